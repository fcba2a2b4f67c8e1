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
from astrolude.kernel.journal import Events, Field

EVENTS: Final = Events()
GAME_BEGAN: Final = EVENTS.event("game_began")
FIRST_WAVE: Final = EVENTS.event("first_wave", Field("planet", PLANET), Field("gate", GATE))
SECOND_WAVE: Final = EVENTS.event("second_wave", Field("planet", PLANET))
TURN_BEGAN: Final = EVENTS.event("turn_began", Field("turn"))
ACTIVATED: Final = EVENTS.event("activated", Field("piece", PIECE), Field("from", ROOM), Field("to", ROOM))
ACTED: Final = EVENTS.event("acted", Field("room", ROOM), Field("points"))
STOPPED: Final = EVENTS.event("stopped", Field("points"))
TOOK: Final = EVENTS.event("took", Field("module", MODULE), Field("pile", PILE))
ADDED: Final = EVENTS.event("added", Field("module", MODULE), Field("x"), Field("y"), Field("rotation"))
WENT_UNDER: Final = EVENTS.event("put_under", Field("module", MODULE), Field("pile", PILE))
MOVED: Final = EVENTS.event("moved", Field("from", MODULE), Field("to", MODULE))
OPENED: Final = EVENTS.event("opened", Field("from", MODULE), Field("module", MODULE))
RECRUITED: Final = EVENTS.event("recruited", Field("room", ROOM))
PROMOTED: Final = EVENTS.event("promoted", Field("room", ROOM))
AUTOMATED: Final = EVENTS.event("automated", Field("room", ROOM))
NO_EFFECT: Final = EVENTS.event("no_effect", Field("module", MODULE))
FILLED: Final = EVENTS.event("filled", Field("module", MODULE), Field("settlers"))
SENT: Final = EVENTS.event("sent", Field("module", MODULE), Field("settlers"), Field("place", PLACE))
SETTLED: Final = EVENTS.event("settled", Field("site", SITE))
RETURNED: Final = EVENTS.event("returned", Field("settlers"))
EXCHANGED: Final = EVENTS.event("exchanged", Field("up", TOKEN), Field("down", TOKEN))
CLOSED: Final = EVENTS.event("closed", Field("planet", PLANET))
SCORED: Final = EVENTS.event("scored", Field("points"), Field("total"))
RANKED: Final = EVENTS.event("ranked", Field("rank"), Field("piece", RANK_PIECE))
LEFT_ROOM: Final = EVENTS.event("left_room", Field("piece", PIECE), Field("room", ROOM))
GATE_MOVED: Final = EVENTS.event("gate_moved", Field("gate", GATE), Field("place", PLACE))
LIFTED_BASE: Final = EVENTS.event("lifted_base", Field("modules"))
REORGANISED: Final = EVENTS.event("reorganised")
RELAY_CANCELLED: Final = EVENTS.event("relay_cancelled")
LIMIT_REACHED: Final = EVENTS.event("limit_reached", Field("turn"))
PREDOMINANCE: Final = EVENTS.event("predominance", Field("token", TOKEN), Field("points"))
CORRIDORS_LOST: Final = EVENTS.event("corridors", Field("corridors"), Field("lost"))
RANK_LOST: Final = EVENTS.event("rank_lost", Field("rank"), Field("piece", RANK_PIECE))
GAME_ENDED: Final = EVENTS.event("game_ended", Field("scores", many=True))
