"""How well each seat stands, in victory points: what bots believe about this game.

The evaluation is what a seat has scored, the points of its research levels, and a weighted sum of its terms
(`evaluation_terms`). Every term has a weight for each round in which the seat may act next, and one for the
end: a mine in the first round pays for five rounds, an ore left at the end is a third of a point. The weights
are in `data/evaluation.json`; `benchmarks/fit_gaia.py` fits them to the results of played games.
"""

from __future__ import annotations

from math import exp
from typing import Final

from astrolude.games.gaia.advice.terms import ACTION, FINAL, FLOW, HELD, TERMS, round_to_act, terms
from astrolude.games.gaia.advice.terms_holdings import FLOWS
from astrolude.games.gaia.scoring import final_counts, level_points
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.factions import FACTIONS
from astrolude.games.gaia.tables.scoring import FINAL_TILES
from astrolude.games.gaia.tables.supply import NONE, ROUNDS
from astrolude.kernel.data import read_data

ACTION_SHARE: Final = 0.85
FLOW_SHARE: Final = 1.0
CHARGE_SHARE: Final = 0.9
"""What a special action, an income and a charge to come are worth, as a share of the same in hand."""

END: Final = ROUNDS + 1
"""The index of the weights for a seat that can do nothing any more."""


def weights_by_round(rows: dict[str, list[float]]) -> list[list[float]]:
    """By round and term; nobody ever acts in round 0.

    What each later round brings is worth what the same things are worth in hand then, so that the beginning
    of a round changes no judgement; special actions still unused are worth a little less than their gain.
    """
    weights = [
        [float(rows[term][max(number, 1) - 1]) if term in rows else 0.0 for term in TERMS]
        for number in range(END + 1)
    ]
    for number in range(END + 1):
        worths = flow_worths(weights[number])
        for resource in range(FLOWS):
            weights[number][ACTION + resource] = ACTION_SHARE * worths[resource]
            for earlier in range(number):
                if number <= ROUNDS:
                    weights[earlier][FLOW + resource] += FLOW_SHARE * worths[resource]
    return weights


def flow_worths(weights: list[float]) -> list[float]:
    """One ore, credit, knowledge, Q.I.C., token and charge in hand."""
    first, third = weights[HELD + FLOWS - 2], weights[HELD + FLOWS]
    return [*weights[HELD : HELD + FLOWS - 2], first, CHARGE_SHARE * (third - first) / 2]


_DATA: Final = read_data("gaia", "evaluation")
WEIGHTS: Final[list[list[float]]] = weights_by_round(_DATA["terms"])
GROWTH: Final = [float(_DATA["growth"][name]) for name in FINAL_TILES]
"""By final tile: by how much a count grows in a round."""
FACTION_WORTH: Final = [float(_DATA["factions"][name]) for name in FACTIONS]
"""By faction: by how much it ends above the others, as long as nothing else tells its seats apart."""
BEFORE_THE_GAME: Final = 115.0
"""What any seat may expect that has no structure yet."""
BLUR: Final = 0.35
BLUR_PER_ROUND: Final = 0.55
"""How uncertain a lead on a final tile is, at the end and for each round to come."""
RANK_STEP: Final = 6.0
"""GP-13.2: every rival who is left behind on a final tile is worth so much."""
RANKS: Final = 4


def evaluate(s: GaiaState) -> list[float]:
    """What each seat has scored and may expect; a finished game is its score alone."""
    if s.over:
        return [float(s.points[seat]) for seat in range(s.players)]
    expected = [final_standings(s, tile) for tile in s.final_tiles]
    return [prospects(s, seat, expected) for seat in range(s.players)]


def prospects(s: GaiaState, seat: int, expected: list[list[float]]) -> float:
    """What a seat has scored and may expect, the final tiles being judged already."""
    faction = s.faction[seat]
    if faction == NONE:
        return BEFORE_THE_GAME
    if not s.own[seat]:
        return BEFORE_THE_GAME + FACTION_WORTH[faction]
    weights = WEIGHTS[round_to_act(s, seat)]
    value = float(s.points[seat] + level_points(s, seat)) + weighted(terms(s, seat), weights)
    for index in range(len(expected)):
        value += weights[FINAL + index] * expected[index][seat]
    return value


def weighted(values: list[float], weights: list[float]) -> float:
    total = 0.0
    for index in range(len(values)):
        value = values[index]
        if value != 0.0:
            total += value * weights[index]
    return total


def final_standings(s: GaiaState, tile: int) -> list[float]:
    """GP-13.2: the points that each seat may expect from a final tile.

    The points of the ranks fall by six, so they are six for every rival left behind. Each of these is
    likelier the larger the lead and the fewer rounds are left.
    """
    counts = final_counts(s, tile)
    left = ROUNDS - s.round
    blur = BLUR + BLUR_PER_ROUND * left
    rivals = len(counts)
    standings: list[float] = []
    for seat in range(s.players):
        own = counts[seat]
        behind = float(RANKS - rivals)
        for rival in range(rivals):
            if rival != seat:
                lead = float(own - counts[rival])
                if rival >= s.sides:
                    lead += GROWTH[tile] * left
                behind += 1.0 / (1.0 + exp(-lead / blur))
        if not own and left < 3:
            behind *= left / 3.0
        standings.append(RANK_STEP * behind)
    return standings
