"""EC-6, ER-9.7, ER-16.4: the Explore action: zones, drawing hexes, laying and discarding them."""

from __future__ import annotations

from astrolude.games.eclipse.events import ANCIENTS_PLACED, HEX_DISCARDED, HEX_DRAWN, HEX_LAID
from astrolude.games.eclipse.grammar import DISCARD, DRAW_AGAIN, EXPLORE, LAY
from astrolude.games.eclipse.questions import ASK_AFTER, ASK_CLAIM_HEX, ASK_DRAWN, ASK_EXPLORE
from astrolude.games.eclipse.rules.control import may_place
from astrolude.games.eclipse.rules.discovery import draw_discovery
from astrolude.games.eclipse.rules.galaxy import (
    FULL,
    HALF,
    has_generator,
    lay,
    link,
    ring_of,
    sector_at,
    wormholes,
)
from astrolude.games.eclipse.rules.presence import has_free_ship, has_ship, set_ancients, set_guard
from astrolude.games.eclipse.state import EclipseState, replaced
from astrolude.games.eclipse.tables.common import NONE
from astrolude.games.eclipse.tables.sectors import (
    EDGE_Q,
    EDGE_R,
    EDGES,
    SECTOR_ANCIENTS,
    SECTOR_DISCOVERY,
    SECTOR_HIVE,
    SECTOR_HOMEWORLD,
    WORMHOLE_MASK,
)
from astrolude.games.eclipse.tables.species import ACT_EXPLORE, DRACO, EXPLORE_DRAW
from astrolude.kernel.piles import draw


def reaches_out(s: EclipseState, seat: int, sector: int) -> bool:
    """EC-6.2 (a): control, or a ship that is not pinned."""
    return s.controller[sector] == seat or has_free_ship(s, seat, sector)


def has_hexes(s: EclipseState, ring: int) -> bool:
    """EC-6.3: a hex can still be drawn, from the stack or the discards."""
    return bool(s.stacks[ring]) or bool(s.discards[ring])


def add_zones(s: EclipseState, seat: int, answers: list[int]) -> None:
    """EC-6.2: every zone that the seat may explore, named by the lowest sector that it lies next to."""
    seen: list[int] = []
    for sector in s.board:
        add_zones_next_to(s, seat, sector, seen, answers)


def add_zones_next_to(s: EclipseState, seat: int, sector: int, seen: list[int], answers: list[int]) -> None:
    """EC-6.2: the zones next to one sector that were not seen before."""
    if not reaches_out(s, seat, sector):
        return
    all_edges = has_generator(s, seat)
    near = s.near[sector]
    holes = wormholes(s, sector)
    for edge in range(EDGES):
        if near[edge] != NONE or not (all_edges or holes >> edge & 1):
            continue
        q, r = s.q[sector] + EDGE_Q[edge], s.r[sector] + EDGE_R[edge]
        place = q * 1000 + r
        if place in seen or not has_hexes(s, ring_of(q, r)):
            continue
        seen.append(place)
        answers.append(EXPLORE.at(sector, edge))


def can_explore(s: EclipseState, seat: int) -> bool:
    seen: list[int] = []
    answers: list[int] = []
    for sector in s.board:
        add_zones_next_to(s, seat, sector, seen, answers)
        if answers:
            return True
    return False


def is_first(s: EclipseState, seat: int, left: int) -> bool:
    """EC-6.1: whether this is the first exploration of the action, which must be made."""
    return left == ACT_EXPLORE[s.species[seat]]


def explore(s: EclipseState, seat: int, sector: int, edge: int) -> None:
    """EC-6.3: draw the top hex of the zone's ring."""
    s.zone_q = s.q[sector] + EDGE_Q[edge]
    s.zone_r = s.r[sector] + EDGE_R[edge]
    s.hand = []
    s.aside = []
    draw_hex(s, seat)


def draw_hex(s: EclipseState, seat: int) -> None:
    """EC-6.3, ER-9.7: a hex that the seat may take joins its hand, if there is one."""
    ring = ring_of(s.zone_q, s.zone_r)
    s.reveal()
    while has_hexes(s, ring):
        stack, discards = s.stacks[ring][:], s.discards[ring][:]
        drawn = draw(stack, discards, s.rng)
        s.stacks[ring] = stack
        s.discards[ring] = discards
        s.note(HEX_DRAWN, seat, drawn)
        if s.species[seat] != DRACO or not SECTOR_HIVE[drawn]:
            s.hand.append(drawn)
            return
        s.aside.append(drawn)


def ask_drawn(s: EclipseState, seat: int, left: int) -> None:
    """The hex in hand is to be laid or discarded; without one the exploration is over (ER-9.7)."""
    if s.hand:
        ASK_DRAWN.ask(s, seat, left)
    else:
        discard_hand(s, seat)
        go_on(s, seat, left)


def go_on(s: EclipseState, seat: int, left: int) -> None:
    """EC-6.1: what follows an exploration: the next one, or the end of the action."""
    if left > 1:
        ASK_EXPLORE.ask(s, seat, left - 1)
    else:
        ASK_AFTER.ask(s, seat)


def decide_on_hand(s: EclipseState, seat: int, left: int, action: int) -> None:
    """EC-6.4, EC-6.9: draw a second hex, lay one, or discard all, which ends the turn at once."""
    if DRAW_AGAIN.holds(action):
        draw_hex(s, seat)
        ASK_DRAWN.ask(s, seat, left)
    elif DISCARD.holds(action):
        discard_hand(s, seat)
        if left > 1:
            go_on(s, seat, left)
    else:
        go_on(s, seat, left)
        which, rotation = LAY.of(action)
        lay_hex(s, seat, which, rotation)


def drawn_answers(s: EclipseState, seat: int) -> list[int]:
    """EC-6.4, EC-6.5, EC-6.9."""
    answers: list[int] = []
    for which in range(len(s.hand)):
        first = LAY.at(which, 0)
        sector = s.hand[which]
        answers += [first + rotation for rotation in range(EDGES) if may_lay(s, seat, sector, rotation)]
    more = len(s.hand) < EXPLORE_DRAW[s.species[seat]]
    if more and has_hexes(s, ring_of(s.zone_q, s.zone_r)):
        answers.append(DRAW_AGAIN.at())
    answers.append(DISCARD.at())
    return answers


def may_lay(s: EclipseState, seat: int, sector: int, rotation: int) -> bool:
    """EC-6.5: connected over an edge with a hex of the seat; half suffices with the generator."""
    holes = WORMHOLE_MASK[sector * EDGES + rotation]
    half = has_generator(s, seat)
    for edge in range(EDGES):
        other = sector_at(s, s.zone_q + EDGE_Q[edge], s.zone_r + EDGE_R[edge])
        if other == NONE:
            continue
        joined = link(holes, wormholes(s, other), edge)
        if joined == FULL and (s.controller[other] == seat or has_ship(s, seat, other)):
            return True
        if half and joined == HALF and reaches_out(s, seat, other):
            return True
    return False


def lay_hex(s: EclipseState, seat: int, which: int, rotation: int) -> None:
    """EC-6.5 to EC-6.7: the hex goes into the zone, the rest of the hand to the discards."""
    sector = s.hand.pop(which)
    lay(s, sector, s.zone_q, s.zone_r, rotation)
    s.note(HEX_LAID, seat, sector, rotation)
    furnish(s, sector)
    discard_hand(s, seat)
    if may_place(s, seat, sector):
        ASK_CLAIM_HEX.ask(s, seat, sector)


def furnish(s: EclipseState, sector: int) -> None:
    """EC-6.6, ER-16.4: the discovery tile, the Ancients and the guard that a new hex shows."""
    if SECTOR_DISCOVERY[sector]:
        s.discovery = replaced(s.discovery, sector, draw_discovery(s))
    if SECTOR_ANCIENTS[sector]:
        set_ancients(s, sector, SECTOR_ANCIENTS[sector])
        s.note(ANCIENTS_PLACED, s.active, sector, SECTOR_ANCIENTS[sector])
    if SECTOR_HOMEWORLD[sector]:
        s.reveal()
        set_guard(s, sector, s.cruisers.pop())


def discard_hand(s: EclipseState, seat: int) -> None:
    """EC-6.4, EC-6.9, ER-9.7: what is left in hand goes face up to the discards of the ring."""
    ring = ring_of(s.zone_q, s.zone_r)
    for sector in [*s.hand, *s.aside]:
        s.discards[ring] = [*s.discards[ring], sector]
        s.note(HEX_DISCARDED, seat, sector)
    s.hand = []
    s.aside = []
