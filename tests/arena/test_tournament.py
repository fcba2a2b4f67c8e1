"""Tournaments: the same wherever they are played, never losing a game, never trusting a damaged file."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from multiprocessing import active_children
from pathlib import Path

import pytest
from tests.bots import toy

from astrolude.arena import MatchResult, Terms, Tournament
from astrolude.arena.ledger import InvalidLedger
from astrolude.arena.workers import WorkersLost, played
from astrolude.kernel.start import Start

BOTS = ["greedy", "random", "search:5it"]
TERMS = Terms(Start(toy.GAME, 2, seed=3), BOTS)


class Stopped(Exception):
    """Stands for Ctrl+C."""


def stop_after(games: int) -> Callable[[MatchResult], None]:
    left = [games]

    def watch(_: MatchResult) -> None:
        left[0] -= 1
        if left[0] == 0:
            raise Stopped

    return watch


def results(
    path: Path, games: int = 12, terms: Terms = TERMS, jobs: int = 1
) -> list[tuple[int, MatchResult]]:
    with Tournament(terms, games, path) as tournament:
        tournament.play(jobs)
        return list(tournament.results())


def test_processes_make_no_difference(tmp_path: Path) -> None:
    alone = results(tmp_path / "alone.jsonl")
    assert len(alone) == 12
    assert results(tmp_path / "together.jsonl", jobs=2) == alone


def test_an_interrupted_tournament_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = results(tmp_path / "whole.jsonl")
    path = tmp_path / "parts.jsonl"
    for _ in range(3):
        with Tournament(TERMS, 12, path) as tournament, pytest.raises(Stopped):
            tournament.play(on_result=stop_after(2))
    with Tournament(TERMS, 12, path) as tournament:
        assert len(tournament.ledger.missing) == 6
        tournament.play()
        assert list(tournament.results()) == whole
    numbers = [json.loads(line)["number"] for line in path.read_text().splitlines()[1:]]
    assert sorted(numbers) == list(range(12))


def test_a_tournament_can_be_prolonged_and_looked_at_in_part(tmp_path: Path) -> None:
    path = tmp_path / "t.jsonl"
    short = results(path, 6)
    assert results(path, 12)[:6] == short
    with Tournament(TERMS, 6, path) as tournament:
        assert tournament.ledger.missing == []
        assert list(tournament.results()) == short


def test_a_line_cut_off_in_the_middle_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "t.jsonl"
    whole = results(path)
    content = path.read_bytes()
    for cut in (1, 20, len(content) - content.index(b"\n") - 1, len(content) - 10):
        path.write_bytes(content[:-cut])
        assert results(path) == whole


def damaged(change: Callable[[list[str]], object]) -> Callable[[Path], None]:
    def spoil(path: Path) -> None:
        lines = path.read_text().splitlines()
        change(lines)
        path.write_text("\n".join(lines) + "\n")

    return spoil


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (damaged(lambda lines: lines.insert(2, "nonsense")), "line 3 of .* is damaged"),
        (damaged(lambda lines: lines.insert(2, "[1]")), "line 3 of .* is damaged"),
        (damaged(lambda lines: lines.append(lines[1])), "line 8 of .* is damaged"),
        (damaged(lambda lines: lines.append('{"number": 9}')), "line 8 of .* is damaged"),
        (damaged(lambda lines: lines.append(lines[1].replace('"seed": 3', '"seed": 99'))), "is damaged"),
        (damaged(lambda lines: lines.__setitem__(0, "what is this?")), "is no file of a tournament"),
        (damaged(lambda lines: lines.__setitem__(0, "{}")), "holds another tournament"),
    ],
)
def test_any_other_damage_is_reported_and_nothing_changed(
    tmp_path: Path, spoil: Callable[[Path], None], sentence: str
) -> None:
    path = tmp_path / "t.jsonl"
    results(path, 6)
    spoil(path)
    before = path.read_bytes()
    with pytest.raises(InvalidLedger, match=sentence):
        Tournament(TERMS, 6, path)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "terms",
    [
        TERMS._replace(start=Start(toy.GAME, 2, seed=4)),
        TERMS._replace(start=Start(toy.GAME, 3, seed=3)),
        TERMS._replace(bots=BOTS[:2]),
    ],
)
def test_a_file_belongs_to_one_tournament(tmp_path: Path, terms: Terms) -> None:
    path = tmp_path / "t.jsonl"
    results(path, 2)
    with pytest.raises(InvalidLedger, match="holds another tournament"):
        Tournament(terms, 2, path)


def test_two_tournaments_do_not_write_one_file(tmp_path: Path) -> None:
    path = tmp_path / "t.jsonl"
    with Tournament(TERMS, 2, path), pytest.raises(InvalidLedger, match="another tournament is writing"):
        Tournament(TERMS, 2, path)
    results(path, 2)


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(InvalidLedger, match="cannot be used: No such file or directory"):
        Tournament(TERMS, 2, tmp_path / "nowhere" / "t.jsonl")


def test_a_process_that_is_killed_loses_no_game(tmp_path: Path) -> None:
    whole = results(tmp_path / "whole.jsonl", 30)
    killed: list[int] = []

    def kill_one(_: MatchResult) -> None:
        if len(killed) < 2:
            victim = next(child for child in active_children() if child.pid not in killed)
            assert victim.pid is not None
            killed.append(victim.pid)
            victim.kill()

    with Tournament(TERMS, 30, tmp_path / "killed.jsonl") as tournament:
        tournament.play(2, on_result=kill_one)
        assert list(tournament.results()) == whole
    assert len(set(killed)) == 2


class Fatal:
    """A match that no process survives."""

    seed = 8

    def play(self) -> None:
        os._exit(1)


def test_a_match_that_kills_every_process_is_given_up() -> None:
    with pytest.raises(WorkersLost, match="of the match with seed 8"):
        list(played([Fatal(), Fatal()], 2))
