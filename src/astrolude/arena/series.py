"""Many matches between the same bots, on one core or several."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from multiprocessing import get_context

from astrolude.arena.match import MatchResult, play_match
from astrolude.bots import make_bot
from astrolude.kernel.errors import InvalidOptions
from astrolude.kernel.game import Game
from astrolude.kernel.generator import SEEDS


@dataclass(frozen=True)
class Series:
    """The results of a series of matches, in the order of their seeds."""

    game: str
    players: int
    seconds: float
    results: list[MatchResult]

    @property
    def decisions(self) -> int:
        return sum(result.decisions for result in self.results)

    def wins(self) -> dict[str, float]:
        """Games won by each bot; those who share a win share it equally."""
        wins = {spec: 0.0 for result in self.results for spec in result.bots}
        for result in self.results:
            for seat in result.winners:
                wins[result.bots[seat]] += 1 / len(result.winners)
        return wins


@dataclass(frozen=True)
class Fixture:
    """One match to be played; it travels to other processes, so it names its game instead of holding it."""

    module: str
    """The module that defines the game and holds it as GAME."""
    players: int
    options: dict[str, str]
    seed: int
    specs: list[str]

    def play(self) -> MatchResult:
        game: Game = import_module(self.module).GAME
        return play_match(game, self.players, self.options, self.seed, self.specs)


def simulate(
    game: Game,
    players: int,
    specs: Sequence[str],
    games: int,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    jobs: int = 1,
    on_result: Callable[[MatchResult], None] | None = None,
) -> Series:
    """Play `games` matches with the seeds `seed`, `seed` + 1, … and hand on each result as it comes.

    Fewer bots than players take the seats in turn. From game to game all move on by one seat. The results
    do not depend on `jobs`, the number of processes.
    """
    schedule = fixtures(game, players, specs, games, seed, options)
    begin = time.perf_counter()
    results: list[MatchResult] = []
    for result in _played(schedule, jobs):
        results.append(result)
        if on_result is not None:
            on_result(result)
    return Series(game.id, players, time.perf_counter() - begin, results)


def fixtures(
    game: Game,
    players: int,
    specs: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, str] | None,
) -> list[Fixture]:
    """Who plays which game on which seat; everything that can be wrong is refused here."""
    chosen = game.complete(players, options or {})
    if not 1 <= len(specs) <= players:
        raise InvalidOptions(f"{players} players need 1 to {players} bots, not {len(specs)}")
    if games < 1:
        raise InvalidOptions(f"a series has at least one game, not {games}")
    if not 0 <= seed <= SEEDS - games:
        raise InvalidOptions(f"seeds run from 0 to 2**64 - 1: {seed} leaves no room for {games} games")
    for spec in specs:
        make_bot(spec, game, 0)
    table = [specs[seat % len(specs)] for seat in range(players)]
    module = type(game).__module__
    return [
        Fixture(module, players, chosen, seed + number, _rotated(table, number)) for number in range(games)
    ]


def _rotated(table: list[str], number: int) -> list[str]:
    """The bots by seat, each moved on by `number` seats."""
    return [table[(seat - number) % len(table)] for seat in range(len(table))]


def _played(schedule: list[Fixture], jobs: int) -> Iterator[MatchResult]:
    """The results in the order of the schedule."""
    if jobs < 1:
        raise InvalidOptions(f"at least one process is needed, not {jobs}")
    if jobs == 1 or len(schedule) == 1:
        for fixture in schedule:
            yield fixture.play()
        return
    with get_context("spawn").Pool(min(jobs, len(schedule)), _leave_interrupts_to_the_parent) as pool:
        yield from pool.imap(Fixture.play, schedule)


def _leave_interrupts_to_the_parent() -> None:
    """Ctrl+C reaches every process of a terminal; the one that began the series ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
