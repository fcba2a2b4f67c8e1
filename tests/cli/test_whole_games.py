"""Every game in a terminal, as a person plays it: with set-up, every number of players, both languages."""

from __future__ import annotations

import random
import re
import sys
from typing import Final

import pytest

from astrolude.games import NAMES
from astrolude.kernel.registry import find
from astrolude.locales import LANGUAGES

if sys.platform == "win32":
    pytest.skip("pseudo-terminals are for POSIX systems", allow_module_level=True)

from tests.cli.pseudo_terminal import Terminal

OVER: Final = {"en": "The game is over.", "fr": "La partie est terminée."}
RANGE: Final = re.compile(r"1 (?:to|à) (\d+)")
"""How the terminal tells which numbers can be chosen."""
SIZES: Final = [(80, 24), (40, 30)]
OPTIONS: Final = {
    "en": {"space_gate": ["turn_limit=12"], "eclipse": ["bankruptcy=prevented"]},
    "fr": {"space_gate": ["turn_limit=12", "reorganisation_0=on"], "gaia": ["rotation=last_player"]},
}
"""What keeps chance moves from ending a game at once or never, and what puts more questions before it."""

UNTRANSLATED: Final = re.compile(
    rf"\b(?:{'|'.join([*NAMES, 'cli', 'common'])})-[a-z]|\{{ ?\$|\b(?:seat|hex|sector):\d"
)

TABLES: Final = [
    (name, players, language) for name in NAMES for players in find(name).players for language in LANGUAGES
]


def options_of(game: str, players: int, language: str) -> list[str]:
    """Only a drawn map can be turned, and how it is drawn depends on the number of players."""
    chosen = OPTIONS[language].get(game, [])
    if "rotation=last_player" not in chosen:
        return chosen
    maps = next(option for option in find(game).options if option.name == "map").fitting(players)
    return [*chosen, f"map={next(name for name in maps if name.startswith('method_'))}"]


def command(game: str, players: int, language: str) -> list[str]:
    """In English the first seat, in French the last one."""
    seat = 0 if language == "en" else players - 1
    line = ["play", game, "-p", str(players), "--bots", "random", "--seed", "1", "--lang", language]
    options = [part for option in options_of(game, players, language) for part in ("--option", option)]
    return [*line, "--seat", str(seat), *options]


def answer(terminal: Terminal, chance: random.Random) -> bool:
    """Some number of the list; a wrong one first, to be told which there are."""
    before = len(terminal.raw)
    assert terminal.type("0")
    found = RANGE.search(terminal.raw, before)
    assert found, terminal.raw[before:]
    return terminal.type(str(chance.randint(1, int(found[1]))))


def assert_in_order(text: str, columns: int) -> None:
    """No trace of a mistake, nothing that stayed a name of the program, no line wider than the terminal."""
    for trouble in ("Traceback", "Error", "Exception"):
        assert trouble not in text
    assert not UNTRANSLATED.search(text), UNTRANSLATED.search(text)
    assert max(len(line) for line in re.split(r"[\r\n]+", text)) <= columns


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players", "language"), TABLES)
def test_a_whole_game_can_be_played(game: str, players: int, language: str) -> None:
    columns, rows = SIZES[(players + LANGUAGES.index(language)) % 2]
    chance = random.Random(f"{game} {players}")
    with Terminal(*command(game, players, language), columns=columns, rows=rows) as terminal:
        asked, decisions = terminal.wait(), 0
        while asked:
            asked = answer(terminal, chance)
            decisions += 1
        assert terminal.end() == 0, terminal.text[-2000:]
    assert decisions
    assert OVER[language] in terminal.text
    assert_in_order(terminal.text, columns)
