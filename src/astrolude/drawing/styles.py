"""How a piece of text may look: words for weight and colour, readable on dark and on light terminals."""

from __future__ import annotations

from typing import Final

ACCENT: Final = "bold cyan"
QUIET: Final = "dim"

SEATS: Final = ["red", "blue", "green", "yellow", "magenta", "cyan", "bright_black", "bright_red", "white"]
LIGHT: Final = {"green", "yellow", "cyan", "white"}
"""Black can be read on these; not in bold, which many terminals show as grey."""


def seat_style(seat: int) -> str:
    """How a seat's name and pieces are written."""
    return f"bold {SEATS[seat % len(SEATS)]}"


def piece_style(seat: int) -> str:
    """A filled piece: the seat's colour as background."""
    colour = SEATS[seat % len(SEATS)]
    return f"{'black' if colour in LIGHT else 'bold bright_white'} on {colour}"
