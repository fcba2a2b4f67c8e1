"""EC-26, ER-19: the questions of the Combat phase as objects, and its steps. The rules are elsewhere."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.grammar import (
    ATTACK,
    BOMBS,
    CHOOSE_CUBE,
    CHOOSE_TARGET,
    CHOOSE_TYPE,
    DECLINE,
    FIRE,
    KEEP,
    REROLL,
    RETREAT,
    RETURN_TILE,
    SHOOT_MISSILE,
    STOP,
)
from astrolude.games.eclipse.rules.combat.aftermath import end_combat, next_control
from astrolude.games.eclipse.rules.combat.battle import BOMBARDING
from astrolude.games.eclipse.rules.combat.gunnery import (
    assign,
    assign_answers,
    do_damage,
    fire_at_missiles,
    missile_answers,
    reroll,
    reroll_answers,
    resolve_defence,
    shoot_missile,
    take_aim,
)
from astrolude.games.eclipse.rules.combat.phase import (
    attack,
    next_hex,
    proceed,
    put_first,
    retreat,
    retreats,
    type_order_answers,
)
from astrolude.games.eclipse.rules.combat.population_attack import (
    ancients_attack,
    attack_answers,
    bomb,
    cube_answers,
    destroy_cube,
    fire,
    next_attack,
    resolve_attack,
)
from astrolude.games.eclipse.rules.reputation import (
    call_participants,
    displace,
    keep,
    keep_answers,
    next_draw,
    return_looked,
    return_tile_answers,
)
from astrolude.games.eclipse.state import EclipseState
from astrolude.kernel.state import Decision, Step


class TypeOrder(Decision[EclipseState]):
    """EC-16.5, ER-D23."""

    def legal(self, s: EclipseState) -> list[int]:
        return type_order_answers(s)

    def take(self, s: EclipseState, action: int) -> None:
        put_first(s, self.seat, action - CHOOSE_TYPE)


class AttackOrRetreat(Decision[EclipseState]):
    """EC-16.7, ER-D28."""

    def legal(self, s: EclipseState) -> list[int]:
        return [ATTACK, *retreats(s, self.seat)]

    def take(self, s: EclipseState, action: int) -> None:
        if action == ATTACK:
            attack(s)
        else:
            retreat(s, self.seat, action - RETREAT)


class Stalemate(Decision[EclipseState]):
    """EC-16.16: retreat at once, or be destroyed."""

    def legal(self, s: EclipseState) -> list[int]:
        return [DECLINE, *retreats(s, self.seat)]

    def take(self, s: EclipseState, action: int) -> None:
        if action != DECLINE:
            retreat(s, self.seat, action - RETREAT)


class Reroll(Decision[EclipseState]):
    """ER-15.4.4, ER-D24."""

    def legal(self, s: EclipseState) -> list[int]:
        return reroll_answers(s)

    def take(self, s: EclipseState, action: int) -> None:
        if action != STOP:
            reroll(s, self.seat, action - REROLL)


class Assign(Decision[EclipseState]):
    """EC-16.9, ER-D25: the target of the next shot."""

    def legal(self, s: EclipseState) -> list[int]:
        return assign_answers(s)

    def take(self, s: EclipseState, action: int) -> None:
        assign(s, self.seat, action - CHOOSE_TARGET)


class PointDefence(Decision[EclipseState]):
    """ER-4.12, ER-D26: fire with everything, or not at all."""

    def legal(self, s: EclipseState) -> list[int]:
        return [FIRE, DECLINE]

    def take(self, s: EclipseState, action: int) -> None:
        if action == FIRE:
            fire_at_missiles(s, self.seat)


class ShootMissile(Decision[EclipseState]):
    """ER-4.12 d, ER-D27."""

    def legal(self, s: EclipseState) -> list[int]:
        return missile_answers(s, self.seat)

    def take(self, s: EclipseState, action: int) -> None:
        shoot_missile(s, self.seat, action - SHOOT_MISSILE)


class Population(Decision[EclipseState]):
    """EC-17.1, ER-D29."""

    def legal(self, s: EclipseState) -> list[int]:
        return attack_answers(s, self.seat)

    def take(self, s: EclipseState, action: int) -> None:
        if action == BOMBS:
            bomb(s, self.seat)
        elif action == FIRE:
            fire(s, self.seat)


class Cubes(Decision[EclipseState]):
    """EC-17.3: the next cube to destroy."""

    def legal(self, s: EclipseState) -> list[int]:
        return cube_answers(s)

    def take(self, s: EclipseState, action: int) -> None:
        destroy_cube(s, self.seat, action - CHOOSE_CUBE)


class Reputation(Decision[EclipseState]):
    """EC-18.4, ER-D31. Always asked: what can be kept is nobody else's business."""

    def __init__(self, prompt: str, seat: int, arguments: list[int]) -> None:
        super().__init__(prompt, seat, arguments)
        self.automatic = False

    def legal(self, s: EclipseState) -> list[int]:
        return keep_answers(s, self.seat)

    def take(self, s: EclipseState, action: int) -> None:
        if action == DECLINE:
            return_looked(s)
        else:
            keep(s, self.seat, action - KEEP + 1)


class Displace(Decision[EclipseState]):
    """EC-18.4: the tile that makes room. Always asked, for the same reason."""

    def __init__(self, prompt: str, seat: int, arguments: list[int]) -> None:
        super().__init__(prompt, seat, arguments)
        self.automatic = False

    def legal(self, s: EclipseState) -> list[int]:
        return return_tile_answers(s, self.seat)

    def take(self, s: EclipseState, action: int) -> None:
        displace(s, self.seat, action - RETURN_TILE + 1)


class Hex(Step[EclipseState]):
    """EC-16.1: the next hex."""

    def run(self, s: EclipseState) -> None:
        next_hex(s)


class BattleTurn(Step[EclipseState]):
    """EC-16.3, EC-16.7: the next battle of the hex, or the next turn in it."""

    def run(self, s: EclipseState) -> None:
        proceed(s)


class Volley(Step[EclipseState]):
    """The dice of a volley stand."""

    def run(self, s: EclipseState) -> None:
        take_aim(s)


class Defence(Step[EclipseState]):
    """The dice of Point Defense, or of an attack on population, stand."""

    def run(self, s: EclipseState) -> None:
        if s.battle.stage == BOMBARDING:
            resolve_attack(s)
        else:
            resolve_defence(s)


class Damage(Step[EclipseState]):
    """All shots of a volley have their targets."""

    def run(self, s: EclipseState) -> None:
        do_damage(s)


class HexPopulation(Step[EclipseState]):
    """EC-17: the next player who may attack population."""

    def run(self, s: EclipseState) -> None:
        next_attack(s)


class AncientBombs(Step[EclipseState]):
    """ER-9.5, ER-17.2: Ancient Ships attack population, and then the draws begin."""

    def run(self, s: EclipseState) -> None:
        call_participants(s)
        ancients_attack(s)


class HexReputation(Step[EclipseState]):
    """EC-18: the next participant draws."""

    def run(self, s: EclipseState) -> None:
        next_draw(s)


class EndCombat(Step[EclipseState]):
    """The end of the phase."""

    def run(self, s: EclipseState) -> None:
        end_combat(s)


class Control(Step[EclipseState]):
    """EC-17.8: the next hex to control."""

    def run(self, s: EclipseState) -> None:
        next_control(s)


COMBAT_CLASSES: Final[dict[str, type[Decision[EclipseState]]]] = {
    "type_order": TypeOrder,
    "attack_or_retreat": AttackOrRetreat,
    "stalemate": Stalemate,
    "reroll": Reroll,
    "assign": Assign,
    "point_defence": PointDefence,
    "shoot_missile": ShootMissile,
    "population": Population,
    "cubes": Cubes,
    "reputation": Reputation,
    "displace": Displace,
    "hex": Hex,
    "battle": BattleTurn,
    "volley": Volley,
    "defence": Defence,
    "damage": Damage,
    "hex_population": HexPopulation,
    "ancient_bombs": AncientBombs,
    "hex_reputation": HexReputation,
    "end_combat": EndCombat,
    "control": Control,
}
