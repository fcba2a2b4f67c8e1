"""EC-20, ER-17.5: the Cleanup phase: technologies, discs, graveyards, colony ships, direction, hives."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.events import ANCIENT_MOVED, DIRECTION_CHOSEN, HIVE_ROLLED
from astrolude.games.eclipse.grammar import CLOCKWISE
from astrolude.games.eclipse.questions import ASK_DIRECTION, THEN_HIVES, THEN_NEW_ROUND
from astrolude.games.eclipse.rules.cubes import empty_graveyard
from astrolude.games.eclipse.rules.galaxy import is_laid
from astrolude.games.eclipse.rules.modules import TURN_DIRECTION_CHOICE, in_use
from astrolude.games.eclipse.rules.presence import set_ancients
from astrolude.games.eclipse.rules.supply import new_technologies
from astrolude.games.eclipse.rules.turn import SPACES
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import NONE
from astrolude.games.eclipse.tables.sectors import EDGES, HIVE_EXIT, HIVES
from astrolude.games.eclipse.tables.species import COLONY_SHIPS
from astrolude.kernel.state import NOBODY

SECOND_TO_PASS: Final = 1


def clean_up(s: EclipseState, phase: int) -> None:
    """EC-20.1, EC-20.2, ER-17.5."""
    s.phase = phase
    THEN_NEW_ROUND.then(s)
    THEN_HIVES.then(s)
    ask_direction(s)
    new_technologies(s)
    for seat in reversed(range(s.players)):
        if not s.gone[seat]:
            clean_board(s, seat)


def clean_board(s: EclipseState, seat: int) -> None:
    """EC-20.2: discs return, colony ships turn up, cubes leave the graveyard."""
    for space in range(seat * SPACES, (seat + 1) * SPACES):
        s.discs[seat] += s.spent[space]
        s.spent[space] = 0
    s.ready[seat] = COLONY_SHIPS[s.species[seat]]
    empty_graveyard(s, seat)


def ask_direction(s: EclipseState) -> None:
    """ER-16.2: the second player to pass chooses the direction of the next round."""
    if not in_use(s, TURN_DIRECTION_CHOICE) or len(s.passed) <= SECOND_TO_PASS:
        return
    if not s.gone[s.passed[SECOND_TO_PASS]]:
        ASK_DIRECTION.ask(s, s.passed[SECOND_TO_PASS])


def choose_direction(s: EclipseState, seat: int, direction: int) -> None:
    s.direction = 1 if direction == CLOCKWISE else -1
    s.note(DIRECTION_CHOSEN, seat, direction)


def roll_for_hives(s: EclipseState) -> None:
    """ER-9.2: one die for each hive on the board, 212 before 319."""
    for hive in HIVES:
        if is_laid(s, hive):
            s.reveal()
            die = s.rng.die()
            s.note(HIVE_ROLLED, NOBODY, hive, die)
            leave_hive(s, hive, die)


def leave_hive(s: EclipseState, hive: int, die: int) -> None:
    """ER-9.2: an Ancient Ship moves to the explored hex on the side with the rolled number."""
    for edge in range(EDGES):
        other = s.near[hive][(edge + s.rotation[hive]) % EDGES]
        if HIVE_EXIT[hive * EDGES + edge] == die and other != NONE and s.ancients[hive]:
            set_ancients(s, hive, s.ancients[hive] - 1)
            set_ancients(s, other, s.ancients[other] + 1)
            s.note(ANCIENT_MOVED, NOBODY, hive, other)
