"""AF-2.6, AF-1.11: fuel and ore between the stock and the players."""

from __future__ import annotations

from astrolude.games.alien_frontiers.events import GAINED, PAID
from astrolude.games.alien_frontiers.state import AlienState


def gain(s: AlienState, seat: int, fuel: int, ore: int) -> None:
    """AF-2.6.1, AF-2.6.2: take from the stock; what a limited stock lacks is lost."""
    if s.limited:
        if fuel > s.fuel_stock:
            fuel = s.fuel_stock
        if ore > s.ore_stock:
            ore = s.ore_stock
        s.fuel_stock -= fuel
        s.ore_stock -= ore
    s.fuel[seat] += fuel
    s.ore[seat] += ore
    s.note(GAINED, seat, fuel, ore)


def give_back(s: AlienState, seat: int, fuel: int, ore: int) -> None:
    """AF-2.6.1: tokens enter the stock at once."""
    s.fuel[seat] -= fuel
    s.ore[seat] -= ore
    if s.limited:
        s.fuel_stock += fuel
        s.ore_stock += ore


def pay(s: AlienState, seat: int, fuel: int, ore: int) -> None:
    """AF-1.11: pay a cost that the player can afford."""
    if fuel or ore:
        give_back(s, seat, fuel, ore)
        s.note(PAID, seat, fuel, ore)
