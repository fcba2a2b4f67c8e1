"""A batch of games in several processes, with arrays in memory that they share.

    from astrolude.research.workers import Workers
    if __name__ == "__main__":
        with Workers("gaia", players=2, num_envs=1024, workers=16) as games:
            seen, infos = games.reset(seed=1)
            seen, rewards, terminations, truncations, infos = games.step(policy(seen))

It behaves as one `Batch` of all games, dense; the same seed and actions give the same games, whatever the
number of workers. Each worker steps its rows and writes them where everybody sees them: nothing is copied.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, Final

from astrolude.extras import extra
from astrolude.kernel.cut_off import CUT_OFF
from astrolude.kernel.errors import AstroludeError, InvalidInput
from astrolude.kernel.game import Game
from astrolude.kernel.start import Start
from astrolude.research.batch import DENSE, Batch, Seen, array_shapes, row_seeds

with extra("research"):
    import numpy as np
    from numpy.typing import NDArray

ACTIONS: Final = "chosen"
ALIGNED: Final = 64
"""Arrays begin at multiples of so many bytes."""


class WorkerFailed(AstroludeError):
    """A worker is gone, or something went wrong in it; the message says what."""


class Workers:
    """`num_envs` tables of one game, shared out among `workers` processes."""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        num_envs: int = 1,
        workers: int = 1,
        cut_off: int = CUT_OFF,
    ) -> None:
        if not 1 <= workers <= num_envs:
            raise InvalidInput(f"{num_envs} games need 1 to {num_envs} workers, not {workers}")
        self.start: Final = Start(game, players, options)
        self.num_envs: Final = num_envs
        size = sum(room for _, room in places_of(self.start, num_envs).values())
        context = get_context("spawn")
        memory = context.RawArray("b", size)
        self.arrays: Final = arrays_in(memory, self.start, num_envs)
        bounds = [num_envs * worker // workers for worker in range(workers + 1)]
        self.slices: Final = [slice(bounds[worker], bounds[worker + 1]) for worker in range(workers)]
        self.begun = False
        self.closed = False
        self.pipes: Final[list[Connection]] = []
        self.processes: Final[list[Any]] = []
        for rows in self.slices:
            here, there = context.Pipe()
            given = (there, memory, self.start, num_envs, rows, cut_off)
            process = context.Process(target=work, args=given, daemon=True)
            process.start()
            there.close()
            self.pipes.append(here)
            self.processes.append(process)

    def reset(
        self, *, seed: int | Sequence[int] = 0, options: Mapping[str, Any] | None = None
    ) -> tuple[Seen, Seen]:
        """Begin all games."""
        if options:
            raise InvalidInput(f"a batch begins as it was made, without {', '.join(options)}")
        self._check_open()
        seeds = row_seeds(seed, self.num_envs)
        self._all([seeds[rows] for rows in self.slices])
        self.begun = True
        return self._seen(), self._infos()

    def step(self, actions: Any) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], Seen]:
        """Take an action in each game; those that are over begin anew."""
        self._check_open()
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or not self.begun:
            raise InvalidInput(f"after a reset, {self.num_envs} games need so many actions")
        self.arrays[ACTIONS][:] = chosen
        self._all([None] * len(self.slices))
        of = self.arrays
        return self._seen(), of["rewards"], of["terminations"], of["truncations"], self._infos()

    def sample(self, chance: np.random.Generator) -> NDArray[np.int64]:
        """A legal action for each game, each equally likely."""
        rows, actions = np.nonzero(self.arrays["action_mask"])
        counts = np.bincount(rows, minlength=self.num_envs)
        firsts = np.cumsum(counts) - counts
        found: NDArray[np.int64] = actions[firsts + (chance.random(self.num_envs) * counts).astype(np.int64)]
        return found

    def close(self) -> None:
        """End the workers. The arrays stay as they are, until nobody holds them any more."""
        if self.closed:
            return
        self.closed = True
        for pipe in self.pipes:
            pipe.close()
        for process in self.processes:
            process.join()

    def __enter__(self) -> Workers:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _check_open(self) -> None:
        if self.closed:
            raise WorkerFailed("the workers are closed")

    def _all(self, messages: Sequence[object]) -> None:
        """Send each worker its message, and wait for all."""
        try:
            for pipe, message in zip(self.pipes, messages, strict=True):
                pipe.send(message)
            problems = [pipe.recv() for pipe in self.pipes]
        except (EOFError, OSError) as error:
            raise WorkerFailed("a worker has died") from error
        for problem in problems:
            if problem:
                raise WorkerFailed(problem)

    def _seen(self) -> Seen:
        return {name: self.arrays[name] for name in DENSE}

    def _infos(self) -> Seen:
        return {name: self.arrays[name] for name in ("seats", "seeds", "scores")}


def places_of(start: Start, num_envs: int) -> dict[str, tuple[tuple[tuple[int, ...], Any], int]]:
    """By name: shape and kind of each array in the shared memory, and how much room it has."""
    shapes = array_shapes(start, num_envs) | {ACTIONS: ((num_envs,), np.dtype(np.int64))}
    places = {}
    for name, (shape, kind) in shapes.items():
        size = int(np.prod(shape)) * kind.itemsize
        places[name] = ((shape, kind), -(-size // ALIGNED) * ALIGNED)
    return places


def arrays_in(memory: Any, start: Start, num_envs: int) -> Seen:
    """The arrays of all games as they lie in the memory."""
    found: Seen = {}
    room_for_all = np.frombuffer(memory, np.uint8)
    first = 0
    for name, ((shape, kind), room) in places_of(start, num_envs).items():
        size = int(np.prod(shape)) * kind.itemsize
        found[name] = room_for_all[first : first + size].view(kind).reshape(shape)
        first += room
    return found


def work(pipe: Connection, memory: Any, start: Start, num_envs: int, rows: slice, cut_off: int) -> None:
    """A worker: begins games by the seeds that come, or takes the actions in memory, until nobody asks."""
    arrays = {which: array[rows] for which, array in arrays_in(memory, start, num_envs).items()}
    chosen = arrays.pop(ACTIONS)
    batch = Batch(
        start.game, start.players, start.options, rows.stop - rows.start, cut_off=cut_off, arrays=arrays
    )
    while True:
        try:
            seeds = pipe.recv()
        except EOFError:
            break
        try:
            if seeds is None:
                batch.step(chosen)
            else:
                batch.reset(seed=seeds)
        except Exception as error:
            pipe.send(f"{type(error).__name__}: {error}")
        else:
            pipe.send("")
