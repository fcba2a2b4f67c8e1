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
from astrolude.kernel.journal import Event, Events, Field

EVENTS: Final = Events(
    [
        Event("game_began"),
        Event("starters_shown", Field("starters", STARTER, many=True)),
        Event("structures_laid", Field("structures", STRUCTURE, many=True)),
        Event("starter_chosen", Field("starter", STARTER)),
        Event("round_began", Field("round")),
        Event("blocked", Field("votes"), Field("cells", CELL, many=True)),
        Event("laws_revealed", Field("left", LAW), Field("right", LAW)),
        Event("laws_swapped", Field("law", LAW)),
        Event("placed", Field("face", FACE), Field("cell", CELL)),
        Event("token_laid", Field("token", TOKEN)),
        Event("die_placed", Field("value"), Field("cell", CELL)),
        Event("action_skipped", Field("action", ACTION)),
        Event("copied_action", Field("action", ACTION)),
        Event("gained", Field("lavandium"), Field("coppernium"), Field("oceanium"), Field("gold")),
        Event("paid", Field("crystal", CRYSTAL)),
        Event("scored", Field("points"), Field("part", PART)),
        Event("degree_reached", Field("degree")),
        Event("degree_dropped", Field("degree")),
        Event("level_raised", Field("levels")),
        Event("die_raised", Field("value")),
        Event("ships_received", Field("ships")),
        Event("released", Field("mission", MISSION)),
        Event("mission_accomplished", Field("mission", MISSION)),
        Event("funded", Field("project", PROJECT), Field("cell_number")),
        Event("contributed", Field("total")),
        Event("medal_taken", Field("medal", MEDAL)),
        Event("president_taken"),
        Event("miner_moved", Field("asteroid", ASTEROID)),
        Event("asteroid_token_taken", Field("asteroid_token", ASTEROID_TOKEN)),
        Event("inert_taken", Field("inert", INERT)),
        Event("asteroid_tokens_shown", Field("asteroid_tokens", ASTEROID_TOKEN, many=True)),
        Event("inert_shown", Field("inert", INERT, many=True)),
        Event("mage_moved", Field("step")),
        Event("tokens_shown", Field("step"), Field("tokens", TOKEN, many=True)),
        Event("token_taken", Field("token", TOKEN)),
        Event("token_kept", Field("token", TOKEN)),
        Event("scholar_taken", Field("scholar", SCHOLAR)),
        Event("scholars_shown", Field("scholars", SCHOLAR, many=True)),
        Event("scholar_used", Field("scholar", SCHOLAR)),
        Event("scholar_copied", Field("scholar", SCHOLAR)),
        Event("scholar_refreshed", Field("scholar", SCHOLAR)),
        Event("stall_entered", Field("stall", STALL), Field("level")),
        Event("built", Field("building", BUILDING)),
        Event("income_began", Field("building", BUILDING)),
        Event("deep_space_seen", Field("tiles", DEEP, many=True)),
        Event("deep_space_chosen", Field("tile", DEEP)),
        Event("archive_seen", Field("tokens", TOKEN, many=True)),
        Event("seven_received"),
        Event("seven_kept"),
        Event("executive_began", Field("round")),
        Event("floor_won", Field("floor", FLOOR), Field("votes")),
        Event("floor_empty", Field("floor", FLOOR)),
        Event("law_passed", Field("law", LAW), Field("left_votes"), Field("right_votes")),
        Event("law_tied", Field("votes")),
        Event("law_chosen", Field("wing", WING)),
        Event("project_scored", Field("project", PROJECT), Field("points")),
        Event("project_unfunded", Field("project", PROJECT)),
        Event("game_ended", Field("winners", SEAT, many=True)),
    ]
)

GAME_BEGAN: Final = EVENTS.index("game_began")
STARTERS_SHOWN: Final = EVENTS.index("starters_shown")
STRUCTURES_LAID: Final = EVENTS.index("structures_laid")
STARTER_CHOSEN: Final = EVENTS.index("starter_chosen")
ROUND_BEGAN: Final = EVENTS.index("round_began")
BLOCKED: Final = EVENTS.index("blocked")
LAWS_REVEALED: Final = EVENTS.index("laws_revealed")
LAWS_SWAPPED: Final = EVENTS.index("laws_swapped")
PLACED: Final = EVENTS.index("placed")
TOKEN_LAID: Final = EVENTS.index("token_laid")
DIE_PLACED: Final = EVENTS.index("die_placed")
ACTION_SKIPPED: Final = EVENTS.index("action_skipped")
COPIED_ACTION: Final = EVENTS.index("copied_action")
GAINED: Final = EVENTS.index("gained")
PAID_CRYSTAL: Final = EVENTS.index("paid")
SCORED: Final = EVENTS.index("scored")
DEGREE_REACHED: Final = EVENTS.index("degree_reached")
DEGREE_DROPPED: Final = EVENTS.index("degree_dropped")
LEVEL_RAISED: Final = EVENTS.index("level_raised")
DIE_RAISED: Final = EVENTS.index("die_raised")
SHIPS_RECEIVED: Final = EVENTS.index("ships_received")
RELEASED: Final = EVENTS.index("released")
MISSION_ACCOMPLISHED: Final = EVENTS.index("mission_accomplished")
FUNDED: Final = EVENTS.index("funded")
CONTRIBUTED: Final = EVENTS.index("contributed")
MEDAL_TAKEN: Final = EVENTS.index("medal_taken")
PRESIDENT_TAKEN: Final = EVENTS.index("president_taken")
MINER_MOVED: Final = EVENTS.index("miner_moved")
ASTEROID_TOKEN_TAKEN: Final = EVENTS.index("asteroid_token_taken")
INERT_TAKEN: Final = EVENTS.index("inert_taken")
ASTEROID_TOKENS_SHOWN: Final = EVENTS.index("asteroid_tokens_shown")
INERT_SHOWN: Final = EVENTS.index("inert_shown")
MAGE_MOVED: Final = EVENTS.index("mage_moved")
TOKENS_SHOWN: Final = EVENTS.index("tokens_shown")
TOKEN_TAKEN: Final = EVENTS.index("token_taken")
TOKEN_KEPT: Final = EVENTS.index("token_kept")
SCHOLAR_TAKEN: Final = EVENTS.index("scholar_taken")
SCHOLARS_SHOWN: Final = EVENTS.index("scholars_shown")
SCHOLAR_USED: Final = EVENTS.index("scholar_used")
SCHOLAR_COPIED: Final = EVENTS.index("scholar_copied")
SCHOLAR_REFRESHED: Final = EVENTS.index("scholar_refreshed")
STALL_ENTERED: Final = EVENTS.index("stall_entered")
BUILT: Final = EVENTS.index("built")
INCOME_BEGAN: Final = EVENTS.index("income_began")
DEEP_SPACE_SEEN: Final = EVENTS.index("deep_space_seen")
DEEP_SPACE_CHOSEN: Final = EVENTS.index("deep_space_chosen")
ARCHIVE_SEEN: Final = EVENTS.index("archive_seen")
SEVEN_RECEIVED: Final = EVENTS.index("seven_received")
SEVEN_KEPT: Final = EVENTS.index("seven_kept")
EXECUTIVE_BEGAN: Final = EVENTS.index("executive_began")
FLOOR_WON: Final = EVENTS.index("floor_won")
FLOOR_EMPTY: Final = EVENTS.index("floor_empty")
LAW_PASSED: Final = EVENTS.index("law_passed")
LAW_TIED: Final = EVENTS.index("law_tied")
LAW_CHOSEN: Final = EVENTS.index("law_chosen")
PROJECT_SCORED: Final = EVENTS.index("project_scored")
PROJECT_UNFUNDED: Final = EVENTS.index("project_unfunded")
GAME_ENDED: Final = EVENTS.index("game_ended")
