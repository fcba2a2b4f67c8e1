"""The tree of a search over information sets: what was tried at each question, and how it went."""

from __future__ import annotations

from math import log, sqrt
from typing import Final

NEW: Final = -1
"""The place of an action that a node has not met yet."""


class Node:
    """A question reached by a sequence of actions, in all the worlds in which it can be reached.

    The worlds differ in what is hidden and in the dice, so their legal actions differ too: a node knows
    every action it ever met, how often each was available, how often it was tried and what it brought the
    seat that chooses here. The seven lists are parallel.
    """

    def __init__(self, question: int, seat: int, sibling: Node | None) -> None:
        self.question: Final = question
        self.seat: Final = seat
        self.sibling: Final = sibling
        """Another question to which the same action led, in another world."""
        self.actions: list[int] = []
        self.available: list[int] = []
        self.counts: list[int] = []
        self.totals: list[float] = []
        self.squares: list[float] = []
        self.children: list[Node | None] = []
        self.plans: list[list[int]] = []
        """What the seat would answer to the small questions that follow an action."""
        self.listed: list[int] = []
        """The legal actions of the world that came here last, and where they stand in the lists."""
        self.listed_places: list[int] = []

    def place(self, action: int) -> int:
        """Where an action stands in the lists, NEW if it does not."""
        for place in range(len(self.actions)):
            if self.actions[place] == action:
                return place
        return NEW

    def add(self, action: int, worths: list[float], plan: list[int]) -> None:
        """Meet an action; each of its first judgements counts as one try."""
        self.actions.append(action)
        self.available.append(1)
        self.counts.append(len(worths))
        total = 0.0
        squares = 0.0
        for worth in worths:
            total += worth
            squares += worth * worth
        self.totals.append(total)
        self.squares.append(squares)
        self.children.append(None)
        self.plans.append(plan)

    def select(self, places: list[int], exploration: float, lowest: float, spread: float) -> int:
        """The place to try next among those available now: upper confidence bound by availability."""
        best = places[0]
        highest = -1.0e9
        for place in places:
            available = self.available[place] + 1
            self.available[place] = available
            count = self.counts[place]
            mean = (self.mean(place) - lowest) / spread
            bound = mean + exploration * sqrt(log(float(available)) / count)
            if bound > highest:
                highest = bound
                best = place
        return best

    def descend(self, place: int, question: int, seat: int) -> Node:
        """The node for a question that followed an action, made if it is new."""
        first = self.children[place]
        child = first
        while child is not None:
            if child.question == question:
                return child
            child = child.sibling
        fresh = Node(question, seat, first)
        self.children[place] = fresh
        return fresh

    def credit(self, place: int, worth: float) -> None:
        """Count one more try of an action, and what it brought."""
        self.counts[place] += 1
        self.totals[place] += worth
        self.squares[place] += worth * worth

    def mean(self, place: int) -> float:
        return self.totals[place] / self.counts[place]

    def error(self, place: int, other: int) -> float:
        """The standard error of the difference between the means of two actions."""
        return sqrt(self.uncertainty(place) + self.uncertainty(other))

    def uncertainty(self, place: int) -> float:
        """The variance of the mean of an action."""
        count = self.counts[place]
        mean = self.mean(place)
        return max(0.0, self.squares[place] / count - mean * mean) / count

    def ranked(self, places: list[int]) -> list[int]:
        """The places from the best to the worst, by what they brought on average."""
        return sorted(places, key=lambda place: -self.mean(place))

    def least_tried(self, places: list[int]) -> int:
        """The place tried least often, the first among equals."""
        least = places[0]
        for place in places:
            if self.counts[place] < self.counts[least]:
                least = place
        return least
