"""GP-7.7: special actions on a player's own components, and those of the institutes (GP-11)."""

from __future__ import annotations

from astrolude.games.gaia.events import SPECIAL_USED, STATION_PLACED, SWAPPED
from astrolude.games.gaia.grammar import BONUS_RANGE, BUILD, PROJECT, PUT_STATION, SWAP, USE_SPECIAL
from astrolude.games.gaia.questions import ASK_DOWNGRADE, ASK_LOWEST_TRACK, ASK_MINE, ASK_STATION, ASK_SWAP
from astrolude.games.gaia.rules.gaia_project import add_projects, start_project
from astrolude.games.gaia.rules.mines import (
    add_mines,
    base_range,
    build_mine,
    can_build_with_steps,
    range_qic,
)
from astrolude.games.gaia.rules.placing import extend_federation, forget_links, start_from
from astrolude.games.gaia.rules.power import has_institute
from astrolude.games.gaia.rules.research import lowest_answers
from astrolude.games.gaia.rules.resources import gain, pay
from astrolude.games.gaia.rules.upgrades import downgrade_answers
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.actions import (
    FIRST_TILE_SPECIAL,
    RANGE_PER_QIC,
    SPECIAL_ACADEMY,
    SPECIAL_DOWNGRADE,
    SPECIAL_LOWEST,
    SPECIAL_RANGE,
    SPECIAL_SPACE_STATION,
    SPECIAL_STEP,
    SPECIAL_SWAP,
    SPECIAL_TILES,
)
from astrolude.games.gaia.tables.boosters import RANGE_BONUS, RANGE_BOOSTER, STEP_BOOSTER, STEP_BOOSTER_STEPS
from astrolude.games.gaia.tables.factions import ACADEMY_SPECIAL, AMBAS, BESCODS, FIRAKS, IVITS
from astrolude.games.gaia.tables.planets import EMPTY
from astrolude.games.gaia.tables.scoring import FROM_TILES
from astrolude.games.gaia.tables.structures import ACADEMY_QIC, INSTITUTE, MINE, ROWS
from astrolude.games.gaia.tables.supply import NONE, SPACE_STATIONS
from astrolude.games.gaia.tables.tech_tiles import TILE_BIT, TILE_SPECIAL


def add_specials(s: GaiaState, seat: int, answers: list[int]) -> None:
    """GP-7.7.1: append the special actions owned, unused and possible."""
    used = s.used[seat]
    own = booster_special(s, seat)
    if own != NONE and not used >> own & 1 and is_possible(s, seat, own):
        answers.append(USE_SPECIAL.at(own))
    working = s.tiles[seat] & ~s.covered[seat]
    answers += [
        USE_SPECIAL.at(FIRST_TILE_SPECIAL + index)
        for index in range(len(SPECIAL_TILES))
        if working & TILE_BIT[SPECIAL_TILES[index]] and not used >> (FIRST_TILE_SPECIAL + index) & 1
    ]
    if s.out[seat * ROWS + ACADEMY_QIC] and not used >> SPECIAL_ACADEMY & 1:
        answers.append(USE_SPECIAL.at(SPECIAL_ACADEMY))
    own = faction_special(s, seat)
    if own != NONE and not used >> own & 1 and is_possible(s, seat, own):
        answers.append(USE_SPECIAL.at(own))


def booster_special(s: GaiaState, seat: int) -> int:
    """GP-12.1: the special action of the booster, or NONE."""
    if s.booster[seat] == STEP_BOOSTER:
        return SPECIAL_STEP
    return SPECIAL_RANGE if s.booster[seat] == RANGE_BOOSTER else NONE


def faction_special(s: GaiaState, seat: int) -> int:
    """GP-7.7.2: the special action of a faction, or NONE; all but the Bescods' need the institute."""
    faction = s.faction[seat]
    if faction == BESCODS:
        return SPECIAL_LOWEST
    if not has_institute(s, seat):
        return NONE
    if faction == AMBAS:
        return SPECIAL_SWAP
    if faction == FIRAKS:
        return SPECIAL_DOWNGRADE
    return SPECIAL_SPACE_STATION if faction == IVITS else NONE


def is_possible(s: GaiaState, seat: int, special: int) -> bool:
    """GP-7.7.8: what does something on the board must be carried out."""
    if special == SPECIAL_STEP:
        return can_build_with_steps(s, seat, STEP_BOOSTER_STEPS)
    if special == SPECIAL_RANGE:
        return bool(bonus_answers(s, seat, BONUS_RANGE))
    if special == SPECIAL_LOWEST:
        return bool(lowest_answers(s, seat))
    if special == SPECIAL_SWAP:
        return bool(swap_answers(s, seat))
    if special == SPECIAL_DOWNGRADE:
        return bool(downgrade_answers(s, seat))
    return bool(station_answers(s, seat))


def use_special(s: GaiaState, seat: int, special: int) -> None:
    """GP-7.7.1: mark it and carry it out, or ask where."""
    s.used[seat] |= 1 << special
    s.note(SPECIAL_USED, seat, special)
    if special == SPECIAL_STEP:
        ASK_MINE.ask(s, seat, STEP_BOOSTER_STEPS - 1)
    elif special == SPECIAL_RANGE:
        ASK_MINE.ask(s, seat, BONUS_RANGE)
    elif special < SPECIAL_ACADEMY:
        gain(s, seat, TILE_SPECIAL[SPECIAL_TILES[special - FIRST_TILE_SPECIAL]], 1, FROM_TILES)
    elif special == SPECIAL_ACADEMY:
        gain(s, seat, ACADEMY_SPECIAL[s.faction[seat]], 1, FROM_TILES)
    elif special == SPECIAL_SWAP:
        ASK_SWAP.ask(s, seat)
    elif special == SPECIAL_DOWNGRADE:
        ASK_DOWNGRADE.ask(s, seat)
    elif special == SPECIAL_SPACE_STATION:
        ASK_STATION.ask(s, seat)
    else:
        ASK_LOWEST_TRACK.ask(s, seat)


def bonus_answers(s: GaiaState, seat: int, bonus: int) -> list[int]:
    """GP-7.6.2, GP-7.7.4, GP-7.7.5: mines with free steps, or mines and Gaia projects with more range."""
    answers: list[int] = []
    if bonus == BONUS_RANGE:
        add_mines(s, seat, 0, RANGE_BONUS, answers)
        add_projects(s, seat, RANGE_BONUS, answers)
    else:
        add_mines(s, seat, bonus + 1, 0, answers)
    return answers


def take_bonus(s: GaiaState, seat: int, bonus: int, action: int) -> None:
    if PROJECT.holds(action):
        start_project(s, seat, PROJECT.of(action), RANGE_BONUS)
    elif bonus == BONUS_RANGE:
        build_mine(s, seat, BUILD.of(action), 0, RANGE_BONUS)
    else:
        build_mine(s, seat, BUILD.of(action), bonus + 1, 0)


def swap_answers(s: GaiaState, seat: int) -> list[int]:
    """GP-11.6: own mines, not the Lost Planet's."""
    return [SWAP.at(place) for place in s.own[seat] if s.owner[place] == seat and s.structure[place] == MINE]


def swap_institute(s: GaiaState, seat: int, place: int) -> None:
    """GP-11.6: the institute and a mine change places; nothing else changes."""
    institute = institute_of(s, seat)
    changed = s.structure[:]
    changed[place] = changed[institute]
    changed[institute] = MINE
    s.structure = changed
    forget_links(s, seat)
    s.note(SWAPPED, seat, institute, place)


def institute_of(s: GaiaState, seat: int) -> int:
    """The hex of the planetary institute, or NONE."""
    for place in s.own[seat]:
        if s.structure[place] == INSTITUTE and s.owner[place] == seat:
            return place
    return NONE


def station_answers(s: GaiaState, seat: int) -> list[int]:
    """GP-11.8, R-18: accessible hexes without planet and without space station."""
    if len(s.stations) == SPACE_STATIONS:
        return []
    furthest = base_range(s, seat) + RANGE_PER_QIC * s.qic[seat]
    near = s.near[seat]
    first = PUT_STATION.at(0)
    return [
        first + place
        for place in s.board
        if near[place] <= furthest and s.planet[place] == EMPTY and place not in s.stations
    ]


def place_station(s: GaiaState, seat: int, place: int) -> None:
    """GP-11.8: a starting point for range that joins an own federation next to it."""
    qic = range_qic(s.near[seat][place], base_range(s, seat))
    if qic:
        pay(s, seat, 0, 0, 0, qic)
    s.stations.append(place)
    start_from(s, seat, place)
    forget_links(s, seat)
    s.note(STATION_PLACED, seat, place)
    extend_federation(s, seat, place)
