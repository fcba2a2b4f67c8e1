"""GP-7.4, GP-7.5: tech tiles and research."""

from __future__ import annotations

import pytest
from tests.games.gaia.positions import Table, hex_at

from astrolude.games.gaia import questions as q
from astrolude.games.gaia.rules.research import advance
from astrolude.games.gaia.tables.federations import FEDERATION_TOKENS
from astrolude.games.gaia.tables.research import TRACKS
from astrolude.games.gaia.tables.tech_tiles import TILES

FED_CREDITS = FEDERATION_TOKENS.index("fed_7_vp_credits")


@pytest.mark.clauses("GP-7.5.1", "GP-E20", "GP-7.5.4")
def test_xenos_advance_terraforming_for_knowledge() -> None:
    board = Table("xenos", "nevlas").give(0, ore=4, knowledge=4).do("research terraforming")
    assert (board.goods()[0], board.goods()[2], board.level(0, "terraforming")) == (6, 0, 1)
    assert not Table("xenos", "nevlas").give(0, knowledge=3).legal("research")


@pytest.mark.clauses("GP-E7", "GP-5.3.3")
def test_the_research_round_tile() -> None:
    board = Table("xenos", "nevlas", round_=2).round_tile("round_research").give(0, knowledge=4, points=10)
    assert board.do("research science").points() == 12


@pytest.mark.clauses("GP-E21", "GP-7.5.2")
def test_crossing_to_the_third_level_charges_three() -> None:
    board = Table("xenos", "nevlas").levels(0, science=2).slot(TRACKS.index("science"), "tech_7_vp")
    board.put(0, "trading_station", "0,0").give(0, ore=3, credits_=5, bowls=(2, 2, 0)).turn(0)
    board.do("upgrade research_lab 0,0", "tile tech_7_vp", "advance science")
    assert board.bowls() == (0, 3, 1)


LEVELS = [
    ("terraforming", 1, (2, 0, 0, 0)),
    ("terraforming", 4, (2, 0, 0, 0)),
    ("navigation", 1, (0, 0, 0, 1)),
    ("navigation", 3, (0, 0, 0, 1)),
    ("artificial_intelligence", 1, (0, 0, 0, 1)),
    ("artificial_intelligence", 2, (0, 0, 0, 1)),
    ("artificial_intelligence", 3, (0, 0, 0, 2)),
    ("artificial_intelligence", 4, (0, 0, 0, 2)),
    ("artificial_intelligence", 5, (0, 0, 0, 4)),
    ("economy", 5, (3, 6, 0, 0)),
    ("science", 5, (0, 0, 9, 0)),
    ("economy", 1, (0, 0, 0, 0)),
    ("science", 4, (0, 0, 0, 0)),
]


@pytest.mark.clauses("GP-7.5.4", "GP-E68")
@pytest.mark.parametrize(("track", "level", "gains"), LEVELS)
def test_what_a_level_gives_at_once(track: str, level: int, gains: tuple[int, ...]) -> None:
    board = Table("lantids", "nevlas").levels(0, **{track: level - 1}).token(0, "fed_7_vp_ore")
    board.give(0, ore=0, credits_=0, knowledge=0, qic=0)
    advance(board.state, 0, TRACKS.index(track))
    assert board.goods() == gains


@pytest.mark.clauses("GP-7.5.4", "GP-7.2.4")
def test_the_gaia_project_track() -> None:
    board = Table("lantids", "nevlas").put(0, "mine", "0,0", "2,0", planet="gaia").token(0, "fed_7_vp_ore")
    board.give(0, bowls=(0, 0, 0), points=10)
    track = TRACKS.index("gaia_project")
    formers: list[int] = []
    for _ in range(5):
        advance(board.state, 0, track)
        formers.append(board.state.formers[0])
    assert formers == [1, 1, 2, 3, 3]
    assert sum(board.bowls()) == 3
    assert board.points() == 10 + 4 + 2


@pytest.mark.clauses("GP-7.5.3", "GP-E44", "GP-8.6")
def test_level_five_needs_a_green_token_and_room() -> None:
    board = Table("xenos", "nevlas").levels(0, science=4).give(0, knowledge=4)
    assert not board.allows("research science")
    assert not board.token(0, "fed_12_vp").turn(0).allows("research science")
    board.token(0, "fed_7_vp_ore").turn(0)
    whole = board.state.clone()
    board.do("research science")
    assert [token & 1 for token in board.state.tokens[0]] == [0, 0]
    board.state = whole
    assert not board.levels(1, science=5).turn(0).allows("research science")


@pytest.mark.clauses("GP-E42", "GP-7.4.3", "T-19")
def test_a_tile_is_taken_even_if_its_step_is_blocked() -> None:
    board = Table("xenos", "nevlas").levels(0, science=4).levels(1, science=5).token(0, "fed_7_vp_ore")
    board.slot(TRACKS.index("science"), "tech_7_vp").put(0, "trading_station", "0,0")
    board.give(0, ore=3, credits_=5).turn(0).do("upgrade research_lab 0,0", "tile tech_7_vp")
    assert (board.prompt, board.level(0, "science")) == ("after", 4)


@pytest.mark.clauses("GP-E43", "GP-7.5.5", "GP-8.5")
def test_the_token_on_terraforming_five() -> None:
    for tile, points in [("round_federation", 10 + 7 + 5), ("round_research", 10 + 7 + 2)]:
        board = Table("xenos", "nevlas").levels(0, terraforming=4).token(0, "fed_7_vp_ore").round_tile(tile)
        board.state.top_token = FED_CREDITS
        board.give(0, knowledge=4, credits_=0, points=10).turn(0).do("research terraforming")
        assert (board.goods()[1], board.points(), board.state.top_token) == (6, points, -1)
        assert [token & 1 for token in board.state.tokens[0]] == [0, 1]


@pytest.mark.clauses("GP-E15", "GP-7.4.2", "R-24")
def test_the_tile_below_a_track_advances_that_track_only() -> None:
    board = Table("ivits", "nevlas").slot(TRACKS.index("navigation"), "tech_7_vp").slot(6, "tech_ore_qic")
    board.put(0, "trading_station", "0,0").give(0, ore=3, credits_=5).turn(0)
    board.do("upgrade research_lab 0,0")
    whole = board.state.clone()
    board.do("tile tech_7_vp")
    assert board.legal() == ["advance navigation", "decline"]
    board.do("decline")
    assert board.level(0, "navigation") == 0
    board.state = whole
    board.do("tile tech_ore_qic")
    assert len(board.legal("advance")) == 6


@pytest.mark.clauses("GP-E16", "GP-7.4.4", "GP-7.4.5", "GP-8.6")
def test_an_advanced_tile_flips_a_token_and_covers_a_tile() -> None:
    board = (
        Table("ivits", "nevlas").levels(0, navigation=4, artificial_intelligence=4).token(0, "fed_7_vp_ore")
    )
    board.advanced("navigation", "adv_2_vp_per_mine").advanced("artificial_intelligence", "adv_action_3_ore")
    board.tile(0, "tech_7_vp").ask(q.ASK_TILE)
    assert {"tile adv_2_vp_per_mine", "tile adv_action_3_ore"} <= set(board.legal())
    board.do("tile adv_action_3_ore")
    assert board.state.covered[0] == 1 << TILES.index("tech_7_vp")
    assert board.state.tokens[0][0] & 1 == 0
    board.do("decline").ask(q.ASK_TILE)
    assert not [text for text in board.legal() if "adv_" in text]


@pytest.mark.clauses("GP-7.4.7", "GP-E101")
def test_one_green_token_is_not_enough_for_tile_and_top() -> None:
    board = Table("xenos", "nevlas").levels(0, science=4).token(0, "fed_7_vp_ore").tile(0, "tech_7_vp")
    board.advanced("science", "adv_action_3_ore").ask(q.ASK_TILE).do("tile adv_action_3_ore")
    assert "advance science" not in board.legal()
    assert "advance economy" in board.legal()


@pytest.mark.clauses("GP-E40", "GP-7.4.1")
def test_a_covered_tile_counts_as_owned() -> None:
    board = Table("xenos", "nevlas").tile(0, "tech_income_ore_charge").cover(0, "tech_income_ore_charge")
    board.put(0, "research_lab", "0,0").give(0, ore=6, credits_=6).turn(0).do("upgrade academy_qic 0,0")
    assert "tile tech_income_ore_charge" not in board.legal()
    assert "tile tech_7_vp" in board.legal()


@pytest.mark.clauses("GP-7.4.6", "R-16")
def test_a_lab_without_any_tile_to_take_is_still_built() -> None:
    board = Table("xenos", "nevlas").tile(0, *TILES[:9]).put(0, "trading_station", "0,0")
    board.give(0, ore=3, credits_=5, qic=4).turn(0)
    assert not board.allows("action qic_tech_tile")
    board.do("upgrade research_lab 0,0")
    assert board.prompt == "after"


@pytest.mark.clauses("GP-12.3.1", "GP-E100")
def test_a_trigger_tile_works_for_what_comes_with_it() -> None:
    board = (
        Table("xenos", "nevlas").levels(0, navigation=4).token(0, "fed_7_vp_ore").token(0, "fed_7_vp_credits")
    )
    board.advanced("navigation", "adv_mine_3_vp").tile(0, "tech_7_vp").put(0, "research_lab", "0,0")
    board.round_tile("round_mine").give(0, ore=6, credits_=6, points=10).turn(0)
    board.do("upgrade academy_qic 0,0", "tile adv_mine_3_vp", "advance navigation", "lost_planet 1,0")
    assert board.points() == 10 + 3 + 2
    steps = Table("xenos", "nevlas").levels(0, science=4).token(0, "fed_7_vp_ore").tile(0, "tech_7_vp")
    steps.advanced("science", "adv_research_2_vp").give(0, points=10).ask(q.ASK_TILE)
    steps.do("tile adv_research_2_vp", "advance economy")
    assert steps.points() == 12


NOW = [
    ("tech_ore_qic", (1, 0, 0, 1), 0),
    ("tech_knowledge_per_type", (0, 0, 2, 0), 0),
    ("tech_7_vp", (0, 0, 0, 0), 7),
    ("adv_2_vp_per_mine", (0, 0, 0, 0), 2 * 3),
    ("adv_ore_per_sector", (2, 0, 0, 0), 0),
    ("adv_2_vp_per_gaia", (0, 0, 0, 0), 2),
    ("adv_4_vp_per_trading_station", (0, 0, 0, 0), 4),
    ("adv_2_vp_per_sector", (0, 0, 0, 0), 4),
    ("adv_5_vp_per_federation", (0, 0, 0, 0), 10),
]


@pytest.mark.clauses("GP-12.3", "GP-12.3.2", "GP-E69")
@pytest.mark.parametrize(("tile", "goods", "points"), NOW)
def test_what_a_tile_gives_at_once(tile: str, goods: tuple[int, ...], points: int) -> None:
    board = Table("xenos", "nevlas").put(0, "mine", "0,0", "0,1").put(0, "mine", "5,-2", planet="gaia")
    board.put(0, "trading_station", "1,-1").token(0, "fed_7_vp_ore").token(0, "fed_12_vp").levels(
        0, science=4
    )
    if tile.startswith("adv"):
        board.tile(0, "tech_gaia_mine_3_vp").advanced("science", tile)
    board.give(0, ore=0, credits_=0, knowledge=0, qic=0, points=10).ask(q.ASK_TILE).do(f"tile {tile}")
    assert (board.goods(), board.points()) == (goods, 10 + points)


@pytest.mark.clauses("GP-E69")
def test_ore_for_four_sectors_under_the_cap() -> None:
    board = Table("xenos", "nevlas").put(0, "mine", "0,0", "5,-2", "-5,2", "2,3").token(0, "fed_7_vp_ore")
    board.tile(0, "tech_7_vp").levels(0, science=4).advanced("science", "adv_ore_per_sector")
    board.give(0, ore=13).ask(q.ASK_TILE).do("tile adv_ore_per_sector")
    assert board.goods()[0] == 15


@pytest.mark.clauses("GP-11.10", "GP-E63")
def test_bal_taks_cannot_advance_in_navigation_without_their_institute() -> None:
    board = Table("bal_taks", "nevlas").slot(TRACKS.index("navigation"), "tech_7_vp").give(0, knowledge=4)
    assert "research navigation" not in board.turn(0).legal()
    board.ask(q.ASK_TILE).do("tile tech_7_vp")
    assert (board.prompt, board.level(0, "navigation")) == ("after", 0)
    board.put(0, "planetary_institute", "0,0")
    assert board.turn(0).allows("research navigation")


@pytest.mark.clauses("GP-E60", "GP-11.12", "GP-E109", "R-50", "T-8")
def test_bescods_advance_a_lowest_track() -> None:
    board = Table("bescods", "nevlas")
    board.levels(0, terraforming=2, navigation=1, artificial_intelligence=1, gaia_project=3).turn(0)
    board.do("special lowest_track")
    assert board.legal() == ["advance economy", "advance science"]
    blocked = Table("bescods", "nevlas").levels(0, **dict.fromkeys(TRACKS, 4)).turn(0)
    assert not blocked.allows("special lowest_track")


@pytest.mark.clauses("GP-E99", "GP-10.10", "GP-10.7", "GP-12.5.2")
def test_a_lab_and_the_lost_planet_are_offered_one_after_the_other() -> None:
    board = Table("xenos", "nevlas").put(0, "trading_station", "0,0").put(1, "mine", "2,0")
    board.slot(TRACKS.index("navigation"), "tech_7_vp").levels(0, navigation=4).token(0, "fed_7_vp_ore")
    board.give(0, ore=3, credits_=5).give(1, bowls=(4, 0, 0)).turn(0)
    board.do("upgrade research_lab 0,0", "tile tech_7_vp", "advance navigation", "lost_planet 3,-2")
    board.do("end_turn")
    assert (board.seat, board.state.decision.arguments) == (1, [hex_at("0,0")])
    board.do("charge 1")
    assert (board.seat, board.state.decision.arguments) == (1, [hex_at("3,-2")])
    board.do("charge 1")
    assert (board.seat, board.prompt) == (1, "turn")
