"""Matches on one core or several, each process playing one match after the other.

A process may die, by a signal or for want of memory: its match is given to a new one. So nothing is lost,
and since every process has one match at a time and answers once, nothing is counted twice.
"""

from __future__ import annotations

import pickle
import signal
from collections import deque
from collections.abc import Generator, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from traceback import format_exc
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

from astrolude.kernel.errors import AstroludeError, InvalidOptions

Result = TypeVar("Result", covariant=True)


class Job(Protocol[Result]):
    """A match to be played: it travels to another process, and its result back."""

    @property
    def seed(self) -> int: ...

    def play(self) -> Result: ...


DEATHS: Final = 3
"""A match that so many processes died of is given up."""


class WorkersLost(AstroludeError):
    """One match ended process after process; the message says which."""


class CannotTravel(AstroludeError):
    """A match cannot be sent to another process; the message says why."""


class MatchFailed(AstroludeError):
    """A match could not be played to its end; the message says why."""


class Failure(NamedTuple):
    """What a process sends back in place of a result."""

    message: str
    trace: str


class ElsewhereTraceback(Exception):
    """Where in another process an exception was raised."""

    def __str__(self) -> str:
        return f"\n{self.args[0]}"


def played(schedule: Sequence[Job[Result]], jobs: int) -> Generator[tuple[int, Result]]:
    """Play every match of a schedule and hand on each with its place there as it ends, in any order."""
    if jobs < 1:
        raise InvalidOptions(f"at least one process is needed, not {jobs}")
    if jobs == 1 or len(schedule) <= 1:
        for place, job in enumerate(schedule):
            yield place, job.play()
        return
    crew = Crew(schedule, min(jobs, len(schedule)))
    try:
        yield from crew.played()
    finally:
        crew.dismiss()


class Worker:
    """A process that plays the matches sent to it."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self.line, far_end = context.Pipe()
        self.process: Final = context.Process(target=serve, args=(far_end,), daemon=True)
        self.place = -1
        """The match it plays."""
        self.process.start()
        far_end.close()

    def give(self, place: int, job: Job[Any]) -> None:
        self.place = place
        try:
            sent = pickle.dumps(job)
        except (pickle.PicklingError, AttributeError, TypeError) as error:
            raise CannotTravel(
                f"a match cannot be sent to another process: {error}; "
                "define what makes a bot in a module, or play with one process"
            ) from None
        self.line.send_bytes(sent)

    def stop(self) -> None:
        self.process.terminate()
        self.process.join()
        self.line.close()


class Crew(Generic[Result]):
    """The processes of one schedule, and what is left of it."""

    def __init__(self, schedule: Sequence[Job[Result]], size: int) -> None:
        self.schedule: Final = schedule
        self.left: Final = deque(range(len(schedule)))
        self.deaths: Final = [0] * len(schedule)
        self.workers: Final[dict[Connection, Worker]] = {}
        for _ in range(size):
            self.hire()

    def hire(self) -> None:
        """A new process with the next match."""
        worker = Worker()
        self.workers[worker.line] = worker
        self.busy(worker)

    def busy(self, worker: Worker) -> None:
        """Give a process the next match, or let it go."""
        if self.left:
            place = self.left.popleft()
            try:
                worker.give(place, self.schedule[place])
            except OSError:
                self.replace(worker)
        else:
            self.workers.pop(worker.line).stop()

    def replace(self, worker: Worker) -> None:
        """A process died: its match comes next again, for another process."""
        place = worker.place
        self.workers.pop(worker.line).stop()
        self.deaths[place] += 1
        if self.deaths[place] == DEATHS:
            seed = self.schedule[place].seed
            raise WorkersLost(f"{DEATHS} processes died one after the other of the match with seed {seed}")
        self.left.appendleft(place)
        self.hire()

    def played(self) -> Generator[tuple[int, Result]]:
        while self.workers:
            for line in wait(list(self.workers)):
                assert isinstance(line, Connection)
                worker = self.workers[line]
                try:
                    result = line.recv()
                except (EOFError, OSError):
                    self.replace(worker)
                else:
                    if isinstance(result, Failure):
                        raise MatchFailed(result.message) from ElsewhereTraceback(result.trace)
                    yield worker.place, result
                    self.busy(worker)

    def dismiss(self) -> None:
        for worker in self.workers.values():
            worker.stop()
        self.workers.clear()


def serve(line: Connection) -> None:
    """The life of a worker's process: until the line is closed at the other end."""
    # Ctrl+C reaches every process of a terminal; the one that began the series ends the others.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            sent = line.recv_bytes()
        except EOFError:
            return
        try:
            job: Job[object] = pickle.loads(sent)
            line.send(job.play())
        except Exception as error:
            kind = "" if isinstance(error, AstroludeError) else f"{type(error).__name__}: "
            line.send(Failure(f"{kind}{error}", format_exc()))
