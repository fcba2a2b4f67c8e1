"""The work of one bot process. It gets plain data, and keeps the positions it has reached."""

from __future__ import annotations

import os
import signal
from collections import OrderedDict
from dataclasses import dataclass
from multiprocessing import connection, parent_process
from threading import Thread
from typing import Final

from astrolude.bots import make_bot
from astrolude.kernel.generator import Generator
from astrolude.kernel.play import standing
from astrolude.kernel.registry import find
from astrolude.kernel.state import State
from astrolude.server.library import load_games
from astrolude.server.tokens import derived_seed

KEPT: Final = 64
"""How many games a process keeps at the position it last saw."""

_REACHED: Final[OrderedDict[object, tuple[list[int], State]]] = OrderedDict()


@dataclass(frozen=True)
class Job:
    """A decision for a bot: the game so far, who is asked for it, and how strong."""

    game: str
    players: int
    options: dict[str, str]
    seed: int
    history: list[int]
    level: str
    bot_seed: int


def prepare(games: tuple[str, ...]) -> None:
    """Begin a process: know the games, leave Ctrl-C to the server, and end when the server does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    load_games(games)


def think(job: Job) -> int:
    """The action that the bot chooses.

    It is shown a world drawn for its seat: what the seat cannot know is not in there. The draw follows
    from the bot's seed and the ply, so it tells nothing of the game's own generator.
    """
    state = reached(job)
    ply = len(job.history)
    world = state.determinize(state.seat, Generator(derived_seed(job.bot_seed, "world", ply)))
    bot = make_bot(job.level, find(job.game), derived_seed(job.bot_seed, "bot", ply))
    return bot.choose(world)


def reached(job: Job) -> State:
    """The position after the job's history, from the nearest one kept."""
    key = (job.game, job.players, tuple(job.options.items()), job.seed)
    actions = standing(job.history)
    done, state = _REACHED.pop(key, ([], None))
    if state is None or actions[: len(done)] != done:
        done, state = [], find(job.game).new(job.players, job.options, job.seed)
    for action in actions[len(done) :]:
        state.apply(action)
    _REACHED[key] = actions, state
    if len(_REACHED) > KEPT:
        _REACHED.popitem(last=False)
    return state


def _end_with_parent() -> None:
    """A server that was killed leaves no processes behind."""
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)
