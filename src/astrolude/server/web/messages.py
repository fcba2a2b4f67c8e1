"""The messages of the protocol as types: what is accepted is checked strictly, what is sent is described."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Final, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from astrolude.kernel.generator import SEEDS

NAME_LENGTH: Final = 30
MOST_SEATS: Final = 12
MOST_MINE: Final = 200
MOST_AHEAD: Final = 50
"""Actions that a preview may be asked to take first."""


def clean_name(name: str) -> str:
    """A name on one line without surrounding space, of 1 to 30 characters that can be seen."""
    name = " ".join(name.split())
    if not 1 <= len(name) <= NAME_LENGTH:
        raise ValueError(f"a name has 1 to {NAME_LENGTH} characters")
    if any(unicodedata.category(character).startswith("C") for character in name):
        raise ValueError("a name holds no control characters")
    return name


Name = Annotated[str, Field(max_length=200), AfterValidator(clean_name)]
Token = Annotated[str, Field(max_length=64)]
Ply = Annotated[int, Field(ge=0, lt=1 << 31)]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
ActionInput = Annotated[int, Field(ge=0, lt=1 << 31)] | Annotated[str, Field(max_length=200)]
WayInput = Annotated[list[ActionInput], Field(max_length=MOST_AHEAD)]


class Request(BaseModel):
    """Whatever a client sends: no conversions, no unknown fields."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Nothing(Request):
    """No fields."""


class SeatRequest(Request):
    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    level: Annotated[str, Field(max_length=32)] | None = None


class NewTable(Request):
    game: Annotated[str, Field(max_length=64)]
    options: Annotated[dict[str, str], Field(max_length=50)] = {}
    seats: Annotated[list[SeatRequest], Field(min_length=1, max_length=MOST_SEATS)]
    listed: bool = False
    seed: Annotated[int, Field(ge=0, lt=SEEDS)] | None = None


class Join(Request):
    name: Name
    invite: Token | None = None
    seat: SeatNumber | None = None


class Act(Request):
    ply: Ply
    action: ActionInput


class LookAhead(Act):
    """An action, after those of `way`."""

    way: WayInput = []


class Undo(Request):
    ply: Ply


class Resign(Request):
    level: Annotated[str, Field(max_length=32)]
    seat: SeatNumber | None = None


class Orders(Request):
    orders: Annotated[dict[str, str], Field(max_length=50)]
    seat: SeatNumber | None = None


class HeldSeat(Request):
    table: Token
    secret: Token


class Mine(Request):
    seats: Annotated[list[HeldSeat], Field(max_length=MOST_MINE)]


MessageId = Annotated[str, Field(max_length=64)]


class HelloMessage(Request):
    type: Literal["hello"]
    secret: Token | None = None
    ply: Ply | None = None


class ActMessage(Request):
    type: Literal["act"]
    id: MessageId
    ply: Ply
    action: ActionInput


class UndoMessage(Request):
    type: Literal["undo"]
    id: MessageId
    ply: Ply


class PreviewMessage(Request):
    type: Literal["preview"]
    id: MessageId
    ply: Ply
    action: ActionInput
    way: WayInput = []


class PingMessage(Request):
    type: Literal["ping"]


ClientMessage = HelloMessage | ActMessage | UndoMessage | PreviewMessage | PingMessage

CLIENT_MESSAGE: Final[TypeAdapter[ClientMessage]] = TypeAdapter(
    Annotated[ClientMessage, Field(discriminator="type")]
)


class Option(BaseModel):
    name: str
    values: list[str]
    default: str
    counts: dict[str, list[int]]


class GameInfo(BaseModel):
    id: str
    players: list[int]
    options: list[Option]
    orders: list[Option]
    calculators: list[str]
    rules_version: int


class GameDescription(GameInfo):
    grammar: dict[str, Any]
    questions: dict[str, Any]
    events: list[dict[str, Any]]


class SeatInfo(BaseModel):
    seat: int
    kind: Literal["person", "open", "bot"]
    name: str | None
    level: str | None
    online: bool


class OpponentResult(BaseModel):
    score: int
    rank: int


class Outcome(BaseModel):
    """`opponents` are those that sit on no seat; they are ranked among the seats."""

    scores: list[int]
    ranks: list[int]
    opponents: list[OpponentResult] = []


class Summary(BaseModel):
    table: str
    game: str
    options: dict[str, str]
    listed: bool
    status: Literal["open", "running", "finished"]
    created: str
    changed: str
    ply: int
    seats: list[SeatInfo]
    deciding: int | None
    outcome: Outcome | None


class MySummary(Summary):
    you: list[int]
    my_turn: bool


class Created(BaseModel):
    table: str
    seat: int | None
    secret: str | None
    invite: str | None
    started: bool


class Joined(BaseModel):
    seat: int
    secret: str


class Rematch(BaseModel):
    table: str
    seat: int
    secret: str


class Done(BaseModel):
    ply: int


class Preview(BaseModel):
    view: dict[str, Any] | None
    chance: bool


class Action(BaseModel):
    id: int
    verb: str
    refs: list[str]
    text: str


class Proposal(BaseModel):
    """An action that is legal after the free actions of `way`."""

    action: Action
    way: list[Action]


class Decision(BaseModel):
    """`args`, `actions` and `proposals` only for the one who decides."""

    seat: int
    prompt: str
    args: list[str] = []
    actions: list[Action] = []
    proposals: list[Proposal] = []


class GameEvent(BaseModel):
    ply: int
    event: str
    seat: int | None
    args: dict[str, Any]


class UndoInfo(BaseModel):
    possible: bool
    reason: Literal["nothing", "not_yours", "chance", "other", "over"] | None


class Thinking(BaseModel):
    seat: int
    level: str
    failed: bool = False


class State(BaseModel):
    type: Literal["state"]
    table: str
    game: str
    options: dict[str, str]
    status: Literal["open", "running", "finished"]
    ply: int
    you: list[int]
    eyes: int | None
    seats: list[SeatInfo]
    view: dict[str, Any] | None
    decision: Decision | None
    events: list[GameEvent]
    from_ply: int
    undo: UndoInfo
    orders: dict[str, str] | None
    thinking: Thinking | None
    outcome: Outcome | None


class Problem(BaseModel):
    code: str
    message: str


class Refused(BaseModel):
    error: Problem


def explain(error: ValidationError) -> str:
    """The first fault of a message in words; what was sent is not repeated."""
    fault = error.errors(include_url=False, include_context=False, include_input=False)[0]
    place = ".".join(str(part) for part in fault["loc"])
    return f"{place}: {fault['msg']}" if place else fault["msg"]
