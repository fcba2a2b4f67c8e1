"""A match: every bot is asked in a world that it cannot tell from the real one."""

from __future__ import annotations

from tests.bots import toy

from astrolude.arena.match import Seat
from astrolude.bots import Bot, RandomBot
from astrolude.kernel.generator import Generator
from astrolude.kernel.state import State


class Spy(Bot):
    """Plays at random and compares the world it is shown with the real one."""

    def __init__(self, real: toy.ToyState) -> None:
        self.real = real
        self.inner = RandomBot(1)
        self.hands_differed = 0

    def choose(self, state: State) -> int:
        assert isinstance(state, toy.ToyState)
        assert state is not self.real
        assert state.view(state.seat) == self.real.view(state.seat)
        assert state.rng.words() != self.real.rng.words()
        self.hands_differed += state.hands != self.real.hands
        return self.inner.choose(state)


def test_a_bot_sees_only_what_its_seat_may_know() -> None:
    state = toy.GAME.new(3, None, 8)
    assert isinstance(state, toy.ToyState)
    spies = [Spy(state) for _ in range(3)]
    seats = [Seat("spy", spy) for spy in spies]
    chance = Generator(2)
    while not state.over:
        seats[state.seat].choose(state, chance)
    decisions = sum(seat.decisions for seat in seats)
    assert decisions >= 3 * toy.TURNS
    assert sum(spy.hands_differed for spy in spies) > decisions / 4
