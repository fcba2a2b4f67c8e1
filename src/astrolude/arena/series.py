"""Many matches between the same bots, on one core or several."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from astrolude.arena.fixture import Fixture, rotated
from astrolude.arena.match import MatchResult
from astrolude.arena.workers import Result, played
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
        return sum(sum(result.decisions) for result in self.results)

    def wins(self) -> dict[str, float]:
        """Games won by each bot; those who share a win share it equally."""
        wins = {spec: 0.0 for result in self.results for spec in result.bots}
        for result in self.results:
            for seat in result.winners:
                wins[result.bots[seat]] += 1 / len(result.winners)
        return wins


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
    for result in in_order(played(schedule, jobs)):
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
        Fixture(module, players, chosen, seed + number, rotated(table, number)) for number in range(games)
    ]


def in_order(matches: Iterable[tuple[int, Result]]) -> Iterator[Result]:
    """The results in the order of their schedule, each as soon as all before it are there."""
    early: dict[int, Result] = {}
    following = 0
    for place, result in matches:
        early[place] = result
        while following in early:
            yield early.pop(following)
            following += 1
