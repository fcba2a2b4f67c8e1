"""What the evaluation must know: a change for the better is worth more, and the end is the score."""

from __future__ import annotations

import pytest
from tests.games.federation.positions import ANNA, BEN, Table

from astrolude.arena.match import play_match
from astrolude.games.federation.advice.evaluation import PROJECT_FUNDED, terms_of
from astrolude.games.federation.advice.terms_senate import Chamber, floors, laws_to_come
from astrolude.games.federation.game import GAME
from astrolude.games.federation.scoring import end_game
from astrolude.games.federation.tables.components import PLANETS
from astrolude.kernel.start import Start


def gain(before: Table, after: Table) -> float:
    """How much better Anna stands, compared with the first of the others."""
    first, second = GAME.evaluate(before.state), GAME.evaluate(after.state)
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
    ],
)
def test_good_things_are_good(better: object) -> None:
    assert callable(better)
    assert gain(Table(), better(Table())) > 0.2


def test_funding_helps_the_leader_of_a_project() -> None:
    before = Table().miner(ANNA, "asteroid_06")
    after = Table().miner(ANNA, "asteroid_06").project("neo", 5)
    assert gain(before, after) > 1.0


def test_a_lead_in_a_project_is_surer_near_the_end() -> None:
    def lead(at_round: int) -> float:
        level = Table(2).at_round(at_round).project("neo", 6).influence(ANNA, neo=3).influence(BEN, neo=3)
        ahead = Table(2).at_round(at_round).project("neo", 6).influence(ANNA, neo=4).influence(BEN, neo=3)
        points = [terms_of(table.state)[ANNA][PROJECT_FUNDED] for table in (level, ahead)]
        return points[1] - points[0]

    assert lead(5) > lead(1) > 0.5


def test_votes_serve_whoever_has_influence_under_their_law() -> None:
    def table(cell: str) -> Table:
        return Table(2).laws("neo", "atalum").miner(ANNA, "asteroid_06").pawn(ANNA, "voting_3", cell)

    assert gain(table("right_bottom_6"), table("left_top_1")) > 1.0


def test_laws_to_come_are_those_not_yet_seen() -> None:
    table = Table().laws("neo", "atalum")
    expected = dict(zip(PLANETS, laws_to_come(table.state), strict=True))
    assert expected == {"neo": 0.5, "six_moon": 1.0, "atalum": 0.5, "arratooine": 1.0, "e81216": 1.0}


def test_a_floor_can_be_won_by_votes_alone() -> None:
    def floor_points(*pawns: tuple[int, str, str]) -> list[float]:
        table = Table(2)
        for seat, face, cell in pawns:
            table.pawn(seat, face, cell)
        points = [0.0, 0.0]
        floors(table.state, Chamber(table.state), points)
        return points

    anna, ben = floor_points((ANNA, "voting_3", "left_top_1"), (BEN, "voting_1", "left_top_3"))
    assert anna > 0.5 > ben > 0
    assert floor_points((ANNA, "funding_3", "left_top_1")) == [0.0, 0.0]


def test_a_planet_action_that_is_being_chosen_counts_already() -> None:
    asked = Table().action(ANNA, "neo")
    assert asked.prompt == "asteroid"
    assert gain(Table(), asked) > 2.0


def test_the_end_is_the_score() -> None:
    table = Table().medals(ANNA, "neo", "solo").purse(BEN, "GG")
    end_game(table.state)
    assert GAME.evaluate(table.state) == [float(points) for points in table.all_points()]


def test_greedy_beats_random_by_far() -> None:
    result = play_match(Start(GAME, 2), ["random", "greedy"])
    assert result.scores[1] > result.scores[0] + 30, result.scores
