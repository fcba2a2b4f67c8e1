"""FD-15: the scholars' display, when they may be used, copying and refreshing them."""

from __future__ import annotations

from typing import Final

from astrolude.games.federation.events import SCHOLAR_COPIED, SCHOLAR_REFRESHED, SCHOLAR_USED
from astrolude.games.federation.grammar import COPIED, DECLINE, REFRESH, USE, WILLING
from astrolude.games.federation.questions import THEN_EFFECTS, THEN_SETTLED
from astrolude.games.federation.rules.accreditation import DIE_FACES
from astrolude.games.federation.rules.crystals import payable
from astrolude.games.federation.state import FederationState
from astrolude.games.federation.tables.components import (
    ANYTIME_MASK,
    COPIER_LEVELS,
    COPPERNIUM,
    COPY_MASK,
    COPY_TILES,
    DURING,
    IMMEDIATE,
    KINDS,
    LAVANDIUM,
    LEVEL_1,
    NOTHING,
    POINT_MASK,
    POINT_TILE,
    SCHOLAR_BIT,
    SCHOLAR_LEVEL,
    SCHOLAR_STACK,
    SCHOLAR_TIMING,
    SITES,
    STACK_SIZE,
    STACKS,
)
from astrolude.games.federation.tables.programs import (
    LINE_BAG,
    LINE_LAST,
    LINE_N,
    LINE_OP,
    OP_COPY_SCHOLAR,
    OP_DIE,
    OP_EXCHANGE,
    OP_EXCHANGE_EACH,
    OP_INCOME,
    OP_KEEP,
    OP_RANDOM_TOKEN,
    OP_REFRESH,
    OP_SHIP,
    SCHOLAR_PROGRAM,
)
from astrolude.kernel.bits import members

COPY_LIMIT: Final = 2
"""The highest level that any tile copies."""
PRODUCTION_MASK: Final = (1 << 2 * SITES) - 1
BY_EMBASSY: Final = 1 << len(SCHOLAR_BIT)
"""Among the refreshers: the Embassy; a tile is its own bit."""


def visible(s: FederationState, stack: int) -> int:
    """FD-10.3: the tile that a stack shows, or NOTHING; level 2 once a level 1 of its type was taken."""
    position = s.taken[stack]
    if position >= STACK_SIZE[stack] or (stack % 3 == 1 and not s.taken[stack - 1]):
        return NOTHING
    return s.order[3 * stack + position]


def on_display(s: FederationState, scholar: int) -> bool:
    return visible(s, SCHOLAR_STACK[scholar]) == scholar


def face_up(s: FederationState, seat: int) -> int:
    """The scholars of a seat that are not used, as a mask."""
    return s.owned[seat] & ~s.used[seat]


def enablers(s: FederationState, seat: int, point: int) -> list[int]:
    """FD-15.2, FD-15.3, FD-15.7: the tiles that a seat may use at a point of a planet action.

    The tile itself, or a copy tile while it lies face up on the display or on the own board.
    """
    own = s.owned[seat] & ~s.used[seat]
    if not own & POINT_MASK[point]:
        return []
    tile = POINT_TILE[point]
    ready = own & ~s.fresh
    found: list[int] = []
    if ready & SCHOLAR_BIT[tile]:
        found.append(tile)
    if own & COPY_MASK and (found or on_display(s, tile)):
        for copier in COPY_TILES:
            if own & SCHOLAR_BIT[copier] and SCHOLAR_LEVEL[tile] <= COPIER_LEVELS[copier]:
                found.append(copier)  # noqa: PERF401 - once compiled, cheaper than a second list
    return found


def use_at_point(s: FederationState, seat: int, scholar: int, point: int) -> None:
    """A planet tile, or a copy of it, is used and turned down; what it does is the planet's business."""
    s.used[seat] |= SCHOLAR_BIT[scholar]
    s.note(SCHOLAR_USED, seat, scholar)
    if scholar != POINT_TILE[point]:
        s.note(SCHOLAR_COPIED, seat, POINT_TILE[point])


def usable(s: FederationState, seat: int) -> list[int]:
    """FD-15.5: the anytime tiles that a seat can use with effect now."""
    ready = s.owned[seat] & ~s.used[seat] & ANYTIME_MASK
    if not ready:
        return []
    return [scholar for scholar in members(ready) if has_effect(s, seat, scholar, SCHOLAR_BIT[scholar])]


def has_effect(s: FederationState, seat: int, scholar: int, started: int) -> bool:
    """Whether some line of a tile would do anything; `started` are the tiles that the chain began with."""
    line = SCHOLAR_PROGRAM[scholar]
    while True:
        if line_has_effect(s, seat, line, started):
            return True
        if LINE_LAST[line]:
            return False
        line += 1


def line_has_effect(s: FederationState, seat: int, line: int, started: int) -> bool:
    op = LINE_OP[line]
    if op == OP_REFRESH:
        return bool(refreshable(s, seat, started | s.busy, started))
    if op == OP_COPY_SCHOLAR:
        return bool(copyable(s, seat, LINE_N[line], started))
    if op == OP_DIE:
        return s.die[seat] < DIE_FACES
    if op == OP_SHIP:
        return s.reserve[seat] > 0
    if op == OP_RANDOM_TOKEN:
        return bool(s.pile)
    if op == OP_EXCHANGE:
        return payable(s, seat, LINE_BAG[line][:KINDS])
    if op == OP_EXCHANGE_EACH:
        return s.crystals[KINDS * seat + LAVANDIUM] + s.crystals[KINDS * seat + COPPERNIUM] > 0
    if op == OP_INCOME:
        return bool(s.built[seat] & PRODUCTION_MASK)
    if op == OP_KEEP:
        return bool(tokens_on_pawns(s, seat) & ~s.kept)
    return True


def tokens_on_pawns(s: FederationState, seat: int) -> int:
    """The Alteration tokens that lie on a seat's pawns, as a mask."""
    mask = 0
    for cell, owner in enumerate(s.owner):
        if owner == seat and s.laid[cell] != NOTHING:
            mask |= 1 << s.laid[cell]
    for pawn in s.outer:
        if outer_seat(pawn) == seat and outer_token(pawn) != NOTHING:
            mask |= 1 << outer_token(pawn)
    return mask


def outer_pawn(seat: int, face: int, token: int) -> int:
    """One number for a pawn on the Outer Module."""
    return (seat * 8 + face) * 64 + token + 1


def outer_seat(pawn: int) -> int:
    return pawn // 512


def outer_face(pawn: int) -> int:
    return pawn // 64 % 8


def outer_token(pawn: int) -> int:
    return pawn % 64 - 1


def use(s: FederationState, seat: int, scholar: int) -> None:
    """FD-15.1: an anytime tile is turned down and its effect carried out."""
    s.used[seat] |= SCHOLAR_BIT[scholar]
    s.note(SCHOLAR_USED, seat, scholar)
    s.busy |= SCHOLAR_BIT[scholar]
    THEN_SETTLED.then(s, seat, scholar)
    THEN_EFFECTS.then(s, seat, SCHOLAR_PROGRAM[scholar])


def use_answers(s: FederationState, seat: int) -> list[int]:
    return [USE.at(scholar) for scholar in usable(s, seat)]


def refreshable(s: FederationState, seat: int, refresher: int, started: int) -> list[int]:
    """FD-15.6: own level-1 tiles that lie face down, none that started what goes on.

    A refresher, the Embassy or the tile whose effect goes on, turns one up in a turn or income step.
    """
    if s.refreshers[seat] & refresher:
        return []
    return members(s.owned[seat] & s.used[seat] & LEVEL_1 & ~s.busy & ~started)


def refresher_of(s: FederationState, will: int) -> int:
    """Who turns a scholar up: the Embassy may, a tile must."""
    return BY_EMBASSY if will == WILLING else s.busy


def refresh_answers(s: FederationState, seat: int, will: int) -> list[int]:
    """FD-10.7: the Embassy may be declined."""
    answers = [REFRESH.at(scholar) for scholar in refreshable(s, seat, refresher_of(s, will), 0)]
    if will == WILLING:
        answers.append(DECLINE.at())
    return answers


def refresh(s: FederationState, seat: int, scholar: int, will: int) -> None:
    """FD-10.7, FD-15.6: an immediate tile works now and stays down, another can be used once more."""
    s.refreshers[seat] |= refresher_of(s, will)
    s.note(SCHOLAR_REFRESHED, seat, scholar)
    if SCHOLAR_TIMING[scholar] == IMMEDIATE:
        THEN_EFFECTS.then(s, seat, SCHOLAR_PROGRAM[scholar])
    else:
        s.used[seat] &= ~SCHOLAR_BIT[scholar]


def copyable(s: FederationState, seat: int, highest: int, started: int) -> list[int]:
    """FD-15.3: face-up tiles of the display or of one's own, no copy and no planet tiles, with effect."""
    found = [
        scholar
        for scholar in members(face_up(s, seat) & ~COPY_MASK)
        if may_be_copied(s, seat, scholar, highest, started)
    ]
    for stack in range(STACKS):
        if stack % 3 < COPY_LIMIT:
            scholar = visible(s, stack)
            if scholar != NOTHING and may_be_copied(s, seat, scholar, highest, started):
                found.append(scholar)
    return found


def may_be_copied(s: FederationState, seat: int, scholar: int, highest: int, started: int) -> bool:
    return (
        SCHOLAR_LEVEL[scholar] <= highest
        and not COPIER_LEVELS[scholar]
        and SCHOLAR_TIMING[scholar] != DURING
        and has_effect(s, seat, scholar, started)
    )


def copied_answers(s: FederationState, seat: int, highest: int) -> list[int]:
    return [COPIED.at(scholar) for scholar in copyable(s, seat, highest, 0)]


def copy(s: FederationState, seat: int, scholar: int) -> None:
    """FD-15.3: the effect of another tile, which is not used up."""
    s.note(SCHOLAR_COPIED, seat, scholar)
    THEN_EFFECTS.then(s, seat, SCHOLAR_PROGRAM[scholar])
