"""`astrolude analyse`, run as a person would."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.conftest import Cli

from astrolude.bots import answer, make_bot
from astrolude.games import load
from astrolude.kernel.generator import Generator
from astrolude.kernel.play import Play
from astrolude.kernel.record import record_of
from astrolude.kernel.start import Start
from astrolude.locales import load as load_texts


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of which one side was played by lot."""
    load()
    play = Play(Start("alien_frontiers", 2, {}, 5))
    bots = [make_bot(name, play.game, 1) for name in ("greedy", "random")]
    while not play.state.over:
        play.act(answer(bots[play.state.seat], play.state, Generator(len(play.actions))))
    file = tmp_path_factory.mktemp("analysis") / "evening.record"
    file.write_text(record_of(play, ["Anna", "Ben"]).text(), encoding="utf-8")
    return file


def test_turning_points_are_told_with_what_was_better(cli: Cli, record: Path) -> None:
    result = cli("analyse", str(record), "--iterations", "3")
    assert result.code == 0
    assert "Alien Frontiers: the game judged" in result.out
    assert "Anna" in result.out
    assert "Turning points" in result.out
    assert "Better:" in result.out
    for told in ("By thirds of the game", "Largest slips", "Where points came from"):
        assert result.out.count(told) == 2, "both players are told"


def test_the_report_speaks_french(cli: Cli, record: Path) -> None:
    result = cli("analyse", str(record), "--iterations", "3", "--lang", "fr")
    assert "Tournants" in result.out
    assert "Mieux\u00a0:" in result.out


def test_programs_get_every_decision(cli: Cli, record: Path) -> None:
    told = cli("analyse", str(record), "--iterations", "2", "--json").json()
    assert told["game"] == "alien_frontiers"
    assert [player["name"] for player in told["players"]] == ["Anna", "Ben"]
    assert len(told["plies"]) > 50
    assert set(told["plies"][0]) >= {"ply", "seat", "played", "chances", "points", "best"}


@pytest.mark.parametrize(("language", "word"), [("en", "Score sheet"), ("fr", "Feuille de partie")])
def test_the_page_needs_nothing_else(
    cli: Cli, record: Path, tmp_path: Path, language: str, word: str
) -> None:
    page = tmp_path / "evening.html"
    result = cli("analyse", str(record), "--iterations", "2", "-o", str(page), "--lang", language)
    assert result.code == 0
    text = page.read_text(encoding="utf-8")
    assert word in text
    for name in ("phases", "slips", "sources"):
        assert text.count(f"<h3>{load_texts(language).text(f'think-{name}')}</h3>") == 2
    assert text.count("<polyline") == 2
    assert "http" not in text
    assert "<script" not in text


def test_bad_input_is_said_in_one_sentence(cli: Cli, record: Path, tmp_path: Path) -> None:
    assert "is an .html file" in cli("analyse", str(record), "-o", "report.txt").err
    assert "there is no folder" in cli("analyse", str(record), "-o", str(tmp_path / "no" / "a.html")).err
    broken = tmp_path / "broken.record"
    broken.write_text(record.read_text(encoding="utf-8") + "danse\n", encoding="utf-8")
    result = cli("analyse", str(broken))
    assert result.code == 2
    assert "unknown verb 'danse'" in result.err
