"""GP-18.4 to GP-18.6: how the Automa selects one of several places, tracks or spaces."""

from __future__ import annotations

from typing import Final

from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.automa_cards import CARD_IS_RIGHT, CARD_NUMBER
from astrolude.games.gaia.tables.space import DISTANCES, REGION

AUTOMA: Final = 1
HUMAN: Final = 0


def reading_key(place: int) -> int:
    """GP-18.4: rows of equal q + r from top to bottom, from left to right with growing q."""
    q, r = REGION.places[place]
    return (q + r) * 100 + q


def by_direction(places: list[int], forward: bool) -> int:
    """GP-18.5: the first or the last in reading order."""
    chosen = places[0]
    for place in places:
        if (reading_key(place) < reading_key(chosen)) == forward and place != chosen:
            chosen = place
    return chosen


def by_number(options: list[int], card: int) -> int:
    """GP-18.6: count from the left or from the right, going on from the start where there are too few."""
    index = (CARD_NUMBER[card] - 1) % len(options)
    return options[index] if CARD_IS_RIGHT[card] else options[len(options) - 1 - index]


def least(places: list[int], values: list[int]) -> list[int]:
    """The places with the least value."""
    lowest = min(values)
    return [place for place, value in zip(places, values, strict=True) if value == lowest]


def to_human(s: GaiaState, place: int) -> int:
    return min(DISTANCES[place][other] for other in s.own[HUMAN])
