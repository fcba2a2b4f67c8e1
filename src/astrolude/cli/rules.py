"""`astrolude rules`: each clause of a game's rules documents with the tests that prove it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from astrolude.cli.options import AsJson, Language
from astrolude.cli.screen import ACCENT, BAD, GOOD, QUIET, Screen, print_json
from astrolude.drawing import Text
from astrolude.rulebook import Clause, Rulebook, find_root, read_rulebook

Document = Annotated[
    str, typer.Argument(metavar="GAME", help="The name of a game with documents in docs/rules.")
]
Missing = Annotated[
    bool, typer.Option("--missing", help="Only clauses that no test names; exit code 1 if there are any.")
]
BEGINNING: Final = 90
"""How much of a clause's text is shown."""


def rules(game: Document, missing: Missing = False, lang: Language = None, json: AsJson = False) -> int:
    """List the clauses of `docs/rules/GAME.md`, or of `GAME_<part>.md`, with the tests that name them.

    A test names what it proves with `@pytest.mark.clauses("AF-4.8")`. Every id that has a text of its own
    must be named by a test of the game. Works in a checkout of the repository.

    **Examples**

    - `astrolude rules alien_frontiers`

    - `astrolude rules alien_frontiers --missing`
    """
    book = read_rulebook(find_root(game, [Path.cwd(), Path(__file__).parent]), game)
    faulty = bool(book.missing or book.unknown)
    if json:
        print_json(summary(book))
    else:
        show(Screen(lang), book, missing)
    return 1 if missing and faulty else 0


def summary(book: Rulebook) -> dict[str, object]:
    return {
        "game": book.game,
        "clauses": [
            {"id": clause.id, "text": clause.text, "tests": book.tests.get(clause.id, [])}
            for clause in book.clauses
        ],
        "missing": [clause.id for clause in book.missing],
        "unknown": sorted(book.unknown),
    }


def show(screen: Screen, book: Rulebook, only_missing: bool) -> None:
    for clause in book.missing if only_missing else book.clauses:
        show_clause(screen, clause, book.tests.get(clause.id, []))
    for name, tests in book.unknown.items():
        screen.say("rules-unknown", BAD, clause=name, test=tests[0])
    named = len(book.clauses) - len(book.missing)
    screen.say("rules-total", BAD if book.missing else GOOD, named=named, clauses=len(book.clauses))


def show_clause(screen: Screen, clause: Clause, tests: list[str]) -> None:
    beginning = clause.text[:BEGINNING] + ("…" if len(clause.text) > BEGINNING else "")
    screen.show_whole(Text(clause.id, ACCENT if tests else BAD).add(f"  {beginning}"))
    for test in tests:
        screen.show_whole(Text(f"    {test}", QUIET))
