"""EC-16.3 to EC-16.7: who fights in a battle, in which order the ship types act, and when it is over."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.rules.combat.battle import AWAY, DESTROYED, NPC, Battle, Squadron, are_enemies
from astrolude.games.eclipse.tables.common import NONE

OVER: Final = -1
STALEMATE: Final = -2
"""What `next_turn` answers when no squadron acts any more."""
MOST_ROUNDS: Final = 1000
"""EC-28.37: after so many engagement rounds nobody believes in an end."""


def begin_battle(battle: Battle, defender: int, attacker: int) -> None:
    """Two sides meet. Whoever has no enemy on the other side takes no part (ER-12.16)."""
    battle.defender = defender
    battle.attacker = attacker
    battle.round = 0
    battle.turn = NONE
    battle.arranged = 0
    battle.order.clear()
    for index in range(len(battle.squadrons)):
        if battle.alive[index] and _faces_an_enemy(battle, index):
            _line_up(battle, index)


def end_battle(battle: Battle) -> None:
    """EC-16.15: whoever declared retreat in the last round itself stays and may fight again."""
    for index in battle.order:
        battle.retreat[index] = NONE
    battle.order.clear()
    battle.defender = NONE
    battle.attacker = NONE


def _faces_an_enemy(battle: Battle, index: int) -> bool:
    """Whether a squadron belongs to one of the two sides and is hostile to a ship of the other."""
    squadron = battle.squadrons[index]
    if squadron.side == battle.defender:
        opponent = battle.attacker
    elif squadron.side == battle.attacker:
        opponent = battle.defender
    else:
        return False
    return any(
        battle.alive[other]
        and battle.squadrons[other].side == opponent
        and are_enemies(squadron, battle.squadrons[other])
        for other in range(len(battle.squadrons))
    )


def _line_up(battle: Battle, index: int) -> None:
    """Insert a squadron where it acts, and note that its owner fights here."""
    squadron = battle.squadrons[index]
    battle.taken_part |= 1 << squadron.owner
    battle.withdrawn &= ~(1 << squadron.owner)
    place = len(battle.order)
    while place and _acts_before(battle, squadron, battle.squadrons[battle.order[place - 1]]):
        place -= 1
    battle.order.insert(place, index)


def _acts_before(battle: Battle, one: Squadron, other: Squadron) -> bool:
    """EC-16.5, ER-7.9, ER-12.8: initiative, the defender at equality, then entry, and larger Ancients."""
    if one.design.initiative != other.design.initiative:
        return one.design.initiative > other.design.initiative
    if one.side != other.side:
        return one.side == battle.defender
    if one.entry != other.entry:
        return one.entry < other.entry
    return one.owner == NPC and one.size > other.size


def tied_types(battle: Battle) -> int:
    """EC-16.5: how many types of one player act at the same moment, from `arranged` on; 0 when all stand.

    Types that stand alone are settled on the way.
    """
    order = battle.order
    while battle.arranged < len(order):
        first = battle.squadrons[order[battle.arranged]]
        end = battle.arranged + 1
        while end < len(order) and _are_tied(first, battle.squadrons[order[end]]):
            end += 1
        if end > battle.arranged + 1:
            return end - battle.arranged
        battle.arranged += 1
    return 0


def _are_tied(one: Squadron, other: Squadron) -> bool:
    return one.owner == other.owner and one.owner != NPC and one.design.initiative == other.design.initiative


def act_first(battle: Battle, ship: int) -> None:
    """The owner of tied types names the one that acts first among them."""
    order = battle.order
    place = battle.arranged
    while battle.squadrons[order[place]].ship != ship:
        place += 1
    order.insert(battle.arranged, order.pop(place))
    battle.arranged += 1


def next_turn(battle: Battle) -> int:
    """EC-16.6, EC-16.7: the squadron that acts next, or OVER, or STALEMATE.

    A round is always completed: squadrons without an enemy left still leave if they had declared retreat.
    """
    squadrons = battle.squadrons
    while True:
        battle.turn += 1
        while battle.turn < len(battle.order):
            index = battle.order[battle.turn]
            if battle.alive[index]:
                if not battle.round:
                    if squadrons[index].design.missile_dice and faces_enemies(battle, index):
                        return index
                elif battle.retreat[index] != NONE or faces_enemies(battle, index):
                    return index
            battle.turn += 1
        if battle.round:
            regenerate(battle)
        if not any_hostile(battle):
            return OVER
        battle.round += 1
        battle.turn = NONE
        if battle.round > MOST_ROUNDS or is_stalemate(battle):
            return STALEMATE


def faces_enemies(battle: Battle, index: int) -> bool:
    """Whether a squadron of the battle has an enemy left."""
    squadron = battle.squadrons[index]
    return any(
        battle.alive[other] and are_enemies(squadron, battle.squadrons[other]) for other in battle.order
    )


def any_hostile(battle: Battle) -> bool:
    """ER-12.7: whether two hostile ships of the two sides are left."""
    return any(battle.alive[index] and faces_enemies(battle, index) for index in battle.order)


def regenerate(battle: Battle) -> None:
    """ER-7.6, ER-11.8: after each engagement round, not after the missile step."""
    for index in battle.order:
        squadron = battle.squadrons[index]
        repaired = squadron.design.regeneration
        if repaired:
            for place in range(squadron.first, squadron.first + squadron.count):
                if battle.damage[place] > 0:
                    battle.damage[place] = max(0, battle.damage[place] - repaired)


def is_stalemate(battle: Battle) -> bool:
    """EC-16.16, EC-28.37: no ship has a cannon, or none can ever be destroyed because all damage is repaired.

    Only regeneration makes the second case possible.
    """
    return not any(battle.alive[index] and _can_be_destroyed(battle, index) for index in battle.order)


def _can_be_destroyed(battle: Battle, index: int) -> bool:
    """Whether the cannons of a squadron's enemies do more than its ships repair, or enough at once."""
    squadron = battle.squadrons[index]
    firepower = 0
    for other in battle.order:
        enemy = battle.squadrons[other]
        if battle.alive[other] and are_enemies(squadron, enemy):
            firepower += battle.alive[other] * enemy.design.firepower
    if firepower > squadron.design.regeneration:
        return True
    for place in range(squadron.first, squadron.first + squadron.count):
        if battle.damage[place] >= 0 and battle.damage[place] + firepower > squadron.design.hull:
            return True
    return False


def declare_retreat(battle: Battle, index: int, sector: int) -> None:
    """EC-16.13: the whole type goes to the border; it leaves on its next turn."""
    battle.retreat[index] = sector
    note_withdrawal(battle, battle.squadrons[index].owner)


def leave(battle: Battle, index: int) -> int:
    """The survivors of a squadron are gone from the battle; how many they are."""
    squadron = battle.squadrons[index]
    leaving = battle.alive[index]
    for place in range(squadron.first, squadron.first + squadron.count):
        if battle.damage[place] >= 0:
            battle.damage[place] = AWAY
    battle.alive[index] = 0
    return leaving


def note_withdrawal(battle: Battle, owner: int) -> None:
    """EC-18.3, EC-28.38: an owner has withdrawn once all ships still in the battle have declared retreat."""
    ships = 0
    for index in battle.order:
        if battle.squadrons[index].owner == owner and battle.alive[index]:
            if battle.retreat[index] == NONE:
                return
            ships += battle.alive[index]
    if ships:
        battle.withdrawn |= 1 << owner


def destroy(battle: Battle, place: int, owner: int) -> None:
    """EC-16.10, EC-18.2: a ship is gone, and counts for the owner of the die that brought the last point."""
    squadron = battle.squadron_at(place)
    battle.damage[place] = DESTROYED
    battle.alive[battle.members[place]] -= 1
    battle.earned[owner] += squadron.draws
    note_withdrawal(battle, squadron.owner)
