"""Random games played to their end, which the laws of all games cut short: closings, ranks, final count."""

from __future__ import annotations

import pytest

from astrolude.games.space_gate.game import GAME
from astrolude.games.space_gate.state import GateState
from astrolude.kernel.start import Start
from astrolude.testing.laws import (
    Law,
    clone_is_equal_and_independent,
    components_are_conserved,
    journal_can_be_told,
    obstacles_tell_why,
    scores_add_up,
    somebody_always_has_a_choice,
)
from astrolude.testing.walk import Walk

TOKENS = {"reorganisation_0": "on", "reorganisation_1": "on"}
CASES = [
    Start(GAME, 2, {"turn_limit": "none"}, 1),
    Start(GAME, 3, {"express": "on", "turn_limit": "none", **TOKENS}, 2),
    Start(GAME, 4, {"turn_limit": "none", **TOKENS}, 3),
]
LAWS: list[Law] = [
    components_are_conserved,
    somebody_always_has_a_choice,
    clone_is_equal_and_independent,
    journal_can_be_told,
    scores_add_up,
    obstacles_tell_why,
]


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law: Law, case: Start) -> None:
    law(case)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_planet_closes_in_the_end(case: Start) -> None:
    state = Walk(case).finish()
    assert isinstance(state, GateState)
    assert state.phases == [2] * len(state.planets)
    assert max(state.influence) >= 30
