"""How well each seat stands, in victory points: what it would score now, and what it can still make of it.

A good player counts the points on the table, the actions and resources that the economy will bring, what
the technologies lead to, the ships, and the fights that their places promise. The evaluation is a weighted
sum of such terms (`terms`). A duel is another game than a full table, so it has weights of its own.
"""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.advice.terms import (
    CIVILISATION,
    DISCOVERY,
    HEXES,
    POINTS,
    REPUTATION,
    REPUTATION_ROOM,
    TECHNOLOGY,
    TERMS,
    TILES,
    TILES_SQUARED,
)
from astrolude.games.eclipse.advice.terms_economy import ACTIONS_A_ROUND, add_economy, rounds_ahead
from astrolude.games.eclipse.advice.terms_fleets import add_prospects
from astrolude.games.eclipse.questions import ASK_DISCOVERY
from astrolude.games.eclipse.rules.reputation import has_room_for_reputation
from astrolude.games.eclipse.rules.supply import TRACK_COUNT, tile_count
from astrolude.games.eclipse.scoring import own_total, score_parts
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import NONE, ROUNDS
from astrolude.kernel.data import read_data
from astrolude.kernel.evaluation import Evaluation, read_stages

REPUTATION_SEEN: Final = 0.1
"""How much the value on a tile counts, the rest being that of a usual tile.

The tiles of others are hidden: a bot draws their values anew for every world it looks at, and what it judges
in one world should compare with what it judges in another.
"""
USUAL_REPUTATION: Final = 2.5
"""What a tile is worth that was chosen from those drawn, on average."""

DUEL: Final = 2
STAGES_A_SEAT: Final = ROUNDS * 2 * ACTIONS_A_ROUND
"""A stage is half an action of somebody, so every position lies on a stage and no weights lie between."""

_WEIGHTS: Final = read_data("eclipse", "evaluation")
_OF_TWO: Final = Evaluation(TERMS, read_stages(TERMS, _WEIGHTS["two_players"]["terms"]))
_OF_MORE: Final = Evaluation(TERMS, read_stages(TERMS, _WEIGHTS["more_players"]["terms"]))
_BY_PLAYERS: Final[dict[int, Evaluation]] = {}


def evaluation_for(players: int) -> Evaluation:
    """The weights of a table of this size, made when first asked for."""
    found = _BY_PLAYERS.get(players)
    if found is None:
        found = (_OF_TWO if players == DUEL else _OF_MORE).refined(STAGES_A_SEAT * players)
        _BY_PLAYERS[players] = found
    return found


def stage_of(s: EclipseState, seat: int) -> float:
    """How much of the game is over; the same for all seats."""
    return float(round((1.0 - rounds_ahead(s) / ROUNDS) * (STAGES_A_SEAT * s.players)))


def terms_of(s: EclipseState) -> list[list[float]]:
    """By seat: every term."""
    terms = [TERMS.blank() for _ in range(s.players)]
    for seat in range(s.players):
        if s.gone[seat] or s.species[seat] == NONE:
            terms[seat][POINTS] = own_total(s, seat)
        else:
            add_standing(s, seat, terms[seat])
    add_prospects(s, terms)
    if s.stack and ASK_DISCOVERY.holds(s.stack[-1]):
        finder, _ = ASK_DISCOVERY.of(s.stack[-1])
        terms[finder][DISCOVERY] = 1.0
    return terms


def add_standing(s: EclipseState, seat: int, terms: list[float]) -> None:
    """What a seat has, wherever its ships are."""
    tiles = s.reputation[seat]
    usual = REPUTATION_SEEN * sum(tiles) + (1.0 - REPUTATION_SEEN) * USUAL_REPUTATION * len(tiles)
    terms[POINTS] = sum(score_parts(s, seat, 0)) + usual
    terms[REPUTATION] = len(tiles)
    terms[REPUTATION_ROOM] = 1.0 if has_room_for_reputation(s, seat) else 0.0
    terms[HEXES] = len(s.own[seat])
    terms[CIVILISATION + s.species[seat]] = 1.0
    add_economy(s, seat, terms)
    add_knowledge(s, seat, terms)


def add_knowledge(s: EclipseState, seat: int, terms: list[float]) -> None:
    """The technologies: how many are on each track, and which."""
    for track in range(TRACK_COUNT):
        tiles = tile_count(s, seat, track)
        terms[TILES] += tiles
        terms[TILES_SQUARED] += tiles * tiles
        for technology in s.tiles[seat * TRACK_COUNT + track]:
            terms[TECHNOLOGY + technology] = 1.0
