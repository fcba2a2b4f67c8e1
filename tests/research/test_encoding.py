"""Arrays for learning programs: exact masks, scaled cells, rewards that sum to 0."""

from __future__ import annotations

import numpy as np
import pytest

from astrolude.kernel.observation import PLAYERS, SIDES, Block, Layout, Sketch
from astrolude.kernel.start import Start
from astrolude.kernel.state import Outcome
from astrolude.research.encoding import Encoder, rewards
from astrolude.testing import toy


def test_the_mask_is_exact() -> None:
    state = toy.GAME.new(3, None, 4)
    encoder = Encoder(Start(toy.GAME, 3))
    assert np.flatnonzero(encoder.mask(state, state.seat)).tolist() == sorted(state.legal_actions())
    assert not encoder.mask(state, (state.seat + 1) % 3).any()


def test_cells_are_scaled_and_the_seat_comes_first() -> None:
    state = toy.GAME.new(3, None, 4)
    assert isinstance(state, toy.Island)
    state.stores = [[1, 2], [3, 4], [5, 6]]
    encoder = Encoder(Start(toy.GAME, 3))
    start = next(place.start for place in encoder.layout.places if place.block.name == "seats")
    seen = encoder.observation(state, 1)[start : start + 12].reshape(3, 4)
    assert seen.dtype == np.float32
    assert seen[:, 0].tolist() == [3 / 4, 5 / 4, 1 / 4]
    assert seen[:, 1].tolist() == [4 / 4, 6 / 4, 2 / 4]


class Figures(Block[toy.Island]):
    def write(self, s: toy.Island, seat: int, out: Sketch) -> None:
        out.numbers([3, 0, -2, 1000, -1000])
        out.one_of(1, 2)
        out.mask(0b101, 3)


def test_numbers_are_scaled_and_flags_are_not() -> None:
    layout = Layout(toy.QUESTIONS, [Figures("figures", [10], 4)], 2)
    seen = layout.observe(toy.GAME.new(2, None, 1), 0)
    start = layout.places[-1].start
    cells = np.frombuffer(b"".join(seen.cells), np.int64)
    values = np.frombuffer(b"".join(seen.values), np.float32)
    assert (cells[cells >= start] - start).tolist() == [0, 2, 3, 4]
    assert values[cells >= start].tolist() == [0.75, -0.5, 250, -250]
    flags = np.frombuffer(b"".join(seen.flags), np.int64)
    assert (flags[flags >= start] - start).tolist() == [6, 7, 9]


class Fame(Block[toy.Island]):
    """Counts how often it is written anew."""

    def __init__(self) -> None:
        super().__init__("fame", [2, 9])
        self.written = 0

    def write(self, s: toy.Island, seat: int, out: Sketch) -> None:
        if not out.recall(s.fame):
            self.written += 1
            for fame in s.fame:
                out.one_of(fame, 9)


def test_a_block_is_recalled_until_its_list_is_replaced() -> None:
    block = Fame()
    layout = Layout(toy.QUESTIONS, [block], 2)
    state = toy.GAME.new(2, None, 1)
    assert isinstance(state, toy.Island)
    memory = layout.memories()[0]
    first = layout.observe(state, 0, memory)
    again = layout.observe(state, 0, memory)
    assert b"".join(again.flags) == b"".join(first.flags)
    assert again.cursor == layout.size
    assert block.written == 1
    state.fame = [4, 5]
    assert b"".join(layout.observe(state, 0, memory).flags) != b"".join(first.flags)
    assert block.written == 2


def test_a_player_alone_has_two_sides() -> None:
    block = Block[toy.Island]("sides", [SIDES, PLAYERS, 3])
    assert block.dimensions(1) == [2, 1, 3]
    assert block.dimensions(4) == [4, 4, 3]


@pytest.mark.parametrize(
    ("ranks", "expected"),
    [
        ([1, 2], [1, -1]),
        ([2, 1, 3], [0, 1, -1]),
        ([1, 1], [0, 0]),
        ([1, 3, 3, 2], [1, -2 / 3, -2 / 3, 1 / 3]),
        ([1], [0]),
    ],
)
def test_rewards(ranks: list[int], expected: list[float]) -> None:
    assert rewards(Outcome([0] * len(ranks), ranks)) == pytest.approx(expected)
    assert sum(rewards(Outcome([0] * len(ranks), ranks))) == pytest.approx(0)


def test_a_block_that_writes_other_cells_than_declared_is_refused() -> None:
    class TooFew(Block[toy.Island]):
        def write(self, s: toy.Island, seat: int, out: Sketch) -> None:
            out.number(1)

    layout = Layout(toy.QUESTIONS, [TooFew("short", [2])], 2)
    with pytest.raises(RuntimeError, match="the block 'short' has other cells than declared"):
        layout.observe(toy.GAME.new(2, None, 1), 0)


def test_a_block_is_declared_once() -> None:
    with pytest.raises(ValueError, match="the block 'seats' is declared twice"):
        Layout(toy.QUESTIONS, [*toy.BLOCKS, toy.BLOCKS[0]], 2)
