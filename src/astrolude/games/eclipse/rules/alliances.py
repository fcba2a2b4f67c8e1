"""ER-12: alliances: founding, joining, leaving, and what they are worth.

Who is whose ally is asked in `presence`; battles of allies are part of the Combat phase.
"""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.events import (
    ACCEPTED,
    ALLIANCE_FOUNDED,
    ALLIANCE_JOINED,
    ALLIANCE_LEFT,
    PROPOSED,
    REFUSED,
)
from astrolude.games.eclipse.grammar import CHOOSE_ALLIANCE, FOUNDING, JOINING, PROPOSE
from astrolude.games.eclipse.questions import ASK_CONSENT, ASK_WHICH_ALLIANCE, THEN_JOINED
from astrolude.games.eclipse.rules.diplomacy import break_relations, have_relations, take_traitor
from astrolude.games.eclipse.rules.modules import ALLIANCES as ALLIANCES_MODULE
from astrolude.games.eclipse.rules.modules import in_use
from astrolude.games.eclipse.rules.presence import has_ship
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import (
    ALLIANCE_TILES,
    ALLIANCES,
    ALLY_POINTS,
    MOST_MEMBERS,
    NONE,
    OATHBREAKER_POINTS,
    ROUNDS,
)
from astrolude.kernel.bits import count, has

COUNT: Final = len(ALLIANCES)
ALL_ALLIANCES: Final = (1 << COUNT) - 1
PAIR: Final = 2
"""ER-12.1: where an alliance has no more members than its founders, it is never joined (ER-12.3)."""


def members_of(s: EclipseState, alliance: int) -> list[int]:
    """The seats with a face-up tile, those that have left the game included (ER-12.18)."""
    return [seat for seat in range(s.players) if s.alliance[seat] == alliance]


def is_possible(s: EclipseState) -> bool:
    """ER-12.1, ER-12.5: the module is in use and this is not the last round."""
    return in_use(s, ALLIANCES_MODULE) and s.round < ROUNDS


# Proposals (ER-12.2, ER-12.3)


def add_proposals(s: EclipseState, seat: int, answers: list[int]) -> None:
    """What the active seat may propose at any moment of its action."""
    if not is_possible(s):
        return
    for other in range(s.players):
        if other != seat and not s.gone[other]:
            if may_found(s, seat, other):
                answers.append(PROPOSE.at(FOUNDING, other))
            if may_propose_joining(s, seat, other):
                answers.append(PROPOSE.at(JOINING, other))


def may_found(s: EclipseState, seat: int, other: int) -> bool:
    """ER-12.2: relations, both without an alliance, and an alliance that nobody ever took."""
    return (
        s.alliance[seat] == NONE
        and s.alliance[other] == NONE
        and s.founded != ALL_ALLIANCES
        and not has(s.proposed[FOUNDING], other)
        and have_relations(s, seat, other)
    )


def may_propose_joining(s: EclipseState, seat: int, other: int) -> bool:
    """ER-12.3: one of the two is a member and the other the newcomer.

    A newcomer addresses an alliance by its first member that is still in the game.
    """
    if MOST_MEMBERS[s.players] <= PAIR or has(s.proposed[JOINING], other):
        return False
    if s.alliance[seat] != NONE:
        return s.alliance[other] == NONE and may_join(s, other, s.alliance[seat])
    alliance = s.alliance[other]
    return alliance != NONE and other == speaker(s, alliance) and may_join(s, seat, alliance)


def may_join(s: EclipseState, newcomer: int, alliance: int) -> bool:
    """ER-12.3: room, a tile left, never left before, relations with a member."""
    if has(s.broken[newcomer], alliance):
        return False
    members = members_of(s, alliance)
    leavers = [seat for seat in range(s.players) if has(s.broken[seat], alliance)]
    if len(members) >= MOST_MEMBERS[s.players] or len(members) + len(leavers) >= ALLIANCE_TILES[alliance]:
        return False
    return any(have_relations(s, newcomer, member) for member in members)


def speaker(s: EclipseState, alliance: int) -> int:
    for member in members_of(s, alliance):
        if not s.gone[member]:
            return member
    return NONE


def propose(s: EclipseState, seat: int, matter: int, other: int) -> None:
    """Put a founding or a joining to those who have to agree."""
    s.proposed[matter] |= 1 << other
    s.refused = False
    s.note(PROPOSED, seat, matter, other)
    if matter == FOUNDING:
        ASK_CONSENT.ask(s, other, seat, FOUNDING)
        return
    newcomer = other if s.alliance[seat] != NONE else seat
    alliance = s.alliance[seat] if newcomer == other else s.alliance[other]
    THEN_JOINED.then(s, newcomer, alliance)
    asked = [*members_of(s, alliance), newcomer]
    for distance in range(s.players - 1, 0, -1):
        voter = (seat + distance) % s.players
        if voter in asked and not s.gone[voter]:
            ASK_CONSENT.ask(s, voter, seat, JOINING)


def answer(s: EclipseState, seat: int, proposer: int, matter: int, accepted: bool) -> None:
    """Somebody agrees or does not; the first refusal ends the matter, and nobody is asked after it."""
    if s.refused:
        return
    s.reveal()
    s.note(ACCEPTED if accepted else REFUSED, seat, matter, proposer)
    if not accepted:
        s.refused = True
    elif matter == FOUNDING:
        ASK_WHICH_ALLIANCE.ask(s, proposer, seat)


def founding_answers(s: EclipseState) -> list[int]:
    """ER-12.2: the alliances of which no tile was ever taken."""
    return [CHOOSE_ALLIANCE.at(alliance) for alliance in range(COUNT) if not has(s.founded, alliance)]


def found(s: EclipseState, seat: int, other: int, alliance: int) -> None:
    s.founded |= 1 << alliance
    s.alliance[seat] = alliance
    s.alliance[other] = alliance
    s.note(ALLIANCE_FOUNDED, seat, other, alliance)


def join_unless_refused(s: EclipseState, newcomer: int, alliance: int) -> None:
    """ER-12.3: what happens once everybody has been asked."""
    if not s.refused:
        s.alliance[newcomer] = alliance
        s.note(ALLIANCE_JOINED, newcomer, alliance)


# Leaving (ER-12.13)


def may_leave(s: EclipseState, seat: int) -> bool:
    """At the start of an action, which has to follow: so not without a disc, and not in the last round.

    A reaction is no action (ER-R39), so not after passing either.
    """
    return s.alliance[seat] != NONE and is_possible(s) and s.discs[seat] > 0 and seat not in s.passed


def leave(s: EclipseState, seat: int) -> None:
    """Turn the tile to its Oathbreaker side; ships beside a former ally's make it an attack on that ally."""
    alliance = s.alliance[seat]
    s.alliance[seat] = NONE
    s.broken[seat] |= 1 << alliance
    s.note(ALLIANCE_LEFT, seat, alliance)
    attacked = [ally for ally in members_of(s, alliance) if stands_beside(s, seat, ally)]
    for ally in attacked:
        if have_relations(s, seat, ally):
            break_relations(s, seat, ally)
    if attacked:
        take_traitor(s, seat)


def stands_beside(s: EclipseState, seat: int, ally: int) -> bool:
    """Whether a ship of the seat is in a hex with a ship or disc of the ally."""
    return any(
        has_ship(s, seat, sector) and (s.controller[sector] == ally or has_ship(s, ally, sector))
        for sector in s.board
    )


# Points (ER-12.14, ER-12.15)


def tile_points(s: EclipseState, seat: int) -> int:
    """A face-up tile, and every Oathbreaker tile."""
    face_up = ALLY_POINTS if s.alliance[seat] != NONE else 0
    return face_up + OATHBREAKER_POINTS * count(s.broken[seat])


def shared(s: EclipseState, amounts: list[int]) -> list[int]:
    """Each member of an alliance has the members' sum divided by their number, rounded down."""
    result = amounts[:]
    for alliance in range(COUNT):
        members = members_of(s, alliance)
        for member in members:
            result[member] = sum(amounts[other] for other in members) // len(members)
    return result
