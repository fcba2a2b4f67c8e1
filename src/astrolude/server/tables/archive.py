"""What is kept of games beside their play: what was judged of them, and games that branch off."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from astrolude.server.tables.rows import Header, Seat


class Opinion(NamedTuple):
    """What was found about a move of a finished game."""

    move: int
    """The number of the action among those that stand."""
    depth: int = 0
    """How often it was looked at, each time for longer; 0 where it is still to be judged."""
    stamp: int = 0
    """Grows with each writing, so that a reader can ask for what is new."""
    found: dict[str, object] | None = None


class Entry(NamedTuple):
    """An entry of a history that is copied, and who made it."""

    entry: int
    seat: int


class Archive(Protocol):
    """A store that also keeps this. Every change is one transaction."""

    async def opinions(self, table: str) -> list[Opinion]:
        """What is known about a game, in the order of its moves."""
        ...

    async def keep_opinions(self, table: str, opinions: Sequence[Opinion]) -> None:
        """Instead of the earlier ones about the same moves. Of a table that is gone nothing is kept."""
        ...

    async def add_variation(self, header: Header, seats: Sequence[Seat], entries: Sequence[Entry]) -> None:
        """A new table that begins with the entries of another."""
        ...
