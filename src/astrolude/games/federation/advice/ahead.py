"""A turn of the ambassador phase, thought through while others play."""

from __future__ import annotations

from astrolude.games.federation.rules.turn import PAWN_KINDS, begin_turn
from astrolude.games.federation.state import FederationState
from astrolude.games.federation.tables.components import SEVEN


def turn_ahead(s: FederationState, seat: int) -> bool:
    """FD-3.2: whoever still has an ambassador in hand has another turn in this round.

    Not while others answer within a turn of the seat's own, which goes on after that.
    """
    hand = s.pawns[PAWN_KINDS * seat : PAWN_KINDS * seat + SEVEN]
    if s.round == 0 or s.active == seat or not any(hand):
        return False
    s.stack.clear()
    begin_turn(s, seat)
    return True
