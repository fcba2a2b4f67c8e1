"""What can stand in the way, declared: each is said by a message of its own."""

from __future__ import annotations

from typing import Final

from astrolude.games.space_gate.grammar import DOMAIN, ISLAND, MODULE, PIECE, PILE, PLANET, ROOM, SIDE, SITE
from astrolude.games.space_gate.state import GateState
from astrolude.kernel.grammar import Kind
from astrolude.kernel.journal import Field
from astrolude.kernel.obstacles import ABSENT, FAR, FORBIDDEN, ORDER, TAKEN, USED, Obstacles

RESOURCE: Final = Kind("resource", ["settler"])
SETTLER: Final = RESOURCE.read("settler")


def supply(s: GateState, seat: int, resource: int, amount: int) -> None:
    """More settlers in reserve from nowhere."""
    s.settler_reserve[seat] += amount


OBSTACLES: Final = Obstacles("space_gate")
SHORTAGE: Final = OBSTACLES.shortage(RESOURCE, supply)

# The Odyssey
NO_PIECE: Final = OBSTACLES.cause("no_piece", ABSENT, Field("piece", PIECE), Field("room", ROOM))
SAME_ROOM: Final = OBSTACLES.cause("same_room", FORBIDDEN, Field("room", ROOM))
NO_ENGINEER: Final = OBSTACLES.cause("no_engineer", ABSENT, Field("room", ROOM))
NO_TOKEN: Final = OBSTACLES.cause("no_token", ABSENT)

# Piles
PILE_EMPTY: Final = OBSTACLES.cause("pile_empty", ABSENT, Field("pile", PILE))
PILE_USED: Final = OBSTACLES.cause("pile_used", USED, Field("pile", PILE))
MUST_ADD: Final = OBSTACLES.cause("must_add", FORBIDDEN)

# The base
NOT_IN_BASE: Final = OBSTACLES.cause("not_in_base", ABSENT, Field("module", MODULE))
NO_SETTLER: Final = OBSTACLES.cause("no_settler", ABSENT, Field("module", MODULE))
NO_CORRIDOR: Final = OBSTACLES.cause("no_corridor", ABSENT, Field("module", MODULE), Field("side", SIDE))
INTO_VOID: Final = OBSTACLES.cause("into_void", ABSENT, Field("side", SIDE))
CORRIDOR_BLOCKED: Final = OBSTACLES.cause("corridor_blocked", FORBIDDEN, Field("side", SIDE))
MODULE_FULL: Final = OBSTACLES.cause("module_full", TAKEN, Field("module", MODULE), Field("capacity"))
WRONG_DOMAIN: Final = OBSTACLES.cause(
    "wrong_domain", FORBIDDEN, Field("domain", DOMAIN), Field("module", MODULE)
)
NO_AIRLOCK: Final = OBSTACLES.cause("no_airlock", FORBIDDEN, Field("module", MODULE))
CLOSED_MODULE: Final = OBSTACLES.cause("closed_module", ORDER, Field("module", MODULE))
PLACE_TAKEN: Final = OBSTACLES.cause("place_taken", TAKEN, Field("module", MODULE), Field("side", SIDE))
SAME_PLACE: Final = OBSTACLES.cause("same_place", FORBIDDEN, Field("module", MODULE), Field("side", SIDE))
SAME_TURN: Final = OBSTACLES.cause("same_turn", FORBIDDEN)
NO_LINK: Final = OBSTACLES.cause("no_link", FORBIDDEN)
SEALS: Final = OBSTACLES.cause("seals", FORBIDDEN, Field("modules"))
NOT_LIFTED: Final = OBSTACLES.cause("not_lifted", ABSENT, Field("module", MODULE))
FITS_NOWHERE: Final = OBSTACLES.cause("fits_nowhere", FORBIDDEN, Field("modules"))

# Sending and landing
NO_GATE: Final = OBSTACLES.cause("no_gate", FORBIDDEN, Field("module", MODULE))
NOT_FULL: Final = OBSTACLES.cause(
    "not_full", ORDER, Field("module", MODULE), Field("settlers"), Field("capacity")
)
NO_ISLAND: Final = OBSTACLES.cause("no_island", ABSENT, Field("islands"))
ISLAND_FULL: Final = OBSTACLES.cause("island_full", TAKEN, Field("island", ISLAND))
OTHER_PLANET: Final = OBSTACLES.cause("other_planet", FORBIDDEN, Field("planet", PLANET))
SITE_TAKEN: Final = OBSTACLES.cause("site_taken", TAKEN, Field("site", SITE))
SAME_SITE: Final = OBSTACLES.cause("same_site", FORBIDDEN, Field("site", SITE))
NOT_SUPPORTED: Final = OBSTACLES.cause("not_supported", ORDER, Field("missing"), Field("needed"))
NOT_THE_SIXTH: Final = OBSTACLES.cause("not_the_sixth", ORDER, Field("number"), Field("every"))
SATELLITE_FIRST: Final = OBSTACLES.cause("satellite_first", ORDER)
OTHER_ISLAND: Final = OBSTACLES.cause("other_island", FORBIDDEN, Field("island", ISLAND))
ALONG_THE_CANAL: Final = OBSTACLES.cause("along_the_canal", FAR)
NOT_IN_PLAY: Final = OBSTACLES.cause("not_in_play", ABSENT, Field("planet", PLANET))
PLANET_OPEN: Final = OBSTACLES.cause("planet_open", TAKEN, Field("planet", PLANET))
PLANET_CLOSED: Final = OBSTACLES.cause("planet_closed", USED, Field("planet", PLANET))

# What is possible, and loses something
NOTHING_TO_DO: Final = OBSTACLES.idle("nothing_to_do", Field("room", ROOM))
POINTS_LOST: Final = OBSTACLES.warning("points_lost", Field("points"))
DUG_FOR_NOTHING: Final = OBSTACLES.idle("dug_for_nothing")
NO_IMPROVEMENT: Final = OBSTACLES.warning("no_improvement", Field("module", MODULE))
SEALS_BASE: Final = OBSTACLES.warning("seals_base")
CORRIDORS_GROW: Final = OBSTACLES.warning("corridors_grow", Field("corridors"))
CORRIDORS_COST: Final = OBSTACLES.warning("corridors_cost", Field("corridors"))
