"""EC-15, ER-12.6 e, ER-12.19: diplomatic relations, ambassadors, aggression and the traitor card."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.events import (
    ACCEPTED,
    CUBE_GIVEN,
    PROPOSED,
    REFUSED,
    RELATIONS_BROKEN,
    RELATIONS_FORMED,
    TRAITOR_TAKEN,
)
from astrolude.games.eclipse.grammar import ANY_TRACK, CHOOSE_RESOURCE, PROPOSE, RELATIONS
from astrolude.games.eclipse.questions import ASK_CONSENT, ASK_ENVOY_CUBE, ASK_MAKE_ROOM, THEN_EXCHANGE_ENVOYS
from astrolude.games.eclipse.rules.cubes import KINDS, give_back
from astrolude.games.eclipse.rules.galaxy import FULL
from astrolude.games.eclipse.rules.presence import are_allied, has_ship
from astrolude.games.eclipse.rules.reputation import fits, has_room_for_ambassador
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import NONE
from astrolude.games.eclipse.tables.sectors import EDGES
from astrolude.games.eclipse.tables.setup import HAS_DIPLOMACY
from astrolude.games.eclipse.tables.species import AMBASSADORS
from astrolude.kernel.state import NOBODY

WITHOUT_CUBE: Final = 1
WITH_CUBE: Final = 2


def have_relations(s: EclipseState, seat: int, other: int) -> bool:
    return s.envoys[seat * s.players + other] != 0


def given(s: EclipseState, seat: int) -> int:
    """How many of its ambassadors a seat has given away; it holds as many of the others'."""
    found = 0
    for other in range(s.players):
        if s.envoys[seat * s.players + other]:
            found += 1
    return found


def may_send(s: EclipseState, seat: int) -> bool:
    """EC-15.2, EC-15.5, EC-15.7: an ambassador left, a slot that can be freed, and no traitor card."""
    if s.gone[seat] or s.traitor == seat:
        return False
    sent = given(s, seat)
    return sent < AMBASSADORS[s.species[seat]] and fits(s, seat, sent + 1, 0)


def connected_seats(s: EclipseState, seat: int) -> int:
    """EC-15.2, ER-10.2: the seats with a hex fully connected to one of this seat's, as a mask."""
    found = 0
    for sector in s.own[seat]:
        near = s.near[sector]
        links = s.links[sector]
        for edge in range(EDGES):
            if links[edge] == FULL and s.controller[near[edge]] != NOBODY:
                found |= 1 << s.controller[near[edge]]
        if sector in s.portals:
            for other in s.portals:
                if other != sector and s.controller[other] != NOBODY:
                    found |= 1 << s.controller[other]
    return found


def are_ships_apart(s: EclipseState, seat: int, other: int) -> bool:
    """EC-15.2: neither has a ship where the other has a disc or a ship."""
    for sector in s.board:
        entered = s.entered[sector]
        if not entered:
            continue
        here = seat in entered
        there = other in entered
        if (here and (there or s.controller[sector] == other)) or (there and s.controller[sector] == seat):
            return False
    return True


def add_proposals(s: EclipseState, seat: int, answers: list[int]) -> None:
    """EC-15.2, EC-15.9: everybody to whom relations can be proposed now."""
    if not HAS_DIPLOMACY[s.players] or not may_send(s, seat):
        return
    near = connected_seats(s, seat)
    for other in range(s.players):
        if other == seat or not near >> other & 1 or s.proposed[RELATIONS] >> other & 1:
            continue
        if have_relations(s, seat, other) or not may_send(s, other):
            continue
        if are_allied(s, seat, other) or are_ships_apart(s, seat, other):
            answers.append(PROPOSE.at(RELATIONS, other))


def propose(s: EclipseState, seat: int, other: int) -> None:
    s.proposed[RELATIONS] |= 1 << other
    s.note(PROPOSED, seat, RELATIONS, other)
    ASK_CONSENT.ask(s, other, seat, RELATIONS)


def answer(s: EclipseState, seat: int, proposer: int, accepted: bool) -> None:
    """EC-15.2: relations come about if the other accepts; room is made first."""
    s.note(ACCEPTED if accepted else REFUSED, seat, RELATIONS, proposer)
    if not accepted:
        return
    THEN_EXCHANGE_ENVOYS.then(s, proposer, seat)
    for taker in (seat, proposer):
        if not has_room_for_ambassador(s, taker):
            ASK_MAKE_ROOM.ask(s, taker)


def exchange_envoys(s: EclipseState, seat: int, other: int) -> None:
    """EC-15.3: each gives an ambassador, with a cube from any track if there is one."""
    s.note(RELATIONS_FORMED, seat, other)
    for giver, holder in ((other, seat), (seat, other)):
        s.envoys[giver * s.players + holder] = WITHOUT_CUBE
        if envoy_cube_answers(s, giver):
            ASK_ENVOY_CUBE.ask(s, giver, holder)


def envoy_cube_answers(s: EclipseState, seat: int) -> list[int]:
    return [CHOOSE_RESOURCE.at(track) for track in range(KINDS) if s.track[seat * KINDS + track]]


def give_cube(s: EclipseState, seat: int, other: int, resource: int) -> None:
    s.track[seat * KINDS + resource] -= 1
    s.envoys[seat * s.players + other] = WITH_CUBE
    s.note(CUBE_GIVEN, seat, resource, other)


def break_relations(s: EclipseState, seat: int, other: int) -> None:
    """EC-15.6: both ambassadors go home, their cubes to tracks that the owners choose."""
    s.note(RELATIONS_BROKEN, seat, other)
    for giver, holder in ((other, seat), (seat, other)):
        if s.envoys[giver * s.players + holder] == WITH_CUBE:
            give_back(s, giver, NONE, ANY_TRACK)
        s.envoys[giver * s.players + holder] = 0


def withdraw_envoys(s: EclipseState, seat: int, other: int) -> None:
    """EC-21.3: the partner of a seat that leaves the game takes back ambassador and cube."""
    s.note(RELATIONS_BROKEN, other, seat)
    if s.envoys[other * s.players + seat] == WITH_CUBE:
        give_back(s, other, NONE, ANY_TRACK)
    s.envoys[other * s.players + seat] = 0
    s.envoys[seat * s.players + other] = 0


def take_traitor(s: EclipseState, seat: int) -> None:
    """EC-15.6, EC-15.7: from its previous holder or the supply."""
    s.traitor = seat
    s.note(TRAITOR_TAKEN, seat)


def attack_partners(s: EclipseState, seat: int, sector: int) -> None:
    """EC-15.6, ER-12.6: a ship that appears beside a partner's disc or ship ends the relations."""
    for other in attacked_partners(s, seat, sector):
        break_relations(s, seat, other)
        take_traitor(s, seat)


def attacked_partners(s: EclipseState, seat: int, sector: int) -> list[int]:
    """EC-15.6: the partners, allies apart, with whom a ship that appears in a hex would end the relations."""
    return [
        other
        for other in range(s.players)
        if have_relations(s, seat, other)
        and not are_allied(s, seat, other)
        and (s.controller[sector] == other or has_ship(s, other, sector))
    ]
