"""What a seat cannot know, dealt anew."""

from __future__ import annotations

from astrolude.games.space_gate.state import GateState
from astrolude.kernel.generator import Generator
from astrolude.kernel.piles import mix


def redraw(s: GateState, seat: int, rng: Generator) -> None:
    """SG-17.4: nobody knows the order between the top of a pile and what was put under it."""
    for number, pile in enumerate(s.piles):
        unknown = pile[s.known[number] : -1]
        if len(unknown) > 1:
            mix(unknown, rng)
            s.piles[number] = [*pile[: s.known[number]], *unknown, pile[-1]]
