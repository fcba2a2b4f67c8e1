"""GP-13: the end of the game."""

from __future__ import annotations

import pytest
from tests.games.gaia.positions import Table

from astrolude.games.gaia.scoring import final_counts, final_points, level_points, outcome_of, resource_points
from astrolude.games.gaia.tables.scoring import FINAL_TILES

RANKINGS = [
    ([9, 9, 3, 1], [15, 15, 6, 0]),
    ([5, 5, 5, 1], [12, 12, 12, 0]),
    ([0, 0, 0], [0, 0, 0]),
    ([2, 0, 0], [18, 0, 0]),
    ([8, 3, 8], [15, 6, 15]),
    ([8, 0, 8], [15, 0, 15]),
    ([8, 8, 8], [12, 12, 12]),
    ([9, 8, 8], [18, 9, 9]),
    ([10, 9, 8], [18, 12, 6]),
    ([0, 1, 8], [0, 12, 18]),
    ([7, 4, 4, 4], [18, 6, 6, 6]),
    ([7, 5, 4, 4], [18, 12, 3, 3]),
    ([4, 4, 4, 4], [9, 9, 9, 9]),
]


@pytest.mark.clauses(
    "GP-13.2", "GP-E28", "GP-E65", "GP-E78", "GP-E79", "GP-E105", "R-6", "R-32", "R-49", "GP-3.1.13"
)
@pytest.mark.parametrize(("counts", "points"), RANKINGS)
def test_the_ranks_of_a_final_tile(counts: list[int], points: list[int]) -> None:
    assert [final_points(counts, side) for side in range(len(counts))] == points


@pytest.mark.clauses("GP-3.1.13", "GP-13.2")
def test_a_neutral_player_takes_part_with_two() -> None:
    values = {"final_structures_in_federations": 10, "final_gaia_planets": 4, "final_sectors": 6}
    values |= {"final_structures": 11, "final_satellites": 8, "final_planet_types": 5}
    for tile, value in values.items():
        two, three = Table("terrans", "xenos"), Table("terrans", "xenos", "firaks")
        assert final_counts(two.state, FINAL_TILES.index(tile))[2] == value
        assert len(final_counts(three.state, FINAL_TILES.index(tile))) == 3


@pytest.mark.clauses("GP-13.3", "R-11")
def test_what_final_tiles_count() -> None:
    board = Table("ivits", "xenos").put(0, "planetary_institute", "0,0").put(0, "mine", "1,0", planet="gaia")
    board.put(0, "lost_planet_mine", "5,-2").station(0, "0,1").federate(
        0, "0,0", "1,0", "0,1", satellites=("0,-1",)
    )
    counts = [final_counts(board.state, tile)[0] for tile in range(len(FINAL_TILES))]
    named = dict(zip(FINAL_TILES, counts, strict=True))
    assert named == {
        "final_structures_in_federations": 2,
        "final_gaia_planets": 1,
        "final_sectors": 2,
        "final_structures": 3,
        "final_satellites": 2,
        "final_planet_types": 3,
    }


@pytest.mark.clauses("GP-13.4", "GP-E9")
def test_research_levels_score() -> None:
    board = Table("terrans", "xenos").levels(0, gaia_project=0, navigation=5)
    assert level_points(board.state, 0) == 12
    board.levels(0, economy=3, science=4, terraforming=2)
    assert level_points(board.state, 0) == 12 + 4 + 8


RESOURCES = [
    ("xenos", {"ore": 4, "knowledge": 3, "credits_": 5, "qic": 1, "bowls": (0, 4, 2)}, 5),
    ("nevlas", {"bowls": (5, 3, 2)}, 2),
    ("taklons", {"bowls": (0, 3, 1), "stone": 2}, 1),
    ("taklons", {"bowls": (0, 1, 0), "stone": 2}, 0),
    ("taklons", {"bowls": (0, 0, 1), "stone": 3}, 1),
    ("bal_taks", {"formers": 2, "bowls": (0, 0, 0)}, 0),
    ("xenos", {"ore": 15, "credits_": 30, "qic": 3, "bowls": (0, 0, 6)}, 18),
]


@pytest.mark.clauses("GP-13.5", "GP-E66", "GP-E106", "GP-E107", "R-15", "T-11")
@pytest.mark.parametrize(("faction", "has", "points"), RESOURCES)
def test_left_over_resources(faction: str, has: dict[str, int], points: int) -> None:
    board = Table(faction, "firaks").give(0, ore=0, credits_=0, knowledge=0, qic=0)
    if faction == "nevlas":
        board.put(0, "planetary_institute", "0,0")
    board.give(0, **has)  # type: ignore[arg-type]
    assert resource_points(board.state, 0) == points


@pytest.mark.clauses("GP-13.6", "R-14", "GP-1.1")
def test_most_points_win_and_ties_are_shared() -> None:
    board = Table("terrans", "xenos", "firaks").give(0, points=90).give(1, points=90).give(2, points=80)
    assert outcome_of(board.state).ranks == [1, 1, 3]


@pytest.mark.clauses("GP-13.1", "GP-E115", "GP-7.8.2", "R-2", "GP-1.2")
def test_the_last_pass_of_round_six_ends_the_game() -> None:
    board = Table("terrans", "xenos", round_=6).put(0, "mine", "0,0").put(1, "mine", "3,0")
    board.booster(0, "booster_pass_mines").final_tiles("final_structures", "final_sectors")
    board.give(0, points=10, ore=0, credits_=0, knowledge=0, qic=0, bowls=(4, 0, 0)).turn(0).do("pass")
    assert board.points() == 11
    assert (board.state.booster[0], board.seat) == (-1, 1)
    board.do("pass")
    assert board.state.over
    parts = board.state.view(None)["seats"][0]["score"]["parts"]  # type: ignore[index]
    assert (parts["final"], parts["boosters"], parts["levels"]) == (9 + 9, 1, 0)
    outcome = board.state.outcome()
    assert outcome is not None
    assert outcome.scores[0] == 11 + 18
