"""One position, judged within a budget: what can be answered, how good it is, how it might go on, and why.

Nothing here knows more than the seat that is asked: the position is first replaced by a world that follows
from the seat's knowledge and the seed alone, so the same advice is given whatever is hidden.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from astrolude.advice.chances import chances_of
from astrolude.advice.reasons import Reason, changes_of, common_to, weightiest
from astrolude.bots.search import Budget, Search
from astrolude.bots.tree import Node
from astrolude.bots.utility import Utility
from astrolude.kernel.generator import Generator
from astrolude.kernel.grammar import Grammar
from astrolude.kernel.state import State

WORLDS: Final = 4
"""In how many worlds reasons and points are looked at where chance has a say."""

LINE: Final = 12
"""How many answers a line shows at most,"""
SEEN: Final = 2
"""each of which the search has tried at least so often."""


@dataclass(frozen=True)
class Answer:
    """Something that can be answered, and what the search found about it."""

    action: int
    chances: list[float]
    """By seat: the chance to win after it."""
    points: list[float]
    """By seat: the points that the evaluation expects at the end."""
    loss: float
    """How much smaller the seat's chance is than after the best answer."""
    lost_points: float
    """How many points fewer the evaluation expects for the seat than after the best answer, if fewer."""
    tries: int
    line: list[int] = field(default_factory=list)
    """This answer and how the search would go on, as far as it looked."""
    seats: list[int] = field(default_factory=list)
    """Who would give each answer of the line."""
    reasons: list[Reason] = field(default_factory=list)
    """Why; the decisive reason first."""
    worths: dict[str, float] = field(default_factory=dict)
    """What the answer alone changes for the seat itself, in points by the evaluation's terms, all of them.

    The small questions after it have their own.
    """

    def to_json(self, grammar: Grammar) -> dict[str, object]:
        return {
            "action": grammar.text(self.action),
            "chances": [round(chance, 3) for chance in self.chances],
            "points": [round(points, 1) for points in self.points],
            "loss": round(self.loss, 3),
            "lost_points": round(self.lost_points, 1),
            "line": [grammar.text(action) for action in self.line],
            "reasons": [reason.to_json() for reason in self.reasons],
        }


@dataclass(frozen=True)
class Judgement:
    """What a search found about a position."""

    seat: int
    """Who is asked."""
    answers: list[Answer]
    """The best first."""
    iterations: int
    """How many walks it rests on; none where there was no choice."""

    @property
    def best(self) -> Answer:
        return self.answers[0]

    def of(self, action: int) -> Answer | None:
        """What was found about an action, if it was looked at."""
        return next((answer for answer in self.answers if answer.action == action), None)


def judge(
    state: State,
    budget: Budget,
    seed: int,
    also: Sequence[int] = (),
    explained: int = 3,
    told: int | None = None,
) -> Judgement:
    """What the seat to move can answer, the best first.

    `also` names legal answers that must be looked at even if a bot would not. The first `explained` answers
    and those of `also` come with their lines and reasons; `told` leaves out all but so many of the best.
    """
    rng = Generator(seed)
    return _Judging(state.determinize(state.seat, rng), rng, also).found(budget, explained, told)


class _Judging:
    """One search and what is read from it."""

    def __init__(self, world: State, rng: Generator, also: Sequence[int]) -> None:
        self.game: Final = world.game
        self.world: Final = world
        self.seat: Final = world.seat
        self.rng: Final = rng
        self.also: Final = list(also)
        self.utility: Final = Utility(world.game, world)
        self.search: Final = Search(world.game, world, rng, self.utility, self.also)

    def found(self, budget: Budget, explained: int, most: int | None) -> Judgement:
        search = self.search
        search.judge_answers()
        root = search.root
        best = search.hold_rounds(budget) if len(root.actions) > 1 else 0
        places = sorted(
            range(len(root.actions)),
            key=lambda place: (place != best, search.behind[place], -root.mean(place)),
        )
        if most is not None:
            places = [p for at, p in enumerate(places) if at < most or root.actions[p] in self.also]
        worlds = [self.followed(place) for place in places]
        asked = explained > 0 or bool(self.also)
        changes = [changes_of(self.world, after, self.seat) if asked else [] for after in worlds]
        common = common_to(changes)
        answers: list[Answer] = []
        for place, after, changed in zip(places, worlds, changes, strict=True):
            told = len(answers) < explained or root.actions[place] in self.also
            reasons = weightiest(changed, common) if told else []
            line = self.line(place) if told else [(self.seat, root.actions[place])]
            own = self.own_changes(place, changed) if told else {}
            answers.append(self.answer(place, after, answers[0] if answers else None, line, reasons, own))
        return Judgement(self.seat, answers, search.iterations)

    def answer(
        self,
        place: int,
        after: list[State],
        best: Answer | None,
        line: list[tuple[int, int]],
        reasons: list[Reason],
        own: dict[str, float],
    ) -> Answer:
        values = [self.game.evaluate(world) for world in after]
        points = [sum(value[seat] for value in values) / len(values) for seat in range(self.world.players)]
        chances = chances_of(self.game, self.worths(place, after))
        return Answer(
            self.search.root.actions[place],
            chances,
            points,
            max(0.0, best.chances[self.seat] - chances[self.seat]) if best else 0.0,
            max(0.0, best.points[self.seat] - points[self.seat]) if best else 0.0,
            self.search.root.counts[place],
            [action for _, action in line],
            [seat for seat, _ in line],
            reasons,
            own,
        )

    def own_changes(self, place: int, changed: list[Reason]) -> dict[str, float]:
        """By term: what an answer alone is worth to the seat; `changed` is known of it with its plan."""
        if self.search.root.plans[place]:
            changed = changes_of(self.world, self.followed(place, planned=False), self.seat)
        return {each.term: each.worth for each in changed if each.seat == self.seat and each.worth}

    def worths(self, place: int, after: list[State]) -> list[float]:
        """By seat: the utility after an answer.

        Only what was tried equally often compares, so the seat's own is that of the best answer less what
        this one was behind when it left; the others share what remains as they did in its own walks.
        """
        own = self.walked(place, after)
        best = self.search.behind.index(0.0)
        if self.search.behind[place] == 0.0 or len(own) == 1:
            return own
        level = self.walked(best, [])[self.seat] if self.search.walks[best] else own[self.seat]
        level = max(0.0, level - self.search.behind[place])
        others = sum(own) - own[self.seat]
        rest = max(0.0, sum(own) - level)
        return [
            level if seat == self.seat else worth * rest / others if others > 0.0 else 0.0
            for seat, worth in enumerate(own)
        ]

    def walked(self, place: int, after: list[State]) -> list[float]:
        """By seat: what the walks from an answer brought; without one, what it seems to bring."""
        walks, sums = self.search.walks[place], self.search.sums[place]
        if walks:
            return [total / walks for total in sums]
        seen = self.utility.of_each(after)
        return [sum(worths[seat] for worths in seen) / len(seen) for seat in range(self.world.players)]

    def followed(self, place: int, planned: bool = True) -> list[State]:
        """Where an answer leads, with the small questions after it if planned: once, or in several worlds."""
        worlds = [self.world.clone()]
        self.follow(worlds[0], place, planned)
        if worlds[0].reveals != self.world.reveals:
            for _ in range(WORLDS - 1):
                world = self.world.determinize(self.seat, self.rng)
                self.follow(world, place, planned)
                worlds.append(world)
        return worlds

    def follow(self, world: State, place: int, planned: bool) -> None:
        world.play(self.search.root.actions[place])
        for answer in self.search.root.plans[place] if planned else []:
            if world.over or world.seat != self.seat or answer not in world.legal_actions():
                return
            world.play(answer)

    def line(self, place: int) -> list[tuple[int, int]]:
        """The answer, and what the search has tried most after it: who, and what."""
        world = self.world.clone()
        node: Node | None = self.search.root
        line: list[tuple[int, int]] = []
        while node is not None and len(line) < LINE:
            line.append((world.seat, node.actions[place]))
            world.play(node.actions[place])
            while not world.over and len(world.legal_actions()) == 1:
                world.play(world.legal_actions()[0])
            if world.over:
                break
            child = node.children[place]
            while child is not None and child.question != world.stack[-1]:
                child = child.sibling
            node = child
            if node is not None:
                legal = world.legal_actions()
                tried = [
                    place
                    for place in range(len(node.actions))
                    if node.counts[place] >= SEEN and node.actions[place] in legal
                ]
                if not tried:
                    break
                place = max(tried, key=lambda place: node.counts[place])
        return line
