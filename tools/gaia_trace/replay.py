"""A trace played through our engine, compared after every move.

The other engine asks opponents to charge after the whole turn of the builder, ours before his last
conversions (T-3). So the rest of a turn waits until the last answer. What the trace says in between is
compared with a copy of our position in which nobody else charges and the rest of the turn is played.
"""

from __future__ import annotations

from typing import Final

from astrolude.games.gaia import grammar as g
from astrolude.games.gaia.game import GAME
from astrolude.games.gaia.rules.rounds import GAIA_PHASE
from astrolude.games.gaia.setup import ask_set_up, lay_table
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.factions import FACTIONS
from astrolude.games.gaia.tables.supply import NONE
from astrolude.kernel.errors import AstroludeError
from astrolude.kernel.generator import Generator
from gaia_trace.commands import (
    BOWL_NAMES,
    charge_answer,
    combination,
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
    "T-20": "income stops at other questions there: its gains are compared once the phase is over",
}
"""Differences that a ruling explains; the replay allows for them and counts how often."""

INCOME_FIELDS: Final = ["c", "o", "k", "q", "power", "brainstone", "income", "map", "gaiaformers"]


class NotComparable(Exception):
    """From here on the two games go different ways, as a ruling says."""


class Mismatch:
    """A move after which the positions differ, or that our engine refuses."""

    def __init__(self, trace: str, move: int, text: str, difference: str) -> None:
        self.trace: Final = trace
        self.move: Final = move
        self.text: Final = text
        self.difference: Final = difference

    def __str__(self) -> str:
        return f"{self.trace}, move {self.move} ({self.text}): {self.difference}"


class Replay:
    """One trace on its way through our engine."""

    def __init__(self, trace: Trace) -> None:
        self.trace: Final = trace
        self.position: Final = Position(trace.players)
        self.mismatches: Final[list[Mismatch]] = []
        self.rulings: Final[dict[str, int]] = {}
        self.state: GaiaState = GAME.blank()
        self.state.prepare(GAME, trace.players, Generator(0), None)
        lay_table(self.state, trace.setting(), OPTIONS)
        self.rest: list[Json] = []
        """What the builder does after the answers of the others."""
        self.booster: Json = {}
        self.proposal: Json = {}
        self.move = 0
        self.text = "set-up"
        self.phase = ""
        self.seat = NONE
        self.gained_until = 0
        """T-7: moves before this one are already played."""

    def run(self) -> None:
        """Play every move; after a refusal the game cannot go on."""
        ask_set_up(self.state, [])
        self.state.settle()
        for faction in self.trace.factions:
            self.state.apply(g.CHOOSE_FACTION.at(FACTIONS.index(faction)))
        self.position.change(self.trace.initial)
        self.check(self.state)
        for index, move in enumerate(self.trace.moves):
            self.move = int(move["n"])
            self.text = str(move["text"])
            self.seat = int(move["seat"])
            self.phase = str(move["after"]["phase"])
            self.position.after(move)
            try:
                self.play(move, index)
            except NotComparable:
                return
            except (ValueError, KeyError, IndexError, AstroludeError) as error:
                self.fail(f"cannot be replayed: {error!r}")
                return
        if self.trace.complete:
            self.check_scores()

    def fail(self, difference: str) -> None:
        self.mismatches.append(Mismatch(self.trace.name, self.move, self.text, difference))

    def allow(self, ruling: str) -> None:
        self.rulings[ruling] = self.rulings.get(ruling, 0) + 1

    def play(self, move: Json, index: int) -> None:
        """One move of the trace, then the comparison."""
        queue: list[Json] = list(move["commands"])
        if index < self.gained_until:
            queue = []
        elif move["phase"] == "gaia" and self.state.decision.prompt == "gaia_gains":
            queue = self.terran_gains(index)
        self.drive(self.state, queue + self.rest, charging=move["phase"] == "charge")
        if not self.state.over and self.state.decision.prompt == "charge":
            if self.state.phase == GAIA_PHASE:
                self.allow("T-9")
                raise NotComparable
            twin = self.state.clone()
            self.drive(twin, list(self.rest), declining=True)
            self.check(twin)
        elif not self.state.over and index + 1 >= self.gained_until:
            self.check(self.state)

    def terran_gains(self, index: int) -> list[Json]:
        """T-7: all commands of this phase and seat make one choice."""
        commands: list[Json] = []
        first = self.trace.moves[index]
        self.gained_until = index
        for move in self.trace.moves[index:]:
            if move["phase"] != first["phase"] or move["seat"] != first["seat"]:
                break
            commands += move["commands"]
            self.gained_until += 1
        total: dict[str, int] = {}
        for command in commands:
            for name, amount in command["gain"].items():
                total[name] = total.get(name, 0) + int(amount)
        self.allow("T-7")
        return [{"kind": "convert", "pay": {}, "gain": total}]

    def check(self, state: GaiaState) -> None:
        """Compare, leaving out what a ruling explains while a question of the round's start is open."""
        ignored: dict[int, list[str]] = {}
        if self.phase == "income":
            ignored = dict.fromkeys(range(state.players), INCOME_FIELDS)
            self.allow("T-20")
        elif state.decision.prompt in ("gaia_gains", "stone"):
            ignored[state.seat] = INCOME_FIELDS
        for difference in differences(self.trace, state, self.position, ignored):
            self.fail(difference)

    def check_scores(self) -> None:
        """T-11: the final scores without the caps of the other engine."""
        expected = [
            score + loss for score, loss in zip(self.trace.final_scores, self.trace.losses, strict=True)
        ]
        outcome = self.state.outcome()
        if outcome is None or outcome.scores != expected:
            found = None if outcome is None else outcome.scores
            self.fail(f"final scores {found} instead of {expected}")

    def drive(
        self, state: GaiaState, queue: list[Json], charging: bool = False, declining: bool = False
    ) -> None:
        """Answer questions with the commands of a queue until one is asked that it does not answer."""
        while not state.over:
            prompt = state.decision.prompt
            if prompt == "charge":
                if declining:
                    state.apply(g.DECLINE.at())
                    continue
                if not (charging and queue and queue[0]["kind"] in ("charge", "decline")):
                    self.rest = [command for command in queue if command["kind"] in CONVERSIONS]
                    return
                state.apply(charge_answer(queue.pop(0)))
            elif prompt == "after" and all(command["kind"] not in ACCEPTED[prompt] for command in queue):
                queue.clear()
                state.apply(g.END_TURN.at())
            elif not self.answer(state, prompt, queue):
                break
        if not declining:
            self.rest = []

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
        """T-15: one command as single conversions, or as a combination where that matters."""
        pay, gain = dict(command["pay"]), dict(command["gain"])
        if (
            set(pay) == {"pw"}
            and g.COMBINE.at() in state.legal_actions()
            and set(gain) <= {"q", "k", "o", "c"}
        ):
            actions = combination(gain)
        else:
            names = split(pay, gain)
            if names is None:
                raise ValueError(f"no conversions make {command}")
            actions = [conversion(name) for name in names]
        for action in actions:
            if not g.PAY.holds(action) or state.decision.prompt == "combination":
                state.apply(action)
            if state.decision.prompt == "payment":
                self.answer_tokens(state, "payment", queue)

    def answer_phase(self, state: GaiaState, prompt: str, queue: list[Json]) -> bool:
        """Questions of the phases I and II."""
        self.drop_left_over(queue, prompt)
        if not queue or state.seat != self.seat:
            return False
        if prompt == "income":
            state.apply(icon_answer(state, state.seat, queue.pop(0)))
        elif prompt == "gaia_tiles":
            command = queue.pop(0)
            state.apply(g.DECLINE.at() if command["kind"] == "decline" else g.EXCHANGE.at())
        else:
            gain = queue.pop(0)["gain"]
            for action in combination(gain)[1:-1]:
                state.apply(action)
            if state.decision.prompt == "gaia_gains":
                state.apply(g.STOP.at())
        return True

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
            if stone is None:
                return False
            queue.pop(0)
            state.apply(g.STONE_IN.at(BOWL_NAMES[stone] - 1))
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
    "gaia_tiles": ("convert", "decline"),
    "gaia_gains": ("convert",),
}
"""By question: the kinds of commands that answer it."""
