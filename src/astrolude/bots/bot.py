"""What a bot is, and the simplest one."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from astrolude.kernel.generator import Generator
from astrolude.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for one seat of one game. It may remember what it saw, so each seat has its own."""

    blind: bool = False
    """It looks at nothing but the legal actions, so nobody needs to draw a world for it."""

    def choose(self, state: State) -> int:
        """A legal action for the seat to move.

        `state` is a determinization for that seat, made by the caller: the bot may change it freely and
        learns nothing hidden from it.
        """
        raise NotImplementedError


class RandomBot(Bot):
    """Every legal action is equally likely."""

    def __init__(self, seed: int) -> None:
        self.blind = True
        self.rng = Generator(seed)

    def choose(self, state: State) -> int:
        actions = state.legal_actions()
        return actions[self.rng.below(len(actions))]

    def __reduce__(self) -> tuple[object, ...]:
        return RandomBot, (0,), self.rng

    def __setstate__(self, rng: Generator) -> None:
        self.rng = rng
