"""A board that no table keeps: any position and the actions from there on, as an ordinary state message.

Nothing is remembered: to take back is to leave out the last action. Lessons use it; whatever else begins
from a position can.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrolude.kernel.start import Start
from astrolude.kernel.state import State
from astrolude.server.tables import messages
from astrolude.server.tables.course import Course
from astrolude.server.tables.rows import BOT, FINISHED, PERSON, RUNNING, WEAKEST, Seat, TableStatus
from astrolude.server.tables.sight import WHOLE_LOG, add_events, add_position, bare_state, seat_infos

OPPONENTS: Final = ("Tycho", "Hypatia", "Kepler", "Caroline", "Halley", "Vera", "Ptolémée", "Cecilia", "Omar")
"""What the others at such a board are called."""


def board_state(
    start: Start,
    position: State | None,
    actions: Sequence[int],
    seat: int,
    offered: Sequence[int] | None = None,
    since: int = WHOLE_LOG,
) -> messages.TableState:
    """The board after these actions by the eyes of a seat; its choices may be limited to offered ones."""
    course = Course(start, position)
    for action in actions:
        course.act(action)
    status: TableStatus = FINISHED if course.play.state.over else RUNNING
    seats = seat_infos(_seats(start.players, seat), frozenset({seat}))
    message = bare_state("", start.game.id, start.options, status, [seat], seats)
    add_position(message, course, [seat])
    add_events(message, course, since)
    decision = message["decision"]
    if offered is not None and decision is not None and "actions" in decision:
        allowed = frozenset(offered)
        decision["actions"] = [action for action in decision["actions"] if action["id"] in allowed]
        decision["proposals"] = []
        decision["effects"] = [each for each in decision["effects"] if each["action"] in allowed]
    return message


def _seats(players: int, own: int) -> list[Seat]:
    """The reader's seat, and the others, who have names and think of nothing."""
    others = iter(OPPONENTS)
    return [
        Seat(seat, PERSON) if seat == own else Seat(seat, BOT, next(others), WEAKEST)
        for seat in range(players)
    ]
