### Space Gate Odyssey: everything a person reads, on the page and in the terminal.

space_gate = Space Gate Odyssey
space_gate-summary = Build a base in orbit, lead your settlers to the gates, and win influence on the new worlds.

## Options of a new table
space_gate-preset-first_game = The short game, and everybody may rebuild once.
space_gate-preset-usual = Five exoplanets.
space_gate-preset-express = Two gates, three exoplanets.
space_gate-option-express = Express game
    .tip = Express plays with two gates and three exoplanets: about half as long.
space_gate-option-express-off = normal: five exoplanets
space_gate-option-express-on = express: three exoplanets
space_gate-option-turn_limit = Turns of each player at most
    .tip = The rulebook knows no limit: the game ends when the last exoplanet closes. With a limit it ends after so many turns at the latest; planets still open then score nothing.
space_gate-option-turn_limit-150 = 150
space_gate-option-turn_limit-12 = 12: a first look
space_gate-option-turn_limit-none = no limit, as the rulebook says
space_gate-option-reorganisation_0 = Reorganisation token for seat 1
    .tip = Lets this seat rebuild its station once: for a person’s first game.
space_gate-option-reorganisation_0-off = no
space_gate-option-reorganisation_0-on = yes: a first game
space_gate-option-reorganisation_1 = Reorganisation token for seat 2
    .tip = Lets this seat rebuild its station once: for a person’s first game.
space_gate-option-reorganisation_1-off = no
space_gate-option-reorganisation_1-on = yes: a first game
space_gate-option-reorganisation_2 = Reorganisation token for seat 3
    .tip = Lets this seat rebuild its station once: for a person’s first game.
space_gate-option-reorganisation_2-off = no
space_gate-option-reorganisation_2-on = yes: a first game
space_gate-option-reorganisation_3 = Reorganisation token for seat 4
    .tip = Lets this seat rebuild its station once: for a person’s first game.
space_gate-option-reorganisation_3-off = no
space_gate-option-reorganisation_3-on = yes: a first game

## Questions
space_gate-prompt-setup_pile = Choose the { $order } module of your base
space_gate-prompt-module = Where does this module go?
space_gate-prompt-reorganise = Lay your whole base anew before its corridors are counted?
space_gate-prompt-relay = Which module do you lay next?
space_gate-prompt-relay_place = Where does this module go?
space_gate-prompt-turn = Move an engineer to another room
space_gate-prompt-move = { $domain }: move a settler (steps left: { $points })
space_gate-prompt-fill = Fill an airlock (points left: { $points })
space_gate-prompt-dig = Take a module (points left: { $points })
space_gate-prompt-recruit = Which room does your new engineer join?
space_gate-prompt-promote = In which room is an engineer promoted?
space_gate-prompt-send = Which full module do you empty next?
space_gate-prompt-island = Which island do these settlers go to?
space_gate-prompt-site = Where does your settler land?
space_gate-prompt-exchange = Exchange which two neighbouring tokens?
space_gate-prompt-rank_piece = Who leaves the Odyssey for the government?
space_gate-prompt-rank_settler = Which module gives a settler for the rank?
space_gate-prompt-gate_to = Which exoplanet does the gate open?

## What the others read meanwhile
space_gate-waiting-setup_pile = { $seat } begins a base
space_gate-waiting-module = { $seat } places a module
space_gate-waiting-turn = { $seat } chooses a room
space_gate-waiting-move = { $seat } moves settlers
space_gate-waiting-fill = { $seat } fills airlocks
space_gate-waiting-dig = { $seat } chooses modules
space_gate-waiting-send = { $seat } sends settlers
space_gate-waiting-site = { $seat } lands settlers
space_gate-waiting-relay = { $seat } lays a base anew
space_gate-waiting-reorganise = { $seat } thinks about a new base
space_gate-waiting-relay_place = { $seat } lays a base anew
space_gate-waiting-recruit = { $seat } sends a new engineer to a room
space_gate-waiting-promote = { $seat } promotes an engineer
space_gate-waiting-island = { $seat } chooses an island
space_gate-waiting-exchange = { $seat } exchanges tokens
space_gate-waiting-rank_piece = { $seat } sends somebody to the government
space_gate-waiting-rank_settler = { $seat } sends a settler to the government
space_gate-waiting-gate_to = { $seat } moves a gate

## Verbs, as on a button
space_gate-verb-stop = That is all
    .tip = The points that are left in this room are given up.
space_gate-verb-take = Take
    .tip = You see the top module of the pile, then add it to your base or put it under the pile.
space_gate-verb-put_under = Put it under its pile
    .tip = The module goes under its pile; your base stays as it is.
space_gate-verb-room = This room
    .tip = This room of the Odyssey.
space_gate-verb-exchange = Exchange
    .tip = The two predominance tokens change spaces, and with them what they are worth in the end.
space_gate-verb-island = This island
    .tip = All settlers of the module land on this island.
space_gate-verb-give = Send to the government
    .tip = It leaves its room for the government of Hawking and is missing there from now on.
space_gate-verb-gate_to = Open
    .tip = The gate of the closed planet stands there from now on: full modules of its sign send their settlers to it.
space_gate-verb-reorganise = Lay your base anew
    .tip = The same modules, laid anew one after the other. Only once in the game.
space_gate-verb-decline = Leave it
    .tip = Everything stays as it is.
space_gate-verb-cancel = Back to the old base
    .tip = Your base lies again as it was before you began.
space_gate-verb-activate = Move
    .tip = The engineer walks to this room. In turn order, you first, everybody with points there uses it.
space_gate-verb-fill = Fill
    .tip = Settlers of your reserve fill the airlock.
space_gate-verb-move = Move
    .tip = One settler walks to the linked module. Who enters a closed module first opens it and goes back to the reserve.
space_gate-verb-send = Empty
    .tip = Its settlers fly to where the gate of its sign stands.
space_gate-verb-settler = Take a settler
    .tip = One settler leaves this module.
space_gate-verb-pick = Lay next
    .tip = This module is laid next.
space_gate-verb-site = Land
    .tip = The settler stays here until the planet closes.
space_gate-verb-attach = Attach
    .tip = The module lies there for good. Corridors that meet are links; at the end those into the void cost points.

## Whole actions, as in the list of choices
space_gate-action-take = Take the top of the pile { $pile }
space_gate-action-room = In the room { $room }
space_gate-action-exchange = Exchange the tokens { $pair }
space_gate-action-island = To { $island }
space_gate-action-give = Send the { $piece } from { $room } to the government
space_gate-action-gate_to = Open { $planet }
space_gate-action-activate = Move the { $piece } from { $from } to { $to }
space_gate-action-fill = Fill: { $module }
space_gate-action-move = A settler leaves { $module } to the { $side }
space_gate-action-send = Empty: { $module }
space_gate-action-settler = A settler from: { $module }
space_gate-action-pick = Lay next: { $module }
space_gate-action-site = Land on { $site }
space_gate-action-attach = To the { $side } of { $module }, { $rotation }

## What happened
space_gate-event-game_began = { $you ->
    [yes] You begin.
   *[no] { $seat } begins.
}
space_gate-event-first_wave = { $planet } is open: { $gate }.
space_gate-event-second_wave = { $planet } waits for a gate.
space_gate-event-turn_began = Turn { $turn }: { $you ->
    [yes] yours.
   *[no] { $seat }.
}
space_gate-event-activated = { $you ->
    [yes] You activate { $to }: { $piece } from { $from }.
   *[no] { $seat } activates { $to }: { $piece } from { $from }.
}
space_gate-event-acted = { $you ->
    [yes] { $room }: you have { space_gate-count-points }.
   *[no] { $room }: { $seat } has { space_gate-count-points }.
}
space_gate-event-stopped = { $you ->
    [yes] You leave { space_gate-count-points } unused.
   *[no] { $seat } leaves { space_gate-count-points } unused.
}
space_gate-event-took = { $you ->
    [yes] You take { $module }.
   *[no] { $seat } takes { $module }.
}
space_gate-event-added = { $you ->
    [yes] You add { $module }.
   *[no] { $seat } adds { $module }.
}
space_gate-event-put_under = { $you ->
    [yes] You put { $module } under its pile.
   *[no] { $seat } puts { $module } under its pile.
}
space_gate-event-moved = { $you ->
    [yes] You move a settler from { $from } to { $to }.
   *[no] { $seat } moves a settler from { $from } to { $to }.
}
space_gate-event-opened = { $you ->
    [yes] You open { $module }.
   *[no] { $seat } opens { $module }.
}
space_gate-event-recruited = { $you ->
    [yes] You recruit an engineer: { $room }.
   *[no] { $seat } recruits an engineer: { $room }.
}
space_gate-event-promoted = { $you ->
    [yes] You promote an engineer: { $room }.
   *[no] { $seat } promotes an engineer: { $room }.
}
space_gate-event-automated = { $you ->
    [yes] You gain a robot: { $room }.
   *[no] { $seat } gains a robot: { $room }.
}
space_gate-event-no_effect = The icon of { $module } has no effect.
space_gate-event-filled = { $you ->
    [yes] You board { $module }: { space_gate-count-settlers }.
   *[no] { $seat } boards { $module }: { space_gate-count-settlers }.
}
space_gate-event-sent = { $you ->
    [yes] You send { space_gate-count-settlers } to { $place }.
   *[no] { $seat } sends { space_gate-count-settlers } to { $place }.
}
space_gate-event-settled = { $you ->
    [yes] Your settler lands: { $site }.
   *[no] A settler of { $seat } lands: { $site }.
}
space_gate-event-returned = { $you ->
    [yes] Back to your reserve: { space_gate-count-settlers }.
   *[no] Back to the reserve of { $seat }: { space_gate-count-settlers }.
}
space_gate-event-exchanged = { $you ->
    [yes] You exchange tokens: { $up } goes up, { $down } goes down.
   *[no] { $seat } exchanges tokens: { $up } goes up, { $down } goes down.
}
space_gate-event-closed = { $you ->
    [yes] You close { $planet }.
   *[no] { $seat } closes { $planet }.
}
space_gate-event-scored = { $you ->
    [yes] You score { $points }: { $total } in all.
   *[no] { $seat } scores { $points }: { $total } in all.
}
space_gate-event-ranked = { $you ->
    [yes] You reach rank { $rank }: { $piece }.
   *[no] { $seat } reaches rank { $rank }: { $piece }.
}
space_gate-event-left_room = { $you ->
    [yes] Your { $piece } leaves the Odyssey: { $room }.
   *[no] { $seat } loses a piece on the Odyssey: { $piece }, { $room }.
}
space_gate-event-gate_moved = { $you ->
    [yes] You move the { $gate } to { $place }.
   *[no] { $seat } moves the { $gate } to { $place }.
}
space_gate-event-lifted_base = { $you ->
    [yes] You take up your base to lay it anew.
   *[no] { $seat } takes up a base to lay it anew.
}
space_gate-event-reorganised = { $you ->
    [yes] Your base is reorganised.
   *[no] The base of { $seat } is reorganised.
}
space_gate-event-relay_cancelled = { $you ->
    [yes] You put your base back as it was.
   *[no] { $seat } puts the base back as it was.
}
space_gate-event-limit_reached = The limit of turns is reached.
space_gate-event-predominance = { $you ->
    [yes] { $token }: { $points } for you.
   *[no] { $token }: { $points } for { $seat }.
}
space_gate-event-corridors = { $you ->
    [yes] Your { space_gate-count-corridors } cost { $lost }.
   *[no] { $seat } has { space_gate-count-corridors }: minus { $lost }.
}
space_gate-event-rank_lost = { $you ->
    [yes] You lose rank { $rank }.
   *[no] { $seat } loses rank { $rank }.
}
space_gate-event-game_ended = The game is over: { $scores }.

## Quantities in a sentence
space_gate-count-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
space_gate-count-settlers = { $settlers ->
    [one] 1 settler
   *[other] { $settlers } settlers
}
space_gate-count-corridors = { $corridors ->
    [one] 1 corridor on the void
   *[other] { $corridors } corridors on the void
}

## Rooms and domains
space_gate-room-airlock = Airlocks
    .tip = For one point, fill one of your open airlocks from your reserve.
space_gate-room-new_modules = New Modules
    .tip = For one point, take the top module of a pile: add it to your base, or put it under the pile.
space_gate-room-water = Water
    .tip = For one point, move a settler into a neighbouring water module.
space_gate-room-energy = Energy
    .tip = For one point, move a settler into a neighbouring energy module.
space_gate-room-vegetation = Wildlife
    .tip = For one point, move a settler into a neighbouring wildlife module.
space_gate-domain-water = Water
space_gate-domain-vegetation = Wildlife
space_gate-domain-energy = Energy
space_gate-piece-engineer = engineer
    .tip = Worth 1 point in the room where they stand.
space_gate-piece-chief = chief engineer
    .tip = An engineer in a suit: worth 2 points in the room where they stand.
space_gate-rank_piece-settler = settler
space_gate-rank_piece-engineer = engineer
space_gate-rank_piece-chief = chief engineer
space_gate-rank_piece-none = no piece

## Worksite and base
space_gate-pile-gate_water = gates, water
space_gate-pile-gate_vegetation = gates, wildlife
space_gate-pile-gate_energy = gates, energy
space_gate-pile-odyssey_water = Odyssey, water
space_gate-pile-odyssey_vegetation = Odyssey, wildlife
space_gate-pile-odyssey_energy = Odyssey, energy
space_gate-pile-airlock_water = airlocks, water
space_gate-pile-airlock_vegetation = airlocks, wildlife
space_gate-pile-airlock_energy = airlocks, energy
space_gate-side-N = north
space_gate-side-E = east
space_gate-side-S = south
space_gate-side-W = west
space_gate-rotation = { $label ->
    [0] as printed
    [one] turned once
   *[other] turned { $label } times
}
space_gate-module-start_airlock_1 = the starting airlock
space_gate-module-start_airlock_2 = the starting airlock
space_gate-module-start_airlock_3 = the starting airlock
space_gate-module-start_airlock_4 = the starting airlock
space_gate-module-gate_water_sun_1 = the water gate Sun for 2
space_gate-module-gate_water_sun_2 = the water gate Sun for 3
space_gate-module-gate_water_sun_3 = the water gate Sun for 3
space_gate-module-gate_water_sun_4 = the water gate Sun for 4
space_gate-module-gate_water_door_1 = the water gate Door for 2
space_gate-module-gate_water_door_2 = the water gate Door for 3
space_gate-module-gate_water_door_3 = the water gate Door for 3
space_gate-module-gate_water_door_4 = the water gate Door for 4
space_gate-module-gate_water_ring_1 = the water gate Ring for 2
space_gate-module-gate_water_ring_2 = the water gate Ring for 3
space_gate-module-gate_water_ring_3 = the water gate Ring for 3
space_gate-module-gate_water_ring_4 = the water gate Ring for 4
space_gate-module-gate_vegetation_sun_1 = the wildlife gate Sun for 2
space_gate-module-gate_vegetation_sun_2 = the wildlife gate Sun for 3
space_gate-module-gate_vegetation_sun_3 = the wildlife gate Sun for 3
space_gate-module-gate_vegetation_sun_4 = the wildlife gate Sun for 4
space_gate-module-gate_vegetation_door_1 = the wildlife gate Door for 2
space_gate-module-gate_vegetation_door_2 = the wildlife gate Door for 3
space_gate-module-gate_vegetation_door_3 = the wildlife gate Door for 3
space_gate-module-gate_vegetation_door_4 = the wildlife gate Door for 4
space_gate-module-gate_vegetation_ring_1 = the wildlife gate Ring for 2
space_gate-module-gate_vegetation_ring_2 = the wildlife gate Ring for 3
space_gate-module-gate_vegetation_ring_3 = the wildlife gate Ring for 3
space_gate-module-gate_vegetation_ring_4 = the wildlife gate Ring for 4
space_gate-module-gate_energy_sun_1 = the energy gate Sun for 2
space_gate-module-gate_energy_sun_2 = the energy gate Sun for 3
space_gate-module-gate_energy_sun_3 = the energy gate Sun for 3
space_gate-module-gate_energy_sun_4 = the energy gate Sun for 4
space_gate-module-gate_energy_door_1 = the energy gate Door for 2
space_gate-module-gate_energy_door_2 = the energy gate Door for 3
space_gate-module-gate_energy_door_3 = the energy gate Door for 3
space_gate-module-gate_energy_door_4 = the energy gate Door for 4
space_gate-module-gate_energy_ring_1 = the energy gate Ring for 2
space_gate-module-gate_energy_ring_2 = the energy gate Ring for 3
space_gate-module-gate_energy_ring_3 = the energy gate Ring for 3
space_gate-module-gate_energy_ring_4 = the energy gate Ring for 4
space_gate-module-odyssey_water_1 = the water Odyssey module (recruit, for 2)
space_gate-module-odyssey_water_2 = the water Odyssey module (recruit, for 2)
space_gate-module-odyssey_water_3 = the water Odyssey module (promotion, for 2)
space_gate-module-odyssey_water_4 = the water Odyssey module (promotion, for 2)
space_gate-module-odyssey_water_5 = the water Odyssey module (robot Water, for 3)
space_gate-module-odyssey_water_6 = the water Odyssey module (robot Wildlife, for 3)
space_gate-module-odyssey_water_7 = the water Odyssey module (robot Energy, for 3)
space_gate-module-odyssey_water_8 = the water Odyssey module (robot New Modules, for 4)
space_gate-module-odyssey_water_9 = the water Odyssey module (robot Airlocks, for 4)
space_gate-module-odyssey_vegetation_1 = the wildlife Odyssey module (recruit, for 2)
space_gate-module-odyssey_vegetation_2 = the wildlife Odyssey module (recruit, for 2)
space_gate-module-odyssey_vegetation_3 = the wildlife Odyssey module (promotion, for 2)
space_gate-module-odyssey_vegetation_4 = the wildlife Odyssey module (promotion, for 2)
space_gate-module-odyssey_vegetation_5 = the wildlife Odyssey module (robot Water, for 3)
space_gate-module-odyssey_vegetation_6 = the wildlife Odyssey module (robot Wildlife, for 3)
space_gate-module-odyssey_vegetation_7 = the wildlife Odyssey module (robot Energy, for 3)
space_gate-module-odyssey_vegetation_8 = the wildlife Odyssey module (robot New Modules, for 4)
space_gate-module-odyssey_vegetation_9 = the wildlife Odyssey module (robot Airlocks, for 4)
space_gate-module-odyssey_energy_1 = the energy Odyssey module (recruit, for 2)
space_gate-module-odyssey_energy_2 = the energy Odyssey module (recruit, for 2)
space_gate-module-odyssey_energy_3 = the energy Odyssey module (promotion, for 2)
space_gate-module-odyssey_energy_4 = the energy Odyssey module (promotion, for 2)
space_gate-module-odyssey_energy_5 = the energy Odyssey module (robot Water, for 3)
space_gate-module-odyssey_energy_6 = the energy Odyssey module (robot Wildlife, for 3)
space_gate-module-odyssey_energy_7 = the energy Odyssey module (robot Energy, for 3)
space_gate-module-odyssey_energy_8 = the energy Odyssey module (robot New Modules, for 4)
space_gate-module-odyssey_energy_9 = the energy Odyssey module (robot Airlocks, for 4)
space_gate-module-airlock_water_1 = the water airlock for 2
space_gate-module-airlock_water_2 = the water airlock for 2
space_gate-module-airlock_water_3 = the water airlock for 3
space_gate-module-airlock_water_4 = the water airlock for 3
space_gate-module-airlock_water_5 = the water airlock for 4
space_gate-module-airlock_water_6 = the water airlock for 4
space_gate-module-airlock_vegetation_1 = the wildlife airlock for 2
space_gate-module-airlock_vegetation_2 = the wildlife airlock for 2
space_gate-module-airlock_vegetation_3 = the wildlife airlock for 3
space_gate-module-airlock_vegetation_4 = the wildlife airlock for 3
space_gate-module-airlock_vegetation_5 = the wildlife airlock for 4
space_gate-module-airlock_vegetation_6 = the wildlife airlock for 4
space_gate-module-airlock_energy_1 = the energy airlock for 2
space_gate-module-airlock_energy_2 = the energy airlock for 2
space_gate-module-airlock_energy_3 = the energy airlock for 3
space_gate-module-airlock_energy_4 = the energy airlock for 3
space_gate-module-airlock_energy_5 = the energy airlock for 4
space_gate-module-airlock_energy_6 = the energy airlock for 4

## Hawking and the exoplanets
space_gate-gate-sun = Sun gate
space_gate-gate-door = Door gate
space_gate-gate-ring = Ring gate
space_gate-token-water = Water
    .tip = At the end, for the most open water modules.
space_gate-token-vegetation = Wildlife
    .tip = At the end, for the most open wildlife modules.
space_gate-token-energy = Energy
    .tip = At the end, for the most open energy modules.
space_gate-token-balance = Balance
    .tip = At the end, for the most sets of three open modules of three domains.
space_gate-token-void = Void
    .tip = Scores for nobody.
space_gate-pair = { $label }
space_gate-order-first = first
space_gate-order-second = second
space_gate-points = { $label }
space_gate-island = island { $label }
space_gate-place-hawking = Hawking
    .tip = Every settler who arrives here is worth 1 influence at once.
space_gate-planet-bose = Bose
    .tip = A spot above the first level needs both spots below it taken. Closes with the summit. 1 for each settler, 3 for each level to its only leader.
space_gate-planet-collins = Collins
    .tip = Land anywhere. A volcano is decided when its six spots are taken or one player holds four of them. Closes when all four are decided. 7 for each volcano to its leader, 3 to each in a tie.
space_gate-planet-dirac = Dirac
    .tip = Only your 6th, 12th, 18th … settler here may take an advanced spot; the centre needs all basic spots taken. Closes with the centre. 1, 3 and 2 points for each kind of spot.
space_gate-planet-fermi = Fermi
    .tip = The first settler of a module goes to a satellite, the others to the planet. Closes when all satellite spots but one are taken. The more satellites, the more points; 5 and an exchange for the most on the planet.
space_gate-planet-planck = Planck
    .tip = Land anywhere. Closes when full. 1 for each settler, 7 for the largest connected group, 5 to each in a tie.
space_gate-planet-russell = Russell
    .tip = All settlers of a module go to one island. Closes when every island has enough. On each island 7 for the most, 3 to each in a tie, and 3 for being there.
space_gate-planet-susskind = Susskind
    .tip = Land anywhere. Closes when full. 2 for each settler.
space_gate-planet-turing = Turing
    .tip = Two players walk down a canal from its ends to the centre. With more players, a spot on an inner circle needs the three spots around it taken. Closes with the centre.
space_gate-place-bose = Bose
space_gate-place-collins = Collins
space_gate-place-dirac = Dirac
space_gate-place-fermi = Fermi
space_gate-place-planck = Planck
space_gate-place-russell = Russell
space_gate-place-susskind = Susskind
space_gate-place-turing = Turing
space_gate-site-bose_a_l1_1 = Bose, level 1, spot 1
space_gate-site-bose_a_l1_2 = Bose, level 1, spot 2
space_gate-site-bose_a_l1_3 = Bose, level 1, spot 3
space_gate-site-bose_a_l1_4 = Bose, level 1, spot 4
space_gate-site-bose_a_l1_5 = Bose, level 1, spot 5
space_gate-site-bose_a_l2_1 = Bose, level 2, spot 1
space_gate-site-bose_a_l2_2 = Bose, level 2, spot 2
space_gate-site-bose_a_l2_3 = Bose, level 2, spot 3
space_gate-site-bose_a_l2_4 = Bose, level 2, spot 4
space_gate-site-bose_a_l3_1 = Bose, level 3, spot 1
space_gate-site-bose_a_l3_2 = Bose, level 3, spot 2, predominance
space_gate-site-bose_a_l3_3 = Bose, level 3, spot 3
space_gate-site-bose_a_l4_1 = Bose, level 4, spot 1
space_gate-site-bose_a_l4_2 = Bose, level 4, spot 2
space_gate-site-bose_a_l5_1 = Bose, level 5, spot 1, predominance
space_gate-site-bose_b_l1_1 = Bose, level 1, spot 1
space_gate-site-bose_b_l1_2 = Bose, level 1, spot 2
space_gate-site-bose_b_l1_3 = Bose, level 1, spot 3
space_gate-site-bose_b_l1_4 = Bose, level 1, spot 4
space_gate-site-bose_b_l1_5 = Bose, level 1, spot 5
space_gate-site-bose_b_l1_6 = Bose, level 1, spot 6
space_gate-site-bose_b_l2_1 = Bose, level 2, spot 1
space_gate-site-bose_b_l2_2 = Bose, level 2, spot 2
space_gate-site-bose_b_l2_3 = Bose, level 2, spot 3
space_gate-site-bose_b_l2_4 = Bose, level 2, spot 4
space_gate-site-bose_b_l2_5 = Bose, level 2, spot 5
space_gate-site-bose_b_l3_1 = Bose, level 3, spot 1, predominance
space_gate-site-bose_b_l3_2 = Bose, level 3, spot 2
space_gate-site-bose_b_l3_3 = Bose, level 3, spot 3
space_gate-site-bose_b_l3_4 = Bose, level 3, spot 4, predominance
space_gate-site-bose_b_l4_1 = Bose, level 4, spot 1
space_gate-site-bose_b_l4_2 = Bose, level 4, spot 2
space_gate-site-bose_b_l4_3 = Bose, level 4, spot 3
space_gate-site-bose_b_l5_1 = Bose, level 5, spot 1
space_gate-site-bose_b_l5_2 = Bose, level 5, spot 2
space_gate-site-bose_b_l6_1 = Bose, level 6, spot 1, predominance
space_gate-site-collins_a_centre = Collins, the centre
space_gate-site-collins_a_v1_1 = Collins, volcano 1, spot 2
space_gate-site-collins_a_v1_2 = Collins, volcano 1, spot 3
space_gate-site-collins_a_v1_3 = Collins, volcano 1, spot 4, predominance
space_gate-site-collins_a_v1_4 = Collins, volcano 1, spot 5
space_gate-site-collins_a_v1_5 = Collins, volcano 1, spot 6
space_gate-site-collins_a_v2_1 = Collins, volcano 2, spot 2
space_gate-site-collins_a_v2_2 = Collins, volcano 2, spot 3
space_gate-site-collins_a_v2_3 = Collins, volcano 2, spot 4
space_gate-site-collins_a_v2_4 = Collins, volcano 2, spot 5
space_gate-site-collins_a_v2_5 = Collins, volcano 2, spot 6
space_gate-site-collins_a_v3_1 = Collins, volcano 3, spot 2
space_gate-site-collins_a_v3_2 = Collins, volcano 3, spot 3
space_gate-site-collins_a_v3_3 = Collins, volcano 3, spot 4, predominance
space_gate-site-collins_a_v3_4 = Collins, volcano 3, spot 5
space_gate-site-collins_a_v3_5 = Collins, volcano 3, spot 6
space_gate-site-collins_a_v4_1 = Collins, volcano 4, spot 2
space_gate-site-collins_a_v4_2 = Collins, volcano 4, spot 3
space_gate-site-collins_a_v4_3 = Collins, volcano 4, spot 4
space_gate-site-collins_a_v4_4 = Collins, volcano 4, spot 5
space_gate-site-collins_a_v4_5 = Collins, volcano 4, spot 6
space_gate-site-collins_b_v1_1 = Collins, volcano 1, spot 1, predominance
space_gate-site-collins_b_v1_2 = Collins, volcano 1, spot 2
space_gate-site-collins_b_v1_3 = Collins, volcano 1, spot 3
space_gate-site-collins_b_v1_4 = Collins, volcano 1, spot 4
space_gate-site-collins_b_v1_5 = Collins, volcano 1, spot 5
space_gate-site-collins_b_v1_6 = Collins, volcano 1, spot 6
space_gate-site-collins_b_v2_1 = Collins, volcano 2, spot 1, predominance
space_gate-site-collins_b_v2_2 = Collins, volcano 2, spot 2
space_gate-site-collins_b_v2_3 = Collins, volcano 2, spot 3
space_gate-site-collins_b_v2_4 = Collins, volcano 2, spot 4
space_gate-site-collins_b_v2_5 = Collins, volcano 2, spot 5
space_gate-site-collins_b_v2_6 = Collins, volcano 2, spot 6
space_gate-site-collins_b_v3_1 = Collins, volcano 3, spot 1, predominance
space_gate-site-collins_b_v3_2 = Collins, volcano 3, spot 2
space_gate-site-collins_b_v3_3 = Collins, volcano 3, spot 3
space_gate-site-collins_b_v3_4 = Collins, volcano 3, spot 4
space_gate-site-collins_b_v3_5 = Collins, volcano 3, spot 5
space_gate-site-collins_b_v3_6 = Collins, volcano 3, spot 6
space_gate-site-collins_b_v4_1 = Collins, volcano 4, spot 1, predominance
space_gate-site-collins_b_v4_2 = Collins, volcano 4, spot 2
space_gate-site-collins_b_v4_3 = Collins, volcano 4, spot 3
space_gate-site-collins_b_v4_4 = Collins, volcano 4, spot 4
space_gate-site-collins_b_v4_5 = Collins, volcano 4, spot 5
space_gate-site-collins_b_v4_6 = Collins, volcano 4, spot 6
space_gate-site-dirac_a_p1 = Dirac, lit face, spot 1
space_gate-site-dirac_a_p2 = Dirac, lit face, spot 2
space_gate-site-dirac_a_p3 = Dirac, lit face, spot 3
space_gate-site-dirac_a_p4 = Dirac, lit face, spot 4
space_gate-site-dirac_a_p5 = Dirac, lit face, spot 5, predominance
space_gate-site-dirac_a_p6 = Dirac, lit face, spot 6
space_gate-site-dirac_a_p7 = Dirac, lit face, spot 7
space_gate-site-dirac_a_p8 = Dirac, lit face, spot 8
space_gate-site-dirac_a_p9 = Dirac, lit face, spot 9
space_gate-site-dirac_a_p10 = Dirac, lit face, spot 10
space_gate-site-dirac_a_p11 = Dirac, lit face, spot 11
space_gate-site-dirac_a_p12 = Dirac, lit face, spot 12
space_gate-site-dirac_a_p13 = Dirac, lit face, spot 13, predominance
space_gate-site-dirac_a_p14 = Dirac, lit face, spot 14
space_gate-site-dirac_a_p15 = Dirac, lit face, spot 15
space_gate-site-dirac_a_s1 = Dirac, dark face, spot 1
space_gate-site-dirac_a_s2 = Dirac, dark face, spot 2
space_gate-site-dirac_a_s3 = Dirac, dark face, spot 3
space_gate-site-dirac_a_centre = Dirac, the centre
space_gate-site-dirac_b_p1 = Dirac, lit face, spot 1
space_gate-site-dirac_b_p2 = Dirac, lit face, spot 2
space_gate-site-dirac_b_p3 = Dirac, lit face, spot 3
space_gate-site-dirac_b_p4 = Dirac, lit face, spot 4, predominance
space_gate-site-dirac_b_p5 = Dirac, lit face, spot 5
space_gate-site-dirac_b_p6 = Dirac, lit face, spot 6
space_gate-site-dirac_b_p7 = Dirac, lit face, spot 7
space_gate-site-dirac_b_p8 = Dirac, lit face, spot 8
space_gate-site-dirac_b_p9 = Dirac, lit face, spot 9, predominance
space_gate-site-dirac_b_p10 = Dirac, lit face, spot 10
space_gate-site-dirac_b_p11 = Dirac, lit face, spot 11
space_gate-site-dirac_b_p12 = Dirac, lit face, spot 12
space_gate-site-dirac_b_p13 = Dirac, lit face, spot 13
space_gate-site-dirac_b_p14 = Dirac, lit face, spot 14
space_gate-site-dirac_b_p15 = Dirac, lit face, spot 15
space_gate-site-dirac_b_p16 = Dirac, lit face, spot 16
space_gate-site-dirac_b_p17 = Dirac, lit face, spot 17, predominance
space_gate-site-dirac_b_p18 = Dirac, lit face, spot 18
space_gate-site-dirac_b_p19 = Dirac, lit face, spot 19
space_gate-site-dirac_b_p20 = Dirac, lit face, spot 20
space_gate-site-dirac_b_s1 = Dirac, dark face, spot 1
space_gate-site-dirac_b_s2 = Dirac, dark face, spot 2
space_gate-site-dirac_b_s3 = Dirac, dark face, spot 3
space_gate-site-dirac_b_s4 = Dirac, dark face, spot 4
space_gate-site-dirac_b_centre = Dirac, the centre
space_gate-site-fermi_a_sat1_1 = Fermi, satellite 1, spot 1
space_gate-site-fermi_a_sat1_2 = Fermi, satellite 1, spot 2
space_gate-site-fermi_a_sat2_1 = Fermi, satellite 2, spot 1
space_gate-site-fermi_a_sat2_2 = Fermi, satellite 2, spot 2
space_gate-site-fermi_a_sat3_1 = Fermi, satellite 3, spot 1
space_gate-site-fermi_a_sat3_2 = Fermi, satellite 3, spot 2
space_gate-site-fermi_a_sat4_1 = Fermi, satellite 4, spot 1
space_gate-site-fermi_a_sat4_2 = Fermi, satellite 4, spot 2
space_gate-site-fermi_a_c1 = Fermi, central planet, spot 1
space_gate-site-fermi_a_c2 = Fermi, central planet, spot 2
space_gate-site-fermi_a_c3 = Fermi, central planet, spot 3
space_gate-site-fermi_a_c4 = Fermi, central planet, spot 4
space_gate-site-fermi_a_c5 = Fermi, central planet, spot 5
space_gate-site-fermi_a_c6 = Fermi, central planet, spot 6
space_gate-site-fermi_a_c7 = Fermi, central planet, spot 7
space_gate-site-fermi_a_c8 = Fermi, central planet, spot 8
space_gate-site-fermi_a_c9 = Fermi, central planet, spot 9
space_gate-site-fermi_a_c10 = Fermi, central planet, spot 10
space_gate-site-fermi_a_c11 = Fermi, central planet, spot 11
space_gate-site-fermi_a_c12 = Fermi, central planet, spot 12
space_gate-site-fermi_a_c13 = Fermi, central planet, spot 13
space_gate-site-fermi_a_c14 = Fermi, central planet, spot 14
space_gate-site-fermi_a_c15 = Fermi, central planet, spot 15
space_gate-site-fermi_a_c16 = Fermi, central planet, spot 16
space_gate-site-fermi_a_c17 = Fermi, central planet, spot 17
space_gate-site-fermi_a_c18 = Fermi, central planet, spot 18
space_gate-site-fermi_b_sat1_1 = Fermi, satellite 1, spot 1
space_gate-site-fermi_b_sat1_2 = Fermi, satellite 1, spot 2
space_gate-site-fermi_b_sat2_1 = Fermi, satellite 2, spot 1
space_gate-site-fermi_b_sat2_2 = Fermi, satellite 2, spot 2
space_gate-site-fermi_b_sat3_1 = Fermi, satellite 3, spot 1
space_gate-site-fermi_b_sat3_2 = Fermi, satellite 3, spot 2
space_gate-site-fermi_b_sat4_1 = Fermi, satellite 4, spot 1
space_gate-site-fermi_b_sat4_2 = Fermi, satellite 4, spot 2
space_gate-site-fermi_b_sat5_1 = Fermi, satellite 5, spot 1
space_gate-site-fermi_b_sat5_2 = Fermi, satellite 5, spot 2
space_gate-site-fermi_b_c1 = Fermi, central planet, spot 1
space_gate-site-fermi_b_c2 = Fermi, central planet, spot 2
space_gate-site-fermi_b_c3 = Fermi, central planet, spot 3
space_gate-site-fermi_b_c4 = Fermi, central planet, spot 4
space_gate-site-fermi_b_c5 = Fermi, central planet, spot 5
space_gate-site-fermi_b_c6 = Fermi, central planet, spot 6
space_gate-site-fermi_b_c7 = Fermi, central planet, spot 7
space_gate-site-fermi_b_c8 = Fermi, central planet, spot 8
space_gate-site-fermi_b_c9 = Fermi, central planet, spot 9
space_gate-site-fermi_b_c10 = Fermi, central planet, spot 10
space_gate-site-fermi_b_c11 = Fermi, central planet, spot 11
space_gate-site-fermi_b_c12 = Fermi, central planet, spot 12
space_gate-site-fermi_b_c13 = Fermi, central planet, spot 13
space_gate-site-fermi_b_c14 = Fermi, central planet, spot 14
space_gate-site-fermi_b_c15 = Fermi, central planet, spot 15
space_gate-site-fermi_b_c16 = Fermi, central planet, spot 16
space_gate-site-fermi_b_c17 = Fermi, central planet, spot 17
space_gate-site-fermi_b_c18 = Fermi, central planet, spot 18
space_gate-site-fermi_b_c19 = Fermi, central planet, spot 19
space_gate-site-fermi_b_c20 = Fermi, central planet, spot 20
space_gate-site-fermi_b_c21 = Fermi, central planet, spot 21
space_gate-site-fermi_b_c22 = Fermi, central planet, spot 22
space_gate-site-fermi_b_c23 = Fermi, central planet, spot 23
space_gate-site-fermi_b_c24 = Fermi, central planet, spot 24
space_gate-site-planck_a_n1 = Planck, villages, spot 1
space_gate-site-planck_a_n2 = Planck, villages, spot 2, predominance
space_gate-site-planck_a_n3 = Planck, villages, spot 3
space_gate-site-planck_a_n4 = Planck, villages, spot 4
space_gate-site-planck_a_n5 = Planck, villages, spot 5, predominance
space_gate-site-planck_a_n6 = Planck, villages, spot 6
space_gate-site-planck_a_n7 = Planck, villages, spot 7
space_gate-site-planck_a_n8 = Planck, villages, spot 8, predominance
space_gate-site-planck_a_n9 = Planck, villages, spot 9
space_gate-site-planck_a_n10 = Planck, villages, spot 10
space_gate-site-planck_a_n11 = Planck, villages, spot 11
space_gate-site-planck_a_n12 = Planck, villages, spot 12
space_gate-site-planck_a_n13 = Planck, villages, spot 13
space_gate-site-planck_a_n14 = Planck, villages, spot 14
space_gate-site-planck_a_n15 = Planck, villages, spot 15
space_gate-site-planck_a_n16 = Planck, villages, spot 16
space_gate-site-planck_b_n1 = Planck, villages, spot 1
space_gate-site-planck_b_n2 = Planck, villages, spot 2, predominance
space_gate-site-planck_b_n3 = Planck, villages, spot 3
space_gate-site-planck_b_n4 = Planck, villages, spot 4
space_gate-site-planck_b_n5 = Planck, villages, spot 5, predominance
space_gate-site-planck_b_n6 = Planck, villages, spot 6
space_gate-site-planck_b_n7 = Planck, villages, spot 7
space_gate-site-planck_b_n8 = Planck, villages, spot 8, predominance
space_gate-site-planck_b_n9 = Planck, villages, spot 9
space_gate-site-planck_b_n10 = Planck, villages, spot 10
space_gate-site-planck_b_n11 = Planck, villages, spot 11, predominance
space_gate-site-planck_b_n12 = Planck, villages, spot 12
space_gate-site-planck_b_n13 = Planck, villages, spot 13
space_gate-site-planck_b_n14 = Planck, villages, spot 14
space_gate-site-planck_b_n15 = Planck, villages, spot 15
space_gate-site-planck_b_n16 = Planck, villages, spot 16
space_gate-site-planck_b_n17 = Planck, villages, spot 17
space_gate-site-planck_b_n18 = Planck, villages, spot 18
space_gate-site-planck_b_n19 = Planck, villages, spot 19
space_gate-site-planck_b_n20 = Planck, villages, spot 20
space_gate-site-planck_b_n21 = Planck, villages, spot 21
space_gate-site-planck_b_n22 = Planck, villages, spot 22
space_gate-site-russell_a_i1_1 = Russell, island 1, spot 1, predominance
space_gate-site-russell_a_i1_2 = Russell, island 1, spot 2
space_gate-site-russell_a_i1_3 = Russell, island 1, spot 3
space_gate-site-russell_a_i1_4 = Russell, island 1, spot 4
space_gate-site-russell_a_i1_5 = Russell, island 1, spot 5
space_gate-site-russell_a_i1_6 = Russell, island 1, spot 6
space_gate-site-russell_a_i1_7 = Russell, island 1, spot 7
space_gate-site-russell_a_i1_8 = Russell, island 1, spot 8
space_gate-site-russell_a_i1_9 = Russell, island 1, spot 9
space_gate-site-russell_a_i2_1 = Russell, island 2, spot 1, predominance
space_gate-site-russell_a_i2_2 = Russell, island 2, spot 2
space_gate-site-russell_a_i2_3 = Russell, island 2, spot 3
space_gate-site-russell_a_i2_4 = Russell, island 2, spot 4
space_gate-site-russell_a_i2_5 = Russell, island 2, spot 5
space_gate-site-russell_a_i2_6 = Russell, island 2, spot 6
space_gate-site-russell_a_i2_7 = Russell, island 2, spot 7
space_gate-site-russell_a_i2_8 = Russell, island 2, spot 8
space_gate-site-russell_a_i2_9 = Russell, island 2, spot 9
space_gate-site-russell_a_i3_1 = Russell, island 3, spot 1, predominance
space_gate-site-russell_a_i3_2 = Russell, island 3, spot 2
space_gate-site-russell_a_i3_3 = Russell, island 3, spot 3
space_gate-site-russell_a_i3_4 = Russell, island 3, spot 4
space_gate-site-russell_a_i3_5 = Russell, island 3, spot 5
space_gate-site-russell_a_i3_6 = Russell, island 3, spot 6
space_gate-site-russell_a_i3_7 = Russell, island 3, spot 7
space_gate-site-russell_a_i3_8 = Russell, island 3, spot 8
space_gate-site-russell_a_i3_9 = Russell, island 3, spot 9
space_gate-site-russell_b_i1_1 = Russell, island 1, spot 1, predominance
space_gate-site-russell_b_i1_2 = Russell, island 1, spot 2
space_gate-site-russell_b_i1_3 = Russell, island 1, spot 3
space_gate-site-russell_b_i1_4 = Russell, island 1, spot 4
space_gate-site-russell_b_i1_5 = Russell, island 1, spot 5
space_gate-site-russell_b_i1_6 = Russell, island 1, spot 6
space_gate-site-russell_b_i1_7 = Russell, island 1, spot 7
space_gate-site-russell_b_i2_1 = Russell, island 2, spot 1, predominance
space_gate-site-russell_b_i2_2 = Russell, island 2, spot 2
space_gate-site-russell_b_i2_3 = Russell, island 2, spot 3
space_gate-site-russell_b_i2_4 = Russell, island 2, spot 4
space_gate-site-russell_b_i2_5 = Russell, island 2, spot 5
space_gate-site-russell_b_i2_6 = Russell, island 2, spot 6
space_gate-site-russell_b_i2_7 = Russell, island 2, spot 7
space_gate-site-russell_b_i3_1 = Russell, island 3, spot 1, predominance
space_gate-site-russell_b_i3_2 = Russell, island 3, spot 2
space_gate-site-russell_b_i3_3 = Russell, island 3, spot 3
space_gate-site-russell_b_i3_4 = Russell, island 3, spot 4
space_gate-site-russell_b_i3_5 = Russell, island 3, spot 5
space_gate-site-russell_b_i3_6 = Russell, island 3, spot 6
space_gate-site-russell_b_i3_7 = Russell, island 3, spot 7
space_gate-site-russell_b_i4_1 = Russell, island 4, spot 1, predominance
space_gate-site-russell_b_i4_2 = Russell, island 4, spot 2
space_gate-site-russell_b_i4_3 = Russell, island 4, spot 3
space_gate-site-russell_b_i4_4 = Russell, island 4, spot 4
space_gate-site-russell_b_i4_5 = Russell, island 4, spot 5
space_gate-site-russell_b_i4_6 = Russell, island 4, spot 6
space_gate-site-russell_b_i4_7 = Russell, island 4, spot 7
space_gate-site-susskind_a_t1_1 = Susskind, tree 1, spot 1, predominance
space_gate-site-susskind_a_t1_2 = Susskind, tree 1, spot 2
space_gate-site-susskind_a_t1_3 = Susskind, tree 1, spot 3
space_gate-site-susskind_a_t1_4 = Susskind, tree 1, spot 4, predominance
space_gate-site-susskind_a_t1_5 = Susskind, tree 1, spot 5
space_gate-site-susskind_a_t1_6 = Susskind, tree 1, spot 6
space_gate-site-susskind_a_t1_7 = Susskind, tree 1, spot 7
space_gate-site-susskind_a_t2_1 = Susskind, tree 2, spot 1, predominance
space_gate-site-susskind_a_t2_2 = Susskind, tree 2, spot 2
space_gate-site-susskind_a_t2_3 = Susskind, tree 2, spot 3
space_gate-site-susskind_a_t2_4 = Susskind, tree 2, spot 4, predominance
space_gate-site-susskind_a_t2_5 = Susskind, tree 2, spot 5
space_gate-site-susskind_a_t2_6 = Susskind, tree 2, spot 6
space_gate-site-susskind_a_t2_7 = Susskind, tree 2, spot 7
space_gate-site-susskind_b_t1_1 = Susskind, tree 1, spot 1, predominance
space_gate-site-susskind_b_t1_2 = Susskind, tree 1, spot 2
space_gate-site-susskind_b_t1_3 = Susskind, tree 1, spot 3
space_gate-site-susskind_b_t1_4 = Susskind, tree 1, spot 4, predominance
space_gate-site-susskind_b_t1_5 = Susskind, tree 1, spot 5
space_gate-site-susskind_b_t1_6 = Susskind, tree 1, spot 6
space_gate-site-susskind_b_t2_1 = Susskind, tree 2, spot 1, predominance
space_gate-site-susskind_b_t2_2 = Susskind, tree 2, spot 2
space_gate-site-susskind_b_t2_3 = Susskind, tree 2, spot 3
space_gate-site-susskind_b_t2_4 = Susskind, tree 2, spot 4, predominance
space_gate-site-susskind_b_t2_5 = Susskind, tree 2, spot 5
space_gate-site-susskind_b_t2_6 = Susskind, tree 2, spot 6
space_gate-site-susskind_b_t3_1 = Susskind, tree 3, spot 1, predominance
space_gate-site-susskind_b_t3_2 = Susskind, tree 3, spot 2
space_gate-site-susskind_b_t3_3 = Susskind, tree 3, spot 3
space_gate-site-susskind_b_t3_4 = Susskind, tree 3, spot 4
space_gate-site-susskind_b_t3_5 = Susskind, tree 3, spot 5
space_gate-site-susskind_b_t3_6 = Susskind, tree 3, spot 6
space_gate-site-turing_a_b1_1 = Turing, branch 1, spot 1
space_gate-site-turing_a_b1_2 = Turing, branch 1, spot 2
space_gate-site-turing_a_b1_3 = Turing, branch 1, spot 3
space_gate-site-turing_a_b1_4 = Turing, branch 1, spot 4
space_gate-site-turing_a_b1_5 = Turing, branch 1, spot 5
space_gate-site-turing_a_b1_6 = Turing, branch 1, spot 6
space_gate-site-turing_a_b1_7 = Turing, branch 1, spot 7, predominance
space_gate-site-turing_a_b1_8 = Turing, branch 1, spot 8
space_gate-site-turing_a_b1_9 = Turing, branch 1, spot 9
space_gate-site-turing_a_b1_10 = Turing, branch 1, spot 10
space_gate-site-turing_a_b1_11 = Turing, branch 1, spot 11
space_gate-site-turing_a_b2_1 = Turing, branch 2, spot 1
space_gate-site-turing_a_b2_2 = Turing, branch 2, spot 2
space_gate-site-turing_a_b2_3 = Turing, branch 2, spot 3
space_gate-site-turing_a_b2_4 = Turing, branch 2, spot 4
space_gate-site-turing_a_b2_5 = Turing, branch 2, spot 5
space_gate-site-turing_a_b2_6 = Turing, branch 2, spot 6
space_gate-site-turing_a_b2_7 = Turing, branch 2, spot 7, predominance
space_gate-site-turing_a_b2_8 = Turing, branch 2, spot 8
space_gate-site-turing_a_b2_9 = Turing, branch 2, spot 9
space_gate-site-turing_a_b2_10 = Turing, branch 2, spot 10
space_gate-site-turing_a_b2_11 = Turing, branch 2, spot 11
space_gate-site-turing_a_centre = Turing, the centre
space_gate-site-turing_b_p1 = Turing, periphery, spot 1
space_gate-site-turing_b_p2 = Turing, periphery, spot 2
space_gate-site-turing_b_p3 = Turing, periphery, spot 3
space_gate-site-turing_b_p4 = Turing, periphery, spot 4
space_gate-site-turing_b_p5 = Turing, periphery, spot 5
space_gate-site-turing_b_p6 = Turing, periphery, spot 6
space_gate-site-turing_b_p7 = Turing, periphery, spot 7
space_gate-site-turing_b_p8 = Turing, periphery, spot 8
space_gate-site-turing_b_p9 = Turing, periphery, spot 9
space_gate-site-turing_b_p10 = Turing, periphery, spot 10
space_gate-site-turing_b_p11 = Turing, periphery, spot 11
space_gate-site-turing_b_p12 = Turing, periphery, spot 12
space_gate-site-turing_b_s1 = Turing, middle circle, spot 1, predominance
space_gate-site-turing_b_s2 = Turing, middle circle, spot 2
space_gate-site-turing_b_s3 = Turing, middle circle, spot 3, predominance
space_gate-site-turing_b_s4 = Turing, middle circle, spot 4
space_gate-site-turing_b_s5 = Turing, middle circle, spot 5, predominance
space_gate-site-turing_b_s6 = Turing, middle circle, spot 6
space_gate-site-turing_b_c1 = Turing, centre, spot 1
space_gate-site-turing_b_c2 = Turing, centre, spot 2
space_gate-site-turing_b_c3 = Turing, centre, spot 3

## Score
space_gate-score-planets = Exoplanets
space_gate-score-hawking = Hawking
space_gate-score-predominance = Predominance
space_gate-score-corridors = Void corridors

## The page: heads and captions
space_gate-odyssey = The Odyssey
space_gate-my-base = My base
space_gate-base-of = Base of { $seat }
space_gate-bases = Which base to look at
space_gate-reserve = reserve
space_gate-reserve-settlers = settlers in reserve
space_gate-reserve-engineers = engineers in reserve
space_gate-reserve-robots = robots in reserve
space_gate-reserve-suits = suits in reserve
space_gate-void-corridors = corridors on the void: −1 each at the end
space_gate-token-held = reorganisation token
space_gate-modules = modules
space_gate-ranks = government ranks
space_gate-worksite = Worksite
space_gate-lifted = Modules to lay anew
space_gate-hand = in hand
space_gate-piles-gates = gates
space_gate-piles-odyssey = Odyssey
space_gate-piles-airlocks = airlocks
space_gate-tab-planets = Exoplanets
space_gate-tab-worksite = Worksite
space_gate-second-wave = Second wave
space_gate-predominance = Predominance
space_gate-phase-setup = Setting up the bases
space_gate-phase-room = { $room } activated
space_gate-phase-closed = { $closed } of { $of } exoplanets closed
space_gate-turn-short = Turn { $turn }
space_gate-short-room-water = Water
space_gate-short-room-vegetation = Wildlife
space_gate-short-room-energy = Energy
space_gate-short-room-new_modules = Modules
space_gate-short-room-airlock = Airlocks
space_gate-by-bose = the mountain
space_gate-by-collins = the volcanoes
space_gate-by-dirac = light and dark
space_gate-by-fermi = the satellites
space_gate-by-planck = the villages
space_gate-by-russell = the islands
space_gate-by-susskind = the canopy
space_gate-by-canal = the canal
space_gate-by-turing = the circles

## The page: what is going on
space_gate-doing-setup = { $you ->
    [yes] You begin your base.
   *[no] { $seat } begins a base.
}
space_gate-doing-turn = { $you ->
    [yes] You choose the room that acts.
   *[no] { $seat } chooses the room that acts.
}
space_gate-doing-act = { $you ->
    [yes] { $room ->
        [airlock] You fill airlocks.
        [new_modules] You choose modules.
       *[other] You move settlers.
    }
   *[no] { $room ->
        [airlock] { $seat } fills airlocks.
        [new_modules] { $seat } chooses modules.
       *[other] { $seat } moves settlers.
    }
}
space_gate-doing-send = { $you ->
    [yes] You send settlers.
   *[no] { $seat } sends settlers.
}
space_gate-doing-count = { $you ->
    [yes] The game is over; you may lay your base anew before its corridors are counted.
   *[no] The game is over; { $seat } may lay the base anew before its corridors are counted.
}
space_gate-doing-relay = { $you ->
    [yes] You lay your base anew.
   *[no] { $seat } lays a base anew.
}
space_gate-doing-then-you = { $points ->
    [one] You act later with 1 point.
   *[other] You act later with { $points } points.
}
space_gate-thread = Order of play in this room
space_gate-thread-done = { $seat } has acted
space_gate-thread-now = { $seat } acts now, points: { $points }
space_gate-thread-next = { $seat } is still to act, points: { $points }
space_gate-thread-idle = { $seat } has nothing to do
space_gate-caption-now-setup = begins a base
space_gate-caption-now-turn = chooses a room
space_gate-caption-now-act = acts now
space_gate-caption-now-send = sends settlers
space_gate-caption-now-count = may lay it anew
space_gate-caption-now-over = has played
space_gate-caption-next-act = { $points ->
    [one] still to act: 1 point
   *[other] still to act: { $points } points
}
space_gate-caption-next-send = { $points ->
    [one] sends 1 module soon
   *[other] sends { $points } modules soon
}
space_gate-caption-next-turn = plays next
space_gate-caption-open = { $count ->
    [one] 1 module open
   *[other] { $count } modules open
}

## The page: names of drawn things
space_gate-crew-water-engineer = engineer in Water
space_gate-crew-water-chief = chief engineer in Water
space_gate-crew-vegetation-engineer = engineer in Wildlife
space_gate-crew-vegetation-chief = chief engineer in Wildlife
space_gate-crew-energy-engineer = engineer in Energy
space_gate-crew-energy-chief = chief engineer in Energy
space_gate-crew-new_modules-engineer = engineer in New Modules
space_gate-crew-new_modules-chief = chief engineer in New Modules
space_gate-crew-airlock-engineer = engineer in Airlocks
space_gate-crew-airlock-chief = chief engineer in Airlocks
space_gate-cell = place { $label }
space_gate-cell-beyond = { $side } of { $module }
space_gate-label-room = { $room }, points: { $list }
space_gate-label-crew = { $crew }, yours there: { $count }
space_gate-label-flow = A settler from { $from } to { $to }
space_gate-aboard = { $settlers } of { $capacity } settlers
space_gate-closed = closed
space_gate-waits = waits for a gate
space_gate-waits-long = It waits for a gate: the next exoplanet that closes sends one.
space_gate-free-sites = { $free ->
    [one] 1 free spot
   *[other] { $free } free spots
}
space_gate-brings = +{ $gain }
space_gate-exchange-of = { $up } ⇄ { $down }
space_gate-pile-named = { $pile } ({ $count })
space_gate-pile-empty = This pile is empty.
space_gate-put-under = Put under: { $list }.

## The page: what explains things
space_gate-tile-gate = Sends when full: { $capacity } settlers through the { $gate }. Corridors: { $corridors }.
space_gate-tile-odyssey = { $brings ->
    [recruit] Opening it brings a new engineer.
    [promotion] Opening it promotes an engineer.
   *[automaton] Opening it brings a robot for { $room }.
} Room for { $capacity } settlers. Corridors: { $corridors }.
space_gate-tile-airlock = Once open, one point in Airlocks fills it with { $capacity } settlers. Corridors: { $corridors }.
space_gate-now-points = Points here: { $list }
space_gate-now-worth = If it closed now: { $list }
space_gate-now-gain = A settler here would add: { $list }
space_gate-now-counts = Modules or sets: { $list }
space_gate-now-token = Worth { $value } at the end; now for: { $leaders }.
space_gate-now-wheel = { $seat }: { $total } (rank { $ranks }, space { $wheel })
space_gate-now-aboard = On board: { $settlers } of { $capacity }.
space_gate-now-closed = Closed: the first settler who enters opens it and goes to your reserve.
space_gate-now-sends = Its settlers go to { $place } now.
space_gate-now-pile = { $count ->
    [one] 1 module lies here.
   *[other] { $count } modules lie here.
}
space_gate-now-locked = Nothing more can be taken from it in this turn.
space_gate-site-type-primary = A basic spot.
space_gate-site-type-secondary = An advanced spot: the planet says when it may be taken.
space_gate-site-type-central = A central spot: it comes last.
space_gate-site-predominance = Whoever lands here exchanges two neighbouring tokens of predominance.
space_gate-about-flow = One point: a settler goes through this corridor.
space_gate-about-cell = The module in hand can be attached here.
space_gate-about-pair = These two tokens change places.
space_gate-about-island = All settlers of the module land on this island.
space_gate-about-rotation = Turn the module this way.

## The page: what an action brings
space_gate-brings-points = { $amount } influence
space_gate-brings-settlers = { $count ->
    [one] { $amount } settler in your base
   *[other] { $amount } settlers in your base
}
space_gate-brings-engineers = { $count ->
    [one] { $amount } engineer
   *[other] { $amount } engineers
}
space_gate-brings-chiefs = { $count ->
    [one] { $amount } chief engineer
   *[other] { $amount } chief engineers
}
space_gate-brings-robots = { $count ->
    [one] { $amount } robot
   *[other] { $amount } robots
}
space_gate-brings-modules = { $count ->
    [one] { $amount } open module
   *[other] { $amount } open modules
}
space_gate-brings-corridors = { $count ->
    [one] { $amount } corridor on the void
   *[other] { $amount } corridors on the void
}
space_gate-brings-room = Points in the room: { $list }
space_gate-brings-closed = { $planet } closes
space_gate-brings-worth = Worth { $worth } to you if it closed now (+{ $by })
space_gate-brings-opened = { $brings ->
    [recruit] The module opens: a new engineer
    [promotion] The module opens: a promotion
    [automaton] The module opens: a robot
   *[none] The module opens; this settler goes to the reserve
}
space_gate-brings-full = { $settlers ->
    [one] The module will be full: 1 settler leaves for { $place }
   *[other] The module will be full: { $settlers } settlers leave for { $place }
}
space_gate-brings-aboard = On board: { $settlers } of { $capacity }

## The terminal
space_gate-terminal-legend = ☼ ∩ ◎ gates   # airlock   + recruit   ^ promotion   r robot for a room   dotted: closed   2/3: two of three on board   ◇ predominance
space_gate-terminal-taken = In hand: { $module }
space_gate-terminal-flight = Settlers in flight: { $settlers }
space_gate-terminal-relay = Still to lay: { $modules }
space_gate-terminal-engineers = E
space_gate-terminal-chiefs = C
space_gate-terminal-robots = R
space_gate-terminal-player = Player
space_gate-terminal-head-influence = Influence
space_gate-terminal-head-ranks = Ranks
space_gate-terminal-head-settlers = Settlers
space_gate-terminal-head-engineers = Engineers
space_gate-terminal-head-suits = Suits
space_gate-terminal-head-robots = Robots
space_gate-terminal-head-void = Void
space_gate-letter-water = W
space_gate-letter-vegetation = L
space_gate-letter-energy = E
space_gate-letter-new_modules = M
space_gate-letter-airlock = A

## What stands in the way
space_gate-resource-settler = settlers in reserve
space_gate-obstacle-short-settler = { $missing ->
    [one] 1 settler short: your reserve holds { $held }, this takes { $needed } at least.
   *[other] { $missing } settlers short: your reserve holds { $held }, this takes { $needed } at least.
}
space_gate-obstacle-no_piece = You have no { $piece } there: { $room }.
space_gate-obstacle-same_room = The piece is there already ({ $room }): it has to go to another room.
space_gate-obstacle-no_engineer = You have no engineer without a suit there: { $room }.
space_gate-obstacle-no_token = You have no reorganisation token.
space_gate-obstacle-pile_empty = This pile is empty: { $pile }.
space_gate-obstacle-pile_used = You have added a module of this pile already ({ $pile }): take from another one.
space_gate-obstacle-must_add = The first two modules are both added to the base: none goes back.
space_gate-obstacle-not_in_base = In your base there is no such module: { $module }.
space_gate-obstacle-no_settler = There is no settler on { $module }.
space_gate-obstacle-no_corridor = There is no corridor to the { $side } of { $module }.
space_gate-obstacle-into_void = This corridor leads into the void: no module lies to the { $side }.
space_gate-obstacle-corridor_blocked = This corridor is blocked: the module to the { $side } has a wall here.
space_gate-obstacle-module_full = There is no room on { $module }: it holds { $capacity } settlers.
space_gate-obstacle-wrong_domain = The room that acts is { $domain }: no settler goes to { $module } now.
space_gate-obstacle-no_airlock = Settlers arrive in airlocks only, not on { $module }.
space_gate-obstacle-closed_module = A settler has to open it first: { $module }.
space_gate-obstacle-place_taken = There lies a module already, to the { $side } of { $module }.
space_gate-obstacle-same_place = This place is chosen from another side: to the { $side } of { $module }.
space_gate-obstacle-same_turn = Turned like this the module looks as in another turn: choose that one.
space_gate-obstacle-no_link = Turned like this, no corridor of the module meets one of your base.
space_gate-obstacle-seals = { $modules ->
    [one] Your base would have no corridor left for the module still to be laid.
   *[other] Your base would have no corridor left for the { $modules } modules still to be laid.
}
space_gate-obstacle-not_lifted = Not among the modules still to be laid: { $module }.
space_gate-obstacle-fits_nowhere = { $modules ->
    [one] Wherever it lay, no corridor would be left for the other module.
   *[other] Wherever it lay, no corridor would be left for the other { $modules } modules.
}
space_gate-obstacle-no_gate = Only gate modules are emptied, not { $module }.
space_gate-obstacle-not_full = Only full gate modules are emptied: { $settlers } of { $capacity } settlers stand on { $module }.
space_gate-obstacle-no_island = This planet has { $islands } islands.
space_gate-obstacle-island_full = There is no free spot left: { $island }.
space_gate-obstacle-other_planet = Your settlers fly to { $planet }.
space_gate-obstacle-site_taken = A settler stands there already: { $site }.
space_gate-obstacle-same_site = A spot of the same worth is chosen first: { $site }.
space_gate-obstacle-not_supported = { $missing ->
    [one] One of the { $needed } spots that it needs is still free.
   *[other] { $missing } of the { $needed } spots that it needs are still free.
}
space_gate-obstacle-not_the_sixth = This is your settler number { $number } here; only every { $every }th may take an advanced spot.
space_gate-obstacle-satellite_first = The first settler of a module goes to a satellite, the others to the planet in the middle.
space_gate-obstacle-other_island = All settlers of this module go to { $island }.
space_gate-obstacle-along_the_canal = On the canal you begin at a free end, and go on beside your last settler.
space_gate-obstacle-not_in_play = { $planet } is not in this game.
space_gate-obstacle-planet_open = { $planet } has a gate already.
space_gate-obstacle-planet_closed = { $planet } is closed.
space_gate-obstacle-when-stop = Only while you spend the points of a room.
space_gate-obstacle-when-take = Only with points in the New Modules room, when it acts, and at the start of the game.
space_gate-obstacle-when-put_under = Only after taking a module from a pile.
space_gate-obstacle-when-room = Only when a settler has opened an Odyssey module with a recruit or a promotion.
space_gate-obstacle-when-exchange = Only when a settler lands on a predominance spot, or for the leader when Fermi closes.
space_gate-obstacle-when-island = Only when you send settlers to Russell.
space_gate-obstacle-when-give = Only when your influence reaches the third or the sixth rank of the government.
space_gate-obstacle-when-gate_to = Only when you have closed an exoplanet.
space_gate-obstacle-when-decline = Only at the end, when you hold a reorganisation token.
space_gate-obstacle-when-cancel = Only while you lay your base anew.
space_gate-obstacle-when-fill = Only with points in the Airlocks, when that room acts.
space_gate-obstacle-when-move = Only with points in Water, Wildlife or Energy, when that room acts.
space_gate-obstacle-when-send = By itself when a gate module is full, after everybody has acted in the room.
space_gate-obstacle-when-settler = Only when your influence reaches a rank of the government and your reserve is empty.
space_gate-obstacle-when-pick = Only while you lay your base anew.
space_gate-obstacle-when-site = Only when your settlers leave a full gate module.
space_gate-obstacle-when-attach = Only with a module in hand: take one from a pile when the New Modules room acts.

## What is said before an action is confirmed

space_gate-warning-nothing_to_do = There is nothing that you could do in the { $room }: your points there would be lost, the others act.
space_gate-warning-points_lost = { $points ->
    [one] 1 point is left, and it is lost.
   *[other] { $points } points are left, and they are lost.
}
space_gate-warning-dug_for_nothing = No corridor of your base faces the void: the module would only go under its pile.
space_gate-warning-no_improvement = The sign of this module has no effect any more: no piece for it is left.
space_gate-warning-seals_base = No corridor would face the void: your base could not grow any more.
space_gate-warning-corridors_grow = The next closing ends the game. { $corridors ->
    [one] 1 corridor would face the void, and costs 1 influence.
   *[other] { $corridors } corridors would face the void, and each costs 1 influence.
}
space_gate-warning-corridors_cost = { $corridors ->
    [one] 1 corridor faces the void: it costs 1 influence.
   *[other] { $corridors } corridors face the void: they cost { $corridors } influence.
}

## What a choice still needs
space_gate-next-room = to which room?
space_gate-next-side = through which side?
space_gate-next-module = which module?
space_gate-next-rotation = turned how?
space_gate-next-piece = who?
space_gate-next-flow = where to?

## The modules that a base begins with
space_gate-pick-ask = Begin with { $module }?
space_gate-pick-intro = You add two modules from different piles. **First game?** A gate and an airlock: settlers come in, and go out.
space_gate-pick-does = What it does
space_gate-pick-pile = Its pile
space_gate-pick-domain = Domain: **{ $domain }**
space_gate-pick-holds = Places
space_gate-pick-corridors = Corridors
space_gate-pick-line-gate = { $capacity } settlers leave through the { $gate }.
space_gate-pick-line-odyssey = { $brings ->
    [recruit] Brings a new engineer.
    [promotion] Promotes an engineer.
   *[automaton] Brings a robot for { $room }.
}
space_gate-pick-line-airlock = Lets { $capacity } settlers aboard at once.
