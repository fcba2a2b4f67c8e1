"""What can be written into the journal of a game. Rules know the events by number."""

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
from astrolude.kernel.journal import Event, Events, Field

EVENTS: Final = Events(
    [
        Event("game_began"),
        Event("dealt", Field("card", CARD)),
        Event("displayed", Field("cards", CARD, many=True)),
        Event("reshuffled", Field("cards")),
        Event("turn_began", Field("turn")),
        Event("ship_expired", Field("ship", SHIP)),
        Event("rolled", Field("dice", DIE, many=True)),
        Event("cache_paid", Field("odd"), Field("even")),
        Event("docked", Field("station", STATION), Field("dice", DIE, many=True)),
        Event("gained", Field("fuel"), Field("ore")),
        Event("paid", Field("fuel"), Field("ore")),
        Event("advanced", Field("circle")),
        Event("excess_lost"),
        Event("launched"),
        Event("built", Field("number")),
        Event("landed", Field("territory", TERRITORY), Field("origin", ORIGIN)),
        Event("control_lost", Field("territory", TERRITORY)),
        Event("control_gained", Field("territory", TERRITORY)),
        Event("scored", Field("total"), Field("change")),
        Event("cycled", Field("cards", CARD, many=True)),
        Event("claimed", Field("card", CARD)),
        Event("traded", Field("fuel")),
        Event("relic_bought"),
        Event("relic_lost"),
        Event("card_used", Field("card", CARD), Field("fuel")),
        Event("card_discarded", Field("card", CARD)),
        Event("card_lost", Field("card", CARD)),
        Event("turned", Field("from", DIE), Field("to", DIE)),
        Event("rerolled", Field("dice", DIE, many=True)),
        Event("borrowed", Field("territory", TERRITORY)),
        Event("loan_ended", Field("territory", TERRITORY)),
        Event("lifted", Field("ship", SHIP), Field("port", PORT)),
        Event("removed", Field("ship", SHIP), Field("port", PORT)),
        Event("destroyed", Field("ship", SHIP)),
        Event("displaced", Field("ship", SHIP), Field("port", PORT)),
        Event("stole", Field("victim", SEAT), Field("fuel"), Field("ore")),
        Event("stole_card", Field("victim", SEAT), Field("card", CARD)),
        Event("stole_nothing"),
        Event("field_placed", Field("field", FIELD), Field("territory", TERRITORY)),
        Event("field_moved", Field("field", FIELD), Field("from", TERRITORY), Field("to", TERRITORY)),
        Event("field_removed", Field("field", FIELD), Field("territory", TERRITORY)),
        Event("card_taken", Field("card", CARD)),
        Event("colony_moved", Field("colony", COLONY), Field("territory", TERRITORY)),
        Event("colonies_swapped", Field("first", COLONY), Field("second", COLONY)),
        Event("stranded", Field("dice", DIE, many=True)),
        Event("returned", Field("fuel"), Field("ore")),
        Event("game_ended", Field("scores", many=True)),
    ]
)

GAME_BEGAN: Final = EVENTS.index("game_began")
DEALT: Final = EVENTS.index("dealt")
DISPLAYED: Final = EVENTS.index("displayed")
RESHUFFLED: Final = EVENTS.index("reshuffled")
TURN_BEGAN: Final = EVENTS.index("turn_began")
SHIP_EXPIRED: Final = EVENTS.index("ship_expired")
ROLLED: Final = EVENTS.index("rolled")
CACHE_PAID: Final = EVENTS.index("cache_paid")
DOCKED: Final = EVENTS.index("docked")
GAINED: Final = EVENTS.index("gained")
PAID: Final = EVENTS.index("paid")
ADVANCED: Final = EVENTS.index("advanced")
EXCESS_LOST: Final = EVENTS.index("excess_lost")
LAUNCHED: Final = EVENTS.index("launched")
BUILT: Final = EVENTS.index("built")
LANDED: Final = EVENTS.index("landed")
CONTROL_LOST: Final = EVENTS.index("control_lost")
CONTROL_GAINED: Final = EVENTS.index("control_gained")
SCORED: Final = EVENTS.index("scored")
CYCLED: Final = EVENTS.index("cycled")
CLAIMED: Final = EVENTS.index("claimed")
TRADED: Final = EVENTS.index("traded")
RELIC_BOUGHT: Final = EVENTS.index("relic_bought")
RELIC_LOST: Final = EVENTS.index("relic_lost")
CARD_USED: Final = EVENTS.index("card_used")
CARD_DISCARDED: Final = EVENTS.index("card_discarded")
CARD_LOST: Final = EVENTS.index("card_lost")
TURNED: Final = EVENTS.index("turned")
REROLLED: Final = EVENTS.index("rerolled")
BORROWED: Final = EVENTS.index("borrowed")
LOAN_ENDED: Final = EVENTS.index("loan_ended")
LIFTED: Final = EVENTS.index("lifted")
REMOVED: Final = EVENTS.index("removed")
DESTROYED: Final = EVENTS.index("destroyed")
DISPLACED: Final = EVENTS.index("displaced")
STOLE: Final = EVENTS.index("stole")
STOLE_CARD: Final = EVENTS.index("stole_card")
STOLE_NOTHING: Final = EVENTS.index("stole_nothing")
FIELD_PLACED: Final = EVENTS.index("field_placed")
FIELD_MOVED: Final = EVENTS.index("field_moved")
FIELD_REMOVED: Final = EVENTS.index("field_removed")
CARD_TAKEN: Final = EVENTS.index("card_taken")
COLONY_MOVED: Final = EVENTS.index("colony_moved")
COLONIES_SWAPPED: Final = EVENTS.index("colonies_swapped")
STRANDED: Final = EVENTS.index("stranded")
RETURNED: Final = EVENTS.index("returned")
GAME_ENDED: Final = EVENTS.index("game_ended")
