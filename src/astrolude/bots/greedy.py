"""The bot that looks one step ahead."""

from __future__ import annotations

from typing import Final

from astrolude.bots.bot import Bot
from astrolude.bots.judge import Judge
from astrolude.bots.utility import Utility
from astrolude.kernel.game import Game
from astrolude.kernel.generator import Generator
from astrolude.kernel.state import State

SAMPLES: Final = 6
"""Worlds over which an action is averaged when dice or hidden things decide what it brings."""

CHAIN: Final = 8
"""How many small questions after an action are answered before it is judged."""

TIE: Final = 1e-12


class GreedyBot(Bot):
    """Takes the action after which the game's evaluation likes its seat best.

    With `attention` below 1 it overlooks each action with the remaining probability: an easier opponent
    that still plays sensibly.
    """

    def __init__(self, game: Game, seed: int, attention: float = 1.0) -> None:
        self.game: Final = game
        self.rng = Generator(seed)
        self.attention: Final = attention
        self.overlooked: Final = int((1.0 - attention) * 1000.0)

    def choose(self, state: State) -> int:
        actions = self.noticed(self.game.candidates(state))
        if len(actions) == 1:
            return actions[0]
        utility = Utility(self.game, state)
        best: list[int] = []
        highest = -1.0
        for action in actions:
            worth = average(worths(utility, state, action, self.rng, []))
            if worth > highest + TIE:
                best = [action]
                highest = worth
            elif worth > highest - TIE:
                best.append(action)
        return best[self.rng.below(len(best))]

    def noticed(self, actions: list[int]) -> list[int]:
        """The actions that the bot thinks of; never none."""
        if not self.overlooked or len(actions) == 1:
            return actions
        noticed = [action for action in actions if self.rng.below(1000) >= self.overlooked]
        return noticed or [actions[self.rng.below(len(actions))]]

    def __reduce__(self) -> tuple[object, ...]:
        return GreedyBot, (self.game, 0, self.attention), self.rng

    def __setstate__(self, rng: Generator) -> None:
        self.rng = rng


def worths(judge: Judge, state: State, action: int, rng: Generator, plan: list[int]) -> list[float]:
    """What an action brings the seat to move: once, or in several worlds where chance has a say.

    The plan becomes what the seat would answer to the small questions that follow in the first world.
    """
    seat = state.seat
    worlds = [state.clone()]
    follow(judge, worlds[0], action, plan)
    if worlds[0].reveals != state.reveals:
        for _ in range(SAMPLES - 1):
            world = state.determinize(seat, rng)
            follow(judge, world, action, [])
            worlds.append(world)
    return [utilities[seat] for utilities in judge.of_each(worlds)]


def average(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


def follow(judge: Judge, world: State, action: int, plan: list[int]) -> None:
    """Take an action and answer the small questions it raises, up to a position that can be judged.

    A step is over when none of its questions is left on the stack above the seat's own first question, or
    somebody else must choose. Until then the evaluation might not see what was begun. The answers are added
    to the plan.
    """
    seat = world.seat
    depth = own_depth(world, seat)
    world.play(action)
    while len(plan) < CHAIN and world.seat == seat and len(world.stack) > depth:
        plan.append(best_answer(judge, world, seat))
        world.play(plan[-1])


def own_depth(state: State, seat: int) -> int:
    """How deep the stack is up to the seat's lowest question."""
    depth = 1
    for question in state.stack:
        if state.decisions[question].seat == seat:
            return depth
        depth += 1
    return depth


def best_answer(judge: Judge, world: State, seat: int) -> int:
    """The answer that is best for the seat at first sight."""
    answers = judge.game.candidates(world)
    best = answers[0]
    highest = -1.0
    if len(answers) == 1:
        return best
    for answer in answers:
        twin = world.clone()
        twin.play(answer)
        worth = judge.of(twin)[seat]
        if worth > highest + TIE:
            best = answer
            highest = worth
    return best
