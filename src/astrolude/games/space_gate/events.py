"""What can be written into the journal of a game. Rules know the events by number."""

from __future__ import annotations

from typing import Final

from astrolude.games.space_gate.grammar import (
    GATE,
    MODULE,
    PIECE,
    PILE,
    PLACE,
    PLANET,
    RANK_PIECE,
    ROOM,
    SITE,
    TOKEN,
)
from astrolude.kernel.journal import Event, Events, Field

EVENTS: Final = Events(
    [
        Event("game_began"),
        Event("first_wave", Field("planet", PLANET), Field("gate", GATE)),
        Event("second_wave", Field("planet", PLANET)),
        Event("turn_began", Field("turn")),
        Event("activated", Field("piece", PIECE), Field("from", ROOM), Field("to", ROOM)),
        Event("acted", Field("room", ROOM), Field("points")),
        Event("stopped", Field("points")),
        Event("took", Field("module", MODULE), Field("pile", PILE)),
        Event("added", Field("module", MODULE), Field("x"), Field("y"), Field("rotation")),
        Event("put_under", Field("module", MODULE), Field("pile", PILE)),
        Event("moved", Field("from", MODULE), Field("to", MODULE)),
        Event("opened", Field("from", MODULE), Field("module", MODULE)),
        Event("recruited", Field("room", ROOM)),
        Event("promoted", Field("room", ROOM)),
        Event("automated", Field("room", ROOM)),
        Event("no_effect", Field("module", MODULE)),
        Event("filled", Field("module", MODULE), Field("settlers")),
        Event("sent", Field("module", MODULE), Field("settlers"), Field("place", PLACE)),
        Event("settled", Field("site", SITE)),
        Event("returned", Field("settlers")),
        Event("exchanged", Field("up", TOKEN), Field("down", TOKEN)),
        Event("closed", Field("planet", PLANET)),
        Event("scored", Field("points"), Field("total")),
        Event("ranked", Field("rank"), Field("piece", RANK_PIECE)),
        Event("left_room", Field("piece", PIECE), Field("room", ROOM)),
        Event("gate_moved", Field("gate", GATE), Field("place", PLACE)),
        Event("lifted_base", Field("modules")),
        Event("reorganised"),
        Event("relay_cancelled"),
        Event("limit_reached", Field("turn")),
        Event("predominance", Field("token", TOKEN), Field("points")),
        Event("corridors", Field("corridors"), Field("lost")),
        Event("rank_lost", Field("rank"), Field("piece", RANK_PIECE)),
        Event("game_ended", Field("scores", many=True)),
    ]
)

GAME_BEGAN: Final = EVENTS.index("game_began")
FIRST_WAVE: Final = EVENTS.index("first_wave")
SECOND_WAVE: Final = EVENTS.index("second_wave")
TURN_BEGAN: Final = EVENTS.index("turn_began")
ACTIVATED: Final = EVENTS.index("activated")
ACTED: Final = EVENTS.index("acted")
STOPPED: Final = EVENTS.index("stopped")
TOOK: Final = EVENTS.index("took")
ADDED: Final = EVENTS.index("added")
WENT_UNDER: Final = EVENTS.index("put_under")
MOVED: Final = EVENTS.index("moved")
OPENED: Final = EVENTS.index("opened")
RECRUITED: Final = EVENTS.index("recruited")
PROMOTED: Final = EVENTS.index("promoted")
AUTOMATED: Final = EVENTS.index("automated")
NO_EFFECT: Final = EVENTS.index("no_effect")
FILLED: Final = EVENTS.index("filled")
SENT: Final = EVENTS.index("sent")
SETTLED: Final = EVENTS.index("settled")
RETURNED: Final = EVENTS.index("returned")
EXCHANGED: Final = EVENTS.index("exchanged")
CLOSED: Final = EVENTS.index("closed")
SCORED: Final = EVENTS.index("scored")
RANKED: Final = EVENTS.index("ranked")
LEFT_ROOM: Final = EVENTS.index("left_room")
GATE_MOVED: Final = EVENTS.index("gate_moved")
LIFTED_BASE: Final = EVENTS.index("lifted_base")
REORGANISED: Final = EVENTS.index("reorganised")
RELAY_CANCELLED: Final = EVENTS.index("relay_cancelled")
LIMIT_REACHED: Final = EVENTS.index("limit_reached")
PREDOMINANCE: Final = EVENTS.index("predominance")
CORRIDORS_LOST: Final = EVENTS.index("corridors")
RANK_LOST: Final = EVENTS.index("rank_lost")
GAME_ENDED: Final = EVENTS.index("game_ended")
