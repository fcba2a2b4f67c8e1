"""A tournament's decisions in a file: complete, once each, and of one tournament."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.bots import toy

from astrolude.arena import Terms, Tournament, play_match
from astrolude.arena.ledger import InvalidLedger
from astrolude.kernel.start import Start

TERMS = Terms(Start(toy.GAME, 2, seed=3), ["greedy", "random"])


def play(folder: Path, games: int, jobs: int = 1) -> list[dict[str, Any]]:
    log = folder / "decisions.jsonl"
    with Tournament(TERMS, games, folder / "t.jsonl", log) as tournament:
        tournament.play(jobs)
        counted = sum(sum(result.decisions) for _, result in tournament.results())
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    assert len(lines) == counted
    return lines


def test_every_decision_is_told(tmp_path: Path) -> None:
    lines = play(tmp_path, 4, jobs=2)
    assert {line["number"] for line in lines} == {0, 1, 2, 3}
    match = [line for line in lines if line["number"] == 1]
    assert list(match[0]) == ["number", "game", "seed", "ply", "seat", "bot", "action", "seconds"]
    assert [line["ply"] for line in match] == list(range(len(match)))
    state = Start(toy.GAME, 2, seed=match[0]["seed"]).new()
    for line in match:
        assert (line["game"], line["seat"]) == ("toy", state.seat)
        state.apply(toy.GAME.grammar.parse(line["action"]))
    assert state.over
    assert {(line["seat"], line["bot"]) for line in match} == {(0, "random"), (1, "greedy")}


def test_what_an_interrupted_game_left_is_dropped(tmp_path: Path) -> None:
    whole = play(tmp_path, 4)
    ledger, log = tmp_path / "t.jsonl", tmp_path / "decisions.jsonl"
    ledger.write_bytes(b"".join(ledger.read_bytes().splitlines(keepends=True)[:-1]))
    log.write_text(log.read_text() + '{"number": 9, "ga')
    again = play(tmp_path, 4)
    told = [[{**line, "seconds": 0} for line in lines] for lines in (whole, again)]
    assert told[0] == told[1]


def test_a_tournament_without_a_log_keeps_no_decisions(tmp_path: Path) -> None:
    with Tournament(TERMS, 2, tmp_path / "t.jsonl") as tournament:
        tournament.play()
        assert all(not result.choices for _, result in tournament.results())
    assert play_match(TERMS.start, ["random", "random"], log=True).choices[0].seat == 0


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("hello\n", "line 1 of .* is no decision"),
        ('{"number": 0}\n', "line 1 of .* is no decision"),
        (
            '{"number": 0, "game": "toy", "seed": 4, "seat": 0, "bot": "greedy"}\n',
            "holds the decisions of another tournament",
        ),
    ],
)
def test_another_file_is_refused_and_left_alone(tmp_path: Path, text: str, sentence: str) -> None:
    log = tmp_path / "decisions.jsonl"
    log.write_text(text)
    with pytest.raises(InvalidLedger, match=sentence):
        Tournament(TERMS, 2, tmp_path / "t.jsonl", log)
    assert log.read_text() == text
