### The rules of Alien Frontiers for players. docs/writing-the-rules.md says what each message is for.

reader_alien_frontiers = Your dice are ships. Dock them at stations around a planet, build colonies, and hold its territories when the last colony lands.

reader_alien_frontiers-goal = Goal
reader_alien_frontiers-aim = What you want
    .text = Have the most points [res-vp|points] when somebody lands the last of their colonies. A colony on the planet is 1 point, and so is every territory that you control.

        Points are never spent, but they can be lost: whoever has more colonies in a territory takes it over, with its point and its power.
reader_alien_frontiers-pieces = Ships, goods, colonies
    .text = A **ship** is a die. Its number says where it can work this turn. You begin with three and can build up to six.

        With **fuel** [res-fuel|fuel] and **ore** [res-mineral|ore] you pay for ships, colonies and powers. A **colony** [af-colony|colony] waits in your reserve or on the Colonist Hub until it lands on a territory, where it stays unless a card moves it.

reader_alien_frontiers-setup = Set-up
reader_alien_frontiers-start = How a game begins
    .text = Three tech cards lie open, and everybody gets one. The planet is empty. The first player is drawn. In turn order you begin with, for two: nothing, 1 [res-fuel|fuel]; for three: 1 fuel, 1 fuel, 1 [res-mineral|ore]; for four: nothing, 1 fuel, 1 ore, 1 of each. In the international edition the first of three gets nothing.

        With fewer than four players some ports are blocked for the whole game. Nobody can use or free them.

reader_alien_frontiers-turn = Your turn
reader_alien_frontiers-roll = Gather and roll
    .text = All your ships come back from the stations and are rolled. This happens by itself. A ship that terraformed does not come back.
reader_alien_frontiers-main = Dock your ships
    .text = Dock ships one after the other, in any order. A station asks for certain numbers and a free port, sometimes for a price. What it gives you get at once.

        Between two docks you may use cards, trade, launch a colony that is ready, or buy the Relic Ship. Ships of others keep their ports: come early or choose another station.
reader_alien_frontiers-groups = Pairs and threes
    .text = Some stations take two or three ships together. They need an empty group of ports, side by side. A group that is partly full is closed to everybody until it is empty; only raiders may drive others away.
reader_alien_frontiers-ending = Ending the turn
    .text = You end your turn when none of your ships can dock any more. As long as one can, it must, even if it costs something. Ships that find no place go to the Maintenance Bay [af-wrench|maintenance] and come back next turn.
reader_alien_frontiers-limit = Eight goods
    .text = At the end of your turn you keep at most eight fuel and ore together. You choose what goes back. During your turn there is no limit.

reader_alien_frontiers-actions = The stations
reader_alien_frontiers-stations = Nine places to work
    .text = A station is used by docking at it. You may use the same one several times in a turn while ports last.
    .figure = The stations lie around the planet, which is divided into territories.
reader_alien_frontiers-market = Trading
    .text = A pair at the Orbital Market lets you trade for the rest of your turn, as often as you like: as much fuel as one of the two ships shows, for 1 ore. Low pairs trade best.
reader_alien_frontiers-hub = Launching from the hub
    .text = Each ship at the Colonist Hub moves your colony one circle. It is slow but free, and takes any number. On the seventh circle the colony is ready: launch it in any of your turns for 1 [res-fuel|fuel] and 1 [res-mineral|ore].

        While it waits there, no ship can dock on your track. After the launch the next ship begins a new colony.
reader_alien_frontiers-excess = A step too many
    .text = With the bonus of Asimov Crater a colony may reach the seventh circle with a step left over. If you can pay for the launch, it is launched at once and the step begins the next colony. If not, the step is lost.
reader_alien_frontiers-terraforming = Terraforming
    .text = A single 6 with 1 [res-fuel|fuel] and 1 [res-mineral|ore] lands a colony at once. But the ship is lost, and you may do it only if three ships remain.
reader_alien_frontiers-artifact = Taking tech cards
    .text = Every ship at the Alien Artifact lets you replace the three open cards once, this turn. Ships that add up to 8 or more let you take one open card [af-tech|tech card] of a kind that you do not have.

        A ship counts for one card only, and numbers beyond 8 are lost. With ships for 16 you may take two.
reader_alien_frontiers-raid = Raiding
    .text = Three ships in a row, such as 3-4-5, dock at the Raiders’ Outpost. If others are there, your sum must be higher than theirs; they go to the Maintenance Bay.

        Then steal up to four fuel and ore from whomever you like, in any mix, or one tech card, or nothing. A card that you have already is thrown away. The Holographic Decoy protects its owner.

reader_alien_frontiers-planet = The planet
reader_alien_frontiers-landing = Landing a colony
    .text = Constructor, hub and terraforming all end the same way: put a colony on any territory, yours or not, unless the Repulsor Field lies there.
reader_alien_frontiers-control = Control
    .text = Whoever has more colonies in a territory than each other player controls it: 1 point and its bonus. In a tie nobody controls it, not even who did before.
    .figure = One colony each in Lem Badlands: nobody controls it. Two to none in Bradbury Plateau: it has a master.
reader_alien_frontiers-bonuses = What territories give
    .text = A bonus works from the moment you control its territory, for what comes after.
reader_alien_frontiers-relic = The Relic Ship
    .text = Whoever controls Burroughs Desert may buy the Relic Ship [af-relic|relic ship] for 1 [res-fuel|fuel] and 1 [res-mineral|ore]. It flies like one of your own from your next turn on, and goes back when you lose the desert.
reader_alien_frontiers-fields = Fields
    .text = Three fields can lie on territories. Cards place, move and remove them.

reader_alien_frontiers-cards = Tech cards
reader_alien_frontiers-powers = Using a card
    .text = Most cards have two powers. The first costs fuel and can be used once a turn. The second discards the card; you may do that once a turn, with a card whose first power you have not used this turn. A card works from the moment you get it. Nobody has the same kind twice.
reader_alien_frontiers-dice-cards = Cards that change dice
    .text = They change ships that are rolled and not yet docked.
reader_alien_frontiers-other-cards = Other cards
    .text = Some work by themselves, some reach ships that are docked. No card reaches a ship in the Maintenance Bay.
reader_alien_frontiers-discards = Discarding a card
    .text = The second power is strong and used up: it places or removes a field, moves or swaps colonies, destroys a ship, or takes a card back from the discard pile. Colonies that move change control, and so points.

reader_alien_frontiers-scoring = Points
reader_alien_frontiers-points = What counts
    .text = 1 point each for: a colony on the planet, a territory that you control, the Alien City, the Alien Monument, and controlling the territory with the Positron Field. Ships, goods and colonies that have not landed count nothing.

reader_alien_frontiers-end = End of the game
reader_alien_frontiers-last-colony = The last colony
    .text = The game ends the moment a player lands the last of their colonies. The round is not played to its end. Whoever ends it need not win.

        If your only colony left is on the hub, Constructor and Terraforming Station take it from there.
reader_alien_frontiers-ties = Ties
    .text = Most points win. If level: most tech cards, then most ore, then most fuel. Still level: the victory is shared.

reader_alien_frontiers-players = Players and options
reader_alien_frontiers-counts = Two, three or four
    .text = Two players have eight colonies each, three have seven, four have six. With two or three, ports are blocked at several stations; with two, half of the Constructor and all but one pair of the Shipyard.
reader_alien_frontiers-options = Options
    .text = The long game gives everybody eight colonies. The supply of fuel and ore can be limited, as in the box, or endless. The edition decides between the French rulebook and the international one where they differ. The Mind Control Helmet is a card for those who want it.

reader_alien_frontiers-signs = Signs
reader_alien_frontiers-reading = How to read the board
    .text = What is lit can be done now. What you have touched is outlined until you confirm. A price stands before an arrow, what you get after it. An equals sign asks for equal ships, +1 for a row.
reader_alien_frontiers-sign-res-fuel = Fuel
    .text = Pays for ships, launches, trades and cards.
reader_alien_frontiers-sign-res-mineral = Ore
    .text = Pays for ships, colonies and launches.
reader_alien_frontiers-sign-res-vp = Points
    .text = Who has most of them wins.
reader_alien_frontiers-sign-af-colony = Colony
    .text = In reserve, on the hub, or landed on a territory.
reader_alien_frontiers-sign-af-relic = Relic Ship
    .text = A seventh ship for whoever controls Burroughs Desert.
reader_alien_frontiers-sign-af-tech = Tech card
    .text = Taken at the Alien Artifact with ships for 8 or more.
reader_alien_frontiers-sign-af-wrench = Maintenance Bay
    .text = Ships wait here until their owner’s next turn.
reader_alien_frontiers-sign-af-field-isolation = Isolation Field
    .text = The territory’s bonus works for nobody.
reader_alien_frontiers-sign-af-field-positron = Positron Field
    .text = 1 point more for whoever controls the territory.
reader_alien_frontiers-sign-af-field-repulsor = Repulsor Field
    .text = No colony may come or leave.
