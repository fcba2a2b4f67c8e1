"""One game played by bots from the first decision to the last."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from time import thread_time
from typing import Final

from astrolude.bots import Bot, answer, make_bot
from astrolude.kernel.errors import InvalidOptions
from astrolude.kernel.generator import Generator
from astrolude.kernel.start import Start
from astrolude.kernel.state import State

BOTS_STREAM: Final = 0x5DEECE66D1CE4E5B
"""Sets the bots' chance apart from the game's own, so that no bot can foresee a die from the same seed."""


@dataclass(frozen=True)
class MatchResult:
    """How a match ended. Every list goes by seat."""

    seed: int
    bots: list[str]
    scores: list[int]
    ranks: list[int]
    winners: list[int]
    decisions: list[int]
    """How often each seat chose."""
    seconds: list[float] = field(compare=False)
    """Processor time that each seat thought; the one thing that two plays of a match do not share."""


def play_match(start: Start, bots: Sequence[str]) -> MatchResult:
    """Play one game; `bots[seat]` names the bot of each seat. The same arguments give the same match,
    unless a bot's budget is a time."""
    players = start.players
    if len(bots) != players:
        raise InvalidOptions(f"{players} players need {players} bots, not {len(bots)}: {', '.join(bots)}")
    state = start.new()
    chance = chance_of_bots(start)
    clocks = [Clock() for _ in bots]
    drive(state, seated(start, bots, chance), chance, clocks)
    outcome = state.outcome()
    assert outcome is not None
    return MatchResult(
        start.seed,
        list(bots),
        outcome.scores,
        outcome.ranks,
        outcome.winners,
        [clock.decisions for clock in clocks],
        [round(clock.seconds, 6) for clock in clocks],
    )


def chance_of_bots(start: Start) -> Generator:
    """What bots and the worlds that they are shown draw from."""
    return Generator(start.seed ^ BOTS_STREAM)


def seated(start: Start, bots: Sequence[str], chance: Generator) -> list[Bot]:
    """The bots themselves, by seat."""
    return [make_bot(bot, start.game, chance.seed()) for bot in bots]


class Clock:
    """Counts a seat's decisions and the time it takes for them."""

    def __init__(self) -> None:
        self.decisions = 0
        self.seconds = 0.0


def drive(state: State, bots: Sequence[Bot], chance: Generator, clocks: Sequence[Clock]) -> None:
    """Ask the bots until the game is over. Each sees only what its seat may know."""
    while not state.over:
        seat = state.seat
        clock = clocks[seat]
        begin = thread_time()
        action = answer(bots[seat], state, chance)
        clock.seconds += thread_time() - begin
        clock.decisions += 1
        state.apply(action)
