"""Hex geometry in axial coordinates (q, r), and regions of hexes as index tables.

Directions run clockwise in steps of 60 degrees; opposite directions differ by three. The same axial
coordinates serve pointy-top and flat-top drawings: only the drawing differs.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

Hex = tuple[int, int]

DIRECTIONS: Final[list[Hex]] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
OUTSIDE: Final = -1


def add(a: Hex, b: Hex) -> Hex:
    return a[0] + b[0], a[1] + b[1]


def distance(a: Hex, b: Hex) -> int:
    q = a[0] - b[0]
    r = a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


def neighbours(center: Hex) -> list[Hex]:
    """The six neighbours in the order of DIRECTIONS."""
    return [add(center, step) for step in DIRECTIONS]


def ring(center: Hex, radius: int) -> list[Hex]:
    """The hexes at exactly this distance, clockwise."""
    if radius == 0:
        return [center]
    q, r = center[0] + DIRECTIONS[4][0] * radius, center[1] + DIRECTIONS[4][1] * radius
    found: list[Hex] = []
    for step in DIRECTIONS:
        for _ in range(radius):
            q, r = q + step[0], r + step[1]
            found.append((q, r))
    return found


def disc(center: Hex, radius: int) -> list[Hex]:
    """The hexes within a distance, from the center outwards."""
    return [place for distance_out in range(radius + 1) for place in ring(center, distance_out)]


def rotate(place: Hex, turns: int, center: Hex = (0, 0)) -> Hex:
    """The place after `turns` clockwise turns of 60 degrees about a center."""
    q, r = place[0] - center[0], place[1] - center[1]
    for _ in range(turns % 6):
        q, r = -r, q + r
    return q + center[0], r + center[1]


def label(place: Hex) -> str:
    """How a hex is written: `3,-2`."""
    return f"{place[0]},{place[1]}"


class Region:
    """A fixed set of hexes, numbered in the given order, with its neighbours and distances as tables."""

    def __init__(self, places: Iterable[Hex]) -> None:
        self.places: Final = list(places)
        self.indices: Final = {place: index for index, place in enumerate(self.places)}
        if len(self.indices) != len(self.places):
            raise ValueError("a region has a hex twice")
        self.around: Final = [
            [self.indices.get(place, OUTSIDE) for place in neighbours(center)] for center in self.places
        ]
        """For each hex its six neighbours by direction, OUTSIDE where the region ends."""
        self.neighbours: Final = [[n for n in row if n != OUTSIDE] for row in self.around]
        self.distances: Final = [[distance(a, b) for b in self.places] for a in self.places]

    def within(self, index: int, radius: int) -> list[int]:
        """The hexes of the region within a distance, in the region's order."""
        return [other for other, away in enumerate(self.distances[index]) if away <= radius]

    def labels(self) -> list[str]:
        return [label(place) for place in self.places]
