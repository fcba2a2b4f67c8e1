"""What can stand in the way, declared: each is said by a message of its own."""

from __future__ import annotations

from typing import Final

from astrolude.games.alien_frontiers.grammar import (
    CARD,
    COLONY,
    DIE,
    FIELD,
    FUEL,
    PORT,
    RESOURCE,
    SEAT,
    STATION,
    TERRITORY,
)
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.kernel.journal import Field
from astrolude.kernel.obstacles import ABSENT, FORBIDDEN, ORDER, TAKEN, USED, Obstacles


def supply(s: AlienState, seat: int, resource: int, amount: int) -> None:
    """More fuel or ore from nowhere."""
    held = s.fuel if resource == FUEL else s.ore
    held[seat] += amount


OBSTACLES: Final = Obstacles("alien_frontiers")
SHORTAGE: Final = OBSTACLES.shortage(RESOURCE, supply)

# Ships and stations
NO_SHIP: Final = OBSTACLES.cause("no_ship", ABSENT, Field("die", DIE))
NO_GROUP: Final = OBSTACLES.cause(
    "no_group", ABSENT, Field("station", STATION), Field("needed"), Field("held"), Field("die", DIE)
)
NO_RUN: Final = OBSTACLES.cause("no_run", ABSENT)
NOT_THE_SHIP: Final = OBSTACLES.cause("not_the_ship", FORBIDDEN, Field("die", DIE))
SAME_STATION: Final = OBSTACLES.cause("same_station", FORBIDDEN, Field("station", STATION))
STATION_FULL: Final = OBSTACLES.cause("station_full", TAKEN, Field("station", STATION))
TAKES_A_RUN: Final = OBSTACLES.cause("takes_a_run", FORBIDDEN, Field("station", STATION))
RUN_TOO_LOW: Final = OBSTACLES.cause("run_too_low", FORBIDDEN, Field("sum"), Field("standing"))
TRACK_FULL: Final = OBSTACLES.cause("track_full", TAKEN)
COLONY_WAITS: Final = OBSTACLES.cause("colony_waits", ORDER)
VALUE_TOO_LOW: Final = OBSTACLES.cause("value_too_low", FORBIDDEN, Field("value"))
WRONG_VALUE: Final = OBSTACLES.cause("wrong_value", FORBIDDEN, Field("station", STATION), Field("value"))
NOT_BY_CARD: Final = OBSTACLES.cause("not_by_card", FORBIDDEN, Field("card", CARD), Field("station", STATION))
FLEET_FULL: Final = OBSTACLES.cause("fleet_full", FORBIDDEN, Field("ships"))
FEW_SHIPS: Final = OBSTACLES.cause("few_ships", FORBIDDEN, Field("ships"))
MUST_DOCK: Final = OBSTACLES.cause("must_dock", ORDER)

# The Alien Artifact and the market
NO_CYCLE: Final = OBSTACLES.cause("no_cycle", ORDER)
NO_DISPLAY: Final = OBSTACLES.cause("no_display", ABSENT)
NOT_DISPLAYED: Final = OBSTACLES.cause("not_displayed", ABSENT, Field("card", CARD))
CARD_OWNED: Final = OBSTACLES.cause("card_owned", TAKEN, Field("card", CARD))
CLAIM_TOTAL: Final = OBSTACLES.cause("claim_total", ORDER, Field("total"), Field("needed"))
NO_PAIR: Final = OBSTACLES.cause("no_pair", ORDER)
STOCK_EMPTY: Final = OBSTACLES.cause("stock_empty", ABSENT)

# Colonies, the hub and the Relic Ship
NOT_READY: Final = OBSTACLES.cause("not_ready", ORDER, Field("circle"), Field("needed"))
MUST_LAUNCH: Final = OBSTACLES.cause("must_launch", FORBIDDEN)
RELIC_GONE: Final = OBSTACLES.cause("relic_gone", TAKEN, Field("owner", SEAT))
NO_CONTROL: Final = OBSTACLES.cause("no_control", FORBIDDEN, Field("territory", TERRITORY))
ISOLATED: Final = OBSTACLES.cause("isolated", FORBIDDEN, Field("territory", TERRITORY))
REPULSED: Final = OBSTACLES.cause("repulsed", FORBIDDEN, Field("territory", TERRITORY))
SAME_TERRITORY: Final = OBSTACLES.cause("same_territory", TAKEN, Field("territory", TERRITORY))
NO_COLONY: Final = OBSTACLES.cause("no_colony", ABSENT, Field("colony", COLONY))
NO_PARTNER: Final = OBSTACLES.cause("no_partner", FORBIDDEN, Field("colony", COLONY))

# Cards
NO_CARD: Final = OBSTACLES.cause("no_card", ABSENT, Field("card", CARD))
CARD_USED: Final = OBSTACLES.cause("card_used", USED, Field("card", CARD))
DISCARD_USED: Final = OBSTACLES.cause("discard_used", USED)
HIGHEST: Final = OBSTACLES.cause("highest", FORBIDDEN)
LOWEST: Final = OBSTACLES.cause("lowest", FORBIDDEN)
TWO_SHIPS: Final = OBSTACLES.cause("two_ships", ABSENT, Field("die", DIE))
NEVER_LENT: Final = OBSTACLES.cause("never_lent", FORBIDDEN, Field("territory", TERRITORY))
OWN_BONUS: Final = OBSTACLES.cause("own_bonus", TAKEN, Field("territory", TERRITORY))
EMPTY_LAND: Final = OBSTACLES.cause("empty_land", ABSENT, Field("territory", TERRITORY))
NO_TARGET: Final = OBSTACLES.cause("no_target", ABSENT, Field("port", PORT))
NO_OWN_SHIP: Final = OBSTACLES.cause("no_own_ship", ABSENT, Field("port", PORT))
SAME_SHIP: Final = OBSTACLES.cause("same_ship", ORDER, Field("port", PORT))
ONE_STATION: Final = OBSTACLES.cause("one_station", FORBIDDEN, Field("station", STATION))
CHOSEN: Final = OBSTACLES.cause("chosen", TAKEN)
IN_ORDER: Final = OBSTACLES.cause("in_order", ORDER)
STAYS: Final = OBSTACLES.cause("stays", FORBIDDEN, Field("card", CARD), Field("station", STATION))
NOWHERE_TO_DOCK: Final = OBSTACLES.cause("nowhere_to_dock", FORBIDDEN)
NO_FIELD: Final = OBSTACLES.cause("no_field", ABSENT, Field("field", FIELD))
FIELD_THERE: Final = OBSTACLES.cause(
    "field_there", TAKEN, Field("field", FIELD), Field("territory", TERRITORY)
)
NOT_DISCARDED: Final = OBSTACLES.cause("not_discarded", ABSENT, Field("card", CARD))
SPARED: Final = OBSTACLES.cause("spared", FORBIDDEN, Field("owner", SEAT), Field("ships"))
BAY_IS_SAFE: Final = OBSTACLES.cause("bay_is_safe", FORBIDDEN)
NOT_IN_BAY: Final = OBSTACLES.cause("not_in_bay", ABSENT)

# Raids and the limit of resources
NO_PLAYER: Final = OBSTACLES.cause("no_player", ABSENT)
YOURSELF: Final = OBSTACLES.cause("yourself", FORBIDDEN)
DECOYED: Final = OBSTACLES.cause("decoyed", FORBIDDEN, Field("victim", SEAT))
HAS_NONE: Final = OBSTACLES.cause("has_none", ABSENT, Field("victim", SEAT), Field("resource", RESOURCE))
HAS_NO_CARD: Final = OBSTACLES.cause("has_no_card", ABSENT, Field("victim", SEAT), Field("card", CARD))
KEEP_EIGHT: Final = OBSTACLES.cause("keep_eight", FORBIDDEN, Field("limit"))

# What is possible, and loses something
CLAIM_WASTES: Final = OBSTACLES.warning("claim_wastes", Field("above"), Field("cycles"))
CLAIM_LEFT: Final = OBSTACLES.warning("claim_left", Field("total"))
LIMIT_LOSES: Final = OBSTACLES.warning("limit_loses", Field("surplus"), Field("limit"))
STOCK_LACKS: Final = OBSTACLES.warning(
    "stock_lacks", Field("resource", RESOURCE), Field("due"), Field("stock")
)
STOCK_OUT: Final = OBSTACLES.idle("stock_out", Field("resource", RESOURCE))
ARTIFACT_BROKEN: Final = OBSTACLES.warning("artifact_broken", Field("left"), Field("needed"))
MARKET_LOST: Final = OBSTACLES.warning("market_lost")
ADVANCE_LOST: Final = OBSTACLES.warning("advance_lost", Field("fuel"), Field("ore"))
CARD_GOES: Final = OBSTACLES.warning("card_goes", Field("card", CARD))
OWNED_TWICE: Final = OBSTACLES.idle("owned_twice", Field("card", CARD))
