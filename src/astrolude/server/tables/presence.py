"""Who is online: the seats connected to this worker, and what the other workers tell of theirs."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable
from typing import Final

NOBODY: Final[frozenset[int]] = frozenset()


class Presence:
    """Seats with at least one live connection. What a worker told counts for `lasting` seconds."""

    def __init__(self, lasting: float) -> None:
        self._lasting: Final = lasting
        self._here: Final[dict[str, Counter[int]]] = {}
        self._seats_here: Final[dict[str, frozenset[int]]] = {}
        self._elsewhere: Final[dict[str, dict[str, tuple[frozenset[int], float]]]] = {}

    def enter(self, table: str, seats: Iterable[int]) -> None:
        self._here.setdefault(table, Counter()).update(seats)
        self._seats_here[table] = frozenset(+self._here[table])

    def leave(self, table: str, seats: Iterable[int]) -> None:
        here = self._here.get(table, Counter())
        here.subtract(seats)
        self._seats_here[table] = frozenset(+here)
        if not self._seats_here[table]:
            self._here.pop(table, None)
            del self._seats_here[table]

    def here(self, table: str) -> frozenset[int]:
        """The seats connected to this worker."""
        return self._seats_here.get(table, NOBODY)

    def tables_here(self) -> list[str]:
        return list(self._here)

    def told(self, table: str, worker: str, seats: Iterable[int]) -> None:
        """Another worker says which seats are connected to it."""
        workers = self._elsewhere.setdefault(table, {})
        there = frozenset(seats)
        if there:
            workers[worker] = there, time.monotonic() + self._lasting
        else:
            workers.pop(worker, None)
        if not workers:
            del self._elsewhere[table]

    def online(self, table: str) -> frozenset[int]:
        """All seats of a table that are connected anywhere."""
        found = self.here(table)
        for there, until in self._elsewhere.get(table, {}).values():
            if until > time.monotonic():
                found |= there
        return found

    def expire(self) -> list[str]:
        """Forget what was told too long ago; the tables that it concerned."""
        touched: list[str] = []
        for table, workers in list(self._elsewhere.items()):
            late = [worker for worker, (_, until) in workers.items() if until <= time.monotonic()]
            for worker in late:
                self.told(table, worker, ())
            if late:
                touched.append(table)
        return touched
