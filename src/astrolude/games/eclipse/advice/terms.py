"""The terms of the evaluation and their weights.

Each term has two weights in points, one for the start of the game and one for its end; in between they shift
with the rounds. Technologies and species have one, for the start: at the end only points count. A duel is
another game than a full table, so it has weights of its own. All of them are in `data/evaluation.json`;
`benchmarks/fit_eclipse.py` fits them to the scores of played games.
"""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.tables.species import SPECIES
from astrolude.games.eclipse.tables.technologies import TECHNOLOGIES
from astrolude.kernel.data import read_data

TERMS: Final = [
    "points", "hexes", "discs", "spent", "saved", "traded_debt", "debt",
    "income", "science_income", "materials_income", "actions",
    "science", "more_science", "materials", "more_materials",
    "tiles", "tiles_squared", "abilities", "species",
    "reputation", "reputation_room", "power", "designs",
    "vacant", "conquered", "lost", "attack", "defence", "losses", "honour",
    "raid", "raided", "hunt_at_hand", "hunt_somewhere",
]  # fmt: skip

POINTS: Final = TERMS.index("points")
"""What the seat would score now, reputation counted as usual tiles."""
HEXES: Final = TERMS.index("hexes")
DISCS: Final = TERMS.index("discs")
"""On the influence track and on actions."""
SPENT: Final = TERMS.index("spent")
"""Discs on actions: there is less to come in this round."""
SAVED: Final = TERMS.index("saved")
"""The money after the next upkeep."""
TRADED_DEBT: Final = TERMS.index("traded_debt")
"""The money that will be missing and can be had by trade."""
DEBT: Final = TERMS.index("debt")
"""The money that will be missing whatever is traded: hexes must be given up for it."""
INCOME: Final = TERMS.index("income")
"""Of money; those of science and of materials follow it."""
ACTIONS: Final = TERMS.index("actions")
"""How many actions the income pays for."""
STORED_SCIENCE: Final = TERMS.index("science")
STORED_MATERIALS: Final = TERMS.index("materials")
"""Up to plenty; what there is more of it follows."""
TILES: Final = TERMS.index("tiles")
TILES_SQUARED: Final = TERMS.index("tiles_squared")
"""Of the technology tracks: a long one makes further tiles cheaper and brings points."""
ABILITIES: Final = TERMS.index("abilities")
"""What the technologies can do, over a whole game."""
SPECIES_TERM: Final = TERMS.index("species")
"""What the species makes of a whole game beyond what its board shows."""
REPUTATION: Final = TERMS.index("reputation")
"""Reputation tiles: there is less to gain from further ones."""
REPUTATION_ROOM: Final = TERMS.index("reputation_room")
POWER: Final = TERMS.index("power")
"""The logarithm of the power of all mobile ships."""
DESIGNS: Final = TERMS.index("designs")
"""The power of a ship of each type for its price, built or not."""
VACANT: Final = TERMS.index("vacant")
"""Hexes nobody has where the seat's ships are unopposed."""
CONQUERED: Final = TERMS.index("conquered")
"""Foreign hexes where its ships are unopposed, or may win."""
LOST: Final = TERMS.index("lost")
"""Own hexes where the ships of others are unopposed."""
ATTACK: Final = TERMS.index("attack")
"""Hexes nobody has where its ships fight, by the chance to win."""
DEFENCE: Final = TERMS.index("defence")
"""Own hexes where its ships fight, by the chance to lose."""
LOSSES: Final = TERMS.index("losses")
"""What the ships cost that the fights to come will destroy."""
HONOUR: Final = TERMS.index("honour")
"""Points by the reputation that fights promise."""
RAID: Final = TERMS.index("raid")
"""Foreign hexes next to a fleet, by the chance to win."""
RAIDED: Final = TERMS.index("raided")
"""Own hexes next to a foreign fleet, by the chance to lose."""
HUNT_AT_HAND: Final = TERMS.index("hunt_at_hand")
HUNT_SOMEWHERE: Final = TERMS.index("hunt_somewhere")
"""Ancients and guards that the ships next to them could fight, or all ships together."""


class Weights:
    """What everything counts at a kind of table."""

    def __init__(self, table: str) -> None:
        data = read_data("eclipse", "evaluation")[table]
        self.start: Final = [float(data["terms"][term][0]) for term in TERMS]
        self.end: Final = [float(data["terms"][term][1]) for term in TERMS]
        self.abilities: Final = [float(data["technologies"][name]) for name in TECHNOLOGIES]
        """By technology."""
        self.species: Final = [float(data["species"][name]) for name in SPECIES]

    def at(self, early: float) -> list[float]:
        """The weights of the terms when so large a part of the game is still to come."""
        return [self.end[term] + (self.start[term] - self.end[term]) * early for term in range(len(TERMS))]


OF_TWO: Final = Weights("two_players")
OF_MORE: Final = Weights("more_players")


def weights_for(players: int) -> Weights:
    return OF_TWO if players == 2 else OF_MORE
