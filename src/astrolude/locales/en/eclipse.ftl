### Eclipse: everything a person reads, on the page and in the terminal.

eclipse = Eclipse
eclipse-summary = Explore the galaxy, research, build fleets and blueprints, and lead your civilisation through nine rounds.

## Options of a new table
eclipse-preset-first_game = Terrans only, nothing of the expansion.
eclipse-preset-base = Species chosen in turn, nothing of the expansion.
eclipse-preset-expansion = Rise of the Ancients, whole.
eclipse-option-rare_technologies = Rare Technologies
    .tip = Ten single technologies, five of them new ship parts.
eclipse-option-rare_technologies-off = left out
eclipse-option-rare_technologies-on = in play
eclipse-option-developments = Developments
    .tip = Tiles to buy with the Research action: once only, for everybody.
eclipse-option-developments-off = left out
eclipse-option-developments-on = in play
eclipse-option-ancient_homeworlds = Ancient Homeworlds
    .tip = Guarded homeworlds fill the starting places that nobody uses.
eclipse-option-ancient_homeworlds-off = left out
eclipse-option-ancient_homeworlds-on = in play
eclipse-option-galactic_center_takeover = Galactic Center takeover
    .tip = An Ancient Dreadnought guards the galactic centre instead of its defence system.
eclipse-option-galactic_center_takeover-off = left out
eclipse-option-galactic_center_takeover-on = in play
eclipse-option-ancient_hives = Ancient Hives
    .tip = Hexes that breed Ancient ships until somebody takes them.
eclipse-option-ancient_hives-off = left out
eclipse-option-ancient_hives-on = in play
eclipse-option-warp_portals = Warp Portals
    .tip = Hexes with portals are neighbours, however far apart.
eclipse-option-warp_portals-off = left out
eclipse-option-warp_portals-on = in play
eclipse-option-new_discoveries = New Discoveries
    .tip = Nine more discoveries in the stack.
eclipse-option-new_discoveries-off = left out
eclipse-option-new_discoveries-on = in play
eclipse-option-extra_sectors = Extra Sectors
    .tip = More hexes in the stacks.
eclipse-option-extra_sectors-off = left out
eclipse-option-extra_sectors-on = in play
eclipse-option-extra_sectors-left_out = left out
eclipse-option-alliances = Alliances
    .tip = Players may found alliances and win together. From four players on.
eclipse-option-alliances-off = left out
eclipse-option-alliances-on = in play
eclipse-option-new_species = New Species
    .tip = The species of the expansion join the others.
eclipse-option-new_species-off = left out
eclipse-option-new_species-on = in play
eclipse-option-predictable_technologies = Predictable Technologies
    .tip = You see the next round’s technologies one round ahead.
eclipse-option-predictable_technologies-off = left out
eclipse-option-predictable_technologies-on = in play
eclipse-option-small_galaxy = Small galaxy
    .tip = Fewer outer hexes: three players meet sooner.
eclipse-option-small_galaxy-off = no
eclipse-option-small_galaxy-on = yes: seven outer hexes
eclipse-option-turn_direction_choice = Choice of direction
    .tip = Whoever passes second decides which way the next round goes.
eclipse-option-turn_direction_choice-off = always clockwise
eclipse-option-turn_direction_choice-on = the second to pass chooses
eclipse-option-simultaneous_play = Two action markers
    .tip = Two players act at a time: for seven or more.
eclipse-option-simultaneous_play-off = no
eclipse-option-simultaneous_play-on = yes: two players in turn
eclipse-option-simultaneous_play-waiting = yes, and holders may wait
eclipse-option-secret_world = Secret worlds
    .tip = Homeworlds hidden among the middle hexes.
eclipse-option-secret_world-off = none
eclipse-option-secret_world-1 = 1 among the middle hexes
eclipse-option-secret_world-2 = 2 among the middle hexes
eclipse-option-secret_world-3 = 3 among the middle hexes
eclipse-option-secret_world-4 = 4 among the middle hexes
eclipse-option-bankruptcy = Spending beyond one’s means
    .tip = The rules let you spend into bankruptcy; the house rule stops you before.
eclipse-option-bankruptcy-allowed = allowed
eclipse-option-bankruptcy-prevented = prevented: house rule
eclipse-option-species = Species
    .tip = How species come to players. Terrans are all alike: the gentlest start.
eclipse-option-species-draft = chosen in turn
eclipse-option-species-random = drawn at random
eclipse-option-species-fixed = in the order of the seats
eclipse-option-species-terrans_only = Terrans only: first game

## Standing orders
eclipse-order-reactions = After passing
eclipse-order-reactions-ask = Ask me for reactions
eclipse-order-reactions-never = Pass again each time
eclipse-order-after_action = After an action
eclipse-order-after_action-ask = Ask me for colony ships and proposals
eclipse-order-after_action-end_turn = End my turn at once
eclipse-order-proposals = When others propose relations or alliances
eclipse-order-proposals-ask = Ask me
eclipse-order-proposals-refuse = Refuse

## Questions
eclipse-prompt-turn = Your turn: choose an action, or pass
eclipse-prompt-begin = Begin your turn now, or wait?
eclipse-prompt-explore = Where do you explore?
eclipse-prompt-drawn = Lay the hex, or discard it?
eclipse-prompt-influence = Move influence discs (left: { $left }), turn colony ships up (left: { $flips })
eclipse-prompt-place_disc = Where does the disc go?
eclipse-prompt-put_down = Where does the disc go?
eclipse-prompt-research = What do you research?
eclipse-prompt-build = What do you build, and where? (left: { $left })
eclipse-prompt-move = Which ship moves? (activations left: { $left })
eclipse-prompt-fly = Where does the ship fly?
eclipse-prompt-upgrade = Change your blueprints (parts left: { $left })
eclipse-prompt-after = Anything else, or end your turn?
eclipse-prompt-claim_hex = Place an influence disc on { $sector }?
eclipse-prompt-discovery = You have found { $discovery }: use it, or keep it for 2 VP?
eclipse-prompt-ancient_part = Where does { $part } go?
eclipse-prompt-ancient_technology = Which technology do you take for free?
eclipse-prompt-place_tile = { $development }: on which of your hexes?
eclipse-prompt-artifact = Artifact Key: which resource? (artifacts left: { $artifacts })
eclipse-prompt-cube_track = To which track does the cube return?
eclipse-prompt-graveyard = Into which graveyard box does the cube go?
eclipse-prompt-consent = { $seat2 } proposes: { $matter }. Do you accept?
eclipse-prompt-make_room = Your track is full: which reputation tile do you return?
eclipse-prompt-envoy_cube = From which track does the cube for { $seat2 } come?
eclipse-prompt-which_alliance = Which alliance do you found with { $seat2 }?
eclipse-prompt-type_order = Equal initiative: which type goes first?
eclipse-prompt-attack_or_retreat = Attack, or retreat?
eclipse-prompt-stalemate = Nobody has cannons: retreat, or lose the ships?
eclipse-prompt-reroll = Reroll a die with a colony ship?
eclipse-prompt-assign = Which ship does the die hit?
eclipse-prompt-point_defence = Fire your cannons at the missiles?
eclipse-prompt-shoot_missile = Which missile do you shoot down?
eclipse-prompt-population = Attack the population?
eclipse-prompt-cubes = Which cube do you destroy?
eclipse-prompt-reputation = Which reputation tile do you keep?
eclipse-prompt-displace = No slot is free: which tile goes back to the bag?
eclipse-prompt-shrine = Build a shrine?
eclipse-prompt-planet = { $shrine }: beside which planet?
eclipse-prompt-colonists = Use your last colony ships?
eclipse-prompt-upkeep = Settle your upkeep: pay, trade, or give up hexes
eclipse-prompt-direction = In which direction does the next round go?
eclipse-prompt-species = Which species do you play?
eclipse-prompt-rotation = How do you turn your home hex?
eclipse-prompt-first_cube = From which track do you remove a cube?
eclipse-prompt-orbital_cube = Which cube starts on your orbital?

## What the others read meanwhile
eclipse-waiting-turn = { $seat } is choosing an action
eclipse-waiting-explore = { $seat } is exploring
eclipse-waiting-drawn = { $seat } looks at a new hex
eclipse-waiting-influence = { $seat } is spreading influence
eclipse-waiting-research = { $seat } is researching
eclipse-waiting-build = { $seat } is building
eclipse-waiting-move = { $seat } is moving ships
eclipse-waiting-fly = { $seat } is moving ships
eclipse-waiting-upgrade = { $seat } is changing blueprints
eclipse-waiting-after = { $seat } is finishing the turn
eclipse-waiting-discovery = { $seat } has made a discovery
eclipse-waiting-consent = { $seat } considers a proposal
eclipse-waiting-assign = { $seat } is assigning hits
eclipse-waiting-attack_or_retreat = { $seat } decides: attack or retreat
eclipse-waiting-reputation = { $seat } looks at reputation tiles
eclipse-waiting-upkeep = { $seat } is paying the upkeep
eclipse-waiting-colonists = { $seat } is sending the last colonists
eclipse-waiting-species = { $seat } is choosing a species

## Verbs, as on a button
eclipse-verb-stop = Done
    .tip = This action is over; what is left of it is given up.
eclipse-verb-pass = Pass
    .tip = Your actions of this round are over; while others act, you may only react. Who passes first begins the next round.
eclipse-verb-attack = Attack
    .tip = Your ships of this type fire now.
eclipse-verb-accept = Accept
    .tip = What was proposed is agreed.
eclipse-verb-refuse = Refuse
    .tip = Everything stays as it is.
eclipse-verb-decline = No, thanks
    .tip = Nothing happens, nothing is paid.
eclipse-verb-front = Use it
    .tip = What the tile shows is yours at once; it brings no points.
eclipse-verb-points = Keep it for 2 VP
    .tip = The tile stays face down with you: 2 points at the end, nothing now.
eclipse-verb-fire = Fire
    .tip = Your cannons roll, and each hit may destroy a population cube.
eclipse-verb-bombs = Drop neutron bombs
    .tip = All population of the hex is destroyed without a roll.
eclipse-verb-draw_again = Draw a second hex
    .tip = You see a second hex and lay one of the two; the other is discarded.
eclipse-verb-discard = Discard
    .tip = The hex goes to the discards; the place stays empty.
eclipse-verb-begin = Begin
    .tip = You act now.
eclipse-verb-wait = Wait
    .tip = The other acts first.
eclipse-verb-force = Make the other begin
    .tip = The other has to act first.
eclipse-verb-leave = Leave the alliance
    .tip = You break your oath, and turn the alliance tile to its other side.
eclipse-verb-give_up = Leave the game
    .tip = Your points are counted now, your pieces leave the board, and the others play on.
eclipse-verb-flip = Turn a colony ship up
    .tip = A used colony ship can bring population again.
eclipse-verb-keep_part = Keep it for later
    .tip = The part lies beside your blueprints until you install it.
eclipse-verb-from_track = Take a disc from the track
    .tip = The disc comes from your track: upkeep rises.
eclipse-verb-to_track = Back to the track
    .tip = The disc goes back to your track: upkeep falls.
eclipse-verb-act = Act
    .tip = An influence disc goes to the action, which raises your upkeep.
eclipse-verb-react = React
    .tip = You have passed: a short form of the action, for one more disc.
eclipse-verb-resource = Choose
    .tip = This resource is yours.
eclipse-verb-trade = Trade
    .tip = Resources become others at the rate of your species.
eclipse-verb-flip_for = Turn a colony ship into a resource
    .tip = A colony ship is used for one resource.
eclipse-verb-target = Hit
    .tip = The hit goes to this ship.
eclipse-verb-missile = Shoot down
    .tip = The missile does not hit.
eclipse-verb-reroll = Reroll
    .tip = A colony ship is used, and the die is rolled again.
eclipse-verb-propose = Propose
    .tip = The other is asked; nothing is agreed before they accept.
eclipse-verb-lay = Lay the hex
    .tip = The hex lies there, turned this way, for the whole game.
eclipse-verb-load = Take interceptors aboard
    .tip = The interceptors fly along aboard.
eclipse-verb-unload = Let interceptors out
    .tip = The interceptors stay on this hex.
eclipse-verb-keep = Keep
    .tip = This tile is yours, the others go back into the bag.
eclipse-verb-return_tile = Return
    .tip = This tile goes back into the bag.
eclipse-verb-alliance = Found
    .tip = You and your partner are this alliance from now on.
eclipse-verb-type = First
    .tip = Ships of this type fire before those of equal initiative.
eclipse-verb-cube = Destroy
    .tip = The cube leaves the hex.
eclipse-verb-step = Fly
    .tip = The ship goes on to this hex. Enemies there hold it.
eclipse-verb-jump = Jump
    .tip = The ship is on this hex at once, without a way between.
eclipse-verb-retreat = Retreat
    .tip = Ships of this type leave the battle after one more exchange, if they live.
eclipse-verb-put = Place
    .tip = The hex is yours: its population can be settled.
eclipse-verb-lift = Lift the disc
    .tip = You give up the hex: its cubes come back, and upkeep falls.
eclipse-verb-abandon = Give up the hex
    .tip = The hex is yours no more: its cubes and the disc come back, and you need less money.
eclipse-verb-activate = Activate
    .tip = This ship moves, as far as its drives carry it.
eclipse-verb-build = Build
    .tip = The piece stands on one of your hexes at once.
eclipse-verb-explore = Explore
    .tip = A hex is drawn for this place; you lay it or discard it.
eclipse-verb-colonise = Colonise
    .tip = A colony ship brings a cube there: that uncovers a larger income.
eclipse-verb-research = Research
    .tip = The technology is yours; more of a kind make the next ones cheaper.
eclipse-verb-research_on = Research
    .tip = The technology lies on this track and makes the next ones there cheaper.
eclipse-verb-develop = Develop
    .tip = The development is yours, with all that it shows.
eclipse-verb-remove = Remove
    .tip = The slot shows again what is printed below.
eclipse-verb-install = Install
    .tip = All ships of the type have the part at once. The blueprint must have energy enough.
eclipse-verb-shrine = Build
    .tip = A shrine beside a planet of yours; shrines of one kind or row bring bonuses.
eclipse-verb-planet = Here
    .tip = The shrine stands beside this planet.
eclipse-verb-species = Choose a species
    .tip = The species is yours for the whole game.
eclipse-verb-rotate = Turn
    .tip = Your home hex lies this way for the whole game.
eclipse-verb-go_round = Choose the direction
    .tip = Turns of the next round go this way around the table.
eclipse-verb-show = Show reputation tiles
    .tip = Only this player sees your reputation tiles.

## Whole actions, as in the list of choices
eclipse-action-act = Action: { $action }
eclipse-action-react = Reaction: { $reaction }
eclipse-action-resource = { $resource }
eclipse-action-trade = Trade { $exchange }
eclipse-action-flip_for = Turn a colony ship into { $resource }
eclipse-action-target = Hit { $place }
eclipse-action-missile = Shoot down { $die }
eclipse-action-reroll = Reroll { $die }
eclipse-action-propose = Propose { $matter } to { $seat }
eclipse-action-lay = Lay { $drawn }, { $rotation }
eclipse-action-load = Take { $count } aboard
eclipse-action-unload = Let { $count } out
eclipse-action-keep = Keep the tile worth { $value }
eclipse-action-return_tile = Return the tile worth { $value }
eclipse-action-alliance = Found the { $alliance }
eclipse-action-type = First: { $ship }
eclipse-action-cube = Destroy the cube on: { $square }
eclipse-action-step = Fly to { $sector }
eclipse-action-jump = Jump to { $sector }
eclipse-action-retreat = Retreat to { $sector }
eclipse-action-put = Place on { $sector }
eclipse-action-lift = Lift the disc from { $sector }
eclipse-action-abandon = Give up { $sector }
eclipse-action-activate = { $mover } on { $sector }
eclipse-action-build = { $piece } on { $sector }
eclipse-action-explore = Explore from { $sector } to the { $edge }
eclipse-action-colonise = A cube on { $sector }: { $way }
eclipse-action-research = Research { $technology }
eclipse-action-research_on = Research { $technology }, { $track } track
eclipse-action-develop = Develop { $development }
eclipse-action-remove = { $ship }: clear { $slot }
eclipse-action-install = { $ship }: { $part } ({ $slot })
eclipse-action-shrine = { $shrine }
eclipse-action-planet = Beside { $planet } of { $sector }
eclipse-action-species = { $species }
eclipse-action-rotate = Home hex { $rotation }
eclipse-action-go_round = { $direction }
eclipse-action-show = Show your reputation tiles to { $seat }

## What happened
eclipse-event-game_began = The galaxy awaits; { $first } begins.
eclipse-event-species_chosen = { $you ->
    [yes] You play: { $species }.
   *[no] { $seat } plays: { $species }.
}
eclipse-event-species_not_advised = The rules advise against { $species } with this number of players.
eclipse-event-portals_not_advised = The rules advise against warp portals together with two action markers.
eclipse-event-cube_removed = { $you ->
    [yes] You remove a cube from the track of { $resource }.
   *[no] { $seat } removes a cube from the track of { $resource }.
}
eclipse-event-technologies_drawn = New technologies: { $technologies }.
eclipse-event-technologies_shown = Technologies to come: { $technologies }.
eclipse-event-round_began = Round { $round }: { $seat } begins.
eclipse-event-marker_arrived = { $you ->
    [yes] { $marker ->
        [0] The primary action marker comes to you.
       *[other] The secondary action marker comes to you.
    }
   *[no] { $marker ->
        [0] The primary action marker comes to { $seat }.
       *[other] The secondary action marker comes to { $seat }.
    }
}
eclipse-event-waited = { $you ->
    [yes] You wait.
   *[no] { $seat } waits.
}
eclipse-event-forced = { $you ->
    [yes] You make the other begin.
   *[no] { $seat } makes the other begin.
}
eclipse-event-acted = { $you ->
    [yes] You take an action: { $action }.
   *[no] { $seat } takes an action: { $action }.
}
eclipse-event-reacted = { $you ->
    [yes] You react: { $reaction }.
   *[no] { $seat } reacts: { $reaction }.
}
eclipse-event-passed = { $you ->
    [yes] You pass.
   *[no] { $seat } passes.
}
eclipse-event-hex_drawn = { $you ->
    [yes] You draw { $sector }.
   *[no] { $seat } draws { $sector }.
}
eclipse-event-hex_discarded = { $you ->
    [yes] You discard { $sector }.
   *[no] { $seat } discards { $sector }.
}
eclipse-event-hex_laid = { $you ->
    [yes] You lay { $sector }.
   *[no] { $seat } lays { $sector }.
}
eclipse-event-ancients_placed = Ancient Ships on { $sector }: { $number }.
eclipse-event-disc_placed = { $you ->
    [yes] You take control of { $sector }.
   *[no] { $seat } takes control of { $sector }.
}
eclipse-event-disc_removed = { $you ->
    [yes] Your disc leaves { $sector }.
   *[no] { $seat }’s disc leaves { $sector }.
}
eclipse-event-discs_gained = { $you ->
    [yes] You get { $number ->
        [one] one more influence disc.
       *[other] { $number } more influence discs.
    }
   *[no] { $seat } gets { $number ->
        [one] one more influence disc.
       *[other] { $number } more influence discs.
    }
}
eclipse-event-colony_ship_readied = { $you ->
    [yes] You turn a colony ship up.
   *[no] { $seat } turns a colony ship up.
}
eclipse-event-colonised = { $you ->
    [yes] You colonise { $sector }: { $square }, a cube of { $resource }.
   *[no] { $seat } colonises { $sector }: { $square }, a cube of { $resource }.
}
eclipse-event-traded = { $you ->
    [yes] You trade { $exchange }.
   *[no] { $seat } trades { $exchange }.
}
eclipse-event-colony_ship_sold = { $you ->
    [yes] You turn a colony ship into { $resource }.
   *[no] { $seat } turns a colony ship into { $resource }.
}
eclipse-event-gained = { $you ->
    [yes] You gain { $amount } { $resource }.
   *[no] { $seat } gains { $amount } { $resource }.
}
eclipse-event-found = { $you ->
    [yes] You find { $discovery } on { $sector }.
   *[no] { $seat } finds { $discovery } on { $sector }.
}
eclipse-event-discovery_used = { $you ->
    [yes] You use { $discovery }.
   *[no] { $seat } uses { $discovery }.
}
eclipse-event-discovery_kept = { $you ->
    [yes] You keep { $discovery } for 2 VP.
   *[no] { $seat } keeps { $discovery } for 2 VP.
}
eclipse-event-revealed = { $you ->
    [yes] A Revelation: you draw a discovery.
   *[no] A Revelation: { $seat } draws a discovery.
}
eclipse-event-researched = { $you ->
    [yes] You research { $technology } for { $price } science.
   *[no] { $seat } researches { $technology } for { $price } science.
}
eclipse-event-built = { $you ->
    [yes] You build on { $sector }: { $piece }.
   *[no] { $seat } builds on { $sector }: { $piece }.
}
eclipse-event-moved = { $you ->
    [yes] { $ship }: you fly from { $from } to { $to }.
   *[no] { $ship }: { $seat } flies from { $from } to { $to }.
}
eclipse-event-jumped = { $you ->
    [yes] { $ship }: you jump from { $from } to { $to }.
   *[no] { $ship }: { $seat } jumps from { $from } to { $to }.
}
eclipse-event-loaded = { $you ->
    [yes] You take interceptors aboard on { $sector }: { $number }.
   *[no] { $seat } takes interceptors aboard on { $sector }: { $number }.
}
eclipse-event-unloaded = { $you ->
    [yes] You let interceptors out on { $sector }: { $number }.
   *[no] { $seat } lets interceptors out on { $sector }: { $number }.
}
eclipse-event-proposed = { $you ->
    [yes] You propose { $matter } to { $other }.
   *[no] { $seat } proposes { $matter } to { $other }.
}
eclipse-event-accepted = { $you ->
    [yes] You accept { $other }’s proposal: { $matter }.
   *[no] { $seat } accepts { $other }’s proposal: { $matter }.
}
eclipse-event-refused = { $you ->
    [yes] You refuse { $other }’s proposal: { $matter }.
   *[no] { $seat } refuses { $other }’s proposal: { $matter }.
}
eclipse-event-relations_formed = { $you ->
    [yes] You and { $other } exchange ambassadors.
   *[no] { $seat } and { $other } exchange ambassadors.
}
eclipse-event-relations_broken = { $you ->
    [yes] Your relations with { $other } end.
   *[no] The relations of { $seat } and { $other } end.
}
eclipse-event-traitor_taken = { $you ->
    [yes] You take the traitor card.
   *[no] { $seat } takes the traitor card.
}
eclipse-event-tile_returned = { $you ->
    [yes] You return a reputation tile to the bag.
   *[no] { $seat } returns a reputation tile to the bag.
}
eclipse-event-tile_returned_secretly = { $you ->
    [yes] The tile you returned is worth { $value }.
   *[no] { $seat }’s returned tile is worth { $value }.
}
eclipse-event-tiles_shown = { $you ->
    [yes] You show your reputation tiles to { $other }.
   *[no] { $seat } shows reputation tiles to { $other }.
}
eclipse-event-cube_given = { $you ->
    [yes] Your ambassador to { $other } takes a cube of { $resource } along.
   *[no] { $seat }’s ambassador to { $other } takes a cube of { $resource } along.
}
eclipse-event-cube_returned = { $you ->
    [yes] A cube returns to your track of { $resource }.
   *[no] A cube returns to { $seat }’s track of { $resource }.
}
eclipse-event-cube_lost = { $you ->
    [yes] You lose a cube on { $sector }: { $square }.
   *[no] { $seat } loses a cube on { $sector }: { $square }.
}
eclipse-event-cube_buried = { $you ->
    [yes] A cube goes to your graveyard: { $resource }.
   *[no] A cube goes to { $seat }’s graveyard: { $resource }.
}
eclipse-event-shrine_built = { $you ->
    [yes] You build on { $sector }: { $shrine }.
   *[no] { $seat } builds on { $sector }: { $shrine }.
}
eclipse-event-bonus_taken = { $you ->
    [yes] You take the bonus tile { $bonus }.
   *[no] { $seat } takes the bonus tile { $bonus }.
}
eclipse-event-abandoned = { $you ->
    [yes] You give up { $sector }.
   *[no] { $seat } gives up { $sector }.
}
eclipse-event-upkeep_paid = { $you ->
    [yes] Your income is { $income }, your upkeep { $cost }: money { $money }.
   *[no] { $seat }: income { $income }, upkeep { $cost }, money { $money }.
}
eclipse-event-produced = { $you ->
    [yes] You produce { $science } science and { $materials } materials.
   *[no] { $seat } produces { $science } science and { $materials } materials.
}
eclipse-event-collapsed = { $you ->
    [yes] Your civilisation collapses.
   *[no] { $seat }’s civilisation collapses.
}
eclipse-event-gave_up = { $you ->
    [yes] You leave the game.
   *[no] { $seat } leaves the game.
}
eclipse-out-collapsed = Your civilisation could not pay its upkeep, though it gave up all its hexes: it collapsed.
eclipse-out-gave_up = You left the game.
eclipse-event-direction_chosen = The next round goes: { $direction }.
eclipse-event-hive_rolled = The hive { $sector } rolls { $die }.
eclipse-event-ancient_moved = An Ancient Ship leaves { $from } for { $to }.
eclipse-event-game_ended = The game is over: { $scores }.
eclipse-event-battle_began = { $you ->
    [yes] Battle on { $sector }: you against { $other }.
   *[no] Battle on { $sector }: { $seat } against { $other }.
}
eclipse-event-npc_battle_began = { $you ->
    [yes] Battle on { $sector }: you against the Ancients.
   *[no] Battle on { $sector }: { $seat } against the Ancients.
}
eclipse-event-type_goes_first = { $you ->
    [yes] You let this type act first: { $ship }.
   *[no] { $seat } lets this type act first: { $ship }.
}
eclipse-event-missiles_fired = { $you ->
    [yes] { $ship }: your missiles roll { $faces }.
   *[no] { $ship }: { $seat }’s missiles roll { $faces }.
}
eclipse-event-npc_missiles_fired = { $ship }: the missiles roll { $faces }.
eclipse-event-cannons_fired = { $you ->
    [yes] { $ship }: your cannons roll { $faces }.
   *[no] { $ship }: { $seat }’s cannons roll { $faces }.
}
eclipse-event-npc_cannons_fired = { $ship }: the cannons roll { $faces }.
eclipse-event-rerolled = { $you ->
    [yes] You reroll a { $before }: { $after }.
   *[no] { $seat } rerolls a { $before }: { $after }.
}
eclipse-event-point_defence_fired = { $you ->
    [yes] Your point defense rolls { $faces }.
   *[no] { $seat }’s point defense rolls { $faces }.
}
eclipse-event-npc_point_defence_fired = { $ship }: the point defense rolls { $faces }.
eclipse-event-missiles_shot_down = Missiles shot down: { $number }.
eclipse-event-ship_damaged = { $you ->
    [yes] { $ship }: your ship takes { $damage } damage.
   *[no] { $ship }: { $seat }’s ship takes { $damage } damage.
}
eclipse-event-npc_damaged = { $ship } takes { $damage } damage.
eclipse-event-ship_destroyed = { $you ->
    [yes] { $ship }: you lose a ship.
   *[no] { $ship }: { $seat } loses a ship.
}
eclipse-event-npc_destroyed = { $ship }: destroyed.
eclipse-event-retreat_declared = { $you ->
    [yes] { $ship }: you declare a retreat to { $sector }.
   *[no] { $ship }: { $seat } declares a retreat to { $sector }.
}
eclipse-event-retreated = { $you ->
    [yes] { $ship }: you reach { $sector } with { $number }.
   *[no] { $ship }: { $seat } reaches { $sector } with { $number }.
}
eclipse-event-stalemate = Nobody on { $sector } has cannons left: the attacker must go.
eclipse-event-population_attacked = { $you ->
    [yes] You attack { $other }’s population on { $sector }: { $faces }.
   *[no] { $seat } attacks { $other }’s population on { $sector }: { $faces }.
}
eclipse-event-population_bombed = { $you ->
    [yes] Your neutron bombs fall on { $other }’s population on { $sector }.
   *[no] { $seat }’s neutron bombs fall on { $other }’s population on { $sector }.
}
eclipse-event-npc_population_attacked = Ancient Ships attack the population on { $sector }: { $faces }.
eclipse-event-npc_population_bombed = Ancient Ships bomb the population on { $sector }.
eclipse-event-trophy_taken = { $you ->
    [yes] You take the tile of your victory: { $ship }.
   *[no] { $seat } takes the tile of a victory: { $ship }.
}
eclipse-event-tiles_drawn = { $you ->
    [yes] You draw reputation tiles: { $number }.
   *[no] { $seat } draws reputation tiles: { $number }.
}
eclipse-event-tiles_seen = { $you ->
    [yes] You see tiles worth { $values }.
   *[no] { $seat } sees tiles worth { $values }.
}
eclipse-event-tile_kept = { $you ->
    [yes] You keep a reputation tile.
   *[no] { $seat } keeps a reputation tile.
}
eclipse-event-tile_kept_secretly = { $you ->
    [yes] The tile you keep is worth { $value }.
   *[no] { $seat }’s tile is worth { $value }.
}
eclipse-event-part_removed = { $you ->
    [yes] You remove { $part }: { $slot }, { $ship }.
   *[no] { $seat } removes { $part }: { $slot }, { $ship }.
}
eclipse-event-part_installed = { $you ->
    [yes] You install { $part }: { $slot }, { $ship }.
   *[no] { $seat } installs { $part }: { $slot }, { $ship }.
}
eclipse-event-part_kept = { $you ->
    [yes] You keep { $part } for later.
   *[no] { $seat } keeps { $part } for later.
}
eclipse-event-developed = { $you ->
    [yes] You develop { $development }.
   *[no] { $seat } develops { $development }.
}
eclipse-event-tile_placed = { $you ->
    [yes] { $development }: you place it on { $sector }.
   *[no] { $development }: { $seat } places it on { $sector }.
}
eclipse-event-alliance_founded = { $you ->
    [yes] You and { $other } found the { $alliance }.
   *[no] { $seat } and { $other } found the { $alliance }.
}
eclipse-event-alliance_joined = { $you ->
    [yes] You join the { $alliance }.
   *[no] { $seat } joins the { $alliance }.
}
eclipse-event-alliance_left = { $you ->
    [yes] You leave the { $alliance } and turn your tile over.
   *[no] { $seat } leaves the { $alliance } and turns the tile over.
}

## Things that go by number
eclipse-rotation = { $label ->
    [0] as printed
    [one] turned once
   *[other] turned { $label } times
}
eclipse-count = { $label }
eclipse-value = { $label }
eclipse-slot = slot { $label }
eclipse-place = ship { $label }
eclipse-die = die { $label }
eclipse-left = { $label }
eclipse-flips = { $label }
eclipse-artifacts = { $label }
eclipse-seat = seat { $label }
eclipse-edge-0 = north-east
eclipse-edge-1 = east
eclipse-edge-2 = south-east
eclipse-edge-3 = south-west
eclipse-edge-4 = west
eclipse-edge-5 = north-west

## Action spaces
eclipse-space-explore = Explore
    .tip = Draw a hex for a free place next to you, lay it and claim it.
eclipse-space-influence = Influence
    .tip = Move up to two influence discs and turn colony ships up.
eclipse-space-research = Research
    .tip = Buy a technology with science, or a development.
eclipse-space-upgrade = Upgrade
    .tip = Return parts and lay new ones on your blueprints.
eclipse-space-build = Build
    .tip = Pay materials for ships and structures on your hexes.
eclipse-space-move = Move
    .tip = Activate ships: each flies as far as its drives carry it.
eclipse-reaction-upgrade = Upgrade
    .tip = Return parts and lay one new part.
eclipse-reaction-build = Build
    .tip = Pay materials for one ship or structure.
eclipse-reaction-move = Move
    .tip = Activate one ship.

## Resources and squares
eclipse-resource-money = money
    .tip = Pays the upkeep of your civilisation.
eclipse-resource-science = science
    .tip = Buys technologies.
eclipse-resource-materials = materials
    .tip = Pay for ships and structures.
eclipse-exchange-money_science = money for science
eclipse-exchange-money_materials = money for materials
eclipse-exchange-science_money = science for money
eclipse-exchange-science_materials = science for materials
eclipse-exchange-materials_money = materials for money
eclipse-exchange-materials_science = materials for science
eclipse-square-money = money square
eclipse-square-money_advanced = advanced money square
eclipse-square-science = science square
eclipse-square-science_advanced = advanced science square
eclipse-square-materials = materials square
eclipse-square-materials_advanced = advanced materials square
eclipse-square-grey = grey square
eclipse-square-orbital = orbital
eclipse-square-shellworld = shellworld
eclipse-way-money = money square
eclipse-way-money_advanced = advanced money square
eclipse-way-grey_money = grey square, money
eclipse-way-science = science square
eclipse-way-science_advanced = advanced science square
eclipse-way-grey_science = grey square, science
eclipse-way-materials = materials square
eclipse-way-materials_advanced = advanced materials square
eclipse-way-grey_materials = grey square, materials
eclipse-way-orbital_money = orbital, money
eclipse-way-orbital_science = orbital, science
eclipse-way-shellworld = shellworld, science
eclipse-planet-money = the orange planet
eclipse-planet-science = the pink planet
eclipse-planet-materials = the brown planet
eclipse-planet-grey = the grey planet

## Diplomacy
eclipse-matter-relations = diplomatic relations
    .tip = Ambassadors are exchanged; each is worth 1 VP at the end.
eclipse-matter-founding = founding an alliance
    .tip = Allies fight side by side and share their points.
eclipse-matter-joining = joining the alliance
    .tip = All members must agree.
eclipse-alliance-nova = Nova Alliance
    .tip = 2 VP at the end; −3 for whoever has left it.
eclipse-alliance-flare = Flare Alliance
    .tip = 2 VP at the end; −3 for whoever has left it.
eclipse-alliance-vortex = Vortex Alliance
    .tip = 2 VP at the end; −3 for whoever has left it.
eclipse-drawn-first = the first hex
eclipse-drawn-second = the second hex
eclipse-direction-clockwise = clockwise
eclipse-direction-counterclockwise = counterclockwise
eclipse-limit-any = any track
eclipse-limit-orbital = money or science

## Ships and structures
eclipse-ship-interceptor = Interceptor
    .tip = Small and quick.
eclipse-ship-cruiser = Cruiser
    .tip = The middle class.
eclipse-ship-dreadnought = Dreadnought
    .tip = Large and heavy; only two of each colour.
eclipse-ship-starbase = Starbase
    .tip = Never moves and never retreats.
eclipse-ship-orbital_ship = Orbital ship
    .tip = An orbital with a cube of the Exiles is a ship.
eclipse-mover-interceptor = Interceptor
eclipse-mover-cruiser = Cruiser
eclipse-mover-dreadnought = Dreadnought
eclipse-piece-interceptor = Interceptor
    .tip = Small and quick.
eclipse-piece-cruiser = Cruiser
    .tip = The middle class.
eclipse-piece-dreadnought = Dreadnought
    .tip = Large and heavy; only two of each colour.
eclipse-piece-starbase = Starbase
    .tip = Never moves and never retreats.
eclipse-piece-orbital = Orbital
    .tip = A square for money or science.
eclipse-piece-monolith = Monolith
    .tip = 3 VP at the end for whoever controls the hex.
eclipse-vessel-interceptor = Interceptor
eclipse-vessel-cruiser = Cruiser
eclipse-vessel-dreadnought = Dreadnought
eclipse-vessel-starbase = Starbase
eclipse-vessel-orbital_ship = Orbital ship
eclipse-vessel-ancient = Ancient Ship
    .tip = Initiative 2, computer +1, shield 0, hull 1; cannon dice: 2 yellow; missile dice: –.
eclipse-vessel-gcds = Galactic Center Defense System
    .tip = Initiative 0, computer +1, shield 0, hull 7; cannon dice: 4 yellow; missile dice: –.
eclipse-vessel-ancient_cruiser_1 = Ancient Cruiser 1
    .tip = Initiative 4, computer +2, shield 0, hull 2; cannon dice: 3 yellow; missile dice: –.
eclipse-vessel-ancient_cruiser_2 = Ancient Cruiser 2
    .tip = Initiative 1, computer +2, shield 0, hull 1; cannon dice: 2 yellow; missile dice: 2 orange.
eclipse-vessel-ancient_cruiser_3 = Ancient Cruiser 3
    .tip = Initiative 0, computer +1, shield 1, hull 2; cannon dice: 4 yellow; missile dice: –.
eclipse-vessel-ancient_cruiser_4 = Ancient Cruiser 4
    .tip = Initiative 2, computer +2, shield 0, hull 4; cannon dice: 2 yellow; missile dice: –; point defense.
eclipse-vessel-ancient_cruiser_5 = Ancient Cruiser 5
    .tip = Initiative 2, computer +2, shield 0, hull 1; cannon dice: 1 orange; missile dice: 1 red; distortion shield.
eclipse-vessel-ancient_cruiser_6 = Ancient Cruiser 6
    .tip = Initiative 3, computer +1, shield 0, hull 2; cannon dice: 2 orange; missile dice: –.
eclipse-vessel-ancient_cruiser_7 = Ancient Cruiser 7
    .tip = Initiative 0, computer +3, shield 0, hull 4; cannon dice: 1 red; missile dice: –.
eclipse-vessel-ancient_cruiser_8 = Ancient Cruiser 8
    .tip = Initiative 0, computer +1, shield 3, hull 2; cannon dice: 3 yellow; missile dice: –.
eclipse-vessel-ancient_dreadnought_a = Ancient Dreadnought A
    .tip = Initiative 3, computer +2, shield 0, hull 5; cannon dice: 2 orange; missile dice: –; regeneration.
eclipse-vessel-ancient_dreadnought_b = Ancient Dreadnought B
    .tip = Initiative 4, computer +2, shield 0, hull 3; cannon dice: 1 red; missile dice: 4 yellow.

## Sectors
eclipse-sector-001 = Galactic Center (001)
eclipse-sector-101 = Castor (101)
eclipse-sector-102 = Pollux (102)
eclipse-sector-103 = Beta Leonis (103)
eclipse-sector-104 = Arcturus (104)
eclipse-sector-105 = Zeta Herculis (105)
eclipse-sector-106 = Capella (106)
eclipse-sector-107 = Aldebaran (107)
eclipse-sector-108 = Mu Cassiopeiae (108)
eclipse-sector-201 = Alpha Centauri (201)
eclipse-sector-202 = Fomalhaut (202)
eclipse-sector-203 = Chi Draconis (203)
eclipse-sector-204 = Vega (204)
eclipse-sector-205 = Mu Herculis (205)
eclipse-sector-206 = Epsilon Indi (206)
eclipse-sector-207 = Zeta Reticuli (207)
eclipse-sector-208 = Iota Persei (208)
eclipse-sector-209 = Delta Eridani (209)
eclipse-sector-210 = Psi Capricorni (210)
eclipse-sector-211 = Beta Aquilae (211)
eclipse-sector-212 = Lambda Fornacis (212)
eclipse-sector-213 = Iota Bootis (213)
eclipse-sector-221 = Procyon (221)
eclipse-sector-222 = Epsilon Eridani (222)
eclipse-sector-223 = Altair (223)
eclipse-sector-224 = Beta Hydri (224)
eclipse-sector-225 = Eta Cassiopeiae (225)
eclipse-sector-226 = 61 Cygni (226)
eclipse-sector-227 = Sirius (227)
eclipse-sector-228 = Sigma Draconis (228)
eclipse-sector-229 = Tau Ceti (229)
eclipse-sector-230 = Lambda Aurigae (230)
eclipse-sector-231 = Delta Pavonis (231)
eclipse-sector-232 = Rigel (232)
eclipse-sector-233 = 47 Ursae Majoris (233)
eclipse-sector-234 = Eta Geminorum (234)
eclipse-sector-235 = Mu Arae (235)
eclipse-sector-236 = Rho Indi (236)
eclipse-sector-237 = 55 Cancri (237)
eclipse-sector-238 = Beta Lyrae (238)
eclipse-sector-271 = Omega Fornacis (271)
eclipse-sector-272 = Sigma Hydrae (272)
eclipse-sector-273 = Theta Ophiuchi (273)
eclipse-sector-274 = Alpha Lyncis (274)
eclipse-sector-291 = Delta Corvi (291)
eclipse-sector-301 = Zeta Draconis (301)
eclipse-sector-302 = Gamma Serpentis (302)
eclipse-sector-303 = Eta Cephei (303)
eclipse-sector-304 = Theta Pegasi (304)
eclipse-sector-305 = Lambda Serpentis (305)
eclipse-sector-306 = Beta Centauri (306)
eclipse-sector-307 = Sigma Sagittarii (307)
eclipse-sector-308 = Kappa Scorpii (308)
eclipse-sector-309 = Phi Piscium (309)
eclipse-sector-310 = Nu Phoenicis (310)
eclipse-sector-311 = Canopus (311)
eclipse-sector-312 = Antares (312)
eclipse-sector-313 = Alpha Ursae Minoris (313)
eclipse-sector-314 = Spica (314)
eclipse-sector-315 = Epsilon Aurigae (315)
eclipse-sector-316 = Iota Carinae (316)
eclipse-sector-317 = Beta Crucis (317)
eclipse-sector-318 = Gamma Velorum (318)
eclipse-sector-319 = Upsilon Hydrae (319)
eclipse-sector-320 = Nu Ophiuchi (320)
eclipse-sector-321 = Beta Delphini (321)
eclipse-sector-322 = Lambda Tauri (322)
eclipse-sector-323 = Zeta Andromedae (323)
eclipse-sector-324 = Epsilon Carinae (324)
eclipse-sector-393 = Delta Sextantis (393)
eclipse-sector-394 = Zeta Chamaeleontis (394)

## Technologies
eclipse-track-military = military
eclipse-track-grid = grid
eclipse-track-nano = nano
eclipse-technology-neutron_bombs = Neutron Bombs
    .tip = An attack on population destroys all cubes of the hex without a roll.
eclipse-technology-starbase = Starbase
    .tip = You may build starbases.
eclipse-technology-plasma_cannon = Plasma Cannon
    .tip = You may install this part on your blueprints.
eclipse-technology-phase_shield = Phase Shield
    .tip = You may install this part on your blueprints.
eclipse-technology-advanced_mining = Advanced Mining
    .tip = Cubes on advanced materials squares.
eclipse-technology-tachyon_source = Tachyon Source
    .tip = You may install this part on your blueprints.
eclipse-technology-plasma_missile = Plasma Missile
    .tip = You may install this part on your blueprints.
eclipse-technology-gluon_computer = Gluon Computer
    .tip = You may install this part on your blueprints.
eclipse-technology-gauss_shield = Gauss Shield
    .tip = You may install this part on your blueprints.
eclipse-technology-improved_hull = Improved Hull
    .tip = You may install this part on your blueprints.
eclipse-technology-fusion_source = Fusion Source
    .tip = You may install this part on your blueprints.
eclipse-technology-positron_computer = Positron Computer
    .tip = You may install this part on your blueprints.
eclipse-technology-advanced_economy = Advanced Economy
    .tip = Cubes on advanced money squares.
eclipse-technology-tachyon_drive = Tachyon Drive
    .tip = You may install this part on your blueprints.
eclipse-technology-antimatter_cannon = Antimatter Cannon
    .tip = You may install this part on your blueprints.
eclipse-technology-quantum_grid = Quantum Grid
    .tip = Two more influence discs.
eclipse-technology-nanorobots = Nanorobots
    .tip = One more piece with each Build action.
eclipse-technology-fusion_drive = Fusion Drive
    .tip = You may install this part on your blueprints.
eclipse-technology-advanced_robotics = Advanced Robotics
    .tip = One more influence disc.
eclipse-technology-orbital = Orbital
    .tip = You may build orbitals.
eclipse-technology-advanced_labs = Advanced Labs
    .tip = Cubes on advanced science squares.
eclipse-technology-monolith = Monolith
    .tip = You may build monoliths.
eclipse-technology-artifact_key = Artifact Key
    .tip = At once 5 resources of one kind for each artifact on your hexes.
eclipse-technology-wormhole_generator = Wormhole Generator
    .tip = Half a wormhole is enough for you.
eclipse-technology-antimatter_splitter = Antimatter Splitter
    .tip = The four points of your antimatter cannons may be divided among targets.
eclipse-technology-neutron_absorber = Neutron Absorber
    .tip = Enemy neutron bombs do nothing to your population.
eclipse-technology-distortion_shield = Distortion Shield
    .tip = Enemy missiles have −2 to hit your ships.
eclipse-technology-cloaking_device = Cloaking Device
    .tip = Two enemy ships are needed to pin one of yours.
eclipse-technology-point_defense = Point Defense
    .tip = Your cannons may shoot at missiles before they hit.
eclipse-technology-conifold_field = Conifold Field
    .tip = You may install this part on your blueprints.
eclipse-technology-sentient_hull = Sentient Hull
    .tip = You may install this part on your blueprints.
eclipse-technology-interceptor_bay = Interceptor Bay
    .tip = You may install this part on your blueprints.
eclipse-technology-flux_missile = Flux Missile
    .tip = You may install this part on your blueprints.
eclipse-technology-zero_point_source = Zero-Point Source
    .tip = You may install this part on your blueprints.

## Ship parts
eclipse-part-ion_cannon = Ion Cannon
    .tip = Energy −1; 1 yellow cannon die.
eclipse-part-plasma_cannon = Plasma Cannon
    .tip = Energy −2; 1 orange cannon die.
eclipse-part-antimatter_cannon = Antimatter Cannon
    .tip = Energy −4; 1 red cannon die.
eclipse-part-plasma_missile = Plasma Missile
    .tip = 2 orange missile dice.
eclipse-part-hull = Hull
    .tip = Hull 1.
eclipse-part-improved_hull = Improved Hull
    .tip = Hull 2.
eclipse-part-nuclear_drive = Nuclear Drive
    .tip = Energy −1; movement 1; initiative +1.
eclipse-part-fusion_drive = Fusion Drive
    .tip = Energy −2; movement 2; initiative +2.
eclipse-part-tachyon_drive = Tachyon Drive
    .tip = Energy −3; movement 3; initiative +3.
eclipse-part-electron_computer = Electron Computer
    .tip = Computer +1.
eclipse-part-positron_computer = Positron Computer
    .tip = Energy −1; initiative +1; computer +2.
eclipse-part-gluon_computer = Gluon Computer
    .tip = Energy −2; initiative +2; computer +3.
eclipse-part-nuclear_source = Nuclear Source
    .tip = Energy +3.
eclipse-part-fusion_source = Fusion Source
    .tip = Energy +6.
eclipse-part-tachyon_source = Tachyon Source
    .tip = Energy +9.
eclipse-part-gauss_shield = Gauss Shield
    .tip = Shield −1.
eclipse-part-phase_shield = Phase Shield
    .tip = Energy −1; shield −2.
eclipse-part-axion_computer = Axion Computer
    .tip = Computer +3.
eclipse-part-hypergrid_source = Hypergrid Source
    .tip = Energy +11.
eclipse-part-shard_hull = Shard Hull
    .tip = Hull 3.
eclipse-part-ion_turret = Ion Turret
    .tip = Energy −1; 2 yellow cannon dice.
eclipse-part-conformal_drive = Conformal Drive
    .tip = Energy −2; movement 4; initiative +2.
eclipse-part-flux_shield = Flux Shield
    .tip = Energy −2; shield −3.
eclipse-part-conifold_field = Conifold Field
    .tip = Energy −2; hull 3.
eclipse-part-sentient_hull = Sentient Hull
    .tip = Computer +1; hull 1.
eclipse-part-interceptor_bay = Interceptor Bay
    .tip = Energy −2; hull 1; carries 2 interceptors.
eclipse-part-flux_missile = Flux Missile
    .tip = Initiative +2; 2 yellow missile dice.
eclipse-part-zero_point_source = Zero-Point Source
    .tip = Energy +12.
eclipse-part-jump_drive = Jump Drive
    .tip = Energy −2; one jump per activation.
eclipse-part-muon_source = Muon Source
    .tip = Energy +2; initiative +1; takes no slot.
eclipse-part-morph_shield = Morph Shield
    .tip = Initiative +2; shield −1; repairs 1 damage after each round.
eclipse-part-ion_disruptor = Ion Disruptor
    .tip = Initiative +3; 1 yellow cannon die.

## Developments
eclipse-development-ancient_monument = Ancient Monument
    .tip = 3 VP at the end.
eclipse-development-artifact_link = Artifact Link
    .tip = 1 VP at the end for each artifact on your hexes.
eclipse-development-diplomatic_fleet = Diplomatic Fleet
    .tip = One more space for an ambassador or reputation tile.
eclipse-development-mining_colony = Mining Colony
    .tip = At once 12 materials.
eclipse-development-research_station = Research Station
    .tip = At once 12 science.
eclipse-development-trade_fleet = Trade Fleet
    .tip = At once 12 money.
eclipse-development-shellworld = Shellworld
    .tip = One more science square on a hex of yours; 5 VP for its controller.
eclipse-development-warp_portal = Warp Portal
    .tip = A warp portal on a hex of yours; 1 VP for its controller.

## Discoveries
eclipse-discovery-money_8 = +8 money
    .tip = Take these resources.
eclipse-discovery-science_5 = +5 science
    .tip = Take these resources.
eclipse-discovery-materials_6 = +6 materials
    .tip = Take these resources.
eclipse-discovery-ancient_technology = Ancient Technology
    .tip = Take a technology of the lowest cost for free.
eclipse-discovery-ancient_cruiser = Ancient Cruiser
    .tip = A free cruiser on the hex.
eclipse-discovery-part_axion_computer = Axion Computer
    .tip = Computer +3. A ship part of its own kind: install it now or keep it for an Upgrade.
eclipse-discovery-part_hypergrid_source = Hypergrid Source
    .tip = Energy +11. A ship part of its own kind: install it now or keep it for an Upgrade.
eclipse-discovery-part_shard_hull = Shard Hull
    .tip = Hull 3. A ship part of its own kind: install it now or keep it for an Upgrade.
eclipse-discovery-part_ion_turret = Ion Turret
    .tip = Energy −1; 2 yellow cannon dice. A ship part of its own kind: install it now or keep it for an Upgrade.
eclipse-discovery-part_conformal_drive = Conformal Drive
    .tip = Energy −2; movement 4; initiative +2. A ship part of its own kind: install it now or keep it for an Upgrade.
eclipse-discovery-part_flux_shield = Flux Shield
    .tip = Energy −2; shield −3. A ship part of its own kind: install it now or keep it for an Upgrade.
eclipse-discovery-money_3_science_2_materials_2 = +3 money, +2 science, +2 materials
    .tip = Take these resources.
eclipse-discovery-ancient_warp_portal = Ancient Warp Portal
    .tip = A warp portal on the hex; 2 VP for its controller.
eclipse-discovery-ancient_orbital = Ancient Orbital
    .tip = An orbital with an artifact on the hex.
eclipse-discovery-part_jump_drive = Jump Drive
    .tip = Energy −2; one jump per activation. A ship part of its own kind: install it now or keep it for an Upgrade.
eclipse-discovery-part_muon_source = Muon Source
    .tip = Energy +2; initiative +1; takes no slot. A ship part of its own kind: install it now or keep it for an Upgrade.
eclipse-discovery-part_morph_shield = Morph Shield
    .tip = Initiative +2; shield −1; repairs 1 damage after each round. A ship part of its own kind: install it now or keep it for an Upgrade.
eclipse-discovery-part_ion_disruptor = Ion Disruptor
    .tip = Initiative +3; 1 yellow cannon die. A ship part of its own kind: install it now or keep it for an Upgrade.

## Species
eclipse-species-terran_directorate = Terran Directorate
    .tip = Three activations with a Move; trade 2 for 1.
eclipse-species-terran_federation = Terran Federation
    .tip = Three activations with a Move; trade 2 for 1.
eclipse-species-terran_union = Terran Union
    .tip = Three activations with a Move; trade 2 for 1.
eclipse-species-terran_republic = Terran Republic
    .tip = Three activations with a Move; trade 2 for 1.
eclipse-species-terran_conglomerate = Terran Conglomerate
    .tip = Three activations with a Move; trade 2 for 1.
eclipse-species-terran_alliance = Terran Alliance
    .tip = Three activations with a Move; trade 2 for 1.
eclipse-species-eridani_empire = Eridani Empire
    .tip = Much money and two reputation tiles at the start, but two discs fewer.
eclipse-species-hydran_progress = Hydran Progress
    .tip = Two technologies with each Research.
eclipse-species-planta = Planta
    .tip = Two explorations with each Explore, 1 VP per hex; enemy ships kill their population. Not advised with 2 or with 7 to 9 players.
eclipse-species-descendants_of_draco = Descendants of Draco
    .tip = Draw two hexes and live in peace with Ancient Ships; 1 VP for each that is left. Not advised with 2 or with 7 to 9 players.
eclipse-species-mechanema = Mechanema
    .tip = Three parts with an Upgrade, three pieces with a Build, and cheaper.
eclipse-species-orion_hegemony = Orion Hegemony
    .tip = Shields and initiative from the start, and a cruiser; trade 4 for 1.
eclipse-species-wardens_of_magellan = Wardens of Magellan
    .tip = A free discovery once, and colony ships that become resources.
eclipse-species-keepers_of_magellan = Keepers of Magellan
    .tip = A free discovery once, and colony ships that become resources.
eclipse-species-sentinels_of_magellan = Sentinels of Magellan
    .tip = A free discovery once, and colony ships that become resources.
eclipse-species-exiles = The Exiles
    .tip = Cloaked; orbitals with their cubes are ships.
eclipse-species-rho_indi_syndicate = Rho Indi Syndicate
    .tip = Four activations, shields and pillage, but no dreadnoughts.
eclipse-species-enlightened_of_lyra = Enlightened of Lyra
    .tip = Build shrines, and reroll dice with colony ships.

## Shrines
eclipse-shrine-freedom_money = Shrine of Freedom (money)
    .tip = Costs 2 money; 1 VP at the end on a hex you control.
eclipse-shrine-freedom_science = Shrine of Freedom (science)
    .tip = Costs 2 science; 1 VP at the end on a hex you control.
eclipse-shrine-freedom_materials = Shrine of Freedom (materials)
    .tip = Costs 2 materials; 1 VP at the end on a hex you control.
eclipse-shrine-prosperity_money = Shrine of Prosperity (money)
    .tip = Costs 4 money; 1 VP at the end on a hex you control.
eclipse-shrine-prosperity_science = Shrine of Prosperity (science)
    .tip = Costs 4 science; 1 VP at the end on a hex you control.
eclipse-shrine-prosperity_materials = Shrine of Prosperity (materials)
    .tip = Costs 4 materials; 1 VP at the end on a hex you control.
eclipse-shrine-enlightenment_money = Shrine of Enlightenment (money)
    .tip = Costs 6 money; 1 VP at the end on a hex you control.
eclipse-shrine-enlightenment_science = Shrine of Enlightenment (science)
    .tip = Costs 6 science; 1 VP at the end on a hex you control.
eclipse-shrine-enlightenment_materials = Shrine of Enlightenment (materials)
    .tip = Costs 6 materials; 1 VP at the end on a hex you control.
eclipse-bonus-freedom = Shrines of Freedom
    .tip = Half a wormhole is enough.
eclipse-bonus-prosperity = Shrines of Prosperity
    .tip = One more influence disc.
eclipse-bonus-enlightenment = Shrines of Enlightenment
    .tip = 3 VP at the end.

## Where points come from
eclipse-score-reputation = Reputation
eclipse-score-ambassadors = Ambassadors
eclipse-score-hexes = Hexes
eclipse-score-discoveries = Discoveries
eclipse-score-monoliths = Monoliths
eclipse-score-technologies = Technologies
eclipse-score-traitor = Traitor
eclipse-score-species = Species
eclipse-score-developments = Developments
eclipse-score-trophies = Ancient Cruisers and Dreadnought
eclipse-score-alliance = Alliance tiles
eclipse-score-counted = Counted when leaving
eclipse-score-shared = Shared with allies

## Short words, for tables and the page
eclipse-round = Round { $round } of 9
eclipse-phase-setup = set-up
eclipse-phase-action = Action phase
eclipse-phase-combat = Combat phase
eclipse-phase-upkeep = Upkeep phase
eclipse-phase-cleanup = Cleanup phase
eclipse-phase-ended = the game is over
eclipse-traitor = traitor: { $seat }
eclipse-short-money = M
eclipse-short-money_advanced = M*
eclipse-short-science = S
eclipse-short-science_advanced = S*
eclipse-short-materials = A
eclipse-short-materials_advanced = A*
eclipse-short-grey = G
eclipse-short-orbital = O
eclipse-short-shellworld = W
eclipse-short-interceptor = I
eclipse-short-cruiser = C
eclipse-short-dreadnought = D
eclipse-short-starbase = B
eclipse-short-orbital_ship = O
eclipse-short-rare = rare
eclipse-short-developments = developments
eclipse-structure-orbital = Orbital
eclipse-structure-ancient_orbital = Ancient Orbital
eclipse-structure-monolith = Monolith
eclipse-structure-shellworld = Shellworld
eclipse-structure-warp_portal = Warp Portal
eclipse-structure-ancient_warp_portal = Ancient Warp Portal
eclipse-head-points = VP
eclipse-head-money = money
eclipse-head-science = science
eclipse-head-materials = materials
eclipse-head-discs = discs
eclipse-head-colonies = colony
eclipse-head-tracks = techs
eclipse-head-reputation = rep.
eclipse-figure-initiative = init.
eclipse-figure-movement = move
eclipse-figure-computer = comp.
eclipse-figure-shield = shield
eclipse-figure-hull = hull
eclipse-figure-energy = energy
eclipse-figure-cannons = cannons
eclipse-figure-missiles = missiles
eclipse-short-ancients = { $number } Anc.
eclipse-dice-yellow = { $number } yellow
eclipse-dice-orange = { $number } orange
eclipse-dice-red = { $number } red
eclipse-battle-on = Battle on { $sector }
eclipse-dice-on-table = Dice: { $dice }

## The page
eclipse-galaxy = The galaxy
eclipse-round-short = Round { $round }
eclipse-tab-empire = Empire
eclipse-tab-blueprints = Blueprints
eclipse-tab-research = Research
eclipse-tab-pacts = Diplomacy
eclipse-tab-odds = Odds
eclipse-no-species = no species yet
eclipse-caption-gone = has left
eclipse-caption-passed = passed
eclipse-in-hand = The hex in hand
eclipse-your-home = Your home hex
eclipse-zone-beyond = unexplored, { $edge } of { $sector }
eclipse-craft-on = { $ship } on { $sector }
eclipse-home-on = { $square } on { $sector }
eclipse-bay-of = { $ship }, slot { $slot }
eclipse-ship-there = { $ship } { $number }, damage { $damage }
eclipse-die-showing = { $colour } die showing { $face }
eclipse-colour-yellow = yellow
eclipse-colour-orange = orange
eclipse-colour-red = red
eclipse-propose-relations = Exchange ambassadors
eclipse-propose-founding = Found an alliance
eclipse-propose-joining = Join the alliance
eclipse-pact-with = { $matter }: { $seat }
eclipse-show-to = Show your reputation tiles to { $seat }
eclipse-tile = tile worth { $value }
eclipse-costs = { $price } science
eclipse-costs-you = It would cost you { $price } science now.
eclipse-about-price = Price { $cost } science, at least { $least }: tiles of the same track make it cheaper.
eclipse-about-craft = Initiative { $initiative }, computer +{ $computer }, shield −{ $shield }, hull { $hull }, movement { $movement }.
eclipse-about-zone = Hexes left in the stack: { $left }.
eclipse-about-home = Colony ships ready: { $ready }.
eclipse-about-rotation = Lay the hex turned this way.
eclipse-after-trades = After trading: { $list }.
eclipse-worth = { $points } VP
eclipse-nobody = Nobody controls this hex.
eclipse-controlled = { $seat } controls this hex.
eclipse-fleet-of = { $seat }: { $ships }.
eclipse-artifact-here = an artifact
eclipse-discovery-here = a discovery tile
eclipse-alliance-nobody = Nobody has founded it yet.
eclipse-brings-money = { $amount } money
eclipse-brings-science = { $amount } science
eclipse-brings-materials = { $amount } materials
eclipse-brings-income_money = { $amount } money each round
eclipse-brings-income_science = { $amount } science each round
eclipse-brings-income_materials = { $amount } materials each round
eclipse-brings-discs = { $count ->
    [one] { $amount } influence disc on the track
   *[other] { $amount } influence discs on the track
}
eclipse-brings-colony_ships = { $count ->
    [one] { $amount } colony ship
   *[other] { $amount } colony ships
}
eclipse-brings-points = { $amount } VP
eclipse-brings-upkeep = upkeep { $upkeep }, money at the end of the round { $balance }
eclipse-whose = Whose board
eclipse-effect = Effect of the blueprint
eclipse-effect-initiative = Initiative
eclipse-effect-hull = Hull
eclipse-effect-computer = Computer
eclipse-effect-shield = Shield
eclipse-effect-movement = Movement
eclipse-effect-jumps = Jumps
eclipse-effect-regeneration = Repairs each round
eclipse-effect-bays = Interceptors aboard
eclipse-attack = Attack
eclipse-unarmed = No dice: this ship does not attack.
eclipse-energy = Energy
eclipse-energy-fits = { $used } used of { $given }: valid
eclipse-energy-lacks = { $used } needed, { $given } given: to be mended before the action ends
eclipse-price = Price
eclipse-empty-slot = empty
eclipse-parts = Parts
eclipse-parts-how = touch a part, then a slot
eclipse-rare = Rare technologies
eclipse-none-offered = None on offer.
eclipse-bag = Tiles in the bag: { $count }
eclipse-coming = Next round
eclipse-developments = Developments
eclipse-discount = { $count } science less
eclipse-influence = Discs and upkeep
eclipse-discs-left = Influence discs left: { $count }
eclipse-balance = Income { $production }, upkeep { $upkeep }: { $balance } at the end of the round
eclipse-balance-short = Money at the end of the round
eclipse-actions = Actions
eclipse-reactions = Reactions
eclipse-spent = Discs spent this round: { $count }
eclipse-graveyard = Graveyard
eclipse-trades = Trades
eclipse-reputation = Reputation and ambassadors
eclipse-ambassador = Ambassador of { $seat }
eclipse-free-place = free place
eclipse-supply = In supply
eclipse-colony-ships = Colony ships ready
eclipse-points = Points so far
eclipse-alliances = Alliances
eclipse-others = The others
eclipse-allied = allied
eclipse-related = ambassadors exchanged
eclipse-strangers = no relations
eclipse-is-traitor = traitor
eclipse-you-traitor = You hold the traitor card.
eclipse-oath-broken = You broke your oath to the { $alliance }.
eclipse-ambassadors-left = Ambassadors you can still send: { $count }.
eclipse-battle-after = After the battle
eclipse-battle-missiles = Missiles
eclipse-battle-round = Round { $round }
eclipse-battle-acts = { $ship } of { $seat }
eclipse-battle-show = Show the battle
eclipse-battle-map = Show the map
eclipse-ancients = Ancients
eclipse-defender = Defender
eclipse-attacker = Attacker
eclipse-cannons = Cannons
eclipse-missiles = Missiles
eclipse-at-population = At the population
eclipse-assign-now = { $damage } damage: choose a ship
eclipse-hits = Hits left: { $count }
eclipse-looks = { $count ->
    [one] { $seat } looks at one tile
   *[other] { $seat } looks at { $count } tiles
}
eclipse-draws = { $seat } draws: { $count }
eclipse-retreating = Retreats to { $sector }
eclipse-odds-about = Who would win? Your blueprints as they are now, thousands of battles, no retreat.
eclipse-odds-here = Take over from the table
eclipse-odds-ask = Compute the odds
eclipse-odds-asking = Computing…
eclipse-odds-needs = Both sides need a ship.
eclipse-odds-refused = These ships cannot fight as their blueprints stand.
eclipse-odds-fewer = one fewer: { $ship }
eclipse-odds-more = one more: { $ship }
eclipse-odds-wins = Victory: { $side }
eclipse-odds-lost = { $ship }: { $lost } of { $count } lost on average
eclipse-odds-left = Chance in % of so many ships left
eclipse-odds-note = { $battles } battles, { $rounds } rounds on average
eclipse-begins-next = begins the next round
eclipse-income-of = income: { $resource }
eclipse-marker-1 = Primary action marker
eclipse-marker-2 = Secondary action marker
eclipse-marker-acting = its holder acts now
eclipse-marker-waiting = its holder waits
eclipse-marker-coming = on its way
eclipse-marker-with-1 = { $seat } (primary)
eclipse-marker-with-2 = { $seat } (secondary)
eclipse-marker-order = { $now }, then { $then }
eclipse-marker-no-research = Only with the primary action marker.
eclipse-about-dice = Cannon dice: { $cannons }; missile dice: { $missiles }.
eclipse-shrines = Shrines
eclipse-shrine-costs = costs { $cost }
eclipse-shrine-on = { $shrine }, beside { $planet } on { $sector }
eclipse-odds-own = ships of your choice
eclipse-odds-now = { $sector }: the battle as it stands
eclipse-odds-missiles-fired = The missiles of this battle have been fired.
eclipse-odds-damage = damage { $damage }
eclipse-odds-ally = { $side }: ally
eclipse-odds-add = An ally
eclipse-odds-add-ally = An ally, { $side }
eclipse-odds-no-ally = without { $seat }
eclipse-battle-odds = Odds
eclipse-stop-turn = End your turn
eclipse-stop-action = End the action
eclipse-stop-flight = Stop here
eclipse-colonise-here = Colonise: { $place }
eclipse-built = { $here } of { $all } built
eclipse-hits-against = hits from { $face } against shield { $shield }
eclipse-battle-hits = Hits with { $faces }
eclipse-brings-replaced = replaces: { $old }
eclipse-brings-filled = in an empty slot
eclipse-brings-bare = { $old } comes off; below it: { $part }
eclipse-was-here = Who was here
eclipse-came-here = Who came
eclipse-population-of = Population of { $seat }
eclipse-stop-colonists = On to the upkeep
eclipse-stop-upkeep = Pay the upkeep
eclipse-marker-either = { $one } or { $other }

## The odds of a battle, in the terminal
eclipse-terminal-odds-attacker = Attacker wins { $chance } % ± { $error }
eclipse-terminal-odds-defender = Defender wins { $chance } % ± { $error }
eclipse-terminal-odds-ships = Ships
eclipse-terminal-odds-lost = Lost
eclipse-terminal-odds-left = Chance of each number of ships left:
eclipse-terminal-odds-total =
    { $battles ->
        [one] { $battles } battle
       *[other] { $battles } battles
    }, { $rounds } engagement rounds on average

## Why something is not possible

eclipse-obstacle-short-money = { $missing } money short: this takes { $needed }, you have { $held }.
eclipse-obstacle-short-science = { $missing } science short: this takes { $needed }, you have { $held }.
eclipse-obstacle-short-materials = { $missing ->
    [one] { $missing } material short: this takes { $needed }, you have { $held }.
   *[other] { $missing } materials short: this takes { $needed }, you have { $held }.
}
eclipse-obstacle-first_action = First choose the action { $action }.
eclipse-obstacle-must_act = You have left an alliance: an action must follow.
eclipse-obstacle-has_passed = You have passed: until the next round only the reactions Upgrade, Build and Move are left.
eclipse-obstacle-not_passed = Reactions come only after passing. You have not passed: take an action.
eclipse-obstacle-no_disc = There is no influence disc left on your track.
eclipse-obstacle-disc_too_dear = One more disc off the track makes an upkeep of { $upkeep }; you can pay { $money } at most, and bankruptcy is prevented at this table.
eclipse-obstacle-off_the_board = You have neither a disc nor a ship on the board.
eclipse-obstacle-on_the_board = You still have a disc or a ship on the board; one leaves the game only without any.
eclipse-obstacle-nowhere_to_explore = No free zone borders on a wormhole of your hexes and unpinned ships, or no hex is left for it.
eclipse-obstacle-nothing_on_offer = Nothing that you could take is on offer.
eclipse-obstacle-nothing_affordable = You cannot pay for anything, even after trading: the cheapest technology costs { $price } science, you have { $science }.
eclipse-obstacle-secondary_marker = Only the holder of the primary marker may research.
eclipse-obstacle-nobody_waited = You can force the other holder only after both have waited.
eclipse-obstacle-no_player = Nobody sits there.
eclipse-obstacle-yourself = That is you.
eclipse-obstacle-gone = { $other } has left the game.
eclipse-obstacle-no_diplomacy = With { $players } players there are no diplomatic relations.
eclipse-obstacle-traitor = You hold the Traitor card: nobody may form relations with you.
eclipse-obstacle-other_traitor = { $other } holds the Traitor card.
eclipse-obstacle-no_ambassador = You have no ambassador left to give, or no space for another on your reputation track.
eclipse-obstacle-other_no_ambassador = { $other } has no ambassador left to give, or no space for another.
eclipse-obstacle-have_relations = You already have relations with { $other }.
eclipse-obstacle-no_relations = { $one } and { $other } have no diplomatic relations: these come first.
eclipse-obstacle-not_neighbours = None of your hexes is fully connected to one of { $other }’s.
eclipse-obstacle-ships_together = A ship of yours is with { $other }’s ships or discs, or the other way round.
eclipse-obstacle-proposed = You have proposed this to { $other } this turn.
eclipse-obstacle-during_an_action = Alliances are proposed during an action: choose one first.
eclipse-obstacle-no_alliances = This table plays without alliances.
eclipse-obstacle-last_round = In the last round alliances are neither founded, nor joined, nor left.
eclipse-obstacle-pairs_only = With { $players } players an alliance has two members and is not joined.
eclipse-obstacle-no_alliance = You are in no alliance.
eclipse-obstacle-other_no_alliance = { $other } is in no alliance.
eclipse-obstacle-allied = You are a member of the { $alliance }; nobody is in two.
eclipse-obstacle-other_allied = { $other } is a member of the { $alliance }.
eclipse-obstacle-not_allied = { $other } is not your ally.
eclipse-obstacle-alliances_founded = All three alliances have been founded.
eclipse-obstacle-alliance_founded = The { $alliance } has been founded already.
eclipse-obstacle-alliance_full = The { $alliance } takes nobody else.
eclipse-obstacle-oath_broken = Whoever has left the { $alliance } never joins it again.
eclipse-obstacle-speaker = Ask { $other }, who speaks for the alliance.
eclipse-obstacle-nothing_to_show = { $other } knows all your reputation tiles.
eclipse-obstacle-not_laid = { $sector } is not on the board.
eclipse-obstacle-not_controlled = You do not control { $sector }: your disc is not there.
eclipse-obstacle-controlled = { $sector } has a disc of { $other }.
eclipse-obstacle-enemies = { $ships ->
    [one] An enemy ship is in { $sector }.
   *[other] { $ships } enemy ships are in { $sector }.
}
eclipse-obstacle-unconnected = Out of reach: nothing of yours is connected to { $sector }.
eclipse-obstacle-same_hex = It comes from { $sector }.
eclipse-obstacle-only_this_hex = The question is about { $sector }.
eclipse-obstacle-explored = This place has been explored: { $sector } lies there.
eclipse-obstacle-no_presence = You have neither a disc nor a ship in { $sector }.
eclipse-obstacle-no_wormhole = { $sector } has no wormhole on this side; only the Wormhole Generator helps.
eclipse-obstacle-stack_empty = No hex is left for this ring.
eclipse-obstacle-same_zone = The same zone is chosen from { $sector }.
eclipse-obstacle-must_explore = You have chosen Explore: the first zone must be explored.
eclipse-obstacle-one_hex = Only one hex is in your hand.
eclipse-obstacle-unjoined = Turned like this, { $sector } would not be connected to a hex with your disc or ship.
eclipse-obstacle-drawn = { $hexes ->
    [one] You draw one hex only.
   *[other] You have drawn { $hexes } hexes; there are no more.
}
eclipse-obstacle-turned_away = Turned like this, no wormhole of your home would face the middle ring.
eclipse-obstacle-no_disc_moves = You have moved all the discs of this action.
eclipse-obstacle-no_hex_for_disc = No vacant hex without enemies is within your reach.
eclipse-obstacle-no_flips = You have turned up all the colony ships of this action.
eclipse-obstacle-all_ships_ready = None of your colony ships is used.
eclipse-obstacle-no_colony_ship = All your colony ships are used. Cleanup and the action Influence turn them up again.
eclipse-obstacle-no_square = { $sector } does not have this: { $square }.
eclipse-obstacle-squares_filled = { $sector } has a cube there already: { $square }.
eclipse-obstacle-no_cube = No cube is left on this track: { $resource }.
eclipse-obstacle-track_of_cubes_full = This track is full: { $resource }.
eclipse-obstacle-orbital_cube = The cube of an orbital goes to money or science.
eclipse-obstacle-needs_technology = You need the technology { $technology }.
eclipse-obstacle-not_magellan = Only the Magellan species turn colony ships into resources.
eclipse-obstacle-kept_for_upkeep = The trade takes { $price } money, but only { $money } are not needed for upkeep, and bankruptcy is prevented at this table.
eclipse-obstacle-not_on_offer = { $technology } is not on offer.
eclipse-obstacle-technology_owned = You already have { $technology }.
eclipse-obstacle-track_full = Your technology track is full: { $track }.
eclipse-obstacle-choose_the_track = { $technology } is rare: choose the track that it goes on.
eclipse-obstacle-own_track = { $technology } goes on its own track only: { $track }.
eclipse-obstacle-development_gone = { $development } is not on offer.
eclipse-obstacle-no_hex_for_tile = { $development } is placed on a hex that you control, and you control none.
eclipse-obstacle-must_research = You have chosen Research: something that you can pay must be bought, after trades if need be.
eclipse-obstacle-rare_not_found = { $technology } is rare: Ancient Technology does not give it.
eclipse-obstacle-not_the_cheapest = Ancient Technology gives one of the cheapest: this one costs { $price }, the cheapest { $cheapest }.
eclipse-obstacle-never_built = Your species never builds this: { $piece }.
eclipse-obstacle-no_piece = All of yours are on the board: { $piece }.
eclipse-obstacle-stands_there = { $sector } has one already: { $piece }.
eclipse-obstacle-no_ship = You have no such ship in { $sector }: { $ship }.
eclipse-obstacle-pinned = { $ships ->
    [one] Pinned: an enemy ship in { $sector } holds your ships; as many of yours must stay.
   *[other] Pinned: { $ships } enemy ships in { $sector } hold your ships; as many of yours must stay.
}
eclipse-obstacle-held = The guard of { $sector } lets no ship go until it is destroyed.
eclipse-obstacle-no_exit = No wormhole connection leads from { $sector } to another hex.
eclipse-obstacle-no_passage = No wormhole connection leads from here to { $sector }.
eclipse-obstacle-not_adjacent = { $sector } is not next to { $position }.
eclipse-obstacle-no_steps = { $movement ->
    [0] Its drives give no movement, only the jump.
    [one] It has made the one step that its drives give.
   *[other] It has made the { $movement } steps that its drives give.
}
eclipse-obstacle-no_jump_drive = There is no Jump Drive on this blueprint: { $ship }.
eclipse-obstacle-jumped = It has jumped; the Jump Drive works once in an activation.
eclipse-obstacle-no_bay = There is no Interceptor Bay on this blueprint: { $ship }.
eclipse-obstacle-loadable = { $interceptors ->
    [0] No interceptor can come aboard now: there is none here, no room, or it is pinned.
    [one] One interceptor can come aboard now.
   *[other] { $interceptors } interceptors can come aboard now.
}
eclipse-obstacle-aboard = { $interceptors ->
    [0] No interceptor is aboard.
    [one] One interceptor is aboard.
   *[other] { $interceptors } interceptors are aboard.
}
eclipse-obstacle-immobile = It does not move, so it cannot retreat: { $ship }.
eclipse-obstacle-no_blueprint = Your species has no such blueprint: { $ship }.
eclipse-obstacle-no_slot = This blueprint has no such slot: { $ship }.
eclipse-obstacle-not_on_type = { $part } is not allowed on this ship: { $ship }.
eclipse-obstacle-on_a_slot = { $part } goes on a slot of the grid.
eclipse-obstacle-beside_the_grid = { $part } goes beside the grid and takes no slot.
eclipse-obstacle-not_found = { $part } is a discovery: you have not found it, or used it.
eclipse-obstacle-slot_refitted = You have laid a part on this slot in this action.
eclipse-obstacle-same_part = { $part } lies there already.
eclipse-obstacle-lacks_energy = { $ship } would lack { $energy } energy: a stronger source, or a thriftier part.
eclipse-obstacle-lacks_drive = { $ship } would have no drive left, and needs one.
eclipse-obstacle-mend_first = { $ship } must be made legal with the parts that are left: enough energy, and a drive.
eclipse-obstacle-no_tile = No tile lies there; what is printed stays: { $ship }.
eclipse-obstacle-part_lies = A part has been laid: tiles are only returned before that.
eclipse-obstacle-other_part = Only the part that was found is installed now: { $part }.
eclipse-obstacle-begun_elsewhere = You have returned a tile of this blueprint: go on there: { $ship }.
eclipse-obstacle-no_room_on = { $part } has no place on this ship, whatever is removed: { $ship }.
eclipse-obstacle-install_now = You have made room for it: { $part } must be installed.
eclipse-obstacle-not_tied = Only ships of yours with the same initiative are put in order.
eclipse-obstacle-no_die = There is no such die on the table.
eclipse-obstacle-equal_die = An equal die stands before it: choose that one.
eclipse-obstacle-no_target = No ship is left there.
eclipse-obstacle-no_enemy = That ship is not your enemy.
eclipse-obstacle-misses = The die shows { $roll }: with your computers and its shields it does not hit this ship.
eclipse-obstacle-equal_target = It would come to the same as a shot that is offered: choose one of the lit ships.
eclipse-obstacle-no_missile = No missile flies there at one of your ships.
eclipse-obstacle-no_cannons = None of your ships here has a cannon.
eclipse-obstacle-absorbed = { $other } has the Neutron Absorber: bombs have no effect.
eclipse-obstacle-no_cube_there = No cube is there: { $square }.
eclipse-obstacle-not_drawn = You have not drawn a tile worth { $value }.
eclipse-obstacle-room_for_tile = A space of your reputation track is free: one tile must be kept.
eclipse-obstacle-no_reputation = You have no reputation tile worth { $value }.
eclipse-obstacle-solvent = You can pay: { $money } money would be left.
eclipse-obstacle-for_money_only = In upkeep trades are for money only.
eclipse-obstacle-shrine_built = It has been built: { $shrine }.
eclipse-obstacle-no_planet = No planet of its colour, or grey, on your hexes is without a shrine: { $shrine }.
eclipse-obstacle-no_shrine_after_trades = No trade would let you pay for another shrine.
eclipse-obstacle-wrong_planet = { $shrine } does not go beside { $planet }.
eclipse-obstacle-no_such_planet = { $sector } does not have { $planet }.
eclipse-obstacle-planet_has_shrine = This planet of { $sector } has a shrine already.
eclipse-obstacle-species_left_out = The new species are left out at this table: { $species }.
eclipse-obstacle-plain_species = This table plays with Terrans only.
eclipse-obstacle-species_taken = { $species } is taken.
eclipse-obstacle-other_side_taken = The other side of this board is taken: { $species }.
eclipse-obstacle-when-stop = Only during an action, or when you are asked whether to go on.
eclipse-obstacle-when-attack = Only in a battle, when it is the turn of your ships.
eclipse-obstacle-when-accept = Only when somebody makes you a proposal.
eclipse-obstacle-when-refuse = Only when somebody makes you a proposal.
eclipse-obstacle-when-decline = Only when you are offered something.
eclipse-obstacle-when-front = Only when you have found a discovery.
eclipse-obstacle-when-points = Only when you have found a discovery.
eclipse-obstacle-when-fire = Only in Combat: at population that nobody defends, or at missiles with Point Defense.
eclipse-obstacle-when-bombs = Only in Combat, against population that nobody defends.
eclipse-obstacle-when-draw_again = Only after drawing a hex with Explore.
eclipse-obstacle-when-discard = Only after drawing a hex with Explore.
eclipse-obstacle-when-begin = Only in simultaneous play, when both markers are held.
eclipse-obstacle-when-wait = Only in simultaneous play, when both markers are held.
eclipse-obstacle-when-force = Only in simultaneous play, when both markers are held.
eclipse-obstacle-when-keep_part = Only when you have found a ship part.
eclipse-obstacle-when-to_track = Only after lifting a disc with Influence.
eclipse-obstacle-when-resource = Only when you are asked which resource or track.
eclipse-obstacle-when-target = Only in a battle, after your dice are rolled.
eclipse-obstacle-when-missile = Only in a battle, when your Point Defense has hit.
eclipse-obstacle-when-reroll = Only for the Enlightened of Lyra, after their dice are rolled.
eclipse-obstacle-when-lay = Only after drawing a hex with Explore.
eclipse-obstacle-when-load = Only while a ship with an Interceptor Bay moves.
eclipse-obstacle-when-unload = Only while a ship with an Interceptor Bay moves.
eclipse-obstacle-when-keep = Only after a battle, when you draw reputation tiles.
eclipse-obstacle-when-return_tile = Only when your reputation track has no space left.
eclipse-obstacle-when-alliance = Only when somebody has agreed to found an alliance with you.
eclipse-obstacle-when-type = Only before a battle, among ships of yours with the same initiative.
eclipse-obstacle-when-cube = Only in Combat, when you attack population.
eclipse-obstacle-when-step = First choose the action Move and the ship that moves.
eclipse-obstacle-when-jump = First choose the action Move and the ship that moves.
eclipse-obstacle-when-retreat = Only in a battle, when it is the turn of your ships.
eclipse-obstacle-when-put = Only when a disc or a tile is to be placed: take a disc with Influence first.
eclipse-obstacle-when-abandon = Only in Upkeep, when your money does not suffice.
eclipse-obstacle-when-shrine = Only for the Enlightened of Lyra, at the start of Upkeep.
eclipse-obstacle-when-planet = Only after choosing a shrine.
eclipse-obstacle-when-species = Only before the game, when you choose your species.
eclipse-obstacle-when-rotate = Only before the game, when you place your home.
eclipse-obstacle-when-go_round = Only at the end of Cleanup, for the second to pass.

## What is said before an action is confirmed

eclipse-warning-nothing_moves = None of your ships can move: the disc would be spent for nothing.
eclipse-warning-nothing_to_build = You cannot pay for anything, even after trading: the cheapest costs { $price } materials, you have { $materials }.
eclipse-warning-nowhere_to_build = There is nothing that you could build: no hex, no piece or no technology for it.
eclipse-warning-debt = As things stand you cannot pay: the upkeep is { $upkeep }, you will have { $money }. { $missing } short, you would have to give up sectors, or collapse.
eclipse-warning-traded_debt = As things stand you are { $missing } money short: the upkeep is { $upkeep }, you will have { $money }. You would have to trade, or give up sectors.
eclipse-warning-last_sector = { $sector } is your last sector.
eclipse-warning-leaves_the_game = You leave the game for good; your points stay as they are.
eclipse-warning-oath = The { $alliance } is left for good: its { $points } points are lost, and breaking the oath costs { $penalty } more.
eclipse-warning-becomes_traitor = Your ships stand beside { $other }: this is an attack, and you take the Traitor card.
eclipse-warning-ends_relations = This attacks { $other }: your relations end, and you take the Traitor card.

## Choosing a species
eclipse-pick-intro = **First game?** Take Terrans.
eclipse-pick-pairs = Each board has two sides: taking one removes the other.
eclipse-pick-ask = Play: { $species }?
eclipse-pick-then-next = Then { $seat } chooses
eclipse-pick-then-last = You are the last to choose
eclipse-pick-then-many = { $count } more choose after you
eclipse-pick-colour = Colour: **{ $colour }** · trade { $give } for { $get }
eclipse-pick-strong = What they can do
eclipse-pick-weak = What to mind
eclipse-pick-goods = You start with
eclipse-pick-fleet = Ships and technologies
eclipse-pick-tempo = With one action
eclipse-pick-tempo-note = Influence discs: { $discs }. Colony ships: { $colonies }.
eclipse-pick-good = { $count } { $resource }
eclipse-pick-times = { $space }: { $count }
eclipse-pick-taken = Taken by { $seat }
eclipse-pick-other_side = same board as { $seat }
eclipse-pick-header = { $phase } · { $chosen } of { $of } chosen
eclipse-pick-seat-now = is choosing a species
eclipse-pick-short-now = chooses now
eclipse-pick-short-mine = { $species }?
eclipse-pick-seat-mine = { $species }, to be confirmed
eclipse-pick-terran-line = Three ships with each Move, and good trade.
eclipse-pick-terran-strong = You activate **three ships** with each Move instead of two, and trade **2 for 1** where others pay 3.
eclipse-pick-terran-weak = No weakness, no temptation: everything the rules explain is explained for you.
eclipse-pick-eridani_empire-line = Rich, armed and respected, but with two discs fewer.
eclipse-pick-eridani_empire-strong = You begin with **26** [res-money|money], three technologies and **two reputation tiles**.
eclipse-pick-eridani_empire-weak = You have **11 influence discs** instead of 13: fewer actions and hexes, all game long.
eclipse-pick-hydran_progress-line = Two technologies with each Research.
eclipse-pick-hydran_progress-strong = You may research **two technologies** with one action, and start with Advanced Labs and one more scientist.
eclipse-pick-hydran_progress-weak = Few [res-materials|materials] at first: your fleet comes late.
eclipse-pick-planta-line = They explore twice and score every hex.
eclipse-pick-planta-strong = You may **explore twice** with one action, own four colony ships, and score **1** [res-vp|VP] for each hex that you control.
eclipse-pick-planta-weak = An enemy ship in your hex **kills the population there** without a roll; your ships have one slot less.
eclipse-pick-descendants_of_draco-line = They live beside Ancients and choose their hexes.
eclipse-pick-descendants_of_draco-strong = You may **draw two hexes and lay one**, and settle beside Ancient Ships; each that is left at the end is **1** [res-vp|VP] for you.
eclipse-pick-descendants_of_draco-weak = You never fight Ancients, so their discoveries stay closed to you.
eclipse-pick-mechanema-line = They build and upgrade more, and cheaper.
eclipse-pick-mechanema-strong = **Three parts** with an Upgrade, **three pieces** with a Build, and most of them cost 1 [res-materials|materials] less.
eclipse-pick-mechanema-weak = You need much material: look for brown planets early.
eclipse-pick-orion_hegemony-line = Warships with shields from the start.
eclipse-pick-orion_hegemony-strong = You begin with **a cruiser**, shields, more energy and more initiative on all ships, and Neutron Bombs.
eclipse-pick-orion_hegemony-weak = Trade costs **4 for 1**, and your home brings little money: you live by conquest.
eclipse-pick-magellan-line = A free discovery, and colony ships become goods.
eclipse-pick-magellan-strong = Unused colony ships can be turned into **one resource each**. Your fourth technology on a track brings **a free discovery**.
eclipse-pick-magellan-weak = Influence turns only **one** colony ship up again.
eclipse-pick-exiles-line = Cloaked; their orbitals fight.
eclipse-pick-exiles-strong = An orbital with your cube **is a ship**; at the end it is worth **1** [res-vp|VP]. Your ships are cloaked.
eclipse-pick-exiles-weak = You cannot build starbases, and orbitals cost 6 [res-materials|materials].
eclipse-pick-rho_indi_syndicate-line = Fast raiders without dreadnoughts.
eclipse-pick-rho_indi_syndicate-strong = **Four activations** with each Move, shields on all ships, money for battles, and 3 [res-money|money] trade for 2.
eclipse-pick-rho_indi_syndicate-weak = No dreadnoughts, dearer ships, only two colony ships.
eclipse-pick-enlightened_of_lyra-line = They build shrines and reroll dice.
eclipse-pick-enlightened_of_lyra-strong = Once a round you may build **a shrine** beside a planet; three of a kind bring a bonus, each is **1** [res-vp|VP]. In battle a colony ship **rerolls a die**.
eclipse-pick-enlightened_of_lyra-weak = Shrines cost resources that fleets need too: plan both.

## What a choice still needs
eclipse-next-sector = where?
eclipse-next-piece = what?
eclipse-next-bay = in which slot?
eclipse-next-track = on which track?
eclipse-next-resource = from which track?
eclipse-next-seat = to whom?
eclipse-next-part = which part?
eclipse-next-rotation = turned how?
eclipse-next-exchange = what for what?
eclipse-next-space = which one?
eclipse-next-craft = which ship?
eclipse-next-home = on which planet?
eclipse-next-zone = where?

## What a round brought
eclipse-round-battles = Battles
eclipse-round-watch = Watch the battles
eclipse-round-lost = { $seat } loses { $count ->
    [one] 1 ship
   *[other] { $count } ships
}
eclipse-round-ancients = { $count ->
    [one] 1 other ship destroyed
   *[other] { $count } other ships destroyed
}
eclipse-round-holds = { $seat } holds it
eclipse-round-income = Income and upkeep
eclipse-round-points = points
eclipse-round-discs = discs
eclipse-round-broke = At this pace { $seat } cannot pay in round { $round }.
eclipse-round-technologies = New technologies
