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

## 3. Ore and trade
lessons_alien_frontiers-ore = Ore and trade
    .about = The Lunar Mine, the Orbital Market
    .goal = Hold 3 ore
    .end = A full hold
    .ending = Fuel turned into ore without a single ship at the mine. The right to trade ends with your turn.
    .gain = 3 fuel for 1 ore
    .know-1 = The Lunar Mine gives 1 ore to a ship no lower than those that stand there.
    .know-2 = A pair at the Orbital Market lets you buy ore until your turn ends.
    .know-3 = The price is the pair’s number in fuel: low pairs trade best.
lessons_alien_frontiers-ore-mine = Dock the 5 at the Lunar Mine
    .say = Colonies and ships cost **ore** [res-mineral|ore]. The Lunar Mine gives one for each ship.

        Your single 5 goes there; the pair of 3 has better things to do.
    .hint = Touch the 5, then the Lunar Mine at the right.
    .mark-mine = 1 ore a ship
    .wrong-market = That is the next step. First the ship that has no twin.
    .wrong-yard = The Shipyard wants a pair, fuel and ore. You have no ore yet.
    .wrong-low = A 3 could mine as well, but then the pair is broken. Keep both for the Market.
    .wrong-planet = Nothing lands yet. First gather ore.
lessons_alien_frontiers-ore-market = Dock the pair at the Orbital Market
    .say = Two ships of the **same number** open the Orbital Market. Your 3s do: from now on you pay **3** [res-fuel|fuel] for **1** [res-mineral|ore].
    .hint = Touch a 3, then the Orbital Market at the top.
    .wrong-lower = A 5 stands at the mine now: a 3 is too low for it.
    .wrong-yard = A new ship costs ore that you still want to gather.
lessons_alien_frontiers-ore-trade = Trade twice
    .say = You may trade as often as you like before your turn ends. Six [res-fuel|fuel] buy two [res-mineral|ore].
    .hint = Touch Buy 1 ore and confirm; then once more.

## 4. A fourth ship
lessons_alien_frontiers-fleet = A fourth ship
    .about = The Shipyard, and why it comes early
    .goal = Roll four dice
    .end = A larger fleet
    .ending = From now on you roll one die more, every turn. That is why good players build early.
    .know-1 = A pair at the Shipyard builds a ship: the fourth for 1 fuel and 1 ore, the next ones for more.
    .know-2 = The new ship waits in the bay and is rolled from your next turn on.
    .know-3 = What helps every turn is worth more the earlier it comes.
lessons_alien_frontiers-fleet-build = Use the pair of 5 well
    .say = You hold **1** [res-fuel|fuel] and **1** [res-mineral|ore], and rolled a pair. Three stations would take it.

        The game is young. What will you still have of it in five turns?
    .hint = A ship works in every turn to come. The Shipyard builds one.
    .wrong-trade = A market at 5 fuel for 1 ore is dear, and the right is gone when the turn ends. The pair can do more.
    .wrong-fuel = 3 fuel for one ship is fine, but the pair would be broken, and pairs do not come every turn.
    .wrong-single = The 3 has no twin. It comes later.
    .wrong-planet = Colonies need more ore. First the means, then the points.
lessons_alien_frontiers-fleet-rest = Dock the 3 and end your turn
    .say = The new ship stands in the **Maintenance Bay** and rests this turn. One ship is left to dock; then your opponent plays.
    .hint = Dock the 3 at a lit station, then touch End turn.
    .wrong-bay = Ships in the bay do nothing now. They are rolled at your next turn.
lessons_alien_frontiers-fleet-four = See your four dice
    .say = Four dice: one ship more for every turn that follows, and a better chance of pairs and triples.

## 5. Land a colony
lessons_alien_frontiers-colony = Land a colony
    .about = The Colony Constructor, a territory, its power
    .goal = Score 2 points
    .end = First footing
    .ending = One landing, two points: the colony itself, and control of a territory where nobody else has as many.
    .know-1 = Three equal ships and 3 ore land a colony at once.
    .know-2 = Each colony on the planet is 1 point, each territory you control 1 more.
    .know-3 = While you control a territory, its power is yours.
lessons_alien_frontiers-colony-build = Dock three 5s at the Constructor
    .say = Three ships of the **same number** and **3** [res-mineral|ore] build a colony [af-colony|colony] at the Colony Constructor. You rolled just that.
    .hint = Touch a 5, then the Colony Constructor at the lower right.
    .wrong-spread = Each 5 alone brings fuel, ore or a card. Three equal ones are rare: use them together.
    .wrong-run = The Outpost wants a run such as 3-4-5. Yours are equal.
    .wrong-first = The colony is built first; then you choose where it lands.
lessons_alien_frontiers-colony-land = Choose a territory
    .say = Any territory will do: all are empty, so you will **control** the one you choose. The sign under its name is the power you get.

        Lem Badlands: 1 [res-fuel|fuel] more at the Sun. Heinlein Plains: trade at 1 [res-fuel|fuel].
    .hint = Heinlein Plains and Lem Badlands help every turn. Touch one.
    .wrong-station = The colony is on its way down: choose a territory on the planet.
lessons_alien_frontiers-colony-points = See your points
    .say = You have **2 points**: 1 for the colony, 1 for control. Points are counted anew at every moment; they can be lost again.

## 6. Seven steps
lessons_alien_frontiers-hub = Seven steps to a colony
    .about = The Colonist Hub and the launch
    .goal = Launch a colony from the hub
    .end = Lift-off
    .ending = Slow, but any number will do: the hub is where ships go that fit nowhere else.
    .know-1 = Each ship at the hub, whatever its number, moves your colony one circle.
    .know-2 = On the seventh circle it may be launched in any of your turns, for 1 fuel and 1 ore.
    .know-3 = The track holds three ships a turn, and what was reached is never lost.
lessons_alien_frontiers-hub-advance = Move the colony to the last circle
    .say = Your colony stands on the **fourth** of seven circles. Each ship you dock here moves it by one. Three ships, three circles.
    .hint = Dock all three ships at the Colonist Hub, in any order.
    .mark-track = your track
    .wrong-triple = The Constructor needs three equal ships. At the hub any three will do.
    .wrong-goods = Goods you have enough for a launch: 1 fuel and 1 ore. Move the colony.
    .wrong-wait = The colony is not ready. It lands from the seventh circle.
lessons_alien_frontiers-hub-launch = Launch it
    .say = It is ready. A launch takes **1** [res-fuel|fuel] and **1** [res-mineral|ore] and no ship. It could also wait for a later turn.
    .hint = Touch Launch the colony, then Confirm.
    .wrong-pay = First launch, then choose where it lands.
lessons_alien_frontiers-hub-land = Choose where it lands
    .say = Asimov Crater is fitting: whoever controls it moves **two** circles with the first ship at the hub each turn.
    .hint = Touch Asimov Crater, or any other territory.

## 7. Alien technology
lessons_alien_frontiers-cards = Alien technology
    .about = The Alien Artifact, claiming and using a card
    .goal = Claim a card and use it
    .end = In alien hands no more
    .ending = A card works turn after turn. Most have a second power for which they are thrown away.
    .know-1 = Ships at the Artifact that add up to 8 or more claim one of the three cards on show.
    .know-2 = Most cards cost a little fuel to use, once a turn each.
    .know-3 = Alien City and Alien Monument are worth 1 point each for whoever owns them.
lessons_alien_frontiers-cards-look = Send 8 or more to the Artifact
    .say = Three cards [af-tech|cards] lie open. Ships at the Alien Artifact whose numbers add up to **8 or more** claim one of them. A 6 and a 3 are enough.
    .hint = Dock the 6 and the 3 at the Alien Artifact, top right.
    .mark-eight = 8 or more
    .wrong-card = To claim a card you first need 8 at the Artifact.
    .wrong-elsewhere = A fine use of a ship, but this turn the cards are yours.
lessons_alien_frontiers-cards-claim = Claim the Booster Pod
    .say = Touch a card to read it. The **Booster Pod** raises one ship by 1 for 1 [res-fuel|fuel]: take it.
    .hint = The Booster Pod is one of the three cards beside the draw pile.
    .wrong-other = A good card, too. For this lesson take the Booster Pod: it is used at once.
lessons_alien_frontiers-cards-use = Raise your 1 to a 2
    .say = A card may be used in the turn in which it was claimed. Your last ship shows 1: pay **1** [res-fuel|fuel] and it shows 2.
    .hint = Touch the Booster Pod, then the 1.
    .wrong-first = First raise the ship; it can dock afterwards.
lessons_alien_frontiers-cards-after = See what it did
    .say = The 2 could now join another 2 in a pair, or be high enough for the mine. The card stays with you and works again next turn.

## 8. The raid
lessons_alien_frontiers-raid = The raid
    .about = A run at the Raiders’ Outpost
    .goal = Steal 4 goods
    .end = Safely away
    .ending = Your run stays at the Outpost: the next raider needs a higher one.
    .gain = 4 goods
    .know-1 = Three ships in a row, such as 3-4-5, may raid.
    .know-2 = A raid takes up to 4 fuel and ore from others, or one of their cards.
    .know-3 = A run is driven out only by one with a higher sum.
lessons_alien_frontiers-raid-run = Dock 3-4-5 at the Outpost
    .say = You rolled a **run**: 3, 4 and 5. At the Raiders’ Outpost it lets you steal, and Tycho, your opponent, has 3 fuel [res-fuel|fuel] and 2 ore [res-mineral|ore].
    .hint = Touch the Raiders’ Outpost at the right.
    .wrong-one = One by one they bring a little. As a run they bring four goods.
    .wrong-equal = Equal ships dock there. Yours follow each other.
lessons_alien_frontiers-raid-fuel = Take 2 fuel
    .say = A raid takes up to **4** in all, fuel [res-fuel|fuel] and ore [res-mineral|ore] as you like, or one card instead. Fuel is counted first: take two.
    .hint = Touch Steal 1 fuel, then once more.
    .wrong-card = A card would be worth it at times. Here take the goods: you need them more.
    .wrong-nothing = Nobody forces you to steal. But you came for it.
lessons_alien_frontiers-raid-ore = Take 2 ore
    .say = Two more. Ore [res-mineral|ore] is harder to come by, and your opponent has just two.
    .hint = Touch Steal 1 ore, then once more.
    .wrong-stop = You may stop early, but here take all four.
lessons_alien_frontiers-raid-after = See what remains
    .say = Four goods are yours, and one is left to your opponent. What you hold can be stolen as well: spend rather than hoard.

## 9. One colony more
lessons_alien_frontiers-control = One colony more
    .about = Ties, majorities, and where a colony counts most
    .goal = Land where it counts most
    .end = Well chosen
    .ending = You were behind by a point and lead by one, and the Sun gives you more fuel from now on.
    .gain = +2 points, +1 fuel a ship
    .know-1 = A tie is nobody’s: neither point nor power for anyone.
    .know-2 = Breaking a tie gives you both; your opponent needs two colonies to turn it round.
    .know-3 = A power taken early pays back every turn.
lessons_alien_frontiers-control-count = Count with me
    .say = You have **3** points, your opponent **4**. In Lem Badlands you stand 1 to 1: a **tie**, so nobody controls it.

        In Bradbury Plateau the opponent has two colonies.
    .mark-tie = 1 to 1
    .mark-lost = 0 to 2
lessons_alien_frontiers-control-launch = Launch your colony
    .say = A colony waits on your seventh circle, and you have the 1 [res-fuel|fuel] and 1 [res-mineral|ore] that it takes.
    .hint = Touch Launch the colony, then Confirm.
lessons_alien_frontiers-control-land = Land it where it counts most
    .say = Where does this one colony do most? Think of the point for control, of the power, and of how easily it can be taken from you.
    .hint = A tie is waiting to be broken, and its power is fuel.
    .wrong-far = 1 to 2: your opponent would still control it. One point for the colony, nothing more.
    .wrong-mine = You control that one already. A second colony is safer, but brings 1 point instead of 2.
    .wrong-lone = That is 2 points as well. But a lone colony is tied by the very next one that lands there; in a broken tie your opponent needs two.
lessons_alien_frontiers-control-bonus = Use your new power
    .say = Control works at once. With Lem Badlands each ship at the Sun brings **1** [res-fuel|fuel] more: your 5 brings 4.
    .hint = Dock the 5 at the Solar Converter.

## 10. The last colony
lessons_alien_frontiers-end = The last colony
    .about = Terraforming, and how the game ends
    .goal = End the game as the winner
    .end = The game is yours
    .ending = The moment your last colony lands, it is over: nobody plays another turn, and points are counted as they stand.
    .know-1 = A 6, with 1 fuel and 1 ore, lands a colony at once; that ship is lost afterwards.
    .know-2 = The game ends when somebody lands the last of their colonies.
    .know-3 = Whoever ends it need not win: look at the points before you land.
lessons_alien_frontiers-end-count = Look at the points
    .say = You have **11** points, your opponent **8**, and a single colony is left to you. If you land it now, the game ends and you win.
lessons_alien_frontiers-end-terraform = Dock the 6 at the Terraforming Station
    .say = The shortest way to a colony: one ship showing **6**, **1** [res-fuel|fuel] and **1** [res-mineral|ore]. The price is the ship itself: it leaves your fleet.
    .hint = Touch the 6, then the Terraforming Station.
    .mark-six = only a 6
    .wrong-value = Only a 6 terraforms.
    .wrong-triple = The Constructor wants three equal ships and 3 ore.
    .wrong-first = The colony needs a way down: the Terraforming Station.
lessons_alien_frontiers-end-land = Land your last colony
    .say = Choose its territory. Every way you win; Burroughs Desert would bring a point for control as well.
    .hint = Touch Burroughs Desert, in the middle.

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
lessons_alien_frontiers-quiz-landing = What does the Colony Constructor ask for?
    .a = Three ships of the same number and 3 ore
    .b = Three ships in a row and 3 fuel
    .c = A pair of ships and 3 ore
    .why = Three equal ships and 3 ore land a colony at once, on any territory.
lessons_alien_frontiers-quiz-claim = How do you get one of the open tech cards?
    .a = By paying 3 fuel
    .b = With ships at the Alien Artifact that add up to 8 or more
    .c = By landing a colony
    .why = The numbers of your ships there are added: from 8 on you may take a card of a kind that you do not have.
lessons_alien_frontiers-quiz-trade = You dock a pair of 2 at the Orbital Market. What does one ore cost this turn?
    .a = 1 fuel
    .b = 4 fuel
    .c = 2 fuel
    .why = The number of one ship of the pair, as often as you like before the turn ends.
lessons_alien_frontiers-quiz-ship = You build a ship. When do you roll it?
    .a = From your next turn on
    .b = At once
    .c = In two turns
    .why = It goes to the Maintenance Bay and is gathered with the others when your next turn starts.
lessons_alien_frontiers-quiz-hub = Your colony stands on the seventh circle of the hub. What does it take to launch it?
    .a = A ship and 1 fuel
    .b = 3 ore
    .c = 1 fuel and 1 ore
    .why = No ship is needed, and it may wait as many turns as you like.
lessons_alien_frontiers-quiz-raid = The run 2-3-4 stands at the Raiders’ Outpost. Which run may drive it out?
    .a = 1-2-3
    .b = 3-4-5
    .c = Another 2-3-4
    .why = The sum has to be higher than that of the ships which stand there.
lessons_alien_frontiers-quiz-tie = Two players have two colonies each in a territory. Who controls it?
    .a = Whoever came first
    .b = Both
    .c = Nobody
    .why = Control needs strictly more colonies than any other player has.
lessons_alien_frontiers-quiz-end = When does the game end?
    .a = At the moment somebody lands their last colony
    .b = At the end of that round
    .c = When somebody has 12 points
    .why = At once, in the middle of a turn; then the points are compared.
