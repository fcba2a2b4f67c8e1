"""A side of a battle as a line of text, for the command line:

    orion: 2 cruiser + interceptor[plasma_missile] with point_defense and planta: dreadnought

Groups of ships are joined by `+`, allies by `and`. In brackets stand the changes of a blueprint: a part on an
empty slot, or `part/printed` over a printed one. Names may be shortened as long as they stay unique, and
written with spaces, hyphens or in the plural.
"""

from __future__ import annotations

import re
from typing import Final

from astrolude.games.eclipse.advice.fleets import TECHNOLOGIES_OF_BATTLE, USUAL_SPECIES, slots_of
from astrolude.games.eclipse.tables.parts import EMPTY, PART_USES_SLOT, PARTS
from astrolude.games.eclipse.tables.species import COLONY_SHIPS, ENLIGHTENED, SPECIES, TERRAN
from astrolude.games.eclipse.tables.vessels import FIRST_NPC, VESSELS
from astrolude.kernel.errors import InvalidInput

_GROUP: Final = re.compile(r"(?:(\d+)\s*(?:x\s*)?)?([^\[\]]+?)\s*(?:\[([^\[\]]*)\])?")
_COUNT: Final = 1
_NAME: Final = 2
_CHANGES: Final = 3


def read_side(text: str) -> list[dict[str, object]]:
    """The fleets of a side, as the odds calculator reads them."""
    return [_read_owner(owner) for owner in re.split(r"\s+and\s+", text.strip())]


def _read_owner(text: str) -> dict[str, object]:
    species_text, colon, rest = text.rpartition(":")
    species = _species(species_text) if colon else USUAL_SPECIES
    ships_text, _, technologies = rest.partition(" with ")
    index = SPECIES.index(species)
    fleet: dict[str, object] = {
        "species": species,
        "ships": [_read_group(group, index) for group in ships_text.split("+")],
        "technologies": [
            name_of(word, TECHNOLOGIES_OF_BATTLE, "technology of battles")
            for word in technologies.split(",")
            if word.strip()
        ],
    }
    if index == ENLIGHTENED:
        fleet["colony_ships"] = COLONY_SHIPS[index]
    return fleet


def _species(text: str) -> str:
    """A species by name; all Terrans are alike, so that `terrans` is enough."""
    word = _plain(text)
    if "terrans".startswith(word) and word:
        return SPECIES[TERRAN.index(True)]
    return name_of(text, SPECIES, "species")


def _read_group(text: str, species: int) -> dict[str, object]:
    found = _GROUP.fullmatch(text.strip())
    if found is None:
        raise InvalidInput(f"{text.strip()!r} names no ships; write for example '2 cruiser[gauss_shield]'")
    ship = name_of(found[_NAME], VESSELS, "ship")
    group: dict[str, object] = {"ship": ship, "count": int(found[_COUNT] or 1)}
    changes = [change for change in (found[_CHANGES] or "").split(",") if change.strip()]
    if changes:
        if VESSELS.index(ship) >= FIRST_NPC:
            raise InvalidInput(f"{ship} has no blueprint that could be changed")
        group["parts"] = _changed_parts(species, VESSELS.index(ship), changes)
    return group


def _changed_parts(species: int, ship: int, changes: list[str]) -> list[str]:
    """The parts of a blueprint after the changes."""
    slots = slots_of(species, ship)
    outside: list[str] = []
    for change in changes:
        new_text, slash, old_text = change.partition("/")
        part = PARTS.index(name_of(new_text, PARTS, "ship part"))
        if not PART_USES_SLOT[part]:
            outside.append(PARTS[part])
            continue
        covered = PARTS.index(name_of(old_text, PARTS, "ship part")) if slash else EMPTY
        if covered not in slots:
            where = f"printed {PARTS[covered]}" if slash else "empty slot"
            raise InvalidInput(f"the {VESSELS[ship]} has no {where} left for a {PARTS[part]}")
        slots[slots.index(covered)] = part
    return [*[PARTS[part] for part in slots if part != EMPTY], *outside]


def name_of(text: str, names: list[str], what: str) -> str:
    """The one name that a word means: itself, its singular, a beginning, or a part of it."""
    word = _plain(text)
    for candidate in (word, word.removesuffix("s")):
        if candidate in names:
            return candidate
        for matches in (
            [name for name in names if name.startswith(candidate)],
            [name for name in names if candidate in name],
        ):
            if candidate and len(matches) == 1:
                return matches[0]
            if candidate and matches:
                raise InvalidInput(f"{text.strip()!r} may mean {' or '.join(matches)}")
    raise InvalidInput(f"{text.strip()!r} is no {what}; expected one of {', '.join(names)}")


def _plain(text: str) -> str:
    return "_".join(text.lower().replace("-", " ").split())
