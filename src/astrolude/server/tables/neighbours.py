"""The other workers on the same store: waking each other, and agreeing on who moves a table's bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

Notice = dict[str, Any]
"""`kind` (moved, changed, presence, thinking, gap), `table`, `worker` (whose), and what the kind needs."""

GAP: Final[Notice] = {"kind": "gap"}
"""Notices may have been missed: whatever is in memory must be checked."""


class Neighbours(Protocol):
    """How a worker talks with the others. Changes of tables are told by the store itself."""

    async def start(self, hear: Callable[[Notice], None]) -> None: ...

    async def stop(self) -> None: ...

    def tell(self, notice: Notice) -> None:
        """Tell the others, without waiting."""
        ...

    async def claim(self, table: str) -> bool:
        """Become the one worker that moves the table's bots; False if another is."""
        ...

    async def release(self, table: str) -> None: ...


class Alone:
    """A single process: there is nobody to tell."""

    async def start(self, hear: Callable[[Notice], None]) -> None:
        return

    async def stop(self) -> None:
        return

    def tell(self, notice: Notice) -> None:
        return

    async def claim(self, table: str) -> bool:
        return True

    async def release(self, table: str) -> None:
        return
