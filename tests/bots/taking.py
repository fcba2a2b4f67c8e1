"""What bots take from the beginning of a game."""

from __future__ import annotations

from astrolude.bots import Bot, make_bot
from astrolude.games import load
from astrolude.kernel.generator import Generator
from astrolude.kernel.registry import find


def taken(name: str, spec: str, seed: int, chance: int, count: int) -> list[int]:
    """The first actions of a game between two such bots, each of which sees what its seat sees."""
    load()
    game = find(name)
    state = game.new(2, None, seed)
    worlds = Generator(chance)
    bots: list[Bot] = [make_bot(spec, game, seat) for seat in range(2)]
    actions: list[int] = []
    while not state.over and len(actions) < count:
        actions.append(bots[state.seat].choose(state.determinize(state.seat, worlds)))
        state.apply(actions[-1])
    return actions
