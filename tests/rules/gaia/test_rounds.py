"""GP-5, GP-7.8: income, the Gaia phase, turns and passing."""

from __future__ import annotations

import pytest
from tests.games.gaia.positions import Table, hex_at

from astrolude.games.gaia import grammar as g
from astrolude.games.gaia import questions as q
from astrolude.games.gaia.rules.rounds import GAIA_PHASE
from astrolude.games.gaia.tables.boosters import BOOSTERS


def collect(board: Table, seat: int = 0) -> Table:
    """The player takes his income, up to his first question."""
    board.state.stack = [q.ASK_TURN.at(seat), q.THEN_INCOME_OF.at(seat)]
    board.state.settle()
    return board


def gaia_phase(board: Table, seat: int = 0) -> Table:
    board.state.phase = GAIA_PHASE
    board.state.stack = [q.ASK_TURN.at(seat), q.THEN_EXCHANGE_OF.at(seat)]
    board.state.settle()
    return board


def empty(*factions: str) -> Table:
    return Table(*factions).give(0, ore=0, credits_=0, knowledge=0, qic=0)


@pytest.mark.clauses("GP-E32", "GP-5.1.1", "GP-5.1.2")
def test_income_of_the_terrans() -> None:
    for mines, ore in [(2, 4), (3, 4), (4, 5)]:
        board = empty("terrans", "xenos").put(0, "mine", *["0,0", "2,0", "4,0", "0,2"][:mines])
        collect(board.booster(0, "booster_ore_knowledge"))
        assert board.goods() == (ore, 0, 2, 0)


@pytest.mark.clauses("GP-E33")
def test_income_of_the_hadsch_hallas() -> None:
    board = empty("hadsch_hallas", "xenos").put(0, "mine", "0,0", "2,0").booster(0, "booster_pass_gaia")
    collect(board.give(0, bowls=(2, 4, 0)))
    assert (board.goods(), board.bowls()) == ((3, 9, 1, 0), (1, 5, 0))


@pytest.mark.clauses("GP-E31", "R-25")
def test_gleens_start_and_first_income() -> None:
    board = Table("gleens", "xenos").booster(0, "booster_credits_qic")
    assert board.goods() == (5, 15, 3, 0)
    assert board.level(0, "navigation") == 1
    collect(board.give(0, ore=0, credits_=0))
    assert board.goods()[:2] == (2, 2)


@pytest.mark.clauses("GP-5.1.1", "R-26")
@pytest.mark.parametrize(
    ("faction", "structure", "goods"),
    [
        ("itars", "academy_knowledge", (1, 0, 4, 0)),
        ("terrans", "academy_knowledge", (1, 0, 3, 0)),
        ("bescods", "trading_station", (1, 0, 1, 0)),
        ("bescods", "research_lab", (1, 3, 0, 0)),
        ("terrans", "trading_station", (1, 3, 1, 0)),
        ("xenos", "planetary_institute", (1, 0, 1, 1)),
        ("gleens", "planetary_institute", (2, 0, 1, 0)),
    ],
)
def test_income_by_structure(faction: str, structure: str, goods: tuple[int, ...]) -> None:
    board = empty(faction, "firaks").put(0, structure, "0,0").booster(0, "booster_range_action")
    collect(board.give(0, bowls=(0, 0, 0)))
    while board.prompt == "income":
        board.do(board.legal()[0])
    assert board.goods() == goods


@pytest.mark.clauses("GP-E108", "GP-5.1.4", "GP-5.1.7", "R-34", "T-17")
@pytest.mark.parametrize(
    ("faction", "bowls", "tokens_first", "charge_first"),
    [("terrans", (0, 0, 3), (0, 0, 4), (1, 0, 3)), ("ambas", (1, 0, 0), (0, 2, 1), (2, 0, 1))],
)
def test_the_order_of_income_icons(
    faction: str,
    bowls: tuple[int, int, int],
    tokens_first: tuple[int, ...],
    charge_first: tuple[int, ...],
) -> None:
    board = empty(faction, "xenos").put(0, "planetary_institute", "0,0").give(0, bowls=bowls)
    collect(board.booster(0, "booster_pass_gaia"))
    assert board.legal() == ["icon institute_charge", "icon institute_tokens"]
    whole = board.state.clone()
    board.do("icon institute_tokens")
    assert board.bowls() == tokens_first
    board.state = whole
    board.do("icon institute_charge")
    assert board.bowls() == charge_first


@pytest.mark.clauses("GP-5.1.4", "GP-5.1.5", "GP-5.1.6", "GP-5.1.7")
def test_income_asks_only_where_the_order_matters_and_offers_no_conversion() -> None:
    board = empty("terrans", "xenos").put(0, "planetary_institute", "0,0").give(0, bowls=(6, 0, 0))
    collect(board.booster(0, "booster_pass_gaia"))
    assert (board.prompt, board.bowls()) == ("turn", (3, 4, 0))
    nevlas = empty("nevlas", "xenos").put(0, "research_lab", "0,0", "2,0").booster(0, "booster_tokens_ore")
    collect(nevlas.give(0, bowls=(0, 4, 0)))
    assert nevlas.legal() == ["icon booster", "icon lab"]
    nevlas.do("icon lab", "icon booster")
    assert nevlas.bowls() == (0, 4, 2)


@pytest.mark.clauses("GP-5.1.7", "T-6")
def test_taklons_place_the_brainstone_at_each_charge_icon() -> None:
    board = empty("taklons", "xenos").booster(0, "booster_range_action").give(0, bowls=(4, 0, 0), stone=1)
    collect(board.levels(0, economy=1))
    assert (board.prompt, board.bowls()) == ("stone", (3, 1, 0))
    board.do("stone_in 1")
    assert (board.prompt, board.bowls()) == ("stone", (1, 3, 0))
    board.do("stone_in 2")
    assert (board.prompt, board.state.stone) == ("turn", 2)


@pytest.mark.clauses("GP-E72", "GP-7.4.4")
def test_a_covered_income_tile_gives_nothing() -> None:
    board = empty("terrans", "xenos").tile(0, "tech_income_knowledge_credit", "tech_income_4_credits")
    collect(board.booster(0, "booster_range_action"))
    assert board.goods() == (1, 5, 2, 0)
    board.give(0, ore=0, credits_=0, knowledge=0).cover(0, "tech_income_knowledge_credit")
    assert collect(board).goods() == (1, 4, 1, 0)


@pytest.mark.clauses("GP-E29", "GP-E102", "GP-11.1", "T-7")
def test_terrans_turn_returning_tokens_into_resources() -> None:
    board = empty("terrans", "xenos").put(0, "planetary_institute", "0,0").give(0, bowls=(0, 0, 0), gaia=4)
    gaia_phase(board)
    assert board.legal() == ["gain credits", "gain knowledge", "gain ore", "gain qic", "stop"]
    whole = board.state.clone()
    for choice, goods in [
        (["gain ore", "gain credits"], (1, 1, 0, 0)),
        (["gain credits"] * 4, (0, 4, 0, 0)),
        (["gain qic"], (0, 0, 0, 1)),
        (["gain knowledge"], (0, 0, 1, 0)),
        (["stop"], (0, 0, 0, 0)),
    ]:
        board.state = whole.clone()
        board.do(*choice)
        if board.prompt == "gaia_gains":
            board.do("stop")
        assert (board.goods(), board.bowls()) == (goods, (0, 4, 0))
    seven = empty("terrans", "xenos").put(0, "planetary_institute", "0,0").give(0, bowls=(0, 0, 0), gaia=7)
    gaia_phase(seven).do("gain qic", "gain ore")
    assert (seven.goods(), seven.bowls(), seven.prompt) == ((1, 0, 0, 1), (0, 7, 0), "turn")


@pytest.mark.clauses("GP-E58", "GP-5.2.1", "GP-11.14", "T-18", "R-16")
def test_itars_exchange_tokens_for_tiles() -> None:
    board = empty("itars", "xenos").put(0, "planetary_institute", "0,0").give(0, bowls=(0, 0, 0), gaia=9)
    gaia_phase(board)
    for _ in range(2):
        assert board.legal() == ["decline", "exchange"]
        board.do("exchange", board_tile(board), "decline")
    assert (board.prompt, board.bowls(), board.state.gaia_area[0]) == ("turn", (1, 0, 0), 0)


def board_tile(board: Table) -> str:
    """A tile that a clone may take: the first of those offered after the exchange."""
    twin = board.state.clone()
    twin.apply(g.EXCHANGE.at())
    return next(g.GRAMMAR.text(action) for action in twin.legal_actions())


@pytest.mark.clauses("GP-E103", "R-22", "GP-5.2.4")
def test_the_step_of_an_exchanged_tile_charges_before_the_rest_returns() -> None:
    board = (
        empty("itars", "xenos")
        .put(0, "planetary_institute", "0,0")
        .give(0, bowls=(2, 0, 0), gaia=6, points=10)
    )
    board.levels(0, science=2).slot(5, "tech_ore_qic").round_tile("round_research")
    gaia_phase(board).do("exchange", "tile tech_ore_qic", "advance science")
    assert board.bowls() == (2, 1, 1)
    assert board.points() == 12


@pytest.mark.clauses("R-23", "T-9", "GP-E103")
def test_a_lost_planet_of_the_gaia_phase_is_offered_at_once() -> None:
    board = empty("itars", "xenos").put(0, "planetary_institute", "0,0").put(1, "mine", "2,0").give(0, gaia=4)
    board.levels(0, navigation=4).slot(1, "tech_ore_qic").token(0, "fed_7_vp_ore").give(1, bowls=(4, 0, 0))
    gaia_phase(board).do("exchange", "tile tech_ore_qic", "advance navigation", "lost_planet 1,0")
    assert (board.seat, board.prompt, board.state.phase) == (1, "charge", GAIA_PHASE)


@pytest.mark.clauses("GP-5.2.2", "GP-11.10", "GP-E104", "GP-E63")
def test_gaiaformers_and_the_brainstone_return() -> None:
    board = empty("bal_taks", "xenos").give(0, formers=2).do("convert bal_taks_gaiaformer_to_qic")
    gaia_phase(board)
    assert (board.state.formers[0], board.state.formers_away[0]) == (2, 0)
    taklons = empty("taklons", "xenos").give(0, bowls=(0, 0, 0), gaia=3, stone=4)
    gaia_phase(taklons)
    assert (taklons.bowls(), taklons.state.stone) == ((3, 0, 0), 1)


@pytest.mark.clauses("GP-5.3.1", "GP-E80", "GP-5.3.2")
def test_players_act_in_turn_and_the_last_one_alone() -> None:
    board = Table("terrans", "xenos", "firaks").give(0, knowledge=4).give(1, knowledge=8).give(2, knowledge=4)
    board.do("research economy", "end_turn")
    assert board.seat == 1
    board.do("research economy", "end_turn")
    assert board.seat == 2
    board.do("pass", f"booster {BOOSTERS[0]}")
    assert board.seat == 0
    board.do("pass", f"booster {BOOSTERS[1]}")
    board.do("research science", "end_turn")
    assert (board.seat, board.prompt) == (1, "turn")


@pytest.mark.clauses("GP-7.8.1", "R-31", "GP-7.8.4")
def test_passing_takes_a_booster_before_the_old_one_returns() -> None:
    board = Table("terrans", "xenos").booster(0, "booster_pass_labs").put(0, "research_lab", "0,0", "2,0")
    board.tile(0, "adv_pass_labs").give(0, points=10).turn(0).do("pass")
    assert board.points() == 10 + 6 + 6
    assert len(board.legal()) == 3
    assert "booster booster_pass_labs" not in board.legal()
    board.do("booster booster_ore_knowledge")
    assert BOOSTERS.index("booster_pass_labs") in board.state.boosters
    assert (board.seat, board.prompt) == (1, "turn")


PASSING = [
    ("booster_pass_mines", 3),
    ("booster_pass_trading_stations", 2),
    ("booster_pass_big_buildings", 8),
    ("booster_pass_gaia", 1),
]


@pytest.mark.clauses("GP-12.1", "GP-7.8.1")
@pytest.mark.parametrize(("booster", "points"), PASSING)
def test_what_boosters_score(booster: str, points: int) -> None:
    board = Table("terrans", "xenos").put(0, "mine", "0,0", "2,0").put(0, "mine", "4,0", planet="gaia")
    board.put(0, "trading_station", "0,2").put(0, "planetary_institute", "0,4").put(0, "academy_qic", "3,2")
    board.booster(0, booster).give(0, points=10).turn(0).do("pass")
    assert board.points() == 10 + points


@pytest.mark.clauses("GP-E71")
def test_passing_with_advanced_tiles() -> None:
    board = Table("terrans", "xenos").tile(0, "adv_pass_federations", "adv_pass_planet_types")
    for token, green in [("fed_12_vp", False), ("fed_7_vp_ore", False), ("fed_7_vp_credits", True)]:
        board.token(0, token, green)
    for index, planet in enumerate(["terra", "oxide", "volcanic", "desert", "swamp", "titanium"]):
        board.put(0, "mine", f"{index},-2", planet=planet)
    board.booster(0, "booster_ore_knowledge").give(0, points=10).turn(0).do("pass")
    assert board.points() == 10 + 9 + 6


@pytest.mark.clauses("GP-7.8.3", "GP-E70", "GP-3.3.3", "R-36", "T-1")
@pytest.mark.parametrize(("variable", "order"), [(True, [2, 0, 1]), (False, [2, 0, 1])])
def test_who_begins_the_next_round(variable: bool, order: list[int]) -> None:
    board = Table("terrans", "xenos", "firaks", round_=2, variable_order=variable)
    for seat in (2, 0, 1):
        board.turn(seat).do("pass", board_booster(board))
        while board.prompt == "income":
            board.do(board.legal()[0])
    assert (board.state.round, board.state.order) == (3, order)
    assert (board.seat, board.prompt) == (2, "turn")


def board_booster(board: Table) -> str:
    return f"booster {BOOSTERS[board.state.boosters[0]]}"


@pytest.mark.clauses("GP-3.3.3", "GP-7.8.3")
@pytest.mark.parametrize(("variable", "order"), [(True, [2, 1, 0]), (False, [2, 0, 1])])
def test_the_order_of_passing_counts_only_in_the_variant(variable: bool, order: list[int]) -> None:
    board = Table("terrans", "xenos", "firaks", round_=2, variable_order=variable)
    for seat in (2, 1, 0):
        board.turn(seat).do("pass", board_booster(board))
        while board.prompt == "income":
            board.do(board.legal()[0])
    assert board.state.order == order


@pytest.mark.clauses("GP-5.4", "GP-5.1.3", "GP-E74")
def test_cleaning_up_makes_actions_available_again() -> None:
    board = Table("terrans", "xenos").put(0, "mine", "0,0").tile(0, "tech_action_charge_4")
    board.give(0, bowls=(0, 0, 8), ore=0).turn(0)
    board.do("action power_2_ore").turn(0).do("special tech_action_charge_4")
    assert board.state.spaces_used
    for seat in (0, 1):
        board.turn(seat).do("pass", board_booster(board))
    while board.prompt == "income":
        board.do(board.legal()[0])
    assert (board.state.spaces_used, board.state.used) == (0, [0, 0])
    assert board.allows("special tech_action_charge_4")


@pytest.mark.clauses("GP-12.2.1")
@pytest.mark.parametrize(
    ("tile", "points"),
    [("round_mine", 2), ("round_gaia_mine_3", 3), ("round_gaia_mine_4", 4), ("round_terraform", 0)],
)
def test_round_tiles_for_a_mine_on_a_gaia_planet(tile: str, points: int) -> None:
    board = Table("terrans", "xenos").put(0, "mine", "0,0").planet("1,0", "gaia").round_tile(tile)
    board.give(0, qic=1, points=10).turn(0).do("build 1,0")
    assert board.points() == 10 + points


@pytest.mark.clauses("GP-12.2", "R-10")
@pytest.mark.parametrize("tile", ["round_big_building_a", "round_big_building_b"])
def test_both_round_tiles_for_big_buildings(tile: str) -> None:
    board = Table("terrans", "xenos").put(0, "trading_station", "0,0").round_tile(tile)
    board.give(0, ore=9, credits_=9, points=10).turn(0).do("upgrade planetary_institute 0,0")
    assert board.points() == 15
    assert board.state.structure[hex_at("0,0")] == 3
