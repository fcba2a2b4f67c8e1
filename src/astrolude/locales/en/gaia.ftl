### Gaia Project: everything a person reads, on the page and in the terminal.

gaia = Gaia Project
gaia-summary = Settle planets, terraform them to your needs, advance your research and join your worlds into federations, in six rounds.

## Options of a new table
gaia-preset-first_game = Recommended factions and mines. You play at once.
gaia-preset-usual = Factions and mines chosen in turn, the printed galaxy.
gaia-option-setup = Set-up
    .tip = Factions and first mines: chosen in turn, recommended, or recommended factions with mines chosen in turn.
gaia-option-setup-advanced = in turn
gaia-option-setup-first_game = recommended
gaia-option-setup-first_game_free_mines = mines in turn
gaia-option-map = Galaxy
    .tip = The printed galaxy is balanced and known to all; a shuffled one is new each time.
gaia-option-map-default = the printed one
gaia-option-map-method_1 = rim shuffled
gaia-option-map-method_2 = centre and rim apart
gaia-option-map-method_3 = all shuffled
gaia-option-map-method_small = all seven shuffled
gaia-option-map-small = without 09 and 10
gaia-option-turn_order = Turn order
    .tip = In the next round: clockwise from whoever passed first, or in the order of passing.
gaia-option-turn_order-clockwise = clockwise
gaia-option-turn_order-variable = by passing
gaia-option-planets_apart = Equal planets apart
    .tip = Which planets of one type may not touch when sectors are shuffled. The rulebook says all of them; “home types only” is the German edition, where Gaia and Transdim planets may touch.
gaia-option-planets_apart-all_types = all types
gaia-option-planets_apart-home_types_only = home types only
gaia-option-rotation = Turning sectors
    .tip = Whether the last player may turn shuffled sectors before the start.
gaia-option-rotation-off = left as drawn
gaia-option-rotation-last_player = by the last player

## Standing orders
gaia-order-charge = When others build near me
gaia-order-charge-ask = Ask me
gaia-order-charge-up_to_0 = Charge where it costs no points
gaia-order-charge-up_to_1 = Charge for at most 1 point
gaia-order-charge-up_to_2 = Charge for at most 2 points
gaia-order-charge-up_to_3 = Charge for at most 3 points
gaia-order-charge-always = Always charge
gaia-order-after_action = After my action
gaia-order-after_action-ask = Let me convert more
gaia-order-after_action-end_turn = End my turn at once

## Questions
gaia-prompt-turn = Your turn: one action
gaia-prompt-after = Convert something more, or end your turn
gaia-prompt-combination = What do you take for your power?
gaia-prompt-payment = Pay with the brainstone?
gaia-prompt-stone = Which bowl does the brainstone end in?
gaia-prompt-from_first = How many tokens leave bowl I?
gaia-prompt-from_second = How many tokens leave bowl II?
gaia-prompt-stone_along = Does the brainstone go along?
gaia-prompt-tile = Which tech tile do you take?
gaia-prompt-cover = Which of your tiles does the advanced tile cover?
gaia-prompt-advance = Advance on which track?
gaia-prompt-lowest_track = Advance on which of your lowest tracks?
gaia-prompt-mine = Where do you build?
gaia-prompt-lost_planet = Where is the Lost Planet?
gaia-prompt-station = Where does the space station go?
gaia-prompt-swap = Swap the institute with which mine?
gaia-prompt-downgrade = Which research lab becomes a trading station?
gaia-prompt-planets = Which planets join the federation?
gaia-prompt-satellites = Where do the satellites go?
gaia-prompt-token = Which federation token do you take?
gaia-prompt-rescore = Which token do you score again?
gaia-prompt-income = Which income comes next?
gaia-prompt-gaia_tiles = Trade 4 tokens of the Gaia area for a tech tile?
gaia-prompt-gaia_gains = What do the returning tokens bring?
gaia-prompt-booster = Which booster do you take?
gaia-prompt-rotation = How is this sector turned?
gaia-prompt-faction = Which faction do you play?
gaia-prompt-first_mine = Where does a starting mine of yours go?
gaia-prompt-first_institute = Where does your planetary institute go?
gaia-prompt-charge = Charge power from { $hex }?

## What the others read meanwhile
gaia-waiting-turn = { $seat } is playing
gaia-waiting-after = { $seat } is ending the turn
gaia-waiting-tile = { $seat } is choosing a tech tile
gaia-waiting-planets = { $seat } is forming a federation
gaia-waiting-satellites = { $seat } is forming a federation
gaia-waiting-token = { $seat } is choosing a federation token
gaia-waiting-booster = { $seat } is choosing a booster
gaia-waiting-faction = { $seat } is choosing a faction
gaia-waiting-first_mine = { $seat } is placing a mine
gaia-waiting-first_institute = { $seat } is placing the planetary institute
gaia-waiting-charge = { $seat } may charge power
gaia-waiting-income = { $seat } is taking income

## Verbs, as on a button
gaia-verb-end_turn = End turn
    .tip = Your turn is over; the next player acts.
gaia-verb-decline = Decline
    .tip = Nothing is taken and nothing is paid.
gaia-verb-stop = That is all
    .tip = What could still be done here is given up.
gaia-verb-pay = Pay
    .tip = The price is paid as shown.
gaia-verb-joined = Planets complete
    .tip = No more planets join; satellites come next if some are needed.
gaia-verb-combine = Combined conversion
    .tip = Several conversions at once.
gaia-verb-federation = Federation
    .tip = Join planets with buildings of power 7 together, if need be by satellites, and take a federation token.
gaia-verb-exchange = Trade
    .tip = Four power tokens of the Gaia area leave the game for a tech tile.
gaia-verb-pass = Pass
    .tip = Your round is over. You give back your booster, score what it counts, and take another for the next round. Who passes first begins the next round.
gaia-verb-with_stone = With the brainstone
    .tip = The brainstone goes along and counts as 3 power.
gaia-verb-without_stone = Without the brainstone
    .tip = Only power tokens are used; the brainstone stays.
gaia-verb-charge = Charge
    .tip = Tokens move on to the next bowl. Charging 1 is free; more costs points, one less than the charge.
gaia-verb-token_first = Token, then charge
    .tip = The new token comes first, so that it may be charged too.
gaia-verb-token_after = Charge, then token
    .tip = You charge first; the new token then lies in bowl I.
gaia-verb-convert = Convert
    .tip = A free action: one resource becomes another. It does not use up your turn.
gaia-verb-gain = Take
    .tip = This is what your tokens bring.
gaia-verb-stone_in = Put it there
    .tip = The brainstone then lies in this bowl.
gaia-verb-from_first = From bowl I
    .tip = So many tokens are taken from bowl I, the others from the next ones.
gaia-verb-from_second = From bowl II
    .tip = So many tokens are taken from bowl II, the others from bowl III.
gaia-verb-research = Research
    .tip = For knowledge you go up one step on a track.
gaia-verb-advance = Advance
    .tip = You go up one step on the track, and what the step shows is yours.
gaia-verb-action = Board action
    .tip = Once a round, for whoever comes first: pay power or QIC, take what the space shows.
gaia-verb-special = Special action
    .tip = One of your orange octagons, free, once a round. It is your action of this turn.
gaia-verb-booster = Take the booster
    .tip = Income of the next round, and what it scores or does.
gaia-verb-tile = Take the tile
    .tip = The tile is yours, and you go up one step: on the track above it, or on any if it lies apart.
gaia-verb-cover = Cover
    .tip = The tile below is used no more; the advanced one is.
gaia-verb-token = Take the token
    .tip = What the token shows is yours at once. Its green side pays later for an advanced tile or for level 5 of a track.
gaia-verb-icon = Take
    .tip = Income comes in the order that you choose; with power that can matter.
gaia-verb-faction = Choose a faction
    .tip = The faction is yours for the whole game.
gaia-verb-rotate = Turn
    .tip = The sector lies this way for the whole game.
gaia-verb-build = Mine
    .tip = A mine on a free planet within range. Terraforming costs ore on top; mines bring ore every round.
gaia-verb-project = Gaia project
    .tip = A purple planet becomes a Gaia planet in the next round; power tokens rest in the Gaia area until then.
gaia-verb-upgrade = Upgrade
    .tip = A building becomes a larger one: more power and another income; labs and academies bring a tech tile at once.
gaia-verb-satellite = Satellite
    .tip = One power token leaves the game for each satellite.
gaia-verb-join = Join
    .tip = Its buildings count for the federation.
gaia-verb-place = Place
    .tip = It stands there from now on.
gaia-verb-station = Space station
    .tip = It lies on an empty hex within range, extends your range and counts for federations.
gaia-verb-lost_planet = Lost Planet
    .tip = The planet lies there for good and counts as a mine of yours.
gaia-verb-swap = Swap
    .tip = Institute and mine change places; neighbours charge nothing for it.
gaia-verb-downgrade = Turn back
    .tip = The lab becomes a trading station again, and you go up one step on a track.

## Whole actions, as in the list of choices
gaia-action-charge = Charge { $amount } power
gaia-action-token_first = Gain a token, then charge { $amount } power
gaia-action-token_after = Charge { $amount } power, then gain a token
gaia-action-convert = { $conversion }
gaia-action-gain = Take 1 { $resource }
gaia-action-stone_in = The brainstone goes to { $bowl }
gaia-action-from_first = From bowl I: { $count }
gaia-action-from_second = From bowl II: { $count }
gaia-action-research = Research: { $track }
gaia-action-advance = Advance: { $track }
gaia-action-action = Action: { $space }
gaia-action-special = Special action: { $special }
gaia-action-booster = Booster: { $booster }
gaia-action-tile = Tech tile: { $tile }
gaia-action-cover = Cover: { $tile }
gaia-action-token = Token: { $token }
gaia-action-icon = Income: { $icon }
gaia-action-faction = Play the { $faction }
gaia-action-rotate = Turn it by { $turns }
gaia-action-build = Build a mine on { $hex }
gaia-action-project = Start a Gaia project on { $hex }
gaia-action-upgrade = Upgrade to { $structure } on { $hex }
gaia-action-satellite = Satellite on { $hex }
gaia-action-join = Join the planets at { $hex }
gaia-action-place = Place it on { $hex }
gaia-action-station = Space station on { $hex }
gaia-action-lost_planet = The Lost Planet is on { $hex }
gaia-action-swap = Swap with the mine on { $hex }
gaia-action-downgrade = Turn the lab on { $hex } back

## What happened
gaia-event-game_began = { $you ->
    [yes] You begin.
   *[no] { $seat } begins.
}
gaia-event-faction_chosen = { $you ->
    [yes] You play the { $faction }.
   *[no] { $seat } plays the { $faction }.
}
gaia-event-placed = { $you ->
    [yes] You start with: { $structure } on { $hex }.
   *[no] { $seat } starts with: { $structure } on { $hex }.
}
gaia-event-booster_taken = { $you ->
    [yes] You take the booster { $booster }.
   *[no] { $seat } takes the booster { $booster }.
}
gaia-event-round_began = Round { $round } begins: { $round_tile }.
gaia-event-gained = { $you ->
    [yes] You gain { gaia-amounts }.
   *[no] { $seat } gains { gaia-amounts }.
}
gaia-event-paid = { $you ->
    [yes] You pay { gaia-amounts }.
   *[no] { $seat } pays { gaia-amounts }.
}
gaia-event-scored = { $you ->
    [yes] You: { $points } VP ({ $source }).
   *[no] { $seat }: { $points } VP ({ $source }).
}
gaia-event-tokens_gained = { $you ->
    [yes] You gain { gaia-count-tokens }.
   *[no] { $seat } gains { gaia-count-tokens }.
}
gaia-event-charged = { $you ->
    [yes] You charge { $moved } power.
   *[no] { $seat } charges { $moved } power.
}
gaia-event-power_spent = { $you ->
    [yes] You spend { $power } power.
   *[no] { $seat } spends { $power } power.
}
gaia-event-tokens_moved = { $you ->
    [yes] You move tokens to the Gaia area: { gaia-by-bowl }.
   *[no] { $seat } moves tokens to the Gaia area: { gaia-by-bowl }.
}
gaia-event-tokens_discarded = { $you ->
    [yes] You discard power tokens: { gaia-by-bowl }.
   *[no] { $seat } discards power tokens: { gaia-by-bowl }.
}
gaia-event-tokens_returned = { $you ->
    [yes] { gaia-count-tokens-capital } of your Gaia area { $tokens ->
        [one] returns
       *[other] return
    } to { $bowl }.
   *[no] { gaia-count-tokens-capital } of { $seat } { $tokens ->
        [one] returns
       *[other] return
    } from the Gaia area to { $bowl }.
}
gaia-event-burned = { $you ->
    [yes] You burn { gaia-count-tokens } in bowl II.
   *[no] { $seat } burns { gaia-count-tokens } in bowl II.
}
gaia-event-stone_moved = The brainstone moves to { $bowl }.
gaia-event-stone_away = The brainstone goes to the Gaia area.
gaia-event-stone_lost = The brainstone leaves the game.
gaia-event-converted = { $you ->
    [yes] You convert: { $conversion }.
   *[no] { $seat } converts: { $conversion }.
}
gaia-event-combined = { $you ->
    [yes] You convert { $power } power at once.
   *[no] { $seat } converts { $power } power at once.
}
gaia-event-built = { $you ->
    [yes] You build a mine on { $hex }{ gaia-with-steps }.
   *[no] { $seat } builds a mine on { $hex }{ gaia-with-steps }.
}
gaia-event-shared = { $you ->
    [yes] You build a mine beside another faction on { $hex }.
   *[no] { $seat } builds a mine beside another faction on { $hex }.
}
gaia-event-upgraded = { $you ->
    [yes] You upgrade to { $structure } on { $hex }.
   *[no] { $seat } upgrades to { $structure } on { $hex }.
}
gaia-event-downgraded = { $you ->
    [yes] You turn your lab on { $hex } back into a trading station.
   *[no] { $seat } turns the lab on { $hex } back into a trading station.
}
gaia-event-swapped = { $you ->
    [yes] You swap your institute from { $from } to { $to }.
   *[no] { $seat } swaps the institute from { $from } to { $to }.
}
gaia-event-station_placed = { $you ->
    [yes] You place a space station on { $hex }.
   *[no] { $seat } places a space station on { $hex }.
}
gaia-event-lost_planet_placed = { $you ->
    [yes] You find a new world: { $hex }.
   *[no] { $seat } finds a new world: { $hex }.
}
gaia-event-project_started = { $you ->
    [yes] You start a Gaia project on { $hex }.
   *[no] { $seat } starts a Gaia project on { $hex }.
}
gaia-event-planet_turned = A Transdim planet is transformed: { $hex }.
gaia-event-gaiaformer_gained = { $you ->
    [yes] You gain a gaiaformer.
   *[no] { $seat } gains a gaiaformer.
}
gaia-event-gaiaformers_returned = { $gaiaformers ->
    [one] { $you ->
        [yes] A gaiaformer returns to your board.
       *[no] A gaiaformer returns to the board of { $seat }.
    }
   *[other] { $you ->
        [yes] { $gaiaformers } gaiaformers return to your board.
       *[no] { $gaiaformers } gaiaformers return to the board of { $seat }.
    }
}
gaia-event-action_taken = { $you ->
    [yes] You take the action { $space }.
   *[no] { $seat } takes the action { $space }.
}
gaia-event-special_used = { $you ->
    [yes] You use the special action { $special }.
   *[no] { $seat } uses the special action { $special }.
}
gaia-event-tile_taken = { $you ->
    [yes] You take the tech tile { $tile }.
   *[no] { $seat } takes the tech tile { $tile }.
}
gaia-event-tile_covered = { $you ->
    [yes] You cover { $tile }.
   *[no] { $seat } covers { $tile }.
}
gaia-event-advanced = { $you ->
    [yes] You reach level { $level }: { $track }.
   *[no] { $seat } reaches level { $level }: { $track }.
}
gaia-event-federation_formed = { $you ->
    [yes] You form a federation with { gaia-count-satellites }.
   *[no] { $seat } forms a federation with { gaia-count-satellites }.
}
gaia-event-federation_joined = { $you ->
    [yes] Your federation takes in { $hexes }.
   *[no] The federation of { $seat } takes in { $hexes }.
}
gaia-event-token_gained = { $you ->
    [yes] You take the federation token { $token }.
   *[no] { $seat } takes the federation token { $token }.
}
gaia-event-token_flipped = { $you ->
    [yes] You flip your federation token { $token }.
   *[no] { $seat } flips the federation token { $token }.
}
gaia-event-token_scored = { $you ->
    [yes] You score your federation token { $token } again.
   *[no] { $seat } scores the federation token { $token } again.
}
gaia-event-charge_accepted = { $points ->
    [0] { $you ->
        [yes] You accept a charge of { $charge } from { $hex }.
       *[no] { $seat } accepts a charge of { $charge } from { $hex }.
    }
   *[other] { $you ->
        [yes] You accept a charge of { $charge } from { $hex } for { $points } VP.
       *[no] { $seat } accepts a charge of { $charge } from { $hex } for { $points } VP.
    }
}
gaia-event-charge_declined = { $you ->
    [yes] You decline the charge from { $hex }.
   *[no] { $seat } declines the charge from { $hex }.
}
gaia-event-passed = { $you ->
    [yes] You pass.
   *[no] { $seat } passes.
}
gaia-event-turn_ended = { $you ->
    [yes] Your turn ends.
   *[no] The turn of { $seat } ends.
}
gaia-event-final_scored = { $you ->
    [yes] { $final_tile }: you count { $count } and score { $points } VP.
   *[no] { $final_tile }: { $seat } counts { $count } and scores { $points } VP.
}
gaia-event-game_ended = The game is over.

## Amounts inside a sentence
gaia-comma-credits = { $ore ->
    [0] { "" }
   *[other] { ", " }
}
gaia-comma-knowledge = { $credits ->
    [0] { gaia-comma-credits }
   *[other] { ", " }
}
gaia-comma-qic = { $knowledge ->
    [0] { gaia-comma-knowledge }
   *[other] { ", " }
}
gaia-part-ore = { $ore ->
    [0] { "" }
   *[other] { $ore } ore
}
gaia-part-credits = { $credits ->
    [0] { "" }
    [one] { gaia-comma-credits }1 credit
   *[other] { gaia-comma-credits }{ $credits } credits
}
gaia-part-knowledge = { $knowledge ->
    [0] { "" }
   *[other] { gaia-comma-knowledge }{ $knowledge } knowledge
}
gaia-part-qic = { $qic ->
    [0] { "" }
   *[other] { gaia-comma-qic }{ $qic } QIC
}
gaia-amounts = { gaia-part-ore }{ gaia-part-credits }{ gaia-part-knowledge }{ gaia-part-qic }
gaia-count-tokens = { $tokens ->
    [one] 1 power token
   *[other] { $tokens } power tokens
}
gaia-count-tokens-capital = { $tokens ->
    [one] 1 power token
   *[other] { $tokens } power tokens
}
gaia-count-satellites = { $satellites ->
    [0] no satellite
    [one] 1 satellite
   *[other] { $satellites } satellites
}
gaia-by-bowl = { $first } from I, { $second } from II, { $third } from III
gaia-with-steps = { $steps ->
    [0] { "" }
    [one] { " " }after 1 terraforming step
   *[other] { " " }after { $steps } terraforming steps
}

## Things
gaia-hex = hex { $label }
gaia-hex-only = { $planet } in sector { $sector }
gaia-hex-among = { $planet } { $place } in sector { $sector }
gaia-place = sector place { $label }
gaia-amount = { $label }
gaia-count = { $label }
gaia-turns = { $label ->
    [0] nothing
   *[other] { $label } × 60°
}
gaia-bowl-1 = bowl I
    .tip = New and spent power tokens lie here. Charging moves them on to bowl II.
gaia-bowl-2 = bowl II
    .tip = Charging moves tokens from here to bowl III, once bowl I is empty. Burn two of them to bring one to bowl III at once.
gaia-bowl-3 = bowl III
    .tip = Only power from here can be spent. Spent tokens return to bowl I.
gaia-lower_bowl-1 = bowl I
gaia-lower_bowl-2 = bowl II
gaia-bonus-one_step = one free terraforming step
gaia-bonus-two_steps = two free terraforming steps
gaia-bonus-range = range +3
gaia-limit-terraforming = Terraforming
gaia-limit-navigation = Navigation
gaia-limit-artificial_intelligence = Artificial Intelligence
gaia-limit-gaia_project = Gaia project
gaia-limit-economy = Economy
gaia-limit-science = Science
gaia-limit-any = any track
gaia-icon-base = the faction’s own income
gaia-icon-lab = research lab
gaia-icon-institute_charge = institute: charge
gaia-icon-institute_tokens = institute: tokens
gaia-icon-booster = booster
gaia-icon-tile = tech tile
gaia-icon-economy = Economy

## Resources
gaia-resource-ore = ore
    .tip = Builds structures and terraforms. At most 15. Three left at the end are 1 VP.
gaia-resource-credits = credits
    .tip = Pay for structures. At most 30. Three left at the end are 1 VP.
gaia-resource-knowledge = knowledge
    .tip = Four advance one level on a research track. At most 15. Three left at the end are 1 VP.
gaia-resource-qic = QIC
    .tip = Extends range by 2, settles Gaia planets, pays for the QIC actions.
gaia-resource-power = power
    .tip = Charge moves tokens from bowl I to II to III; spending moves them from III back to I.
gaia-resource-vp = VP
    .tip = Victory points. Whoever has most at the end wins.

## Planets
gaia-planet-terra = Terra
    .tip = Blue home world of the Terrans and Lantids.
gaia-planet-oxide = Oxide
    .tip = Red home world of the Hadsch Hallas and the Ivits.
gaia-planet-volcanic = Volcanic
    .tip = Orange home world of the Geodens and Bal T’aks.
gaia-planet-desert = Desert
    .tip = Yellow home world of the Xenos and Gleens.
gaia-planet-swamp = Swamp
    .tip = Brown home world of the Taklons and Ambas.
gaia-planet-titanium = Titanium
    .tip = Grey home world of the Firaks and Bescods.
gaia-planet-ice = Ice
    .tip = White home world of the Nevlas and Itars.
gaia-planet-gaia = Gaia planet
    .tip = Good for everyone: a mine needs no terraforming but 1 QIC more.
gaia-planet-transdim = Transdim planet
    .tip = Nobody can live here until a Gaia project has turned it into a Gaia planet.
gaia-planet-lost = Lost Planet
    .tip = Found by whoever reaches the end of Navigation. It counts as a mine and a planet type of its own.
gaia-planet-space = deep space
    .tip = No planet. Satellites and space stations can be here.

## Structures
gaia-structure-mine = mine
    .tip = Costs 1 ore and 2 credits, and ore for terraforming. Power value 1. Brings ore.
gaia-structure-trading_station = trading station
    .tip = Replaces a mine for 2 ore and 6 credits, 3 credits with an opponent within two hexes. Power value 2. Brings credits.
gaia-structure-research_lab = research lab
    .tip = Replaces a trading station for 3 ore and 5 credits, and gives a tech tile. Power value 2. Brings knowledge.
gaia-structure-planetary_institute = planetary institute
    .tip = Replaces a trading station for 4 ore and 6 credits, and unlocks the faction’s ability. Power value 3. Charges 4 each round.
gaia-structure-academy_knowledge = academy of knowledge
    .tip = Replaces a research lab for 6 ore and 6 credits, and gives a tech tile. Power value 3. Brings 2 knowledge each round.
gaia-structure-academy_qic = academy of QIC
    .tip = Replaces a research lab for 6 ore and 6 credits, and gives a tech tile. Power value 3. Once a round it gives 1 QIC.
gaia-structure-lost_planet_mine = mine of the Lost Planet
    .tip = Counts as a mine with power value 1; it cannot be upgraded and brings no income.
gaia-structure-gaiaformer = gaiaformer
    .tip = Turns a Transdim planet into a Gaia planet by the next round. Then a mine may be built there without QIC.
gaia-structure-satellite = satellite
    .tip = Links the planets of a federation. Costs one power token, for the Ivits one QIC.
gaia-structure-space_station = space station
    .tip = The Ivits reach out from it. It counts 1 in their federation and as a satellite at the end.

## Factions
gaia-faction-terrans = Terrans
    .tip = Tokens return from the Gaia area to bowl II instead of I. Institute: returning tokens also bring resources, at the prices of free conversions.
gaia-faction-lantids = Lantids
    .tip = They may build mines on planets of others for 1 ore and 2 credits. Institute: 2 knowledge for each of these mines.
gaia-faction-xenos = Xenos
    .tip = They start with a third mine. Institute: their federations need a power value of only 6, and it brings a QIC each round.
gaia-faction-gleens = Gleens
    .tip = Gaia planets cost 1 ore instead of a QIC and bring 2 VP. Until their QIC academy stands, every QIC becomes 1 ore. Institute: a federation token of their own.
gaia-faction-taklons = Taklons
    .tip = They own the brainstone, a token worth 3 power. Institute: a power token with every charge they accept from others.
gaia-faction-ambas = Ambas
    .tip = One ore more each round. Institute: once a round it changes places with one of their mines.
gaia-faction-hadsch_hallas = Hadsch Hallas
    .tip = Three credits more each round. Institute: credits buy ore, knowledge and QIC at the prices of power.
gaia-faction-ivits = Ivits
    .tip = They start with their institute and no mine, and enlarge a single federation with QIC as satellites. Institute: one space station each round.
gaia-faction-geodens = Geodens
    .tip = They start one level into Terraforming. Institute: 3 knowledge for each planet type they settle for the first time.
gaia-faction-bal_taks = Bal T’aks
    .tip = A gaiaformer can be lent to the Gaia area for 1 QIC. Until the institute stands they cannot advance in Navigation. Their right academy gives 4 credits.
gaia-faction-firaks = Firaks
    .tip = Two knowledge each round. Institute: once a round a research lab becomes a trading station again and they advance one level.
gaia-faction-bescods = Bescods
    .tip = Once a round they advance on their lowest track. Stations bring knowledge, labs credits; academies grow from stations, the institute from a lab. Institute: +1 power value on titanium.
gaia-faction-nevlas = Nevlas
    .tip = A token of bowl III can be lent to the Gaia area for 1 knowledge. Labs charge power. Institute: tokens in bowl III are worth 2.
gaia-faction-itars = Itars
    .tip = Burned tokens go to the Gaia area, and one token comes each round. Institute: trade 4 tokens of the Gaia area for a tech tile.

## Research tracks and their levels
gaia-track-terraforming = Terraforming
    .tip = Makes each step of terraforming cheaper: from 3 ore down to 1.
gaia-track-navigation = Navigation
    .tip = Lets you reach further: from 1 hex up to 4. At the end lies the Lost Planet.
gaia-track-artificial_intelligence = Artificial Intelligence
    .tip = Each level brings QIC at once.
gaia-track-gaia_project = Gaia project
    .tip = Brings gaiaformers and makes Gaia projects cheaper in tokens.
gaia-track-economy = Economy
    .tip = Each level brings more credits, ore and charge every round.
gaia-track-science = Science
    .tip = Each level brings more knowledge every round.
gaia-level-terraforming_0 = Terraforming, start
    .tip = A step costs 3 ore.
gaia-level-terraforming_1 = Terraforming 1
    .tip = 2 ore at once. A step costs 3 ore.
gaia-level-terraforming_2 = Terraforming 2
    .tip = A step costs 2 ore.
gaia-level-terraforming_3 = Terraforming 3
    .tip = Charge 3. A step costs 1 ore.
gaia-level-terraforming_4 = Terraforming 4
    .tip = 2 ore at once. A step costs 1 ore.
gaia-level-terraforming_5 = Terraforming 5
    .tip = Take the federation token that lies here. Only one player can be here; a green federation token is flipped.
gaia-level-navigation_0 = Navigation, start
    .tip = Range 1.
gaia-level-navigation_1 = Navigation 1
    .tip = 1 QIC at once. Range 1.
gaia-level-navigation_2 = Navigation 2
    .tip = Range 2.
gaia-level-navigation_3 = Navigation 3
    .tip = Charge 3, and 1 QIC at once. Range 2.
gaia-level-navigation_4 = Navigation 4
    .tip = Range 3.
gaia-level-navigation_5 = Navigation 5
    .tip = Range 4, and place the Lost Planet. Only one player can be here; a green federation token is flipped.
gaia-level-artificial_intelligence_0 = Artificial Intelligence, start
    .tip = Nothing yet.
gaia-level-artificial_intelligence_1 = Artificial Intelligence 1
    .tip = 1 QIC at once.
gaia-level-artificial_intelligence_2 = Artificial Intelligence 2
    .tip = 1 QIC at once.
gaia-level-artificial_intelligence_3 = Artificial Intelligence 3
    .tip = Charge 3, and 2 QIC at once.
gaia-level-artificial_intelligence_4 = Artificial Intelligence 4
    .tip = 2 QIC at once.
gaia-level-artificial_intelligence_5 = Artificial Intelligence 5
    .tip = 4 QIC at once. Only one player can be here; a green federation token is flipped.
gaia-level-gaia_project_0 = Gaia project, start
    .tip = No Gaia projects yet.
gaia-level-gaia_project_1 = Gaia project 1
    .tip = A gaiaformer. A project needs 6 tokens.
gaia-level-gaia_project_2 = Gaia project 2
    .tip = 3 power tokens at once. A project needs 6 tokens.
gaia-level-gaia_project_3 = Gaia project 3
    .tip = Charge 3, and a second gaiaformer. A project needs 4 tokens.
gaia-level-gaia_project_4 = Gaia project 4
    .tip = A third gaiaformer. A project needs 3 tokens.
gaia-level-gaia_project_5 = Gaia project 5
    .tip = 4 VP and 1 VP per Gaia planet at once. Only one player can be here; a green federation token is flipped.
gaia-level-economy_0 = Economy, start
    .tip = Nothing yet.
gaia-level-economy_1 = Economy 1
    .tip = Each round 2 credits and charge 1.
gaia-level-economy_2 = Economy 2
    .tip = Each round 1 ore, 2 credits and charge 2.
gaia-level-economy_3 = Economy 3
    .tip = Charge 3. Each round 1 ore, 3 credits and charge 3.
gaia-level-economy_4 = Economy 4
    .tip = Each round 2 ore, 4 credits and charge 4.
gaia-level-economy_5 = Economy 5
    .tip = 3 ore, 6 credits and charge 6 at once, but no more income. Only one player can be here; a green federation token is flipped.
gaia-level-science_0 = Science, start
    .tip = Nothing yet.
gaia-level-science_1 = Science 1
    .tip = Each round 1 knowledge.
gaia-level-science_2 = Science 2
    .tip = Each round 2 knowledge.
gaia-level-science_3 = Science 3
    .tip = Charge 3. Each round 3 knowledge.
gaia-level-science_4 = Science 4
    .tip = Each round 4 knowledge.
gaia-level-science_5 = Science 5
    .tip = 9 knowledge at once, but no more income. Only one player can be here; a green federation token is flipped.

## Power and QIC actions
gaia-space-power_3_knowledge = 3 knowledge
    .tip = 7 power: gain 3 knowledge. Once a round for the whole table.
gaia-space-power_2_steps = 2 terraforming steps
    .tip = 5 power: build a mine with two steps of terraforming for free; a step that is not needed is lost. Once a round for the whole table.
gaia-space-power_2_ore = 2 ore
    .tip = 4 power: gain 2 ore. Once a round for the whole table.
gaia-space-power_7_credits = 7 credits
    .tip = 4 power: gain 7 credits. Once a round for the whole table.
gaia-space-power_2_knowledge = 2 knowledge
    .tip = 4 power: gain 2 knowledge. Once a round for the whole table.
gaia-space-power_1_step = 1 terraforming step
    .tip = 3 power: build a mine with one step of terraforming for free; a step that is not needed is lost. Once a round for the whole table.
gaia-space-power_2_tokens = 2 power tokens
    .tip = 3 power: gain 2 new power tokens. Once a round for the whole table.
gaia-space-qic_tech_tile = a tech tile
    .tip = 4 QIC: take a tech tile. Once a round for the whole table.
gaia-space-qic_rescore_federation = a federation token again
    .tip = 3 QIC: gain the reward of one of your federation tokens again. Once a round for the whole table.
gaia-space-qic_planet_types = VP for planet types
    .tip = 2 QIC: 3 VP and 1 VP for each type of planet you have settled. Once a round for the whole table.

## Special actions
gaia-special-booster_step = booster: one free step
    .tip = Build a mine with one step of terraforming for free; a step that is not needed is lost. Once a round.
gaia-special-booster_range = booster: range +3
    .tip = Build a mine or start a Gaia project three hexes further away. Once a round.
gaia-special-tech_action_charge_4 = charge 4
    .tip = Charge 4 power. Once a round.
gaia-special-adv_action_qic_5_credits = 1 QIC and 5 credits
    .tip = Gain 1 QIC and 5 credits. Once a round.
gaia-special-adv_action_3_ore = 3 ore
    .tip = Gain 3 ore. Once a round.
gaia-special-adv_action_3_knowledge = 3 knowledge
    .tip = Gain 3 knowledge. Once a round.
gaia-special-academy = academy
    .tip = Gain 1 QIC, the Bal T’aks 4 credits. Once a round.
gaia-special-swap = swap the institute
    .tip = The planetary institute changes places with one of your mines. Once a round.
gaia-special-downgrade = lab becomes station
    .tip = A research lab becomes a trading station again, then you advance one level on any track. Once a round.
gaia-special-space_station = space station
    .tip = Place a space station on an empty hex within range. Once a round.
gaia-special-lowest_track = lowest track
    .tip = Advance one level on a track where you are lowest. Once a round.

## Boosters
gaia-booster-booster_ore_knowledge = 1 ore, 1 knowledge
    .tip = Income of 1 ore and 1 knowledge.
gaia-booster-booster_credits_qic = 2 credits, 1 QIC
    .tip = Income of 2 credits and 1 QIC.
gaia-booster-booster_tokens_ore = 2 tokens, 1 ore
    .tip = Income of 2 power tokens and 1 ore.
gaia-booster-booster_terraform_action = free step
    .tip = Income of 2 credits. Special action: build a mine with one step of terraforming for free.
gaia-booster-booster_range_action = range +3
    .tip = Income of charge 2. Special action: build a mine or start a Gaia project three hexes further away.
gaia-booster-booster_pass_mines = VP for mines
    .tip = Income of 1 ore. When passing: 1 VP per mine.
gaia-booster-booster_pass_labs = VP for labs
    .tip = Income of 1 knowledge. When passing: 3 VP per research lab.
gaia-booster-booster_pass_trading_stations = VP for trading stations
    .tip = Income of 1 ore. When passing: 2 VP per trading station.
gaia-booster-booster_pass_big_buildings = VP for institute and academies
    .tip = Income of charge 4. When passing: 4 VP per institute or academy.
gaia-booster-booster_pass_gaia = VP for Gaia planets
    .tip = Income of 4 credits. When passing: 1 VP per Gaia planet.

## Tech tiles
gaia-tile-tech_ore_qic = 1 ore, 1 QIC
    .tip = Gain 1 ore and 1 QIC at once.
gaia-tile-tech_knowledge_per_type = knowledge per planet type
    .tip = Gain 1 knowledge for each type of planet you have settled, at once.
gaia-tile-tech_big_buildings_power_4 = power value 4
    .tip = Your institute and academies have a power value of 4 instead of 3.
gaia-tile-tech_7_vp = 7 VP
    .tip = Gain 7 VP at once.
gaia-tile-tech_income_ore_charge = income: 1 ore, charge 1
    .tip = Each round 1 ore and charge 1.
gaia-tile-tech_income_knowledge_credit = income: 1 knowledge, 1 credit
    .tip = Each round 1 knowledge and 1 credit.
gaia-tile-tech_gaia_mine_3_vp = 3 VP per mine on Gaia
    .tip = 3 VP whenever you build a mine on a Gaia planet.
gaia-tile-tech_income_4_credits = income: 4 credits
    .tip = Each round 4 credits.
gaia-tile-tech_action_charge_4 = action: charge 4
    .tip = Special action: charge 4 power.
gaia-tile-adv_pass_federations = passing: 3 VP per federation
    .tip = When passing: 3 VP for each of your federation tokens.
gaia-tile-adv_research_2_vp = 2 VP per research level
    .tip = 2 VP whenever you advance on a research track.
gaia-tile-adv_action_qic_5_credits = action: 1 QIC, 5 credits
    .tip = Special action: gain 1 QIC and 5 credits.
gaia-tile-adv_2_vp_per_mine = 2 VP per mine
    .tip = At once 2 VP for each of your mines.
gaia-tile-adv_pass_labs = passing: 3 VP per lab
    .tip = When passing: 3 VP for each of your research labs.
gaia-tile-adv_ore_per_sector = 1 ore per sector
    .tip = At once 1 ore for each sector you have settled in.
gaia-tile-adv_pass_planet_types = passing: 1 VP per planet type
    .tip = When passing: 1 VP for each type of planet you have settled.
gaia-tile-adv_2_vp_per_gaia = 2 VP per Gaia planet
    .tip = At once 2 VP for each of your Gaia planets.
gaia-tile-adv_4_vp_per_trading_station = 4 VP per trading station
    .tip = At once 4 VP for each of your trading stations.
gaia-tile-adv_2_vp_per_sector = 2 VP per sector
    .tip = At once 2 VP for each sector you have settled in.
gaia-tile-adv_action_3_ore = action: 3 ore
    .tip = Special action: gain 3 ore.
gaia-tile-adv_5_vp_per_federation = 5 VP per federation
    .tip = At once 5 VP for each of your federation tokens.
gaia-tile-adv_action_3_knowledge = action: 3 knowledge
    .tip = Special action: gain 3 knowledge.
gaia-tile-adv_mine_3_vp = 3 VP per new mine
    .tip = 3 VP whenever you build a mine.
gaia-tile-adv_trading_station_3_vp = 3 VP per new trading station
    .tip = 3 VP whenever you build a trading station.

## Federation tokens
gaia-token-fed_12_vp = 12 VP
    .tip = 12 VP. It has no green side, so it opens neither a level 5 nor an advanced tile.
gaia-token-fed_8_vp_qic = 8 VP, 1 QIC
    .tip = 8 VP and 1 QIC. Its green side opens one level 5 or one advanced tile.
gaia-token-fed_8_vp_tokens = 8 VP, 2 power tokens
    .tip = 8 VP and 2 power tokens. Its green side opens one level 5 or one advanced tile.
gaia-token-fed_7_vp_ore = 7 VP, 2 ore
    .tip = 7 VP and 2 ore. Its green side opens one level 5 or one advanced tile.
gaia-token-fed_7_vp_credits = 7 VP, 6 credits
    .tip = 7 VP and 6 credits. Its green side opens one level 5 or one advanced tile.
gaia-token-fed_6_vp_knowledge = 6 VP, 2 knowledge
    .tip = 6 VP and 2 knowledge. Its green side opens one level 5 or one advanced tile.
gaia-token-fed_gleens = the Gleens’ token
    .tip = 1 ore, 1 knowledge and 2 credits. Its green side opens one level 5 or one advanced tile.

## Scoring tiles
gaia-round_tile-round_terraform = 2 VP per terraforming step
    .tip = This round: 2 VP for each step of terraforming a new mine needs.
gaia-round_tile-round_research = 2 VP per research level
    .tip = This round: 2 VP for each level advanced on a research track.
gaia-round_tile-round_mine = 2 VP per mine
    .tip = This round: 2 VP for each mine built.
gaia-round_tile-round_federation = 5 VP per federation token
    .tip = This round: 5 VP for each federation token gained.
gaia-round_tile-round_trading_station_4 = 4 VP per trading station
    .tip = This round: 4 VP for each trading station built.
gaia-round_tile-round_gaia_mine_4 = 4 VP per mine on Gaia
    .tip = This round: 4 VP for each mine built on a Gaia planet.
gaia-round_tile-round_big_building_a = 5 VP per institute or academy
    .tip = This round: 5 VP for each planetary institute or academy built.
gaia-round_tile-round_trading_station_3 = 3 VP per trading station
    .tip = This round: 3 VP for each trading station built.
gaia-round_tile-round_gaia_mine_3 = 3 VP per mine on Gaia
    .tip = This round: 3 VP for each mine built on a Gaia planet.
gaia-round_tile-round_big_building_b = 5 VP per institute or academy
    .tip = This round: 5 VP for each planetary institute or academy built.
gaia-final_tile-final_structures_in_federations = Structures in federations
    .tip = At the end: 18, 12 and 6 VP for most structures inside federations.
gaia-final_tile-final_gaia_planets = Gaia planets
    .tip = At the end: 18, 12 and 6 VP for most Gaia planets.
gaia-final_tile-final_sectors = Sectors
    .tip = At the end: 18, 12 and 6 VP for structures in most sectors.
gaia-final_tile-final_structures = Structures
    .tip = At the end: 18, 12 and 6 VP for most structures.
gaia-final_tile-final_satellites = Satellites
    .tip = At the end: 18, 12 and 6 VP for most satellites and space stations.
gaia-final_tile-final_planet_types = Planet types
    .tip = At the end: 18, 12 and 6 VP for most types of planets.

## Free conversions
gaia-conversion-burn = burn: 2 tokens of bowl II → 1 in bowl III
    .tip = One token of bowl II leaves the game, another moves to bowl III.
gaia-short-burn = Burn
gaia-short-burn_raise_stone = Burn: brainstone up
gaia-short-burn_discard_stone = Burn: brainstone away
gaia-conversion-power_to_qic = 4 power → 1 QIC
gaia-conversion-power_to_ore = 3 power → 1 ore
gaia-conversion-qic_to_ore = 1 QIC → 1 ore
gaia-conversion-power_to_knowledge = 4 power → 1 knowledge
gaia-conversion-power_to_credit = 1 power → 1 credit
gaia-conversion-knowledge_to_credit = 1 knowledge → 1 credit
gaia-conversion-ore_to_credit = 1 ore → 1 credit
gaia-conversion-ore_to_token = 1 ore → 1 power token
gaia-conversion-hadsch_credit_to_qic = 4 credits → 1 QIC
gaia-conversion-hadsch_credit_to_ore = 3 credits → 1 ore
gaia-conversion-hadsch_credit_to_knowledge = 4 credits → 1 knowledge
gaia-conversion-nevlas_token_to_knowledge = 1 token of bowl III → 1 knowledge
    .tip = The token waits in the Gaia area until the next round.
gaia-conversion-bal_taks_gaiaformer_to_qic = 1 gaiaformer → 1 QIC
    .tip = The gaiaformer waits in the Gaia area until the next round.
gaia-conversion-burn_raise_stone = burn: the brainstone moves to bowl III
gaia-conversion-burn_discard_stone = burn: the brainstone is given up

## Letters on planets
gaia-letter-terra = T
gaia-letter-oxide = O
gaia-letter-volcanic = V
gaia-letter-desert = D
gaia-letter-swamp = S
gaia-letter-titanium = Ti
gaia-letter-ice = I
gaia-letter-gaia = G
gaia-letter-transdim = X
gaia-letter-lost = L

## The same tiles, in a player’s own hands
gaia-held-tech_ore_qic = { gaia-tile-tech_ore_qic }
gaia-held-tech_knowledge_per_type = { gaia-tile-tech_knowledge_per_type }
gaia-held-tech_big_buildings_power_4 = { gaia-tile-tech_big_buildings_power_4 }
gaia-held-tech_7_vp = { gaia-tile-tech_7_vp }
gaia-held-tech_income_ore_charge = { gaia-tile-tech_income_ore_charge }
gaia-held-tech_income_knowledge_credit = { gaia-tile-tech_income_knowledge_credit }
gaia-held-tech_gaia_mine_3_vp = { gaia-tile-tech_gaia_mine_3_vp }
gaia-held-tech_income_4_credits = { gaia-tile-tech_income_4_credits }
gaia-held-tech_action_charge_4 = { gaia-tile-tech_action_charge_4 }
gaia-held-adv_pass_federations = { gaia-tile-adv_pass_federations }
gaia-held-adv_research_2_vp = { gaia-tile-adv_research_2_vp }
gaia-held-adv_action_qic_5_credits = { gaia-tile-adv_action_qic_5_credits }
gaia-held-adv_2_vp_per_mine = { gaia-tile-adv_2_vp_per_mine }
gaia-held-adv_pass_labs = { gaia-tile-adv_pass_labs }
gaia-held-adv_ore_per_sector = { gaia-tile-adv_ore_per_sector }
gaia-held-adv_pass_planet_types = { gaia-tile-adv_pass_planet_types }
gaia-held-adv_2_vp_per_gaia = { gaia-tile-adv_2_vp_per_gaia }
gaia-held-adv_4_vp_per_trading_station = { gaia-tile-adv_4_vp_per_trading_station }
gaia-held-adv_2_vp_per_sector = { gaia-tile-adv_2_vp_per_sector }
gaia-held-adv_action_3_ore = { gaia-tile-adv_action_3_ore }
gaia-held-adv_5_vp_per_federation = { gaia-tile-adv_5_vp_per_federation }
gaia-held-adv_action_3_knowledge = { gaia-tile-adv_action_3_knowledge }
gaia-held-adv_mine_3_vp = { gaia-tile-adv_mine_3_vp }
gaia-held-adv_trading_station_3_vp = { gaia-tile-adv_trading_station_3_vp }

## Federation tokens in a player’s own hands
gaia-owned-fed_12_vp = { gaia-token-fed_12_vp }
gaia-owned-fed_8_vp_qic = { gaia-token-fed_8_vp_qic }
gaia-owned-fed_8_vp_tokens = { gaia-token-fed_8_vp_tokens }
gaia-owned-fed_7_vp_ore = { gaia-token-fed_7_vp_ore }
gaia-owned-fed_7_vp_credits = { gaia-token-fed_7_vp_credits }
gaia-owned-fed_6_vp_knowledge = { gaia-token-fed_6_vp_knowledge }
gaia-owned-fed_gleens = { gaia-token-fed_gleens }

## Where points come from
gaia-source-start = start
gaia-source-rounds = round scoring
gaia-source-boosters = boosters
gaia-source-tiles = tech tiles
gaia-source-federations = federations
gaia-source-research = research
gaia-source-actions = actions
gaia-source-faction = faction
gaia-source-charging = charging
gaia-source-final = final scoring
gaia-source-levels = research levels
gaia-source-resources = resources left
gaia-score-start = Start
gaia-score-rounds = Rounds
gaia-score-boosters = Boosters
gaia-score-tiles = Tech tiles
gaia-score-federations = Federations
gaia-score-research = Research
gaia-score-actions = Actions
gaia-score-faction = Faction
gaia-score-charging = Charging
gaia-score-final = Final scoring
gaia-score-levels = Levels
gaia-score-resources = Resources

## Solo against the Automa
gaia-opponent = the Automa
gaia-option-automa = Solo: the Automa (unofficial reconstruction)
    .tip = An opponent made of cards, for one person. The levels differ in its bonus.
gaia-option-automa-none = played without
gaia-option-automa-automalein = Automalein: gentle
gaia-option-automa-automa = Automa: normal
gaia-option-automa-automaechtig = Automächtig: strong
gaia-option-automa-ultoma = Ultoma: very strong
gaia-option-automa-alptrauma = Alptrauma: a nightmare
gaia-option-automa_faction = Solo: the Automa’s faction
    .tip = Whose faction the Automa plays.
gaia-option-automa_faction-none = played without
gaia-option-automa_faction-terrans = Terrans
gaia-option-automa_faction-xenos = Xenos
gaia-option-automa_faction-taklons = Taklons
gaia-option-automa_faction-hadsch_hallas = Hadsch Hallas
gaia-option-automa_faction-geodens = Geodens
gaia-option-automa_faction-firaks = Firaks
gaia-option-automa_faction-itars = Itars
gaia-event-automa_acted = { $seat } acts by { $card }, supported by { $support }.
gaia-automa-deck = { $deck } cards, { $reserve } in reserve
gaia-automa-next = Next: { $card }
gaia-card-automa_1 = card 1
gaia-card-automa_2 = card 2
gaia-card-automa_3 = card 3
gaia-card-automa_4 = card 4
gaia-card-automa_5 = card 5
gaia-card-automa_6 = card 6
gaia-card-automa_7 = card 7
gaia-card-automa_8 = card 8
gaia-card-automa_9 = card 9
gaia-card-automa_10 = card 10
gaia-card-automa_11 = card 11
gaia-card-automa_12 = card 12
gaia-card-automa_13 = card 13
gaia-card-automa_14 = card 14
gaia-card-automa_15 = card 15
gaia-card-automa_16 = card 16
gaia-card-automa_17 = card 17

## The page: headings and short words
gaia-board = The galaxy
gaia-round-short = Round { $round } / 6
gaia-phase-setup = Set-up
gaia-phase-income = Income phase
gaia-phase-gaia = Gaia phase
gaia-phase-actions = Action phase
gaia-phase-ended = End of the game
gaia-tab-research = Research
gaia-tab-faction = My faction
gaia-tab-tiles = Tiles
gaia-head-research = Research
gaia-head-tech = Tech tiles
gaia-head-actions = Power and QIC actions
gaia-head-rounds = Round scoring
gaia-head-final = Final scoring
gaia-projection-all = Projection
    .tip = The points of everybody if the game ended now.
gaia-head-income = Next income
gaia-head-power = Power
gaia-head-specials = Special actions
gaia-head-my-tiles = Tech tiles
gaia-head-tokens = Federation tokens
gaia-head-boosters = Boosters
gaia-head-stock = Federation tokens in stock
gaia-head-factions = Factions
gaia-none-tiles = No tile yet. Research labs and academies bring one.
gaia-none-tokens = No federation yet. { $power } power value needed.
gaia-none-faction = No faction yet
gaia-gaia-area = Gaia area
gaia-covered = covered
gaia-passed = passed
gaia-neutral = neutral player
gaia-range = range { $range }
gaia-step-cost = { $ore } ore per step
gaia-project-cost = { $tokens ->
    [0] no Gaia projects
   *[other] { $tokens } tokens per project
}
gaia-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
gaia-standing = { $seat }: { $count } ({ $points } VP)
gaia-colon = { ": " }
gaia-federation-power = Power { $power } of { $need }
gaia-federation-satellites = { $count ->
    [one] 1 satellite
   *[other] { $count } satellites
}, at most { $most }
gaia-bill = { $power } power left
gaia-mine-on = Mine on { $planet }
gaia-after-conversions = payable after conversions
gaia-could-convert = Payable after: { $list }.
gaia-missing = Missing: { $list }.

## The page: what a thing is, whose, where
gaia-label-structure = { $structure }, { $seat }
gaia-label-gaiaformer = gaiaformer, { $seat }
gaia-label-satellite = satellite, { $seat }
gaia-label-guest = mine, { $seat }
gaia-now-owner = { $structure } of { $seat }, power value { $power }.
gaia-now-guest = Shared with a mine of { $seat }.
gaia-now-former = A gaiaformer of { $seat } works here.
gaia-now-satellites = Satellites: { $list }.
gaia-now-station = A space station.
gaia-now-federation = In a federation of { $list }.
gaia-now-mine = A mine here: { $cost }.
gaia-now-steps = { $steps ->
    [one] 1 step from your home type.
   *[other] { $steps } steps from your home type.
}
gaia-now-projection = { $seat }: { $score } now, { $final } for final tiles, { $levels } for levels, { $resources } for resources: { $total }.
gaia-now-used = Used this round.
gaia-now-left = { $count ->
    [0] None left.
    [one] One left.
   *[other] { $count } left.
}
gaia-now-round = Scores in round { $round }.
gaia-now-holder = { $seat } has it.
gaia-now-free = Nobody has it.
gaia-now-sector = Sector { $sector }
gaia-now-cluster = Power value { $power } together.
gaia-now-structures-built = { $out } of { $of } built.
gaia-about-seat = { $ore } ore, { $credits } credits, { $knowledge } knowledge, { $qic } QIC

## The page: what an action brings
gaia-brings-ore = { $count ->
   *[other] { $amount } ore
}
gaia-brings-credits = { $count ->
    [one] { $amount } credit
   *[other] { $amount } credits
}
gaia-brings-knowledge = { $count ->
   *[other] { $amount } knowledge
}
gaia-brings-qic = { $amount } QIC
gaia-brings-power = { $amount } power
gaia-brings-tokens = { $count ->
    [one] { $amount } power token
   *[other] { $amount } power tokens
}
gaia-brings-income_ore = { $count ->
    [one] { $amount } ore each round
   *[other] { $amount } ore each round
}
gaia-brings-income_knowledge = { $count ->
    [one] { $amount } knowledge each round
   *[other] { $amount } knowledge each round
}
gaia-brings-income_qic = { $amount } QIC each round
gaia-brings-income_charge = { $amount } charge each round
gaia-brings-income_credits = { $count ->
    [one] { $amount } credit each round
   *[other] { $amount } credits each round
}
gaia-brings-income_power_tokens = { $count ->
    [one] { $amount } power token each round
   *[other] { $amount } power tokens each round
}
gaia-brings-bowls = power { $before } → { $after }
gaia-brings-gaia_area = { $amount } in the Gaia area
gaia-brings-points = { $amount } VP
gaia-brings-gaiaformers = { $count ->
    [one] { $amount } gaiaformer
   *[other] { $amount } gaiaformers
}
gaia-brings-federation = power { $power } of { $need }
gaia-brings-charge = { $points ->
    [0] { $seat } may charge { $charge }
   *[other] { $seat } may charge { $charge } for { $points } VP
}

## Why something is not possible
gaia-power-power = power
gaia-power-tokens = power tokens
gaia-obstacle-short-ore = { $missing } ore short: this takes { $needed }, you have { $held }.
gaia-obstacle-short-credits = { $missing ->
    [one] 1 credit short
   *[other] { $missing } credits short
}: this takes { $needed }, you have { $held }.
gaia-obstacle-short-knowledge = { $missing } knowledge short: this takes { $needed }, you have { $held }.
gaia-obstacle-short-qic = { $missing } QIC short: this takes { $needed }, you have { $held }.
gaia-obstacle-short-power = { $missing } power short in bowl III: this takes { $needed }, you have { $held }.
gaia-obstacle-short-tokens = { $missing ->
    [one] 1 power token short
   *[other] { $missing } power tokens short
}: this takes { $needed } from your bowls, you have { $held }.
gaia-obstacle-no_planet = There is no planet here.
gaia-obstacle-no_own = No structure of yours stands here.
gaia-obstacle-own_planet = You have settled here already.
gaia-obstacle-planet_taken = { $owner } has settled here.
gaia-obstacle-former_there = A gaiaformer stands here: { $owner }.
gaia-obstacle-not_empty = This hex is not empty.
gaia-obstacle-still_transdim = Your gaiaformer is at work: the planet turns green in the next Gaia phase.
gaia-obstacle-needs_project = Nobody can settle a Transdim planet before a gaiaformer has changed it: start a Gaia project here.
gaia-obstacle-not_transdim = Gaia projects are for Transdim planets only.
gaia-obstacle-too_far = Too far: { $distance } hexes. Your ships go { $range }; each QIC adds 2 hexes, and you have { $held }.
gaia-obstacle-no_pieces = All your pieces of this kind are on the map: { $structure }.
gaia-obstacle-no_former = No gaiaformer is ready on your board.
gaia-obstacle-only_mine = Free steps are for a mine, not for a Gaia project.
gaia-obstacle-lost_stays = The mine on the Lost Planet cannot be upgraded.
gaia-obstacle-no_upgrade = A { $structure } cannot become a { $target }.
gaia-obstacle-federation_power = Your planets that are free to join are worth { $power } power; a federation needs { $needed }.
gaia-obstacle-federation_link = Your planets are too far apart: you can pay { $satellites ->
    [one] 1 satellite
   *[other] { $satellites } satellites
}.
gaia-obstacle-stock_empty = There is no such federation token left.
gaia-obstacle-not_joinable = These planets are in no federation that can be formed with those chosen.
gaia-obstacle-join_more = The planets chosen so far are no federation yet: join more.
gaia-obstacle-not_linking = A satellite here would not help with as few as possible.
gaia-obstacle-track_closed = The Bal T’aks cannot advance here before they have their institute.
gaia-obstacle-track_ends = You have reached the top: { $track }.
gaia-obstacle-top_taken = Somebody holds the top level: { $track }. It is for one player only.
gaia-obstacle-no_green = This takes a federation token with its green side up.
gaia-obstacle-wrong_track = The step of this tile is for one track: { $track }.
gaia-obstacle-not_lowest = Only your lowest tracks advance, those on level { $level }.
gaia-obstacle-no_such_tile = This tile is not to be had: { $tile }.
gaia-obstacle-tile_owned = You own this tile already: { $tile }.
gaia-obstacle-tile_level = { $track }: you are on level { $level }, the tile asks for level { $needed }.
gaia-obstacle-nothing_to_cover = An advanced tile covers one of your tiles, and you have none to cover.
gaia-obstacle-not_coverable = You can cover only a standard tile of your own.
gaia-obstacle-space_used = It has been taken. It is back in round { $round }.
gaia-obstacle-last_round = It has been taken, and this is the last round.
gaia-obstacle-no_mine = No mine can be built with these steps now.
gaia-obstacle-no_tile = There is no tile that you could take.
gaia-obstacle-no_token = You have no such federation token.
gaia-obstacle-no_special = You do not have this action.
gaia-obstacle-special_used = You have used it. It is back in the next round.
gaia-obstacle-no_target = There is nothing now that it could be used on.
gaia-obstacle-not_swappable = The institute changes places with a mine of yours, not the Lost Planet’s.
gaia-obstacle-not_a_lab = Only a research lab of yours can become a trading station again.
gaia-obstacle-other_faction = This conversion belongs to another faction.
gaia-obstacle-no_institute = This takes your planetary institute.
gaia-obstacle-no_stone = The brainstone is not in bowl II.
gaia-obstacle-burn_tokens = This takes { $needed } tokens in bowl II; you have { $held }.
gaia-obstacle-no_charged = You have no token in bowl III.
gaia-obstacle-not_combined = Each of your tokens is worth 1 power: convert one thing after the other.
gaia-obstacle-in_order = Name QIC first, then knowledge, ore and credits.
gaia-obstacle-bill_spent = { $left } power is left; this takes { $price }.
gaia-obstacle-empty_basket = Choose something first.
gaia-obstacle-stone_place = The brainstone cannot end up there.
gaia-obstacle-token_count = So many tokens cannot come from this bowl.
gaia-obstacle-no_icon = This income is not open.
gaia-obstacle-charge_amount = You charge all that you can, or nothing.
gaia-obstacle-booster_gone = This booster is not on offer.
gaia-obstacle-no_rotation = Turned like this, equal planets would be neighbours.
gaia-obstacle-faction_taken = Somebody has taken this board: { $faction }.
gaia-obstacle-faction_out = This faction is not offered in this game: { $faction }.
gaia-obstacle-not_home = Your first structures stand on planets of your home type.
gaia-obstacle-when-end_turn = Take an action first, or pass.
gaia-obstacle-when-pass = You have taken your action of this turn. You can pass on your next one.
gaia-obstacle-when-build = You have taken your action of this turn.
gaia-obstacle-when-project = You have taken your action of this turn.
gaia-obstacle-when-upgrade = You have taken your action of this turn.
gaia-obstacle-when-federation = You have taken your action of this turn.
gaia-obstacle-when-research = You have taken your action of this turn.
gaia-obstacle-when-action = You have taken your action of this turn.
gaia-obstacle-when-special = You have taken your action of this turn.
gaia-obstacle-when-decline = Only when something is offered to you.
gaia-obstacle-when-stop = Only while you choose what tokens bring.
gaia-obstacle-when-pay = Only while you combine conversions.
gaia-obstacle-when-joined = Only while you form a federation.
gaia-obstacle-when-exchange = Only for the Itars with an institute, in the Gaia phase.
gaia-obstacle-when-with_stone = Only when the Taklons pay.
gaia-obstacle-when-without_stone = Only when the Taklons pay.
gaia-obstacle-when-charge = Only when somebody builds near you.
gaia-obstacle-when-token_first = Only when somebody builds near the Taklons.
gaia-obstacle-when-token_after = Only when somebody builds near the Taklons.
gaia-obstacle-when-gain = Only while you combine conversions, or when tokens bring something.
gaia-obstacle-when-stone_in = Only when the Taklons charge power.
gaia-obstacle-when-from_first = Only when you pay with tokens.
gaia-obstacle-when-from_second = Only when you pay with tokens.
gaia-obstacle-when-advance = Only when a tile or an action gives a free step. For 4 knowledge, choose research.
gaia-obstacle-when-booster = Only when you pass.
gaia-obstacle-when-tile = Only with a new research lab or academy, or by the QIC action.
gaia-obstacle-when-cover = Only when you take an advanced tile.
gaia-obstacle-when-token = Only when you form a federation, or by the QIC action.
gaia-obstacle-when-icon = Only in the income phase.
gaia-obstacle-when-faction = Factions are chosen before the game.
gaia-obstacle-when-rotate = Sectors are turned before the game.
gaia-obstacle-when-satellite = Only while you form a federation.
gaia-obstacle-when-join = Only while you form a federation.
gaia-obstacle-when-place = First structures are placed before the game.
gaia-obstacle-when-station = Only by the special action of the Ivits’ institute.
gaia-obstacle-when-lost_planet = Only with the last step of Navigation.
gaia-obstacle-when-swap = Only by the special action of the Ambas’ institute.
gaia-obstacle-when-downgrade = Only by the special action of the Firaks’ institute.

## The terminal
gaia-terminal-legend = small numbers: whose; alone: satellites; two digits: sectors
gaia-terminal-faction = Faction
gaia-terminal-booster = Booster
gaia-terminal-structures = Structures
gaia-terminal-reach = Reach
gaia-terminal-needed = next at { $power }
gaia-terminal-tile = Tech tile
gaia-terminal-advanced = Advanced
gaia-terminal-actions-power = Power actions
gaia-terminal-actions-qic = QIC actions

## What is said before an action is confirmed

gaia-warning-over_cap = Above the cap of { $cap }, lost: { $lost } { $resource }.
gaia-warning-nothing_fits = Nothing is gained: you hold { $cap } { $resource } already, the most that anybody may hold.
gaia-warning-charge_lost = Of this charge { $lost } power finds no token to move, and is lost.
gaia-warning-nothing_charged = Nothing is charged: all your tokens are in bowl III.
gaia-warning-steps_lost = This planet needs only { $needed } of the { $free } free steps: the rest is lost.
gaia-warning-steps_unused = This planet needs no step: { $free ->
    [one] the free step is lost.
   *[other] the { $free } free steps are lost.
}
gaia-warning-tokens_first = { $lost } power of this charge finds no token to move. Take the tokens that are still to come first.

## Choosing a faction
gaia-pick-intro = **First game?** Take a people marked “Good to start”.
gaia-pick-pairs = Two share each board: taking one removes the other.
gaia-pick-ask = Play the { $faction }?
gaia-pick-then-next = Then { $seat } chooses
gaia-pick-then-two = Then { $seat } chooses, then { $last }
gaia-pick-then-more = Then { $seat } chooses, then { $count } more
gaia-pick-then-none = You are the last to choose
gaia-pick-home = Home planet: **{ $planet }**
gaia-pick-planet = { $planet } planet
gaia-pick-start = From the start
gaia-pick-institute = With the institute
gaia-pick-goods = You start with
gaia-pick-income = Each round
gaia-pick-prices = Price of a mine, by planet
gaia-pick-prices-note = Plus 2 [res-credits|credits] in every case.
gaia-pick-price = { $planets }: { $ore } ore
gaia-pick-map = On this map
gaia-pick-map-count = { $count ->
    [one] **One { $planet } planet.**
   *[other] **{ $count } { $planet } planets.**
} { $advice }
gaia-pick-taken = Taken by { $seat }
gaia-pick-neighbour = same board as { $seat }
gaia-pick-header = { $phase } · { $chosen } of { $of } factions chosen
gaia-pick-seat-now = is choosing a faction
gaia-pick-short-now = chooses now
gaia-pick-short-later = { $last ->
    [yes] last
   *[no] later
}
gaia-pick-short-mine = { $faction }?
gaia-pick-seat-mine = { $faction }, to be confirmed
gaia-pick-seat-later = { $last ->
    [yes] chooses last
   *[no] chooses later
}
gaia-pick-said-charge = charge { $count }
gaia-pick-said-tokens = { $count ->
    [one] 1 power token
   *[other] { $count } power tokens
}
gaia-pick-terrans-line = Their power comes back faster from the Gaia area.
gaia-pick-terrans-start = Power tokens that you lend to a Gaia project come back to bowl II instead of bowl I: **one charge less** to use them again. You own a gaiaformer from the start.
gaia-pick-terrans-institute = Tokens that come back also bring **resources of your choice**, at the prices of power.
gaia-pick-terrans-advice = Gaia projects cost you little: look for Transdim planets near your mines.
gaia-pick-lantids-line = They also build on planets of others.
gaia-pick-lantids-start = You may build mines **on planets that others have settled**, for 1 [res-ore|ore] and 2 [res-credits|credits], never any terraforming. You begin with only 4 power tokens.
gaia-pick-lantids-institute = Each mine on somebody else’s planet brings **2** [res-knowledge|knowledge].
gaia-pick-lantids-advice = Settle close to the others: their planets are your cheapest ones.
gaia-pick-xenos-line = They begin with a third mine.
gaia-pick-xenos-start = You place **three mines** instead of two: more income, and more sky within reach.
gaia-pick-xenos-institute = Your federations need a power value of 6 instead of 7, and you get 1 [res-qic|QIC] each round.
gaia-pick-xenos-advice = Group your three mines: your first federation will come early.
gaia-pick-gleens-line = Gaia planets are cheap for them and bring 2 VP.
gaia-pick-gleens-start = A mine on a Gaia planet costs you 1 [res-ore|ore] instead of a [res-qic|QIC] and brings **2** [res-vp|VP]. Until your QIC academy stands, every QIC becomes 1 ore.
gaia-pick-gleens-institute = You get a **federation token of your own** at once.
gaia-pick-gleens-advice = Look for Gaia planets, and forget about QIC until the academy.
gaia-pick-taklons-line = One special token is worth 3 power.
gaia-pick-taklons-start = You own the **brainstone**: a token that pays for 3 power when you spend it.
gaia-pick-taklons-institute = Whenever you charge power from others, you also get **a new power token**.
gaia-pick-taklons-advice = Build near the others: whatever they build charges your power.
gaia-pick-ambas-line = One ore more each round.
gaia-pick-ambas-start = You get **one ore more** each round, and start with one level of Navigation.
gaia-pick-ambas-institute = Once a round the institute and one of your mines **change places**.
gaia-pick-ambas-advice = Ore builds: you rarely run out of it. Grow wide at first.
gaia-pick-hadsch_hallas-line = Three credits more each round.
gaia-pick-hadsch_hallas-start = You get **three credits more** each round, and start with one level of Economy.
gaia-pick-hadsch_hallas-institute = Credits buy **ore, knowledge and QIC** at the prices of power.
gaia-pick-hadsch_hallas-advice = Build the institute early: money then becomes anything.
gaia-pick-ivits-line = They begin with their institute, grow one federation.
gaia-pick-ivits-start = You place **your institute, and no mine**. You have a single federation, which you enlarge; its satellites cost [res-qic|QIC].
gaia-pick-ivits-institute = Each round you place **a space station**, from which you reach further.
gaia-pick-ivits-advice = Everything hangs together: plan where your one federation grows.
gaia-pick-geodens-line = Better at terraforming: one level ahead.
gaia-pick-geodens-start = You start with **one level of Terraforming** and its 2 ore.
gaia-pick-geodens-institute = Each planet type that you settle for the first time brings **3** [res-knowledge|knowledge].
gaia-pick-geodens-advice = Go for many kinds of planets rather than many planets.
gaia-pick-bal_taks-line = They trade their gaiaformers for QIC.
gaia-pick-bal_taks-start = You may lend a gaiaformer to the Gaia area **for 1** [res-qic|QIC]. Without the institute you cannot advance in Navigation. Your right academy gives 4 credits.
gaia-pick-bal_taks-institute = From now on you **may advance in Navigation**.
gaia-pick-bal_taks-advice = QIC are your engine: spend gaiaformers each round.
gaia-pick-firaks-line = Two knowledge each round.
gaia-pick-firaks-start = You get **two knowledge** each round, but start with less.
gaia-pick-firaks-institute = Once a round a research lab **becomes a trading station again**, and you advance one level.
gaia-pick-firaks-advice = Build a lab, turn it back, build it again: each time a tech tile.
gaia-pick-bescods-line = They advance each round where they are lowest.
gaia-pick-bescods-start = Once a round you **advance one level** on your lowest track. Stations bring knowledge, labs credits; academies grow from stations, the institute from a lab.
gaia-pick-bescods-institute = Your structures on titanium are worth **1 power more**.
gaia-pick-bescods-advice = Nothing is where others have it: read your board twice.
gaia-pick-nevlas-line = They lend tokens for knowledge.
gaia-pick-nevlas-start = You may lend a token of bowl III to the Gaia area **for 1** [res-knowledge|knowledge]. Labs charge power instead of bringing knowledge.
gaia-pick-nevlas-institute = Tokens in bowl III are **worth 2 power**.
gaia-pick-nevlas-advice = Power is everything to you: charge as often as you can.
gaia-pick-itars-line = Burned tokens come back through the Gaia area.
gaia-pick-itars-start = Tokens that you burn **go to the Gaia area** instead of being lost, and one new token comes each round.
gaia-pick-itars-institute = In the Gaia phase you may trade **4 tokens of the Gaia area for a tech tile**.
gaia-pick-itars-advice = Burn without fear: you have more tokens than anybody.

## What a choice still needs
gaia-next-hex = where?
gaia-next-structure = into what?
gaia-next-track = on which track?
gaia-next-space = which one?
gaia-next-special = which one?
gaia-next-conversion = what for what?

## What a round brought
gaia-round-scored = Points of the round
gaia-round-income = Points and income
gaia-round-next = Scores in the next round
gaia-round-boosters = Boosters
gaia-round-order = Order of the next round
