"""`astrolude eclipse odds`."""

from __future__ import annotations

import pytest
from tests.cli.conftest import Cli

from astrolude.cli import eclipse
from astrolude.games.eclipse.odds import USUAL


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


def test_the_odds_for_programs_have_exactly_the_promised_form(cli: Cli) -> None:
    found = cli("eclipse", "odds", "cruiser", "ancient", "-n", "100", "--seed", "3", "--json").json()
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


def test_the_command_fights_as_many_battles_as_the_calculator() -> None:
    assert eclipse.USUAL == USUAL
