"""GP-2.5: the hexes of all maps, the sector tiles and the printed shapes.

One numbering serves every map: thirteen places for a tile, nineteen hexes each. A map uses some of the
places; what lies on a hex is state. Hex `place * 19 + k` is the k-th hex of the tile that lies on the place.
"""

from __future__ import annotations

from typing import Final

from astrolude.games.gaia.tables.planets import EMPTY, OUTSIDE, PLANETS
from astrolude.kernel.data import Json, ids, read_data
from astrolude.kernel.hexes import Hex, Region, add, disc, rotate

_LAYOUTS: Final = read_data("gaia", "layouts")
_SECTORS: Final[list[Json]] = read_data("gaia", "sectors")["sectors"]


def _pair(values: list[int]) -> Hex:
    return int(values[0]), int(values[1])


def _places() -> list[Hex]:
    """The centres of all places: those of the printed shapes in order, then the further ones."""
    found: list[Hex] = []
    for layout in _LAYOUTS["layouts"]:
        for slot in layout["slots"]:
            if _pair(slot["center"]) not in found:
                found.append(_pair(slot["center"]))
    return found + [_pair(center) for center in _LAYOUTS["further_places"]["centers"]]


TILE: Final[list[Hex]] = disc((0, 0), 2)
"""The hexes of a tile around its centre."""
TILE_HEXES: Final = len(TILE)
PLACES: Final = _places()
PLACE_COUNT: Final = len(PLACES)
REGION: Final = Region([add(center, offset) for center in PLACES for offset in TILE])
HEXES: Final = len(REGION.places)
PLACE_OF: Final = [index // TILE_HEXES for index in range(HEXES)]
"""By hex: the place of its tile."""
NEIGHBOURS: Final = REGION.neighbours
DISTANCES: Final = REGION.distances
INFLUENCE_RADIUS: Final = 2
INFLUENCE: Final = [REGION.within(index, INFLUENCE_RADIUS) for index in range(HEXES)]
"""GP-2.5.3: by hex, the hexes of its influence zone, itself included."""
FAR: Final = 99
"""The distance to nothing."""
NOWHERE_NEAR: Final = [FAR] * HEXES

FACES: Final = [str(face["id"]) for sector in _SECTORS for face in sector["faces"]]
FACE_NUMBER: Final = [int(sector["number"]) for sector in _SECTORS for _ in sector["faces"]]
TURNS: Final = 6


def _face_planets(face: Json) -> dict[Hex, int]:
    return {
        _pair([row["q"], row["r"]]): EMPTY if row["planet"] is None else PLANETS.index(row["planet"])
        for row in face["hexes"]
    }


def _turned(planets: dict[Hex, int], turns: int) -> list[int]:
    """The planets of a face turned clockwise, in the order of TILE."""
    return [planets[rotate(offset, TURNS - turns)] for offset in TILE]


FACE_PLANETS: Final = [
    [_turned(_face_planets(face), turns) for turns in range(TURNS)]
    for sector in _SECTORS
    for face in sector["faces"]
]
"""By face and turns: the planet of each hex of the tile."""

LAYOUTS: Final = ids(_LAYOUTS["layouts"])
LAYOUT_PLACES: Final = [
    [PLACES.index(_pair(slot["center"])) for slot in layout["slots"]] for layout in _LAYOUTS["layouts"]
]
"""By layout: the places that it uses, slot by slot."""
LAYOUT_FACES: Final = [
    [FACES.index(slot["face"]) for slot in layout["slots"]] for layout in _LAYOUTS["layouts"]
]
SMALL: Final = LAYOUTS.index("default_1_2_players")
LARGE: Final = LAYOUTS.index("default_3_4_players")
THREE: Final = LAYOUTS.index("small_3_players")
INNER_NUMBERS: Final = [
    int(str(sector).removeprefix("sector_"))
    for sector in _LAYOUTS["inner_slots_method_2"]["default_3_4_players"]
]
"""GP-3.3.4: the tiles that the methods 1 and 2 keep in the middle."""
FIRST_GAME_FACTIONS: Final[dict[str, list[str]]] = {
    count: list(factions) if isinstance(factions, list) else [str(factions["human"])]
    for count, factions in _LAYOUTS["first_game_factions"].items()
    if count.endswith("_players")
}
FIRST_GAME_MINES: Final[dict[str, dict[str, list[int]]]] = {
    count: {
        faction: [REGION.indices[_pair(mine["hex"])] for mine in mines] for faction, mines in rows.items()
    }
    for count, rows in _LAYOUTS["first_game_mines"].items()
    if count.endswith("_players")
}


def planets_of(faces: list[int], turns: list[int]) -> list[int]:
    """What lies on every hex, from the face and its turns by place; NONE leaves a place out."""
    planets: list[int] = []
    for place in range(PLACE_COUNT):
        if faces[place] < 0:
            planets += [OUTSIDE] * TILE_HEXES
        else:
            planets += FACE_PLANETS[faces[place]][turns[place]]
    return planets
