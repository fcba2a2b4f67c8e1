"""What a seat cannot know, dealt anew."""

from __future__ import annotations

from astrolude.games.alien_frontiers.state import AlienState
from astrolude.kernel.generator import Generator
from astrolude.kernel.piles import mix


def redraw(s: AlienState, seat: int, rng: Generator) -> None:
    """AF-11.1: nobody knows the order of the draw pile."""
    mix(s.draw, rng)
