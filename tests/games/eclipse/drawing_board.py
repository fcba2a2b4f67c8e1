"""A position with nothing but blueprints: what upgrades need, and no game around it."""

from __future__ import annotations

from astrolude.games.eclipse.game import GAME
from astrolude.games.eclipse.rules import blueprints
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import SHIPS
from astrolude.games.eclipse.tables.parts import PART_TECH, PARTS
from astrolude.games.eclipse.tables.species import SLOTS, SPECIES
from astrolude.games.eclipse.tables.technologies import TECHNOLOGIES
from astrolude.kernel.bits import mask_of
from astrolude.kernel.generator import Generator

ANNA = 0
FIGURES = [
    "energy",
    "initiative",
    "movement",
    "jumps",
    "computer",
    "shield",
    "hull",
    "regeneration",
    "bays",
    "drives",
    "cannons_yellow",
    "cannons_orange",
    "cannons_red",
    "missiles_yellow",
    "missiles_orange",
    "missiles_red",
]
"""The figures of a blueprint in their order."""


def drawing_board(
    species: str = "terran_union", technologies: list[str] | None = None, spare: list[str] | None = None
) -> EclipseState:
    """One seat of a species with technologies and parts kept for later."""
    s = EclipseState.__new__(EclipseState)
    s.prepare(GAME, 1, Generator(1), None)
    s.species = [SPECIES.index(species)]
    s.technologies = [mask_of([TECHNOLOGIES.index(name) for name in technologies or []])]
    s.spare = [mask_of([PARTS.index(name) for name in spare or []])]
    s.beside = [0]
    s.refitted = 0
    s.blueprints = [[]]
    s.stats = [[]]
    blueprints.clear_blueprints(s, ANNA)
    return s


def slot_of(ship: str, number: int) -> int:
    """A slot by the type and its number from 1, as it is written."""
    return SHIPS.index(ship) * SLOTS + number - 1


def lay(s: EclipseState, ship: str, number: int, part: str) -> None:
    """Put a tile on a slot, whatever the rules say."""
    blueprints.put(s, ANNA, slot_of(ship, number), PARTS.index(part))


def figure(s: EclipseState, ship: str, name: str) -> int:
    """A figure of a type by its name."""
    return blueprints.stat(s, ANNA, SHIPS.index(ship), FIGURES.index(name))


def learn_everything(s: EclipseState) -> None:
    """All technologies that allow ship parts."""
    s.technologies[ANNA] |= mask_of([technology for technology in PART_TECH if technology >= 0])
