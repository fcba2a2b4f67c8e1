"""The bench: its figures make sense, its signature depends on the rules alone."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from tests.bots import toy

from astrolude.arena import bench
from astrolude.games import load
from astrolude.kernel.game import Game

SIGN = """
import sys
sys.path[:0] = sys.argv[2:]
from astrolude.arena.bench import signature
from astrolude.games import load
from astrolude.kernel.game import Game
from astrolude.kernel.registry import find
from astrolude.games import load
import tests.bots.toy
load()
print(signature(find(sys.argv[1])))
"""


def signature_elsewhere(name: str, hash_seed: str) -> str:
    """The signature as another process computes it."""
    command = [sys.executable, "-c", SIGN, name, *sys.path]
    done = subprocess.run(
        command, env={**os.environ, "PYTHONHASHSEED": hash_seed}, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


@pytest.mark.parametrize("game", [toy.GAME, *load()], ids=lambda game: game.id)
def test_the_signature_is_the_same_in_every_process(game: Game) -> None:
    assert signature_elsewhere(game.id, "1") == signature_elsewhere(game.id, "2") == bench.signature(game)


def test_figures_are_positive_and_complete(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SLICES", 2)
    monkeypatch.setattr(bench, "SLICE_SECONDS", 0.005)
    result = bench.bench([toy.GAME])
    assert [row.players for row in result.games] == [2, 3, 4]
    for row in result.games:
        assert row.decisions_per_s > row.games_per_s > 0
        assert min(row.clone_us, row.legal_us, row.apply_us) > 0
    content = result.to_json()
    assert set(content) == {"compiled", "games"}


def test_one_player_count_can_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SLICES", 1)
    monkeypatch.setattr(bench, "SLICE_SECONDS", 0.001)
    assert [row.players for row in bench.bench([toy.GAME], players=3).games] == [3]
