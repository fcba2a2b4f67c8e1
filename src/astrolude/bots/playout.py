"""Random games at full speed: what benchmarks and signatures run on."""

from __future__ import annotations

from astrolude.kernel.generator import Generator
from astrolude.kernel.state import State


def play_out(state: State, rng: Generator) -> int:
    """Take uniformly random actions, each with the check of `apply`, to the end; the number of decisions."""
    decisions = 0
    while not state.over:
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])
        decisions += 1
    return decisions


def play_recorded(state: State, rng: Generator) -> list[int]:
    """The same, with the actions that were taken."""
    taken: list[int] = []
    while not state.over:
        actions = state.legal_actions()
        action = actions[rng.below(len(actions))]
        state.apply(action)
        taken.append(action)
    return taken


def sample_positions(state: State, rng: Generator, distance: int) -> list[State]:
    """Play a random game and keep every `distance`-th position."""
    positions: list[State] = []
    decisions = 0
    while not state.over:
        if decisions % distance == 0:
            positions.append(state.clone())
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])
        decisions += 1
    return positions


def clone_each(positions: list[State], times: int) -> None:
    """Clone every position again and again: a loop to be timed."""
    for _ in range(times):
        for position in positions:
            position.clone()


def list_each(positions: list[State], times: int) -> None:
    """List the legal actions of every position afresh again and again: a loop to be timed."""
    for _ in range(times):
        for position in positions:
            position.decisions[position.stack[-1]].legal(position)


def apply_each(positions: list[State], actions: list[int], times: int) -> None:
    """Clone every position and apply its action again and again: a loop to be timed."""
    for _ in range(times):
        for index, position in enumerate(positions):
            position.clone().apply(actions[index])
