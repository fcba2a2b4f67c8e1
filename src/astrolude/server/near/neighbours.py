"""The other tabs of the same browser: they share the tables, and one of them moves each table's bots."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final

from astrolude.server.near.bridge import Bridge
from astrolude.server.tables.neighbours import Notice


class Tabs:
    """Neighbours over a bridge."""

    def __init__(self, bridge: Bridge) -> None:
        self._bridge: Final = bridge

    async def start(self, hear: Callable[[Notice], None]) -> None:
        self._bridge.listen(lambda text: hear(json.loads(text)))

    async def stop(self) -> None:
        return

    def tell(self, notice: Notice) -> None:
        self._bridge.tell(json.dumps(notice))

    async def claim(self, table: str) -> bool:
        return await self._bridge.claim(table)

    async def release(self, table: str) -> None:
        self._bridge.release(table)
