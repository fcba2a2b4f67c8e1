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
    SHIP_VALUE,
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
    """AF-6.2.5, AF-6.2.6, AF-6.2.10: take the card; the pool and the cycles are spent."""
    s.display.remove(card)
    s.note(CLAIMED, seat, card)
    acquire(s, seat, card)
    s.pool = 0
    s.total = 0
    s.cycles = 0
    refill(s)
