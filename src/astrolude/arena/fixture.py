"""A match to be played, as it travels to other processes and machines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from astrolude.arena.match import MatchResult, play_match
from astrolude.bots import Bot, Entrant, InvalidBot, make_bot, name_of
from astrolude.kernel.cut_off import CUT_OFF
from astrolude.kernel.game import Game
from astrolude.kernel.start import Start


@dataclass(frozen=True)
class Fixture:
    """Who plays which game on which seat."""

    start: Start
    bots: Sequence[Entrant]
    log: bool = False
    """Whether the result shall hold every decision."""
    cut_off: int = CUT_OFF

    @property
    def seed(self) -> int:
        return self.start.seed

    @property
    def names(self) -> list[str]:
        return [name_of(bot) for bot in self.bots]

    def play(self) -> MatchResult:
        return play_match(self.start, self.bots, self.log, self.cut_off)


def rotated(table: Sequence[Entrant], number: int) -> list[Entrant]:
    """The bots by seat, each moved on by `number` seats."""
    return [table[(seat - number) % len(table)] for seat in range(len(table))]


def check_entrants(bots: Iterable[Entrant], game: Game) -> None:
    """InvalidBot unless a bot can be made of each: better now than in the middle of a long run."""
    for bot in bots:
        if isinstance(bot, Bot):
            raise InvalidBot(
                f"{name_of(bot)} is a single bot, and every seat of every game needs its own: "
                "give its class, or a function that makes one"
            )
        make_bot(bot, game, 0)
