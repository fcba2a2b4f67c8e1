"""FD-3, FD-4, FD-5, FD-6, FD-11, FD-12, FD-13: turns, tokens, the die and what the Senate's cells do."""

from __future__ import annotations

import pytest
from tests.games.federation.positions import ANNA, BEN, CLEO, DAN, Table

from astrolude.games.federation.tables.components import (
    ACTIONS,
    BARGAINS,
    CELLS,
    FACE_CRYSTALS,
    FACE_VOTES,
    FACES,
    MISSIONS,
    PRODUCTION,
)
from astrolude.games.federation.tables.programs import (
    ACTION_PROGRAM,
    BARGAIN_PROGRAM,
    DEEP_SPACE_PROGRAM,
    INCOME_PROGRAM,
    LINE_LAST,
    LINE_OP,
    MISSION_PROGRAM,
    NO_PROGRAM,
    OPS,
    SCHOLAR_PROGRAM,
    STARTER_PROGRAM,
    TOKEN_PROGRAM,
)

SPY, NEO, OFFICERS, LOUNGE = "left_middle_1", "left_top_1", "left_top_2", "left_bottom_2"
PURCHASING, PATRONS, OFFICE, ASSISTANTS = "left_middle_3", "right_middle_4", "right_top_5", "right_bottom_5"
ARRATOOINE, OTHER_SPY = "left_middle_2", "right_middle_6"


@pytest.mark.clauses("FD-3.1", "FD-3.2", "FD-9.8d", "R-31")
def test_five_rounds_of_four_turns_clockwise() -> None:
    table = Table()
    order = []
    for _ in range(16):
        order.append(table.asked)
        table.do(next(text for text in table.offered() if text.endswith("outer_module")))
    assert order == [ANNA, BEN, CLEO, DAN] * 4
    rounds = set()
    while not table.state.over:
        rounds.add(table.state.round)
        texts = [text for text in table.offered() if text.endswith("outer_module")]
        table.do((texts or table.offered())[0])
    assert {1, 2, 3, 4} <= rounds
    assert table.events("round_began")[-1]["args"] == {"round": 5}
    assert len(table.events("placed")) == 80


@pytest.mark.clauses("FD-3.3", "FD-11.4", "FD-9.8d")
def test_a_new_president_leads_the_next_round_not_this_one() -> None:
    table = Table().turn(BEN).do(f"play voting_1 {OFFICE}", "medal solo")
    assert table.state.president == BEN
    assert table.medals_of(BEN) == ["solo"]
    assert table.asked == CLEO
    assert table.state.first == ANNA
    table.laws("neo", "atalum").executive("end")
    assert table.state.first == table.asked == BEN


@pytest.mark.clauses("FD-4.2")
def test_the_ambassadors() -> None:
    assert dict(zip(FACES, FACE_VOTES, strict=True)) == {
        "voting_1": 1,
        "voting_2": 2,
        "voting_3": 3,
        "voting_7": 7,
        "funding_1": 0,
        "funding_2": 0,
        "funding_3": 0,
    }
    assert FACE_CRYSTALS[FACES.index("funding_2")] == [1, 0, 0, 0]
    assert FACE_CRYSTALS[FACES.index("funding_3")] == [0, 1, 0, 0]
    assert FACE_CRYSTALS[FACES.index("funding_1")] == [0, 0, 0, 0]


@pytest.mark.clauses("FD-4.1", "FD-4.3", "FD-4.6", "D-10", "R-04")
def test_action_first_then_the_side_then_a_mission() -> None:
    table = Table().do(f"play funding_1 {NEO}")
    assert table.prompt == "asteroid"
    assert table.offered() == ["asteroid asteroid_01", "asteroid asteroid_02"]
    assert table.missions(ANNA) == []
    table.do("asteroid asteroid_01")
    assert table.missions(ANNA) == ["neo"]
    assert table.offered() == ["mission neo", "end_turn"]
    table.do("mission neo", "asteroid asteroid_06")
    assert (table.asked, table.prompt) == (BEN, "place")


@pytest.mark.clauses("FD-T01", "FD-T02", "FD-4.8")
def test_the_funding_side_releases_the_mission_of_the_cell_once() -> None:
    table = Table().do(f"play funding_1 {OFFICERS}")
    assert table.missions(ANNA) == ["officers_room"]
    table = Table().ships(ANNA, 0).released(ANNA, "officers_room").do(f"play funding_1 {OFFICERS}")
    assert table.missions(ANNA) == ["officers_room"]
    assert table.events("released") == []


@pytest.mark.clauses("FD-4.3")
def test_the_voting_side_releases_nothing() -> None:
    assert Table().do(f"play voting_1 {OFFICERS}").missions(ANNA) == []


@pytest.mark.clauses("FD-T19", "FD-12.3", "FD-4.8", "R-06")
def test_a_spy_cell_releases_the_spy_mission() -> None:
    table = Table().do(f"play funding_2 {SPY}", "copy officers_room")
    assert table.missions(ANNA) == ["spy"]
    assert table.state.degree[ANNA] == 3
    assert table.state.owner[3] == ANNA


@pytest.mark.clauses("FD-4.4", "FD-T40", "FD-13.1")
def test_a_cell_takes_one_pawn_the_outer_module_any_number() -> None:
    table = Table().do(f"play voting_1 {OFFICERS}")
    assert OFFICERS not in table.cells()
    table.do("play voting_1 outer_module", "play voting_1 outer_module")
    assert table.crystals(BEN) == table.crystals(CLEO) == "O"
    assert "outer_module" in table.cells()


@pytest.mark.clauses("FD-T39", "FD-13.1", "FD-6.3")
def test_the_outer_module_has_no_votes_and_no_die() -> None:
    table = Table().die(ANNA, 3).do("play voting_3 outer_module")
    assert table.crystals(ANNA) == "O"
    assert table.asked == BEN
    assert table.state.die_cell[ANNA] == -1
    assert sum(table.state.votes) == 0
    assert Table().do("play funding_1 outer_module").missions(ANNA) == []


@pytest.mark.clauses("FD-4.5", "FD-T18", "FD-11.5")
def test_the_bonus_of_the_pawn_can_pay_the_cell() -> None:
    table = Table()
    assert ASSISTANTS in table.cells("funding_3")
    assert ASSISTANTS not in table.cells("funding_2")
    assert ASSISTANTS not in table.cells("voting_3")
    table.do(f"play funding_3 {ASSISTANTS}")
    assert (table.crystals(ANNA), table.state.die[ANNA]) == ("", 2)


@pytest.mark.clauses("FD-4.9", "FD-T69", "FD-T38", "FD-T37")
def test_the_assistants_room_raises_no_die_above_six() -> None:
    table = Table().purse(ANNA, "C").die(ANNA, 6).do(f"play voting_1 {ASSISTANTS}", "decline")
    assert (table.state.die[ANNA], table.crystals(ANNA)) == (6, ""), "the cell is paid all the same"
    assert len(table.events("action_skipped")) == 1
    assert Table().purse(ANNA, "C").action(ANNA, "assistants_room").state.die[ANNA] == 2
    assert Table().purse(ANNA, "C").die(ANNA, 5).action(ANNA, "assistants_room").state.die[ANNA] == 6


@pytest.mark.clauses("FD-4.5", "R-05")
@pytest.mark.parametrize(
    ("purse", "closed"), [("", {SPY, OTHER_SPY, PURCHASING, ASSISTANTS}), ("LCO", set())]
)
def test_every_free_cell_that_can_be_paid_may_be_taken(purse: str, closed: set[str]) -> None:
    """Anna can do nothing on any planet and in no room but those that always give something."""
    table = (
        Table()
        .ships(ANNA, 8, 0)
        .released(ANNA, *MISSIONS)
        .die(ANNA, 6)
        .pawn(ANNA, "voting_3", "outer_module")
    )
    table.state.robots[ANNA] = 0
    table.mage(ANNA, 7).state.moons[24:] = [-1] * 4
    table.state.medals[ANNA] = 127
    cells = table.purse(ANNA, purse).turn(ANNA).cells()
    assert set(CELLS) - set(cells) == closed


@pytest.mark.clauses("FD-4.5", "FD-4.8", "R-05")
def test_a_cell_without_effect_still_votes_and_releases() -> None:
    table = Table().do(f"play voting_1 {ARRATOOINE}")
    assert (table.state.votes[CELLS.index(ARRATOOINE)], table.crystals(ANNA), table.asked) == (1, "", BEN)
    assert Table().do(f"play funding_1 {ARRATOOINE}").missions(ANNA) == ["arratooine"]


@pytest.mark.clauses("FD-4.9", "FD-T71")
def test_ships_and_releases_used_up_leave_two_rooms_without_effect() -> None:
    for room, left in ((PURCHASING, ""), (PATRONS, "O")):
        table = Table().purse(ANNA, "O").ships(ANNA, 8, 0).released(ANNA, *MISSIONS)
        table.do(f"play voting_1 {room}", *["end_turn"] * (table.asked == BEN))
        assert (table.state.hangar[ANNA], table.crystals(ANNA)) == (8, left)
        assert len(table.events("action_skipped")) == 1


@pytest.mark.clauses("FD-4.10", "FD-T72")
def test_the_certain_part_of_the_bonus_counts() -> None:
    table = Table().purse(ANNA, "L").token(ANNA, "3v04")
    assert SPY in table.cells()
    table.do("lay alteration_3v04")
    assert SPY not in table.cells(), "the price of the token comes first"
    table = Table().purse(ANNA, "O").ships(ANNA, 7, 1).token(ANNA, "1v08").do("lay alteration_1v08")
    table.do(f"play voting_1 {PURCHASING}")
    assert (table.state.reserve[ANNA], table.crystals(ANNA)) == (0, "")
    assert len(table.events("action_skipped")) == 1


@pytest.mark.clauses("FD-4.10", "FD-9.5", "FD-T106", "R-54")
def test_the_crystal_of_a_free_funding_may_pay_the_cell_that_brought_it() -> None:
    """Token 4v04 gives 5 votes and a free funding; the first contribution brings 1 Lavandium."""
    table = Table().token(ANNA, "4v04")
    assert SPY not in table.cells()
    table.do("lay alteration_4v04")
    assert SPY in table.cells()
    assert ASSISTANTS not in table.cells(), "Coppernium comes with the second contribution only"
    table.do(f"play voting_1 {SPY}")
    assert (table.prompt, table.state.contributions[ANNA], table.crystals(ANNA)) == ("copy", 1, "")
    table = Table().purse(ANNA, "L").token(ANNA, "4v04").do("lay alteration_4v04", f"play voting_1 {SPY}")
    assert len(table.offered("fund")) == 7, "a funding that need not pay goes where it likes"


@pytest.mark.clauses("FD-4.10", "FD-9.5", "FD-T106", "R-54")
def test_of_two_fundings_only_what_the_cell_needs_is_bound() -> None:
    """Token 4f02 gives two free fundings; the second contribution brings 1 Coppernium."""
    table = Table().token(ANNA, "4f02").do("lay alteration_4f02")
    assert {SPY, ASSISTANTS} <= set(table.cells())
    assert PURCHASING not in table.cells()
    table.do(f"play voting_1 {SPY}")
    assert len(table.offered("fund")) == 7
    table.do("fund neo")
    assert (table.prompt, table.state.contributions[ANNA]) == ("copy", 1)
    table = Table().token(ANNA, "4f02").do("lay alteration_4f02", f"play voting_1 {ASSISTANTS}")
    assert (table.state.contributions[ANNA], table.state.die[ANNA], table.crystals(ANNA)) == (2, 2, "L")
    table = Table().contributed(3, 0, 0, 0).token(ANNA, "4f02").do("lay alteration_4f02")
    assert SPY not in table.cells(), "a fourth contribution brings nothing"


@pytest.mark.clauses("FD-4.10")
def test_an_action_made_impossible_by_the_bonus_is_skipped() -> None:
    table = Table().ships(ANNA, 8, 0).token(ANNA, "2f01")
    table.released(ANNA, *[name for name in MISSIONS if name != "spy"])
    table.do("lay alteration_2f01", f"play voting_1 {PATRONS}")
    assert [event["args"] for event in table.events("action_skipped")] == [
        {"action": "senate_action:patrons_lounge"}
    ]
    assert len(table.missions(ANNA)) == 12


@pytest.mark.clauses("FD-4.11", "FD-T26", "FD-14.2", "FD-14.4")
def test_deep_space_comes_before_the_degrees_still_to_come() -> None:
    table = Table().purse(ANNA, "C").degree(ANNA, 9).stall(ANNA, "stall_2", 1).offer_deep(3, 6, 7, 1, 2)
    table.action(ANNA, "arratooine").do("stall stall_2", "reward stall_2-2-2")
    assert (table.prompt, table.state.degree[ANNA], table.points(ANNA)) == ("deep_space", 10, 0)
    table.do("deep_space deep_space_3")
    assert table.points(ANNA) == 2
    assert table.prompt == "place"


@pytest.mark.clauses("FD-4.9", "FD-T73")
def test_stalls_that_the_bonus_can_pay() -> None:
    table = Table()
    table.do(f"play funding_2 {ARRATOOINE}")
    assert table.offered("stall") == ["stall_1", "stall_3"]


@pytest.mark.clauses("FD-4.9", "R-58")
def test_buildings_and_scholars_must_be_possible_to_be_copied() -> None:
    def copied(table: Table) -> set[str]:
        table.do(f"play voting_1 {SPY}")
        if table.prompt == "payment":
            table.do("pay lavandium")
        return set(table.offered("copy"))

    assert "e81216" not in copied(Table().purse(ANNA, "L"))
    assert "e81216" in copied(Table().purse(ANNA, "LCO").laws("neo", "atalum"))
    table = Table().purse(ANNA, "L")
    assert "atalum" in copied(table)
    table = Table().purse(ANNA, "L")
    for kind in "ABCDE":
        table.scholars(ANNA, f"1{kind}1", f"2{kind}1", f"3{kind}1", used=True)
    assert "atalum" not in copied(table)


# Alteration tokens


@pytest.mark.clauses("FD-5.1", "FD-5.2", "FD-T42", "D-04", "R-36")
def test_a_token_replaces_side_votes_and_bonus() -> None:
    table = Table().token(ANNA, "3v08").do("lay alteration_3v08")
    assert table.cells("funding_3") == []
    table.do(f"play voting_3 {OFFICERS}")
    assert table.crystals(ANNA) == "G"
    assert table.state.votes[1] == 2
    assert table.missions(ANNA) == []
    assert not table.has_token(ANNA, "3v08")


@pytest.mark.clauses("FD-5.2")
def test_a_funding_token_makes_any_pawn_fund() -> None:
    table = Table().token(ANNA, "1f04").do("lay alteration_1f04", f"play voting_3 {OFFICERS}")
    assert table.missions(ANNA) == ["officers_room"]
    assert table.crystals(ANNA) == "O"
    table.executive("funding")
    assert table.project_at("neo") == 1


@pytest.mark.clauses("FD-5.3", "FD-T41")
def test_a_price_must_be_payable() -> None:
    table = Table().token(ANNA, "3v04")
    assert table.offered("lay") == []
    assert table.purse(ANNA, "O").offered("lay") == ["alteration_3v04"]
    table.purse(ANNA, "LO").do("lay alteration_3v04", f"play voting_1 {OFFICERS}")
    assert table.prompt == "payment"
    table.do("pay oceanium")
    assert table.crystals(ANNA) == "L"
    assert table.state.votes[1] == 6


@pytest.mark.clauses("FD-5.4", "D-07", "R-09")
def test_bonus_choices_are_asked_in_the_order_of_the_bag() -> None:
    table = Table().token(ANNA, "2f04").do("lay alteration_2f04", f"play voting_1 {OFFICERS}")
    assert (table.state.degree[ANNA], table.prompt) == (2, "release")
    table.do("release spy")
    assert table.state.degree[ANNA] == 4
    table = Table().token(ANNA, "4f02").do("lay alteration_4f02", f"play voting_1 {OFFICERS}")
    table.do("fund neo", "fund senatorial")
    assert (table.project_at("neo"), table.state.contributions[ANNA]) == (1, 1)
    table = Table().token(ANNA, "1v08").do("lay alteration_1v08", f"play voting_1 {OFFICERS}")
    assert table.state.hangar[ANNA] == 2


@pytest.mark.clauses("FD-5.5", "FD-9.8")
def test_tokens_on_pawns_are_used_up_with_the_round() -> None:
    table = Table().laws("neo", "atalum").pawn(ANNA, "voting_1", OFFICERS, "1v01")
    table.pawn(ANNA, "voting_2", "outer_module", "1v02").executive("end")
    assert table.state.tokens[ANNA] == 0
    assert table.state.problems() == []
    assert bin(table.state.discarded).count("1") == 2


@pytest.mark.clauses("FD-5.6", "FD-10.9")
def test_an_empty_pile_gives_nothing() -> None:
    table = Table()
    table.state.pile = []
    table.effect_of(ANNA, "1C1")
    assert table.state.tokens[ANNA] == 0


# The die


@pytest.mark.clauses("FD-6.2", "FD-6.7")
def test_die_steps() -> None:
    assert Table().effect_of(ANNA, "1C3").state.die[ANNA] == 1
    assert Table().die(ANNA, 3).effect_of(ANNA, "2C1").state.die[ANNA] == 5
    assert Table().die(ANNA, 6).effect_of(ANNA, "1C3").state.die[ANNA] == 6
    assert Table().deep_tile(ANNA, 7).state.die[ANNA] == 6


@pytest.mark.clauses("FD-6.7", "R-55")
def test_the_die_comes_from_the_sources_that_the_rulebook_lists() -> None:
    """No starter tile and no mission gives it; of the stalls one does, of the structures the University."""
    assert giving(STARTER_PROGRAM) == giving(MISSION_PROGRAM) == []
    assert [ACTIONS[action] for action in giving(ACTION_PROGRAM)] == ["assistants_room"]
    assert [PRODUCTION[structure] for structure in giving(INCOME_PROGRAM)] == ["space_university"]
    assert {BARGAINS[bargain].split("-")[0] for bargain in giving(BARGAIN_PROGRAM)} == {"stall_3"}
    assert giving(TOKEN_PROGRAM)
    assert giving(SCHOLAR_PROGRAM)
    assert giving(DEEP_SPACE_PROGRAM)


def giving(programs: list[int]) -> list[int]:
    """Which of these programs raise a die."""
    return [number for number, first in enumerate(programs) if {"die", "die_set"} & operations(first)]


def operations(line: int) -> set[str]:
    """The operations of a program."""
    if line == NO_PROGRAM:
        return set()
    found = {OPS[LINE_OP[line]]}
    while not LINE_LAST[line]:
        line += 1
        found.add(OPS[LINE_OP[line]])
    return found


@pytest.mark.clauses("FD-6.3", "D-05", "R-42")
def test_the_die_joins_a_voting_pawn_of_the_senate() -> None:
    table = Table().die(ANNA, 3).do(f"play voting_1 {OFFICERS}")
    assert table.offered() == ["add_die", "decline"]
    table.do("add_die")
    table.turn(ANNA).do(f"play voting_2 {LOUNGE}")
    assert table.prompt == "fund"
    table = Table().die(ANNA, 3).do(f"play funding_1 {OFFICERS}")
    assert table.prompt != "die"


@pytest.mark.clauses("FD-6.4", "FD-T36", "FD-T75")
def test_a_placed_die_grows_where_it_stands() -> None:
    table = Table().die(ANNA, 2).purse(ANNA, "C").do(f"play voting_1 {OFFICERS}", "add_die")
    table.turn(ANNA).do(f"play voting_2 {ASSISTANTS}")
    assert (table.state.die[ANNA], table.state.die_cell[ANNA]) == (4, 1)
    table = Table().die(ANNA, 3).token(ANNA, "1v05")
    table.do("lay alteration_1v05", f"play voting_1 {OFFICERS}", "add_die")
    assert (table.state.die[ANNA], table.state.die_cell[ANNA]) == (4, 1)


@pytest.mark.clauses("FD-6.4", "FD-T74", "R-42")
def test_a_die_received_goes_with_a_later_pawn() -> None:
    table = Table().token(ANNA, "1v05").do("lay alteration_1v05", f"play voting_1 {OFFICERS}")
    assert (table.state.die[ANNA], table.state.die_cell[ANNA], table.asked) == (1, -1, BEN)
    assert table.turn(ANNA).do(f"play voting_2 {LOUNGE}").prompt == "die"


@pytest.mark.clauses("FD-6.5", "FD-T35", "FD-9.6")
def test_the_die_counts_for_floor_and_wing() -> None:
    table = Table().die(ANNA, 2).degree(BEN, 3).laws("neo", "atalum")
    table.pawn(ANNA, "voting_3", NEO).die_on(ANNA, NEO)
    table.pawn(BEN, "voting_3", "right_top_4").pawn(BEN, "voting_2", "right_top_6")
    table.executive("floors")
    assert (table.points(ANNA), table.points(BEN)) == (1, 2)
    assert (table.asked, table.prompt) == (ANNA, "law")


@pytest.mark.clauses("FD-6.6")
def test_the_die_returns_with_its_value() -> None:
    table = Table().die(ANNA, 4).laws("neo", "atalum").pawn(ANNA, "voting_1", NEO).die_on(ANNA, NEO)
    table.executive("end")
    assert (table.state.die[ANNA], table.state.die_cell[ANNA]) == (4, -1)


# Rooms


@pytest.mark.clauses("FD-11.1", "FD-11.8")
def test_officers_room() -> None:
    table = Table().action(ANNA, "officers_room")
    assert table.state.degree[ANNA] == 3
    assert sum(table.state.influence) == 0


@pytest.mark.clauses("FD-11.2", "FD-T04")
def test_purchasing_office() -> None:
    table = Table().purse(ANNA, "O").do(f"play voting_1 {PURCHASING}")
    assert (table.crystals(ANNA), table.state.hangar[ANNA], table.state.reserve[ANNA]) == ("", 3, 5)


@pytest.mark.clauses("FD-11.3")
def test_patrons_lounge() -> None:
    table = Table().action(ANNA, "patrons_lounge").do("release spy")
    assert (table.state.hangar[ANNA], table.missions(ANNA)) == (2, ["spy"])


@pytest.mark.clauses("FD-11.6", "FD-T95", "FD-9.5", "R-20")
def test_small_lounge_funds_what_is_not_complete() -> None:
    table = Table().project("neo", 6).action(ANNA, "small_lounge")
    assert table.state.degree[ANNA] == 2
    assert "neo" not in table.offered("fund")
    assert len(table.offered("fund")) == 6
    assert "senatorial" in table.offered("fund")
    table.do("fund atalum")
    assert table.project_at("atalum") == 1


@pytest.mark.clauses("FD-11.7", "FD-T21", "R-01")
def test_the_first_player_waits_for_the_presidents_office() -> None:
    table = Table()
    assert OFFICE not in table.cells()
    assert OFFICE in table.do("play voting_1 outer_module").cells()
    assert OFFICE in table.turn(ANNA).cells()


@pytest.mark.clauses("FD-T70", "FD-4.9")
def test_a_president_with_every_medal_has_no_use_for_the_office() -> None:
    table = Table().pawn(ANNA, "voting_2", "outer_module")
    table.state.medals = [127, 127, 0, 0]
    table.turn(ANNA).do(f"play voting_1 {OFFICE}")
    assert (table.asked, len(table.events("action_skipped"))) == (BEN, 1)
    table = Table().pawn(ANNA, "voting_2", "outer_module")
    table.state.medals = [127, 127, 0, 0]
    table.turn(BEN).do(f"play voting_1 {OFFICE}")
    assert (table.state.president, table.asked) == (BEN, CLEO)


@pytest.mark.clauses("FD-12.1", "FD-T16", "FD-1.3a", "R-03")
def test_oceanium_pays_a_spy() -> None:
    table = Table().purse(ANNA, "O").do(f"play voting_1 {SPY}", "copy neo", "asteroid asteroid_02")
    assert table.crystals(ANNA) == "LO"


@pytest.mark.clauses("FD-12.2", "FD-T17", "FD-T20", "R-58")
def test_what_a_spy_can_copy() -> None:
    table = Table().pawn(BEN, "voting_1", OFFICERS).purse(ANNA, "L").do(f"play voting_1 {SPY}")
    copies = table.offered("copy")
    assert copies == ["neo", "six_moon", "atalum", "officers_room", "patrons_lounge", "small_lounge"]
    table = Table().purse(ANNA, "LCO").do(f"play voting_1 {SPY}", "pay lavandium", "copy assistants_room")
    assert table.prompt == "payment"
    table.do("pay coppernium")
    assert (table.crystals(ANNA), table.state.die[ANNA]) == ("O", 2)


@pytest.mark.clauses("FD-1.3", "FD-1.3a", "D-06", "R-03")
def test_payment_is_asked_where_it_is_a_choice() -> None:
    table = Table().purse(ANNA, "LCOG").built(BEN, "shipyard").action(ANNA, "e81216")
    table.do("building megastructure_1")
    assert (table.prompt, table.offered()) == ("payment", ["pay lavandium", "pay oceanium"])
    table.do("pay oceanium")
    assert table.crystals(ANNA) == "L"
    table = Table().purse(ANNA, "GGG")
    assert SPY not in table.cells("voting_1")
    table = Table().purse(ANNA, "LLLCCC")
    assert PURCHASING not in table.cells("voting_1")
