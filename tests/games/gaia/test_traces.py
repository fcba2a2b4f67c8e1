"""Games of an independent engine, replayed position by position."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

import verify_gaia_trace
from gaia_trace.replay import RULINGS, Replay
from gaia_trace.trace import read_trace

TRACES = sorted((Path(__file__).parent / "traces").glob("*.json.gz"))


def test_the_traces_are_there() -> None:
    assert len(TRACES) == 21


@pytest.mark.clauses(
    "T-1", "T-2", "T-3", "T-4", "T-5", "T-6", "T-7", "T-10", "T-11", "T-12", "T-13", "T-14", "T-15", "T-16"
)
@pytest.mark.clauses("T-17", "T-18", "T-19", "T-20", "T-21", "GP-2.5.2", "R-43")
@pytest.mark.parametrize("path", TRACES, ids=lambda path: path.name.removesuffix(".json.gz"))
def test_every_position_agrees(path: Path) -> None:
    replay = Replay(read_trace(path))
    replay.run()
    assert str(replay.mismatch) == "None"
    assert replay.state.over
    assert set(replay.rulings) <= set(RULINGS)


@pytest.mark.clauses("T-8")
def test_the_declined_step_of_the_bescods_is_the_only_one() -> None:
    declined: list[str] = []
    for path in TRACES:
        replay = Replay(read_trace(path))
        replay.run()
        if "T-8" in replay.rulings:
            declined.append(replay.trace.name)
    assert declined == ["uniform_4p_01"]


def test_a_game_ends_with_its_first_difference() -> None:
    """What follows from a difference is none of its own: it is told in one line, and the game is left."""
    trace = read_trace(TRACES[0])
    changed = trace.moves[-10]
    changed["after"].setdefault("players", {}).setdefault("0", {}).update({"vp": 999, "k": 99})
    replay = Replay(trace)
    replay.run()
    assert replay.mismatch is not None
    assert replay.mismatch.move == changed["n"]
    assert not replay.state.over
    line = str(replay.mismatch)
    assert "999" in line
    assert line.endswith("and 1 more; the rest is not compared")
    assert "\n" not in line


def test_an_illegal_move_is_found() -> None:
    trace = read_trace(TRACES[0])
    builds = [move for move in trace.moves if move["commands"][0]["kind"] == "build" and move["round"] > 1]
    builds[0]["commands"][0]["hex"] = next(iter(trace.hex_at))
    replay = Replay(trace)
    replay.run()
    assert replay.mismatch is not None
    assert "cannot be replayed" in replay.mismatch.difference


def test_the_command_counts_and_reports(capsys: pytest.CaptureFixture[str]) -> None:
    assert verify_gaia_trace.main([str(path) for path in TRACES[:2]]) == 0
    assert capsys.readouterr().out.startswith("games 2, moves 107, games that differ 0\n")


def test_the_command_tells_each_game_that_differs_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    content = json.loads(gzip.decompress(TRACES[0].read_bytes()))
    content["moves"][20]["after"].setdefault("players", {}).setdefault("0", {})["vp"] = 999
    wrong = tmp_path / "wrong.json"
    wrong.write_text(json.dumps(content), encoding="utf-8")
    assert verify_gaia_trace.main([str(wrong), str(TRACES[0])]) == 1
    first, second = capsys.readouterr().out.splitlines()[:2]
    assert first.startswith("wrong, move 21 ")
    assert second.endswith("games that differ 1")


@pytest.mark.parametrize("content", ["[]", "{}", "no trace"])
def test_the_command_names_a_file_that_is_no_trace(
    content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "ids.json"
    other.write_text(content, encoding="utf-8")
    with pytest.raises(SystemExit, match="2"):
        verify_gaia_trace.main([str(other)])
    assert capsys.readouterr().err.endswith("error: ids is no trace of the format gaia-trace/1\n")
