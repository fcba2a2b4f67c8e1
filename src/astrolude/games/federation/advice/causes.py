"""What can stand in the way, declared: each is said by a message of its own."""

from __future__ import annotations

from typing import Final

from astrolude.games.federation.grammar import (
    ACTION,
    ASTEROID,
    BUILDING,
    CELL,
    CRYSTAL,
    DEEP,
    FACE,
    INERT,
    MEDAL,
    MISSION,
    PROJECT,
    SCHOLAR,
    SEAT,
    STALL,
    STARTER,
    STRUCTURE,
    TOKEN,
)
from astrolude.games.federation.rules.crystals import short_of
from astrolude.games.federation.state import FederationState
from astrolude.games.federation.tables.components import KINDS
from astrolude.kernel.journal import Field
from astrolude.kernel.obstacles import ABSENT, FAR, FORBIDDEN, ORDER, TAKEN, USED, Obstacle, Obstacles


def supply(s: FederationState, seat: int, resource: int, amount: int) -> None:
    """More crystals of a kind from nowhere."""
    s.crystals[KINDS * seat + resource] += amount


OBSTACLES: Final = Obstacles("federation")
SHORTAGE: Final = OBSTACLES.shortage(CRYSTAL, supply)


def shortages(purse: list[int], cost: list[int]) -> list[Obstacle]:
    """FD-1.3a: what crystals lack of a cost; Oceanium stands in for Lavandium first, then for Coppernium."""
    found: list[Obstacle] = []
    missing = short_of(purse, cost)
    for kind in range(KINDS):
        found += SHORTAGE.obstacles(kind, cost[kind], cost[kind] - missing[kind])
    return found


def purse_of(s: FederationState, seat: int) -> list[int]:
    return s.crystals[KINDS * seat : KINDS * (seat + 1)]


# Ambassadors, cells and tokens
PAWN_PLAYED: Final = OBSTACLES.cause("pawn_played", USED, Field("face", FACE))
NO_SEVEN: Final = OBSTACLES.cause("no_seven", ABSENT)
SEVEN_RESTS: Final = OBSTACLES.cause("seven_rests", ORDER)
SEVEN_VOTES: Final = OBSTACLES.cause("seven_votes", FORBIDDEN)
VOTING_SIDE: Final = OBSTACLES.cause("voting_side", FORBIDDEN)
CELL_TAKEN: Final = OBSTACLES.cause("cell_taken", TAKEN, Field("cell", CELL), Field("owner", SEAT))
CELL_BLOCKED: Final = OBSTACLES.cause("cell_blocked", TAKEN, Field("cell", CELL))
FIRST_TURN: Final = OBSTACLES.cause("first_turn", FORBIDDEN, Field("action", ACTION))
NO_TOKEN: Final = OBSTACLES.cause("no_token", ABSENT, Field("token", TOKEN))
TOKEN_RESTS: Final = OBSTACLES.cause("token_rests", ORDER, Field("token", TOKEN))
NO_CARRIER: Final = OBSTACLES.cause("no_carrier", FORBIDDEN)

# Scholars
NOT_YOURS: Final = OBSTACLES.cause("not_yours", ABSENT, Field("scholar", SCHOLAR))
FACE_DOWN: Final = OBSTACLES.cause("face_down", USED, Field("scholar", SCHOLAR))
INSIDE_ONLY: Final = OBSTACLES.cause("inside_only", ORDER, Field("scholar", SCHOLAR))
NOT_HERE: Final = OBSTACLES.cause("not_here", FORBIDDEN, Field("scholar", SCHOLAR))
WITHOUT_EFFECT: Final = OBSTACLES.cause("without_effect", FORBIDDEN, Field("scholar", SCHOLAR))
SPOILS: Final = OBSTACLES.cause("spoils", FORBIDDEN, Field("scholar", SCHOLAR))
PAUSED: Final = OBSTACLES.cause("paused", USED)
NOTHING_ANYTIME: Final = OBSTACLES.cause("nothing_anytime", ABSENT)
MUST_USE: Final = OBSTACLES.cause("must_use", FORBIDDEN)
NOT_DISPLAYED: Final = OBSTACLES.cause("not_displayed", ABSENT, Field("scholar", SCHOLAR))
SAME_STACK: Final = OBSTACLES.cause("same_stack", TAKEN, Field("scholar", SCHOLAR))
LEVEL_BELOW: Final = OBSTACLES.cause("level_below", ORDER, Field("level"))
LEVEL_3_ONLY: Final = OBSTACLES.cause("level_3_only", FORBIDDEN)
COPIES_UP_TO: Final = OBSTACLES.cause("copies_up_to", FORBIDDEN, Field("level"))
NEVER_COPIED: Final = OBSTACLES.cause("never_copied", FORBIDDEN, Field("scholar", SCHOLAR))
LEVEL_1_ONLY: Final = OBSTACLES.cause("level_1_only", FORBIDDEN)
FACE_UP: Final = OBSTACLES.cause("face_up", TAKEN, Field("scholar", SCHOLAR))
IN_USE: Final = OBSTACLES.cause("in_use", FORBIDDEN, Field("scholar", SCHOLAR))
MUST_REFRESH: Final = OBSTACLES.cause("must_refresh", FORBIDDEN)

# Missions, medals and projects
SHIP_SENT: Final = OBSTACLES.cause("ship_sent", USED)
NOT_RELEASED: Final = OBSTACLES.cause("not_released", ORDER, Field("mission", MISSION))
RELEASED: Final = OBSTACLES.cause("released", TAKEN, Field("mission", MISSION))
ACCOMPLISHED: Final = OBSTACLES.cause("accomplished", TAKEN, Field("mission", MISSION))
NO_SHIP: Final = OBSTACLES.cause("no_ship", ABSENT)
LEVEL_TOO_LOW: Final = OBSTACLES.cause("level_too_low", FAR, Field("needed"), Field("level"))
FUNDED: Final = OBSTACLES.cause("funded", TAKEN, Field("project", PROJECT))
PAYS_THE_CELL: Final = OBSTACLES.cause("pays_the_cell", FORBIDDEN, Field("project", PROJECT))
MEDAL_OWNED: Final = OBSTACLES.cause("medal_owned", TAKEN, Field("medal", MEDAL))
MEDALS_GONE: Final = OBSTACLES.cause("medals_gone", TAKEN, Field("medal", MEDAL))

# Planets
NOT_LINKED: Final = OBSTACLES.cause("not_linked", FAR, Field("asteroid", ASTEROID))
MAGE_AT_END: Final = OBSTACLES.cause("mage_at_end", FORBIDDEN, Field("step"))
INERT_GONE: Final = OBSTACLES.cause("inert_gone", ABSENT, Field("inert", INERT))
NOT_ON_MOON: Final = OBSTACLES.cause("not_on_moon", ABSENT, Field("token", TOKEN))
STALL_USED: Final = OBSTACLES.cause("stall_used", USED, Field("stall", STALL))
OTHER_REWARD: Final = OBSTACLES.cause("other_reward", FORBIDDEN, Field("stall", STALL), Field("level"))
NO_ROBOT: Final = OBSTACLES.cause("no_robot", ABSENT)
OTHER_SIDE: Final = OBSTACLES.cause("other_side", ABSENT, Field("building", BUILDING))
BUILT: Final = OBSTACLES.cause("built", TAKEN, Field("building", BUILDING))
NO_COEFFICIENT: Final = OBSTACLES.cause("no_coefficient", TAKEN, Field("building", BUILDING))
NOT_IN_COST: Final = OBSTACLES.cause("not_in_cost", FORBIDDEN, Field("crystal", CRYSTAL))
NEVER_LEFT_OUT: Final = OBSTACLES.cause("never_left_out", FORBIDDEN, Field("crystal", CRYSTAL))
NOT_BUILT: Final = OBSTACLES.cause("not_built", ABSENT, Field("structure", STRUCTURE))
TWO_PLANETS: Final = OBSTACLES.cause("two_planets", FORBIDDEN)
NEVER_BY_SPY: Final = OBSTACLES.cause("never_by_spy", FORBIDDEN, Field("action", ACTION))
NO_EFFECT: Final = OBSTACLES.cause("no_effect", FORBIDDEN, Field("action", ACTION))

# Crystals and upkeep
NOT_DUE: Final = OBSTACLES.cause("not_due", FORBIDDEN, Field("due", CRYSTAL))
NOT_CONVERTED: Final = OBSTACLES.cause("not_converted", FORBIDDEN, Field("crystal", CRYSTAL))
MUST_CONVERT: Final = OBSTACLES.cause("must_convert", FORBIDDEN)
NO_STEP_UP: Final = OBSTACLES.cause("no_step_up", FORBIDDEN, Field("crystal", CRYSTAL))
NOTHING_DUE: Final = OBSTACLES.cause("nothing_due", FORBIDDEN, Field("level"))
ABOVE_MARKER: Final = OBSTACLES.cause("above_marker", FAR, Field("level"))

# Tiles and tokens that are chosen
NOT_ON_PAWN: Final = OBSTACLES.cause("not_on_pawn", ABSENT, Field("token", TOKEN))
KEPT: Final = OBSTACLES.cause("kept", TAKEN, Field("token", TOKEN))
NOT_IN_ARCHIVE: Final = OBSTACLES.cause("not_in_archive", ABSENT, Field("token", TOKEN))
NOT_IN_DEEP_SPACE: Final = OBSTACLES.cause("not_in_deep_space", ABSENT, Field("tile", DEEP))
NOT_ON_TABLE: Final = OBSTACLES.cause("not_on_table", ABSENT, Field("starter", STARTER))
OTHER_SITE: Final = OBSTACLES.cause("other_site", FORBIDDEN, Field("structure", STRUCTURE))

# What is possible, and loses something
CELL_IDLE: Final = OBSTACLES.idle("no_effect", Field("senate_action", ACTION))
CELL_IDLE_PAID: Final = OBSTACLES.idle("no_effect_paid", Field("senate_action", ACTION), Field("price"))
MISSION_LEFT: Final = OBSTACLES.warning("mission_left")
