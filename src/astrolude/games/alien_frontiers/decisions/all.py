"""AF-10: the questions as objects: what may be answered, and what an answer does. The rules are elsewhere.

What a step asks lies on the stack above the main part, so nothing can come between them (AF-10.8).
"""

from __future__ import annotations

from typing import Final

from astrolude.games.alien_frontiers.grammar import (
    ASK_CANNON,
    ASK_WARP,
    KEEP_FUEL,
    LAND,
    LAUNCH_NOW,
    MOVE_TO,
    QUESTIONS,
    STEAL,
    STEAL_CARD,
    STEAL_NOTHING,
    STOP,
    SWAP_WITH,
    USE_CANNON,
    USE_WARPER,
)
from astrolude.games.alien_frontiers.rules.discard_powers import (
    destinations,
    move_colony,
    swap_colonies,
    swap_partners,
)
from astrolude.games.alien_frontiers.rules.fuel_powers import cannon_actions, fire, reroll, warp_actions
from astrolude.games.alien_frontiers.rules.hub import EXCESS_ANSWERS, launch_now, lose_excess
from astrolude.games.alien_frontiers.rules.landing import land, landing_actions
from astrolude.games.alien_frontiers.rules.main_part import main_actions, take_step
from astrolude.games.alien_frontiers.rules.outpost import (
    choose_token,
    further_raid_actions,
    raid_actions,
    steal_card,
    steal_nothing,
    steal_tokens,
)
from astrolude.games.alien_frontiers.rules.reuse import reuse, reuse_actions
from astrolude.games.alien_frontiers.rules.turn import keep, surplus_actions
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.games.alien_frontiers.tables.components import CARDS, HELMET, TELEPORTER
from astrolude.kernel.state import Decision, make_decisions


class Main(Decision[AlienState]):
    """AF-10.1. Always asked: a turn never ends by itself (AF-10.9)."""

    def __init__(self, prompt: str, seat: int, arguments: list[int]) -> None:
        super().__init__(prompt, seat, arguments)
        self.automatic = False

    def legal(self, s: AlienState) -> list[int]:
        return main_actions(s, self.seat)

    def take(self, s: AlienState, action: int) -> None:
        take_step(s, self.seat, action)


class Land(Decision[AlienState]):
    """AF-10.2. Argument: where the colony comes from."""

    def __init__(self, prompt: str, seat: int, arguments: list[int]) -> None:
        super().__init__(prompt, seat, arguments)
        self.origin: Final = arguments[0]

    def legal(self, s: AlienState) -> list[int]:
        return landing_actions(s)

    def take(self, s: AlienState, action: int) -> None:
        land(s, self.seat, action - LAND, self.origin)


class Excess(Decision[AlienState]):
    """AF-10.4."""

    def legal(self, s: AlienState) -> list[int]:
        return EXCESS_ANSWERS

    def take(self, s: AlienState, action: int) -> None:
        if action == LAUNCH_NOW:
            launch_now(s, self.seat)
        else:
            lose_excess(s, self.seat)


class Raid(Decision[AlienState]):
    """AF-10.3: a first token, a card, or nothing."""

    def legal(self, s: AlienState) -> list[int]:
        return raid_actions(s, self.seat)

    def take(self, s: AlienState, action: int) -> None:
        if action == STEAL_NOTHING:
            steal_nothing(s, self.seat)
        elif action < STOP:
            choose_token(s, self.seat, action - STEAL)
        else:
            victim, card = divmod(action - STEAL_CARD, len(CARDS))
            steal_card(s, self.seat, victim, card)


class RaidMore(Decision[AlienState]):
    """AF-10.3: a further token, in a fixed order so that no set is offered twice."""

    def legal(self, s: AlienState) -> list[int]:
        return further_raid_actions(s, self.seat)

    def take(self, s: AlienState, action: int) -> None:
        if action == STOP:
            steal_tokens(s, self.seat)
        else:
            choose_token(s, self.seat, action - STEAL)


class Surplus(Decision[AlienState]):
    """AF-10.5."""

    def legal(self, s: AlienState) -> list[int]:
        return surplus_actions(s, self.seat)

    def take(self, s: AlienState, action: int) -> None:
        keep(s, self.seat, action - KEEP_FUEL)


class Warp(Decision[AlienState]):
    """AF-9.20: a further ship to re-roll, in a fixed order so that no set is offered twice."""

    def legal(self, s: AlienState) -> list[int]:
        return warp_actions(s)

    def take(self, s: AlienState, action: int) -> None:
        if action == STOP:
            reroll(s, self.seat)
        else:
            s.chosen.append(action - USE_WARPER)
            s.ask(ASK_WARP + self.seat)


class Cannon(Decision[AlienState]):
    """AF-9.16: a further ship to fire at, in a fixed order so that no set is offered twice."""

    def legal(self, s: AlienState) -> list[int]:
        return cannon_actions(s, self.seat)

    def take(self, s: AlienState, action: int) -> None:
        if action == STOP:
            fire(s, self.seat)
        else:
            s.chosen.append(action - USE_CANNON)
            s.ask(ASK_CANNON + self.seat)


class Reuse(Decision[AlienState]):
    """AF-9.15, AF-9.21: where the ship docks, and with whom. Argument: the port it leaves."""

    def __init__(self, prompt: str, seat: int, arguments: list[int]) -> None:
        super().__init__(prompt, seat, arguments)
        self.card: Final = HELMET if prompt == "helmet" else TELEPORTER
        self.port: Final = arguments[0]

    def legal(self, s: AlienState) -> list[int]:
        return reuse_actions(s, self.seat, self.card, self.port)

    def take(self, s: AlienState, action: int) -> None:
        reuse(s, self.seat, self.card, self.port, action)


class MoveColony(Decision[AlienState]):
    """AF-9.15.5: the new territory. Argument: the colony."""

    def __init__(self, prompt: str, seat: int, arguments: list[int]) -> None:
        super().__init__(prompt, seat, arguments)
        self.colony: Final = arguments[0]

    def legal(self, s: AlienState) -> list[int]:
        return destinations(s, self.colony)

    def take(self, s: AlienState, action: int) -> None:
        move_colony(s, self.seat, self.colony, action - MOVE_TO)


class SwapColonies(Decision[AlienState]):
    """AF-9.17: the second colony. Argument: the first."""

    def __init__(self, prompt: str, seat: int, arguments: list[int]) -> None:
        super().__init__(prompt, seat, arguments)
        self.colony: Final = arguments[0]

    def legal(self, s: AlienState) -> list[int]:
        return swap_partners(s, self.seat, self.colony)

    def take(self, s: AlienState, action: int) -> None:
        swap_colonies(s, self.seat, self.colony, action - SWAP_WITH)


CLASSES: Final[dict[str, type[Decision[AlienState]]]] = {
    "main": Main,
    "land": Land,
    "excess": Excess,
    "raid": Raid,
    "raid_more": RaidMore,
    "surplus": Surplus,
    "warp": Warp,
    "cannon": Cannon,
    "teleport": Reuse,
    "helmet": Reuse,
    "move_colony": MoveColony,
    "swap_colonies": SwapColonies,
}

DECISIONS: Final = make_decisions(QUESTIONS, CLASSES)
