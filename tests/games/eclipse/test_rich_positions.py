"""Random play from the middle of the game: every position is sound, for everybody who looks at it."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.eclipse.rich_positions import rich_position

from astrolude.games.eclipse.grammar import GRAMMAR, PASS
from astrolude.games.eclipse.state import EclipseState
from astrolude.kernel.generator import Generator

DECISIONS = 250
LOOKS = 50
"""A look at clones and views after so many decisions."""
DULL = ("trade", "flip_for")
"""Free steps that would drown everything else."""


@pytest.mark.parametrize("seed", range(1, 9))
def test_whatever_is_played_the_position_stays_sound(seed: int) -> None:
    random = Random(seed)
    state = rich_position(seed).state
    assert state.problems() == []
    for decision in range(DECISIONS):
        if state.over:
            break
        if decision % LOOKS == 0:
            look(state, random)
        asked, action = state.decision.prompt, choose(state, random)
        state.play(action)
        assert state.problems() == [], f"{asked}: {GRAMMAR.text(action)}"


def choose(state: EclipseState, random: Random) -> int:
    """Any answer, but seldom a pass or a trade."""
    answers = state.legal_actions()
    lively = [
        action
        for action in answers
        if (not PASS.holds(action) or random.random() < 0.2)
        and (GRAMMAR.verb_of(action).name not in DULL or random.random() < 0.05)
    ]
    return random.choice(lively or answers)


def look(state: EclipseState, random: Random) -> None:
    seat = random.randrange(state.players)
    assert state.clone().snapshot() == state.snapshot()
    world = state.determinize(seat, Generator(random.randrange(1000)))
    assert world.problems() == []
    assert world.view(seat) == state.view(seat)
