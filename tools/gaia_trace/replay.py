"""A trace played through our engine, compared after every move.

A round begins differently there: its questions are put to several seats at once and answered in any order,
while ours asks one seat after the other (T-17, T-20). So the move that ends a round and all answers of the
phases I and II that follow it are one step: what each seat will answer is collected first, and compared is
what stands when the actions begin.
"""

from __future__ import annotations

from typing import Final

from astrolude.games.gaia import grammar as g
from astrolude.games.gaia.game import GAME
from astrolude.games.gaia.rules.conversions import CHAIN
from astrolude.games.gaia.rules.rounds import GAIA_PHASE, INCOME
from astrolude.games.gaia.setup import ask_set_up, lay_table
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.factions import FACTIONS
from astrolude.games.gaia.tables.resources import COUNTED
from astrolude.games.gaia.tables.supply import NONE
from astrolude.kernel.errors import AstroludeError
from astrolude.kernel.generator import Generator
from gaia_trace.commands import (
    BOWL_NAMES,
    POWER_GAINS,
    TRACE_GOODS,
    charge_answer,
    conversion,
    federation_target,
    icon_answer,
    must_use_stone,
    simple_answer,
    split,
    tokens_by_bowl,
    turn_action,
)
from gaia_trace.compare import differences
from gaia_trace.trace import Json, Position, Trace

OPTIONS: Final = {
    "setup": "advanced",
    "map": "default",
    "turn_order": "variable",
    "planets_apart": "all_types",
    "rotation": "off",
}

RULINGS: Final = {
    "T-7": "Terrans convert their tokens in several commands there, in one choice here",
    "T-8": "the Bescods may decline the step of their special action there, not here",
    "T-9": "a Lost Planet of the Gaia phase is offered at once here, later there: the rest is not compared",
    "T-18": "the Itars need not say there that they take no further tile",
    "T-20": "income and Gaia phase are answered in any order there: compared once the actions begin",
}
"""Differences that a ruling explains; the replay allows for them and counts how often."""

ROUND_BEGINS: Final = ("income", "gaia")
"""The phases of a trace in which several seats may be asked at once."""


class NotComparable(Exception):
    """From here on the two games go different ways, as a ruling says."""


class Difference(Exception):
    """Our position is another than the trace's."""


class Mismatch:
    """The first move after which the positions differ, or that our engine refuses. The game ends there."""

    def __init__(self, trace: str, move: int, text: str, difference: str) -> None:
        self.trace: Final = trace
        self.move: Final = move
        self.text: Final = text
        self.difference: Final = difference

    def __str__(self) -> str:
        return f"{self.trace}, move {self.move} ({self.text}): {self.difference}; the rest is not compared"


class Replay:
    """One trace on its way through our engine, up to the first difference."""

    def __init__(self, trace: Trace) -> None:
        self.trace: Final = trace
        self.position: Final = Position(trace.players)
        self.mismatch: Mismatch | None = None
        self.rulings: Final[dict[str, int]] = {}
        self.state = GaiaState()
        self.state.prepare(GAME, trace.players, Generator(0), None)
        lay_table(self.state, trace.setting(), OPTIONS)
        self.waiting: list[list[Json]] = []
        """By seat: what it answers while a round begins."""
        self.booster: Json = {}
        self.proposal: Json = {}
        self.move = 0
        self.text = "set-up"

    def run(self) -> None:
        """Play every move, up to the first difference: after it the games go different ways."""
        ask_set_up(self.state, [])
        self.state.settle()
        try:
            self.play_all()
        except NotComparable:
            return
        except (Difference, ValueError, KeyError, IndexError, AstroludeError) as error:
            reason = str(error) if isinstance(error, Difference) else f"cannot be replayed: {error!r}"
            self.mismatch = Mismatch(self.trace.name, self.move, self.text, reason)

    def play_all(self) -> None:
        for faction in self.trace.factions:
            self.state.apply(g.CHOOSE_FACTION.at(FACTIONS.index(faction)))
        self.position.change(self.trace.initial)
        self.check()
        for moves in steps_of(self.trace.moves):
            self.play(moves)
        if self.trace.complete:
            self.check_scores()

    def allow(self, ruling: str) -> None:
        self.rulings[ruling] = self.rulings.get(ruling, 0) + 1

    def play(self, moves: list[Json]) -> None:
        """One move of the trace, with the answers of the round that it begins, then the comparison."""
        self.move = int(moves[-1]["n"])
        self.text = str(moves[-1]["text"])
        self.waiting = answers_by_seat(moves, self.trace.players)
        if len(moves) > 1:
            self.allow("T-20")
        for move in moves:
            self.position.after(move)
        first: list[Json] = [] if moves[0]["phase"] in ROUND_BEGINS else list(moves[0]["commands"])
        self.drive(first)
        if self.state.over:
            return
        if self.state.decision.prompt == "charge" and self.state.phase == GAIA_PHASE:
            self.allow("T-9")
            raise NotComparable
        self.check()

    def check(self) -> None:
        """GP-5: the whole position; the first difference ends the game."""
        found = differences(self.trace, self.state, self.position)
        if found:
            more = f" and {len(found) - 1} more" if len(found) > 1 else ""
            raise Difference(found[0] + more)

    def check_scores(self) -> None:
        """T-11: the final scores without the caps of the other engine."""
        expected = [
            score + loss for score, loss in zip(self.trace.final_scores, self.trace.losses, strict=True)
        ]
        outcome = self.state.outcome()
        if outcome is None or outcome.scores != expected:
            found = None if outcome is None else outcome.scores
            raise Difference(f"final scores {found} instead of {expected}")

    def drive(self, commands: list[Json]) -> None:
        """Answer questions with the commands until one is asked that they do not answer."""
        state = self.state
        while not state.over:
            prompt = state.decision.prompt
            begins = state.phase == INCOME or state.phase == GAIA_PHASE
            queue = self.waiting[state.seat] if begins else commands
            if prompt == "charge":
                if not queue or queue[0]["kind"] not in ("charge", "decline"):
                    return
                state.apply(charge_answer(queue.pop(0)))
            elif prompt == "after" and all(command["kind"] not in ACCEPTED[prompt] for command in queue):
                queue.clear()
                state.apply(g.END_TURN.at())
            elif not self.answer(state, prompt, queue):
                return

    def answer(self, state: GaiaState, prompt: str, queue: list[Json]) -> bool:
        """Answer one question; False if the queue has nothing for it."""
        if prompt in ("from_first", "from_second", "stone_along", "stone", "payment"):
            return self.answer_tokens(state, prompt, queue)
        if prompt == "planets" or prompt == "satellites":
            self.answer_federation(state, prompt)
            return True
        if prompt == "token":
            state.apply(simple_answer(self.trace, prompt, self.proposal))
            return True
        if prompt == "booster" and self.booster:
            command, self.booster = self.booster, {}
            state.apply(simple_answer(self.trace, prompt, command))
            return True
        if prompt in ("income", "gaia_tiles", "gaia_gains"):
            return self.answer_phase(state, prompt, queue)
        self.drop_left_over(queue, prompt)
        if not queue:
            return False
        command = queue.pop(0)
        if prompt in ("turn", "after"):
            self.answer_turn(state, command, queue)
        elif prompt == "lowest_track" and command["kind"] == "decline":
            self.allow("T-8")
            state.stack.pop()
            state.settle()
        else:
            state.apply(simple_answer(self.trace, prompt, command))
        return True

    def drop_left_over(self, queue: list[Json], prompt: str) -> None:
        """Answers to questions that our engine does not ask because there is no choice."""
        while queue and queue[0]["kind"] not in ACCEPTED[prompt]:
            queue.pop(0)

    def answer_turn(self, state: GaiaState, command: Json, queue: list[Json]) -> None:
        kind = command["kind"]
        if kind == "burn":
            for _ in range(int(command["count"])):
                raised = g.CONVERT.at(g.RAISE_STONE)
                state.apply(raised if raised in state.legal_actions() else conversion("burn"))
        elif kind == "convert":
            self.convert(state, command, queue)
        else:
            self.booster = command if kind == "pass" and command["booster"] else {}
            self.proposal = command if kind == "federation" else {}
            state.apply(turn_action(self.trace, command))

    def convert(self, state: GaiaState, command: Json, queue: list[Json]) -> None:
        """T-15: one command as single conversions; its power parts together where that matters (GP-9.4)."""
        names = split(dict(command["pay"]), dict(command["gain"]))
        if names is None:
            raise ValueError(f"no conversions make {command}")
        for_power = [name for name in names if name in POWER_GAINS]
        if len(for_power) > 1 and g.COMBINE.at() in state.legal_actions():
            self.combine(state, [POWER_GAINS[name] for name in for_power], queue)
            names = [name for name in names if name not in POWER_GAINS]
        for name in names:
            state.apply(conversion(name))
            if state.decision.prompt == "payment":
                self.answer_tokens(state, "payment", queue)

    def combine(self, state: GaiaState, gains: list[int], queue: list[Json]) -> None:
        """GP-9.4: name the gains in the order of the chain; what leaves no choice is named by itself."""
        wanted = [gains.count(good) for good in range(COUNTED)]
        state.apply(g.COMBINE.at())
        while state.decision.prompt == "combination":
            missing = [good for good in CHAIN if state.basket[good] < wanted[good]]
            state.apply(g.GAIN.at(missing[0]) if missing else g.PAY.at())
        if state.decision.prompt == "payment":
            self.answer_tokens(state, "payment", queue)

    def answer_phase(self, state: GaiaState, prompt: str, queue: list[Json]) -> bool:
        """Questions of the phases I and II."""
        if prompt == "gaia_tiles":
            self.answer_exchange(state, queue)
            return True
        self.drop_left_over(queue, prompt)
        if not queue:
            return False
        if prompt == "income":
            state.apply(icon_answer(state, state.seat, queue.pop(0)))
        else:
            self.gain_for_tokens(state, queue)
        return True

    def answer_exchange(self, state: GaiaState, queue: list[Json]) -> None:
        """T-18: a tile for each such command; no command means no further tile."""
        while queue and not is_about_tile(queue[0]):
            queue.pop(0)
        if not queue:
            self.allow("T-18")
        takes = bool(queue) and queue.pop(0)["kind"] == "convert"
        state.apply(g.EXCHANGE.at() if takes else g.DECLINE.at())

    def gain_for_tokens(self, state: GaiaState, queue: list[Json]) -> None:
        """T-7: all commands of the Terrans make one choice."""
        self.allow("T-7")
        for good in CHAIN:
            name = TRACE_GOODS[good]
            for _ in range(sum(int(command["gain"].get(name, 0)) for command in queue)):
                state.apply(g.GAIN.at(good))
        queue.clear()
        if state.decision.prompt == "gaia_gains":
            state.apply(g.STOP.at())

    def answer_tokens(self, state: GaiaState, prompt: str, queue: list[Json]) -> bool:
        """T-5, T-6: which tokens are given, and where the brainstone is."""
        seat = state.seat
        stone = next((command["to"] for command in queue[:1] if command["kind"] == "brainstone"), None)
        if prompt == "from_first":
            state.apply(g.FROM_FIRST.at(self.bowls(state, seat, stone)[0]))
        elif prompt == "from_second":
            state.apply(g.FROM_SECOND.at(self.bowls(state, seat, stone)[1]))
        elif prompt == "stone_along":
            along = stone in ("gaia", "discard")
            if stone is not None:
                queue.pop(0)
            state.apply(g.WITH_STONE.at() if along else g.WITHOUT_STONE.at())
        elif prompt == "payment":
            if stone is not None:
                queue.pop(0)
            state.apply(g.WITH_STONE.at() if stone == "area1" else g.WITHOUT_STONE.at())
        else:
            if state.phase == INCOME:
                stone = str(self.position.players[seat]["brainstone"])
            elif stone is not None:
                queue.pop(0)
            if stone not in BOWL_NAMES:
                return False
            state.apply(g.STONE_IN.at(highest_place(state, BOWL_NAMES[stone])))
        return True

    def bowls(self, state: GaiaState, seat: int, stone: str | None) -> list[int]:
        """T-5: how many tokens come from each bowl; what was taken so far is still counted there."""
        number = state.bill + state.taken[0]
        along = stone in ("gaia", "discard") or must_use_stone(state, seat, number)
        return tokens_by_bowl(state, seat, number, along)

    def answer_federation(self, state: GaiaState, prompt: str) -> None:
        """T-12: the clusters and satellites of the proposal, one by one."""
        mask, satellites = federation_target(self.trace, state, state.seat, self.proposal)
        if prompt == "planets":
            for index, cluster in enumerate(state.clusters):
                if mask >> index & 1 and not state.joined >> index & 1:
                    state.apply(g.JOIN.at(cluster[0]))
                    return
            state.apply(g.JOINED.at())
            return
        open_satellites = [place for place in satellites if g.SATELLITE.at(place) in state.legal_actions()]
        state.apply(g.SATELLITE.at(open_satellites[0] if open_satellites else NONE))


def steps_of(moves: list[Json]) -> list[list[Json]]:
    """T-17, T-20: the moves one by one, each with all answers of the round that it begins."""
    steps: list[list[Json]] = []
    for move in moves:
        if steps and move["phase"] in ROUND_BEGINS:
            steps[-1].append(move)
        else:
            steps.append([move])
    return steps


def answers_by_seat(moves: list[Json], players: int) -> list[list[Json]]:
    """T-6: what each seat answers while a round begins; the brainstone's way is seen from where it ends."""
    answers: list[list[Json]] = [[] for _ in range(players)]
    for move in moves:
        if move["phase"] in ROUND_BEGINS:
            answers[int(move["seat"])] += [c for c in move["commands"] if c["kind"] != "brainstone"]
    return answers


def is_about_tile(command: Json) -> bool:
    """T-18, T-19: whether the Itars take a further tile or decline it; a declined step is something else."""
    declines = command["kind"] == "decline" and "tech" in [name for name, _ in command["offer"] or []]
    return command["kind"] == "convert" or declines


def highest_place(state: GaiaState, target: int) -> int:
    """GP-4.7: the higher of the two places if the brainstone ends there or above, else the lower one.

    Only all tokens together are ever driven on, so a place once reached can be kept as long as the lower one.
    """
    places = sorted(g.STONE_IN.of(action) for action in state.legal_actions())
    return places[-1] if places[-1] <= target - 1 else places[0]


CONVERSIONS: Final = ("convert", "burn")
ACCEPTED: Final = {
    "turn": (*CONVERSIONS, "build", "research", "board_action", "special", "federation", "pass"),
    "after": CONVERSIONS,
    "tile": ("tech_tile",),
    "cover": ("cover",),
    "advance": ("research", "decline"),
    "lowest_track": ("research", "decline"),
    "mine": ("build",),
    "lost_planet": ("lost_planet",),
    "station": ("build",),
    "swap": ("swap_pi",),
    "downgrade": ("build",),
    "rescore": ("federation_tile",),
    "booster": ("booster",),
    "first_mine": ("build",),
    "first_institute": ("build",),
    "income": ("income_order",),
    "gaia_gains": ("convert",),
}
"""By question: the kinds of commands that answer it."""
