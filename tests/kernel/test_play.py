"""A game being played: actions, undo and its limits, and histories as a store keeps them."""

from __future__ import annotations

import pytest
from tests.kernel.positions import act, events, new

from astrolude.kernel.errors import CannotUndo, IllegalAction
from astrolude.kernel.play import UNDO, Play, entry_of, standing
from astrolude.kernel.start import Start
from astrolude.testing.toy import GAME, GRAMMAR

RICH = 2
"""A seed whose first roll brings what it takes to light a beacon."""


def rich() -> Play:
    play = new(seed=RICH)
    assert "light 0,0" in [GRAMMAR.text(action) for action in play.state.legal_actions()]
    return play


def test_an_undo_leads_back_exactly() -> None:
    play = rich()
    before, told = play.state.snapshot(), events(play)
    act(play, "light 0,0")
    assert play.why_no_undo(0) == ""
    play.undo(0)
    assert play.state.snapshot() == before
    assert events(play) == told
    assert (play.actions, play.seats, play.reveals, play.marks) == ([], [], [], [])


def test_several_actions_are_taken_back_one_by_one() -> None:
    play = new(seed=2)
    act(play, "signal")
    halfway = play.state.snapshot()
    play.act(play.state.legal_actions()[0])
    play.undo(0)
    assert play.state.snapshot() == halfway
    play.undo(0)
    assert play.actions == []


def test_nothing_can_be_taken_back_at_the_start() -> None:
    with pytest.raises(CannotUndo, match="nothing to take back"):
        new().undo(0)


def test_a_rolled_die_or_a_seen_card_stays() -> None:
    play = new()
    act(play, "draw")
    assert play.why_no_undo(0) == "chance"
    with pytest.raises(CannotUndo, match="a die was rolled or something hidden was seen"):
        play.undo(0)


def test_another_seat_cannot_take_back_for_me_nor_i_after_it() -> None:
    play = rich()
    act(play, "light 0,0")
    assert play.why_no_undo(1) == "nothing"
    act(play, "rest")
    play.act(play.state.legal_actions()[-1])
    assert play.why_no_undo(0) == "other"
    with pytest.raises(CannotUndo, match="another seat has decided since"):
        play.undo(0)


def test_a_finished_game_stays_finished() -> None:
    play = new()
    while not play.state.over:
        act(play, "rest")
    assert play.why_no_undo(1) == "over"
    with pytest.raises(CannotUndo, match="the game is over"):
        play.undo(1)


def test_a_refused_action_leaves_no_trace() -> None:
    play = new()
    told = events(play)
    with pytest.raises(IllegalAction):
        act(play, "stop")
    assert play.actions == play.seats == play.reveals == play.marks == []
    assert events(play) == told


def test_marks_tell_which_events_an_action_caused() -> None:
    play = rich()
    act(play, "light 0,0", "rest")
    assert play.marks == [1, 2]
    assert play.seats == [0, 0]
    assert events(play) == ["rolled", "lit", "rolled"]


def test_a_history_with_undos_leads_where_the_play_stands() -> None:
    play = rich()
    history = [GRAMMAR.parse("light 0,0"), UNDO, GRAMMAR.parse("light 1,0"), GRAMMAR.parse("rest")]
    act(play, "light 0,0")
    play.undo(0)
    act(play, "light 1,0", "rest")
    loaded = Play(Start(GAME, 2, None, RICH))
    loaded.follow(history)
    assert loaded.state.snapshot() == play.state.snapshot()
    assert loaded.actions == play.actions


def test_standing_drops_what_was_taken_back() -> None:
    assert standing([1, 2, UNDO, UNDO, 3, 4, UNDO]) == [3]
    assert standing([]) == []


def test_an_undo_passes_over_answers_that_standing_orders_gave() -> None:
    play = new(seed=2)
    before = play.state.snapshot()
    act(play, "signal")
    play.act(play.state.legal_actions()[0], by_order=True)
    assert play.why_no_undo(0) == ""
    play.undo(0)
    assert play.state.snapshot() == before
    assert play.by_order == []


def test_a_history_keeps_which_answers_were_given_by_order() -> None:
    play = new(seed=2)
    signal = GRAMMAR.parse("signal")
    act(play, "signal")
    answer = play.state.legal_actions()[0]
    history = [signal, entry_of(answer, by_order=True)]
    loaded = new(seed=2)
    loaded.follow(history)
    assert (loaded.actions, loaded.by_order) == ([signal, answer], [False, True])
    assert standing(history) == [signal, answer]
    assert standing([*history, UNDO]) == []
