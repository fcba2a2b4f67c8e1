"""AF-7: control, bonuses, the Relic Ship, and settling after every change on the board."""

from __future__ import annotations

from astrolude.games.alien_frontiers.events import (
    CONTROL_GAINED,
    CONTROL_LOST,
    LOAN_ENDED,
    RELIC_BOUGHT,
    RELIC_LOST,
)
from astrolude.games.alien_frontiers.rules.ports import leave
from astrolude.games.alien_frontiers.rules.supply import pay
from astrolude.games.alien_frontiers.scoring import rescore
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.games.alien_frontiers.tables.components import (
    BURROUGHS,
    DICE,
    ISOLATION,
    LANDS,
    NOWHERE,
    PORTS,
    RELIC_FUEL,
    RELIC_ORE,
    VALUES,
)
from astrolude.kernel.state import NOBODY


def controller(s: AlienState, territory: int) -> int:
    """AF-7.1, AF-7.2, AF-7.4: who has strictly more colonies there than every other one, or NOBODY."""
    most = 0
    leader = NOBODY
    for seat in range(s.players):
        colonies = s.colonies[seat * LANDS + territory]
        if colonies > most:
            most = colonies
            leader = seat
        elif colonies == most:
            leader = NOBODY
    return leader


def has_bonus(s: AlienState, seat: int, territory: int) -> bool:
    """AF-1.9, AF-8.4: by control or, on the own turn, by loan; never under the Isolation Field."""
    if s.fields[ISOLATION] == territory:
        return False
    return s.control[territory] == seat or (s.borrowed == territory and s.active == seat)


def settle(s: AlienState) -> None:
    """AF-5.10, AF-7.13: control, loan, relic and points after a change; looks only at the state after it."""
    for territory in range(LANDS):
        old = s.control[territory]
        new = controller(s, territory)
        if new != old:
            s.control[territory] = new
            if old != NOBODY:
                s.note(CONTROL_LOST, old, territory)
            if new != NOBODY:
                s.note(CONTROL_GAINED, new, territory)
    if s.borrowed != NOWHERE and s.borrowed == s.fields[ISOLATION]:
        s.note(LOAN_ENDED, s.active, s.borrowed)
        s.borrowed = NOWHERE
    if s.relic != NOBODY and not has_bonus(s, s.relic, BURROUGHS):
        recall_relic(s)
    rescore(s)


def may_buy_relic(s: AlienState, seat: int) -> bool:
    """AF-7.7, AF-7.7.3: the relic is on the desert, the player has its bonus by control, and the price."""
    return (
        s.relic == NOBODY
        and s.control[BURROUGHS] == seat
        and s.fields[ISOLATION] != BURROUGHS
        and s.fuel[seat] >= RELIC_FUEL
        and s.ore[seat] >= RELIC_ORE
    )


def buy_relic(s: AlienState, seat: int) -> None:
    """AF-7.7, AF-7.7.4: it joins the fleet by way of the Maintenance Bay."""
    s.note(RELIC_BOUGHT, seat)
    pay(s, seat, RELIC_FUEL, RELIC_ORE)
    s.relic = seat
    s.bay.append(seat * DICE + VALUES)


def recall_relic(s: AlienState) -> None:
    """AF-7.7.2: the relic returns to the desert at once, wherever it is."""
    owner = s.relic
    s.relic = NOBODY
    s.note(RELIC_LOST, owner)
    first = owner * DICE + VALUES
    if owner == s.active:
        for die in range(VALUES, DICE):
            s.dice[die] = 0
    for port in range(PORTS):
        if first <= s.ports[port] < first + VALUES:
            leave(s, port)
            return
    for ship in s.bay:
        if first <= ship < first + VALUES:
            s.bay.remove(ship)
            return
