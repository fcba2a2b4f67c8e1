"""A board to think on beside a running game: the rest of one's own turn, tried out and thrown away.

Everything happens in one world that follows from what the seat knows and from the table's id, never from the
game's own seed: nothing hidden can show, and whoever asks again is told the same. Where dice or hidden things
decide, the try is at its end. To try one's own turn is to think aloud and is allowed everywhere; what bots
guess that others might answer is advice, and needs the same consent.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, cast

from astrolude.bots import answer, make_bot
from astrolude.kernel.ahead import turn_now
from astrolude.kernel.generator import Generator
from astrolude.kernel.play import standing
from astrolude.kernel.start import Start
from astrolude.kernel.state import State
from astrolude.server.tables import messages
from astrolude.server.tables.driver import MindLost
from astrolude.server.tables.errors import Refusal
from astrolude.server.tables.judging import Judges
from astrolude.server.tables.playing import current, read_action
from astrolude.server.tables.rows import RUNNING
from astrolude.server.tables.sight import decision_in, obstacle_infos, seen_by
from astrolude.server.tables.table import Table
from astrolude.server.tables.tokens import derived_seed

GUESSED: Final = 12
"""How many answers of others are guessed at most."""
GUESSER: Final = "greedy"
"""The bot that guesses: it answers within milliseconds."""
TRIAL_COST: Final = 20.0
"""What a try costs, in milliseconds of about one processor; each step is a little more."""


@dataclass(frozen=True)
class Attempt:
    """What is to be tried: the game so far, whose turn is thought through, and its steps."""

    start: Start
    actions: list[int]
    seat: int
    steps: list[int]
    seed: int
    guess: bool


async def try_out(
    table: Table,
    seats: Sequence[int],
    ply: int,
    seat: int | None,
    steps: Sequence[int | str],
    guess: bool,
    judges: Judges,
    owner: str,
) -> messages.Trial:
    """What steps of one of the caller's seats would lead to; with `guess`, what others might answer."""
    async with table.lock:
        course = await current(table, seats, ply)
        if table.status != RUNNING or course.play.state.over:
            raise Refusal("illegal_action", "the game is over: its variations are part of the analysis")
        deciding = course.play.state.seat
        chosen = seat if seat is not None else deciding if deciding in seats else seats[0]
        if chosen not in seats:
            raise Refusal("no_seat", "only for a seat of one's own")
        if guess and not table.advised:
            raise Refusal("no_coach", "no guesses at this table: rated, or not all who sit here agreed")
        numbers = [read_action(table.game, step) for step in steps]
        actions = standing(course.history)
    attempt = Attempt(table.start, actions, chosen, numbers, derived_seed(table.id, ply, chosen), guess)
    try:
        return await judges.ask(tried, attempt, owner)
    except MindLost:
        raise Refusal("unavailable", "the try took too long") from None


def tried(task: Attempt) -> messages.Trial:
    """Where bots think: what an attempt leads to."""
    state = task.start.new()
    for action in task.actions:
        state.play(action)
    return trial_of(state, task.seat, task.steps, task.seed, task.guess)


def trial_of(state: State, seat: int, steps: Sequence[int], seed: int, guess: bool) -> messages.Trial:
    """What steps lead to, by nothing but the seat's knowledge and the seed."""
    rng = Generator(seed)
    return _Trying(state.determinize(seat, rng), seat).told(steps, rng if guess else None)


class _Trying:
    """One world, walked through step by step."""

    def __init__(self, world: State, seat: int) -> None:
        self.seat: Final = seat
        self.ahead: Final = world.seat != seat
        self.world = world.clone()
        self.turn = 0
        self.ends: messages.TrialEnd | None = None
        self.after = world
        """The world after the last step, before anybody else was passed over."""
        if self.ahead and not turn_now(self.world, seat):
            self.world = world
            self.ends = "closed"

    def told(self, steps: Sequence[int], guess: Generator | None) -> messages.Trial:
        before = self.held()
        found = [self.step(action) for action in steps]
        if self.ends is None:
            self.go_on()
        told = cast(Callable[[int], messages.Action], self.world.grammar.to_json)
        answers: list[messages.LineStep] = []
        if guess is not None and any(step["possible"] for step in found) and self.ends != "chance":
            answers = [{"seat": who, "action": told(action)} for who, action in self.guessed(guess)]
        return {
            "seat": self.seat,
            "ahead": self.ahead,
            "before": before,
            "steps": found,
            "after": self.held(),
            "ends": self.ends,
            "view": seen_by(self.world, self.seat),
            "decision": None if self.ends else decision_in(self.world, [self.seat]),
            "guessed": guess is not None,
            "answers": answers,
        }

    def held(self) -> dict[str, int]:
        """What the seat has, by name."""
        holdings = self.world.game.holdings
        if holdings is None:
            return {}
        return dict(zip(holdings.names, holdings.count(self.world, self.seat), strict=True))

    def step(self, action: int) -> messages.TrialStep:
        """One step; what is not possible is left out, and those after it are tried without it."""
        if self.ends is None:
            self.go_on()
        if self.ends is None:
            self.pass_by(action)
        told: messages.TrialStep = {
            "action": cast(messages.Action, self.world.grammar.to_json(action)),
            "possible": False,
            "turn": self.turn,
            "chance": False,
            "changes": {},
            "obstacles": [],
        }
        if self.ends is not None:
            return told
        world = self.world
        if action not in world.legal_actions():
            told["obstacles"] = obstacle_infos(world.game.obstacles(world, action, self.seat))
            return told
        effect = world.game.effect(world, [action])
        told["possible"], told["changes"] = True, effect.changes
        trial = world.clone()
        trial.play(action)
        if trial.reveals != world.reveals:
            told["chance"] = True
            self.ends = "chance"
        else:
            self.world = self.after = trial
        return told

    def pass_by(self, action: int) -> None:
        """Answer what has only one answer, as long as that is not the step itself."""
        legal = self.world.legal_actions()
        while len(legal) == 1 and legal[0] != action and self.ends is None:
            trial = self.world.clone()
            trial.play(legal[0])
            if trial.reveals != self.world.reveals or trial.over or trial.seat != self.seat:
                return
            self.world = self.after = trial
            legal = trial.legal_actions()

    def go_on(self) -> None:
        """Where the turn is over, the next one of the seat follows as if everybody else waited."""
        if self.world.over:
            self.ends = "over"
        elif self.world.seat != self.seat:
            following = self.world.clone()
            if turn_now(following, self.seat):
                self.world = following
                self.turn += 1
            else:
                self.ends = "turn"

    def guessed(self, rng: Generator) -> list[tuple[int, int]]:
        """What bots would answer to the last step until the seat is asked again, in this world."""
        world = self.after.clone()
        bots = [make_bot(GUESSER, world.game, rng.seed()) for _ in range(world.players)]
        line: list[tuple[int, int]] = []
        while not world.over and world.seat != self.seat and len(line) < GUESSED:
            who = world.seat
            action = answer(bots[who], world, rng)
            if len(world.legal_actions()) > 1:
                line.append((who, action))
            world.play(action)
        return line
