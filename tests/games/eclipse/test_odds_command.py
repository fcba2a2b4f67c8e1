"""`astrolude eclipse odds`: the command that the game itself brings along."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from astrolude.cli.app import run


class Result(NamedTuple):
    code: int
    out: str
    err: str


Cli = Callable[..., Result]


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Cli:
    monkeypatch.setenv("ASTROLUDE_LANG", "en")
    monkeypatch.setenv("COLUMNS", "120")

    def invoke(*arguments: str) -> Result:
        code = run(arguments)
        return Result(code, *capsys.readouterr())

    return invoke


def test_the_odds_are_shown_with_ships_and_survivors(cli: Cli) -> None:
    shown = cli("eclipse", "odds", "2 cruiser + interceptor", "2 ancient", "--battles", "200")
    assert shown.code == 0
    assert "Attacker wins" in shown.out
    assert "2 × Cruiser" in shown.out
    assert "2 × Ancient Ship" in shown.out
    assert "█" in shown.out
    assert "200 battles" in shown.out


@pytest.mark.parametrize("before", [["--lang", "fr"], []])
def test_the_odds_speak_french(cli: Cli, before: list[str]) -> None:
    after = [] if before else ["--lang", "fr"]
    shown = cli(*before, "eclipse", "odds", "cruiser", "ancient", "-n", "100", *after)
    assert "1 × Frégate" in shown.out
    assert re.search(r"l’emporte\u202f: \d+,\d % ± \d+,\d", shown.out)


def test_the_odds_for_programs_have_exactly_the_promised_form(cli: Cli) -> None:
    written = cli("eclipse", "odds", "cruiser", "ancient", "-n", "100", "--seed", "3", "--json").out
    found: dict[str, Any] = json.loads(written)
    assert list(found) == ["battles", "seed", "rounds", "attacker", "defender"]
    assert (found["battles"], found["seed"]) == (100, 3)
    for side in ("attacker", "defender"):
        assert list(found[side]) == ["wins", "error", "ships_left", "groups"]
        assert {"lost", "left", "hull", "cannons"} <= set(found[side]["groups"][0])


def test_a_bad_fleet_is_one_sentence_on_stderr(cli: Cli) -> None:
    refused = cli("eclipse", "odds", "cruiser[plasma]", "ancient")
    assert (refused.code, refused.out) == (2, "")
    assert refused.err == "astrolude: 'plasma' may mean plasma_cannon or plasma_missile\n"


def test_a_missing_fleet_is_named(cli: Cli) -> None:
    assert "Missing argument 'DEFENDER'" in cli("eclipse", "odds", "cruiser").err


def test_the_command_is_listed_and_explains_itself(cli: Cli) -> None:
    assert "eclipse " in cli("--help").out
    assert "odds" in cli("eclipse", "--help").out
    explained = cli("eclipse", "odds", "--help").out
    assert "Examples" in explained
    assert "The fleet that attacks." in explained
    assert "-n" in explained


def test_a_narrow_terminal_loses_no_figure(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    wide = cli("eclipse", "odds", "2 cruiser + dreadnought", "2 ancient", "-n", "100").out
    monkeypatch.setenv("COLUMNS", "40")
    narrow = cli("eclipse", "odds", "2 cruiser + dreadnought", "2 ancient", "-n", "100").out
    assert max(len(line) for line in narrow.splitlines()) <= 40
    assert sorted(re.findall(r"\d+", wide)) == sorted(re.findall(r"\d+", narrow))
