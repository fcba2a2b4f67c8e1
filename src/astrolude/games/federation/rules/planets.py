"""FD-10.0, FD-15.7: the five planet actions behind one door, and the scholars that work inside them."""

from __future__ import annotations

from astrolude.games.federation.grammar import DECLINE, FREE, PAID, USE, VISIT
from astrolude.games.federation.questions import (
    ASK_BUILDING,
    ASK_EXTRA,
    ASK_MOON_TOKEN,
    ASK_SCHOLAR,
    ASK_SCHOLAR_ANY,
    ASK_STALL,
)
from astrolude.games.federation.rules.arratooine import (
    NO_COST,
    SECOND_STALL,
    another_stall,
    arratooine_possible,
    choose_stall,
    payable_stalls,
    trade,
)
from astrolude.games.federation.rules.atalum import (
    ANY_SCHOLAR,
    atalum_possible,
    consult,
    open_scholars,
    top_scholars,
)
from astrolude.games.federation.rules.crystals import gain
from astrolude.games.federation.rules.e81216 import (
    DISCOUNT,
    SECOND_BUILDING,
    building_answers,
    can_build,
    choose_building,
    construct,
)
from astrolude.games.federation.rules.neo import DOUBLE_REWARD, EXTRA_MOVE, mine, move, neo_possible
from astrolude.games.federation.rules.scholars import enablers, use_at_point
from astrolude.games.federation.rules.six_moon import (
    EXTRA_STEP,
    EXTRA_TOKEN,
    dance,
    six_moon_possible,
    step_and_take,
    tokens_here,
)
from astrolude.games.federation.state import FederationState
from astrolude.games.federation.tables.components import ARRATOOINE, ATALUM, KINDS, NEO, SCHOLAR_BIT, SIX_MOON


def planet_possible(s: FederationState, seat: int, planet: int) -> bool:
    """FD-4.9, with what the seat owns now."""
    if planet == NEO:
        return neo_possible(s, seat)
    if planet == SIX_MOON:
        return six_moon_possible(s, seat)
    if planet == ATALUM:
        return atalum_possible(s, seat)
    if planet == ARRATOOINE:
        own = KINDS * seat
        return arratooine_possible(s, seat, *s.crystals[own : own + 3])
    return can_build(s, seat)


def planet_action(s: FederationState, seat: int, planet: int) -> None:
    """FD-10.0: one action of a planet, from whatever source; void where it is impossible."""
    s.fresh = 0
    if not planet_possible(s, seat, planet):
        return
    if planet == NEO:
        mine(s, seat)
    elif planet == SIX_MOON:
        dance(s, seat)
    elif planet == ATALUM:
        consult(s, seat)
    elif planet == ARRATOOINE:
        trade(s, seat)
    else:
        construct(s, seat)


def visit_answers(s: FederationState, seat: int) -> list[int]:
    """Deep Space 8: 6Moon or Néo, whichever is possible."""
    return [VISIT.at(planet) for planet in (SIX_MOON, NEO) if planet_possible(s, seat, planet)]


def extra_answers(s: FederationState, seat: int, point: int) -> list[int]:
    """FD-15.7: the tiles that may be used here; where nothing else is possible one must be."""
    answers: list[int] = []
    for scholar in enablers(s, seat, point):
        if possible_after(s, seat, point, scholar):
            answers.append(USE.at(scholar))  # noqa: PERF401 - once compiled, cheaper than a second list
    if not answers or may_decline(s, seat, point):
        answers.append(DECLINE.at())
    return answers


def possible_after(s: FederationState, seat: int, point: int, scholar: int) -> bool:
    """Whether what a tile does is possible once it lies face down: a copy tile cannot also save the cost of
    the second building or stall that it brings."""
    before = s.used[seat]
    s.used[seat] = before | SCHOLAR_BIT[scholar]
    possible = extra_possible(s, seat, point)
    s.used[seat] = before
    return possible


def extra_possible(s: FederationState, seat: int, point: int) -> bool:
    """Whether what the tile does is possible now."""
    if point == EXTRA_MOVE:
        return neo_possible(s, seat)
    if point == EXTRA_TOKEN:
        return bool(tokens_here(s, seat))
    if point == EXTRA_STEP:
        return six_moon_possible(s, seat)
    if point == ANY_SCHOLAR:
        return bool(top_scholars(s, seat))
    if point == SECOND_STALL:
        return another_stall(s, seat)
    if point == DISCOUNT:
        return bool(building_answers(s, seat, FREE))
    if point == SECOND_BUILDING:
        return can_build(s, seat)
    return True


def may_decline(s: FederationState, seat: int, point: int) -> bool:
    """Whether the action can go on without the tile."""
    if point == NO_COST:
        return bool(payable_stalls(s, seat))
    if point == DISCOUNT:
        return bool(building_answers(s, seat, PAID))
    if point == ANY_SCHOLAR:
        return bool(open_scholars(s, seat))
    return True


def take_extra(s: FederationState, seat: int, point: int, action: int) -> None:
    """FD-15.7: go on with or without the tile."""
    used = not DECLINE.holds(action)
    if used:
        use_at_point(s, seat, USE.of(action), point)
    if point == NO_COST:
        ASK_STALL.ask(s, seat, FREE if used else PAID)
    elif point == DISCOUNT:
        ASK_BUILDING.ask(s, seat, FREE if used else PAID)
    elif point == ANY_SCHOLAR:
        (ASK_SCHOLAR_ANY if used else ASK_SCHOLAR).ask(s, seat)
    elif used:
        repeat(s, seat, point)


def repeat(s: FederationState, seat: int, point: int) -> None:
    """What the doubling tiles do; the second half belongs to the same action.

    Another tile of the same effect, or a copy of it, may follow after this one (R-50).
    """
    if enablers(s, seat, point):
        ASK_EXTRA.ask(s, seat, point)
    if point == DOUBLE_REWARD:
        gain(s, seat, s.found)
    elif point == EXTRA_MOVE:
        move(s, seat)
    elif point == EXTRA_TOKEN:
        ASK_MOON_TOKEN.ask(s, seat)
    elif point == EXTRA_STEP:
        step_and_take(s, seat)
    elif point == SECOND_STALL:
        choose_stall(s, seat)
    elif point == SECOND_BUILDING:
        choose_building(s, seat)
