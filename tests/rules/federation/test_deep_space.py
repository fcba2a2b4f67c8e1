"""FD-16: the Deep Space tiles and the seven-vote ambassador."""

from __future__ import annotations

import pytest
from tests.games.federation.positions import ANNA, BEN, CLEO, DAN, Table

from astrolude.games.federation.rules.accreditation import level
from astrolude.games.federation.rules.missions import missions_done
from astrolude.games.federation.tables.components import MISSIONS


@pytest.mark.clauses("FD-16.1")
def test_a_tile_counts_as_a_mission_without_a_ship() -> None:
    table = Table().deep_tile(ANNA, 6)
    assert (missions_done(table.state, ANNA), table.state.hangar[ANNA]) == (2, 1)


@pytest.mark.clauses("FD-16.2", "FD-T60", "R-30")
def test_treasury_fleet() -> None:
    table = Table().released(ANNA, *MISSIONS[:5]).deep_tile(ANNA, 1).do("fund neo", "fund atalum")
    assert len(table.missions(ANNA)) == 12
    assert table.state.hangar[ANNA] == 2


@pytest.mark.clauses("FD-16.2", "FD-T62", "FD-20.2", "R-30")
def test_merchant_charter() -> None:
    table = Table().stall(ANNA, "stall_4", 1).deep_tile(ANNA, 2).do("stall stall_4")
    assert (table.crystals(ANNA), table.influence_of(ANNA, "arratooine")) == ("COG", 2)
    table = Table().deep_tile(ANNA, 2).do("stall stall_1")
    assert (table.crystals(ANNA), table.influence_of(ANNA, "arratooine")) == ("CCOO", 2)


@pytest.mark.clauses("FD-16.3")
def test_merchant_charter_on_level_two_gives_the_reward_again() -> None:
    table = Table().stall(ANNA, "stall_6", 2).deep_tile(ANNA, 2).do("stall stall_6")
    assert (table.points(ANNA), table.influence_of(ANNA, "arratooine")) == (6, 2)


@pytest.mark.clauses("FD-16.2", "FD-20.2", "FD-16.3", "R-30")
def test_master_builders() -> None:
    table = Table().deep_tile(ANNA, 4).do("building shipyard")
    assert (table.state.hangar[ANNA], table.influence_of(ANNA, "e81216")) == (2, 1)
    table = Table()
    table.state.robots[ANNA] = 0
    assert table.deep_tile(ANNA, 4).prompt == "place"


@pytest.mark.clauses("FD-16.2", "FD-22.2", "FD-16.3", "R-30")
def test_hidden_archive() -> None:
    table = Table().deep_tile(ANNA, 5)
    aside = table.state.aside[:]
    assert len(table.offered("keep")) == 2
    table.do_first()
    assert table.prompt == "scholar"
    assert table.state.tokens[ANNA] == 1 << aside[0]
    assert (table.state.archived, table.state.aside) == (aside[1], [])
    own, other = table.state.view(ANNA)["archive"], table.state.view(BEN)["archive"]
    assert isinstance(own, dict)
    assert isinstance(other, dict)
    assert own["returned"] is not None
    assert other["returned"] is None
    table = Table()
    table.state.aside = []
    assert table.deep_tile(ANNA, 5).prompt == "scholar"


@pytest.mark.clauses("FD-16.2", "R-30")
def test_protocol_and_chief_of_staff() -> None:
    table = Table().deep_tile(ANNA, 6)
    assert (level(table.state, ANNA), table.state.die[ANNA]) == (4, 1)
    table = Table().deep_tile(ANNA, 7)
    assert (level(table.state, ANNA), table.state.die[ANNA], table.crystals(ANNA)) == (2, 6, "O")


@pytest.mark.clauses("FD-16.2", "FD-8.5", "R-30")
def test_far_expedition() -> None:
    table = Table().deep_tile(ANNA, 8)
    assert table.offered() == [
        "visit six_moon",
        "visit neo",
    ]
    table.do("visit neo", "asteroid asteroid_02", "medal solo")
    assert (table.crystals(ANNA), table.medals_of(ANNA)) == ("LO", ["solo"])


# The seven-vote ambassador


def with_seven(seat: int = ANNA, played: int = 4) -> Table:
    """The seat owns the seven-vote ambassador and has played some of its pawns."""
    table = Table().laws("neo", "atalum").deep_tile(seat, 3)
    for face in ["voting_1", "voting_1", "voting_2", "voting_3"][:played]:
        table.pawn(seat, face, "outer_module")
    return table


def others_done(table: Table) -> Table:
    for seat in (BEN, CLEO, DAN):
        for face in ("voting_1", "voting_1", "voting_2", "voting_3"):
            table.pawn(seat, face, "outer_module")
    return table


@pytest.mark.clauses("FD-16.4", "FD-T61", "D-11", "R-31")
def test_a_fifth_turn_with_seven_votes() -> None:
    table = others_done(with_seven(played=3)).turn(ANNA)
    table.state.pawns[3] = 1
    table.refresh().do("play voting_3 left_top_1", "asteroid asteroid_01")
    assert (table.asked, table.prompt, table.offered()) == (ANNA, "fifth", ["play_seven", "decline"])
    table.do("play_seven")
    assert {text.split()[0] for text in table.offered("play")} == {"voting_7"}
    table.do("play voting_7 right_bottom_6", "asteroid asteroid_06")
    assert table.state.seven_out == 1
    assert table.prompt == "place"
    assert (table.state.round, table.state.pawns[3]) == (1, 0)


@pytest.mark.clauses("FD-16.4")
def test_the_seven_is_not_played_in_the_turn_in_which_it_comes() -> None:
    table = Table().token(ANNA, "3v04").purse(ANNA, "L").deep_tile(ANNA, 3)
    assert (table.state.pawns[3], table.prompt) == (1, "place")
    assert "voting_7" not in {text.split()[0] for text in table.offered("play")}
    table.do("lay alteration_3v04")
    assert "voting_7" not in {text.split()[0] for text in table.offered("play")}
    table.turn(ANNA)
    assert "voting_7" in {text.split()[0] for text in table.offered("play")}


@pytest.mark.clauses("FD-16.4", "D-11")
def test_the_seven_may_be_kept() -> None:
    table = others_done(with_seven(played=3)).turn(ANNA).do("play voting_3 outer_module", "decline")
    assert table.prompt == "law"
    table.do("wing left")
    assert (table.state.round, table.state.pawns[3], table.state.declined) == (1, 1, 0)


@pytest.mark.clauses("FD-T99", "FD-16.4", "FD-3.2")
def test_the_seven_played_early_leaves_a_mandatory_fifth_turn() -> None:
    table = others_done(with_seven(played=2)).turn(ANNA)
    assert "voting_7" in {text.split()[0] for text in table.offered("play")}
    table.do("play voting_7 outer_module", "play voting_2 outer_module")
    assert (table.asked, table.prompt, table.offered("decline")) == (ANNA, "place", [])
    table.do("play voting_3 outer_module")
    assert table.prompt == "law"


@pytest.mark.clauses("FD-T100", "FD-16.4")
def test_tokens_on_the_seven() -> None:
    table = with_seven(played=4).token(ANNA, "3v04").token(ANNA, "1f04").purse(ANNA, "L").turn(ANNA)
    assert table.offered("lay") == ["alteration_3v04"]
    table.do("lay alteration_3v04", "play voting_7 left_top_2")
    assert (table.state.votes[1], table.crystals(ANNA)) == (6, "")
    table = with_seven(played=3).token(ANNA, "1f04").turn(ANNA).do("lay alteration_1f04")
    assert {text.split()[0] for text in table.offered("play")} == {"voting_3"}
