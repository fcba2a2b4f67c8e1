"""SG-11: an exoplanet closes: scoring, exchanges, settlers return, the gate moves on."""

from __future__ import annotations

from typing import Final

from astrolude.games.space_gate.events import CLOSED, GATE_MOVED
from astrolude.games.space_gate.grammar import GATE_TO, HAWKING_PLACE
from astrolude.games.space_gate.questions import ASK_EXCHANGE, ASK_GATE_TO, THEN_MOVE_GATE, THEN_SCORE
from astrolude.games.space_gate.rules.hawking import owe
from astrolude.games.space_gate.rules.planet_scoring import central_leaders, worth
from astrolude.games.space_gate.state import GateState
from astrolude.games.space_gate.tables.components import NOTHING
from astrolude.games.space_gate.tables.exoplanets import SIDE_CENTRE, SIDE_PLANET, SIDE_SITES
from astrolude.kernel.state import NOBODY

WAITING: Final = 0
OPEN: Final = 1
SHUT: Final = 2
"""The phases of an exoplanet: of the second wave without a gate, open, closed."""

HAWKING: Final = -2
"""Where a gate stands that is on Hawking."""


def close(s: GateState, seat: int, place: int) -> None:
    """SG-11.1 to SG-11.4, SG-18.8: everything that follows when this player's settler closes a planet.

    The settlers go back first, for those of this planet count as returned when ranks are filled (SG-12.6).
    """
    side = s.planets[place]
    points = worth(s, side)
    leaders = central_leaders(s, side) if SIDE_CENTRE[side] else []
    s.note(CLOSED, seat, SIDE_PLANET[side])
    s.phases[place] = SHUT
    s.closing = s.gates.index(place)
    s.ending = WAITING not in s.phases and OPEN not in s.phases
    return_settlers(s, side)
    THEN_MOVE_GATE.then(s, seat)
    turn_order = [(s.active + order) % s.players for order in range(s.players)]
    for player in reversed(turn_order):
        if player in leaders:
            ASK_EXCHANGE.ask(s, player)
    for player in reversed(turn_order):
        THEN_SCORE.then(s, player)
    for player in turn_order:
        if points[player]:
            owe(s, player, points[player])


def return_settlers(s: GateState, side: int) -> None:
    """SG-11.3: all settlers on the planet go back to their owners' reserves."""
    for site in SIDE_SITES[side]:
        if s.sites[site] != NOBODY:
            s.settler_reserve[s.sites[site]] += 1
            s.sites[site] = NOBODY


def move_gate(s: GateState, seat: int) -> None:
    """SG-11.4: the gate goes to a planet of the second wave, the closing player's choice, else to Hawking."""
    if WAITING in s.phases:
        ASK_GATE_TO.ask(s, seat)
        return
    s.note(GATE_MOVED, seat, s.closing, HAWKING_PLACE)
    s.gates[s.closing] = HAWKING
    s.closing = NOTHING


def gate_answers(s: GateState) -> list[int]:
    """SG-11.4: the planets of the second wave that have no gate yet."""
    return [
        GATE_TO.at(SIDE_PLANET[s.planets[place]])
        for place in range(len(s.planets))
        if s.phases[place] == WAITING
    ]


def open_planet(s: GateState, seat: int, planet: int) -> None:
    """SG-11.4, SG-11.8: the gate stands on another planet, which is open and empty."""
    for place, side in enumerate(s.planets):
        if SIDE_PLANET[side] == planet:
            s.phases[place] = OPEN
            s.gates[s.closing] = place
    s.note(GATE_MOVED, seat, s.closing, planet)
    s.closing = NOTHING
