"""Why an answer is good or bad, in the evaluation's own terms: what it changes, and for whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from astrolude.kernel.state import State

MOST: Final = 4
"""How many reasons are given at most."""

LEAST: Final = 0.1
"""A reason that weighs less than this share of the weightiest one is not worth a word,"""
TINY: Final = 0.05
"""nor one that weighs so few points."""

COMMON: Final = 0.75
"""What so many of the answers bring alike explains none of them."""

HINDERED: Final = "hindered"
"""The reason that stands for all that an answer takes from another seat,"""
HELPED: Final = "helped"
"""or gives it."""


@dataclass(frozen=True)
class Reason:
    """A term of the evaluation that an answer changes: by how much, and what that is worth in points."""

    term: str
    seat: int
    """Whom it concerns: the seat that answers, or another that is hindered or helped."""
    amount: float
    worth: float
    thing: str = ""
    """The reference of what the term stands for, if that is a thing of the game."""

    def to_json(self) -> dict[str, object]:
        return {
            "term": self.term,
            "seat": self.seat,
            "amount": round(self.amount, 2),
            "worth": round(self.worth, 2),
            "thing": self.thing,
        }


def changes_of(before: State, after: Sequence[State], seat: int) -> list[Reason]:
    """All that is different after an answer, on average of the worlds it may lead to.

    What it costs is among it, and what it does to each other seat, as a whole. Both moments are weighed as at
    the first one: that time passes is nobody's merit.
    """
    game = before.game
    if any(world.over for world in after):
        return []
    evaluation = game.evaluation(before.players)
    start = game.terms(before)
    ends = [game.terms(world) for world in after]
    found: list[Reason] = []
    for who in range(before.players):
        weights = evaluation.weights(game.stage(before, who))
        amounts = [
            sum(end[who][term] for end in ends) / len(ends) - start[who][term] for term in range(len(weights))
        ]
        if who == seat:
            found += [
                Reason(name, seat, amount, amount * weight, evaluation.terms.things.get(name, ""))
                for name, amount, weight in zip(evaluation.terms.names, amounts, weights, strict=True)
                if amount
            ]
        else:
            worth = sum(amount * weight for amount, weight in zip(amounts, weights, strict=True))
            found.append(Reason(HINDERED if worth < 0.0 else HELPED, who, 1.0, worth))
    return found


def common_to(changes: Sequence[Sequence[Reason]]) -> set[Reason]:
    """What nearly every answer to a question brings alike, such as the end of a turn: no reason for any."""
    counts = Counter(known(reason) for found in changes for reason in found)
    return {reason for reason, count in counts.items() if len(changes) > 1 and count >= COMMON * len(changes)}


def known(reason: Reason) -> Reason:
    """The reason by what can be told apart."""
    return Reason(reason.term, reason.seat, round(reason.amount, 6), round(reason.worth, 6), reason.thing)


def weightiest(changes: Sequence[Reason], common: set[Reason]) -> list[Reason]:
    """The few that matter, the decisive one first."""
    ranked = sorted(
        (reason for reason in changes if known(reason) not in common),
        key=lambda reason: -abs(reason.worth),
    )
    least = max(TINY, LEAST * abs(ranked[0].worth)) if ranked else 0.0
    return [reason for reason in ranked[:MOST] if abs(reason.worth) >= least]
