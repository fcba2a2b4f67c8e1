"""Self-play leaves whole shards, the fit follows its own slopes, and a round goes on where it was stopped."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from training.data import read
from training.fit import Fit, Losses, Recipe
from training.play import Play, Table
from training.round import Round
from training.samples import DRAWN, IMAGINED, UNDRAWN

from astrolude.games import load
from astrolude.kernel.registry import find
from astrolude.learning.files import read_network, read_record

GAME = "alien_frontiers"


@pytest.fixture(scope="module")
def shards(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Two short games, each in a shard of its own."""
    folder = tmp_path_factory.mktemp("shards")
    for worker in range(2):
        table = Table(Play(GAME, 2, "60it", 5, 0.0, 0.3, str(folder)), worker, 2)
        table.play_game(5 + worker)
        table.write(1)
    return sorted(folder.glob("*.npz"))


def fit_of(recipe: Recipe, kind: Any = np.float32) -> Fit:
    load()
    game = find(GAME)
    fit = Fit(game.layout(2).size, 2, game.grammar.describe(), recipe, np)
    fit.arrays = {name: array.astype(kind) for name, array in fit.arrays.items()}
    return fit


def test_shards_hold_what_searches_found(shards: list[Path]) -> None:
    load()
    data = read(shards, find(GAME).layout(2).size)
    assert set(data.root["origin"].tolist()) == {UNDRAWN, DRAWN, IMAGINED}
    assert set(data.root["game"].tolist()) == {0, 1}
    assert np.allclose(data.shares.sum(1), 1.0, atol=1e-5)
    assert (data.shares[data.answers < 0] == 0).all()
    assert (data.groups >= 0).sum() == len(data.child["root"]) > 0
    places = data.groups[data.groups >= 0]
    assert (data.child["root"][places] == np.nonzero(data.groups >= 0)[0]).all()
    assert ((data.child["mean"] >= 0.0) & (data.child["mean"] <= 1.0)).all()


def test_the_slopes_are_those_of_the_losses(shards: list[Path]) -> None:
    data = read(shards, find(GAME).layout(2).size)
    recipe = Recipe(width=7, value=5, policy=4, dropout=0.0)
    fit = fit_of(recipe, np.float64)
    rng = np.random.default_rng(3)
    for name in ("value_out", "value_bias", "policy_bias"):  # so that nothing lies where a rectifier bends
        fit.arrays[name] = 0.1 * rng.standard_normal(fit.arrays[name].shape)
    roots = np.arange(20, 30)
    slopes: dict[str, Any] = {}

    class Watch:
        def step(self, arrays: dict[str, Any], found: dict[str, Any], rate: float) -> None:
            slopes.update(found)

    fit.adam = Watch()  # type: ignore[assignment, misc]
    fit.learn(data, roots, 0.0, Losses())

    def loss() -> float:
        losses = Losses()
        fit.learn(data, roots, 0.0, losses, learning=False)
        return fit.score(losses.means())

    for name in (
        "points_bias",
        "value_out",
        "value_bias",
        "policy_bias",
        "parts",
        "parts_bias",
        "width_bias",
    ):
        flat = fit.arrays[name].reshape(-1)
        place = int(np.abs(slopes[name]).argmax())
        before = flat[place]
        flat[place] = before + 1e-5
        above = loss()
        flat[place] = before - 1e-5
        below = loss()
        flat[place] = before
        assert (above - below) / 2e-5 == pytest.approx(slopes[name].reshape(-1)[place], rel=0.02), name


def test_a_fit_learns_what_it_is_shown(shards: list[Path]) -> None:
    data = read(shards, find(GAME).layout(2).size)
    fit = fit_of(Recipe(width=16, batch=32, dropout=0.0, rate=5e-3))
    roots = np.arange(32)
    first, last = Losses(), Losses()
    fit.learn(data, roots, 0.0, first, learning=False)
    for _ in range(60):
        fit.learn(data, roots, 5e-3, Losses())
    fit.learn(data, roots, 0.0, last, learning=False)
    for name in ("result", "policy"):
        assert last.means()[name] < 0.8 * first.means()[name]


def test_a_round_is_played_once_and_goes_on_where_it_was(tmp_path: Path) -> None:
    out = tmp_path / "round"
    trial = Round(GAME, 2, 2.0, 1, "2it", 9, 0.2, "", "", "own=3:others=1", out)
    found = trial.run()
    assert found["games"] >= 2
    assert 0.0 <= found["won"] <= 1.0
    network, record = read_network(out / "network.npz", find(GAME)), read_record(out / "network.npz")
    assert network.players == 2
    assert record["rounds"][0]["games"] >= 1
    assert "<polyline" in (out / "curves.svg").read_text(encoding="utf-8")
    stamps = {path: path.stat().st_mtime_ns for path in out.rglob("*") if path.is_file()}
    assert trial.run() == found
    (out / "duel.json").unlink()
    trial.run()
    changed = {path.name for path, stamp in stamps.items() if path.stat().st_mtime_ns != stamp}
    assert changed == {"duel.json"}


def test_self_play_goes_on_after_its_last_shard(tmp_path: Path) -> None:
    table = Table(Play(GAME, 2, "2it", 5, 0.0, 0.2, str(tmp_path)), 3, 4)
    assert table.first_game() == 0
    (tmp_path / "shard-03-000007.npz").touch()
    (tmp_path / "shard-02-000009.npz").touch()
    assert table.first_game() == 7
