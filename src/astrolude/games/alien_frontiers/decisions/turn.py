"""The questions of a turn and of landing."""

from __future__ import annotations

from astrolude.games.alien_frontiers.grammar import KEEP_FUEL, LAND, LAUNCH_NOW
from astrolude.games.alien_frontiers.rules.hub import excess_answers, launch_now, lose_excess
from astrolude.games.alien_frontiers.rules.landing import land, landing_answers
from astrolude.games.alien_frontiers.rules.main_part import main_answers, take_step
from astrolude.games.alien_frontiers.rules.turn import keep, surplus_answers
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.kernel.state import Decision


class Main(Decision[AlienState]):
    """AF-10.1. Always asked: a turn never ends by itself (AF-10.9)."""

    automatic = False

    def legal(self, s: AlienState) -> list[int]:
        return main_answers(s, self.seat)

    def take(self, s: AlienState, action: int) -> None:
        take_step(s, self.seat, action)


class Land(Decision[AlienState]):
    """AF-10.2. Argument: where the colony comes from."""

    def legal(self, s: AlienState) -> list[int]:
        return landing_answers(s)

    def take(self, s: AlienState, action: int) -> None:
        land(s, self.seat, LAND.of(action), self.argument)


class Excess(Decision[AlienState]):
    """AF-10.4."""

    def legal(self, s: AlienState) -> list[int]:
        return excess_answers(s)

    def take(self, s: AlienState, action: int) -> None:
        if LAUNCH_NOW.holds(action):
            launch_now(s, self.seat)
        else:
            lose_excess(s, self.seat)


class Surplus(Decision[AlienState]):
    """AF-10.5."""

    def legal(self, s: AlienState) -> list[int]:
        return surplus_answers(s, self.seat)

    def take(self, s: AlienState, action: int) -> None:
        keep(s, self.seat, KEEP_FUEL.of(action))
