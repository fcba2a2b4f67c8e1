"""SG-13: the eight exoplanets, two sides each, as flat tables.

A site is numbered through all sixteen sides; the numbers of one side follow each other. Groups (levels,
volcanoes, satellites, islands) are lists of sites of one side.
"""

from __future__ import annotations

from typing import Any, Final

from astrolude.games.space_gate.tables.components import PLAYER_COUNTS
from astrolude.kernel.data import read_data

_PLANETS: Final[list[dict[str, Any]]] = read_data("space_gate", "exoplanets")["exoplanets"]
_SIDES: Final[list[dict[str, Any]]] = [side for planet in _PLANETS for side in planet["sides"]]
_SITES: Final[list[dict[str, Any]]] = [site for side in _SIDES for site in side["sites"]]


def _whole(value: Any) -> int:
    return int(value)


PLANETS: Final[list[str]] = [str(planet["id"]) for planet in _PLANETS]
SIDES: Final[list[str]] = [str(side["id"]) for side in _SIDES]
SIDE_PLANET: Final = [planet for planet, row in enumerate(_PLANETS) for _ in row["sides"]]
SIDE_FOR: Final = [
    [
        next(
            side
            for side, row in enumerate(_SIDES)
            if SIDE_PLANET[side] == planet and players in row["players"]
        )
        for planet in range(len(PLANETS))
    ]
    for players in PLAYER_COUNTS
]
"""By number of players (from the fewest) and planet: the side in play (SG-15.1)."""

SITES: Final[list[str]] = [f"{side['id']}.{site['id']}" for side in _SIDES for site in side["sites"]]
SITE_COUNT: Final = len(SITES)
SITE_SIDE: Final = [side for side, row in enumerate(_SIDES) for _ in row["sites"]]
SIDE_FIRST: Final = [SITE_SIDE.index(side) for side in range(len(SIDES))]
SIDE_END: Final = [SIDE_FIRST[side] + SITE_SIDE.count(side) for side in range(len(SIDES))]

SITE_TYPES: Final = ["primary", "secondary", "central"]
PRIMARY: Final = SITE_TYPES.index("primary")
SECONDARY: Final = SITE_TYPES.index("secondary")
CENTRAL: Final = SITE_TYPES.index("central")
SITE_TYPE: Final = [SITE_TYPES.index(str(site["type"])) for site in _SITES]
PREDOMINANT: Final[list[bool]] = [bool(site["predominance"]) for site in _SITES]
SITE_VALUE: Final = [_whole(site["value"] or 0) for site in _SITES]


def _numbers(side: int, names: list[Any]) -> list[int]:
    """Sites of a side by their names in the file."""
    return [SITES.index(f"{SIDES[side]}.{name}") for name in names]


SITE_REQUIRES: Final = [
    _numbers(SITE_SIDE[site], row["requires_all_occupied"]) for site, row in enumerate(_SITES)
]
"""By site: the sites that must be occupied before, by whomever."""


def _links() -> list[list[int]]:
    links: list[list[int]] = [[] for _ in SITES]
    for side, row in enumerate(_SIDES):
        for pair in row["links"]:
            one, other = _numbers(side, pair)
            links[one].append(other)
            links[other].append(one)
    return links


SITE_LINKS: Final = _links()

RULING_GROUPS: Final = ["mountain_level", "volcano", "satellite", "island"]
"""The kinds of group that a rule speaks of; the others serve drawing only (SG-21.10)."""
SIDE_GROUPS: Final = [
    [_numbers(side, group["sites"]) for group in row["groups"] if group["kind"] in RULING_GROUPS]
    for side, row in enumerate(_SIDES)
]
SIDE_SATELLITES: Final = [
    [
        site
        for group in row["groups"]
        if group["kind"] == "satellite"
        for site in _numbers(side, group["sites"])
    ]
    for side, row in enumerate(_SIDES)
]
"""By side: the sites of all its satellites, none but on Fermi."""
SIDE_CENTRE: Final = [
    [
        site
        for group in row["groups"]
        if group["kind"] == "central_planet"
        for site in _numbers(side, group["sites"])
    ]
    for side, row in enumerate(_SIDES)
]
"""By side: the places on the central planet, none but on Fermi."""
SIDE_ENDS: Final = [_numbers(side, row.get("ends", [])) for side, row in enumerate(_SIDES)]
SIDE_SITES: Final = [list(range(SIDE_FIRST[side], SIDE_END[side])) for side in range(len(SIDES))]


def _of_type(kind: int) -> list[list[int]]:
    """By side: its sites of a type."""
    return [[site for site in sites if SITE_TYPE[site] == kind] for sites in SIDE_SITES]


SIDE_PRIMARY: Final = _of_type(PRIMARY)
SIDE_SECONDARY: Final = _of_type(SECONDARY)
SIDE_CENTRAL: Final = _of_type(CENTRAL)
MOST_GROUPS: Final = max(
    len(groups) for side, groups in enumerate(SIDE_GROUPS) if _SIDES[side]["placement"]["kind"] == "russell"
)
"""How many islands a side can have."""

PLACEMENTS: Final = ["any_free", "requires_links", "dirac", "fermi", "russell", "turing_canal"]
ANY_FREE: Final = PLACEMENTS.index("any_free")
REQUIRES_LINKS: Final = PLACEMENTS.index("requires_links")
DIRAC: Final = PLACEMENTS.index("dirac")
FERMI: Final = PLACEMENTS.index("fermi")
RUSSELL: Final = PLACEMENTS.index("russell")
CANAL: Final = PLACEMENTS.index("turing_canal")
PLACEMENT: Final = [PLACEMENTS.index(str(row["placement"]["kind"])) for row in _SIDES]
PRIMARIES_PER_SECONDARY: Final = [
    _whole(row["placement"].get("primaries_per_secondary", 0)) for row in _SIDES
]

CLOSURES: Final = [
    "all_sites",
    "all_volcanoes_attributed",
    "central_occupied",
    "all_central",
    "satellite_sites",
    "islands_at_least",
]
ALL_SITES: Final = CLOSURES.index("all_sites")
ATTRIBUTED: Final = CLOSURES.index("all_volcanoes_attributed")
CENTRE_TAKEN: Final = CLOSURES.index("central_occupied")
ALL_CENTRAL: Final = CLOSURES.index("all_central")
SATELLITES_TAKEN: Final = CLOSURES.index("satellite_sites")
ISLANDS_HOLD: Final = CLOSURES.index("islands_at_least")
CLOSURE: Final = [CLOSURES.index(str(row["closure"]["kind"])) for row in _SIDES]
NEEDED: Final = [_whole(row["closure"].get("needed", 0)) for row in _SIDES]
"""By side: the number in its closing condition, where it has one."""

SCORINGS: Final = ["bose", "group_majority", "site_values", "fermi", "planck", "turing_canal"]
BY_LEVELS: Final = SCORINGS.index("bose")
BY_GROUPS: Final = SCORINGS.index("group_majority")
BY_VALUES: Final = SCORINGS.index("site_values")
BY_SATELLITES: Final = SCORINGS.index("fermi")
BY_NETWORK: Final = SCORINGS.index("planck")
BY_CANAL: Final = SCORINGS.index("turing_canal")
SCORING: Final = [SCORINGS.index(str(row["scoring"]["kind"])) for row in _SIDES]


def _scoring(*names: str) -> list[int]:
    """By side: the first of these numbers that its scoring names, 0 for none of them."""
    found: list[int] = []
    for row in _SIDES:
        values = [row["scoring"][name] for name in names if name in row["scoring"]]
        found.append(int(values[0]) if values and not isinstance(values[0], str) else 0)
    return found


PER_SETTLER: Final = _scoring("per_settler")
MAJORITY: Final = _scoring("level_majority", "majority", "largest_group", "central_majority")
TIE: Final = _scoring("tie", "central_tie")
PRESENCE: Final = _scoring("presence")
SATELLITE_POINTS: Final = [
    [0, *[_whole(points) for points in row["scoring"].get("satellites", {}).values()]] for row in _SIDES
]
"""By side: the points for settlers on so many different satellites."""


def _class_name(site: int) -> str:
    """What makes two sites equal (SG-16.2, SG-16.5): a name that equal sites of one side share."""
    row, side = _SITES[site], _SIDES[SITE_SIDE[site]]
    kind, flagged = str(side["placement"]["kind"]), bool(row["predominance"])
    if kind in ("fermi", "russell"):
        return f"{row['groups'][0]} {flagged}"
    if kind == "dirac":
        return f"{row['type']} {flagged}"
    if side["closure"]["kind"] == "all_volcanoes_attributed" and not flagged:
        return f"{row['groups']}"
    if side["scoring"]["kind"] == "site_values" and kind == "any_free":
        return f"{row['value']} {flagged}"
    return str(row["id"])


def _classes() -> list[int]:
    classes: list[int] = []
    for side in range(len(SIDES)):
        names: dict[str, int] = {}
        classes += [names.setdefault(_class_name(site), len(names)) for site in SIDE_SITES[side]]
    return classes


SITE_CLASS: Final = _classes()
"""By site: equal sites of one side have the same number; the first free one stands for all."""
