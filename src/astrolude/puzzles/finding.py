"""Finds puzzles in games of bots: positions in which one turn is clearly best, and how hard it is to see.

From the first choice of a turn the service seeks the best line. Beside it stand others: at each of its
choices every promising other answer, played on as well as the service can, and what the greedy bot would do.
Each is weighed in worlds that the seat cannot tell apart (`Scales`). A position is a puzzle if

- some lines lose so little of the chance to win that they are as good as the best one (EQUAL), every other
  loses clearly more (WRONG), and between the two lies a gap (GAP);
- the best one is ahead of each that is not as good in nearly all worlds;
- all this holds a second time, in fresh worlds and by a longer search, and for the foremost lines a third
  time by one that is longer still: what was found by luck does not.

The grade says how far first sight misses it: 1 where the greedy bot finds a right line, and one more for each
search, longer and longer, that does not find one.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Final

from astrolude.advice import judge
from astrolude.bots.asking import answer
from astrolude.bots.greedy import GreedyBot
from astrolude.bots.search import Budget, SearchBot
from astrolude.kernel.game import Game
from astrolude.kernel.generator import Generator
from astrolude.kernel.start import Start
from astrolude.kernel.state import State
from astrolude.puzzles.puzzle import end_of
from astrolude.puzzles.worth import LONGEST, Scales, best, ends, mean

EQUAL: Final = 0.025
"""Lines are as good as the best one that lose at most so much of the chance to win."""
GAP: Final = 0.025
"""Between them and the next one lies at least so much,"""
WRONG: Final = 0.04
"""and that one loses at least this."""
SURE: Final = 0.87
"""In such a share of the worlds the best line is ahead of each that is not as good."""

EARLIEST: Final = 6
"""A seat has chosen so often before: how a game is set up is no turn."""
FEWEST_ANSWERS: Final = 5
"""So many answers must be worth a look at the first choice."""
BESIDE: Final = 3
"""How many other answers are looked at for each choice of the best line."""
CONFIRM: Final = (3, 256)
"""The last word on the first of the right lines and the nearest wrong ones: fewer worlds, a long search."""
CONFIRMED: Final = 2

FEWEST_WRONG: Final = 3
"""So many lines at least must be worse,"""
MOST_RIGHT: Final = 16
"""and at most so many as good: more is no clear turn."""

PER_GAME: Final = 5
"""Puzzles from one game at most,"""
APART: Final = 8
"""and choices between them at least."""

PLAYERS: Final = [2, 2, 3, 2, 2, 4]
PLAYING: Final = 12
"""Walks a decision of the bots whose games are looked at."""
GLANCE: Final = (2, 24)
"""Worlds, and walks in each, of the glance that chooses what is looked at closely,"""
LOOK: Final = (2, 32)
"""of the closer look,"""
CHECK: Final = (8, 72)
"""and of the check in fresh worlds."""
SEEKING: Final = 160
"""Walks a decision by which the best line is sought,"""
FOLLOWING: Final = 24
"""and by which another answer is played on."""
LADDER: Final = (10, 32, 100)
"""Walks a decision of the searches that are graded by; before them comes the greedy bot."""
GRADERS: Final = 3
"""Each of them tries so often; the most of them must find it."""

DOUBTS: Final = [(2, 0.7), (4, 0.4)]
"""After so many worlds what is left of a puzzle by bounds so much wider; after more, by less."""
LEFT: Final = 0.25
"""The look leaves so much doubt to the check."""

FOREMOST: Final = 9
"""So many lines remain after the first world of the look."""
RIGHT_KEPT: Final = 6
"""So many of the right lines are checked and kept; the service weighs the others when they are played."""
NEAREST: Final = 3
"""So many of the best wrong lines are checked, and once more with a better continuation."""

OFFSET: Final = 1 << 40
"""Keeps the worlds of the check apart from those of the look."""


@dataclass
class Figures:
    """How many positions were looked at, and how many were left after each sieve."""

    games: int = 0
    turns: int = 0
    glanced: int = 0
    looked: int = 0
    checked: int = 0
    found: int = 0


@dataclass
class Found:
    """A position with one clearly best turn."""

    ply: int
    right: list[list[int]]
    """The best line, then those that are as good."""
    wrong: list[tuple[list[int], float]]
    """Those that are not, and what each loses; the best of them first."""
    worth: float
    """The chance to win after the best line."""
    margin: float
    """What the best of the wrong ones loses."""
    limit: float
    """What another line may lose to be right."""
    sure: float
    """The share of worlds in which it is ahead of each of the wrong ones."""
    spread: float
    """The standard error of what that one loses."""
    grade: int

    def to_json(self, game: Game) -> dict[str, Any]:
        texts = game.grammar.text
        return {
            "ply": self.ply,
            "grade": self.grade,
            "worth": round(self.worth, 3),
            "margin": round(self.margin, 3),
            "limit": round(self.limit, 3),
            "sure": round(self.sure, 3),
            "error": round(self.spread, 4),
            "right": [[texts(action) for action in line] for line in self.right],
            "wrong": [[round(loss, 3), *map(texts, line)] for line, loss in self.wrong],
        }


@dataclass
class Finder:
    """Plays games of one kind and looks at their turns until the time is over."""

    game: Game
    until: float
    """By the clock that does not jump."""
    figures: Figures = field(default_factory=Figures)

    def find(self, start: Start) -> Iterator[tuple[list[int], Found]]:
        """The puzzles in a game of bots, each with the actions that lead to it."""
        chance = Generator(start.seed + 1)
        state = start.new()
        bots = [SearchBot(self.game, chance.seed(), Budget(iterations=PLAYING)) for _ in range(start.players)]
        actions: list[int] = []
        chosen = [0] * start.players
        before = (-1, -1)
        found = free = 0
        self.figures.games += 1
        while not state.over and not self.late() and found < PER_GAME:
            begins = (state.seat, state.reveals) != before and chosen[state.seat] >= EARLIEST
            if begins and len(self.game.candidates(state)) >= FEWEST_ANSWERS:
                self.figures.turns += 1
                seed = chance.seed() >> 2
                puzzle = self.look(state, len(actions), seed) if len(actions) >= free else None
                if puzzle is not None:
                    yield actions, puzzle
                    found += 1
                    free = len(actions) + APART
            before = (state.seat, state.reveals)
            chosen[state.seat] += len(state.legal_actions()) > 1
            actions.append(answer(bots[state.seat], state, chance))
            state.play(actions[-1])

    def late(self) -> bool:
        return time.monotonic() > self.until

    def look(self, state: State, ply: int, seed: int) -> Found | None:
        """The puzzle of a position, if it is one."""
        self.figures.glanced += 1
        line = sought(state, FOLLOWING, seed)
        if line is None:
            return None
        lines = distinct(state, [line, greedy_line(state, seed), *beside(state, state, [], 3, seed)])
        glance = Sieve(lines, Scales(state, *GLANCE, seed), GLANCE[0])
        if not glance.wrong or glance.wrong[-1][1] < WRONG:
            return None
        self.figures.looked += 1
        line = sought(state, SEEKING, seed + 1)
        if line is None:
            return None
        lines = distinct(state, [line, *lines, *others(state, line, seed)])
        scales = Scales(state, *LOOK, seed + 2)
        first = Sieve(lines, scales, 1)
        if len(first.wrong) < FEWEST_WRONG:
            return None
        lines = first.lines[:FOREMOST]
        behind = [(line, loss) for line, loss in first.wrong if line not in lines]
        look = self.sieved(lines, scales)
        if look is None:
            return None
        self.figures.checked += 1
        nearest = [line for line, _ in look.wrong[:NEAREST]]
        better = [bettered(state, look.best, line, seed + 3) for line in nearest]
        right = look.right[:RIGHT_KEPT]
        lines = distinct(state, [*right, *nearest, *(line for line in better if line is not None)])
        check = self.sieved(lines, Scales(state, *CHECK, seed + OFFSET))
        if check is None or not check.clear(0.0):
            return None
        if look.best not in check.right and check.best not in look.right:
            return None
        nearest = [line for line, _ in check.wrong[:CONFIRMED]]
        confirm = Sieve(
            [*check.right[:CONFIRMED], *nearest], Scales(state, *CONFIRM, seed + 2 * OFFSET), CONFIRM[0]
        )
        upheld = {tuple(line) for line in confirm.right} == {tuple(line) for line in check.right[:CONFIRMED]}
        if not upheld or confirm.wrong[0][1] < WRONG:
            return None
        self.figures.found += 1
        next_best = confirm.wrong[0][0]
        left = [(line, loss) for line, loss in [*look.wrong, *behind] if line not in check.lines]
        best_line = confirm.best
        return Found(
            ply,
            [best_line, *(line for line in check.right if line != best_line)],
            [*check.wrong, *left],
            confirm.worth,
            confirm.wrong[0][1],
            confirm.limit,
            min(check.ahead(line) for line, _ in check.wrong),
            confirm.error(next_best),
            self.grade(state, check, seed),
        )

    def sieved(self, lines: list[list[int]], scales: Scales) -> Sieve | None:
        """The lines weighed in all worlds; None as soon as fewer of them show that this is no puzzle."""
        for worlds, doubt in [*DOUBTS, (len(scales.worlds), LEFT)]:
            if worlds <= len(scales.worlds):
                sieve = Sieve(lines, scales, worlds)
                if not sieve.clear(doubt):
                    return None
        return sieve

    def grade(self, state: State, sieve: Sieve, seed: int) -> int:
        """1 where first sight finds a right line, and one more for each rung of the ladder that misses it."""
        if sieve.is_right(state, greedy_line(state, seed)):
            return 1
        for rung, iterations in enumerate(LADDER):
            hits = misses = 0
            while max(hits, misses) <= GRADERS // 2:
                line = sought(state, iterations, seed + 7 * (hits + misses) + rung)
                if line is not None and sieve.is_right(state, line):
                    hits += 1
                else:
                    misses += 1
            if hits > misses:
                return 2 + rung
        return 2 + len(LADDER)


class Sieve:
    """Lines with their weights in some worlds, and which of them are as good as the best."""

    def __init__(self, lines: list[list[int]], scales: Scales, worlds: int) -> None:
        self.scales: Final = scales
        self.worlds: Final = worlds
        self.lines: Final = sorted(lines, key=lambda line: -mean(self.weigh(line)))
        self.best: Final = self.lines[0]
        self.worth: Final = mean(self.weigh(self.best))
        losses = [self.loss(line) for line in self.lines]
        good = sum(loss <= EQUAL for loss in losses)
        steps = [after - before for before, after in pairwise(losses[: good + 1])]
        cut = 1 + steps.index(max(steps)) if steps else good
        self.right: Final = self.lines[:cut]
        self.wrong: Final = list(zip(self.lines[cut:], losses[cut:], strict=True))
        self.limit: Final = (losses[cut - 1] + losses[cut]) / 2.0 if cut < len(losses) else EQUAL
        """The gap's middle: a line that was not weighed when the puzzle was made is right up to here."""
        self.gap: Final = losses[cut] - losses[cut - 1] if cut < len(losses) else 0.0

    def weigh(self, line: list[int]) -> list[float]:
        return self.scales.weigh(line, self.worlds)

    def gaps(self, line: list[int]) -> list[float]:
        """By world: how far the best line is ahead of another."""
        return [one - other for one, other in zip(self.weigh(self.best), self.weigh(line), strict=True)]

    def loss(self, line: list[int]) -> float:
        return mean(self.gaps(line))

    def ahead(self, line: list[int]) -> float:
        """The share of worlds in which the best line is ahead of another."""
        return mean([float(gap > 0.0) for gap in self.gaps(line)])

    def error(self, line: list[int]) -> float:
        """The standard error of what another line loses."""
        gaps = self.gaps(line)
        middle = mean(gaps)
        return float((sum((gap - middle) ** 2 for gap in gaps) / (len(gaps) - 1) / len(gaps)) ** 0.5)

    def clear(self, doubt: float) -> bool:
        """Whether nothing lies between as good and worse, and the best is ahead nearly everywhere.

        With doubt the bounds are wider by such a share of themselves.
        """
        return (
            bool(self.wrong)
            and len(self.right) <= MOST_RIGHT
            and self.gap >= GAP * (1.0 - doubt)
            and self.wrong[0][1] >= WRONG * (1.0 - doubt)
            and all(self.ahead(line) >= SURE * (1.0 - doubt) for line, _ in self.wrong)
        )

    def is_right(self, state: State, line: list[int]) -> bool:
        """Whether another line leads where a right one leads, or is weighed as good."""
        reached = end_of(state, line)
        for known in self.lines:
            if end_of(state, known) == reached:
                return known in self.right
        pairs = zip(self.weigh(self.best), self.scales.weigh(line, GLANCE[0]), strict=False)
        return mean([one - other for one, other in pairs]) <= self.limit


def sought(state: State, iterations: int, seed: int) -> list[int] | None:
    """The line that the service chooses with so many walks a decision; None if it has no end."""
    world = state.clone()
    return completed(state, world, [], iterations, seed)


def completed(begun: State, world: State, taken: list[int], iterations: int, seed: int) -> list[int] | None:
    """What was taken, and what the service chooses after it until the line ends; None if it does not."""
    line = list(taken)
    while not ends(world, begun, begun.seat):
        if len(line) == LONGEST:
            return None
        line.append(best(world, iterations, seed + len(line)))
        world.play(line[-1])
    return line


def beside(begun: State, world: State, taken: list[int], most: int, seed: int) -> list[list[int]]:
    """Lines that begin with other answers at some choice: the most promising ones, played on."""
    found: list[list[int]] = []
    judged = judge(world, Budget(iterations=FOLLOWING), seed, explained=0, told=most + 1)
    for each in judged.answers:
        twin = world.clone()
        twin.play(each.action)
        line = completed(begun, twin, [*taken, each.action], FOLLOWING, seed)
        if line is not None:
            found.append(line)
    return found


def others(state: State, line: list[int], seed: int) -> list[list[int]]:
    """For each choice of a line: the lines that leave it there."""
    found: list[list[int]] = []
    world = state.clone()
    for number, action in enumerate(line):
        if len(state.game.candidates(world)) > 1:
            found += beside(state, world, line[:number], BESIDE, seed + number)
        world.play(action)
    return found


def bettered(state: State, line: list[int], other: list[int], seed: int) -> list[int] | None:
    """Another line up to where it leaves a line, and what a long search chooses then."""
    shared = 0
    while shared < min(len(line), len(other)) and line[shared] == other[shared]:
        shared += 1
    world = state.clone()
    for action in other[: shared + 1]:
        world.play(action)
    return completed(state, world, other[: shared + 1], SEEKING, seed)


def greedy_line(state: State, seed: int) -> list[int]:
    """What first sight takes."""
    bot = GreedyBot(state.game, seed)
    chance = Generator(seed)
    world = state.clone()
    line: list[int] = []
    while not ends(world, state, state.seat) and len(line) < LONGEST:
        line.append(answer(bot, world, chance))
        world.play(line[-1])
    return line


def distinct(state: State, lines: list[list[int]]) -> list[list[int]]:
    """One line for each end, the first."""
    found: dict[tuple[int, ...], list[int]] = {}
    for line in lines:
        found.setdefault(end_of(state, line), line)
    return list(found.values())


def search_games(game: Game, first: int, stride: int, seconds: float) -> Iterator[dict[str, Any]]:
    """Puzzles as they are found, for so many seconds; after each game the figures so far."""
    finder = Finder(game, time.monotonic() + seconds)
    counts = [count for count in PLAYERS if count in game.players]
    number = 0
    while not finder.late():
        start = Start(game, counts[number % len(counts)], None, first + number * stride)
        for actions, puzzle in finder.find(start):
            yield {
                "game": game.id,
                "rules": game.rules_version,
                "players": start.players,
                "options": start.options,
                "seed": start.seed,
                "actions": [game.grammar.text(action) for action in actions],
                **puzzle.to_json(game),
            }
        number += 1
        yield {"game": game.id, "first": first, "figures": vars(finder.figures)}
