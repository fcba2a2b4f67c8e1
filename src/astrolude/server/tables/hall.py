"""Who is there: connections that look at tables here, and the seats present at any worker."""

from __future__ import annotations

from typing import Final, Protocol

from astrolude.server.tables.neighbours import Neighbours, Notice
from astrolude.server.tables.presence import Presence
from astrolude.server.tables.table import AtWork, Table


class Watcher(Protocol):
    """Whoever looks at a table: it is woken, and finds out itself what is new for its eyes."""

    def wake(self) -> None: ...


class Hall:
    """Wakes those who look on, and tells the other workers who is here and which bot thinks.

    `worker` is this one's name. What another told counts for `lasting` seconds.
    """

    def __init__(self, neighbours: Neighbours, worker: str, lasting: float) -> None:
        self._neighbours: Final = neighbours
        self._worker: Final = worker
        self._presence: Final = Presence(lasting)
        self._watchers: Final[dict[str, set[Watcher]]] = {}

    def enter(self, table_id: str, watcher: Watcher, seats: tuple[int, ...]) -> None:
        """Somebody who holds these seats begins to look at a table."""
        self._watchers.setdefault(table_id, set()).add(watcher)
        self._presence.enter(table_id, seats)
        self._presence_changed(table_id)

    def leave(self, table_id: str, watcher: Watcher, seats: tuple[int, ...]) -> None:
        watchers = self._watchers.get(table_id, set())
        watchers.discard(watcher)
        if not watchers:
            self._watchers.pop(table_id, None)
        self._presence.leave(table_id, seats)
        self._presence_changed(table_id)

    def wake(self, table_id: str) -> None:
        """Something about the table changed."""
        for watcher in self._watchers.get(table_id, ()):
            watcher.wake()

    def is_watched(self, table_id: str) -> bool:
        """Whether anybody looks at a table here, or sits at it elsewhere."""
        return table_id in self._watchers or bool(self.online(table_id))

    def is_here(self, table_id: str) -> bool:
        """Whether anybody looks at a table at this worker."""
        return table_id in self._watchers

    def watched(self) -> list[str]:
        return list(self._watchers)

    def online(self, table_id: str) -> frozenset[int]:
        """The seats of a table that are connected anywhere."""
        return self._presence.online(table_id)

    def think(self, table: Table, thinking: AtWork) -> None:
        """A bot began to think, or could not move."""
        self._show_thinking(table, thinking)
        self._tell("thinking", table.id, thinking=list(thinking))

    def hear_thinking(self, notice: Notice, table: Table) -> None:
        """Another worker tells of a bot."""
        self._show_thinking(table, AtWork(*notice["thinking"]))

    def hear_presence(self, notice: Notice) -> None:
        self._presence.told(notice["table"], notice["worker"], notice["seats"])
        self.wake(notice["table"])

    def repeat(self) -> None:
        """Tell again who is here, and forget workers that fell silent."""
        for table_id in self._presence.tables_here():
            self._tell_presence(table_id)
        for table_id in self._presence.expire():
            self.wake(table_id)

    def _show_thinking(self, table: Table, thinking: AtWork) -> None:
        table.think(thinking)
        self.wake(table.id)

    def _presence_changed(self, table_id: str) -> None:
        self.wake(table_id)
        self._tell_presence(table_id)

    def _tell_presence(self, table_id: str) -> None:
        self._tell("presence", table_id, seats=sorted(self._presence.here(table_id)))

    def _tell(self, kind: str, table_id: str, **more: object) -> None:
        self._neighbours.tell({"kind": kind, "table": table_id, "worker": self._worker, **more})
