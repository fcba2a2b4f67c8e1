"""FD-9, FD-17, FD-19.5: the Executive phase and final scoring."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.games.federation.positions import ANNA, BEN, CLEO, DAN, Table

from astrolude import locales
from astrolude.games.federation.game import GAME
from astrolude.games.federation.rules.laws import laws_known, reveal_laws
from astrolude.games.federation.scoring import end_game, leftovers, outcome_of, shares
from astrolude.games.federation.state import FederationState
from astrolude.games.federation.tables.components import MEDAL_POINTS
from astrolude.kernel.errors import InvalidOptions
from astrolude.kernel.generator import Generator

TOP = "left_top_1"
LOCALES = Path(locales.__file__).parent


def quiet(players: int = 4) -> Table:
    """A table whose laws give nothing as long as nobody has influence there."""
    return Table(players).laws("neo", "six_moon")


@pytest.mark.clauses("FD-9.1", "FD-T65")
def test_income_of_every_structure() -> None:
    table = quiet().built(ANNA, "shipyard", "lavandium_synthesizer").ships(ANNA, 8, 0).executive("income")
    assert table.crystals(ANNA) == "L"
    table = quiet().built(BEN, "shipyard", "military_academy", "space_university").executive("income")
    assert (table.state.hangar[BEN], table.state.degree[BEN], table.state.die[BEN]) == (2, 2, 1)


@pytest.mark.clauses("FD-T91", "D-12", "FD-9.1")
def test_deep_space_comes_before_the_next_site_and_before_upkeep() -> None:
    table = (
        quiet().degree(ANNA, 9).built(ANNA, "military_academy", "space_university").offer_deep(7, 1, 2, 3, 4)
    )
    table.at_round(3).executive("income")
    assert (table.prompt, table.state.die[ANNA]) == ("deep_space", 0)
    table.do("deep_space deep_space_7")
    assert table.state.die[ANNA] == 6
    assert table.prompt == "upkeep"
    assert table.offered() == ["pay_level 5", "pay_level 4", "pay_level 3", "drop"]


@pytest.mark.clauses("FD-9.2", "FD-T10", "D-13", "FD-9.2b")
def test_upkeep_of_level_four() -> None:
    table = quiet().degree(ANNA, 8).purse(ANNA, "CO").executive("upkeep")
    assert table.offered() == ["pay_level 4", "pay_level 3", "drop"]
    table.do("pay_level 4")
    assert table.offered() == ["pay coppernium", "pay oceanium"]
    table.do("pay oceanium")
    assert (table.crystals(ANNA), table.state.degree[ANNA]) == ("C", 8)


@pytest.mark.parametrize(
    ("degree", "purse", "offered"),
    [
        pytest.param(10, "C", ["pay_level 4", "drop"], marks=pytest.mark.clauses("FD-T27")),
        pytest.param(9, "L", ["pay_level 3", "drop"], marks=pytest.mark.clauses("FD-T28")),
        pytest.param(
            9,
            "O",
            ["pay_level 5", "pay_level 4", "pay_level 3", "drop"],
            marks=pytest.mark.clauses("FD-T88"),
        ),
    ],
)
@pytest.mark.clauses("FD-9.2c", "FD-9.2a")
def test_upkeep_options(degree: int, purse: str, offered: list[str]) -> None:
    assert quiet().degree(ANNA, degree).purse(ANNA, purse).executive("upkeep").offered() == offered


@pytest.mark.parametrize(
    ("degree", "purse", "answer", "after"),
    [
        (10, "C", "pay_level 4", 7),
        (9, "L", "pay_level 3", 5),
        (10, "C", "drop", 3),
        (9, "O", "pay_level 4", 7),
    ],
)
@pytest.mark.clauses("FD-9.2a", "FD-9.2c", "FD-T27", "FD-T28", "FD-T88")
def test_paying_less_lets_the_marker_drop(degree: int, purse: str, answer: str, after: int) -> None:
    table = quiet().degree(ANNA, degree).purse(ANNA, purse).executive("upkeep").do(answer)
    assert table.state.degree[ANNA] == after
    assert table.crystals(ANNA) == (purse if answer == "drop" else "")


@pytest.mark.clauses("FD-T29", "FD-9.2a", "FD-9.2c")
def test_without_a_crystal_the_marker_drops_unasked() -> None:
    table = quiet().degree(ANNA, 5).degree(BEN, 4).executive("upkeep")
    assert (table.state.degree[ANNA], table.state.degree[BEN]) == (3, 4)
    assert table.prompt == "law"


@pytest.mark.clauses("FD-T89", "R-24")
def test_bonus_levels_owe_nothing() -> None:
    table = quiet().degree(ANNA, 4)
    table.state.game_bonus[ANNA] = 3
    assert table.executive("upkeep").prompt == "law"
    assert table.state.degree[ANNA] == 4


@pytest.mark.clauses("FD-9.2d", "FD-T90", "R-12")
def test_a_drop_takes_nothing_back_and_gives_nothing_twice() -> None:
    table = quiet().degree(ANNA, 10).own_deep(ANNA, 2).medals(ANNA, "accreditation").purse(ANNA, "C")
    table.executive("upkeep").do("pay_level 4")
    assert (table.state.degree[ANNA], table.medals_of(ANNA)) == (7, ["accreditation"])
    table.action(ANNA, "officers_room").action(ANNA, "officers_room")
    assert (table.state.degree[ANNA], table.points(ANNA), table.prompt) == (10, 1, "place")


@pytest.mark.clauses("FD-3.3", "FD-9.1", "FD-9.2", "R-07", "R-56")
def test_each_step_goes_through_the_players_in_the_order_of_the_round() -> None:
    """Cleo has taken the President; Ben still begins each step of this round."""
    table = Table(structures="random").laws("neo", "six_moon")
    table.state.first, table.state.president = BEN, CLEO
    for seat in range(4):
        table.built(seat, "shapeshifter_chamber").purse(seat, "L").degree(seat, 5)
    table.executive("income")
    asked = []
    while table.prompt in {"upgrade", "upkeep"}:
        asked.append((table.prompt, table.asked))
        table.do(table.offered()[-1])
    order = [BEN, CLEO, DAN, ANNA]
    assert asked == [("upgrade", seat) for seat in order] + [("upkeep", seat) for seat in order]


# Funding


@pytest.mark.clauses("FD-9.3", "FD-T31", "FD-9.5b", "R-19", "R-21")
def test_what_exceeds_a_track_goes_to_the_senate() -> None:
    table = (
        quiet().project("six_moon", 5).pawn(ANNA, "funding_1", TOP).pawn(BEN, "funding_1", "left_bottom_1")
    )
    table.executive("funding")
    assert table.project_at("six_moon") == 6
    assert table.state.contributions == [0, 1, 0, 0]
    assert table.crystals(BEN) == "L"


@pytest.mark.clauses("FD-9.3", "FD-T104")
def test_a_column_funds_its_own_project() -> None:
    table = quiet().pawn(ANNA, "funding_1", "right_top_4").pawn(BEN, "voting_1", "right_bottom_4")
    table.pawn(CLEO, "funding_2", "outer_module").neutral("right_middle_4", 0).executive("funding")
    assert table.state.projects == [0, 0, 0, 0, 0, 1, 0]


@pytest.mark.clauses("FD-9.5b", "FD-T32", "FD-T92")
def test_crystals_of_the_first_three_contributions() -> None:
    table = quiet().contributed(0, 2, 0, 0).project("six_moon", 6)
    for cell in (TOP, "left_middle_1", "left_bottom_1"):
        table.pawn(BEN, "funding_1", cell)
    table.executive("funding")
    assert table.state.contributions[BEN] == 5
    assert table.crystals(BEN) == "O"
    assert table.project_at("senatorial") == 5


@pytest.mark.clauses("FD-9.5")
def test_free_fundings_may_go_to_one_project() -> None:
    table = Table().deep_tile(ANNA, 1).do("fund neo", "fund neo")
    assert table.project_at("neo") == 2


# Floors and laws


@pytest.mark.clauses("FD-9.6", "FD-T96", "FD-9.7", "D-14", "R-11")
def test_without_votes_nobody_scores_a_floor_and_the_president_chooses() -> None:
    table = quiet().executive("floors")
    assert table.all_points() == [0, 0, 0, 0]
    assert (table.asked, table.prompt, table.offered()) == (ANNA, "law", ["wing left", "wing right"])


@pytest.mark.clauses("FD-9.6", "R-37")
def test_three_tied_players_all_score_their_own_level() -> None:
    table = quiet().degree(BEN, 3).degree(CLEO, 9)
    for seat, cell in ((ANNA, TOP), (BEN, "left_top_2"), (CLEO, "right_top_4")):
        table.pawn(seat, "voting_2", cell)
    table.pawn(DAN, "voting_1", "right_top_6").executive("floors")
    assert table.all_points() == [1, 2, 5, 0]


@pytest.mark.clauses("FD-19.5", "FD-T57", "FD-T58", "R-14")
@pytest.mark.parametrize(("players", "votes", "scored"), [(2, "voting_2", 0), (3, "voting_3", 1)])
def test_neutral_votes_on_a_floor(players: int, votes: str, scored: int) -> None:
    table = Table(players).laws("neo", "six_moon").neutral("right_top_4", 3).pawn(ANNA, votes, TOP)
    table.executive("floors")
    assert table.points(ANNA) == scored


@pytest.mark.clauses("FD-9.7", "FD-T09", "FD-19.5", "R-18")
def test_the_law_of_the_stronger_wing_pays_everybody() -> None:
    table = Table().laws("neo", "atalum").scholars(ANNA, "1A1", "1B1").scholars(CLEO, "1C1")
    table.pawn(ANNA, "voting_1", "right_top_4").executive("law")
    assert table.all_points() == [4, 0, 2, 0]
    table = Table(3).laws("neo", "atalum").miner(BEN, "asteroid_03").neutral(TOP, 3)
    table.pawn(ANNA, "voting_2", "right_top_4").executive("law")
    assert table.all_points() == [0, 4, 0]


@pytest.mark.clauses("FD-T59", "FD-9.7", "D-14", "R-07")
def test_the_present_holder_of_the_president_breaks_the_tie() -> None:
    table = Table().laws("neo", "atalum").scholars(DAN, "1A1")
    table.state.president = BEN
    table.pawn(ANNA, "voting_3", TOP).pawn(BEN, "voting_3", "right_top_4").executive("law")
    assert table.asked == BEN
    table.do("wing right")
    assert table.points(DAN) == 2


@pytest.mark.clauses("FD-9.8", "FD-9.8a", "FD-T34", "FD-22.4")
def test_equal_laws_are_replaced() -> None:
    seen = set()
    for seed in range(40):
        table = Table().at_round(2)
        table.state.rng = Generator(seed)
        table.state.laws_left = [0, 1, 2, 3, 4]
        table.state.laws_right = [2, 1, 4, 3, 0]
        reveal_laws(table.state)
        assert table.state.laws_left == [0, 1, 2, 3, 4]
        assert table.state.laws_right[:2] == [2, 4]
        seen.add(tuple(table.state.laws_right[2:]))
    assert len(seen) == 6


@pytest.mark.clauses("FD-9.8a", "FD-2.1", "R-38")
def test_the_laws_of_the_first_round_differ_too() -> None:
    table = Table()
    table.state.laws_left = [0, 1, 2, 3, 4]
    table.state.laws_right = [0, 3, 1, 2, 4]
    reveal_laws(table.state)
    assert table.state.laws_right[0] == 3
    begun = [GAME.new(4, {}, seed) for seed in range(40)]
    assert all(isinstance(s, FederationState) and s.laws_left[0] != s.laws_right[0] for s in begun)


@pytest.mark.clauses("FD-9.8b", "FD-T33", "FD-T98")
@pytest.mark.parametrize(
    ("left", "right", "after"),
    [((0, 1), (2, 1), (1, 2)), ((0, 1), (0, 2), (2, 0)), ((0, 1), (2, 3), (2, 3))],
)
def test_the_last_two_rounds_are_revealed_together(
    left: tuple[int, int], right: tuple[int, int], after: tuple[int, int]
) -> None:
    table = Table().at_round(4)
    table.state.laws_left[3:] = left
    table.state.laws_right[3:] = right
    reveal_laws(table.state)
    assert tuple(table.state.laws_right[3:]) == after
    assert all(a != b for a, b in zip(left, after, strict=True))
    assert laws_known(table.state) == 5


@pytest.mark.clauses("FD-9.8", "FD-9.8c", "FD-17.1")
def test_the_round_and_the_game_end() -> None:
    table = quiet().pawn(ANNA, "voting_1", TOP).die(ANNA, 2).die_on(ANNA, TOP)
    table.state.round_bonus[ANNA] = 1
    table.executive("end")
    assert (table.state.round, table.state.round_bonus[ANNA], table.state.die_cell[ANNA]) == (1, 0, -1)
    assert table.state.pawns[:4] == [2, 1, 1, 0]
    assert set(table.state.owner) == {-1}
    table.at_round(5).executive("end")
    assert table.state.over
    parts = [event["args"] for event in table.events("scored")]
    assert parts[0] == {"points": 1, "part": "part:leftovers"}


# The end


@pytest.mark.clauses("FD-17.2", "FD-T51", "FD-8.6")
@pytest.mark.parametrize(("medals", "points"), [(0, 0), (4, 10), (7, 28)])
def test_medals_at_the_end(medals: int, points: int) -> None:
    table = Table().ships(ANNA, 0, 8)
    table.state.medals[ANNA] = (1 << medals) - 1
    end_game(table.state)
    assert table.points(ANNA) == points


@pytest.mark.clauses("FD-17.2")
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("source", ["reader_federation", "lessons_federation"])
def test_players_are_told_the_worth_of_the_medals(language: str, source: str) -> None:
    *some, most = (str(points) for points in MEDAL_POINTS[1:])
    text = (LOCALES / language / f"{source}.ftl").read_text(encoding="utf-8")
    assert re.search(rf"\b{', '.join(some)}(,| and| et) {most}\b", text)


@pytest.mark.clauses("FD-17.3", "FD-T52", "FD-5.5")
def test_leftovers() -> None:
    table = Table().token(ANNA, "1v01").token(ANNA, "1v02").purse(ANNA, "GLLCCCOO").ships(ANNA, 1)
    assert leftovers(table.state, ANNA) == 7


@pytest.mark.clauses("FD-17.4", "FD-T53")
def test_a_project_that_is_not_funded_gives_nothing() -> None:
    table = Table().project("neo", 5).influence(ANNA, neo=5)
    end_game(table.state)
    assert table.points(ANNA) == 1
    assert len(table.events("project_unfunded")) == 7


@pytest.mark.parametrize(
    ("influence", "points"),
    [
        pytest.param([5, 3, 3, 0], [16, 6, 6, 0], marks=pytest.mark.clauses("FD-T54")),
        pytest.param([4, 4, 4, 1], [9, 9, 9, 0], marks=pytest.mark.clauses("FD-T55")),
        pytest.param([6, 2, 2, 2], [16, 4, 4, 4], marks=pytest.mark.clauses("FD-T56")),
        pytest.param([3, 3, 1, 0], [12, 12, 4, 0], marks=pytest.mark.clauses("FD-T11")),
        pytest.param([4, 3, 2, 1], [16, 8, 4, 0], marks=pytest.mark.clauses("FD-17.5")),
        pytest.param([0, 0, 0, 0], [0, 0, 0, 0]),
    ],
)
@pytest.mark.clauses("FD-17.4", "FD-17.6", "R-32", "R-43")
def test_shares_of_a_funded_project(influence: list[int], points: list[int]) -> None:
    table = Table().project("neo", 6)
    for seat, value in enumerate(influence):
        table.influence(seat, neo=value)
    assert shares(table.state, 0) == points


@pytest.mark.clauses("FD-17.4", "FD-7.4")
def test_the_missions_project_ranks_by_missions() -> None:
    table = Table().done(ANNA, "neo", "spy").done(BEN, "neo")
    assert shares(table.state, 5) == [16, 8, 2, 2]


@pytest.mark.clauses("FD-T93", "FD-T94", "FD-17.4")
def test_the_senatorial_project() -> None:
    table = Table().contributed(5, 4, 0, 0)
    assert shares(table.state, 6) == [16, 8, 0, 0]
    table = Table().contributed(5, 3, 0, 0)
    table.action(BEN, "small_lounge").do("fund senatorial")
    assert table.project_at("senatorial") == 9
    table.deep_tile(CLEO, 1).do("fund senatorial", "fund senatorial")
    assert table.project_at("senatorial") == 11
    end_game(table.state)
    assert [event["seat"] for event in table.events("project_scored")] == [ANNA, BEN, CLEO]


@pytest.mark.clauses("FD-17.7")
def test_a_tie_is_shared() -> None:
    table = Table()
    table.state.scores[0] = table.state.scores[20] = 9
    assert outcome_of(table.state).winners == [ANNA, CLEO]


@pytest.mark.clauses("FD-17.8", "R-43")
def test_the_first_rank_may_be_worth_twelve() -> None:
    table = Table(4, project_points="twelve").project("neo", 6)
    for seat in (ANNA, BEN, CLEO, DAN):
        table.influence(seat, neo=4 - seat)
    assert shares(table.state, 0) == [12, 8, 4, 0]
    with pytest.raises(InvalidOptions, match="project_points"):
        GAME.new(3, {"project_points": "twelve"}, 1)


@pytest.mark.clauses("FD-17.5", "FD-17.6")
def test_ranks_of_fewer_players() -> None:
    table = Table(2).influence(ANNA, neo=2).influence(BEN, neo=2)
    assert shares(table.state, 0) == [12, 12]


@pytest.mark.clauses("FD-9.1", "R-52")
def test_a_structure_built_in_the_income_step_pays_once() -> None:
    table = (
        quiet().degree(ANNA, 9).built(ANNA, "military_academy").offer_deep(4, 1, 2, 3, 5).executive("income")
    )
    table.do("deep_space deep_space_4", "building space_university")
    assert table.state.die[ANNA] == 1
