"""GP-3.3.4 to GP-3.3.8: the map, as printed or drawn by one of the methods."""

from __future__ import annotations

from typing import Final

from astrolude.games.gaia.tables.planets import HOME_TYPES
from astrolude.games.gaia.tables.space import (
    FACE_NUMBER,
    FACE_PLANETS,
    INNER_NUMBERS,
    LARGE,
    LAYOUT_FACES,
    LAYOUT_PLACES,
    NEIGHBOURS,
    PLACE_COUNT,
    PLACE_OF,
    SMALL,
    THREE,
    TILE_HEXES,
    TURNS,
)
from astrolude.games.gaia.tables.supply import NONE
from astrolude.kernel.generator import Generator

METHODS: Final = ["default", "method_1", "method_2", "method_3", "method_small", "small"]
METHOD_COUNTS: Final = {
    "method_1": [3, 4],
    "method_2": [3, 4],
    "method_3": [3, 4],
    "method_small": [1, 2],
    "small": [3],
}
"""The numbers of players that a method is for; every number where it is not named."""

PATIENCE: Final = 1000
"""R-51: after so many drawn sets of rotations the places are drawn again too."""


def _borders() -> list[list[list[tuple[int, int]]]]:
    """By two places: which hexes of the first touch which of the second, as positions on the tile."""
    borders: list[list[list[tuple[int, int]]]] = [
        [[] for _ in range(PLACE_COUNT)] for _ in range(PLACE_COUNT)
    ]
    for place, row in enumerate(NEIGHBOURS):
        for other in row:
            if PLACE_OF[place] != PLACE_OF[other]:
                pair = (place % TILE_HEXES, other % TILE_HEXES)
                borders[PLACE_OF[place]][PLACE_OF[other]].append(pair)
    return borders


BORDERS: Final = _borders()


class Layout:
    """Which face lies on which place and how it is turned; NONE leaves a place out."""

    def __init__(self) -> None:
        self.faces: Final = [NONE] * PLACE_COUNT
        self.turns: Final = [0] * PLACE_COUNT
        self.loose: Final[list[int]] = []
        """The places whose tiles were shuffled and may be turned."""


def layout_for(players: int, method: str) -> int:
    """GP-3.2.1, GP-3.3.7: the shape of the map."""
    if method == "small":
        return THREE
    return LARGE if players > 2 else SMALL


def draw_layout(players: int, method: str, home_types_only: bool, rng: Generator) -> Layout:
    """GP-3.3.4, GP-3.3.5: the printed map, or tiles shuffled and turned until GP-3.3.6 holds."""
    shape = layout_for(players, method)
    while True:
        layout = Layout()
        for place, face in zip(LAYOUT_PLACES[shape], LAYOUT_FACES[shape], strict=True):
            layout.faces[place] = face
        for group in shuffled_groups(shape, method):
            shuffle_tiles(layout, group, rng)
        for _ in range(PATIENCE):
            for place in layout.loose:
                layout.turns[place] = rng.below(TURNS)
            if is_allowed(layout.faces, layout.turns, home_types_only):
                return layout


def shuffled_groups(shape: int, method: str) -> list[list[int]]:
    """The places among which tiles are shuffled, group by group."""
    places = LAYOUT_PLACES[shape]
    if method in ("method_3", "method_small"):
        return [places]
    inner = [
        place
        for place, face in zip(places, LAYOUT_FACES[shape], strict=True)
        if FACE_NUMBER[face] in INNER_NUMBERS
    ]
    outer = [place for place in places if place not in inner]
    if method == "method_2":
        return [inner, outer]
    return [outer] if method == "method_1" else []


def shuffle_tiles(layout: Layout, places: list[int], rng: Generator) -> None:
    faces = [layout.faces[place] for place in places]
    rng.shuffle(faces)
    for place, face in zip(places, faces, strict=True):
        layout.faces[place] = face
    layout.loose.extend(places)


def is_allowed(faces: list[int], turns: list[int], home_types_only: bool) -> bool:
    """GP-3.3.6: no two planets of the same type touch across a tile border."""
    for place in range(PLACE_COUNT):
        for other in range(place):
            if are_neighbours(faces, place, other) and touches_equal(
                faces, turns, place, other, home_types_only
            ):
                return False
    return True


def are_neighbours(faces: list[int], place: int, other: int) -> bool:
    return faces[place] != NONE and faces[other] != NONE and bool(BORDERS[place][other])


def touches_equal(faces: list[int], turns: list[int], place: int, other: int, home_types_only: bool) -> bool:
    """R-13: whether equal planets of two tiles touch; optionally home types only."""
    here = FACE_PLANETS[faces[place]][turns[place]]
    there = FACE_PLANETS[faces[other]][turns[other]]
    for one, two in BORDERS[place][other]:
        planet = here[one]
        if planet >= 0 and planet == there[two] and (planet < HOME_TYPES or not home_types_only):
            return True
    return False


def possible_turns(
    faces: list[int], turns: list[int], place: int, later: list[int], home_types_only: bool
) -> list[int]:
    """GP-3.3.8: how the tile of a place may be turned further, while `later` ones are still loose."""
    trial = turns[:]
    possible: list[int] = []
    for turn in range(TURNS):
        trial[place] = (turns[place] + turn) % TURNS
        if can_complete(faces, trial, [place, *later], 0, home_types_only):
            possible.append(turn)
    return possible


def can_complete(
    faces: list[int], trial: list[int], open_places: list[int], index: int, home_types_only: bool
) -> bool:
    """Whether the open places from an index on can be turned so that nothing equal touches."""
    place = open_places[index]
    drawn = trial[place]
    for turn in range(1 if index == 0 else TURNS):
        trial[place] = (drawn + turn) % TURNS
        if fits(faces, trial, place, open_places[index + 1 :], home_types_only) and (
            index + 1 == len(open_places)
            or can_complete(faces, trial, open_places, index + 1, home_types_only)
        ):
            trial[place] = drawn
            return True
    trial[place] = drawn
    return False


def fits(faces: list[int], turns: list[int], place: int, ignored: list[int], home_types_only: bool) -> bool:
    """Whether the tile of a place touches nothing equal on the places that are settled."""
    for other in range(PLACE_COUNT):
        is_settled = other not in ignored and are_neighbours(faces, place, other)
        if is_settled and touches_equal(faces, turns, place, other, home_types_only):
            return False
    return True
