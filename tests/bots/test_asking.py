"""Bots are asked in one place, which tells them nothing that their seat cannot know."""

from __future__ import annotations

from astrolude.bots import Bot, RandomBot, answer
from astrolude.kernel.generator import Generator
from astrolude.kernel.state import State
from astrolude.testing.toy import GAME


class Spy(Bot):
    """Remembers what it was shown and spoils it."""

    def choose(self, state: State) -> int:
        self.seen = state
        self.view = state.view(state.seat)
        action = state.legal_actions()[0]
        state.play(action)
        return action


def test_a_bot_sees_another_world_with_the_same_view() -> None:
    state = GAME.new(3, None, 8)
    before = state.snapshot()
    spy = Spy()
    assert answer(spy, state, Generator(1)) in state.legal_actions()
    assert spy.seen is not state
    assert spy.view == state.view(state.seat)
    assert state.snapshot() == before


def test_no_world_is_drawn_for_a_bot_that_looks_at_nothing() -> None:
    state, chance = GAME.new(3, None, 8), Generator(1)
    assert answer(RandomBot(3), state, chance) == RandomBot(3).choose(state)
    assert chance.words() == Generator(1).words()
