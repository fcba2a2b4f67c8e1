### The course of Gaia Project. docs/writing-a-lesson.md says what each message is for.

lessons_gaia = Short lessons on a real board. You play from the first.
    .about = Settle planets, build on them, research, and bind your worlds into federations in six rounds.
    .further = More, when you like
    .further-text = Not needed for a first game, and good to know in the second.

## 1. The goal and the board
lessons_gaia-goal = The goal and the board
    .about = Six rounds, points, your home planets
    .goal = Place your first mine
    .end = A foothold
    .ending = From this planet everything starts: ships reach out from here, and the mine brings ore every round.
    .know-1 = The game lasts six rounds. The most points win.
    .know-2 = Each round has a tile that pays points for one thing, and all six are open from the start.
    .know-3 = Your people live without effort on planets of their own colour.
lessons_gaia-goal-aim = See what it is about
    .say = This is a galaxy of seven sectors. You lead the **Terrans**, who live on blue planets [pl-terra|Terra].

        Settle more planets, build on them, research. After **six rounds** the most points [res-vp|points] win.
    .mark-home = blue planets
lessons_gaia-goal-tiles = See what brings points
    .say = In the panel, each round has a **tile**: whoever does what it shows in that round scores at once. Two **final tiles** compare all players at the end.

        They stand below. Research, above them, is lesson 5.
lessons_gaia-goal-home = Place your first mine
    .say = Before the first round everybody places two mines [gp-mine|mine] on planets of their own colour, free of charge.

        Four blue planets are lit. Look at what lies around each, then choose.
    .hint = All four will do. The ones at the centre and at the top have most planets around them.
    .wrong-transdim = A Transdim planet: nobody lives there before a gaiaformer has changed it. You will do that in lesson 6.
    .wrong-gaia = A Gaia planet is green and friendly to all, but the first mines stand on your own colour.
    .wrong-type = The first mines stand on planets of your own colour: blue.

## 2. Your first mine
lessons_gaia-mine = Your first mine
    .about = Range, the wheel, the price of a mine
    .goal = Build a mine on a lit planet
    .end = Well placed
    .ending = A new planet, a new kind of world, and a new place from which your ships set out.
    .know-1 = You build within reach of what you own.
    .know-2 = Each step on the wheel costs 3 ore.
    .know-3 = A mine brings ore at the start of every round.
lessons_gaia-mine-reach = See how far you reach
    .say = From your mine, ships reach **two hexes**. The two planets you can pay for are marked: one red, one white.
    .mark-reach = two hexes
lessons_gaia-mine-build = Choose a planet and confirm
    .say = A mine costs **1** [res-ore|ore] and **2** [res-credits|credits]. Neither planet is blue like home: one step on the wheel costs **3** [res-ore|ore] more.

        You have 5 ore.
    .figure =
        2 steps · [pl-titanium|Titanium] · 7 [res-ore|ore]
        1 step · [pl-ice|Ice] · 4 [res-ore|ore]
        home · [pl-terra|Terra] · 1 [res-ore|ore]
        1 step · [pl-oxide|Oxide] · 4 [res-ore|ore]
        2 steps · [pl-volcanic|Volcanic] · 7 [res-ore|ore]
    .hint = Oxide is red, Ice is white. Each is one step from blue: touch one, then Confirm.
    .wrong-transdim = The purple planet is Transdim: nobody lives there before a gaiaformer has changed it. You will do that in lesson 6.
    .wrong-gaia = A green Gaia planet costs a QIC instead of ore, and you have none now.
    .wrong-titanium = Grey is two steps from blue: this mine would cost 7 ore, and you have 5.
    .wrong-taken = The Xenos live there. One planet, one people.
    .wrong-own = You live there already. What stands there can grow: that is the next lesson.
    .wrong-far = Your ships do not reach that far, or there is nothing to build on.
lessons_gaia-mine-income = See what it brings
    .say = The mine left your faction board and **uncovered** what was under it: 1 [res-ore|ore] more at the start of every round.

        What is covered brings nothing. So building is also how your income grows.

## 3. Build larger
lessons_gaia-upgrade = Build larger
    .about = Upgrades, what they cost and uncover
    .goal = Build your planetary institute
    .end = A capital
    .ending = The round’s tile paid 5 points for it, and the institute opens the Terrans’ second power.
    .gain = +5 points
    .know-1 = A mine becomes a trading station; that becomes a research lab or the planetary institute; a lab becomes an academy.
    .know-2 = A trading station costs 3 credits less beside a neighbour.
    .know-3 = The new piece uncovers its income, the old one goes back and covers its own.
lessons_gaia-upgrade-station = Turn a mine into a trading station
    .say = A mine can become a **trading station** [gp-trading-station|trading station]: **2** [res-ore|ore] and **6** [res-credits|credits], but only **3** [res-credits|credits] if another people lives within two hexes.
    .hint = One of your two mines has the Xenos next to it. Touch that one.
    .mark-neighbour = Xenos
    .wrong-alone = Nobody lives near that one: it would cost 6 credits. Beside the Xenos it costs 3.
    .wrong-theirs = That is the Xenos’ mine. Only your own pieces grow.
    .wrong-planet = An upgrade needs a structure of yours. Touch a lit mine.
lessons_gaia-upgrade-income = See what it uncovers
    .say = The station uncovered an income of **3** [res-credits|credits] a round. The mine went back to your board and **covers** 1 [res-ore|ore] again.

        So an upgrade trades one income for another.
lessons_gaia-upgrade-turn = End your turn
    .say = A turn is **one action**. Then the others play, and it is your turn again, until everybody has passed.
    .hint = Touch End turn.
lessons_gaia-upgrade-institute = Build the planetary institute
    .say = From a station two ways lead on: a research lab, or the **planetary institute** [gp-institute|planetary institute] for **4** [res-ore|ore] and **6** [res-credits|credits].

        This round’s tile pays **5** [res-vp|points] for an institute or academy.
    .hint = Touch the trading station and choose the planetary institute.
    .wrong-lab = A lab is good: it brings a tech tile, and has its own lesson. But this round pays for the institute.
    .wrong-mine = That mine could become a station. The institute grows from the station you have.

## 4. Power
lessons_gaia-power = Power
    .about = Three bowls, charging, burning, spending
    .goal = Take a power action
    .end = Full circle
    .ending = Your tokens are back in bowl I, ready to be charged again. Power turns in a circle all game long.
    .know-1 = Charging moves tokens from bowl I to II, and when I is empty from II to III.
    .know-2 = Only tokens in bowl III can be spent; they go back to bowl I.
    .know-3 = A power action is there once a round for the whole table.
lessons_gaia-power-bowls = See your three bowls
    .say = Your power tokens [res-power|power] lie in three bowls. **Charging** [res-charge|charge] moves them on: from I to II, and when I is empty, from II to III.

        Bowl I is empty, five are in II, two in III. Only those in III can be spent.
lessons_gaia-power-charge = Charge from your neighbour
    .say = The Xenos have just built two hexes or less from your mine. That lets you **charge**: as much as your strongest structure there is worth. A mine is worth **1**, and one is always free.
    .hint = Touch Charge, then Confirm.
    .mark-built = built just now
    .wrong-decline = Charging 1 costs nothing. There is no reason to refuse it.
lessons_gaia-power-burn = Burn one token
    .say = Three are ready, and the actions you want cost four. **Burning** lifts one token from II to III at once, but another of II leaves the game for good. Do it when the gain is worth a token.
    .hint = Touch Burn among the conversions, then Confirm.
lessons_gaia-power-spend = Take a power action
    .say = Beside research stand the **power actions**. Four power [res-power|power] bring 2 [res-ore|ore], 7 [res-credits|credits] or 2 [res-knowledge|knowledge]. Which do you need most?
    .hint = Ore is scarce early on. Touch the action for 2 ore, or another that is lit.
    .wrong-dear = That one costs more power than your four.
    .wrong-qic = That row is paid in QIC, and is for later.
    .wrong-small = A fine action for 3 power. With four you can afford more: touch one that is lit.
lessons_gaia-power-after = See what was used
    .say = The action is **closed to everybody** until the next round: whoever comes first gets it. Your four tokens went back to bowl I.

## 5. Research
lessons_gaia-research = Research
    .about = Six tracks, labs and tech tiles
    .goal = Take a tech tile
    .end = Two steps ahead
    .ending = One tile, and a level on top of it: that is why labs come early in most games.
    .know-1 = 4 knowledge advance you one level on any track.
    .know-2 = A lab or an academy brings a tech tile, and the tile brings a level for free.
    .know-3 = From the third level on, each level is worth 4 points at the end.
lessons_gaia-research-advance = Advance on a track
    .say = Six tracks, each better at one thing: cheaper terraforming, longer range, QIC, Gaia projects, income, knowledge. **4** [res-knowledge|knowledge] advance you **one level**. You have just four.
    .hint = Economy brings income every round. Touch it, or any other track.
    .wrong-map = Here the tracks are lit, in the panel beside the map.
lessons_gaia-research-turn = End your turn
    .say = That was your action. Let the Xenos play.
    .hint = Touch End turn.
lessons_gaia-research-lab = Build a research lab
    .say = There is a second way up. Turn your trading station into a **research lab** [gp-research-lab|research lab] for **3** [res-ore|ore] and **5** [res-credits|credits]: it brings a **tech tile**.
    .hint = Touch your trading station at the top and choose the research lab.
    .wrong-institute = The institute brings power and your second ability, but no tile. Here you want the lab.
    .wrong-other = The lab grows from your trading station: the lit planet at the top.
    .wrong-first = First the lab; then you choose a tile.
lessons_gaia-research-tile = Take a tile and its level
    .say = Choose a tile [gp-tech|tech tile]. If it lies **under the sign of a track**, you advance on that track; the three **below** let you choose. The level costs nothing.

        Under Economy lie 7 points.
    .hint = Seven points and a level of income: the tile under Economy. Any other will do.
    .wrong-advanced = Advanced tiles need level 4 on that track and a federation. Later.
lessons_gaia-research-after = See how far you are
    .say = Two levels, and only one was paid in knowledge. The step to the **third** level of a track also charges 3 [res-charge|charge], and from there each level is worth **4** points [res-vp|points] at the end.

## 6. A Gaia project
lessons_gaia-project = A Gaia project
    .about = A purple planet turns green
    .goal = Settle a gaiaformed planet
    .end = Green at last
    .ending = The gaiaformer is back on your board, ready for the next purple planet.
    .gain = a Gaia planet
    .know-1 = A gaiaformer on a Transdim planet and 6 power tokens start a project.
    .know-2 = In the next round the planet is green and the tokens come back.
    .know-3 = A mine there costs 1 ore and 2 credits, no QIC, and no range is needed.
lessons_gaia-project-start = Send out your gaiaformer
    .say = Beside your mine lies a purple **Transdim planet** [pl-transdim|Transdim]. Nobody can live there yet. The Terrans start with one **gaiaformer** [gp-gaiaformer|gaiaformer]: send it.
    .hint = Touch the purple planet next to your mine at the top.
    .mark-transdim = Transdim
    .wrong-far = Transdim as well, but further away. Take the one next door.
    .wrong-green = That one is green already: it costs a QIC and needs no project.
    .wrong-other = A project needs a purple planet within range.
lessons_gaia-project-pay = Pay with tokens of bowl I
    .say = A project takes **6** tokens [res-power|power]. They are not lost: they wait in the Gaia area until the next round. Take them from **bowl I**, where they are least charged.
    .hint = Choose 6 from bowl I.
    .wrong-second = Then tokens of bowl II would go as well, and those are halfway to being ready. Take all six from bowl I.
lessons_gaia-project-turn = End your turn
    .say = The gaiaformer works until the next round begins. Let the others play.
    .hint = Touch End turn.
lessons_gaia-project-pass = Pass and take a booster
    .say = Whoever does not want to act any more **passes** and swaps the booster [gp-booster|booster] for one of those that lie open. Whoever passes first starts the next round.

        One of them pays for Gaia planets.
    .hint = Touch Pass; then choose a booster, for instance the one for Gaia planets.
lessons_gaia-project-mine = Build on the green planet
    .say = A new round: income came in, the planet is **green** [pl-gaia|Gaia], and the six tokens came back, for the Terrans even to bowl II. A mine there costs just **1** [res-ore|ore] and **2** [res-credits|credits].
    .hint = Touch the green planet with your gaiaformer.
    .wrong-native = Green from the start: that one costs a QIC. Yours does not.
    .wrong-later = That comes later. First settle what you have prepared.

## 7. A federation
lessons_gaia-federation = A federation
    .about = Power value 7, satellites, tokens
    .goal = Form a federation
    .end = United
    .ending = These planets stay bound for the rest of the game. The next federation needs others.
    .gain = a federation
    .know-1 = Planets worth 7 together form a federation: mines 1, stations and labs 2, institute and academies 3.
    .know-2 = Gaps are bridged by satellites; each costs a power token for good.
    .know-3 = A federation brings a token: points, goods, and a green side that opens the highest levels.
lessons_gaia-federation-count = Count with me
    .say = Each structure has a **power value**: mine 1, station and lab 2, institute and academy 3. Seven together may form a **federation** [gp-federation|federation].

        Your academy beside the Xenos is worth 3, the two marked stations 2 each: **7**.
    .mark-station = worth 2
lessons_gaia-federation-join = Choose the three planets
    .say = Choose the academy and the two trading stations. The gaps between them will be bridged by **satellites** [gp-satellite|satellite], as few as possible: two will do.
    .hint = Touch Federation, then the three planets around the centre.
    .wrong-spare = Seven are reached without those two. They can serve another federation.
    .wrong-theirs = Only your own planets join.
lessons_gaia-federation-pay = Pay for the satellites
    .say = Each satellite takes **one token** [res-power|power], for good. Give those that are least charged: one from bowl I, one from bowl II.
    .hint = 1 from bowl I, then 1 from bowl II. The one that is ready stays.
    .wrong-ready = Then the token in bowl III would go, and that one is ready to be spent.
lessons_gaia-federation-token = Take a token
    .say = Now the reward: a federation token. Each brings points [res-vp|points], and most bring goods at once. Choose what helps you most.
    .hint = Your ore is used up: 7 points and 2 ore would help.
lessons_gaia-federation-after = See what it is good for
    .say = Your token lies **green** side up. Once, it can open the fifth level of a track, or an advanced tech tile. The one with 12 points cannot.

        What you build next to a federation joins it, without a new token.

## 8. Why near others pays
lessons_gaia-neighbours = Why near others pays
    .about = Where the first mines stand best
    .goal = Profit from a neighbour twice
    .end = Good neighbours
    .ending = Three credits saved and two power charged, in a single round, because you chose this planet.
    .gain = −3 credits, charge 2
    .know-1 = Within two hexes of another people, trading stations cost half the credits.
    .know-2 = What neighbours build charges your power. The first is free, each more costs a point.
    .know-3 = They profit as well: two who live close together both do better than one who lives alone.
lessons_gaia-neighbours-place = Place your second mine well
    .say = Your second mine. The Xenos have placed two of theirs. Which blue planet will serve you best?

        Think of what lies within two hexes: planets to settle, and **neighbours**.
    .hint = One of the three has the Xenos right beside it, and five planets within two hexes.
    .mark-xenos = Xenos
    .wrong-lonely = A quiet corner: nobody near, so nobody charges your power, and stations cost 6 credits each.
    .wrong-far = The Xenos would be three hexes away, one too many: no cheaper station, no charge.
    .wrong-type = The first mines stand on planets of your own colour: blue.
lessons_gaia-neighbours-cheap = Build a cheap trading station
    .say = Everybody took a booster; the first round has begun. Beside the Xenos a trading station [gp-trading-station|trading station] costs **3** [res-credits|credits] instead of **6**.
    .hint = Touch the mine beside the Xenos.
    .wrong-dear = That one stands alone: 6 credits.
    .wrong-other = Upgrade one of your mines: the one beside the Xenos.
lessons_gaia-neighbours-turn = End your turn
    .say = The Xenos may charge now, because you built beside them. Then it is their turn, and they will want a cheap station as well.
    .hint = Touch End turn.
lessons_gaia-neighbours-charge = Charge 2
    .say = They built beside you. Your station there is worth **2**, so you may charge **2** [res-charge|charge] at a price of **1** point [res-vp|point]: always one less than you charge.
    .hint = Early on, power is worth more than a point. Touch Charge.
    .wrong-decline = It saves a point. But two tokens moved on now will buy more than that, round after round.
lessons_gaia-neighbours-after = See what it brought
    .say = Two tokens have moved on towards bowl III, and you still hold the three credits you saved. Every building of the Xenos nearby will ask you again.

## 9. Plan for the round
lessons_gaia-plan = Plan for the round
    .about = The same work, at the right time
    .goal = Score 8 points with two buildings
    .end = Well timed
    .ending = The other way round, the same two buildings would have brought nothing.
    .know-1 = The round’s tile pays for what is done in that round, every time it is done.
    .know-2 = Look one round ahead: what the next tile pays for can often wait.
    .know-3 = Whoever passes first begins the next round and chooses first among the boosters.
lessons_gaia-plan-tiles = Read this round and the next
    .say = Round 3 pays **2** points [res-vp|points] for each **step of terraforming** [gp-terraform|step]. Round 4 pays **4** for each **trading station** [gp-trading-station|trading station].

        You want both a new mine and a station. Which comes first?
lessons_gaia-plan-steps = Do what this round pays for
    .say = You have 7 [res-ore|ore] and reach two hexes. A mine on a planet **two steps** from blue costs all of it, and scores twice.
    .hint = Grey and orange are two steps from blue. Touch such a planet.
    .wrong-early = A station now brings no points. Next round the same station brings 4.
    .wrong-one = Red is one step from blue: 2 points. A planet two steps away brings 4.
    .wrong-gaia = A Gaia planet takes no steps, so it brings no points in this round. Round 6 pays for it.
lessons_gaia-plan-turn = End your turn
    .say = Four points. Your ore is spent, and what else you want to do is paid better next round.
    .hint = Touch End turn.
lessons_gaia-plan-pass = Pass first
    .say = Pass now, before the Xenos do: you **begin** the next round and have the first choice of boosters [gp-booster|booster].
    .hint = Touch Pass, then choose a booster: the one for mines brings ore and points.
lessons_gaia-plan-station = Build the station now
    .say = Round 4, and new income. Now a trading station is worth **4** points [res-vp|points]: upgrade a mine.
    .hint = Touch one of your lit mines.

## 10. The last round
lessons_gaia-end = The last round
    .about = Passing for points, and the final scoring
    .goal = Finish the game
    .end = The stars are counted
    .ending = Final tiles, research levels and what was left over have been added. The most points win.
    .know-1 = Two final tiles compare all players: 18, 12 and 6 points for the first three.
    .know-2 = Each research level from the third on is worth 4 points.
    .know-3 = What is left brings 1 point for three. So spend everything before the end.
lessons_gaia-end-count = Look at the last tiles
    .say = Round 6, the last one: 71 to 65. Its tile pays **3** points [res-vp|points] for each mine on a **Gaia planet**. No income follows any more, so goods are only worth what they still build.
lessons_gaia-end-mine = Build where your gaiaformer stands
    .say = Your gaiaformer has prepared a planet. A mine there scores 3 points, is one more mine for your booster, and costs no QIC.
    .hint = Touch the green planet with your gaiaformer, below the centre.
    .wrong-dear = That brings 3 points as well, but takes a QIC for the planet and more for the distance. First the one you prepared.
    .wrong-other = That would bring no points in this round. Look for a green planet.
lessons_gaia-end-turn = End your turn
    .say = 74 points. The Xenos will pass now.
    .hint = Touch End turn.
lessons_gaia-end-pass = Pass and count
    .say = You could go on as long as you can pay. Here, **pass**: your booster scores 1 point for each mine, your advanced tile 1 for each type of planet. Then the final scoring comes.
    .hint = Touch Pass, then Confirm.

## Beyond the course: actions of one's own
lessons_gaia-special = Actions of your own
    .about = Orange octagons, and what QICs buy
    .goal = Take a special and a QIC action
    .end = Yours alone
    .ending = Two turns without ore or credits, and both paid. Look at your octagons at the start of every round.
    .know-1 = An orange octagon is an action of your own: free, once a round, and it is your whole turn.
    .know-2 = QIC actions are there once a round for the whole table, like power actions.
    .know-3 = An octagon can wait for a quiet turn. A QIC action can be taken from you.
lessons_gaia-special-own = Find your octagon
    .say = Octagons are **special actions**. They stand on boosters, tech tiles, academies and institutes, and only their owner may use them.

        You have one: your academy on the right, which brings 1 [res-qic|QIC].
lessons_gaia-special-academy = Use your academy
    .say = It costs nothing, but it is your action for this turn. You have 2 QIC [res-qic|QIC] and want a third one.
    .hint = Touch the special action of your academy, then Confirm.
    .wrong-map = Here the action lies on your own board, not on the map.
lessons_gaia-special-turn = End your turn
    .say = Three QIC. The octagon is crossed out until the next round. Let the Xenos act.
    .hint = Touch End turn.
lessons_gaia-special-qic = Take a QIC action
    .say = QICs do more than lengthen your range. **3** [res-qic|QIC] pay out a federation token that you have once more: 7 points and 2 ore. **2** [res-qic|QIC] bring 3 points and 1 for each type of planet you live on: four here.
    .hint = Touch the QIC action for the federation token, or the one for types of planets.
    .wrong-dear = A tech tile costs 4 QIC. You have three.
    .wrong-power = Those are paid in power. Here look at the row of green cubes.
lessons_gaia-special-after = See what is left
    .say = Both are closed now: your octagon for you, the QIC action **for everybody**. So take what others can take first, and leave your own actions for later.

## Ten questions
lessons_gaia-quiz-win = How long does the game last?
    .a = Until somebody has 100 points
    .b = Six rounds
    .c = Until all planets are settled
    .why = After six rounds comes the final scoring, and the most points win.
lessons_gaia-quiz-cost = You are at the start of Terraforming. What does a mine on a planet two steps away cost?
    .a = 1 ore and 2 credits
    .b = 4 ore and 2 credits
    .c = 7 ore and 2 credits
    .why = The mine itself costs 1 ore and 2 credits, each step 3 ore more.
lessons_gaia-quiz-levels = What is each research level from the third on worth at the end?
    .a = 4 points
    .b = 1 point
    .c = Nothing, it only brings income
    .why = Levels 3, 4 and 5 are 4 points each, on every track: up to 12 on one of them.
lessons_gaia-quiz-station = What does a trading station cost beside a neighbour?
    .a = 2 ore and 6 credits
    .b = 2 ore and 3 credits
    .c = 1 ore and 2 credits
    .why = With a structure of another people within two hexes it costs 3 credits instead of 6.
lessons_gaia-quiz-bowls = Which power tokens can be spent?
    .a = All of them
    .b = Those in bowls II and III
    .c = Those in bowl III
    .why = Spent tokens go from bowl III back to bowl I.
lessons_gaia-quiz-level = What does one level of research cost as an action?
    .a = 4 knowledge
    .b = 3 knowledge
    .c = 4 knowledge and 1 QIC
    .why = 4 knowledge, on any track. A tech tile brings a level for free.
lessons_gaia-quiz-project = What becomes of the 6 power tokens of a Gaia project?
    .a = They are lost
    .b = They come back in the next round
    .c = They stay on the planet
    .why = They wait in the Gaia area and return in the Gaia phase of the next round.
lessons_gaia-quiz-alliance = Which of these may form a federation?
    .a = Six mines
    .b = An institute and a trading station
    .c = An academy and two trading stations
    .why = The values must make 7: 3 + 2 + 2. Six mines make 6, an institute and a station 5.
lessons_gaia-quiz-charge = A neighbour builds beside your trading station. You charge 2. What does it cost?
    .a = Nothing
    .b = 1 point
    .c = 2 points
    .why = Always one point less than you charge.
lessons_gaia-quiz-pass = Who begins the next round?
    .a = Whoever passed first
    .b = Whoever has the fewest points
    .c = The same player as before
    .why = Whoever passes first begins, and has had the first choice of boosters.
