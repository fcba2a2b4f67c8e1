"""What must hold in every position by the rules; every breach in words."""

from __future__ import annotations

from astrolude.games.alien_frontiers.rules.ports import lowest_pair
from astrolude.games.alien_frontiers.rules.territories import controller, has_bonus
from astrolude.games.alien_frontiers.scoring import points_of
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.games.alien_frontiers.tables.components import (
    ARTIFACT,
    BLOCKING,
    BURROUGHS,
    CARD_BIT,
    CARD_COPIES,
    CARDS,
    CIRCLES,
    DICE,
    DISPLAY_SIZE,
    EMPTY,
    FEWEST_SHIPS,
    FIELDS,
    FUEL_TOKENS,
    GROUP_BLOCKED_WITH,
    GROUP_FIRST,
    GROUP_PORTS,
    GROUP_SIZE,
    HELMET,
    HUB,
    ISOLATION,
    LANDS,
    MARKET,
    NOWHERE,
    ORE_TOKENS,
    PORT_BIT,
    PORT_GROUP,
    PORTS,
    RESOURCE_LIMIT,
    SHIP_IS_RELIC,
    SHIP_SEAT,
    SHIP_VALUE,
    SHIPS_PER_COLOUR,
    STATION_END_GROUP,
    STATION_FIRST_GROUP,
    STATION_PORTS,
    TRACK_PORTS,
    VALUES,
)
from astrolude.kernel.state import NOBODY


def broken(s: AlienState) -> list[str]:
    """Every broken invariant."""
    return [
        *_resources(s),
        *_ports(s),
        *_ships(s),
        *_relic(s),
        *_colonies(s),
        *_cards(s),
        *_scores(s),
        *_turn_state(s),
    ]


def _resources(s: AlienState) -> list[str]:
    """AF-2.6.1, AF-4.10: nothing negative, nothing lost, at most eight outside one's own turn."""
    found: list[str] = []
    for seat in range(s.players):
        if s.fuel[seat] < 0 or s.ore[seat] < 0:
            found.append(f"seat {seat} holds {s.fuel[seat]} fuel and {s.ore[seat]} ore")
        if seat != s.active and s.fuel[seat] + s.ore[seat] > RESOURCE_LIMIT:
            found.append(f"seat {seat} holds more than {RESOURCE_LIMIT} resources on another's turn")
    if s.limited:
        if s.fuel_stock < 0 or sum(s.fuel) + s.fuel_stock != FUEL_TOKENS:
            found.append(f"fuel {s.fuel} and stock {s.fuel_stock} do not make {FUEL_TOKENS}")
        if s.ore_stock < 0 or sum(s.ore) + s.ore_stock != ORE_TOKENS:
            found.append(f"ore {s.ore} and stock {s.ore_stock} do not make {ORE_TOKENS}")
    return found


def _ports(s: AlienState) -> list[str]:
    """AF-3.12, AF-4.6: blocked ports stay blocked; what stands together docked together."""
    found: list[str] = []
    for port in range(PORTS):
        if (s.ports[port] != EMPTY) != (s.occupied & PORT_BIT[port] != 0):
            found.append(f"port {port}: the mask of occupied ports is wrong")
        blocked = s.players in GROUP_BLOCKED_WITH[PORT_GROUP[port]]
        if blocked != (s.ports[port] == BLOCKING):
            found.append(f"port {port}: blocking ships are wrong")
    for group in range(len(GROUP_SIZE)):
        found += _group(s, group)
    return found


def _group(s: AlienState, group: int) -> list[str]:
    """AF-4.6, AF-6.1: a full pair or triple is equal or a run; without the Helmet it has one owner."""
    ports = range(GROUP_FIRST[group], GROUP_FIRST[group] + GROUP_SIZE[group])
    ships = [s.ports[port] for port in ports if s.ports[port] != EMPTY and s.ports[port] != BLOCKING]
    found: list[str] = []
    if not s.helmet and len({SHIP_SEAT[ship] for ship in ships}) > 1:
        found.append(f"group {group} holds ships of several owners")
    for seat in range(s.players):
        if not s.helmet and GROUP_PORTS[group] == TRACK_PORTS[seat]:
            found += [
                f"a ship on seat {seat}'s track is not its own" for ship in ships if SHIP_SEAT[ship] != seat
            ]
    values = {SHIP_VALUE[ship] for ship in ships}
    is_track = STATION_FIRST_GROUP[HUB] <= group < STATION_END_GROUP[HUB]
    is_run = GROUP_SIZE[group] > 1 and not is_track and len(values) > 1
    if is_run and max(values) - min(values) + 1 != len(values) and len(ships) == GROUP_SIZE[group]:
        found.append(f"group {group} holds neither equal ships nor a run")
    return found


def _ships(s: AlienState) -> list[str]:
    """AF-2.1, AF-1.3, AF-6.11.5: every ship in play is in one place, so many of a colour."""
    fewest = FEWEST_SHIPS - 1 if s.french else FEWEST_SHIPS
    found: list[str] = []
    on_board = [ship for ship in [*s.ports, *s.bay] if ship != EMPTY and ship != BLOCKING]
    if any(number < 0 for number in s.dice):
        found.append(f"unplaced ships {s.dice}")
    for seat in range(s.players):
        own = sum(1 for ship in on_board if SHIP_SEAT[ship] == seat and not SHIP_IS_RELIC[ship])
        if seat == s.active:
            own += sum(s.dice[:VALUES])
        if own != s.fleet[seat]:
            found.append(f"seat {seat} has {own} ships in play, counted as {s.fleet[seat]}")
        if not fewest <= s.fleet[seat] <= SHIPS_PER_COLOUR:
            found.append(f"seat {seat} has {s.fleet[seat]} ships in play")
    return found


def _relic(s: AlienState) -> list[str]:
    """AF-7.7: one relic at most in play, with the player who has the bonus of Burroughs Desert."""
    owners = [
        SHIP_SEAT[ship]
        for ship in [*s.ports, *s.bay]
        if ship != EMPTY and ship != BLOCKING and SHIP_IS_RELIC[ship]
    ]
    owners += [s.active] * sum(s.dice[VALUES:DICE])
    expected = [] if s.relic == NOBODY else [s.relic]
    found: list[str] = []
    if owners != expected:
        found.append(f"the relic is held by {owners}, counted as {expected}")
    if s.relic != NOBODY and not has_bonus(s, s.relic, BURROUGHS):
        found.append("the owner of the relic lacks the bonus of Burroughs Desert")
    return found


def _colonies(s: AlienState) -> list[str]:
    """AF-1.8, AF-5.6, AF-6.3.11: no colony is lost, and the game is over when one player has landed all."""
    found: list[str] = []
    for seat in range(s.players):
        landed = s.colonies[seat * LANDS : seat * LANDS + LANDS]
        unplaced = s.reserve[seat] + (1 if s.circle[seat] else 0)
        if min(landed) < 0 or s.reserve[seat] < 0 or not 0 <= s.circle[seat] <= CIRCLES:
            found.append(f"seat {seat}: colonies {landed}, {s.reserve[seat]}, circle {s.circle[seat]}")
        if sum(landed) + unplaced != s.colonies_each:
            found.append(f"seat {seat} has {sum(landed) + unplaced} colonies instead of {s.colonies_each}")
        if unplaced == 0 and not s.over:
            found.append(f"seat {seat} has landed all colonies and the game goes on")
    return found + [
        f"territory {territory} is not controlled by {s.control[territory]}"
        for territory in range(LANDS)
        if s.control[territory] != controller(s, territory)
    ]


def _cards(s: AlienState) -> list[str]:
    """AF-2.4, AF-9.5: no card is lost; the display is short only when both piles are empty."""
    found: list[str] = []
    for card in range(len(CARDS)):
        copies = CARD_COPIES[card] if s.helmet or card != HELMET else 0
        held = sum(1 for hand in s.hands if hand & CARD_BIT[card])
        seen = held + s.display.count(card) + s.draw.count(card) + s.discard.count(card)
        if seen != copies:
            found.append(f"card {CARDS[card]}: {seen} copies instead of {copies}")
    if len(s.display) > DISPLAY_SIZE:
        found.append("too many cards on display")
    if len(s.display) < DISPLAY_SIZE and (s.draw or s.discard):
        found.append("the display is short although there are cards")
    if s.french and not s.draw and s.discard:
        found.append("the draw pile is empty although cards were discarded")
    return found


def _scores(s: AlienState) -> list[str]:
    """AF-5.1, AF-5.2: the scores are the sum of their parts."""
    found: list[str] = []
    for seat in range(s.players):
        points = points_of(s, seat)
        if points != s.scores[seat]:
            found.append(f"seat {seat} scores {points}, counted as {s.scores[seat]}")
    return found


def _turn_state(s: AlienState) -> list[str]:
    """AF-4.14: the pool is docked, the pairs are complete, marks are on cards held, the loan works."""
    found: list[str] = []
    pooled = [port for port in range(PORTS) if s.pool & PORT_BIT[port]]
    if s.pool & ~(s.occupied & STATION_PORTS[ARTIFACT]):
        found.append("the artifact pool holds an empty port")
    elif s.total != sum(SHIP_VALUE[s.ports[port]] for port in pooled):
        found.append(f"the artifact pool does not add up to {s.total}")
    if s.market_pairs & ~(s.occupied & STATION_PORTS[MARKET]):
        found.append("a pair that is counted as complete is not")
    if lowest_pair(s) != s.trade_at and (not s.french or (s.market_pairs and lowest_pair(s) < s.trade_at)):
        found.append(f"trading at {s.trade_at} although the lowest pair is {lowest_pair(s)}")
    if s.used & ~s.hands[s.active]:
        found.append("a card that is not held is marked as used")
    if s.borrowed != NOWHERE and s.borrowed == s.fields[ISOLATION]:
        found.append("a bonus is borrowed from an isolated territory")
    if any(not NOWHERE <= s.fields[field] < LANDS for field in range(len(FIELDS))):
        found.append(f"fields {s.fields}")
    if s.cycles < 0 or s.hub_docks < 0 or s.mine_docks < 0:
        found.append("a counter of the turn is negative")
    return found
