"""Many matches between the same bots, on one core or several."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from astrolude.arena.fixture import Fixture, check_entrants, rotated
from astrolude.arena.match import MatchResult
from astrolude.arena.workers import Result, played
from astrolude.bots import Entrant
from astrolude.kernel.cut_off import CUT_OFF
from astrolude.kernel.errors import InvalidOptions
from astrolude.kernel.generator import SEEDS
from astrolude.kernel.start import Start


@dataclass(frozen=True)
class Series:
    """The results of a series of matches, in the order of their seeds."""

    start: Start
    """Of the first match; the others have the seeds that follow."""
    seconds: float
    results: list[MatchResult]

    @property
    def decisions(self) -> int:
        return sum(sum(result.decisions) for result in self.results)

    @property
    def ended(self) -> list[MatchResult]:
        """The results without those of games that were cut off."""
        return [result for result in self.results if not result.cut_off]

    def wins(self) -> dict[str, float]:
        """Games won by each bot; those who share a win share it equally."""
        wins = {bot: 0.0 for result in self.results for bot in result.bots}
        for result in self.ended:
            for seat in result.winners:
                wins[result.bots[seat]] += 1 / len(result.winners)
        return wins


def simulate(
    start: Start,
    bots: Sequence[Entrant],
    games: int,
    jobs: int = 1,
    on_result: Callable[[MatchResult], None] | None = None,
    cut_off: int = CUT_OFF,
) -> Series:
    """Play `games` matches with the start's seed and those that follow, and hand on each result as it comes.

    Fewer bots than players take the seats in turn. From game to game all move on by one seat. The results
    do not depend on `jobs`, the number of processes. A game is broken off after `cut_off` decisions.
    """
    schedule = fixtures(start, bots, games, cut_off)
    begin = time.perf_counter()
    results: list[MatchResult] = []
    for result in in_order(played(schedule, jobs)):
        results.append(result)
        if on_result is not None:
            on_result(result)
    return Series(start, time.perf_counter() - begin, results)


def fixtures(start: Start, bots: Sequence[Entrant], games: int, cut_off: int = CUT_OFF) -> list[Fixture]:
    """Who plays which game on which seat; everything that can be wrong is refused here."""
    players, seed = start.players, start.seed
    if not 1 <= len(bots) <= players:
        raise InvalidOptions(f"{players} players need 1 to {players} bots, not {len(bots)}")
    if games < 1:
        raise InvalidOptions(f"a series has at least one game, not {games}")
    if seed > SEEDS - games:
        raise InvalidOptions(f"seeds run from 0 to 2**64 - 1: {seed} leaves no room for {games} games")
    check_entrants(bots, start.game)
    table = [bots[seat % len(bots)] for seat in range(players)]
    return [
        Fixture(start.with_seed(seed + number), rotated(table, number), cut_off=cut_off)
        for number in range(games)
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
