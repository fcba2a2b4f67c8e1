"""EC-2, EC-4, ER-2: what every chapter counts with, as flat tables read once from the data files.

Everything is an index: resources, kinds of population squares, ship types, things to build, modules and
alliances are numbered here; sectors, technologies, ship parts, species, discoveries, developments, non-player
ships and the set-up have a module each beside this one. A table over two indices is one flat list.
"""

from __future__ import annotations

from typing import Final

from astrolude.kernel.data import Json, ids, read_data

NONE: Final = -1
"""No sector, no technology, no part, no species; no seat is NOBODY."""
SEATS: Final = 9

# Resources (EC-2.5)

RESOURCES: Final = ["money", "science", "materials"]
MONEY: Final = 0
SCIENCE: Final = 1
MATERIALS: Final = 2


def amounts(row: Json | None) -> list[int]:
    """What a row of the data says by resource."""
    return [int((row or {}).get(name, 0)) for name in RESOURCES]


# Population squares (EC-4.9, EC-10.7, ER-6.4)

SQUARE_KINDS: Final = 9
SQUARES: Final = [
    "money",
    "money_advanced",
    "science",
    "science_advanced",
    "materials",
    "materials_advanced",
    "grey",
    "orbital",
    "shellworld",
]
"""Kinds of squares: the plain and the advanced one of each resource, grey, and those on tiles."""
SQ_MONEY: Final = 0
SQ_SCIENCE: Final = 2
SQ_MATERIALS: Final = 4
SQ_GREY: Final = 6
SQ_ORBITAL: Final = 7
SQ_SHELLWORLD: Final = 8
SQUARE_RESOURCE: Final = [MONEY, MONEY, SCIENCE, SCIENCE, MATERIALS, MATERIALS, NONE, NONE, SCIENCE]
"""The population track that a cube of the square comes from and goes back to, NONE where one chooses."""
SQUARE_ADVANCED: Final = [False, True, False, True, False, True, False, False, False]
SQUARE_CHOICES: Final = [
    [MONEY],
    [MONEY],
    [SCIENCE],
    [SCIENCE],
    [MATERIALS],
    [MATERIALS],
    [MONEY, SCIENCE, MATERIALS],
    [MONEY, SCIENCE],
    [SCIENCE],
]
"""By square: the tracks its cube may come from or go back to (EC-4.10)."""
WAYS: Final = [
    name if len(tracks) == 1 else f"{name}_{RESOURCES[track]}"
    for name, tracks in zip(SQUARES, SQUARE_CHOICES, strict=True)
    for track in tracks
]
"""Ways to colonise: a square together with the track of the cube that is put on it."""
WAY_KIND: Final = [square for square, tracks in enumerate(SQUARE_CHOICES) for _ in tracks]
WAY_RESOURCE: Final = [track for tracks in SQUARE_CHOICES for track in tracks]

# Ships and things to build (EC-2.1, EC-10, ER-15.2.3)

SHIPS: Final = ["interceptor", "cruiser", "dreadnought", "starbase", "orbital_ship"]
"""Ship types, each with a blueprint of its own."""
SHIP_TYPES: Final = 5
INTERCEPTOR: Final = 0
CRUISER: Final = 1
DREADNOUGHT: Final = 2
STARBASE: Final = 3
ORBITAL_SHIP: Final = 4
MOBILE: Final = 3
"""The types below this number move and retreat (EC-4.4)."""

PIECES: Final = ["interceptor", "cruiser", "dreadnought", "starbase", "orbital", "monolith"]
"""What can be built; the first four are ship types of the same number."""
PIECE_ORBITAL: Final = 4
PIECE_MONOLITH: Final = 5

# Structures of a sector, as bits (EC-10.7, ER-6.8, ER-11.3, ER-11.4)

ORBITAL: Final = 1
ANCIENT_ORBITAL: Final = 2
"""Stands beside ORBITAL: the orbital carries an artifact."""
MONOLITH: Final = 4
SHELLWORLD: Final = 8
WARP_PORTAL: Final = 16
ANCIENT_PORTAL: Final = 32
STRUCTURES: Final = [
    "orbital",
    "ancient_orbital",
    "monolith",
    "shellworld",
    "warp_portal",
    "ancient_warp_portal",
]
"""Their names in the order of the bits."""

_COMPONENTS: Final = read_data("eclipse", "base_components")
SHIP_SUPPLY: Final = [int(_COMPONENTS["per_color"].get(name, 0)) for name in SHIPS]
"""EC-2.1: how many ships of a type a colour has; orbital ships are no pieces of their own."""
CUBES: Final = int(_COMPONENTS["per_color"]["population_cube"])
DISCS: Final = int(_COMPONENTS["per_color"]["influence_disc"])

# Actions (EC-5 to EC-12)

ACTIONS: Final = ["explore", "influence", "research", "upgrade", "build", "move"]
EXPLORE: Final = 0
INFLUENCE: Final = 1
RESEARCH: Final = 2
UPGRADE: Final = 3
BUILD: Final = 4
MOVE: Final = 5
REACTIONS: Final = ["upgrade", "build", "move"]
FIRST_REACTION: Final = UPGRADE
"""EC-12.4: reaction number r is action number FIRST_REACTION + r."""

# Tracks (EC-4.6, EC-4.7, EC-8.2, EC-22.1)

_TRACKS: Final = read_data("eclipse", "base_tracks")
UPKEEP: Final = [int(cost) for cost in _TRACKS["influence_track"]["circles_left_to_right"]]
"""By the number of discs on the influence track, as far as it has circles."""


def upkeep_of(discs: int) -> int:
    """EC-4.6: what a player with so many discs on the track (or beside it) pays."""
    return UPKEEP[discs] if discs < len(UPKEEP) else 0


TRACK_CAPACITY: Final = int(_TRACKS["population_track"]["capacity"])
FIRST_CUBES: Final = int(_TRACKS["population_track"]["initial_cubes"])
PRODUCTION: Final = [
    int(_TRACKS["population_track"]["production_by_cubes_on_track"][str(cubes)])
    for cubes in range(TRACK_CAPACITY + 1)
]
"""By the number of cubes on a population track."""
ROUNDS: Final = int(_TRACKS["rounds"]["count"])

# Dice (EC-2.9)

DICE: Final = ["yellow", "orange", "red"]
"""Colours of dice in the order in which they are rolled (EC-27.4)."""
DIE_DAMAGE: Final = [1, 2, 4]
YELLOW: Final = 0
ORANGE: Final = 1
RED: Final = 2


def dice_row(rows: list[Json]) -> list[int]:
    """How many dice of each colour."""
    counts = [0, 0, 0]
    for row in rows:
        colour = DICE.index(row["color"])
        if DIE_DAMAGE[colour] != int(row["damage"]):
            raise ValueError(f"a {row['color']} die deals {DIE_DAMAGE[colour]} damage, not {row['damage']}")
        counts[colour] += int(row["count"])
    return counts


# Reputation (EC-18, ER-13.1)

_REPUTATION: Final = read_data("eclipse", "base_reputation")
_RISE_SETUP: Final = read_data("eclipse", "rise_setup")
HIGHEST_REPUTATION: Final = 4


def _copies(tiles: list[Json]) -> list[int]:
    counts = [0] * (HIGHEST_REPUTATION + 1)
    for tile in tiles:
        counts[int(tile["vp"])] = int(tile["copies"])
    return counts


REPUTATION_TILES: Final = _copies(_REPUTATION["tiles"])
"""By value: how many tiles there are; none of value 0."""
EXTRA_REPUTATION_TILES: Final = _copies(_RISE_SETUP["extra_reputation_tiles"])
"""What games of 7 to 9 players add."""
MOST_DRAWN: Final = int(_REPUTATION["draws"]["maximum"])
TAKING_PART: Final = int(_REPUTATION["draws"]["participation"])
_DRAWS: Final[Json] = _REPUTATION["draws"]["per_destroyed"]
SHIP_REPUTATION: Final = [
    *[int(_DRAWS[name]) for name in SHIPS[:ORBITAL_SHIP]],
    1,
]
"""Draws for destroying a ship of the type (EC-18.2; the orbital ship: ER-15.2.4)."""

# Points (EC-15, EC-22, ER-12.14)

AMBASSADOR_POINTS: Final = 1
DISCOVERY_POINTS: Final = 2
MONOLITH_POINTS: Final = 3
TRAITOR_POINTS: Final = -2

# Alliances (ER-12)

_ALLIANCES: Final[Json] = _RISE_SETUP["alliances"]
ALLIANCES: Final = ids(_ALLIANCES["alliances"])
ALLIANCE_TILES: Final = [int(row["tiles"]) for row in _ALLIANCES["alliances"]]
MOST_MEMBERS: Final = [int(_ALLIANCES["max_members_by_players"].get(str(n), 0)) for n in range(SEATS + 1)]
"""By the number of players."""
ALLY_POINTS: Final = int(_ALLIANCES["vp_face_up"])
OATHBREAKER_POINTS: Final = int(_ALLIANCES["vp_oathbreaker"])

# Shrines of the Enlightened (ER-15.4)

_SHRINES: Final = read_data("eclipse", "rise_shrines")
SHRINES: Final = [f"{row['group']}_{row['resource']}" for row in _SHRINES["shrines"]]
"""Number 3 · group + resource."""
SHRINE_GROUPS: Final = [str(row["group"]) for row in _SHRINES["bonus_tiles"]]
FREEDOM: Final = SHRINE_GROUPS.index("freedom")
PROSPERITY: Final = SHRINE_GROUPS.index("prosperity")
ENLIGHTENMENT: Final = SHRINE_GROUPS.index("enlightenment")
SHRINE_GROUP: Final = [SHRINE_GROUPS.index(row["group"]) for row in _SHRINES["shrines"]]
SHRINE_RESOURCE: Final = [RESOURCES.index(row["resource"]) for row in _SHRINES["shrines"]]
SHRINE_COST: Final = [int(row["cost"]) for row in _SHRINES["shrines"]]
SHRINE_POINTS: Final = int(_SHRINES["shrines"][0]["vp_if_controlled"])
PROSPERITY_DISCS: Final = int(_SHRINES["bonus_tiles"][PROSPERITY]["effect"]["extra_influence_discs"])
ENLIGHTENMENT_POINTS: Final = int(_SHRINES["bonus_tiles"][ENLIGHTENMENT]["effect"]["vp"])

# Modules (ER-1.1)

MODULES: Final = [str(name) for name in _RISE_SETUP["modules"]]
"""The switches of the expansion, called like the options of a table."""
