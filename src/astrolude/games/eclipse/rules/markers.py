"""ER-14: two action markers, as an order of turns: one turn at a time, begun by one of the two holders."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.events import FORCED, MARKER_ARRIVED, WAITED
from astrolude.games.eclipse.grammar import BEGIN, FORCE, PASS, WAIT
from astrolude.games.eclipse.questions import ASK_BEGIN, ASK_TURN
from astrolude.games.eclipse.rules.seating import after
from astrolude.games.eclipse.rules.turn import has_passed, turn_answers
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.setup import SECONDARY_STEPS

PRIMARY: Final = 0
SECONDARY: Final = 1
ON_THE_WAY: Final = 0
"""The arrival number of a marker that nobody holds."""


def begin_markers(s: EclipseState) -> None:
    """ER-14.1, ER-14.8 a: the primary marker with the first player, the secondary across the table."""
    s.arrivals = 0
    s.arrival = [ON_THE_WAY, ON_THE_WAY]
    s.holder = [s.start, s.start]
    arrive(s, PRIMARY, s.start)
    across = (s.start + SECONDARY_STEPS[s.players]) % s.players
    send(s, SECONDARY, after(s, across) if s.gone[across] else across)


def arrive(s: EclipseState, marker: int, seat: int) -> None:
    s.arrivals += 1
    s.holder[marker] = seat
    s.arrival[marker] = s.arrivals
    s.note(MARKER_ARRIVED, seat, marker, s.arrivals)


def send(s: EclipseState, marker: int, seat: int) -> None:
    """ER-14.3: nobody holds both; a marker waits until the other one has been given on."""
    other = 1 - marker
    if s.holder[other] == seat and s.arrival[other] != ON_THE_WAY:
        s.holder[marker] = seat
        s.arrival[marker] = ON_THE_WAY
    else:
        arrive(s, marker, seat)


def hand_on_marker(s: EclipseState, seat: int) -> None:
    """ER-14.3, ER-14.8 f: the marker goes clockwise; one that was waiting for this seat arrives."""
    marker = s.marker
    s.arrival[marker] = ON_THE_WAY
    send(s, marker, after(s, seat))
    other = 1 - marker
    if s.arrival[other] == ON_THE_WAY and s.holder[other] == seat and s.arrival[marker] != ON_THE_WAY:
        send(s, other, after(s, seat) if s.gone[seat] else seat)


def held(s: EclipseState) -> list[int]:
    """The markers that somebody holds, the one that arrived first in front."""
    markers = [marker for marker in (PRIMARY, SECONDARY) if s.arrival[marker] != ON_THE_WAY]
    if len(markers) > 1 and s.arrival[PRIMARY] > s.arrival[SECONDARY]:
        markers.reverse()
    return markers


def next_marker(s: EclipseState) -> None:
    """ER-14.8 d, e: the holder with the smaller arrival number begins, unless both are asked."""
    markers = held(s)
    if s.waiting and len(markers) > 1:
        ASK_BEGIN.ask(s, s.holder[markers[0]])
        s.waited = 0
    else:
        begin_marked_turn(s, markers[0])


def begin_marked_turn(s: EclipseState, marker: int) -> None:
    """ER-14.5, ER-14.7: nothing is taken back past the beginning of a turn."""
    s.reveal()
    s.marker = marker
    s.waited = 0
    seat = s.holder[marker]
    s.active = seat
    s.proposed = [0, 0, 0]
    s.must_act = False
    if has_passed(s, seat) and turn_answers(s, seat) == [PASS.at()]:
        hand_on_marker(s, seat)
        next_marker(s)
    else:
        ASK_TURN.ask(s, seat)


def begin_answers(s: EclipseState) -> list[int]:
    """ER-14.8 c, d: begin or wait; once the other has waited, he can be forced."""
    return [BEGIN.at(), WAIT.at()] if s.waited == 0 else [BEGIN.at(), WAIT.at(), FORCE.at()]


def answer_begin(s: EclipseState, seat: int, action: int) -> None:
    """ER-14.6: the later holder may force the earlier one, who begins too if both wait."""
    first, second = held(s)
    mine = first if s.waited == 0 else second
    if BEGIN.holds(action):
        begin_marked_turn(s, mine)
        return
    s.note(WAITED if WAIT.holds(action) else FORCED, seat)
    if mine == first:
        s.waited |= 1 << first
        ASK_BEGIN.ask(s, s.holder[second])
    else:
        begin_marked_turn(s, first)
