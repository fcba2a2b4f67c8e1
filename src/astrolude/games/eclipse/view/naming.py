"""What people call a hex in hand, a ship in the line and a die on the table: what it is, not its number."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.events import VESSEL
from astrolude.games.eclipse.grammar import DIE, DRAWN, PLACE, SECTOR
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import DICE
from astrolude.games.eclipse.view.battle import damage_at, dice_on_table, is_in_view
from astrolude.kernel.game import Names, Naming


def hex_name(s: EclipseState, drawn: int) -> Naming | None:
    """EC-6.4: the hex itself, which all may see."""
    return Naming(f"sector-{SECTOR.labels[s.hand[drawn]]}") if drawn < len(s.hand) else None


def ship_name(s: EclipseState, place: int) -> Naming | None:
    """EC-16.5: its type, its number in its squadron, its damage."""
    battle = s.battle
    if not is_in_view(battle) or place >= len(battle.members):
        return None
    squadron = battle.squadron_at(place)
    number, damage = place - squadron.first + 1, damage_at(battle, place)
    return Naming("ship-there", {"ship": VESSEL.reference(squadron.ship), "number": number, "damage": damage})


def die_name(s: EclipseState, die: int) -> Naming | None:
    """Its colour, and what it shows."""
    dice = dice_on_table(s.battle) if is_in_view(s.battle) else None
    if dice is None or die >= len(dice.faces):
        return None
    return Naming("die-showing", {"colour": f"colour:{DICE[dice.colours[die]]}", "face": dice.faces[die]})


NAMES: Final[Names[EclipseState]] = {DRAWN: hex_name, PLACE: ship_name, DIE: die_name}
