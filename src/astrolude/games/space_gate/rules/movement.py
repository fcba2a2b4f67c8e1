"""SG-5, SG-6: the domain rooms: settlers walk through the base and open closed modules."""

from __future__ import annotations

from astrolude.games.space_gate.events import MOVED, NO_EFFECT, OPENED
from astrolude.games.space_gate.grammar import MOVE, STOP
from astrolude.games.space_gate.questions import ASK_PROMOTE, ASK_RECRUIT
from astrolude.games.space_gate.rules.odyssey import automate, promotion_answers
from astrolude.games.space_gate.state import GateState
from astrolude.games.space_gate.tables.components import (
    ALL_SIDES,
    ANY_DOMAIN,
    AUTOMATON,
    AUTOMATON_ROOM,
    CAPACITY,
    IMPROVEMENT,
    MODULE_DOMAIN,
    NOTHING,
    PROMOTION,
    RECRUIT,
)


def move_answers(s: GateState, seat: int, domain: int) -> list[int]:
    """SG-5.1 to SG-5.4, SG-4.7: a settler through a link into a module of the domain with room, or stop.

    Settlers on one module are equal, so a step is named once (SG-16.2).
    """
    found = [STOP.at()]
    for module in s.bases[seat]:
        if s.settlers[module]:
            first = module * ALL_SIDES
            for side in range(ALL_SIDES):
                target = s.links[first + side]
                if target >= 0 and enters(s, target, domain):
                    found.append(MOVE.at(module, side))
    return found


def enters(s: GateState, module: int, domain: int) -> bool:
    """SG-5.2 to SG-5.4: whether a settler may enter a module in the room of a domain."""
    return s.settlers[module] < CAPACITY[module] and of_domain(module, domain)


def of_domain(module: int, domain: int) -> bool:
    """SG-5.2, SG-5.3: whether a module belongs to a domain; the start module belongs to all."""
    return MODULE_DOMAIN[module] == domain or MODULE_DOMAIN[module] == ANY_DOMAIN


def move(s: GateState, seat: int, action: int) -> None:
    """SG-5.5: the settler stays in an open module and opens a closed one."""
    step = MOVE.index(action)
    module, target = step // ALL_SIDES, s.links[step]
    s.settlers[module] -= 1
    if s.opened[target]:
        s.settlers[target] += 1
        s.note(MOVED, seat, module, target)
    else:
        s.note(OPENED, seat, module, target)
        open_module(s, seat, target)


def open_module(s: GateState, seat: int, module: int) -> None:
    """SG-6.2, SG-6.4: the settler goes to the reserve, the module is open and empty, its icon works."""
    s.settler_reserve[seat] += 1
    s.opened[module] = 1
    if IMPROVEMENT[module] != NOTHING:
        improve(s, seat, module)


def improve(s: GateState, seat: int, module: int) -> None:
    """SG-6.5 to SG-6.8: recruit, promotion or automaton, where the piece for it is there."""
    kind = IMPROVEMENT[module]
    if kind == RECRUIT and s.engineer_reserve[seat]:
        ASK_RECRUIT.ask(s, seat)
    elif kind == PROMOTION and s.suit_reserve[seat] and promotion_answers(s, seat):
        ASK_PROMOTE.ask(s, seat)
    elif kind == AUTOMATON and s.robot_reserve[seat]:
        automate(s, seat, AUTOMATON_ROOM[module])
    else:
        s.note(NO_EFFECT, seat, module)
