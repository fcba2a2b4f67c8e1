"""Chances are utilities made as sure as finished games were."""

from __future__ import annotations

import pytest

from astrolude.advice.chances import chances_of
from astrolude.games import load
from astrolude.kernel.evaluation import Evaluation, Terms
from astrolude.kernel.registry import find

load()


def test_chances_add_up_and_keep_the_order() -> None:
    for players in (2, 3, 4):
        chances = chances_of(find("gaia"), [0.1 * (seat + 1) for seat in range(players)])
        assert sum(chances) == pytest.approx(1.0)
        assert chances == sorted(chances)


def test_a_sharper_game_is_surer_of_its_leader() -> None:
    worths = [0.5, 0.2, 0.2, 0.1]
    plain = [worth / sum(worths) for worth in worths]
    assert chances_of(find("gaia"), worths)[0] > plain[0] + 0.1
    assert chances_of(find("federation"), worths) == pytest.approx(plain)


def test_the_measured_table_nearest_below_counts() -> None:
    evaluation = Evaluation(Terms(), [[]], {"2": 1.2, "4": 1.8})
    assert [evaluation.sharpness_of(players) for players in (1, 2, 3, 4, 5)] == [1.0, 1.2, 1.2, 1.8, 1.8]
    assert evaluation.refined(2).sharpness_of(4) == 1.8


def test_who_is_alone_keeps_its_own_measure() -> None:
    assert chances_of(find("gaia"), [0.7]) == [0.7]


def test_nobody_with_a_hope_is_an_even_share() -> None:
    assert chances_of(find("gaia"), [0.0, 0.0]) == [0.5, 0.5]
