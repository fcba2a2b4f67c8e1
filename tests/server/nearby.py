"""A browser that exists only here: what a worker does for the tables, done in memory."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from astrolude.server.near.host import Host
from astrolude.server.near.minds import work_on

PROTOCOL: dict[str, Any] = json.loads(
    (Path(__file__).parents[2] / "docs" / "openapi.json").read_text(encoding="utf-8")
)


class Storage:
    """What all tabs of a browser share."""

    def __init__(self) -> None:
        self.documents: dict[str, tuple[int, str]] = {}
        self.told: dict[tuple[str, int], str] = {}
        self.tabs: list[Tab] = []
        self.claimed: dict[str, Tab] = {}
        self.broken = False


class Tab:
    """The bridge of one tab."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.said: dict[int, asyncio.Queue[dict[str, Any]]] = {}
        self.hear: Callable[[str], None] = lambda _: None
        self.thoughts = 0
        self.stopped = 0
        self.stuck = False
        storage.tabs.append(self)
        self.host = Host(self, PROTOCOL, pause=0.0)

    async def fetch(self, table: str) -> str | None:
        self._check()
        found = self.storage.documents.get(table)
        return None if found is None else json.dumps({"version": found[0], "document": found[1]})

    async def fetch_all(self) -> str:
        self._check()
        kept = self.storage.documents.values()
        return json.dumps([{"version": version, "document": document} for version, document in kept])

    async def write(self, changes: str) -> bool:
        self._check()
        wanted = json.loads(changes)
        documents = self.storage.documents
        if any(documents.get(each["table"], (0, ""))[0] != each["before"] for each in wanted):
            return False
        for each in wanted:
            if each["document"] is None:
                del documents[each["table"]]
            else:
                documents[each["table"]] = each["before"] + 1, each["document"]
            if "told" in each:
                self.storage.told[each["table"], each["ply"]] = each["told"]
        return True

    async def tellings(self, table: str) -> str:
        return json.dumps([[ply, told] for (own, ply), told in self.storage.told.items() if own == table])

    def tell(self, notice: str) -> None:
        for tab in self.storage.tabs:
            if tab is not self:
                tab.hear(notice)

    def listen(self, hear: Callable[[str], None]) -> None:
        self.hear = hear

    async def claim(self, table: str) -> bool:
        return self.storage.claimed.setdefault(table, self) is self

    def release(self, table: str) -> None:
        self.storage.claimed.pop(table, None)

    def say(self, line: int, message: str) -> None:
        self.said.setdefault(line, asyncio.Queue()).put_nowait(json.loads(message))

    async def think(self, parcel: str) -> str:
        self.thoughts += 1
        if self.stuck:
            await asyncio.Event().wait()
        return work_on(parcel)

    def stop_thinking(self) -> None:
        self.stopped += 1
        self.stuck = False

    def _check(self) -> None:
        if self.storage.broken:
            raise OSError("the storage is full")

    async def call(
        self, method: str, address: str, body: object = None, secret: str | None = None
    ) -> tuple[int, Any]:
        """A call as the page makes it."""
        text = body if isinstance(body, str) or body is None else json.dumps(body)
        answer = json.loads(await self.host.call(method, address, secret, text))
        return answer["status"], json.loads(answer["body"]) if answer["json"] else answer["body"]

    async def ask(self, method: str, address: str, body: object = None, secret: str | None = None) -> Any:
        """The same, which must be granted."""
        status, answer = await self.call(method, address, body, secret)
        assert status == 200, answer
        return answer

    async def told(self, line: int, kind: str) -> dict[str, Any]:
        """The next message of a type on a line."""
        queue = self.said.setdefault(line, asyncio.Queue())
        while True:
            message = await asyncio.wait_for(queue.get(), 30)
            if message["type"] == kind:
                return message
