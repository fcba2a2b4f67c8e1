"""One game played by bots from the first decision to the last."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from time import thread_time
from typing import Final

from astrolude.bots import Bot, make_bot
from astrolude.kernel.errors import InvalidOptions
from astrolude.kernel.game import Game
from astrolude.kernel.generator import Generator
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


def play_match(
    game: Game, players: int, options: Mapping[str, str] | None, seed: int, specs: Sequence[str]
) -> MatchResult:
    """Play one game; `specs[seat]` names the bot of each seat. The same arguments give the same match,
    unless a bot's budget is a time."""
    if len(specs) != players:
        raise InvalidOptions(f"{players} players need {players} bots, not {len(specs)}: {', '.join(specs)}")
    state = game.new(players, options, seed)
    chance = Generator(seed ^ BOTS_STREAM)
    bots = [make_bot(spec, game, chance.seed()) for spec in specs]
    clocks = [Clock() for _ in bots]
    drive(state, bots, chance, clocks)
    outcome = state.outcome()
    assert outcome is not None
    return MatchResult(
        seed,
        list(specs),
        outcome.scores,
        outcome.ranks,
        outcome.winners,
        [clock.decisions for clock in clocks],
        [round(clock.seconds, 6) for clock in clocks],
    )


class Clock:
    """Counts a seat's decisions and the time it takes for them."""

    def __init__(self) -> None:
        self.decisions = 0
        self.seconds = 0.0


def drive(state: State, bots: Sequence[Bot], chance: Generator, clocks: Sequence[Clock]) -> None:
    """Ask the bots until the game is over. Each sees only what its seat may know."""
    while not state.over:
        seat = state.seat
        bot, clock = bots[seat], clocks[seat]
        world = state if bot.blind else state.determinize(seat, chance)
        begin = thread_time()
        action = bot.choose(world)
        clock.seconds += thread_time() - begin
        clock.decisions += 1
        state.apply(action)
