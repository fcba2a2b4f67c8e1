"""How well each seat stands, in victory points: what bots believe about this game.

The evaluation is a weighted sum of terms (`terms`): what a seat has scored, what it holds, what it may hope
for. Every term has a weight for each round in which the seat may act next, and one for the end: a mine in the
first round pays for five rounds, an ore left at the end is a third of a point. The weights are in
`data/evaluation.json`; `training/fit_weights.py` fits them to the results of played games.
"""

from __future__ import annotations

from typing import Final

from astrolude.games.gaia.advice.terms import (
    ACTION,
    BEFORE_THE_GAME,
    FINAL,
    FLOW,
    FLOWS,
    HELD,
    LEVEL_POINTS,
    PASSED,
    POINTS,
    READY,
    TERMS,
    WORTH,
)
from astrolude.games.gaia.advice.terms_board import add_passing, add_research, add_structures
from astrolude.games.gaia.advice.terms_final import final_standings
from astrolude.games.gaia.advice.terms_holdings import add_holdings
from astrolude.games.gaia.advice.terms_map import add_map
from astrolude.games.gaia.scoring import level_points
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.supply import NONE, ROUNDS
from astrolude.kernel.data import Json, read_data
from astrolude.kernel.evaluation import Evaluation, read_stages

ACTION_SHARE: Final = 0.85
FLOW_SHARE: Final = 1.0
CHARGE_SHARE: Final = 0.9
"""What a special action, an income and a charge to come are worth, as a share of the same in hand."""

DERIVED: Final = TERMS.names[FLOW : FLOW + FLOWS] + TERMS.names[ACTION : ACTION + FLOWS]
"""Terms whose weights follow from those of others."""


def weights_by_stage(rows: Json) -> list[list[float]]:
    """By stage and term: a stage for each round, and one for the end.

    What each later round brings is worth what the same things are worth in hand then, so that the beginning
    of a round changes no judgement; special actions still unused are worth a little less than their gain.
    """
    weights = read_stages(TERMS, rows | dict.fromkeys(DERIVED, [0.0] * (ROUNDS + 1)))
    for stage in range(len(weights)):
        worths = flow_worths(weights[stage])
        for thing in range(FLOWS):
            weights[stage][ACTION + thing] = ACTION_SHARE * worths[thing]
            for earlier in range(stage):
                if stage < ROUNDS:
                    weights[earlier][FLOW + thing] += FLOW_SHARE * worths[thing]
    return weights


def flow_worths(weights: list[float]) -> list[float]:
    """One ore, credit, knowledge, Q.I.C., token and charge in hand."""
    first, third = weights[HELD + FLOWS - 2], weights[HELD + FLOWS]
    return [*weights[HELD : HELD + FLOWS - 2], first, CHARGE_SHARE * (third - first) / 2]


_DATA: Final = read_data("gaia", "evaluation")
EVALUATION: Final = Evaluation(TERMS, weights_by_stage(_DATA["terms"]), _DATA["sharpness"])


def stage_of(s: GaiaState, seat: int) -> float:
    """The rounds in which a seat can act are the stages 0 to 5; the last one is when it can do nothing."""
    return float(round_to_act(s, seat) - 1)


def round_to_act(s: GaiaState, seat: int) -> int:
    """The round in which a seat can act next; the one after the last when the game is over for it."""
    return s.round + 1 if not s.round or seat in s.passed else s.round


def terms_of(s: GaiaState) -> list[list[float]]:
    """By seat: all terms."""
    standings = [final_standings(s, tile) for tile in s.final_tiles]
    return [seat_terms(s, seat, standings) for seat in range(s.players)]


def seat_terms(s: GaiaState, seat: int, standings: list[list[float]]) -> list[float]:
    """All terms of one seat, the final tiles being judged already."""
    terms = TERMS.blank()
    if not s.own[seat]:
        terms[BEFORE_THE_GAME] = 1.0
        if s.faction[seat] != NONE:
            terms[WORTH + s.faction[seat]] = 1.0
        return terms
    now = round_to_act(s, seat)
    terms[POINTS] = float(s.points[seat])
    terms[LEVEL_POINTS] = float(level_points(s, seat))
    terms[PASSED if now > s.round else READY] = 1.0
    for index in range(len(standings)):
        terms[FINAL + index] = standings[index][seat]
    add_holdings(s, seat, now, terms)
    add_passing(s, seat, now, terms)
    add_structures(s, seat, terms)
    add_research(s, seat, terms)
    add_map(s, seat, now, terms)
    return terms
