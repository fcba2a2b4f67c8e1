### The rules of Eclipse for players. docs/writing-the-rules.md says what each message is for.

reader_eclipse = Nine rounds in which civilisations explore a galaxy, settle it, research, build fleets and fight. Every action costs upkeep; the most points win.

reader_eclipse-goal = Goal
reader_eclipse-aim = What you want
    .text = Have the most points [res-vp|points] after nine rounds. Points lie on the hexes that you hold, on reputation tiles from battles, on discovery tiles, monoliths and long rows of technologies.
reader_eclipse-board = Your board
    .text = Discs [ec-disc|influence disc] on your track pay for hexes and for actions alike. The fewer are left there, the higher the upkeep that you owe each round.

        Cubes [ec-cube|population cube] that leave their tracks uncover your income of money [res-money|money], science [res-science|science] and materials [res-materials|materials].

reader_eclipse-setup = Set-up
reader_eclipse-homes = Your beginning
    .text = Everybody takes a species and turns its home hex. You begin with one hex, one ship, colony ships and some goods. The centre of the galaxy is guarded; Ancients [ship-ancient|ancient] wait on some of the hexes around it.
reader_eclipse-species = The species
    .text = The six Terran peoples are alike and good for a first game. The others bend the rules.

reader_eclipse-turn = Rounds and turns
reader_eclipse-round = A round
    .text = In turn everybody takes one action, by putting a disc on it, until all have passed. Then come battles, upkeep and income, and new technologies. Whoever passes first begins the next round.
reader_eclipse-reactions = After passing
    .text = Who has passed may still react in each turn: upgrade one part, build one ship or move one ship. It costs a disc as well.
reader_eclipse-colony-ships = Colony ships
    .text = At any time in your turn, turn down a colony ship [ship-colony|colony ship] to put a cube on a free square of its colour in a hex of yours. Some squares need a technology first. An Influence action turns ships up again, and so does the end of the round.
    .figure = Squares are places for cubes: a grey one takes any colour, one with a star needs its technology.
reader_eclipse-trade = Trade
    .text = Goods can be exchanged at any time in your turn, at a bad price: two of one for one of another for the Terrans, three or more for the other species.

reader_eclipse-actions = Actions
reader_eclipse-explore = Explore
    .text = Draw the next hex beside a hex of yours, or of a ship that nobody pins, where a wormhole leads out, and turn it so that a wormhole [ec-wormhole|wormhole] connects. Keep it or discard it. If no Ancients are there, you may put a disc on it at once and hold it.
    .figure = Half circles on the edges are wormholes. Where one leads out of a hex of yours, you can explore.
reader_eclipse-discoveries = Discovery tiles
    .text = Who first holds a hex with a discovery tile [ec-discovery|discovery] takes it: use what it brings, or keep it face down for 2 points. Ancient parts may be built into a ship at once.
reader_eclipse-influence = Influence
    .text = Move up to two discs: from the track or from hexes, to hexes beside yours that nobody holds, or back. Also turn up to two colony ships up. Giving up a hex lowers the upkeep; its cubes return.
reader_eclipse-research = Research
    .text = Take a technology from the table for its price in science. Each tile you have in its category makes the next one cheaper, down to its lowest price.
reader_eclipse-technologies = The technologies
reader_eclipse-upgrade = Upgrade
    .text = Put up to two parts on your blueprints. All your ships of that type have them at once, also in space. The parts may not use more energy [ec-energy|energy] than the sources give, and every ship that moves needs a drive.
reader_eclipse-parts = Parts of ships
reader_eclipse-build = Build
    .text = Build up to two ships or works with materials, on hexes that you hold. Orbitals, monoliths and starbases need their technology.
reader_eclipse-move = Move
    .text = Up to three activations for Terrans, two for most others: a ship flies as many hexes as its drives allow, through wormholes that meet. It must stop where enemies are, and as many of your ships are pinned as there are enemies.

reader_eclipse-battles = Battles
reader_eclipse-combat = How ships fight
    .text = After the actions there is battle wherever enemies meet. Ships act by initiative [ec-initiative|initiative], the defender first if equal. Each cannon rolls a die: a 6 always hits, a 1 never; otherwise the roll plus your computers minus their shields must reach 6. A ship is destroyed by more damage than its hull holds.
reader_eclipse-missiles = Missiles
    .text = Missiles fire once, before the cannons. Point defence shoots some of them down.
reader_eclipse-retreat = Retreat
    .text = Instead of firing, a type of ship may retreat to a hex of yours beside it that is free of enemies. It leaves at its next turn in the battle, if it is still there.
reader_eclipse-population = Taking a hex
    .text = Ships without enemies beside them may fire at the population. When the last cube is gone, the disc goes too, and you may put your own there.
reader_eclipse-reputation = Reputation
    .text = Who fought draws reputation tiles [ec-reputation|reputation]: one for taking part, more for ships destroyed. Keep one of them, secretly. Your track has few places and shares them with ambassadors.

reader_eclipse-upkeep = Upkeep
reader_eclipse-paying = Paying
    .text = You get money by your income and pay the upkeep that your track shows. What is missing must come from trade, or hexes must be given up. Then science and materials come in.
reader_eclipse-cleanup = A new round
    .text = Discs come back from the actions, destroyed cubes return to their tracks, colony ships turn up, and new technologies are drawn.

reader_eclipse-diplomacy = Diplomacy
reader_eclipse-envoys = Ambassadors
    .text = With four or more players: if a hex of yours connects with one of another player, and neither of you has a ship with the other, you may propose relations in your turn. You exchange ambassadors [ec-ambassador|ambassador]. Each takes a place on the track of reputation, is worth a point, and a cube on it uncovers income.

        Relations end only by an attack. Who attacks a partner becomes the traitor: 2 points less at the end, unless somebody else becomes one later.

reader_eclipse-scoring = Points
reader_eclipse-points = What counts
    .text = Points printed on hexes that you hold, reputation tiles, 1 for each ambassador, 2 for each discovery tile kept, 3 for each monolith, and technologies: four in a row of a category are 1 point, five 2, six 3, seven 5. Some species have points of their own.

reader_eclipse-end = End of the game
reader_eclipse-nine-rounds = After nine rounds
    .text = The game ends after the ninth round. If level, most money, science and materials together decide.
reader_eclipse-collapse = Losing everything
    .text = Who has no hex left and cannot pay is out of the game, and keeps the points that remain.

reader_eclipse-players = Players and options
reader_eclipse-counts = Two to nine players
    .text = Two to six play the base game. Seven to nine need the expansion’s larger galaxy. The number of hexes and technologies follows the number of players.
reader_eclipse-options = Options
    .text = Species can be chosen in turn, drawn, or all Terran for a first game. Each module of the expansion can be added by itself.

reader_eclipse-modules = Modules of the expansion
reader_eclipse-rare = Rare technologies
    .text = Ten tiles that exist only once. They come up with the others and are researched in the same way; whoever takes one has it alone.
reader_eclipse-developments = Developments
    .text = A few big tiles lie open for the whole game, each once. A Research action buys one instead of a technology, for the goods printed on it, never cheaper. Some are put on a hex of yours.
reader_eclipse-portals = Warp portals
    .text = Hexes with portals are beside each other, wherever they lie: ships jump between them.
reader_eclipse-new-discoveries = New discoveries
    .text = Nine more discovery tiles are mixed in: mixed goods, an orbital or a warp portal for the hex where they lie, and four ancient parts of ships.
reader_eclipse-extra-sectors = Extra sectors
    .text = Six more hexes are mixed into the stacks, one in the middle and five outside. On one of them an Ancient waits.
reader_eclipse-alliances = Alliances
    .text = With four players or more two who have exchanged ambassadors may found an alliance, and from six on a third may join. Each member scores the average of their points, and they win together. Whoever leaves an alliance loses 3 points.
reader_eclipse-new-species = New species
    .text = Species with rules of their own. The picker shows what each of them changes.
reader_eclipse-shrines = Shrines
    .text = The Enlightened of Lyra may build one shrine before each upkeep, on a hex that they hold, beside a planet of its colour; it costs 2, 4 or 6. All three shrines of one price bring a bonus that lasts.
reader_eclipse-homeworlds = Ancient homeworlds
    .text = With fewer than six players, the starting places that nobody took hold rich hexes, each guarded by an Ancient cruiser. Destroy it, and you draw two reputation tiles, keep its tile for a point, and may settle the hex.
reader_eclipse-center = The takeover of the centre
    .text = An Ancient dreadnought guards the centre instead of the usual defence. No ship leaves its hex while it stands, except by retreating from the battle. Whoever destroys it draws three reputation tiles and keeps its tile for a point.
reader_eclipse-hives = Ancient hives
    .text = Two hexes come up with three Ancients each. At the end of every round each hive rolls a die for one of its six sides, and an Ancient moves into the explored hex there. Guard what lies beside a hive.
reader_eclipse-many = Seven and more
    .text = With seven and more, two markers can go round, so that two players act at the same time. With the option of the direction card, the second who passes says which way the next round goes.

reader_eclipse-signs = Signs
reader_eclipse-reading = How to read the board
    .text = What is lit can be done now. Half circles on the edges of hexes are wormholes; two that meet connect. Squares are places for cubes; starred ones need a technology.
reader_eclipse-sign-res-money = Money
    .text = Pays the upkeep.
reader_eclipse-sign-res-science = Science
    .text = Pays for technologies.
reader_eclipse-sign-res-materials = Materials
    .text = Pays for ships and works.
reader_eclipse-sign-res-vp = Points
    .text = Who has most of them wins.
reader_eclipse-sign-ec-disc = Influence disc
    .text = Holds a hex, or pays for an action.
reader_eclipse-sign-ec-cube = Population cube
    .text = Brings income where it left its track.
reader_eclipse-sign-ec-orbital = Orbital
    .text = A place for one more cube.
reader_eclipse-sign-ec-monolith = Monolith
    .text = 3 points.
reader_eclipse-sign-ec-ambassador = Ambassador
    .text = A point, exchanged with a neighbour.
reader_eclipse-sign-ec-reputation = Reputation tile
    .text = 1 to 4 points, secret.
reader_eclipse-sign-ec-discovery = Discovery tile
    .text = A find, or 2 points.
reader_eclipse-sign-ec-wormhole = Wormhole
    .text = Two that meet connect hexes.
reader_eclipse-sign-ec-artifact = Artifact
    .text = Counts for the Artifact Key.
reader_eclipse-sign-ec-energy = Energy
    .text = Sources give it, parts use it.
reader_eclipse-sign-ec-initiative = Initiative
    .text = The higher, the earlier a ship fires.
reader_eclipse-sign-part-cannon = Cannon
    .text = One die in every round of battle.
reader_eclipse-sign-part-missile = Missile
    .text = Fires once, before all cannons.
reader_eclipse-sign-part-hull = Hull
    .text = Holds one point of damage, an improved one two.
reader_eclipse-sign-part-drive = Drive
    .text = How many hexes a ship flies.
reader_eclipse-sign-part-computer = Computer
    .text = Adds to the roll of cannons and missiles.
reader_eclipse-sign-part-shield = Shield
    .text = Taken from the roll of whoever fires at it.
reader_eclipse-sign-part-source = Energy source
    .text = Gives energy to the other parts.
reader_eclipse-sign-ship-interceptor = Interceptor
    .text = Small and cheap.
reader_eclipse-sign-ship-cruiser = Cruiser
    .text = The middle size.
reader_eclipse-sign-ship-dreadnought = Dreadnought
    .text = Large, with room for many parts.
reader_eclipse-sign-ship-starbase = Starbase
    .text = Strong, but does not move.
reader_eclipse-sign-ship-ancient = Ancient
    .text = Guards its hex until it is destroyed.
reader_eclipse-sign-ship-gcds = Guard of the centre
    .text = Defends the galactic centre.
reader_eclipse-sign-ship-colony = Colony ship
    .text = Brings a cube to a square.
