### The course of Eclipse. docs/writing-a-lesson.md says what each message is for.

lessons_eclipse = Short lessons on a real board. You play from the first.
    .about = Explore the galaxy, settle it, research and fight, and keep your upkeep within your means for nine rounds.

## 1. The goal and your board
lessons_eclipse-goal = The goal and your board
    .about = Nine rounds, influence discs, upkeep
    .goal = Take your first action
    .end = First orders given
    .ending = Every action in this game begins like that: a disc leaves the track. The rest of the course shows what you get for it.
    .know-1 = The game lasts nine rounds. The most points win.
    .know-2 = Each action costs one influence disc, and each hex you hold keeps one.
    .know-3 = The fewer discs on the track, the more upkeep you pay at the end of the round.
lessons_eclipse-goal-aim = See what it is about
    .say = You lead a Terran people. Around your **home hex** lies an unknown galaxy; its centre is guarded.

        Hold hexes, win battles, research. After **nine rounds** the most points [res-vp|points] win.
    .mark-home = your home
    .mark-centre = guarded
lessons_eclipse-goal-board = Look at your discs
    .say = On your track lie 12 **influence discs** [ec-disc|influence disc]. Every action takes one, every hex takes one.

        The emptier the track, the higher the **upkeep** in money [res-money|money]. The first discs are free, later ones dear.
lessons_eclipse-goal-build = Build an interceptor
    .say = Choose the action **Build**: one disc [ec-disc|influence disc] goes on it. Then build an **interceptor** [ship-interceptor|interceptor] at home for **3** materials [res-materials|materials], which is all you have.
    .hint = Touch Build, then the interceptor and your home hex.
    .wrong-starbase = A starbase costs the same and defends well, but it never moves. Here you want a ship that flies.
    .wrong-other = Each of these actions has its lesson. Here, choose Build.
    .wrong-centre = The Galactic Center is strongly guarded. That is for large fleets, later.
lessons_eclipse-goal-stop = End the action
    .say = Build allows **two** pieces, but your materials [res-materials|materials] are spent. Say that you are done; then the others take their turn.
    .hint = Touch Done.
lessons_eclipse-goal-after = See what it cost
    .say = The disc stays on Build until the end of the round: **11** are left. Upkeep is still 0.

        You act in turn, one action each, until everybody has passed. The other player has passed already.

## 2. Explore
lessons_eclipse-explore = Explore
    .about = A new hex, wormholes, a discovery
    .goal = Take control of a new hex
    .end = Charted
    .ending = One disc for the action, one for the hex: exploring and holding takes two.
    .gain = a hex of yours
    .know-1 = You explore next to a hex of yours, where a wormhole leads out.
    .know-2 = The new hex must join one of yours: wormhole to wormhole.
    .know-3 = Without Ancients on it you may put a disc there at once, and take its discovery.
lessons_eclipse-explore-zone = Explore outwards
    .say = Half circles on a hex’s edge are **wormholes** [ec-wormhole|wormhole]. Where one leads out of your hex you can explore.

        Choose **Explore**, then one of the two places on the outer side of your hex.
    .hint = Touch Explore, then a lit place beyond your home hex.
    .wrong-other = Each of these actions has its lesson. Here, choose Explore.
    .wrong-inner = That place is nearer to the middle of the galaxy, where Ancients live more often. Begin on the outer side, away from the centre.
    .wrong-centre = The centre is known already. You explore where nothing lies yet.
lessons_eclipse-explore-lay = Turn and lay the hex
    .say = You have drawn **Spica**. Turn it as you like, as long as one of its wormholes [ec-wormhole|wormhole] meets one of yours. Its other wormholes decide where you can go from there.
    .hint = Any of the lit rotations will do. Choose one and confirm.
    .wrong-discard = You may discard a hex, and your turn is over. This one holds a planet, a point and a discovery: keep it.
lessons_eclipse-explore-disc = Place a disc
    .say = No Ancients live here, so you may take control at once: one disc [ec-disc|influence disc] from the track. The hex is then yours, with its **1** point [res-vp|point].
    .hint = Touch the new hex and confirm.
    .wrong-decline = Then anybody could take it, discovery and all. You have discs enough.
lessons_eclipse-explore-found = Use the discovery, or keep it
    .say = The first to hold this hex gets its **discovery** [ec-discovery|discovery]. Use what it gives at once, or keep it face down for **2** points [res-vp|points] at the end. Both are right at times.
    .hint = Early on, what it gives often grows into more. Take either.
lessons_eclipse-explore-after = Look at your realm
    .say = Two hexes. Two discs have left the track: one on Explore, one on Spica. The first comes back at the end of the round, the second stays as long as you hold the hex.

## Questions
lessons_eclipse-quiz-rounds = How long does the game last?
    .a = Until the Galactic Center is taken
    .b = Nine rounds
    .c = Until no hexes are left
    .why = After nine rounds the points are counted, whatever has been explored or conquered.
lessons_eclipse-quiz-upkeep = What makes your upkeep rise?
    .a = Each ship you build
    .b = Each technology you own
    .c = Each influence disc that leaves the track
    .why = Upkeep depends only on how many discs are left on the track. Actions take discs for the round, hexes for as long as you hold them.
lessons_eclipse-quiz-zone = You lay a hex you have explored. What must hold?
    .a = One of its wormholes meets a wormhole of a hex where you have a disc or a ship
    .b = All its edges match its neighbours
    .c = It points towards the Galactic Center
    .why = One full connection with you is enough. The other edges may fit or not.
lessons_eclipse-quiz-found = What can you do with a discovery tile?
    .a = Sell it to another player
    .b = Use it at once, or keep it for 2 points
    .c = Save it and use it whenever you like
    .why = You decide when you take it: what it gives, or 2 points at the end.
