"""What can stand in the way, declared: each is said by a message of its own."""

from __future__ import annotations

from typing import Final

from astrolude.games.gaia.grammar import FACTION, HEX, RESOURCE, STRUCTURE, TECH_TILE, TRACK
from astrolude.games.gaia.questions import QUESTIONS
from astrolude.games.gaia.rules.power import NEVLAS_VALUE, counts_double
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.resources import CREDITS, KNOWLEDGE, ORE
from astrolude.kernel.grammar import Kind
from astrolude.kernel.journal import Field
from astrolude.kernel.obstacles import ABSENT, FAR, FORBIDDEN, ORDER, TAKEN, USED, Obstacle, Obstacles

POWER: Final = Kind("power", ["power", "tokens"])
"""What bowls hold: power in bowl III, and tokens in all of them."""


def supply(s: GaiaState, seat: int, resource: int, amount: int) -> None:
    """More of a resource from nowhere, whatever its cap."""
    if resource == ORE:
        s.ore[seat] += amount
    elif resource == CREDITS:
        s.credits[seat] += amount
    elif resource == KNOWLEDGE:
        s.knowledge[seat] += amount
    else:
        s.qic[seat] += amount


def supply_power(s: GaiaState, seat: int, kind: int, amount: int) -> None:
    """More tokens in bowl III, or in bowl I."""
    if kind:
        s.first_bowl[seat] += amount
    else:
        s.third_bowl[seat] += amount // NEVLAS_VALUE if counts_double(s, seat) else amount


OBSTACLES: Final = Obstacles("gaia")
GOODS: Final = OBSTACLES.shortage(RESOURCE, supply)
TOKENS: Final = OBSTACLES.shortage(POWER, supply_power)


def cost_obstacles(s: GaiaState, seat: int, cost: list[int]) -> list[Obstacle]:
    """What is short of ore, credits, knowledge and Q.I.C., in that order."""
    held = [s.ore[seat], s.credits[seat], s.knowledge[seat], s.qic[seat]]
    found: list[Obstacle] = []
    for resource, amount in enumerate(held):
        found += GOODS.obstacles(resource, cost[resource], amount)
    return found


# The map
NO_PLANET: Final = OBSTACLES.cause("no_planet", ABSENT)
NO_OWN: Final = OBSTACLES.cause("no_own", ABSENT)
OWN_PLANET: Final = OBSTACLES.cause("own_planet", TAKEN)
PLANET_TAKEN: Final = OBSTACLES.cause("planet_taken", TAKEN, Field("owner", QUESTIONS.seat))
FORMER_THERE: Final = OBSTACLES.cause("former_there", TAKEN, Field("owner", QUESTIONS.seat))
NOT_EMPTY: Final = OBSTACLES.cause("not_empty", TAKEN)
STILL_TRANSDIM: Final = OBSTACLES.cause("still_transdim", ORDER)
NEEDS_PROJECT: Final = OBSTACLES.cause("needs_project", FORBIDDEN)
NOT_TRANSDIM: Final = OBSTACLES.cause("not_transdim", FORBIDDEN)
TOO_FAR: Final = OBSTACLES.cause(
    "too_far", FAR, Field("from", HEX), Field("to", HEX), Field("distance"), Field("range"), Field("held")
)
NO_PIECES: Final = OBSTACLES.cause("no_pieces", ABSENT, Field("structure", STRUCTURE))
NO_FORMER: Final = OBSTACLES.cause("no_former", ABSENT)
ONLY_MINE: Final = OBSTACLES.cause("only_mine", FORBIDDEN)

# Structures and federations
LOST_STAYS: Final = OBSTACLES.cause("lost_stays", FORBIDDEN)
NO_UPGRADE: Final = OBSTACLES.cause(
    "no_upgrade", FORBIDDEN, Field("structure", STRUCTURE), Field("target", STRUCTURE)
)
FEDERATION_POWER: Final = OBSTACLES.cause("federation_power", FORBIDDEN, Field("power"), Field("needed"))
FEDERATION_LINK: Final = OBSTACLES.cause("federation_link", FORBIDDEN, Field("satellites"))
STOCK_EMPTY: Final = OBSTACLES.cause("stock_empty", ABSENT)
NOT_JOINABLE: Final = OBSTACLES.cause("not_joinable", FORBIDDEN)
JOIN_MORE: Final = OBSTACLES.cause("join_more", ORDER)
NOT_LINKING: Final = OBSTACLES.cause("not_linking", FORBIDDEN)

# Research and tiles
TRACK_CLOSED: Final = OBSTACLES.cause("track_closed", FORBIDDEN)
TRACK_ENDS: Final = OBSTACLES.cause("track_ends", FORBIDDEN, Field("track", TRACK))
TOP_TAKEN: Final = OBSTACLES.cause("top_taken", TAKEN, Field("track", TRACK))
NO_GREEN: Final = OBSTACLES.cause("no_green", ORDER)
WRONG_TRACK: Final = OBSTACLES.cause("wrong_track", FORBIDDEN, Field("track", TRACK))
NOT_LOWEST: Final = OBSTACLES.cause("not_lowest", FORBIDDEN, Field("level"))
NO_SUCH_TILE: Final = OBSTACLES.cause("no_such_tile", ABSENT, Field("tile", TECH_TILE))
TILE_OWNED: Final = OBSTACLES.cause("tile_owned", TAKEN, Field("tile", TECH_TILE))
TILE_LEVEL: Final = OBSTACLES.cause(
    "tile_level", ORDER, Field("track", TRACK), Field("level"), Field("needed")
)
NOTHING_TO_COVER: Final = OBSTACLES.cause("nothing_to_cover", ORDER)
NOT_COVERABLE: Final = OBSTACLES.cause("not_coverable", FORBIDDEN)

# Actions of the board and of one's own
SPACE_USED: Final = OBSTACLES.cause("space_used", USED, Field("round"))
LAST_ROUND: Final = OBSTACLES.cause("last_round", USED)
NO_MINE: Final = OBSTACLES.cause("no_mine", FORBIDDEN)
NO_TILE: Final = OBSTACLES.cause("no_tile", FORBIDDEN)
NO_TOKEN: Final = OBSTACLES.cause("no_token", ABSENT)
NO_SPECIAL: Final = OBSTACLES.cause("no_special", ABSENT)
SPECIAL_USED: Final = OBSTACLES.cause("special_used", USED)
NO_TARGET: Final = OBSTACLES.cause("no_target", FORBIDDEN)
NOT_SWAPPABLE: Final = OBSTACLES.cause("not_swappable", FORBIDDEN)
NOT_A_LAB: Final = OBSTACLES.cause("not_a_lab", FORBIDDEN)

# Conversions, power and income
OTHER_FACTION: Final = OBSTACLES.cause("other_faction", FORBIDDEN)
NO_INSTITUTE: Final = OBSTACLES.cause("no_institute", ORDER)
NO_STONE: Final = OBSTACLES.cause("no_stone", ABSENT)
BURN_TOKENS: Final = OBSTACLES.cause("burn_tokens", ABSENT, Field("needed"), Field("held"))
NO_CHARGED: Final = OBSTACLES.cause("no_charged", ABSENT)
NOT_COMBINED: Final = OBSTACLES.cause("not_combined", FORBIDDEN)
IN_ORDER: Final = OBSTACLES.cause("in_order", ORDER)
BILL_SPENT: Final = OBSTACLES.cause("bill_spent", FORBIDDEN, Field("left"), Field("price"))
EMPTY_BASKET: Final = OBSTACLES.cause("empty_basket", ORDER)
STONE_PLACE: Final = OBSTACLES.cause("stone_place", FORBIDDEN)
TOKEN_COUNT: Final = OBSTACLES.cause("token_count", FORBIDDEN)
NO_ICON: Final = OBSTACLES.cause("no_icon", ABSENT)
CHARGE_AMOUNT: Final = OBSTACLES.cause("charge_amount", FORBIDDEN)

# Set-up
BOOSTER_GONE: Final = OBSTACLES.cause("booster_gone", TAKEN)
NO_ROTATION: Final = OBSTACLES.cause("no_rotation", FORBIDDEN)
FACTION_TAKEN: Final = OBSTACLES.cause("faction_taken", TAKEN, Field("faction", FACTION))
FACTION_OUT: Final = OBSTACLES.cause("faction_out", ABSENT, Field("faction", FACTION))
NOT_HOME: Final = OBSTACLES.cause("not_home", FORBIDDEN)

# What is possible, and loses something
OVER_CAP: Final = OBSTACLES.warning("over_cap", Field("resource", RESOURCE), Field("lost"), Field("cap"))
NOTHING_FITS: Final = OBSTACLES.idle("nothing_fits", Field("resource", RESOURCE), Field("lost"), Field("cap"))
CHARGE_LOST: Final = OBSTACLES.warning("charge_lost", Field("lost"))
NOTHING_CHARGED: Final = OBSTACLES.idle("nothing_charged", Field("lost"))
STEPS_LOST: Final = OBSTACLES.warning("steps_lost", Field("needed"), Field("free"))
STEPS_UNUSED: Final = OBSTACLES.warning("steps_unused", Field("free"))
TOKENS_FIRST: Final = OBSTACLES.warning("tokens_first", Field("lost"))
