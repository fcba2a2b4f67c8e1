"""What people call two neighbouring spaces of the predominance track: the tokens that lie there."""

from __future__ import annotations

from typing import Final

from astrolude.games.space_gate.grammar import PAIR, TOKEN
from astrolude.games.space_gate.state import GateState
from astrolude.kernel.game import Names, Naming


def pair_name(s: GateState, pair: int) -> Naming:
    """The higher space first."""
    up, down = s.track[pair : pair + 2]
    return Naming("exchange-of", {"up": TOKEN.reference(up), "down": TOKEN.reference(down)})


NAMES: Final[Names[GateState]] = {PAIR: pair_name}
