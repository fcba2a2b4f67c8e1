"""docs/design/gaia.md shows the view as it is."""

from __future__ import annotations

from tests.games.design_page import example, page_of, shape

from astrolude.games.gaia.game import GAME
from astrolude.kernel.generator import Generator

TEXT = page_of(GAME)


def test_the_view_has_the_described_shape() -> None:
    sample = example(TEXT)
    seen: set[str] = set()
    for seed in range(12):
        state, choices = GAME.new(2 + seed % 3, {}, seed), Generator(seed)
        while not state.over:
            seen |= set(shape(state.view(None)))
            actions = state.legal_actions()
            state.play(actions[choices.below(len(actions))])
    assert seen == set(shape(sample))
