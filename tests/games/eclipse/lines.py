"""Lines of ships for tests of single volleys and battles, without a game around them."""

from __future__ import annotations

from astrolude.games.eclipse.rules.combat.battle import (
    ANCIENT_SHIP,
    DISTORTION,
    DRACO,
    NPC,
    POINT_DEFENCE,
    SPLITTER,
    Battle,
    Design,
    Party,
    add_squadron,
)
from astrolude.games.eclipse.rules.combat.engagement import begin_battle
from astrolude.games.eclipse.rules.combat.line_up import NPC_SIDE, add_npc
from astrolude.games.eclipse.rules.combat.volley import aim, begin_volley
from astrolude.games.eclipse.tables.common import SHIPS
from astrolude.games.eclipse.tables.npcs import NPCS
from astrolude.games.eclipse.tables.vessels import VESSELS

ANNA, BEN, CLEO, DAN = range(4)
ABILITIES = {
    "distortion": DISTORTION,
    "point_defence": POINT_DEFENCE,
    "splitter": SPLITTER,
    "draco": DRACO,
    "ancient": ANCIENT_SHIP,
}
COLOURS = "yor"
"""Dice are written by colour: `yyo` is two yellow ones and an orange one."""


def dice(colours: str) -> list[int]:
    return [colours.count(colour) for colour in COLOURS]


class Line:
    """Ships in the order in which they are named; a seat's side is its own unless another is given."""

    def __init__(self) -> None:
        self.battle = Battle()
        self.entries: list[int] = []

    def ships(
        self,
        owner: int,
        ship: str,
        count: int = 1,
        *,
        side: int | None = None,
        initiative: int = 0,
        computer: int = 0,
        shield: int = 0,
        hull: int = 0,
        cannons: str = "",
        missiles: str = "",
        regeneration: int = 0,
        damage: list[int] | None = None,
        abilities: str = "",
    ) -> Line:
        if owner not in self.entries:
            self.entries.append(owner)
        first = len(self.battle.damage)
        party = Party(
            owner,
            owner + 1 if side is None else side,
            self.entries.index(owner),
            sum(ABILITIES[name] for name in abilities.split()),
        )
        design = Design(initiative, computer, shield, hull, dice(cannons), dice(missiles), regeneration)
        add_squadron(self.battle, party, SHIPS.index(ship), count, design)
        for place, points in enumerate(damage or []):
            self.battle.damage[first + place] = points
        return self

    def npc(self, name: str, count: int = 1, damage: int = 0) -> Line:
        first = len(self.battle.damage)
        add_npc(self.battle, NPCS.index(name), count, NPC_SIDE)
        self.battle.damage[first:] = [damage] * count
        return self

    def begin(self, defender: int, attacker: int) -> Battle:
        """The battle of two sides (a seat's side is its number + 1, non-player ships are side 0)."""
        begin_battle(self.battle, defender, attacker)
        return self.battle


def volley(battle: Battle, shooter: int, faces: list[int], *, missiles: bool = False) -> Battle:
    """A squadron's dice show these faces; they are made into shots."""
    begin_volley(battle, shooter, missiles)
    design = battle.squadrons[shooter].design
    row = design.missiles if missiles else design.cannons
    colours = [colour for colour in range(3) for _ in range(row[colour] * battle.alive[shooter])]
    for colour, face in zip(colours, faces, strict=True):
        battle.volley.add(colour, face, design.computer)
    aim(battle)
    return battle


def names(battle: Battle) -> list[str]:
    """The squadrons in the order in which they act: owner and type."""
    return [
        ("npc" if battle.squadrons[index].owner == NPC else str(battle.squadrons[index].owner))
        + " "
        + VESSELS[battle.squadrons[index].ship]
        for index in battle.order
    ]
