"""What the view says about one seat: its board, blueprints, tracks and score."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.grammar import (
    ACTION,
    ALLIANCE,
    DEVELOPMENT,
    FACTION,
    PART,
    REACTION,
    RESOURCE,
    SHIP,
    TECHNOLOGY,
    TRACK,
)
from astrolude.games.eclipse.rules.blueprints import (
    BAYS,
    CANNONS,
    COMPUTER,
    ENERGY,
    HULL,
    INITIATIVE,
    JUMPS,
    MISSILES,
    MOVEMENT,
    REGENERATION,
    SHIELD,
    stat,
)
from astrolude.games.eclipse.rules.cubes import KINDS
from astrolude.games.eclipse.rules.diplomacy import WITH_CUBE, given
from astrolude.games.eclipse.rules.economy import balance, production, upkeep
from astrolude.games.eclipse.rules.supply import TRACK_COUNT
from astrolude.games.eclipse.rules.turn import SPACES, has_passed
from astrolude.games.eclipse.scoring import SCORE_PARTS, SHARED, own_total, score_parts, totals
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import DICE, NONE, RESOURCES, SHIP_TYPES, SHRINE_GROUPS
from astrolude.games.eclipse.tables.species import (
    AMBASSADORS,
    COLONY_SHIPS,
    COLOURS,
    ENLIGHTENED,
    HAS_BLUEPRINT,
    NO_SLOT,
    PRINTED,
    REPUTATION_SLOTS,
    SLOT_KINDS,
    SLOTS,
    SPECIES_COLOUR,
)

FIGURES: Final = {
    "energy": ENERGY,
    "initiative": INITIATIVE,
    "movement": MOVEMENT,
    "jumps": JUMPS,
    "computer": COMPUTER,
    "shield": SHIELD,
    "hull": HULL,
    "regeneration": REGENERATION,
    "bays": BAYS,
}


def view_seat(s: EclipseState, seat: int, viewer: int | None) -> dict[str, object]:
    """A seat without a species shows only that."""
    species = s.species[seat]
    if species == NONE:
        return {"species": None, "score": view_score(s, seat, viewer)}
    return {
        "species": FACTION.reference(species),
        "colour": COLOURS[SPECIES_COLOUR[species]],
        "gone": bool(s.gone[seat]),
        "passed": has_passed(s, seat),
        "resources": view_resources(s, seat),
        "upkeep": upkeep(s, seat),
        "balance": balance(s, seat),
        "discs": view_discs(s, seat),
        "colony_ships": {"ready": s.ready[seat], "all": COLONY_SHIPS[species]},
        **view_equipment(s, seat),
        **view_tiles(s, seat, viewer),
        "score": view_score(s, seat, viewer),
    }


def view_equipment(s: EclipseState, seat: int) -> dict[str, object]:
    """Technologies, blueprints, and what can still be built of them."""
    species = s.species[seat]
    return {
        "technologies": {
            TRACK.reference(track): [
                TECHNOLOGY.reference(tile) for tile in s.tiles[seat * TRACK_COUNT + track]
            ]
            for track in range(TRACK_COUNT)
        },
        "blueprints": [
            view_blueprint(s, seat, ship)
            for ship in range(SHIP_TYPES)
            if HAS_BLUEPRINT[species * SHIP_TYPES + ship]
        ],
        "spare_parts": [PART.reference(part) for part in range(PART.size) if s.spare[seat] >> part & 1],
        "supply": {
            SHIP.reference(ship): s.supply[seat * SHIP_TYPES + ship]
            for ship in range(SHIP_TYPES)
            if s.supply[seat * SHIP_TYPES + ship]
        },
    }


def view_tiles(s: EclipseState, seat: int, viewer: int | None) -> dict[str, object]:
    """Everything that lies beside the board."""
    return {
        "reputation": view_reputation(s, seat, viewer),
        "ambassadors": view_ambassadors(s, seat),
        "discoveries": {"kept": s.kept[seat], "used": s.beside[seat]},
        "trophies": s.trophies[seat],
        "developments": [
            DEVELOPMENT.reference(tile)
            for tile in range(DEVELOPMENT.size)
            if s.developments[seat] >> tile & 1
        ],
        "alliance": None if s.alliance[seat] == NONE else ALLIANCE.reference(s.alliance[seat]),
        "oaths_broken": [
            ALLIANCE.reference(tile) for tile in range(ALLIANCE.size) if s.broken[seat] >> tile & 1
        ],
        "bonuses": [name for group, name in enumerate(SHRINE_GROUPS) if has_bonus(s, seat, group)],
    }


def has_bonus(s: EclipseState, seat: int, group: int) -> bool:
    return s.species[seat] == ENLIGHTENED and s.bonuses >> group & 1 == 1


def view_resources(s: EclipseState, seat: int) -> dict[str, object]:
    return {
        RESOURCE.reference(resource): {
            "stored": s.stored[seat * KINDS + resource],
            "cubes": s.track[seat * KINDS + resource],
            "production": production(s, seat, resource),
            "graveyard": s.graveyard[seat * KINDS + resource],
        }
        for resource in range(len(RESOURCES))
    }


def view_discs(s: EclipseState, seat: int) -> dict[str, object]:
    spent = s.spent[seat * SPACES : (seat + 1) * SPACES]
    return {
        "track": s.discs[seat],
        "actions": {ACTION.reference(action): spent[action] for action in range(ACTION.size)},
        "reactions": {
            REACTION.reference(reaction): spent[ACTION.size + reaction] for reaction in range(REACTION.size)
        },
        "reserve": s.reserve[seat],
        "in_hand": s.lifted[seat],
    }


def view_blueprint(s: EclipseState, seat: int, ship: int) -> dict[str, object]:
    """Slots with the printed part and the tile over it, and what they add up to."""
    first = s.species[seat] * SHIP_TYPES * SLOTS + ship * SLOTS
    tiles = s.blueprints[seat][ship * SLOTS : (ship + 1) * SLOTS]
    slots = [
        {"slot": slot + 1, "printed": part_name(PRINTED[first + slot]), "tile": part_name(tiles[slot])}
        for slot in range(SLOTS)
        if PRINTED[first + slot] != NO_SLOT or tiles[slot] != NONE
    ]
    figures: dict[str, object] = {name: stat(s, seat, ship, figure) for name, figure in FIGURES.items()}
    figures["cannons"] = dice(s, seat, ship, CANNONS)
    figures["missiles"] = dice(s, seat, ship, MISSILES)
    return {"ship": SHIP.reference(ship), "slots": slots, "figures": figures}


def part_name(part: int) -> str | None:
    return None if part < 0 else PART.reference(part)


def dice(s: EclipseState, seat: int, ship: int, first: int) -> dict[str, int]:
    return {name: stat(s, seat, ship, first + colour) for colour, name in enumerate(DICE)}


def view_reputation(s: EclipseState, seat: int, viewer: int | None) -> dict[str, object]:
    """EC-27.2, ER-20.2: only the own tiles are seen, and those that were shown."""
    species = s.species[seat]
    return {
        "slots": {
            kind: REPUTATION_SLOTS[species * len(SLOT_KINDS) + index] for index, kind in enumerate(SLOT_KINDS)
        },
        "tiles": known_tiles(s, seat, viewer),
        "shown_to": s.shown[seat][:] if viewer == seat else None,
    }


def known_tiles(s: EclipseState, seat: int, viewer: int | None) -> list[int | None]:
    return [
        value if knows(s, seat, viewer, mask) else None
        for value, mask in zip(s.reputation[seat], s.shown[seat], strict=True)
    ]


def knows(s: EclipseState, seat: int, viewer: int | None, mask: int) -> bool:
    if s.over or viewer == seat:
        return True
    return viewer is not None and mask >> viewer & 1 == 1


def view_ambassadors(s: EclipseState, seat: int) -> dict[str, object]:
    held = [giver for giver in range(s.players) if s.envoys[giver * s.players + seat]]
    return {
        "held": [{"from": giver, "cube": s.envoys[giver * s.players + seat] == WITH_CUBE} for giver in held],
        "left": AMBASSADORS[s.species[seat]] - given(s, seat),
    }


def view_score(s: EclipseState, seat: int, viewer: int | None) -> dict[str, object]:
    parts = known_parts(s, seat, viewer)
    return {"total": sum(parts), "parts": dict(zip(SCORE_PARTS, parts, strict=True))}


def known_parts(s: EclipseState, seat: int, viewer: int | None) -> list[int]:
    """What the viewer can count: reputation as far as it is known; alliances are averaged at the end."""
    if s.species[seat] == NONE:
        return [0] * len(SCORE_PARTS)
    known = sum(value for value in known_tiles(s, seat, viewer) if value is not None)
    parts = score_parts(s, seat, known)
    if s.over:
        parts[SHARED] = totals(s)[seat] - own_total(s, seat)
    return parts
