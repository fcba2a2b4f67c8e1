"""What can be written into the journal of a game. Rules know the events by number."""

from __future__ import annotations

from typing import Final

from astrolude.games.federation.grammar import (
    ACTION,
    ASTEROID,
    ASTEROID_TOKEN,
    BUILDING,
    CELL,
    CRYSTAL,
    DEEP,
    FACE,
    FLOOR,
    INERT,
    LAW,
    MEDAL,
    MISSION,
    PART,
    PROJECT,
    SCHOLAR,
    SEAT,
    STALL,
    STARTER,
    STRUCTURE,
    TOKEN,
    WING,
)
from astrolude.kernel.journal import Events, Field

EVENTS: Final = Events()
GAME_BEGAN: Final = EVENTS.event("game_began")
STARTERS_SHOWN: Final = EVENTS.event("starters_shown", Field("starters", STARTER, many=True))
STRUCTURES_LAID: Final = EVENTS.event("structures_laid", Field("structures", STRUCTURE, many=True))
STARTER_CHOSEN: Final = EVENTS.event("starter_chosen", Field("starter", STARTER))
ROUND_BEGAN: Final = EVENTS.event("round_began", Field("round"))
BLOCKED: Final = EVENTS.event("blocked", Field("votes"), Field("cells", CELL, many=True))
LAWS_REVEALED: Final = EVENTS.event("laws_revealed", Field("left", LAW), Field("right", LAW))
LAWS_SWAPPED: Final = EVENTS.event("laws_swapped", Field("law", LAW))
PLACED: Final = EVENTS.event("placed", Field("face", FACE), Field("cell", CELL))
TOKEN_LAID: Final = EVENTS.event("token_laid", Field("token", TOKEN))
DIE_PLACED: Final = EVENTS.event("die_placed", Field("value"), Field("cell", CELL))
ACTION_SKIPPED: Final = EVENTS.event("action_skipped", Field("action", ACTION))
COPIED_ACTION: Final = EVENTS.event("copied_action", Field("action", ACTION))
GAINED: Final = EVENTS.event(
    "gained", Field("lavandium"), Field("coppernium"), Field("oceanium"), Field("gold")
)
PAID_CRYSTAL: Final = EVENTS.event("paid", Field("crystal", CRYSTAL))
SCORED: Final = EVENTS.event("scored", Field("points"), Field("part", PART))
DEGREE_REACHED: Final = EVENTS.event("degree_reached", Field("degree"))
DEGREE_DROPPED: Final = EVENTS.event("degree_dropped", Field("degree"))
LEVEL_RAISED: Final = EVENTS.event("level_raised", Field("levels"))
DIE_RAISED: Final = EVENTS.event("die_raised", Field("value"))
SHIPS_RECEIVED: Final = EVENTS.event("ships_received", Field("ships"))
RELEASED: Final = EVENTS.event("released", Field("mission", MISSION))
MISSION_ACCOMPLISHED: Final = EVENTS.event("mission_accomplished", Field("mission", MISSION))
FUNDED: Final = EVENTS.event("funded", Field("project", PROJECT), Field("cell_number"))
CONTRIBUTED: Final = EVENTS.event("contributed", Field("total"))
MEDAL_TAKEN: Final = EVENTS.event("medal_taken", Field("medal", MEDAL))
PRESIDENT_TAKEN: Final = EVENTS.event("president_taken")
MINER_MOVED: Final = EVENTS.event("miner_moved", Field("asteroid", ASTEROID))
ASTEROID_TOKEN_TAKEN: Final = EVENTS.event("asteroid_token_taken", Field("asteroid_token", ASTEROID_TOKEN))
INERT_TAKEN: Final = EVENTS.event("inert_taken", Field("inert", INERT))
ASTEROID_TOKENS_SHOWN: Final = EVENTS.event(
    "asteroid_tokens_shown", Field("asteroid_tokens", ASTEROID_TOKEN, many=True)
)
INERT_SHOWN: Final = EVENTS.event("inert_shown", Field("inert", INERT, many=True))
MAGE_MOVED: Final = EVENTS.event("mage_moved", Field("step"))
TOKENS_SHOWN: Final = EVENTS.event("tokens_shown", Field("step"), Field("tokens", TOKEN, many=True))
TOKEN_TAKEN: Final = EVENTS.event("token_taken", Field("token", TOKEN))
TOKEN_KEPT: Final = EVENTS.event("token_kept", Field("token", TOKEN))
SCHOLAR_TAKEN: Final = EVENTS.event("scholar_taken", Field("scholar", SCHOLAR))
SCHOLARS_SHOWN: Final = EVENTS.event("scholars_shown", Field("scholars", SCHOLAR, many=True))
SCHOLAR_USED: Final = EVENTS.event("scholar_used", Field("scholar", SCHOLAR))
SCHOLAR_COPIED: Final = EVENTS.event("scholar_copied", Field("scholar", SCHOLAR))
SCHOLAR_REFRESHED: Final = EVENTS.event("scholar_refreshed", Field("scholar", SCHOLAR))
STALL_ENTERED: Final = EVENTS.event("stall_entered", Field("stall", STALL), Field("level"))
BUILT: Final = EVENTS.event("built", Field("building", BUILDING))
INCOME_BEGAN: Final = EVENTS.event("income_began", Field("building", BUILDING))
DEEP_SPACE_SEEN: Final = EVENTS.event("deep_space_seen", Field("tiles", DEEP, many=True))
DEEP_SPACE_CHOSEN: Final = EVENTS.event("deep_space_chosen", Field("tile", DEEP))
ARCHIVE_SEEN: Final = EVENTS.event("archive_seen", Field("tokens", TOKEN, many=True))
SEVEN_RECEIVED: Final = EVENTS.event("seven_received")
SEVEN_KEPT: Final = EVENTS.event("seven_kept")
EXECUTIVE_BEGAN: Final = EVENTS.event("executive_began", Field("round"))
FLOOR_WON: Final = EVENTS.event("floor_won", Field("floor", FLOOR), Field("votes"))
FLOOR_EMPTY: Final = EVENTS.event("floor_empty", Field("floor", FLOOR))
LAW_PASSED: Final = EVENTS.event("law_passed", Field("law", LAW), Field("left_votes"), Field("right_votes"))
LAW_TIED: Final = EVENTS.event("law_tied", Field("votes"))
LAW_CHOSEN: Final = EVENTS.event("law_chosen", Field("wing", WING))
PROJECT_SCORED: Final = EVENTS.event("project_scored", Field("project", PROJECT), Field("points"))
PROJECT_UNFUNDED: Final = EVENTS.event("project_unfunded", Field("project", PROJECT))
GAME_ENDED: Final = EVENTS.event("game_ended", Field("winners", SEAT, many=True))
