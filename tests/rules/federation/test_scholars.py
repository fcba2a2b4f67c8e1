"""FD-15: scholars, their timings, copies and refreshing."""

from __future__ import annotations

import pytest
from tests.games.federation.positions import ANNA, BEN, CLEO, DAN, Table, scholar_number

from astrolude.games.federation.rules.accreditation import level
from astrolude.games.federation.tables.components import (
    ANYTIME,
    DURING,
    IMMEDIATE,
    MISSIONS,
    SCHOLAR_TIMING,
    SCHOLARS,
)


def nothing_shown(table: Table) -> Table:
    """The copy tiles find nothing on display: every stack is empty."""
    table.state.taken = [3, 3, 1] * 5
    return table.refresh()


@pytest.mark.clauses("FD-15.1", "R-27")
def test_timings() -> None:
    timing: dict[str, set[int]] = {name[-2:]: set() for name in SCHOLARS}
    for number, name in enumerate(SCHOLARS):
        timing[name[-2:]].add(SCHOLAR_TIMING[number])
    assert timing["b1"] == {IMMEDIATE}
    assert timing["b2"] == {IMMEDIATE, DURING}
    assert timing["b3"] == {IMMEDIATE, ANYTIME}
    assert SCHOLAR_TIMING[scholar_number("2A2")] == DURING
    assert {SCHOLAR_TIMING[scholar_number(code)] for code in ("1A1", "1A2", "1A3", "2A1", "2A3")} == {ANYTIME}


@pytest.mark.clauses("FD-15.8", "FD-T87", "FD-10.3")
def test_an_immediate_tile_counts_itself_and_is_turned_down() -> None:
    table = Table().scholars(ANNA, "1A1", "2A1", "1B1", "1C1").show("3A3").action(ANNA, "atalum")
    table.do("scholar scholar_3a3")
    assert (table.points(ANNA), table.is_up(ANNA, "3A3")) == (10, False)


@pytest.mark.clauses("FD-15.4", "FD-T46", "FD-20.2")
def test_colours_of_scholars() -> None:
    table = Table().scholars(ANNA, "1A1", "2A1", "1B1", "1C1", "1D1", "1E1").effect_of(ANNA, "3A2")
    assert table.points(ANNA) == 15
    assert Table().scholars(ANNA, "1A1", "1B1", "1C1").effect_of(ANNA, "3A2").points(ANNA) == 9


@pytest.mark.clauses("FD-15.4", "FD-20.2")
def test_points_of_level_3_tiles() -> None:
    table = Table().released(ANNA, *MISSIONS[:5]).effect_of(ANNA, "3A1")
    assert table.points(ANNA) == 5
    assert Table().purse(ANNA, "LCOGG").effect_of(ANNA, "3B1").points(ANNA) == 7
    assert Table().purse(ANNA, "LLLLLLLCOGG").effect_of(ANNA, "3B1").points(ANNA) == 10
    assert Table().medals(ANNA, "solo", "neo").effect_of(ANNA, "3B2").points(ANNA) == 4
    assert Table().miner(ANNA, "asteroid_06").effect_of(ANNA, "3B3").points(ANNA) == 6
    table = Table().token(ANNA, "1v01").token(ANNA, "1v02").effect_of(ANNA, "3C1")
    assert table.points(ANNA) == 4
    assert Table().die(ANNA, 4).effect_of(ANNA, "3C2").points(ANNA) == 8
    assert Table().mage(ANNA, 2).effect_of(ANNA, "3C3").points(ANNA) == 4
    assert Table().stall(ANNA, "stall_1", 2).effect_of(ANNA, "3D1").points(ANNA) == 2
    assert Table().degree(ANNA, 6).effect_of(ANNA, "3D2").points(ANNA) == 6
    assert Table().stall(ANNA, "stall_1", 2).effect_of(ANNA, "3D3").points(ANNA) == 4
    assert Table().built(ANNA, "megastructure_1").effect_of(ANNA, "3E1").points(ANNA) == 4
    assert Table().built(ANNA, "shipyard").effect_of(ANNA, "3E2").points(ANNA) == 3
    assert Table().built(ANNA, "megastructure_1").effect_of(ANNA, "3E3").points(ANNA) == 4


@pytest.mark.parametrize(
    ("code", "purse"),
    [("1B1", "LO"), ("2B1", "LG"), ("2B3", "COO"), ("1E1", "CO"), ("2E1", "CG"), ("2D1", "O"), ("2D3", "L")],
)
@pytest.mark.clauses("FD-15.4", "FD-20.2")
def test_crystals_of_scholars(code: str, purse: str) -> None:
    table = Table().effect_of(ANNA, code)
    assert table.crystals(ANNA) == purse
    assert table.state.hangar[ANNA] == (2 if code == "2D1" else 1)
    assert table.state.degree[ANNA] == (3 if code == "2D3" else 1)


@pytest.mark.clauses("FD-15.4", "FD-20.2", "D-03")
def test_trades() -> None:
    table = Table().purse(ANNA, "LO").scholars(ANNA, "1B3").do("use scholar_1b3", "pay oceanium")
    assert table.crystals(ANNA) == "LG"
    table = Table().purse(ANNA, "LLC").scholars(ANNA, "1D3").do("use scholar_1d3", "convert coppernium")
    assert table.offered() == ["convert lavandium", "decline"]
    table.do("convert lavandium")
    assert table.crystals(ANNA) == "LOO"
    assert table.offered("use") == []


@pytest.mark.clauses("FD-15.4", "FD-20.2")
def test_incomes_through_scholars() -> None:
    table = Table().built(ANNA, "shipyard", "space_university").scholars(ANNA, "1E3", "2E3")
    table.do("use scholar_1e3", "structure shipyard")
    assert (table.state.hangar[ANNA], table.state.die[ANNA]) == (2, 0)
    table.do("use scholar_2e3")
    assert (table.state.hangar[ANNA], table.state.die[ANNA]) == (3, 1)
    assert Table().scholars(ANNA, "1E3", "2E3").offered("use") == []


@pytest.mark.clauses("FD-15.4", "FD-20.2")
def test_2c3_saves_a_token() -> None:
    table = Table().laws("neo", "atalum").scholars(ANNA, "2C3")
    assert table.offered("use") == []
    table.pawn(ANNA, "voting_1", "left_top_1", "1v01").pawn(ANNA, "voting_2", "outer_module", "1v02")
    table.do("use scholar_2c3")
    assert table.offered() == ["keep alteration_1v01", "keep alteration_1v02"]
    table.do("keep alteration_1v02").executive("end")
    assert table.has_token(ANNA, "1v02")
    assert not table.has_token(ANNA, "1v01")


# Windows


@pytest.mark.clauses("FD-15.5", "D-03")
def test_windows_before_the_placement_and_at_the_end() -> None:
    table = Table().scholars(ANNA, "1A1", "2B3")
    assert table.offered("use") == ["scholar_1a1", "scholar_2b3"]
    table.do("use scholar_2b3")
    assert table.prompt == "place"
    table.do("play voting_1 outer_module")
    assert table.offered() == ["use scholar_1a1", "end_turn"]
    table.do("use scholar_1a1")
    assert level(table.state, ANNA) == 2
    assert table.asked == BEN


@pytest.mark.clauses("FD-15.5")
def test_scholars_are_offered_before_and_after_the_mission() -> None:
    table = Table().scholars(ANNA, "1A1", "2A1", "2B3").released(ANNA, "small_lounge")
    table.do("play voting_1 outer_module")
    assert table.offered("mission") == []
    table.do("use scholar_1a1", "mission small_lounge", "fund neo")
    assert table.offered() == ["use scholar_2a1", "use scholar_2b3", "end_turn"]


@pytest.mark.clauses("FD-15.5", "R-49")
def test_the_window_between_bonus_and_action_is_opened_on_request() -> None:
    table = Table().purse(ANNA, "L").scholars(ANNA, "1B3", "2B3").do("pause")
    assert "pause" not in table.offered()
    table.do("play voting_1 left_middle_1")
    assert (table.prompt, table.offered()) == ("window", ["use scholar_2b3", "decline"])
    table.do("use scholar_2b3")
    assert table.offered() == ["use scholar_1b3", "decline"]
    table.do("decline")
    assert table.prompt == "payment"


@pytest.mark.clauses("FD-15.5", "FD-4.10", "R-49")
def test_a_choice_in_the_window_that_spends_what_the_action_costs_skips_it() -> None:
    """The income of the Shapeshifter Chamber leaves the Oceanium for the cell, or takes it."""
    table = Table(structures="random").built(ANNA, "shapeshifter_chamber").scholars(ANNA, "1E3")
    table.purse(ANNA, "LO").do("pause", "play voting_1 left_middle_3")
    assert table.offered() == ["use scholar_1e3", "decline"]
    table.do("use scholar_1e3", "upgrade oceanium")
    assert (table.crystals(ANNA), table.state.hangar[ANNA]) == ("LG", 1)
    assert len(table.events("action_skipped")) == 1


@pytest.mark.clauses("FD-15.5")
def test_a_use_in_the_window_makes_no_placement_legal() -> None:
    table = Table().scholars(ANNA, "2B3").do("pause")
    assert "left_middle_1" not in table.cells("voting_1")


@pytest.mark.clauses("FD-15.5")
def test_no_window_for_others_and_none_in_the_executive_phase() -> None:
    table = Table().laws("neo", "atalum").scholars(BEN, "2B3").do("play voting_1 outer_module")
    assert (table.asked, table.offered("use")) == (BEN, ["scholar_2b3"])
    table.turn(CLEO)
    assert table.offered("use") == []
    assert table.executive("income").prompt == "law"


# Planet tiles


@pytest.mark.clauses("FD-15.7", "D-08")
def test_1b2_doubles_a_reward() -> None:
    table = Table().hide("1B2").scholars(ANNA, "1B2").action(ANNA, "neo").do("asteroid asteroid_01")
    assert (table.prompt, table.offered()) == ("extra", ["use scholar_1b2", "decline"])
    table.do("use scholar_1b2")
    assert table.crystals(ANNA) == "LLLLCC"
    assert not table.is_up(ANNA, "1B2")


@pytest.mark.clauses("FD-15.7")
def test_2b2_moves_the_miner_again() -> None:
    table = Table().scholars(ANNA, "2B2").action(ANNA, "neo").do("asteroid asteroid_02", "use scholar_2b2")
    table.do("asteroid asteroid_05")
    assert (table.crystals(ANNA), table.influence_of(ANNA, "neo")) == ("LLCCO", 2)
    assert table.prompt == "place"


@pytest.mark.clauses("FD-15.7")
def test_1c2_takes_a_second_token() -> None:
    table = Table().scholars(ANNA, "1C2").action(ANNA, "six_moon").do_first().do("use scholar_1c2").do_first()
    assert len(table.tokens_on(1)) == 2
    assert bin(table.state.tokens[ANNA]).count("1") == 2


@pytest.mark.clauses("FD-T84", "FD-15.7")
def test_2c2_from_step_five() -> None:
    table = Table().mage(ANNA, 4).scholars(ANNA, "2C2").mage(ANNA, 5).action(ANNA, "six_moon")
    assert table.state.shown == 7
    table.do_first().do("use scholar_2c2").do_first()
    assert (table.influence_of(ANNA, "six_moon"), len(table.tokens_on(6)), len(table.tokens_on(7))) == (
        7,
        3,
        3,
    )
    assert table.medals_of(ANNA) == ["six_moon"]


@pytest.mark.clauses("FD-T85", "FD-15.7", "FD-4.9")
def test_1d2_saves_the_cost_of_a_stall() -> None:
    table = Table().hide("1D2").scholars(ANNA, "1D2")
    assert "left_middle_2" in table.cells("voting_1")
    table.do("play voting_1 left_middle_2")
    assert table.offered("stall") == [f"stall_{number}" for number in range(1, 7)]
    table.do("stall stall_6")
    assert table.points(ANNA) == 4
    assert not table.is_up(ANNA, "1D2")


@pytest.mark.clauses("FD-15.7")
def test_2d2_uses_a_second_different_stall() -> None:
    table = Table().purse(ANNA, "LO").scholars(ANNA, "2D2").action(ANNA, "arratooine").do("stall stall_6")
    table.do("use scholar_2d2")
    assert "stall_6" not in table.offered("stall")
    table.do("stall stall_3", "reward stall_3-1-2")
    assert table.points(ANNA) == 7


@pytest.mark.clauses("FD-T86", "FD-15.7", "FD-4.9")
def test_1e2_pays_one_crystal_less() -> None:
    table = Table().hide("1E2").scholars(ANNA, "1E2").purse(ANNA, "LG")
    table.do("play voting_1 left_bottom_1")
    table.do("building megastructure_1")
    assert table.crystals(ANNA) == ""
    assert table.state.built[ANNA]


@pytest.mark.clauses("FD-15.7")
def test_1e2_leaves_out_the_crystal_of_ones_choice() -> None:
    table = Table().hide("1E2").scholars(ANNA, "1E2").purse(ANNA, "LCG").action(ANNA, "e81216")
    table.do("use scholar_1e2", "building megastructure_1")
    assert table.offered() == ["leave_out lavandium", "leave_out coppernium"]
    table.do("leave_out lavandium")
    assert table.crystals(ANNA) == "L"


@pytest.mark.clauses("FD-15.7")
def test_2e2_builds_a_second_time() -> None:
    table = Table().scholars(ANNA, "2E2").purse(ANNA, "CCO").action(ANNA, "e81216")
    table.do("building shipyard", "use scholar_2e2")
    assert bin(table.state.built[ANNA]).count("1") == 2


@pytest.mark.clauses("FD-15.7", "FD-20.2")
def test_2a2_takes_any_level_3_scholar() -> None:
    table = Table().show("2A2").scholars(ANNA, "2A2").action(ANNA, "atalum").do("use scholar_2a2")
    assert sorted(name[-3:-1] for name in table.offered("scholar")) == ["3a", "3b", "3c", "3d", "3e"]


@pytest.mark.clauses("FD-15.2")
def test_a_tile_taken_in_an_action_waits_for_a_later_one() -> None:
    table = Table().purse(ANNA, "CCO").degree(ANNA, 8).offer_deep(5, 1, 2, 3, 4).scholars(ANNA, "1D1")
    table.show("2D2").stall(ANNA, "stall_2", 1).action(ANNA, "arratooine")
    table.do("stall stall_2", "pay coppernium", "reward stall_2-2-2", "deep_space deep_space_5")
    table.do_first().do("scholar scholar_2d2")
    assert table.prompt == "place"
    assert table.is_up(ANNA, "2D2")


@pytest.mark.clauses("FD-15.7", "FD-15.3", "R-50")
def test_a_tile_and_its_copy_may_be_combined() -> None:
    table = Table().scholars(ANNA, "2A3", "2B2").action(ANNA, "neo").do("asteroid asteroid_02")
    assert table.offered() == ["use scholar_2b2", "use scholar_2a3", "decline"]
    table.do("use scholar_2a3", "asteroid asteroid_05", "use scholar_2b2", "asteroid asteroid_09")
    assert table.influence_of(ANNA, "neo") == 4
    table = Table().scholars(ANNA, "2A3", "1B2").action(ANNA, "neo").do("asteroid asteroid_02")
    table.do("use scholar_2a3", "use scholar_1b2")
    assert table.crystals(ANNA) == "LLLOOO"


@pytest.mark.clauses("FD-15.7", "R-47")
def test_a_reward_of_the_inert_zone_can_be_doubled() -> None:
    table = Table().scholars(ANNA, "1B2").miner(ANNA, "asteroid_15").action(ANNA, "neo").do_first()
    once = table.crystals(ANNA)
    table.do("use scholar_1b2")
    assert len(table.crystals(ANNA)) == 2 * len(once)


@pytest.mark.clauses("FD-15.7")
def test_a_planet_tile_may_be_declined() -> None:
    table = Table().scholars(ANNA, "2B2").action(ANNA, "neo").do("asteroid asteroid_02", "decline")
    assert (table.prompt, table.is_up(ANNA, "2B2")) == ("place", True)


# Copies and refreshing


@pytest.mark.clauses("FD-15.3", "FD-T82", "FD-T47")
def test_what_can_be_copied_in_a_window() -> None:
    table = nothing_shown(Table())
    table.state.taken[3] = table.state.taken[9] = 0
    table.show("1B2").show("1D1").state.owned[ANNA] = 0
    table.state.owned[ANNA] = 1 << scholar_number("1A3") | 1 << scholar_number("1E1")
    table.state.used[ANNA] = 1 << scholar_number("1E1")
    table.refresh().do("use scholar_1a3")
    assert table.state.hangar[ANNA] == 2
    assert [event["args"] for event in table.events("scholar_copied")] == [{"scholar": "scholar:scholar_1d1"}]


@pytest.mark.clauses("FD-15.3", "FD-T47")
def test_a_face_down_tile_or_a_copy_tile_cannot_be_copied() -> None:
    table = nothing_shown(Table())
    table.state.owned[ANNA] = (
        1 << scholar_number("1A3") | 1 << scholar_number("1A1") | 1 << scholar_number("2A3")
    )
    table.state.used[ANNA] = 1 << scholar_number("1A1")
    assert table.refresh().offered("use") == []


@pytest.mark.clauses("FD-T83", "FD-15.3", "FD-15.7")
def test_a_planet_tile_is_copied_inside_its_action() -> None:
    table = Table().miner(ANNA, "asteroid_02").scholars(ANNA, "1A3").show("1B2").action(ANNA, "neo")
    table.do("asteroid asteroid_05")
    assert table.offered() == ["use scholar_1a3", "decline"]
    table.do("use scholar_1a3")
    assert table.crystals(ANNA) == "LLCCCC"
    assert not table.is_up(ANNA, "1A3")


@pytest.mark.clauses("FD-15.3")
def test_the_copied_tile_is_not_used_up() -> None:
    table = Table().scholars(ANNA, "2A3", "2B3").do("use scholar_2a3", "copied scholar_2b3")
    assert table.crystals(ANNA) == "COO"
    assert table.is_up(ANNA, "2B3")


@pytest.mark.clauses("FD-15.6", "FD-T79", "FD-10.7")
def test_a_chain_never_refreshes_what_started_it() -> None:
    table = Table(structures="random").built(ANNA, "embassy").scholars(ANNA, "1E3")
    table.scholars(ANNA, "1B1", used=True).do("use scholar_1e3")
    assert table.offered() == ["refresh scholar_1b1", "decline"]
    table.do("refresh scholar_1b1")
    assert table.crystals(ANNA) == "LO"
    assert not table.is_up(ANNA, "1E3")


@pytest.mark.clauses("FD-15.6", "FD-T80", "R-28")
def test_1a2_works_an_immediate_tile_again() -> None:
    table = Table().scholars(ANNA, "1A2").scholars(ANNA, "1C1", used=True).do("use scholar_1a2")
    assert bin(table.state.tokens[ANNA]).count("1") == 1
    assert not table.is_up(ANNA, "1A2")
    assert not table.is_up(ANNA, "1C1")


@pytest.mark.clauses("FD-15.6", "R-51")
def test_1a2_must_turn_a_tile_up() -> None:
    assert Table().scholars(ANNA, "1A2", "1B1").offered("use") == []
    table = Table().scholars(ANNA, "1A2").scholars(ANNA, "1B1", "1C1", used=True).do("use scholar_1a2")
    assert table.offered() == ["refresh scholar_1b1", "refresh scholar_1c1"], "it cannot be declined"


@pytest.mark.clauses("FD-15.6")
def test_a_tile_may_be_refreshed_by_two_refreshers_in_a_turn() -> None:
    """1A3 copies 1A2 and turns 1B1 up; 1A2 itself may do so once more."""
    table = Table().scholars(ANNA, "1A2", "1A3").scholars(ANNA, "1B1", used=True)
    nothing_shown(table).do("use scholar_1a3", "use scholar_1a2")
    assert table.offered() == ["refresh scholar_1a3", "refresh scholar_1b1"]
    table.do("refresh scholar_1b1")
    assert table.crystals(ANNA) == "LLOO"


@pytest.mark.clauses("FD-15.6", "FD-T105", "R-41")
def test_each_refresher_works_once_a_turn() -> None:
    """Embassy, 1A2 and 1E3 turn each other up: the chain ends when the two refreshers have worked."""
    table = Table(structures="random").built(ANNA, "embassy").scholars(ANNA, "1A2")
    nothing_shown(table.scholars(ANNA, "1E3", used=True)).do("use scholar_1a2", "use scholar_1e3")
    table.do("refresh scholar_1a2")
    assert table.is_up(ANNA, "1A2")
    assert table.offered("use") == [], "1A2 has worked this turn, though 1E3 lies face down again"
    table.turn(ANNA)
    assert table.offered("use") == ["scholar_1a2"]


@pytest.mark.clauses("FD-15.6", "R-41")
def test_the_embassy_refreshes_once_a_turn_and_once_an_income_step() -> None:
    table = Table(structures="random").built(ANNA, "embassy").scholars(ANNA, "1E3", "2E3")
    table.scholars(ANNA, "1B1", used=True).do("use scholar_1e3", "refresh scholar_1b1", "use scholar_2e3")
    assert (table.prompt, table.crystals(ANNA)) == ("place", "LO")
    table.laws("neo", "atalum").executive("income")
    assert table.offered() == ["refresh scholar_1b1", "refresh scholar_1e3", "decline"]


@pytest.mark.clauses("FD-15.1", "R-28")
def test_refreshed_tiles_can_be_used_in_the_same_turn() -> None:
    table = Table().scholars(DAN, "1A2").scholars(DAN, "1A1", used=True).turn(DAN).do("use scholar_1a2")
    assert table.offered("use") == ["scholar_1a1"]


@pytest.mark.clauses("FD-15.3", "FD-15.7")
def test_a_copy_tile_cannot_also_save_the_cost_of_the_building_it_brings() -> None:
    """With lavandium left only 1E2 could pay a second building: copied for 2E2, the copy tile is spent."""
    table = Table().show("1E2").scholars(ANNA, "2A3", "2E2").purse(ANNA, "COL").action(ANNA, "e81216")
    table.do("decline", "building shipyard")
    assert table.offered() == ["use scholar_2e2", "decline"]
    table.do("use scholar_2e2")
    assert "military_academy" in table.offered("building")
    assert not table.is_up(ANNA, "2A3")
