"""GP-15.1, GP-15.2: what a seat cannot know: the order of the Automa's cards, and its reserve."""

from __future__ import annotations

from astrolude.games.gaia.state import GaiaState
from astrolude.kernel.generator import Generator
from astrolude.kernel.piles import mix


def redraw(s: GaiaState, seat: int, rng: Generator) -> None:
    """GP-15.2: the open top card stays; unknown cards of the deck may as well lie in the reserve."""
    if not s.reserve:
        return
    deck, reserve, known = s.deck, s.reserve, s.known
    top = deck[-1:]
    del deck[-1:]
    unknown = [card for card in deck if not known >> card & 1] + reserve
    mix(unknown, rng)
    deck[:] = [card if known >> card & 1 else unknown.pop() for card in deck]
    mix(deck, rng)
    deck += top
    reserve[:] = unknown
