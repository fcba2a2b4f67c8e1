"""Tournaments: many deals between bots, kept in a file, on this machine or on a cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Final

from pydantic import TypeAdapter

from astrolude.arena.cluster import played_on
from astrolude.arena.decisions import DecisionLog
from astrolude.arena.ledger import InvalidLedger, Ledger, Run, bound
from astrolude.arena.match import MatchResult
from astrolude.arena.schedule import Entry, Terms, checked, entries
from astrolude.arena.standings import Standing, standings
from astrolude.arena.workers import played

FORMAT: Final = 1


class Tournament:
    """The games of one tournament: those that ended and those to come. Use it as a context manager.

    Results go to the file `path`, and every decision of the games still to come to the file `log`, if one is
    given.
    """

    def __init__(self, terms: Terms, games: int, path: Path, log: Path | None = None) -> None:
        self.terms: Final = checked(terms)
        self.schedule: Final[list[Entry]] = entries(self.terms, games, log is not None)
        self.ledger: Final = Ledger(
            path,
            Run("tournament", FORMAT, terms.start, terms.names, bound(terms.cut_off)),
            [entry.fixture for entry in self.schedule],
            TypeAdapter(MatchResult),
        )
        try:
            self.log: Final = None if log is None else DecisionLog(log, self.ledger)
        except InvalidLedger:
            self.ledger.close()
            raise

    def __enter__(self) -> Tournament:
        return self

    def __exit__(self, *_: object) -> None:
        self.ledger.close()

    def play(
        self, jobs: int = 1, ray: str | None = None, on_result: Callable[[MatchResult], None] | None = None
    ) -> None:
        """Play the games that are missing, each noted as soon as it ends.

        The results do not depend on where they are played, unless a bot's budget is a time.
        """
        missing = self.ledger.missing
        fixtures = [self.ledger.fixtures[number] for number in missing]
        matches = played_on(ray, fixtures) if ray else played(fixtures, jobs)
        with closing(matches):
            for place, result in matches:
                if self.log is not None:
                    self.log.add(missing[place], result)
                self.ledger.add(missing[place], replace(result, choices=()))
                if on_result is not None:
                    on_result(result)

    def results(self) -> Iterator[tuple[int, MatchResult]]:
        """The results so far in the order of the schedule, each with its deal."""
        for number, result in sorted(self.ledger.results.items()):
            yield self.schedule[number].deal, result

    @property
    def cut_off(self) -> int:
        """How many of the games so far were cut off: they count in no standing."""
        return sum(result.cut_off for _, result in self.results())

    def standings(self) -> list[Standing]:
        return standings(self.terms.names, self.results())
