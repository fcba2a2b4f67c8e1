### The course of Space Gate Odyssey. docs/writing-a-lesson.md says what each message is for.

lessons_space_gate = Short lessons on a real board. You play from the first.
    .about = Build a base, lead settlers to its gates, and win influence on five planets.

## 1. The goal and your base
lessons_space_gate-base = The goal and your base
    .about = Influence, planets, your first modules
    .goal = Add two modules to your base
    .end = A base in orbit
    .ending = Your five settlers have somewhere to go: a gate to the east of the airlock, and a module that will help you on the Odyssey.
    .know-1 = The most influence wins. Most of it comes from settlers on planets.
    .know-2 = A gate module sends to the planet where the gate of its symbol stands.
    .know-3 = Modules are attached corridor to corridor, and begin closed.
lessons_space_gate-base-aim = See what it is about
    .say = Three planets are open, each with a **gate** on it; two more wait. Settlers [pc-settler|settler] who land there bring influence [sg-influence|influence].

        When the **fifth planet** closes, the game ends and the most influence wins.
    .mark-planet = the sun gate
lessons_space_gate-base-gate = Take a gate and attach it
    .say = Your base begins with a white airlock and five settlers. Take the water gate with the **sun** [sg-gate-sun|sun]: it sends to Susskind, which pays 2 [sg-influence|influence] for each settler.

        Then choose where it goes: one of its corridors must meet one of yours.
    .hint = Touch the pile of water gates, then a place beside the airlock.
    .wrong-symbol = A gate, too, but with another symbol: it sends to another planet. Susskind has the sun.
    .wrong-later = Not a gate. First a gate, so that your settlers can leave; the second module may be of this kind.
lessons_space_gate-base-odyssey = Attach a second module
    .say = The second comes from **another pile**. This Odyssey module gives you a robot [pc-robot|robot] in the Water room once a settler opens it.

        It may hang on the airlock or on the gate.
    .hint = Touch the pile of energy Odyssey modules, then a place beside your base.
    .wrong-same = You have built from this pile already. Your second module comes from another one.
    .wrong-other = A possible choice in a real game. Here take the Odyssey module of energy.

## 2. One engineer, one room
lessons_space_gate-turn = One engineer, one room
    .about = A turn, points, and everybody follows
    .goal = Activate Water and open two modules
    .end = All hands at work
    .ending = A turn is one engineer moved. What you can do with it depends on who stands in the room already.
    .know-1 = An engineer is 1 point, a chief 2, a robot 1.
    .know-2 = Everybody with points in the activated room acts, the active player first.
    .know-3 = The first settler in a closed module opens it and goes back to the reserve.
lessons_space_gate-turn-rooms = Look at the Odyssey
    .say = The Odyssey has five control rooms. You have an engineer [pc-engineer|engineer] in Water, Wildlife and Energy, and a **chief** [pc-chief|chief engineer] in New Modules.

        On your turn you move one of them to **another room**. That room is activated.
    .mark-chief = your chief
    .mark-water = your engineer
lessons_space_gate-turn-activate = Activate Water with 3 points
    .say = Your gate is a water module, so settlers enter it when **Water** is activated. An engineer is 1 point, a chief 2, and those already there count.

        One of your four pieces makes it 3 points.
    .hint = Move the chief from New Modules to Water: 2 points, and 1 for the engineer there.
    .wrong-engineer = That makes 2 points in Water. The chief makes 3: 2 for the chief, 1 for the engineer there.
    .wrong-airlock = Airlocks fills your airlocks from the reserve. Yours is full.
lessons_space_gate-turn-move = Move settlers to the gate
    .say = Each point moves one settler through a corridor into a module of **water**.

        The gate is closed. The first settler who enters **opens** it and goes back to your reserve. The others stay in it.
    .hint = Three times from the airlock to the gate in the east.
    .wrong-energy = That is an energy module: it can be entered when Energy is activated.
lessons_space_gate-turn-follow = Act on the other’s turn
    .say = Player 2 has activated **Energy** and moved two settlers. You have an engineer there too, so you act as well: **1 point**.

        Send a settler into your Odyssey module.
    .hint = From the airlock to the north.
    .mark-energy = activated
    .wrong-water = The gate is a water module, and Energy is activated now.
lessons_space_gate-turn-robot = See what it gave you
    .say = The module opened and gave its **improvement** at once: a robot [pc-robot|robot] in Water. It counts 1 point there for the rest of the game and never moves.
    .mark-robot = +1 point

## Questions
lessons_space_gate-quiz-win = Who wins?
    .a = Whoever closes the fifth planet.
    .b = Whoever has the most influence at the end.
    .c = Whoever has the largest base.
    .why = Influence decides. Only in a tie do open modules count.
lessons_space_gate-quiz-follow = You activate a room. Who acts there?
    .a = Only you.
    .b = You, and then the next player.
    .c = Everybody with points in that room, you first.
    .why = Each player with points in the room uses them, in turn order from the active player.
lessons_space_gate-quiz-open = What happens to the first settler who enters a closed module?
    .a = They open it and go back to the reserve.
    .b = They open it and stay in it.
    .c = They wait in front of it.
    .why = Opening costs the way of one settler; the module is then open and empty.
