"""Questions of the set-up, and the booster that is taken then and with every pass."""

from __future__ import annotations

from astrolude.games.gaia.grammar import CHOOSE_FACTION, PUT, ROTATE, TAKE_BOOSTER
from astrolude.games.gaia.rules.rounds import booster_answers, take_booster
from astrolude.games.gaia.setup import (
    choose_faction,
    faction_answers,
    first_answers,
    put_first,
    rotate_tile,
    rotation_answers,
)
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.structures import INSTITUTE, MINE
from astrolude.kernel.state import Decision


class Rotation(Decision[GaiaState]):
    """GP-14 point 1. Argument: the place of the tile."""

    def legal(self, s: GaiaState) -> list[int]:
        return rotation_answers(s, self.argument)

    def take(self, s: GaiaState, action: int) -> None:
        rotate_tile(s, self.argument, ROTATE.of(action))


class Faction(Decision[GaiaState]):
    """GP-14 point 2."""

    def legal(self, s: GaiaState) -> list[int]:
        return faction_answers(s)

    def take(self, s: GaiaState, action: int) -> None:
        choose_faction(s, self.seat, CHOOSE_FACTION.of(action))


class FirstMine(Decision[GaiaState]):
    """GP-14 point 3."""

    def legal(self, s: GaiaState) -> list[int]:
        return first_answers(s, self.seat)

    def take(self, s: GaiaState, action: int) -> None:
        put_first(s, self.seat, PUT.of(action), MINE)


class FirstInstitute(Decision[GaiaState]):
    """GP-14 point 3: the Ivits."""

    def legal(self, s: GaiaState) -> list[int]:
        return first_answers(s, self.seat)

    def take(self, s: GaiaState, action: int) -> None:
        put_first(s, self.seat, PUT.of(action), INSTITUTE)


class Booster(Decision[GaiaState]):
    """GP-14 point 4, GP-7.8.1."""

    def legal(self, s: GaiaState) -> list[int]:
        return booster_answers(s)

    def take(self, s: GaiaState, action: int) -> None:
        take_booster(s, self.seat, TAKE_BOOSTER.of(action))
