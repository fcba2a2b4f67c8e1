"""The networks that come along: each fits its game, is small, and plays as learned and as expert."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from tests.learning.test_bot import played

from astrolude.bots import InvalidBot, experts, make_bot
from astrolude.games import load
from astrolude.kernel.registry import find
from astrolude.learning.bot import LearnedBot
from astrolude.learning.files import INCLUDED, UnfitNetwork, included, read_network, read_record

LARGEST = 4 * 2**20


def test_every_network_fits_its_game_and_is_offered() -> None:
    files = []
    for game in load():
        files += included(game)
        assert [read_network(file, game).players for file in included(game)] == experts(game)
    assert sorted(files) == sorted(INCLUDED.glob("*.npz")), "no file without a game"
    assert files


@pytest.mark.parametrize("path", sorted(INCLUDED.glob("*.npz")), ids=lambda path: path.stem)
def test_a_network_is_small_and_says_how_it_was_made(path: Path) -> None:
    assert path.stat().st_size <= LARGEST
    for made in read_record(path)["rounds"]:
        assert made["games"] > 0
        assert {"seed", "commit", "rate"} <= made.keys()


def test_the_same_seed_is_the_same_game_with_the_network_that_comes_along() -> None:
    assert played("learned:6it", 3) == played("learned:6it", 3)


def test_what_comes_along_is_what_a_file_of_that_name_is() -> None:
    load()
    path = INCLUDED / "alien_frontiers-2.npz"
    assert played("learned:6it", 3) == played(f"learned:6it:network={path}", 3)


def test_an_expert_is_a_learned_bot_that_thinks_as_long_as_a_strong_one() -> None:
    load()
    bot = make_bot("expert", find("alien_frontiers"), 1)
    assert isinstance(bot, LearnedBot)
    assert (bot.budget.milliseconds, bot.budget.iterations) == (1500, 20000)
    with pytest.raises(InvalidBot, match="expert takes no parameters"):
        make_bot("expert:50ms", find("alien_frontiers"), 1)


def test_with_other_numbers_of_players_there_is_no_expert() -> None:
    load()
    game = find("alien_frontiers")
    assert experts(game) == [2]
    with pytest.raises(UnfitNetwork, match="has a network for 2 players, not for 3"):
        make_bot("expert", game, 1).choose(game.new(3, None, 1))


def test_without_numpy_no_game_has_an_expert(monkeypatch: pytest.MonkeyPatch) -> None:
    load()
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert experts(find("alien_frontiers")) == []
