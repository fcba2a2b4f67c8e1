"""Series of matches: the same whatever the number of processes, fair in seats, clear in refusals."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.bots import toy

from astrolude.arena import MatchResult, play_match, simulate
from astrolude.kernel.errors import AstroludeError
from astrolude.kernel.start import Start


def test_the_results_do_not_depend_on_the_number_of_processes() -> None:
    specs = ["greedy", "search:10it", "random"]
    alone = simulate(Start(toy.GAME, 3, seed=4), specs, 7)
    together = simulate(Start(toy.GAME, 3, seed=4), specs, 7, jobs=2)
    assert together.results == alone.results


def test_a_game_of_a_series_can_be_repeated_alone() -> None:
    series = simulate(Start(toy.GAME, 2, seed=20), ["greedy", "random"], 4)
    third = series.results[2]
    assert play_match(Start(toy.GAME, 2, seed=22), third.bots) == third


def test_bots_move_on_by_one_seat_from_game_to_game() -> None:
    series = simulate(Start(toy.GAME, 3), ["greedy", "random"], 3)
    assert [result.bots for result in series.results] == [
        ["greedy", "random", "greedy"],
        ["greedy", "greedy", "random"],
        ["random", "greedy", "greedy"],
    ]


def test_results_are_handed_on_in_order_as_they_come() -> None:
    seen: list[MatchResult] = []
    series = simulate(Start(toy.GAME, 2, seed=9), ["random"], 5, on_result=seen.append)
    assert seen == series.results
    assert [result.seed for result in seen] == [9, 10, 11, 12, 13]


def test_shared_wins_are_shared() -> None:
    series = simulate(Start(toy.GAME, 2), ["random", "greedy"], 40)
    assert sum(series.wins().values()) == pytest.approx(40)


@pytest.mark.parametrize(
    ("players", "specs", "games", "seed", "jobs"),
    [
        (5, ["random"], 1, 0, 1),
        (2, ["random"] * 3, 1, 0, 1),
        (2, [], 1, 0, 1),
        (2, ["nobody"], 1, 0, 1),
        (2, ["random"], 0, 0, 1),
        (2, ["random"], 2, 2**64 - 1, 1),
        (2, ["random"], 2, 0, 0),
    ],
)
def test_what_cannot_be_played_is_refused(
    players: int, specs: list[str], games: int, seed: int, jobs: int
) -> None:
    with pytest.raises(AstroludeError):
        simulate(Start(toy.GAME, players, seed=seed), specs, games, jobs=jobs)


def test_a_match_needs_a_bot_for_each_seat() -> None:
    with pytest.raises(AstroludeError, match="3 players need 3 bots, not 2"):
        play_match(Start(toy.GAME, 3), ["random", "random"])


INTERRUPTED = """
import os, signal
from multiprocessing import active_children
from astrolude.arena import simulate
from astrolude.kernel.start import Start
from astrolude.testing import toy

def interrupt_the_others(_result):
    for child in active_children():
        os.kill(child.pid, signal.SIGINT)

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)
    start = Start(toy.GAME, 2)
    print(len(simulate(start, ["search:20ms"], 6, jobs=2, on_result=interrupt_the_others).results))
"""


@pytest.mark.skipif(os.name == "nt", reason="there a process cannot send this signal to another")
def test_an_interrupt_is_left_to_the_process_that_began_the_series(tmp_path: Path) -> None:
    """Ctrl+C reaches every process of the terminal: one that obeyed by itself would lose its game."""
    script = tmp_path / "interrupted.py"
    script.write_text(INTERRUPTED)
    result = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, timeout=60, check=False
    )
    assert (result.returncode, result.stdout) == (0, "6\n")
