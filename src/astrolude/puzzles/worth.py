"""What the end of a turn is worth: the seat's chance to win, judged over many worlds by the one service.

A line is what one seat chooses from a position until somebody else is asked, something is revealed, or the
game is over. It is judged in worlds that the seat cannot tell apart, the same ones for every line: what luck
a world brings, it brings to all of them. In each world the line is played, the seat's turn is played on where
it goes on after something was revealed, and the service says how the seat then stands.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrolude.advice import judge
from astrolude.bots.search import Budget
from astrolude.kernel.generator import Generator
from astrolude.kernel.state import State

LONGEST: Final = 24
"""A turn that goes on for more answers than that is no puzzle."""


ALIKE: Final = 1e-9
"""Weights that differ by less are the same."""


def ends(state: State, begun: State, seat: int) -> bool:
    """Whether a line that began there has ended."""
    return state.over or state.seat != seat or state.reveals != begun.reveals


class Scales:
    """Weighs lines that begin at one position, each in the same worlds."""

    def __init__(self, position: State, worlds: int, iterations: int, seed: int) -> None:
        self.seat: Final = position.seat
        self.iterations: Final = iterations
        self.seed: Final = seed
        chance = Generator(seed)
        self.worlds: Final = [position.determinize(self.seat, chance) for _ in range(worlds)]
        self.weighed: Final[dict[tuple[int, ...], list[float]]] = {}

    def weigh(self, line: Sequence[int], worlds: int) -> list[float]:
        """By world, in the first so many: the seat's chance to win after the line.

        Where nothing is hidden and nothing left to chance, all worlds are one: two that agree are enough.
        """
        weights = self.weighed.setdefault(tuple(line), [])
        while len(weights) < worlds:
            alike = len(weights) > 1 and abs(weights[0] - weights[1]) < ALIKE
            weights.append(weights[0] if alike else self.in_world(len(weights), line))
        return weights[:worlds]

    def in_world(self, number: int, line: Sequence[int]) -> float:
        world = self.worlds[number].clone()
        for action in line:
            if world.over or world.seat != self.seat or action not in world.legal_actions():
                break
            world.play(action)
        play_on(world, self.seat, self.iterations, self.seed + number)
        return chance_of(world, self.seat, self.iterations, self.seed + number)


def play_on(world: State, seat: int, iterations: int, seed: int) -> list[int]:
    """Let the service choose for the seat until somebody else is asked; what it chose."""
    chosen: list[int] = []
    while not world.over and world.seat == seat and len(chosen) < LONGEST:
        chosen.append(best(world, iterations, seed + len(chosen)))
        world.play(chosen[-1])
    return chosen


def best(state: State, iterations: int, seed: int) -> int:
    """What the service would answer."""
    answers = state.game.candidates(state)
    if len(answers) == 1:
        return answers[0]
    return judge(state, Budget(iterations=iterations), seed, explained=0, told=1).best.action


def chance_of(world: State, seat: int, iterations: int, seed: int) -> float:
    """The seat's chance to win, whoever is asked; the share of the victory where the game is over."""
    if not world.over:
        return judge(world, Budget(iterations=iterations), seed, explained=0, told=1).best.chances[seat]
    outcome = world.outcome()
    assert outcome is not None
    return 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)
