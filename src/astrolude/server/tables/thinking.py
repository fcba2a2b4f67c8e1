"""How a bot comes to a move: it gets plain data, and the positions reached are kept."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from astrolude.bots import answer, make_bot
from astrolude.kernel.generator import Generator
from astrolude.kernel.play import standing
from astrolude.kernel.start import Start
from astrolude.kernel.state import State
from astrolude.server.tables.tokens import derived_seed

KEPT: Final = 64
"""How many games are kept at the position last seen."""

_REACHED: Final[OrderedDict[Start, tuple[list[int], State]]] = OrderedDict()


@dataclass(frozen=True)
class Job:
    """A decision for a bot: the game so far, who is asked for it, and how strong."""

    start: Start
    history: list[int]
    level: str
    bot_seed: int
    owner: str = ""
    """Who keeps the table running, for a fair share of the processes."""
    watched: bool = True
    """Whether anybody looks on."""


def think(job: Job) -> int:
    """The action that the bot chooses.

    The world that it is shown follows from the bot's seed and the ply, so it tells nothing of the game's own
    generator.
    """
    state = reached(job)
    ply = len(job.history)
    bot = make_bot(job.level, job.start.game, derived_seed(job.bot_seed, "bot", ply))
    return answer(bot, state, Generator(derived_seed(job.bot_seed, "world", ply)))


def reached(job: Job) -> State:
    """The position after the job's history, from the nearest one kept."""
    actions = standing(job.history)
    done, state = _REACHED.pop(job.start, ([], None))
    if state is None or actions[: len(done)] != done:
        done, state = [], job.start.new()
    for action in actions[len(done) :]:
        state.apply(action)
    _REACHED[job.start] = actions, state
    if len(_REACHED) > KEPT:
        _REACHED.popitem(last=False)
    return state
