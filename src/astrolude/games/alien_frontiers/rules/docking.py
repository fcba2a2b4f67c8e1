"""AF-4.4 to AF-4.8: which docks are legal, and docking."""

from __future__ import annotations

from astrolude.games.alien_frontiers.grammar import DOCK, DOCK_RUN, offer
from astrolude.games.alien_frontiers.rules.artifact import dock_artifact
from astrolude.games.alien_frontiers.rules.constructor import constructor_open, dock_constructor
from astrolude.games.alien_frontiers.rules.hub import dock_hub, hub_open
from astrolude.games.alien_frontiers.rules.market import dock_market
from astrolude.games.alien_frontiers.rules.mine import CLOSED, dock_mine, least_value
from astrolude.games.alien_frontiers.rules.outpost import dock_outpost, standing_sum
from astrolude.games.alien_frontiers.rules.ports import FULL, free_group, has_port
from astrolude.games.alien_frontiers.rules.shipyard import dock_shipyard, shipyard_open
from astrolude.games.alien_frontiers.rules.solar import dock_solar
from astrolude.games.alien_frontiers.rules.terraforming import dock_terraforming, may_spare, terraforming_open
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.games.alien_frontiers.tables.components import (
    ARTIFACT,
    CONSTRUCTOR,
    DICE,
    DIE_VALUE,
    HUB,
    MARKET,
    MINE,
    NOWHERE,
    RUN_LENGTH,
    RUN_SUM,
    RUNS,
    SHIPS_PER_DOCK,
    SHIPYARD,
    SOLAR,
    TERRAFORMING,
    TERRAFORMING_VALUE,
    VALUES,
)


def add_docks(s: AlienState, seat: int, answers: list[int]) -> None:
    """AF-4.5, AF-4.8: every legal dock of the unplaced ships in the present state."""
    dice = [die for die in range(DICE) if s.dice[die]]
    if not dice:
        return
    add_single_docks(s, seat, dice, answers)
    pairs: list[int] = []
    triples: list[int] = []
    for die in dice:
        equal = equal_in_hand(s, die)
        if equal >= 2:
            pairs.append(die)
        if equal >= 3:
            triples.append(die)
    if pairs:
        if free_group(s, MARKET) != FULL:
            offer(answers, DOCK.at(MARKET, 0), pairs)
        if shipyard_open(s, seat, s.fuel[seat]):
            offer(answers, DOCK.at(SHIPYARD, 0), pairs)
    if triples and constructor_open(s, seat):
        offer(answers, DOCK.at(CONSTRUCTOR, 0), triples)
    if len(dice) >= RUN_LENGTH:
        add_runs(s, answers)


def add_single_docks(s: AlienState, seat: int, dice: list[int], answers: list[int]) -> None:
    """AF-4.7: docks of one ship."""
    if has_port(s, SOLAR):
        offer(answers, DOCK.at(SOLAR, 0), dice)
    if has_port(s, ARTIFACT):
        offer(answers, DOCK.at(ARTIFACT, 0), dice)
    if hub_open(s, seat):
        offer(answers, DOCK.at(HUB, 0), dice)
    least = least_value(s, seat)
    if least != CLOSED:
        offer(answers, DOCK.at(MINE, 0), [die for die in dice if DIE_VALUE[die] >= least])
    own, relic = TERRAFORMING_VALUE - 1, VALUES + TERRAFORMING_VALUE - 1
    if (s.dice[own] or s.dice[relic]) and terraforming_open(s, seat, s.fuel[seat]):
        if s.dice[own] and may_spare(s, seat, own):
            answers.append(DOCK.at(TERRAFORMING, own))
        if s.dice[relic] and may_spare(s, seat, relic):
            answers.append(DOCK.at(TERRAFORMING, relic))


def equal_in_hand(s: AlienState, die: int) -> int:
    """AF-4.7: how many unplaced ships make up a group named by this one; the relic only if it is named."""
    return s.dice[die % VALUES] + (1 if die >= VALUES else 0)


def add_runs(s: AlienState, answers: list[int]) -> None:
    """AF-6.8.1, AF-6.8.2: runs that beat what stands at the outpost, without and with the relic."""
    standing = standing_sum(s)
    for low in range(RUNS):
        if RUN_SUM[low] > standing:
            if has_run(s, low, NOWHERE):
                answers.append(DOCK_RUN.at(low))
            if s.relic == s.active and has_run(s, RUNS + low, NOWHERE):
                answers.append(DOCK_RUN.at(RUNS + low))


def has_run(s: AlienState, run: int, filled: int) -> bool:
    """AF-6.8.1: whether unplaced ships make a run but for the place filled, with the relic if it is named."""
    named = run >= RUNS
    relic = False
    low = run % RUNS
    for die in range(low, low + RUN_LENGTH):
        if die == filled:
            continue
        if named and s.dice[VALUES + die]:
            relic = True
        elif not s.dice[die]:
            return False
    return relic == named


def dock(s: AlienState, seat: int, station: int, die: int) -> None:
    """AF-4.4: dock a ship, pair or triple of unplaced ships, named by its value."""
    needed = SHIPS_PER_DOCK[station]
    if needed == 1:
        s.dice[die] -= 1
        receive(s, seat, station, seat * DICE + die)
    else:
        receive_group(s, seat, station, take_equal(s, seat, die, needed))


def dock_run(s: AlienState, seat: int, run: int) -> None:
    """AF-6.8: dock a run of unplaced ships."""
    ships: list[int] = []
    low = run % RUNS
    for value_die in range(low, low + RUN_LENGTH):
        relic = VALUES + value_die
        die = relic if run >= RUNS and s.dice[relic] else value_die
        s.dice[die] -= 1
        ships.append(seat * DICE + die)
    dock_outpost(s, seat, ships)


def take_equal(s: AlienState, seat: int, die: int, needed: int) -> list[int]:
    """Take ships of one value from the unplaced ones, the relic first if it is named."""
    ships: list[int] = []
    own = die % VALUES
    for _ in range(needed):
        taken = die if die != own and s.dice[die] else own
        s.dice[taken] -= 1
        ships.append(seat * DICE + taken)
    return ships


def receive(s: AlienState, seat: int, station: int, ship: int) -> None:
    """AF-4.4, AF-4.13: a single ship docks for the player; cost and effect follow at once."""
    if station == SOLAR:
        dock_solar(s, seat, ship)
    elif station == ARTIFACT:
        dock_artifact(s, seat, ship)
    elif station == HUB:
        dock_hub(s, seat, ship)
    elif station == MINE:
        dock_mine(s, seat, ship)
    else:
        dock_terraforming(s, seat, ship)


def receive_group(s: AlienState, seat: int, station: int, ships: list[int]) -> None:
    """AF-4.4, AF-4.13: a pair or triple docks for the player; cost and effect follow at once."""
    if station == MARKET:
        dock_market(s, seat, ships)
    elif station == SHIPYARD:
        dock_shipyard(s, seat, ships)
    elif station == CONSTRUCTOR:
        dock_constructor(s, seat, ships)
    else:
        dock_outpost(s, seat, ships)
