"""What the store keeps of a table, as plain values."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal, NamedTuple

from astrolude.server.tables.tokens import same

OPEN: Final = "open"
RUNNING: Final = "running"
FINISHED: Final = "finished"

PERSON: Final = "person"
BOT: Final = "bot"

TableStatus = Literal["open", "running", "finished"]
SeatKind = Literal["person", "open", "bot"]
BotLevel = Literal["easy", "normal", "hard", "expert", "greedy", "random"]
"""The first three are offered to people, the fourth where it comes along; programs may ask for the others."""
WEAKEST: Final = "easy"


@dataclass(frozen=True)
class Seat:
    """A place at a table. An open seat with a hash is promised to the holder of that secret."""

    seat: int
    kind: SeatKind
    name: str | None = None
    level: BotLevel | None = None
    secret_hash: str | None = None
    coach: bool = False
    """Whether the person agrees to advice at this table."""

    def held_by(self, secret_hash: str | None) -> bool:
        """Whether a person sits here who knows the secret of this hash."""
        return self.kind == PERSON and same(self.secret_hash, secret_hash)

    def kept_for(self, secret_hash: str | None) -> bool:
        """Whether a bot plays here for a person who knows the secret of this hash."""
        return self.kind == BOT and same(self.secret_hash, secret_hash)

    def promised_to(self, secret_hash: str | None) -> bool:
        return self.kind == OPEN and same(self.secret_hash, secret_hash)

    @property
    def free(self) -> bool:
        """Open to anybody who may sit at the table."""
        return self.kind == OPEN and self.secret_hash is None

    def opened(self) -> Seat:
        """The seat after its person left."""
        return Seat(self.seat, OPEN)

    def taken(self, name: str | None, secret_hash: str) -> Seat:
        return Seat(self.seat, PERSON, name, None, secret_hash)

    def promised(self) -> Seat:
        """The same seat at the table of a rematch: people have yet to come."""
        return replace(self, kind=OPEN, coach=False) if self.kind == PERSON else self

    def given_to_bot(self, level: BotLevel) -> Seat:
        return Seat(self.seat, BOT, self.name, level)

    def stood_in_for(self, level: BotLevel) -> Seat:
        """A bot plays on for a person who is still known here."""
        return replace(self, kind=BOT, level=level)

    def taken_back(self) -> Seat:
        return replace(self, kind=PERSON, level=None)


def seats_held(seats: Iterable[Seat], secret_hash: str | None) -> tuple[int, ...]:
    """The seats that a secret holds, in order."""
    return tuple(seat.seat for seat in seats if seat.held_by(secret_hash))


class Sitting(NamedTuple):
    """Seats that become the account's of somebody with a change, and whether they may have but one there."""

    person: str
    seats: tuple[int, ...]
    once: bool


def may_be_advised(seats: Iterable[Seat]) -> bool:
    """Whether advice may be given: only one person plays, or all who do agreed, and no seat is open."""
    seated = list(seats)
    people = [seat for seat in seated if seat.kind == PERSON]
    if any(seat.kind == OPEN for seat in seated):
        return False
    return len({seat.secret_hash for seat in people}) <= 1 or all(seat.coach for seat in people)


@dataclass(frozen=True)
class Standing:
    """How a game stands, repeated beside its history for those who only list tables."""

    status: TableStatus = OPEN
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
    source: str | None = None
    """The table that this one varies,"""
    source_ply: int | None = None
    """from this ply on."""
    revision: int = 0
    ply: int = 0
    standing: Standing = field(default_factory=Standing)
    clock: dict[str, Any] | None = None
    """What was agreed about time."""
    timing: dict[str, Any] | None = None
    """How the clocks stood when they were last written down; the moves since then say the rest."""
    due: int | None = None
    """When somebody must look at the clocks."""
    quiet: bool = False
    """Whether the talk at the table is closed."""
    rated: bool = False
    """Whether the game counts for ratings, as was agreed when the table was made."""
    tournament: str | None = None
    """The tournament that the game belongs to."""


class Pace(NamedTuple):
    """A change of the clocks: what is written down of them if anything is, and when to look at them."""

    timing: dict[str, Any] | None
    due: int | None


class Beat(NamedTuple):
    """When an entry of a history was made, and by whom."""

    seat: int
    at: int
    entry: int


class Told(NamedTuple):
    """An event as it was told, and who may know of it: a mask of seats, -1 for everybody."""

    event: str
    seat: int | None
    args: dict[str, object]
    seen: int

    def visible(self, seat: int) -> bool:
        """Whether a seat may know it; a spectator is seat -1."""
        return self.seen == -1 or (seat >= 0 and bool(self.seen >> seat & 1))


class Step(NamedTuple):
    """The next entry of a history, and how the game stands with it."""

    ply: int
    """Where it brings the table."""
    entry: int
    seat: int
    standing: Standing
    told: Sequence[Told] = ()
    """What happened, for those who read the game when nobody can play it any more."""
    due: int | None = None
    """When somebody must look at the clocks."""


class Reseating(NamedTuple):
    """A change of seats, and what goes with it."""

    seats: Sequence[Seat]
    start: Standing | None = None
    """How the game stands if the change starts or ends it."""
    pace: Pace | None = None
    """How the clocks go on; what is written down of them must be of the table's present ply."""
    sitting: Sitting | None = None
    """Which seats become an account's."""


@dataclass(frozen=True)
class Stored:
    """A table as the store has it: the history is the truth, the header's standing repeats it."""

    header: Header
    seats: list[Seat]
    history: list[int]
    orders: dict[int, dict[str, str]] = field(default_factory=dict)
    """Standing orders by seat, of those who gave any."""
    beats: list[Beat] = field(default_factory=list)
    """The moves since the clocks were last written down, where there are any clocks."""
    keys: dict[str, str] = field(default_factory=dict)
    """Further secrets of seats by their hashes, the oldest first: each stands for the secret of a seat."""

    def held_by(self, secret_hash: str) -> tuple[int, ...]:
        """The seats that a secret holds, in order."""
        return seats_held(self.seats, self.keys.get(secret_hash, secret_hash))
