"""What bots believe about a game, in one form for all: named terms, weights that shift with the stage, a sum.

A term says how much of a thing a seat has or may hope for; its weights say what one of it is worth in points
at each stage of the game. The names are also what a hint explains itself with.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from astrolude.kernel.data import Json


class Terms:
    """The names of the terms in the order of their declaration; rules of thumb know them by number."""

    def __init__(self) -> None:
        self.names: Final[list[str]] = []
        self.things: Final[dict[str, str]] = {}
        """The references of terms that stand for a thing of the game; it is what they are called."""
        self.moments: Final[set[str]] = set()
        """Terms that say where a turn or the game stands: they weigh, but are no reason for anything."""

    def moment(self, name: str) -> int:
        """Declare a term that tells one moment from another, not what a seat has; its number."""
        self.moments.add(name)
        return self.term(name)

    def term(self, name: str) -> int:
        """Declare a term; its number."""
        if name in self.names:
            raise ValueError(f"the term {name!r} is declared twice")
        self.names.append(name)
        return len(self.names) - 1

    def row(self, names: Sequence[str], kind: str = "", prefix: str = "") -> int:
        """Declare a term for each of these; the number of the first.

        Names of things of a kind are told as these things, the prefix being no part of their labels.
        """
        first = len(self.names)
        for name in names:
            self.term(name)
            if kind:
                self.things[name] = f"{kind}:{name[len(prefix) :]}"
        return first

    def blank(self) -> list[float]:
        """No term counts anything yet."""
        return [0.0] * len(self.names)


class Evaluation:
    """The weights of all terms at each stage, from the start of the game to its end."""

    def __init__(
        self, terms: Terms, stages: Sequence[Sequence[float]], sharpness: Mapping[str, float] | None = None
    ) -> None:
        self.terms: Final = terms
        self.sharpness: Final = dict(sharpness or {})
        """By number of players: how much surer the result is than a bot thinks, measured; see `advice`."""
        self.stages: Final = [[float(weight) for weight in weights] for weights in stages]
        self.last: Final = len(self.stages) - 1
        if any(len(weights) != len(terms.names) for weights in self.stages):
            raise ValueError("every stage has a weight for each term")

    def sharpness_of(self, players: int) -> float:
        """That of so many players, or of the next smaller table that was measured; 1 where none was."""
        measured = [count for count in self.sharpness if int(count) <= players]
        return self.sharpness[max(measured, key=int)] if measured else 1.0

    def weights(self, stage: float) -> list[float]:
        """The weights at a stage, 0 being the start and `last` the end; in between they shift evenly."""
        before = min(max(int(stage), 0), self.last)
        share = stage - before
        if share <= 0.0 or before == self.last:
            return self.stages[before]
        earlier, later = self.stages[before], self.stages[before + 1]
        return [earlier[term] + (later[term] - earlier[term]) * share for term in range(len(earlier))]

    def for_all(self, players: int) -> Evaluation:
        """What a game is given that judges alike, however many play."""
        return self

    def refined(self, steps: int) -> Evaluation:
        """The same with so many stages in place of each, for games that pass through few of them."""
        stages = [self.weights(step / steps) for step in range(self.last * steps + 1)]
        return Evaluation(self.terms, stages, self.sharpness)


def weighted(terms: list[float], weights: list[float]) -> float:
    """The sum of all terms by their weights; most terms of a position are 0."""
    total = 0.0
    for term, amount in enumerate(terms):
        if amount != 0.0:
            total += amount * weights[term]
    return total


def read_stages(terms: Terms, rows: Json) -> list[list[float]]:
    """By stage: the weights in the order of the terms, from a row for each name."""
    wrong = set(terms.names) ^ set(rows)
    if wrong:
        raise ValueError(f"terms and weights do not fit together: {', '.join(sorted(wrong))}")
    count = len(rows[terms.names[0]])
    return [[float(rows[name][stage]) for name in terms.names] for stage in range(count)]
