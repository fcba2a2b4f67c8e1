"""GP-7.6, GP-7.7: power, Q.I.C. and special actions."""

from __future__ import annotations

import pytest
from tests.games.gaia.positions import Table


@pytest.mark.clauses("GP-7.6.1", "GP-E22")
def test_a_space_is_used_once_by_all_players_together() -> None:
    board = Table("xenos", "nevlas").give(0, ore=0, bowls=(0, 0, 5)).do("action power_2_ore")
    assert (board.goods()[0], board.bowls()) == (2, (4, 0, 1))
    board.give(1, bowls=(0, 0, 5), ore=0).turn(1)
    assert not board.allows("action power_2_ore")
    assert board.allows("action power_7_credits")


SPACES = [
    ("power_3_knowledge", 7, (0, 0, 3, 0)),
    ("power_2_ore", 4, (2, 0, 0, 0)),
    ("power_7_credits", 4, (0, 7, 0, 0)),
    ("power_2_knowledge", 4, (0, 0, 2, 0)),
    ("power_2_tokens", 3, (0, 0, 0, 0)),
]


@pytest.mark.clauses("GP-7.6.1")
@pytest.mark.parametrize(("space", "cost", "gains"), SPACES)
def test_power_actions(space: str, cost: int, gains: tuple[int, ...]) -> None:
    board = Table("xenos", "nevlas").give(0, ore=0, credits_=0, knowledge=0, qic=0, bowls=(0, 0, cost))
    board.do(f"action {space}")
    assert board.goods() == gains
    assert board.bowls() == (cost + (2 if space == "power_2_tokens" else 0), 0, 0)
    assert not Table("xenos", "nevlas").give(0, bowls=(0, 0, cost - 1)).allows(f"action {space}")


@pytest.mark.clauses("GP-7.6.3", "GP-E92", "R-16", "T-16")
def test_what_a_power_action_gives_beyond_the_cap_is_lost() -> None:
    for ore in (15, 14):
        board = Table("xenos", "nevlas").give(0, ore=ore, bowls=(0, 0, 5)).do("action power_2_ore")
        assert (board.goods()[0], board.bowls()) == (15, (4, 0, 1))
    full = Table("xenos", "nevlas").give(0, credits_=30, knowledge=15, bowls=(0, 0, 7))
    for space in ("power_3_knowledge", "power_7_credits", "power_2_knowledge"):
        assert full.allows(f"action {space}")


@pytest.mark.clauses("GP-7.7.7", "R-41", "GP-E92")
def test_a_special_action_is_legal_even_if_everything_is_lost() -> None:
    board = Table("xenos", "nevlas").tile(0, "tech_action_charge_4").give(0, bowls=(0, 0, 5)).turn(0)
    board.do("special tech_action_charge_4")
    assert board.bowls() == (0, 0, 5)
    assert not board.turn(0).allows("special tech_action_charge_4")


@pytest.mark.clauses("GP-7.6.1")
def test_qic_actions() -> None:
    board = Table("xenos", "nevlas").put(0, "mine", "0,0").put(0, "mine", "2,0", planet="ice")
    board.give(0, qic=2, points=10).turn(0).do("action qic_planet_types")
    assert (board.goods()[3], board.points()) == (0, 15)
    board.give(0, qic=4).turn(0).do("action qic_tech_tile")
    assert board.prompt == "tile"


@pytest.mark.clauses("GP-12.6", "GP-E45", "GP-7.6.4", "R-28", "GP-E90")
def test_rescoring_a_token() -> None:
    board = Table("xenos", "nevlas").token(0, "fed_12_vp").token(0, "fed_7_vp_ore", green=False)
    board.state.stock = [0] * 6
    board.round_tile("round_federation").give(0, ore=0, qic=3, points=10).turn(0).do(
        "action qic_rescore_federation"
    )
    assert board.legal() == ["token fed_12_vp", "token fed_7_vp_ore"]
    whole = board.state.clone()
    assert board.do("token fed_12_vp").points() == 22
    board.state = whole
    board.do("token fed_7_vp_ore")
    assert (board.points(), board.goods()[0]) == (17, 2)
    assert not Table("xenos", "nevlas").give(0, qic=3).allows("action qic_rescore_federation")


@pytest.mark.clauses("GP-7.7.1", "GP-7.7.2", "GP-7.7.3", "GP-E74", "GP-5.3.3")
def test_a_special_action_is_the_action_of_the_turn_and_once_a_round() -> None:
    board = Table("xenos", "nevlas").tile(
        0, "adv_action_qic_5_credits", "adv_action_3_ore", "adv_action_3_knowledge"
    )
    board.give(0, ore=0, credits_=0, knowledge=0, qic=0).turn(0)
    assert len(board.legal("special")) == 3
    board.do("special adv_action_qic_5_credits")
    assert board.goods() == (0, 5, 0, 1)
    assert board.prompt == "after"
    assert "special adv_action_qic_5_credits" not in board.turn(0).legal()
    board.do("special adv_action_3_ore").turn(0).do("special adv_action_3_knowledge")
    assert board.goods()[:3] == (3, 5, 3)
    assert board.state.used[0] != 0


@pytest.mark.clauses("GP-7.7.2", "R-26")
def test_the_right_academy() -> None:
    for faction, gains in [("xenos", (0, 0, 0, 1)), ("bal_taks", (0, 4, 0, 0))]:
        board = Table(faction, "nevlas").put(0, "academy_qic", "0,0")
        board.give(0, ore=0, credits_=0, knowledge=0, qic=0).turn(0).do("special academy")
        assert board.goods() == gains


@pytest.mark.clauses("GP-E23", "GP-7.7.8", "GP-7.7.6")
def test_institute_actions_belong_to_a_standing_institute() -> None:
    ivits = Table("ivits", "nevlas").put(0, "planetary_institute", "0,0").turn(0)
    assert ivits.allows("special space_station")
    for faction in ("ambas", "firaks"):
        board = Table(faction, "nevlas").put(0, "mine", "0,0").put(0, "research_lab", "2,0").turn(0)
        assert board.legal("special") == []
        assert board.put(0, "planetary_institute", "4,0").turn(0).legal("special")
    other = Table("xenos", "nevlas").booster(1, "booster_range_action").tile(1, "tech_action_charge_4")
    assert other.turn(0).legal("special") == []


@pytest.mark.clauses("GP-11.8", "R-18", "T-13", "GP-2.4.4")
def test_space_stations() -> None:
    board = (
        Table("ivits", "nevlas").put(0, "planetary_institute", "0,0").planet("1,0", "ice").station(0, "0,1")
    )
    board.federate(0, "0,0", "0,1", satellites=("-1,0",)).put(1, "mine", "0,-2").give(0, qic=0).give(
        1, bowls=(4, 0, 0)
    )
    board.turn(0).do("special space_station")
    options = board.legal()
    assert "station -1,0" in options
    assert "station 1,0" not in options
    assert "station 0,1" not in options
    board.do("station 0,-1")
    assert board.do("end_turn").prompt == "turn"
    assert board.state.member[0][board.state.stations[-1]] == 1
    full = Table("ivits", "nevlas").put(0, "planetary_institute", "0,0")
    full.station(0, "0,1", "0,2", "1,1", "2,1", "1,2", "2,2").turn(0)
    assert not full.allows("special space_station")


@pytest.mark.clauses("GP-7.7.4", "GP-11.8")
def test_a_space_station_has_no_use_for_the_range_booster() -> None:
    board = Table("ivits", "nevlas").put(0, "planetary_institute", "0,0").booster(0, "booster_range_action")
    board.give(0, qic=0).turn(0).do("special space_station")
    assert "station 3,0" not in board.legal()
