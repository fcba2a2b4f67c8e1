"""The questions that powers of cards ask."""

from __future__ import annotations

from typing import Final

from astrolude.games.alien_frontiers.grammar import MOVE_TO, STOP, SWAP_WITH, USE_CANNON, USE_WARPER
from astrolude.games.alien_frontiers.questions import ASK_CANNON, ASK_WARP
from astrolude.games.alien_frontiers.rules.discard_powers import (
    destination_answers,
    move_colony,
    partner_answers,
    swap_colonies,
)
from astrolude.games.alien_frontiers.rules.fuel_powers import cannon_answers, fire, reroll, warp_answers
from astrolude.games.alien_frontiers.rules.reuse import reuse, reuse_answers
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.games.alien_frontiers.tables.components import HELMET, TELEPORTER
from astrolude.kernel.state import Decision


class Warp(Decision[AlienState]):
    """AF-9.20: a further ship to re-roll, in a fixed order so that no set is offered twice."""

    def legal(self, s: AlienState) -> list[int]:
        return warp_answers(s)

    def take(self, s: AlienState, action: int) -> None:
        if STOP.holds(action):
            reroll(s, self.seat)
        else:
            s.chosen.append(USE_WARPER.of(action))
            ASK_WARP.ask(s, self.seat)


class Cannon(Decision[AlienState]):
    """AF-9.16: a further ship to fire at, in a fixed order so that no set is offered twice."""

    def legal(self, s: AlienState) -> list[int]:
        return cannon_answers(s, self.seat)

    def take(self, s: AlienState, action: int) -> None:
        if STOP.holds(action):
            fire(s, self.seat)
        else:
            s.chosen.append(USE_CANNON.of(action))
            ASK_CANNON.ask(s, self.seat)


class Reuse(Decision[AlienState]):
    """AF-9.15, AF-9.21: where the ship docks, and with whom. Argument: the port it leaves."""

    def __init__(self, prompt: str, seat: int, arguments: list[int]) -> None:
        super().__init__(prompt, seat, arguments)
        self.card: Final = HELMET if prompt == "helmet" else TELEPORTER

    def legal(self, s: AlienState) -> list[int]:
        return reuse_answers(s, self.seat, self.card, self.argument)

    def take(self, s: AlienState, action: int) -> None:
        reuse(s, self.seat, self.card, self.argument, action)


class MoveColony(Decision[AlienState]):
    """AF-9.15.5: the new territory. Argument: the colony."""

    def legal(self, s: AlienState) -> list[int]:
        return destination_answers(s, self.argument)

    def take(self, s: AlienState, action: int) -> None:
        move_colony(s, self.seat, self.argument, MOVE_TO.of(action))


class SwapColonies(Decision[AlienState]):
    """AF-9.17: the second colony. Argument: the first."""

    def legal(self, s: AlienState) -> list[int]:
        return partner_answers(s, self.seat, self.argument)

    def take(self, s: AlienState, action: int) -> None:
        swap_colonies(s, self.seat, self.argument, SWAP_WITH.of(action))
