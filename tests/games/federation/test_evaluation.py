"""What the evaluation must know: a change for the better is worth more, and the end is the score."""

from __future__ import annotations

import pytest
from tests.games.federation.positions import ANNA, BEN, Table

from astrolude.games.federation.evaluation import evaluate
from astrolude.games.federation.scoring import end_game


def gain(before: Table, after: Table) -> float:
    """How much better Anna stands, compared with the first of the others."""
    first, second = evaluate(before.s), evaluate(after.s)
    return (second[ANNA] - second[BEN]) - (first[ANNA] - first[BEN])


@pytest.mark.parametrize(
    "better",
    [
        lambda table: table.purse(ANNA, "O"),
        lambda table: table.miner(ANNA, "asteroid_01"),
        lambda table: table.mage(ANNA, 1),
        lambda table: table.scholars(ANNA, "1A1"),
        lambda table: table.built(ANNA, "shipyard"),
        lambda table: table.stall(ANNA, "stall_1", 1),
        lambda table: table.medals(ANNA, "solo"),
        lambda table: table.degree(ANNA, 2),
        lambda table: table.die(ANNA, 2),
        lambda table: table.token(ANNA, "1v02"),
        lambda table: table.released(ANNA, "neo"),
        lambda table: table.pawn(ANNA, "voting_3", "left_top_1"),
    ],
)
def test_good_things_are_good(better: object) -> None:
    assert callable(better)
    assert gain(Table(), better(Table())) > 0.2


def test_funding_helps_the_leader_of_a_project() -> None:
    before = Table().miner(ANNA, "asteroid_06")
    after = Table().miner(ANNA, "asteroid_06").project("neo", 5)
    assert gain(before, after) > 1.0


def test_the_end_is_the_score() -> None:
    table = Table().medals(ANNA, "neo", "solo").purse(BEN, "GG")
    end_game(table.s)
    assert evaluate(table.s) == [float(points) for points in table.all_points()]
