"""What callers send about the club, checked before anything else sees it."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import AfterValidator, Field

from astrolude.server.club.rows import Emblem, Registration, Shown, TournamentKind
from astrolude.server.club.tournaments import Wish
from astrolude.server.web.requests import (
    MOST_SEATS,
    DaysClock,
    LiveClock,
    Name,
    NewTable,
    Request,
    SeatNumber,
    Token,
)

MOST_ROUNDS: Final = 12
MOST_PLAYERS: Final = 64
Rank = Annotated[int, Field(ge=1, le=MOST_SEATS)]
EntrantNumber = Annotated[int, Field(ge=1, le=10_000)]
Moment = Annotated[int, Field(ge=0, lt=253_402_300_800_000)]
"""Before the year 10000: later ones cannot be written down."""


def clean_words(words: str) -> str:
    """Words on one line that everybody can read."""
    words = " ".join(words.split())
    if not words.isprintable():
        raise ValueError("words hold no control characters")
    return words


def on_one_line(reason: str) -> str:
    """A reason that everybody can read, as it is."""
    if not reason.strip() or not reason.isprintable():
        raise ValueError("a reason on one line that everybody can read")
    return reason


Reason = Annotated[str, Field(min_length=3, max_length=300), AfterValidator(on_one_line)]


class Whom(Request):
    """Somebody, by name."""

    name: Name
    """What they are called, exactly; small letters and spaces do not matter."""


class FriendAnswer(Request):
    """What shall be between the caller and somebody."""

    person: Token
    """Who, by the id (`p_…`)."""
    answer: Literal["accept", "decline", "remove", "block", "unblock"]
    """`decline` also takes back what the caller asked; `remove` ends a friendship; nobody hears of a
    block."""


class AskToTable(Request):
    """A friend whom one wants at a table."""

    table: Token
    """The table, which still gathers."""
    person: Token
    """The friend, by the id."""


class AnswerAsking(Request):
    """No to an invitation; yes is to join."""

    table: Token
    """The table."""


class VisibilityWish(Request):
    """What others may see; what is left out stays."""

    profile: Shown | None = None
    """Who sees ratings and statistics."""
    history: Shown | None = None
    """Who sees single games."""
    boards: bool | None = None
    """Whether one stands on leader boards."""
    emblem: Emblem | None = None
    """The emblem in lists."""


class PresetWish(Request):
    """A way to set up a table, to be kept under a name; one of the same name is replaced."""

    name: Name
    """What it is called."""
    table: NewTable
    """The table; its seed is not kept."""


class PresetName(Request):
    """A kept way to be forgotten."""

    name: Name
    """What it is called."""


class NewTournament(Request):
    """A tournament to be made."""

    name: Name
    """What it is called."""
    about: Annotated[str, Field(max_length=1000), AfterValidator(clean_words)] = ""
    """What people should know."""
    kind: TournamentKind
    """`swiss`: all play all rounds; `knockout`: the better half of each table goes on."""
    game: Annotated[str, Field(max_length=64)]
    """The game's id."""
    options: dict[str, str] = Field(default_factory=dict, max_length=50)
    """The game's options, which must fit tables of every size up to `size`."""
    size: Annotated[int, Field(ge=2, le=MOST_SEATS)] = 2
    """Players at a full table, at most the game's."""
    rounds: Annotated[int, Field(ge=1, le=MOST_ROUNDS)] = 4
    """Rounds of a Swiss tournament; a knock-out has as many as it needs."""
    most: Annotated[int, Field(ge=4, le=MOST_PLAYERS)] = MOST_PLAYERS
    """How many may take part."""
    registration: Registration = "public"
    """Who may join."""
    clock: Annotated[LiveClock | DaysClock, Field(discriminator="kind")]
    """The clock of its tables; whatever `out` says, a bot plays on at zero."""
    rated: bool = True
    """Whether its games are rated."""
    automatic: bool = False
    """Whether the next round begins by itself when all tables are over."""
    pause: Annotated[int, Field(ge=0, le=10_080)] = 2
    """Minutes between the pairing of a round and the start of its tables."""
    begins: Moment | None = None
    """When it is meant to begin, in milliseconds since 1970: only told, the organiser begins it."""

    def wish(self) -> Wish:
        chosen = self.model_dump(exclude={"clock"})
        return Wish(**chosen, clock=self.clock.rule())


class JoinTournament(Request):
    """Taking part."""

    code: Token | None = None
    """What the link holds, where registration is by link."""


class TournamentGuest(Request):
    """Somebody to be asked to a tournament."""

    name: Name
    """What they are called."""


class TournamentRemoval(Request):
    """Somebody to be taken out of a tournament."""

    number: EntrantNumber
    """The entrant."""


class TournamentResult(Request):
    """A result set by the organiser."""

    round: Annotated[int, Field(ge=1, le=100)]
    """The round."""
    board: Annotated[int, Field(ge=1, le=100)]
    """The table's number in it."""
    ranks: Annotated[list[Rank], Field(min_length=2, max_length=MOST_SEATS)]
    """The places in the order of the seats, 1 the best; who is level shares one."""
    absent: list[SeatNumber] = Field(default_factory=list, max_length=MOST_SEATS)
    """Seats whose people did not play: they get no points, whatever their place."""
    reason: Reason
    """Why; everybody sees it."""


class TournamentEnd(Request):
    """Giving a tournament up."""

    reason: Reason
    """Why; everybody sees it."""
