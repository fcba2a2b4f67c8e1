"""GP-2.6: what is counted for scoring effects, and the power value of structures."""

from __future__ import annotations

from astrolude.games.gaia.rules.power import has_institute
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.counts import (
    PER_BIG,
    PER_GAIA,
    PER_LAB,
    PER_MINE,
    PER_SECTOR,
    PER_STATION,
    PER_TYPE,
)
from astrolude.games.gaia.tables.factions import BASE_POWER, BESCODS
from astrolude.games.gaia.tables.planets import GAIA, TITANIUM
from astrolude.games.gaia.tables.space import PLACE_OF
from astrolude.games.gaia.tables.structures import (
    ACADEMY_KNOWLEDGE,
    ACADEMY_QIC,
    INSTITUTE,
    LAB,
    LOST_MINE,
    MINE,
    ROWS,
    STATION,
)
from astrolude.games.gaia.tables.tech_tiles import BIG_BUILDINGS, BIG_POWER, TILE_BIT


def count(s: GaiaState, seat: int, what: int) -> int:
    """How many a player has of what an effect counts."""
    row = seat * ROWS
    if what == PER_MINE:
        return mines(s, seat)
    if what == PER_STATION:
        return s.out[row + STATION]
    if what == PER_LAB:
        return s.out[row + LAB]
    if what == PER_BIG:
        return s.out[row + INSTITUTE] + s.out[row + ACADEMY_KNOWLEDGE] + s.out[row + ACADEMY_QIC]
    if what == PER_GAIA:
        return gaia_planets(s, seat)
    if what == PER_TYPE:
        return planet_types(s, seat)
    if what == PER_SECTOR:
        return sectors(s, seat)
    return len(s.tokens[seat])


def mines(s: GaiaState, seat: int) -> int:
    """GP-2.6.6: mines on the map and the Lost Planet."""
    number = s.out[seat * ROWS + MINE]
    for place in s.own[seat]:
        if s.structure[place] == LOST_MINE and s.owner[place] == seat:
            number += 1
    return number


def type_mask(s: GaiaState, seat: int) -> int:
    """GP-2.6.3: the types of planets colonised, as a mask; shared planets do not count."""
    mask = 0
    for place in s.own[seat]:
        if s.owner[place] == seat:
            mask |= 1 << s.planet[place]
    return mask


def planet_types(s: GaiaState, seat: int) -> int:
    mask = type_mask(s, seat)
    number = 0
    while mask:
        mask &= mask - 1
        number += 1
    return number


def gaia_planets(s: GaiaState, seat: int) -> int:
    """GP-2.6.4."""
    number = 0
    for place in s.own[seat]:
        if s.planet[place] == GAIA and s.owner[place] == seat:
            number += 1
    return number


def sectors(s: GaiaState, seat: int) -> int:
    """GP-2.6.5: tiles with a structure; shared mines and the Lost Planet count."""
    mask = 0
    number = 0
    for place in s.own[seat]:
        bit = 1 << PLACE_OF[place]
        if not mask & bit:
            mask |= bit
            number += 1
    return number


def structures_in_federations(s: GaiaState, seat: int) -> int:
    """GP-13.3: structures on hexes of own federations."""
    member = s.member[seat]
    number = 0
    for place in s.own[seat]:
        number += member[place]
    return number


def power_value(s: GaiaState, seat: int, place: int) -> int:
    """GP-2.6.8: of the player's structure on a hex. R-37: the same for charging and for federations."""
    if s.owner[place] != seat:
        return BASE_POWER[MINE]
    structure = s.structure[place]
    if structure == LOST_MINE:
        return BASE_POWER[MINE]
    value = BASE_POWER[structure]
    if structure >= INSTITUTE and s.tiles[seat] & ~s.covered[seat] & TILE_BIT[BIG_BUILDINGS]:
        value = BIG_POWER
    if s.faction[seat] == BESCODS and s.planet[place] == TITANIUM and has_institute(s, seat):
        value += 1
    return value
