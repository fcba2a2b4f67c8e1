"""The pictures of a study: axes on round numbers, bars that leave nothing out and touch each other."""

from __future__ import annotations

import re
from itertools import pairwise
from random import Random

import pytest

from astrolude.study.charts import MOST_BINS, Heads, Row, bins, curve, histogram, rows, scale_over

HEADS = Heads("Who", "Share of games won", "Wins", "Seats")


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def numbers(text: str, pattern: str) -> list[float]:
    return [float(found) for found in re.findall(pattern, text)]


@pytest.mark.parametrize("spread", [1, 2, 7, 39, 40, 41, 100, 399, 400, 1234])
def test_every_bin_holds_as_many_whole_numbers_and_none_is_missing(spread: int) -> None:
    chance = Random(spread)
    values = [chance.randrange(17, 17 + spread) for _ in range(300)]
    found = bins(values)
    assert len(found) <= MOST_BINS
    assert len({each.high - each.low for each in found}) == 1
    assert all(before.high + 1 == after.low for before, after in pairwise(found))
    assert found[0].low <= min(values)
    assert found[-1].high >= max(values)
    assert sum(each.number for each in found) == len(values)
    for each in found:
        assert each.number == sum(each.low <= value <= each.high for value in values)


@pytest.mark.parametrize("spread", [1, 3, 7, 33, 39, 150])
def test_bars_touch(spread: int) -> None:
    drawn = histogram([*range(spread), spread // 2], "Points", "Seats")
    left = numbers(drawn, r'<rect x="([\d.]+)%"')
    width = numbers(drawn, r'<rect[^>]*width="([\d.]+)%"')
    edges = [round(x + w, 2) for x, w in zip(left, width, strict=True)]
    assert left[0] == 0
    assert edges == [*left[1:], 100]


def test_a_bar_is_as_high_as_its_number() -> None:
    drawn = histogram([1, 1, 1, 1, 2, 4, 4], "Points", "Seats")
    assert re.findall(r"<title>(.*?)</title>", drawn) == ["1: 4", "2: 1", "3: 0", "4: 2"]
    assert numbers(drawn, r'<rect[^>]*height="([\d.]+)%"') == [100, 25, 0, 50]


@pytest.mark.parametrize(
    ("low", "high", "ticks"),
    [
        (0, 0.35, [0, 0.1, 0.2, 0.3, 0.4]),
        (0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]),
        (0, 23, [0, 5, 10, 15, 20, 25]),
        (81, 181, [80, 100, 120, 140, 160, 180, 200]),
        (0, 0.003, [0, 0.001, 0.002, 0.003]),
        (0, 0, [0, 0.001]),
    ],
)
def test_an_axis_goes_by_round_numbers(low: float, high: float, ticks: list[float]) -> None:
    assert scale_over(low, high, 0.001).ticks() == pytest.approx(ticks)


def test_an_interval_stands_where_its_numbers_are() -> None:
    drawn = rows([Row("Ivits", 0.5, 47, (0.4, 0.8), "hint")], HEADS, percent, even=0.25)
    assert '<line x1="50%" x2="100%" y1="50%" y2="50%"/><circle cx="62.5%" cy="50%"' in drawn
    assert 'class="even" x1="31.25%" x2="31.25%"' in drawn
    assert '<span class="num">50 %</span><span class="num">47</span>' in drawn


def test_a_bar_of_a_row_is_as_long_as_its_number() -> None:
    drawn = rows([Row("End turn", 1.0, 9, None, ""), Row("Pass", 0.13, 4, None, "")], HEADS, percent)
    assert numbers(drawn, r'<rect[^>]*width="([\d.]+)%"') == [100, 13]


def test_nothing_at_all_still_makes_a_picture() -> None:
    assert "0 %" in rows([Row("Pass", 0.0, 4, None, "")], HEADS, percent)


def test_a_curve_passes_through_its_points() -> None:
    drawn = curve([(0.5, 0.25), (1.0, 1.0)], "Part", "Share", percent)
    assert '<line x1="50%" y1="75%" x2="100%" y2="0%"/>' in drawn
    assert re.findall(r"<title>(.*?)</title>", drawn) == ["50 %: 25 %", "100 %: 100 %"]


def test_names_cannot_break_the_page() -> None:
    drawn = rows([Row("<b>", 0.5, 1, None, '"&')], HEADS, percent)
    assert "<b>" not in drawn
    assert "&lt;b&gt;" in drawn
