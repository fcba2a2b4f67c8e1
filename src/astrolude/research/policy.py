"""A learned policy as a bot: an opponent in training, a player of tournaments."""

from __future__ import annotations

from collections.abc import Callable
from operator import index
from typing import Final, SupportsIndex

from astrolude.bots import Bot
from astrolude.kernel.start import Start
from astrolude.kernel.state import State
from astrolude.research.encoding import Encoder, Observation

Policy = Callable[[Observation], SupportsIndex]
"""From `{"observation", "action_mask"}` to an action."""


class PolicyBot(Bot):
    """Plays whatever a policy answers to what the seat to move observes. It may sit on several seats at once.

    env.reset(options={"opponents": PolicyBot(lambda seen: network(seen).argmax())})
    """

    def __init__(self, policy: Policy) -> None:
        # An observation is the same in every world that a seat cannot tell apart: none needs to be drawn.
        self.blind = True
        self.policy: Final = policy
        self.encoder: Encoder | None = None

    def choose(self, state: State) -> int:
        encoder = self.encoder
        if encoder is None or (encoder.start.game, encoder.start.players) != (state.game, state.players):
            encoder = self.encoder = Encoder(Start(state.game, state.players))
        return index(self.policy(encoder.both(state, state.seat)))
