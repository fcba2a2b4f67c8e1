"""Every game as a Gymnasium environment: one seat learns, bots play the others.

    import gymnasium
    import astrolude.research.gymnasium
    env = gymnasium.make("astrolude/gaia-v1", players=2, opponents="greedy")
    many = gymnasium.make_vec("astrolude/gaia-v1", num_envs=8, vectorization_mode="sync")

An observation is a dict of `observation` and `action_mask`, which `info` repeats. The reward comes at the
end: 1 for the first, -1 for the last, evenly between; an illegal action ends the game with -1. A game that
has not ended after `cut_off` decisions of all seats is truncated.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from astrolude import games
from astrolude.bots import Bot, Entrant, answer, make_bot
from astrolude.drawing import sheet
from astrolude.extras import extra
from astrolude.kernel.cut_off import CUT_OFF
from astrolude.kernel.errors import InvalidOptions
from astrolude.kernel.game import Game
from astrolude.kernel.generator import SEEDS, Generator
from astrolude.kernel.start import Start
from astrolude.kernel.state import State
from astrolude.research.encoding import Encoder, Observation, rewards
from astrolude.research.resetting import next_start

with extra("research"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray

Opponent = Entrant | Bot
"""A bot by name, a class or function that makes one for each game, or a bot that plays them all."""

ASKED: Final = ["start", "seat", "opponents"]
"""What a reset may be asked for."""


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a game. `seat` is its place at the table, or None for another one in every game.

    Opponents sit clockwise from it, repeated until the table is full. `reset(options=...)` changes one game:
    its `start`, the `seat`, the `opponents`.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - Gymnasium's own way to declare it

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        opponents: Opponent | Sequence[Opponent] = "greedy",
        seat: int | None = None,
        render_mode: str | None = None,
        cut_off: int = CUT_OFF,
    ) -> None:
        self.cut_off = cut_off
        self.decisions = 0
        self.start = Start(game, players, options)
        self.encoder = Encoder(self.start)
        self.render_mode = render_mode
        self.opponents = self._checked_opponents(opponents)
        self.fixed_seat = self._checked_seat(seat)
        self.observation_space = self.encoder.space()
        self.action_space = spaces.Discrete(self.encoder.actions)
        self.seat = 0
        self.bots: list[Bot | None] = []
        self.chance = Generator(0)
        self.position: State

    def _checked_opponents(self, given: Opponent | Sequence[Opponent]) -> list[Opponent]:
        opponents = list(given) if isinstance(given, Sequence) and not isinstance(given, str) else [given]
        others = self.start.players - 1
        if not 1 <= len(opponents) <= max(others, 1):
            raise InvalidOptions(f"{others} other seats need 1 to {others} bots, not {len(opponents)}")
        for opponent in opponents:
            make_bot(opponent, self.start.game, 0)
        return opponents

    def _checked_seat(self, seat: int | None) -> int | None:
        if seat is not None and not 0 <= seat < self.start.players:
            raise InvalidOptions(f"the seat is 0 to {self.start.players - 1}, not {seat}")
        return seat

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        asked = options or {}
        drawn = [int(self.np_random.integers(SEEDS, dtype=np.uint64)) for _ in range(2)]
        for key in asked:
            if key not in ASKED:
                raise InvalidOptions(f"a reset has the options {', '.join(ASKED)}, not {key!r}")
        start = next_start(self.start, drawn[0], asked)
        seat = self._checked_seat(asked.get("seat", self.fixed_seat))
        opponents = self._checked_opponents(asked["opponents"]) if "opponents" in asked else self.opponents
        self.position = start.new()
        self.decisions = 0
        self.chance = Generator(drawn[1])
        self.seat = self.chance.below(start.players) if seat is None else seat
        self.bots = [None] * start.players
        for turned in range(1, start.players):
            opponent = opponents[(turned - 1) % len(opponents)]
            seated = (self.seat + turned) % start.players
            self.bots[seated] = make_bot(opponent, start.game, self.chance.seed())
        self._let_bots_play()
        return self._seen()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if int(action) not in self.position.legal_actions():
            observation, info = self._seen()
            return observation, -1.0, True, False, info
        self._take(int(action))
        self._let_bots_play()
        observation, info = self._seen()
        outcome = self.position.outcome()
        if outcome is None:
            return observation, 0.0, False, self.decisions >= self.cut_off, info
        return observation, rewards(outcome)[self.seat], True, False, info

    def _take(self, action: int) -> None:
        self.position.apply(action)
        self.decisions += 1

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be chosen now, as the maskable algorithms of sb3-contrib ask for it."""
        return self.encoder.mask(self.position, self.seat).astype(np.bool_)

    def _let_bots_play(self) -> None:
        state = self.position
        while not state.over and state.seat != self.seat and self.decisions < self.cut_off:
            bot = self.bots[state.seat]
            assert bot is not None
            self._take(answer(bot, state, self.chance))

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        observation = self.encoder.both(self.position, self.seat)
        return observation, {"action_mask": observation["action_mask"], "seat": self.seat}

    def render(self) -> Any:
        """The table as the seat sees it, drawn in text."""
        return sheet(self.position, self.seat) if self.render_mode == "ansi" else None


def register_games() -> list[str]:
    """Make every game known to `gymnasium.make`; the ids."""
    ids = []
    for game in games.load():
        name = f"astrolude/{game.id}-v{game.rules_version}"
        if name not in gymnasium.registry:
            gymnasium.register(
                name, entry_point="astrolude.research.gymnasium:SeatEnv", kwargs={"game": game.id}
            )
        ids.append(name)
    return ids


register_games()
