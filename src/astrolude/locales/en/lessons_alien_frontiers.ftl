### The course of Alien Frontiers. docs/writing-a-lesson.md says what each message is for.

lessons_alien_frontiers = Short lessons on a real board. You play from the first.
    .about = Dice are ships: send them to stations, land colonies, hold the planet.

## 1. Dock a ship
lessons_alien_frontiers-dock = Dock a ship
    .about = The aim, your fleet, fuel
    .goal = Gain 3 fuel
    .end = Well docked
    .ending = The ship stays at its port until your next turn. The fuel is yours at once.
    .gain = +3 fuel
    .know-1 = Your dice are ships. Each works at one station a turn.
    .know-2 = At the Solar Converter a ship brings half its number in fuel, rounded up.
    .know-3 = Colonies on the planet are points. Fuel and ore pay for them.
lessons_alien_frontiers-dock-goal = See what the game is about
    .say = You want **colonies** on this planet: each is 1 point. Whoever has the most in a territory controls it, which is 1 point more and a power of its own.

        Whoever lands the last of their own colonies ends the game. The most points win.
    .mark-land = territories
lessons_alien_frontiers-dock-sun = Dock at the Solar Converter
    .say = Your dice are your **fleet**. Each docks at a station and works there.

        The Solar Converter takes any ship. The higher the number, the more fuel it brings: a 5 brings **3** [res-fuel|fuel].
    .hint = The 5 brings most. Touch it, then the Solar Converter.
    .wrong-pair = Two ships of the same number dock there together, and your three numbers differ.
    .wrong-three = Three ships dock there together: equal ones at the Constructor, a run such as 3-4-5 at the Outpost.
    .wrong-six = Only a 6 terraforms, and it takes fuel and ore. You will do that in the last lesson.
    .wrong-mine = The Lunar Mine gives ore. It is the next lesson; here the fuel tanks are empty.
    .wrong-later = That station has a lesson of its own. Fuel first.
    .wrong-planet = A territory takes colonies, not ships. Ships dock at the stations around the planet.

## 2. A whole turn
lessons_alien_frontiers-turn = A whole turn
    .about = Dock every ship, end the turn, roll again
    .goal = Play one turn to its end
    .end = Round the table
    .ending = That is the rhythm of the game: roll, dock every ship, end the turn.
    .know-1 = Every ship that can dock must dock before the turn ends.
    .know-2 = The Lunar Mine gives 1 ore, to a ship at least as high as all that stand there.
    .know-3 = Ships come back at your next turn and are rolled anew. Goods stay, up to eight in all.
lessons_alien_frontiers-turn-all = Dock all three ships
    .say = You may end your turn only when **no ship can dock** any more. So use all three.

        The Lunar Mine [res-mineral|ore] takes a ship that is no lower than those already there: dock the low one first.
    .hint = The 4 at the Lunar Mine, then the 5 beside it. The 2 is good enough for the Sun.
    .wrong-equal = Ships of equal number dock there together, and yours are 2, 4 and 5.
    .wrong-planet = No colony is ready yet. Dock your ships at the lit stations.
lessons_alien_frontiers-turn-end = End your turn
    .say = All ships are at work: now the turn can end. Your opponent rolls and docks as you did.
    .hint = Touch End turn, then Confirm.
lessons_alien_frontiers-turn-again = See your new roll
    .say = Your opponent has played. Your ships left their ports and were **rolled again**: a new turn, new chances.

        Fuel and ore are kept, but at the end of a turn no more than eight of them in all.

## Ten questions
lessons_alien_frontiers-quiz-solar = A ship showing 5 docks at the Solar Converter. How much fuel does it bring?
    .a = 1
    .b = 2
    .c = 3
    .why = Half of 5, rounded up.
lessons_alien_frontiers-quiz-all-ships = When may you end your turn?
    .a = Whenever you like
    .b = When no ship of yours can dock any more
    .c = After docking three ships
    .why = As long as one ship, pair, triple or run could dock somewhere, you have to dock it.
