"""FD-10.3: Atalum, taking scholars."""

from __future__ import annotations

from typing import Final

from astrolude.games.federation.events import SCHOLAR_TAKEN, SCHOLARS_SHOWN
from astrolude.games.federation.grammar import TAKE_SCHOLAR
from astrolude.games.federation.questions import ASK_EXTRA, ASK_SCHOLAR, THEN_EFFECTS
from astrolude.games.federation.rules.medals import set_influence
from astrolude.games.federation.rules.scholars import enablers, visible
from astrolude.games.federation.state import FederationState
from astrolude.games.federation.tables.components import (
    ATALUM,
    IMMEDIATE,
    NOTHING,
    POINTS_OF_USE,
    SCHOLAR_BIT,
    SCHOLAR_STACK,
    SCHOLAR_TIMING,
    STACK_MASK,
    STACKS,
    WORLDS,
)
from astrolude.games.federation.tables.programs import SCHOLAR_PROGRAM
from astrolude.kernel.state import NOBODY

ANY_SCHOLAR: Final = POINTS_OF_USE.index("scholar_any")


def open_scholars(s: FederationState, seat: int) -> list[int]:
    """FD-10.3 (1): visible tiles of stacks that the seat has none of, the level below owned."""
    owned = s.owned[seat]
    found: list[int] = []
    for stack in range(STACKS):
        if not owned & STACK_MASK[stack] and (stack % 3 == 0 or owned & STACK_MASK[stack - 1]):
            scholar = visible(s, stack)
            if scholar != NOTHING:
                found.append(scholar)
    return found


def top_scholars(s: FederationState, seat: int) -> list[int]:
    """2A2: available level-3 tiles of any type; a seat cannot own two of a type (FD-20.2)."""
    found: list[int] = []
    for stack in range(2, STACKS, 3):
        scholar = visible(s, stack)
        if scholar != NOTHING and not s.owned[seat] & STACK_MASK[stack]:
            found.append(scholar)
    return found


def atalum_possible(s: FederationState, seat: int) -> bool:
    """FD-4.9: at least one tile may be taken, or through 2A2."""
    return bool(open_scholars(s, seat)) or bool(enablers(s, seat, ANY_SCHOLAR) and top_scholars(s, seat))


def consult(s: FederationState, seat: int) -> None:
    """One Atalum action; 2A2 replaces the normal choice (FD-15.7)."""
    if enablers(s, seat, ANY_SCHOLAR) and top_scholars(s, seat):
        ASK_EXTRA.ask(s, seat, ANY_SCHOLAR)
    else:
        ASK_SCHOLAR.ask(s, seat)


def scholar_answers(s: FederationState, seat: int) -> list[int]:
    return [TAKE_SCHOLAR.at(scholar) for scholar in open_scholars(s, seat)]


def top_scholar_answers(s: FederationState, seat: int) -> list[int]:
    return [TAKE_SCHOLAR.at(scholar) for scholar in top_scholars(s, seat)]


def take_scholar(s: FederationState, seat: int, scholar: int) -> None:
    """FD-10.3 (2), (3), FD-15.8: the stack turns up its next tile; an immediate tile works at once."""
    stack = SCHOLAR_STACK[scholar]
    s.owned[seat] |= SCHOLAR_BIT[scholar]
    s.fresh |= SCHOLAR_BIT[scholar]
    s.note(SCHOLAR_TAKEN, seat, scholar)
    turn_up(s, stack)
    set_influence(s, seat, ATALUM, s.influence[WORLDS * seat + ATALUM] + 1)
    if SCHOLAR_TIMING[scholar] == IMMEDIATE:
        s.used[seat] |= SCHOLAR_BIT[scholar]
        THEN_EFFECTS.then(s, seat, SCHOLAR_PROGRAM[scholar])


def turn_up(s: FederationState, stack: int) -> None:
    """FD-10.3 (2): the next tile of the stack, and with the first level-1 tile the level 2 of its type."""
    second_was_up = stack % 3 != 0 or s.taken[stack] > 0
    s.taken[stack] += 1
    turned = [visible(s, stack)]
    if not second_was_up:
        turned.append(visible(s, stack + 1))
    turned = [scholar for scholar in turned if scholar != NOTHING]
    if turned:
        s.reveal()
        s.note_all(SCHOLARS_SHOWN, NOBODY, turned)
