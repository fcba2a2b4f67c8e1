"""EC-5.4: what a player may do at any moment of the own turn: colony ships, trades, proposals.

Each is offered where it can matter: trades where something is paid for (EC-14.2).
"""

from __future__ import annotations

from astrolude.games.eclipse.events import TILES_SHOWN
from astrolude.games.eclipse.grammar import COLONISE, FLIP_FOR, PROPOSE, RELATIONS, SHOW, TRADE
from astrolude.games.eclipse.rules import alliances, diplomacy
from astrolude.games.eclipse.rules.cubes import add_colonies, colonise
from astrolude.games.eclipse.rules.economy import add_sales, add_trades, sell_ship, trade
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import NONE


def add_free_steps(s: EclipseState, seat: int, answers: list[int]) -> None:
    """EC-5.4: colony ships and proposals of relations."""
    add_colonies(s, seat, False, answers)
    diplomacy.add_proposals(s, seat, answers)


def add_action_steps(s: EclipseState, seat: int, answers: list[int]) -> None:
    """ER-12.2, ER-12.3: alliances are proposed within an action."""
    add_free_steps(s, seat, answers)
    alliances.add_proposals(s, seat, answers)


def add_payment_steps(s: EclipseState, seat: int, answers: list[int]) -> None:
    """EC-14, ER-15.1.3: trades and Magellan's sales."""
    add_trades(s, seat, answers)
    add_sales(s, seat, answers)


def add_shows(s: EclipseState, seat: int, answers: list[int]) -> None:
    """ER-12.11, ER-D13: allies who have not seen all tiles of the seat."""
    if s.alliance[seat] == NONE:
        return
    for other in range(s.players):
        ally = other != seat and s.alliance[other] == s.alliance[seat]
        if ally and any(not mask >> other & 1 for mask in s.shown[seat]):
            answers.append(SHOW.at(other))


def is_free_step(action: int) -> bool:
    return (
        TRADE.holds(action)
        or FLIP_FOR.holds(action)
        or PROPOSE.holds(action)
        or COLONISE.holds(action)
        or SHOW.holds(action)
    )


def take_free_step(s: EclipseState, seat: int, action: int) -> None:
    """The question from which it was taken has been asked again before."""
    if SHOW.holds(action):
        show(s, seat, SHOW.of(action))
    elif COLONISE.holds(action):
        way, sector = COLONISE.of(action)
        colonise(s, seat, way, sector)
    elif PROPOSE.holds(action):
        matter, other = PROPOSE.of(action)
        if matter == RELATIONS:
            diplomacy.propose(s, seat, other)
        else:
            alliances.propose(s, seat, matter, other)
    elif FLIP_FOR.holds(action):
        sell_ship(s, seat, FLIP_FOR.of(action))
    else:
        trade(s, seat, TRADE.of(action))


def show(s: EclipseState, seat: int, other: int) -> None:
    """ER-20.2: the ally knows these values until the tiles leave."""
    s.reveal()
    s.shown[seat] = [mask | 1 << other for mask in s.shown[seat]]
    s.note(TILES_SHOWN, seat, other)
