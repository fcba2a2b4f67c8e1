"""EC-21.3, EC-21.4: a civilisation leaves the game."""

from __future__ import annotations

from astrolude.games.eclipse.rules.cubes import KINDS, NO_CUBES
from astrolude.games.eclipse.rules.diplomacy import have_relations, withdraw_envoys
from astrolude.games.eclipse.rules.presence import NO_SHIPS
from astrolude.games.eclipse.scoring import own_total
from astrolude.games.eclipse.state import EclipseState, replaced
from astrolude.games.eclipse.tables.common import SHIP_TYPES
from astrolude.kernel.state import NOBODY


def depart_from_game(s: EclipseState, seat: int) -> None:
    """EC-21.3: points are counted at once, then all pieces are removed; alliance tiles stay (ER-12.18)."""
    s.final[seat] = own_total(s, seat)
    s.reveal()
    s.gone[seat] = 1
    for other in range(s.players):
        if have_relations(s, seat, other):
            withdraw_envoys(s, seat, other)
    remove_pieces(s, seat)
    if s.traitor == seat:
        s.traitor = NOBODY


def remove_pieces(s: EclipseState, seat: int) -> None:
    for sector in s.own[seat]:
        s.controller = replaced(s.controller, sector, NOBODY)
        s.cubes[sector] = NO_CUBES
    s.own[seat] = []
    for sector in s.board:
        if seat in s.entered[sector]:
            remove_fleet(s, seat, sector)
    for resource in range(KINDS):
        s.stored[seat * KINDS + resource] = 0
    s.discs[seat] = 0


def remove_fleet(s: EclipseState, seat: int, sector: int) -> None:
    fleet = s.fleets[sector][:]
    for ship in range(SHIP_TYPES):
        fleet[seat * SHIP_TYPES + ship] = 0
    s.entered[sector] = [other for other in s.entered[sector] if other != seat]
    s.fleets[sector] = fleet if s.entered[sector] else NO_SHIPS
