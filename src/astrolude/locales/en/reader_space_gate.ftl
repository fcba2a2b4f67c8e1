### The rules of Space Gate Odyssey for players. docs/writing-the-rules.md says what each message is for.

reader_space_gate = Build a base in space, module by module, and send settlers through its gates to new worlds. Whoever has most influence there leads humanity.

reader_space_gate-goal = Goal
reader_space_gate-aim = What you want
    .text = Have the most influence [sg-influence|influence] when the fifth planet closes. Influence comes from settlers on planets, each of which pays in its own way when it is full, from settlers sent to Hawking, and in the end from what your base shows most.
reader_space_gate-pieces = Who works for you
    .text = Settlers [pc-settler|settler] walk through your base and fly away. Engineers [pc-engineer|engineer] stand in the control rooms of the Odyssey and give you points to act with. A chief [pc-chief|chief engineer] counts twice. Robots [pc-robot|robot] count like engineers but never move.

reader_space_gate-setup = Set-up
reader_space_gate-start = How a game begins
    .text = Three planets are open, each with a gate; two more wait. You begin with a white airlock holding five settlers, add two modules from different piles, and have an engineer in each domain room and a chief in New Modules.

reader_space_gate-turn = Your turn
reader_space_gate-activate = One engineer, one room
    .text = Move one of your engineers to another room. That room is activated: in turn order everybody who has points there uses them, you first. So choose a room where you have much and the others little.
    .figure = A chief in New Modules and an engineer in each domain room: moved to Water, the chief makes it 3 points there.
reader_space_gate-points = Points
    .text = An engineer is 1 point, a chief 2, a robot 1. Each point is one step of the room’s action. You may stop early; what is left is lost.

reader_space_gate-actions = The rooms
reader_space_gate-moving = Water, Wildlife, Energy: moving
    .text = For each point move one settler to a linked module of the room’s domain. Modules are linked where corridors meet. A module holds only so many settlers as it has places. The white airlock belongs to every domain.
reader_space_gate-opening = Opening a module
    .text = The first settler who enters a closed module opens it and goes back to your reserve. An Odyssey module then gives its improvement at once: a new engineer in a room you choose, a suit [pc-suit|suit] that makes an engineer a chief, or a robot in the room it shows.
reader_space_gate-modules = New Modules: building
    .text = For each point take the top module of a pile. Add it to your base so that at least one corridor meets another, or put it under its pile. A pile from which you have built is closed to you for this turn.
reader_space_gate-airlocks = Airlocks: new settlers
    .text = For each point fill one of your open airlocks [sg-airlock|airlock] with settlers from your reserve.
reader_space_gate-reorganising = Laying the base anew
    .text = Who has a reorganisation token may lay the whole base anew once, at a moment of their own: the same modules, other places. It helps a first game.

reader_space_gate-planets = The planets
reader_space_gate-sending = Flying
    .text = After a domain room every full gate module must be emptied. Its settlers go to where the gate of its symbol stands now, one after the other, on free spots that the planet allows. A settler who finds none goes to the reserve.
reader_space_gate-exoplanets = Eight worlds
    .text = Five of them are in each game. Each has its own rule for landing, for closing and for what it pays.
reader_space_gate-closing = Closing a planet
    .text = When its condition is met a planet pays everybody by their settlers there, and leaves the game; the settlers return. Whoever closed it moves its gate to a waiting planet, or to Hawking when none waits.
reader_space_gate-hawking = Hawking
    .text = A settler sent to Hawking is 1 influence at once. Every ten points put a piece into the government: a settler, but for the third and sixth rank one of your engineers, who is then missing in the rooms.

reader_space_gate-scoring = Influence
reader_space_gate-influence = What pays
    .text = Most planets pay for each settler and for being ahead somewhere: a level, a volcano, an island, the largest group of villages on the roads. Look at what each asks before you fly there.
reader_space_gate-predominance = Predominance
    .text = Five tokens stand on spaces worth 7, 4, 2, 1 and 0: water, wildlife, energy, balance and void. Whoever takes certain spots exchanges two neighbours. In the end they decide what bases are paid for.

reader_space_gate-end = End of the game
reader_space_gate-fifth = The fifth planet
    .text = When the fifth planet closes, remaining full gates still send to Hawking, then bases are compared for each predominance token, and corridors that lead into the void [sg-void|void] cost points. Most influence wins.

reader_space_gate-players = Players and options
reader_space_gate-counts = Two to four players
    .text = Planets have two sides, one for fewer and one for more players.
reader_space_gate-options = Options
    .text = A short game, a limit of turns, and a reorganisation token for those who play for the first time.

reader_space_gate-signs = Signs
reader_space_gate-reading = How to read the board
    .text = What is lit can be done now. A grey module is closed. Marks on its edges are corridors; a mark that meets nothing leads into the void.
reader_space_gate-sign-sg-influence = Influence
    .text = Who has most of it wins.
reader_space_gate-sign-sg-gate-sun = Gate: sun
    .text = Sends to where the sun gate stands.
reader_space_gate-sign-sg-gate-door = Gate: door
    .text = Sends to where the door gate stands.
reader_space_gate-sign-sg-gate-ring = Gate: ring
    .text = Sends to where the ring gate stands.
reader_space_gate-sign-sg-water = Water
    .text = A domain and its room.
reader_space_gate-sign-sg-vegetation = Wildlife
    .text = A domain and its room.
reader_space_gate-sign-sg-energy = Energy
    .text = A domain and its room.
reader_space_gate-sign-sg-balance = Balance
    .text = Pays for even bases.
reader_space_gate-sign-sg-void = Void
    .text = A corridor that leads nowhere.
reader_space_gate-sign-sg-airlock = Airlock
    .text = Settlers enter the base here.
reader_space_gate-sign-sg-module = Module
    .text = A square of your base.
reader_space_gate-sign-pc-settler = Settler
    .text = Walks through the base and flies to planets.
reader_space_gate-sign-pc-engineer = Engineer
    .text = 1 point in its room.
reader_space_gate-sign-pc-chief = Chief engineer
    .text = 2 points in its room.
reader_space_gate-sign-pc-suit = Suit
    .text = Makes an engineer a chief.
reader_space_gate-sign-pc-robot = Robot
    .text = 1 point in its room, for good.
reader_space_gate-sign-pc-recruit = Recruit
    .text = A new engineer in a room you choose.

reader_space_gate-figures = Where figures come from
    .text = The rulebook does not print every figure of the components. Some were reconstructed, each with its reasons in the game’s data; whoever owns the box can correct them there.
