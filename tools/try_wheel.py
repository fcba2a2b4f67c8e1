"""Tries an installed wheel: the engine is compiled, every game is played to its end, the page is there.

python tools/try_wheel.py
"""

from __future__ import annotations

import sys
from importlib.resources import files

import astrolude


def main() -> None:
    if astrolude.engine_kind() != "compiled":
        sys.exit("The engine in this wheel is not compiled.")
    if not (files("astrolude") / "server" / "static" / "index.html").is_file():
        sys.exit("The page is not in this wheel.")
    for game in astrolude.all_games():
        rng = astrolude.Generator(1)
        state = game.new(game.players[-1], seed=1)
        while not state.over:
            actions = state.legal_actions()
            state.apply(actions[rng.below(len(actions))])
        print(game.id, state.outcome())


main()
