"""`astrolude games`: what can be played."""

from __future__ import annotations

from astrolude.cli.options import AsJson, Language
from astrolude.cli.screen import ACCENT, QUIET, Screen, print_json
from astrolude.drawing import Flow, Text
from astrolude.games import load
from astrolude.kernel.game import Game
from astrolude.locales import Sentences


def games(lang: Language = None, json: AsJson = False) -> None:
    """List the games with their numbers of players and options.

    **Examples**

    - `astrolude games`

    - `astrolude games --lang fr`

    - `astrolude games --json`
    """
    known = load()
    if json:
        print_json([game.to_json() for game in known])
        return
    screen = Screen(lang)
    for game in known:
        _show(screen, game)


def _show(screen: Screen, game: Game) -> None:
    words = Sentences(screen.texts, game)
    players = "–".join(sorted({str(game.players[0]), str(game.players[-1])}))
    screen.draw([Text(words.title, ACCENT).add("  ").add(game.id, QUIET)])
    screen.draw([Flow([words.summary], indent=2)])
    screen.say("games-players", players=players)
    for option in game.options:
        values = [f"{words.option_value(option.name, value)} ({value})" for value in option.values]
        screen.say("option", option=words.option(option.name), name=option.name, values=", ".join(values))
        tip = words.option_tip(option.name)
        if tip is not None:
            screen.draw([Flow([Text(tip, QUIET)], indent=4)])
        for coupling in game.couplings:
            if coupling.option == option.name:
                reason = screen.texts.text(f"errors-{coupling.reason}")
                screen.draw([Flow([Text(f"! {reason}", QUIET)], indent=4)])
    screen.blank()
