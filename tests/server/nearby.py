"""A browser that exists only here: what a worker does for the tables, done in memory."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.server.memory import Memory

from astrolude.server.near.host import Host, Pace
from astrolude.server.near.minds import work_on

PROTOCOL: dict[str, Any] = json.loads(
    (Path(__file__).parents[2] / "docs" / "openapi.json").read_text(encoding="utf-8")
)


class Storage(Memory):
    """What all tabs of a browser share."""

    def __init__(self) -> None:
        super().__init__()
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
        self.held: asyncio.Event | None = None
        """Set, a thought waits for it."""
        storage.tabs.append(self)
        self.host = Host(self, PROTOCOL, Pace(0.0, 0.05, 0.0))

    async def fetch(self, table: str) -> str | None:
        self._check()
        return await self.storage.fetch(table)

    async def fetch_all(self) -> str:
        self._check()
        return await self.storage.fetch_all()

    async def write(self, changes: str) -> bool:
        self._check()
        return await self.storage.write(changes)

    async def tellings(self, table: str) -> str:
        return await self.storage.tellings(table)

    async def opinions(self, table: str) -> str:
        return await self.storage.opinions(table)

    async def keep_opinions(self, table: str, opinions: str) -> None:
        await self.storage.keep_opinions(table, opinions)

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
        if self.held is not None:
            await self.held.wait()
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
