"""Patterns over notation and references: words in which `*` stands for anything, `|` between alternatives."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase
from typing import Final

REST: Final = "..."
"""The last word of a pattern that leaves the further words of an action open."""
ANYTHING: Final = "*"


def matches_action(pattern: str, text: str) -> bool:
    """Whether an action is one of a pattern's: `dock lunar_mine|solar_converter *`, `land ...`."""
    if pattern == ANYTHING:
        return True
    wanted, words = pattern.split(), text.split()
    if wanted[-1] == REST:
        wanted.pop()
        words = words[: len(wanted)]
    return len(wanted) == len(words) and all(
        _word(pattern, word) for pattern, word in zip(wanted, words, strict=True)
    )


def matches_reference(pattern: str, reference: str) -> bool:
    """Whether a thing is one of a pattern's: `station:*`, `territory:lem_badlands`."""
    return any(fnmatchcase(reference, each) for each in pattern.split("|"))


def matching(patterns: Iterable[str], texts: Sequence[str]) -> list[int]:
    """The places of the actions that one of the patterns means, in their order."""
    chosen = list(patterns)
    return [
        place for place, text in enumerate(texts) if any(matches_action(pattern, text) for pattern in chosen)
    ]


def _word(pattern: str, word: str) -> bool:
    return any(fnmatchcase(word, each) for each in pattern.split("|"))
