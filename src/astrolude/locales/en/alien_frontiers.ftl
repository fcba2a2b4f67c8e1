### Alien Frontiers: everything a person reads, on the page and in the terminal.

alien_frontiers = Alien Frontiers
alien_frontiers-summary = Roll your fleet, dock it around the planet, and land your colonies before the others do.

## Options of a new table
alien_frontiers-preset-usual = As the rulebook has it.
alien_frontiers-preset-long = Eight colonies each, for an evening.
alien_frontiers-option-edition = Rulebook
    .tip = The French rulebook is played to the letter. The English one differs in eight places: the start with three players, launching at the hub with a step to spare, what taking a card at the Alien Artifact costs, trading after a ship of the pair has left, terraforming with the Relic Ship, the reach of the Orbital Teleporter and the Plasma Cannon, and when the cards are shuffled again.
alien_frontiers-option-edition-french = French, to the letter
alien_frontiers-option-edition-international = English (international)
alien_frontiers-option-supply = Fuel and ore
    .tip = Limited: once the bank is empty, nobody gains more until some is spent.
alien_frontiers-option-supply-limited = limited: 30 fuel, 20 ore
alien_frontiers-option-supply-unlimited = unlimited
alien_frontiers-option-length = Length of the game
    .tip = With three or four players, eight colonies each instead of seven or six.
alien_frontiers-option-length-normal = normal
alien_frontiers-option-length-long = long: eight colonies each
alien_frontiers-option-helmet = Mind Control Helmet
    .tip = A promotional card: for fuel it docks an opponent’s ship as if it were yours.
alien_frontiers-option-helmet-off = left in the box
alien_frontiers-option-helmet-on = shuffled in

## Questions
alien_frontiers-prompt-main = Play your turn
alien_frontiers-prompt-land = Where does your colony land?
alien_frontiers-prompt-excess = Launch now to use the extra step?
alien_frontiers-prompt-raid = What do you plunder?
alien_frontiers-prompt-raid_more = Take more?
alien_frontiers-prompt-warp = Which other ship do you reroll?
alien_frontiers-prompt-cannon = Hit another ship there?
alien_frontiers-prompt-teleport = Where do you dock this ship again?
alien_frontiers-prompt-helmet = Where do you dock the ship you control?
alien_frontiers-prompt-move_colony = Where does this colony go?
alien_frontiers-prompt-swap_colonies = Swap it with which colony?
alien_frontiers-prompt-surplus = How much fuel do you keep?

## What the others read meanwhile
alien_frontiers-waiting-main = { $seat } is playing
alien_frontiers-waiting-land = { $seat } is landing a colony
alien_frontiers-waiting-raid = { $seat } is raiding
alien_frontiers-waiting-raid_more = { $seat } is raiding

## Verbs, as on a button
alien_frontiers-verb-end_turn = End turn
    .tip = Your ships stay at their stations until your next turn; any left over go to the Maintenance Bay. Then the next player rolls.
alien_frontiers-verb-dock = Dock
    .tip = Puts ships on free ports of a station and takes what it gives at once.
alien_frontiers-verb-dock_run = Raid
    .tip = Three ships in a row steal up to four resources, or one card.
alien_frontiers-verb-land = Land
    .tip = The colony stays on the territory. Whoever has most colonies there controls it, with its point and its bonus.
alien_frontiers-verb-cycle = Renew the display
    .tip = The three cards on display go to the discards, and three new ones are drawn.
alien_frontiers-verb-claim = Take the card
    .tip = The card comes into your hand; ships at the Alien Artifact that add up to 8 are used up for it.
alien_frontiers-verb-trade = Buy 1 ore
    .tip = Fuel becomes 1 ore, at the price of your pair at the Orbital Market. As often as you can pay, this turn only.
alien_frontiers-verb-launch = Launch the colony
    .tip = The colony on your track has reached the seventh circle: it lands on a territory of your choice.
alien_frontiers-verb-buy_relic = Buy the Relic Ship
    .tip = One ship more at once, yours as long as you have the bonus of Burroughs Desert.
alien_frontiers-verb-launch_now = Launch now
    .tip = The colony lands at once, and the step that is left begins the next one.
alien_frontiers-verb-lose_excess = Give up the step
    .tip = The step that is left is lost; the colony waits on the seventh circle.
alien_frontiers-verb-steal = Steal
    .tip = One of the resource goes from that player to you.
alien_frontiers-verb-steal_card = Steal the card
    .tip = The card goes from the other player’s hand to yours, instead of resources.
alien_frontiers-verb-steal_nothing = Steal nothing
    .tip = Your ships stay at the outpost and take nothing.
alien_frontiers-verb-stop = That is all
    .tip = What could still be done here is given up.
alien_frontiers-verb-keep_fuel = Keep
    .tip = You keep eight goods at most: so much fuel, the rest ore. What is over goes back.
alien_frontiers-verb-booster = Raise by 1
    .tip = For fuel, one of your ships in hand gains 1.
alien_frontiers-verb-stasis = Lower by 1
    .tip = For fuel, one of your ships in hand loses 1.
alien_frontiers-verb-polarity = Flip over
    .tip = For fuel, one of your ships in hand is turned to its other side: 2 becomes 5.
alien_frontiers-verb-warp = Reroll
    .tip = For fuel, as many of your ships in hand as you like are rolled again, together. A roll cannot be taken back.
alien_frontiers-verb-gravity = Shift
    .tip = For fuel, one of your ships in hand loses 1 and another gains 1.
alien_frontiers-verb-crystal = Borrow the bonus
    .tip = For fuel, the bonus of a territory is yours until the end of the turn, whoever controls it.
alien_frontiers-verb-cannon = Fire
    .tip = For fuel, another player’s ship leaves its port for the Maintenance Bay.
alien_frontiers-verb-teleport = Teleport
    .tip = For fuel, one of your docked ships leaves its port and docks at another station.
alien_frontiers-verb-helmet = Take control
    .tip = For fuel, you dock another player’s ship as if it were yours; they have it back on their turn.
alien_frontiers-verb-remove_field = Remove the field
    .tip = The card is discarded, and the field leaves its territory.
alien_frontiers-verb-place_field = Place the field
    .tip = The card is discarded, and its field lies on the territory until somebody moves or removes it.
alien_frontiers-verb-take_discard = Take from the discards
    .tip = Temporal Warper is discarded, and the chosen card comes into your hand.
alien_frontiers-verb-destroy = Destroy
    .tip = Plasma Cannon is discarded, and another player’s ship goes back to the stock.
alien_frontiers-verb-destroy_in_bay = Destroy
    .tip = Plasma Cannon is discarded, and another player’s ship goes back to the stock.
alien_frontiers-verb-move_colony = Move a colony
    .tip = Orbital Teleporter is discarded, and any one colony moves to another territory.
alien_frontiers-verb-move_to = Move here
    .tip = The colony stands on this territory from now on.
alien_frontiers-verb-swap_colonies = Swap colonies
    .tip = Polarity Device is discarded, and two colonies of two territories change places.
alien_frontiers-verb-swap_with = Swap
    .tip = The two colonies change places.

## Whole actions, as in the list of choices
alien_frontiers-action-dock = Dock { $die } at the { $station }
alien_frontiers-action-dock_run = Dock { $run } at the Raiders’ Outpost
alien_frontiers-action-land = Land on { $territory }
alien_frontiers-action-claim = Take { $card }
alien_frontiers-action-steal = Steal 1 { $resource } from { $seat }
alien_frontiers-action-steal_card = Steal { $card } from { $seat }
alien_frontiers-action-keep_fuel = Keep { $amount } fuel, the rest ore
alien_frontiers-action-booster = Booster Pod: { $die } goes up by 1
alien_frontiers-action-stasis = Stasis Beam: { $die } goes down by 1
alien_frontiers-action-polarity = Polarity Device: flip { $die }
alien_frontiers-action-warp = Temporal Warper: reroll { $die }
alien_frontiers-action-gravity = Gravity Manipulator: { $down } goes down, { $up } goes up
alien_frontiers-action-crystal = Data Crystal: borrow { $territory }
alien_frontiers-action-cannon = Plasma Cannon: hit the ship at { $port }
alien_frontiers-action-teleport = Orbital Teleporter: lift the ship at { $port }
alien_frontiers-action-helmet = Mind Control Helmet: take the ship at { $port }
alien_frontiers-action-remove_field = Discard Booster Pod: remove the { $field }
alien_frontiers-action-place_field = Put the { $field } on { $territory }
alien_frontiers-action-take_discard = Discard Temporal Warper: take { $card }
alien_frontiers-action-destroy = Discard Plasma Cannon: destroy the ship at { $port }
alien_frontiers-action-destroy_in_bay = Discard Plasma Cannon: destroy a { $bay }
alien_frontiers-action-move_colony = Discard Orbital Teleporter: move the { $colony }
alien_frontiers-action-move_to = Move it to { $territory }
alien_frontiers-action-swap_colonies = Discard Polarity Device: swap the { $colony }
alien_frontiers-action-swap_with = Swap with the { $colony }

## What happened
alien_frontiers-event-game_began = { $you ->
    [yes] You begin.
   *[no] { $seat } begins.
}
alien_frontiers-event-dealt = { $you ->
    [yes] You start with { $card }.
   *[no] { $seat } starts with { $card }.
}
alien_frontiers-event-displayed = On display: { $cards }.
alien_frontiers-event-reshuffled = { $cards ->
    [one] One discarded card goes back into the draw pile.
   *[other] The { $cards } discarded cards are shuffled into a new draw pile.
}
alien_frontiers-event-turn_began = { $you ->
    [yes] Your turn begins.
   *[no] { $seat } begins a turn.
}
alien_frontiers-event-ship_expired = { $you ->
    [yes] Your { $ship } wears out at the Terraforming Station.
   *[no] { $seat }’s { $ship } wears out at the Terraforming Station.
}
alien_frontiers-event-rolled = { $you ->
    [yes] You roll { $dice }.
   *[no] { $seat } rolls { $dice }.
}
alien_frontiers-event-cache_paid = { $you ->
    [yes] Your Resource Cache counts { alien_frontiers-odd-even }.
   *[no] { $seat }’s Resource Cache counts { alien_frontiers-odd-even }.
}
alien_frontiers-event-docked = { $you ->
    [yes] You dock { $dice } at the { $station }.
   *[no] { $seat } docks { $dice } at the { $station }.
}
alien_frontiers-event-gained = { $you ->
    [yes] You gain { alien_frontiers-amounts }.
   *[no] { $seat } gains { alien_frontiers-amounts }.
}
alien_frontiers-event-paid = { $you ->
    [yes] You pay { alien_frontiers-amounts }.
   *[no] { $seat } pays { alien_frontiers-amounts }.
}
alien_frontiers-event-advanced = { $circle ->
    [1] { $you ->
        [yes] You start a colony on the first circle.
       *[no] { $seat } starts a colony on the first circle.
    }
    [7] { $you ->
        [yes] Your colony is ready for launch.
       *[no] { $seat }’s colony is ready for launch.
    }
   *[other] { $you ->
        [yes] Your colony reaches circle { $circle }.
       *[no] { $seat }’s colony reaches circle { $circle }.
    }
}
alien_frontiers-event-excess_lost = The extra step is lost.
alien_frontiers-event-launched = { $you ->
    [yes] You launch your colony.
   *[no] { $seat } launches a colony.
}
alien_frontiers-ordinal = { $number ->
    [3] 3rd
   *[other] { $number }th
}
alien_frontiers-event-built = { $you ->
    [yes] You build your { alien_frontiers-ordinal } ship.
   *[no] { $seat } builds a { alien_frontiers-ordinal } ship.
}
alien_frontiers-event-landed = { $you ->
    [yes] You land a colony on { $territory }.
   *[no] { $seat } lands a colony on { $territory }.
}
alien_frontiers-event-control_lost = { $you ->
    [yes] You lose control of { $territory }.
   *[no] { $seat } loses control of { $territory }.
}
alien_frontiers-event-control_gained = { $you ->
    [yes] You take control of { $territory }.
   *[no] { $seat } takes control of { $territory }.
}
alien_frontiers-event-scored = { $you ->
    [yes] You now have { alien_frontiers-points }.
   *[no] { $seat } now has { alien_frontiers-points }.
}
alien_frontiers-event-cycled = New display: { $cards }.
alien_frontiers-event-claimed = { $you ->
    [yes] You take { $card }.
   *[no] { $seat } takes { $card }.
}
alien_frontiers-event-traded = { $you ->
    [yes] You buy 1 ore for { $fuel } fuel.
   *[no] { $seat } buys 1 ore for { $fuel } fuel.
}
alien_frontiers-event-relic_bought = { $you ->
    [yes] You buy the Relic Ship.
   *[no] { $seat } buys the Relic Ship.
}
alien_frontiers-event-relic_lost = { $you ->
    [yes] Your Relic Ship returns to the desert.
   *[no] { $seat }’s Relic Ship returns to the desert.
}
alien_frontiers-event-card_used = { $fuel ->
    [0] { $you ->
        [yes] You use { $card }.
       *[no] { $seat } uses { $card }.
    }
   *[other] { $you ->
        [yes] You use { $card } for { $fuel } fuel.
       *[no] { $seat } uses { $card } for { $fuel } fuel.
    }
}
alien_frontiers-event-card_discarded = { $you ->
    [yes] You discard { $card } for its effect.
   *[no] { $seat } discards { $card } for its effect.
}
alien_frontiers-event-card_lost = { $you ->
    [yes] Your { $card } goes to the discard pile.
   *[no] { $seat }’s { $card } goes to the discard pile.
}
alien_frontiers-event-turned = { $you ->
    [yes] You turn { $from } into { $to }.
   *[no] { $seat } turns { $from } into { $to }.
}
alien_frontiers-event-rerolled = { $you ->
    [yes] You reroll: { $dice }.
   *[no] { $seat } rerolls: { $dice }.
}
alien_frontiers-event-borrowed = { $you ->
    [yes] You borrow the bonus of { $territory }.
   *[no] { $seat } borrows the bonus of { $territory }.
}
alien_frontiers-event-loan_ended = The loan of { $territory } ends.
alien_frontiers-event-lifted = { $you ->
    [yes] You lift the { $ship } from { $port }.
   *[no] { $seat } lifts the { $ship } from { $port }.
}
alien_frontiers-event-removed = { $you ->
    [yes] Your { $ship } is shot out of { $port }.
   *[no] { $seat }’s { $ship } is shot out of { $port }.
}
alien_frontiers-event-destroyed = { $you ->
    [yes] Your { $ship } is destroyed.
   *[no] { $seat }’s { $ship } is destroyed.
}
alien_frontiers-event-displaced = { $you ->
    [yes] Your { $ship } is driven out of { $port }.
   *[no] { $seat }’s { $ship } is driven out of { $port }.
}
alien_frontiers-event-stole = { $you ->
    [yes] You steal { alien_frontiers-amounts } from { $victim }.
   *[no] { $seat } steals { alien_frontiers-amounts } from { $victim }.
}
alien_frontiers-event-stole_card = { $you ->
    [yes] You steal { $card } from { $victim }.
   *[no] { $seat } steals { $card } from { $victim }.
}
alien_frontiers-event-stole_nothing = { $you ->
    [yes] You leave empty-handed.
   *[no] { $seat } leaves empty-handed.
}
alien_frontiers-event-field_placed = { $you ->
    [yes] You place the { $field } on { $territory }.
   *[no] { $seat } places the { $field } on { $territory }.
}
alien_frontiers-event-field_moved = { $you ->
    [yes] You move the { $field } from { $from } to { $to }.
   *[no] { $seat } moves the { $field } from { $from } to { $to }.
}
alien_frontiers-event-field_removed = { $you ->
    [yes] You remove the { $field } from { $territory }.
   *[no] { $seat } removes the { $field } from { $territory }.
}
alien_frontiers-event-card_taken = { $you ->
    [yes] You take { $card } from the discard pile.
   *[no] { $seat } takes { $card } from the discard pile.
}
alien_frontiers-event-colony_moved = { $you ->
    [yes] You move a { $colony } to { $territory }.
   *[no] { $seat } moves a { $colony } to { $territory }.
}
alien_frontiers-event-colonies_swapped = { $you ->
    [yes] You swap a { $first } with a { $second }.
   *[no] { $seat } swaps a { $first } with a { $second }.
}
alien_frontiers-event-stranded = { $you ->
    [yes] You send { $dice } to the Maintenance Bay.
   *[no] { $seat } sends { $dice } to the Maintenance Bay.
}
alien_frontiers-event-returned = { $you ->
    [yes] You return { alien_frontiers-amounts }: eight may be kept.
   *[no] { $seat } returns { alien_frontiers-amounts }: eight may be kept.
}
alien_frontiers-event-game_ended = { $you ->
    [yes] You land your last colony: the game is over.
   *[no] { $seat } lands the last colony: the game is over.
}

## Quantities in a sentence
alien_frontiers-fuels = { $fuel } fuel
alien_frontiers-ores = { $ore } ore
alien_frontiers-odd-even = { $odd } odd and { $even } even
alien_frontiers-points = { $total ->
    [one] { $total } point
   *[other] { $total } points
}
alien_frontiers-amounts = { $ore ->
    [0] { alien_frontiers-fuels }
   *[other] { $fuel ->
        [0] { alien_frontiers-ores }
       *[other] { alien_frontiers-fuels } and { alien_frontiers-ores }
    }
}

## Stations
alien_frontiers-station-solar_converter = Solar Converter
    .tip = One ship of any value. Half its value in fuel, rounded up.
alien_frontiers-station-orbital_market = Orbital Market
    .tip = Two equal ships. This turn you may buy ore: each costs as much fuel as one of the two ships shows.
alien_frontiers-station-alien_artifact = Alien Artifact
    .tip = One ship of any value. Each lets you renew the cards on display once; ships adding up to 8 or more let you take one.
alien_frontiers-station-raiders_outpost = Raiders’ Outpost
    .tip = Three ships in a row, such as 3, 4, 5. Steal up to four resources or one card. A higher run drives out the ships that stand here.
alien_frontiers-station-lunar_mine = Lunar Mine
    .tip = One ship at least as high as every ship here. 1 ore.
alien_frontiers-station-colony_constructor = Colony Constructor
    .tip = Three equal ships and 3 ore. A colony lands at once.
alien_frontiers-station-colonist_hub = Colonist Hub
    .tip = One ship of any value, on your own track. Your colony advances one circle; from the seventh it can be launched at any time for 1 fuel and 1 ore. With a step to spare (Asimov Crater) it is launched at once; by the French rulebook it must be, if you can pay.
alien_frontiers-station-shipyard = Shipyard
    .tip = Two equal ships and the price of the new one: 1, 2 or 3 fuel and as much ore for the fourth, fifth or sixth (a third costs as much as the fourth). It flies from your next turn on.
alien_frontiers-station-terraforming_station = Terraforming Station
    .tip = One ship showing 6, 1 fuel and 1 ore. A colony lands at once; the ship is lost when your next turn begins, and three must be left.

## Territories
alien_frontiers-territory-asimov_crater = Asimov Crater
    .tip = The second ship you dock at the Colonist Hub in a turn advances your colony one circle more.
alien_frontiers-territory-bradbury_plateau = Bradbury Plateau
    .tip = The Colony Constructor costs you 1 ore less.
alien_frontiers-territory-burroughs_desert = Burroughs Desert
    .tip = You may buy the Relic Ship for 1 fuel and 1 ore. It goes back when you lose the desert.
alien_frontiers-territory-heinlein_plains = Heinlein Plains
    .tip = At the Orbital Market an ore costs you 1 fuel, whatever your ships show.
alien_frontiers-territory-herbert_valley = Herbert Valley
    .tip = Each ship you build costs 1 fuel and 1 ore less.
alien_frontiers-territory-lem_badlands = Lem Badlands
    .tip = Each ship you dock at the Solar Converter brings 1 fuel more.
alien_frontiers-territory-pohl_foothills = Pohl Foothills
    .tip = Each use of an alien tech card costs you 1 fuel less.
alien_frontiers-territory-van_vogt_mountains = Van Vogt Mountains
    .tip = The first ship you dock at the Lunar Mine each turn may show any value.

## Alien tech cards
alien_frontiers-card-alien_city = Alien City
    .tip = Worth 1 point while you own it. It has no other use and can be stolen.
alien_frontiers-lasting-alien_city = A point while you keep it
alien_frontiers-card-alien_monument = Alien Monument
    .tip = Worth 1 point while you own it. It has no other use and can be stolen.
alien_frontiers-lasting-alien_monument = A point while you keep it
alien_frontiers-card-booster_pod = Booster Pod
    .tip = Pay: one of your ships in hand goes up by 1, never above 6. Or discard: remove one field from a territory.
alien_frontiers-use-booster_pod = One ship in hand: +1
alien_frontiers-discard-booster_pod = Remove a field
alien_frontiers-card-data_crystal = Data Crystal
    .tip = Pay 1 fuel for each colony on a territory: its bonus is yours until your turn ends. Or discard: place or move the Positron Field.
alien_frontiers-use-data_crystal = Borrow a bonus, 1 per colony
alien_frontiers-discard-data_crystal = Positron Field
alien_frontiers-card-gravity_manipulator = Gravity Manipulator
    .tip = Pay: one of your ships in hand goes down by 1 and another goes up by 1. Or discard: place or move the Repulsor Field.
alien_frontiers-use-gravity_manipulator = One ship −1, another +1
alien_frontiers-discard-gravity_manipulator = Repulsor Field
alien_frontiers-card-holographic_decoy = Holographic Decoy
    .tip = Raiders cannot take your resources; the only card they can take from you is this one.
alien_frontiers-lasting-holographic_decoy = Guards you against raiders
alien_frontiers-card-orbital_teleporter = Orbital Teleporter
    .tip = Pay: one of your docked ships leaves its port and docks at another station, by that station’s rules. Or discard: move any one colony to another territory.
alien_frontiers-use-orbital_teleporter = Dock a docked ship again
alien_frontiers-discard-orbital_teleporter = Move a colony
alien_frontiers-card-plasma_cannon = Plasma Cannon
    .tip = Pay 1 fuel per ship: other players’ ships leave one station for the Maintenance Bay. Or discard: one ship of another player goes back to the stock; they must keep three.
alien_frontiers-use-plasma_cannon = Drive ships out, 1 each
alien_frontiers-discard-plasma_cannon = Destroy a ship
alien_frontiers-card-polarity_device = Polarity Device
    .tip = Pay: one of your ships in hand turns to its opposite face, so that 2 becomes 5. Or discard: two colonies on two territories change places.
alien_frontiers-use-polarity_device = Flip a ship in hand
alien_frontiers-discard-polarity_device = Swap two colonies
alien_frontiers-card-resource_cache = Resource Cache
    .tip = After your roll: 1 ore if more ships are odd, 1 fuel if more are even. As many of both: 1 of each, and the card is gone.
alien_frontiers-lasting-resource_cache = Income after your roll
alien_frontiers-card-stasis_beam = Stasis Beam
    .tip = Pay: one of your ships in hand goes down by 1, never below 1. Or discard: place or move the Isolation Field.
alien_frontiers-use-stasis_beam = One ship in hand: −1
alien_frontiers-discard-stasis_beam = Isolation Field
alien_frontiers-card-temporal_warper = Temporal Warper
    .tip = Pay: reroll as many of your ships in hand as you like, together. Or discard: take another card from the discard pile.
alien_frontiers-use-temporal_warper = Reroll ships in hand
alien_frontiers-discard-temporal_warper = Take a discarded card
alien_frontiers-card-mind_control_helmet = Mind Control Helmet
    .tip = Pay: one docked ship of another player docks at another station, and you use it as your own. Its owner gets it back next turn.
alien_frontiers-use-mind_control_helmet = Dock another’s ship as yours

## Fields
alien_frontiers-field-isolation_field = Isolation Field
    .tip = The bonus of its territory works for nobody. Control and points stay.
alien_frontiers-field-positron_field = Positron Field
    .tip = 1 point more for whoever controls its territory.
alien_frontiers-field-repulsor_field = Repulsor Field
    .tip = No colony may come to its territory or leave it.

## Other things with a name
alien_frontiers-die = { $label }
alien_frontiers-die-r1 = relic 1
alien_frontiers-die-r2 = relic 2
alien_frontiers-die-r3 = relic 3
alien_frontiers-die-r4 = relic 4
alien_frontiers-die-r5 = relic 5
alien_frontiers-die-r6 = relic 6
alien_frontiers-run-123 = 1-2-3
alien_frontiers-run-234 = 2-3-4
alien_frontiers-run-345 = 3-4-5
alien_frontiers-run-456 = 4-5-6
alien_frontiers-run-r123 = 1-2-3 with the relic
alien_frontiers-run-r234 = 2-3-4 with the relic
alien_frontiers-run-r345 = 3-4-5 with the relic
alien_frontiers-run-r456 = 4-5-6 with the relic
alien_frontiers-resource-fuel = fuel
    .tip = Pays for ships, launches, trades and card powers. At the end of your turn you keep at most eight resources.
alien_frontiers-resource-ore = ore
    .tip = Pays for ships, colonies and launches. At the end of your turn you keep at most eight resources.
alien_frontiers-amount = { $label }
alien_frontiers-seat-0 = Red
alien_frontiers-seat-1 = Blue
alien_frontiers-seat-2 = Green
alien_frontiers-seat-3 = Yellow
alien_frontiers-origin-reserve = from the reserve
alien_frontiers-origin-hub = from the hub
alien_frontiers-origin-excess = from the hub, and on with the extra step

## Docking ports
alien_frontiers-port-solar_converter-1 = { alien_frontiers-station-solar_converter }, port 1
alien_frontiers-port-solar_converter-2 = { alien_frontiers-station-solar_converter }, port 2
alien_frontiers-port-solar_converter-3 = { alien_frontiers-station-solar_converter }, port 3
alien_frontiers-port-solar_converter-4 = { alien_frontiers-station-solar_converter }, port 4
alien_frontiers-port-solar_converter-5 = { alien_frontiers-station-solar_converter }, port 5
alien_frontiers-port-solar_converter-6 = { alien_frontiers-station-solar_converter }, port 6
alien_frontiers-port-solar_converter-7 = { alien_frontiers-station-solar_converter }, port 7
alien_frontiers-port-solar_converter-8 = { alien_frontiers-station-solar_converter }, port 8
alien_frontiers-port-orbital_market-1 = { alien_frontiers-station-orbital_market }, port 1
alien_frontiers-port-orbital_market-2 = { alien_frontiers-station-orbital_market }, port 2
alien_frontiers-port-orbital_market-3 = { alien_frontiers-station-orbital_market }, port 3
alien_frontiers-port-orbital_market-4 = { alien_frontiers-station-orbital_market }, port 4
alien_frontiers-port-alien_artifact-1 = { alien_frontiers-station-alien_artifact }, port 1
alien_frontiers-port-alien_artifact-2 = { alien_frontiers-station-alien_artifact }, port 2
alien_frontiers-port-alien_artifact-3 = { alien_frontiers-station-alien_artifact }, port 3
alien_frontiers-port-alien_artifact-4 = { alien_frontiers-station-alien_artifact }, port 4
alien_frontiers-port-raiders_outpost-1 = { alien_frontiers-station-raiders_outpost }, port 1
alien_frontiers-port-raiders_outpost-2 = { alien_frontiers-station-raiders_outpost }, port 2
alien_frontiers-port-raiders_outpost-3 = { alien_frontiers-station-raiders_outpost }, port 3
alien_frontiers-port-lunar_mine-1 = { alien_frontiers-station-lunar_mine }, port 1
alien_frontiers-port-lunar_mine-2 = { alien_frontiers-station-lunar_mine }, port 2
alien_frontiers-port-lunar_mine-3 = { alien_frontiers-station-lunar_mine }, port 3
alien_frontiers-port-lunar_mine-4 = { alien_frontiers-station-lunar_mine }, port 4
alien_frontiers-port-lunar_mine-5 = { alien_frontiers-station-lunar_mine }, port 5
alien_frontiers-port-colony_constructor-1 = { alien_frontiers-station-colony_constructor }, port 1
alien_frontiers-port-colony_constructor-2 = { alien_frontiers-station-colony_constructor }, port 2
alien_frontiers-port-colony_constructor-3 = { alien_frontiers-station-colony_constructor }, port 3
alien_frontiers-port-colony_constructor-4 = { alien_frontiers-station-colony_constructor }, port 4
alien_frontiers-port-colony_constructor-5 = { alien_frontiers-station-colony_constructor }, port 5
alien_frontiers-port-colony_constructor-6 = { alien_frontiers-station-colony_constructor }, port 6
alien_frontiers-port-colonist_hub-1 = { alien_frontiers-station-colonist_hub }, port 1
alien_frontiers-port-colonist_hub-2 = { alien_frontiers-station-colonist_hub }, port 2
alien_frontiers-port-colonist_hub-3 = { alien_frontiers-station-colonist_hub }, port 3
alien_frontiers-port-colonist_hub-4 = { alien_frontiers-station-colonist_hub }, port 4
alien_frontiers-port-colonist_hub-5 = { alien_frontiers-station-colonist_hub }, port 5
alien_frontiers-port-colonist_hub-6 = { alien_frontiers-station-colonist_hub }, port 6
alien_frontiers-port-colonist_hub-7 = { alien_frontiers-station-colonist_hub }, port 7
alien_frontiers-port-colonist_hub-8 = { alien_frontiers-station-colonist_hub }, port 8
alien_frontiers-port-colonist_hub-9 = { alien_frontiers-station-colonist_hub }, port 9
alien_frontiers-port-colonist_hub-10 = { alien_frontiers-station-colonist_hub }, port 10
alien_frontiers-port-colonist_hub-11 = { alien_frontiers-station-colonist_hub }, port 11
alien_frontiers-port-colonist_hub-12 = { alien_frontiers-station-colonist_hub }, port 12
alien_frontiers-port-shipyard-1 = { alien_frontiers-station-shipyard }, port 1
alien_frontiers-port-shipyard-2 = { alien_frontiers-station-shipyard }, port 2
alien_frontiers-port-shipyard-3 = { alien_frontiers-station-shipyard }, port 3
alien_frontiers-port-shipyard-4 = { alien_frontiers-station-shipyard }, port 4
alien_frontiers-port-shipyard-5 = { alien_frontiers-station-shipyard }, port 5
alien_frontiers-port-shipyard-6 = { alien_frontiers-station-shipyard }, port 6
alien_frontiers-port-terraforming_station-1 = { alien_frontiers-station-terraforming_station }, port 1

## Ships by seat and value
alien_frontiers-ship-0-1 = red ship 1
alien_frontiers-ship-0-2 = red ship 2
alien_frontiers-ship-0-3 = red ship 3
alien_frontiers-ship-0-4 = red ship 4
alien_frontiers-ship-0-5 = red ship 5
alien_frontiers-ship-0-6 = red ship 6
alien_frontiers-ship-0-r1 = Relic Ship 1
alien_frontiers-ship-0-r2 = Relic Ship 2
alien_frontiers-ship-0-r3 = Relic Ship 3
alien_frontiers-ship-0-r4 = Relic Ship 4
alien_frontiers-ship-0-r5 = Relic Ship 5
alien_frontiers-ship-0-r6 = Relic Ship 6
alien_frontiers-ship-1-1 = blue ship 1
alien_frontiers-ship-1-2 = blue ship 2
alien_frontiers-ship-1-3 = blue ship 3
alien_frontiers-ship-1-4 = blue ship 4
alien_frontiers-ship-1-5 = blue ship 5
alien_frontiers-ship-1-6 = blue ship 6
alien_frontiers-ship-1-r1 = Relic Ship 1
alien_frontiers-ship-1-r2 = Relic Ship 2
alien_frontiers-ship-1-r3 = Relic Ship 3
alien_frontiers-ship-1-r4 = Relic Ship 4
alien_frontiers-ship-1-r5 = Relic Ship 5
alien_frontiers-ship-1-r6 = Relic Ship 6
alien_frontiers-ship-2-1 = green ship 1
alien_frontiers-ship-2-2 = green ship 2
alien_frontiers-ship-2-3 = green ship 3
alien_frontiers-ship-2-4 = green ship 4
alien_frontiers-ship-2-5 = green ship 5
alien_frontiers-ship-2-6 = green ship 6
alien_frontiers-ship-2-r1 = Relic Ship 1
alien_frontiers-ship-2-r2 = Relic Ship 2
alien_frontiers-ship-2-r3 = Relic Ship 3
alien_frontiers-ship-2-r4 = Relic Ship 4
alien_frontiers-ship-2-r5 = Relic Ship 5
alien_frontiers-ship-2-r6 = Relic Ship 6
alien_frontiers-ship-3-1 = yellow ship 1
alien_frontiers-ship-3-2 = yellow ship 2
alien_frontiers-ship-3-3 = yellow ship 3
alien_frontiers-ship-3-4 = yellow ship 4
alien_frontiers-ship-3-5 = yellow ship 5
alien_frontiers-ship-3-6 = yellow ship 6
alien_frontiers-ship-3-r1 = Relic Ship 1
alien_frontiers-ship-3-r2 = Relic Ship 2
alien_frontiers-ship-3-r3 = Relic Ship 3
alien_frontiers-ship-3-r4 = Relic Ship 4
alien_frontiers-ship-3-r5 = Relic Ship 5
alien_frontiers-ship-3-r6 = Relic Ship 6
alien_frontiers-bay-0 = red ship in the bay
alien_frontiers-bay-1 = blue ship in the bay
alien_frontiers-bay-2 = green ship in the bay
alien_frontiers-bay-3 = yellow ship in the bay
alien_frontiers-bay-relic = Relic Ship in the bay

## Colonies by seat and territory
alien_frontiers-colony-0-asimov_crater = red colony on { alien_frontiers-territory-asimov_crater }
alien_frontiers-colony-0-bradbury_plateau = red colony on { alien_frontiers-territory-bradbury_plateau }
alien_frontiers-colony-0-burroughs_desert = red colony on { alien_frontiers-territory-burroughs_desert }
alien_frontiers-colony-0-heinlein_plains = red colony on { alien_frontiers-territory-heinlein_plains }
alien_frontiers-colony-0-herbert_valley = red colony on { alien_frontiers-territory-herbert_valley }
alien_frontiers-colony-0-lem_badlands = red colony on { alien_frontiers-territory-lem_badlands }
alien_frontiers-colony-0-pohl_foothills = red colony on { alien_frontiers-territory-pohl_foothills }
alien_frontiers-colony-0-van_vogt_mountains = red colony on { alien_frontiers-territory-van_vogt_mountains }
alien_frontiers-colony-1-asimov_crater = blue colony on { alien_frontiers-territory-asimov_crater }
alien_frontiers-colony-1-bradbury_plateau = blue colony on { alien_frontiers-territory-bradbury_plateau }
alien_frontiers-colony-1-burroughs_desert = blue colony on { alien_frontiers-territory-burroughs_desert }
alien_frontiers-colony-1-heinlein_plains = blue colony on { alien_frontiers-territory-heinlein_plains }
alien_frontiers-colony-1-herbert_valley = blue colony on { alien_frontiers-territory-herbert_valley }
alien_frontiers-colony-1-lem_badlands = blue colony on { alien_frontiers-territory-lem_badlands }
alien_frontiers-colony-1-pohl_foothills = blue colony on { alien_frontiers-territory-pohl_foothills }
alien_frontiers-colony-1-van_vogt_mountains = blue colony on { alien_frontiers-territory-van_vogt_mountains }
alien_frontiers-colony-2-asimov_crater = green colony on { alien_frontiers-territory-asimov_crater }
alien_frontiers-colony-2-bradbury_plateau = green colony on { alien_frontiers-territory-bradbury_plateau }
alien_frontiers-colony-2-burroughs_desert = green colony on { alien_frontiers-territory-burroughs_desert }
alien_frontiers-colony-2-heinlein_plains = green colony on { alien_frontiers-territory-heinlein_plains }
alien_frontiers-colony-2-herbert_valley = green colony on { alien_frontiers-territory-herbert_valley }
alien_frontiers-colony-2-lem_badlands = green colony on { alien_frontiers-territory-lem_badlands }
alien_frontiers-colony-2-pohl_foothills = green colony on { alien_frontiers-territory-pohl_foothills }
alien_frontiers-colony-2-van_vogt_mountains = green colony on { alien_frontiers-territory-van_vogt_mountains }
alien_frontiers-colony-3-asimov_crater = yellow colony on { alien_frontiers-territory-asimov_crater }
alien_frontiers-colony-3-bradbury_plateau = yellow colony on { alien_frontiers-territory-bradbury_plateau }
alien_frontiers-colony-3-burroughs_desert = yellow colony on { alien_frontiers-territory-burroughs_desert }
alien_frontiers-colony-3-heinlein_plains = yellow colony on { alien_frontiers-territory-heinlein_plains }
alien_frontiers-colony-3-herbert_valley = yellow colony on { alien_frontiers-territory-herbert_valley }
alien_frontiers-colony-3-lem_badlands = yellow colony on { alien_frontiers-territory-lem_badlands }
alien_frontiers-colony-3-pohl_foothills = yellow colony on { alien_frontiers-territory-pohl_foothills }
alien_frontiers-colony-3-van_vogt_mountains = yellow colony on { alien_frontiers-territory-van_vogt_mountains }

## The same card in hand, before another player, on the discard pile
alien_frontiers-held-alien_city = { alien_frontiers-card-alien_city }
alien_frontiers-held-alien_monument = { alien_frontiers-card-alien_monument }
alien_frontiers-held-booster_pod = { alien_frontiers-card-booster_pod }
alien_frontiers-held-data_crystal = { alien_frontiers-card-data_crystal }
alien_frontiers-held-gravity_manipulator = { alien_frontiers-card-gravity_manipulator }
alien_frontiers-held-holographic_decoy = { alien_frontiers-card-holographic_decoy }
alien_frontiers-held-orbital_teleporter = { alien_frontiers-card-orbital_teleporter }
alien_frontiers-held-plasma_cannon = { alien_frontiers-card-plasma_cannon }
alien_frontiers-held-polarity_device = { alien_frontiers-card-polarity_device }
alien_frontiers-held-resource_cache = { alien_frontiers-card-resource_cache }
alien_frontiers-held-stasis_beam = { alien_frontiers-card-stasis_beam }
alien_frontiers-held-temporal_warper = { alien_frontiers-card-temporal_warper }
alien_frontiers-held-mind_control_helmet = { alien_frontiers-card-mind_control_helmet }
alien_frontiers-spoil-alien_city = { alien_frontiers-card-alien_city }
alien_frontiers-spoil-alien_monument = { alien_frontiers-card-alien_monument }
alien_frontiers-spoil-booster_pod = { alien_frontiers-card-booster_pod }
alien_frontiers-spoil-data_crystal = { alien_frontiers-card-data_crystal }
alien_frontiers-spoil-gravity_manipulator = { alien_frontiers-card-gravity_manipulator }
alien_frontiers-spoil-holographic_decoy = { alien_frontiers-card-holographic_decoy }
alien_frontiers-spoil-orbital_teleporter = { alien_frontiers-card-orbital_teleporter }
alien_frontiers-spoil-plasma_cannon = { alien_frontiers-card-plasma_cannon }
alien_frontiers-spoil-polarity_device = { alien_frontiers-card-polarity_device }
alien_frontiers-spoil-resource_cache = { alien_frontiers-card-resource_cache }
alien_frontiers-spoil-stasis_beam = { alien_frontiers-card-stasis_beam }
alien_frontiers-spoil-temporal_warper = { alien_frontiers-card-temporal_warper }
alien_frontiers-spoil-mind_control_helmet = { alien_frontiers-card-mind_control_helmet }
alien_frontiers-spent-alien_city = { alien_frontiers-card-alien_city }
alien_frontiers-spent-alien_monument = { alien_frontiers-card-alien_monument }
alien_frontiers-spent-booster_pod = { alien_frontiers-card-booster_pod }
alien_frontiers-spent-data_crystal = { alien_frontiers-card-data_crystal }
alien_frontiers-spent-gravity_manipulator = { alien_frontiers-card-gravity_manipulator }
alien_frontiers-spent-holographic_decoy = { alien_frontiers-card-holographic_decoy }
alien_frontiers-spent-orbital_teleporter = { alien_frontiers-card-orbital_teleporter }
alien_frontiers-spent-plasma_cannon = { alien_frontiers-card-plasma_cannon }
alien_frontiers-spent-polarity_device = { alien_frontiers-card-polarity_device }
alien_frontiers-spent-resource_cache = { alien_frontiers-card-resource_cache }
alien_frontiers-spent-stasis_beam = { alien_frontiers-card-stasis_beam }
alien_frontiers-spent-temporal_warper = { alien_frontiers-card-temporal_warper }
alien_frontiers-spent-mind_control_helmet = { alien_frontiers-card-mind_control_helmet }
## Score
alien_frontiers-score-colonies = Colonies
alien_frontiers-score-control = Territories
alien_frontiers-score-cards = Cards
alien_frontiers-score-field = Positron Field

## The page: headings and short words
alien_frontiers-board = The planet and its stations
alien_frontiers-turn = Turn { $round }
alien_frontiers-phase-playing = { $you ->
    [yes] Your turn, { $ships ->
        [0] all ships docked
        [one] 1 ship to dock
       *[other] { $ships } ships to dock
    }
   *[no] { $seat } is playing
}
alien_frontiers-ships = { $count ->
    [one] 1 ship
   *[other] { $count } ships
}
alien_frontiers-to-land = { $count } to land
alien_frontiers-tab-cards = Cards
alien_frontiers-my-cards = My technologies
alien_frontiers-cards-of = Technologies of { $seat }
alien_frontiers-no-cards = No card yet. Dock at the Alien Artifact to take one.
alien_frontiers-no-cards-of = No card yet.
alien_frontiers-display = Display
alien_frontiers-discards = Discard pile
alien_frontiers-fields = Fields
alien_frontiers-track = Points
alien_frontiers-bonus-any-first-ship = 1st ship free
alien_frontiers-discard-sign = discarded
alien_frontiers-title-solar_converter = Solar Converter
alien_frontiers-title-orbital_market = Orbital Market
alien_frontiers-title-alien_artifact = Alien Artifact
alien_frontiers-title-raiders_outpost = Raiders’ Outpost
alien_frontiers-title-lunar_mine = Lunar Mine
alien_frontiers-title-colony_constructor = Colony Constructor
alien_frontiers-title-colonist_hub = Colonist Hub
alien_frontiers-title-shipyard = Shipyard
alien_frontiers-title-terraforming_station = Terraforming
alien_frontiers-title-maintenance_bay = Bay

## The page: what a thing is, whose, where
alien_frontiers-label-die = ship { $value }, { $seat }, in hand
alien_frontiers-label-relic-die = Relic Ship { $value }, { $seat }, in hand
alien_frontiers-label-docked = ship { $value }, { $seat }, { $station }
alien_frontiers-label-bay = ship, { $seat }, Maintenance Bay
alien_frontiers-label-colony = colony, { $seat }, { $territory }
alien_frontiers-label-hub = colony, { $seat }, Colonist Hub, circle { $circle }
alien_frontiers-label-territory = { $territory }, { $control ->
    [none] nobody in control
   *[some] controlled by { $seat }
}
alien_frontiers-label-station = { $station }, { $free ->
    [0] no free port
    [one] 1 free port
   *[other] { $free } free ports
}
alien_frontiers-label-held = { $card }, { $seat }
alien_frontiers-pile-draw = Draw pile
alien_frontiers-pile-discard = Discard pile
alien_frontiers-relic-desert = Relic Ship
alien_frontiers-bay-all = Maintenance Bay
alien_frontiers-hub = Colony on the hub

## The page: what holds now, in the tips
alien_frontiers-now-controlled = Controlled by { $seat }: 1 point and the bonus.
alien_frontiers-now-isolated = Controlled by { $seat }: 1 point, but the Isolation Field stops the bonus.
alien_frontiers-now-nobody = Nobody has more colonies here than everyone else, so nobody controls it.
alien_frontiers-now-colonies = Colonies: { $list }.
alien_frontiers-now-loan = Borrowing the bonus with the Data Crystal costs { $fuel } fuel now.
alien_frontiers-now-borrowed = Its bonus is on loan until the turn ends.
alien_frontiers-now-repulsor = Repulsor Field: no colony may come or leave.
alien_frontiers-now-positron = Positron Field: 1 point more for the controller.
alien_frontiers-now-helps = Controlling { $territory } helps here.
alien_frontiers-now-lem = Your ships bring 1 fuel more here.
alien_frontiers-now-trade = 1 ore costs { $fuel } fuel now.
alien_frontiers-now-artifact = { $total } of { $goal } docked this turn.
alien_frontiers-now-cycles = { $cycles ->
    [one] You may renew the display once.
   *[other] You may renew the display { $cycles } times.
}
alien_frontiers-now-outpost = A run must add up to more than { $sum }.
alien_frontiers-now-outpost-closed = No run can beat 4-5-6: these ships leave on their owner’s turn.
alien_frontiers-now-mine-full = No port is free.
alien_frontiers-now-mine = Your next ship must show at least { $value }.
alien_frontiers-now-mine-any = Any value may dock now.
alien_frontiers-now-constructor = It costs { $ore } ore now.
alien_frontiers-now-shipyard = Ship number { $number } costs { $fuel } fuel and { $ore } ore.
alien_frontiers-now-shipyard-full = All six ships are in play.
alien_frontiers-now-circle = { $seat }: circle { $circle } of 7.
alien_frontiers-now-hub-ready = Ready: launching costs { $fuel } fuel and { $ore } ore.
alien_frontiers-now-price = Fuel price now: { $fuel }.
alien_frontiers-now-price-colony = Fuel price now: { $fuel } per colony.
alien_frontiers-now-price-ship = Fuel price now: { $fuel } per ship.
alien_frontiers-now-used = Used this turn.
alien_frontiers-now-on = It lies on { $territory }.
alien_frontiers-now-beside = It lies beside the board.
alien_frontiers-now-stock = { $count } left in the stock.
alien_frontiers-now-stock-endless = The stock has no end.
alien_frontiers-about-die = A ship in hand. Dock it at a station that takes { $value }.
alien_frontiers-about-docked = A ship of { $seat }, showing { $value }. It stays until the owner’s next turn.
alien_frontiers-about-closed = Closed for the whole game, because fewer than four play.
alien_frontiers-about-bay = Ships without a port, new ships and ships driven out wait here for their owner’s next turn.
alien_frontiers-about-colony = A colony of { $seat }: 1 point. Whoever has more than anybody else controls the territory.
alien_frontiers-about-relic = A ship without a colour. Whoever has the bonus of Burroughs Desert may buy it for { $fuel } fuel and { $ore } ore, and rolls it from the next turn on.
alien_frontiers-about-relic-taken = The Relic Ship flies for { $seat }.
alien_frontiers-about-draw = { $count ->
    [0] Empty: discarded cards are shuffled into a new one.
    [one] 1 card, face down.
   *[other] { $count } cards, face down.
}
alien_frontiers-about-discard = { $count ->
    [0] Empty.
   *[other] { $list }.
}
alien_frontiers-about-held = { $seat } owns this card.
alien_frontiers-about-seat = { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}, { $fuel } fuel, { $ore } ore, { $colonies ->
    [one] 1 colony left to land
   *[other] { $colonies } colonies left to land
}.

## The page: what an action brings
alien_frontiers-then-trade = You may then trade: { $fuel } fuel → 1 ore
alien_frontiers-then-artifact = { $total } of { $goal } at the Artifact
alien_frontiers-brings-fuel = { $count ->
    [one] { $amount } fuel
   *[other] { $amount } fuel
}
alien_frontiers-brings-ore = { $count ->
    [one] { $amount } ore
   *[other] { $amount } ore
}
alien_frontiers-brings-points = { $count ->
    [one] { $amount } point
   *[other] { $amount } points
}
alien_frontiers-brings-ships = { $count ->
    [one] { $amount } ship
   *[other] { $amount } ships
}
alien_frontiers-brings-cards = { $count ->
    [one] { $amount } card
   *[other] { $amount } cards
}
alien_frontiers-brings-colonies = { $count ->
    [one] { $amount } colony
   *[other] { $amount } colonies
}
alien_frontiers-brings-circle = { $count ->
    [one] { $amount } circle on the hub
   *[other] { $amount } circles on the hub
}

## Why something is not possible
alien_frontiers-obstacle-short-fuel = { $missing } fuel short: this takes { $needed }, you have { $held }.
alien_frontiers-obstacle-short-ore = { $missing } ore short: this takes { $needed }, you have { $held }.
alien_frontiers-obstacle-no_ship = You have no ship left to dock that shows this: { $die }.
alien_frontiers-obstacle-no_group = { $station } takes { $needed } ships of the same value; you have { $held } of them.
alien_frontiers-obstacle-no_run = You do not have these three values in a row.
alien_frontiers-obstacle-not_the_ship = The ship that you dock again shows { $die }.
alien_frontiers-obstacle-same_station = The ship comes from here. It has to dock at another station.
alien_frontiers-obstacle-station_full = { $station }: there is no free port left.
alien_frontiers-obstacle-takes_a_run = { $station } takes three ships in a row, such as 2, 3, 4.
alien_frontiers-obstacle-run_too_low = These ships add up to { $sum }; they have to beat the { $standing } that stand here.
alien_frontiers-obstacle-track_full = Your track of the Colonist Hub has no free port left.
alien_frontiers-obstacle-colony_waits = Your colony has reached the end of the track: launch it first.
alien_frontiers-obstacle-value_too_low = The next ship here must show at least { $value }.
alien_frontiers-obstacle-wrong_value = { $station } takes only a ship that shows { $value }.
alien_frontiers-obstacle-not_by_card = { $card } cannot dock a ship at the { $station }.
alien_frontiers-obstacle-fleet_full = All your { $ships } ships are in play.
alien_frontiers-obstacle-few_ships = This ship would be lost, and { $ships } must be left to you.
alien_frontiers-obstacle-must_dock = You still have a ship that can dock: dock it first.
alien_frontiers-obstacle-no_cycle = Dock a ship at the Alien Artifact first: each one lets you renew the cards once.
alien_frontiers-obstacle-no_display = There is no card on display.
alien_frontiers-obstacle-not_displayed = { $card } is not on display.
alien_frontiers-obstacle-card_owned = You already own { $card }.
alien_frontiers-obstacle-claim_total = Your ships at the Alien Artifact add up to { $total }; a card takes { $needed }.
alien_frontiers-obstacle-no_pair = Dock a pair at the Orbital Market first: it lets you buy ore this turn.
alien_frontiers-obstacle-stock_empty = There is no ore left in the stock.
alien_frontiers-obstacle-not_ready = { $circle ->
    [0] You have no colony on the hub’s track yet.
   *[other] Your colony stands on circle { $circle } of { $needed }.
}
alien_frontiers-obstacle-must_launch = The finished colony has to land, because you can pay for it.
alien_frontiers-obstacle-relic_gone = The Relic Ship flies for { $owner }.
alien_frontiers-obstacle-no_control = You do not control { $territory }.
alien_frontiers-obstacle-isolated = { $territory }: the Isolation Field stops the bonus.
alien_frontiers-obstacle-repulsed = { $territory }: the Repulsor Field lets no colony come or leave.
alien_frontiers-obstacle-same_territory = The colony is already there.
alien_frontiers-obstacle-no_colony = There is no such colony: { $colony }.
alien_frontiers-obstacle-no_partner = No other player’s colony can change places with this one. Yours, or that of the player next in turn, is named first.
alien_frontiers-obstacle-no_card = You do not own { $card }.
alien_frontiers-obstacle-card_used = You have used { $card } this turn. It is ready again on your next turn.
alien_frontiers-obstacle-discard_used = You have discarded a card for its power this turn; only one may be.
alien_frontiers-obstacle-highest = A ship cannot show more than 6.
alien_frontiers-obstacle-lowest = A ship cannot show less than 1.
alien_frontiers-obstacle-two_ships = Two different ships are needed, and you have only one of these: { $die }.
alien_frontiers-obstacle-never_lent = The bonus of { $territory } cannot be borrowed.
alien_frontiers-obstacle-own_bonus = You have the bonus of { $territory } already.
alien_frontiers-obstacle-empty_land = There is no colony on { $territory }: nobody can lend its bonus.
alien_frontiers-obstacle-no_target = { $port }: no other player’s ship stands there.
alien_frontiers-obstacle-no_own_ship = { $port }: none of your ships stands there.
alien_frontiers-obstacle-same_ship = An equal ship stands here: { $port }. Choose that one.
alien_frontiers-obstacle-one_station = All the ships of one shot stand at the same station: { $station }.
alien_frontiers-obstacle-chosen = You have chosen it already.
alien_frontiers-obstacle-in_order = Choices are made from left to right, and this one has been passed by.
alien_frontiers-obstacle-stays = { $card } cannot lift a ship from here: { $station }.
alien_frontiers-obstacle-nowhere_to_dock = No other station would take this ship now.
alien_frontiers-obstacle-no_field = { $field } lies on no territory.
alien_frontiers-obstacle-field_there = { $field } already lies on { $territory }.
alien_frontiers-obstacle-not_discarded = { $card } is not on the discard pile.
alien_frontiers-obstacle-spared = { $owner } must keep { $ships } ships.
alien_frontiers-obstacle-bay_is_safe = Ships in the Maintenance Bay cannot be destroyed.
alien_frontiers-obstacle-not_in_bay = No such ship of another player is in the Maintenance Bay.
alien_frontiers-obstacle-no_player = Nobody sits there.
alien_frontiers-obstacle-yourself = You cannot raid yourself.
alien_frontiers-obstacle-decoyed = { $victim } has the Holographic Decoy: only that card can be stolen.
alien_frontiers-obstacle-has_none = Nothing more to take from { $victim }: { $resource }.
alien_frontiers-obstacle-has_no_card = { $victim } does not own { $card }.
alien_frontiers-obstacle-keep_eight = You keep exactly { $limit } resources, out of what you have.
alien_frontiers-obstacle-when-land = A colony lands after a dock at the Colony Constructor or the Terraforming Station, or a launch from the hub.
alien_frontiers-obstacle-when-launch_now = Only when your colony is finished and the Asimov bonus gives one step more.
alien_frontiers-obstacle-when-lose_excess = Only when your colony is finished and the Asimov bonus gives one step more.
alien_frontiers-obstacle-when-steal_nothing = Only in a raid, after a run of ships at the Raiders’ Outpost.
alien_frontiers-obstacle-when-steal = Only in a raid, after a run of ships at the Raiders’ Outpost.
alien_frontiers-obstacle-when-steal_card = Only as the first choice of a raid, after a run of ships at the Raiders’ Outpost.
alien_frontiers-obstacle-when-stop = Only while you choose several things.
alien_frontiers-obstacle-when-keep_fuel = Only at the end of your turn, if you have more than eight resources.
alien_frontiers-obstacle-when-move_to = Only after you have discarded the Orbital Teleporter for a colony.
alien_frontiers-obstacle-when-swap_with = Only after you have discarded the Polarity Device for a colony.

## The terminal
alien_frontiers-terminal-turn = Turn { $turn } · round { $round }
alien_frontiers-terminal-stations = Orbital facilities
alien_frontiers-terminal-bay = Maintenance Bay
alien_frontiers-terminal-planet = Territory
alien_frontiers-terminal-colonies = Colonies
alien_frontiers-terminal-control = Control
alien_frontiers-terminal-player = Player
alien_frontiers-terminal-points = Points
alien_frontiers-terminal-fuel = Fuel
alien_frontiers-terminal-ore = Ore
alien_frontiers-terminal-ships = Ships
alien_frontiers-terminal-reserve = Reserve
alien_frontiers-terminal-circle = Hub
alien_frontiers-terminal-cards = Alien tech cards
alien_frontiers-terminal-display = On display:
alien_frontiers-terminal-piles = Draw pile: { $draw }  Discard pile: { $discard }
alien_frontiers-terminal-stock = Stock: { $fuel } fuel, { $ore } ore

## What is said before an action is confirmed

alien_frontiers-warning-claim_wastes = A claim takes every ship at the Alien Artifact: { $above ->
    [0] nothing above the total that it needs
    [one] 1 point above the total that it needs
   *[other] { $above } points above the total that it needs
} and { $cycles ->
    [0] no cycle
    [one] 1 unused cycle
   *[other] { $cycles } unused cycles
} are lost.
alien_frontiers-warning-claim_left = Your ships at the Alien Artifact show { $total }: you can still claim a card, and only this turn.
alien_frontiers-warning-limit_loses = { $surplus ->
    [one] 1 resource is above the limit of { $limit } and goes back to the stock.
   *[other] { $surplus } resources are above the limit of { $limit } and go back to the stock.
}
alien_frontiers-warning-stock_lacks = The stock has only { $stock } { $resource } left of the { $due } that you would gain.
alien_frontiers-warning-stock_out = The stock has no { $resource } left: the ship would dock for nothing.
alien_frontiers-warning-artifact_broken = Without this ship { $left } stands at the Alien Artifact: less than the { $needed } that a claim needs.
alien_frontiers-warning-market_lost = The pair at the Orbital Market is broken: you lose its right to trade.
alien_frontiers-warning-advance_lost = This ship completes your colony, and the Asimov bonus gives a step too many: it is lost, since you cannot pay { $fuel } fuel and { $ore } ore for launching at once.
alien_frontiers-warning-card_goes = Discards { $card }: the card is no longer yours.
alien_frontiers-warning-owned_twice = You already own { $card }: the stolen card goes to the discard pile.

## What a choice still needs
alien_frontiers-kept = { $fuel } fuel, { $ore } ore
alien_frontiers-next-station = where?
alien_frontiers-next-territory = which territory?
alien_frontiers-next-die = with which ship?
alien_frontiers-next-port = which ship there?
alien_frontiers-next-bay = which ship there?
alien_frontiers-next-colony = which colony?
alien_frontiers-next-spent = which card?
alien_frontiers-next-spoil = which card?
alien_frontiers-next-field = which field?
alien_frontiers-next-resource = what?

alien_frontiers-one = Ship { $die }
alien_frontiers-together-2 = Pair of { $die }
alien_frontiers-together-3 = Three of { $die }
