"""Who meets whom in a tournament: seats rotated and seeds paired, so that luck cancels.

A *deal* is one seed and one line-up of bots around the table. It is played once for every way to turn the
line-up round the table, so each bot of the deal has every place with the same chance. From deal to deal
the line-up changes: with more bots than players each choice of bots meets in turn, with fewer they fill the
seats in turn, and whoever sits twice changes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, count
from typing import NamedTuple

from astrolude.arena.fixture import Fixture, check_entrants, rotated
from astrolude.bots import Entrant, name_of
from astrolude.kernel.cut_off import CUT_OFF
from astrolude.kernel.errors import InvalidOptions
from astrolude.kernel.generator import SEEDS
from astrolude.kernel.start import Start


class Terms(NamedTuple):
    """What a tournament is about; two tournaments of equal terms have the same games."""

    start: Start
    """Of the first deal; the others have the seeds that follow."""
    bots: Sequence[Entrant]
    cut_off: int = CUT_OFF
    """The decisions after which a game is broken off."""

    @property
    def names(self) -> list[str]:
        """What the bots are called in results."""
        return [name_of(bot) for bot in self.bots]


def checked(terms: Terms) -> Terms:
    """InvalidOptions or InvalidBot says what cannot be."""
    start, bots = terms.start, terms.bots
    names = terms.names
    if len(set(names)) < len(names):
        raise InvalidOptions(f"each bot of a tournament is named once, not {', '.join(names)}")
    if len(bots) < 2:
        raise InvalidOptions("a tournament needs at least two bots, for example --bots greedy,random")
    if start.players < 2:
        raise InvalidOptions("a tournament needs at least two players")
    check_entrants(bots, start.game)
    return terms


class Entry(NamedTuple):
    """One game of a tournament, and the deal it belongs to."""

    deal: int
    fixture: Fixture


def entries(terms: Terms, games: int, log: bool = False) -> list[Entry]:
    """The first deals that make up at least so many games; a deal is never broken off."""
    if games < 1:
        raise InvalidOptions(f"a tournament has at least one game, not {games}")
    schedule: list[Entry] = []
    for deal, lineup in zip(count(), line_ups(terms.bots, terms.start.players), strict=False):
        if len(schedule) >= games:
            break
        start = terms.start.with_seed((terms.start.seed + deal) % SEEDS)
        schedule += [Entry(deal, Fixture(start, table, log, terms.cut_off)) for table in turns(lineup)]
    return schedule


def line_ups(bots: Sequence[Entrant], players: int) -> Iterator[list[Entrant]]:
    """The bots of deal after deal, without end."""
    if len(bots) > players:
        choices = [list(choice) for choice in combinations(bots, players)]
        for deal in count():
            yield choices[deal % len(choices)]
    for deal in count():
        yield [bots[(deal + seat) % len(bots)] for seat in range(players)]


def turns(lineup: list[Entrant]) -> list[list[Entrant]]:
    """The line-up turned round the table; turns that look the same are played once."""
    tables: list[list[Entrant]] = []
    for number in range(len(lineup)):
        table = rotated(lineup, number)
        if table not in tables:
            tables.append(table)
    return tables
