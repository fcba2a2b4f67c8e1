## What the terms of the evaluations are called: hints and analyses explain themselves with them

terms-for = for it:
terms-against = against it:
terms-counted = { $what }: { $amount }
terms-hindered = hinders { $seat }: { $what }
terms-helped = helps { $seat }: { $what }
terms-hindered-somehow = hinders { $seat }
terms-helped-somehow = helps { $seat }

terms-alien_frontiers-colony = { $amount } { $count ->
    [one] colony on the planet
   *[other] colonies on the planet
}
terms-alien_frontiers-control = { $amount } { $count ->
    [one] territory controlled
   *[other] territories controlled
}
terms-alien_frontiers-other_points = { $amount } { $count ->
    [one] point from fields, cards and the relic
   *[other] points from fields, cards and the relic
}
terms-alien_frontiers-missing_ship = { $amount } { $count ->
    [one] ship missing from the fleet
   *[other] ships missing from the fleet
}
terms-alien_frontiers-fourth_ship = a fourth ship
terms-alien_frontiers-fifth_ship = a fifth ship
terms-alien_frontiers-sixth_ship = a sixth ship
terms-alien_frontiers-relic = the Relic Ship
terms-alien_frontiers-first_fuel = { $amount } fuel to spend next turn
terms-alien_frontiers-more_fuel = { $amount } fuel beyond what a turn needs
terms-alien_frontiers-first_ore = { $amount } ore to spend next turn
terms-alien_frontiers-more_ore = { $amount } ore beyond what a turn needs
terms-alien_frontiers-circle = { $amount } { $count ->
    [one] step on the Colonist Hub
   *[other] steps on the Colonist Hub
}
terms-alien_frontiers-launch_ready = { $amount } { $count ->
    [one] colony ready to be launched
   *[other] colonies ready to be launched
}
terms-alien_frontiers-territory = the bonus of { $what }
terms-alien_frontiers-firm_control = control that one colony cannot break
terms-alien_frontiers-shared_lead = { $amount } { $count ->
    [one] territory where the lead is shared
   *[other] territories where the lead is shared
}
terms-alien_frontiers-one_behind = { $amount } { $count ->
    [one] territory where one colony is missing
   *[other] territories where one colony is missing
}
terms-alien_frontiers-claim = enough for an Alien Tech card
terms-alien_frontiers-claim_share = part of the way to an Alien Tech card
terms-alien_frontiers-trade = the right to trade
terms-alien_frontiers-die_1 = { $amount } { $count ->
    [one] die of 1 still to place
   *[other] dice of 1 still to place
}
terms-alien_frontiers-die_2 = { $amount } { $count ->
    [one] die of 2 still to place
   *[other] dice of 2 still to place
}
terms-alien_frontiers-die_3 = { $amount } { $count ->
    [one] die of 3 still to place
   *[other] dice of 3 still to place
}
terms-alien_frontiers-die_4 = { $amount } { $count ->
    [one] die of 4 still to place
   *[other] dice of 4 still to place
}
terms-alien_frontiers-die_5 = { $amount } { $count ->
    [one] die of 5 still to place
   *[other] dice of 5 still to place
}
terms-alien_frontiers-die_6 = { $amount } { $count ->
    [one] die of 6 still to place
   *[other] dice of 6 still to place
}
terms-alien_frontiers-pair = a pair still to place
terms-alien_frontiers-triple = three of a kind still to place
terms-alien_frontiers-run = a run still to place

terms-space_gate-influence = { $amount } influence won
terms-space_gate-hawking = { $amount } influence from Hawking
terms-space_gate-safe = { $amount } influence that settlers will bring for certain
terms-space_gate-majority = { $amount } influence that majorities may bring
terms-space_gate-race = bringing settlers to open planets fast
terms-space_gate-predominance = { $amount } influence promised by predominance
terms-space_gate-void = { $amount } { $count ->
    [one] corridor open to the void
   *[other] corridors open to the void
}
terms-space_gate-engineer = { $amount } { $count ->
    [one] engineer
   *[other] engineers
}
terms-space_gate-chief = { $amount } { $count ->
    [one] chief engineer
   *[other] chief engineers
}
terms-space_gate-robot_airlock = { $amount } { $count ->
    [one] robot in Airlocks
   *[other] robots in Airlocks
}
terms-space_gate-robot_worksite = { $amount } { $count ->
    [one] robot in New Modules
   *[other] robots in New Modules
}
terms-space_gate-robot_domain = { $amount } { $count ->
    [one] robot in the rooms of the domains
   *[other] robots in the rooms of the domains
}
terms-space_gate-boarded_planet = { $amount } { $count ->
    [one] settler about to fly to a planet
   *[other] settlers about to fly to a planet
}
terms-space_gate-boarded_hawking = { $amount } { $count ->
    [one] settler about to fly to Hawking
   *[other] settlers about to fly to Hawking
}
terms-space_gate-waiting_planet = { $amount } { $count ->
    [one] settler waiting at a gate to a planet
   *[other] settlers waiting at a gate to a planet
}
terms-space_gate-waiting_hawking = { $amount } { $count ->
    [one] settler waiting at a gate to Hawking
   *[other] settlers waiting at a gate to Hawking
}
terms-space_gate-walking = { $amount } { $count ->
    [one] settler on the way through the base
   *[other] settlers on their way through the base
}
terms-space_gate-next_flight = { $amount } { $count ->
    [one] settler that one activation can bring aboard
   *[other] settlers that one activation can bring aboard
}
terms-space_gate-settlers = { $amount } { $count ->
    [one] settler at hand
   *[other] settlers at hand
}
terms-space_gate-planet_access = { $amount } { $count ->
    [one] open planet within reach
   *[other] open planets within reach
}
terms-space_gate-gate_places = { $amount } { $count ->
    [one] place in gate modules
   *[other] places in gate modules
}
terms-space_gate-closed_gate_places = { $amount } { $count ->
    [one] place in gate modules without open corridor
   *[other] places in gate modules without open corridor
}
terms-space_gate-air_places = { $amount } { $count ->
    [one] place with air
   *[other] places with air
}
terms-space_gate-closed_air = { $amount } { $count ->
    [one] sealed module with air
   *[other] sealed modules with air
}
terms-space_gate-icon = { $amount } { $count ->
    [one] domain that the base can activate
   *[other] domains that the base can activate
}
terms-space_gate-module = { $amount } { $count ->
    [one] module of the base
   *[other] modules of the base
}
terms-space_gate-turn = the turn itself
terms-space_gate-move_points = { $amount } { $count ->
    [one] move still to use
   *[other] moves still to use
}
terms-space_gate-fill_points = { $amount } { $count ->
    [one] airlock still to fill
   *[other] airlocks still to fill
}
terms-space_gate-dig_points = { $amount } { $count ->
    [one] module still to take
   *[other] modules still to take
}

terms-federation-points = { $amount } { $count ->
    [one] prestige point now
   *[other] prestige points now
}
terms-federation-law_now = { $amount } { $count ->
    [one] point of this round’s laws
   *[other] points of this round’s laws
}
terms-federation-laws_to_come = { $amount } { $count ->
    [one] point of laws to come
   *[other] points of laws to come
}
terms-federation-influence = { $amount } influence on the planets
terms-federation-floors = { $amount } { $count ->
    [one] floor of the Federation’s tracks
   *[other] floors of the Federation’s tracks
}
terms-federation-project_funded = { $amount } { $count ->
    [one] project funded
   *[other] projects funded
}
terms-federation-project_hoped = { $amount } { $count ->
    [one] point of projects that may be funded
   *[other] points of projects that may be funded
}
terms-federation-medals = { $amount } { $count ->
    [one] medal
   *[other] medals
}
terms-federation-medal_near = a medal coming nearer
terms-federation-accreditation_medal_near = the accreditation medal coming nearer
terms-federation-lavandium = { $amount } lavandium
terms-federation-coppernium = { $amount } coppernium
terms-federation-oceanium = { $amount } oceanium
terms-federation-gold = { $amount } gold
terms-federation-more_crystals = { $amount } { $count ->
    [one] crystal beyond what can be spent soon
   *[other] crystals beyond what can be spent soon
}
terms-federation-ship = { $amount } { $count ->
    [one] ship with a mission in sight
   *[other] ships with a mission in sight
}
terms-federation-more_ships = { $amount } { $count ->
    [one] ship without a mission
   *[other] ships without a mission
}
terms-federation-mission_ready = { $amount } { $count ->
    [one] mission released that can be flown
   *[other] missions released that can be flown
}
terms-federation-mission_released = { $amount } { $count ->
    [one] mission released
   *[other] missions released
}
terms-federation-mission_done = { $amount } { $count ->
    [one] mission done
   *[other] missions done
}
terms-federation-token_power_1 = { $amount } { $count ->
    [one] token of power 1
   *[other] tokens of power 1
}
terms-federation-token_power_2 = { $amount } { $count ->
    [one] token of power 2
   *[other] tokens of power 2
}
terms-federation-token_power_3 = { $amount } { $count ->
    [one] token of power 3
   *[other] tokens of power 3
}
terms-federation-token_power_4 = { $amount } { $count ->
    [one] token of power 4
   *[other] tokens of power 4
}
terms-federation-scholar_1 = { $amount } { $count ->
    [one] scholar of level 1
   *[other] scholars of level 1
}
terms-federation-scholar_2 = { $amount } { $count ->
    [one] scholar of level 2
   *[other] scholars of level 2
}
terms-federation-mega_next = the megastructure that could come next
terms-federation-degree = { $amount } { $count ->
    [one] degree of accreditation
   *[other] degrees of accreditation
}
terms-federation-level = { $amount } { $count ->
    [one] level of accreditation
   *[other] levels of accreditation
}
terms-federation-deep_space = { $amount } { $count ->
    [one] deep space tile
   *[other] deep space tiles
}
terms-federation-die = { $amount } { $count ->
    [one] die
   *[other] dice
}
terms-federation-president = the presidency of the Senate
terms-federation-seven_votes = the ambassador of seven votes
terms-federation-votes_in_hand = { $amount } { $count ->
    [one] vote still in hand
   *[other] votes still in hand
}
terms-federation-turn_in_hand = { $amount } { $count ->
    [one] turn still to play
   *[other] turns still to play
}
terms-federation-action_pending = a planet action under way
terms-federation-funding_pending = a funding under way
terms-federation-medal_pending = a medal to choose
terms-federation-deep_pending = a deep space tile to choose

terms-eclipse-points = { $amount } { $count ->
    [one] point on the board
   *[other] points on the board
}
terms-eclipse-hexes = { $amount } { $count ->
    [one] hex held
   *[other] hexes held
}
terms-eclipse-discs = { $amount } { $count ->
    [one] influence disc at hand
   *[other] influence discs at hand
}
terms-eclipse-spent = { $amount } { $count ->
    [one] disc spent on actions
   *[other] discs spent on actions
}
terms-eclipse-saved = { $amount } money left after the upkeep
terms-eclipse-traded_debt = { $amount } money that must be had by trade
terms-eclipse-debt = { $amount } money that will be missing
terms-eclipse-income = { $amount } income of money
terms-eclipse-science_income = { $amount } income of science
terms-eclipse-materials_income = { $amount } income of materials
terms-eclipse-actions = { $amount } { $count ->
    [one] action that the income pays for
   *[other] actions that the income pays for
}
terms-eclipse-science = { $amount } science
terms-eclipse-more_science = { $amount } science beyond plenty
terms-eclipse-materials = { $amount } { $count ->
    [one] materials
   *[other] materials
}
terms-eclipse-more_materials = { $amount } { $count ->
    [one] materials beyond plenty
   *[other] materials beyond plenty
}
terms-eclipse-tiles = { $amount } { $count ->
    [one] technology
   *[other] technologies
}
terms-eclipse-tiles_squared = a longer technology track
terms-eclipse-reputation = { $amount } { $count ->
    [one] reputation tile
   *[other] reputation tiles
}
terms-eclipse-reputation_room = room for reputation tiles
terms-eclipse-power = the power of the fleet
terms-eclipse-designs = what ships are worth for their price
terms-eclipse-vacant = { $amount } { $count ->
    [one] free hex held by ships alone
   *[other] free hexes held by ships alone
}
terms-eclipse-conquered = { $amount } { $count ->
    [one] foreign hex that ships can take
   *[other] foreign hexes that ships can take
}
terms-eclipse-lost = { $amount } { $count ->
    [one] own hex that others can take
   *[other] own hexes that others can take
}
terms-eclipse-attack = { $amount } { $count ->
    [one] free hex that a fight may win
   *[other] free hexes that a fight may win
}
terms-eclipse-defence = { $amount } { $count ->
    [one] own hex at risk in a fight
   *[other] own hexes at risk in a fight
}
terms-eclipse-losses = { $amount } { $count ->
    [one] ship that the fights will cost
   *[other] ships that the fights will cost
}
terms-eclipse-honour = { $amount } reputation that the fights promise
terms-eclipse-raid = { $amount } { $count ->
    [one] foreign hex within the fleet’s reach
   *[other] foreign hexes within the fleet’s reach
}
terms-eclipse-raided = { $amount } { $count ->
    [one] own hex within reach of a foreign fleet
   *[other] own hexes within reach of a foreign fleet
}
terms-eclipse-hunt_at_hand = { $amount } { $count ->
    [one] ancient that the ships beside it can beat
   *[other] ancients that the ships beside them can beat
}
terms-eclipse-hunt_somewhere = { $amount } { $count ->
    [one] ancient that the whole fleet can beat
   *[other] ancients that the whole fleet can beat
}
terms-eclipse-discovery = { $amount } { $count ->
    [one] discovery tile
   *[other] discovery tiles
}

terms-gaia-points = { $amount } { $count ->
    [one] point now
   *[other] points now
}
terms-gaia-level_points = { $amount } { $count ->
    [one] point from research levels
   *[other] points from research levels
}
terms-gaia-before_the_game = a faction still to be set up
terms-gaia-ready = the next turn
terms-gaia-passed = the round being over
terms-gaia-ore = { $amount } { $count ->
    [one] ore
   *[other] ore
}
terms-gaia-credits = { $amount } { $count ->
    [one] credit
   *[other] credits
}
terms-gaia-knowledge = { $amount } { $count ->
    [one] knowledge
   *[other] knowledge
}
terms-gaia-qic = { $amount } { $count ->
    [one] QIC
   *[other] QICs
}
terms-gaia-bowl_1 = { $amount } power in bowl 1
terms-gaia-bowl_2 = { $amount } power in bowl 2
terms-gaia-bowl_3 = { $amount } power in bowl 3
terms-gaia-much_ore = { $amount } ore too much to spend
terms-gaia-many_credits = { $amount } { $count ->
    [one] credit too many to spend
   *[other] credits too many to spend
}
terms-gaia-much_knowledge = { $amount } knowledge too much to spend
terms-gaia-many_qic = { $amount } { $count ->
    [one] QIC too many to spend
   *[other] QICs too many to spend
}
terms-gaia-gaia_area = { $amount } power in the Gaia area
terms-gaia-ore_flow = { $amount } ore each round
terms-gaia-credit_flow = { $amount } { $count ->
    [one] credit each round
   *[other] credits each round
}
terms-gaia-knowledge_flow = { $amount } knowledge each round
terms-gaia-qic_flow = { $amount } { $count ->
    [one] QIC each round
   *[other] QICs each round
}
terms-gaia-token_flow = { $amount } { $count ->
    [one] power token each round
   *[other] power tokens each round
}
terms-gaia-charge_flow = { $amount } power charged each round
terms-gaia-ore_action = { $amount } ore by an action each round
terms-gaia-credit_action = { $amount } { $count ->
    [one] credit by an action each round
   *[other] credits by an action each round
}
terms-gaia-knowledge_action = { $amount } knowledge by an action each round
terms-gaia-qic_action = { $amount } { $count ->
    [one] QIC by an action each round
   *[other] QICs by an action each round
}
terms-gaia-token_action = { $amount } { $count ->
    [one] power token by an action each round
   *[other] power tokens by an action each round
}
terms-gaia-charge_action = { $amount } power charged by an action each round
terms-gaia-step_action = { $amount } { $count ->
    [one] action with a free terraforming step
   *[other] actions with a free terraforming step
}
terms-gaia-range_action = { $amount } { $count ->
    [one] action with a range of 3 more
   *[other] actions with a range of 3 more
}
terms-gaia-pass_points = { $amount } { $count ->
    [one] point for passing this round
   *[other] points for passing this round
}
terms-gaia-later_pass_points = { $amount } { $count ->
    [one] point for passing later
   *[other] points for passing later
}
terms-gaia-structures = { $amount } { $count ->
    [one] structure on the board
   *[other] structures on the board
}
terms-gaia-planet_types = { $amount } { $count ->
    [one] type of planet
   *[other] types of planets
}
terms-gaia-sectors = { $amount } { $count ->
    [one] sector settled
   *[other] sectors settled
}
terms-gaia-gaia_planets = { $amount } { $count ->
    [one] Gaia planet
   *[other] Gaia planets
}
terms-gaia-mine = { $amount } { $count ->
    [one] mine
   *[other] mines
}
terms-gaia-first_station = the first trading station
terms-gaia-second_station = the second trading station
terms-gaia-more_stations = { $amount } { $count ->
    [one] further trading station
   *[other] further trading stations
}
terms-gaia-first_lab = the first research lab
terms-gaia-more_labs = { $amount } { $count ->
    [one] further research lab
   *[other] further research labs
}
terms-gaia-institute = the planetary institute
terms-gaia-academy_knowledge = the academy of knowledge
terms-gaia-academy_qic = the academy with a QIC
terms-gaia-gaiaformer = { $amount } { $count ->
    [one] gaiaformer at hand
   *[other] gaiaformers at hand
}
terms-gaia-terraformed = { $amount } { $count ->
    [one] transdim planet becoming Gaia
   *[other] transdim planets becoming Gaia
}
terms-gaia-hopes = { $amount } { $count ->
    [one] good place for the next mines
   *[other] good places for the next mines
}
terms-gaia-neighbours = neighbours near the structures
terms-gaia-federation_near = a federation coming nearer
terms-gaia-loose_power = { $amount } power value outside federations
terms-gaia-spare_power = { $amount } power value beyond what a federation needs
terms-gaia-satellites = { $amount } { $count ->
    [one] satellite
   *[other] satellites
}
terms-gaia-green_token = { $amount } { $count ->
    [one] federation token still green
   *[other] federation tokens still green
}
terms-gaia-token = { $amount } { $count ->
    [one] federation token
   *[other] federation tokens
}
terms-gaia-first_final = the place in the first final scoring
terms-gaia-second_final = the place in the second final scoring
terms-gaia-terraforming_1 = level 1 of Terraforming
terms-gaia-terraforming_2 = level 2 of Terraforming
terms-gaia-terraforming_3 = level 3 of Terraforming
terms-gaia-terraforming_4 = level 4 of Terraforming
terms-gaia-terraforming_5 = level 5 of Terraforming
terms-gaia-navigation_1 = level 1 of Navigation
terms-gaia-navigation_2 = level 2 of Navigation
terms-gaia-navigation_3 = level 3 of Navigation
terms-gaia-navigation_4 = level 4 of Navigation
terms-gaia-navigation_5 = level 5 of Navigation
terms-gaia-artificial_intelligence_1 = level 1 of Artificial Intelligence
terms-gaia-artificial_intelligence_2 = level 2 of Artificial Intelligence
terms-gaia-artificial_intelligence_3 = level 3 of Artificial Intelligence
terms-gaia-artificial_intelligence_4 = level 4 of Artificial Intelligence
terms-gaia-artificial_intelligence_5 = level 5 of Artificial Intelligence
terms-gaia-gaia_project_1 = level 1 of Gaia Project
terms-gaia-gaia_project_2 = level 2 of Gaia Project
terms-gaia-gaia_project_3 = level 3 of Gaia Project
terms-gaia-gaia_project_4 = level 4 of Gaia Project
terms-gaia-gaia_project_5 = level 5 of Gaia Project
terms-gaia-economy_1 = level 1 of Economy
terms-gaia-economy_2 = level 2 of Economy
terms-gaia-economy_3 = level 3 of Economy
terms-gaia-economy_4 = level 4 of Economy
terms-gaia-economy_5 = level 5 of Economy
terms-gaia-science_1 = level 1 of Science
terms-gaia-science_2 = level 2 of Science
terms-gaia-science_3 = level 3 of Science
terms-gaia-science_4 = level 4 of Science
terms-gaia-science_5 = level 5 of Science
