"""How well each seat stands, in points: what bots believe about this game.

A good player counts the influence already won, what the open planets will pay, how near the settlers are to
a gate that leads somewhere, how much the base can send at a time compared with the others' bases, the crew
that will act again and again, and what predominance and void corridors will bring in the end.

The evaluation is a weighted sum of such terms. Each has two weights, one for the start of the game and one
for its end; in between they shift as planets fill and close. The weights are in `data/evaluation.json`.
"""

from __future__ import annotations

from typing import Final

from astrolude.games.space_gate.advice.terms_base import (
    DOMAINS_AND_ANY,
    KEEPS,
    TO_HAWKING,
    efforts,
    gate_rates,
    ways_in,
    ways_out,
)
from astrolude.games.space_gate.advice.terms_planets import (
    TO_CLOSE,
    add_contest,
    add_majorities,
    add_safe_points,
    left_to_close,
)
from astrolude.games.space_gate.questions import (
    ASK_DIG,
    ASK_FILL,
    ASK_MOVE,
    ASK_PROMOTE,
    ASK_RECRUIT,
    ASK_TURN,
)
from astrolude.games.space_gate.rules.airlocks import filling_answers
from astrolude.games.space_gate.rules.base import VOID
from astrolude.games.space_gate.rules.closing import OPEN
from astrolude.games.space_gate.rules.odyssey import points_in
from astrolude.games.space_gate.state import GateState
from astrolude.games.space_gate.tables.components import (
    AIRLOCK_ROOM,
    ALL_SIDES,
    ANY_DOMAIN,
    BALANCE,
    CAPACITY,
    GATE_MODULE,
    GATES,
    HOLDS_AIR,
    IMPROVEMENT,
    MODULE_DOMAIN,
    MODULE_GATE,
    MODULE_KIND,
    NOTHING,
    ROOM_DOMAIN,
    ROOMS,
    TOKEN_DOMAIN,
    TOKENS,
    TRACK_VALUES,
)
from astrolude.kernel.data import read_data
from astrolude.kernel.evaluation import Evaluation, Terms, read_stages
from astrolude.kernel.state import NOBODY

TERMS: Final = Terms()
INFLUENCE: Final = TERMS.term("influence")
"""Influence won, that due included."""
HAWKING_TERM: Final = TERMS.term("hawking")
"""The part of it that came from Hawking: everybody can go on sending there for ever, so it decides less than
what a closed planet paid once and for all."""
SAFE: Final = TERMS.term("safe")
"""Influence that settlers on open planets will bring whatever happens."""
MAJORITY_TERM: Final = TERMS.term("majority")
"""Influence that majorities on open planets may bring."""
RACE: Final = TERMS.term("race")
"""The share of the settlers still to land on open planets that the base can be expected to send."""
PREDOMINANCE_TERM: Final = TERMS.term("predominance")
"""Influence that the predominance tokens promise."""
VOID_TERM: Final = TERMS.term("void")
ENGINEER_TERM: Final = TERMS.term("engineer")
CHIEF_TERM: Final = TERMS.term("chief")
ROBOT_AIRLOCK: Final = TERMS.term("robot_airlock")
ROBOT_WORKSITE: Final = TERMS.term("robot_worksite")
ROBOT_DOMAIN: Final = TERMS.term("robot_domain")
ROBOT_IN: Final = [
    ROBOT_DOMAIN if domain != NOTHING else ROBOT_AIRLOCK if room == AIRLOCK_ROOM else ROBOT_WORKSITE
    for room, domain in enumerate(ROOM_DOMAIN)
]
"""By room: the term of a robot there."""
BOARDED_PLANET: Final = TERMS.term("boarded_planet")
"""Settlers that are about to fly, from full gate modules."""
BOARDED_HAWKING: Final = TERMS.term("boarded_hawking")
WAITING_PLANET: Final = TERMS.term("waiting_planet")
"""Settlers in gate modules that are not full."""
WAITING_HAWKING: Final = TERMS.term("waiting_hawking")
WALKING: Final = TERMS.term("walking")
"""What settlers elsewhere in the base will bring, no more of them than the gates can take in twice."""
NEXT_FLIGHT: Final = TERMS.term("next_flight")
"""The most settlers that one activation could bring aboard."""
SETTLERS_TERM: Final = TERMS.term("settlers")
"""Settlers in the base and in reserve, as long as they are scarce: the others wait on planets."""
PLANET_ACCESS: Final = TERMS.term("planet_access")
"""Open planets that an open module leads to."""
GATE_PLACES: Final = TERMS.term("gate_places")
CLOSED_GATE_PLACES: Final = TERMS.term("closed_gate_places")
AIR_PLACES: Final = TERMS.term("air_places")
CLOSED_AIR: Final = TERMS.term("closed_air")
ICON: Final = TERMS.term("icon")
"""Improvements that wait under closed modules."""
MODULE_TERM: Final = TERMS.term("module")
TURN: Final = TERMS.moment("turn")
"""To be about to begin a turn."""
MOVE_POINTS: Final = TERMS.term("move_points")
"""Points that the seat may spend now: whoever activates a room lets the others act there as well."""
FILL_POINTS: Final = TERMS.term("fill_points")
DIG_POINTS: Final = TERMS.term("dig_points")

CLOSED_ACCESS: Final = 0.4
"""What a closed module counts for access to a planet."""
IN_HAND: Final = 0.3
"""What a module in hand counts compared with one that lies closed beside an airlock."""
PLANET_SETTLER: Final = 1.6
"""About how much influence a settler brings on a planet."""
DELAY: Final = 0.35
"""What part of its points a planet seems to be worth less as long as nobody has landed there."""
ENOUGH_SETTLERS: Final = 9
"""Settlers at home that are enough for the next flights."""
ENOUGH_CLOSED: Final = 3.0
"""So many closed modules are worth half as much as ever so many: somebody has to open them first."""
MODULES_TO_COME: Final = 2
"""So many modules of a domain may still be opened: a lead in open ones is sure only beyond that."""
RACE_START: Final = 3.0
"""Settlers that somebody else may always send: who alone has a gate to a planet does not have it all."""
ENOUGH_GATES: Final = 10.0
"""So many places in gates are worth half as much as ever so many."""


EVALUATION: Final = Evaluation(TERMS, read_stages(TERMS, read_data("space_gate", "evaluation")["terms"]))


def terms_of(s: GateState) -> list[list[float]]:
    """By seat: every term, without its weight."""
    terms = [TERMS.blank() for _ in range(s.players)]
    for seat in range(s.players):
        terms[seat][INFLUENCE] = float(s.influence[seat] + s.due[seat])
        terms[seat][HAWKING_TERM] = float(s.from_hawking[seat])
        add_crew(s, seat, terms[seat])
    add_planets(s, terms)
    add_predominance(s, terms)
    add_bases(s, terms)
    add_pending(s, terms[s.seat])
    return terms


def add_crew(s: GateState, seat: int, terms: list[float]) -> None:
    """The pieces on the Odyssey; a robot counts by its room, which it never leaves."""
    first = seat * len(ROOMS)
    for room in range(len(ROOMS)):
        terms[ENGINEER_TERM] += s.engineers[first + room]
        terms[CHIEF_TERM] += s.chiefs[first + room]
        robots = s.robots[first + room]
        if robots:
            terms[ROBOT_IN[room]] += robots


def add_planets(s: GateState, terms: list[list[float]]) -> None:
    """What the settlers on open planets will bring, believed the more the nearer they are to closing.

    So it pays to fill one planet rather than begin them all: settlers come back when it closes.
    """
    for place in range(len(s.planets)):
        if s.phases[place] == OPEN:
            side = s.planets[place]
            belief = 1.0 - DELAY * left_to_close(s, side) / TO_CLOSE[side]
            safe = [0.0] * s.players
            majorities = [0.0] * s.players
            add_safe_points(s, side, safe)
            add_majorities(s, side, majorities)
            for seat in range(s.players):
                terms[seat][SAFE] += belief * safe[seat]
                terms[seat][MAJORITY_TERM] += belief * majorities[seat]


def add_predominance(s: GateState, terms: list[list[float]]) -> None:
    """What the tokens promise, as long as planets are open and more modules may be opened."""
    token_counts = [open_by_token(s, seat) for seat in range(s.players)]
    points = [0.0] * s.players
    for space in range(len(TRACK_VALUES)):
        if TRACK_VALUES[space]:
            counts = [token_counts[seat][s.track[space]] for seat in range(s.players)]
            add_contest(counts, MODULES_TO_COME, TRACK_VALUES[space], TRACK_VALUES[space], points)
    for seat in range(s.players):
        terms[seat][PREDOMINANCE_TERM] = points[seat]


def open_by_token(s: GateState, seat: int) -> list[int]:
    """By predominance token: what a seat has of what it counts, as `final.token_count` says."""
    domains = [0] * DOMAINS_AND_ANY
    for module in s.bases[seat]:
        if s.opened[module]:
            domains[MODULE_DOMAIN[module]] += 1
    counts = [0] * len(TOKENS)
    for token in range(len(TOKENS)):
        if TOKEN_DOMAIN[token] != NOTHING:
            counts[token] = domains[TOKEN_DOMAIN[token]]
    counts[BALANCE] = min(domains[:ANY_DOMAIN])
    return counts


def add_bases(s: GateState, terms: list[list[float]]) -> None:
    """Modules and settlers of every base, and who can send how much where."""
    out = efforts()
    into = efforts()
    rates: list[list[float]] = []
    for seat in range(s.players):
        base = s.bases[seat]
        ways_out(s, base, out)
        ways_in(s, base, into)
        rates.append(gate_rates(base, into, len(GATES)))
        add_settlers(s, base, out, terms[seat])
        terms[seat][SETTLERS_TERM] = float(min(ENOUGH_SETTLERS, settlers_at_home(s, seat)))
        add_modules(s, base, into, terms[seat])
        terms[seat][NEXT_FLIGHT] = next_flight(s, seat)
    for gate in range(len(s.gates)):
        if s.gates[gate] >= 0:
            left = left_to_close(s, s.planets[s.gates[gate]])
            total = RACE_START
            for seat in range(s.players):
                total += rates[seat][gate]
            for seat in range(s.players):
                terms[seat][RACE] += left * rates[seat][gate] / total


def add_settlers(s: GateState, base: list[int], out: list[int], terms: list[float]) -> None:
    """Settlers by what they will bring, those aboard a gate module apart from those on their way.

    A module whose gate stands on Hawking may be a step on the way to a planet: then it is no terminus.
    """
    walking = 0.0
    room = 0.0
    for module in base:
        settlers = s.settlers[module]
        planet = False
        terminus = False
        if MODULE_KIND[module] == GATE_MODULE and s.opened[module]:
            room += CAPACITY[module]
            planet = s.gates[MODULE_GATE[module]] >= 0
            terminus = planet or out[module] == TO_HAWKING
        if settlers:
            if settlers == CAPACITY[module] and MODULE_KIND[module] == GATE_MODULE:
                terms[BOARDED_PLANET if planet else BOARDED_HAWKING] += settlers
            elif terminus:
                terms[WAITING_PLANET if planet else WAITING_HAWKING] += settlers
            else:
                walking += PLANET_SETTLER * settlers * KEEPS[out[module]]
    room = 2.0 * room + 2.0
    terms[WALKING] = walking * room / (walking + room)


def settlers_at_home(s: GateState, seat: int) -> int:
    """Settlers in reserve and in the base."""
    settlers = s.settler_reserve[seat]
    for module in s.bases[seat]:
        settlers += s.settlers[module]
    return settlers


def add_modules(s: GateState, base: list[int], into: list[int], terms: list[float]) -> None:
    """What the modules can do: send settlers, take them in, improve the crew; and corridors on the void."""
    places = 0.0
    void = 0
    open_ones = 0
    links = s.links
    access = [0.0] * len(GATES)
    for module in base:
        kind = MODULE_KIND[module]
        opened = s.opened[module]
        open_ones += opened
        for link in range(module * ALL_SIDES, module * ALL_SIDES + ALL_SIDES):
            if links[link] == VOID:
                void += 1
        if kind == GATE_MODULE:
            gate = MODULE_GATE[module]
            if opened:
                places += CAPACITY[module] * KEEPS[into[module]]
                access[gate] = 1.0
            else:
                terms[CLOSED_GATE_PLACES] += CAPACITY[module] * KEEPS[into[module]]
                access[gate] = max(access[gate], CLOSED_ACCESS)
        elif HOLDS_AIR[module]:
            terms[AIR_PLACES if opened else CLOSED_AIR] += CAPACITY[module]
        elif not opened and IMPROVEMENT[module] != NOTHING:
            terms[ICON] += KEEPS[into[module]]
    waiting = ENOUGH_CLOSED / (ENOUGH_CLOSED + len(base) - open_ones)
    for term in (CLOSED_GATE_PLACES, CLOSED_AIR, ICON):
        terms[term] *= waiting
    terms[VOID_TERM] = float(void)
    terms[MODULE_TERM] = float(open_ones)
    terms[GATE_PLACES] = places * ENOUGH_GATES / (places + ENOUGH_GATES)
    for gate in range(len(GATES)):
        if s.gates[gate] >= 0:
            terms[PLANET_ACCESS] += access[gate]


def next_flight(s: GateState, seat: int) -> float:
    """The most settlers that one activation could bring into gate modules, counting the piece that moves."""
    best = 0
    for room in range(len(ROOMS)):
        domain = ROOM_DOMAIN[room]
        if domain != NOTHING:
            aboard = min(points_in(s, seat, room) + 1, boarding(s, s.bases[seat], domain))
            best = max(best, aboard)
    return float(best)


def boarding(s: GateState, base: list[int], domain: int) -> int:
    """How many settlers stand beside open gate modules of a domain with room for them."""
    total = 0
    for module in base:
        if MODULE_KIND[module] == GATE_MODULE and s.opened[module] and MODULE_DOMAIN[module] == domain:
            beside = 0
            for link in range(module * ALL_SIDES, module * ALL_SIDES + ALL_SIDES):
                if s.links[link] >= 0:
                    beside += s.settlers[s.links[link]]
            total += min(beside, CAPACITY[module] - s.settlers[module])
    return total


def add_pending(s: GateState, terms: list[float]) -> None:
    """What the seat that decides has begun and not finished: settlers in flight, an improvement, a module."""
    if s.flying:
        planet = s.gates[MODULE_GATE[s.sent]] >= 0
        terms[BOARDED_PLANET if planet else BOARDED_HAWKING] += s.flying
    question = s.stack[-1]
    if ASK_RECRUIT.holds(question):
        terms[ENGINEER_TERM] += 1.0
    elif ASK_PROMOTE.holds(question):
        terms[ENGINEER_TERM] -= 1.0
        terms[CHIEF_TERM] += 1.0
    elif s.taken != NOTHING and s.lifter == NOBODY:
        add_module_in_hand(s, s.taken, terms)
    else:
        add_initiative(s, question, terms)


def add_initiative(s: GateState, question: int, terms: list[float]) -> None:
    """What the seat that decides may do next: a whole turn, or points in the room that is activated."""
    seat = s.seat
    if ASK_TURN.holds(question):
        terms[TURN] = 1.0
    elif ASK_MOVE.holds(question):
        _, domain, spare = ASK_MOVE.of(question)
        terms[MOVE_POINTS] = float(min(spare + 1, boarding(s, s.bases[seat], domain)))
    elif ASK_FILL.holds(question):
        _, spare = ASK_FILL.of(question)
        terms[FILL_POINTS] = float(min(spare + 1, len(filling_answers(s, seat)) - 1))
    elif ASK_DIG.holds(question):
        _, spare = ASK_DIG.of(question)
        terms[DIG_POINTS] = float(spare + 1)


def add_module_in_hand(s: GateState, module: int, terms: list[float]) -> None:
    """A module that is about to be laid, as if it lay closed beside an airlock."""
    kind = MODULE_KIND[module]
    if kind == GATE_MODULE:
        terms[CLOSED_GATE_PLACES] += IN_HAND * CAPACITY[module]
        if s.gates[MODULE_GATE[module]] >= 0:
            terms[PLANET_ACCESS] += IN_HAND * CLOSED_ACCESS
    elif HOLDS_AIR[module]:
        terms[CLOSED_AIR] += CAPACITY[module]
    else:
        terms[ICON] += IN_HAND
