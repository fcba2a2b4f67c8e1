"""What is shown: made only of a seat's view, the events it may see and its own decision."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Final, cast

from astrolude.bots import experts
from astrolude.kernel.game import Game
from astrolude.kernel.generator import Generator
from astrolude.kernel.journal import Entry
from astrolude.kernel.obstacles import IDLE, Obstacle
from astrolude.kernel.play import Play, standing_plies
from astrolude.kernel.state import State
from astrolude.server.tables import messages
from astrolude.server.tables.course import Course
from astrolude.server.tables.deltas import changes_between
from astrolude.server.tables.errors import Refusal
from astrolude.server.tables.rows import BOT, FINISHED, PERSON, Header, Seat, Stored, TableStatus, Told
from astrolude.server.tables.table import AtWork, Table
from astrolude.server.tables.tokens import new_seed

SPECTATOR: Final = -1
STATE_COST: Final = 2.0
REPLAY_COST: Final = 10.0
PREVIEW_COST: Final = 2.0
"""What a state, going back in a game and looking ahead cost, in milliseconds of about one processor."""
EVENTS_A_MILLISECOND: Final = 100
WHOLE_LOG: Final = -1
"""The `from_ply` of a state that carries every event, those of the set-up too."""


def eyes_of(play: Play, seats: Sequence[int]) -> int | None:
    """Whose view a caller gets: the deciding seat's if it is theirs, or that of theirs which decided last."""
    if play.state.seat in seats:
        return play.state.seat
    for seat in reversed(play.seats):
        if seat in seats:
            return seat
    return seats[0] if seats else None


def seen_by(state: State, eyes: int | None) -> messages.GameView:
    """The view of a seat, or of a spectator."""
    return cast(messages.GameView, state.view(eyes))


def state_message(
    table: Table, course: Course | None, seats: Sequence[int], online: frozenset[int], since: int = WHOLE_LOG
) -> messages.TableState:
    """The state of the table for a caller's eyes, with the events after `since`.

    `course` is the table's own, or how its game stood earlier; None before the start.
    """
    message = position_message(table, course, seats, online)
    add_news(message, table, course, since)
    return message


def add_news(message: messages.TableState, table: Table, course: Course | None, since: int) -> None:
    """What happened after a ply, or all that was told of a game that cannot be played any more."""
    if course is not None:
        add_events(message, course, since)
    elif table.stopped is not None:
        message["events"] = events_told(table, message["eyes"])


def position_message(
    table: Table, course: Course | None, seats: Sequence[int], online: frozenset[int]
) -> messages.TableState:
    """The same without any event."""
    told = seat_infos(table.seats, online)
    message = bare_state(table.id, table.header.game, table.header.options, table.status, seats, told)
    message["thinking"] = thinking_info(table.thinking)
    if table.header.rated:
        message["rated"] = True
    if table.header.tournament is not None:
        message["tournament"] = table.header.tournament
    if table.advised:
        message["coach"] = True
    source, source_ply = table.header.source, table.header.source_ply
    if source is not None and source_ply is not None:
        message["source"] = {"table": source, "ply": source_ply}
    if course is not None:
        add_position(message, course, seats)
        if table.status == FINISHED and course is table.course:
            message["decision"] = None  # also where the host, or the table, has ended it before its end
            message["outcome"] = cast(messages.Outcome | None, table.header.standing.outcome)
        eyes = message["eyes"]
        message["orders"] = None if eyes is None else table.orders.get(eyes, {})
    elif table.stopped is not None:
        message["ply"] = table.ply
        message["eyes"] = seats[0] if seats else None
        message["outcome"] = cast(messages.Outcome | None, table.header.standing.outcome)
        message["stopped"] = table.stopped
    return message


def bare_state(
    table: str,
    game: str,
    options: dict[str, str],
    status: TableStatus,
    you: Sequence[int],
    seats: list[messages.SeatInfo],
) -> messages.TableState:
    """A state that tells nothing of the game yet."""
    return {
        "type": "state",
        "table": table,
        "game": game,
        "options": options,
        "status": status,
        "ply": 0,
        "you": list(you),
        "eyes": None,
        "seats": seats,
        "view": None,
        "decision": None,
        "events": [],
        "from_ply": WHOLE_LOG,
        "undo": {"possible": False, "reason": "nothing" if you else "not_yours"},
        "orders": None,
        "thinking": None,
        "outcome": None,
    }


def add_position(message: messages.TableState, course: Course, seats: Sequence[int]) -> None:
    """The parts of a state that the game decides."""
    play = course.play
    eyes = eyes_of(play, seats)
    outcome = play.state.outcome()
    message["ply"] = len(course.history)
    message["eyes"] = eyes
    message["view"] = seen_by(play.state, eyes)
    if len(seats) > 1 and message["view"] != seen_by(play.state, None):
        message["hides"] = True
    message["decision"] = decision_for(play, seats)
    message["undo"] = undo_for(play, seats)
    message["outcome"] = None if outcome is None else cast(messages.Outcome, outcome.to_json())


def add_events(message: messages.TableState, course: Course, since: int) -> None:
    """What happened after a ply, as far as the eyes of a state may know."""
    eyes = message["eyes"]
    from_ply = WHOLE_LOG if since == WHOLE_LOG else course.last_common(since)
    message["events"] = events_for(course, SPECTATOR if eyes is None else eyes, from_ply)
    message["from_ply"] = from_ply


def cost_of_log(course: Course | None, since: int) -> float:
    """About how many milliseconds a state takes with the events after `since`."""
    if course is None:
        return STATE_COST
    events = len(course.play.journal.entries)
    if since != WHOLE_LOG:
        events = events * max(0, len(course.history) - since) // max(1, len(course.history))
    return STATE_COST + events / EVENTS_A_MILLISECOND


def seen_now(table: Table, seats: tuple[int, ...], online: frozenset[int]) -> messages.TableState:
    """The state without any event, made once for all who see the same."""
    position = table.once(seats, lambda: position_message(table, table.course, seats, frozenset()))

    def with_people() -> messages.TableState:
        told = position.copy()
        present = seats_now(table, online)
        told["seats"], told["thinking"] = present["seats"], present["thinking"]
        return told

    return table.once((seats, online, table.thinking), with_people)


def with_news(now: messages.TableState, table: Table, since: int) -> messages.TableState:
    """A state with the events after `since`."""
    told = now.copy()
    add_news(told, table, table.course, since)
    return told


def news_message(
    before: messages.TableState | None, now: messages.TableState, told: messages.TableState
) -> messages.TableState | messages.DeltaMessage:
    """A state with its events; what is different, for those who have the one before it."""
    if before is None:
        return told
    changes, gone = changes_between(before, now)
    return {
        "type": "delta",
        "changes": changes,
        "gone": gone,
        "events": told["events"],
        "from_ply": told["from_ply"],
    }


def decision_for(play: Play, seats: Sequence[int]) -> messages.Decision | None:
    """What is being asked in a game."""
    return decision_in(play.state, seats)


def decision_in(state: State, seats: Sequence[int]) -> messages.Decision | None:
    """What is being asked; the choices, and ways to further ones, only for the one who decides."""
    if state.over:
        return None
    game = state.game
    if state.seat not in seats:
        return {"seat": state.seat, "prompt": state.decision.prompt}
    asked_seat_first = game.questions.references(state.stack[-1])
    told = cast(Callable[[int], messages.Action], game.grammar.to_json)
    doubtful = game.doubtful(state)
    # In a world drawn for that seat, so that nothing hidden can show.
    world = state.determinize(state.seat, Generator(new_seed()))
    proposals = game.proposals(state)
    ways = [[*proposal.way, proposal.action] for proposal in proposals]
    return {
        "seat": state.seat,
        "prompt": state.decision.prompt,
        "args": asked_seat_first[1:],
        "actions": [told(action) for action in state.legal_actions()],
        "proposals": [
            {"action": told(proposal.action), "way": [told(step) for step in proposal.way]}
            for proposal in proposals
        ],
        "effects": effect_infos(world, [*[[action] for action in state.legal_actions()], *ways]),
        "warned": list(doubtful),
        "idle": [action for action, found in doubtful.items() if any(met.kind == IDLE for met in found)],
    }


def effect_infos(world: State, ways: Sequence[Sequence[int]]) -> list[messages.Effect]:
    """What the last action of each way costs and brings, those before it included."""
    told = [(way[-1], world.game.effect(world, way)) for way in ways]
    return [
        {"action": action, "changes": effect.changes, "chance": effect.chance}
        for action, effect in told
        if effect.changes or effect.chance
    ]


def events_for(course: Course, seat: int, from_ply: int) -> list[messages.GameEvent]:
    """The events after a ply that a seat may see, each with the ply of its action; the set-up has ply 0."""
    play = course.play
    bounds = [*play.marks, len(play.journal.entries)]
    found: list[messages.GameEvent] = []
    if from_ply == WHOLE_LOG:
        found += _shown(play, seat, 0, bounds[0], {"ply": 0})
    for index in range(bisect_right(course.plies, from_ply), len(course.plies)):
        origin = {"ply": course.plies[index], "by": play.seats[index]}
        found += _shown(play, seat, bounds[index], bounds[index + 1], origin)
    return found


def _shown(
    play: Play, seat: int, start: int, end: int, origin: Mapping[str, object]
) -> list[messages.GameEvent]:
    """A part of the journal as far as a seat may see it, each event with the action it belongs to."""
    found: list[messages.GameEvent] = []
    for entry in play.journal.entries[start:end]:
        if entry.visible(seat):
            shown = entry.to_json()
            shown["seat"] = None if entry.seat < 0 else entry.seat
            found.append(cast(messages.GameEvent, {**origin, **shown}))
    return found


def told_of(entry: Entry) -> Told:
    """An event of the journal in the form in which it is told, with those who may know."""
    shown = entry.to_json()
    seat = None if entry.seat < 0 else entry.seat
    return Told(entry.event.name, seat, cast(dict[str, object], shown["args"]), entry.seen)


def events_told(table: Table, eyes: int | None) -> list[messages.GameEvent]:
    """What was told of a game that cannot be played any more, as far as eyes may know."""
    seat = SPECTATOR if eyes is None else eyes
    return [
        cast(messages.GameEvent, {"ply": ply, "event": told.event, "seat": told.seat, "args": told.args})
        for ply in standing_plies(table.history)
        for told in table.tellings.get(ply, ())
        if told.visible(seat)
    ]


def same_log(play: Play, one: int | None, other: int | None) -> bool:
    """Whether two pairs of eyes have seen the same events."""
    if one == other:
        return True
    first, second = (SPECTATOR if eyes is None else eyes for eyes in (one, other))
    return all(entry.visible(first) == entry.visible(second) for entry in play.journal.entries)


def undo_for(play: Play, seats: Sequence[int]) -> messages.UndoInfo:
    reason = why_no_undo(play, seats)
    return {"possible": reason is None, "reason": reason}


def why_no_undo(play: Play, seats: Sequence[int]) -> messages.UndoReason | None:
    """Why a caller may not take back; None if they may."""
    if not seats:
        return "not_yours"
    reason = play.why_no_undo(undoing_seat(play, seats))
    return cast(messages.UndoReason, reason) if reason else None


def undoing_seat(play: Play, seats: Sequence[int]) -> int:
    """The one of the caller's seats that would take back: the one that chose last, if it is theirs."""
    last = play.last_chosen()
    return play.seats[last] if last >= 0 and play.seats[last] in seats else seats[0]


def seats_now(table: Table, online: frozenset[int]) -> messages.SeatsMessage:
    """Who sits there, made once for all who look on."""

    def make() -> messages.SeatsMessage:
        return {
            "type": "seats",
            "seats": seat_infos(table.seats, online),
            "thinking": thinking_info(table.thinking),
        }

    return table.once((online, table.thinking), make)


def error_message(answered: str | None, refusal: Refusal) -> messages.ErrorMessage:
    """A refusal, of the message of that id if it was of one."""
    told: messages.ErrorMessage = {
        "type": "error",
        "id": answered,
        "code": refusal.code,
        "message": refusal.message,
    }
    if refusal.obstacles:
        told["obstacles"] = obstacle_infos(refusal.obstacles)
    return told


def obstacle_infos(obstacles: Sequence[Obstacle]) -> list[messages.Obstacle]:
    return [cast(messages.Obstacle, obstacle.to_json()) for obstacle in obstacles]


def thinking_info(bot: AtWork | None) -> messages.Thinking | None:
    if bot is None:
        return None
    shown: messages.Thinking = {"seat": bot.seat, "level": bot.level}
    if bot.failed:
        shown["failed"] = True
    return shown


def seat_infos(seats: Sequence[Seat], online: frozenset[int]) -> list[messages.SeatInfo]:
    return [_seat_info(seat, online) for seat in seats]


def _seat_info(seat: Seat, online: frozenset[int]) -> messages.SeatInfo:
    told: messages.SeatInfo = {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name,
        "level": seat.level,
        "online": seat.kind == BOT or (seat.kind == PERSON and seat.seat in online),
    }
    if seat.coach:
        told["coach"] = True
    return told


def summary(header: Header, seats: Sequence[Seat], online: frozenset[int]) -> messages.Summary:
    """A table for lists."""
    told: messages.Summary = {
        "table": header.id,
        "game": header.game,
        "options": header.options,
        "listed": header.listed,
        "status": header.standing.status,
        "created": iso(header.created),
        "changed": iso(header.changed),
        "ply": header.ply,
        "seats": seat_infos(seats, online),
        "deciding": header.standing.deciding,
        "outcome": cast(messages.Outcome | None, header.standing.outcome),
        "clock": cast(messages.ClockRule | None, header.clock),
        "due": None if header.due is None else iso(header.due),
    }
    if header.rated:
        told["rated"] = True
    if header.tournament is not None:
        told["tournament"] = header.tournament
    return told


def my_summary(stored: Stored, secret_hash: str, online: frozenset[int]) -> messages.MySummary | None:
    """A table for the list of somebody who sits there; None if the secret holds no seat."""
    you = stored.held_by(secret_hash)
    if not you:
        return None
    my_turn = stored.header.standing.deciding in you
    return {**summary(stored.header, stored.seats, online), "you": list(you), "my_turn": my_turn}


def game_info(game: Game) -> messages.GameInfo:
    """What is to be known before a game is chosen."""
    return cast(messages.GameInfo, {**game.to_json(), "experts": experts(game)})


def game_description(game: Game) -> messages.GameDescription:
    """A game with its grammar, questions and events."""
    return {
        **game_info(game),
        "grammar": cast(messages.GrammarInfo, game.grammar.describe()),
        "questions": cast(messages.GrammarInfo, game.questions.describe()),
        "events": cast(list[messages.EventInfo], game.events.describe()),
    }


def iso(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="milliseconds")
