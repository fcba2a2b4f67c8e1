"""The file of a long run, of a tournament or a study: its terms, then one line for each game as it ends.

An interrupted run goes on where it stopped. A line cut off in the middle, because the power failed
or the disk was full, is dropped and its game played again; any other damage is reported, never guessed at.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Final, Generic, NamedTuple, Protocol, TypeVar

from pydantic import TypeAdapter, ValidationError

from astrolude.arena.fixture import Fixture
from astrolude.filelock import lock
from astrolude.kernel.cut_off import CUT_OFF
from astrolude.kernel.errors import AstroludeError
from astrolude.kernel.start import Start


class Ended(Protocol):
    """What is kept of a game; it says which one it was."""

    @property
    def seed(self) -> int: ...

    @property
    def bots(self) -> list[str]: ...


Result = TypeVar("Result", bound=Ended)


class Run(NamedTuple):
    """What a file is about: everything that decides its games, but for their number."""

    what: str
    """A tournament or a study."""
    format: int
    start: Start
    """Of the first game."""
    bots: list[str]
    further: dict[str, object]

    def header(self) -> dict[str, object]:
        """The first line of the file."""
        return {
            self.what: self.format,
            **self.start.to_json(),
            "rules_version": self.start.game.rules_version,
            "bots": self.bots,
            **self.further,
        }


def bound(cut_off: int) -> dict[str, object]:
    """What a run says about its games' bound: nothing if it is the usual one."""
    return {} if cut_off == CUT_OFF else {"cut_off": cut_off}


class InvalidLedger(AstroludeError):
    """A file of results cannot be used; the message says why."""


class Ledger(Generic[Result]):
    """The results so far of the games of a run, on disk as soon as they are known."""

    def __init__(self, path: Path, run: Run, fixtures: Sequence[Fixture], form: TypeAdapter[Result]) -> None:
        self.path: Final = path
        self.what: Final = run.what
        self.fixtures: Final = fixtures
        self.form: Final = form
        """How a result is written and read."""
        self.results: Final[dict[int, Result]] = {}
        """By the game's number."""
        try:
            self.file: Final[IO[bytes]] = path.open("a+b")
        except OSError as error:
            raise InvalidLedger(f"{path} cannot be used: {error.strerror}") from None
        try:
            lock(self.file)
            self._read(run.header())
        except OSError:
            self.file.close()
            raise InvalidLedger(f"another {self.what} is writing {path}: wait for it to end") from None
        except InvalidLedger:
            self.file.close()
            raise

    def close(self) -> None:
        self.file.close()

    @property
    def missing(self) -> list[int]:
        """The numbers of the games that are still to be played."""
        return [number for number in range(len(self.fixtures)) if number not in self.results]

    def add(self, number: int, result: Result) -> None:
        """Note a game that ended."""
        if number in self.results:
            raise ValueError(f"game {number} has ended before")
        told = self.form.dump_python(result, mode="json", exclude_defaults=True)
        self._write({"number": number, **told})
        self.results[number] = result

    def _write(self, value: dict[str, object]) -> None:
        self.file.write(json.dumps(value).encode() + b"\n")
        self.file.flush()
        os.fsync(self.file.fileno())

    def _read(self, expected: dict[str, object]) -> None:
        self.file.seek(0)
        whole, newline, torn = self.file.read().rpartition(b"\n")
        if torn:
            self.file.truncate(len(whole) + len(newline))
        if not newline:
            self._write(expected)
            return
        lines = whole.split(b"\n")
        if self._json(lines[0], 1) != expected:
            raise InvalidLedger(
                f"{self.path} holds another {self.what}: name another file with --output, or delete this one"
            )
        for place, line in enumerate(lines[1:], 2):
            self._take(line, place)

    def _take(self, line: bytes, place: int) -> None:
        """One line of the file: a game of the run, or one beyond it from a longer run."""
        number = self._json(line, place).get("number")
        try:
            result = self.form.validate_json(line, strict=True)
        except ValidationError:
            raise self._damaged(place) from None
        if not isinstance(number, int) or number in self.results:
            raise self._damaged(place)
        if 0 <= number < len(self.fixtures):
            fixture = self.fixtures[number]
            if (result.seed, result.bots) != (fixture.seed, fixture.names):
                raise self._damaged(place)
            self.results[number] = result

    def _json(self, line: bytes, place: int) -> dict[str, object]:
        try:
            value = json.loads(line)
        except ValueError:
            raise self._damaged(place) from None
        if not isinstance(value, dict):
            raise self._damaged(place)
        return value

    def _damaged(self, place: int) -> InvalidLedger:
        if place == 1:
            return InvalidLedger(f"{self.path} is no file of a {self.what}: name another one with --output")
        return InvalidLedger(
            f"line {place} of {self.path} is damaged: delete that line and its game is played again"
        )
