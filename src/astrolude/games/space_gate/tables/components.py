"""SG-2, SG-3: what is in the box, as flat tables read once from the data files.

Everything is an index: rooms, domains, gates, piles and modules are numbered in the order of their files.
"""

from __future__ import annotations

from typing import Any, Final

from astrolude.kernel.data import read_data

SEATS: Final = 4
NOTHING: Final = -1


_BOX: Final = read_data("space_gate", "components")
_BOARD: Final = read_data("space_gate", "odyssey_board")
_HAWKING: Final = read_data("space_gate", "hawking")
_TILES: Final = read_data("space_gate", "modules")
_MODULES: Final[list[dict[str, Any]]] = _TILES["modules"]


def _whole(value: Any) -> int:
    return int(value)


def _bare(name: Any, prefix: str) -> str:
    """The name of a thing without that of its kind: `room_water` is the room `water`."""
    return str(name).removeprefix(prefix)


COLOURS: Final[list[str]] = [str(colour) for colour in _BOX["player_colours"]]
PLAYER_COUNTS: Final = list(range(_whole(_BOX["players"]["min"]), _whole(_BOX["players"]["max"]) + 1))

# Domains and rooms

DOMAINS: Final[list[str]] = [str(row["id"]) for row in _BOX["domains"] if row["id"] != "any"]
ANY_DOMAIN: Final = len(DOMAINS)
"""The domain of the start modules: all three for a settler, none in the final count (SG-5.3, SG-14.3)."""

ROOMS: Final[list[str]] = [_bare(row["id"], "room_") for row in _BOARD["rooms"]]
AIRLOCK_ROOM: Final = ROOMS.index("airlock")
WORKSITE_ROOM: Final = ROOMS.index("new_modules")
ROOM_DOMAIN: Final = [
    DOMAINS.index(str(row["domain"])) if row["domain"] else NOTHING for row in _BOARD["rooms"]
]
"""By room: its domain, NOTHING for the two others."""

PIECES: Final = ["engineer", "chief"]
ENGINEER: Final = PIECES.index("engineer")
CHIEF: Final = PIECES.index("chief")
ENGINEER_POINTS: Final = _whole(_BOARD["action_points"]["engineer"])
CHIEF_POINTS: Final = _whole(_BOARD["action_points"]["chief_engineer"])
ROBOT_POINTS: Final = _whole(_BOARD["action_points"]["robot"])
STARTING_ENGINEERS: Final = [_whole(row["setup_per_player"]["engineer"]) for row in _BOARD["rooms"]]
STARTING_CHIEFS: Final = [_whole(row["setup_per_player"]["chief_engineer"]) for row in _BOARD["rooms"]]

SETTLERS: Final = _whole(_BOX["per_player"]["settler"])
ENGINEERS: Final = _whole(_BOX["per_player"]["engineer"])
SUITS: Final = _whole(_BOX["per_player"]["chief_suit"])
ROBOTS: Final = _whole(_BOX["per_player"]["robot"])
MOST_POINTS: Final = ENGINEERS + SUITS + ROBOTS
"""A player with every piece in one room."""

STARTING_SETTLERS: Final = _whole(_BOX["setup"]["start_settlers_in_module"])
SETTLERS_ON_WHEEL: Final = _whole(_BOX["setup"]["settlers_on_wheel"])
STARTING_MODULES: Final = _whole(_BOX["setup"]["setup_modules_per_player"])

# Gates and waves

GATES: Final[list[str]] = [_bare(row["id"], "gate_") for row in _HAWKING["gates"]]


def gates_in_play(express: bool) -> int:
    """SG-3.2, SG-15.3: how many gates there are, one on each planet of the first wave."""
    return int(_BOX["setup"]["express" if express else "standard"]["gates_in_play"])


def second_wave(express: bool) -> int:
    """SG-3.3, SG-15.3: how many planets wait without a gate."""
    return int(_BOX["setup"]["express" if express else "standard"]["second_wave"])


# Hawking

WHEEL: Final = len(_HAWKING["wheel"]["spaces"])
PRINTED_RANKS: Final = _whole(_HAWKING["government_ranks"]["printed_count"])
ENGINEER_RANKS: Final = [_whole(rank) for rank in _HAWKING["government_ranks"]["engineer_ranks"]]
HAWKING_INFLUENCE: Final = _whole(_HAWKING["influence_per_settler"])
TRACK_VALUES: Final = [_whole(value) for value in _HAWKING["predominance_track"]["values"]]
TOKENS: Final[list[str]] = [str(token) for token in _HAWKING["predominance_track"]["tokens"]]
TRACK_START: Final = [TOKENS.index(str(token)) for token in _HAWKING["predominance_track"]["setup_order"]]
BALANCE: Final = TOKENS.index("balance")
TOKEN_DOMAIN: Final = [DOMAINS.index(token) if token in DOMAINS else NOTHING for token in TOKENS]

RANK_SETTLER: Final = 0
RANK_ENGINEER: Final = 1
RANK_CHIEF: Final = 2
RANK_EMPTY: Final = 3
"""What stands on a rank; a rank can be counted without a piece (SG-12.6)."""
RANK_PIECES: Final = ["settler", "engineer", "chief", "none"]

# Modules

SIDES: Final[list[str]] = [str(side) for side in _TILES["sides"]]
ALL_SIDES: Final = len(SIDES)
TURNS: Final = ALL_SIDES
"""A module can be laid in so many rotations."""

KINDS: Final = ["gate", "odyssey", "airlock", "start_airlock"]
GATE_MODULE: Final = KINDS.index("gate")
ODYSSEY_MODULE: Final = KINDS.index("odyssey")
AIRLOCK_MODULE: Final = KINDS.index("airlock")
START_MODULE: Final = KINDS.index("start_airlock")

MODULES: Final[list[str]] = [str(row["id"]) for row in _MODULES]
MODULE_KIND: Final = [KINDS.index(str(row["kind"])) for row in _MODULES]
MODULE_DOMAIN: Final = [
    DOMAINS.index(str(row["domain"])) if row["domain"] in DOMAINS else ANY_DOMAIN for row in _MODULES
]
CAPACITY: Final = [_whole(row["capacity"]) for row in _MODULES]
MODULE_GATE: Final = [
    GATES.index(_bare(row["gate"], "gate_")) if row["gate"] else NOTHING for row in _MODULES
]
STARTS_OPEN: Final = [1 if row["starts_open"] else 0 for row in _MODULES]
HOLDS_AIR: Final[list[bool]] = [kind in (AIRLOCK_MODULE, START_MODULE) for kind in MODULE_KIND]
"""Which modules can be filled from the reserve."""

IMPROVEMENTS: Final = ["recruit", "promotion", "automaton"]
RECRUIT: Final = IMPROVEMENTS.index("recruit")
PROMOTION: Final = IMPROVEMENTS.index("promotion")
AUTOMATON: Final = IMPROVEMENTS.index("automaton")
IMPROVEMENT: Final = [
    IMPROVEMENTS.index(str(row["improvement"])) if row["improvement"] else NOTHING for row in _MODULES
]
AUTOMATON_ROOM: Final = [
    ROOMS.index(_bare(row["improvement_room"], "room_")) if row["improvement_room"] else NOTHING
    for row in _MODULES
]

PILES: Final = [f"{kind}_{domain}" for kind in KINDS[:START_MODULE] for domain in DOMAINS]
MODULE_PILE: Final = [PILES.index(str(row["pile"])) if row["pile"] else NOTHING for row in _MODULES]
START_MODULES: Final = [module for module, kind in enumerate(MODULE_KIND) if kind == START_MODULE]
"""By seat: the module its base begins with."""


def _corridors(row: dict[str, Any]) -> int:
    mask = 0
    for side in row["corridors"]["open"]:
        mask |= 1 << SIDES.index(str(side))
    return mask


def turned(corridors: int, rotation: int) -> int:
    """SG-8.1: the corridors of a module after so many quarter turns clockwise."""
    return (corridors << rotation | corridors >> (TURNS - rotation)) & ((1 << ALL_SIDES) - 1)


CORRIDORS: Final = [_corridors(row) for row in _MODULES]
"""By module: the sides with a corridor before any rotation, as a mask. Both faces agree (SG-8.8)."""


def _rotations(corridors: int) -> list[int]:
    found = [turned(corridors, rotation) for rotation in range(TURNS)]
    return [rotation for rotation in range(TURNS) if found.index(found[rotation]) == rotation]


ROTATIONS: Final = [_rotations(corridors) for corridors in range(1 << ALL_SIDES)]
"""By corridors: the rotations that differ, the lowest of equal ones (SG-16.5)."""
TURNED: Final = [
    turned(corridors, rotation) for corridors in range(1 << ALL_SIDES) for rotation in range(TURNS)
]
"""`turned` as a table: the corridors at `corridors * TURNS + rotation`."""

ROW: Final = 1024
"""A cell is one number, x * ROW + y. No base is ever so large that two cells share a number (SG-19.2)."""
STEP: Final = [1, ROW, -1, -ROW]
"""From a cell to its neighbour on each side: north is y + 1, east is x + 1 (SG-8.1)."""
OPPOSITE: Final = [(side + 2) % ALL_SIDES for side in range(ALL_SIDES)]


def cell_at(x: int, y: int) -> int:
    return x * ROW + y


def cell_x(cell: int) -> int:
    return (cell + ROW // 2) // ROW


def cell_y(cell: int) -> int:
    return (cell + ROW // 2) % ROW - ROW // 2


def pile_contents(express_without: int) -> list[list[int]]:
    """SG-3.8, SG-15.3: the modules of each pile in the order of the file, without those of an unused gate."""
    piles: list[list[int]] = [[] for _ in PILES]
    for module, pile in enumerate(MODULE_PILE):
        if pile != NOTHING and (express_without == NOTHING or MODULE_GATE[module] != express_without):
            piles[pile].append(module)
    return piles
