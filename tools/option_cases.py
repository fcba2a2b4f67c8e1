"""How wishes for options settle, in every game: one file of cases that the engine and the page are held to.

`python tools/option_cases.py` writes it anew.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from astrolude import games
from astrolude.kernel.game import Game
from astrolude.testing.laws import wishes

FILE: Final = Path(__file__).parents[1] / "tests" / "games" / "option_cases.json"
CASES: Final = 6
"""Random wishes for each number of players."""


def cases_of(game: Game) -> dict[str, object]:
    """A game's description, and what some wishes come to."""
    cases = [
        {"players": players, "wishes": wish, "settled": game.settled(players, wish)}
        for players in game.players
        for wish in wishes(game, players, CASES)
    ]
    return {"game": game.to_json(), "cases": cases}


def written() -> str:
    found = [cases_of(game) for game in games.load()]
    return json.dumps(found, indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
