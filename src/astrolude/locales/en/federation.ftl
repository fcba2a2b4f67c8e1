### Federation: everything a person reads, on the page and in the terminal.

federation = Federation
federation-summary = Send your ambassadors to the Senate: vote or fund, and let your influence on five planets decide.

## Options of a new table
federation-preset-first_game = The printed work site.
federation-preset-usual = Structures drawn at random.
federation-option-structures = Structures of E81216
    .tip = Which structures of the work site can be built, and in what order they lie.
federation-option-structures-printed = printed: first game
federation-option-structures-random = drawn at random
federation-option-structures-chosen = chosen by the first player
federation-option-senatorial = Marker of the Senatorial project
    .tip = The French rulebook says that the marker always equals the sum of all contributions, so it starts on 0. Another edition probably starts it further up with fewer players: on 4 with two, on 2 with three.
federation-option-senatorial-sum = starts on 0: the sum of contributions
federation-option-senatorial-by_players = starts further up with two or three players
federation-option-project_points = Points of a funded project
    .tip = The worked example of the French rulebook gives the first of four players 16 points. The help page of an online edition gives 12; the other ranks are the same.
federation-option-project_points-sixteen = 16, 8, 4, 0 (with four players)
federation-option-project_points-twelve = 12, 8, 4, 0
federation-order-payment = A crystal is due
federation-order-payment-ask = ask me whether to pay Oceanium instead
federation-order-payment-named = pay the crystal itself

## Questions
federation-prompt-place = Play an ambassador
federation-prompt-place_with = Which ambassador carries the token, and where?
federation-prompt-die = Add your assistant die here?
federation-prompt-window = Use a scholar before the action?
federation-prompt-close = A mission, a scholar, or the end of your turn?
federation-prompt-fifth = Play the seven-vote ambassador as a fifth turn?
federation-prompt-payment = { $crystal } is due: pay with which crystal?
federation-prompt-release = Which mission do you release?
federation-prompt-fund = Which project do you fund?
federation-prompt-medal = Which medal do you take?
federation-prompt-asteroid = Where does your miner go?
federation-prompt-inert = Which inert asteroid do you mine?
federation-prompt-moon_token = Which Alteration token do you take?
federation-prompt-scholar = Which scholar do you take?
federation-prompt-scholar_any = Which level-3 scholar do you take?
federation-prompt-stall = Which stall do you visit?
federation-prompt-reward = Which reward do you take?
federation-prompt-building = What do you build?
federation-prompt-leave_out = Which crystal do you not pay?
federation-prompt-copy = Which action does your spy copy?
federation-prompt-extra = { $point }: use a scholar for this?
federation-prompt-copied = Which scholar do you copy?
federation-prompt-refresh = Which scholar do you turn face up again?
federation-prompt-structure = Which structure pays its income?
federation-prompt-convert = Which crystal becomes Oceanium?
federation-prompt-upgrade = Exchange a crystal one step up?
federation-prompt-visit = Which planet do you travel to?
federation-prompt-keep = Which token comes back to you?
federation-prompt-keep_token = Which token of the archive do you keep?
federation-prompt-teleport = Teleport your miner or your mage?
federation-prompt-deep_space = Which Deep Space tile do you choose?
federation-prompt-upkeep = Which accreditation level do you pay for?
federation-prompt-law = The wings are tied: which law passes?
federation-prompt-starter = Which starter tile do you take?
federation-prompt-side = Site { $site }: which structure can be built there?

## What the others read meanwhile
federation-waiting-place = { $seat } is sending an ambassador
federation-waiting-place_with = { $seat } is sending an ambassador
federation-waiting-close = { $seat } is finishing the turn
federation-waiting-deep_space = { $seat } is looking into Deep Space
federation-waiting-upkeep = { $seat } is paying for accreditation
federation-waiting-law = { $seat } decides which law passes
federation-waiting-starter = { $seat } is choosing a starter tile
federation-waiting-copy = { $seat }’s spy is at work

## Verbs, as on a button
federation-verb-end_turn = End turn
    .tip = Your turn is over; the next player plays an ambassador.
federation-verb-decline = No, thanks
    .tip = Nothing happens, nothing is paid.
federation-verb-pause = Scholar after the bonus
    .tip = A scholar can be used after the bonus of the place, before its action.
federation-verb-add_die = Add the die
    .tip = The number of your die counts as votes of this ambassador. Once a round.
federation-verb-play_seven = Play it now
    .tip = A fifth turn this round, with seven votes. Then the ambassador is used up.
federation-verb-drop = Pay nothing and drop
    .tip = You pay nothing and fall back to the level that costs nothing.
federation-verb-advance_mage = Advance the mage
    .tip = Your mage climbs on and takes a token there.
federation-verb-play = Play
    .tip = The ambassador takes the place: pay its price, take its bonus, do its action. Votes or funding count at the end of the round.
federation-verb-pay = Pay
    .tip = This crystal is paid.
federation-verb-mission = Send a ship
    .tip = The ship leaves your hangar for good and does the mission. One a turn.
federation-verb-release = Release
    .tip = The mission can be flown from now on, if a ship and your level allow it.
federation-verb-fund = Fund
    .tip = The project moves one space towards being funded.
federation-verb-medal = Take the medal
    .tip = One more colour of medals: the more colours, the more points.
federation-verb-asteroid = Move here
    .tip = The miner goes on to this asteroid and takes what lies there.
federation-verb-inert = Mine
    .tip = What this asteroid has is yours.
federation-verb-moon_token = Take the token
    .tip = The token is yours: laid on an ambassador it replaces votes or funding.
federation-verb-scholar = Take the scholar
    .tip = The tile is yours and counts as influence on Atalum.
federation-verb-stall = Enter the stall
    .tip = Your pawn enters the stall: pay, and take what it offers.
federation-verb-reward = Take
    .tip = This is what you take at the stall.
federation-verb-building = Build
    .tip = A structure pays every round; a megastructure scores at once.
federation-verb-leave_out = Leave out
    .tip = You pay the others and keep this one.
federation-verb-copy = Copy
    .tip = Your spy does this action of the Senate as if your ambassador stood there.
federation-verb-use = Use the scholar
    .tip = The scholar helps once and lies face down then.
federation-verb-lay = Lay the token
    .tip = The token lies on the ambassador that you play next and replaces its votes or funding.
federation-verb-keep = Keep
    .tip = This token comes back to you.
federation-verb-copied = Copy the scholar
    .tip = You do what this scholar does.
federation-verb-refresh = Turn face up
    .tip = The scholar can be used once more.
federation-verb-structure = Take the income
    .tip = The structure pays its income now.
federation-verb-convert = Turn into Oceanium
    .tip = The crystal becomes Oceanium, which stands for the two others.
federation-verb-upgrade = Exchange
    .tip = The crystal becomes the next better one.
federation-verb-visit = Travel
    .tip = You do an action of this planet.
federation-verb-pay_level = Pay the level
    .tip = You pay what this level costs and keep it.
federation-verb-wing = Choose the wing
    .tip = Its law passes: everybody scores for influence on the planet that it names.
federation-verb-deep_space = Choose
    .tip = The tile is yours and counts as a mission.
federation-verb-starter = Take the tile
    .tip = Your home planet and its gift; it counts as a mission done.
federation-verb-side = Use this side
    .tip = This structure can be built on the site.

## Whole actions, as in the list of choices
federation-action-play = Play { $face }, on { $cell }
federation-action-pay = Pay with { $crystal }
federation-action-mission = Send a ship: { $mission }
federation-action-release = Release: { $mission }
federation-action-fund = Fund the { $project }
federation-action-medal = Take the { $medal }
federation-action-asteroid = Move the miner to { $asteroid }
federation-action-inert = Mine { $inert }
federation-action-moon_token = Take the token { $token }
federation-action-scholar = Take { $scholar }
federation-action-stall = Visit { $stall }
federation-action-reward = Take { $bargain }
federation-action-building = Build: { $building }
federation-action-leave_out = Do not pay { $crystal }
federation-action-copy = Copy { $senate_action }
federation-action-use = Use { $scholar }
federation-action-lay = Lay the token { $token }
federation-action-keep = Keep the token { $token }
federation-action-copied = Copy { $scholar }
federation-action-refresh = Turn { $scholar } face up
federation-action-structure = Income of { $structure }
federation-action-convert = Turn 1 { $crystal } into Oceanium
federation-action-upgrade = Exchange 1 { $crystal } one step up
federation-action-visit = Travel to { $planet }
federation-action-pay_level = Pay for { $level }
federation-action-wing = Pass the law of the { $wing }
federation-action-deep_space = Choose { $deep_space }
federation-action-starter = Take the tile { $starter }
federation-action-side = Use { $structure }

## What happened
federation-event-game_began = { $you ->
    [yes] The President is with you: you begin.
   *[no] The President is with { $seat }, who begins.
}
federation-event-starters_shown = Starter tiles: { $starters }.
federation-event-structures_laid = Structures of E81216: { $structures }.
federation-event-starter_chosen = { $you ->
    [yes] You take the tile { $starter }.
   *[no] { $seat } takes the tile { $starter }.
}
federation-event-round_began = Round { $round }: { $seat } begins.
federation-event-blocked = Neutral tiles worth { $votes } on { $cells }.
federation-event-laws_revealed = Laws: { $left } on the left, { $right } on the right.
federation-event-laws_swapped = { $law } would stand on both wings: the right wing takes another tile.
federation-event-placed = { $you ->
    [yes] You play { $face } on { $cell }.
   *[no] { $seat } plays { $face } on { $cell }.
}
federation-event-token_laid = { $you ->
    [yes] You lay the token { $token } on it.
   *[no] { $seat } lays the token { $token } on it.
}
federation-event-die_placed = { $you ->
    [yes] You add your die, which shows { $value }.
   *[no] { $seat } adds a die that shows { $value }.
}
federation-event-action_skipped = { $action } has no effect.
federation-event-copied_action = { $you ->
    [yes] Your spy copies { $action }.
   *[no] { $seat }’s spy copies { $action }.
}
federation-event-gained = { $you ->
    [yes] You gain { federation-bag }.
   *[no] { $seat } gains { federation-bag }.
}
federation-event-paid = { $you ->
    [yes] You pay 1 { $crystal }.
   *[no] { $seat } pays 1 { $crystal }.
}
federation-event-scored = { $you ->
    [yes] You score { federation-points } ({ $part }).
   *[no] { $seat } scores { federation-points } ({ $part }).
}
federation-event-degree_reached = { $you ->
    [yes] You reach degree { $degree }.
   *[no] { $seat } reaches degree { $degree }.
}
federation-event-degree_dropped = { $you ->
    [yes] You drop to degree { $degree }.
   *[no] { $seat } drops to degree { $degree }.
}
federation-event-level_raised = { $you ->
    [yes] Your level counts { $levels } higher.
   *[no] { $seat }’s level counts { $levels } higher.
}
federation-event-die_raised = { $you ->
    [yes] Your die shows { $value }.
   *[no] { $seat }’s die shows { $value }.
}
federation-event-ships_received = { $you ->
    [yes] You receive { federation-ships }.
   *[no] { $seat } receives { federation-ships }.
}
federation-event-released = { $you ->
    [yes] You release: { $mission }.
   *[no] { $seat } releases: { $mission }.
}
federation-event-mission_accomplished = { $you ->
    [yes] You accomplish: { $mission }.
   *[no] { $seat } accomplishes: { $mission }.
}
federation-event-funded = { $you ->
    [yes] You fund the { $project }: cell { $cell_number }.
   *[no] { $seat } funds the { $project }: cell { $cell_number }.
}
federation-event-contributed = { $you ->
    [yes] It is your contribution number { $total }.
   *[no] It is { $seat }’s contribution number { $total }.
}
federation-event-medal_taken = { $you ->
    [yes] You receive the { $medal }.
   *[no] { $seat } receives the { $medal }.
}
federation-event-president_taken = { $you ->
    [yes] The President is now with you.
   *[no] The President is now with { $seat }.
}
federation-event-miner_moved = { $you ->
    [yes] Your miner reaches { $asteroid }.
   *[no] { $seat }’s miner reaches { $asteroid }.
}
federation-event-asteroid_token_taken = { $you ->
    [yes] You take the asteroid token { $asteroid_token }.
   *[no] { $seat } takes the asteroid token { $asteroid_token }.
}
federation-event-inert_taken = { $you ->
    [yes] You mine { $inert }.
   *[no] { $seat } mines { $inert }.
}
federation-event-asteroid_tokens_shown = Turned up on Néo: { $asteroid_tokens }.
federation-event-inert_shown = The inert asteroids are turned up: { $inert }.
federation-event-mage_moved = { $you ->
    [yes] Your mage reaches step { $step }.
   *[no] { $seat }’s mage reaches step { $step }.
}
federation-event-tokens_shown = Turned up on step { $step }: { $tokens }.
federation-event-token_taken = { $you ->
    [yes] You take the token { $token }.
   *[no] { $seat } takes the token { $token }.
}
federation-event-token_kept = { $you ->
    [yes] You will get the token { $token } back.
   *[no] { $seat } will get the token { $token } back.
}
federation-event-scholar_taken = { $you ->
    [yes] You take { $scholar }.
   *[no] { $seat } takes { $scholar }.
}
federation-event-scholars_shown = Turned up on Atalum: { $scholars }.
federation-event-scholar_used = { $you ->
    [yes] You use { $scholar }.
   *[no] { $seat } uses { $scholar }.
}
federation-event-scholar_copied = { $you ->
    [yes] You copy { $scholar }.
   *[no] { $seat } copies { $scholar }.
}
federation-event-scholar_refreshed = { $you ->
    [yes] You turn { $scholar } face up.
   *[no] { $seat } turns { $scholar } face up.
}
federation-event-stall_entered = { $you ->
    [yes] You trade with { $stall } on level { $level }.
   *[no] { $seat } trades with { $stall } on level { $level }.
}
federation-event-built = { $you ->
    [yes] You build: { $building }.
   *[no] { $seat } builds: { $building }.
}
federation-event-income_began = { $you ->
    [yes] You receive the income of { $building }.
   *[no] { $seat } receives the income of { $building }.
}
federation-event-deep_space_seen = You alone see the Deep Space tiles: { $tiles }.
federation-event-deep_space_chosen = { $you ->
    [yes] You choose { $tile } in Deep Space.
   *[no] { $seat } chooses { $tile } in Deep Space.
}
federation-event-archive_seen = You alone see the archive: { $tokens }.
federation-event-seven_received = { $you ->
    [yes] You receive the seven-vote ambassador.
   *[no] { $seat } receives the seven-vote ambassador.
}
federation-event-seven_kept = { $you ->
    [yes] You keep the seven-vote ambassador back.
   *[no] { $seat } keeps the seven-vote ambassador back.
}
federation-event-executive_began = The Executive phase of round { $round } begins.
federation-event-floor_won = { $you ->
    [yes] You hold the { $floor } with { federation-votes }.
   *[no] { $seat } holds the { $floor } with { federation-votes }.
}
federation-event-floor_empty = Nobody holds the { $floor }.
federation-event-law_passed = { $law } passes: { $left_votes } votes on the left, { $right_votes } on the right.
federation-event-law_tied = The wings are tied at { $votes }: the President decides.
federation-event-law_chosen = { $you ->
    [yes] You choose the { $wing }.
   *[no] { $seat } chooses the { $wing }.
}
federation-event-project_scored = { $you ->
    [yes] { $project }: { federation-points } for you.
   *[no] { $project }: { federation-points } for { $seat }.
}
federation-event-project_unfunded = The { $project } was not funded.
federation-event-game_ended = The game is over. First: { $winners }.

## Amounts
federation-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
federation-votes = { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}
federation-ships = { $ships ->
    [one] a ship
   *[other] { $ships } ships
}
federation-bag = { $lavandium ->
    [0] { $coppernium ->
        [0] { $oceanium ->
            [0] { federation-bag-gold }
           *[other] { federation-bag-oceanium }
        }
       *[other] { federation-bag-coppernium }
    }
   *[other] { $lavandium } Lavandium{ $coppernium ->
        [0] { $oceanium ->
            [0] { $gold ->
                [0] { "" }
               *[other] { " + " }{ federation-bag-gold }
            }
           *[other] { " + " }{ federation-bag-oceanium }
        }
       *[other] { " + " }{ federation-bag-coppernium }
    }
}
federation-bag-coppernium = { $coppernium } Coppernium{ $oceanium ->
    [0] { $gold ->
        [0] { "" }
       *[other] { " + " }{ federation-bag-gold }
    }
   *[other] { " + " }{ federation-bag-oceanium }
}
federation-bag-oceanium = { $oceanium } Oceanium{ $gold ->
    [0] { "" }
   *[other] { " + " }{ federation-bag-gold }
}
federation-bag-gold = { $gold ->
    [one] { $gold } gold diamond
   *[other] { $gold } gold diamonds
}

## The score
federation-score-floors = Floors
federation-score-laws = Laws
federation-score-missions = Missions
federation-score-megastructures = Megastructures
federation-score-scholars = Scholars
federation-score-stalls = Stalls
federation-score-degrees = Degrees beyond the last
federation-score-medals = Medals
federation-score-leftovers = Leftovers
federation-score-projects = Projects
federation-part-floors = floors
federation-part-laws = laws
federation-part-missions = missions
federation-part-megastructures = megastructures
federation-part-scholars = scholars
federation-part-stalls = stalls
federation-part-degrees = degrees beyond the last
federation-part-medals = medals
federation-part-leftovers = leftovers
federation-part-projects = projects

## The Senate
federation-cell-left_top_1 = Néo (left, top)
federation-cell-left_top_2 = Officers’ Room (left, top)
federation-cell-left_top_3 = 6Moon (left, top)
federation-cell-left_middle_1 = Spy (left, middle)
federation-cell-left_middle_2 = Arratooine (left, middle)
federation-cell-left_middle_3 = Purchasing Office (left, middle)
federation-cell-left_bottom_1 = E81216 (left, bottom)
federation-cell-left_bottom_2 = Small Lounge (left, bottom)
federation-cell-left_bottom_3 = Atalum (left, bottom)
federation-cell-right_top_4 = Arratooine (right, top)
federation-cell-right_top_5 = President’s Office (right, top)
federation-cell-right_top_6 = E81216 (right, top)
federation-cell-right_middle_4 = Patrons’ Lounge (right, middle)
federation-cell-right_middle_5 = Atalum (right, middle)
federation-cell-right_middle_6 = Spy (right, middle)
federation-cell-right_bottom_4 = 6Moon (right, bottom)
federation-cell-right_bottom_5 = Assistants’ Room (right, bottom)
federation-cell-right_bottom_6 = Néo (right, bottom)
federation-cell-outer_module = the Outer Module
federation-senate_action-neo = Néo
    .tip = Move your miner along one line and take what the asteroid gives.
federation-senate_action-six_moon = 6Moon
    .tip = Move your mage one step and take one of the tokens there.
federation-senate_action-atalum = Atalum
    .tip = Take a scholar: level 1 of a new type, or the next level of one you own.
federation-senate_action-arratooine = Arratooine
    .tip = Pay a stall, place or move your pawn there, take its reward.
federation-senate_action-e81216 = E81216
    .tip = Pay and build a production structure or a megastructure.
federation-senate_action-officers_room = Officers’ Room
    .tip = 2 degrees of accreditation.
federation-senate_action-purchasing_office = Purchasing Office
    .tip = 1 Oceanium: 2 ships.
federation-senate_action-patrons_lounge = Patrons’ Lounge
    .tip = 1 ship and 1 release token.
federation-senate_action-presidents_office = President’s Office
    .tip = Take the President and a medal of your choice. Not on the first player’s first turn of a round.
federation-senate_action-assistants_room = Assistants’ Room
    .tip = 1 Coppernium: die +2.
federation-senate_action-small_lounge = Small Lounge
    .tip = 1 degree and 1 free funding.
federation-senate_action-spy = Spy
    .tip = 1 Lavandium: copy a planet or a room, paying its cost too; never the President’s Office.
federation-senate_action-outer_module = Outer Module
    .tip = 1 Oceanium. Any number of pawns; no vote, no funding, no die.
federation-face-voting_1 = the 1-vote ambassador, voting
federation-face-voting_2 = the 2-vote ambassador, voting
federation-face-voting_3 = the 3-vote ambassador, voting
federation-face-voting_7 = the 7-vote ambassador
federation-face-funding_1 = the 1-vote ambassador, funding
federation-face-funding_2 = the 2-vote ambassador, funding (1 Lavandium)
federation-face-funding_3 = the 3-vote ambassador, funding (1 Coppernium)
federation-wing-left = left wing
federation-wing-right = right wing
federation-floor-top = top floor
federation-floor-middle = middle floor
federation-floor-bottom = bottom floor
federation-law-law_neo = Néo law
    .tip = 2 points per influence level on Néo, for every player.
federation-law-law_six_moon = 6Moon law
    .tip = 2 points per influence level on 6Moon, for every player.
federation-law-law_atalum = Atalum law
    .tip = 2 points per influence level on Atalum, for every player.
federation-law-law_arratooine = Arratooine law
    .tip = 2 points per influence level on Arratooine, for every player.
federation-law-law_e81216 = E81216 law
    .tip = 2 points per influence level on E81216, for every player.
federation-planet-neo = Néo
federation-planet-six_moon = 6Moon
federation-planet-atalum = Atalum
federation-planet-arratooine = Arratooine
federation-planet-e81216 = E81216
federation-project-neo = Néo project
federation-project-six_moon = 6Moon project
federation-project-atalum = Atalum project
federation-project-arratooine = Arratooine project
federation-project-e81216 = E81216 project
federation-project-special_missions = Special Missions project
federation-project-senatorial = Senatorial project

## Crystals and tokens
federation-crystal-lavandium = Lavandium
federation-crystal-coppernium = Coppernium
federation-crystal-oceanium = Oceanium
    .tip = May stand for Lavandium or Coppernium in any cost.
federation-crystal-gold = gold diamond
federation-token-alteration_1v01 = “2 votes, 1 release token”
    .tip = Power 1. Replaces side, votes and bonus of the ambassador it is laid on.
federation-token-alteration_1v02 = “2 votes, 1 Coppernium”
    .tip = Power 1. Replaces side, votes and bonus of the ambassador it is laid on.
federation-token-alteration_1v03 = “2 votes, 1 degree”
    .tip = Power 1. Replaces side, votes and bonus of the ambassador it is laid on.
federation-token-alteration_1v04 = “2 votes, 1 degree”
    .tip = Power 1. Replaces side, votes and bonus of the ambassador it is laid on.
federation-token-alteration_1v05 = “2 votes, die +1”
    .tip = Power 1. Replaces side, votes and bonus of the ambassador it is laid on.
federation-token-alteration_1v06 = “2 votes, 1 Oceanium”
    .tip = Power 1. Replaces side, votes and bonus of the ambassador it is laid on.
federation-token-alteration_1v07 = “2 votes, 1 Coppernium”
    .tip = Power 1. Replaces side, votes and bonus of the ambassador it is laid on.
federation-token-alteration_1v08 = “1 vote, 1 ship”
    .tip = Power 1. Replaces side, votes and bonus of the ambassador it is laid on.
federation-token-alteration_1v09 = “2 votes, 2 Lavandium”
    .tip = Power 1. Replaces side, votes and bonus of the ambassador it is laid on.
federation-token-alteration_1v10 = “2 votes, 1 Oceanium”
    .tip = Power 1. Replaces side, votes and bonus of the ambassador it is laid on.
federation-token-alteration_1v11 = “2 votes, die +1”
    .tip = Power 1. Replaces side, votes and bonus of the ambassador it is laid on.
federation-token-alteration_1v12 = “1 vote, 1 ship”
    .tip = Power 1. Replaces side, votes and bonus of the ambassador it is laid on.
federation-token-alteration_1f01 = “funding, 1 degree”
    .tip = Power 1. Replaces side, votes and bonus of the ambassador it is laid on.
federation-token-alteration_1f02 = “funding, 1 degree”
    .tip = Power 1. Replaces side, votes and bonus of the ambassador it is laid on.
federation-token-alteration_1f03 = “funding, die +1”
    .tip = Power 1. Replaces side, votes and bonus of the ambassador it is laid on.
federation-token-alteration_1f04 = “funding, 1 Oceanium”
    .tip = Power 1. Replaces side, votes and bonus of the ambassador it is laid on.
federation-token-alteration_1f05 = “funding, 1 Oceanium”
    .tip = Power 1. Replaces side, votes and bonus of the ambassador it is laid on.
federation-token-alteration_1f06 = “funding, 2 Coppernium”
    .tip = Power 1. Replaces side, votes and bonus of the ambassador it is laid on.
federation-token-alteration_1f07 = “funding, 2 Lavandium”
    .tip = Power 1. Replaces side, votes and bonus of the ambassador it is laid on.
federation-token-alteration_1f08 = “funding, 1 Coppernium + 1 Lavandium”
    .tip = Power 1. Replaces side, votes and bonus of the ambassador it is laid on.
federation-token-alteration_1f09 = “funding, 1 Coppernium + 1 Lavandium”
    .tip = Power 1. Replaces side, votes and bonus of the ambassador it is laid on.
federation-token-alteration_2v01 = “3 votes, die +1”
    .tip = Power 2. Replaces side, votes and bonus of the ambassador it is laid on.
federation-token-alteration_2v02 = “3 votes, 1 Oceanium”
    .tip = Power 2. Replaces side, votes and bonus of the ambassador it is laid on.
federation-token-alteration_2v03 = “2 votes, 1 degree + die +1”
    .tip = Power 2. Replaces side, votes and bonus of the ambassador it is laid on.
federation-token-alteration_2v04 = “2 votes, 1 ship”
    .tip = Power 2. Replaces side, votes and bonus of the ambassador it is laid on.
federation-token-alteration_2v05 = “3 votes, 1 degree”
    .tip = Power 2. Replaces side, votes and bonus of the ambassador it is laid on.
federation-token-alteration_2v06 = “3 votes, 1 degree”
    .tip = Power 2. Replaces side, votes and bonus of the ambassador it is laid on.
federation-token-alteration_2f01 = “funding, die +1 + 1 release token”
    .tip = Power 2. Replaces side, votes and bonus of the ambassador it is laid on.
federation-token-alteration_2f02 = “funding, 1 Coppernium + 1 Oceanium”
    .tip = Power 2. Replaces side, votes and bonus of the ambassador it is laid on.
federation-token-alteration_2f03 = “funding, 1 Lavandium + 1 Oceanium”
    .tip = Power 2. Replaces side, votes and bonus of the ambassador it is laid on.
federation-token-alteration_2f04 = “funding, 1 degree + 1 release token”
    .tip = Power 2. Replaces side, votes and bonus of the ambassador it is laid on.
federation-token-alteration_3v01 = “4 votes, 1 Oceanium”
    .tip = Power 3. Replaces side, votes and bonus of the ambassador it is laid on.
federation-token-alteration_3v02 = “4 votes, die +1”
    .tip = Power 3. Replaces side, votes and bonus of the ambassador it is laid on.
federation-token-alteration_3v03 = “3 votes, 1 ship”
    .tip = Power 3. Replaces side, votes and bonus of the ambassador it is laid on.
federation-token-alteration_3v04 = “6 votes, pay 1 Lavandium”
    .tip = Power 3. Replaces side, votes and bonus of the ambassador it is laid on.
federation-token-alteration_3v05 = “4 votes, 1 Lavandium + 1 Coppernium”
    .tip = Power 3. Replaces side, votes and bonus of the ambassador it is laid on.
federation-token-alteration_3v06 = “3 votes, 1 ship”
    .tip = Power 3. Replaces side, votes and bonus of the ambassador it is laid on.
federation-token-alteration_3v07 = “4 votes, 1 degree”
    .tip = Power 3. Replaces side, votes and bonus of the ambassador it is laid on.
federation-token-alteration_3v08 = “2 votes, 1 gold diamond”
    .tip = Power 3. Replaces side, votes and bonus of the ambassador it is laid on.
federation-token-alteration_3v09 = “4 votes, 1 degree”
    .tip = Power 3. Replaces side, votes and bonus of the ambassador it is laid on.
federation-token-alteration_3v10 = “4 votes, die +1”
    .tip = Power 3. Replaces side, votes and bonus of the ambassador it is laid on.
federation-token-alteration_3f01 = “funding, 2 degrees”
    .tip = Power 3. Replaces side, votes and bonus of the ambassador it is laid on.
federation-token-alteration_3f02 = “funding, 2 Oceanium”
    .tip = Power 3. Replaces side, votes and bonus of the ambassador it is laid on.
federation-token-alteration_3f03 = “funding, 1 gold diamond”
    .tip = Power 3. Replaces side, votes and bonus of the ambassador it is laid on.
federation-token-alteration_3f04 = “funding, 1 Coppernium + 1 funding”
    .tip = Power 3. Replaces side, votes and bonus of the ambassador it is laid on.
federation-token-alteration_4v01 = “6 votes, 1 Oceanium”
    .tip = Power 4. Replaces side, votes and bonus of the ambassador it is laid on.
federation-token-alteration_4v02 = “4 votes, 1 Coppernium + 1 Oceanium + 1 gold diamond”
    .tip = Power 4. Replaces side, votes and bonus of the ambassador it is laid on.
federation-token-alteration_4v03 = “5 votes, die +1 + 1 degree”
    .tip = Power 4. Replaces side, votes and bonus of the ambassador it is laid on.
federation-token-alteration_4v04 = “5 votes, 1 funding”
    .tip = Power 4. Replaces side, votes and bonus of the ambassador it is laid on.
federation-token-alteration_4f01 = “funding, 1 Coppernium + 1 Oceanium + 1 gold diamond”
    .tip = Power 4. Replaces side, votes and bonus of the ambassador it is laid on.
federation-token-alteration_4f02 = “funding, 2 fundings”
    .tip = Power 4. Replaces side, votes and bonus of the ambassador it is laid on.
federation-asteroid-neo_start = Néo
federation-asteroid-asteroid_01 = asteroid 1
federation-asteroid-asteroid_02 = asteroid 2
federation-asteroid-asteroid_03 = asteroid 3
federation-asteroid-asteroid_04 = asteroid 4
federation-asteroid-asteroid_05 = asteroid 5
federation-asteroid-asteroid_06 = asteroid 6
federation-asteroid-asteroid_07 = asteroid 7
federation-asteroid-asteroid_08 = asteroid 8
federation-asteroid-asteroid_09 = asteroid 9
federation-asteroid-asteroid_10 = asteroid 10
federation-asteroid-asteroid_11 = asteroid 11
federation-asteroid-asteroid_12 = asteroid 12
federation-asteroid-asteroid_13 = asteroid 13
federation-asteroid-asteroid_14 = asteroid 14
federation-asteroid-asteroid_15 = asteroid 15
federation-asteroid-inert_zone = the inert zone
federation-asteroid_token-asteroid_token_1 = 2 Oceanium
federation-asteroid_token-asteroid_token_2 = 1 gold diamond
federation-asteroid_token-asteroid_token_3 = 1 Oceanium + 2 Coppernium
federation-asteroid_token-asteroid_token_4 = 1 Oceanium + 2 Lavandium
federation-asteroid_token-asteroid_token_5 = 2 Coppernium + 2 Lavandium
federation-asteroid_token-asteroid_token_6 = 1 Oceanium + 1 Lavandium + 1 Coppernium
federation-inert-inert_token_1 = 1 gold diamond + 1 Lavandium
federation-inert-inert_token_2 = 1 gold diamond + 1 Coppernium
federation-inert-inert_token_3 = 2 Oceanium + 1 Coppernium
federation-inert-inert_token_4 = 2 Oceanium + 1 Lavandium
federation-inert-inert_token_5 = 1 gold diamond + 1 Oceanium
federation-inert-inert_token_6 = 1 Oceanium + 2 Coppernium + 1 Lavandium

## Scholars
federation-scholar-scholar_1a1 = the scholar “level +1 this round” (Atalum 1)
    .tip = Any time in your turn: Your accreditation level counts 1 higher until the end of the round.
federation-scholar-scholar_1a2 = the scholar “a used scholar again” (Atalum 1)
    .tip = Any time in your turn: Turn one of your used level-1 scholars face up; if its effect is immediate apply it now. It is turned down again once used.
federation-scholar-scholar_1a3 = the scholar “copies a level-1 scholar” (Atalum 1)
    .tip = Any time in your turn: Apply the effect of a face-up level-1 scholar of the display or of your board.
federation-scholar-scholar_2a1 = the scholar “level +2 this round” (Atalum 2)
    .tip = Any time in your turn: Your accreditation level counts 2 higher until the end of the round.
federation-scholar-scholar_2a2 = the scholar “any level-3 scholar” (Atalum 2)
    .tip = In a later action on its planet: During an Atalum action take any available level-3 scholar, whatever its type.
federation-scholar-scholar_2a3 = the scholar “copies a level-1 or 2 scholar” (Atalum 2)
    .tip = Any time in your turn: Apply the effect of a face-up level-1 or level-2 scholar of the display or of your board.
federation-scholar-scholar_3a1 = the scholar “1 PP per release token” (Atalum 3)
    .tip = At once: 1 PP per release token on your board.
federation-scholar-scholar_3a2 = the scholar “3 PP per scholar colour” (Atalum 3)
    .tip = At once: 3 PP per scholar colour you own (max 15).
federation-scholar-scholar_3a3 = the scholar “2 PP per influence on Atalum” (Atalum 3)
    .tip = At once: 2 PP per influence level on Atalum.
federation-scholar-scholar_1b1 = the scholar “1 Oceanium, 1 Lavandium” (Néo 1)
    .tip = At once: Gain 1 Oceanium and 1 Lavandium.
federation-scholar-scholar_1b2 = the scholar “an asteroid twice” (Néo 1)
    .tip = In a later action on its planet: During a Néo action receive the resources of the asteroid you reach a second time.
federation-scholar-scholar_1b3 = the scholar “1 Lavandium for 1 diamond” (Néo 1)
    .tip = Any time in your turn: Exchange 1 Lavandium for 1 gold diamond.
federation-scholar-scholar_2b1 = the scholar “1 diamond, 1 Lavandium” (Néo 2)
    .tip = At once: Gain 1 gold diamond and 1 Lavandium.
federation-scholar-scholar_2b2 = the scholar “the miner moves twice” (Néo 2)
    .tip = In a later action on its planet: During a Néo action move your Miner twice and collect both rewards.
federation-scholar-scholar_2b3 = the scholar “2 Oceanium, 1 Coppernium” (Néo 2)
    .tip = Any time in your turn: Gain 2 Oceanium and 1 Coppernium.
federation-scholar-scholar_3b1 = the scholar “1 PP per crystal” (Néo 3)
    .tip = At once: 1 PP per crystal in your reserve, a gold diamond counting 2 (max 10).
federation-scholar-scholar_3b2 = the scholar “2 PP per medal” (Néo 3)
    .tip = At once: 2 PP per Medal of Honour you own.
federation-scholar-scholar_3b3 = the scholar “2 PP per influence on Néo” (Néo 3)
    .tip = At once: 2 PP per influence level on Néo.
federation-scholar-scholar_1c1 = the scholar “1 Alteration token” (6Moon 1)
    .tip = At once: Draw 1 power-1 Alteration token from the set-aside pile.
federation-scholar-scholar_1c2 = the scholar “2 tokens of a moon” (6Moon 1)
    .tip = In a later action on its planet: During a 6Moon action take 2 Alteration tokens of the moon instead of 1.
federation-scholar-scholar_1c3 = the scholar “die +1” (6Moon 1)
    .tip = Any time in your turn: Receive your assistant die on face 1 or raise it by 1.
federation-scholar-scholar_2c1 = the scholar “die +2” (6Moon 2)
    .tip = At once: Receive your assistant die on face 2 or raise it by 2.
federation-scholar-scholar_2c2 = the scholar “the mage moves twice” (6Moon 2)
    .tip = In a later action on its planet: During a 6Moon action move your Mage twice and take a token on each moon.
federation-scholar-scholar_2c3 = the scholar “a laid token comes back” (6Moon 2)
    .tip = Any time in your turn: One Alteration token you have on a pawn this round returns to your reserve at the end of the round instead of being discarded.
federation-scholar-scholar_3c1 = the scholar “2 PP per Alteration token” (6Moon 3)
    .tip = At once: 2 PP per Alteration token in your reserve (max 10).
federation-scholar-scholar_3c2 = the scholar “2 PP per point of the die” (6Moon 3)
    .tip = At once: 2 PP per point of your assistant die.
federation-scholar-scholar_3c3 = the scholar “2 PP per influence on 6Moon” (6Moon 3)
    .tip = At once: 2 PP per influence level on 6Moon.
federation-scholar-scholar_1d1 = the scholar “1 ship” (Arratooine 1)
    .tip = At once: Receive 1 ship.
federation-scholar-scholar_1d2 = the scholar “a stall for free” (Arratooine 1)
    .tip = In a later action on its planet: During an Arratooine action do not pay the cost of the stall.
federation-scholar-scholar_1d3 = the scholar “2 crystals become Oceanium” (Arratooine 1)
    .tip = Any time in your turn: Turn up to 2 of your Lavandium or Coppernium into Oceanium, one for one.
federation-scholar-scholar_2d1 = the scholar “1 ship, 1 Oceanium” (Arratooine 2)
    .tip = At once: Receive 1 ship and gain 1 Oceanium.
federation-scholar-scholar_2d2 = the scholar “a second stall” (Arratooine 2)
    .tip = In a later action on its planet: During an Arratooine action use a second, different stall, paying its cost.
federation-scholar-scholar_2d3 = the scholar “2 degrees, 1 Lavandium” (Arratooine 2)
    .tip = Any time in your turn: Gain 2 accreditation degrees and 1 Lavandium.
federation-scholar-scholar_3d1 = the scholar “2 PP per stall” (Arratooine 3)
    .tip = At once: 2 PP per stall holding one of your pawns.
federation-scholar-scholar_3d2 = the scholar “1 PP per degree” (Arratooine 3)
    .tip = At once: 1 PP per accreditation degree reached.
federation-scholar-scholar_3d3 = the scholar “2 PP per influence on Arratooine” (Arratooine 3)
    .tip = At once: 2 PP per influence level on Arratooine.
federation-scholar-scholar_1e1 = the scholar “1 Oceanium, 1 Coppernium” (E81216 1)
    .tip = At once: Gain 1 Oceanium and 1 Coppernium.
federation-scholar-scholar_1e2 = the scholar “build for a crystal less” (E81216 1)
    .tip = In a later action on its planet: During an E81216 action pay one crystal less (not the gold diamond).
federation-scholar-scholar_1e3 = the scholar “one structure’s income” (E81216 1)
    .tip = Any time in your turn: Receive the income of one of your production structures.
federation-scholar-scholar_2e1 = the scholar “1 diamond, 1 Coppernium” (E81216 2)
    .tip = At once: Gain 1 gold diamond and 1 Coppernium.
federation-scholar-scholar_2e2 = the scholar “a second structure” (E81216 2)
    .tip = In a later action on its planet: During an E81216 action build a second, different structure, paying its cost.
federation-scholar-scholar_2e3 = the scholar “all structures’ income” (E81216 2)
    .tip = Any time in your turn: Receive the income of all your production structures.
federation-scholar-scholar_3e1 = the scholar “4 PP per megastructure” (E81216 3)
    .tip = At once: 4 PP per megastructure you have built.
federation-scholar-scholar_3e2 = the scholar “3 PP per structure” (E81216 3)
    .tip = At once: 3 PP per production structure you have built.
federation-scholar-scholar_3e3 = the scholar “2 PP per influence on E81216” (E81216 3)
    .tip = At once: 2 PP per influence level on E81216.
federation-point-neo_double_reward = Take the reward twice
federation-point-neo_extra_move = Move the miner again
federation-point-six_moon_extra_token = Take a second token
federation-point-six_moon_extra_move = Move the mage again
federation-point-scholar_any = Take any level-3 scholar
federation-point-stall_no_cost = Do not pay the stall
federation-point-stall_second = Use a second stall
federation-point-build_discount = Pay one crystal less
federation-point-build_second = Build a second time

## Stalls and structures
federation-stall-stall_1 = the Lapidary
    .tip = Cost: 1 Lavandium.
federation-bargain-stall_1-1-1 = 1 Lavandium + 1 Coppernium + 1 Oceanium
federation-bargain-stall_1-2-1 = 2 Coppernium + 2 Oceanium
federation-stall-stall_2 = the Protocol Broker
    .tip = Cost: 1 Coppernium.
federation-bargain-stall_2-1-1 = 2 Oceanium
federation-bargain-stall_2-1-2 = 2 degrees
federation-bargain-stall_2-2-1 = 2 Oceanium + 1 degree
federation-bargain-stall_2-2-2 = 3 degrees
federation-bargain-stall_2-2-3 = 1 Oceanium + 2 degrees
federation-stall-stall_3 = the Sparring Hall
    .tip = Cost: 1 Lavandium.
federation-bargain-stall_3-1-1 = die +2
federation-bargain-stall_3-1-2 = 3 points
federation-bargain-stall_3-2-1 = die +3
federation-bargain-stall_3-2-2 = die +2 + 2 points
federation-bargain-stall_3-2-3 = die +1 + 4 points
federation-stall-stall_4 = the Goldsmith
    .tip = Cost: 1 Oceanium.
federation-bargain-stall_4-1-1 = 1 gold diamond + 1 Lavandium
federation-bargain-stall_4-2-1 = 1 gold diamond + 1 Coppernium + 1 Oceanium
federation-stall-stall_5 = the Shipbreaker
    .tip = Cost: 1 Coppernium.
federation-bargain-stall_5-1-1 = 1 ship + 1 release token
federation-bargain-stall_5-2-1 = 1 ship + 3 release tokens
federation-stall-stall_6 = the Relic Dealer
    .tip = Cost: 1 Oceanium.
federation-bargain-stall_6-1-1 = 4 points
federation-bargain-stall_6-2-1 = 6 points
federation-structure-shipyard = Space Shipyard
    .tip = Cost: 1 Coppernium + 1 Oceanium. At once and every round: 1 ship.
federation-structure-teleporter = Teleporter
    .tip = Cost: 1 Coppernium + 1 Oceanium. At once and every round: move one step on Néo or 6Moon without reward.
federation-structure-lavandium_synthesizer = Lavandium Synthesizer
    .tip = Cost: 1 Coppernium. At once and every round: 1 Lavandium.
federation-structure-shapeshifter_chamber = Shapeshifter Chamber
    .tip = Cost: 1 Coppernium. At once and every round: exchange one crystal one step up.
federation-structure-military_academy = Military Academy
    .tip = Cost: 1 Lavandium + 1 Oceanium. At once and every round: 1 degree.
federation-structure-embassy = Embassy
    .tip = Cost: 1 Lavandium + 1 Oceanium. At once and every round: turn a used level-1 scholar face up.
federation-structure-space_university = Space University
    .tip = Cost: 1 Lavandium + 1 Coppernium. At once and every round: die +1.
federation-structure-alteration_incubator = Alteration Incubator
    .tip = Cost: 1 Coppernium + 1 Oceanium. At once and every round: 1 random power-1 token.
federation-building-shipyard = Space Shipyard
    .tip = Cost: 1 Coppernium + 1 Oceanium. At once and every round: 1 ship.
federation-building-teleporter = Teleporter
    .tip = Cost: 1 Coppernium + 1 Oceanium. At once and every round: move one step on Néo or 6Moon without reward.
federation-building-lavandium_synthesizer = Lavandium Synthesizer
    .tip = Cost: 1 Coppernium. At once and every round: 1 Lavandium.
federation-building-shapeshifter_chamber = Shapeshifter Chamber
    .tip = Cost: 1 Coppernium. At once and every round: exchange one crystal one step up.
federation-building-military_academy = Military Academy
    .tip = Cost: 1 Lavandium + 1 Oceanium. At once and every round: 1 degree.
federation-building-embassy = Embassy
    .tip = Cost: 1 Lavandium + 1 Oceanium. At once and every round: turn a used level-1 scholar face up.
federation-building-space_university = Space University
    .tip = Cost: 1 Lavandium + 1 Coppernium. At once and every round: die +1.
federation-building-alteration_incubator = Alteration Incubator
    .tip = Cost: 1 Coppernium + 1 Oceanium. At once and every round: 1 random power-1 token.
federation-building-megastructure_1 = Megastructure 1
    .tip = Cost: 1 Lavandium + 1 Coppernium + 1 gold diamond. Points: the highest free coefficient times the smaller of its two values.
federation-building-megastructure_2 = Megastructure 2
    .tip = Cost: 1 Lavandium + 1 Coppernium + 1 gold diamond. Points: the highest free coefficient times the smaller of its two values.
federation-building-megastructure_3 = Megastructure 3
    .tip = Cost: 1 Lavandium + 1 Coppernium + 1 gold diamond. Points: the highest free coefficient times the smaller of its two values.
federation-building-megastructure_4 = Megastructure 4
    .tip = Cost: 1 Lavandium + 1 Coppernium + 1 gold diamond. Points: the highest free coefficient times the smaller of its two values.

## Missions, medals and tiles
federation-mission-neo = Néo mission
    .tip = From level 1. Move your miner along one line and take what the asteroid gives.
federation-mission-arratooine = Arratooine mission
    .tip = From level 1. Pay a stall, place or move your pawn there, take its reward.
federation-mission-officers_room = Officers’ Room mission
    .tip = From level 1. 2 degrees of accreditation.
federation-mission-six_moon = 6Moon mission
    .tip = From level 2. Move your mage one step and take one of the tokens there.
federation-mission-atalum = Atalum mission
    .tip = From level 2. Take a scholar: level 1 of a new type, or the next level of one you own.
federation-mission-small_lounge = Small Lounge mission
    .tip = From level 2. 1 degree and 1 free funding.
federation-mission-e81216 = E81216 mission
    .tip = From level 3. Pay and build a production structure or a megastructure.
federation-mission-spy = Spy mission
    .tip = From level 3. 1 Lavandium: copy a planet or a room, paying its cost too; never the President’s Office.
federation-mission-assistants_room = Assistants’ Room mission
    .tip = From level 4. 2 points per mission accomplished, this one included.
federation-mission-purchasing_office = Purchasing Office mission
    .tip = From level 4. 2 points per accreditation level.
federation-mission-patrons_lounge = Patrons’ Lounge mission
    .tip = From level 3. 1 ship and 1 release token of your choice.
federation-mission-presidents_office = Solo mission (President’s Office)
    .tip = From level 5. The Solo medal.
federation-medal-neo = Néo medal
federation-medal-six_moon = 6Moon medal
federation-medal-atalum = Atalum medal
federation-medal-arratooine = Arratooine medal
federation-medal-e81216 = E81216 medal
federation-medal-accreditation = Accreditation medal
federation-medal-solo = Solo mission medal
federation-starter-starter_neo = Planet of the Miners
    .tip = One Néo action.
federation-starter-starter_six_moon = Planet of the Mages
    .tip = One 6Moon action, 1 Lavandium, 1 Oceanium.
federation-starter-starter_atalum = Planet of the Scholars
    .tip = One Atalum action.
federation-starter-starter_arratooine = Planet of the Merchants
    .tip = 1 Coppernium, 1 Oceanium, level 1 of a stall for free.
federation-starter-starter_e81216 = Planet of the Builders
    .tip = 1 Lavandium, 1 Coppernium, 2 Oceanium, 1 release token.
federation-starter-starter_officers = Planet of the Officers
    .tip = 2 degrees, 1 Oceanium.
federation-starter-starter_hangar = Planet of the Pilots
    .tip = 2 ships, 3 release tokens.
federation-starter-starter_diamond = Planet of the Jewellers
    .tip = 1 Lavandium, 1 Oceanium, 1 gold diamond.
federation-deep_space-deep_space_1 = Treasury Fleet
    .tip = 2 free fundings, 1 ship, a release token on every mission.
federation-deep_space-deep_space_2 = Merchant Charter
    .tip = Level 2 of a stall and its reward for free.
federation-deep_space-deep_space_3 = Grand Envoy
    .tip = The seven-vote ambassador, once.
federation-deep_space-deep_space_4 = Master Builders
    .tip = Build one structure or megastructure for free.
federation-deep_space-deep_space_5 = Hidden Archive
    .tip = One of the 2 set-aside power-4 tokens, then one Atalum action.
federation-deep_space-deep_space_6 = High Protocol
    .tip = Level +3 until the end of the game, die +1.
federation-deep_space-deep_space_7 = Chief of Staff
    .tip = 1 Oceanium, level +1 until the end of the game, die on 6.
federation-deep_space-deep_space_8 = Far Expedition
    .tip = One 6Moon or Néo action, then a medal of your choice.

## Numbers and steps of the rules
federation-level = level { $label }
federation-count = { $label }
federation-degrees = { $label } degrees
federation-site = { $label }
federation-mode = { $label }
federation-will = { $label }
federation-line = effect { $label }
federation-stage = step { $label }
federation-seat = seat { $label }

## The page
federation-phase-setup = Set-up
federation-phase-ambassadors = Ambassadors, turn { $turn } of 4
federation-phase-executive = Executive phase
federation-phase-over = The game is over
federation-round = round { $round } / 5
federation-round-short = Round { $round }
federation-accreditation = Accreditation { $level }
federation-president = President
federation-presidency = President: { $seat }
federation-influence = influence
federation-wing-votes = Votes of the wings
federation-wing-left-head = Left wing
federation-wing-right-head = Right wing
federation-if-it-wins = if it wins
federation-leads = leads
federation-floor-top-short = Top
federation-floor-middle-short = Middle
federation-floor-bottom-short = Bottom
federation-played = played
federation-cell-short = { $action }, { $floor }
federation-short-neo = Néo
federation-short-six_moon = 6Moon
federation-short-atalum = Atalum
federation-short-arratooine = Arratooine
federation-short-e81216 = E81216
federation-short-spy = Spy
federation-short-officers_room = Officers
federation-short-purchasing_office = Purchasing
federation-short-patrons_lounge = Patrons
federation-short-presidents_office = President
federation-short-assistants_room = Assistants
federation-short-small_lounge = Lounge
federation-short-outer_module = Outer Module
federation-short-solo = Solo
federation-short-special_missions = Special missions
federation-short-senatorial = Senatorial
federation-timing-immediate = at once
federation-timing-planet_action = in an action
federation-timing-anytime = any time
federation-scenes = Senate and planets
federation-scene-senate = The Senate
federation-scene-neo = Néo, the asteroid belt
federation-scene-six_moon = 6Moon, the moons
federation-scene-atalum = Atalum, the scholars
federation-scene-arratooine = Arratooine, the market
federation-scene-e81216 = E81216, the works
federation-visit = Look
federation-tab-mine = My board
federation-tab-planets = Planets
federation-tab-laws = Laws
federation-head-boards = Individual boards
federation-head-ambassadors = Ambassadors
federation-head-missions = Missions · hangar: { $ships }
federation-head-accreditation = { $bonus ->
    [0] Accreditation · level { $level }
   *[other] Accreditation · level { $level } (+{ $bonus })
}
federation-head-medals = { $points ->
    [0] Medals of honour
    [one] Medals of honour · { $points } point
   *[other] Medals of honour · { $points } points
}
federation-head-tokens = Alteration tokens
federation-head-scholars = Scholars
federation-head-influence = Influence on the planets
federation-head-laws = Laws of this round
federation-head-projects = Grand Projects
federation-laws-next = Next: { $laws }.
federation-laws-hidden = The next law is still face down.
federation-would-score = { $points ->
    [0] –
   *[other] +{ $points }
}
federation-degree = degree of accreditation
federation-medals = medals
federation-hangar = ships in the hangar
federation-in-hand = ambassadors in hand
federation-die = { $die ->
    [0] no assistant die
   *[other] assistant die: { $die }
}

## Before an ambassador is placed
federation-prospect = What this ambassador would bring
federation-now = Now
federation-then = End of the round
federation-releases = releases the mission { $mission }
federation-then-nothing = no vote, no funding
federation-then-if-vote = vote: { $floor } floor, { $wing }
federation-then-if-funding = funding: project { $project }
federation-then-floor = { $points ->
    [0] { $floor } floor: { $mine } against { $rival }
    [one] { $floor } floor: { $mine } against { $rival }, +{ $points } point
   *[other] { $floor } floor: { $mine } against { $rival }, +{ $points } points
}
federation-then-law = { $left } : { $right }, { $law } passes
federation-then-tie = { $votes } : { $votes }, { $seat } decides
federation-then-die = the die may add { $die }
federation-then-funding = { $project }: { $from } → { $to } of { $last }
federation-then-contribution = { $crystal ->
    [none] Senatorial project: contribution { $total }
   *[other] Senatorial project: contribution { $total }, 1 { $crystal }
}
federation-brings-lavandium = { $amount } Lavandium
federation-brings-coppernium = { $amount } Coppernium
federation-brings-oceanium = { $amount } Oceanium
federation-brings-gold = { $count ->
    [one] { $amount } gold diamond
   *[other] { $amount } gold diamonds
}
federation-brings-points = { $count ->
    [one] { $amount } point
   *[other] { $amount } points
}
federation-brings-degrees = { $count ->
    [one] { $amount } degree
   *[other] { $amount } degrees
}
federation-brings-ships = { $count ->
    [one] { $amount } ship
   *[other] { $amount } ships
}
federation-brings-die = die { $amount }
federation-brings-medals = { $count ->
    [one] { $amount } medal
   *[other] { $amount } medals
}
federation-brings-missions = { $count ->
    [one] { $amount } mission
   *[other] { $amount } missions
}
federation-brings-votes = { $votes ->
    [one] { $floor } floor: { $votes } vote
   *[other] { $floor } floor: { $votes } votes
}

## What things are and how they stand
federation-label-free = nobody is there
federation-label-neutral = neutral tile of { $votes }
federation-label-pawn = { $votes ->
    [0] { $seat } funds
    [one] { $seat }, { $votes } vote
   *[other] { $seat }, { $votes } votes
}{ $die ->
    [0] { "" }
   *[other] { " " }and the die of { $die }
}
federation-label-outer = { $count ->
    [0] nobody there
    [one] { $count } ambassador
   *[other] { $count } ambassadors
}
federation-label-wing = { $wing }, { $law }, { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}
federation-label-project = { $project }, { $cell } of { $last }
federation-about-mission-done = Accomplished.
federation-about-mission-released = Released: a ship can be sent once your level is high enough.
federation-about-mission-closed = Needs a release token first.
federation-about-used = Used.
federation-about-column = Column { $column }: funding moves the { $project }.
federation-about-wing = { $votes ->
    [one] { $votes } vote so far.
   *[other] { $votes } votes so far.
}
federation-about-votes = { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}
federation-about-project = { $cell } of { $last } cells funded.
federation-about-standing = { $points ->
    [0] { $seat }: { $count }.
    [one] { $seat }: { $count }, would score { $points } point.
   *[other] { $seat }: { $count }, would score { $points } points.
}
federation-about-standing-influence = { $seat }: influence { $influence }.
federation-about-influence = Influence { $influence }.
federation-about-hidden = A token lies here face down.
federation-about-worth = { $points ->
    [one] Built now it would give you { $points } point.
   *[other] Built now it would give you { $points } points.
}
federation-about-vote = Its votes count for the floor and for the law of the wing at the end of the round.
federation-about-fund = Releases the mission of the cell now and moves the project of the column at the end of the round.
federation-about-upkeep = { $crystal ->
    [none] No upkeep.
   *[other] Upkeep at the end of each round: 1 { $crystal }.
}
federation-about-medal = Still to be earned at influence: { $levels }.
federation-about-medals = { $owned ->
    [one] You own { $owned } medal, worth { $points } in the end.
   *[other] You own { $owned } medals, worth { $points } in the end.
}
federation-about-crystal = { $crystal ->
    [gold] Nothing replaces it; 1 point each in the end.
    [oceanium] 1 point for two crystals in the end.
   *[other] Oceanium can be paid instead; 1 point for two crystals in the end.
}

## Why something is not possible
federation-obstacle-short-lavandium = { $missing } Lavandium short: this takes { $needed }, and you have { $held } for it, Oceanium included.
federation-obstacle-short-coppernium = { $missing } Coppernium short: this takes { $needed }, and you have { $held } for it, Oceanium included.
federation-obstacle-short-oceanium = { $missing } Oceanium short: this takes { $needed }, you have { $held }. Nothing replaces it.
federation-obstacle-short-gold = { $missing ->
    [one] 1 gold diamond short: this takes { $needed }, you have { $held }. Nothing replaces it.
   *[other] { $missing } gold diamonds short: this takes { $needed }, you have { $held }. Nothing replaces it.
}
federation-obstacle-pawn_played = You have no such ambassador left this round: { $face }.
federation-obstacle-no_seven = You do not have the seven-vote ambassador. A Deep Space tile brings it, once in the game.
federation-obstacle-seven_rests = The seven-vote ambassador came this turn: it can be played from your next turn on.
federation-obstacle-seven_votes = The seven-vote ambassador has no funding side: it carries voting tokens only.
federation-obstacle-voting_side = Under a token the side of the ambassador does not count: play its voting side.
federation-obstacle-cell_taken = { $cell } is taken by { $owner }.
federation-obstacle-cell_blocked = { $cell } is blocked by a neutral tile this round.
federation-obstacle-first_turn = { $action }: whoever begins the round cannot go there on the first turn.
federation-obstacle-no_token = You do not have the token { $token }.
federation-obstacle-token_rests = The Alteration Incubator gave you the token { $token } this turn: it can be laid from your next turn on.
federation-obstacle-no_carrier = Only the seven-vote ambassador is left to you, and it carries voting tokens only.
federation-obstacle-not_yours = You do not own { $scholar }.
federation-obstacle-face_down = You have used { $scholar }. Only the Embassy or scholar 1A2 turns a level-1 scholar up again.
federation-obstacle-inside_only = You use { $scholar } during an action on its planet, when you are asked.
federation-obstacle-not_here = You cannot use { $scholar } at this point.
federation-obstacle-without_effect = Now { $scholar } would do nothing.
federation-obstacle-spoils = Used now, { $scholar } would leave your action impossible or your cell unpaid.
federation-obstacle-paused = You have already asked for the moment between bonus and action.
federation-obstacle-nothing_anytime = None of your scholars that lie face up can be used at any time.
federation-obstacle-must_use = Without a scholar this action is not possible: use one.
federation-obstacle-not_displayed = There is no such tile face up here: { $scholar }.
federation-obstacle-same_stack = You own a scholar of this type and level: { $scholar } would be a second.
federation-obstacle-level_below = First you need the level-{ $level } scholar of this type.
federation-obstacle-level_3_only = Here you choose a scholar of level 3.
federation-obstacle-copies_up_to = Your scholar copies tiles up to level { $level }.
federation-obstacle-never_copied = This is not copied here: { $scholar }. Copying tiles are never copied, and tiles of a planet only during an action there.
federation-obstacle-level_1_only = Only a scholar of level 1 is turned up again.
federation-obstacle-face_up = It lies face up: { $scholar }.
federation-obstacle-in_use = Its own effect is going on: { $scholar }.
federation-obstacle-must_refresh = You have used the scholar: one of your tiles has to be turned up.
federation-obstacle-ship_sent = You have sent a ship this turn; only one goes each turn.
federation-obstacle-not_released = { $mission } has no release token. An ambassador on its funding side in the Senate cell of that name brings one.
federation-obstacle-released = { $mission } has its release token.
federation-obstacle-accomplished = { $mission }: you have accomplished it.
federation-obstacle-no_ship = There is no ship in your hangar.
federation-obstacle-level_too_low = It takes accreditation level { $needed }; yours is { $level }.
federation-obstacle-funded = { $project } is funded.
federation-obstacle-pays_the_cell = The crystal of this funding has to pay your cell: { $project }.
federation-obstacle-medal_owned = You own a medal of this colour: { $medal }.
federation-obstacle-medals_gone = No medal of this colour is left: { $medal }.
federation-obstacle-not_linked = Out of reach: no line leads from your miner to { $asteroid }.
federation-obstacle-mage_at_end = Your mage has reached step { $step }, the last one.
federation-obstacle-inert_gone = No such token lies in the inert zone: { $inert }.
federation-obstacle-not_on_moon = The token { $token } does not lie on the step of your mage.
federation-obstacle-stall_used = You have been there in this action: { $stall }.
federation-obstacle-other_reward = That is not what you get there on level { $level }: { $stall }.
federation-obstacle-no_robot = You have no robot left to build with.
federation-obstacle-other_side = { $building } cannot be built in this game: the other side of the tile lies there.
federation-obstacle-built = You have built it: { $building }.
federation-obstacle-no_coefficient = { $building } has no free coefficient left.
federation-obstacle-not_in_cost = It is not part of the cost: { $crystal }.
federation-obstacle-never_left_out = It has to be paid: { $crystal }.
federation-obstacle-not_built = You have not built it: { $structure }.
federation-obstacle-two_planets = You travel to 6Moon or to Néo.
federation-obstacle-never_by_spy = A spy cannot copy this: { $action }.
federation-obstacle-no_effect = { $action } would do nothing now.
federation-obstacle-not_due = Due is 1 { $due }; only Oceanium can stand in for it.
federation-obstacle-not_converted = Only Lavandium and Coppernium become Oceanium, not this: { $crystal }.
federation-obstacle-must_convert = You have used the scholar: at least one crystal is turned.
federation-obstacle-no_step_up = There is no step above it: { $crystal }.
federation-obstacle-nothing_due = Level { $level } costs nothing: pay for level 3 or higher, or drop.
federation-obstacle-above_marker = Your marker stands on level { $level }: you pay for that or for a lower one.
federation-obstacle-not_on_pawn = The token { $token } does not lie on one of your ambassadors.
federation-obstacle-kept = The token { $token } comes back to you already.
federation-obstacle-not_in_archive = The token { $token } is not one of the two set aside.
federation-obstacle-not_in_deep_space = { $tile } is not among the tiles that are left.
federation-obstacle-not_on_table = { $starter } is not on the table.
federation-obstacle-other_site = { $structure } belongs to another site.
federation-obstacle-when-end_turn = First play an ambassador.
federation-obstacle-when-decline = Only where something is offered that you may leave.
federation-obstacle-when-pause = Only before you play your ambassador.
federation-obstacle-when-add_die = Only when you play an ambassador that shows votes in the Senate, and your die is not placed yet.
federation-obstacle-when-play_seven = Only after your other ambassadors, if you own the seven-vote ambassador.
federation-obstacle-when-drop = Only when accreditation is paid, at the end of a round.
federation-obstacle-when-advance_mage = Only with the income of the Teleporter. Otherwise your mage moves with a 6Moon action.
federation-obstacle-when-play = You have played your ambassador for this turn.
federation-obstacle-when-pay = Only when a crystal is due that Oceanium could pay as well.
federation-obstacle-when-mission = A ship leaves after your ambassador has been played.
federation-obstacle-when-release = Only when you receive a release token of your choice.
federation-obstacle-when-fund = Only when you receive a free funding, as in the Small Lounge.
federation-obstacle-when-medal = Only when you may choose a medal, as in the President’s Office.
federation-obstacle-when-asteroid = Your miner moves with a Néo action or the income of the Teleporter.
federation-obstacle-when-inert = Only with a Néo action, once your miner has reached the inert zone.
federation-obstacle-when-moon_token = Only with a 6Moon action.
federation-obstacle-when-scholar = Only with an Atalum action.
federation-obstacle-when-stall = Only with an Arratooine action, or a tile that opens a stall.
federation-obstacle-when-reward = Only when you have entered a stall that offers several rewards.
federation-obstacle-when-building = Only with an E81216 action, or a tile that builds.
federation-obstacle-when-leave_out = Only when a scholar saves you a crystal of a building.
federation-obstacle-when-copy = Only when your spy acts.
federation-obstacle-when-lay = A token is laid when an ambassador is played.
federation-obstacle-when-keep = Only when you may keep a token, by a scholar or from the archive.
federation-obstacle-when-copied = Only when one of your scholars copies another.
federation-obstacle-when-refresh = Only with the income of the Embassy or scholar 1A2.
federation-obstacle-when-structure = Only when a scholar brings the income of one of your structures.
federation-obstacle-when-convert = Only with the scholar that turns crystals into Oceanium.
federation-obstacle-when-upgrade = Only with the income of the Shapeshifter Chamber.
federation-obstacle-when-visit = Only with the Deep Space tile that travels to 6Moon or Néo.
federation-obstacle-when-pay_level = Only when accreditation is paid, at the end of a round.
federation-obstacle-when-wing = Only when the wings are tied and you hold the President.
federation-obstacle-when-deep_space = Only when you reach the last degree of accreditation for the first time.
federation-obstacle-when-starter = Only at the beginning of the game.
federation-obstacle-when-side = Only at the beginning of the game, for whoever begins.

## The terminal
federation-row-points = Points
federation-row-crystals = Crystals
federation-row-degree = Degree (level)
federation-row-die = Die
federation-row-ships = Ships in hangar
federation-row-hand = Ambassadors
federation-row-released = Released
federation-row-missions = Missions done
federation-row-medals = Medals
federation-row-tokens = Alterations
federation-row-scholars = Scholars

## What is said before an action is confirmed

federation-warning-no_effect = { $senate_action }: its action has no effect now. Only the ambassador’s own side counts.
federation-warning-no_effect_paid = { $senate_action }: its action has no effect now, and its price of { $price ->
    [one] 1 crystal
   *[other] { $price } crystals
} is paid all the same.
federation-warning-mission_left = This was your last ambassador of the game, and a mission can still be sent.

## What a choice still needs
federation-next-cell = on which cell?
federation-next-face = with which ambassador?
federation-next-mission = which mission?
federation-next-scholar = which scholar?
federation-next-token = which token?

## Cards that are read before one is chosen
federation-pick-release = A released mission can be sent a ship at the end of your turns. The high ones need a higher level of accreditation.
federation-pick-scholar = A scholar works at once, in a later action on its planet, or whenever you like in your turn: once.
federation-pick-starter = **First game?** Any of them is fine: a starter is a small push in one direction.
federation-pick-side = Each site of E81216 has two possible structures. What you choose is there for everybody.
federation-pick-building = A structure pays at once and every round; a megastructure scores at the end.
federation-pick-deep_space = What you choose happens now.
federation-pick-does = What it does
federation-pick-now = Now
federation-pick-cost = Price
federation-pick-gain = It gives
federation-pick-from-level = From accreditation level **{ $level }**
federation-pick-scholar-name = { $planet }, level { $level }
federation-pick-scholar-of = Scholar · **{ $timing }**
federation-pick-kind-starter = Starter tile
federation-pick-kind-structure = Production structure
federation-pick-kind-building = On E81216
federation-pick-kind-deep_space = Deep Space tile

## What a round brought
federation-round-senate = The Senate
federation-round-holdings = Points and crystals
federation-round-points = points
federation-round-laws = Laws of the next round
