"""How well each seat stands, in victory points: what it would score now, and what it can still make of it.

A good player counts the points on the table, the actions and resources that the economy will bring, what
the technologies lead to, the ships, and the fights that their places promise. The evaluation is a weighted
sum of such terms (`terms`).
"""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.advice.terms import (
    ABILITIES,
    HEXES,
    POINTS,
    REPUTATION,
    REPUTATION_ROOM,
    SPECIES_TERM,
    TERMS,
    TILES,
    TILES_SQUARED,
    Weights,
    weights_for,
)
from astrolude.games.eclipse.advice.terms_economy import add_economy, rounds_ahead
from astrolude.games.eclipse.advice.terms_fleets import DISCOVERY, add_prospects
from astrolude.games.eclipse.questions import ASK_DISCOVERY
from astrolude.games.eclipse.rules.reputation import room_for_reputation
from astrolude.games.eclipse.rules.supply import TRACK_COUNT, tile_count
from astrolude.games.eclipse.scoring import own_total, score_parts, totals
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import NONE, ROUNDS
from astrolude.kernel.state import NOBODY

REPUTATION_SEEN: Final = 0.1
"""How much the value on a tile counts, the rest being that of a usual tile.

The tiles of others are hidden: a bot draws their values anew for every world it looks at, and what it judges
in one world should compare with what it judges in another.
"""
USUAL_REPUTATION: Final = 2.5
"""What a tile is worth that was chosen from those drawn, on average."""


def evaluate(s: EclipseState) -> list[float]:
    """The final scores once the game is over, before that an estimate of them."""
    if s.over:
        return [float(score) for score in totals(s)]
    ahead = rounds_ahead(s)
    weights = weights_for(s.players).at(ahead / ROUNDS)
    values: list[float] = []
    for terms in terms_of(s, ahead):
        value = 0.0
        for term in range(len(TERMS)):
            value += weights[term] * terms[term]
        values.append(value)
    return values


def terms_of(s: EclipseState, ahead: float) -> list[list[float]]:
    """By seat: every term, without its weight; those of technologies and species are worths already."""
    weights = weights_for(s.players)
    terms = [[0.0] * len(TERMS) for _ in range(s.players)]
    for seat in range(s.players):
        if s.gone[seat] or s.species[seat] == NONE:
            terms[seat][POINTS] = own_total(s, seat)
        else:
            add_standing(s, seat, weights, terms[seat])
    add_prospects(s, ahead, terms)
    finder = discoverer(s)
    if finder != NOBODY:
        terms[finder][POINTS] += DISCOVERY
    return terms


def discoverer(s: EclipseState) -> int:
    """The seat that is being asked what it makes of a discovery, or NOBODY."""
    question = s.stack[-1]
    if not ASK_DISCOVERY.holds(question):
        return NOBODY
    seat, _ = ASK_DISCOVERY.of(question)
    return seat


def add_standing(s: EclipseState, seat: int, weights: Weights, terms: list[float]) -> None:
    """What a seat has, wherever its ships are."""
    tiles = s.reputation[seat]
    usual = REPUTATION_SEEN * sum(tiles) + (1.0 - REPUTATION_SEEN) * USUAL_REPUTATION * len(tiles)
    terms[POINTS] = sum(score_parts(s, seat, 0)) + usual
    terms[REPUTATION] = len(tiles)
    terms[REPUTATION_ROOM] = 1.0 if room_for_reputation(s, seat) else 0.0
    terms[HEXES] = len(s.own[seat])
    terms[SPECIES_TERM] = weights.species[s.species[seat]]
    add_economy(s, seat, terms)
    add_knowledge(s, seat, weights, terms)


def add_knowledge(s: EclipseState, seat: int, weights: Weights, terms: list[float]) -> None:
    """The technologies: how many are on each track, and what they can do."""
    for track in range(TRACK_COUNT):
        tiles = tile_count(s, seat, track)
        terms[TILES] += tiles
        terms[TILES_SQUARED] += tiles * tiles
        for technology in s.tiles[seat * TRACK_COUNT + track]:
            terms[ABILITIES] += weights.abilities[technology]
