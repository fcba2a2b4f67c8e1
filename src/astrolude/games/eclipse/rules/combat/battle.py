"""The ships of one hex while its battles are fought: a line of ships, dice in progress, what was destroyed.

The rules of combat are free functions over this register, in `engagement`, `volley`, `targets` and
`point_defence`. They know no position, so the game and the odds calculator fight by the same rules.
"""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.tables.common import DIE_DAMAGE, NONE, ORANGE, RED, SEATS, YELLOW
from astrolude.games.eclipse.tables.vessels import VESSEL_DRAWS, VESSEL_SIZE
from astrolude.kernel.position import Part
from astrolude.kernel.state import NOBODY

NPC: Final = SEATS
"""The owner of the ships that no player owns, after the seats."""
OWNERS: Final = SEATS + 1

DESTROYED: Final = -1
AWAY: Final = -2
"""What stands for the damage of a ship that was destroyed, or has retreated."""

DISTORTION: Final = 1
POINT_DEFENCE: Final = 2
SPLITTER: Final = 4
DRACO: Final = 8
ANCIENT_SHIP: Final = 16
"""Abilities of a squadron, as a mask: its owner's technologies and kind, or what its tile shows."""

NO_DICE: Final = 0
AIMING: Final = 1
DEFENDING: Final = 2
BOMBARDING: Final = 3
"""What the dice on the table are for: a volley at ships, Point Defense, an attack on population."""


UNARMED: Final = [0, 0, 0]
"""No dice of any colour."""


class Design(Part):
    """What the blueprint of a ship type adds up to (EC-9.10), as far as a battle asks. Never changes."""

    def __init__(
        self,
        initiative: int = 0,
        computer: int = 0,
        shield: int = 0,
        hull: int = 0,
        cannons: list[int] = UNARMED,
        missiles: list[int] = UNARMED,
        regeneration: int = 0,
    ) -> None:
        self.initiative = initiative
        self.computer = computer
        self.shield = shield
        self.hull = hull
        self.cannons = cannons
        """Dice by colour."""
        self.missiles = missiles
        """Missile dice by colour."""
        self.regeneration = regeneration
        """Damage repaired after each engagement round."""
        self.firepower = sum(dice * damage for dice, damage in zip(cannons, DIE_DAMAGE, strict=True))
        """The most damage that one ship's cannons do in a round."""
        self.missile_dice = missiles[YELLOW] + missiles[ORANGE] + missiles[RED]

    def to_json(self) -> dict[str, object]:
        return {
            "initiative": self.initiative,
            "computer": self.computer,
            "shield": self.shield,
            "hull": self.hull,
            "cannons": self.cannons,
            "missiles": self.missiles,
        }


class Party:
    """One owner of ships in the hex. Never changes."""

    def __init__(self, owner: int, side: int, entry: int, abilities: int) -> None:
        self.owner: Final = owner
        self.side: Final = side
        self.entry: Final = entry
        """When the owner entered the hex, counted from 0 (EC-11.10)."""
        self.abilities: Final = abilities


NO_PARTY: Final = Party(NOBODY, NONE, 0, 0)
NO_DESIGN: Final = Design()


class Squadron(Part):
    """All ships of one type that one owner has in the hex: they act together (EC-16.5). Never changes."""

    def __init__(
        self,
        party: Party = NO_PARTY,
        ship: int = 0,
        first: int = 0,
        count: int = 0,
        design: Design = NO_DESIGN,
    ) -> None:
        self.owner = party.owner
        self.side = party.side
        self.entry = party.entry
        self.abilities = party.abilities
        self.ship = ship
        """A number of VESSELS."""
        self.first = first
        """Its first ship's place in the line; the others follow."""
        self.count = count
        self.design = design
        self.size = VESSEL_SIZE[ship]
        self.draws = VESSEL_DRAWS[ship]


class Volley(Part):
    """Dice on the table. Before they are aimed an entry is a die; afterwards it is a shot with a target."""

    def __init__(self) -> None:
        self.faces: list[int] = []
        self.colours: list[int] = []
        self.computers: list[int] = []
        self.powers: list[int] = []
        """The damage of each shot: a split die is several shots of one point."""
        self.targets: list[int] = []
        """By shot: the place that it is aimed at, or NONE."""

    def clear(self) -> None:
        self.faces.clear()
        self.colours.clear()
        self.computers.clear()
        self.powers.clear()
        self.targets.clear()

    def add(self, colour: int, face: int, computer: int) -> None:
        self.faces.append(face)
        self.colours.append(colour)
        self.computers.append(computer)

    def copy(self) -> Volley:
        twin = Volley()
        twin.faces = self.faces[:]
        twin.colours = self.colours[:]
        twin.computers = self.computers[:]
        twin.powers = self.powers[:]
        twin.targets = self.targets[:]
        return twin

    def numbers(self) -> list[int]:
        flat: list[int] = []
        for part in (self.faces, self.colours, self.computers, self.powers, self.targets):
            flat.append(len(part))
            flat.extend(part)
        return flat


class Battle(Part):
    """Everything about the hex whose battles are fought now; an idle one when there is no such hex."""

    def __init__(self) -> None:
        self.sector = NONE
        self.squadrons: list[Squadron] = []
        self.members: list[int] = []
        """By place: the squadron of the ship there."""
        self.damage: list[int] = []
        """By place: damage so far (EC-16.4), or DESTROYED, or AWAY."""
        self.alive: list[int] = []
        """By squadron: how many of its ships are still in the hex."""
        self.retreat: list[int] = []
        """By squadron: the sector of a declared retreat (EC-16.13), or NONE."""

        self.defender = NONE
        self.attacker = NONE
        """The two sides that fight now."""
        self.order: list[int] = []
        """The squadrons of this battle in the order in which they act."""
        self.arranged = 0
        """How many of `order` stand for good: owners settle ties among their own types (EC-16.5)."""
        self.round = 0
        """0 is the missile step."""
        self.turn = NONE
        """The place in `order` of the squadron that acts."""
        self.stalemate = False
        """EC-16.16: whether the attackers are being asked if they retreat."""
        self.taken_part = 0
        """The owners that fought in this hex, as a mask."""
        self.withdrawn = 0
        """EC-18.3: the owners that withdrew from their last battle here, as a mask."""
        self.earned: list[int] = [0] * OWNERS
        """By owner: reputation draws for destroyed ships."""

        self.stage = NO_DICE
        self.shooter = NONE
        """The squadron whose volley it is."""
        self.missiles = False
        self.volley = Volley()
        self.defence = Volley()
        """Dice of Point Defense, or those that attack population."""
        self.hits = 0
        """Hits of `defence` not yet used."""
        self.defended = False
        """Whether Point Defense was offered against this volley."""

        self.pending: list[int] = []
        """Seats that have still to attack population or to draw, the next one last."""
        self.actor = NOBODY
        """The seat that attacks population, or looks at tiles, or NOBODY."""
        self.looked: list[int] = []
        """EC-18.4: the tiles that the actor has drawn and not yet chosen from, by value."""

    def copy(self) -> Battle:
        """A twin that shares only what never changes; an idle battle is its own twin."""
        if self.is_idle():
            return self
        twin = Battle()
        twin.sector = self.sector
        twin.squadrons = self.squadrons
        twin.members = self.members
        twin.damage = self.damage[:]
        twin.alive = self.alive[:]
        twin.retreat = self.retreat[:]
        twin.defender = self.defender
        twin.attacker = self.attacker
        twin.order = self.order[:]
        twin.arranged = self.arranged
        twin.round = self.round
        twin.turn = self.turn
        twin.stalemate = self.stalemate
        twin.taken_part = self.taken_part
        twin.withdrawn = self.withdrawn
        twin.earned = self.earned[:]
        twin.stage = self.stage
        twin.shooter = self.shooter
        twin.missiles = self.missiles
        twin.volley = self.volley.copy()
        twin.defence = self.defence.copy()
        twin.hits = self.hits
        twin.defended = self.defended
        twin.pending = self.pending[:]
        twin.actor = self.actor
        twin.looked = self.looked[:]
        return twin

    def is_idle(self) -> bool:
        """Whether there is no fight; by what it holds, for one read back is another object than IDLE."""
        return self.sector == NONE and not self.squadrons

    def restore(self, start: Battle) -> None:
        """Fight the battle of the same ships once more from its beginning, by whoever never retreats."""
        self.damage[:] = start.damage
        self.alive[:] = start.alive
        self.order[:] = start.order
        self.round = start.round
        self.turn = start.turn

    def numbers(self) -> list[int]:
        """What tells two battles apart; the rest follows from the ships in the hex."""
        flat = [
            self.sector,
            self.defender,
            self.attacker,
            self.arranged,
            self.round,
            self.turn,
            int(self.stalemate),
            self.taken_part,
            self.withdrawn,
            self.stage,
            self.shooter,
            int(self.missiles),
            self.hits,
            int(self.defended),
            self.actor,
        ]
        for squadron in self.squadrons:
            flat.extend([squadron.owner, squadron.side, squadron.ship, squadron.first, squadron.count])
        lists = [self.damage, self.alive, self.retreat, self.order, self.earned]
        for part in [*lists, self.pending, self.looked]:
            flat.append(len(part))
            flat.extend(part)
        return [*flat, *self.volley.numbers(), *self.defence.numbers()]

    def squadron_at(self, place: int) -> Squadron:
        """The squadron of the ship at a place of the line."""
        return self.squadrons[self.members[place]]


IDLE: Final[Battle] = Battle()
"""The one idle battle, shared by all positions: it is never changed."""


def add_squadron(battle: Battle, party: Party, ship: int, count: int, design: Design) -> None:
    """Put ships of one type at the end of the line, undamaged."""
    battle.squadrons.append(Squadron(party, ship, len(battle.damage), count, design))
    battle.members.extend([len(battle.alive)] * count)
    battle.damage.extend([0] * count)
    battle.alive.append(count)
    battle.retreat.append(NONE)


def are_enemies(one: Squadron, other: Squadron) -> bool:
    """EC-4.5, ER-9.7 d: Descendants of Draco and Ancient Ships never fight, whoever stands beside them."""
    if one.side == other.side:
        return False
    abilities = one.abilities | other.abilities
    return not (abilities & DRACO and abilities & ANCIENT_SHIP)
