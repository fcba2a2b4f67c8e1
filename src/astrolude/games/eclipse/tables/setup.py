"""EC-3, ER-7.1, ER-13: numbers and starting spots by the number of players.

A spot is (q, r, rotation); with 7 to 9 players the rotation is the player's choice and NONE here.
"""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.tables.common import NONE, SEATS
from astrolude.kernel.data import Json, read_data

Spot = tuple[int, int, int]

_RISE: Final = read_data("eclipse", "rise_setup")
_ROWS: Final[dict[str, Json]] = {**read_data("eclipse", "base_setup")["players"], **_RISE["players"]}
FEWEST_PLAYERS: Final = 2
MOST_BASE_PLAYERS: Final = 6
"""With more players section ER-13 applies."""


def _numbers(what: str) -> list[int]:
    return [int(_ROWS[str(players)][what]) if str(players) in _ROWS else 0 for players in range(SEATS + 1)]


SETUP_TECHS: Final = _numbers("technologies_at_setup")
CLEANUP_TECHS: Final = _numbers("technologies_at_cleanup")
OUTER_HEXES: Final = _numbers("outer_hexes")
MIDDLE_HEXES: Final = _numbers("middle_hexes")
"""By the number of players; the middle stack is cut with 7 to 9 players only (ER-3.2)."""
HAS_DIPLOMACY: Final = [number > 0 for number in _numbers("diplomacy")]
SMALL_GALAXY_OUTER: Final = int(_RISE["small_galaxy"]["outer_hexes"])
SECONDARY_STEPS: Final = [
    int(_RISE["simultaneous"]["secondary_marker_steps_clockwise_from_first_player"].get(str(players), 0))
    for players in range(SEATS + 1)
]
"""ER-14.1: how many seats after the first player the secondary marker begins."""


def _spot(row: Json) -> Spot:
    return int(row["axial"][0]), int(row["axial"][1]), int(row.get("rotation", NONE))


def _spots(rows: list[Json]) -> list[Spot]:
    return [_spot(row) for row in rows]


_NO_SPOTS: Final[list[Spot]] = []
SPOTS: Final = [
    _spots(_ROWS[str(players)]["starting_positions"]) if str(players) in _ROWS else _NO_SPOTS
    for players in range(SEATS + 1)
]
"""By the number of players: the spots clockwise from the first player's."""


def _with_worlds(players: int) -> list[Spot]:
    if str(players) in _RISE["homeworlds_2_5"]:
        return _spots(_RISE["homeworlds_2_5"][str(players)]["player_positions"])
    if str(players) in _RISE["homeworlds_7_8"]:
        return [
            SPOTS[SEATS][index] for index in _RISE["homeworlds_7_8"][str(players)]["seat_indexes_clockwise"]
        ]
    return SPOTS[players]


def _worlds(players: int) -> list[Spot]:
    if str(players) in _RISE["homeworlds_2_5"]:
        return _spots(_RISE["homeworlds_2_5"][str(players)]["homeworld_positions"])
    if str(players) not in _RISE["homeworlds_7_8"]:
        return []
    row: Json = _RISE["homeworlds_7_8"][str(players)]
    turned = zip(row["homeworld_indexes"], row["homeworld_rotations"], strict=True)
    return [(*SPOTS[SEATS][index][:2], int(rotation)) for index, rotation in turned]


HOMEWORLD_SEAT_SPOTS: Final = [_with_worlds(players) for players in range(SEATS + 1)]
HOMEWORLD_SPOTS: Final = [_worlds(players) for players in range(SEATS + 1)]
"""With the module `ancient_homeworlds`, by the number of players (ER-7.1, ER-13.10)."""
