"""ER-6: developments, bought with a Research action in place of a technology."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.events import DEVELOPED, TILE_PLACED
from astrolude.games.eclipse.grammar import DEVELOP, PUT
from astrolude.games.eclipse.questions import ASK_PLACE_TILE
from astrolude.games.eclipse.rules.discovery import add_structure
from astrolude.games.eclipse.rules.economy import can_raise, gain, pay
from astrolude.games.eclipse.rules.galaxy import open_portal
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import RESOURCES, SHELLWORLD, WARP_PORTAL
from astrolude.games.eclipse.tables.developments import (
    DEV_ANCIENT_MONUMENT,
    DEV_ARTIFACT_LINK,
    DEV_SHELLWORLD,
    DEV_WARP_PORTAL,
    DEVELOPMENT_BIT,
    DEVELOPMENT_COST,
    DEVELOPMENT_COUNT,
    DEVELOPMENT_GAIN,
    LINK_VP,
    MONUMENT_VP,
)
from astrolude.kernel.bits import has

KINDS: Final = len(RESOURCES)


def is_placed(development: int) -> bool:
    """ER-6.4, ER-6.5: whether it puts a tile on a hex."""
    return development in (DEV_SHELLWORLD, DEV_WARP_PORTAL)


def is_open(s: EclipseState, seat: int, development: int) -> bool:
    """ER-6.2, ER-6.6: whether a seat may buy it, the price aside."""
    return has(s.developments_left, development) and bool(s.own[seat] or not is_placed(development))


def add_developments(s: EclipseState, seat: int, answers: list[int]) -> None:
    """ER-6.2: what can be paid now."""
    if s.developments_left:
        answers += [
            DEVELOP.at(development)
            for development in range(DEVELOPMENT_COUNT)
            if is_open(s, seat, development) and _can_pay(s, seat, development)
        ]


def can_develop(s: EclipseState, seat: int) -> bool:
    """ER-6.9: whether anything can be paid after trades."""
    return any(
        is_open(s, seat, development) and can_raise(s, seat, cost_of(development))
        for development in range(DEVELOPMENT_COUNT)
    )


def cost_of(development: int) -> list[int]:
    """By resource; never discounted."""
    return DEVELOPMENT_COST[development * KINDS : development * KINDS + KINDS]


def _can_pay(s: EclipseState, seat: int, development: int) -> bool:
    for resource in range(KINDS):
        if s.stored[seat * KINDS + resource] < DEVELOPMENT_COST[development * KINDS + resource]:
            return False
    return True


def develop(s: EclipseState, seat: int, development: int) -> None:
    """ER-6.2, ER-6.3: pay, take the tile, and what it brings at once; nothing replaces it (ER-6.9)."""
    s.developments_left &= ~DEVELOPMENT_BIT[development]
    s.developments[seat] |= DEVELOPMENT_BIT[development]
    s.note(DEVELOPED, seat, development)
    for resource in range(KINDS):
        pay(s, seat, resource, DEVELOPMENT_COST[development * KINDS + resource])
        amount = DEVELOPMENT_GAIN[development * KINDS + resource]
        if amount:
            gain(s, seat, resource, amount)
    if is_placed(development):
        ASK_PLACE_TILE.ask(s, seat, development)


def place_answers(s: EclipseState, seat: int) -> list[int]:
    """ER-6.9: any hex with the buyer's disc, whoever has ships there."""
    return [PUT.at(sector) for sector in s.own[seat]]


def place(s: EclipseState, seat: int, development: int, sector: int) -> None:
    """ER-6.4, ER-6.5: the tile lies there for good."""
    s.note(TILE_PLACED, seat, development, sector)
    if development == DEV_SHELLWORLD:
        add_structure(s, sector, SHELLWORLD)
    else:
        add_structure(s, sector, WARP_PORTAL)
        open_portal(s, sector)


def points(s: EclipseState, seat: int, artifacts: int) -> int:
    """ER-6.3: for the tiles themselves, with so many artifacts on controlled hexes."""
    monument = MONUMENT_VP if has(s.developments[seat], DEV_ANCIENT_MONUMENT) else 0
    return monument + (LINK_VP * artifacts if has(s.developments[seat], DEV_ARTIFACT_LINK) else 0)
