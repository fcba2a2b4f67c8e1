"""What must hold in every position by the rules; every breach in words."""

from __future__ import annotations

from astrolude.games.space_gate.rules.base import BLOCKED, VOID, WALL
from astrolude.games.space_gate.rules.closing import HAWKING, OPEN, SHUT, WAITING
from astrolude.games.space_gate.rules.closure import closes
from astrolude.games.space_gate.state import GateState
from astrolude.games.space_gate.tables.components import (
    ALL_SIDES,
    CAPACITY,
    CORRIDORS,
    ENGINEER_RANKS,
    ENGINEERS,
    GATE_MODULE,
    MODULE_DOMAIN,
    MODULE_GATE,
    MODULE_KIND,
    MODULE_PILE,
    MODULES,
    NOTHING,
    OPPOSITE,
    RANK_CHIEF,
    RANK_EMPTY,
    RANK_ENGINEER,
    RANK_SETTLER,
    ROBOTS,
    ROOM_DOMAIN,
    ROOMS,
    SETTLERS,
    SETTLERS_ON_WHEEL,
    START_MODULES,
    STEP,
    SUITS,
    TOKENS,
    WHEEL,
    cell_at,
    turned,
)
from astrolude.games.space_gate.tables.exoplanets import SIDE_SITES, SITE_COUNT, SITE_SIDE
from astrolude.kernel.state import NOBODY


def broken(s: GateState) -> list[str]:
    """Every broken invariant."""
    return [
        *_settlers(s),
        *_crew(s),
        *_modules(s),
        *_bases(s),
        *_planets(s),
        *_influence(s),
        *_sending(s),
    ]


def _modules_of(s: GateState, seat: int) -> list[int]:
    """The modules of a base, those in hand while it is laid anew included."""
    return s.bases[seat] + (s.lifted if s.lifter == seat else [])


def _settlers(s: GateState) -> list[str]:
    """T65: reserve, base, planets, ranks, wheel and those in flight make 36."""
    found: list[str] = []
    for seat in range(s.players):
        total = SETTLERS_ON_WHEEL + s.settler_reserve[seat] + s.ranks[seat].count(RANK_SETTLER)
        total += sum(s.settlers[module] for module in _modules_of(s, seat)) + s.sites.count(seat)
        if s.sent != NOTHING and s.sent in s.bases[seat]:
            total += s.flying
        if total != SETTLERS or s.settler_reserve[seat] < 0:
            found.append(f"seat {seat} has {total} settlers, {s.settler_reserve[seat]} in reserve")
    return found


def _crew(s: GateState) -> list[str]:
    """SG-2.6, SG-1.3: no engineer, suit or robot is lost; the stand holds a piece that is in the room."""
    found: list[str] = []
    for seat in range(s.players):
        rooms = range(seat * len(ROOMS), seat * len(ROOMS) + len(ROOMS))
        chiefs = sum(s.chiefs[place] for place in rooms) + s.ranks[seat].count(RANK_CHIEF)
        engineers = sum(s.engineers[place] for place in rooms) + s.ranks[seat].count(RANK_ENGINEER)
        robots = sum(s.robots[place] for place in rooms)
        counted = [engineers + chiefs + s.engineer_reserve[seat], chiefs + s.suit_reserve[seat]]
        counted.append(robots + s.robot_reserve[seat])
        if counted != [ENGINEERS, SUITS, ROBOTS]:
            found.append(f"seat {seat} has {counted} engineers, suits and robots")
    negative = [*s.engineers, *s.chiefs, *s.robots, *s.engineer_reserve, *s.suit_reserve, *s.robot_reserve]
    if min(negative) < 0:
        found.append("a number of pieces on the Odyssey is negative")
    if s.stand != NOTHING:
        pieces = s.chiefs if s.stand else s.engineers
        if s.room == NOTHING or not pieces[s.active * len(ROOMS) + s.room]:
            found.append("the piece on the stand is not in the room")
    return found


def _modules(s: GateState) -> list[str]:
    """SG-2.3, SG-15.3: every module in play is in one place; no module holds more than it can."""
    found: list[str] = []
    places = [module for pile in s.piles for module in pile]
    for seat in range(s.players):
        places += _modules_of(s, seat)
    if s.taken != NOTHING and s.taken not in s.lifted:
        places.append(s.taken)
    unused = [gate for gate, place in enumerate(s.gates) if place == NOTHING]
    expected = [
        module
        for module in range(len(MODULES))
        if module not in START_MODULES[s.players :] and MODULE_GATE[module] not in (unused or [len(s.gates)])
    ]
    if sorted(places) != expected:
        found.append("the modules in play are not each in one place")
    for number, pile in enumerate(s.piles):
        if any(MODULE_PILE[module] != number or s.opened[module] for module in pile):
            found.append(f"pile {number} holds a module that does not belong there")
        if not 0 <= s.known[number] <= len(pile):
            found.append(f"pile {number} has {s.known[number]} known modules of {len(pile)}")
    return found + [
        f"{MODULES[module]} holds {s.settlers[module]} settlers"
        for module in range(len(MODULES))
        if not 0 <= s.settlers[module] <= (CAPACITY[module] if s.opened[module] else 0)
    ]


def _bases(s: GateState) -> list[str]:
    """SG-8.7, SG-1.8: one connected graph from (0, 0), with the links that cells and corridors give."""
    found: list[str] = []
    for seat in range(s.players):
        base = s.bases[seat]
        if base[0] != START_MODULES[seat] or s.cells[base[0]] != cell_at(0, 0):
            found.append(f"the base of seat {seat} does not begin with its start module")
        on_cell = {s.cells[module]: module for module in base}
        if len(on_cell) != len(base):
            found.append(f"two modules of seat {seat} lie on one cell")
        for module in base:
            if s.corridors[module] != turned(CORRIDORS[module], s.rotations[module]):
                found.append(f"the corridors of {MODULES[module]} are not those of the tile")
            first = module * ALL_SIDES
            if s.links[first : first + ALL_SIDES] != _links(s, on_cell, module):
                found.append(f"the links of {MODULES[module]} are wrong")
        reached = [base[0]]
        for module in reached:
            links = s.links[module * ALL_SIDES : module * ALL_SIDES + ALL_SIDES]
            reached += [link for link in links if link >= 0 and link not in reached]
        if sorted(reached) != sorted(base):
            found.append(f"the base of seat {seat} is not connected")
    return found


def _links(s: GateState, on_cell: dict[int, int], module: int) -> list[int]:
    """SG-1.8: what lies behind each side of a module, from cells and corridors."""
    links: list[int] = []
    for side in range(ALL_SIDES):
        neighbour = on_cell.get(s.cells[module] + STEP[side], NOTHING)
        if not s.corridors[module] >> side & 1:
            links.append(WALL)
        elif neighbour == NOTHING:
            links.append(VOID)
        else:
            links.append(neighbour if s.corridors[neighbour] >> OPPOSITE[side] & 1 else BLOCKED)
    return links


def _planets(s: GateState) -> list[str]:
    """SG-1.9, SG-11: each gate on an open planet or Hawking; settlers only where it has not closed."""
    found: list[str] = []
    for place, side in enumerate(s.planets):
        gates = s.gates.count(place)
        closing = s.closing != NOTHING and s.gates[s.closing] == place
        if gates != (1 if s.phases[place] == OPEN or closing else 0):
            found.append(f"planet {place} in phase {s.phases[place]} has {gates} gates")
        settled = any(s.sites[site] != NOBODY for site in SIDE_SITES[side])
        if settled and s.phases[place] != OPEN:
            found.append(f"planet {place} has settlers in phase {s.phases[place]}")
        exchanging = s.sent != NOTHING and s.gates[MODULE_GATE[s.sent]] == place
        if s.phases[place] == OPEN and closes(s, side) and not exchanging:
            found.append(f"planet {place} should have closed")
    if any(s.sites[site] != NOBODY and SITE_SIDE[site] not in s.planets for site in range(SITE_COUNT)):
        found.append("a settler stands on a planet that is not in play")
    if HAWKING in s.gates and WAITING in s.phases:
        found.append("a gate stands on Hawking while a planet waits for one")
    if all(phase == SHUT for phase in s.phases) and not s.ending:
        found.append("all planets are closed and the game goes on")
    if sorted(s.track) != list(range(len(TOKENS))):
        found.append(f"the predominance track holds {s.track}")
    return found


def _influence(s: GateState) -> list[str]:
    """SG-12.3, SG-12.4: a piece on each rank that was reached, engineers on 3 and 6."""
    found: list[str] = []
    for seat in range(s.players):
        reached = s.influence[seat] // WHEEL
        waits = int(not s.over and s.seat == seat and s.decision.prompt in ("rank_piece", "rank_settler"))
        if len(s.ranks[seat]) + waits != reached or s.influence[seat] < 0 or s.due[seat] < 0:
            found.append(f"seat {seat} has {s.influence[seat]} influence and ranks {s.ranks[seat]}")
        for rank, piece in enumerate(s.ranks[seat], 1):
            allowed = (RANK_ENGINEER, RANK_CHIEF) if rank in ENGINEER_RANKS else (RANK_SETTLER, RANK_EMPTY)
            if piece not in allowed:
                found.append(f"rank {rank} of seat {seat} holds a piece {piece}")
    return found


def _sending(s: GateState) -> list[str]:
    """SG-10.10, T98: full gate modules are of the activated domain; none is full between turns."""
    found: list[str] = []
    domain = ROOM_DOMAIN[s.room] if s.room != NOTHING else NOTHING
    between = s.over or s.decision.prompt == "turn"
    for seat in range(s.players):
        for module in s.bases[seat]:
            full = MODULE_KIND[module] == GATE_MODULE and s.settlers[module] == CAPACITY[module]
            if full and (between or MODULE_DOMAIN[module] != domain):
                found.append(f"{MODULES[module]} is full")
    if s.flying < 0 or (s.sent == NOTHING and s.flying):
        found.append(f"{s.flying} settlers are in flight")
    return found
