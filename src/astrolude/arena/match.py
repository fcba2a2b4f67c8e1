"""One game played by bots from the first decision to the last."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from time import thread_time
from typing import Final, NamedTuple

from astrolude.bots import Bot, Entrant, answer, make_bot, name_of
from astrolude.bots.own import told
from astrolude.kernel.cut_off import CUT_OFF
from astrolude.kernel.errors import AstroludeError, InvalidOptions
from astrolude.kernel.generator import Generator
from astrolude.kernel.start import Start
from astrolude.kernel.state import Outcome, State

BOTS_STREAM: Final = 0x5DEECE66D1CE4E5B
"""Sets the bots' chance apart from the game's own, so that no bot can foresee a die from the same seed."""


class BotFailed(AstroludeError):
    """A bot raised an exception or chose what it may not; the message says which, where and how."""


class Choice(NamedTuple):
    """One decision of a match."""

    seat: int
    action: str
    """In notation."""
    seconds: float
    """Processor time that the bot took."""


@dataclass(frozen=True)
class MatchResult:
    """How a match ended. Every list but the last goes by seat; of one that was cut off, scores, ranks and
    winners are empty."""

    seed: int
    bots: list[str]
    scores: list[int]
    ranks: list[int]
    winners: list[int]
    decisions: list[int]
    """How often each seat chose."""
    seconds: list[float] = field(compare=False)
    """Processor time that each seat thought; the one thing that two plays of a match do not share."""
    choices: tuple[Choice, ...] = field(default=(), compare=False, repr=False)
    """Every decision in turn, where somebody wanted to know."""
    cut_off: bool = False
    """Whether it was broken off before its end."""


def play_match(
    start: Start, bots: Sequence[Entrant | Bot], log: bool = False, cut_off: int = CUT_OFF
) -> MatchResult:
    """Play one game; `bots[seat]` is the bot of each seat, or how it is called or made.

    The same arguments give the same match, unless a bot's budget is a time or it remembers other games. With
    `log` the result holds every decision. A game that has not ended after `cut_off` decisions is broken off.
    """
    players, names = start.players, [name_of(bot) for bot in bots]
    if len(bots) != players:
        raise InvalidOptions(f"{players} players need {players} bots, not {len(bots)}: {', '.join(names)}")
    state = start.new()
    chance = chance_of_bots(start)
    seats = seated(start, bots, chance)
    choices: list[Choice] = []
    made = 0
    while not state.over and made < cut_off:
        made += 1
        seat = state.seat
        action, seconds = seats[seat].choose(state, chance)
        if log:
            choices.append(Choice(seat, start.game.grammar.text(action), seconds))
    return result_of(
        start.seed,
        names,
        state.outcome(),
        [seat.decisions for seat in seats],
        [round(seat.seconds, 6) for seat in seats],
        tuple(choices),
    )


def result_of(
    seed: int,
    bots: list[str],
    outcome: Outcome | None,
    decisions: list[int],
    seconds: list[float],
    choices: tuple[Choice, ...] = (),
) -> MatchResult:
    """The result of a match; without an outcome it was cut off."""
    if outcome is None:
        return MatchResult(seed, bots, [], [], [], decisions, seconds, choices, cut_off=True)
    return MatchResult(
        seed, bots, outcome.scores, outcome.ranks, outcome.winners, decisions, seconds, choices
    )


def chance_of_bots(start: Start) -> Generator:
    """What bots and the worlds that they are shown draw from."""
    return Generator(start.seed ^ BOTS_STREAM)


class Seat:
    """A bot at the table: what it is called, how often it chose and how long it thought."""

    def __init__(self, name: str, bot: Bot) -> None:
        self.name: Final = name
        self.bot: Final = bot
        self.decisions = 0
        self.seconds = 0.0

    def choose(self, state: State, chance: Generator) -> tuple[int, float]:
        """Let the bot decide, who sees only what its seat may know; the action, and the time it took."""
        number, begin = state.seat, thread_time()
        action = self.answer(state, chance)
        seconds = thread_time() - begin
        self.seconds += seconds
        self.decisions += 1
        try:
            state.apply(action)
        except AstroludeError as error:
            raise BotFailed(f"the bot {self.name!r} on seat {number} breaks the rules: {error}") from None
        return action, seconds

    def answer(self, state: State, chance: Generator) -> int:
        """What the bot chooses. Whatever goes wrong in somebody's own bot is told with its name."""
        try:
            return answer(self.bot, state, chance)
        except Exception as error:
            raise BotFailed(f"the bot {self.name!r} on seat {state.seat} failed: {told(error)}") from error


def seated(start: Start, bots: Sequence[Entrant | Bot], chance: Generator) -> list[Seat]:
    """The bots at the table, by seat."""
    return [Seat(name_of(bot), make_bot(bot, start.game, chance.seed())) for bot in bots]
