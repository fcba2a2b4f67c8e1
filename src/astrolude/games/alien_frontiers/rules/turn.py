"""AF-4: the start of a turn, its end, the resource limit and the clean-up."""

from __future__ import annotations

from typing import Final

from astrolude.games.alien_frontiers.events import (
    CACHE_PAID,
    CARD_LOST,
    RETURNED,
    ROLLED,
    SHIP_EXPIRED,
    STRANDED,
    TURN_BEGAN,
)
from astrolude.games.alien_frontiers.grammar import KEEP_FUEL
from astrolude.games.alien_frontiers.questions import ASK_MAIN, ASK_SURPLUS
from astrolude.games.alien_frontiers.rules.deck import lose, refill
from astrolude.games.alien_frontiers.rules.ports import leave
from astrolude.games.alien_frontiers.rules.supply import gain, give_back
from astrolude.games.alien_frontiers.rules.terraforming import retire
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.games.alien_frontiers.tables.components import (
    CACHE,
    CARD_BIT,
    DICE,
    DIE_VALUE,
    NOWHERE,
    PORT_BIT,
    PORTS,
    RESOURCE_LIMIT,
    SHIP_SEAT,
    TERRAFORMING_PORT,
    VALUES,
)

CACHE_TOKENS: Final = 1


def begin_turn(s: AlienState, seat: int) -> None:
    """AF-4.1, AF-4.3, AF-3.4: gather, roll, Resource Cache; then the main part."""
    s.active = seat
    s.turn += 1
    s.note(TURN_BEGAN, seat, s.turn)
    gather(s, seat)
    roll(s, seat)
    if s.hands[seat] & CARD_BIT[CACHE]:
        open_cache(s, seat)
    ASK_MAIN.ask(s, seat)


def gather(s: AlienState, seat: int) -> None:
    """AF-4.1: the ship on the Terraforming Station is lost, all others leave the board."""
    first = seat * DICE
    if s.occupied & PORT_BIT[TERRAFORMING_PORT] and SHIP_SEAT[s.ports[TERRAFORMING_PORT]] == seat:
        ship = leave(s, TERRAFORMING_PORT)
        retire(s, ship)
        s.note(SHIP_EXPIRED, seat, ship)
    for port in range(PORTS):
        if first <= s.ports[port] < first + DICE:
            leave(s, port)
    if s.bay:
        s.bay = [ship for ship in s.bay if SHIP_SEAT[ship] != seat]


def roll(s: AlienState, seat: int) -> None:
    """AF-4.1, AF-11.3: the whole fleet, the relic last."""
    rolled = [s.rng.below(VALUES) for _ in range(s.fleet[seat])]
    if s.relic == seat:
        rolled.append(VALUES + s.rng.below(VALUES))
    for die in rolled:
        s.dice[die] += 1
    s.reveal()
    s.note_all(ROLLED, seat, rolled)


def open_cache(s: AlienState, seat: int) -> None:
    """AF-9.18, AF-9.8: ore for more odd ships, fuel for more even ones; both, and the card goes, if equal."""
    odd = even = 0
    for die in range(DICE):
        if DIE_VALUE[die] % 2:
            odd += s.dice[die]
        else:
            even += s.dice[die]
    s.note(CACHE_PAID, seat, odd, even)
    gain(s, seat, CACHE_TOKENS if even >= odd else 0, CACHE_TOKENS if odd >= even else 0)
    if odd == even:
        lose(s, seat, CACHE)
        s.discard.append(CACHE)
        s.note(CARD_LOST, seat, CACHE)
        refill(s)


def end_turn(s: AlienState, seat: int) -> None:
    """AF-4.8, AF-6.6.1, AF-4.10, AF-10.10: unplaced ships to the Maintenance Bay, then the resource limit."""
    stranded: list[int] = []
    for die in range(DICE):
        while s.dice[die]:
            s.dice[die] -= 1
            s.bay.append(seat * DICE + die)
            stranded.append(die)
    if stranded:
        s.note_all(STRANDED, seat, stranded)
    if s.fuel[seat] + s.ore[seat] > RESOURCE_LIMIT:
        ASK_SURPLUS.ask(s, seat)
    else:
        pass_turn(s)


def surplus_answers(s: AlienState, seat: int) -> list[int]:
    """AF-4.10, AF-10.5: every way to be left with exactly eight."""
    fewest = max(0, RESOURCE_LIMIT - s.ore[seat])
    most = min(RESOURCE_LIMIT, s.fuel[seat])
    return [KEEP_FUEL.at(fuel) for fuel in range(fewest, most + 1)]


def keep(s: AlienState, seat: int, fuel: int) -> None:
    """AF-4.10: keep this much fuel and as much ore as makes eight; the rest goes back to the stock."""
    fuel_back = s.fuel[seat] - fuel
    ore_back = s.ore[seat] - (RESOURCE_LIMIT - fuel)
    give_back(s, seat, fuel_back, ore_back)
    s.note(RETURNED, seat, fuel_back, ore_back)
    pass_turn(s)


def pass_turn(s: AlienState) -> None:
    """AF-4.11, AF-1.1: clear the turn state; the next player clockwise begins."""
    clear_turn_state(s)
    begin_turn(s, (s.active + 1) % s.players)


def clear_turn_state(s: AlienState) -> None:
    """AF-4.14: everything empty."""
    s.pool = 0
    s.total = 0
    s.cycles = 0
    s.hub_docks = 0
    s.asimov_used = False
    s.mine_docks = 0
    s.market_pairs = 0
    s.trade_at = 0
    s.used = 0
    s.discard_used = False
    s.borrowed = NOWHERE
