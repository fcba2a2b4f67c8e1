### The course of Eclipse. docs/writing-a-lesson.md says what each message is for.

lessons_eclipse = Short lessons on a real board. You play from the first.
    .about = Explore the galaxy, settle it, research and fight, and keep your upkeep within your means for nine rounds.
    .further = The expansion, module by module
    .further-text = Each in one or two minutes, after the course. Every module can be added to a table by itself.

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

## 3. Colony ships and influence
lessons_eclipse-colony = Colony ships and influence
    .about = Cubes, income, discs on hexes
    .goal = Settle two planets
    .end = Settled
    .ending = Two cubes left their tracks, and each uncovered a higher income. They bring it every round.
    .gain = a hex of yours
    .know-1 = A colony ship puts a cube on a square of its colour, on a hex you hold, at any moment of your turn.
    .know-2 = Influence moves up to two discs and turns up to two colony ships up.
    .know-3 = A square with a star needs its technology first.
lessons_eclipse-colony-settle = Settle the planet of Spica
    .say = You hold **Spica**, but nobody lives there. A **colony ship** [ship-colony|colony ship] brings a cube [ec-cube|population cube] to its square. This costs no action.

        The square is **grey**: you choose money, science or materials.
    .hint = Touch Spica and choose a colour. Science pays for technologies.
    .mark-grey = grey square
    .wrong-free = That hex has no disc of yours. You settle only where you have control.
    .wrong-star = At home only squares with a star are free. They need an advanced technology.
    .wrong-action = Colony ships cost no action. Send one first.
lessons_eclipse-colony-influence = Take control of Pollux
    .say = **Pollux** lies beside your home and belongs to nobody. The action **Influence** moves up to two discs [ec-disc|influence disc]: from the track to a hex joined with you, or back. Take one from the track.
    .hint = Touch Influence, then take a disc from the track.
    .mark-nobody = nobody’s, 3 points
    .wrong-other = Here, choose Influence: it places discs on hexes.
    .wrong-lift = You could also take a disc back from there. Then its cubes come home and the hex is lost.
    .wrong-far = Discs go to free hexes without enemies, joined with you by wormholes.
lessons_eclipse-colony-science = Settle Pollux
    .say = Pollux is yours, with **3** points [res-vp|points]. It has a science square [res-science|science], so a **science cube** must go there. You may settle in the middle of your action.
    .hint = Touch Pollux: a cube of science.
lessons_eclipse-colony-ready = Turn your colony ships up
    .say = Two of your three colony ships [ship-colony|colony ship] are used. Influence also turns up to **two** of them up again.
    .hint = Touch Turn a colony ship up, twice.
    .wrong-discs = You could move one more disc. Here, get your colony ships back.
lessons_eclipse-colony-income = Look at your tracks
    .say = Each cube that leaves a track **uncovers a larger number**: that is what you earn every round. The emptier the track, the bigger the steps.

        So a settled hex pays, and an empty one only costs its disc.

## 4. Research
lessons_eclipse-research = Research
    .about = Technologies, prices, trading
    .goal = Acquire two technologies
    .end = Eureka
    .ending = New parts and abilities are yours for good. Nobody can take a technology from you.
    .know-1 = Research takes one technology from the table for science.
    .know-2 = Each tile you own in a row makes the next of that row cheaper, down to its lowest price.
    .know-3 = At any moment of your turn Terrans trade two of one resource for one of another.
lessons_eclipse-research-market = Look at the technologies
    .say = These lie open for everybody; each round brings new ones. There are three rows: **military**, **grid** and **nano**.

        Two numbers stand on each: the price in science [res-science|science] and the lowest it can fall to.
lessons_eclipse-research-cannon = Take the Plasma Cannon
    .say = You have **6** science [res-science|science], and as a Terran one military technology already: Starbase. So the next military tile is **1 cheaper**: the Plasma Cannon costs 5 instead of 6.
    .hint = Touch Research, then the Plasma Cannon.
    .wrong-full = A good tile, but there your row is empty and you pay in full. Take the military one with its discount.
    .wrong-dear = Too dear for 6 science. Prices fall as your rows grow.
    .wrong-have = You have Starbase already. Nobody owns a technology twice.
    .wrong-other = Here, choose Research.
lessons_eclipse-research-trade = Trade for science
    .say = One science [res-science|science] is left, and Nanorobots cost 2. Terrans **trade 2 for 1**: give 2 materials [res-materials|materials] for 1 science. That costs no action.
    .hint = Among the trades, touch materials for science.
    .wrong-first = First trade: 1 science does not buy any technology.
lessons_eclipse-research-robots = Take Nanorobots
    .say = Now your 2 science [res-science|science] are enough. With **Nanorobots** each of your Build actions makes one piece more.
    .hint = Touch Research, then Nanorobots.
    .wrong-other = Here, choose Research.
lessons_eclipse-research-after = See your rows
    .say = Long rows pay twice: cheaper tiles during the game, and points [res-vp|points] at its end. **Four** tiles in one row are worth 1, five 2, six 3, seven 5.

## 5. Build and upgrade
lessons_eclipse-ships = Build and upgrade
    .about = Ships, blueprints, energy
    .goal = Build two ships and improve them
    .end = A fleet
    .ending = The parts cost nothing but the action, and every ship of that type carries them from now on.
    .know-1 = Build makes up to two pieces on hexes you hold, paid in materials.
    .know-2 = Upgrade puts up to two parts on your blueprints.
    .know-3 = Parts may use no more energy than the sources give, and what moves needs a drive.
lessons_eclipse-ships-build = Build a cruiser
    .say = You have **8** materials [res-materials|materials]. An interceptor [ship-interceptor|interceptor] costs 3, a **cruiser** [ship-cruiser|cruiser] 5, a dreadnought [ship-dreadnought|dreadnought] 8. Begin with a cruiser.
    .hint = Touch Build, then the cruiser and your home hex.
    .wrong-large = It would take all your materials. A cruiser and an interceptor cost as much, and they are two ships.
    .wrong-other = Here, choose Build.
lessons_eclipse-ships-second = Build an interceptor
    .say = One action builds up to **two** pieces. For the other 3 materials [res-materials|materials] add an interceptor [ship-interceptor|interceptor].
    .hint = Touch the interceptor, then your home hex.
lessons_eclipse-ships-cannon = Improve the cruiser
    .say = Each type of ship has a **blueprint**; your ships are what stands there. The cruiser has an empty place. **Upgrade** and fill it: cannon [part-cannon|cannon], hull [part-hull|hull] or computer [part-computer|computer].

        A cannon uses 1 energy [ec-energy|energy], just what is left.
    .hint = Touch Upgrade, then a part and the cruiser’s empty place.
    .wrong-other = Here, choose Upgrade.
lessons_eclipse-ships-hull = Improve the interceptor
    .say = An action places **two** parts. Your interceptors have an empty place, too: a hull [part-hull|hull] lets them survive one hit, a computer [part-computer|computer] lets them hit more often.
    .hint = Choose hull or computer for the interceptor’s empty place.
lessons_eclipse-ships-after = Look at your blueprints
    .say = Both interceptors, old and new, carry the new part at once. Better parts need their technology: with Plasma Cannon, for example, you could place cannons that do **2** damage.

## 6. Move and fight
lessons_eclipse-battle = Move and fight
    .about = Flying, a battle, reputation
    .goal = Drive out the Ancient
    .end = The way is free
    .ending = The hex is yours, and a discovery waits on it. The tile from the battle stays secret until the end.
    .gain = a hex won
    .know-1 = Ships fly through joined wormholes, as far as their drives carry them.
    .know-2 = Battles come when everybody has passed. A 6 hits, and so does a roll that computers lift to 6.
    .know-3 = Whoever fought draws reputation tiles and keeps one.
lessons_eclipse-battle-fly = Send both cruisers
    .say = An **Ancient** [ship-ancient|Ancient] guards the hex beside you. Choose **Move**: Terrans have three activations, and each lets one ship fly as far as its drive [part-drive|drive] reaches, here one hex.
    .hint = Touch Move, a cruiser, then the Ancient’s hex. Then the second cruiser.
    .mark-ancient = Ancient
    .wrong-other = Here, choose Move.
    .wrong-centre = The centre is guarded by something much stronger. Not with two cruisers.
lessons_eclipse-battle-pass = Pass
    .say = Nothing happens yet: **battles come after the actions**. Your interceptor stays at home. End the action and pass.
    .hint = Touch Done, then Pass.
    .wrong-more = You could act on. Here, pass and see the battle.
lessons_eclipse-battle-fight = Attack
    .say = Higher **initiative** [ec-initiative|initiative] shoots first; here both have 2, so the defender did. Each cannon rolls a die: with computer [part-computer|computer] +1 you hit on **5 and 6**. The Ancient’s hull takes one hit, the second destroys it.
    .hint = Touch Attack, until it is decided.
    .wrong-retreat = Retreating saves ships that are losing. Yours stand well: attack.
lessons_eclipse-battle-tile = Keep a reputation tile
    .say = You draw one tile [ec-reputation|reputation tile] for fighting and one for the Ancient you destroyed. You keep **one**; the other goes back. The number is its points [res-vp|points].
    .hint = Keep the 3.
    .wrong-less = 2 points are good, 3 are better. The other goes back to the bag.
lessons_eclipse-battle-hold = Take the hex
    .say = Only your ships are left. Now you may place a disc [ec-disc|influence disc]: **3** points [res-vp|points], planets, and the discovery that the Ancient guarded.
    .hint = Touch the hex and confirm.
    .wrong-decline = Without a disc the hex is nobody’s, and the battle was for a tile only.

## 7. Upkeep
lessons_eclipse-upkeep = Pass and pay
    .about = The balance, passing, trading for upkeep
    .goal = Pay your upkeep
    .end = Paid
    .ending = The discs are back from the actions, science and materials have come in, and round 2 begins. Whoever passed first opens it.
    .know-1 = At the end of a round you earn money and pay the upkeep your track shows.
    .know-2 = What is missing comes from trades, otherwise from hexes you give up.
    .know-3 = Whoever passes first begins the next round, and may still react: upgrade, build or move once, for a disc.
lessons_eclipse-upkeep-count = Read your balance
    .say = You took three actions and hold three hexes: **7** discs [ec-disc|influence disc] are left, so the upkeep is **5**. You have 2 money [res-money|money] and earn 3. Balance: **0**.
lessons_eclipse-upkeep-settle = Settle for money
    .say = One more action would raise the upkeep to 7. But there is a free grey square on Spica: a **money** cube [res-money|money] lifts your income from 3 to 4, this round already.
    .hint = Touch Spica and choose money.
    .wrong-money = That income comes after the upkeep is paid. Now you need money.
    .wrong-action = First improve your income, then act.
lessons_eclipse-upkeep-act = Act once more all the same
    .say = **Upgrade** your interceptors with a hull [part-hull|hull]. Watch the balance: the disc makes it **−1**. Sometimes an action is worth that.
    .hint = Touch Upgrade, then the hull and the interceptor’s empty place.
    .wrong-other = Here, choose Upgrade.
lessons_eclipse-upkeep-pass = Pass
    .say = Enough. End the action and **pass**. When everybody has passed come battles, then upkeep.
    .hint = Touch Done, then Pass.
    .wrong-more = Each further disc costs more than the last. Pass.
lessons_eclipse-upkeep-pay = Raise the missing money
    .say = One money [res-money|money] is missing. **Trade** 2 science [res-science|science] for it, or give up a hex: its disc comes back and the upkeep falls, but the hex is lost.
    .hint = Trade science for money.
    .wrong-abandon = A hex brings points and income every round. Two science are cheaper.

## 8. Good neighbours
lessons_eclipse-relations = Good neighbours
    .about = Ambassadors, with four players or more
    .goal = Exchange ambassadors
    .end = At peace
    .ending = An ambassador each, and a cube at work on it. Neither of you will gladly be the first to attack.
    .gain = a border at peace
    .know-1 = With four players or more, you may exchange ambassadors with a player whose hex connects with one of yours.
    .know-2 = An ambassador is 1 point and takes a place on the reputation track; its cube uncovers income.
    .know-3 = Whoever attacks a partner is the traitor: 2 points less at the end.
lessons_eclipse-relations-border = Settle up to the border
    .say = You have explored a hex, and its wormhole [ec-wormhole|wormhole] meets one of **another player’s** hexes. Put a disc [ec-disc|disc] there: from now on you are neighbours.
    .hint = Touch the new hex, then Confirm.
    .mark-theirs = theirs
    .wrong-theirs = Somebody else holds that hex. Put your disc on the new one beside it.
lessons_eclipse-relations-propose = Propose relations
    .say = Four play, so there is **diplomacy**. Your hexes connect, and neither of you has a ship with the other: you may **propose relations**. That is no action and costs nothing; the other has to agree.
    .hint = Touch the proposal in the bar, then Confirm.
lessons_eclipse-relations-cube = Put a cube on the ambassador
    .say = The answer was yes. On the ambassador [ec-ambassador|ambassador] that you send lies a **cube** of yours, from a track of your choice: what it uncovers is income in every round.
    .hint = Money is short early on. Choose it, or another.
lessons_eclipse-relations-after = See what you hold
    .say = Their ambassador lies on your track and is **1** point [res-vp|point]. Relations last until one of you flies into a hex of the other. Whoever does that is the **traitor**.

## 9. Better ships first
lessons_eclipse-armour = Better ships first
    .about = Strategy: one part can decide a battle
    .goal = Beat the Ancient with improved cruisers
    .end = Well prepared
    .ending = With the old blueprint both cruisers would have been lost here. One disc for an upgrade is cheaper than ten materials.
    .gain = a hex won
    .know-1 = Compare before you fly: initiative, what each side hits with, how many hits each takes.
    .know-2 = One upgrade improves all ships of a type. The more you have, the more it is worth.
    .know-3 = Battles come last, so ships may also fly first and be improved afterwards.
lessons_eclipse-armour-weigh = Compare both sides
    .say = The Ancient [ship-ancient|Ancient] rolls two dice and hits on 5 and 6. So do your two cruisers, with one die each. Both sides’ ships fall at the second hit, and the Ancient shoots first. You have two ships: a little better than even.
    .mark-ancient = Ancient
lessons_eclipse-armour-part = Improve your cruisers
    .say = Fill the cruisers’ empty place **before** you fight: a hull [part-hull|hull], and each falls only at the third hit; or a computer [part-computer|computer], and each hits on 4 as well.
    .hint = Touch Upgrade, then hull or computer for the cruiser’s empty place.
    .wrong-early = You could, and hope. A disc for a better cruiser first makes the odds yours.
    .wrong-other = Here, choose Upgrade.
lessons_eclipse-armour-done = End the action
    .say = A second part could go elsewhere. Here one is enough: both cruisers have it now.
    .hint = Touch Done.
lessons_eclipse-armour-fly = Fly with both
    .say = Now **Move**: both cruisers [ship-cruiser|cruiser] into the Ancient’s hex. Together they draw its fire and shoot twice as often.
    .hint = Touch Move, a cruiser, the Ancient’s hex; then the other cruiser.
    .wrong-other = Here, choose Move.
lessons_eclipse-armour-fight = Fight it out
    .say = End the action, **pass**, and attack until it is decided. Then keep a tile [ec-reputation|reputation tile] and place your disc [ec-disc|influence disc].
    .hint = Done, Pass, Attack; then a tile, then the hex.

## 10. The last round
lessons_eclipse-last = The last round
    .about = Strategy: turn everything into points
    .goal = Finish the game with 9 points
    .end = Nine rounds
    .ending = 9 to 3. One action brought six points, because nothing had to be saved for later.
    .know-1 = Points: hexes you hold, reputation, kept discoveries, monoliths, long rows of technologies.
    .know-2 = In the last round income is worth nothing; discs on hexes are worth their points.
    .know-3 = Ships and stored resources bring no points; resources only break ties.
lessons_eclipse-last-count = Count what is left
    .say = Round **9**, the last. You have 3 points [res-vp|points], as the other has. Two hexes beside you belong to nobody: Pollux with **3** points, Spica with **1** and a discovery.
    .mark-three = 3 points
    .mark-one = 1 point
lessons_eclipse-last-three = Take the richer hex
    .say = No tomorrow: a disc [ec-disc|influence disc] on a hex counts at the end, whatever it produces. Choose **Influence** and take **Pollux** first.
    .hint = Touch Influence, take a disc from the track, then touch Pollux.
    .wrong-small = Spica comes next. First make the 3 points safe.
    .wrong-other = That brings no points any more. Influence does.
lessons_eclipse-last-second = Take the other, too
    .say = Influence moves **two** discs [ec-disc|influence disc]. Your money covers one more: with 7 discs left the upkeep is 5, and you have 2 and earn 3.
    .hint = Take another disc from the track.
    .wrong-left = One more disc can move, at no further action.
lessons_eclipse-last-found = Decide on the discovery
    .say = A discovery [ec-discovery|discovery]: 5 science [res-science|science] at once, or **2** points [res-vp|points]. Early in a game you might use it. Now?
    .hint = What could you still do with 5 science? Keep it for 2 points.
    .wrong-late = What science buys now brings hardly any points. The tile itself is worth 2.
lessons_eclipse-last-end = Finish
    .say = End the action and **pass**. Colony ships need not fly any more: after the upkeep the points are counted.
    .hint = Touch Done, then Pass, then Done.

## Ten questions
lessons_eclipse-quiz-traitor = You attack a player whose ambassador you hold. What follows?
    .a = Nothing: ambassadors bring points only
    .b = You are the traitor: 2 points less, until somebody else becomes one
    .c = You miss your next action
    .why = Both ambassadors go back, and the traitor’s card costs 2 points for whoever holds it at the end.
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
lessons_eclipse-quiz-hull = A ship has a hull of 1. How many points of damage destroy it?
    .a = 1
    .b = 2
    .c = 3
    .why = It holds as many as its hull; the next point destroys it.
lessons_eclipse-quiz-colony = When are your used colony ships ready again?
    .a = Never: each is used once
    .b = At the start of each of your turns
    .c = At the end of the round, and two with each Influence action
    .why = All turn up when a round ends. Influence turns two of them up at once.
lessons_eclipse-quiz-price = You own one military technology. What does the next, printed 6, cost?
    .a = 5 science
    .b = 6 science
    .c = 3 science
    .why = The first tile in a track lowers the price of the next one by 1, though never below its lowest price.
lessons_eclipse-quiz-blueprint = You put a hull on the cruiser’s blueprint. Which cruisers have it?
    .a = Only those you build from now on
    .b = All your cruisers, at once
    .c = Only those on your home hex
    .why = A blueprint holds for all ships of its type, also those already far away.
lessons_eclipse-quiz-hit = Your ship has computer +1, the target no shield. Which rolls hit?
    .a = Only a 6
    .b = 4, 5 and 6
    .c = 5 and 6
    .why = Roll plus computers minus shields must reach 6. A 6 always hits, a 1 never.
lessons_eclipse-quiz-pay = Your money does not cover the upkeep. What happens?
    .a = You trade other resources for money, or give up hexes
    .b = You owe the rest until the next round
    .c = You lose a ship for each missing unit
    .why = Upkeep is always paid in full. What is missing comes from trades; if they do not suffice, discs come back from hexes.
lessons_eclipse-quiz-score = Which of these is worth points at the end?
    .a = Your ships
    .b = Stored materials
    .c = Hexes you hold and reputation tiles
    .why = Hexes, reputation, kept discoveries, monoliths and long rows of technologies count. Ships do not, and resources only break ties.

## The expansion, module by module

lessons_eclipse-rare = Rare technologies
    .about = Single tiles, any track
    .goal = Research the Conifold Field
    .end = One of a kind
    .ending = Nobody else can buy this tile any more. Watch what lies beside the supply: the next rare tile may suit you better than anything on the board.
    .know-1 = There are ten rare technologies, each only once.
    .know-2 = A rare tile goes on any of your three tracks; that track’s discount counts.
    .know-3 = Drawn rare tiles come in addition to the usual ones.
lessons_eclipse-rare-row = Look at the supply
    .say = With this module ten **rare technologies** are in the bag. When one is drawn it lies beside the others and does not count among them.

        Each exists **once**: who buys it first has it alone.
lessons_eclipse-rare-take = Research a rare tile
    .say = Choose **Research**, then the **Conifold Field**. You may put it on **any** of your three tracks: a long track makes later tiles cheaper. It costs 5 science [res-science|science], or less where the track has a discount.
    .hint = Touch Research, then the Conifold Field and a track.
    .wrong-other = That is another action. Here, choose Research.
lessons_eclipse-rare-part = See what it brings
    .say = Five of the rare technologies are ship parts. The Conifold Field gives **3 hull** for 2 energy: install it with an Upgrade action, as any other part.

lessons_eclipse-developments = Developments
    .about = Tiles that everybody may buy once
    .goal = Buy the Research Station
    .end = Well invested
    .ending = 10 resources became 12 science, and the action was an ordinary Research. Who waits finds the good developments gone.
    .know-1 = A development is bought with Research instead of a technology.
    .know-2 = Each exists once; there is one more of them than there are players.
    .know-3 = It is paid in its own resources, never at a discount, and is no technology.
lessons_eclipse-developments-row = Look at the developments
    .say = Beside the technologies lie **developments**: one more than there are players, for the whole game. Some bring resources at once, others points at the end.
lessons_eclipse-developments-buy = Buy one
    .say = Choose **Research** and take the **Research Station**: it costs 5 money [res-money|money] and 5 materials [res-materials|materials], and brings **12 science** [res-science|science] at once.
    .hint = Touch Research, then the Research Station.
    .wrong-other = That is another action. Here, choose Research.
lessons_eclipse-developments-gain = See what it brought
    .say = The science is yours, and the tile is gone for everybody else. Developments are no technologies: they make nothing cheaper, and a full track does not matter to them.

lessons_eclipse-homeworlds = Ancient homeworlds
    .about = Guarded worlds in the empty corners
    .goal = Begin the way to a homeworld
    .end = The way is open
    .ending = A homeworld is far richer than a common hex. Come with cruisers, better parts and more initiative than its guard has.
    .know-1 = Homeworlds fill the starting places that nobody uses.
    .know-2 = An Ancient Cruiser guards each; no two guards are alike.
    .know-3 = Destroying one brings two reputation draws, its tile for 1 point, then the hex and its discovery.
lessons_eclipse-homeworlds-guard = Look at a homeworld
    .say = In the corners where nobody begins lie **homeworlds** of the Ancients, from the start. An **Ancient Cruiser** guards each of them: it never moves, and no disc may be placed before it is destroyed.
    .mark-guarded = guarded
lessons_eclipse-homeworlds-odds = Know the guard
    .say = Each cruiser is different: shields, missiles, hull. The **odds** tell how a fleet would fare before you build it. Choose the guard that your parts beat.
lessons_eclipse-homeworlds-open = Explore towards it
    .say = No road leads there yet: **explore** a hex beside your own, so that wormholes join the two. Choose Explore, then a place.
    .hint = Touch Explore, then one of the lit places around your hex.
    .wrong-far = Your ships cannot reach it yet: hexes in between have to be explored first.
    .wrong-other = That is another action. Here, choose Explore.

lessons_eclipse-center = The takeover of the centre
    .about = A dreadnought in the middle
    .goal = Begin to arm for the centre
    .end = Arming has begun
    .ending = The centre is worth four points and a discovery, its guard three reputation draws and a point. It is a battle to prepare for several rounds.
    .know-1 = An Ancient Dreadnought guards the centre instead of the defence system.
    .know-2 = It holds every ship there: only a retreat in battle leads out.
    .know-3 = Its destroyer draws three reputation tiles and keeps the tile for 1 point.
lessons_eclipse-center-guard = Look at the centre
    .say = With this module an **Ancient Dreadnought** waits in the centre. It has two sides, drawn at random: one repairs itself, the other begins with missiles.
    .mark-dreadnought = the dreadnought
lessons_eclipse-center-odds = Know what awaits you
    .say = A ship that enters the centre **cannot leave** before the dreadnought is destroyed, except by a retreat. Let the **odds** judge your fleet first.
lessons_eclipse-center-ready = Begin to arm
    .say = Ships of the first round have no chance. Choose **Upgrade** or **Build**: that is where a takeover begins.
    .hint = Touch Upgrade or Build among your actions.
    .wrong-far = Nobody comes there in the first round. Arm first.

lessons_eclipse-hives = Ancient hives
    .about = A hex that sends out Ancients
    .goal = Lay the hive that you drew
    .end = A restless neighbour
    .ending = Sooner or later a die sends one of these ships to a neighbour. Keep armed ships beside a hive, or clear it out: then it is an ordinary hex with a discovery.
    .gain = three Ancient ships
    .know-1 = A hive comes with a discovery and three Ancient ships.
    .know-2 = After each round a die may send one of them to a neighbouring hex.
    .know-3 = Ancients left alone in your hex kill its population; your disc stays.
lessons_eclipse-hives-drawn = See what you drew
    .say = You have explored and drawn a **hive**. It comes with a discovery tile and **three Ancient ships**, and has a wormhole on every side, numbered 1 to 6.
lessons_eclipse-hives-lay = Lay it
    .say = Lay the hex; a hex may also be discarded, but this lesson wants to show it. Any turn will do, for it has wormholes all around.
    .hint = Touch one of the turns of the hex, then confirm.
lessons_eclipse-hives-breed = Know what it does
    .say = At the end of each round a **die** names one of its sides. If an explored hex lies there, **one Ancient ship** moves into it: it blocks, it fights, and it kills population that nobody defends.
    .mark-hive = the hive

lessons_eclipse-portals = Warp portals
    .about = Neighbours across the galaxy
    .goal = Fly through a portal
    .end = Once across the galaxy
    .ending = Portals shorten every way, also that of your enemies: a portal far behind the front is a second front.
    .know-1 = All hexes with a portal are neighbours with a full wormhole.
    .know-2 = Ships fly, discs are placed and relations begin through it; each passage costs one point of movement.
    .know-3 = A portal opens no new places to explore.
lessons_eclipse-portals-twins = Look at two portals
    .say = Both of these hexes have a **warp portal**. Wherever they lie, hexes with portals are **beside each other**, as if a full wormhole joined them.
    .mark-one = a portal
    .mark-two = another
lessons_eclipse-portals-fly = Fly through
    .say = Both ends are yours. Choose **Move**: your interceptor flies to the first portal, and with the next activation **through it** to the other.
    .hint = Touch Move, the interceptor, the first portal hex; then the interceptor there and the second portal hex.

lessons_eclipse-discoveries = New discoveries
    .about = Nine more tiles in the stack
    .goal = Use a new discovery
    .end = Found and fitted
    .ending = Whatever lies under a new hex, you choose: use it now, or two points at the end. Early in the game, use beats points.
    .gain = Muon Source
    .know-1 = Nine more discoveries are in the stack: parts, orbitals, a portal, resources.
    .know-2 = As ever, a tile is used at once or kept for 2 points.
    .know-3 = A part that you found is installed at once without an action, or kept for an Upgrade.
lessons_eclipse-discoveries-claim = Take the hex
    .say = You have explored a hex with a discovery tile [ec-discovery|discovery]. Put a disc on it: the tile is yours.
    .hint = Touch the hex that you have just laid.
lessons_eclipse-discoveries-choose = Use it
    .say = It is a **Muon Source**, one of the nine tiles of this module. Every discovery has two uses: its front, or **2 points** at the end. Use its front.
    .hint = Choose to use the discovery.
    .wrong-points = Two points would be yours for good. But in the first round a better ship is worth more: here, use it.
lessons_eclipse-discoveries-install = Fit the part
    .say = It gives **2 energy** and **1 initiative** and takes **no place**. Fit it on a blueprint: all ships of that type have it at once.
    .hint = Touch a ship type’s blueprint, then the new part.
    .wrong-later = You may keep it for an Upgrade. Here, fit it at once.

lessons_eclipse-sectors = Extra sectors
    .about = Six more hexes
    .goal = Lay and claim an extra sector
    .end = New ground
    .ending = More hexes mean longer exploring and stacks that last: with seven players or more they are always in play.
    .gain = yours
    .know-1 = One more middle hex and five outer ones are in the stacks.
    .know-2 = They are explored, laid and claimed as all others.
    .know-3 = With seven to nine players they belong to the game.
lessons_eclipse-sectors-drawn = See what you drew
    .say = This hex, **213**, is one of six that this module adds: one in the middle stack, five in the outer one. Two of the outer hexes hide a discovery [ec-discovery|discovery].
lessons_eclipse-sectors-lay = Lay it
    .say = Turn it so that one of its wormholes meets one of yours, and lay it.
    .hint = Touch one of the turns of the hex, then confirm.
lessons_eclipse-sectors-claim = Claim it
    .say = Put an influence disc on it. The hex is worth its printed points at the end.
    .hint = Touch the hex that you have just laid.

lessons_eclipse-alliances = Alliances
    .about = To win together
    .goal = Found an alliance
    .end = Allied
    .ending = You fight side by side, and your ships cross each other’s hexes. At the end the mean of the members’ points counts for all of them. Leaving breaks an oath: it costs three points.
    .know-1 = With four players or more, two who have relations may found an alliance in rounds 1 to 8.
    .know-2 = Allies never attack each other and fight together; each tile is worth 2 points.
    .know-3 = Who leaves takes the Oathbreaker side: minus 3 points.
lessons_eclipse-alliances-friends = Look at your relations
    .say = You have exchanged **ambassadors** with another player. With this module that is where an **alliance** can begin: up to two members with four or five players, three with more.
lessons_eclipse-alliances-propose = Propose it
    .say = Choose **Influence**, as an example. During any action you may **propose** an alliance to the player whose ambassador you hold; the other has to agree.
    .hint = Touch Influence, then propose the alliance.
lessons_eclipse-alliances-name = Name it
    .say = The answer was yes. Choose which of the free alliances you found; they differ only in name.
    .hint = Choose one of the alliances.

lessons_eclipse-species = New species
    .about = Six peoples of the expansion
    .goal = Choose a new species
    .end = A people of your own
    .ending = Its board says the rest: storage, technologies, blueprints and trade differ. Begin with those of Magellan; the Exiles and Lyra ask for more practice.
    .know-1 = Magellan: a free discovery once, and colony ships that become resources.
    .know-2 = The Exiles’ orbitals are ships; the Syndicate moves four times and pillages.
    .know-3 = Lyra builds shrines and rerolls dice with colony ships.
lessons_eclipse-species-list = Meet them
    .say = The expansion brings six species: three of **Magellan**, which play alike, the **Exiles**, the **Rho Indi Syndicate** and the **Enlightened of Lyra**. With seven players or more they belong to the game.
lessons_eclipse-species-choose = Choose one
    .say = Choose one of the new species. Each says what it does before you take it.
    .hint = Touch one of the lit species, then confirm.
