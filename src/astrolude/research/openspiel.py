"""Every game as an OpenSpiel game, so that its algorithms play them.

    import astrolude.research.openspiel
    game = pyspiel.load_game("astrolude_gaia(players=2)")

A game begins with a chance node that deals. An action that uses chance is followed by a chance node that
draws which of `STREAMS` generators it meets: so a search sees other dice in other branches instead of
foreseeing the ones to come. What is hidden on the table is part of the state, as in every OpenSpiel game;
observations and information states show only what the player may know.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel

from astrolude import games
from astrolude.kernel.errors import InvalidOptions
from astrolude.kernel.game import Game
from astrolude.kernel.generator import SEEDS, Generator
from astrolude.kernel.journal import Journal
from astrolude.kernel.start import Start, usual_players
from astrolude.kernel.state import State
from astrolude.research.encoding import Encoder, rewards

STREAMS: Final = 256
"""Outcomes of a chance node, all equally likely."""

LONGEST: Final = 100_000
"""More decisions and chance nodes than any game has."""

DEAL: Final = -1
"""What waits for chance before the first decision."""
NOTHING: Final = -2
"""Nothing waits for chance."""


class Position:
    """A position with the journal of the way to it. OpenSpiel copies it deeply, which means: a clone."""

    def __init__(self, start: Start) -> None:
        self.start = start
        self.state: State | None = None
        self.journal = Journal()
        self.pending = DEAL
        """The action that waits for its chance."""
        self.moves: list[int] = []
        """Every action and every outcome of chance so far."""
        self.told: list[str] = []
        """The entries of the journal as text, as far as somebody asked for them."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        twin = Position(self.start)
        twin.journal.entries.extend(self.journal.entries)
        if self.state is not None:
            twin.state = self.state.clone()
            twin.state.journal = twin.journal
        twin.pending = self.pending
        twin.moves = self.moves[:]
        twin.told = self.told[:]
        return twin

    def __reduce__(self) -> tuple[Callable[..., Position], tuple[Start, list[int]]]:
        """Sent to another process as the way to it."""
        return replayed, (self.start, self.moves)

    def now(self) -> State:
        """The state; nobody asks for it before the deal."""
        assert self.state is not None
        return self.state

    def go(self, move: int) -> None:
        """An outcome of chance if one is awaited, else a player's action."""
        self.moves.append(move)
        if self.pending != NOTHING:
            self.draw(move)
        else:
            self.take(move)

    def take(self, action: int) -> None:
        """A player's action; it waits if it uses chance."""
        state = self.now()
        if action not in state.legal_actions():
            raise state.refusal(action)
        trial = state.clone()
        trial.play(action)
        if trial.rng.words() != state.rng.words():
            self.pending = action
        else:
            state.play(action)

    def draw(self, outcome: int) -> None:
        """An outcome of chance, and what waited for it."""
        if self.pending == DEAL:
            deal = (self.start.seed * STREAMS + outcome) % SEEDS
            self.state = self.start.with_seed(deal).new(self.journal)
        else:
            state = self.now()
            state.rng = Generator((state.rng.seed() + outcome) % SEEDS)
            state.play(self.pending)
        self.pending = NOTHING


def replayed(start: Start, moves: list[int]) -> Position:
    """A position from the way to it."""
    position = Position(start)
    for move in moves:
        position.go(move)
    return position


class SpielState(pyspiel.State):
    """A node of an OpenSpiel game."""

    def __init__(self, game: Any, start: Start) -> None:
        super().__init__(game)
        self.position = Position(start)

    def current_player(self) -> int:
        if self.position.pending != NOTHING:
            return int(pyspiel.PlayerId.CHANCE)
        state = self.position.now()
        return int(pyspiel.PlayerId.TERMINAL) if state.over else state.seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.now().legal_actions())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / STREAMS) for outcome in range(STREAMS)]

    def _apply_action(self, action: int) -> None:
        self.position.go(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.position.start.game.grammar.text(action)

    def is_terminal(self) -> bool:
        return self.position.pending == NOTHING and self.position.now().over

    def returns(self) -> list[float]:
        state = self.position.state
        outcome = state.outcome() if state is not None else None
        return rewards(outcome) if outcome is not None else [0.0] * self.position.start.players

    def __str__(self) -> str:
        return view_text(self, None)


def view_text(node: SpielState, player: int | None) -> str:
    """All that a player sees, as JSON; what waits for chance is public."""
    position = node.position
    view = None if position.state is None else position.state.view(player)
    waiting = None
    if position.pending >= 0:
        waiting = node.position.start.game.grammar.text(position.pending)
    return json.dumps({"view": view, "waiting": waiting}, separators=(",", ":"))


def memory_text(node: SpielState, player: int) -> str:
    """All that a player has seen, event by event, and what it sees now."""
    position = node.position
    entries = position.journal.entries
    position.told += [json.dumps(entry.to_json()) for entry in entries[len(position.told) :]]
    seen = [text for entry, text in zip(entries, position.told, strict=True) if entry.visible(player)]
    return "\n".join([*seen, view_text(node, player)])


class Observer:
    """OpenSpiel's way to look at a state: a tensor, and a string that remembers if asked to."""

    def __init__(self, start: Start, remembers: bool) -> None:
        self.encoder = Encoder(start)
        self.remembers = remembers
        self.tensor = np.zeros(self.encoder.layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        position = state.position
        self.tensor[:] = 0 if position.state is None else self.encoder.observation(position.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        return memory_text(state, player) if self.remembers else view_text(state, player)


class SpielGame(pyspiel.Game):
    """One of our games with its parameters: `players`, `options` (`length:long;supply:limited`), and `seed`,
    by which deals differ."""

    rules: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        options = read_options(given.get("options", ""))
        self.start = Start(self.rules, given.get("players"), options, given.get("seed", 0))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.grammar.size,
            max_chance_outcomes=STREAMS,
            num_players=self.start.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.rules), info, given)

    def new_initial_state(self, state: Any = None) -> SpielState:
        return SpielState(self, self.start)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.start, iig_obs_type is not None and iig_obs_type.perfect_recall)


def read_options(text: str) -> dict[str, str]:
    """Options in a form that the name of an OpenSpiel game may hold."""
    pairs = [part.split(":") for part in text.split(";") if part]
    if any(len(pair) != 2 for pair in pairs):
        raise InvalidOptions(f"options are written name:value;name:value, not {text!r}")
    return dict(pairs)


def game_type(game: Game) -> Any:
    return pyspiel.GameType(
        short_name=f"astrolude_{game.id}",
        long_name=f"Astrolude: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": usual_players(game), "seed": 0, "options": ""},
    )


def register(game: Game) -> str:
    """Make a game known to OpenSpiel; its short name."""
    name = f"astrolude_{game.id}"
    if name not in pyspiel.registered_names():
        pyspiel.register_game(game_type(game), type(f"Spiel{game.id}", (SpielGame,), {"rules": game}))
    return name


for _game in games.load():
    register(_game)
