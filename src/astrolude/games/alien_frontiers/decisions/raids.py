"""The questions of a raid."""

from __future__ import annotations

from astrolude.games.alien_frontiers.grammar import STEAL, STEAL_CARD, STEAL_NOTHING, STOP
from astrolude.games.alien_frontiers.rules.outpost import (
    choose_token,
    further_raid_answers,
    raid_answers,
    steal_card,
    steal_nothing,
    steal_tokens,
)
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.kernel.state import Decision


class Raid(Decision[AlienState]):
    """AF-10.3: a first token, a card, or nothing."""

    def legal(self, s: AlienState) -> list[int]:
        return raid_answers(s, self.seat)

    def take(self, s: AlienState, action: int) -> None:
        if STEAL_NOTHING.holds(action):
            steal_nothing(s, self.seat)
        elif STEAL.holds(action):
            victim, resource = STEAL.of(action)
            choose_token(s, self.seat, victim, resource)
        else:
            victim, card = STEAL_CARD.of(action)
            steal_card(s, self.seat, victim, card)


class RaidMore(Decision[AlienState]):
    """AF-10.3: a further token, in a fixed order so that no set is offered twice."""

    def legal(self, s: AlienState) -> list[int]:
        return further_raid_answers(s, self.seat)

    def take(self, s: AlienState, action: int) -> None:
        if STOP.holds(action):
            steal_tokens(s, self.seat)
        else:
            victim, resource = STEAL.of(action)
            choose_token(s, self.seat, victim, resource)
