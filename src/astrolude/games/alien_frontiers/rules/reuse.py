"""AF-9.15, AF-9.21: docking a ship again, one's own by Orbital Teleporter, another's by Mind Control Helmet.

The new facility is never the one that the ship leaves, so leaving changes nothing about what is legal there.
"""

from __future__ import annotations

from astrolude.games.alien_frontiers.events import LIFTED
from astrolude.games.alien_frontiers.grammar import DOCK, DOCK_RUN, USE_HELMET, USE_TELEPORTER
from astrolude.games.alien_frontiers.rules.constructor import constructor_open
from astrolude.games.alien_frontiers.rules.docking import has_run, receive, receive_group
from astrolude.games.alien_frontiers.rules.fuel_powers import card_price, pay_card
from astrolude.games.alien_frontiers.rules.hub import hub_open
from astrolude.games.alien_frontiers.rules.mine import least_value
from astrolude.games.alien_frontiers.rules.outpost import standing_sum
from astrolude.games.alien_frontiers.rules.ports import (
    FULL,
    free_group,
    has_port,
    is_enemy,
    leave,
    representative,
)
from astrolude.games.alien_frontiers.rules.shipyard import shipyard_open
from astrolude.games.alien_frontiers.rules.terraforming import may_spare, terraforming_open
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.games.alien_frontiers.tables.components import (
    ARTIFACT,
    CONSTRUCTOR,
    CONTROL_FROM,
    CONTROL_TO,
    DICE,
    HELMET,
    HUB,
    MARKET,
    MINE,
    OUTPOST,
    PORT_STATION,
    PORTS,
    REUSE_FROM,
    RUN_LENGTH,
    RUN_SUM,
    RUNS,
    SHIP_DIE,
    SHIP_VALUE,
    SHIPS_PER_DOCK,
    SHIPYARD,
    SOLAR,
    TELEPORTER,
    TERRAFORMING,
    TERRAFORMING_VALUE,
    VALUES,
)


def add_teleports(s: AlienState, seat: int, answers: list[int]) -> None:
    """AF-9.15, AF-9.15.1, AF-6.11.4: own docked ships that some other facility would take now."""
    if s.fuel[seat] < card_price(s, seat, TELEPORTER, 1):
        return
    first = seat * DICE
    answers += [
        USE_TELEPORTER.at(port)
        for port in range(PORTS)
        if first <= s.ports[port] < first + DICE
        and REUSE_FROM[PORT_STATION[port]]
        and representative(s, port) == port
        and is_wanted(s, seat, TELEPORTER, port)
    ]


def add_helmets(s: AlienState, seat: int, answers: list[int]) -> None:
    """AF-9.21: other players' docked ships that some other facility would take now."""
    if s.fuel[seat] < card_price(s, seat, HELMET, 1):
        return
    answers += [
        USE_HELMET.at(port)
        for port in range(PORTS)
        if is_enemy(s, seat, port)
        and CONTROL_FROM[PORT_STATION[port]]
        and representative(s, port) == port
        and is_wanted(s, seat, HELMET, port)
    ]


def is_wanted(s: AlienState, seat: int, card: int, port: int) -> bool:
    """AF-9.15: whether some other facility would take the ship; those that take any ship are asked first."""
    station = PORT_STATION[port]
    if (
        (station != SOLAR and has_port(s, SOLAR))
        or (station != ARTIFACT and has_port(s, ARTIFACT))
        or (station != HUB and hub_open(s, seat))
    ):
        return True
    return len(reuse_answers(s, seat, card, port)) > 0


def reuse_answers(s: AlienState, seat: int, card: int, port: int) -> list[int]:
    """AF-9.15.6, AF-9.15.7, AF-17.3: docks of this ship elsewhere, alone or with others, the card paid."""
    station = PORT_STATION[port]
    ship = s.ports[port]
    die = SHIP_DIE[ship]
    fuel = s.fuel[seat] - card_price(s, seat, card, 1)
    answers: list[int] = []
    if station != SOLAR and has_port(s, SOLAR):
        answers.append(DOCK.at(SOLAR, die))
    if station != ARTIFACT and has_port(s, ARTIFACT):
        answers.append(DOCK.at(ARTIFACT, die))
    if station != HUB and hub_open(s, seat):
        answers.append(DOCK.at(HUB, die))
    if station != MINE and SHIP_VALUE[ship] >= least_value(s, seat):
        answers.append(DOCK.at(MINE, die))
    if (
        SHIP_VALUE[ship] == TERRAFORMING_VALUE
        and (CONTROL_TO[TERRAFORMING] if card == HELMET else not s.french)
        and terraforming_open(s, seat, fuel)
        and may_spare(s, seat, die)
    ):
        answers.append(DOCK.at(TERRAFORMING, die))
    if station != MARKET and free_group(s, MARKET) != FULL:
        add_equal_docks(s, die, DOCK.at(MARKET, 0), SHIPS_PER_DOCK[MARKET], answers)
    if station != SHIPYARD and shipyard_open(s, seat, fuel):
        add_equal_docks(s, die, DOCK.at(SHIPYARD, 0), SHIPS_PER_DOCK[SHIPYARD], answers)
    if station != CONSTRUCTOR and constructor_open(s, seat):
        add_equal_docks(s, die, DOCK.at(CONSTRUCTOR, 0), SHIPS_PER_DOCK[CONSTRUCTOR], answers)
    if station != OUTPOST:
        add_run_docks(s, die, answers)
    return answers


def add_equal_docks(s: AlienState, die: int, first: int, needed: int, answers: list[int]) -> None:
    """AF-9.15.6: with own-colour partners alone, and with the own relic as one of them."""
    relic = VALUES + die % VALUES
    if has_partners(s, die, die, needed):
        answers.append(first + die)
    if relic != die and has_partners(s, die, relic, needed):
        answers.append(first + relic)


def has_partners(s: AlienState, die: int, named: int, needed: int) -> bool:
    """AF-9.15.6: whether unplaced ships make up a group with the ship, named by it or by the own relic."""
    own = die % VALUES
    if named == die:
        return s.dice[own] >= needed - 1
    return named == VALUES + own and s.dice[named] > 0 and s.dice[own] >= needed - 2


def add_run_docks(s: AlienState, die: int, answers: list[int]) -> None:
    """AF-9.15.6, AF-6.8.2: runs through this ship's value, filled up from the unplaced ships."""
    standing = standing_sum(s)
    place = die % VALUES
    for low in range(max(0, place - RUN_LENGTH + 1), min(RUNS, place + 1)):
        if RUN_SUM[low] > standing:
            answers += [DOCK_RUN.at(run) for run in (low, RUNS + low) if completes_run(s, die, run)]


def completes_run(s: AlienState, die: int, run: int) -> bool:
    """AF-9.15.6: whether unplaced ships fill up a run through the ship; named with the relic, it has one."""
    place = die % VALUES
    if not 0 <= place - run % RUNS < RUN_LENGTH:
        return False
    if die >= VALUES:
        return run >= RUNS and has_run(s, run - RUNS, place)
    return has_run(s, run, place)


def reuse(s: AlienState, seat: int, card: int, port: int, action: int) -> None:
    """AF-9.15.2, AF-9.15.3, AF-9.15.4, AF-9.15.7: pay the card, the ship leaves, then it docks anew."""
    pay_card(s, seat, card, 1)
    ship = leave(s, port)
    s.note(LIFTED, seat, ship, port)
    if DOCK_RUN.holds(action):
        receive_group(s, seat, OUTPOST, run_ships(s, seat, ship, DOCK_RUN.of(action)))
        return
    station, die = DOCK.of(action)
    needed = SHIPS_PER_DOCK[station]
    if needed == 1:
        receive(s, seat, station, ship)
    else:
        receive_group(s, seat, station, equal_ships(s, seat, ship, die, needed))


def equal_ships(s: AlienState, seat: int, ship: int, die: int, needed: int) -> list[int]:
    """The ship and its partners of the same value; the own relic if it is named and not the ship itself."""
    ships = [ship]
    own = die % VALUES
    if die >= VALUES and SHIP_DIE[ship] < VALUES:
        s.dice[die] -= 1
        ships.append(seat * DICE + die)
    while len(ships) < needed:
        s.dice[own] -= 1
        ships.append(seat * DICE + own)
    return ships


def run_ships(s: AlienState, seat: int, ship: int, run: int) -> list[int]:
    """The ship in its place of the run and its partners; the own relic if named and not the ship itself."""
    ships: list[int] = []
    relic_named = run >= RUNS and SHIP_DIE[ship] < VALUES
    low = run % RUNS
    for partner in range(low, low + RUN_LENGTH):
        if partner == SHIP_DIE[ship] % VALUES:
            ships.append(ship)
            continue
        die = VALUES + partner if relic_named and s.dice[VALUES + partner] else partner
        s.dice[die] -= 1
        ships.append(seat * DICE + die)
    return ships
