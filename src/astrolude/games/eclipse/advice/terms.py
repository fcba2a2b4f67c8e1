"""The terms of the evaluation: what a seat has, and what it may hope for.

Each term has two weights in points, one for the start of the game and one for its end; in between they shift
with the rounds. Technologies and species count for what a whole game makes of them, nothing at its end. All
weights are in `data/evaluation.json`; `training/fit_weights.py` fits them to the scores of played games.
"""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.tables.species import SPECIES
from astrolude.games.eclipse.tables.technologies import TECHNOLOGIES
from astrolude.kernel.evaluation import Terms

TERMS: Final = Terms()

POINTS: Final = TERMS.term("points")
"""What the seat would score now, reputation counted as usual tiles."""
HEXES: Final = TERMS.term("hexes")
DISCS: Final = TERMS.term("discs")
"""On the influence track and on actions."""
SPENT: Final = TERMS.term("spent")
"""Discs on actions: there is less to come in this round."""
SAVED: Final = TERMS.term("saved")
"""The money after the next upkeep."""
TRADED_DEBT: Final = TERMS.term("traded_debt")
"""The money that will be missing and can be had by trade."""
DEBT: Final = TERMS.term("debt")
"""The money that will be missing whatever is traded: hexes must be given up for it."""
INCOME: Final = TERMS.row(["income", "science_income", "materials_income"])
"""The first is of money."""
ACTIONS: Final = TERMS.term("actions")
"""How many actions the income pays for."""
STORED_SCIENCE: Final = TERMS.row(["science", "more_science"])
STORED_MATERIALS: Final = TERMS.row(["materials", "more_materials"])
"""Up to plenty, and what there is more of it."""
TILES: Final = TERMS.term("tiles")
TILES_SQUARED: Final = TERMS.term("tiles_squared")
"""Of the technology tracks: a long one makes further tiles cheaper and brings points."""
TECHNOLOGY: Final = TERMS.row(TECHNOLOGIES, "technology")
"""What each can do over a whole game."""
CIVILISATION: Final = TERMS.row(SPECIES, "species")
"""What each makes of a whole game beyond what its board shows."""
REPUTATION: Final = TERMS.term("reputation")
"""Reputation tiles: there is less to gain from further ones."""
REPUTATION_ROOM: Final = TERMS.term("reputation_room")
POWER: Final = TERMS.term("power")
"""The logarithm of the power of all mobile ships."""
DESIGNS: Final = TERMS.term("designs")
"""The power of a ship of each type for its price, built or not."""
VACANT: Final = TERMS.term("vacant")
"""Hexes nobody has where the seat's ships are unopposed."""
CONQUERED: Final = TERMS.term("conquered")
"""Foreign hexes where its ships are unopposed, or may win."""
LOST: Final = TERMS.term("lost")
"""Own hexes where the ships of others are unopposed."""
ATTACK: Final = TERMS.term("attack")
"""Hexes nobody has where its ships fight, by the chance to win."""
DEFENCE: Final = TERMS.term("defence")
"""Own hexes where its ships fight, by the chance to lose."""
LOSSES: Final = TERMS.term("losses")
"""What the ships cost that the fights to come will destroy."""
HONOUR: Final = TERMS.term("honour")
"""Points by the reputation that fights promise."""
RAID: Final = TERMS.term("raid")
"""Foreign hexes next to a fleet, by the chance to win."""
RAIDED: Final = TERMS.term("raided")
"""Own hexes next to a foreign fleet, by the chance to lose."""
HUNT_AT_HAND: Final = TERMS.term("hunt_at_hand")
HUNT_SOMEWHERE: Final = TERMS.term("hunt_somewhere")
"""Ancients and guards that the ships next to them could fight, or all ships together."""
DISCOVERY: Final = TERMS.term("discovery")
"""A discovery tile that the seat has just turned over."""
