"""Why an answer is good or bad, in the evaluation's own terms: what it changes, and for whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from astrolude.kernel.state import State

MOST: Final = 4
"""How many reasons are given at most."""

LEAST: Final = 0.1
"""A reason that weighs less than this share of the weightiest one is not worth a word,"""
TINY: Final = 0.05
"""nor one that weighs so few points."""

COMMON: Final = 3
"""What more than half of the answers, and so many or all of them, bring alike explains none of them."""

HINDERED: Final = "hindered"
"""The reason that stands for all that an answer takes from another seat, told by what weighs most of it,"""
HELPED: Final = "helped"
"""or gives it."""


@dataclass(frozen=True)
class Reason:
    """A term of the evaluation that an answer changes: by how much, and what that is worth in points.

    For another seat all its changes are one reason, told by the term that weighs most of them: what that seat
    loses is worth something to the one that answers.
    """

    term: str
    seat: int
    """Whom it concerns: the seat that answers, or another that is hindered or helped."""
    amount: float
    worth: float
    thing: str = ""
    """The reference of what the term stands for, if that is a thing of the game."""
    about: str = ""
    """Where another seat is hindered or helped: the term that this is mostly about."""

    def to_json(self) -> dict[str, object]:
        return {
            "term": self.term,
            "seat": self.seat,
            "amount": round(self.amount, 2),
            "worth": round(self.worth, 2),
            "thing": self.thing,
            "about": self.about,
        }


def changes_of(before: State, after: Sequence[State], seat: int) -> list[Reason]:
    """All that is different after an answer, on average of the worlds it may lead to.

    What it costs is among it, and what it does to each other seat, as a whole. That time passes is nobody's
    merit: both moments are weighed as at the first one, and terms that only tell moments apart are left out.
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
        changed = [
            Reason(name, who, amount, amount * weight, evaluation.terms.things.get(name, ""))
            for name, amount, weight in zip(evaluation.terms.names, amounts, weights, strict=True)
            if amount and name not in evaluation.terms.moments
        ]
        if who == seat:
            found += changed
        elif changed:
            found.append(to_another(changed))
    return found


def to_another(changed: Sequence[Reason]) -> Reason:
    """What an answer does to another seat, all together."""
    gained = sum(each.worth for each in changed)
    term = HINDERED if gained < 0.0 else HELPED
    most = min(changed, key=lambda each: each.worth if gained < 0.0 else -each.worth)
    return Reason(term, most.seat, most.amount, -gained, most.thing, most.term)


def common_to(changes: Sequence[Sequence[Reason]]) -> set[Reason]:
    """What most answers to a question bring alike, such as the end of a turn: no reason for any."""
    counts = Counter(known(reason) for found in changes for reason in found)
    of = len(changes)
    return {
        reason for reason, count in counts.items() if of > 1 and count > of / 2 and count >= min(of, COMMON)
    }


def known(reason: Reason) -> Reason:
    """The reason by what can be told apart."""
    return replace(reason, amount=round(reason.amount, 6), worth=round(reason.worth, 6))


def weightiest(changes: Sequence[Reason], common: set[Reason]) -> list[Reason]:
    """The few that matter, the decisive one first: what others lack, or else what they bring too."""
    own = [reason for reason in changes if known(reason) not in common]
    ranked = sorted(own or changes, key=lambda reason: -abs(reason.worth))
    least = max(TINY, LEAST * abs(ranked[0].worth)) if ranked else 0.0
    return [reason for reason in ranked[:MOST] if abs(reason.worth) >= least]
