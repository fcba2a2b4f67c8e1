"""GP-18.2, GP-18.20: the Automa's decision cards, difficulties and factions, as flat tables.

The solo mode is an unofficial reconstruction (GP-18.21).
"""

from __future__ import annotations

from typing import Final

from astrolude.games.gaia.tables.factions import FACTIONS
from astrolude.games.gaia.tables.research import TRACKS
from astrolude.games.gaia.tables.supply import NONE
from astrolude.kernel.data import Json, ids, read_data

_AUTOMA: Final = read_data("gaia", "automa")
_CARDS: Final[list[Json]] = _AUTOMA["cards"]
_SUPPORT: Final[list[Json]] = [card["support_side"] for card in _CARDS]
_FACTIONS: Final[dict[str, Json]] = {str(row["id"]): row for row in _AUTOMA["factions"]}
CARDS: Final = ids(_CARDS)

CARD_ACTIONS: Final = [
    "upgrade",
    "research_highest",
    "build_mine",
    "power_or_qic",
    "research_random",
    "faction",
]
UPGRADE: Final = 0
RESEARCH_HIGHEST: Final = 1
BUILD_MINE: Final = 2
POWER_OR_QIC: Final = 3
RESEARCH_RANDOM: Final = 4
FACTION: Final = 5

CARD_ACTION: Final = [CARD_ACTIONS.index(card["action_side"]["action"]) for card in _CARDS]
CARD_POINTS: Final = [int(card["action_side"]["vp"]) for card in _CARDS]
CARD_PASSES: Final = [bool(card["pass_symbol"]) for card in _CARDS]
CARD_FINAL_TILE: Final = [
    ["top", "bottom", "none"].index(side["final_scoring_tiebreaker"]) for side in _SUPPORT
]
"""Which final tile breaks ties: 0 the top one, 1 the bottom one, 2 none."""
CARD_RANGE: Final = [int(side["range"]) for side in _SUPPORT]
CARD_IS_FORWARD: Final = [side["directional_selection"] == "right_down" for side in _SUPPORT]
CARD_IS_RIGHT: Final = [side["numbered_selection"]["direction"] == "right" for side in _SUPPORT]
CARD_NUMBER: Final = [int(side["numbered_selection"]["count"]) for side in _SUPPORT]
CARD_BOOSTER: Final = [["left", "middle", "right"].index(side["booster_on_pass"]) for side in _SUPPORT]
CARD_FIRST_BOOSTER: Final = [int(side["initial_booster_slot"]) - 1 for side in _SUPPORT]

STARTERS: Final = [index for index, card in enumerate(_CARDS) if card["starter"]]
DIFFICULTIES: Final = list(_AUTOMA["deck"])


def _deck(row: Json) -> list[int]:
    removed = [int(number) for number in row["starters_removed"]]
    numbers = [int(card["number"]) for card in _CARDS]
    fixed = [index for index in STARTERS if numbers[index] not in removed]
    return fixed + [numbers.index(int(number)) for number in row["added"]]


FIXED_DECK: Final = [_deck(_AUTOMA["deck"][name]) for name in DIFFICULTIES]
"""By difficulty: the cards that are surely in the first deck."""
RANDOM_CARDS: Final = [int(_AUTOMA["deck"][name]["random_added"]) for name in DIFFICULTIES]
EXTRA_POINTS: Final = [int(_AUTOMA["deck"][name].get("extra_vp_per_gain", 0)) for name in DIFFICULTIES]
START_POINTS: Final = [int(_AUTOMA["start_vp"][name]) for name in DIFFICULTIES]

AUTOMA_FACTIONS: Final = list(_FACTIONS)
START_LEVELS: Final = [
    [int(_FACTIONS.get(faction, {}).get("start_research", {}).get(track, 0)) for track in TRACKS]
    for faction in FACTIONS
]

_ROUND_TILES: Final[list[Json]] = read_data("gaia", "scoring")["round_tiles"]
EARLY_POINTS: Final = [int(tile["automa_vp_rounds_1_3"]) for tile in _ROUND_TILES]
LATE_POINTS: Final = [int(tile["automa_vp_rounds_4_6"]) for tile in _ROUND_TILES]
EARLY_ROUNDS: Final = 3

PART_RESEARCH: Final = 0
PART_MINE: Final = 1
PART_POWER: Final = 2
PART_UPGRADE: Final = 3
PART_RANDOM: Final = 4
PART_POINTS: Final = 5
_PARTS: Final = ["research_specific", "build_mine", "power_or_qic", "upgrade", "research_random", "vp"]


def _parts(faction: str) -> list[tuple[int, int]]:
    """The parts of a faction's action: which, and its range, track or points."""
    found: list[tuple[int, int]] = []
    for part in _FACTIONS.get(faction, {}).get("faction_action", []):
        [(name, value)] = part.items()
        if name == "research_specific":
            number = TRACKS.index(value)
        elif name == "build_mine":
            number = int(value["range"])
        elif name == "upgrade":
            number = int(value["fallback_build_mine_range"]) if isinstance(value, dict) else NONE
        else:
            number = int(value)
        found.append((_PARTS.index(name), number))
    return found


FACTION_ACTION: Final = [_parts(faction) for faction in FACTIONS]
"""By faction: the parts of the faction action in order."""
