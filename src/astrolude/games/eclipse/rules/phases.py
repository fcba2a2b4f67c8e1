"""EC-1.2, EC-5, EC-12: rounds, phases and whose turn it is."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.events import GAME_ENDED, ROUND_BEGAN
from astrolude.games.eclipse.grammar import PASS
from astrolude.games.eclipse.questions import ASK_TURN, THEN_UPKEEP_PHASE
from astrolude.games.eclipse.rules.combat.phase import begin_combat
from astrolude.games.eclipse.rules.markers import begin_markers, hand_on_marker, next_marker
from astrolude.games.eclipse.rules.modules import SIMULTANEOUS_PLAY, in_use
from astrolude.games.eclipse.rules.seating import after, anybody, next_seat
from astrolude.games.eclipse.rules.turn import has_passed, turn_answers
from astrolude.games.eclipse.scoring import totals
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import NONE
from astrolude.kernel.state import NOBODY

PHASES: Final = ["setup", "action", "combat", "upkeep", "cleanup", "ended"]
SETUP: Final = 0
ACTION: Final = 1
COMBAT: Final = 2
UPKEEP: Final = 3
CLEANUP: Final = 4
ENDED: Final = 5


def begin_round(s: EclipseState) -> None:
    """EC-5.1, EC-20.3: the holder of the start player marker begins."""
    if anybody(s) == NOBODY:
        end_game(s)
        return
    s.round += 1
    s.phase = ACTION
    s.passed = []
    s.next_start = NOBODY
    if s.gone[s.start]:
        s.start = after(s, s.start)
    s.note(ROUND_BEGAN, s.start, s.round)
    if in_use(s, SIMULTANEOUS_PLAY):
        begin_markers(s)
        next_marker(s)
    else:
        begin_turn(s, s.start)


def begin_turn(s: EclipseState, seat: int) -> None:
    """EC-12.3: a seat that has passed and can do nothing else passes again without being asked."""
    s.active = seat
    s.proposed = [0, 0, 0]
    s.must_act = False
    while has_passed(s, seat) and turn_answers(s, seat) == [PASS.at()]:
        seat = next_seat(s, seat)
        s.active = seat
    ASK_TURN.ask(s, seat)


def end_turn(s: EclipseState, seat: int) -> None:
    """EC-5.6: the phase ends at once when everybody has passed."""
    if all_have_passed(s):
        end_actions(s)
    elif in_use(s, SIMULTANEOUS_PLAY):
        hand_on_marker(s, seat)
        next_marker(s)
    else:
        begin_turn(s, next_seat(s, seat))


def all_have_passed(s: EclipseState) -> bool:
    return all(s.gone[seat] or seat in s.passed for seat in range(s.players))


def end_actions(s: EclipseState) -> None:
    """EC-1.2: the Combat phase follows, then the Upkeep phase."""
    s.phase = COMBAT
    s.marker = NONE
    THEN_UPKEEP_PHASE.then(s)
    begin_combat(s)


def end_game(s: EclipseState) -> None:
    """EC-1.3, EC-20.4: all reputation tiles are turned over."""
    s.phase = ENDED
    s.reveal()
    s.note_all(GAME_ENDED, NOBODY, totals(s))
    s.finish()
