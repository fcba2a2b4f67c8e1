"""Every game as a PettingZoo environment in which agents act one after the other.

    from astrolude.research.pettingzoo import env
    gaia = env("gaia", players=4)

An observation is a dict of `observation` (float32, `astrolude research describe gaia` lists its blocks) and
`action_mask` (int8, exact). Rewards come at the end: 1 for the first, -1 for the last, evenly between. A game
that has not ended after `cut_off` decisions is truncated, without rewards.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from astrolude.drawing import sheet
from astrolude.extras import extra
from astrolude.kernel.cut_off import CUT_OFF
from astrolude.kernel.game import Game
from astrolude.kernel.generator import SEEDS
from astrolude.kernel.start import Start
from astrolude.kernel.state import State
from astrolude.research.encoding import Encoder, Observation, rewards
from astrolude.research.resetting import next_start

with extra("research"):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils.env_logger import EnvLogger

OF_A_GAME: Final = frozenset(
    ["agents", "agent_selection", "infos", "num_agents", "position", "rewards", "terminations", "truncations"]
)
"""What an environment has from its first reset on."""


class env(AECEnv[str, Any, Any]):  # noqa: N801 - the name that PettingZoo's environments have
    """A table of a game. An illegal action, or one that does not exist, ends the game and costs whoever
    chose it 1; calls before the first reset or after the last agent are refused.

    PettingZoo's wrappers would guard this too, at twice the time of a step.
    """

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
        cut_off: int = CUT_OFF,
    ) -> None:
        super().__init__()
        self.cut_off = cut_off
        self.start = Start(game, players, options)
        self.encoder = Encoder(self.start)
        self.metadata = {
            "name": str(self),
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.start.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions = self.start.game.grammar.size
        self.observation_spaces = {agent: self.encoder.space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.chance, _ = seeding.np_random()
        self.position: State
        self.decisions = 0

    def __getattr__(self, name: str) -> Any:
        """Asked for what is missing only."""
        if name in OF_A_GAME:
            raise AttributeError(f"{name} cannot be accessed before reset")
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; the option `start` chooses which. PettingZoo wants all others to be let pass."""
        if seed is not None:
            self.chance, _ = seeding.np_random(seed)
        drawn = int(self.chance.integers(SEEDS, dtype=np.uint64))
        self.position = next_start(self.start, drawn, options or {}).new()
        self.decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.position.seat]

    def observe(self, agent: str) -> Observation:
        return self.encoder.both(self.position, self.seats[agent])

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        position = self.position
        if action not in position.legal_actions():
            EnvLogger.warn_on_illegal_move()
            self._end([-1.0 if other == agent else 0.0 for other in self.agents])
            return
        position.play(int(action))
        self.decisions += 1
        outcome = position.outcome() if position.over else None
        if outcome is not None:
            self._end(rewards(outcome))
        elif self.decisions >= self.cut_off:
            self._cut_off()
        else:
            self.agent_selection = self.possible_agents[position.seat]
        if self.render_mode == "human":
            self.render()

    def _end(self, brought: list[float]) -> None:
        self.rewards = dict(zip(self.possible_agents, brought, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def _cut_off(self) -> None:
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.truncations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def render(self) -> str | None:
        """The table as whoever is to choose sees it, drawn in text; `human` prints it."""
        state = self.position
        text = sheet(state, None if state.over else state.seat)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def state(self) -> np.ndarray[Any, Any]:
        """What all seats see, one after the other: for critics that may know everything."""
        return np.concatenate(
            [self.encoder.observation(self.position, seat) for seat in range(self.start.players)]
        )

    def close(self) -> None:
        """Nothing is held."""

    def __str__(self) -> str:
        return f"astrolude_{self.start.game.id}_v{self.start.game.rules_version}"
