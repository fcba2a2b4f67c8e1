"""`--help` in both languages: complete, and nothing left over."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
import typer
from tests.cli.conftest import Cli

from astrolude.cli.app import app
from astrolude.cli.spoken import AREA, told
from astrolude.locales import load
from astrolude.locales.complaints import recognise

EXAMPLE = re.compile(r"- `[^`]*`")
"""An example without words beside it is the same in all languages."""

OF_THE_PAGE = {"usage", "arguments", "options", "commands", "default", "required"}
"""What the help's page says around the texts."""


def explained(command: Any) -> Iterator[str]:
    """Every paragraph about a command, its arguments and the commands below it."""
    texts = [command.help, *(getattr(parameter, "help", None) for parameter in command.get_params(CONTEXT))]
    texts.append(getattr(command, "subcommand_metavar", None))
    for text in texts:
        yield from (" ".join(each.split()) for each in told(text, "en").split("\n\n") if each)
    for name in getattr(command, "list_commands", lambda context: [])(None):
        yield from explained(command.get_command(None, name))


ROOT = typer.main.get_command(app)
CONTEXT = ROOT.context_class(ROOT)
PARAGRAPHS = sorted({text for text in explained(ROOT) if not EXAMPLE.fullmatch(text)})


def test_every_explanation_is_known_and_none_is_left_over() -> None:
    found = {text: recognise(text, AREA) for text in PARAGRAPHS}
    assert [text for text, recognised in found.items() if recognised is None] == []
    used = {recognised[0] for recognised in found.values() if recognised}
    written = {name for name in load("en").entries if name.startswith(f"{AREA}-")}
    assert written - used == {f"{AREA}-{word}" for word in OF_THE_PAGE}


def test_examples_and_names_stay_as_they_are() -> None:
    """Whatever stands in backticks in English stands there in French, but for placeholders."""
    for text in PARAGRAPHS:
        quoted = set(re.findall(r"`(-{0,2}[a-z_]+[^`A-Z]*)`", text)) - {"part/printed"}
        said = told(text, "fr")
        assert [word for word in quoted if f"`{word}`" not in said and "[mean" not in word] == [], text


@pytest.mark.parametrize("ways", [["--lang", "fr", "study", "--help"], ["study", "--help", "--lang", "fr"]])
def test_help_is_said_in_french(cli: Cli, ways: list[str]) -> None:
    shown = cli(*ways).out
    for words in (
        "Usage\u00a0: astrolude study",
        "Étudier l’équilibre d’un jeu",
        "Exemples",
        "[obligatoire]",
        "[par défaut\u00a0: greedy]",
        "Montrer cette page.",
    ):
        assert words in shown
    assert not re.search(r"\b(the|Show|default|required)\b", shown)


def test_help_follows_the_readers_own_language(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ASTROLUDE_LANG", "fr")
    shown = cli("--help").out
    assert "Jouer dans le terminal contre des robots." in shown
    assert "Les interfaces pour les programmes qui apprennent." in shown
    assert "╭─ Commandes" in shown
    assert "COMMANDE [ARGS]" in shown


def test_a_group_alone_shows_its_help_in_french(cli: Cli) -> None:
    result = cli("--lang", "fr", "research")
    assert "Dire ce que voit un programme" in result.out + result.err


def test_help_is_english_again_afterwards(cli: Cli) -> None:
    cli("--lang", "fr", "study", "--help")
    shown = cli("--lang", "en", "study", "--help").out
    for words in ("Usage: astrolude study", "Study a game's balance", "[required]", "[default: greedy]"):
        assert words in shown
