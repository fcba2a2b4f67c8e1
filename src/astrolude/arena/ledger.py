"""The file of a tournament: its terms, then one line for each game as it ends.

An interrupted tournament goes on where it stopped. A line cut off in the middle, because the power failed
or the disk was full, is dropped and its game played again; any other damage is reported, never guessed at.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import IO, Final

from pydantic import TypeAdapter, ValidationError

from astrolude.arena.match import MatchResult
from astrolude.arena.schedule import Entry, Terms
from astrolude.filelock import lock
from astrolude.kernel.errors import AstroludeError

FORMAT: Final = 1

RESULT: Final = TypeAdapter(MatchResult)


class InvalidLedger(AstroludeError):
    """A file of results cannot be used; the message says why."""


class Ledger:
    """The results so far of the games of a schedule, on disk as soon as they are known."""

    def __init__(self, path: Path, terms: Terms, schedule: Sequence[Entry]) -> None:
        self.path: Final = path
        self.schedule: Final = schedule
        self.results: Final[dict[int, MatchResult]] = {}
        """By the game's number in the schedule."""
        try:
            self.file: Final[IO[bytes]] = path.open("a+b")
        except OSError as error:
            raise InvalidLedger(f"{path} cannot be used: {error.strerror}") from None
        try:
            lock(self.file)
            self._read(header(terms))
        except OSError:
            self.file.close()
            raise InvalidLedger(f"another tournament is writing {path}: wait for it to end") from None
        except InvalidLedger:
            self.file.close()
            raise

    def close(self) -> None:
        self.file.close()

    @property
    def missing(self) -> list[int]:
        """The numbers of the games that are still to be played."""
        return [number for number in range(len(self.schedule)) if number not in self.results]

    def add(self, number: int, result: MatchResult) -> None:
        """Note a game that ended."""
        if number in self.results:
            raise ValueError(f"game {number} has ended before")
        result = replace(result, choices=[])
        told = asdict(result)
        del told["choices"]
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
                f"{self.path} holds another tournament: name another file with --output, or delete this one"
            )
        for place, line in enumerate(lines[1:], 2):
            self._take(line, place)

    def _take(self, line: bytes, place: int) -> None:
        """One line of the file: a game of the schedule, or one beyond it from a longer tournament."""
        number = self._json(line, place).get("number")
        try:
            result = RESULT.validate_json(line, strict=True)
        except ValidationError:
            raise self._damaged(place) from None
        if not isinstance(number, int) or number in self.results:
            raise self._damaged(place)
        if 0 <= number < len(self.schedule):
            fixture = self.schedule[number].fixture
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
            return InvalidLedger(f"{self.path} is no file of a tournament: name another one with --output")
        return InvalidLedger(
            f"line {place} of {self.path} is damaged: delete that line and its game is played again"
        )


def header(terms: Terms) -> dict[str, object]:
    """The first line: everything that decides the games."""
    return {
        "tournament": FORMAT,
        **terms.start.to_json(),
        "rules_version": terms.start.game.rules_version,
        "bots": terms.names,
    }
