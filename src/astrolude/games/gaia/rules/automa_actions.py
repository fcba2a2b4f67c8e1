"""GP-18.11 to GP-18.15, GP-18.18: what the Automa does: mines, upgrades, spaces, research, points."""

from __future__ import annotations

from typing import Final

from astrolude.games.gaia.events import ACTION_TAKEN, ADVANCED, BUILT, UPGRADED
from astrolude.games.gaia.rules.automa_selection import AUTOMA, by_direction, by_number, least, to_human
from astrolude.games.gaia.rules.counts import type_mask
from astrolude.games.gaia.rules.placing import put_structure, replaced
from astrolude.games.gaia.rules.research import is_top_taken
from astrolude.games.gaia.rules.resources import score
from astrolude.games.gaia.rules.upgrades import replace_structure
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.actions import SPACES
from astrolude.games.gaia.tables.automa_cards import CARD_FINAL_TILE, CARD_IS_FORWARD, EXTRA_POINTS
from astrolude.games.gaia.tables.factions import (
    FIRAKS,
    GEODENS,
    HADSCH_HALLAS,
    HOME,
    PIECES,
    TAKLONS,
    TERRANS,
)
from astrolude.games.gaia.tables.planets import EMPTY, GAIA, STEPS, TRANSDIM
from astrolude.games.gaia.tables.research import TERRAFORMING, TOP_LEVEL, TRACK_COUNT
from astrolude.games.gaia.tables.scoring import (
    FINAL_GAIA,
    FINAL_SATELLITES,
    FINAL_SECTORS,
    FINAL_TILES_IN_PLAY,
    FINAL_TYPES,
    FROM_FACTION,
)
from astrolude.games.gaia.tables.space import NEIGHBOURS, PLACE_OF
from astrolude.games.gaia.tables.structures import (
    ACADEMY_KNOWLEDGE,
    ACADEMY_QIC,
    INSTITUTE,
    LAB,
    MINE,
    ROWS,
    STATION,
)
from astrolude.games.gaia.tables.supply import NONE
from astrolude.kernel.state import NOBODY

TRANSDIM_STEPS: Final = 2
GAIA_STEPS: Final = 1
GEODENS_POINTS: Final = 2
HADSCH_POINTS: Final = 3


def gain_points(s: GaiaState, points: int, source: int) -> None:
    """GP-18.18: the hardest Automa gains a point more each time."""
    if points:
        score(s, AUTOMA, points + EXTRA_POINTS[s.difficulty], source)


def build_or_upgrade(s: GaiaState, reach: int, support: int, by_faction: bool) -> None:
    """GP-18.11: without a valid planet or a mine it upgrades instead."""
    if not build_mine(s, reach, support, by_faction):
        upgrade(s, support)


def build_mine(s: GaiaState, reach: int, support: int, by_faction: bool) -> bool:
    """GP-18.11: a mine on the best planet in range; False if there is none."""
    near = s.near[AUTOMA]
    places = [
        place
        for place in s.spots
        if near[place] <= reach and s.owner[place] == NOBODY and s.former[place] == NOBODY
    ]
    if not places or s.out[AUTOMA * ROWS + MINE] == PIECES[s.faction[AUTOMA]][MINE]:
        return False
    if by_faction:
        places = prefer_by_faction(s, places)
    if CARD_FINAL_TILE[support] < FINAL_TILES_IN_PLAY:
        places = prefer_for_tile(s, places, s.final_tiles[CARD_FINAL_TILE[support]])
    places = least(places, [steps_to(s, place) for place in places])
    places = least(places, [to_human(s, place) for place in places])
    settle_on(s, by_direction(places, CARD_IS_FORWARD[support]), support)
    return True


def prefer_by_faction(s: GaiaState, places: list[int]) -> list[int]:
    """GP-18.11 (1)."""
    if s.faction[AUTOMA] == TERRANS:
        return least(places, [int(s.planet[place] != TRANSDIM) for place in places])
    if s.faction[AUTOMA] == TAKLONS:
        return least(places, [to_human(s, place) for place in places])
    return places


def prefer_for_tile(s: GaiaState, places: list[int], tile: int) -> list[int]:
    """GP-18.11 (2): what a final tile makes better."""
    if tile == FINAL_GAIA:
        return least(places, [int(s.planet[place] not in (GAIA, TRANSDIM)) for place in places])
    if tile == FINAL_TYPES:
        types = type_mask(s, AUTOMA)
        return least(places, [types >> settled_type(s, place) & 1 for place in places])
    if tile == FINAL_SECTORS:
        used = [PLACE_OF[place] for place in s.own[AUTOMA]]
        return least(places, [int(PLACE_OF[place] in used) for place in places])
    return places


def settled_type(s: GaiaState, place: int) -> int:
    """GP-18.11: a Transdim planet becomes a Gaia planet at once."""
    return GAIA if s.planet[place] == TRANSDIM else s.planet[place]


def steps_to(s: GaiaState, place: int) -> int:
    """GP-18.11 (3)."""
    planet = s.planet[place]
    if planet == TRANSDIM:
        return TRANSDIM_STEPS
    return GAIA_STEPS if planet == GAIA else STEPS[HOME[s.faction[AUTOMA]]][planet]


def settle_on(s: GaiaState, place: int, support: int) -> None:
    types = type_mask(s, AUTOMA)
    if s.planet[place] == TRANSDIM:
        s.planet = replaced(s.planet, place, GAIA)
    put_structure(s, AUTOMA, place, MINE)
    s.note(BUILT, AUTOMA, place, 0)
    s.built.append(place)
    if s.faction[AUTOMA] == GEODENS and not types >> s.planet[place] & 1:
        gain_points(s, GEODENS_POINTS, FROM_FACTION)
    if FINAL_SATELLITES in s.final_tiles:
        put_satellite(s, place, support)


def put_satellite(s: GaiaState, place: int, support: int) -> None:
    """GP-18.11: next to a mine that stands alone."""
    around = NEIGHBOURS[place]
    if any(s.owner[other] == AUTOMA for other in around):
        return
    taken = s.satellites[AUTOMA] + s.stations
    free = [other for other in around if s.planet[other] == EMPTY and other not in taken]
    if free:
        hexes = [*s.satellites[AUTOMA], by_direction(free, CARD_IS_FORWARD[support])]
        s.satellites[AUTOMA] = hexes


def upgrade_lines(s: GaiaState) -> list[tuple[int, int]]:
    """GP-18.12: what is upgraded to what, in order of preference."""
    lines = [
        (STATION, INSTITUTE),
        (MINE, STATION),
        (LAB, ACADEMY_KNOWLEDGE),
        (LAB, ACADEMY_QIC),
        (STATION, LAB),
    ]
    if s.faction[AUTOMA] == FIRAKS:
        lines.insert(1, (LAB, STATION))
    return lines


def upgrade(s: GaiaState, support: int) -> bool:
    """GP-18.12: the first line that is possible; False if none is."""
    for origin, target in upgrade_lines(s):
        places = [place for place in s.own[AUTOMA] if s.structure[place] == origin]
        if places and s.out[AUTOMA * ROWS + target] < PIECES[s.faction[AUTOMA]][target]:
            nearest = least(places, [to_human(s, place) for place in places])
            place = by_direction(nearest, CARD_IS_FORWARD[support])
            replace_structure(s, AUTOMA, place, target)
            s.note(UPGRADED, AUTOMA, target, place)
            after_upgrade(s, target, support)
            return True
    return False


def after_upgrade(s: GaiaState, target: int, support: int) -> None:
    """GP-18.12: the Hadsch Hallas' points, the Firaks' research."""
    if target == STATION and s.faction[AUTOMA] == HADSCH_HALLAS:
        gain_points(s, HADSCH_POINTS, FROM_FACTION)
    if target == LAB and s.faction[AUTOMA] == FIRAKS:
        research(s, support, False)


def block_space(s: GaiaState, support: int) -> None:
    """GP-18.13: an action token on a free space; it has no other effect."""
    free = [space for space in range(len(SPACES)) if not s.spaces_used >> space & 1]
    if free:
        space = by_number(free, support)
        s.spaces_used |= 1 << space
        s.note(ACTION_TAKEN, AUTOMA, space)


def can_research(s: GaiaState, track: int) -> bool:
    """GP-18.14: a level to reach, or an advanced tile to take away."""
    level = s.levels[AUTOMA * TRACK_COUNT + track]
    if level < TOP_LEVEL - 1:
        return True
    return level == TOP_LEVEL - 1 and (s.advanced[track] != NONE or not is_top_taken(s, track))


def research(s: GaiaState, support: int, highest: bool) -> None:
    """GP-18.14: one track by numbered selection, of all or of the highest."""
    tracks = [track for track in range(TRACK_COUNT) if can_research(s, track)]
    if not tracks:
        return
    if highest:
        tracks = least(tracks, [-s.levels[AUTOMA * TRACK_COUNT + track] for track in tracks])
    advance_if_possible(s, by_number(tracks, support))


def advance_if_possible(s: GaiaState, track: int) -> None:
    """GP-18.14: on level 4 the advanced tile goes first; what lies on the top leaves the game."""
    if not can_research(s, track):
        return
    level = s.levels[AUTOMA * TRACK_COUNT + track]
    if level == TOP_LEVEL - 1 and s.advanced[track] != NONE:
        s.advanced = replaced(s.advanced, track, NONE)
        return
    s.levels[AUTOMA * TRACK_COUNT + track] = level + 1
    s.note(ADVANCED, AUTOMA, track, level + 1)
    if level + 1 == TOP_LEVEL and track == TERRAFORMING:
        s.top_token = NONE
