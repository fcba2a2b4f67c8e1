"""What people may be called."""

from __future__ import annotations

import unicodedata
from typing import Final

NAME_LENGTH: Final = 30


def clean_name(name: str) -> str:
    """A name on one line without surrounding space, of 1 to 30 characters that can be seen."""
    name = " ".join(name.split())
    if not 1 <= len(name) <= NAME_LENGTH:
        raise ValueError(f"a name has 1 to {NAME_LENGTH} characters")
    if any(unicodedata.category(character).startswith("C") for character in name):
        raise ValueError("a name holds no control characters")
    return name
