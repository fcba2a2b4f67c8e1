"""AF-6.2: the Alien Artifact."""

from __future__ import annotations

from astrolude.games.alien_frontiers.events import CLAIMED
from astrolude.games.alien_frontiers.grammar import CLAIM, CYCLE
from astrolude.games.alien_frontiers.rules.deck import acquire, cycle_display, refill
from astrolude.games.alien_frontiers.rules.ports import dock_one
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.games.alien_frontiers.tables.components import (
    ARTIFACT,
    CARD_BIT,
    CLAIM_AT,
    PORT_BIT,
    SHIP_IS_RELIC,
    SHIP_VALUE,
    STATION_END,
    STATION_FIRST,
)


def dock_artifact(s: AlienState, seat: int, ship: int) -> None:
    """AF-6.2.1, AF-6.2.2, AF-6.2.3: the ship joins the pool and gives a cycle."""
    port = dock_one(s, seat, ARTIFACT, ship)
    s.pool |= PORT_BIT[port]
    s.total += SHIP_VALUE[ship]
    s.cycles += 1


def add_artifact_steps(s: AlienState, seat: int, answers: list[int]) -> None:
    """AF-6.2.4, AF-6.2.5, AF-6.2.8: cycle while cycles are left, claim a kind not owned from a total of 8."""
    if s.cycles and s.display:
        answers.append(CYCLE.at())
    if s.total >= CLAIM_AT:
        for card in s.display:
            if not s.hands[seat] & CARD_BIT[card] and CLAIM.at(card) not in answers:
                answers.append(CLAIM.at(card))


def cycle(s: AlienState, seat: int) -> None:
    """AF-6.2.4: a new display."""
    s.cycles -= 1
    cycle_display(s, seat)


def claim(s: AlienState, seat: int, card: int) -> None:
    """AF-6.2.5, AF-17.7: take the card; the ships that it needs are spent, in the other edition all."""
    s.display.remove(card)
    s.note(CLAIMED, seat, card)
    acquire(s, seat, card)
    if s.french:
        spend_ships(s)
    else:
        s.pool = 0
        s.total = 0
        s.cycles = 0
    refill(s)


def spend_ships(s: AlienState) -> None:
    """AF-6.2.6, AF-6.2.10: of the ships in the pool those that reach 8 with the smallest total leave it.

    Of equal totals those with the Relic Ship, which could be lost, then those in the lowest ports.
    """
    spent = chosen = s.pool
    least = burden(s, s.pool)
    while chosen:
        if 2 * CLAIM_AT - 1 <= burden(s, chosen) <= least:
            least = burden(s, chosen)
            spent = chosen
        chosen = (chosen - 1) & s.pool
    s.pool &= ~spent
    s.total -= (least + 1) // 2


def burden(s: AlienState, ports: int) -> int:
    """AF-6.2.6: twice the total of the ships at these ports, one less with the Relic Ship among them."""
    twice = 0
    for port in range(STATION_FIRST[ARTIFACT], STATION_END[ARTIFACT]):
        if ports & PORT_BIT[port]:
            twice += 2 * SHIP_VALUE[s.ports[port]]
            if SHIP_IS_RELIC[s.ports[port]]:
                twice -= 1
    return twice
