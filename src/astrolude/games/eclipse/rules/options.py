"""ER-1: the options of a table, and which of them do not go together."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.rules.draft import SPECIES_OPTIONS
from astrolude.games.eclipse.tables.common import MODULES, NONE
from astrolude.games.eclipse.tables.sectors import MIDDLE, SECTOR_COUNT, SECTOR_MODULE, SECTOR_RING
from astrolude.games.eclipse.tables.setup import MIDDLE_HEXES, MOST_BASE_PLAYERS
from astrolude.kernel.game import Option

OFF: Final = "off"
ON: Final = "on"
WAITING: Final = "waiting"
LEFT_OUT: Final = "left_out"
"""Off, where on is the default."""
LARGE: Final = [7, 8, 9]
"""ER-13: numbers of players that need the new species and more middle hexes."""
SMALL: Final = [2, 3, 4, 5, 6]


def _module(name: str) -> Option:
    """ER-1.1, ER-1.3: a switch, with the numbers of players that it is restricted to."""
    if name == "alliances":
        return Option(name, [OFF, ON], {ON: [4, 5, 6, *LARGE]})
    if name == "small_galaxy":
        return Option(name, [OFF, ON], {ON: [3]})
    if name == "simultaneous_play":
        return Option(name, [OFF, ON, WAITING], {ON: LARGE, WAITING: LARGE})
    if name == "secret_world":
        return Option(name, [OFF, "1", "2", "3", "4"])
    if name == "new_species":
        return Option(name, [OFF, ON], {OFF: SMALL})
    if name == "extra_sectors":
        return Option(name, [OFF, ON, LEFT_OUT], {OFF: SMALL, LEFT_OUT: LARGE})
    return Option(name, [OFF, ON])


OPTIONS: Final = [
    Option("species", SPECIES_OPTIONS),
    *[_module(name) for name in MODULES],
    Option("bankruptcy", ["allowed", "prevented"]),
]


def is_on(options: dict[str, str], name: str) -> bool:
    return options[name] not in (OFF, LEFT_OUT)


def modules_of(options: dict[str, str]) -> int:
    """The modules in use, as a mask."""
    mask = 0
    for module in range(len(MODULES)):
        if is_on(options, MODULES[module]):
            mask |= 1 << module
    return mask


def secret_worlds(options: dict[str, str]) -> int:
    """ER-16.4: how many homeworlds are shuffled into the middle hexes."""
    return 0 if options["secret_world"] == OFF else int(options["secret_world"])


def middle_hexes(options: dict[str, str]) -> int:
    """ER-1.3: the middle hexes in use."""
    used = modules_of(options)
    hexes = [sector for sector in range(SECTOR_COUNT) if SECTOR_RING[sector] == MIDDLE]
    modules = [SECTOR_MODULE[sector] for sector in hexes]
    return secret_worlds(options) + sum(1 for module in modules if module == NONE or used >> module & 1)


def problem_with(players: int, options: dict[str, str]) -> str:
    """ER-1.3: what the options themselves do not exclude."""
    if is_on(options, "secret_world") and is_on(options, "ancient_homeworlds"):
        return "secret worlds cannot be combined with ancient homeworlds: both use the homeworld hexes"
    if is_on(options, "turn_direction_choice") and is_on(options, "simultaneous_play"):
        return "the choice of direction needs a single order of play, so it excludes simultaneous play"
    if players > MOST_BASE_PLAYERS and middle_hexes(options) < MIDDLE_HEXES[players]:
        return (
            f"{players} players need {MIDDLE_HEXES[players]} middle hexes, these options have only "
            f"{middle_hexes(options)}: add extra sectors, hives, warp portals or secret worlds"
        )
    return ""
