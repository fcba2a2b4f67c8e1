"""GP-7.3: upgrades."""

from __future__ import annotations

import pytest
from tests.games.gaia.positions import Table, hex_at

from astrolude.games.gaia.rules.upgrades import upgrade_credits

STATION = 1


@pytest.mark.clauses("GP-7.3.1", "GP-7.3.2")
@pytest.mark.parametrize(
    ("origin", "target", "ore", "money"),
    [
        ("mine", "trading_station", 2, 6),
        ("trading_station", "planetary_institute", 4, 6),
        ("trading_station", "research_lab", 3, 5),
        ("research_lab", "academy_knowledge", 6, 6),
        ("research_lab", "academy_qic", 6, 6),
    ],
)
def test_an_upgrade_and_its_price(origin: str, target: str, ore: int, money: int) -> None:
    board = Table("terrans", "xenos").put(0, origin, "0,0").give(0, ore=ore, credits_=money).turn(0)
    board.do(f"upgrade {target} 0,0")
    assert board.goods()[:2] == (0, 0)
    view = board.state.view(None)["seats"][0]["pieces"]  # type: ignore[index]
    assert (view[origin]["out"], view[target]["out"]) == (0, 1)
    poor = Table("terrans", "xenos").put(0, origin, "0,0").give(0, ore=ore, credits_=money - 1).turn(0)
    assert not poor.allows(f"upgrade {target} 0,0")


@pytest.mark.clauses("GP-E39", "GP-7.3.4", "R-38")
def test_the_discount_for_a_trading_station() -> None:
    board = Table("terrans", "ivits").put(0, "mine", "0,0").station(1, "1,0")
    assert upgrade_credits(board.state, 0, hex_at("0,0"), STATION) == 6
    board.put(1, "mine", "3,0")
    assert upgrade_credits(board.state, 0, hex_at("0,0"), STATION) == 6
    board.put(1, "mine", "2,0").give(0, credits_=3, ore=2).turn(0)
    board.state.passed = [1]
    assert upgrade_credits(board.state, 0, hex_at("0,0"), STATION) == 3
    board.do("upgrade trading_station 0,0")
    assert board.goods()[1] == 0


@pytest.mark.clauses("GP-7.3.3")
def test_what_cannot_be_upgraded() -> None:
    board = Table("lantids", "xenos").put(0, "lost_planet_mine", "0,0").put(1, "mine", "1,1").share(0, "1,1")
    board.put(0, "planetary_institute", "3,0").put(0, "academy_qic", "5,0").give(0, ore=15, credits_=30).turn(
        0
    )
    assert board.legal("upgrade") == []


@pytest.mark.clauses("GP-2.2", "GP-7.3.5", "GP-2.4.4")
def test_triggers_come_with_the_new_piece_and_pieces_are_limited() -> None:
    board = Table("terrans", "xenos").put(0, "mine", "0,0").round_tile("round_trading_station_4")
    board.tile(0, "adv_trading_station_3_vp").give(0, ore=9, credits_=30, points=10).turn(0)
    board.do("upgrade trading_station 0,0")
    assert board.points() == 17
    full = (
        Table("terrans", "xenos")
        .put(0, "mine", "0,0")
        .put(0, "trading_station", *[f"{q},-2" for q in range(4)])
    )
    assert full.give(0, ore=9, credits_=30).turn(0).legal("upgrade")
    assert not full.allows("upgrade trading_station 0,0")


@pytest.mark.clauses("GP-11.12")
def test_bescods_upgrade_differently() -> None:
    board = Table("bescods", "xenos").put(0, "trading_station", "0,0").put(0, "research_lab", "2,0")
    board.give(0, ore=15, credits_=30).turn(0)
    assert board.legal("upgrade") == [
        "upgrade academy_knowledge 0,0",
        "upgrade academy_qic 0,0",
        "upgrade planetary_institute 2,0",
        "upgrade research_lab 0,0",
    ]
    board.do("upgrade planetary_institute 2,0")
    assert board.prompt == "after"
    board.turn(0).do("upgrade academy_qic 0,0")
    assert board.prompt == "tile"


@pytest.mark.clauses("GP-11.8")
def test_ivits_never_upgrade_to_an_institute() -> None:
    board = Table("ivits", "xenos").put(0, "trading_station", "0,0").give(0, ore=15, credits_=30).turn(0)
    assert board.legal("upgrade") == ["upgrade research_lab 0,0"]


@pytest.mark.clauses("GP-11.4", "GP-E113", "R-4")
def test_gleens_gain_qic_once_their_academy_stands() -> None:
    board = (
        Table("gleens", "xenos")
        .put(0, "research_lab", "0,0")
        .give(0, ore=6, credits_=6, qic=0, bowls=(0, 0, 4))
    )
    board.turn(0).do("convert power_to_qic")
    assert board.goods() == (7, 6, 3, 0)
    board.do("upgrade academy_qic 0,0", "tile tech_ore_qic")
    assert board.goods() == (2, 0, 3, 1)


@pytest.mark.clauses("GP-11.4", "GP-2.6.7")
def test_the_gleens_institute_brings_their_token() -> None:
    board = Table("gleens", "xenos").put(0, "trading_station", "0,0").round_tile("round_federation")
    board.give(0, ore=4, credits_=6, knowledge=0, points=10).turn(0).do("upgrade planetary_institute 0,0")
    assert (board.goods(), board.points()) == ((1, 2, 1, 0), 15)
    assert board.state.tokens[0] == [13]
    assert board.state.member[0][hex_at("0,0")] == 0


@pytest.mark.clauses("GP-E61", "GP-11.11", "GP-7.7.8", "R-9", "GP-E110")
def test_firaks_downgrade_a_lab() -> None:
    board = Table("firaks", "xenos").put(0, "planetary_institute", "0,0").put(0, "research_lab", "2,0")
    board.put(1, "mine", "3,0").round_tile("round_trading_station_3")
    board.give(0, points=10).give(1, bowls=(2, 0, 0), points=10).turn(0)
    whole = board.state.clone()
    board.do("special downgrade", "advance economy", "end_turn")
    assert (board.points(), board.level(0, "economy")) == (13, 1)
    assert (board.seat, board.legal()) == (1, ["charge 1", "decline"])
    board.state = whole
    board.do("special downgrade", "decline")
    assert board.state.structure[hex_at("2,0")] == STATION
    full = Table("firaks", "xenos").put(0, "planetary_institute", "0,0").put(0, "research_lab", "2,0")
    full.put(0, "trading_station", *[f"{q},-3" for q in range(4)]).turn(0)
    assert not full.allows("special downgrade")


@pytest.mark.clauses("GP-E62", "GP-11.6", "GP-8.4.1")
def test_ambas_swap_their_institute() -> None:
    board = (
        Table("ambas", "xenos")
        .put(0, "planetary_institute", "0,0")
        .put(0, "mine", "1,0")
        .put(1, "mine", "2,0")
    )
    board.federate(0, "0,0", "1,0").round_tile("round_mine").give(0, points=10).turn(0)
    board.do("special swap")
    assert board.points() == 10
    assert (board.prompt, board.seat) == ("after", 0)
    assert [board.state.structure[hex_at(place)] for place in ("0,0", "1,0")] == [0, 3]
    assert board.state.member[0][hex_at("0,0")] == 1
    lost = (
        Table("ambas", "xenos").put(0, "planetary_institute", "0,0").put(0, "lost_planet_mine", "1,0").turn(0)
    )
    assert not lost.allows("special swap")
