"""Arrays for learning programs: exact masks, scaled cells, rewards that sum to 0."""

from __future__ import annotations

import numpy as np
import pytest

from astrolude.kernel.observation import Block, Layout, Sketch
from astrolude.kernel.state import Outcome
from astrolude.research.encoding import Encoder, rewards
from astrolude.testing import toy


def test_the_mask_is_exact() -> None:
    state = toy.GAME.new(3, None, 4)
    encoder = Encoder(toy.GAME, 3)
    assert np.flatnonzero(encoder.mask(state, state.seat)).tolist() == sorted(state.legal_actions())
    assert not encoder.mask(state, (state.seat + 1) % 3).any()


def test_cells_are_scaled_and_the_seat_comes_first() -> None:
    state = toy.GAME.new(3, None, 4)
    assert isinstance(state, toy.Island)
    state.stores = [[1, 2], [3, 4], [5, 6]]
    encoder = Encoder(toy.GAME, 3)
    place = [block.name for block in encoder.layout.blocks].index("seats")
    start = encoder.layout.starts[place]
    seen = encoder.observation(state, 1)[start : start + 12].reshape(3, 4)
    assert seen.dtype == np.float32
    assert seen[:, 0].tolist() == [3 / 4, 5 / 4, 1 / 4]
    assert seen[:, 1].tolist() == [4 / 4, 6 / 4, 2 / 4]


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
    def too_few(s: toy.Island, seat: int, out: Sketch) -> None:
        out.number(1)

    layout = Layout(toy.QUESTIONS, [Block("short", [2], too_few)], 2)
    with pytest.raises(RuntimeError, match="the block 'short' has other cells than declared"):
        layout.observe(toy.GAME.new(2, None, 1), 0)


def test_a_block_is_declared_once() -> None:
    with pytest.raises(ValueError, match="a block is declared twice"):
        Layout(toy.QUESTIONS, [*toy.BLOCKS, toy.BLOCKS[0]], 2)
