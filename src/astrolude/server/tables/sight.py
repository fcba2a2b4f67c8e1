"""What leaves the server: made only of a seat's view, the events it may see and its own decision."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

from astrolude.kernel.game import Game
from astrolude.kernel.play import Play
from astrolude.server.tables.course import Course
from astrolude.server.tables.errors import Refusal
from astrolude.server.tables.rows import BOT, PERSON, Header, Seat, Stored, seats_held
from astrolude.server.tables.table import Table

SPECTATOR: Final = -1
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


def state_message(
    table: Table, course: Course | None, seats: Sequence[int], online: frozenset[int], since: int = WHOLE_LOG
) -> dict[str, object]:
    """The state of the table for a caller's eyes, with the events after `since`.

    `course` is the table's own, or how its game stood earlier.
    """
    header = table.header
    message: dict[str, object] = {
        "type": "state",
        "table": table.id,
        "game": header.game,
        "options": header.options,
        "status": table.status,
        "ply": 0 if course is None else len(course.history),
        "you": list(seats),
        "eyes": None,
        "seats": seat_infos(table.seats, online),
        "view": None,
        "decision": None,
        "events": [],
        "from_ply": WHOLE_LOG,
        "undo": {"possible": False, "reason": "nothing" if seats else "not_yours"},
        "orders": None,
        "thinking": None if table.thinking is None else table.thinking.to_json(),
        "outcome": None,
    }
    if course is not None:
        message |= _position(course, seats, since)
        eyes = eyes_of(course.play, seats)
        message["orders"] = None if eyes is None else table.orders.get(eyes, {})
    return message


def _position(course: Course, seats: Sequence[int], since: int) -> dict[str, object]:
    """The parts of a state that the game decides."""
    play = course.play
    eyes = eyes_of(play, seats)
    from_ply = WHOLE_LOG if since == WHOLE_LOG else course.last_common(since)
    outcome = play.state.outcome()
    return {
        "eyes": eyes,
        "view": play.state.view(eyes),
        "decision": decision_for(play, seats),
        "events": events_for(course, SPECTATOR if eyes is None else eyes, from_ply),
        "from_ply": from_ply,
        "undo": undo_for(play, seats),
        "outcome": None if outcome is None else outcome.to_json(),
    }


def decision_for(play: Play, seats: Sequence[int]) -> dict[str, object] | None:
    """What is being asked; the choices, and ways to further ones, only for the one who decides."""
    state = play.state
    if state.over:
        return None
    shown: dict[str, object] = {"seat": state.seat, "prompt": state.decision.prompt}
    if state.seat not in seats:
        return shown
    asked_seat_first = play.game.questions.references(state.stack[-1])
    told = play.game.grammar.to_json
    return {
        **shown,
        "args": asked_seat_first[1:],
        "actions": [told(action) for action in state.legal_actions()],
        "proposals": [
            {"action": told(proposal.action), "way": [told(step) for step in proposal.way]}
            for proposal in play.game.proposals(state)
        ],
    }


def events_for(course: Course, seat: int, from_ply: int) -> list[dict[str, object]]:
    """The events after a ply that a seat may see, each with the ply of its action; the set-up has ply 0."""
    play = course.play
    bounds = [*play.marks, len(play.journal.entries)]
    groups = [(0, 0, bounds[0])] if from_ply == WHOLE_LOG else []
    groups += [
        (ply, bounds[index], bounds[index + 1]) for index, ply in enumerate(course.plies) if ply > from_ply
    ]
    found: list[dict[str, object]] = []
    for ply, start, end in groups:
        for entry in play.journal.entries[start:end]:
            if entry.visible(seat):
                shown = entry.to_json()
                shown["seat"] = None if entry.seat < 0 else entry.seat
                found.append({"ply": ply, **shown})
    return found


def same_log(play: Play, one: int | None, other: int | None) -> bool:
    """Whether two pairs of eyes have seen the same events."""
    if one == other:
        return True
    first, second = (SPECTATOR if eyes is None else eyes for eyes in (one, other))
    return all(entry.visible(first) == entry.visible(second) for entry in play.journal.entries)


def undo_for(play: Play, seats: Sequence[int]) -> dict[str, object]:
    reason = why_no_undo(play, seats)
    return {"possible": not reason, "reason": reason or None}


def why_no_undo(play: Play, seats: Sequence[int]) -> str:
    """Why a caller may not take back; empty if they may."""
    if not seats:
        return "not_yours"
    return play.why_no_undo(undoing_seat(play, seats))


def undoing_seat(play: Play, seats: Sequence[int]) -> int:
    """The one of the caller's seats that would take back: the one that chose last, if it is theirs."""
    last = play.last_chosen()
    return play.seats[last] if last >= 0 and play.seats[last] in seats else seats[0]


def seats_message(table: Table, online: frozenset[int]) -> dict[str, object]:
    return {
        "type": "seats",
        "seats": seat_infos(table.seats, online),
        "thinking": None if table.thinking is None else table.thinking.to_json(),
    }


def error_message(answered: str | None, refusal: Refusal) -> dict[str, object]:
    """A refusal, of the message of that id if it was of one."""
    return {"type": "error", "id": answered, "code": refusal.code, "message": refusal.message}


def seat_infos(seats: Sequence[Seat], online: frozenset[int]) -> list[dict[str, object]]:
    return [
        {
            "seat": seat.seat,
            "kind": seat.kind,
            "name": seat.name,
            "level": seat.level,
            "online": seat.kind == BOT or (seat.kind == PERSON and seat.seat in online),
        }
        for seat in seats
    ]


def summary(header: Header, seats: Sequence[Seat], online: frozenset[int]) -> dict[str, object]:
    """A table for lists."""
    return {
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
        "outcome": header.standing.outcome,
    }


def my_summary(stored: Stored, secret_hash: str, online: frozenset[int]) -> dict[str, object] | None:
    """A table for the list of somebody who sits there; None if the secret holds no seat."""
    you = seats_held(stored.seats, secret_hash)
    if not you:
        return None
    my_turn = stored.header.standing.deciding in you
    return {**summary(stored.header, stored.seats, online), "you": list(you), "my_turn": my_turn}


def game_description(game: Game) -> dict[str, object]:
    """A game with its grammar, questions and events."""
    return {
        **game.describe(),
        "grammar": game.grammar.describe(),
        "questions": game.questions.describe(),
        "events": game.events.describe(),
    }


def iso(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="milliseconds")
