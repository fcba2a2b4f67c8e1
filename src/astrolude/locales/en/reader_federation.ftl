### The rules of Federation for players. docs/writing-the-rules.md says what each message is for.

reader_federation = Five years in the Senate of a galactic federation. Your ambassadors vote or fund, work on five planets, and every place in the Senate is taken once a round.

reader_federation-goal = Goal
reader_federation-aim = What you want
    .text = Have the most prestige [res-vp|prestige points] after five rounds. It comes from laws, from the votes of each floor, from medals, from great projects that are funded, and from your influence on the five planets.
reader_federation-goods = Crystals
    .text = Lavandium [cry-lavandium|lavandium], coppernium [cry-coppernium|coppernium] and oceanium [cry-oceanium|oceanium] pay for places and buildings. Oceanium may stand for each of the other two. Gold [cry-gold|gold] is rare and replaced by nothing.

reader_federation-setup = Set-up
reader_federation-start = Your home planet
    .text = Beginning with the last player everybody takes a home planet and its gift. It counts as a mission done for the whole game.
reader_federation-sites = Production tiles
    .text = In later games the sites of the builders’ planet may hold other structures, drawn or chosen.

reader_federation-turn = Your turn
reader_federation-ambassador = Play an ambassador
    .text = Four turns a round: put one of your four ambassadors [fd-ambassador|ambassador] on a free place, pay its price and do its action. The Outer Module has room for all.
    .figure = The Senate: two wings, three floors, nine places in each wing. Planets, rooms and spies.
reader_federation-vote-or-fund = Vote or fund
    .text = Each ambassador has two sides. **Voting** [fd-vote|votes] counts 1, 1, 2 or 3 votes at the end of the round. **Funding** [fd-fund|funding] moves the project above the column at the end of the round, and releases the mission of the same name for you at once. The action is the same.
reader_federation-alterations = Alteration tokens
    .text = A token laid on an ambassador replaces its votes or funding and brings a gift. It is used up at the end of the round. A token kept to the end of the game is 1 point.
reader_federation-die = The assistant die
    .text = Your die adds its number to the votes of one ambassador each round. It grows during the game, up to 6.
reader_federation-closing = Then a mission, if you like
    .text = After the action you may send one ship on a mission, and use scholars. Then your turn ends.
reader_federation-seven = The ambassador of seven votes
    .text = Whoever receives it may play it once, on any later turn, not in the turn in which it comes. In that round they take five turns.

reader_federation-actions = Places and planets
reader_federation-rooms = The rooms
reader_federation-neo = Néo: miners
    .text = Your miner goes on along a line from asteroid to asteroid and takes what lies there. How far it is is your influence on Néo.
reader_federation-six-moon = 6Moon: mages
    .text = Your mage climbs one moon and takes an Alteration token there.
reader_federation-atalum = Atalum: scholars
    .text = Take a scholar tile. Level 1 and 2 scholars help once and rest; level 3 works at once. Each tile is influence.
reader_federation-scholars = Using scholars
    .text = A scholar says when it works: at once when taken, during a later action on its planet, or at any time of your turn, but never inside an action. Some copy or refresh others.
reader_federation-arratooine = Arratooine: merchants
    .text = Put a commerce pawn on a stall, pay and take its reward. The second visit to a stall brings more.
reader_federation-e81216 = E81216: builders
    .text = Build a production structure, which brings income at once and each round, or with gold a megastructure, which scores at once: its two tokens are compared, the smaller counts, times 3 for the first builder and less for the next.
reader_federation-structures = Production structures
reader_federation-spying = Spies
    .text = For 1 lavandium a spy [fd-spy|spy] copies the action of a planet or of a room, whether its place is taken or not; what that place costs is paid too. The President’s Office cannot be copied.
reader_federation-missions = Missions
    .text = A mission needs its release token, a ship [fd-ship|ship] in the hangar and the level it shows. One a turn. The ship stays there; every mission counts once.

reader_federation-executive = End of a round
reader_federation-income-upkeep = Income and upkeep
    .text = Structures pay. From level 3 on your accreditation costs a crystal; who does not pay falls back.
reader_federation-projects = Great projects
    .text = Ambassadors who fund move the project of their column; once funded it ranks the players at the end by what it asks for. Fundings beyond its last step go to the Senate’s own project; your first three for that one bring a crystal each.
reader_federation-floors = Votes of a floor
    .text = On each of the three floors whoever has most votes scores points equal to their level.
reader_federation-laws = Laws
    .text = The wing with more votes passes its law [fd-law|law]: everybody scores 2 points for each influence on the planet it names. In a tie the President [fd-president|President] decides.

reader_federation-rewards = Rewards
reader_federation-medals = Medals
    .text = Influence brings medals [fd-medal|medal], the earlier the easier. Never two of one colour; the more you have, the more they are worth.
reader_federation-accreditation = Accreditation
    .text = Degrees [fd-degree|degree] lift your level, which opens missions and is worth more for every floor you win.
reader_federation-deep-space = Deep space
    .text = Who reaches the tenth degree chooses a tile of deep space; it counts as a mission.

reader_federation-scoring = Points
reader_federation-points = At the end
    .text = Medals: 1, 3, 6, 10, 15, 21 and 28 points for one to seven. Leftovers: 1 point for each Alteration token, gold and ship in the hangar, and 1 for every two other crystals. Then each funded project ranks the players by what it asks for: 16, 8 and 4 points.

reader_federation-end = End of the game
reader_federation-five-rounds = After five rounds
    .text = The game ends after the fifth round. Most prestige wins.

reader_federation-players = Players and options
reader_federation-counts = Two to four players
    .text = With two or three some places are closed each round by neutral tiles, and the projects of the columns need fewer fundings.
reader_federation-options = Options
    .text = Structures as printed, drawn or chosen. Two options follow other sources than the rulebook: where the Senate’s project starts with two or three players, and what the first of a project gets with four.

reader_federation-signs = Signs
reader_federation-reading = How to read the board
    .text = What is lit can be done now. A price stands before an arrow, the gain after it. A release sign [fd-release|release] opens a mission.
reader_federation-sign-cry-lavandium = Lavandium
    .text = Pink crystal.
reader_federation-sign-cry-coppernium = Coppernium
    .text = Green crystal.
reader_federation-sign-cry-oceanium = Oceanium
    .text = Blue crystal; stands for pink or green.
reader_federation-sign-cry-gold = Gold
    .text = For megastructures.
reader_federation-sign-res-vp = Prestige
    .text = Who has most of it wins.
reader_federation-sign-fd-ambassador = Ambassador
    .text = One is played each turn.
reader_federation-sign-fd-vote = Votes
    .text = Count for floor and wing.
reader_federation-sign-fd-fund = Funding
    .text = Moves a project, releases a mission.
reader_federation-sign-fd-president = President
    .text = Begins the next round, decides ties of laws.
reader_federation-sign-fd-law = Law
    .text = 2 points for each influence on its planet.
reader_federation-sign-fd-medal = Medal
    .text = The more colours, the more points.
reader_federation-sign-fd-degree = Degree
    .text = A step of accreditation.
reader_federation-sign-fd-release = Release
    .text = Opens a mission.
reader_federation-sign-fd-spy = Spy
    .text = Copies an action.
reader_federation-sign-fd-mage = Mage
    .text = Climbs on 6Moon.
reader_federation-sign-fd-miner = Miner
    .text = Travels on Néo.
reader_federation-sign-fd-trader = Merchant
    .text = Visits stalls on Arratooine.
reader_federation-sign-fd-ship = Ship
    .text = Flies one mission.
reader_federation-sign-fd-scholar = Scholar
    .text = Helps once, and is influence on Atalum.
reader_federation-sign-fd-neo = Néo
    .text = The miners’ planet.
reader_federation-sign-fd-sixmoon = 6Moon
    .text = The mages’ moons.
reader_federation-sign-fd-atalum = Atalum
    .text = The scholars’ planet.
reader_federation-sign-fd-arratooine = Arratooine
    .text = The merchants’ planet.
reader_federation-sign-fd-e81216 = E81216
    .text = The builders’ planet.

reader_federation-figures = Where figures come from
    .text = The rulebook does not print every figure of the components. Some were reconstructed, each with its reasons in the game’s data; whoever owns the box can correct them there.
