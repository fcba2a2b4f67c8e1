"""Records: written, read and replayed; a wrong one names its line."""

from __future__ import annotations

import pytest
from tests.kernel.positions import RECORD, act, new

from astrolude.kernel.errors import InvalidRecord
from astrolude.kernel.record import read_record, record_of
from astrolude.kernel.state import NOBODY

TEXT = RECORD.replace("Ben", "Ben the Second")


def test_a_record_is_readable_text() -> None:
    play = new()
    act(play, "draw", "rest")
    assert record_of(play, ["Anna", "Ben the Second"]).text() == TEXT


def test_reading_is_the_inverse_of_writing() -> None:
    record = read_record(TEXT)
    assert record.text() == TEXT
    assert record.names == ["Anna", "Ben the Second"]
    assert record.start.options == {"length": "short", "weather": "stormy"}


def test_a_replay_leads_to_the_same_position() -> None:
    play = new()
    act(play, "draw", "rest")
    assert read_record(TEXT).replay().state.snapshot() == play.state.snapshot()


def test_comments_empty_lines_and_spaces_say_nothing() -> None:
    text = TEXT.replace("draw\n", "\n# the first move\n  draw  \n\n")
    assert read_record(text).text() == TEXT
    assert read_record(text).lines == [13, 15]


def test_written_and_read_records_agree_on_their_lines() -> None:
    play = new()
    act(play, "draw", "rest")
    assert record_of(play, ["Anna", "Ben"]).lines == read_record(TEXT).lines == [11, 12]


def test_seats_without_names_are_called_by_number() -> None:
    text = TEXT.replace("seat 0 Anna\nseat 1 Ben the Second\n", "")
    assert read_record(text).names == ["seat 0", "seat 1"]


@pytest.mark.parametrize(
    ("old", "new_text", "message"),
    [
        ("astrolude 1", "astrolude 2", "line 1: a record begins with 'astrolude 1'"),
        ("players 2", "number 2", "line 4: 'number' is no header; expected one of game, rules"),
        ("seed 1", "seed", "line 7: 'seed' has no value"),
        ("seat 1 Ben", "seat 2 Ben", "line 9: expected 'seat 1 <name>'"),
        ("seed 1\n", "", "the header has no line 'seed'"),
        ("players 2", "players two", "line 4: 'players' must be a whole number, not 'two'"),
        ("seed 1", "seed -1", "line 7: 'seed' must be a whole number, not '-1'"),
        ("actions\n", "", "line 10: 'draw' is no header"),
        ("seed 1", "seed 1\nseed 2", "line 8: 'seed' is given twice"),
        ("seed 1", "option length long\nseed 1", "line 7: the option 'length' is given twice"),
        ("seat 1 Ben the Second\n", "", "the header names 1 seats for 2 players"),
        ("players 2", "players 100000000", "'players' must be a whole number, not '100000000'"),
        ("seed 1", f"seed {'9' * 5000}", f"'seed' must be a whole number, not '{'9' * 40}'"),
    ],
)
def test_a_faulty_header_is_named(old: str, new_text: str, message: str) -> None:
    with pytest.raises(InvalidRecord, match=message):
        read_record(TEXT.replace(old, new_text, 1))


def test_an_empty_file_is_no_record() -> None:
    with pytest.raises(InvalidRecord, match="line 1"):
        read_record("")


def test_a_header_alone_is_no_record() -> None:
    with pytest.raises(InvalidRecord, match="does not end with a line 'actions'"):
        read_record(TEXT.split("actions")[0])


@pytest.mark.parametrize(
    ("old", "new_text", "message"),
    [
        ("game beacons", "game beacon", "there is no game 'beacon'; did you mean 'beacons'"),
        ("rules 1", "rules 9", "version 9 of the rules of beacons, this program plays version 1"),
        ("option length short", "option length endless", "the header cannot be played: option 'length'"),
        ("seed 1", f"seed {2**64}", "the header cannot be played: a seed is a whole number"),
        ("draw\n", "drow\n", "line 11: unknown verb 'drow'; did you mean 'draw'"),
        ("rest\n", "let\n", "line 12: 'let' is not possible now: seat 0 is asked 'step'"),
    ],
)
def test_a_record_that_cannot_be_replayed_says_where_and_why(old: str, new_text: str, message: str) -> None:
    with pytest.raises(InvalidRecord, match=message):
        read_record(TEXT.replace(old, new_text, 1)).replay()


def test_a_number_of_players_that_cannot_be_is_named() -> None:
    text = TEXT.replace("seat 0 Anna\nseat 1 Ben the Second\n", "").replace("players 2", "players 7")
    with pytest.raises(InvalidRecord, match="the header cannot be played: beacons is played by 2, 3, 4"):
        read_record(text).replay()


def test_an_action_after_the_end_is_named() -> None:
    play = new()
    while not play.state.over:
        act(play, "rest")
    text = record_of(play, ["Anna", "Ben"]).text() + "rest\n"
    with pytest.raises(InvalidRecord, match="line 15: the game is over"):
        read_record(text).replay()


def test_a_record_can_be_walked_position_by_position() -> None:
    play = new()
    positions = list(read_record(TEXT).positions())
    assert [(position.ply, position.text) for position in positions] == [(0, "draw"), (1, "rest"), (2, "")]
    for position in positions:
        assert position.state.snapshot() == play.state.snapshot()
        assert position.seat == play.state.seat
        if position.action is not None:
            assert play.game.grammar.text(position.action) == position.text
            play.act(position.action)


def test_the_end_of_a_walk_is_the_end_of_the_game() -> None:
    play = new()
    while not play.state.over:
        act(play, "rest")
    *_, last = record_of(play, ["Anna", "Ben"]).positions()
    assert (last.seat, last.action) == (NOBODY, None)
    assert last.state.outcome() is not None


def test_what_becomes_of_a_position_changes_no_other() -> None:
    spoilt = []
    for position in read_record(TEXT).positions():
        spoilt.append(position.state.snapshot())
        while not position.state.over:
            position.state.play(position.state.legal_actions()[0])
    assert spoilt == [position.state.snapshot() for position in read_record(TEXT).positions()]


def test_a_walk_is_played_as_far_as_it_is_looked_at() -> None:
    positions = read_record(TEXT.replace("rest\n", "let\n")).positions()
    assert next(positions).text == "draw"
    with pytest.raises(InvalidRecord, match="line 12: 'let' is not possible now"):
        next(positions)
