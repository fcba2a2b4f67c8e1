"""Games of an independent engine, replayed position by position."""

from __future__ import annotations

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
    assert [str(mismatch) for mismatch in replay.mismatches] == []
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


def test_a_wrong_position_is_found() -> None:
    trace = read_trace(TRACES[0])
    trace.moves[-10]["after"].setdefault("players", {}).setdefault("0", {})["vp"] = 999
    replay = Replay(trace)
    replay.run()
    assert any(
        "vp: " in mismatch.difference and "999" in mismatch.difference for mismatch in replay.mismatches
    )


def test_an_illegal_move_is_found() -> None:
    trace = read_trace(TRACES[0])
    builds = [move for move in trace.moves if move["commands"][0]["kind"] == "build" and move["round"] > 1]
    builds[0]["commands"][0]["hex"] = next(iter(trace.hex_at))
    replay = Replay(trace)
    replay.run()
    assert "cannot be replayed" in replay.mismatches[0].difference


def test_the_command_counts_and_reports(capsys: pytest.CaptureFixture[str]) -> None:
    assert verify_gaia_trace.main([str(path) for path in TRACES[:2]]) == 0
    assert capsys.readouterr().out.startswith("games 2, moves 107, mismatches 0\n")
