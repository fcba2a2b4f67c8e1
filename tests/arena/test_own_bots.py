"""One's own bots in matches, series and tournaments, in this process and in others."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import numpy as np
import pytest
from tests.bots import own_bots, toy

from astrolude.arena import Terms, Tournament, play_match, simulate
from astrolude.arena.match import BotFailed
from astrolude.arena.workers import CannotTravel, MatchFailed
from astrolude.bots import Bot, Entrant, InvalidBot
from astrolude.kernel.start import Start
from astrolude.kernel.state import State

START = Start(toy.GAME, 2, seed=3)
DEEP = partial(own_bots.Deep, depth=3)


class Learned(Bot):
    """Answers as networks do: with a number of NumPy's."""

    def choose(self, state: State) -> int:
        return np.argmax(np.ones(1)) + np.int64(state.legal_actions()[-1])  # type: ignore[return-value]


def test_a_match_takes_names_classes_functions_and_bots() -> None:
    first, name = own_bots.First(), "tests.bots.own_bots:First"
    for entrant in (first, own_bots.First, name):
        result = play_match(START, [entrant, own_bots.seeded])
        assert result.bots == [name, "tests.bots.own_bots:seeded"]
        assert result == play_match(START, [name, "tests.bots.own_bots:seeded"])


def test_a_bot_may_answer_with_an_integer_of_numpy() -> None:
    assert sum(play_match(START, [Learned(), "random"]).decisions) > 0


def test_own_bots_play_alike_in_other_processes() -> None:
    entrants: list[Entrant] = [own_bots.First, DEEP]
    alone, together = (simulate(START, entrants, 6, jobs=jobs).results for jobs in (1, 2))
    assert alone == together
    assert alone[0].bots == ["tests.bots.own_bots:First", "tests.bots.own_bots:Deep:depth=3"]


def test_own_bots_enter_tournaments(tmp_path: Path) -> None:
    terms = Terms(START, [own_bots.First, DEEP, "random"])
    with Tournament(terms, 6, tmp_path / "t.jsonl") as tournament:
        tournament.play(jobs=2)
        assert {standing.bot for standing in tournament.standings()} == set(terms.names)
    named = Terms(START, terms.names)
    with Tournament(named, 6, tmp_path / "t.jsonl") as tournament:
        assert tournament.ledger.missing == [], "the names lead to the same tournament"


def test_a_single_bot_cannot_play_a_series() -> None:
    with pytest.raises(InvalidBot, match="every seat of every game needs its own: give its class"):
        simulate(START, [own_bots.First()], 2)  # type: ignore[list-item]


def test_what_cannot_travel_is_refused() -> None:
    entrants = [lambda seed: own_bots.seeded(seed + 1)]
    assert len(simulate(START, entrants, 2).results) == 2
    with pytest.raises(CannotTravel, match="cannot be sent to another process"):
        simulate(START, entrants, 2, jobs=2)


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        (own_bots.Stumbles, r"Stumbles' on seat 0 failed: ZeroDivisionError: a mean of nothing \(.*line \d+"),
        (own_bots.Cheats, "Cheats' on seat 0 breaks the rules: .* is not possible now"),
    ],
)
def test_a_bot_that_fails_is_named(bot: type[Bot], sentence: str) -> None:
    with pytest.raises(BotFailed, match=sentence):
        play_match(START, [bot, bot])
    with pytest.raises(MatchFailed, match=sentence) as caught:
        simulate(START, [bot], 2, jobs=2)
    assert "Traceback" in str(caught.value.__cause__)
