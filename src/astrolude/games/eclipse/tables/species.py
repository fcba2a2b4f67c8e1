"""EC-24, ER-15: the species, those of the base game first, with their boards and blueprints."""

from __future__ import annotations

from typing import Any, Final

from astrolude.games.eclipse.tables.common import (
    NONE,
    PIECES,
    RESOURCES,
    SHIPS,
    SQUARE_ADVANCED,
    SQUARE_KINDS,
    SQUARES,
    amounts,
)
from astrolude.games.eclipse.tables.parts import EMPTY, PARTS
from astrolude.games.eclipse.tables.sectors import SECTOR_SQUARES, sector
from astrolude.games.eclipse.tables.technologies import TECH_TRACK, TECHNOLOGIES, TRACKS
from astrolude.kernel.data import Json, ids, read_data

_BASE: Final = read_data("eclipse", "base_species")
_RISE: Final = read_data("eclipse", "rise_species")
_ROWS: Final[list[Json]] = [*_BASE["species"], *_RISE["species"]]

SPECIES: Final = ids(_ROWS)
SPECIES_COUNT: Final = len(SPECIES)
BASE_SPECIES: Final = len(_BASE["species"])
"""Species from this number on belong to the module `new_species`."""

COLOURS: Final = ["red", "blue", "green", "yellow", "white", "black", "magenta", "grey", "natural"]
"""A colour is a board with two faces."""
SPECIES_COLOUR: Final = [COLOURS.index(row["color"]) for row in _ROWS]
OTHER_SIDE: Final = [SPECIES.index(row["other_side"]) for row in _ROWS]
TERRAN: Final = [name.startswith("terran_") for name in SPECIES]
MAGELLAN: Final = [row.get("species_group") == "magellan" for row in _ROWS]
PLANTA: Final = SPECIES.index("planta")
DRACO: Final = SPECIES.index("descendants_of_draco")
EXILES: Final = SPECIES.index("exiles")
SYNDICATE: Final = SPECIES.index("rho_indi_syndicate")
ENLIGHTENED: Final = SPECIES.index("enlightened_of_lyra")

# What a player begins with (EC-3.8)

SPECIES_HOME: Final = [sector(int(row["starting_sector"])) for row in _ROWS]
"""The home hex."""
START_STORE: Final = [amount for row in _ROWS for amount in amounts(row["starting_resources"])]
"""By species and resource."""
START_SHIPS: Final = [int(row["starting_ships"].get(name, 0)) for row in _ROWS for name in SHIPS]
"""By species and type."""
START_DISCS: Final = [int(row["influence_discs_on_track"]) for row in _ROWS]
"""Discs on the influence track, one of which goes to the home hex."""
START_REPUTATION: Final = [int(row["starting_reputation_draw"]) for row in _ROWS]
COLONY_SHIPS: Final = [int(row["colony_ships"]) for row in _ROWS]
_AMBASSADORS: Final = int(_BASE["ambassadors_per_color"])
AMBASSADORS: Final = [int(row.get("ambassadors") or _AMBASSADORS) for row in _ROWS]
START_ORBITALS: Final = [int(row.get("starting_structures", {}).get("orbital", 0)) for row in _ROWS]


def _start_track(row: Json, name: str) -> int:
    printed: Json = row.get("starting_technology_tracks", {})
    return TRACKS.index(printed[name]) if name in printed else TECH_TRACK[TECHNOLOGIES.index(name)]


START_TECHS: Final = [
    [[TECHNOLOGIES.index(name), _start_track(row, name)] for name in row["starting_technologies"]]
    for row in _ROWS
]
"""By species: pairs of a printed technology and its track."""


def _start_cubes(row: Json) -> list[int]:
    """One cube on each plain square of the home hex, the Hydran also on the advanced science square."""
    home = sector(int(row["starting_sector"]))
    extra = "science_advanced" if "advanced_science_cube_at_start" in row["special"] else ""
    return [
        SECTOR_SQUARES[home * SQUARE_KINDS + square] if name == extra or not SQUARE_ADVANCED[square] else 0
        for square, name in enumerate(SQUARES)
    ]


START_CUBES: Final = [cubes for row in _ROWS for cubes in _start_cubes(row)]
"""By species and kind of square of the home hex; the Exiles choose the cube of their orbital (ER-15.2.1)."""

# The board


def _trade(row: Json, resource: str) -> list[int]:
    ratio: Any = row["trade_ratio"]
    return [int(number) for number in ratio[resource]] if isinstance(ratio, dict) else [int(ratio), 1]


TRADE_GIVE: Final = [_trade(row, name)[0] for row in _ROWS for name in RESOURCES]
"""By species and resource given: how many pay for one trade (EC-14.1)."""
TRADE_GET: Final = [_trade(row, name)[1] for row in _ROWS for name in RESOURCES]
"""By species and resource given: how many of the other one come back (ER-15.3.2)."""
SLOT_KINDS: Final = ["ambassador", "shared", "reputation"]
REPUTATION_SLOTS: Final = [int(row["reputation_track"].count(kind)) for row in _ROWS for kind in SLOT_KINDS]
"""By species and kind of slot of the reputation track (EC-15.5)."""
ACT_EXPLORE: Final = [int(row["actions"]["explore"]["times"]) for row in _ROWS]
EXPLORE_DRAW: Final = [int(row["actions"]["explore"]["draw"]) for row in _ROWS]
INFLUENCE_MOVES: Final = [int(row["actions"]["influence"]["disc_moves"]) for row in _ROWS]
INFLUENCE_FLIPS: Final = [int(row["actions"]["influence"]["colony_ship_flips"]) for row in _ROWS]
ACT_RESEARCH: Final = [int(row["actions"]["research"]) for row in _ROWS]
ACT_UPGRADE: Final = [int(row["actions"]["upgrade"]) for row in _ROWS]
ACT_BUILD: Final = [int(row["actions"]["build"]) for row in _ROWS]
ACT_MOVE: Final = [int(row["actions"]["move"]) for row in _ROWS]
REACTION_TIMES: Final = 1
"""EC-12.4: parts, pieces or activations of a reaction, whatever the species."""

# Blueprints (EC-9.1)

SLOTS: Final = 9
"""Eight printed slots at most, and the place outside the grid for the Muon Source."""
OUTSIDE_SLOT: Final = 8
NO_SLOT: Final = -2
"""Where a blueprint has no such slot."""
SHIP_SLOTS: Final = len(SHIPS) * SLOTS
"""How many slots all blueprints of a player have."""


def _blueprint(row: Json, ship: str) -> Json:
    """The blueprint of a type; one without slots where the species has none."""
    found: Json | None = row["blueprints"].get(ship)
    return found or {"slots": [], "bonus": {}, "drive_required": False}


def _printed(row: Json, ship: str) -> list[int]:
    slots = _blueprint(row, ship)["slots"]
    printed = [EMPTY if slot["part"] is None else PARTS.index(slot["part"]) for slot in slots]
    missing = OUTSIDE_SLOT - len(printed)
    return [*printed, *[NO_SLOT] * missing, EMPTY if printed else NO_SLOT]


HAS_BLUEPRINT: Final = [bool(_blueprint(row, ship)["slots"]) for row in _ROWS for ship in SHIPS]
"""By species and type."""
PRINTED: Final = [part for row in _ROWS for ship in SHIPS for part in _printed(row, ship)]
"""By species, type and slot: the printed part, EMPTY for none, NO_SLOT where there is no slot."""


def _bonus(what: str) -> list[int]:
    return [int(_blueprint(row, ship)["bonus"].get(what, 0)) for row in _ROWS for ship in SHIPS]


BONUS_ENERGY: Final = _bonus("energy")
BONUS_INITIATIVE: Final = _bonus("initiative")
BONUS_COMPUTER: Final = _bonus("computer")
BONUS_SHIELD: Final = _bonus("shield")
BONUS_HULL: Final = _bonus("hull")
"""By species and type: what is printed outside the slots and cannot be covered."""
NEEDS_DRIVE: Final = [bool(_blueprint(row, ship)["drive_required"]) for row in _ROWS for ship in SHIPS]


def _cost(row: Json, piece: str) -> int:
    if piece in row["structure_costs"]:
        return int(row["structure_costs"][piece])
    return int(_blueprint(row, piece).get("cost", NONE))


PIECE_COST: Final = [_cost(row, piece) for row in _ROWS for piece in PIECES]
"""By species and piece: materials, NONE for what the species never builds (EC-10.2, ER-15.2.2, ER-15.3.3)."""
