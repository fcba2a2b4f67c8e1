"""What the browser does for the tables. Everything that crosses is text, a number or a truth value."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol


class Documents(Protocol):
    """Where tables are kept as documents, one each. Whatever it cannot do raises."""

    def fetch(self, table: str) -> Awaitable[str | None]:
        """The document of a table, as `{"table": …, "version": …, "document": …}`; None if there is none."""
        ...

    def fetch_all(self) -> Awaitable[str]:
        """The same for every table, as a list."""
        ...

    def write(self, changes: str) -> Awaitable[bool]:
        """Write documents at once, or none and False if one has not the version that the change names.

        A list of `{"table", "before", "document"}`; `before` is 0 for a new one, a document of null removes,
        and `told` with its `ply` is what happened, to be kept beside.
        """
        ...

    def opinions(self, table: str) -> Awaitable[str]:
        """What was judged of a table, as a list of texts in the order of the moves."""
        ...

    def keep_opinions(self, table: str, opinions: str) -> Awaitable[None]:
        """Keep texts by their moves, instead of the earlier ones; nothing of a table that is gone."""
        ...

    def tellings(self, table: str) -> Awaitable[str]:
        """What was kept beside a table, as a list of `[ply, told]`."""
        ...

    def tell(self, notice: str) -> None:
        """Tell the other tabs."""
        ...


class Bridge(Documents, Protocol):
    """The worker in which this runs. Whatever it cannot do raises."""

    def listen(self, hear: Callable[[str], None]) -> None:
        """Hear what they tell."""
        ...

    def claim(self, table: str) -> Awaitable[bool]:
        """Become the one tab that moves a table's bots; False if another is."""
        ...

    def release(self, table: str) -> None: ...

    def say(self, line: int, message: str) -> None:
        """A message on a live line."""
        ...

    def think(self, parcel: str) -> Awaitable[str]:
        """What the other worker makes of a parcel; one after another."""
        ...

    def stop_thinking(self) -> None:
        """End the other worker, whatever it does. The next parcel starts a new one."""
        ...
