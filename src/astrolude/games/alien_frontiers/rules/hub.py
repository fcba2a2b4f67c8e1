"""AF-6.3: the Colonist Hub. Track i belongs to seat i (AF-6.3.1)."""

from __future__ import annotations

from typing import Final

from astrolude.games.alien_frontiers.events import ADVANCED, DOCKED, EXCESS_LOST, LAUNCHED
from astrolude.games.alien_frontiers.grammar import FROM_EXCESS, FROM_HUB, LAUNCH_NOW, LOSE_EXCESS
from astrolude.games.alien_frontiers.questions import ASK_EXCESS, ASK_LAND
from astrolude.games.alien_frontiers.rules.ports import enter
from astrolude.games.alien_frontiers.rules.supply import pay
from astrolude.games.alien_frontiers.rules.territories import has_bonus
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.games.alien_frontiers.tables.components import (
    ASIMOV,
    ASIMOV_DOCKS,
    CIRCLES,
    HUB,
    LAUNCH_FUEL,
    LAUNCH_ORE,
    PORT_BIT,
    SHIP_DIE,
    TRACK_FIRST,
    TRACK_PORTS,
)

MUST_LAUNCH: Final = [LAUNCH_NOW.at()]
MAY_LAUNCH: Final = [LAUNCH_NOW.at(), LOSE_EXCESS.at()]


def hub_open(s: AlienState, seat: int) -> bool:
    """AF-6.3.2, AF-6.3.5, AF-6.3.6, AF-6.3.10, AF-6.3.11: a free own port, no colony on circle 7."""
    if s.circle[seat] == CIRCLES:
        return False
    return s.occupied & TRACK_PORTS[seat] != TRACK_PORTS[seat]


def dock_hub(s: AlienState, seat: int, ship: int) -> None:
    """AF-6.3.3, AF-7.5, AF-4.15: one advance, two once a turn with the Asimov bonus."""
    port = TRACK_FIRST[seat]
    while s.occupied & PORT_BIT[port]:
        port += 1
    enter(s, port, ship)
    if s.journal is not None:
        s.note_all(DOCKED, seat, [HUB, SHIP_DIE[ship]])
    bonus = has_second_advance(s, seat)
    s.hub_docks += 1
    advance(s, seat)
    if bonus:
        s.asimov_used = True
        if s.circle[seat] < CIRCLES:
            advance(s, seat)
        elif may_launch(s, seat):
            ASK_EXCESS.ask(s, seat)
        else:
            lose_excess(s, seat)


def has_second_advance(s: AlienState, seat: int) -> bool:
    """AF-7.5: whether the next dock at the hub gives two advances."""
    return s.hub_docks + 1 >= ASIMOV_DOCKS and not s.asimov_used and has_bonus(s, seat, ASIMOV)


def excess_is_lost(s: AlienState, seat: int) -> bool:
    """AF-6.3.12: whether the next dock gives an excess advance for which the launch cannot be paid."""
    return s.circle[seat] == CIRCLES - 1 and not can_pay_launch(s, seat) and has_second_advance(s, seat)


def excess_answers(s: AlienState) -> list[int]:
    """AF-6.3.7, AF-17.4: the finished colony must land if it can; the other edition lets it wait."""
    return MUST_LAUNCH if s.french else MAY_LAUNCH


def advance(s: AlienState, seat: int) -> None:
    """AF-6.3.3: a new colony begins on circle 1, one on the track moves on."""
    if s.circle[seat] == 0:
        s.reserve[seat] -= 1
    s.circle[seat] += 1
    s.note(ADVANCED, seat, s.circle[seat])


def may_launch(s: AlienState, seat: int) -> bool:
    """AF-6.3.4, AF-6.3.12, AF-6.3.13: a colony on circle 7 and its price."""
    return s.circle[seat] == CIRCLES and can_pay_launch(s, seat)


def can_pay_launch(s: AlienState, seat: int) -> bool:
    """AF-6.3.4: the price of a launch."""
    return s.fuel[seat] >= LAUNCH_FUEL and s.ore[seat] >= LAUNCH_ORE


def launch(s: AlienState, seat: int) -> None:
    """AF-6.3.4: pay, then land."""
    begin_launch(s, seat, FROM_HUB)


def launch_now(s: AlienState, seat: int) -> None:
    """AF-6.3.7: launch at once, so that the excess advance starts a new colony."""
    begin_launch(s, seat, FROM_EXCESS)


def begin_launch(s: AlienState, seat: int, origin: int) -> None:
    """AF-6.12: pay, then choose a territory."""
    s.note(LAUNCHED, seat)
    pay(s, seat, LAUNCH_FUEL, LAUNCH_ORE)
    ASK_LAND.ask(s, seat, origin)


def lose_excess(s: AlienState, seat: int) -> None:
    """AF-6.3.7, AF-6.3.12: the second advance of the dock is lost."""
    s.note(EXCESS_LOST, seat)
