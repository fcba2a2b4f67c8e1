"""`astrolude version`: what exactly is running."""

from __future__ import annotations

import platform

from astrolude import __version__, engine_kind
from astrolude.cli.options import AsJson, Language
from astrolude.cli.screen import ACCENT, Screen, print_json
from astrolude.games import load


def version(lang: Language = None, json: AsJson = False) -> None:
    """Say which version this is, whether the engine is compiled, and which games it plays.

    **Examples**

    - `astrolude version`

    - `astrolude version --json`
    """
    known = load()
    if json:
        print_json(
            {
                "version": __version__,
                "engine": engine_kind(),
                "python": platform.python_version(),
                "games": {game.id: game.rules_version for game in known},
            }
        )
        return
    screen = Screen(lang)
    screen.say("version", ACCENT, version=__version__)
    screen.say(f"version-{engine_kind()}")
    screen.say("version-python", python=platform.python_version(), system=platform.platform(terse=True))
    for game in known:
        screen.say("version-game", game=game.id, rules=str(game.rules_version))
