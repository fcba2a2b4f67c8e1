"""Every game as an OpenSpiel game, so that its algorithms play them.

    import astrolude.research.openspiel
    game = pyspiel.load_game("astrolude_gaia(players=2)")

What is hidden on the table is part of the state, as in every OpenSpiel game; observations and information
states show only what the player may know, and `resample_from_infostate` draws another world that looks the
same to them. OpenSpiel's algorithms that are written in C++ cannot call `resample_from_infostate` and
`undo_action` of a game written in Python; those written in Python can.

OpenSpiel knows no truncation: a game that has not ended after `cut_off` decisions and chance nodes counts as
terminal there with returns of 0, and `state.cut_off()` says so.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final, NamedTuple

from astrolude import games
from astrolude.extras import extra
from astrolude.kernel.cut_off import CUT_OFF
from astrolude.kernel.errors import InvalidOptions
from astrolude.kernel.game import Game
from astrolude.kernel.start import Start, usual_players
from astrolude.research.encoding import Encoder, rewards
from astrolude.research.nodes import NOTHING, STREAMS, Move, Node, World

with extra("research"):
    import numpy as np
    import pyspiel

HALF: Final = 1 << 32
"""Two random numbers of this size make a seed."""


class PlayerAction(NamedTuple):
    """One entry of a history; OpenSpiel's own cannot be made in Python."""

    player: int
    action: int


class SpielState(pyspiel.State):
    """A node of an OpenSpiel game.

    The library's own history only ever grows, so everything that `undo_action` shortens is told here.
    """

    def __init__(self, game: Any, start: Start, longest: int) -> None:
        super().__init__(game)
        self.node = Node(start)
        self.longest = longest

    def __reduce__(self) -> tuple[Callable[..., SpielState], tuple[Any, list[Move]]]:
        """Sent to another process as the way to it."""
        return state_after, (self.get_game(), self.node.moves())

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        return self.clone()

    def current_player(self) -> int:
        return player_at(self.node, self.longest)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.node.now().legal_actions())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / STREAMS) for outcome in range(STREAMS)]

    def _apply_action(self, action: int) -> None:
        self.node = self.node.go(action)

    def undo_action(self, player: int, action: int) -> None:
        """Take back the last action or outcome, which must be this one."""
        before = self.node.undone()
        if (player_at(before, self.longest), self.node.move) != (player, action):
            raise ValueError(f"the last action was not {action} of player {player}")
        self.node = before

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the player cannot tell from this one, drawn by a source of numbers from 0 to 1."""
        return self.in_world(World(player, int(sampler() * HALF) * HALF + int(sampler() * HALF)))

    def in_world(self, world: World) -> SpielState:
        twin: SpielState = self.clone()
        twin.node = twin.node.go(world)
        return twin

    def history(self) -> list[int]:
        return [entry.action for entry in self.full_history()]

    def full_history(self) -> list[PlayerAction]:
        return [
            PlayerAction(player_at(node.before, self.longest), node.move)
            for node in self.node.way()
            if node.before is not None and not isinstance(node.move, World)
        ]

    def history_str(self) -> str:
        return ", ".join(str(action) for action in self.history())

    def move_number(self) -> int:
        return self.node.depth

    def is_initial_state(self) -> bool:
        return self.node.depth == 0

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.node.start.game.grammar.text(action)

    def is_terminal(self) -> bool:
        return self.cut_off() or (self.node.pending == NOTHING and self.node.now().over)

    def cut_off(self) -> bool:
        """Whether the game was broken off."""
        state = self.node.state
        return self.node.depth >= self.longest and (state is None or not state.over)

    def returns(self) -> list[float]:
        state = self.node.state
        outcome = state.outcome() if state is not None else None
        return rewards(outcome) if outcome is not None else [0.0] * self.node.start.players

    def __str__(self) -> str:
        return self.node.view_text(None)


def player_at(node: Node, longest: int) -> int:
    """Who moves at a node of a game so long at most, as OpenSpiel numbers them."""
    if node.depth >= longest:
        return int(pyspiel.PlayerId.TERMINAL)
    if node.pending != NOTHING:
        return int(pyspiel.PlayerId.CHANCE)
    state = node.now()
    return int(pyspiel.PlayerId.TERMINAL) if state.over else state.seat


def state_after(game: SpielGame, moves: list[Move]) -> SpielState:
    """The state at the end of a way."""
    state = game.new_initial_state()
    for move in moves:
        if isinstance(move, World):
            state = state.in_world(move)
        else:
            state.apply_action(move)
    return state


class Observer:
    """OpenSpiel's way to look at a state: a tensor, and a string that remembers if asked to."""

    def __init__(self, start: Start, remembers: bool) -> None:
        self.encoder = Encoder(start)
        self.remembers = remembers
        self.tensor = np.zeros(self.encoder.layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        now = state.node.state
        self.tensor[:] = 0 if now is None else self.encoder.observation(now, player)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.node.memory_text(player) if self.remembers else state.node.view_text(player)


class SpielGame(pyspiel.Game):
    """One of our games with its parameters: `players`, `options` (`length:long;supply:limited`), `seed`,
    by which deals differ, and `cut_off`."""

    rules: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        options = read_options(given.get("options", ""))
        self.start = Start(self.rules, given.get("players"), options, given.get("seed", 0))
        self.longest = int(given.get("cut_off", CUT_OFF))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.grammar.size,
            max_chance_outcomes=STREAMS,
            num_players=self.start.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.longest,
        )
        super().__init__(game_type(self.rules), info, given)

    def __reduce__(self) -> tuple[Callable[..., SpielGame], tuple[str, str]]:
        """Sent to another process by the module of its rules, which need not be registered there yet."""
        return game_from, (self.rules.module, str(self))

    def __deepcopy__(self, memo: dict[int, Any]) -> SpielGame:
        return self

    def new_initial_state(self, state: Any = None) -> SpielState:
        return SpielState(self, self.start, self.longest)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.start, iig_obs_type is not None and iig_obs_type.perfect_recall)


def game_from(module: str, name: str) -> SpielGame:
    """What another process sent."""
    register(import_module(module).GAME)
    game: SpielGame = pyspiel.load_game(name)
    return game


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
        parameter_specification={
            "players": usual_players(game),
            "seed": 0,
            "options": "",
            "cut_off": CUT_OFF,
        },
    )


def register(game: Game) -> str:
    """Make a game known to OpenSpiel; its short name."""
    name = f"astrolude_{game.id}"
    if name not in pyspiel.registered_names():
        pyspiel.register_game(game_type(game), type(f"Spiel{game.id}", (SpielGame,), {"rules": game}))
    return name


for _game in games.load():
    register(_game)
