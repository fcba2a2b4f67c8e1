"""What leaves a table: every message and every part of one, described once.

From these types come the server's answers (mypy holds them to it), the interface's description, the page's
types and the reference in docs/protocol.md. They are plain dictionaries, so making them costs nothing.
"""

from __future__ import annotations

import sys
from typing import Any, Literal, NotRequired

from astrolude.server.tables.clocks import AtZero, Choice, ClockKind
from astrolude.server.tables.errors import ErrorCode
from astrolude.server.tables.rows import BotLevel, SeatKind, TableStatus

if sys.version_info >= (3, 12):
    from typing import TypedDict
else:  # what pydantic needs to describe them
    from typing_extensions import TypedDict

UndoReason = Literal["nothing", "not_yours", "chance", "other", "over"]
EventArg = str | int


class Action(TypedDict):
    """Something that the deciding seat may do."""

    id: int
    """The action's number, by which it is taken."""
    verb: str
    """The verb in the game's grammar."""
    refs: list[str]
    """The things that it is about, in the order of the verb's slots."""
    text: str
    """The action in notation, by which it can be taken as well."""


class Effect(TypedDict):
    """What an action costs and brings the seat that decides, as far as that is certain."""

    action: int
    """The action; of a proposal, after all that leads to it."""
    changes: dict[str, int]
    """What the seat would have more of, or less, by name: the text `<game>-brings-<name>` says it."""
    chance: bool
    """Whether dice or hidden things decide how it goes on; the changes are those before them."""


class Proposal(TypedDict):
    """An action that is not legal now, but is once the free actions of `way` have been taken."""

    action: Action
    """What could be done."""
    way: list[Action]
    """What to take before, in order; each is an entry of its own that can be taken back."""


class Decision(TypedDict):
    """What is being asked. Only the seat that is asked gets more than `seat` and `prompt`."""

    seat: int
    """Who is asked."""
    prompt: str
    """The question in the game's `questions`."""
    args: NotRequired[list[str]]
    """The things that the question is about."""
    actions: NotRequired[list[Action]]
    """The legal answers."""
    effects: NotRequired[list[Effect]]
    """What they and the proposals cost and bring, for those of which there is something to say."""
    proposals: NotRequired[list[Proposal]]
    """What free actions would make possible; empty where the game has nothing to propose."""
    warned: NotRequired[list[int]]
    """The legal answers of which something should be said before they are confirmed; `preview` says what."""
    idle: NotRequired[list[int]]
    """Those of them that would change nothing now: they are not shown first."""


ObstacleKind = Literal[
    "over",
    "turn",
    "question",
    "absent",
    "taken",
    "forbidden",
    "used",
    "order",
    "far",
    "short",
    "now",
    "warning",
    "idle",
]
"""What sort of obstacle it is; what cannot be paid away comes first. `warning` and `idle` are none: see
`Preview`."""


class Obstacle(TypedDict):
    """Something that stands in the way of an action. Its sentence is `message` with these arguments."""

    message: str
    """The text: `<game>-obstacle-…`, `common-obstacle-…` or `<game>-warning-…`."""
    kind: ObstacleKind
    """What sort it is. One that is `short` has `resource`, `missing`, `needed` and `held`."""
    args: dict[str, int | str | Decision]
    """Numbers, references (strings with a colon) and the question that comes first, by role."""


class WhyNot(TypedDict):
    """Why a thing cannot be chosen: the nearest action about it, and what stands in its way."""

    action: Action | None
    """The action; null where none is about these things."""
    obstacles: list[Obstacle]
    """What stands in its way, what cannot be paid away first; empty if it is legal."""


class SeatInfo(TypedDict):
    """A place at a table as everybody sees it."""

    seat: int
    """Its number, clockwise from 0."""
    kind: SeatKind
    """Whether a person sits there, a bot, or nobody yet."""
    name: str | None
    """What the person wants to be called."""
    level: BotLevel | None
    """How strong the bot is; null where none sits."""
    online: bool
    """Whether the person is connected; a bot always is."""
    coach: NotRequired[Literal[True]]
    """Set where the person agrees to advice at this table."""


class Thinking(TypedDict):
    """A bot at work."""

    seat: int
    """The bot's seat."""
    level: BotLevel
    """How strong it is."""
    failed: NotRequired[Literal[True]]
    """Present where the bot could not move: it tries again when somebody acts or connects."""


class GameEvent(TypedDict):
    """Something that happened. Its sentence is the text `<game>-event-<event>` with these arguments."""

    ply: int
    """The ply of the action that it belongs to; the set-up has 0."""
    event: str
    """The event in the game's `events`."""
    seat: int | None
    """To whom it happened; null where it happened to no seat."""
    args: dict[str, EventArg | list[EventArg]]
    """References (strings with a colon) and numbers, by role."""
    by: NotRequired[int]
    """Whose action it belongs to; absent in the set-up and in games that cannot be played any more."""


class Score(TypedDict):
    """Points so far."""

    total: int
    """The sum of the parts."""
    parts: dict[str, int]
    """Points by what they were made with; the text `<game>-score-<part>` names it."""


class SideView(TypedDict):
    """What every view has of a seat or an opponent, and whatever the game shows of it."""

    score: Score
    """How it stands."""


class GameView(TypedDict):
    """All that these eyes may see. What every game has, and whatever else the game shows."""

    seats: list[SideView]
    """The seats in order."""
    opponents: NotRequired[list[SideView]]
    """Opponents that sit on no seat, such as an automaton: the sides after the last seat."""


class OpponentResult(TypedDict):
    """How an opponent did that sits on no seat."""

    score: int
    """Its points."""
    rank: int
    """Its place among all sides."""


class Outcome(TypedDict):
    """How a game ended."""

    scores: list[int]
    """Points by seat."""
    ranks: list[int]
    """Places by seat, 1 the best; seats that tie share one."""
    opponents: NotRequired[list[OpponentResult]]
    """Opponents that sit on no seat, ranked among the seats: then no seat may have rank 1."""
    early: NotRequired[Literal[True]]
    """Only where the table agreed to end before the game does: points and places as they stood."""


class UndoInfo(TypedDict):
    """Whether the caller may take back their last decision."""

    possible: bool
    """Whether it would be granted."""
    reason: UndoReason | None
    """Why not: `nothing` to take back, `not_yours`, `chance` (a die was rolled or a card seen),
    `other` (another seat has decided since), `over`."""


class Stopped(TypedDict):
    """Why a table can be read, but not played on: this server does not play its game by the same rules."""

    rules: int
    """The version of the rules that the game was begun by."""
    here: int | None
    """The version that this server plays; null if it does not have the game."""


class Source(TypedDict):
    """Where a variation comes from."""

    table: str
    """The table whose game it begins like,"""
    ply: int
    """and the ply until which it does."""


class TableState(TypedDict):
    """How a table stands, by the caller's eyes."""

    type: Literal["state"]
    """Which message this is."""
    table: str
    """The table's id."""
    game: str
    """The game's id."""
    options: dict[str, str]
    """Every option of the game."""
    status: TableStatus
    """Before the start, during the game, or after it."""
    ply: int
    """How long the history is."""
    you: list[int]
    """The seats that the caller holds, none for a spectator."""
    eyes: int | None
    """The seat whose view this is, null for a spectator: of the caller's the one that decides, or decided
    last."""
    seats: list[SeatInfo]
    """Who sits where."""
    view: GameView | None
    """What these eyes see; null before the start."""
    decision: Decision | None
    """What is being asked; null before the start and after the end."""
    events: list[GameEvent]
    """What these eyes may know of what happened after `from_ply`."""
    from_ply: int
    """Keep earlier events up to here and replace the later ones by `events`; -1: these are all of them."""
    undo: UndoInfo
    """Whether the caller may take back."""
    orders: dict[str, str] | None
    """The standing orders of `eyes`, null for a spectator. An answer by order is an entry of its own."""
    thinking: Thinking | None
    """The bot that thinks, or that could not move."""
    outcome: Outcome | None
    """How it ended; null before."""
    hides: NotRequired[Literal[True]]
    """Only for somebody who holds several seats, where these eyes see what not everybody does: people who
    share a screen draw a curtain first."""
    stopped: NotRequired[Stopped]
    """Only at a table that cannot go on: there is no view then, and `events` are told as they were then."""
    coach: NotRequired[Literal[True]]
    """Set where advice may be asked for: nobody else sits here, or all who do agreed."""
    source: NotRequired[Source]
    """Only at a variation: where it comes from."""
    rated: NotRequired[Literal[True]]
    """Set where the game counts for ratings: so it was agreed when the table was made."""
    tournament: NotRequired[str]
    """Only at a table of a tournament: which."""


class Change(TypedDict):
    """A place in a state that holds something else now."""

    at: list[str | int]
    """The names and numbers that lead there."""
    to: Any
    """What it holds."""


class DeltaMessage(TypedDict):
    """The next state, told by what is different from the last one that was sent on this connection, whole or
    as such a message. Only for those who said so in their hello."""

    type: Literal["delta"]
    """Which message this is."""
    changes: list[Change]
    """What holds something else; `events` and `from_ply` are not among it."""
    gone: list[list[str | int]]
    """What is not there any more."""
    events: list[GameEvent]
    """As in a state."""
    from_ply: int
    """As in a state."""


class OkMessage(TypedDict):
    """The change that was asked for is written to the store; the state follows."""

    type: Literal["ok"]
    """Which message this is."""
    id: str
    """The id of the message that it answers."""
    ply: int
    """The ply that the change led to."""


class ErrorMessage(TypedDict):
    """A refusal: nothing has changed. After `stale` a fresh state follows."""

    type: Literal["error"]
    """Which message this is."""
    id: str | None
    """The id of the message that it answers, null if of none."""
    code: ErrorCode
    """Why, for programs."""
    message: str
    """Why, for people who write programs."""
    obstacles: NotRequired[list[Obstacle]]
    """What stands in the way of the action, if it was one."""


class PreviewMessage(TypedDict):
    """What would be seen."""

    type: Literal["preview"]
    """Which message this is."""
    id: str
    """The id of the message that it answers."""
    view: GameView | None
    """The view after the actions; null where chance decides."""
    chance: bool
    """Whether dice or hidden things decide."""
    warnings: list[Obstacle]
    """What should be said before the last of them is confirmed: that it changes nothing, or what is lost."""


class WhyNotMessage(WhyNot):
    """Why a thing cannot be chosen."""

    type: Literal["why_not"]
    """Which message this is."""
    id: str
    """The id of the message that it answers."""


class SeatsMessage(TypedDict):
    """Somebody came or went, or a bot began to think."""

    type: Literal["seats"]
    """Which message this is."""
    seats: list[SeatInfo]
    """Who sits where."""
    thinking: Thinking | None
    """The bot that thinks, or that could not move."""


class RematchMessage(TypedDict):
    """Somebody wants to play again: `POST /api/tables/{table}/rematch` takes one's seat there."""

    type: Literal["rematch"]
    """Which message this is."""
    table: str | None
    """The table of the rematch; null if it was given up."""


class ClockRule(TypedDict):
    """What was agreed about time before the game; what the kind does not use has its default."""

    kind: ClockKind
    """`live`: minutes a game and an increment; `days`: days a turn."""
    out: AtZero
    """What happens at zero: a `bot` plays on, or the others `vote`."""
    minutes: int
    """Live: what everybody begins with."""
    increment: int
    """Live: seconds that each turn adds when it ends."""
    days: int
    """By correspondence: days for each turn."""
    vacation: int
    """By correspondence: days of vacation that everybody may take in the game."""
    opens: int
    """By correspondence: the hour at which the clocks begin to run each day."""
    closes: int
    """By correspondence: the hour at which they stop; a day is what lies between."""
    offset: int
    """By correspondence: these hours are so many minutes east of UTC."""


class TimeVote(TypedDict):
    """What somebody wants to happen."""

    seat: int
    """Who."""
    choice: Choice
    """What."""


class TimeQuestion(TypedDict):
    """Asked of the others about somebody who does not move. All clocks stand still; a move settles it."""

    seat: int
    """About whom."""
    until: int
    """Until when, in milliseconds since 1970: most votes count, a tie or silence gives time if it can."""
    choices: list[Choice]
    """`time`: a little more, once for each; `bot`: one plays on; `end`: places as they stand."""
    voters: list[int]
    """Who is asked."""
    votes: list[TimeVote]
    """What was said so far."""


class ClockMessage(TypedDict):
    """How the clocks stand: only at tables with a clock, and where the others are asked about somebody."""

    type: Literal["clock"]
    """Which message this is."""
    now: int
    """The moment of which it tells, in milliseconds since 1970 by the server's clock."""
    rule: ClockRule | None
    """What was agreed; null where there is no clock."""
    left: list[int | None]
    """Milliseconds by seat, by correspondence those of the turn; null for bots."""
    running: int | None
    """Whose clock runs: that of the person who is waited for."""
    until: int | None
    """When it will be over if nobody moves, grace, nights and vacations included."""
    grace: list[int]
    """Seats that have used up their own time of a live game and had a minute of grace, once."""
    away: list[int]
    """Seats on vacation."""
    question: TimeQuestion | None
    """What is asked about somebody who does not move."""


class ChatLine(TypedDict):
    """Something said."""

    number: int
    """Its place in the talk of the table, from 1 on."""
    at: str
    """When: ISO 8601 in UTC."""
    room: Literal["table", "gallery"]
    """At the table, or apart from it among those who look on."""
    seat: int | None
    """By whom; null for a spectator."""
    name: str | None
    """What a spectator wants to be called; null for a seat."""
    phrase: Literal["well_played", "one_moment", "back_soon"] | None
    """A phrase that everybody reads in their own language: the text `club-phrase-<phrase>`."""
    text: str | None
    """What was typed, where it is no phrase."""


class ChatMessage(TypedDict):
    """What was said since the last such message; spectators read the table, and have a talk of their own."""

    type: Literal["chat"]
    """Which message this is."""
    closed: bool
    """Whether nobody may write."""
    lines: list[ChatLine]
    """In order; of a line that is sent again the number is the same."""


class PongMessage(TypedDict):
    """The answer to a ping."""

    type: Literal["pong"]
    """Which message this is."""


ServerMessage = (
    TableState
    | DeltaMessage
    | OkMessage
    | ErrorMessage
    | PreviewMessage
    | WhyNotMessage
    | SeatsMessage
    | RematchMessage
    | ClockMessage
    | ChatMessage
    | PongMessage
)


class OptionSpec(TypedDict):
    """A choice before the game, or a standing order."""

    name: str
    """By which it is chosen; the text `<game>-option-<name>` names it for people."""
    values: list[str]
    """What can be chosen."""
    default: str
    """The first value. An option left out takes the first one that fits the number of players."""
    counts: dict[str, list[int]]
    """The numbers of players that single values are restricted to."""


class CouplingSpec(TypedDict):
    """Values that other choices leave to an option. Couplings are applied in order, each once."""

    reason: str
    """Why; the text `errors-<reason>` says it to people."""
    option: str
    """The option that is restricted."""
    values: list[str]
    """What is left of its values; one that is not among them gives way to the first that is."""
    when: dict[str, list[str]]
    """Where each of these options has one of these values."""
    players: list[int]
    """Only with these numbers of players; with any number where it is empty."""


class PresetSpec(TypedDict):
    """A way to play that has a name; the text `<game>-preset-<name>` describes it."""

    name: str
    """Its name; `app-preset-<name>` is its title."""
    options: dict[str, str]
    """Options by name; the others have their defaults."""


class GameInfo(TypedDict):
    """A game that this server plays."""

    id: str
    """The game's id."""
    players: list[int]
    """How many may play."""
    options: list[OptionSpec]
    """What can be chosen before the game."""
    couplings: list[CouplingSpec]
    """Which options go together."""
    presets: list[PresetSpec]
    """Ways to play that have a name, the one for a first game first."""
    orders: list[OptionSpec]
    """The standing orders that a seat may leave."""
    calculators: list[str]
    """What can be asked beside the game, by name."""
    experts: list[int]
    """The numbers of players with which bots of the level `expert` can play."""
    rules_version: int
    """Rises when records made before would play differently."""


class SlotInfo(TypedDict):
    """An argument of a verb."""

    role: str
    """What it is in a sentence."""
    kind: str
    """The kind of thing."""


class VerbInfo(TypedDict):
    """A verb of a grammar. Its actions are numbered from `base`, the last slot counting fastest."""

    name: str
    """Its word in notation."""
    base: int
    """The number of its first action."""
    size: int
    """How many actions it has."""
    slots: list[SlotInfo]
    """Its arguments."""


class GrammarInfo(TypedDict):
    """All that can be said: verbs, and the things that they are about."""

    size: int
    """How many actions there are."""
    verbs: list[VerbInfo]
    """In the order of their numbers."""
    kinds: dict[str, list[str]]
    """The labels of each kind of thing; `kind:label` refers to one."""


class EventField(TypedDict):
    """An argument of an event."""

    role: str
    """What it is in a sentence."""
    kind: str | None
    """The kind of thing; null for a number."""
    many: bool
    """Whether it is a list."""


class EventInfo(TypedDict):
    """A kind of event."""

    name: str
    """By which it is told."""
    fields: list[EventField]
    """Its arguments."""


class GameDescription(GameInfo):
    """A game with all that a program needs to read its states."""

    grammar: GrammarInfo
    """What can be done."""
    questions: GrammarInfo
    """What can be asked; the first slot of each is the seat that is asked."""
    events: list[EventInfo]
    """What can happen."""


class LessonMark(TypedDict):
    """What the teacher points at on the board."""

    at: list[str]
    """References."""
    label: str | None
    """The step's attribute `mark-<label>` stands beside it; null: nothing does."""


class LessonReply(TypedDict):
    """The answer to a touch on something that is not lit."""

    touch: list[str]
    """Patterns of references, `*` standing for anything."""
    say: str
    """The answer is the step's attribute `wrong-<say>`."""


class LessonHint(TypedDict):
    """Help in three rungs: the step's attribute `hint`, the things meant, the action."""

    at: list[str]
    """References."""
    action: str | None
    """In notation; null where there is only something to look at."""


class LessonProgress(TypedDict):
    """Where a learner stands. A lesson's text is `lessons_<game>-<lesson>`, that of a step has `-<step>`."""

    lesson: str
    """The lesson's id."""
    steps: list[str]
    """The ids of its steps."""
    step: int
    """The place of the present step; as many as there are steps when the lesson is done."""
    done: bool
    """Whether the last step is reached."""
    look: bool
    """Whether this step has only something to look at: `next` goes on."""
    stuck: bool
    """Whether nothing leads on from here but one step back."""
    taken: int
    """How many of the actions were taken: one less where the teacher answered the last."""
    wrong: str | None
    """The teacher's answer to the last action, which was not played: the step's attribute `wrong-<wrong>`."""
    chance: bool
    """Whether the last action rolled dice or showed something hidden."""
    marks: list[LessonMark]
    """What the teacher points at."""
    replies: list[LessonReply]
    """Answers to touches on what is not lit."""
    hint: LessonHint | None
    """Help with this step; null when the lesson is done."""
    tab: str | None
    """The panel that the step needs."""
    focus: list[str]
    """The things on which the camera opens."""
    result: list[str]
    """The things that the lesson led to; the lesson's attribute `gain` labels them."""


class LessonState(TypedDict):
    """A lesson on a board: an ordinary state whose actions are those that the step offers, and progress."""

    state: TableState
    """How the board stands; it belongs to no table."""
    progress: LessonProgress
    """Where the learner stands."""


class LessonInfo(TypedDict):
    """A lesson in the list of its course."""

    id: str
    """By which it is asked for; the text `lessons_<game>-<id>` names it."""
    minutes: int
    """About how long it takes."""
    steps: int
    """How many steps it has."""
    further: bool
    """Whether it comes after the course: a lesson about a module that a table may add."""


class QuizQuestion(TypedDict):
    """A question of the quiz: the text `lessons_<game>-quiz-<id>`, its attributes `a`, `b` … and `why`."""

    id: str
    """Its name."""
    answers: int
    """How many answers it has."""
    right: str
    """The letter of the right one."""
    rule: str
    """The clause of the rules that answers it."""
    lesson: str
    """The lesson that teaches it."""


class FirstGame(TypedDict):
    """The set-up for a first game."""

    players: int
    """How many play, bots included."""
    options: dict[str, str]
    """What is chosen; the others take their defaults."""


class CourseInfo(TypedDict):
    """The course of a game."""

    game: str
    """The game's id."""
    lessons: list[LessonInfo]
    """In order; none where the game has no course."""
    quiz: list[QuizQuestion]
    """The questions at its end."""
    first_game: FirstGame | None
    """The set-up for a first game; null where the game has no course."""


class PuzzleInfo(TypedDict):
    """A puzzle in the list of its game."""

    id: str
    """By which it is asked for."""
    players: int
    """How many play."""
    round: int
    """In which round it is."""
    who: str | None
    """The reference of who is played, such as a faction; null where seats differ by colour alone."""
    grade: int
    """From 1, easy to see, to 5."""
    margin: float
    """How much of the chance to win the next best turn loses."""


class PuzzleList(TypedDict):
    """The puzzles of a game."""

    game: str
    """The game's id."""
    puzzles: list[PuzzleInfo]
    """The easiest first; none where the game has none."""


class PuzzleHint(TypedDict):
    """Help with a puzzle in two rungs: the things meant, the action."""

    at: list[str]
    """References."""
    action: str
    """In notation."""


class PuzzleVerdict(TypedDict):
    """What a solver's turn is worth beside the best one."""

    solved: bool
    """Whether it is as good."""
    loss: float
    """How much of the chance to win it loses."""
    chance: float
    """The chance to win after it,"""
    best: float
    """and after the best one."""
    reasons: list[AdviceReason]
    """What the turn brings,"""
    best_reasons: list[AdviceReason]
    """and what the best one brings; the decisive reason first."""


class PuzzleProgress(TypedDict):
    """Where a solver stands."""

    puzzle: str
    """The puzzle's id."""
    taken: list[Action]
    """What was chosen so far."""
    ended: bool
    """Whether the turn is over: somebody else is asked, chance has a say, or the game has ended."""
    chance: bool
    """Whether the last action rolled dice or showed something hidden."""
    verdict: PuzzleVerdict | None
    """How good the turn was; null before its end, and where no verdict was asked for."""
    hint: PuzzleHint | None
    """What a right turn chooses next; null at its end, and where no known one leads on from here."""
    astray: int | None
    """The place in `taken` of the first choice after which no known right turn leads on: another may."""
    solution: list[Action]
    """The best turn."""


class PuzzleState(TypedDict):
    """A puzzle on a board: an ordinary state, and progress."""

    state: TableState
    """How the board stands; it belongs to no table."""
    progress: PuzzleProgress
    """Where the solver stands."""


class AdviceReason(TypedDict):
    """A term of the game's evaluation that an answer changes."""

    term: str
    """Its name: the text `terms-<game>-<term>`, or `terms-hindered` and `terms-helped` for another seat,"""
    about: NotRequired[str]
    """where this is the term that weighs most for it; absent in analyses made before there was one."""
    seat: int
    """Whom it concerns."""
    amount: float
    """By how much it changes,"""
    worth: float
    """and what that is worth in points to the seat that answers."""
    thing: str
    """The reference of what it stands for; empty where it is no thing."""


class LineStep(TypedDict):
    """An answer of a line that a bot would go on with."""

    seat: int
    """Whose answer it is."""
    action: Action
    """The answer."""


class JudgedAnswer(TypedDict):
    """Something that can be answered, and what a search found about it."""

    action: Action
    """The answer."""
    chances: list[float]
    """By seat: the chance to win after it, 0 to 1."""
    points: list[float]
    """By seat: the points that the evaluation expects at the end."""
    loss: float
    """How much smaller the seat's chance is than after the best answer."""
    lost_points: float
    """How many points fewer are expected for the seat than after the best answer."""
    line: list[LineStep]
    """This answer, and how the search would go on."""
    reasons: list[AdviceReason]
    """Why, the decisive reason first."""


class Advice(TypedDict):
    """What a strong bot would answer, by what the seat knows."""

    seat: int
    """Who is asked."""
    answers: list[JudgedAnswer]
    """The best answers, at most three."""
    asked: list[JudgedAnswer]
    """The answers that were asked about."""
    losses: dict[str, float]
    """What each answer that was looked at loses against the best, by the action's number."""


TrialEnd = Literal["chance", "turn", "over", "closed"]
"""Why a try does not go on: dice or hidden things decide, the seat has no further turn in this round, the
game is over, or nothing can be thought through before the turn comes."""


class TrialStep(TypedDict):
    """A step of a try."""

    action: Action
    """What is done."""
    possible: bool
    """Whether it can be done there; what cannot is left out, and the others are tried without it."""
    turn: int
    """In which of the seat's turns, from 0; in between everybody else waits."""
    chance: bool
    """Whether dice or hidden things would decide what comes of it."""
    changes: dict[str, int]
    """What the seat would have more of, or less, by name, as far as that is certain."""
    obstacles: list[Obstacle]
    """What stands in the way."""


class Trial(TypedDict):
    """What steps of a turn would lead to, in a world that the seat cannot tell from the real one."""

    seat: int
    """Whose turn is thought through."""
    ahead: bool
    """Whether somebody else is deciding: the turn is thought through as if it came at once."""
    before: dict[str, int]
    """What the seat has now, by name,"""
    steps: list[TrialStep]
    """the steps,"""
    after: dict[str, int]
    """and what it would have after them."""
    ends: TrialEnd | None
    """Why there can be no further step; null where there can."""
    view: GameView
    """What the seat would see after them."""
    decision: Decision | None
    """What it would be asked then; null at the end."""
    guessed: bool
    """Whether it was asked what others might answer,"""
    answers: list[LineStep]
    """and the guess of a quick bot, until the seat would be asked again."""


class JudgedMove(TypedDict):
    """A decision of a finished game."""

    ply: int
    """The table's ply that it answered: the table stood so before it."""
    move: int
    """Its number among the actions that stand, from 0."""
    seat: int
    """Who decided."""
    played: JudgedAnswer
    """What was played."""
    best: list[JudgedAnswer]
    """The best answers found; the played one may be among them."""
    usual_loss: float
    """What an answer drawn by lot would have cost on average."""
    luck: float | None
    """How much more than expected dice and draws then brought the seat; null where chance had no say."""
    depth: int
    """How often it was looked at, each time for longer."""


class JudgedPhase(TypedDict):
    """What a seat made of a third of a game."""

    precision: int | None
    """As for the whole game; null: too few decisions to say."""
    lost: float
    """How much of its chance to win its decisions cost, all together."""


class JudgedSource(TypedDict):
    """A term of the evaluation by which points came: the sum over all decisions of a seat."""

    term: str
    """The term: the text `terms-<game>-<term>`."""
    thing: str
    """The reference of what it stands for, if that is a thing of the game; else empty."""
    played: float
    """Points that the played answers changed by it,"""
    best: float
    """and those that the bot's best answers would have changed at the same moments."""


class JudgedPlayer(TypedDict):
    """What an analysis says about a seat."""

    decisions: int
    """How many decisions it rests on."""
    precision: int | None
    """100: never a worse answer; 0: no better than by lot; null: too few decisions to say."""
    imprecise: int
    """Decisions that cost 2 to 5 % of the chance to win,"""
    mistakes: int
    """5 to 10 %,"""
    costly: int
    """and more."""
    slips: list[int]
    """The plies of the decisions that cost most, the largest first."""
    phases: list[JudgedPhase]
    """The thirds of the game, in order."""
    sources: list[JudgedSource]
    """Where points came from beside the bot's plan, the largest first."""


class Analysis(TypedDict):
    """A finished game, judged move by move; it may be unfinished work."""

    table: str
    """The table's id."""
    status: Literal["none", "computing", "stopped", "done"]
    """Whether it was begun, goes on, waits for somebody to go on, or all moves have been judged."""
    refining: bool
    """Whether moves are being judged again for longer."""
    done: int
    """How many decisions have been judged,"""
    of: int
    """and how many there are; 0 as long as that is not known."""
    depth: int
    """How often every decision was looked at, each time for longer."""
    stamp: int
    """What to ask for later: moves that are new after it."""
    players: list[JudgedPlayer]
    """By seat."""
    turning: list[int]
    """The plies of the decisions that cost most, in order."""
    moves: list[JudgedMove]
    """The decisions, or those that are new after the stamp asked for."""


class Summary(TypedDict):
    """A table in a list."""

    table: str
    """The table's id."""
    game: str
    """The game's id."""
    options: dict[str, str]
    """Every option of the game."""
    listed: bool
    """Whether the lobby shows it."""
    status: TableStatus
    """Before the start, during the game, or after it."""
    created: str
    """When it was made: ISO 8601 in UTC."""
    changed: str
    """When somebody last moved, came or went: ISO 8601 in UTC."""
    ply: int
    """How long the history is."""
    seats: list[SeatInfo]
    """Who sits where."""
    deciding: int | None
    """The seat that everybody waits for."""
    outcome: Outcome | None
    """How it ended; null before."""
    clock: ClockRule | None
    """What was agreed about time."""
    due: str | None
    """When the time of the seat that everybody waits for is over: ISO 8601 in UTC; null where it never is."""
    rated: NotRequired[Literal[True]]
    """Set where the game counts for ratings."""
    tournament: NotRequired[str]
    """Only at a table of a tournament: which."""


class MySummary(Summary):
    """A table in the list of somebody who sits there."""

    you: list[int]
    """The seats that the caller holds."""
    my_turn: bool
    """Whether everybody waits for the caller."""


class Created(TypedDict):
    """A new table. Secrets are told only now."""

    table: str
    """The table's id."""
    seat: int | None
    """The first seat that the caller holds; null if none."""
    secret: str | None
    """The secret of all of the caller's seats; null if they hold none."""
    invite: str | None
    """Lets its bearer take an open seat; null where none is open."""
    started: bool
    """Whether the game began at once."""


class Joined(TypedDict):
    """A seat that was taken."""

    seat: int
    """Its number."""
    secret: str
    """What holds it."""


class Rematch(TypedDict):
    """A seat at the table of a rematch."""

    table: str
    """The new table's id."""
    seat: int
    """The caller's seat there."""
    secret: str
    """What holds it: the secret of the old seat."""


class Done(TypedDict):
    """A change is written to the store."""

    ply: int
    """The ply that it led to."""


class Preview(TypedDict):
    """What would be seen."""

    view: GameView | None
    """The view after the actions; null where chance decides."""
    chance: bool
    """Whether dice or hidden things decide."""
    warnings: list[Obstacle]
    """What should be said before the last of them is confirmed: that it changes nothing, or what is lost."""


class Nothing(TypedDict):
    """No fields: it is done."""


class Problem(TypedDict):
    """Why a call was refused."""

    code: ErrorCode
    """For programs."""
    message: str
    """For people who write programs."""
    obstacles: NotRequired[list[Obstacle]]
    """What stands in the way of the action, if it was one."""


class Refused(TypedDict):
    """A refusal: nothing has changed."""

    error: Problem
    """What is in the way."""
