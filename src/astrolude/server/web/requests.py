"""What is accepted: bodies of calls and messages of clients, checked strictly."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    TypeAdapter,
    ValidationError,
    model_validator,
)

from astrolude.kernel.generator import SEEDS
from astrolude.server.tables.chat import Phrase
from astrolude.server.tables.clocks import AtZero, Choice, Rule
from astrolude.server.tables.files import LONGEST
from astrolude.server.tables.names import clean_name
from astrolude.server.tables.rows import BotLevel, SeatKind

MOST_SEATS: Final = 12
MOST_MINE: Final = 200
MOST_WAITING: Final = 10
MOST_DONE: Final = 200
"""Things that a learner may have done in one lesson."""
MOST_CHOSEN: Final = 40
"""Choices that a puzzle's turn may have."""
MOST_REFS: Final = 6
"""Things that may be asked about at once."""
MOST_STEPS: Final = 20
"""Steps that may be tried out together, or be planned."""
MOST_ORDER: Final = 4000
"""Characters of a standing order: a plan is the longest."""
MOST_AHEAD: Final = 50
"""Actions that a preview may be asked to take first."""


def clean_mail(mail: str) -> str:
    """An address as it is compared: one `@`, no space, nothing that could end a header."""
    name, sign, host = mail.strip().rpartition("@")
    written = f"{name}@{host.lower()}"
    if not (name and sign and "." in host.strip(".")) and host != "localhost":
        raise ValueError("an address such as name@example.org")
    if any(c.isspace() or c in '<>,;:\\"()[]' or not c.isprintable() for c in written) or "@" in name:
        raise ValueError("an address such as name@example.org")
    return written


Name = Annotated[str, Field(max_length=200), AfterValidator(clean_name)]
Token = Annotated[str, Field(max_length=64)]
Ply = Annotated[int, Field(ge=0, lt=1 << 31)]
MOST_ROLLS: Final = 1_000_000
"""Other ways in which chance may fall."""
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
ActionInput = Annotated[int, Field(ge=0, lt=1 << 31)] | Annotated[str, Field(max_length=200)]
WayInput = Annotated[list[ActionInput], Field(max_length=MOST_AHEAD)]
Reference = Annotated[str, Field(max_length=80)]
MessageId = Annotated[str, Field(max_length=64)]


class Request(BaseModel):
    """Whatever a client sends: no conversions, no unknown fields."""

    model_config = ConfigDict(extra="forbid", strict=True, use_attribute_docstrings=True)


class Empty(Request):
    """No fields; the body may be left out as well."""


class SeatRequest(Request):
    """A seat of a new table."""

    kind: Literal["me", "open", "bot"]
    """The caller's, open to others, or a bot's."""
    name: Name | None = None
    """What the person or the bot is called: 1 to 30 characters."""
    level: BotLevel | None = None
    """How strong the bot is; `easy` where it is left out."""


class LiveClock(Request):
    """Minutes for the whole game, seconds more for each turn, and once a minute of grace at the end of it."""

    kind: Literal["live"]
    """Which clock this is."""
    minutes: Annotated[int, Field(ge=1, le=600)]
    """What everybody begins with."""
    increment: Annotated[int, Field(ge=0, le=600)] = 0
    """Seconds that each turn adds when it ends."""
    out: AtZero = "vote"
    """What happens at zero: a `bot` plays on, or the others `vote`."""

    def rule(self) -> Rule:
        return Rule("live", self.out, minutes=self.minutes, increment=self.increment)


Offset = Annotated[int, Field(ge=-12 * 60, le=14 * 60)]


class DaysClock(Request):
    """Days for each turn, counted only from one hour of the day to another."""

    kind: Literal["days"]
    """Which clock this is."""
    days: Annotated[int, Field(ge=1, le=60)]
    """Days for each turn."""
    vacation: Annotated[int, Field(ge=0, le=60)] = 14
    """Days of vacation that everybody may take in the game."""
    opens: Annotated[int, Field(ge=0, le=23)] = 0
    """The hour at which the clocks begin to run each day."""
    closes: Annotated[int, Field(ge=1, le=24)] = 24
    """The hour at which they stop, later than `opens`; a day is what lies between."""
    offset: Offset = 0
    """These hours are so many minutes east of UTC."""
    out: AtZero = "bot"
    """What happens at zero: a `bot` plays on until the person returns, or the others `vote`."""

    @model_validator(mode="after")
    def _runs(self) -> DaysClock:
        if self.opens >= self.closes:
            raise ValueError("a clock opens before it closes")
        return self

    def rule(self) -> Rule:
        window = {"opens": self.opens, "closes": self.closes, "offset": self.offset}
        return Rule("days", self.out, days=self.days, vacation=self.vacation, **window)


class NewTable(Request):
    """A table to be made."""

    game: Annotated[str, Field(max_length=64)]
    """The game's id."""
    options: Annotated[dict[str, str], Field(max_length=50)] = {}
    """What is chosen; the others take their defaults."""
    seats: Annotated[list[SeatRequest], Field(min_length=1, max_length=MOST_SEATS)]
    """Who sits where. Further seats of the caller are played at the same screen with the same secret."""
    listed: bool = False
    """Whether the lobby shows it, and anybody may join."""
    seed: Annotated[int, Field(ge=0, lt=SEEDS)] | None = None
    """Decides all chance; only where no seat is open, as it tells the dice."""
    clock: Annotated[LiveClock | DaysClock, Field(discriminator="kind")] | None = None
    """What is agreed about time; none where it is left out."""
    rated: bool = False
    """Whether the game shall count for ratings: needs the secret of an account, and a clock."""


class Join(Request):
    """Taking an open seat."""

    name: Name
    """What one wants to be called: 1 to 30 characters."""
    invite: Token | None = None
    """The invitation that a private table needs."""
    seat: SeatNumber | None = None
    """The seat wanted; the first open one where it is left out."""


class PasskeyWish(Request):
    """A passkey to be made."""

    name: Name
    """What one wants to be called, where the account begins with it."""
    language: Literal["en", "fr"] = "en"
    """The language of mail."""


class PasskeyAnswer(Request):
    """What a device answered."""

    ticket: Annotated[str, Field(max_length=100)]
    """The ticket of the challenge."""
    credential: dict[str, Any]
    """The browser's credential as JSON."""


class LetterWish(Request):
    """A link to be mailed."""

    mail: Annotated[str, Field(max_length=254), AfterValidator(clean_mail)]
    """To whom."""
    name: Name
    """What one wants to be called, if the account begins with it."""
    language: Literal["en", "fr"] = "en"
    """The language of the mail."""


class LetterOpened(Request):
    """A mailed link."""

    secret: Token
    """What the link holds behind its `#`."""


class AccountChange(Request):
    """What shall be different; what is left out stays."""

    name: Name | None = None
    """Another name."""
    language: Literal["en", "fr"] | None = None
    """Another language for mail."""


class SignOut(Request):
    """Leaving."""

    everywhere: bool = False
    """On every device, not only on this one."""


class PasskeyRemoval(Request):
    """A passkey to be forgotten."""

    id: Annotated[str, Field(max_length=1400)]
    """Its id."""


class Recovery(Request):
    """Seats to be had on this device."""

    unless: Annotated[list[Token], Field(max_length=MOST_MINE)] = []
    """Tables whose seats it has already."""


class WebhookWish(Request):
    """A room of a chat program that shall be told."""

    kind: Literal["discord", "slack"]
    """How it wants to be spoken to."""
    address: Annotated[str, Field(max_length=2000)]
    """Its address, `https://…`."""


class QuietHoursWish(Request):
    """When nothing is told."""

    begins: Annotated[int, Field(ge=0, le=23)]
    """From this hour of the day on,"""
    ends: Annotated[int, Field(ge=0, le=23)]
    """until this one, which may be that of the next day."""
    offset: Offset = 0
    """By a clock so many minutes east of UTC."""

    @model_validator(mode="after")
    def _some(self) -> QuietHoursWish:
        if self.begins == self.ends:
            raise ValueError("quiet hours begin and end at different hours")
        return self


class NoticeWish(Request):
    """What one wants to be told."""

    events: dict[
        Literal["turn", "over", "invited", "round"],
        Annotated[list[Literal["push", "mail", "webhook"]], Field(max_length=3)],
    ]
    """By event the ways; none for those left out."""
    webhook: WebhookWish | None = None
    """The room that is told; none where it is left out."""
    hours: QuietHoursWish | None = None
    """When nothing is told; never quiet where it is left out."""


class QuietTable(Request):
    """A table to be told nothing about."""

    table: Token
    """Which."""
    quiet: bool
    """Whether nothing, or everything again."""


class PushKeys(Request):
    """A browser's keys."""

    p256dh: Annotated[str, Field(max_length=120, pattern=r"^[A-Za-z0-9_=-]+$")]
    """Its public key."""
    auth: Annotated[str, Field(max_length=60, pattern=r"^[A-Za-z0-9_=-]+$")]
    """Its secret for messages."""


class PushDevice(Request):
    """A browser's push subscription, as `PushSubscription.toJSON` writes it."""

    endpoint: Annotated[str, Field(max_length=2000)]
    """Where messages for it go."""
    keys: PushKeys
    """By what they are encrypted."""
    expirationTime: float | None = None  # noqa: N815 (the browser calls it so)
    """Until when, where the browser says so; not used."""


class PushEnd(Request):
    """A subscription to be forgotten."""

    endpoint: Annotated[str, Field(max_length=2000)]
    """Where its messages went."""


class MovingCodeShown(Request):
    """A code from another device."""

    code: Token
    """Small letters, spaces and dashes do not matter."""


class Act(Request):
    """An action to be taken."""

    ply: Ply
    """The table's ply that it answers."""
    action: ActionInput
    """The action's number, or its notation."""


class LookAhead(Act):
    """An action to be looked at."""

    way: WayInput = []
    """Actions taken before it, at most 50."""


class Wondering(Request):
    """Things that cannot be chosen, and perhaps a verb: why not?"""

    ply: Ply
    """The table's ply that it asks about."""
    refs: Annotated[list[Reference], Field(max_length=MOST_REFS)] = []
    """The things, by reference or by label alone, at most 6; the nearest action about all of them is told."""
    verb: Token = ""
    """Only actions of this verb; of any where it is empty."""


class Undo(Request):
    """The last decision to be taken back."""

    ply: Ply
    """The table's ply that it answers."""


class Fill(Request):
    """Open seats to be given to bots."""

    level: BotLevel
    """How strong the bots shall be."""
    seat: SeatNumber | None = None
    """Which open seat; all of them where it is left out, and the game starts."""


class Resign(Request):
    """Seats to be handed to a bot."""

    level: BotLevel
    """How strong the bot shall be."""
    seat: SeatNumber | None = None
    """Which of the caller's seats; all of them where it is left out."""


class Vote(Request):
    """What shall happen about somebody who does not move."""

    choice: Choice
    """`time`, `bot` or `end`."""


class Say(Request):
    """Something said: a phrase that everybody reads in their own language, or a text."""

    phrase: Phrase | None = None
    """One of the phrases."""
    text: Annotated[str, Field(max_length=1000)] | None = None
    """A text of 1 to 300 signs on one line, without control characters."""
    name: Name | None = None
    """What a spectator wants to be called; seats have their names."""


class CloseChat(Request):
    """The talk of a table to be closed, or opened again."""

    closed: bool
    """Whether nobody may write."""


class ReportLine(Request):
    """A line that the host should read."""

    number: Annotated[int, Field(ge=1, lt=1 << 31)]
    """Its number."""


class Vacation(Request):
    """Days off from a game with days a turn."""

    days: Annotated[int, Field(ge=0, le=60)]
    """How many from now on, instead of those being taken; 0 to be back."""


class StandingOrders(Request):
    """Standing orders, instead of the earlier ones."""

    orders: Annotated[dict[str, Annotated[str, Field(max_length=MOST_ORDER)]], Field(max_length=50)]
    """Values by name, of those that the game's `orders` name; `plan`, which every game knows, holds the steps
    that the seat means to take: actions in notation, one a line, at most 20. They are never taken by
    themselves; a step leaves the plan when it is done."""
    seat: SeatNumber | None = None
    """Which of the caller's seats; the first where it is left out."""


class Asking(Request):
    """Advice that a seat asks for."""

    ply: Ply
    """The table's ply that it asks about."""
    action: ActionInput | None = None
    """An action that is thought of: what it is worth is told, too."""


class Try(Request):
    """Steps of a turn to be tried out, on a board that nobody else sees."""

    ply: Ply
    """The table's ply that it starts from."""
    steps: Annotated[list[ActionInput], Field(max_length=MOST_STEPS)] = []
    """What the seat would do, at most 20 steps; what has only one answer is answered by itself."""
    seat: SeatNumber | None = None
    """Which of the caller's seats; the one that decides, or the first, where it is left out."""
    guess: bool = False
    """Whether bots shall guess what others would answer: that is advice, and needs the consent of all."""


class Agreement(Request):
    """Whether one agrees to advice at a table."""

    agree: bool
    """Yes, or not any more."""


class Branch(Request):
    """A moment of a finished game, and what is done there instead."""

    ply: Ply
    """The table's ply at which it branches off."""
    actions: WayInput = []
    """Actions after it, at most 50; what has only one answer is answered by itself."""
    roll: Annotated[int, Field(ge=0, le=MOST_ROLLS)] = 0
    """Another number: dice, draws and what was hidden from whoever decides there fall otherwise. 0: as they
    fell."""


class Look(Branch):
    """A moment of a finished game to be looked at."""

    every_seat: bool = False
    """Whether the caller decides for all seats there: the game is over, so nothing is secret any more."""


class NewVariation(Request):
    """A table that goes on from a moment of a finished game, or of one that the caller plays alone."""

    ply: Ply
    """The table's ply at which it branches off."""
    actions: WayInput = []
    """Actions after it, at most 50; what has only one answer is answered by itself."""

    seat: SeatNumber | None = None
    """The seat that the caller plays; the one that decides there where it is left out."""
    open: Annotated[list[SeatNumber], Field(max_length=MOST_SEATS)] = []
    """Seats that wait for friends, as at any new table."""
    level: BotLevel = "hard"
    """How strong the bots on the other seats are."""
    name: Name | None = None
    """What the caller wants to be called."""


class FileSeat(Request):
    """Who sits at a seat of a game's file."""

    kind: SeatKind
    """A person, a bot, or nobody yet."""
    name: Name | None = None
    """What the person or the bot is called."""
    level: BotLevel | None = None
    """How strong the bot is; `easy` where it is left out."""


class GameFile(Request):
    """A game as a file."""

    astrolude: Literal[1]
    """The form of the file."""
    record: Annotated[str, Field(max_length=LONGEST)]
    """The game's record, as far as it was played."""
    seats: Annotated[list[FileSeat], Field(max_length=MOST_SEATS)] | None = None
    """Who sits where, all people being the caller; without it the caller sits where the game waits."""
    orders: Annotated[dict[str, Annotated[dict[str, str], Field(max_length=50)]], Field(max_length=50)] = {}
    """Standing orders, by the numbers of seats."""


class LessonWalk(Request):
    """What a learner did in a lesson so far."""

    actions: Annotated[list[Annotated[str, Field(max_length=200)]], Field(max_length=MOST_DONE)]
    """Actions in notation, and `next` where there was only something to look at; at most 200."""
    since: Ply | None = None
    """The ply whose events are known; null for the whole log."""


class PuzzleLine(Request):
    """What a solver of a puzzle chose so far."""

    actions: Annotated[list[Annotated[str, Field(max_length=200)]], Field(max_length=MOST_CHOSEN)]
    """Actions in notation; at most 40."""
    since: Ply | None = None
    """The ply whose events are known; null for the whole log."""
    judge: bool = True
    """Whether a finished turn is to be judged; false for one that is only looked at."""


class PuzzleTable(Request):
    """A table at which the game of a puzzle goes on."""

    actions: Annotated[list[Annotated[str, Field(max_length=200)]], Field(max_length=MOST_CHOSEN)]
    """What was chosen so far, in notation; at most 40."""
    level: BotLevel = "hard"
    """How strong the bots on the other seats are."""
    name: Name | None = None
    """What the caller wants to be called."""


class HeldSeat(Request):
    """A seat that the caller says to hold."""

    table: Token
    """The table's id."""
    secret: Token
    """What holds the seat."""


class Mine(Request):
    """The tables that somebody sits at."""

    seats: Annotated[list[HeldSeat], Field(max_length=MOST_MINE)]
    """At most 200."""


class WaitingTables(Request):
    """Tables at which everybody waits for the caller."""

    seats: Annotated[list[HeldSeat], Field(max_length=MOST_WAITING)]
    """At most 10."""


class HelloMessage(Request):
    """The first message: who one is, and what one has seen. It may be said again, such as after joining."""

    type: Literal["hello"]
    """Which message this is."""
    secret: Token | None = None
    """What holds one's seats; null for a spectator."""
    ply: Ply | None = None
    """The last ply seen, to be sent only what is new of the log; null for all of it."""
    deltas: bool = False
    """Whether later states shall be told by what changed."""


class ActMessage(Request):
    """An action to be taken."""

    type: Literal["act"]
    """Which message this is."""
    id: MessageId
    """The client's own, carried by the answer."""
    ply: Ply
    """The table's ply that it answers."""
    action: ActionInput
    """The action's number, or its notation."""


class UndoMessage(Request):
    """The last decision to be taken back."""

    type: Literal["undo"]
    """Which message this is."""
    id: MessageId
    """The client's own, carried by the answer."""
    ply: Ply
    """The table's ply that it answers."""


class PreviewRequest(Request):
    """An action to be looked at."""

    type: Literal["preview"]
    """Which message this is."""
    id: MessageId
    """The client's own, carried by the answer."""
    ply: Ply
    """The table's ply that it answers."""
    action: ActionInput
    """The action's number, or its notation."""
    way: WayInput = []
    """Actions taken before it, at most 50."""


class WhyNotRequest(Wondering):
    """Things that cannot be chosen: why not?"""

    type: Literal["why_not"]
    """Which message this is."""
    id: MessageId
    """The client's own, carried by the answer."""


class PingMessage(Request):
    """A sign of life is wanted."""

    type: Literal["ping"]
    """Which message this is."""


ClientMessage = HelloMessage | ActMessage | UndoMessage | PreviewRequest | WhyNotRequest | PingMessage

CLIENT_MESSAGE: Final[TypeAdapter[ClientMessage]] = TypeAdapter(
    Annotated[ClientMessage, Field(discriminator="type")]
)


def explain(error: ValidationError) -> str:
    """The first fault of a message in words; what was sent is not repeated."""
    fault = error.errors(include_url=False, include_context=False, include_input=False)[0]
    place = ".".join(str(part) for part in fault["loc"])
    return f"{place}: {fault['msg']}" if place else fault["msg"]
