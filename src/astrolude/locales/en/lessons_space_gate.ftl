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

## 3. Build
lessons_space_gate-build = Build your base
    .about = The worksite, corridors, putting back
    .goal = Add an airlock and a gate
    .end = Room to grow
    .ending = Two new modules hang on your base. They are closed until a settler enters.
    .know-1 = In New Modules each point takes the top of one pile.
    .know-2 = One corridor of the new module must meet one of yours.
    .know-3 = A pile from which you built is closed to you for this turn.
lessons_space_gate-build-room = Activate New Modules
    .say = Your chief [pc-chief|chief engineer] stands in **New Modules**. Any engineer who joins makes it 3 points: 3 modules to take.
    .hint = Move any of your three engineers to New Modules.
    .wrong-airlock = Airlocks brings settlers, not modules.
lessons_space_gate-build-airlock = Add a second airlock
    .say = Take the **energy airlock** [sg-airlock|airlock]: once it is open, two more settlers can board at a time.

        Turn it as you like, as long as one of its corridors meets one of yours.
    .hint = Touch the pile of energy airlocks, then a place beside your base.
    .wrong-other = That pile holds another kind of module. Take the energy airlock.
    .wrong-small = An airlock, too. Here take the one of energy.
lessons_space_gate-build-under = Put one back
    .say = You need not keep what you take. For one point, take the **wildlife airlock** and put it **under its pile**: the next module comes to light, for you and for the others.
    .hint = Touch the pile of wildlife airlocks, then Put it under its pile.
    .wrong-locked = You built from this pile, so it is closed to you for this turn.
lessons_space_gate-build-gate = Add a gate
    .say = The last point: the **energy gate** with the ring [sg-gate-ring|ring]. It holds four settlers but has only **one corridor**.

        Large modules have few corridors.
    .hint = Touch the pile of energy gates, then a place beside your base.
    .wrong-locked = You built from this pile, so it is closed to you for this turn.
    .wrong-other = Possible in a real game. Here take the energy gate.

## 4. Fly
lessons_space_gate-flight = Through the gate
    .about = Airlocks, full gates, landing
    .goal = Land three settlers on Susskind
    .end = Landed
    .ending = Three settlers stand on Susskind. When it closes they pay 2 influence each.
    .know-1 = In Airlocks each point fills one open airlock from your reserve.
    .know-2 = A full gate module is emptied after everybody has acted.
    .know-3 = A spot with the predominance sign exchanges two neighbouring tokens.
lessons_space_gate-flight-airlock = Fill the airlock
    .say = One settler is left in your airlock. Move an engineer to **Airlocks**: each point there **fills one airlock** [sg-airlock|airlock] from your reserve.
    .hint = Move the engineer from Wildlife to Airlocks, then fill the white airlock.
    .wrong-kind = Only airlocks are filled from the reserve. Here settlers come in by walking.
lessons_space_gate-flight-water = Fill the gate
    .say = Two of three places in your gate are taken. Activate **Water** and move one more settler into it.
    .hint = Move the engineer from Energy to Water, then a settler from the airlock to the east.
    .mark-gate = 2 of 3
lessons_space_gate-flight-launch = Stop here
    .say = The gate is full: **3 of 3**. You have points left, but nothing useful to do with them. What you leave is lost.

        When all have acted, full gates are emptied.
    .hint = Touch That is all.
lessons_space_gate-flight-land = Land on the sign
    .say = The gate shows the sun [sg-gate-sun|sun], so they fly to where that gate stands: **Susskind**.

        Put the first on the lit spot with the **predominance** sign. You then exchange two tokens: bring Energy up from 2 to 4.
    .hint = Touch the lit spot, then exchange the tokens on 4 and 2.
    .wrong-symbol = Your gate shows the sun. That planet has another gate.
lessons_space_gate-flight-rest = Land the others
    .say = On Susskind any free spot will do, and each pays **2** [sg-influence|influence]. Land the other two.
    .hint = Touch the lit spot, twice.

## 5. The crew
lessons_space_gate-crew = Recruits, chiefs, robots
    .about = What Odyssey modules give
    .goal = Open three Odyssey modules
    .end = A stronger crew
    .ending = Three settlers went back to your reserve, and your crew is stronger for the rest of the game.
    .know-1 = A recruit is a new engineer in a room you choose.
    .know-2 = A suit makes one of your engineers a chief: 2 points.
    .know-3 = A robot is 1 point in the room its module names, and never moves.
lessons_space_gate-crew-energy = Activate Energy with 3 points
    .say = Three closed Odyssey modules hang on your airlock, all of **energy**. Each gives something to the settler who opens it.

        From New Modules you can move an engineer or the chief.
    .hint = The chief is worth 2, and an engineer is in Energy already.
    .wrong-two = That makes 2 points, and there are three modules to open. The chief makes it 3.
lessons_space_gate-crew-recruit = Open the recruit
    .say = The module in the south shows a **recruit** [pc-recruit|recruit]. Open it and choose a room for your new engineer.

        Where would one more point help? Your gate is a water module.
    .hint = From the airlock to the south, then a room. Water is a good one.
    .wrong-water = The gate is a water module. Now Energy is activated.
lessons_space_gate-crew-promote = Open the promotion
    .say = The module in the west holds a **suit** [pc-suit|suit]. One of your engineers puts it on and is a **chief** [pc-chief|chief engineer] from now on, in the same room.
    .hint = From the airlock to the west, then a room with an engineer of yours.
    .wrong-water = The gate is a water module. Now Energy is activated.
lessons_space_gate-crew-robot = Open the robot
    .say = The module in the north names a room: a **robot** [pc-robot|robot] for Water. Points you gain now count from the next time on.
    .hint = From the airlock to the north.
    .wrong-water = The gate is a water module. Now Energy is activated.

## 6. Majorities
lessons_space_gate-island = Who is ahead
    .about = Planets that pay the one who has most
    .goal = Take the lead on an island
    .end = Ahead by one
    .ending = Four against three: that island now promises you 7 and 3, and the other player only 3.
    .know-1 = Each planet has its own rule for landing and paying.
    .know-2 = Where a majority pays, one settler more is enough.
    .know-3 = More where you lead already brings nothing.
lessons_space_gate-island-look = Look at Russell
    .say = You are player 2 here, and four of your settlers fly to **Russell**. Each island pays **7** [sg-influence|influence] to whoever has most on it, and **3** to all who are there.

        You have four on each of the first two. On the third the other player has three.
    .mark-russell = three islands
lessons_space_gate-island-choose = Choose an island
    .say = On Russell **all settlers of one module** go to the same island. Where do your four change most?
    .hint = The third island: four of yours against three.
    .wrong-ahead = You lead there with four against none. Four more bring nothing. Look for an island where they change who is ahead.
lessons_space_gate-island-land = Land with an exchange
    .say = One spot of the island has the **predominance** sign. Take it with your first settler and exchange two tokens. The others land by themselves.
    .hint = Touch the spot with the sign, then choose two tokens. Energy is your domain.
    .wrong-plain = An ordinary spot counts as much, but take the one with the sign first: it exchanges two tokens.

## 7. Closing
lessons_space_gate-closing = Close a planet
    .about = The last spot, the pay, the gate moves on
    .goal = Close Bose and send its gate on
    .end = A planet closed
    .ending = Everybody was paid and the settlers came home. Your next settlers with that symbol fly to the new planet.
    .know-1 = A closed planet pays everybody who stands on it, and leaves.
    .know-2 = Whoever closed it chooses where its gate goes.
    .know-3 = When no planet waits, the gate goes to Hawking: 1 influence for each settler.
lessons_space_gate-closing-look = Look at Bose
    .say = **Bose** is a mountain with one spot left: the summit. It pays 1 [sg-influence|influence] for each settler, and 3 for each level where one player has most.

        Whoever takes the summit closes the planet.
    .mark-bose = the summit is free
lessons_space_gate-closing-fill = Use your last point
    .say = Energy is activated, and you have one point left. The ring gate [sg-gate-ring|ring] is full. The sun gate [sg-gate-sun|sun] lacks **one** settler.
    .hint = From the airlock to the east.
    .wrong-closed = A closed gate: the settler would open it and go back to the reserve.
lessons_space_gate-closing-send = Choose which flies first
    .say = Two gates of yours are full. **You choose the order**. The ring leads to Bose, the sun to Planck.

        Close Bose before anything changes.
    .hint = Empty the ring gate.
    .wrong-planck = That one flies to Planck. It will go next; first the ring, to close Bose.
lessons_space_gate-closing-exchange = Exchange two tokens
    .say = One settler took the summit; the other two went back to your reserve. The summit has the predominance sign: exchange two neighbouring tokens.
    .hint = Any pair will do. You have open modules of energy.
lessons_space_gate-closing-gate = Move the gate
    .say = Bose paid you **13** and the other **17** [sg-influence|influence]. Now **you** decide which waiting planet its gate opens.
    .hint = Susskind pays 2 for each settler. Turing is a canal where each walks from one end.

## 8. Strong rooms
lessons_space_gate-strong = Where you are strong
    .about = Playing well: rooms that help only you
    .goal = Activate a room in which only you act
    .end = All for you
    .ending = Six settlers of yours are on Susskind, and the other player did nothing on your turn.
    .know-1 = Every activation helps all who have points there.
    .know-2 = The best room is one where you have many points and the others none.
    .know-3 = Gather your crew in the domain of your gates.
lessons_space_gate-strong-look = Compare the rooms
    .say = In **Water** you have 5 points and the other player none. In **Energy** it is the other way round: they have 2, you none.

        Whatever you activate, they act there too.
    .mark-yours = 5 to 0
    .mark-theirs = 0 to 2
lessons_space_gate-strong-room = Choose the room
    .say = Your engineer in Airlocks can go to any of the four other rooms. Which helps **you** and nobody else?
    .hint = You have 5 points in Water already, and the other player none.
    .wrong-nothing = You would have 1 point there and no use for it now, and the other player would act as well.
    .wrong-more = You would take 1 module, the other player 2. You would work for them.
lessons_space_gate-strong-fill = Fill the gate
    .say = **6 points**, all yours. Three fill the gate again.
    .hint = Three times from the airlock to the east.
lessons_space_gate-strong-land = Land on Susskind
    .say = Leave the other points and land your three settlers: **6** [sg-influence|influence] more once Susskind closes.
    .hint = Touch That is all, then the lit spots.

## 9. Corridors
lessons_space_gate-loop = Close your corridors
    .about = Playing well: the void costs points
    .goal = Leave one corridor on the void
    .end = Almost airtight
    .ending = From five corridors on the void to one: four influence saved at the end. Keep one, or nothing can be added any more.
    .know-1 = At the end each corridor on the void costs 1 influence.
    .know-2 = A module laid into a corner closes two corridors at once.
    .know-3 = Without a corridor on the void your base cannot grow.
lessons_space_gate-loop-room = Activate New Modules
    .say = Your base has **five** corridors that lead into the void [sg-void|void]. At the end each costs **1** [sg-influence|influence]. New Modules can close them.
    .hint = Move the engineer from Wildlife to New Modules.
lessons_space_gate-loop-corner = Lay a corner
    .say = Between your two modules there is a corner: **two corridors** lead to the same empty place. Take the wildlife Odyssey module, whose two corridors form an angle, and turn it so that **both** meet.
    .hint = North of the gate, turned twice.
    .wrong-open = There it would meet one corridor and open another: still five on the void. Look for the corner north of the gate.
    .wrong-half = The right place, but turned so that only one corridor meets. Turn it until both do.
    .wrong-other = Take the wildlife Odyssey module: its two corridors form an angle.
lessons_space_gate-loop-ends = Add two dead ends
    .say = Three are left. A module with a **single corridor** closes one and opens none. Two piles show such modules: the energy gate and the wildlife airlock. Add both.
    .hint = Take the energy gate, lay it; take the wildlife airlock, lay it.
    .wrong-many = The module on that pile has more corridors, or the pile is closed to you for this turn.

## 10. The end
lessons_space_gate-end = The fifth planet
    .about = The last closing, predominance, the void
    .goal = Close Russell and win
    .end = From behind
    .ending = Russell paid you 30. The other player gained 9 by predominance but lost 5 to the void, you only 2: 73 to 68.
    .know-1 = The fifth closing ends the game at once.
    .know-2 = Then predominance pays whoever has most open modules of a domain.
    .know-3 = Last, each corridor on the void costs 1.
lessons_space_gate-end-look = Look at the last planet
    .say = You are player 2, with **45** against **61** [sg-influence|influence]. Only Russell is open, and you lead on all three islands: **30** for you.

        It closes when each island holds seven. The second has four.
    .mark-russell = island 2: four of seven
lessons_space_gate-end-energy = Activate Energy
    .say = Your energy gate with the door [sg-gate-door|door] holds one of four. Three more settlers fill it.
    .hint = Move the engineer from Airlocks to Energy.
lessons_space_gate-end-fill = Fill the gate
    .say = You have **4 points**. Move three settlers from the airlock into the gate.
    .hint = Three times from the airlock to the west.
lessons_space_gate-end-launch = Stop here
    .say = The gate is full. The other player may act in Energy as well, then your settlers fly.
    .hint = Touch That is all.
lessons_space_gate-end-close = Close Russell
    .say = All four go to one island. Choose the one that **closes** the planet.
    .hint = The second island: four and four make eight.
    .wrong-full = That island holds seven already. The second lacks three.

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
lessons_space_gate-quiz-pay = When and how does a planet pay?
    .a = When it closes, by a rule of its own
    .b = At the end of every turn, 1 for each settler
    .c = Only at the end of the game
    .why = Each planet has its own rule for landing and paying, and pays once: when it closes.
lessons_space_gate-quiz-room = Which room is best to activate?
    .a = One where the others have many points as well
    .b = One where you have many points and the others few
    .c = Always New Modules
    .why = Everybody with points in the room acts. The best one helps you much and the others little.
lessons_space_gate-quiz-attach = When may a module be added to a base?
    .a = When all its corridors meet others.
    .b = When it has the same domain as its neighbour.
    .c = When at least one of its corridors meets one of the base.
    .why = One link is enough. Domains do not matter.
lessons_space_gate-quiz-full = A gate for 3 holds 2 settlers. What happens after all have acted?
    .a = Nothing: they wait for a third.
    .b = The two fly.
    .c = They go back to the reserve.
    .why = Only full gates are emptied. Settlers in others stay.
lessons_space_gate-quiz-last = When does the game end?
    .a = After ten turns each
    .b = When the fifth planet closes
    .c = When a reserve is empty
    .why = The fifth closing ends it; then predominance pays, and the void costs.
lessons_space_gate-quiz-promotion = What does a promotion do?
    .a = It brings a new engineer.
    .b = It lets a robot move.
    .c = It makes an engineer a chief in the same room.
    .why = The engineer puts on a suit and is worth 2 points.
lessons_space_gate-quiz-gate = A planet closes and two others wait. Where does its gate go?
    .a = To a waiting planet that the closing player chooses.
    .b = To Hawking.
    .c = It leaves the game.
    .why = Whoever closed it chooses. Hawking comes when none waits.
lessons_space_gate-quiz-void = What does a corridor on the void cost at the end?
    .a = Nothing
    .b = 1 influence
    .c = 2 influence
    .why = One for each, on open and closed modules alike, the white airlock included.
