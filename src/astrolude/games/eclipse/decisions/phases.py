"""The questions of set-up, Upkeep and Cleanup as objects."""

from __future__ import annotations

from astrolude.games.eclipse.grammar import (
    ABANDON,
    CHOOSE_PLANET,
    CHOOSE_RESOURCE,
    CHOOSE_SHRINE,
    CHOOSE_SPECIES,
    COLONISE,
    DECLINE,
    DIRECTION,
    FLIP_FOR,
    GO_ROUND,
    ROTATE,
    STOP,
    TRADE,
)
from astrolude.games.eclipse.questions import ASK_COLONISTS, ASK_PLANET, ASK_SHRINE, THEN_PAYMENT_OF
from astrolude.games.eclipse.rules.cleanup import choose_direction
from astrolude.games.eclipse.rules.cubes import add_colonies, colonise
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
        choose_species(s, self.seat, CHOOSE_SPECIES.of(action))


class Rotation(Decision[EclipseState]):
    """ER-D03."""

    def legal(self, s: EclipseState) -> list[int]:
        return rotation_answers(s, self.seat)

    def take(self, s: EclipseState, action: int) -> None:
        place_home(s, self.seat, ROTATE.of(action))


class FirstCube(Decision[EclipseState]):
    """ER-D05."""

    def legal(self, s: EclipseState) -> list[int]:
        return first_cube_answers(s, self.seat)

    def take(self, s: EclipseState, action: int) -> None:
        remove_cube(s, self.seat, CHOOSE_RESOURCE.of(action))


class OrbitalCube(Decision[EclipseState]):
    """ER-D04."""

    def legal(self, s: EclipseState) -> list[int]:
        return orbital_cube_answers()

    def take(self, s: EclipseState, action: int) -> None:
        put_orbital_cube(s, self.seat, CHOOSE_RESOURCE.of(action))


class Shrine(Decision[EclipseState]):
    """ER-D33."""

    def legal(self, s: EclipseState) -> list[int]:
        return shrine_answers(s, self.seat)

    def take(self, s: EclipseState, action: int) -> None:
        if CHOOSE_SHRINE.holds(action):
            ASK_PLANET.ask(s, self.seat, CHOOSE_SHRINE.of(action))
        elif not DECLINE.holds(action):
            ASK_SHRINE.ask(s, self.seat)
            trade(s, self.seat, TRADE.of(action))


class Planet(Decision[EclipseState]):
    """ER-D33. Argument: the shrine."""

    def legal(self, s: EclipseState) -> list[int]:
        return planet_answers(s, self.seat, self.argument)

    def take(self, s: EclipseState, action: int) -> None:
        planet, sector = CHOOSE_PLANET.of(action)
        build_shrine(s, self.seat, self.argument, planet, sector)


class Colonists(Decision[EclipseState]):
    """EC-19.2: colony ships at the start of Upkeep."""

    def legal(self, s: EclipseState) -> list[int]:
        answers = [STOP.at()]
        add_colonies(s, self.seat, True, answers)
        if len(answers) > 1:
            add_sales(s, self.seat, answers)
        return answers

    def take(self, s: EclipseState, action: int) -> None:
        if STOP.holds(action):
            return
        ASK_COLONISTS.ask(s, self.seat)
        if COLONISE.holds(action):
            way, sector = COLONISE.of(action)
            colonise(s, self.seat, way, sector)
        else:
            sell_ship(s, self.seat, FLIP_FOR.of(action))


class Upkeep(Decision[EclipseState]):
    """EC-19.4, ER-15.1.3."""

    def legal(self, s: EclipseState) -> list[int]:
        return payment_answers(s, self.seat)

    def take(self, s: EclipseState, action: int) -> None:
        if STOP.holds(action):
            pay_upkeep(s, self.seat)
            return
        THEN_PAYMENT_OF.then(s, self.seat)
        if ABANDON.holds(action):
            abandon(s, self.seat, ABANDON.of(action))
        elif FLIP_FOR.holds(action):
            sell_ship(s, self.seat, FLIP_FOR.of(action))
        else:
            trade(s, self.seat, TRADE.of(action))


class Direction(Decision[EclipseState]):
    """ER-D35."""

    def legal(self, s: EclipseState) -> list[int]:
        return [GO_ROUND.at(direction) for direction in range(DIRECTION.size)]

    def take(self, s: EclipseState, action: int) -> None:
        choose_direction(s, self.seat, GO_ROUND.of(action))
