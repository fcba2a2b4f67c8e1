"""Five heavy space board games by their full rules, for players, hosts and researchers.

    import astrolude
    state = astrolude.new("gaia", players=4, seed=7)
    state.legal_texts()
    state.apply_text("faction terrans")
    print(state)

Everything here is imported when it is first used; the server and the command line never are.
"""

from __future__ import annotations

from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from astrolude.arena import MatchResult as MatchResult
    from astrolude.arena import Standing as Standing
    from astrolude.bots import Bot as Bot
    from astrolude.bots import answer as answer
    from astrolude.front import all_games as all_games
    from astrolude.front import begin as begin
    from astrolude.front import bot as bot
    from astrolude.front import game as game
    from astrolude.front import match as match
    from astrolude.front import new as new
    from astrolude.front import position as position
    from astrolude.front import read as read
    from astrolude.front import record as record
    from astrolude.front import start as start
    from astrolude.front import tournament as tournament
    from astrolude.kernel.errors import AstroludeError as AstroludeError
    from astrolude.kernel.errors import CannotUndo as CannotUndo
    from astrolude.kernel.errors import IllegalAction as IllegalAction
    from astrolude.kernel.errors import InvalidOptions as InvalidOptions
    from astrolude.kernel.errors import InvalidRecord as InvalidRecord
    from astrolude.kernel.errors import UnknownGame as UnknownGame
    from astrolude.kernel.game import Game as Game
    from astrolude.kernel.generator import Generator as Generator
    from astrolude.kernel.play import Play as Play
    from astrolude.kernel.record import Record as Record
    from astrolude.kernel.start import Start as Start
    from astrolude.kernel.state import Outcome as Outcome
    from astrolude.kernel.state import State as State

__version__: Final = "0.2.0"

EngineKind = Literal["compiled", "pure"]

_HOMES: Final = {
    "astrolude.arena": ["MatchResult", "Standing"],
    "astrolude.bots": ["Bot", "answer"],
    "astrolude.front": [
        "all_games",
        "begin",
        "bot",
        "game",
        "match",
        "new",
        "position",
        "read",
        "record",
        "start",
        "tournament",
    ],
    "astrolude.kernel.errors": [
        "AstroludeError",
        "CannotUndo",
        "IllegalAction",
        "InvalidOptions",
        "InvalidRecord",
        "UnknownGame",
    ],
    "astrolude.kernel.game": ["Game"],
    "astrolude.kernel.generator": ["Generator"],
    "astrolude.kernel.play": ["Play"],
    "astrolude.kernel.record": ["Record"],
    "astrolude.kernel.start": ["Start"],
    "astrolude.kernel.state": ["Outcome", "State"],
}
_HOME_OF: Final = {name: home for home, names in _HOMES.items() for name in names}

__all__ = ["__version__", "engine_kind", *_HOME_OF]  # noqa: PLE0604 - names, as a test sees


def __getattr__(name: str) -> object:
    """What is asked for the first time is imported then."""
    home = _HOME_OF.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found: object = getattr(import_module(home), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOME_OF})


def engine_kind() -> EngineKind:
    """Say whether the rules run as machine code made by mypyc or as plain Python.

    The kernel is compiled as a whole or not at all, so the file behind one of its modules tells.
    """
    spec = find_spec("astrolude.kernel.state")
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError("astrolude.kernel is missing: install Astrolude again.")
    return "compiled" if spec.origin.endswith(tuple(EXTENSION_SUFFIXES)) else "pure"
