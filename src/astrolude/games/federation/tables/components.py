"""FD-1: what is in the box and on the board, as flat tables read once from the data files (FD-1.4).

Everything is an index: crystals, planets, actions, cells, tokens, scholars, structures and tiles are numbered
in the order of their files; planets everywhere in the order of the laws.
"""

from __future__ import annotations

from typing import Any, Final

from astrolude.kernel.bits import mask_of
from astrolude.kernel.data import ids, read_data

SEATS: Final = 4
PLAYER_COUNTS: Final = [2, 3, 4]
NOTHING: Final = -1
NEUTRAL: Final = SEATS
"""The owner of a neutral vote tile."""


def _whole(value: Any) -> int:
    return int(value)


_RESOURCES: Final = read_data("federation", "resources")
_SENATE: Final = read_data("federation", "senate")
_NEO: Final = read_data("federation", "neo")
_MOONS: Final[list[dict[str, Any]]] = read_data("federation", "six_moon")["steps"][1:]
_SCHOLARS: Final[list[dict[str, Any]]] = read_data("federation", "scholars")["tiles"]
_TOKENS: Final[list[dict[str, Any]]] = read_data("federation", "alterations")["tokens"]
_STALLS: Final = read_data("federation", "stalls")
_STRUCTURES: Final = read_data("federation", "structures")
_MEDALS: Final = read_data("federation", "medals")
_ACCREDITATION: Final = read_data("federation", "accreditation")
_MISSIONS: Final = read_data("federation", "missions")
_LAWS: Final = read_data("federation", "laws")
_PROJECTS: Final = read_data("federation", "projects")
_SCORING: Final = read_data("federation", "scoring")
_BLOCKING: Final = read_data("federation", "blocking")
_AMBASSADORS: Final = read_data("federation", "ambassadors")
_OWNED: Final[dict[str, int]] = {
    row["id"]: row["count"] for row in read_data("federation", "components")["per_player"]
}

CRYSTALS: Final = ids(_RESOURCES["crystals"])
LAVANDIUM: Final = CRYSTALS.index("lavandium")
COPPERNIUM: Final = CRYSTALS.index("coppernium")
OCEANIUM: Final = CRYSTALS.index("oceanium")
GOLD: Final = CRYSTALS.index("gold")
KINDS: Final = 4


def bag(row: dict[str, Any]) -> list[int]:
    """The crystals of a cost or reward, by kind."""
    return [_whole(row.get(crystal, 0)) for crystal in CRYSTALS]


PLANETS: Final = [str(law["planet"]) for law in _LAWS["laws"]]
NEO: Final = PLANETS.index("neo")
SIX_MOON: Final = PLANETS.index("six_moon")
ATALUM: Final = PLANETS.index("atalum")
ARRATOOINE: Final = PLANETS.index("arratooine")
E81216: Final = PLANETS.index("e81216")
WORLDS: Final = len(PLANETS)

# The Senate (FD-4.7)
ACTIONS: Final = ids(_SENATE["actions"])
"""Planets first, in the order of PLANETS; then rooms, spy and Outer Module."""
if ACTIONS[:WORLDS] != PLANETS:
    raise ValueError("the planet actions must come first, in the order of the laws")
OFFICERS: Final = ACTIONS.index("officers_room")
PURCHASING: Final = ACTIONS.index("purchasing_office")
PATRONS: Final = ACTIONS.index("patrons_lounge")
PRESIDENTS: Final = ACTIONS.index("presidents_office")
ASSISTANTS: Final = ACTIONS.index("assistants_room")
SMALL_LOUNGE: Final = ACTIONS.index("small_lounge")
SPY: Final = ACTIONS.index("spy")
OUTER_MODULE: Final = ACTIONS.index("outer_module")
ACTION_COST: Final = [bag(row["cost"]) for row in _SENATE["actions"]]
SPY_EXCLUDES: Final = [str(name) for name in _SENATE["actions"][SPY]["effects"][0]["exclude"]]
COPYABLE: Final = [action for action, name in enumerate(ACTIONS) if name not in SPY_EXCLUDES]

FLOORS: Final = ids(_SENATE["floors"])
WINGS: Final = ids(_SENATE["wings"])
LEFT: Final = WINGS.index("left")
RIGHT: Final = WINGS.index("right")
_CELLS: Final[list[dict[str, Any]]] = _SENATE["cells"]
CELLS: Final = ids(_CELLS)
OUTER: Final = len(CELLS)
"""The place that takes any number of pawns: the Outer Module."""
CELL_ACTION: Final = [*[ACTIONS.index(str(cell["action"])) for cell in _CELLS], OUTER_MODULE]
CELL_FLOOR: Final = [FLOORS.index(str(cell["floor"])) for cell in _CELLS]
CELL_WING: Final = [WINGS.index(str(cell["wing"])) for cell in _CELLS]
CELL_COLUMN: Final = [_whole(cell["column"]) - 1 for cell in _CELLS]
COLUMN_CELLS: Final = [
    sorted((cell for cell in range(OUTER) if CELL_COLUMN[cell] == column), key=lambda cell: CELL_FLOOR[cell])
    for column in range(6)
]
"""For each column its cells from top to bottom (FD-9.3)."""


def cell_of(wing: int, action: int) -> int:
    """The cell of a wing that holds an action."""
    return next(cell for cell in range(OUTER) if CELL_WING[cell] == wing and CELL_ACTION[cell] == action)


# Ambassadors (FD-4.2): the two 1-vote pawns are alike and share a face.
PAWNS: Final = ["1", "2", "3", "7"]
SEVEN: Final = 3
_PAWN_ROWS: Final[list[dict[str, Any]]] = [
    next(row for row in [*_AMBASSADORS["ambassadors"], _AMBASSADORS["special"]] if row["vote"] == int(pawn))
    for pawn in PAWNS
]
PAWN_COUNT: Final = [
    sum(1 for row in _AMBASSADORS["ambassadors"] if row["vote"] == int(pawn)) for pawn in PAWNS
]
FACES: Final = [
    *[f"voting_{pawn}" for pawn in PAWNS],
    *[
        f"funding_{pawn}"
        for pawn, row in zip(PAWNS, _PAWN_ROWS, strict=True)
        if row["funding_bonus"] is not None
    ],
]
FACE_PAWN: Final = [PAWNS.index(face.partition("_")[2]) for face in FACES]
FACE_VOTES: Final = [
    int(PAWNS[FACE_PAWN[face]]) if name.startswith("v") else 0 for face, name in enumerate(FACES)
]
FACE_BONUS: Final[list[dict[str, int]]] = [
    {} if FACE_VOTES[face] else _PAWN_ROWS[FACE_PAWN[face]]["funding_bonus"] for face in range(len(FACES))
]
FACE_CRYSTALS: Final = [bag(bonus) for bonus in FACE_BONUS]

# Alteration tokens (FD-5.7)
TOKENS: Final = ids(_TOKENS)
TOKEN_POWER: Final = [_whole(row["power"]) for row in _TOKENS]
TOKEN_VOTES: Final = [_whole(row["votes"] or 0) for row in _TOKENS]
TOKEN_BONUS: Final[list[dict[str, int]]] = [row["bonus"] for row in _TOKENS]
TOKEN_CRYSTALS: Final = [bag(bonus) for bonus in TOKEN_BONUS]
TOKEN_FUNDINGS: Final = [_whole(bonus.get("fund", 0)) for bonus in TOKEN_BONUS]
MOON_POWER: Final = [_whole(step["token_power"]) for step in _MOONS]
MOONS: Final = len(MOON_POWER)
MOON_SLOTS: Final = _whole(_MOONS[0]["slots"])

# Néo (FD-10.1)
_NODES: Final[list[dict[str, Any]]] = _NEO["nodes"]
ASTEROIDS: Final = ids(_NODES)
NEO_START: Final = 0
INERT_ZONE: Final = ASTEROIDS.index("inert_zone")
ASTEROID_INFLUENCE: Final = [_whole(node["influence"]) for node in _NODES]
ASTEROID_NEXT: Final = [[ASTEROIDS.index(name) for name in node["next"]] for node in _NODES]
ASTEROID_REWARD: Final = [bag(node["printed_reward"] or {}) for node in _NODES]
ASTEROID_SLOT: Final = [
    _NEO["asteroid_slots"].index(name) if name in _NEO["asteroid_slots"] else NOTHING for name in ASTEROIDS
]
"""By asteroid: which of the four token places it is, or NOTHING."""
ASTEROID_SLOTS: Final = len(_NEO["asteroid_slots"])
INERT_SLOTS: Final = len(_NEO["inert_slots"])
LEADS_TO_INERT: Final = [INERT_ZONE in following for following in ASTEROID_NEXT]
ASTEROID_TOKENS: Final = ids(_NEO["asteroid_tokens"])
INERT_TOKENS: Final = ids(_NEO["inert_tokens"])
ASTEROID_TOKEN_REWARD: Final = [bag(row["reward"]) for row in _NEO["asteroid_tokens"]]
INERT_TOKEN_REWARD: Final = [bag(row["reward"]) for row in _NEO["inert_tokens"]]

# Scholars (FD-15)
SCHOLARS: Final = ids(_SCHOLARS)
IMMEDIATE: Final = 0
DURING: Final = 1
ANYTIME: Final = 2
_TIMINGS: Final = ["immediate", "planet_action", "anytime"]
TYPES: Final = ["A", "B", "C", "D", "E"]
SCHOLAR_LEVEL: Final = [_whole(row["level"]) for row in _SCHOLARS]
SCHOLAR_TYPE: Final = [TYPES.index(str(row["type"])) for row in _SCHOLARS]
SCHOLAR_TIMING: Final = [_TIMINGS.index(str(row["timing"])) for row in _SCHOLARS]
SCHOLAR_BIT: Final = [1 << scholar for scholar in range(len(SCHOLARS))]
SCHOLAR_STACK: Final = [
    SCHOLAR_TYPE[scholar] * 3 + SCHOLAR_LEVEL[scholar] - 1 for scholar in range(len(SCHOLARS))
]
"""By scholar: its stack, numbered by type, then level."""
STACKS: Final = 15
STACK_SIZE: Final = [3, 3, 1] * 5
"""How many tiles of a stack are in the game; of level 3 the others are in the box (FD-2.1)."""
STACK_MASK: Final = [
    mask_of(scholar for scholar in range(len(SCHOLARS)) if SCHOLAR_STACK[scholar] == stack)
    for stack in range(STACKS)
]
TYPE_MASK: Final = [
    STACK_MASK[3 * kind] | STACK_MASK[3 * kind + 1] | STACK_MASK[3 * kind + 2] for kind in range(5)
]
LEVEL_1: Final = mask_of(scholar for scholar in range(len(SCHOLARS)) if SCHOLAR_LEVEL[scholar] == 1)
ANYTIME_MASK: Final = mask_of(
    scholar for scholar in range(len(SCHOLARS)) if SCHOLAR_TIMING[scholar] == ANYTIME
)


def scholar_with(op: str) -> int:
    """The one tile with an effect."""
    (found,) = (scholar for scholar, row in enumerate(_SCHOLARS) if row["effects"][0]["op"] == op)
    return found


POINTS_OF_USE: Final = [
    "neo_double_reward",
    "neo_extra_move",
    "six_moon_extra_token",
    "six_moon_extra_move",
    "scholar_any",
    "stall_no_cost",
    "stall_second",
    "build_discount",
    "build_second",
]
"""FD-15.7: where planet tiles are used, named by their effect."""
POINT_TILE: Final = [scholar_with(op) for op in POINTS_OF_USE]
_COPIERS: Final = [
    scholar for scholar, row in enumerate(_SCHOLARS) if row["effects"][0]["op"] == "copy_scholar"
]
COPIER_LEVELS: Final = [
    max(_SCHOLARS[scholar]["effects"][0]["levels"]) if scholar in _COPIERS else 0
    for scholar in range(len(SCHOLARS))
]
"""By scholar: the highest level that it copies, 0 if it is no copy tile (FD-15.3)."""
COPY_TILES: Final = _COPIERS
COPY_MASK: Final = mask_of(_COPIERS)
POINT_MASK: Final = [SCHOLAR_BIT[tile] | COPY_MASK for tile in POINT_TILE]

# Arratooine (FD-10.4)
STALLS: Final = ids(_STALLS["stalls"])
STALL_COST: Final = [bag(row["cost"]) for row in _STALLS["stalls"]]
_BARGAIN_ROWS: Final[list[tuple[int, int, int, dict[str, int]]]] = [
    (stall, level, number, reward)
    for stall, row in enumerate(_STALLS["stalls"])
    for level in (1, 2)
    for number, reward in enumerate(row[f"level_{level}"])
]
BARGAINS: Final = [f"{STALLS[stall]}-{level}-{number + 1}" for stall, level, number, _ in _BARGAIN_ROWS]
"""The rewards that a stall offers on a level, `stall-level-number`."""
BARGAIN_REWARD: Final = [reward for _, _, _, reward in _BARGAIN_ROWS]
STALL_BARGAINS: Final = [
    [number for number, row in enumerate(_BARGAIN_ROWS) if row[0] == stall and row[1] == level]
    for stall in range(len(STALLS))
    for level in (1, 2)
]
"""By stall and level (2 × stall + level − 1): its rewards."""

# E81216 (FD-10.5)
SITES: Final = 4
_PRODUCTION: Final[list[dict[str, Any]]] = _STRUCTURES["production"]
_MEGA: Final[list[dict[str, Any]]] = _STRUCTURES["megastructures"]
PRODUCTION: Final = ids(_PRODUCTION)
BUILDINGS: Final = [*PRODUCTION, *ids(_MEGA)]
"""The eight production structures, then the four megastructures."""
PRODUCTIONS: Final = len(PRODUCTION)
BUILDING_COST: Final = [bag(row["cost"]) for row in [*_PRODUCTION, *_MEGA]]
PRODUCTION_INCOME: Final[list[list[dict[str, Any]]]] = [row["income"] for row in _PRODUCTION]
SITE_STRUCTURES: Final = [
    [PRODUCTION.index(str(site["first_game"])), PRODUCTION.index(str(site["other_side"]))]
    for site in _STRUCTURES["sites"]
]
COEFFICIENTS: Final = [_whole(value) for value in _MEGA[0]["coefficients"]]
MEGA_TOKENS: Final = ids(_STRUCTURES["megastructure_tokens"])
FIRST_GAME_TOKENS: Final = [MEGA_TOKENS.index(name) for row in _MEGA for name in row["first_game_tokens"]]
ROBOTS: Final = _OWNED["robot"]

# Medals, accreditation, missions, projects, laws (FD-7 to FD-9, FD-14)
MEDALS: Final = ids(_MEDALS["colours"])
ACCREDITATION_MEDAL: Final = MEDALS.index("accreditation")
if MEDALS[:WORLDS] != PLANETS:
    raise ValueError("the planets' medals must come first, in the order of the laws")
MEDAL_POINTS: Final = [_whole(value) for value in _MEDALS["score_table"]]
START_DEGREE: Final = _whole(_ACCREDITATION["start_degree"])
LAST_DEGREE: Final = _whole(_ACCREDITATION["deep_space_degree"])
MEDAL_DEGREE: Final = _whole(_ACCREDITATION["medal_degree"])
DEGREE_LEVEL: Final = [
    0,
    *[_whole(row["level"]) for row in _ACCREDITATION["levels"] for _ in row["degrees"]],
]
LEVEL_FIRST_DEGREE: Final = [0, *[_whole(row["degrees"][0]) for row in _ACCREDITATION["levels"]]]
LEVEL_UPKEEP: Final = [[0, 0, 0, 0], *[bag(row["upkeep"]) for row in _ACCREDITATION["levels"]]]
FREE_LEVEL: Final = _whole(_ACCREDITATION["floor_level_if_unpaid"])
"""FD-9.2: the highest level without upkeep, and where a marker drops that pays nothing."""

MISSIONS: Final = ids(_MISSIONS["missions"])
MISSION_LEVEL: Final = [_whole(row["required_level"]) for row in _MISSIONS["missions"]]
MISSION_COST: Final = [bag(row["cost"]) for row in _MISSIONS["missions"]]
ACTION_MISSION: Final = [MISSIONS.index(name) if name in MISSIONS else NOTHING for name in ACTIONS]
ALL_MISSIONS: Final = (1 << len(MISSIONS)) - 1
SHIPS: Final = _whole(_MISSIONS["ships_total"])
SHIPS_AT_START: Final = _whole(_MISSIONS["ships_in_hangar_at_start"])

PROJECTS: Final = [*ids(_PROJECTS["ordinary"]), str(_PROJECTS["senatorial"]["id"])]
COLUMN_PROJECTS: Final = len(PROJECTS) - 1
SPECIAL_MISSIONS: Final = PROJECTS.index("special_missions")
SENATORIAL: Final = PROJECTS.index("senatorial")
COLUMN_PROJECT: Final = [PROJECTS.index(str(row["grand_project"])) for row in _SENATE["columns"]]
PROJECT_LAST: Final = [
    *[_whole(_PROJECTS["ordinary_track"]["last_cell"])] * COLUMN_PROJECTS,
    _whole(_PROJECTS["senatorial"]["last_cell"]),
]
CONTRIBUTION_CRYSTALS: Final = [
    CRYSTALS.index(name) for name in _PROJECTS["senatorial"]["crystals_by_contribution"]
]
RANK_POINTS: Final = [
    [_whole(value) for value in _PROJECTS["rank_points"].get(str(players), [])]
    for players in range(SEATS + 1)
]
"""FD-17.5: by number of players."""
TWELVE_POINTS: Final = [_whole(value) for value in _PROJECTS["rank_points_online"][str(SEATS)]]
"""FD-17.8: what four players receive by the option `project_points`."""

LAWS: Final = ids(_LAWS["laws"])
LAW_POINTS: Final = _whole(_LAWS["pp_per_influence"])
ROUNDS: Final = _whole(_SCORING["rounds"])

DEEP_SPACE: Final = ids(read_data("federation", "deep_space")["tiles"])
STARTERS: Final = ids(read_data("federation", "starters")["tiles"])

PLANET_BLOCKS: Final = ids(_BLOCKING["planet_tiles"])
ROOM_BLOCKS: Final = ids(_BLOCKING["room_tiles"])


def _block_cells(rows: list[dict[str, Any]]) -> list[int]:
    return [cell_of(WINGS.index(row["wing"]), ACTIONS.index(row["action"])) for row in rows]


PLANET_BLOCK_X: Final = [_block_cells(row["x"]) for row in _BLOCKING["planet_tiles"]]
PLANET_BLOCK_ZERO: Final = [_block_cells(row["zero"]) for row in _BLOCKING["planet_tiles"]]
ROOM_BLOCK_ZERO: Final = [
    [*_block_cells([row]), cell_of(1 - WINGS.index(row["wing"]), SPY)] for row in _BLOCKING["room_tiles"]
]
"""FD-19.3: the room, and the spy of the opposite wing."""
PLANETS_BLOCKED_WITH: Final[list[int]] = _BLOCKING["used_with"]["planet_tiles"]
ROOMS_BLOCKED_WITH: Final[list[int]] = _BLOCKING["used_with"]["room_tiles"]


def medal_levels(players: int) -> list[int]:
    """FD-2.1: the influence levels that a planet's medals lie on."""
    return [_whole(level) for level in _MEDALS["planet_medal_positions"][str(players)]]


def column_start(players: int) -> int:
    """FD-9.4: where the markers of the column projects begin."""
    return _whole(_PROJECTS["ordinary_track"]["start_cell"][str(players)])


def senatorial_start(players: int, by_players: bool) -> int:
    """FD-9.4, FD-9.9: where the marker of the Senatorial project begins."""
    track: dict[str, Any] = _PROJECTS["senatorial"]
    return _whole(track["start_cell_by_players"][str(players)] if by_players else track["start_cell"])
