"""EC-11, ER-5.2, ER-11.6: the Move action: activations, steps, jumps, and interceptors carried along."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.events import JUMPED, LOADED, MOVED, UNLOADED
from astrolude.games.eclipse.grammar import ACTIVATE, COUNT, JUMP, LOAD, STEP, STOP, UNLOAD
from astrolude.games.eclipse.questions import ASK_FLY
from astrolude.games.eclipse.rules.blueprints import BAYS, JUMPS, MOVEMENT, stat
from astrolude.games.eclipse.rules.diplomacy import attack_partners
from astrolude.games.eclipse.rules.galaxy import exits, neighbours
from astrolude.games.eclipse.rules.presence import depart, enter, may_leave, ship_count
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import INTERCEPTOR, MOBILE, NONE
from astrolude.kernel.journal import Event

CARRIER: Final = 3
"""Numbers that describe a waiting carrier: sector, type, interceptors aboard."""


def add_activations(s: EclipseState, seat: int, answers: list[int]) -> None:
    """EC-11.2: every ship that can move now."""
    for sector in s.board:
        if seat not in s.entered[sector] or not may_leave(s, seat, sector):
            continue
        answers += [
            ACTIVATE.at(ship, sector)
            for ship in range(MOBILE)
            if ship_count(s, seat, sector, ship) and can_fly(s, seat, sector, ship)
        ]


def can_fly(s: EclipseState, seat: int, sector: int, ship: int) -> bool:
    """Whether drives and connections take the ship anywhere."""
    if stat(s, seat, ship, JUMPS) and neighbours(s, sector):
        return True
    return stat(s, seat, ship, MOVEMENT) > 0 and bool(exits(s, seat, sector))


def activate(s: EclipseState, seat: int, ship: int, sector: int) -> None:
    """EC-11.2: one ship, as far as its drives give in total. A loaded carrier goes before an empty one."""
    s.pilot = ship
    s.position = sector
    s.steps = stat(s, seat, ship, MOVEMENT)
    s.jumps = stat(s, seat, ship, JUMPS)
    s.cargo = 0
    for at in range(0, len(s.carriers), CARRIER):
        if s.carriers[at] == sector and s.carriers[at + 1] == ship:
            s.cargo = s.carriers[at + 2]
            del s.carriers[at : at + CARRIER]
            break
    ASK_FLY.ask(s, seat)


def flight_answers(s: EclipseState, seat: int) -> list[int]:
    """EC-11.3, EC-11.7, ER-5.2, ER-11.6: where the ship can go on to, what it can load, or end here."""
    answers = [STOP.at()]
    if may_leave(s, seat, s.position):
        if s.steps:
            answers += [STEP.at(sector) for sector in exits(s, seat, s.position)]
        if s.jumps:
            answers += [JUMP.at(sector) for sector in neighbours(s, s.position)]
    answers += [LOAD.at(count - 1) for count in range(1, loadable(s, seat) + 1)]
    answers += [UNLOAD.at(count - 1) for count in range(1, s.cargo + 1)]
    return answers


def loadable(s: EclipseState, seat: int) -> int:
    """ER-5.2 a, c: interceptors that can come aboard, judged as if the carrier had left."""
    room = stat(s, seat, s.pilot, BAYS) - s.cargo
    if room <= 0:
        return 0
    room = min(room, ship_count(s, seat, s.position, INTERCEPTOR), COUNT.size)
    taken = 0
    while taken < room and may_leave(s, seat, s.position, taken + 1):
        taken += 1
    return taken


def fly(s: EclipseState, seat: int, action: int) -> None:
    """One step of an activation; `stop` and `unload` end it."""
    if STOP.holds(action):
        end_activation(s, seat, 0)
    elif UNLOAD.holds(action):
        end_activation(s, seat, UNLOAD.of(action) + 1)
    else:
        ASK_FLY.ask(s, seat)
        if LOAD.holds(action):
            load(s, seat, LOAD.of(action) + 1)
        elif JUMP.holds(action):
            s.jumps -= 1
            go(s, seat, JUMP.of(action), JUMPED)
        else:
            s.steps -= 1
            go(s, seat, STEP.of(action), MOVED)


def go(s: EclipseState, seat: int, sector: int, event: Event) -> None:
    """EC-11.3, EC-15.6: into the next hex; entering a partner's is an attack."""
    s.note(event, seat, s.pilot, s.position, sector)
    depart(s, seat, s.position, s.pilot)
    enter(s, seat, sector, s.pilot)
    s.position = sector
    attack_partners(s, seat, sector)


def load(s: EclipseState, seat: int, count: int) -> None:
    """ER-5.2 a: aboard they are in no hex."""
    for _ in range(count):
        depart(s, seat, s.position, INTERCEPTOR)
    s.cargo += count
    s.note(LOADED, seat, count, s.position)


def end_activation(s: EclipseState, seat: int, count: int) -> None:
    """ER-5.2 d: some interceptors disembark; a ship with others aboard waits for its next activation."""
    if count:
        unload(s, seat, s.position, count)
    if s.cargo > count:
        s.carriers += [s.position, s.pilot, s.cargo - count]
    s.cargo = 0
    s.pilot = NONE
    s.position = NONE
    s.steps = 0
    s.jumps = 0


def unload(s: EclipseState, seat: int, sector: int, count: int) -> None:
    """ER-5.2 g: they enter the hex now."""
    for _ in range(count):
        enter(s, seat, sector, INTERCEPTOR)
    s.note(UNLOADED, seat, count, sector)


def end_move(s: EclipseState, seat: int) -> None:
    """ER-5.2 e: at the end of the action all disembark."""
    for at in range(0, len(s.carriers), CARRIER):
        unload(s, seat, s.carriers[at], s.carriers[at + 2])
    s.carriers = []
