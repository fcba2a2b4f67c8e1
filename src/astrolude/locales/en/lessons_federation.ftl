### The course of Federation. docs/writing-a-lesson.md says what each message is for.

lessons_federation = Short lessons on a real board. You play from the first.
    .about = Send ambassadors to the Senate, vote or fund, and gain influence on five planets.

## 1. The goal and a round
lessons_federation-goal = The goal and a round
    .about = Prestige, the Senate, four turns
    .goal = Play two ambassadors
    .end = Welcome to the Senate
    .ending = A miner on Néo and two degrees: each ambassador did the action of the place it stands on.
    .know-1 = Most prestige points after five rounds wins.
    .know-2 = On your turn you put one ambassador on a free place and do its action.
    .know-3 = A place of the Senate takes one ambassador a round.
lessons_federation-goal-aim = See what it is about
    .say = This is the Senate: 18 places in two **wings** and three **floors**. Ten of them lead to the five planets, the others are rooms and spies.

        You have four ambassadors [fd-ambassador|ambassador]. Whoever has most prestige points [res-vp|prestige points] after **five rounds** wins.
    .mark-planet = a planet
    .mark-room = a room
lessons_federation-goal-neo = Send an ambassador to Néo
    .say = Put an ambassador of 1 vote on **Néo**, bottom right. Your miner [fd-miner|miner] then goes on to one of two asteroids and takes the crystals there.

        How far it has come is your **influence** on Néo.
    .hint = Touch Néo in the bottom right, then an asteroid.
    .wrong-neutral = A neutral tile lies here: with two players a few places are closed each round.
    .wrong-outer = The Outer Module has room for everybody and gives 1 Oceanium, but its ambassadors neither vote nor fund. It is for when nothing else suits.
    .wrong-president = The player who begins the round may not go to the President’s Office on the first turn.
    .wrong-later = A possible place in a real game. Here, go to Néo in the bottom right.
lessons_federation-goal-officers = Go to the Officers’ Room
    .say = Player 2 has built something. It is your turn again.

        Rooms give no influence, but other help. The **Officers’ Room** lifts you by two degrees [fd-degree|degrees] of accreditation: from 3 to 5.
    .hint = Touch the Officers’ Room in the top left.
    .wrong-yours = You stand there already. A place is taken until the end of the round, for you as well.
    .wrong-taken = Player 2 stands there. That place is taken until the end of the round.
    .wrong-other = A possible place in a real game. Here, go to the Officers’ Room.
lessons_federation-goal-round = See how the round goes on
    .say = You have two ambassadors left. When everybody has played **four**, the round ends: votes are counted, projects move, a law passes.

        Then the ambassadors come back to you and the next round begins.

## 2. Vote or fund
lessons_federation-side = Vote or fund
    .about = The two sides of an ambassador
    .goal = Vote once, fund once
    .end = Both sides used
    .ending = The action is the same on both sides. What differs is what happens at the end of the round, and the mission.
    .know-1 = Votes count for the floor and for the wing, at the end of the round.
    .know-2 = Funding moves the project above the column, at the end of the round.
    .know-3 = Funding also releases the mission of the same name, at once.
lessons_federation-side-faces = Look at floors and columns
    .say = Each ambassador has two sides. The **voting** side [fd-vote|votes] counts 1, 1, 2 or 3 votes. The **funding** side [fd-fund|funding] moves the project above its column.

        Neutral tiles may vote, too: the one in the top left has 1 vote.
    .mark-neutral = 1 vote
    .mark-project = column 6
lessons_federation-side-vote = Vote on the top floor
    .say = Whoever has most votes on a floor at the end of the round scores points equal to their **level**. Yours is 2.

        Put your **3 votes** on 6Moon in the top left. Your mage [fd-mage|mage] climbs one moon and takes a token of your choice.
    .hint = Choose the ambassador of 3 votes, touch 6Moon in the top left, then a token.
    .wrong-one = 1 vote is as much as the neutral tile has, and player 2 can easily have more. Use 3.
    .wrong-two = 2 votes lead for now, but player 2 still has a 3. Use yours.
    .wrong-bottom = 6Moon, too, but on the bottom floor. Here it is about the top one.
    .wrong-outer = Votes in the Outer Module do not count.
lessons_federation-side-fund = Fund on Néo
    .say = Now the other side. The funding side of the **2** also brings 1 Lavandium [cry-lavandium|Lavandium].

        Put it on Néo in the bottom right. Column 6 belongs to the Atalum project, which moves one cell at the end of the round.
    .hint = Choose the ambassador of 2 with its funding side, touch Néo in the bottom right, then an asteroid.
    .mark-column = moves
    .wrong-bare = This one funds as well, but brings no crystal. The 2 brings 1 Lavandium.
    .wrong-neutral = A neutral tile lies here. Néo is free in the bottom right.
    .wrong-outer = An ambassador in the Outer Module funds nothing.
lessons_federation-side-after = See what it released
    .say = You stood on Néo and funded: the mission **Néo** on your own board has a release token [fd-release|release] now. A ship may fly it; that is another lesson.

        With the voting side it would have stayed closed.
    .mark-released = released

## 3. Planets and crystals
lessons_federation-planets = Planets and crystals
    .about = Stalls, buildings, moons, what they cost
    .goal = Act on three planets
    .end = Well travelled
    .ending = Three planets in three turns, 9 points, and influence that goes on paying.
    .know-1 = Oceanium may stand for Lavandium or Coppernium, but for nothing else.
    .know-2 = A megastructure scores its smaller value, times 3 for the first who builds it.
    .know-3 = Influence on a planet counts for its law, its project and its medal.
lessons_federation-planets-five = Look at the five planets
    .say = Round 2. You own Lavandium [cry-lavandium|Lavandium], Oceanium [cry-oceanium|Oceanium] and 1 gold diamond [cry-gold|gold diamond]. Planets take crystals and give crystals, and each action brings **influence**.

        Oceanium may be paid for Lavandium and for Coppernium. Nothing replaces gold.
lessons_federation-planets-stall = Trade on Arratooine
    .say = Arratooine is a market. Choose a stall, pay its price and take its reward. Your pawn stays there: 1 influence. A second visit costs the same, gives more and raises it to 2.

        Visit the **Goldsmith**: 1 Oceanium for 1 gold diamond and 1 Lavandium.
    .hint = Touch Arratooine in the top right, then the Goldsmith.
    .wrong-neutral = A neutral tile lies here. Arratooine is free in the top right.
    .wrong-other = A stall with another trade. Here it is about gold.
lessons_federation-planets-build = Build a megastructure
    .say = A megastructure costs 1 Lavandium, 1 Coppernium and 1 gold. It compares two of your values and scores the **smaller one, times 3** for the first builder.

        Take **Megastructure 4**: it looks at Atalum, where you have 3, and E81216, where the building itself lifts you to 3.
    .hint = Touch E81216 in the top right, then Megastructure 4, then pay with Lavandium.
    .wrong-neutral = A neutral tile lies here. E81216 is free in the top right.
    .wrong-income = A production structure pays now and at the end of every round. A good start in round 1; here you have gold for more.
    .wrong-less = Its smaller value is lower than 3 for you, so it would score less.
lessons_federation-planets-moon = Climb on 6Moon
    .say = You had no Coppernium, so Oceanium paid for it. **9 points.**

        6Moon costs nothing: your mage [fd-mage|mage] climbs one moon, and you take one of the tokens there. It can replace an ambassador’s votes later.
    .hint = Touch 6Moon in the top left, then a token.
    .wrong-neutral = A neutral tile lies here. 6Moon is free in the top left.
lessons_federation-planets-worth = See what influence is worth
    .say = On each planet your influence counts three times: 2 points a level when its **law** passes, a **medal** [fd-medal|medal] at 4, with two players, and a rank in its **project** at the end.

        So come back to a planet rather than visit all of them once.

## 4. Missions
lessons_federation-missions = Missions and ships
    .about = Release, ship, level: an action more
    .goal = Fly two missions
    .end = Two ships out
    .ending = Two turns, four actions. Each mission also counts for the Special Missions project.
    .know-1 = A mission needs its release token, a ship in the hangar and your level.
    .know-2 = One mission a turn, after the ambassador’s action.
    .know-3 = The ship stays on its mission, which can be flown once.
lessons_federation-missions-board = Look at your missions
    .say = Your board has twelve missions, one for each kind of place. A mission is an **action more** in your turn.

        It asks for three things: a release token [fd-release|release], a ship [fd-ship|ship] in your hangar, and the level it shows. You have 2 ships and level 2.
    .mark-level = level 2
lessons_federation-missions-fund = Fund on Atalum
    .say = **Funding** on a place releases its mission. Put an ambassador on Atalum in the bottom left and take the scholar of Néo, level 1: it gives 1 Oceanium and 1 Lavandium.
    .hint = Choose a funding side, touch Atalum in the bottom left, then the scholar of Néo.
    .wrong-vote = The voting side does the same action but releases nothing. Fund.
    .wrong-first = It has no release token yet. Fund on Atalum first.
    .wrong-neutral = A neutral tile lies here. Atalum is free in the bottom left.
lessons_federation-missions-send = Send a ship to Atalum
    .say = Released, a ship is there, level 2 suffices. Send it: one **more Atalum action** in the same turn.

        You own the level 1 scholar of Néo, so that you may take its level 2 now: 1 gold diamond and 1 Lavandium.
    .hint = Touch the mission Atalum, then the level 2 scholar of Néo.
    .wrong-end = Then the ship stays in the hangar. The mission could be flown later, but now it gives you a second scholar at once.
    .wrong-other = A level 1 scholar of another type. Here take level 2 of Néo.
    .wrong-level = Released, but it asks for level 3. Your level is 2.
lessons_federation-missions-patrons = Release one more
    .say = The **Patrons’ Lounge** gives a ship and a release token for a mission **of your choice**, whichever side you play.

        Release **Néo**: it asks for level 1 only.
    .hint = Touch the Patrons’ Lounge, then the mission Néo.
    .wrong-level = It asks for a higher level than your 2. It would have to wait.
    .wrong-other = Your level suffices for this one, too. Here release Néo.
    .wrong-buy = The Purchasing Office sells 2 ships for 1 Oceanium, but releases nothing when you vote there.
lessons_federation-missions-ship = Fly to Néo
    .say = A release of this turn counts at once. Send a ship to **Néo**: your miner moves as if an ambassador had stood there.
    .hint = Touch the mission Néo, then an asteroid.
    .wrong-end = Then the mission waits. Fly it now: crystals and influence come earlier.

## 5. Scholars, medals, tokens
lessons_federation-scholars = Scholars, medals, tokens
    .about = Help for once, and what it leads to
    .goal = Win a medal and use a token
    .end = Well advised
    .ending = One scholar brought a medal and two tokens, and a token brought votes and your assistant die.
    .know-1 = A scholar helps once; it stays as influence on Atalum.
    .know-2 = Medals come by themselves when your influence reaches them.
    .know-3 = A token on an ambassador replaces its votes or its funding, and brings a gift.
lessons_federation-scholars-three = Look at your scholars
    .say = You own three scholars [fd-scholar|scholar] of Néo. They have helped and lie face down, but still count: **3 influence** on Atalum.

        With two players the first medal [fd-medal|medal] of a planet lies at 4.
    .mark-medal = at 4
lessons_federation-scholars-take = Take a fourth scholar
    .say = Go to Atalum once more. You may take level 1 of a **new type**, or the next level of a type you own.

        Take the scholar of **6Moon**: during a later 6Moon action you take two tokens instead of one.
    .hint = Touch Atalum in the middle right, then the scholar of 6Moon.
    .wrong-other = That scholar brings the medal, too, but other help. Here take the one of 6Moon.
    .wrong-taken = Player 2 stands there. Atalum is free in the middle right.
lessons_federation-scholars-use = Use the scholar on 6Moon
    .say = Influence 4: the **medal** of Atalum came to you at once. Medals of different colours are worth more together: 1, 3, 6, 10, 15, 21, 28.

        A new round. Go to 6Moon, take a token, and **use the scholar** when you are asked.
    .hint = Touch 6Moon in the bottom right, take a token, use the scholar, take another.
    .wrong-decline = Then you have one token, and the scholar waits for another 6Moon action. Use it now.
    .wrong-neutral = A neutral tile lies here. 6Moon is free in the bottom right.
lessons_federation-scholars-lay = Lay a token
    .say = An **Alteration token** on an ambassador replaces its side: votes or funding as the token says, and a gift at once.

        The tokens from this moon also raise your **assistant die**, which adds its number to the votes of one ambassador each round.
    .hint = Touch one of the two new tokens.
    .wrong-die = That one brings a release token. Take one that raises the die.
lessons_federation-scholars-put = Play an ambassador under it
    .say = Put any ambassador under the token: its own votes no longer matter, so a **1** is best. Go to Néo in the bottom right.
    .hint = Choose an ambassador of 1 vote and touch Néo in the bottom right.
    .wrong-outer = In the Outer Module the votes would be lost.

## 6. Accreditation and projects
lessons_federation-accreditation = Accreditation and projects
    .about = Degrees, free funding, upkeep
    .goal = Win a medal, fund, keep your level
    .end = In good standing
    .ending = Level 4 gave you 4 points for the middle floor, and all scored the law: 49 to 49. The Arratooine project stands on 5 of 6.
    .gain = 5 of 6
    .know-1 = Your level is worth that many points for each floor you hold, and opens missions.
    .know-2 = Degree 8 is a medal, degree 10 a tile of Deep Space.
    .know-3 = From level 3 on you pay a crystal each round, or fall.
lessons_federation-accreditation-scale = Look at your accreditation
    .say = You are **player 2**, in round 3, with one ambassador left. You stand on degree 7: **level 4** of five. Two degrees make a level.

        At degree 8 waits a medal [fd-medal|medal], at degree 10 a tile of Deep Space.
lessons_federation-accreditation-lounge = Go to the Small Lounge
    .say = The **Small Lounge** gives 1 degree [fd-degree|degree] and 1 free funding [fd-fund|funding]. Vote there: the wings stand at 9 to 9, and yours decides.
    .hint = Touch the Small Lounge in the bottom left.
    .wrong-officers = 2 degrees there, but no funding. Here go to the Small Lounge.
    .wrong-president = There you take the President, who breaks ties, and a medal of your choice. Here go to the Small Lounge.
    .wrong-outer = In the Outer Module your vote would be lost.
lessons_federation-accreditation-fund = Fund a project you lead
    .say = The medal is yours. Now the **free funding**: one project moves at once.

        A project on its last cell pays by rank at the end: **16** for the first, **8** for the second. On one planet you have more influence than player 1.
    .hint = Touch the Arratooine project: you have 4 there, player 1 has 2.
    .wrong-theirs = Player 1 leads there: you would help them to 16 points.
    .wrong-tied = You are level there: 12 points each if it is funded. There is a project that you lead.
    .wrong-senatorial = The Senate’s own project ranks contributions and gives a crystal for each of your first three. A fair choice, but far from funded.
    .wrong-full = This project is funded already.
lessons_federation-accreditation-upkeep = Pay your upkeep
    .say = End your turn. The round ends: structures pay, then level 4 asks for **1 Coppernium** [cry-coppernium|Coppernium]; Oceanium will do.

        You hold the middle floor with 3 votes: it pays as many points as your level.
    .hint = End your turn, pay level 4, and choose the crystal.
    .wrong-lower = Lavandium would pay for level 3 only: you would fall to degree 5, and the floor would pay 3.
    .wrong-drop = Without paying you fall to degree 3: level 2, and the floor would pay 2.

## 7. Laws
lessons_federation-laws = Count before you vote
    .about = Wings, laws, and what they cost you
    .goal = Let the better law pass
    .end = Passed by one vote
    .ending = The Néo law passed by 10 to 9: 8 points for each of you, and 5 for your floor. The 6Moon law would have given 4 to you and 8 to player 1.
    .know-1 = The wing with more votes passes its law; in a tie whoever has the President decides.
    .know-2 = Everybody scores 2 points for each influence on the planet of the law.
    .know-3 = Compare both laws for you and for the others: the difference counts.
lessons_federation-laws-wings = Compare the two laws
    .say = You are **player 2**, and your last ambassador of round 4 is to be played. Both wings have **9 votes**.

        Left is the **Néo** law: 4 influence for each of you. Right the **6Moon** law: you have 2, player 1 has 4. And player 1 has the President [fd-president|President].
    .mark-left = 4 and 4
    .mark-right = you 2, they 4
lessons_federation-laws-vote = Cast the deciding vote
    .say = In a tie player 1 would choose 6Moon: 8 points to 4. With **one vote on the left** the Néo law passes: 8 to 8.

        Where, and with which side?
    .hint = Vote on Arratooine in the middle left.
    .wrong-fund = Funding does not vote: it stays 9 to 9, and player 1 decides.
    .wrong-right = That makes 10 on the right: the 6Moon law passes, which pays player 1 more than you.
    .wrong-outer = Votes in the Outer Module do not count.
lessons_federation-laws-relic = Take points for an Oceanium
    .say = The place has its action, too. The **Relic Dealer** gives **4 points** for 1 Oceanium, and 1 influence more.
    .hint = Touch the Relic Dealer.
    .wrong-other = Another stall with other rewards. Here take the points.
lessons_federation-laws-close = Close the round
    .say = End your turn and pay the upkeep: level 5 asks for 1 Oceanium [cry-oceanium|Oceanium].

        Alone on the middle floor you score **5 points** for it. Votes are counted floor by floor first, then wing by wing.
    .hint = End your turn, then pay level 5.
    .wrong-lower = You would fall, and your floor would pay less than 5. You have the Oceanium.

## 8. The end
lessons_federation-end = The end of the game
    .about = The last ambassador, projects, final points
    .goal = Win the game from 4 points behind
    .end = Won
    .ending = 181 to 174. Two projects in which you came first were funded with your last ambassador.
    .know-1 = After round 5: medals, leftovers, then the funded projects.
    .know-2 = Only a project on its last cell pays, and it pays all who have something in it.
    .know-3 = Late in the game, fund what you lead and leave unfunded what others lead.
lessons_federation-end-projects = Look at the projects
    .say = The last turn of the game. You are **player 2**, 72 to 76 behind. The **Néo** project needs two more fundings, and you lead it by 6 to 4.

        The project of **Special Missions** needs two as well; an ambassador of player 1 pays for one. You are level there, 5 to 5.
    .mark-neo = 4 of 6
    .mark-missions = 4 of 6
lessons_federation-end-lounge = Fund Néo twice
    .say = The Small Lounge stands in **column 2**, under the Néo project. Put your ambassador there with its **funding** side, and give the free funding to Néo: together that is two.
    .hint = Choose the funding side, touch the Small Lounge, then the Néo project.
    .wrong-vote = A vote would win you the bottom floor alone: that takes 2 points from player 1. The project is worth more.
    .wrong-moon = Player 1 leads on 6Moon. Do not fund what others lead.
    .wrong-arratooine = You have funded it with an ambassador already; and you are level there.
    .wrong-later = You are level there, 5 to 5. Wait: a mission can change that in a moment.
    .wrong-senatorial = It stands on 2 of 9 and will not be funded any more.
lessons_federation-end-mission = Fly the Small Lounge mission
    .say = Your funding released the mission **Small Lounge**. Fly it: that is your sixth mission, so that you lead **Special Missions** by 6 to 5, and its free funding goes right there.
    .hint = Touch the mission Small Lounge, then the Special Missions project.
    .wrong-solo = It gives the Solo medal, which you own. It would count as a mission, but brings no funding.
    .wrong-end = Then Special Missions stays unfunded. Send a ship.
    .wrong-neo = Néo has enough: your ambassador pays for the last cell.
    .wrong-other = That project would not be won by it. Special Missions needs just one.
lessons_federation-end-last = Pay for the last time
    .say = The last round is closed like every other. You share the bottom floor with 3 votes each: in a tie **both** score their level. Pay for level 5 once more.
    .hint = Pay level 5.
    .wrong-lower = Your level still counts for the floor: 5 points for 1 Oceanium.
lessons_federation-end-count = See the final points
    .say = Medals pay by their number, leftovers a point here and there, and then the funded projects: **16 and 8**, or 12 each in a tie.

        Your last ambassador decided two of them: 32 points for you, 16 for player 1.

## Quiz
lessons_federation-quiz-round = How many turns has each player in a round?
    .a = Two.
    .b = Four, one for each ambassador.
    .c = As many as there are free places.
    .why = Everybody plays the four ambassadors, one a turn. Then the round ends.
lessons_federation-quiz-free = Your ambassador stands on Néo. May another one go to the same place in this round?
    .a = Yes, one of yours.
    .b = Yes, one of another player.
    .c = No, the place is taken until the end of the round.
    .why = Each place of the Senate takes one ambassador a round. Only the Outer Module takes any number.
lessons_federation-quiz-funding = What does the funding side do at once?
    .a = It releases the mission of the place.
    .b = It moves the project above the column.
    .c = It gives votes to the floor.
    .why = The mission of the same name is released in your turn. The project moves at the end of the round.
lessons_federation-quiz-floor = You have most votes on a floor. What do you score?
    .a = A point for each vote.
    .b = Points equal to your accreditation level.
    .c = 2 points for each influence.
    .why = A floor pays the level of whoever holds it. Influence counts for laws.
lessons_federation-quiz-oceanium = What may you pay with Oceanium?
    .a = Oceanium only.
    .b = Every crystal, gold included.
    .c = Lavandium and Coppernium as well.
    .why = Oceanium stands for Lavandium or Coppernium, one for one. Nothing replaces gold.
lessons_federation-quiz-mission = What does a mission need?
    .a = Its release token, a ship in the hangar, and the level it shows.
    .b = A release token and 1 Oceanium.
    .c = An ambassador on its place in the same turn.
    .why = Release token, ship and level; one mission a turn, after the main action. It may have been released long before.
lessons_federation-quiz-medal = When do you receive the medal of a planet?
    .a = At the end of the round, if you lead there.
    .b = As soon as your influence reaches its lowest medal that is left.
    .c = When the law of the planet passes.
    .why = It comes by itself and at once. The next player needs more influence.
lessons_federation-quiz-upkeep = Your marker stands on level 4 and you pay no upkeep at all. What happens?
    .a = Nothing, you owe it.
    .b = You lose a medal.
    .c = The marker falls to the first degree of level 2.
    .why = Paying a lower level keeps that level; paying nothing drops the marker to degree 3. Medals stay.
lessons_federation-quiz-law = Who scores when a law passes?
    .a = Everybody, 2 points for each influence on its planet.
    .b = Only those who voted for it.
    .c = Only the player with most influence there.
    .why = All players score by their own influence, whoever voted.
lessons_federation-quiz-project = Which projects score at the end of the game?
    .a = All seven.
    .b = Those that you funded.
    .c = Those whose marker has reached the last cell.
    .why = Only funded projects are ranked, whoever paid for them.
