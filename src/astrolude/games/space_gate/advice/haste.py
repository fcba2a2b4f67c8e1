"""What a bot looks at once a game has lasted too long: only what brings the last planets to their closing.

Nothing in the rules ends a game (SG-19.1): whoever stands badly on the last planet does well to keep it open,
and all can go on sending settlers to Hawking. At a table people would call that a bore. After so many turns
bots want the end, whoever wins then.
"""

from __future__ import annotations

from typing import Final

from astrolude.games.space_gate.advice.steps import domain_steps, has_airlock, room_of_step
from astrolude.games.space_gate.advice.terms_base import NO_WAY, efforts, ways_out
from astrolude.games.space_gate.advice.terms_planets import left_to_close
from astrolude.games.space_gate.grammar import (
    ACTIVATE,
    ATTACH,
    CHOOSE_ISLAND,
    MOVE,
    PUT_UNDER,
    SETTLE,
    STOP,
    TAKE,
)
from astrolude.games.space_gate.questions import ASK_DIG, ASK_ISLAND, ASK_MODULE, ASK_MOVE, ASK_SITE, ASK_TURN
from astrolude.games.space_gate.rules.base import can_be_extended
from astrolude.games.space_gate.rules.closure import taken
from astrolude.games.space_gate.rules.placing import destination
from astrolude.games.space_gate.state import GateState
from astrolude.games.space_gate.tables.components import (
    AIRLOCK_ROOM,
    ALL_SIDES,
    CAPACITY,
    GATE_MODULE,
    MODULE_GATE,
    MODULE_KIND,
    NOTHING,
    START_MODULES,
    WORKSITE_ROOM,
)
from astrolude.games.space_gate.tables.exoplanets import NEEDED, SIDE_GROUPS
from astrolude.kernel.state import NOBODY

PATIENCE: Final = 60
"""Turns of each player after which bots want the end: twice as many as their games take."""


def impatient(s: GateState) -> bool:
    return s.turn > PATIENCE * s.players


def hasty(s: GateState, actions: list[int]) -> list[int]:
    """The answers that bring an open planet nearer to its closing; none where there is no such answer."""
    question = s.stack[-1]
    if ASK_TURN.holds(question):
        rooms = rooms_to_planets(s, s.seat)
        return [action for action in actions if rooms >> ACTIVATE.of(action)[2] & 1]
    if ASK_MOVE.holds(question):
        return steps_to_planets(s, s.seat, actions)
    if ASK_DIG.holds(question) and not leads_to_planets(s, s.seat):
        return gates_to_take(s, actions)
    if ASK_MODULE.holds(question) and s.turn and not leads_to_planets(s, s.seat):
        return gate_to_lay(s, actions)
    if ASK_ISLAND.holds(question):
        side = s.planets[destination(s)]
        islands = SIDE_GROUPS[side]
        return [action for action in actions if taken(s, islands[CHOOSE_ISLAND.of(action)]) < NEEDED[side]]
    if ASK_SITE.holds(question):
        return closing_sites(s, actions)
    return []


def ways_to_planets(s: GateState, seat: int) -> list[int]:
    """By module: the effort from there into a gate that stands on a planet."""
    effort = efforts()
    ways_out(s, s.bases[seat], effort, NO_WAY)
    return effort


def leads_to_planets(s: GateState, seat: int) -> bool:
    """Whether a base has a gate module, open or not, whose gate stands on a planet."""
    return ways_to_planets(s, seat)[START_MODULES[seat]] < NO_WAY


def steps_to_planets(s: GateState, seat: int, actions: list[int]) -> list[int]:
    """Steps towards a planet; who has a way and no such step stops, rather than send settlers to Hawking."""
    effort = ways_to_planets(s, seat)
    found = [action for action in actions if MOVE.holds(action) and nears(s, effort, MOVE.index(action))]
    return found if found or effort[START_MODULES[seat]] == NO_WAY else [STOP.at()]


def nears(s: GateState, effort: list[int], step: int) -> bool:
    """Whether a step, a module and its side, leads towards a planet and sends nobody to Hawking."""
    target = s.links[step]
    if effort[target] >= effort[step // ALL_SIDES]:
        return False
    to_hawking = MODULE_KIND[target] == GATE_MODULE and s.gates[MODULE_GATE[target]] < 0
    return not (to_hawking and s.opened[target] and s.settlers[target] + 1 == CAPACITY[target])


def rooms_to_planets(s: GateState, seat: int) -> int:
    """The rooms that bring settlers towards a planet, as a mask: domains, else airlocks, else modules."""
    effort = ways_to_planets(s, seat)
    if effort[START_MODULES[seat]] == NO_WAY:
        return 1 << WORKSITE_ROOM if can_be_extended(s, seat) else 0
    rooms = 0
    for step in domain_steps(s, seat):
        if nears(s, effort, step):
            rooms |= 1 << room_of_step(s, step)
    if not rooms and s.settler_reserve[seat] and has_airlock(s, seat):
        rooms = 1 << AIRLOCK_ROOM
    return rooms


def gates_to_take(s: GateState, actions: list[int]) -> list[int]:
    """The piles on whose top a gate to a planet lies, else those with gates below."""
    on_top: list[int] = []
    below: list[int] = []
    for action in actions:
        if TAKE.holds(action):
            pile = s.piles[TAKE.of(action)]
            if to_planet(s, pile[-1]):
                on_top.append(action)
            elif MODULE_KIND[pile[-1]] == GATE_MODULE:
                below.append(action)
    return on_top or below


def to_planet(s: GateState, module: int) -> bool:
    """Whether this is a gate module whose gate stands on a planet."""
    return MODULE_GATE[module] != NOTHING and s.gates[MODULE_GATE[module]] >= 0


def gate_to_lay(s: GateState, actions: list[int]) -> list[int]:
    """A gate to a planet is laid, anything else goes under its pile."""
    if to_planet(s, s.taken):
        return [action for action in actions if ATTACH.holds(action)]
    return [action for action in actions if PUT_UNDER.holds(action)]


def closing_sites(s: GateState, actions: list[int]) -> list[int]:
    """The sites that bring the planet nearer to its closing."""
    side = s.planets[destination(s)]
    before = left_to_close(s, side)
    found: list[int] = []
    for action in actions:
        site = SETTLE.of(action)
        s.sites[site] = s.seat
        if left_to_close(s, side) < before:
            found.append(action)
        s.sites[site] = NOBODY
    return found
