"""A game that does not end is cut off, and told as cut off wherever games are reported, never as ended."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pyspiel
import pytest

from astrolude.arena import Terms, Tournament, play_match, simulate
from astrolude.arena.ledger import InvalidLedger
from astrolude.kernel.cut_off import CUT_OFF
from astrolude.kernel.start import Start
from astrolude.research.gymnasium import SeatEnv
from astrolude.research.openspiel import register
from astrolude.research.pettingzoo import env
from astrolude.testing import toy

START = Start(toy.GAME, 2, seed=1)
SHORT = 11
"""A bound that about half of the games meet."""


def test_a_match_that_is_cut_off_has_no_result() -> None:
    result = play_match(START, ["random", "greedy"], log=True, cut_off=3)
    assert result.cut_off
    assert (result.scores, result.ranks, result.winners) == ([], [], [])
    assert sum(result.decisions) == len(result.choices) == 3
    whole = play_match(START, ["random", "greedy"])
    assert not whole.cut_off
    assert whole == play_match(START, ["random", "greedy"], cut_off=sum(whole.decisions))


def test_what_is_cut_off_counts_in_no_figure_of_a_series() -> None:
    whole = simulate(START.with_seed(0), ["random"], 20)
    series = simulate(START.with_seed(0), ["random"], 20, cut_off=SHORT)
    assert series.ended == [result for result in whole.results if sum(result.decisions) <= SHORT]
    assert 0 < len(series.ended) < 20
    assert sum(series.wins().values()) == pytest.approx(len(series.ended))


def test_a_tournament_rates_by_the_games_that_ended(tmp_path: Path) -> None:
    terms = Terms(START, ["greedy", "random"], cut_off=SHORT)
    with Tournament(terms, 20, tmp_path / "t.jsonl") as rated:
        rated.play()
        assert 0 < rated.cut_off < 20
        assert [entry.games for entry in rated.standings()] == [20 - rated.cut_off] * 2
        before = rated.standings()
    with Tournament(terms, 20, tmp_path / "t.jsonl") as again:
        assert again.standings() == before
    with pytest.raises(InvalidLedger, match="holds another tournament"):
        Tournament(Terms(START, ["greedy", "random"]), 20, tmp_path / "t.jsonl")


def test_pettingzoo_truncates() -> None:
    made = env(toy.GAME, 2, cut_off=3)
    made.reset(seed=5)
    for _ in range(3):
        assert not any(made.truncations.values())
        made.step(int(np.flatnonzero(made.last()[0]["action_mask"])[0]))
    assert all(made.truncations.values())
    assert not any(made.terminations.values())
    assert set(made.rewards.values()) == {0.0}
    while made.agents:
        made.step(None)


def test_gymnasium_truncates_although_a_bot_is_to_play() -> None:
    made = SeatEnv(toy.GAME, 2, opponents="random", cut_off=4)
    observation, _ = made.reset(seed=5)
    terminated = truncated = False
    while not truncated:
        action = int(np.flatnonzero(observation["action_mask"])[0])
        observation, reward, terminated, truncated, _ = made.step(action)
        assert (reward, terminated) == (0.0, False)
    assert made.decisions == 4
    assert not made.position.over


def test_openspiel_ends_with_returns_of_nought() -> None:
    register(toy.GAME)
    state = pyspiel.load_game("astrolude_beacons(players=2,cut_off=9)").new_initial_state()
    for _ in range(9):
        assert not state.is_terminal()
        state.apply_action(state.legal_actions()[0])
    assert state.is_terminal()
    assert state.cut_off()
    assert state.returns() == [0.0, 0.0]
    whole = pyspiel.load_game("astrolude_beacons(players=2)")
    assert whole.max_game_length() == CUT_OFF
    assert not whole.new_initial_state().cut_off()
