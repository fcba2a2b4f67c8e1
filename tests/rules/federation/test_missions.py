"""FD-7, FD-8, FD-14: missions, medals, accreditation."""

from __future__ import annotations

import pytest
from tests.games.federation.positions import ANNA, BEN, CLEO, Table

from astrolude.games.federation.rules.accreditation import climb, level
from astrolude.games.federation.rules.medals import set_influence
from astrolude.games.federation.rules.missions import missions_done
from astrolude.games.federation.tables.components import MISSION_LEVEL, MISSIONS
from astrolude.kernel.bits import members


@pytest.mark.clauses("FD-7.2", "FD-T03", "D-10", "R-46")
def test_a_mission_needs_release_ship_and_level() -> None:
    table = Table().degree(ANNA, 3).released(ANNA, "officers_room", "atalum", "patrons_lounge")
    table.do("play voting_1 outer_module")
    assert table.offered() == ["mission officers_room", "mission atalum", "end_turn"]
    table = Table().ships(ANNA, 0).released(ANNA).do("play voting_1 outer_module")
    assert table.asked == BEN


@pytest.mark.clauses("FD-7.2", "FD-7.3", "FD-7.9")
def test_one_mission_a_turn_and_each_once() -> None:
    table = Table().ships(ANNA, 3).released(ANNA, "officers_room", "neo").do("play voting_1 outer_module")
    table.do("mission officers_room")
    assert table.asked == BEN
    assert table.state.hangar[ANNA] == 2
    table.turn(ANNA).do("play voting_1 outer_module")
    assert table.offered("mission") == ["neo"]
    table.do("end_turn")
    assert table.asked == BEN


@pytest.mark.clauses("FD-7.3", "FD-7.4", "FD-T14")
def test_missions_accomplished() -> None:
    table = Table().done(ANNA, "neo", "spy")
    assert missions_done(table.state, ANNA) == 3
    table.own_deep(ANNA, 2)
    assert missions_done(table.state, ANNA) == 4
    table.done(ANNA, *MISSIONS[:7])
    assert (table.state.hangar[ANNA], table.state.reserve[ANNA]) == (1, 0)


@pytest.mark.clauses("FD-7.5")
def test_a_mission_gives_no_vote_no_funding_no_release() -> None:
    table = Table().released(ANNA, "officers_room").do("play voting_1 outer_module", "mission officers_room")
    assert sum(table.state.votes) == 0
    assert table.missions(ANNA) == ["officers_room"]
    assert table.state.projects == [0] * 7


@pytest.mark.clauses("FD-7.6")
def test_levels_and_effects_of_the_missions() -> None:
    assert dict(zip(MISSIONS, MISSION_LEVEL, strict=True)) == {
        "neo": 1,
        "arratooine": 1,
        "officers_room": 1,
        "six_moon": 2,
        "atalum": 2,
        "small_lounge": 2,
        "e81216": 3,
        "spy": 3,
        "patrons_lounge": 3,
        "purchasing_office": 4,
        "assistants_room": 4,
        "presidents_office": 5,
    }
    assert Table().mission(ANNA, "neo").prompt == "asteroid"
    assert Table().purse(ANNA, "L").mission(ANNA, "arratooine").prompt == "stall"
    assert Table().mission(ANNA, "officers_room").state.degree[ANNA] == 3
    assert Table().mission(ANNA, "six_moon").prompt == "moon_token"
    assert Table().mission(ANNA, "atalum").prompt == "scholar"
    assert Table().mission(ANNA, "small_lounge").prompt == "fund"
    assert Table().purse(ANNA, "CO").mission(ANNA, "e81216").prompt == "building"
    assert Table().mission(ANNA, "spy").prompt == "copy"
    table = Table().mission(ANNA, "patrons_lounge").do("release spy")
    assert (table.state.hangar[ANNA], table.missions(ANNA)) == (2, ["spy"])


@pytest.mark.clauses("FD-12.1", "FD-15.2", "R-29")
def test_a_scholar_taken_this_turn_helps_in_the_action_that_a_spy_mission_copies() -> None:
    """1D2 saves the price of a stall; Anna takes it on Atalum and has just the price of the spy."""
    table = Table().show("1D2").purse(ANNA, "L").degree(ANNA, 9).released(ANNA, "spy").ships(ANNA, 1)
    table.do("play voting_1 left_bottom_3", "scholar scholar_1d2", "mission spy")
    assert table.crystals(ANNA) == ""
    assert "arratooine" in table.offered("copy")
    table.do("copy arratooine")
    assert (table.prompt, table.is_up(ANNA, "1D2")) == ("stall", False)


@pytest.mark.clauses("FD-T05", "FD-7.6")
def test_purchasing_office_mission() -> None:
    assert Table().degree(ANNA, 7).mission(ANNA, "purchasing_office").points(ANNA) == 8


@pytest.mark.clauses("FD-T67", "FD-7.9")
def test_assistants_room_mission_counts_itself() -> None:
    table = Table().degree(ANNA, 7).done(ANNA, "neo", "spy", "atalum")
    table.state.released[ANNA] |= 1 << MISSIONS.index("assistants_room")
    table.do("play voting_1 outer_module", "mission assistants_room")
    assert missions_done(table.state, ANNA) == 5
    assert table.points(ANNA) == 10


@pytest.mark.clauses("FD-7.7")
def test_an_empty_reserve_gives_no_ship() -> None:
    assert Table().ships(ANNA, 8, 0).effect_of(ANNA, "1D1").state.hangar[ANNA] == 8
    table = Table().ships(ANNA, 7, 1).purse(ANNA, "O").action(ANNA, "purchasing_office")
    assert (table.state.hangar[ANNA], table.state.reserve[ANNA]) == (8, 0)


@pytest.mark.clauses("FD-7.8", "R-44")
def test_a_mission_whose_cost_cannot_be_paid_or_whose_effect_is_void() -> None:
    table = Table().degree(ANNA, 5).released(ANNA, "spy", "e81216").do("play funding_1 left_top_2")
    assert table.offered("mission") == ["officers_room", "e81216"]
    table.do("mission e81216")
    assert table.state.done[ANNA]
    assert table.asked == BEN


@pytest.mark.clauses("FD-7.10")
def test_releases_are_chosen_one_after_the_other() -> None:
    table = Table().purse(ANNA, "C").stall(ANNA, "stall_5", 1).action(ANNA, "arratooine")
    table.do("stall stall_5", "release neo", "release presidents_office")
    assert "neo" not in table.offered("release")
    table.do("release spy")
    assert table.missions(ANNA) == ["neo", "spy", "presidents_office"]
    table = Table().released(ANNA, *MISSIONS[1:]).effect_of(ANNA, "1D1").start_tile(ANNA, "hangar")
    assert len(table.missions(ANNA)) == 12


@pytest.mark.clauses("FD-7.10", "R-35")
def test_an_accomplished_mission_has_its_release_token() -> None:
    table = Table().done(ANNA, "neo").action(ANNA, "patrons_lounge")
    assert table.offered("release") == [name for name in MISSIONS if name != "neo"]


@pytest.mark.clauses("FD-15.1", "FD-15.7", "R-29")
def test_a_mission_and_a_spy_are_actions_on_the_planet() -> None:
    """1B2 doubles the reward of an asteroid, whatever brought the miner there."""
    table = Table().hide("1B2").scholars(ANNA, "1B2").released(ANNA, "neo")
    table.do("play voting_1 outer_module", "mission neo", "asteroid asteroid_01", "use scholar_1b2")
    assert table.crystals(ANNA) == "LLLLCCO"
    table = Table().hide("1B2").scholars(ANNA, "1B2").purse(ANNA, "L")
    table.do("play voting_1 left_middle_1", "copy neo", "asteroid asteroid_01", "use scholar_1b2")
    assert table.crystals(ANNA) == "LLLLCC"


# Medals


@pytest.mark.clauses("FD-8.2", "FD-T23", "FD-8.1")
def test_a_jump_over_two_levels_brings_one_medal() -> None:
    table = Table().miner(ANNA, "asteroid_05").action(ANNA, "neo").do("asteroid asteroid_09")
    assert table.influence_of(ANNA, "neo") == 4
    assert table.medals_of(ANNA) == ["neo"]
    assert members(table.state.medals_left[0]) == [4, 5, 6]
    set_influence(table.state, ANNA, 0, 5)
    assert members(table.state.medals_left[0]) == [4, 5, 6]


@pytest.mark.clauses("FD-8.2", "FD-T24", "R-02")
def test_the_next_medal_asks_for_more() -> None:
    table = Table().medals(ANNA, "neo")
    set_influence(table.state, BEN, 0, 3)
    assert table.medals_of(BEN) == []
    set_influence(table.state, BEN, 0, 4)
    assert table.medals_of(BEN) == ["neo"]
    assert members(table.state.medals_left[0]) == [5, 6]


@pytest.mark.clauses("FD-8.3", "FD-14.3", "FD-T25", "R-33")
def test_degree_eight_brings_a_medal() -> None:
    table = Table().degree(ANNA, 7).action(ANNA, "officers_room")
    assert (table.state.degree[ANNA], level(table.state, ANNA)) == (9, 5)
    assert table.medals_of(ANNA) == ["accreditation"]
    assert table.prompt == "place"


@pytest.mark.clauses("FD-8.4", "FD-T66", "R-22")
def test_the_solo_mission() -> None:
    table = Table().degree(ANNA, 9).released(ANNA, "presidents_office").do("play voting_1 outer_module")
    table.do("mission presidents_office")
    assert table.medals_of(ANNA) == ["solo"]
    table = Table().degree(ANNA, 9).released(ANNA, "presidents_office").medals(ANNA, "solo")
    table.do("play voting_1 outer_module", "mission presidents_office")
    assert (missions_done(table.state, ANNA), table.medals_of(ANNA)) == (2, ["solo"])


@pytest.mark.clauses("FD-8.5", "FD-T22", "FD-8.8")
def test_a_medal_of_choice_is_the_highest_of_a_planet() -> None:
    table = Table().turn(BEN).action(BEN, "presidents_office").do("medal neo")
    assert members(table.state.medals_left[0]) == [3, 4, 5]
    table.medals(CLEO, "six_moon", "solo").action(CLEO, "presidents_office")
    assert table.offered("medal") == ["neo", "atalum", "arratooine", "e81216", "accreditation"]


@pytest.mark.clauses("FD-8.8", "FD-T97", "FD-8.1")
def test_two_players_medals() -> None:
    table = Table(2).scholars(ANNA, "1A1").action(ANNA, "presidents_office").do("medal atalum")
    assert members(table.state.medals_left[2]) == [4]
    set_influence(table.state, BEN, 2, 4)
    assert table.medals_of(BEN) == ["atalum"]
    table.action(BEN, "presidents_office")
    assert "atalum" not in table.offered("medal")


@pytest.mark.clauses("FD-8.1", "FD-8.6")
def test_no_second_medal_of_a_colour() -> None:
    table = Table().medals(ANNA, "accreditation").degree(ANNA, 7)
    climb(table.state, ANNA, 1)
    assert table.medals_of(ANNA) == ["accreditation"]


@pytest.mark.clauses("FD-8.5", "FD-8.3", "R-25")
def test_the_accreditation_medal_may_be_chosen_before_its_degree() -> None:
    table = Table().turn(BEN).action(BEN, "presidents_office").do("medal accreditation")
    assert (table.state.degree[BEN], table.medals_of(BEN)) == (1, ["accreditation"])
    table.degree(BEN, 7)
    climb(table.state, BEN, 1)
    assert (table.medals_of(BEN), table.points(BEN)) == (["accreditation"], 0)


@pytest.mark.clauses("FD-8.7", "R-39")
def test_medals_come_in_the_own_income_step_too() -> None:
    table = Table().degree(ANNA, 7).built(ANNA, "military_academy").executive("income")
    assert table.medals_of(ANNA) == ["accreditation"]


# Accreditation


@pytest.mark.clauses("FD-14.1", "FD-T15")
def test_levels_of_the_degrees() -> None:
    table = Table()
    levels = [level(table.degree(ANNA, degree).state, ANNA) for degree in range(1, 11)]
    assert levels == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
    table = Table().degree(ANNA, 2).released(ANNA, "atalum").action(ANNA, "small_lounge").do("fund neo")
    table.turn(ANNA).do("play voting_1 outer_module")
    assert table.offered("mission") == ["atalum"]


@pytest.mark.clauses("FD-14.4", "D-09", "R-12", "R-34")
def test_the_last_degree_opens_deep_space_once() -> None:
    table = Table().degree(ANNA, 9).offer_deep(1, 2, 3, 6, 7).action(ANNA, "small_lounge")
    assert table.offered("deep_space") == [f"deep_space_{number}" for number in (1, 2, 3, 6, 7)]
    table.do("deep_space deep_space_6", "fund neo")
    assert len(table.state.deep) == 4
    table.degree(ANNA, 9).action(ANNA, "officers_room")
    assert table.prompt == "place"
    assert table.points(ANNA) == 1


@pytest.mark.clauses("FD-14.5", "FD-14.6", "R-10", "R-24")
def test_bonus_levels_count_everywhere_but_for_upkeep() -> None:
    table = Table().degree(ANNA, 4).scholars(ANNA, "2A1").released(ANNA, "purchasing_office")
    table.do("use scholar_2a1", "play voting_1 outer_module")
    assert level(table.state, ANNA) == 4
    table.do("mission purchasing_office")
    assert table.points(ANNA) == 8
    table.laws("neo", "atalum").executive("upkeep")
    assert table.prompt == "law"
    assert table.state.round_bonus[ANNA] == 2
    table.do("wing left")
    assert (table.state.round_bonus[ANNA], table.state.round) == (0, 1)
    table = Table().degree(ANNA, 10).own_deep(ANNA, 6)
    assert level(table.deep_tile(ANNA, 6).state, ANNA) == 8


@pytest.mark.clauses("FD-1.2", "FD-14.6", "R-45")
def test_level_tokens_are_reminders_and_never_run_out() -> None:
    table = Table().effect_of(ANNA, "1A1").effect_of(BEN, "1A1").effect_of(BEN, "1A1")
    assert [level(table.state, seat) for seat in (ANNA, BEN, CLEO)] == [2, 3, 1]


@pytest.mark.clauses("FD-T30", "FD-9.2")
def test_a_floor_pays_the_level_with_its_bonus() -> None:
    table = (
        Table().degree(ANNA, 5).purse(ANNA, "L").laws("neo", "atalum").pawn(ANNA, "voting_1", "left_top_1")
    )
    table.state.round_bonus[ANNA] = 2
    table.executive("upkeep")
    assert table.offered() == ["pay_level 3", "drop"]
    table.do("pay_level 3")
    assert table.points(ANNA) == 5
