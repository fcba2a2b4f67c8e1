"""Who looks at which table through this worker, so that they can be told when it changes."""

from __future__ import annotations

from typing import Final, Protocol


class Watcher(Protocol):
    """A live connection: it is woken, and finds out itself what is new for its eyes."""

    def wake(self) -> None: ...


class Rooms:
    def __init__(self) -> None:
        self._watchers: Final[dict[str, set[Watcher]]] = {}

    def enter(self, table: str, watcher: Watcher) -> None:
        self._watchers.setdefault(table, set()).add(watcher)

    def leave(self, table: str, watcher: Watcher) -> None:
        watchers = self._watchers.get(table, set())
        watchers.discard(watcher)
        if not watchers:
            self._watchers.pop(table, None)

    def wake(self, table: str) -> None:
        """Something about the table changed."""
        for watcher in self._watchers.get(table, ()):
            watcher.wake()

    def watched(self) -> list[str]:
        return list(self._watchers)
