"""EC-22, ER-17.6, ER-12.15: victory points, shared scores and tie-breaks."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.rules import alliances, developments
from astrolude.games.eclipse.rules.artifacts import artifacts
from astrolude.games.eclipse.rules.supply import TRACK_COUNT, tile_count
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import (
    AMBASSADOR_POINTS,
    ANCIENT_PORTAL,
    DISCOVERY_POINTS,
    ENLIGHTENMENT,
    ENLIGHTENMENT_POINTS,
    MONOLITH,
    MONOLITH_POINTS,
    NONE,
    RESOURCES,
    SHELLWORLD,
    SHRINE_POINTS,
    SQ_ORBITAL,
    TRAITOR_POINTS,
    WARP_PORTAL,
)
from astrolude.games.eclipse.tables.developments import PORTAL_VP, SHELLWORLD_VP
from astrolude.games.eclipse.tables.discoveries import ANCIENT_PORTAL_VP
from astrolude.games.eclipse.tables.sectors import PLANETS, SECTOR_VP
from astrolude.games.eclipse.tables.species import DRACO, ENLIGHTENED, EXILES, MAGELLAN, PLANTA, SYNDICATE
from astrolude.games.eclipse.tables.technologies import TRACK_VP
from astrolude.kernel.state import Outcome, ranks_by

SCORE_PARTS: Final = [
    "reputation",
    "ambassadors",
    "hexes",
    "discoveries",
    "monoliths",
    "technologies",
    "traitor",
    "species",
    "developments",
    "trophies",
    "alliance",
    "counted",
    "shared",
]
"""Where points come from: `counted` is what a civilisation had when it left the game, `shared` what the
average of its alliance adds or takes away."""
SHARED: Final = SCORE_PARTS.index("shared")
COUNTED: Final = SCORE_PARTS.index("counted")
REPUTATION: Final = 0


def score_parts(s: EclipseState, seat: int, reputation: int) -> list[int]:
    """EC-22.1: the points of a seat by source, before alliances are averaged."""
    if s.gone[seat]:
        parts = [0] * len(SCORE_PARTS)
        parts[COUNTED] = s.final[seat]
        return parts
    return [
        reputation,
        AMBASSADOR_POINTS * ambassadors(s, seat),
        sum(SECTOR_VP[sector] for sector in s.own[seat]),
        DISCOVERY_POINTS * s.kept[seat],
        MONOLITH_POINTS * controlled(s, seat, MONOLITH),
        sum(TRACK_VP[tile_count(s, seat, track)] for track in range(TRACK_COUNT)),
        TRAITOR_POINTS if s.traitor == seat and s.species[seat] != SYNDICATE else 0,
        species_points(s, seat),
        development_points(s, seat),
        s.trophies[seat],
        alliances.tile_points(s, seat),
        0,
        0,
    ]


def ambassadors(s: EclipseState, seat: int) -> int:
    """How many ambassadors of others lie on the seat's track."""
    return sum(1 for giver in range(s.players) if s.envoys[giver * s.players + seat])


def controlled(s: EclipseState, seat: int, structure: int) -> int:
    """How many controlled hexes carry a structure."""
    return sum(1 for sector in s.own[seat] if s.structures[sector] & structure)


def species_points(s: EclipseState, seat: int) -> int:
    """EC-22.1 (8), ER-15.1.4, ER-15.2.6, ER-15.4.3, ER-15.4.5."""
    species = s.species[seat]
    if species == PLANTA:
        return len(s.own[seat])
    if species == DRACO:
        return sum(s.ancients)
    if species == EXILES:
        return sum(s.cubes[sector][SQ_ORBITAL] for sector in s.own[seat])
    if species == ENLIGHTENED:
        bonus = ENLIGHTENMENT_POINTS if s.bonuses >> ENLIGHTENMENT & 1 else 0
        return bonus + SHRINE_POINTS * shrines_held(s, seat)
    return s.beside[seat] if MAGELLAN[species] else 0


def shrines_held(s: EclipseState, seat: int) -> int:
    """ER-15.4.5: shrines on hexes that the seat controls."""
    return sum(1 for place in s.shrines if place != NONE and s.controller[place // len(PLANETS)] == seat)


def development_points(s: EclipseState, seat: int) -> int:
    """ER-6.3 to ER-6.5, ER-11.3: developments owned, and tiles on controlled hexes."""
    placed = (
        SHELLWORLD_VP * controlled(s, seat, SHELLWORLD)
        + PORTAL_VP * controlled(s, seat, WARP_PORTAL)
        + ANCIENT_PORTAL_VP * controlled(s, seat, ANCIENT_PORTAL)
    )
    return placed + developments.points(s, seat, artifacts(s, seat))


def own_total(s: EclipseState, seat: int) -> int:
    """ER-12.15: the points of a seat by itself."""
    return sum(score_parts(s, seat, sum(s.reputation[seat])))


def resources(s: EclipseState, seat: int) -> int:
    """EC-22.2: stored resources break ties."""
    return sum(s.stored[seat * len(RESOURCES) : (seat + 1) * len(RESOURCES)])


def totals(s: EclipseState) -> list[int]:
    return alliances.shared(s, [own_total(s, seat) for seat in range(s.players)])


def outcome_of(s: EclipseState) -> Outcome:
    """EC-22.2, ER-12.15."""
    scores = totals(s)
    stored = alliances.shared(s, [resources(s, seat) for seat in range(s.players)])
    return Outcome(scores, ranks_by([[score, rest] for score, rest in zip(scores, stored, strict=True)]))
