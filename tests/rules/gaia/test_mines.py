"""GP-7.1, GP-7.2, GP-12.4, GP-12.5: mines, Gaia projects, the Lost Planet."""

from __future__ import annotations

import pytest
from tests.games.gaia.positions import Table, hex_at

from astrolude.games.gaia import questions as q
from astrolude.games.gaia.rules.mines import mine_ore, mine_qic
from astrolude.games.gaia.tables.planets import ORE_PER_STEP, PLANETS, STEPS
from astrolude.games.gaia.tables.space import DISTANCES, INFLUENCE


@pytest.mark.clauses("GP-2.5.2", "GP-2.5.3")
def test_distances_and_influence_zones() -> None:
    assert DISTANCES[hex_at("0,0")][hex_at("2,-1")] == 2
    assert DISTANCES[hex_at("0,0")][hex_at("3,1")] == 4
    assert len(INFLUENCE[hex_at("0,0")]) == 19
    assert hex_at("0,0") in INFLUENCE[hex_at("0,0")]


@pytest.mark.clauses("GP-2.7.1", "GP-2.7.2")
def test_the_wheel_and_the_price_of_a_step() -> None:
    terra = PLANETS.index("terra")
    steps = {PLANETS[planet]: STEPS[terra][planet] for planet in range(7)}
    assert steps == {"terra": 0, "oxide": 1, "ice": 1, "volcanic": 2, "titanium": 2, "desert": 3, "swamp": 3}
    assert ORE_PER_STEP == [3, 3, 2, 1, 1, 1]


@pytest.mark.clauses("GP-7.1.2", "GP-7.1.3", "GP-7.1.4", "GP-7.1.9")
def test_a_mine_on_a_home_planet_in_range() -> None:
    board = Table("terrans", "xenos").put(0, "mine", "0,0").planet("1,0", "terra").planet("2,0", "terra")
    board.give(0, ore=3, credits_=5, qic=0).turn(0)
    assert board.legal("build") == ["build 1,0"]
    board.do("build 1,0")
    assert board.goods() == (2, 3, 3, 0)
    assert board.state.owner[hex_at("1,0")] == 0


@pytest.mark.clauses("GP-7.1.1")
def test_no_mine_where_something_stands_or_without_a_piece() -> None:
    board = (
        Table("terrans", "xenos").put(0, "mine", "0,0").put(1, "mine", "1,0").planet("0,1", "terra").turn(0)
    )
    assert board.legal("build") == ["build 0,1"]
    board.put(0, "mine", *[f"{q},-2" for q in range(7)]).turn(0)
    assert board.legal("build") == []


@pytest.mark.clauses("GP-E10", "GP-7.1.3")
@pytest.mark.parametrize(("distance", "qic"), [(2, 0), (3, 1), (4, 1), (5, 2)])
def test_qic_extend_the_range_of_the_ivits(distance: int, qic: int) -> None:
    board = Table("ivits", "xenos").put(0, "planetary_institute", "0,0").levels(0, navigation=2)
    board.planet(f"{distance},0", "oxide").give(0, qic=qic).turn(0)
    assert board.allows(f"build {distance},0")
    if qic:
        assert not board.give(0, qic=qic - 1).turn(0).allows(f"build {distance},0")


@pytest.mark.clauses("GP-E35", "GP-E36", "GP-7.1.5", "GP-7.1.6")
def test_costs_on_the_printed_map() -> None:
    board = Table("terrans", "xenos", "geodens", printed=True).put(0, "mine", "4,0").levels(0, gaia_project=0)
    board.give(0, ore=15, credits_=15, qic=0).turn(0)
    assert board.legal("build") == ["build 5,0"]
    assert mine_ore(board.state, 0, hex_at("5,0"), 0) == 10
    board.give(0, ore=15, qic=2).turn(0)
    assert board.allows("build 2,1")
    assert mine_qic(board.state, 0, hex_at("2,1"), 1) == 1
    assert mine_ore(board.state, 0, hex_at("2,1"), 0) == 1 + 2 * 3
    assert mine_qic(board.state, 0, hex_at("4,-2"), 1) == 2


@pytest.mark.clauses("GP-7.1.7", "GP-E12", "R-33")
def test_terrans_build_on_their_gaiaformed_planet() -> None:
    board = Table("terrans", "xenos").put(0, "mine", "0,0").former(0, "9,-6").give(0, qic=0).turn(0)
    before = board.goods()
    board.do("build 9,-6")
    assert board.goods() == (before[0] - 1, before[1] - 2, before[2], 0)
    assert board.state.formers[0] == 1
    assert board.state.former[hex_at("9,-6")] == -1


@pytest.mark.clauses("GP-E11", "GP-7.1.7", "GP-7.1.8")
def test_nobody_else_builds_where_a_gaiaformer_stands() -> None:
    board = Table("xenos", "itars").put(0, "mine", "0,0").give(1, formers=1).former(1, "1,0")
    board.planet("0,1", "transdim").give(0, qic=3).turn(0)
    assert board.legal("build") == []
    assert board.turn(1).allows("build 1,0")


@pytest.mark.clauses("GP-E13", "GP-7.7.5", "GP-12.2.1")
def test_geodens_terraform_with_a_booster() -> None:
    board = Table("geodens", "xenos").put(0, "mine", "0,0").planet("1,0", "swamp").levels(0, terraforming=3)
    board.booster(0, "booster_terraform_action").round_tile("round_terraform")
    board.give(0, ore=5, credits_=5, points=10).turn(0)
    board.do("special booster_step")
    assert (board.goods()[:2], board.points()) == ((3, 3), 14)


@pytest.mark.clauses("GP-E37", "GP-7.6.2", "GP-12.2.1")
def test_two_free_steps() -> None:
    board = Table("terrans", "xenos").put(0, "mine", "0,0").planet("1,0", "ice").planet("0,1", "desert")
    board.round_tile("round_terraform").levels(0, terraforming=1)
    board.give(0, ore=9, credits_=9, points=10, bowls=(0, 0, 5)).turn(0)
    whole = board.state.clone()
    board.do("action power_2_steps", "build 1,0")
    assert (board.goods()[:2], board.points()) == ((8, 7), 12)
    board.state = whole
    board.do("action power_2_steps", "build 0,1")
    assert (board.goods()[:2], board.points()) == ((9 - 4, 7), 16)


@pytest.mark.clauses("GP-E38", "GP-E114", "GP-7.6.2", "GP-7.7.5", "R-17", "T-14", "R-39")
@pytest.mark.parametrize("action", ["action power_1_step", "action power_2_steps", "special booster_step"])
def test_steps_that_no_planet_needs_are_lost(action: str) -> None:
    board = Table("terrans", "xenos").put(0, "mine", "0,0").planet("1,0", "terra").planet("0,1", "gaia")
    board.former(0, "7,-7").give(0, ore=9, credits_=9, qic=1, bowls=(0, 0, 5), points=10)
    board.booster(0, "booster_terraform_action").round_tile("round_terraform").turn(0).do(action)
    assert board.legal() == ["build 0,1", "build 1,0", "build 7,-7"]
    whole = board.state.clone()
    for place, qic in [("1,0", 1), ("0,1", 0), ("7,-7", 1)]:
        board.state = whole.clone()
        board.do(f"build {place}")
        assert (board.goods(), board.points()) == ((8, 7, board.goods()[2], qic), 10)


@pytest.mark.clauses("GP-7.6.2", "GP-11.2", "R-17")
def test_lantids_may_use_a_step_action_for_a_shared_planet() -> None:
    board = Table("lantids", "xenos").put(0, "mine", "0,0").put(1, "mine", "1,0")
    board.give(0, ore=1, credits_=2, qic=0, bowls=(0, 0, 3)).give(1, bowls=(0, 0, 1)).turn(0)
    board.do("action power_1_step")
    assert board.state.guest[hex_at("1,0")] == 0
    assert board.goods()[:2] == (0, 0)


@pytest.mark.clauses("GP-7.6.2", "GP-5.3.4")
def test_a_step_action_needs_a_mine_that_can_be_paid() -> None:
    """A Gaia planet alone is no target without the Q.I.C. that it costs."""
    board = Table("terrans", "xenos").put(0, "mine", "0,0").planet("0,1", "gaia")
    board.give(0, ore=9, credits_=9, qic=0, bowls=(0, 0, 5)).turn(0)
    assert not board.allows("action power_1_step")
    assert board.give(0, qic=1).turn(0).allows("action power_1_step")


@pytest.mark.clauses("GP-E114", "GP-7.7.4", "T-14")
def test_more_range_need_not_be_used() -> None:
    board = Table("terrans", "xenos").put(0, "mine", "0,0").planet("1,0", "terra").planet("0,1", "gaia")
    board.former(0, "-1,0").give(0, ore=9, credits_=9, qic=3, bowls=(0, 0, 5))
    board.booster(0, "booster_range_action").turn(0).do("special booster_range")
    assert board.legal("build") == ["build -1,0", "build 0,1", "build 1,0"]


@pytest.mark.clauses("GP-7.7.4")
def test_the_range_booster_serves_mines_and_projects() -> None:
    board = Table("terrans", "xenos").put(0, "mine", "0,0").planet("4,0", "terra").planet("0,4", "transdim")
    board.booster(0, "booster_range_action").give(0, qic=0, bowls=(6, 0, 0)).turn(0)
    assert board.legal("build") == []
    board.do("special booster_range")
    assert board.legal() == ["build 4,0", "project 0,4"]


@pytest.mark.clauses("GP-E14", "GP-7.2.2", "GP-7.2.4")
def test_the_level_decides_the_price_of_a_project() -> None:
    for level, tokens in [(1, 6), (2, 6), (3, 4), (4, 3), (5, 3)]:
        board = Table("terrans", "xenos").put(0, "mine", "0,0").planet("1,0", "transdim")
        board.levels(0, gaia_project=level).give(0, bowls=(tokens, 0, 0)).turn(0).do("project 1,0")
        assert (board.bowls(), board.state.gaia_area[0]) == ((0, 0, 0), tokens)


@pytest.mark.clauses("GP-E76", "GP-7.2.1")
def test_a_project_needs_enough_tokens_and_a_gaiaformer() -> None:
    board = Table("bal_taks", "xenos").put(0, "mine", "0,0").planet("1,0", "transdim")
    assert not board.give(0, bowls=(2, 3, 0)).turn(0).allows("project 1,0")
    assert board.give(0, bowls=(3, 3, 0)).turn(0).allows("project 1,0")
    assert not board.give(0, formers=0).turn(0).allows("project 1,0")
    board.give(0, formers=1).turn(0).do("project 1,0")
    assert (board.bowls(), board.state.gaia_area[0]) == ((0, 0, 0), 6)


@pytest.mark.clauses("GP-7.2.3", "GP-2.6.1", "GP-2.6.2")
def test_a_gaiaformer_is_no_structure() -> None:
    board = Table("terrans", "xenos").put(0, "mine", "0,0").put(1, "mine", "2,0").planet("1,0", "transdim")
    board.planet("2,-1", "terra").give(0, bowls=(6, 0, 0), qic=0, points=10).round_tile("round_mine").turn(0)
    board.do("project 1,0")
    assert board.prompt == "after"
    assert board.points() == 10
    assert board.turn(0).legal("build") == []
    assert len(board.state.own[0]) == 1


@pytest.mark.clauses("GP-E73", "GP-11.4", "R-5")
def test_gleens_on_a_native_gaia_planet() -> None:
    board = (
        Table("gleens", "xenos").put(0, "mine", "0,0").planet("1,0", "gaia").tile(0, "tech_gaia_mine_3_vp")
    )
    board.round_tile("round_gaia_mine_4").give(0, ore=4, credits_=4, qic=0, points=10).turn(0).do("build 1,0")
    assert (board.goods(), board.points()) == ((2, 2, 3, 0), 19)


@pytest.mark.clauses("GP-12.4", "GP-11.9", "GP-E52", "GP-12.5.2")
def test_geodens_learn_from_new_types() -> None:
    board = Table("geodens", "xenos").put(0, "planetary_institute", "0,0").put(0, "mine", "0,1")
    board.planet("1,0", "gaia").planet("-1,0", "volcanic").give(
        0, ore=9, credits_=9, knowledge=0, qic=2
    ).turn(0)
    board.do("build -1,0")
    assert board.goods()[2] == 0
    board.turn(0).do("build 1,0")
    assert board.goods()[2] == 3
    board.ask(q.ASK_LOST_PLANET).levels(0, navigation=5).do("lost_planet 2,0")
    assert board.goods()[2] == 6
    assert board.state.out[0] == 3


@pytest.mark.clauses("GP-11.2", "GP-E51", "GP-2.6.3", "GP-2.6.4", "R-35", "GP-10.9")
def test_lantids_share_an_academy_on_a_gaia_planet() -> None:
    board = (
        Table("lantids", "xenos")
        .put(0, "planetary_institute", "0,0")
        .put(1, "academy_knowledge", "1,0", planet="gaia")
    )
    board.round_tile("round_mine").give(0, ore=4, credits_=4, knowledge=0, qic=0, points=10)
    board.give(1, bowls=(4, 0, 0), points=10).turn(0).do("build 1,0", "end_turn")
    assert (board.goods(), board.points()) == ((3, 2, 2, 0), 12)
    assert board.legal() == ["charge 3", "decline"]
    board.do("charge 3")
    assert board.points(1) == 8
    view = board.state.view(None)["seats"][0]  # type: ignore[index]
    assert (view["planet_types"], view["gaia_planets"]) == (1, 0)
    gaia = Table("lantids", "xenos").put(0, "mine", "0,0").put(1, "mine", "1,0", planet="gaia")
    gaia.round_tile("round_gaia_mine_4").give(0, points=10).turn(0).do("build 1,0")
    assert gaia.points() == 10


@pytest.mark.clauses("GP-11.2", "R-27")
def test_lantids_share_only_colonised_planets_and_once() -> None:
    board = Table("lantids", "terrans").put(0, "mine", "0,0").put(1, "mine", "1,0").former(1, "0,1").turn(0)
    assert board.legal("build") == ["build 1,0"]
    board.do("build 1,0")
    assert board.state.guest[hex_at("1,0")] == 0
    board.turn(0)
    assert board.legal("build") == []
    assert board.legal("upgrade") == ["upgrade trading_station 0,0"]


@pytest.mark.clauses("GP-12.5.1", "GP-12.5.3", "GP-12.5.4", "R-48", "GP-7.5.6")
def test_where_the_lost_planet_may_be_put() -> None:
    board = Table("terrans", "ivits").put(0, "mine", "0,0").planet("1,0", "ice").station(1, "0,1")
    board.federate(1, satellites=("0,-1",)).federate(0, satellites=("-1,0",))
    board.levels(0, navigation=5).give(0, qic=0).ask(q.ASK_LOST_PLANET)
    options = board.legal()
    for taken in ("0,0", "1,0", "0,1", "0,-1", "-1,0"):
        assert f"lost_planet {taken}" not in options
    assert "lost_planet 4,0" in options
    assert "lost_planet 5,0" not in options
    board.give(0, qic=1).ask(q.ASK_LOST_PLANET).do("lost_planet 1,5")
    assert board.goods()[3] == 0
    assert board.turn(1).legal("build") == []


@pytest.mark.clauses("GP-2.6.6", "GP-12.5.3", "GP-E64")
def test_the_lost_planet_counts_as_a_mine_when_passing() -> None:
    board = Table("terrans", "xenos", round_=3).put(0, "mine", "0,0", "1,1", "2,2", "3,0", "0,3")
    board.put(0, "lost_planet_mine", "5,0").booster(0, "booster_pass_mines").give(0, points=10).turn(0)
    board.do("pass", "booster booster_credits_qic")
    assert board.points() == 16
    assert board.seat == 1


@pytest.mark.clauses("GP-2.6.5")
def test_sectors_count_tiles_with_structures() -> None:
    board = (
        Table("lantids", "xenos").put(0, "mine", "0,0", "0,1", "5,-2").put(1, "mine", "2,3").share(0, "2,3")
    )
    assert board.state.view(None)["seats"][0]["sectors"] == 3  # type: ignore[index]


@pytest.mark.clauses("GP-E77", "GP-5.2.3", "GP-5.2.2", "GP-E76", "T-20")
def test_a_project_completes_in_the_next_gaia_phase() -> None:
    for faction, bowls in [("terrans", (0, 6, 0)), ("bal_taks", (6, 0, 0))]:
        board = (
            Table(faction, "xenos", round_=3)
            .put(0, "mine", "0,0")
            .put(1, "mine", "6,0")
            .planet("1,0", "transdim")
        )
        board.give(0, bowls=(3, 3, 0)).turn(0).do("project 1,0").give(
            0, ore=0, credits_=0, knowledge=0, qic=0
        )
        board.turn(0)
        assert board.legal("build") == []
        board.state.booster = [5, 6]
        board.do("pass", "booster booster_credits_qic").turn(1).do("pass", "booster booster_tokens_ore")
        while board.prompt == "income":
            board.do(board.legal()[0])
        assert (board.state.round, board.state.planet[hex_at("1,0")]) == (4, PLANETS.index("gaia"))
        assert (board.bowls(), board.state.gaia_area[0]) == (bowls, 0)
        assert board.turn(0).allows("build 1,0")


@pytest.mark.clauses("R-47", "GP-8.7.1")
def test_a_planet_with_a_gaiaformer_joins_when_the_mine_is_built() -> None:
    board = Table("terrans", "xenos").put(0, "academy_qic", "0,0").federate(0, "0,0").former(0, "1,0").turn(0)
    assert board.state.member[0][hex_at("1,0")] == 0
    board.do("build 1,0")
    assert board.state.member[0][hex_at("1,0")] == 1
