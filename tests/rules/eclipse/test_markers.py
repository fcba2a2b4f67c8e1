"""ER-14: play with two action markers."""

from __future__ import annotations

import pytest
from tests.games.eclipse.positions import TERRANS, Table

from astrolude.games.eclipse.rules.markers import PRIMARY, SECONDARY, hand_on_marker
from astrolude.games.eclipse.view.view import markers

SEVEN = [*TERRANS, "wardens_of_magellan"]


def simultaneous(variant: str = "on", players: int = 7) -> Table:
    species = [*SEVEN, "keepers_of_magellan", "sentinels_of_magellan"][:players]
    return Table(*species, simultaneous_play=variant, new_species="on")


def idle(table: Table) -> Table:
    """The holder takes an action that changes nothing."""
    return table.play("act build", "stop")


@pytest.mark.clauses("ER-14.1", "ER-14.8", "ER-R30", "ER-T106")
def test_the_turns_alternate_between_the_two_markers() -> None:
    table = simultaneous()
    assert table.state.holder == [0, 4]
    assert table.state.arrival == [1, 2]
    turns: list[int] = []
    for _ in range(8):
        turns.append(table.seat)
        idle(table)
    assert turns == [0, 4, 1, 5, 2, 6, 3, 0]
    assert simultaneous(players=9).state.holder == [0, 5]
    assert simultaneous(players=8).state.holder == [0, 4]


@pytest.mark.clauses("ER-14.2", "ER-T68")
def test_only_the_primary_marker_allows_research() -> None:
    table = simultaneous()
    for seat in range(7):
        table.store(seat, 20, 20, 20)
    table.state.listed = False
    assert table.state.marker == PRIMARY
    assert "act research" in table.answers
    idle(table)
    assert table.state.marker == SECONDARY
    assert "act research" not in table.answers


@pytest.mark.clauses("ER-14.3", "ER-T69", "ER-T108")
def test_a_marker_waits_for_the_other_one() -> None:
    table = simultaneous()
    s = table.state
    s.holder, s.arrival, s.arrivals, s.marker = [3, 4], [7, 8], 8, PRIMARY
    hand_on_marker(s, 3)
    assert (s.holder, s.arrival) == ([4, 4], [0, 8]), "on the way to seat 4"
    s.marker = SECONDARY
    hand_on_marker(s, 4)
    assert (s.holder, s.arrival) == ([4, 5], [10, 9])


@pytest.mark.clauses("ER-14.4", "ER-14.1")
def test_the_first_to_pass_gets_the_primary_marker() -> None:
    table = idle(simultaneous())
    assert table.seat == 4
    table.play("pass")
    assert table.state.next_start == 4
    assert table.seat == 1, "in the current round the markers go on"
    while table.state.round == 1:
        table.play("pass" if table.prompt == "turn" else "stop")
    assert table.state.holder == [4, 1]
    assert (table.seat, table.state.marker) == (4, PRIMARY)


@pytest.mark.clauses("ER-14.5")
def test_a_passed_player_with_a_marker_may_react() -> None:
    table = simultaneous().play("pass")
    while table.seat != 0:
        idle(table)
    assert table.offers("react") == ["react upgrade", "react build", "react move"]
    assert "pass" in table.answers


@pytest.mark.clauses("ER-14.6", "ER-18.5", "ER-T32", "ER-T107")
def test_the_later_holder_may_force_the_earlier_one() -> None:
    table = simultaneous("waiting")
    assert (table.seat, table.answers) == (0, ["begin", "wait"])
    table.play("wait")
    assert (table.seat, table.answers) == (4, ["begin", "wait", "force"])
    table.play("force")
    assert (table.seat, table.prompt, table.state.marker) == (0, "turn", PRIMARY)
    assert len(table.told("forced")) == 1


@pytest.mark.clauses("ER-14.8")
def test_if_both_wait_the_earlier_one_begins() -> None:
    table = simultaneous("waiting").play("wait", "wait")
    assert (table.seat, table.prompt) == (0, "turn")
    table = simultaneous("waiting").play("wait", "begin")
    assert (table.seat, table.state.marker) == (4, SECONDARY)
    assert simultaneous("waiting").play("begin").seat == 0


@pytest.mark.clauses("ER-14.8")
def test_everybody_sees_the_markers_and_which_one_acts() -> None:
    def acting(table: Table) -> list[tuple[object, object]]:
        return [(each["seat"], each["acting"]) for each in markers(table.state)]

    table = simultaneous("waiting")
    assert acting(table) == [(0, False), (4, False)], "nobody has begun"
    assert acting(table.play("wait", "begin")) == [(0, False), (4, True)]
    assert acting(simultaneous()) == [(0, True), (4, False)]


@pytest.mark.clauses("ER-14.7")
def test_nothing_is_taken_back_past_the_beginning_of_a_turn() -> None:
    table = simultaneous()
    reveals = table.state.reveals
    idle(table)
    assert table.state.reveals > reveals


@pytest.mark.clauses("ER-14.8", "ER-T109", "EC-5.6")
def test_the_phase_ends_with_the_last_pass_wherever_the_markers_are() -> None:
    table = simultaneous()
    for _ in range(6):
        table.play("pass")
    assert table.seat == 3
    table.play("pass")
    assert table.prompt != "turn" or table.state.round == 2
