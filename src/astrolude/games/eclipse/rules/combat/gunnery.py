"""EC-16.6 to EC-16.9, ER-17.7: a volley in the game: roll, reroll, assign, Point Defense, damage.

The steps lie on the stack under the questions that they wait for; the dice are registers of the battle.
"""

from __future__ import annotations

from astrolude.games.eclipse.events import (
    CANNONS_FIRED,
    MISSILES_FIRED,
    MISSILES_SHOT_DOWN,
    NPC_CANNONS_FIRED,
    NPC_MISSILES_FIRED,
    NPC_POINT_DEFENCE_FIRED,
    POINT_DEFENCE_FIRED,
    REROLLED,
)
from astrolude.games.eclipse.grammar import CHOOSE_TARGET, REROLL, SHOOT_MISSILE, STOP
from astrolude.games.eclipse.questions import (
    ASK_ASSIGN,
    ASK_POINT_DEFENCE,
    ASK_REROLL,
    ASK_SHOOT_MISSILE,
    THEN_DAMAGE,
    THEN_DEFENCE,
    THEN_VOLLEY,
)
from astrolude.games.eclipse.rules.combat.battle import (
    AIMING,
    NO_DICE,
    NPC,
    POINT_DEFENCE,
    Battle,
    Squadron,
    Volley,
)
from astrolude.games.eclipse.rules.combat.casualties import note_damage, remove_destroyed
from astrolude.games.eclipse.rules.combat.point_defence import (
    can_defend,
    count_hits,
    defend_by_rule,
    defending_owner,
    missiles_at,
    roll_defence,
    shoot,
    shoot_by_rule,
)
from astrolude.games.eclipse.rules.combat.targets import aim_by_rule
from astrolude.games.eclipse.rules.combat.volley import (
    aim,
    choices,
    inflict,
    next_shot,
    roll_cannons,
    roll_missiles,
)
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import NONE
from astrolude.games.eclipse.tables.species import ENLIGHTENED
from astrolude.kernel.journal import Event
from astrolude.kernel.state import NOBODY


def fire_missiles(s: EclipseState, index: int) -> None:
    """EC-16.6: a type fires its missiles."""
    roll_missiles(s.battle, index, s.rng)
    _rolled(s, s.battle.squadrons[index], MISSILES_FIRED, NPC_MISSILES_FIRED)


def fire_cannons(s: EclipseState, index: int) -> None:
    """EC-16.7 c: a type attacks; without cannons nothing happens."""
    if not s.battle.squadrons[index].design.firepower:
        return
    roll_cannons(s.battle, index, s.rng)
    _rolled(s, s.battle.squadrons[index], CANNONS_FIRED, NPC_CANNONS_FIRED)


def _rolled(s: EclipseState, squadron: Squadron, event: Event, npc_event: Event) -> None:
    s.reveal()
    faces = [squadron.ship, *s.battle.volley.faces]
    THEN_VOLLEY.then(s)
    if squadron.owner == NPC:
        s.note_all(npc_event, NOBODY, faces)
    else:
        s.note_all(event, squadron.owner, faces)
        offer_rerolls(s, squadron.owner)


def offer_rerolls(s: EclipseState, seat: int) -> None:
    """ER-15.4.4: the Enlightened may roll dice again, one for each unused colony ship."""
    if s.species[seat] == ENLIGHTENED and s.ready[seat]:
        ASK_REROLL.ask(s, seat)


def dice_on_the_table(battle: Battle) -> Volley:
    """The dice on the table: a volley, or those of Point Defense and of attacks on population."""
    return battle.volley if battle.stage == AIMING else battle.defence


def reroll_answers(s: EclipseState) -> list[int]:
    """Every die that differs, or none."""
    dice = dice_on_the_table(s.battle)
    answers = [STOP.at()]
    seen: list[int] = []
    for die in range(len(dice.faces)):
        look = dice.faces[die] + 8 * (dice.colours[die] + 4 * dice.computers[die])
        if look not in seen:
            seen.append(look)
            answers.append(REROLL.at(die))
    return answers


def reroll(s: EclipseState, seat: int, die: int) -> None:
    """ER-15.4.4: the new result stands, unless it is rolled again too."""
    dice = dice_on_the_table(s.battle)
    before = dice.faces[die]
    dice.faces[die] = s.rng.die()
    s.ready[seat] -= 1
    s.reveal()
    s.note(REROLLED, seat, before, dice.faces[die])
    offer_rerolls(s, seat)


def take_aim(s: EclipseState) -> None:
    """EC-16.9, EC-16.12: the dice that stand become shots; players choose the targets of theirs."""
    battle = s.battle
    aim(battle)
    THEN_DAMAGE.then(s)
    owner = battle.squadrons[battle.shooter].owner
    if owner == NPC:
        aim_by_rule(battle)
    elif battle.volley.targets:
        ASK_ASSIGN.ask(s, owner)


def assign_answers(s: EclipseState) -> list[int]:
    """EC-16.9: the ships that the next shot hits."""
    return [CHOOSE_TARGET.at(place) for place in choices(s.battle)]


def assign(s: EclipseState, seat: int, place: int) -> None:
    battle = s.battle
    battle.volley.targets[next_shot(battle)] = place
    if next_shot(battle) != NONE:
        ASK_ASSIGN.ask(s, seat)


def do_damage(s: EclipseState) -> None:
    """ER-17.7, steps 4 and 5: Point Defense once for each volley of missiles, then the damage."""
    battle = s.battle
    if battle.missiles and not battle.defended:
        battle.defended = True
        owner = defending_owner(battle)
        if owner != NOBODY and can_defend(battle, owner):
            THEN_DAMAGE.then(s)
            if owner == NPC:
                _defend_npc(s)
            else:
                ASK_POINT_DEFENCE.ask(s, owner)
            return
    _strike(s)


def _strike(s: EclipseState) -> None:
    battle = s.battle
    slayer = battle.squadrons[battle.shooter].owner
    hit = sorted({place for place in battle.volley.targets if place != NONE})
    destroyed = inflict(battle)
    for place in hit:
        if place not in destroyed:
            note_damage(s, battle, place)
    for place in destroyed:
        remove_destroyed(s, battle, place, slayer)


def _defend_npc(s: EclipseState) -> None:
    """ER-7.6: an Ancient Cruiser with Point Defense always uses it."""
    battle = s.battle
    s.reveal()
    aimed = len(battle.volley.targets) - battle.volley.targets.count(NONE)
    defend_by_rule(battle, s.rng)
    ship = next(one.ship for one in battle.squadrons if one.owner == NPC and one.abilities & POINT_DEFENCE)
    s.note_all(NPC_POINT_DEFENCE_FIRED, NOBODY, [ship, *battle.defence.faces])
    battle.defence.clear()
    left = len(battle.volley.targets) - battle.volley.targets.count(NONE)
    s.note(MISSILES_SHOT_DOWN, NOBODY, aimed - left)


def fire_at_missiles(s: EclipseState, seat: int) -> None:
    """ER-4.12 b: every ship that the seat has in this battle fires."""
    roll_defence(s.battle, seat, s.rng)
    s.reveal()
    s.note_all(POINT_DEFENCE_FIRED, seat, s.battle.defence.faces[:])
    THEN_DEFENCE.then(s)
    offer_rerolls(s, seat)


def resolve_defence(s: EclipseState) -> None:
    """ER-4.12 c, d: the hits; their owner chooses which missiles they destroy."""
    battle = s.battle
    owner = defending_owner(battle)
    count_hits(battle, owner)
    battle.defence.clear()
    battle.stage = NO_DICE
    s.note(MISSILES_SHOT_DOWN, owner, min(battle.hits, _missiles_on_the_way(battle, owner)))
    choose_missile(s, owner)


def _missiles_on_the_way(battle: Battle, owner: int) -> int:
    return sum(
        1 for place in battle.volley.targets if place != NONE and battle.squadron_at(place).owner == owner
    )


def choose_missile(s: EclipseState, seat: int) -> None:
    """Ask for the next missile to shoot while there is a choice; hits that find none are lost."""
    battle = s.battle
    if battle.hits >= _missiles_on_the_way(battle, seat):
        shoot_by_rule(battle, seat)
        battle.hits = 0
    elif battle.hits:
        ASK_SHOOT_MISSILE.ask(s, seat)


def missile_answers(s: EclipseState, seat: int) -> list[int]:
    return [SHOOT_MISSILE.at(shot) for shot in missiles_at(s.battle, seat)]


def shoot_missile(s: EclipseState, seat: int, shot: int) -> None:
    shoot(s.battle, shot)
    choose_missile(s, seat)
