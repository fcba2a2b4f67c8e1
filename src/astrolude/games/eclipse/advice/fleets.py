"""What the odds calculator is asked, read and checked: the fleets of two sides with their blueprints."""

from __future__ import annotations

from collections import Counter
from difflib import get_close_matches
from typing import Final

from astrolude.games.eclipse.rules.blueprints import DRIVES, ENERGY, FIGURES, STATS, sums_of
from astrolude.games.eclipse.rules.combat.battle import DISTORTION, DRACO, POINT_DEFENCE, SPLITTER, Design
from astrolude.games.eclipse.rules.combat.line_up import NPC_DESIGN, design_of
from astrolude.games.eclipse.tables.common import ORBITAL_SHIP, SHIP_SUPPLY, SHIP_TYPES, SHIPS
from astrolude.games.eclipse.tables.parts import EMPTY, PART_FORBIDDEN, PART_IS_UNIQUE, PART_USES_SLOT, PARTS
from astrolude.games.eclipse.tables.species import (
    COLONY_SHIPS,
    ENLIGHTENED,
    HAS_BLUEPRINT,
    NEEDS_DRIVE,
    NO_SLOT,
    OUTSIDE_SLOT,
    PRINTED,
    SHIP_SLOTS,
    SLOTS,
    SPECIES,
    START_TECHS,
)
from astrolude.games.eclipse.tables.species import DRACO as SPECIES_DRACO
from astrolude.games.eclipse.tables.technologies import TECHNOLOGIES
from astrolude.games.eclipse.tables.vessels import ANCIENT_VESSEL, FIRST_NPC, VESSELS
from astrolude.kernel.bits import has
from astrolude.kernel.errors import InvalidInput

DEFENDER: Final = 0
ATTACKER: Final = 1
SIDES: Final = ["defender", "attacker"]
MOST_ALLIES: Final = 3
"""ER-12.1."""
MOST_ANCIENTS: Final = 21
TECHNOLOGIES_OF_BATTLE: Final = ["distortion_shield", "point_defense", "antimatter_splitter"]
ABILITY: Final = [DISTORTION, POINT_DEFENCE, SPLITTER]
"""The technologies that matter in a battle by themselves; the others act through ship parts."""
USUAL_SPECIES: Final = "terran_directorate"


class Group:
    """Ships of one type in a fleet."""

    def __init__(self, ship: int, count: int, parts: list[int], design: Design, damage: list[int]) -> None:
        self.ship: Final = ship
        self.count: Final = count
        self.parts: Final = parts
        self.design: Final = design
        self.damage: Final = damage

    def to_json(self) -> dict[str, object]:
        """What the group adds up to, so that the reader sees what was understood."""
        return {
            "ship": VESSELS[self.ship],
            "count": self.count,
            "parts": [PARTS[part] for part in self.parts],
            **self.design.to_json(),
        }


class Fleet:
    """The ships of one owner."""

    def __init__(self, side: int, abilities: int, colony_ships: int, groups: list[Group]) -> None:
        self.side: Final = side
        self.abilities: Final = abilities
        self.colony_ships: Final = colony_ships
        self.groups: Final = groups


def read_fleets(question: dict[str, object]) -> list[Fleet]:
    """Both sides, the defender first: it entered the hex earlier."""
    _check_fields(question, ["attacker", "defender", "missiles_fired", "battles", "seed"], "the question")
    defenders, attackers = _read_side(question, DEFENDER), _read_side(question, ATTACKER)
    ancients = any(group.ship == ANCIENT_VESSEL for fleet in defenders for group in fleet.groups)
    if ancients and any(fleet.abilities & DRACO for fleet in attackers):
        raise InvalidInput("Descendants of Draco and Ancient Ships do not fight each other")
    return [*defenders, *attackers]


def _read_side(question: dict[str, object], side: int) -> list[Fleet]:
    name = SIDES[side]
    given = question.get(name)
    if not isinstance(given, list) or not 1 <= len(given) <= MOST_ALLIES:
        raise InvalidInput(f"{name} is a list of 1 to {MOST_ALLIES} fleets")
    fleets = [_read_fleet(one, side) for one in given]
    of_npcs = [any(group.ship >= FIRST_NPC for group in fleet.groups) for fleet in fleets]
    if any(of_npcs):
        if side == ATTACKER:
            raise InvalidInput("non-player ships are always the defender")
        if len(fleets) > 1 or not all(group.ship >= FIRST_NPC for group in fleets[0].groups):
            raise InvalidInput("non-player ships fight beside no player")
    return fleets


def _read_fleet(given: object, side: int) -> Fleet:
    if not isinstance(given, dict):
        raise InvalidInput("a fleet is an object with its ships")
    _check_fields(given, ["species", "technologies", "colony_ships", "ships"], "a fleet")
    species = index_of(given.get("species", USUAL_SPECIES), SPECIES, "species")
    rerolls = COLONY_SHIPS[species] if species == ENLIGHTENED else 0
    colony_ships = read_number(given, "colony_ships", 0, 0, rerolls)
    groups = [_read_group(one, species) for one in _list(given, "ships")]
    ships = [group.ship for group in groups]
    if not groups:
        raise InvalidInput("a fleet has at least one ship")
    if len(set(ships)) != len(ships):
        raise InvalidInput("each ship type of a fleet is named once: its ships share a blueprint")
    return Fleet(side, _abilities(given, species), colony_ships, groups)


def _abilities(given: dict[str, object], species: int) -> int:
    """What the technologies of a fleet's owner do, those printed on the board included."""
    abilities = DRACO if species == SPECIES_DRACO else 0
    printed = [TECHNOLOGIES[technology] for technology, _ in START_TECHS[species]]
    held = [name for name in printed if name in TECHNOLOGIES_OF_BATTLE]
    for technology in [*held, *_list(given, "technologies")]:
        abilities |= ABILITY[index_of(technology, TECHNOLOGIES_OF_BATTLE, "technology of battles")]
    return abilities


def _read_group(given: object, species: int) -> Group:
    if not isinstance(given, dict):
        raise InvalidInput("ships are given as objects with their type")
    _check_fields(given, ["ship", "count", "parts", "damage"], "a group of ships")
    ship = index_of(given.get("ship"), VESSELS, "ship")
    count = read_number(given, "count", 1, 1, _most(ship))
    if ship >= FIRST_NPC:
        if given.get("parts") is not None:
            raise InvalidInput(f"{VESSELS[ship]} has no blueprint that could be changed")
        design, parts = NPC_DESIGN[ship - FIRST_NPC], []
    else:
        parts = _read_parts(given, species, ship)
        design = design_of(figures(species, ship, parts), ship)
    return Group(ship, count, parts, design, _read_damage(given, count, design.hull))


def _most(ship: int) -> int:
    """How many ships of a type can stand in a hex."""
    if ship < ORBITAL_SHIP:
        return SHIP_SUPPLY[ship]
    return MOST_ANCIENTS if ship == ANCIENT_VESSEL else 1


def _read_damage(given: dict[str, object], count: int, hull: int) -> list[int]:
    damage = _list(given, "damage")
    if len(damage) > count:
        raise InvalidInput(f"there are only {count} ships that could be damaged")
    return [read_number({"damage": one}, "damage", 0, 0, hull) for one in damage]


def _read_parts(given: dict[str, object], species: int, ship: int) -> list[int]:
    """All parts of a blueprint, checked (EC-9.5); as printed if none are given."""
    if not HAS_BLUEPRINT[species * SHIP_TYPES + ship]:
        raise InvalidInput(f"{SPECIES[species]} has no blueprint of a {SHIPS[ship]}")
    if given.get("parts") is None:
        return printed_parts(species, ship)
    parts = [index_of(part, PARTS, "ship part") for part in _list(given, "parts")]
    _check_slots(species, ship, parts)
    sums = figures(species, ship, parts)
    if sums[ship * STATS + ENERGY] < 0:
        raise InvalidInput(f"this {SHIPS[ship]} lacks {-sums[ship * STATS + ENERGY]} energy")
    if NEEDS_DRIVE[species * SHIP_TYPES + ship] and not sums[ship * STATS + DRIVES]:
        raise InvalidInput(f"this {SHIPS[ship]} has no drive")
    return parts


def _check_slots(species: int, ship: int, parts: list[int]) -> None:
    printed = printed_parts(species, ship)
    slots = len(slots_of(species, ship))
    inside = sum(1 for part in parts if PART_USES_SLOT[part])
    if not len(printed) <= inside <= slots:
        raise InvalidInput(
            f"a {SHIPS[ship]} of {SPECIES[species]} has {len(printed)} to {slots} parts, not {inside}"
        )
    for part, number in Counter(parts).items():
        if has(PART_FORBIDDEN[part], ship):
            raise InvalidInput(f"a {SHIPS[ship]} may not carry a {PARTS[part]}")
        if PART_IS_UNIQUE[part] and number > 1 and part not in printed:
            raise InvalidInput(f"there is only one {PARTS[part]}")


def slots_of(species: int, ship: int) -> list[int]:
    """What is printed on the slots of a blueprint, EMPTY for nothing."""
    first = species * SHIP_SLOTS + ship * SLOTS
    return [part for part in PRINTED[first : first + OUTSIDE_SLOT] if part != NO_SLOT]


def printed_parts(species: int, ship: int) -> list[int]:
    return [part for part in slots_of(species, ship) if part != EMPTY]


def figures(species: int, ship: int, parts: list[int]) -> list[int]:
    """The sums of a blueprint with these parts on its slots, in the form of a player's sums (EC-9.10)."""
    sums = [0] * (SHIP_TYPES * STATS)
    printed = sums_of(species, [EMPTY] * SHIP_SLOTS)
    for figure in range(STATS):
        outside = printed[ship * STATS + figure] - sum(
            FIGURES[part][figure] for part in printed_parts(species, ship)
        )
        sums[ship * STATS + figure] = outside + sum(FIGURES[part][figure] for part in parts)
    return sums


def index_of(given: object, names: list[str], what: str) -> int:
    """The index of a name; InvalidInput names what was expected."""
    if isinstance(given, str) and given in names:
        return names.index(given)
    close = get_close_matches(given, names, n=1) if isinstance(given, str) else []
    hint = f"did you mean {close[0]!r}?" if close else f"expected one of {', '.join(names)}"
    raise InvalidInput(f"{given!r} is no {what}; {hint}")


def read_number(given: dict[str, object], name: str, usual: int, least: int, most: int) -> int:
    """A whole number within bounds."""
    value = given.get(name, usual)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        bounds = f"a whole number from {least} to {most}" if least < most else str(least)
        raise InvalidInput(f"{name} is {bounds} here, not {value!r}")
    return value


def read_flag(given: dict[str, object], name: str) -> bool:
    """Yes or no; no if not given."""
    value = given.get(name, False)
    if not isinstance(value, bool):
        raise InvalidInput(f"{name} is true or false, not {value!r}")
    return value


def _list(given: dict[str, object], name: str) -> list[object]:
    value = given.get(name)
    if value is None:
        return []
    if not isinstance(value, list):
        raise InvalidInput(f"{name} is a list, not {value!r}")
    return value


def _check_fields(given: dict[str, object], known: list[str], what: str) -> None:
    for name in given:
        if name not in known:
            raise InvalidInput(f"{what} has no field {name!r}; its fields are {', '.join(known)}")
