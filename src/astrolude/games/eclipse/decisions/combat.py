"""EC-26, ER-19: the questions of the Combat phase."""

from __future__ import annotations

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
from astrolude.games.eclipse.rules.combat.gunnery import (
    assign,
    assign_answers,
    fire_at_missiles,
    missile_answers,
    reroll,
    reroll_answers,
    shoot_missile,
)
from astrolude.games.eclipse.rules.combat.phase import (
    attack,
    put_first,
    retreat,
    retreat_answers,
    type_order_answers,
)
from astrolude.games.eclipse.rules.combat.population_attack import (
    attack_answers,
    bomb,
    cube_answers,
    destroy_cube,
    fire,
)
from astrolude.games.eclipse.rules.reputation import (
    displace,
    keep,
    keep_answers,
    return_looked,
    return_tile_answers,
)
from astrolude.games.eclipse.state import EclipseState
from astrolude.kernel.state import Decision


class TypeOrder(Decision[EclipseState]):
    """EC-16.5, ER-D23."""

    def legal(self, s: EclipseState) -> list[int]:
        return type_order_answers(s)

    def take(self, s: EclipseState, action: int) -> None:
        put_first(s, self.seat, CHOOSE_TYPE.of(action))


class AttackOrRetreat(Decision[EclipseState]):
    """EC-16.7, ER-D28."""

    def legal(self, s: EclipseState) -> list[int]:
        return [ATTACK.at(), *retreat_answers(s, self.seat)]

    def take(self, s: EclipseState, action: int) -> None:
        if ATTACK.holds(action):
            attack(s)
        else:
            retreat(s, self.seat, RETREAT.of(action))


class Stalemate(Decision[EclipseState]):
    """EC-16.16: retreat at once, or be destroyed."""

    def legal(self, s: EclipseState) -> list[int]:
        return [DECLINE.at(), *retreat_answers(s, self.seat)]

    def take(self, s: EclipseState, action: int) -> None:
        if not DECLINE.holds(action):
            retreat(s, self.seat, RETREAT.of(action))


class Reroll(Decision[EclipseState]):
    """ER-15.4.4, ER-D24."""

    def legal(self, s: EclipseState) -> list[int]:
        return reroll_answers(s)

    def take(self, s: EclipseState, action: int) -> None:
        if not STOP.holds(action):
            reroll(s, self.seat, REROLL.of(action))


class Assign(Decision[EclipseState]):
    """EC-16.9, ER-D25: the target of the next shot."""

    def legal(self, s: EclipseState) -> list[int]:
        return assign_answers(s)

    def take(self, s: EclipseState, action: int) -> None:
        assign(s, self.seat, CHOOSE_TARGET.of(action))


class PointDefence(Decision[EclipseState]):
    """ER-4.12, ER-D26: fire with everything, or not at all."""

    def legal(self, s: EclipseState) -> list[int]:
        return [FIRE.at(), DECLINE.at()]

    def take(self, s: EclipseState, action: int) -> None:
        if FIRE.holds(action):
            fire_at_missiles(s, self.seat)


class ShootMissile(Decision[EclipseState]):
    """ER-4.12 d, ER-D27."""

    def legal(self, s: EclipseState) -> list[int]:
        return missile_answers(s, self.seat)

    def take(self, s: EclipseState, action: int) -> None:
        shoot_missile(s, self.seat, SHOOT_MISSILE.of(action))


class Population(Decision[EclipseState]):
    """EC-17.1, ER-D29."""

    def legal(self, s: EclipseState) -> list[int]:
        return attack_answers(s, self.seat)

    def take(self, s: EclipseState, action: int) -> None:
        if BOMBS.holds(action):
            bomb(s, self.seat)
        elif FIRE.holds(action):
            fire(s, self.seat)


class Cubes(Decision[EclipseState]):
    """EC-17.3: the next cube to destroy."""

    def legal(self, s: EclipseState) -> list[int]:
        return cube_answers(s)

    def take(self, s: EclipseState, action: int) -> None:
        destroy_cube(s, self.seat, CHOOSE_CUBE.of(action))


class Reputation(Decision[EclipseState]):
    """EC-18.4, ER-D31. Always asked: what can be kept is nobody else's business."""

    automatic = False

    def legal(self, s: EclipseState) -> list[int]:
        return keep_answers(s, self.seat)

    def take(self, s: EclipseState, action: int) -> None:
        if DECLINE.holds(action):
            return_looked(s)
        else:
            keep(s, self.seat, KEEP.of(action) + 1)


class Displace(Decision[EclipseState]):
    """EC-18.4: the tile that makes room. Always asked, for the same reason."""

    automatic = False

    def legal(self, s: EclipseState) -> list[int]:
        return return_tile_answers(s, self.seat)

    def take(self, s: EclipseState, action: int) -> None:
        displace(s, self.seat, RETURN_TILE.of(action) + 1)
