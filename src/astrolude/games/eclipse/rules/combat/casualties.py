"""EC-16.11, EC-16.13: what becomes of ships on the map when a battle destroys them, or they retreat."""

from __future__ import annotations

from astrolude.games.eclipse.events import (
    NPC_DAMAGED,
    NPC_DESTROYED,
    RETREATED,
    SHIP_DAMAGED,
    SHIP_DESTROYED,
    TROPHY_TAKEN,
)
from astrolude.games.eclipse.rules.combat.battle import NPC, Battle, Squadron
from astrolude.games.eclipse.rules.cubes import destroy_orbital_ship
from astrolude.games.eclipse.rules.presence import depart, enter, remove_ship, set_ancients, set_guard
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import NONE, ORBITAL_SHIP
from astrolude.games.eclipse.tables.npcs import ANCIENT, NPC_VP
from astrolude.games.eclipse.tables.vessels import FIRST_NPC
from astrolude.kernel.state import NOBODY


def note_damage(s: EclipseState, battle: Battle, place: int) -> None:
    """For the log: a ship was hit and is still there."""
    squadron = battle.squadron_at(place)
    if squadron.owner == NPC:
        s.note(NPC_DAMAGED, NOBODY, squadron.ship, place, battle.damage[place])
    else:
        s.note(SHIP_DAMAGED, squadron.owner, squadron.ship, place, battle.damage[place])


def remove_destroyed(s: EclipseState, battle: Battle, place: int, slayer: int) -> None:
    """EC-16.11: ships return to the supply, Ancients and the GCDS leave the game.

    The supply is not asked for before the end of the hex, so they need not be set aside until then.
    """
    squadron = battle.squadron_at(place)
    if squadron.owner == NPC:
        s.note(NPC_DESTROYED, slayer if slayer != NPC else NOBODY, squadron.ship, place)
        _remove_npc(s, battle.sector, squadron.ship - FIRST_NPC, slayer)
        return
    s.note(SHIP_DESTROYED, squadron.owner, squadron.ship, place)
    if squadron.ship == ORBITAL_SHIP:
        destroy_orbital_ship(s, battle.sector)
    else:
        remove_ship(s, squadron.owner, battle.sector, squadron.ship)


def _remove_npc(s: EclipseState, sector: int, npc: int, slayer: int) -> None:
    """ER-7.4, ER-8.3: the tile of a guard goes to the one who destroyed it."""
    if npc == ANCIENT:
        set_ancients(s, sector, s.ancients[sector] - 1)
        return
    set_guard(s, sector, NONE)
    if NPC_VP[npc]:
        s.trophies[slayer] += 1
        s.note(TROPHY_TAKEN, slayer, FIRST_NPC + npc)


def retire(s: EclipseState, squadron: Squadron, number: int, origin: int, destination: int) -> None:
    """EC-16.13: ships that got away stand in the hex of their retreat."""
    for _ in range(number):
        depart(s, squadron.owner, origin, squadron.ship)
        enter(s, squadron.owner, destination, squadron.ship)
    s.note(RETREATED, squadron.owner, squadron.ship, number, destination)
