"""What the store keeps of a table, as plain values."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

OPEN: Final = "open"
RUNNING: Final = "running"
FINISHED: Final = "finished"

PERSON: Final = "person"
BOT: Final = "bot"


@dataclass(frozen=True)
class Seat:
    """A place at a table. An open seat with a hash is promised to the holder of that secret."""

    seat: int
    kind: str
    name: str | None = None
    level: str | None = None
    secret_hash: str | None = None

    def opened(self) -> Seat:
        """The seat after its person left."""
        return Seat(self.seat, OPEN)

    def taken(self, name: str | None, secret_hash: str) -> Seat:
        return Seat(self.seat, PERSON, name, None, secret_hash)

    def promised(self) -> Seat:
        """The same seat at the table of a rematch: people have yet to come."""
        return replace(self, kind=OPEN) if self.kind == PERSON else self

    def given_to_bot(self, level: str) -> Seat:
        return Seat(self.seat, BOT, self.name, level)


@dataclass(frozen=True)
class Standing:
    """How a game stands, repeated beside its history for those who only list tables."""

    status: str = OPEN
    deciding: int | None = None
    outcome: dict[str, object] | None = None


@dataclass(frozen=True)
class Header:
    """Everything about a table except its seats and its history. Times are milliseconds since 1970."""

    id: str
    game: str
    rules: int
    options: dict[str, str]
    seed: int
    listed: bool
    invite_hash: str | None
    created: int
    changed: int
    rematch: str | None = None
    revision: int = 0
    ply: int = 0
    standing: Standing = field(default_factory=Standing)


@dataclass(frozen=True)
class Stored:
    """A table as the store has it: the history is the truth, the header's standing repeats it."""

    header: Header
    seats: list[Seat]
    history: list[int]
    orders: dict[int, dict[str, str]] = field(default_factory=dict)
    """Standing orders by seat, of those who gave any."""
