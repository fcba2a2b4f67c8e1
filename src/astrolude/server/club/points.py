"""What places bring at a tournament's table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Final

MOST_SEATS: Final = 12
POINTS: Final[Mapping[int, Sequence[int]]] = {
    2: (4, 0),
    3: (4, 2, 0),
    4: (4, 2, 1, 0),
    **{size: (4, 3, 2, 1, *[0] * (size - 4)) for size in range(5, MOST_SEATS + 1)},
}
"""By the number of players. A table won brings the same whatever its size."""
WIN: Final = Fraction(4)


def points_of(ranks: Sequence[int], absent: Sequence[bool]) -> list[Fraction]:
    """What each seat gets: who is level shares what their places bring; who was absent gets nothing."""
    if len(ranks) == 1:
        return [WIN]  # a bye
    brought = POINTS[len(ranks)]
    found: list[Fraction] = []
    for rank, gone in zip(ranks, absent, strict=True):
        level = sum(other == rank for other in ranks)
        shared = brought[rank - 1 : rank - 1 + level]
        found.append(Fraction(0) if gone else Fraction(sum(shared), level))
    return found
