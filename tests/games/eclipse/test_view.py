"""What every game's view tells in the same place: the scores so far and the round."""

from __future__ import annotations

import pytest
from tests.games.eclipse.positions import ANNA, BEN, TERRANS, Table

from astrolude.games.eclipse.game import GAME
from astrolude.games.eclipse.state import EclipseState
from astrolude.kernel.generator import Generator


@pytest.mark.parametrize("players", [2, 4])
def test_the_view_tells_scores_and_round_up_to_the_outcome(players: int) -> None:
    options = {"bankruptcy": "prevented"} | ({"alliances": "on"} if players > 3 else {})
    s, chance = GAME.new(players, options, players), Generator(players)
    rounds: set[object] = set()
    while not s.over:
        assert isinstance(s, EclipseState)
        rounds.add(s.view(s.seat)["round"])
        choices = s.legal_actions()
        s.play(choices[chance.below(len(choices))])
    outcome = s.outcome()
    assert outcome is not None
    assert (s.view(None)["scores"], s.view(None)["round"]) == (outcome.scores, 9)
    assert rounds == set(range(10))


def test_the_scores_of_others_count_only_what_the_viewer_knows() -> None:
    s = Table(*TERRANS[:2]).reputation(ANNA, 4).reputation(BEN, 3).state
    bare = Table(*TERRANS[:2]).reputation(ANNA).reputation(BEN).state.view(None)["scores"]
    assert isinstance(bare, list)
    assert s.view(None)["scores"] == bare
    assert s.view(ANNA)["scores"] == [bare[ANNA] + 4, bare[BEN]]
    assert s.view(BEN)["scores"] == [bare[ANNA], bare[BEN] + 3]
