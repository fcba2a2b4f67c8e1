"""One game played by bots from the first decision to the last."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
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
    decisions: int


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
    decisions = drive(state, bots, chance)
    outcome = state.outcome()
    assert outcome is not None
    return MatchResult(seed, list(specs), outcome.scores, outcome.ranks, outcome.winners, decisions)


def drive(state: State, bots: Sequence[Bot], chance: Generator) -> int:
    """Ask the bots until the game is over; the number of decisions. Each sees only what its seat may know."""
    decisions = 0
    while not state.over:
        seat = state.seat
        bot = bots[seat]
        state.apply(bot.choose(state if bot.blind else state.determinize(seat, chance)))
        decisions += 1
    return decisions
