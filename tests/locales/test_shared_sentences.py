"""Sentences that the terminal and the page say alike: the same file of cases is tested on both sides."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import sentence_cases as shared
from astrolude import games
from astrolude.kernel.game import Game
from astrolude.locales import LANGUAGES, Texts
from astrolude.locales.texts import files_of
from astrolude.testing import toy

GAMES = games.load()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_is_said_of_a_game_is_what_the_page_is_held_to(game: Game) -> None:
    current = shared.file_of(game).read_text(encoding="utf-8") == shared.written(game)
    assert current, "texts have changed: `make protocol` says the shared sentences anew"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_things_are_called_by_the_position_is_what_the_page_is_held_to(game: Game) -> None:
    file = shared.named_file_of(game)
    kept = file.read_text(encoding="utf-8") if file.is_file() else None
    assert kept == shared.named(game), "names have changed: `make protocol` writes them anew"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_cases_of_a_game_are_of_every_kind(game: Game) -> None:
    cases = json.loads(shared.file_of(game).read_text(encoding="utf-8"))["cases"]
    assert {case["kind"] for case in cases} == set(shared.MOST)
    assert {case["mine"] for case in cases if case["kind"] == "event"} == {True, False}


def test_every_way_to_say_something_is_as_written_by_hand(tmp_path: Path) -> None:
    written = json.loads(shared.file_of(toy.GAME).read_text(encoding="utf-8"))
    spoken = {}
    for language in LANGUAGES:
        (tmp_path / language).mkdir()
        own = tmp_path / language / "beacons.ftl"
        own.write_text(written["source"][language], encoding="utf-8")
        common = [file for file in files_of(language) if file.stem == "common"]
        spoken[language] = Texts(language, [own, *common])
    assert shared.answered(toy.GAME, written["cases"], spoken) == written["cases"]
    assert shared.roles(toy.GAME, written["cases"]) == written["roles"]
