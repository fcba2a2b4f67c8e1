"""Estimates: what a few made-up results must say, and how wide intervals must be."""

from __future__ import annotations

from random import Random

import pytest

from astrolude.arena import MatchResult
from astrolude.arena.standings import mean_of, share_of, standings, student


def result(bots: list[str], scores: list[int]) -> MatchResult:
    ranks = [1 + sum(other > score for other in scores) for score in scores]
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    return MatchResult(0, bots, scores, ranks, winners, [10] * len(bots), [0.5] * len(bots))


def test_who_always_wins_stands_first_with_an_honest_interval() -> None:
    games = [(number, result(["a", "b", "c"], [9, 5, 1])) for number in range(20)]
    first, second, third = standings(["c", "b", "a"], games)
    assert [first.bot, second.bot, third.bot] == ["a", "b", "c"]
    assert first.ranks == [20]
    assert second.ranks == [0, 20]
    assert (first.wins.mean, first.score.mean, first.rate) == (1.0, 9.0, 20.0)
    assert 0.8 < first.wins.low < 0.9
    assert first.wins.high == pytest.approx(1.0)
    assert first.rating.low > third.rating.high


def test_a_shared_win_is_shared_and_leaves_ratings_equal() -> None:
    one, other = standings(["a", "b"], [(0, result(["a", "b"], [7, 7]))])
    assert one.wins.mean == other.wins.mean == 0.5
    assert one.rating.mean == pytest.approx(other.rating.mean)


def test_a_bot_on_two_seats_counts_both() -> None:
    table = standings(["a", "b"], [(0, result(["a", "b", "a"], [6, 3, 0]))])
    entry = next(entry for entry in table if entry.bot == "a")
    assert entry.games == 2
    assert entry.wins.mean == 0.5
    assert entry.score.mean == 3.0


def test_bots_that_have_not_played_are_not_listed() -> None:
    assert [entry.bot for entry in standings(["a", "b", "c"], [(0, result(["a", "b"], [1, 0]))])] == [
        "a",
        "b",
    ]


def test_the_games_of_a_deal_are_one_witness() -> None:
    """Ten deals of two equal games say no more than ten games."""
    once = mean_of([[float(score)] for score in range(10)])
    twice = mean_of([[float(score)] * 2 for score in range(10)])
    assert twice == once
    assert share_of([[1.0, 1.0], [0.0, 0.0]] * 5).margin == pytest.approx(
        share_of([[1.0], [0.0]] * 5).margin, rel=0.06
    )


def test_luck_that_cancels_within_deals_makes_the_mean_surer() -> None:
    rng = Random(1)
    luck = [rng.gauss(0, 10) for _ in range(50)]
    paired = mean_of([[20 + chance, 20 - chance] for chance in luck])
    single = mean_of([[20 + chance] for chance in luck])
    assert paired.margin < single.margin / 100


def test_nineteen_intervals_of_twenty_cover_the_truth() -> None:
    rng = Random(7)
    hits = 0
    for _ in range(2000):
        estimate = mean_of([[rng.gauss(3, 2)] for _ in range(8)])
        hits += estimate.low <= 3 <= estimate.high
    assert 0.935 < hits / 2000 < 0.965


def test_one_deal_gives_a_mean_without_an_interval() -> None:
    assert mean_of([[3.0, 5.0]]) == (4.0, float("-inf"), float("inf"))


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (60, 2.000)]
)
def test_the_quantiles_of_student(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=0.04)
