"""What can be written into the journal of a game."""

from __future__ import annotations

from typing import Final

from astrolude.games.alien_frontiers.grammar import (
    CARD,
    COLONY,
    DIE,
    FIELD,
    ORIGIN,
    PORT,
    SEAT,
    SHIP,
    STATION,
    TERRITORY,
)
from astrolude.kernel.journal import Events, Field

EVENTS: Final = Events()
GAME_BEGAN: Final = EVENTS.event("game_began")
DEALT: Final = EVENTS.event("dealt", Field("card", CARD))
DISPLAYED: Final = EVENTS.event("displayed", Field("cards", CARD, many=True))
RESHUFFLED: Final = EVENTS.event("reshuffled", Field("cards"))
TURN_BEGAN: Final = EVENTS.event("turn_began", Field("turn"))
SHIP_EXPIRED: Final = EVENTS.event("ship_expired", Field("ship", SHIP))
ROLLED: Final = EVENTS.event("rolled", Field("dice", DIE, many=True))
CACHE_PAID: Final = EVENTS.event("cache_paid", Field("odd"), Field("even"))
DOCKED: Final = EVENTS.event("docked", Field("station", STATION), Field("dice", DIE, many=True))
GAINED: Final = EVENTS.event("gained", Field("fuel"), Field("ore"))
PAID: Final = EVENTS.event("paid", Field("fuel"), Field("ore"))
ADVANCED: Final = EVENTS.event("advanced", Field("circle"))
EXCESS_LOST: Final = EVENTS.event("excess_lost")
LAUNCHED: Final = EVENTS.event("launched")
BUILT: Final = EVENTS.event("built", Field("number"))
LANDED: Final = EVENTS.event("landed", Field("territory", TERRITORY), Field("origin", ORIGIN))
CONTROL_LOST: Final = EVENTS.event("control_lost", Field("territory", TERRITORY))
CONTROL_GAINED: Final = EVENTS.event("control_gained", Field("territory", TERRITORY))
SCORED: Final = EVENTS.event("scored", Field("total"), Field("change"))
CYCLED: Final = EVENTS.event("cycled", Field("cards", CARD, many=True))
CLAIMED: Final = EVENTS.event("claimed", Field("card", CARD))
TRADED: Final = EVENTS.event("traded", Field("fuel"))
RELIC_BOUGHT: Final = EVENTS.event("relic_bought")
RELIC_LOST: Final = EVENTS.event("relic_lost")
CARD_USED: Final = EVENTS.event("card_used", Field("card", CARD), Field("fuel"))
CARD_DISCARDED: Final = EVENTS.event("card_discarded", Field("card", CARD))
CARD_LOST: Final = EVENTS.event("card_lost", Field("card", CARD))
TURNED: Final = EVENTS.event("turned", Field("from", DIE), Field("to", DIE))
REROLLED: Final = EVENTS.event("rerolled", Field("dice", DIE, many=True))
BORROWED: Final = EVENTS.event("borrowed", Field("territory", TERRITORY))
LOAN_ENDED: Final = EVENTS.event("loan_ended", Field("territory", TERRITORY))
LIFTED: Final = EVENTS.event("lifted", Field("ship", SHIP), Field("port", PORT))
REMOVED: Final = EVENTS.event("removed", Field("ship", SHIP), Field("port", PORT))
DESTROYED: Final = EVENTS.event("destroyed", Field("ship", SHIP))
DISPLACED: Final = EVENTS.event("displaced", Field("ship", SHIP), Field("port", PORT))
STOLE: Final = EVENTS.event("stole", Field("victim", SEAT), Field("fuel"), Field("ore"))
STOLE_CARD: Final = EVENTS.event("stole_card", Field("victim", SEAT), Field("card", CARD))
STOLE_NOTHING: Final = EVENTS.event("stole_nothing")
FIELD_PLACED: Final = EVENTS.event("field_placed", Field("field", FIELD), Field("territory", TERRITORY))
FIELD_MOVED: Final = EVENTS.event(
    "field_moved", Field("field", FIELD), Field("from", TERRITORY), Field("to", TERRITORY)
)
FIELD_REMOVED: Final = EVENTS.event("field_removed", Field("field", FIELD), Field("territory", TERRITORY))
CARD_TAKEN: Final = EVENTS.event("card_taken", Field("card", CARD))
COLONY_MOVED: Final = EVENTS.event("colony_moved", Field("colony", COLONY), Field("territory", TERRITORY))
COLONIES_SWAPPED: Final = EVENTS.event("colonies_swapped", Field("first", COLONY), Field("second", COLONY))
STRANDED: Final = EVENTS.event("stranded", Field("dice", DIE, many=True))
RETURNED: Final = EVENTS.event("returned", Field("fuel"), Field("ore"))
GAME_ENDED: Final = EVENTS.event("game_ended", Field("scores", many=True))
