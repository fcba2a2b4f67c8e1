"""ER-1: the options of a table, and which of them do not go together."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.rules.draft import SPECIES_OPTIONS
from astrolude.games.eclipse.tables.common import MODULES
from astrolude.kernel.coupling import Coupling, Preset
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

COUPLINGS: Final = [
    Coupling(
        "eclipse-worlds",
        "secret worlds cannot be combined with ancient homeworlds: both use the homeworld hexes",
        "secret_world",
        [OFF],
        {"ancient_homeworlds": [ON]},
    ),
    Coupling(
        "eclipse-direction",
        "the choice of direction needs a single order of play, so it excludes simultaneous play",
        "turn_direction_choice",
        [OFF],
        {"simultaneous_play": [ON, WAITING]},
    ),
    Coupling(
        "eclipse-middle",
        "seven or more players need a twelfth middle hex: "
        "add extra sectors, hives, warp portals or secret worlds",
        "extra_sectors",
        [ON],
        {"ancient_hives": [OFF], "warp_portals": [OFF], "secret_world": [OFF]},
        LARGE,
    ),
]
"""ER-1.3: what the options themselves do not exclude."""

WHOLE: Final = [
    "rare_technologies",
    "developments",
    "ancient_homeworlds",
    "galactic_center_takeover",
    "ancient_hives",
    "warp_portals",
    "new_discoveries",
    "extra_sectors",
    "alliances",
    "new_species",
]
"""The expansion without its variants of the order of play and of the galaxy."""
BASE: Final = dict.fromkeys(MODULES, OFF)
"""The game without the expansion."""
PRESETS: Final = [
    Preset("first_game", {"species": "terrans_only"}),
    Preset("base", {}),
    Preset("expansion", dict.fromkeys(WHOLE, ON)),
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
