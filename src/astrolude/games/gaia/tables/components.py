"""GP-2, GP-12: what is in the box, as flat tables read once from the data files.

Everything is an index: planet types, structures, tracks, tiles, boosters, tokens, actions and conversions are
numbered in the order of their files. A gain is a row of amounts by resource; one function (`resources.gain`)
carries out every row, whatever printed it.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

Json = dict[str, Any]


def read(name: str) -> Json:
    """The content of a data file."""
    path = files("astrolude.games.gaia").joinpath("data", f"{name}.json")
    content: Json = json.loads(path.read_text(encoding="utf-8"))
    return content


def ids(rows: list[Json]) -> list[str]:
    return [str(row["id"]) for row in rows]


SEATS: Final = 4
NOBODY: Final = -1
NONE: Final = -1

RESOURCES: Final = ["ore", "credits", "knowledge", "qic", "power_tokens", "charge", "vp", "gaiaformer"]
ORE: Final = 0
CREDITS: Final = 1
KNOWLEDGE: Final = 2
QIC: Final = 3
TOKENS: Final = 4
CHARGE: Final = 5
POINTS: Final = 6
GAIAFORMER: Final = 7
COUNTED: Final = 4
"""Ore, credits, knowledge and Q.I.C. are the resources that conversions give."""


def row_of(gains: Json | None) -> list[int]:
    """A gain as amounts by resource."""
    amounts = [0] * len(RESOURCES)
    for name, amount in (gains or {}).items():
        amounts[RESOURCES.index(name)] = int(amount)
    return amounts


NOTHING: Final = row_of(None)

# Planet types (GP-2.7)

_PLANETS: Final = read("planets")
PLANETS: Final = ids(_PLANETS["planet_types"])
WHEEL_TYPES: Final = [str(name) for name in _PLANETS["wheel"]]
TITANIUM: Final = PLANETS.index("titanium")
GAIA: Final = PLANETS.index("gaia")
TRANSDIM: Final = PLANETS.index("transdim")
LOST: Final = PLANETS.index("lost")
EMPTY: Final = -1
"""What a hex without a planet holds."""
OUTSIDE: Final = -2
"""What a hex holds that is not on the board."""
HOME_TYPES: Final = len(WHEEL_TYPES)
"""Types below this number lie on the wheel."""
STEPS: Final[list[list[int]]] = [
    [int(_PLANETS["terraforming_steps"][home][planet]) for planet in PLANETS[:HOME_TYPES]]
    for home in PLANETS[:HOME_TYPES]
]
ORE_PER_STEP: Final = [int(ore) for ore in _PLANETS["ore_per_step_by_terraforming_level"]]

# Structures (GP-2.2, GP-2.6)

STRUCTURES: Final = [
    "mine",
    "trading_station",
    "research_lab",
    "planetary_institute",
    "academy_knowledge",
    "academy_qic",
    "lost_planet_mine",
]
MINE: Final = 0
STATION: Final = 1
LAB: Final = 2
INSTITUTE: Final = 3
ACADEMY_KNOWLEDGE: Final = 4
ACADEMY_QIC: Final = 5
LOST_MINE: Final = 6
ROWS: Final = 6
"""The structures below this number stand in rows on the faction board."""

_SUPPLY: Final = read("supply")
_FACTION_BOARDS: Final = read("factions")
CAPS: Final = [int(_FACTION_BOARDS["resource_caps"][name] or 0) for name in RESOURCES[:COUNTED]]
"""GP-2.3: by resource, 0 without a cap."""
ORE_CAP: Final = CAPS[ORE]
CREDITS_CAP: Final = CAPS[CREDITS]
KNOWLEDGE_CAP: Final = CAPS[KNOWLEDGE]
SATELLITES: Final = int(_SUPPLY["limits"]["satellites_per_player"])
SPACE_STATIONS: Final = int(_SUPPLY["limits"]["space_stations"])
GAIAFORMERS: Final = int(_FACTION_BOARDS["gaiaformer_board_spaces"])

# Research (GP-7.5)

_RESEARCH: Final = read("research")
_TRACKS: Final[list[Json]] = _RESEARCH["tracks"]
TRACKS: Final = ids(_TRACKS)
TRACK_COUNT: Final = len(TRACKS)
TERRAFORMING: Final = TRACKS.index("terraforming")
NAVIGATION: Final = TRACKS.index("navigation")
GAIA_PROJECT: Final = TRACKS.index("gaia_project")
ECONOMY: Final = TRACKS.index("economy")
SCIENCE: Final = TRACKS.index("science")
TOP_LEVEL: Final = len(_TRACKS[0]["levels"]) - 1
ADVANCE_KNOWLEDGE: Final = int(_RESEARCH["advance_cost"]["knowledge"])
CROSSING_LEVEL: Final = 3
"""Reaching this level charges power (GP-7.5.2)."""
CROSSING_CHARGE: Final = int(_RESEARCH["crossing_level_2_to_3"]["charge"])
POINTS_PER_LEVEL: Final = int(_RESEARCH["final_vp_per_level_3_4_5"])


def _plain(gains: Json | None) -> Json:
    return {name: amount for name, amount in (gains or {}).items() if name != "vp_per_gaia_planet"}


LEVEL_GAIN: Final = [
    [row_of(_plain(level.get("immediate"))) for level in track["levels"]] for track in _TRACKS
]
"""By track and level: what reaching it gives at once."""
LEVEL_POINTS_PER_GAIA: Final = [
    [int(level.get("immediate", {}).get("vp_per_gaia_planet", 0)) for level in track["levels"]]
    for track in _TRACKS
]
LEVEL_INCOME: Final = [[row_of(level.get("income")) for level in track["levels"]] for track in _TRACKS]
RANGE: Final = [int(level["passive"]["range"]) for level in _TRACKS[NAVIGATION]["levels"]]
PROJECT_TOKENS: Final = [
    int(level["passive"]["gaiaform_cost"] or 0) for level in _TRACKS[GAIA_PROJECT]["levels"]
]

# Counts and triggers (GP-2.6, GP-12)

COUNTS: Final = [
    "mine",
    "trading_station",
    "research_lab",
    "planetary_institute_or_academy",
    "gaia_planet",
    "planet_type",
    "sector",
    "federation_token",
]
PER_MINE: Final = 0
PER_STATION: Final = 1
PER_LAB: Final = 2
PER_BIG: Final = 3
PER_GAIA: Final = 4
PER_TYPE: Final = 5
PER_SECTOR: Final = 6

TRIGGERS: Final = [
    "terraforming_step",
    "research_advance",
    "mine_built",
    "federation_token_gained",
    "trading_station_upgrade",
    "mine_on_gaia_planet",
    "planetary_institute_or_academy_built",
]
ON_STEP: Final = 0
ON_ADVANCE: Final = 1
ON_MINE: Final = 2
ON_TOKEN: Final = 3
ON_STATION: Final = 4
ON_GAIA_MINE: Final = 5
ON_BIG: Final = 6

# Tech tiles: the standard ones first, then the advanced ones (GP-12.3)

_TECH: Final = read("tech_tiles")
_TILES: Final[list[Json]] = _TECH["standard"] + _TECH["advanced"]
TILES: Final = ids(_TILES)
STANDARD: Final = len(_TECH["standard"])
"""Tiles below this number are standard ones."""
TILE_BIT: Final = [1 << tile for tile in range(len(TILES))]
STANDARD_TILES: Final = (1 << STANDARD) - 1
"""The mask of all standard tiles."""
COPIES: Final = int(_TECH["standard"][0]["copies"])
BIG_BUILDINGS: Final = TILES.index("tech_big_buildings_power_4")
BIG_POWER: Final = int(_TILES[BIG_BUILDINGS]["effect"]["academy"])


def _tile_rows(kind: str) -> list[list[int]]:
    return [row_of(tile["effect"]) if tile["kind"] == kind else NOTHING for tile in _TILES]


def _tile_per(kind: str) -> list[int]:
    return [COUNTS.index(tile["per"]) if tile["kind"] == kind and "per" in tile else NONE for tile in _TILES]


TILE_GAIN: Final = _tile_rows("immediate")
TILE_GAIN_PER: Final = _tile_per("immediate")
"""What the gain of the tile is multiplied by, or NONE."""
TILE_INCOME: Final = _tile_rows("income")
TILE_SPECIAL: Final = _tile_rows("special_action")
TILE_PASS_PER: Final = _tile_per("on_pass")
TILE_PASS_POINTS: Final = [row[POINTS] for row in _tile_rows("on_pass")]
TILE_TRIGGER: Final = [TRIGGERS.index(tile["per"]) if tile["kind"] == "trigger" else NONE for tile in _TILES]
TILE_TRIGGER_POINTS: Final = [row[POINTS] for row in _tile_rows("trigger")]
TRIGGER_TILES: Final = [
    [tile for tile in range(len(TILES)) if TILE_TRIGGER[tile] == trigger] for trigger in range(len(TRIGGERS))
]
"""By trigger: the tiles that score on it."""
INCOME_TILES: Final = [tile for tile in range(len(TILES)) if TILE_INCOME[tile] != NOTHING]
PASS_TILES: Final = [tile for tile in range(len(TILES)) if TILE_PASS_PER[tile] != NONE]
SLOTS: Final[list[str]] = _RESEARCH["tech_slots"]["below_tracks"] + _RESEARCH["tech_slots"]["free"]
"""Where standard tiles lie: slot t below TRACK_COUNT is below track t, the others are free."""

# Boosters (GP-12.1)

_BOOSTERS: Final[list[Json]] = read("boosters")["boosters"]
BOOSTERS: Final = ids(_BOOSTERS)
BOOSTER_INCOME: Final = [row_of(booster["income"]) for booster in _BOOSTERS]
BOOSTER_PASS_PER: Final = [
    COUNTS.index(booster["on_pass"]["per"]) if "on_pass" in booster else NONE for booster in _BOOSTERS
]
BOOSTER_PASS_POINTS: Final = [int(booster.get("on_pass", {}).get("vp", 0)) for booster in _BOOSTERS]
STEP_BOOSTER: Final = BOOSTERS.index("booster_terraform_action")
STEP_BOOSTER_STEPS: Final = int(_BOOSTERS[STEP_BOOSTER]["special_action"]["build_mine_with_free_steps"])
RANGE_BOOSTER: Final = BOOSTERS.index("booster_range_action")
RANGE_BONUS: Final = int(
    _BOOSTERS[RANGE_BOOSTER]["special_action"]["build_mine_or_gaiaform_with_range_bonus"]
)
EXTRA_BOOSTERS: Final = 3
"""GP-3.1.7: how many more boosters than players are in play."""

# Federation tokens (GP-12.6)

_FEDERATIONS: Final = read("federations")
_FEDERATION_TOKENS: Final[list[Json]] = _FEDERATIONS["tokens"]
FEDERATION_TOKENS: Final = ids(_FEDERATION_TOKENS)
GLEENS_TOKEN: Final = FEDERATION_TOKENS.index("fed_gleens")
STACKED: Final = GLEENS_TOKEN
"""Kinds below this number lie in stacks."""
TOKEN_GAIN: Final = [row_of(token["gain"]) for token in _FEDERATION_TOKENS]
TOKEN_IS_GREEN: Final = [bool(token["green_side"]) for token in _FEDERATION_TOKENS]
TOKEN_COPIES: Final = int(_SUPPLY["limits"]["federation_tokens_per_kind"])
SOLO_COPIES: Final = int(_FEDERATIONS["solo_copies"])
POWER_NEEDED: Final = int(_FEDERATIONS["threshold"]["default"])
XENOS_POWER_NEEDED: Final = int(_FEDERATIONS["threshold"]["xenos_with_institute"])

# Scoring tiles (GP-12.2, GP-13)

_SCORING: Final = read("scoring")
ROUND_TILES: Final = ids(_SCORING["round_tiles"])
ROUND_TRIGGER: Final = [TRIGGERS.index(tile["per"]) for tile in _SCORING["round_tiles"]]
ROUND_POINTS: Final = [int(tile["vp"]) for tile in _SCORING["round_tiles"]]
FINAL_TILES: Final = ids(_SCORING["final_tiles"])
IN_FEDERATIONS: Final = FINAL_TILES.index("final_structures_in_federations")
FINAL_GAIA: Final = FINAL_TILES.index("final_gaia_planets")
FINAL_SECTORS: Final = FINAL_TILES.index("final_sectors")
FINAL_STRUCTURES: Final = FINAL_TILES.index("final_structures")
FINAL_SATELLITES: Final = FINAL_TILES.index("final_satellites")
FINAL_TYPES: Final = FINAL_TILES.index("final_planet_types")
NEUTRAL_VALUE: Final = [int(tile["neutral_value"]) for tile in _SCORING["final_tiles"]]
RANK_POINTS: Final = [int(points) for points in _SCORING["final_rank_vp"]]
RESOURCES_PER_POINT: Final = int(_SCORING["resource_vp"]["per"])
ROUNDS: Final = 6
FINAL_TILES_IN_PLAY: Final = 2

# Power and Q.I.C. actions, conversions (GP-7.6, GP-9)

_ACTIONS: Final = read("actions")
_SPACES: Final[list[Json]] = _ACTIONS["power_actions"] + _ACTIONS["qic_actions"]
SPACES: Final = ids(_SPACES)
"""The action spaces of the research board."""
POWER_SPACES: Final = len(_ACTIONS["power_actions"])
"""Spaces below this number cost power, the others Q.I.C."""
SPACE_COST: Final = [int(space.get("cost_power", 0) or space["cost_qic"]) for space in _SPACES]
SPACE_GAIN: Final = [row_of(space.get("gain")) for space in _SPACES]
SPACE_STEPS: Final = [int(space.get("build_mine_with_free_steps", 0)) for space in _SPACES]
TAKE_TILE: Final = SPACES.index("qic_tech_tile")
RESCORE: Final = SPACES.index("qic_rescore_federation")
SCORE_TYPES: Final = SPACES.index("qic_planet_types")
POINTS_PER_TYPE: Final = int(_SPACES[SCORE_TYPES]["vp_per_planet_type"])
RANGE_PER_QIC: Final = int(_ACTIONS["range_bonus_per_qic"])
EXCHANGE_TOKENS: Final = int(_ACTIONS["itars_gaia_phase_conversion"]["cost"]["discard_gaia_tokens"])

_CONVERSIONS: Final[list[Json]] = _ACTIONS["free_conversions"] + _ACTIONS["faction_conversions"]
CONVERSIONS: Final = ids(_CONVERSIONS)
BURN: Final = CONVERSIONS.index("burn")
GENERAL_CONVERSIONS: Final = len(_ACTIONS["free_conversions"])
CONVERSION_POWER: Final = [int(row["cost"].get("power", 0)) for row in _CONVERSIONS]
CONVERSION_COST: Final = [
    row_of({name: amount for name, amount in row["cost"].items() if name in RESOURCES})
    for row in _CONVERSIONS
]
CONVERSION_GAIN: Final = [row_of(row.get("gain")) for row in _CONVERSIONS]
TOKEN_TO_KNOWLEDGE: Final = CONVERSIONS.index("nevlas_token_to_knowledge")
GAIAFORMER_TO_QIC: Final = CONVERSIONS.index("bal_taks_gaiaformer_to_qic")
POWER_PRICE: Final = [
    max(
        CONVERSION_POWER[conversion]
        for conversion in range(GENERAL_CONVERSIONS)
        if CONVERSION_POWER[conversion] and CONVERSION_GAIN[conversion][resource]
    )
    for resource in range(COUNTED)
]
"""By resource: what one costs in power."""

# Special actions (GP-7.7)

SPECIALS: Final = [
    "booster_step",
    "booster_range",
    "tech_action_charge_4",
    "adv_action_qic_5_credits",
    "adv_action_3_ore",
    "adv_action_3_knowledge",
    "academy",
    "swap",
    "downgrade",
    "space_station",
    "lowest_track",
]
SPECIAL_STEP: Final = 0
SPECIAL_RANGE: Final = 1
SPECIAL_TILES: Final = [TILES.index(name) for name in SPECIALS[2:6]]
FIRST_TILE_SPECIAL: Final = 2
SPECIAL_ACADEMY: Final = 6
SPECIAL_SWAP: Final = 7
SPECIAL_DOWNGRADE: Final = 8
SPECIAL_SPACE_STATION: Final = 9
SPECIAL_LOWEST: Final = 10

# Where points come from

SOURCES: Final = [
    "start",
    "rounds",
    "boosters",
    "tiles",
    "federations",
    "research",
    "actions",
    "faction",
    "charging",
    "final",
    "levels",
    "resources",
]
FROM_START: Final = 0
FROM_ROUNDS: Final = 1
FROM_BOOSTERS: Final = 2
FROM_TILES: Final = 3
FROM_FEDERATIONS: Final = 4
FROM_RESEARCH: Final = 5
FROM_ACTIONS: Final = 6
FROM_FACTION: Final = 7
FROM_CHARGING: Final = 8
FROM_FINAL: Final = 9
FROM_LEVELS: Final = 10
FROM_RESOURCES: Final = 11
SOURCE_COUNT: Final = len(SOURCES)
