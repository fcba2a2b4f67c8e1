"""What every game's view tells in the same place: the scores so far and the round."""

from __future__ import annotations

import pytest

from astrolude.games.gaia.game import GAME
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.supply import ROUNDS
from astrolude.kernel.generator import Generator


@pytest.mark.parametrize("players", GAME.players)
def test_the_view_tells_scores_and_round(players: int) -> None:
    state, chance = GAME.new(players, None, players), Generator(players)
    rounds: list[int] = []
    while not state.over:
        assert isinstance(state, GaiaState)
        view = state.view(state.seat)
        assert view["scores"] == [state.points[seat] for seat in range(players)]
        if state.round not in rounds:
            rounds.append(state.round)
        assert view["round"] == rounds[-1]
        choices = state.legal_actions()
        state.play(choices[chance.below(len(choices))])
    outcome = state.outcome()
    assert outcome is not None
    view = state.view(None)
    assert (view["scores"], view["round"]) == (outcome.scores, ROUNDS)
    assert rounds == list(range(ROUNDS + 1))
