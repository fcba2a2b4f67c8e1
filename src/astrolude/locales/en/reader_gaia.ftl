### The rules of Projet Gaia for players. docs/writing-the-rules.md says what each message is for.

reader_gaia = Six rounds in a galaxy that all peoples want. Settle planets, build on them, research, ally your planets into federations, and have the most points at the end.

reader_gaia-goal = Goal
reader_gaia-aim = What you want
    .text = Have the most victory points [res-vp|points] after six rounds. Everybody starts with 10. Points come from the scoring tile of each round, from federations, from tech tiles and boosters, from high research levels, and from two final scorings that are open from the start.

        Look at these tiles first: they say what this game pays for.
reader_gaia-goods = What you pay with
    .text = You pay with ore [res-ore|ore], credits [res-credits|credits], knowledge [res-knowledge|knowledge] and QICs [res-qic|QIC]. You keep at most 15 ore, 15 knowledge and 30 credits; what is more is lost. Power [res-power|power] is different: its tokens turn round in three bowls.

reader_gaia-setup = Set-up
reader_gaia-factions = Choosing a faction
    .text = In turn order everybody takes a faction. Two share each board, so taking one removes its neighbour. A faction has a home planet type, goods and income of its own, an ability from the start, and another once its institute stands.

        For a first game take a simple one: Terrans, Xenos, Hadsch Hallas or Geodens.
reader_gaia-first-mines = First mines
    .text = Everybody places two mines on home planets: in turn order, then in reverse. The Xenos place a third. The Ivits place their institute last, and no mine. Then boosters are chosen, beginning with the last player.

        Good places are near other home planets of yours, and near opponents: neighbours make trading stations cheaper and charge your power.
reader_gaia-map = The galaxy
    .text = The galaxy is made of sectors. By default they lie as the rulebook draws them; other maps are an option, and the last player may then turn sectors.
reader_gaia-faction-list = The fourteen factions
    .text = Each line says what the faction can do from the start, and with its institute.

reader_gaia-turn = Rounds and turns
reader_gaia-rounds = A round
    .text = Each of the six rounds has four parts: income, Gaia phase, actions until all have passed, clean-up. Whoever passes first begins the next round.
reader_gaia-income = Income
    .text = You get what your faction board shows where pieces are gone, and what booster, tech tiles and research bring. Order matters only between new power tokens and charging: then you are asked what comes first.
reader_gaia-gaia-phase = Gaia phase
    .text = Power tokens in your Gaia area come back to bowl I, the Terrans’ to bowl II, and planets with a gaiaformer become Gaia planets. With their institutes the Terrans gain resources from returning tokens, and the Itars may give up four tokens for a tech tile.
reader_gaia-one-action = Your turn: one action
    .text = On your turn you take exactly one action: mine, Gaia project, upgrade, research, a power or QIC action, a special action, a federation, or pass. Before and after it you may convert freely, but not after passing. Until you end your turn everything can be undone, unless something was revealed.
reader_gaia-power = The three bowls
    .text = To charge [res-charge|charge], tokens move from bowl I to II; when I is empty, from II to III. Only tokens in bowl III can be spent: they go back to bowl I. So power is never used up by spending, but tokens that you burn, or leave as satellites, are gone.

        The Taklons’ brainstone is a token worth 3 and moves as its owner wishes.
reader_gaia-free = Free conversions
    .text = Power buys 1 credit for 1, 1 ore for 3, 1 knowledge for 4, 1 QIC for 4. A QIC becomes an ore, knowledge a credit, ore a credit or a power token. Burning removes one token of bowl II and lifts another to bowl III.
reader_gaia-charging = Charging from neighbours
    .text = When somebody builds or upgrades within two hexes of you, you may charge as much as your strongest structure there is worth. The first is free; from two on it costs points, one less than you charge. Decline when points are dearer to you.

reader_gaia-actions = Actions
reader_gaia-mine = Build a mine
    .text = A mine [gp-mine|mine] costs 1 ore and 2 credits, on a free planet in range. On your home type that is all. On another type you pay ore for each step of terraforming, on a Gaia planet 1 QIC. Transdim planets must be gaiaformed first.
reader_gaia-terraforming-wheel = The wheel
    .text = The seven home types lie on a wheel. The steps between your type and the planet’s are what you pay for: 3 ore each, 2 at Terraforming level 2, 1 from level 3 on.
reader_gaia-range = Range
    .text = You reach from any of your planets: 1 hex at first, up to 4 by Navigation. Each QIC adds 2 hexes for one action.
    .figure = With a range of two hexes this mine reaches the red and the white planet. Each is one step from blue.
reader_gaia-project = Gaia project
    .text = With a gaiaformer [gp-gaiaformer|gaiaformer] start a project on a Transdim planet in range: put 6 power tokens into the Gaia area, later 4 or 3. Next round it is a Gaia planet and the tokens come back; then build a mine there, without QIC, wherever you are.
reader_gaia-upgrade = Upgrade
    .text = A structure is replaced by the next one. The old piece goes back to your board and covers its income again. Labs and academies bring a tech tile at once.
reader_gaia-tiles = Tech tiles
    .text = Take a tile [gp-tech|tech tile] you do not have yet, then advance one level for free: on the track above it, or on any track if it lies below the board. Some tiles work once, some each round, some count later.
reader_gaia-advanced-tiles = Advanced tiles
    .text = Instead you may take the advanced tile of a track where you are at level 4 or 5. It costs a green federation token, which turns grey, and covers one of your tiles, which stops working.
reader_gaia-research = Research
    .text = 4 knowledge advance one level on one track. The third level of every track charges 3. Level 5 has room for one player and needs a green federation token. Each level from 3 to 5 is worth 4 points at the end.
reader_gaia-lost-planet = The Lost Planet
    .text = Whoever reaches Navigation 5 puts the Lost Planet [pl-lost|lost planet] on an empty hex in range. It counts as a mine on a planet type of its own.
reader_gaia-spaces = Power and QIC actions
    .text = Ten spaces for all: whoever takes one closes it until the next round.
reader_gaia-specials = Special actions
    .text = Orange octagons on your boosters, tiles, academy or institute are actions of your own, free, once a round each. They are your whole action of the turn.
reader_gaia-federations = Federations
    .text = Join planets with a power value of 7 or more, linked hex by hex. Gaps are bridged by satellites [gp-satellite|satellites]: each costs a power token for good. Use as few satellites as you can, and no planet without which fewer would do. A planet belongs to one federation only, and a new federation does not touch another of yours.

        Mines count 1, trading stations and labs 2, institute and academies 3.
    .figure = The academy is worth 3, the two stations 2 each: seven. Two satellites will bridge the gaps.
reader_gaia-tokens = Federation tokens
    .text = A federation brings a token of your choice [gp-federation|federation token]: points and goods. Its green side opens one level 5 or one advanced tile; the token of 12 points has none.
reader_gaia-passing = Pass
    .text = Passing scores what booster and tiles say, then you swap your booster [gp-booster|booster] for another. You take no more turns this round, but may still charge power. Passing first means choosing first and beginning the next round.

reader_gaia-scoring = Points
reader_gaia-round-scoring = During the game
    .text = The tile of the round pays each time you do what it shows: a mine, a trading station, a big building, a level of research, a federation, a step of terraforming. Plan so that you do it in that round.
reader_gaia-final-scoring = At the end
    .text = Two final tiles compare all players: 18, 12 and 6 points for the first three. Each research level from the third on is 4 points. What is left becomes 1 point for every three of credits, ore, knowledge, QICs and ready power together.

reader_gaia-end = End of the game
reader_gaia-last-round = The sixth round
    .text = After the sixth round the final scoring follows. In that round nobody takes a new booster, and income no longer matters: spend everything on points.
reader_gaia-ties = Ties
    .text = Players with equal points share the place.

reader_gaia-players = Players and options
reader_gaia-counts = Two to four players
    .text = Two players use seven sectors and a neutral marker in the final scorings. Three and four use ten.
reader_gaia-solo = Alone
    .text = Alone you play against the Automa, a deck of cards that settles, researches and charges your power. It comes in five strengths.
reader_gaia-options = Options
    .text = First game: the rulebook’s factions, and mines that we suggest. Maps: as drawn, or mixed in several ways. Turn order: clockwise, or in the order of passing.

reader_gaia-signs = Signs
reader_gaia-reading = How to read the board
    .text = What is lit can be done now. A price stands before an arrow, the gain after it. A crossed space has been used this round. A hand means income, an octagon an action, a dashed arrow a reward for passing.
reader_gaia-sign-res-ore = Ore
    .text = For buildings and terraforming.
reader_gaia-sign-res-credits = Credits
    .text = For buildings.
reader_gaia-sign-res-knowledge = Knowledge
    .text = Four advance one level of research.
reader_gaia-sign-res-qic = QIC
    .text = Range, Gaia planets and strong actions.
reader_gaia-sign-res-power = Power
    .text = Tokens that turn round in three bowls.
reader_gaia-sign-res-charge = Charge
    .text = Moves tokens one bowl further.
reader_gaia-sign-res-vp = Victory points
    .text = Who has most of them wins.
reader_gaia-sign-gp-mine = Mine
    .text = Power value 1. Brings ore.
reader_gaia-sign-gp-trading-station = Trading station
    .text = Power value 2. Brings credits.
reader_gaia-sign-gp-research-lab = Research lab
    .text = Power value 2. Brings knowledge and a tech tile.
reader_gaia-sign-gp-academy = Academy
    .text = Power value 3. Brings a tech tile, and knowledge or a QIC.
reader_gaia-sign-gp-institute = Planetary institute
    .text = Power value 3. Unlocks the faction’s second ability.
reader_gaia-sign-gp-gaiaformer = Gaiaformer
    .text = Makes a Transdim planet a Gaia planet.
reader_gaia-sign-gp-satellite = Satellite
    .text = Links planets of a federation.
reader_gaia-sign-gp-space-station = Space station
    .text = The Ivits reach out from it.
reader_gaia-sign-gp-federation = Federation
    .text = Planets worth 7 together, linked.
reader_gaia-sign-gp-terraform = Terraforming step
    .text = Changes a planet by one place on the wheel.
reader_gaia-sign-gp-range = Range
    .text = How many hexes you reach.
reader_gaia-sign-gp-booster = Booster
    .text = Yours for one round, then swapped.
reader_gaia-sign-gp-tech = Tech tile
    .text = A lasting or immediate advantage.
reader_gaia-sign-pl-terra = Terra
    .text = Blue: home of Terrans and Lantids.
reader_gaia-sign-pl-oxide = Oxide
    .text = Red: home of Hadsch Hallas and Ivits.
reader_gaia-sign-pl-volcanic = Volcanic
    .text = Orange: home of Geodens and Bal T’aks.
reader_gaia-sign-pl-desert = Desert
    .text = Yellow: home of Xenos and Gleens.
reader_gaia-sign-pl-swamp = Swamp
    .text = Brown: home of Taklons and Ambas.
reader_gaia-sign-pl-titanium = Titanium
    .text = Grey: home of Firaks and Bescods.
reader_gaia-sign-pl-ice = Ice
    .text = White: home of Nevlas and Itars.
reader_gaia-sign-pl-gaia = Gaia planet
    .text = Green: anybody can live there for a QIC.
reader_gaia-sign-pl-transdim = Transdim planet
    .text = Purple: must be gaiaformed first.
reader_gaia-sign-pl-lost = Lost Planet
    .text = Placed at the end of Navigation.
