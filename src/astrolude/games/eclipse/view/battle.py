"""The battle in progress as JSON: the line of ships, whose turn it is, dice and their targets."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.events import VESSEL
from astrolude.games.eclipse.grammar import DIE, PLACE, SECTOR
from astrolude.games.eclipse.rules.combat.battle import BOMBARDING, DEFENDING, DESTROYED, NPC, Battle, Volley
from astrolude.games.eclipse.rules.reputation import draws_of
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import DICE, NONE
from astrolude.games.eclipse.tables.sectors import SECTOR_COUNT

PURPOSES: Final = {DEFENDING: "point_defence", BOMBARDING: "population"}


def is_in_view(battle: Battle) -> bool:
    """Whether the battles of a hex are fought now: not outside the Combat phase, nor between hexes."""
    return 0 <= battle.sector < SECTOR_COUNT


def damage_at(battle: Battle, place: int) -> int:
    """The damage of the ship at a place of the line; none once it is gone."""
    return max(0, battle.damage[place])


def dice_on_table(battle: Battle) -> Volley | None:
    """The dice that all see: those of a volley, else those of Point Defense or against population."""
    if battle.volley.faces:
        return battle.volley
    return battle.defence if battle.stage in PURPOSES else None


def view_battle(s: EclipseState, seat: int | None) -> dict[str, object] | None:
    """All that a seat may see of the Combat phase; None where nothing is in view.

    `acting` is a number of `squadrons`; only the seat that looks at reputation tiles sees their values.
    """
    battle = s.battle
    if not is_in_view(battle):
        return None
    fighting = battle.defender != NONE
    return {
        "sector": SECTOR.reference(battle.sector),
        "round": battle.round if fighting else None,
        "defender": _owners(battle, battle.defender) if fighting else None,
        "attacker": _owners(battle, battle.attacker) if fighting else None,
        "acting": battle.order[battle.turn] if fighting and 0 <= battle.turn < len(battle.order) else None,
        "order": battle.order[:],
        "stalemate": battle.stalemate,
        "squadrons": [_squadron(battle, index) for index in range(len(battle.squadrons))],
        "volley": _volley(battle),
        "dice": _dice(battle),
        "hits": battle.hits,
        "draws": _draws(s),
        "looking": _looking(battle, seat),
    }


def _owner(owner: int) -> int | None:
    return None if owner == NPC else owner


def _owners(battle: Battle, side: int) -> list[int | None]:
    """Who fights on a side; null stands for non-player ships."""
    owners: list[int | None] = []
    for index in battle.order:
        squadron = battle.squadrons[index]
        if squadron.side == side and _owner(squadron.owner) not in owners:
            owners.append(_owner(squadron.owner))
    return owners


def _squadron(battle: Battle, index: int) -> dict[str, object]:
    squadron = battle.squadrons[index]
    design = squadron.design
    places = range(squadron.first, squadron.first + squadron.count)
    retreat = battle.retreat[index]
    return {
        "owner": _owner(squadron.owner),
        "ship": VESSEL.reference(squadron.ship),
        **design.to_json(),
        "regeneration": design.regeneration,
        "retreat": None if retreat == NONE else SECTOR.reference(retreat),
        "ships": [_ship(battle, place) for place in places],
    }


def _ship(battle: Battle, place: int) -> dict[str, object]:
    damage = battle.damage[place]
    state = "here" if damage >= 0 else "destroyed" if damage == DESTROYED else "away"
    return {"place": PLACE.reference(place), "state": state, "damage": damage_at(battle, place)}


def _volley(battle: Battle) -> dict[str, object] | None:
    """The shots of a volley, with their targets as far as they are known; null without one."""
    volley = battle.volley
    if not volley.faces:
        return None
    shots = _faces(volley)
    for shot, aimed in enumerate(zip(volley.powers, volley.targets, strict=True)):
        power, target = aimed
        shots[shot]["damage"] = power
        shots[shot]["target"] = None if target == NONE else PLACE.reference(target)
    return {"squadron": battle.shooter, "missiles": battle.missiles, "shots": shots}


def _dice(battle: Battle) -> dict[str, object] | None:
    """Dice of Point Defense, or those that attack population; null without any."""
    if battle.stage not in PURPOSES:
        return None
    return {"purpose": PURPOSES[battle.stage], "dice": _faces(battle.defence)}


def _faces(volley: Volley) -> list[dict[str, object]]:
    return [
        {"die": DIE.reference(die), "colour": DICE[volley.colours[die]], "face": volley.faces[die]}
        for die in range(len(volley.faces))
    ]


def _draws(s: EclipseState) -> list[int]:
    """By seat: the reputation tiles that it would draw for this hex as things stand."""
    battle = s.battle
    return [draws_of(battle, seat) if battle.taken_part >> seat & 1 else 0 for seat in range(s.players)]


def _looking(battle: Battle, seat: int | None) -> dict[str, object] | None:
    """EC-18.4, EC-27.2: how many tiles a seat looks at; their values only for its own eyes."""
    if not battle.looked:
        return None
    tiles = battle.looked[:] if battle.actor == seat else None
    return {"seat": battle.actor, "number": len(battle.looked), "tiles": tiles}
