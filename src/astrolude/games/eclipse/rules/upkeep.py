"""EC-19, ER-17.4: the Upkeep phase: shrine, colony ships, the cost of civilisation, production."""

from __future__ import annotations

from astrolude.games.eclipse.events import ABANDONED, COLLAPSED, PRODUCED, UPKEEP_PAID
from astrolude.games.eclipse.grammar import ABANDON, STOP
from astrolude.games.eclipse.questions import (
    ASK_COLONISTS,
    ASK_SHRINE,
    ASK_UPKEEP,
    THEN_CLEANUP,
    THEN_PAYMENT_OF,
    THEN_UPKEEP_OF,
)
from astrolude.games.eclipse.rules.control import remove_disc
from astrolude.games.eclipse.rules.cubes import KINDS
from astrolude.games.eclipse.rules.economy import add_sales, add_trades_for_money, balance, production, upkeep
from astrolude.games.eclipse.rules.leaving import depart_from_game
from astrolude.games.eclipse.rules.seating import seats_from
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import MATERIALS, MONEY, SCIENCE
from astrolude.games.eclipse.tables.species import ENLIGHTENED


def begin_upkeep(s: EclipseState, phase: int) -> None:
    """EC-19.1: seat after seat; they do not influence one another."""
    s.phase = phase
    THEN_CLEANUP.then(s)
    for seat in reversed(seats_from(s, s.start)):
        THEN_UPKEEP_OF.then(s, seat)


def begin_upkeep_of(s: EclipseState, seat: int) -> None:
    """ER-17.4: shrine, then colony ships, then payment."""
    s.active = seat
    THEN_PAYMENT_OF.then(s, seat)
    ASK_COLONISTS.ask(s, seat)
    if s.species[seat] == ENLIGHTENED:
        ASK_SHRINE.ask(s, seat)


def payment_answers(s: EclipseState, seat: int) -> list[int]:
    """EC-19.4, ER-15.1.3: pay if the balance allows it, else trade or abandon hexes."""
    answers: list[int] = []
    if balance(s, seat) >= 0:
        answers.append(STOP.at())
    else:
        add_trades_for_money(s, seat, answers)
        answers += [ABANDON.at(sector) for sector in s.own[seat]]
    add_sales(s, seat, answers)
    return answers


def ask_payment(s: EclipseState, seat: int) -> None:
    """EC-19.5: who can do nothing more about a negative balance collapses."""
    if payment_answers(s, seat):
        ASK_UPKEEP.ask(s, seat)
    else:
        s.note(COLLAPSED, seat)
        depart_from_game(s, seat)


def pay_upkeep(s: EclipseState, seat: int) -> None:
    """EC-19.3, EC-19.6."""
    base = seat * KINDS
    money = balance(s, seat)
    s.note(UPKEEP_PAID, seat, production(s, seat, MONEY), upkeep(s, seat), money)
    s.stored[base + MONEY] = money
    science, materials = production(s, seat, SCIENCE), production(s, seat, MATERIALS)
    s.stored[base + SCIENCE] += science
    s.stored[base + MATERIALS] += materials
    s.note(PRODUCED, seat, science, materials)


def abandon(s: EclipseState, seat: int, sector: int) -> None:
    """EC-19.4: the disc goes back to the track, the cubes to theirs."""
    s.note(ABANDONED, seat, sector)
    remove_disc(s, sector)
