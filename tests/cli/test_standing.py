"""The final count in the terminal."""

from __future__ import annotations

import random

import pytest

from astrolude.cli.screen import Screen
from astrolude.cli.terminal.standing import standing
from astrolude.games.gaia.game import GAME
from astrolude.kernel.state import State
from astrolude.locales import Sentences

COLUMNS = 80


def finished(players: int) -> State:
    state, chance = GAME.new(players, {}, 3), random.Random(1)
    while not state.over:
        state.play(chance.choice(state.legal_actions()))
    return state


def lines(state: State, language: str) -> list[str]:
    screen = Screen(language)
    names = ["Anna", "Benedict the Great", "Cleo", "Dan"][: state.players]
    with screen.console.capture() as capture:
        screen.console.width = 200
        screen.show(standing(screen, Sentences(screen.texts, GAME, names), state))
    return capture.get().splitlines()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_widest_count_fits_eighty_columns(language: str) -> None:
    shown = lines(finished(4), language)
    assert max(len(line.rstrip()) for line in shown) <= COLUMNS
    assert "Benedict the Great" in shown[1]


def test_an_opponent_without_a_seat_stands_among_the_others() -> None:
    state = finished(1)
    outcome = state.outcome()
    assert outcome is not None
    (score, rank), heading = outcome.opponents[0], lines(state, "en")[1]
    assert f"{rank}. the Automa" in heading
    assert f"{outcome.ranks[0]}. Anna" in heading
    assert str(score) in lines(state, "en")[-2].split()
