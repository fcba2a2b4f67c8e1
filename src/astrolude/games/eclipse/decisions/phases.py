"""The questions of set-up, Upkeep and Cleanup as objects."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.grammar import (
    ABANDON,
    ASK_COLONISTS,
    ASK_PLANET,
    ASK_SHRINE,
    CHOOSE_PLANET,
    CHOOSE_RESOURCE,
    CHOOSE_SHRINE,
    CHOOSE_SPECIES,
    COLONISE,
    COLONISE_STRIDE,
    DECLINE,
    DIRECTION,
    FLIP_FOR,
    GO_ROUND,
    PLANET_SPAN,
    PLANET_STRIDE,
    ROTATE,
    STOP,
    THEN_PAYMENT_OF,
    TRADE,
)
from astrolude.games.eclipse.question import Argued
from astrolude.games.eclipse.rules.cleanup import choose_direction
from astrolude.games.eclipse.rules.cubes import (
    add_colonies,
    colonise,
)
from astrolude.games.eclipse.rules.draft import (
    choose_species,
    first_cube_answers,
    orbital_cube_answers,
    place_home,
    put_orbital_cube,
    remove_cube,
    rotation_answers,
    species_answers,
)
from astrolude.games.eclipse.rules.economy import add_sales, sell_ship, trade
from astrolude.games.eclipse.rules.shrines import build_shrine, planet_answers, shrine_answers
from astrolude.games.eclipse.rules.upkeep import abandon, pay_upkeep, payment_answers
from astrolude.games.eclipse.state import EclipseState
from astrolude.kernel.state import Decision


class Species(Decision[EclipseState]):
    """EC-26 (1), ER-D02."""

    def legal(self, s: EclipseState) -> list[int]:
        return species_answers(s, self.seat)

    def take(self, s: EclipseState, action: int) -> None:
        choose_species(s, self.seat, action - CHOOSE_SPECIES)


class Rotation(Decision[EclipseState]):
    """ER-D03."""

    def legal(self, s: EclipseState) -> list[int]:
        return rotation_answers(s, self.seat)

    def take(self, s: EclipseState, action: int) -> None:
        place_home(s, self.seat, action - ROTATE)


class FirstCube(Decision[EclipseState]):
    """ER-D05."""

    def legal(self, s: EclipseState) -> list[int]:
        return first_cube_answers(s, self.seat)

    def take(self, s: EclipseState, action: int) -> None:
        remove_cube(s, self.seat, action - CHOOSE_RESOURCE)


class OrbitalCube(Decision[EclipseState]):
    """ER-D04."""

    def legal(self, s: EclipseState) -> list[int]:
        return orbital_cube_answers()

    def take(self, s: EclipseState, action: int) -> None:
        put_orbital_cube(s, self.seat, action - CHOOSE_RESOURCE)


class Shrine(Decision[EclipseState]):
    """ER-D33."""

    def legal(self, s: EclipseState) -> list[int]:
        return shrine_answers(s, self.seat)

    def take(self, s: EclipseState, action: int) -> None:
        if action >= CHOOSE_SHRINE:
            s.ask(ASK_PLANET + self.seat * PLANET_SPAN + action - CHOOSE_SHRINE)
        elif action != DECLINE:
            s.ask(ASK_SHRINE + self.seat)
            trade(s, self.seat, action - TRADE)


class Planet(Argued):
    """ER-D33. Argument: the shrine."""

    def legal(self, s: EclipseState) -> list[int]:
        return planet_answers(s, self.seat, self.argument)

    def take(self, s: EclipseState, action: int) -> None:
        planet, sector = divmod(action - CHOOSE_PLANET, PLANET_STRIDE)
        build_shrine(s, self.seat, self.argument, planet, sector)


class Colonists(Decision[EclipseState]):
    """EC-19.2: colony ships at the start of Upkeep."""

    def legal(self, s: EclipseState) -> list[int]:
        answers = [STOP]
        add_colonies(s, self.seat, True, answers)
        if len(answers) > 1:
            add_sales(s, self.seat, answers)
        return answers

    def take(self, s: EclipseState, action: int) -> None:
        if action == STOP:
            return
        s.ask(ASK_COLONISTS + self.seat)
        if action >= COLONISE:
            way, sector = divmod(action - COLONISE, COLONISE_STRIDE)
            colonise(s, self.seat, way, sector)
        else:
            sell_ship(s, self.seat, action - FLIP_FOR)


class Upkeep(Decision[EclipseState]):
    """EC-19.4, ER-15.1.3."""

    def legal(self, s: EclipseState) -> list[int]:
        return payment_answers(s, self.seat)

    def take(self, s: EclipseState, action: int) -> None:
        if action == STOP:
            pay_upkeep(s, self.seat)
            return
        s.ask(THEN_PAYMENT_OF + self.seat)
        if action >= ABANDON:
            abandon(s, self.seat, action - ABANDON)
        elif action >= FLIP_FOR:
            sell_ship(s, self.seat, action - FLIP_FOR)
        else:
            trade(s, self.seat, action - TRADE)


class Direction(Decision[EclipseState]):
    """ER-D35."""

    def legal(self, s: EclipseState) -> list[int]:
        return [GO_ROUND + direction for direction in range(DIRECTION.size)]

    def take(self, s: EclipseState, action: int) -> None:
        choose_direction(s, self.seat, action - GO_ROUND)


PHASE_CLASSES: Final[dict[str, type[Decision[EclipseState]]]] = {
    "species": Species,
    "rotation": Rotation,
    "first_cube": FirstCube,
    "orbital_cube": OrbitalCube,
    "shrine": Shrine,
    "planet": Planet,
    "colonists": Colonists,
    "upkeep": Upkeep,
    "direction": Direction,
}
