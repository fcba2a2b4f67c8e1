"""What is said of a possible action before it is confirmed, and that it is true."""

from __future__ import annotations

import pytest
from tests.games.gaia.positions import first_turn
from tests.games.telling import warned

from astrolude.games.gaia.game import GAME
from astrolude.games.gaia.grammar import BUILD
from astrolude.games.gaia.questions import ASK_MINE
from astrolude.games.gaia.rules.mines import needed_steps
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.resources import ORE_CAP
from astrolude.kernel.obstacles import IDLE


def rich_first_turn() -> GaiaState:
    """The first turn of a first game, its player rich."""
    state = first_turn()
    seat = state.seat
    state.ore[seat], state.credits[seat], state.third_bowl[seat] = 10, 20, 6
    state.listed = False
    return state


@pytest.mark.clauses("GP-2.3")
def test_a_power_action_above_the_cap() -> None:
    state = rich_first_turn()
    action = GAME.grammar.parse("action power_2_ore")
    assert warned(state, action) == []
    state.ore[state.seat] = ORE_CAP - 1
    assert warned(state, action) == ["Above the cap of 15, lost: 1 ore."]
    state.ore[state.seat] = ORE_CAP
    assert warned(state, action) == [
        "Nothing is gained: you hold 15 ore already, the most that anybody may hold."
    ]
    assert [met.kind for met in GAME.doubtful(state)[action]] == [IDLE]
    seat = state.seat
    state.play(action)
    assert state.ore[seat] == ORE_CAP


@pytest.mark.clauses("GP-7.6.2")
def test_steps_that_a_planet_does_not_need() -> None:
    state = rich_first_turn()
    seat = state.seat
    state.stack = [ASK_MINE.at(seat, 1)]
    state.listed = False
    said = {
        needed_steps(state, seat, BUILD.of(action)): warned(state, action) for action in state.legal_actions()
    }
    assert said[2] == []
    assert said[1] == ["This planet needs only 1 of the 2 free steps: the rest is lost."]
    if 0 in said:
        assert said[0] == ["This planet needs no step: the 2 free steps are lost."]
