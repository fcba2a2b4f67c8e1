"""Many games of one kind stepped together, in arrays that are made once.

    from astrolude.research.batch import Batch
    games = Batch("gaia", players=2, num_envs=256)
    seen, infos = games.reset(seed=1)
    while learning:
        seen, rewards, terminations, truncations, infos = games.step(policy(seen))

Every game asks one seat at a time, whoever that is: row `n` of `observation` and `action_mask` is what the
seat `infos["seats"][n]` sees and may choose. Calls, names and shapes are those of Gymnasium's vector
environments, but that rewards have a column for each seat: they come with the end of a game, 1 for the first,
-1 for the last, evenly between. A game that is over begins anew within the same step, with another seed
(Gymnasium's `SAME_STEP`): its row shows the new game's first question. An illegal action ends a game and
costs whoever chose it 1. A game that has not ended after `cut_off` decisions is truncated, without rewards.

With `sparse=True` these two dense arrays are not kept. `cells`, `values` and `starts` say the same, which is
mostly 0: row `n` has its cells from `starts[n]` to `starts[n + 1]`. The legal actions are always given in
this way, as `actions` and `action_starts`.

The arrays of a fixed size may be your own, in memory that processes share for example (`arrays=`, made as
`array_shapes` says); `astrolude.research.workers` does so. All belong to the games: they are written anew by
each step, and nobody else may write to them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from struct import pack
from typing import Any, Final

from astrolude.extras import extra
from astrolude.kernel.cut_off import CUT_OFF
from astrolude.kernel.errors import InvalidInput
from astrolude.kernel.game import Game
from astrolude.kernel.generator import SEEDS, Generator
from astrolude.kernel.start import Start
from astrolude.kernel.state import State
from astrolude.research.encoding import CELL, VALUE, Encoder, rewards

with extra("research"):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

Seen = dict[str, NDArray[Any]]

DENSE: Final = ("observation", "action_mask")
"""The arrays that sparse games do without."""


class Batch:
    """`num_envs` tables of one game. The same seed and actions give the same games, row by row."""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        num_envs: int = 1,
        sparse: bool = False,
        cut_off: int = CUT_OFF,
        arrays: Mapping[str, NDArray[Any]] | None = None,
    ) -> None:
        if num_envs < 1:
            raise InvalidInput(f"a batch has at least one game, not {num_envs}")
        self.start: Final = Start(game, players, options)
        self.num_envs: Final = num_envs
        self.sparse: Final = sparse
        self.cut_off: Final = cut_off
        self.encoders: Final = [Encoder(self.start) for _ in range(num_envs)]
        self.layout: Final = self.encoders[0].layout
        self.single_observation_space: Final = self.encoders[0].space()
        self.single_action_space: Final = spaces.Discrete(self.encoders[0].actions)
        self.observation_space: Final = batch_space(self.single_observation_space, num_envs)
        self.action_space: Final = batch_space(self.single_action_space, num_envs)
        self.arrays: Final = own_arrays(array_shapes(self.start, num_envs, sparse), arrays)
        self.seats: Final = self.arrays["seats"]
        """By game: who is asked."""
        self.rewards: Final = self.arrays["rewards"]
        self.terminations: Final = self.arrays["terminations"]
        self.truncations: Final = self.arrays["truncations"]
        self.scores: Final = self.arrays["scores"]
        """The final scores of games that ended with the last step, in their rows."""
        self.seeds: Final = self.arrays["seeds"]
        """By game: its seed, with which `Start` begins the same one."""
        self.positions: Final[list[State]] = []
        self.decisions: Final = [0] * num_envs
        self.chances: Final[list[Generator]] = []
        self.ones: Final = pack("=f", 1.0) * self.layout.size
        self.cells: NDArray[np.int64] = np.zeros(0, CELL)
        self.values: NDArray[np.float32] = np.zeros(0, VALUE)
        self.starts: NDArray[np.int64] = np.zeros(num_envs + 1, np.int64)
        """What the seats see: the cells that are not 0, and where those of each row begin."""
        self.actions: NDArray[np.int64] = np.zeros(0, np.int64)
        self.action_starts: NDArray[np.int64] = np.zeros(num_envs + 1, np.int64)
        self.written: Final[dict[str, NDArray[np.int64]]] = {}
        """By dense array: the places that are not 0."""

    def reset(
        self, *, seed: int | Sequence[int] = 0, options: Mapping[str, Any] | None = None
    ) -> tuple[Seen, Seen]:
        """Begin all games. Rows draw the seeds of their games apart from each other, by one seed for each."""
        if options:
            raise InvalidInput(f"a batch begins as it was made, without {', '.join(options)}")
        self.chances[:] = [Generator(row) for row in row_seeds(seed, self.num_envs)]
        for array in self.arrays.values():
            array.fill(0)
        self.written.clear()
        self.positions[:] = [self._begun(row) for row in range(self.num_envs)]
        self._look()
        return self._seen(), self._infos()

    def step(
        self, actions: Any
    ) -> tuple[Seen, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], Seen]:
        """Take an action in each game; those that are over begin anew."""
        chosen = np.asarray(actions).tolist()
        if len(chosen) != self.num_envs or not self.positions:
            raise InvalidInput(f"after a reset, {self.num_envs} games need so many actions")
        for array in (self.rewards, self.scores, self.terminations, self.truncations):
            array.fill(0)
        for row, position in enumerate(self.positions):
            self.decisions[row] += 1
            action = chosen[row]
            if action not in position.legal_actions():
                self.rewards[row, position.seat] = -1.0
                self.terminations[row] = True
            else:
                position.play(action)
                if position.over:
                    self._end(row, position)
                elif self.decisions[row] >= self.cut_off:
                    self.truncations[row] = True
                else:
                    continue
            self.positions[row] = self._begun(row)
        self._look()
        return self._seen(), self.rewards, self.terminations, self.truncations, self._infos()

    def sample(self, chance: np.random.Generator) -> NDArray[np.int64]:
        """A legal action for each game, each equally likely."""
        counts = np.diff(self.action_starts)
        places = self.action_starts[:-1] + (chance.random(self.num_envs) * counts).astype(np.int64)
        return self.actions[places]

    def close(self) -> None:
        """Nothing is held."""

    def _begun(self, row: int) -> State:
        seed = self.chances[row].seed()
        self.seeds[row] = seed
        self.decisions[row] = 0
        return self.start.game.new(self.start.players, self.start.options, seed)

    def _end(self, row: int, position: State) -> None:
        outcome = position.outcome()
        assert outcome is not None
        self.rewards[row] = rewards(outcome)
        self.scores[row] = outcome.scores
        self.terminations[row] = True

    def _look(self) -> None:
        """Gather what all seats see as bytes and make arrays of it at once."""
        cells: list[bytes] = []
        values: list[bytes] = []
        counts: list[int] = []
        actions: list[int] = []
        action_counts: list[int] = []
        seats: list[int] = []
        observe, ones = self.layout.observe, self.ones
        for position, encoder in zip(self.positions, self.encoders, strict=True):
            seat = position.seat
            sketch = observe(position, seat, encoder.memories[seat])
            flags, others = b"".join(sketch.flags), b"".join(sketch.cells)
            cells += (flags, others)
            values.append(ones[: len(flags) // 2])
            values += sketch.values
            counts.append((len(flags) + len(others)) // CELL.itemsize)
            legal = position.legal_actions()
            actions += legal
            action_counts.append(len(legal))
            seats.append(seat)
        self.cells = np.frombuffer(b"".join(cells), CELL)
        self.values = np.frombuffer(b"".join(values), VALUE)
        self.actions = np.array(actions, np.int64)
        np.cumsum(counts, out=self.starts[1:])
        np.cumsum(action_counts, out=self.action_starts[1:])
        self.seats[:] = seats
        if not self.sparse:
            self._scatter("observation", self.cells, counts, self.values)
            self._scatter("action_mask", self.actions, action_counts, 1)

    def _scatter(self, name: str, cells: NDArray[np.int64], counts: list[int], values: Any) -> None:
        """Write a dense array: what was not 0 before is, and what is not now."""
        array = self.arrays[name]
        places = cells + np.repeat(np.arange(self.num_envs) * array.shape[1], counts)
        flat = array.reshape(-1)
        if name in self.written:
            flat[self.written[name]] = 0
        flat[places] = values
        self.written[name] = places

    def _seen(self) -> Seen:
        if not self.sparse:
            return {name: self.arrays[name] for name in DENSE}
        return {"cells": self.cells, "values": self.values, "starts": self.starts}

    def _infos(self) -> Seen:
        return {
            "seats": self.seats,
            "seeds": self.seeds,
            "scores": self.scores,
            "actions": self.actions,
            "action_starts": self.action_starts,
        }


def row_seeds(seed: int | Sequence[int], num_envs: int) -> list[int]:
    """A seed for each row, all drawn from one or given one by one."""
    given = [seed] if isinstance(seed, int) else list(seed)
    if not all(0 <= one < SEEDS for one in given):
        raise InvalidInput(f"a seed is a whole number from 0 to 2**64 - 1, not {seed}")
    if isinstance(seed, int):
        chance = Generator(seed)
        return [chance.seed() for _ in range(num_envs)]
    if len(given) != num_envs:
        raise InvalidInput(f"{num_envs} games need one seed or {num_envs}, not {len(given)}")
    return given


def array_shapes(
    start: Start, num_envs: int, sparse: bool = False
) -> dict[str, tuple[tuple[int, ...], np.dtype[Any]]]:
    """By name: shape and kind of the arrays of so many games."""
    widths: dict[str, tuple[tuple[int, ...], Any]] = {
        "observation": ((start.game.layout(start.players).size,), np.float32),
        "action_mask": ((start.game.grammar.size,), np.int8),
        "seats": ((), np.int64),
        "seeds": ((), np.uint64),
        "rewards": ((start.players,), np.float32),
        "scores": ((start.players,), np.int64),
        "terminations": ((), np.bool_),
        "truncations": ((), np.bool_),
    }
    return {
        name: ((num_envs, *width), np.dtype(kind))
        for name, (width, kind) in widths.items()
        if not (sparse and name in DENSE)
    }


def own_arrays(
    shapes: Mapping[str, tuple[tuple[int, ...], np.dtype[Any]]], given: Mapping[str, NDArray[Any]] | None
) -> Seen:
    """Arrays of these shapes: fresh ones, or those given, checked."""
    if given is None:
        return {name: np.zeros(shape, kind) for name, (shape, kind) in shapes.items()}
    wrong = shapes.keys() ^ given.keys()
    if wrong:
        raise InvalidInput(f"the arrays are {', '.join(shapes)}; check {', '.join(sorted(wrong))}")
    for name, (shape, kind) in shapes.items():
        array = given[name]
        if array.shape != shape or array.dtype != kind or not array.flags.c_contiguous:
            raise InvalidInput(
                f"the array {name!r} is {shape} of {kind}, in order, not {array.shape} of {array.dtype}"
            )
    return dict(given)
