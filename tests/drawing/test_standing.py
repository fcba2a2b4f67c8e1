"""The final count in the terminal."""

from __future__ import annotations

import random

import pytest

from astrolude.drawing import standing
from astrolude.games.gaia.game import GAME
from astrolude.kernel.state import State
from astrolude.locales import Sentences, load

COLUMNS = 80


def finished(players: int) -> State:
    state, chance = GAME.new(players, {}, 3), random.Random(1)
    while not state.over:
        state.play(chance.choice(state.legal_actions()))
    return state


def lines(state: State, language: str, width: int) -> list[str]:
    names = ["Anna", "Benedict the Great", "Cleo", "Dan"][: state.players]
    table = standing(Sentences(load(language), GAME, names), state)
    return [line.plain for line in table.lines(width)]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_widest_count_fits_eighty_columns(language: str) -> None:
    shown = lines(finished(4), language, 300)
    assert max(len(line.rstrip()) for line in shown) <= COLUMNS
    assert "Benedict the Great" in shown[0]


def test_an_opponent_without_a_seat_stands_among_the_others() -> None:
    state = finished(1)
    outcome = state.outcome()
    assert outcome is not None
    shown = lines(state, "en", COLUMNS)
    score, rank = outcome.opponents[0]
    assert f"{rank}. the Automa" in shown[0]
    assert f"{outcome.ranks[0]}. Anna" in shown[0]
    assert str(score) in shown[-1].split()


def test_a_narrow_terminal_tells_every_side_of_every_part() -> None:
    state = finished(4)
    outcome = state.outcome()
    assert outcome is not None
    shown = lines(state, "en", 30)
    assert max(len(line) for line in shown) <= 30
    totals = " ".join(shown[shown.index("Points") :])
    assert all(str(score) in totals.split() for score in outcome.scores)
