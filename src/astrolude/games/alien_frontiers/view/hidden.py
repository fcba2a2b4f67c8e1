"""What a seat cannot know, dealt anew."""

from __future__ import annotations

from astrolude.games.alien_frontiers.state import AlienState
from astrolude.kernel.generator import Generator


def redraw(s: AlienState, seat: int, rng: Generator) -> None:
    """AF-11.1: nobody knows the order of the draw pile."""
    rng.shuffle(s.draw)
