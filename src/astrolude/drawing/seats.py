"""Seats and their pieces: always a number and a colour, so that a drawing can be read without colours."""

from __future__ import annotations

from typing import Final

from astrolude.drawing.styles import piece_style, seat_style
from astrolude.drawing.text import JOINT, Text, held
from astrolude.locales import Sentences

SMALL: Final = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")


def number(seat: int) -> Text:
    """A player as one sign."""
    return Text(str(seat + 1), seat_style(seat))


def player(words: Sentences, seat: int) -> Text:
    """Number and name, as they head a row or a column; a name may hold the number itself."""
    shown, name = str(seat + 1), words.thing(f"seat:{seat}")
    return Text(name if shown in name.split() else f"{shown} {name}", seat_style(seat))


def named(words: Sentences, seat: int) -> Text:
    """The name alone, within a line."""
    return Text(words.thing(f"seat:{seat}"), seat_style(seat))


def owned(text: str, seat: int) -> str:
    """Something with the small number of its owner behind it."""
    return f"{text}{str(seat + 1).translate(SMALL)}"


def piece(text: str, seat: int) -> Text:
    """A filled piece on the board in its owner's colour, with the owner's small number."""
    return Text(f"{JOINT}{held(owned(text, seat))}{JOINT}", piece_style(seat))
