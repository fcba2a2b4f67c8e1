"""The policy that learns from nothing: true slopes, forecasts through both seats' eyes, a first minute."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from training.small_policy import (
    CLIP,
    CURIOUS,
    FAR,
    SMOOTH,
    Network,
    School,
    Steps,
    drawn,
    learn,
    surprises,
    won,
)

from astrolude import engine_kind
from astrolude.games import load

CELLS, ACTIONS, ROWS = 6, 5, 40
SMALL = 1e-6


@pytest.fixture(scope="module", autouse=True)
def _games() -> None:
    load()


def network() -> Network:
    found = Network(CELLS, ACTIONS, 1, 7)
    chance = np.random.default_rng(2)
    for name, weights in found.weights.items():
        found.weights[name] = chance.normal(0.0, 0.5, weights.shape)
    return found


def some_steps(found: Network) -> Steps:
    """Steps of a network that was a little different, so that some of them are clipped."""
    chance = np.random.default_rng(3)
    seen = chance.normal(size=(ROWS, CELLS))
    masks = chance.random((ROWS, ACTIONS)) < 0.7
    masks[:, 0] = True
    logs, _ = found.judged(found.hidden(seen), masks)
    actions = drawn(logs, chance)
    before = logs[np.arange(ROWS), actions] + chance.normal(0.0, 0.3, ROWS)
    return Steps(seen, masks, actions, before, chance.normal(size=ROWS), chance.normal(size=ROWS))


def loss(found: Network, steps: Steps) -> float:
    """What the slopes are those of, said once more and plainly."""
    logs, leads = found.judged(found.hidden(steps.seen), steps.masks)
    ratios = np.exp(logs[np.arange(ROWS), steps.actions] - steps.logs)
    held = np.minimum(ratios * steps.gains, np.clip(ratios, 1 - CLIP, 1 + CLIP) * steps.gains)
    spread = -(np.exp(logs) * np.where(steps.masks, logs, 0.0)).sum(axis=1)
    return float(np.mean(-held - CURIOUS * spread + 0.5 * (leads - steps.returns) ** 2))


@pytest.mark.parametrize("name", ["first", "hidden", "action", "lead"])
def test_the_slopes_are_those_of_the_loss(name: str) -> None:
    found = network()
    steps = some_steps(found)
    slopes = found.slopes_of(steps)[name]
    weights = found.weights[name].reshape(-1)
    assert np.abs(slopes).max() > 1e-3
    for place in range(len(weights)):
        sides = []
        for change in (SMALL, -2 * SMALL):
            weights[place] += change
            sides.append(loss(found, steps))
        weights[place] += SMALL
        assert slopes.reshape(-1)[place] == pytest.approx((sides[0] - sides[1]) / (2 * SMALL), abs=1e-5)


def test_actions_are_drawn_by_their_chances_and_closed_ones_never() -> None:
    found = network()
    steps = some_steps(found)
    logs, _ = found.judged(found.hidden(steps.seen[:1]), steps.masks[:1])
    lots = drawn(np.repeat(logs, 4000, axis=0), np.random.default_rng(4))
    for action in range(ACTIONS):
        assert np.mean(lots == action) == pytest.approx(np.exp(logs[0, action]), abs=0.04)
        assert steps.masks[0, action] or not np.any(lots == action)


def test_what_is_good_for_one_seat_is_bad_for_the_other() -> None:
    """One game: A moves, B moves and gains a point that nobody foresaw, then the game is over."""
    rewards, leads = np.array([[0.0], [1.0]]), np.zeros((3, 1))
    found = surprises(rewards, leads, np.array([[-1.0], [0.0]]))
    assert found[1, 0] == 1.0
    assert found[0, 0] == pytest.approx(-FAR * SMOOTH)
    foreseen = surprises(rewards, np.array([[-FAR], [1.0], [0.0]]), np.array([[-1.0], [0.0]]))
    assert foreseen == pytest.approx(np.zeros((2, 1)))


def test_a_round_sees_games_as_their_seats_do() -> None:
    school = School(1)
    steps = school.round()
    assert steps.seen.shape[0] == steps.gains.shape[0] == len(steps.actions)
    assert np.all(steps.masks[np.arange(len(steps.actions)), steps.actions])
    assert steps.gains.mean() == pytest.approx(0.0, abs=1e-4)


@pytest.mark.skipif(engine_kind() != "compiled", reason="too slow with the plain engine")
def test_a_first_minute_teaches_something(tmp_path: Path) -> None:
    log = learn(1.0, tmp_path, seed=1, every=600.0, games=20)
    assert (tmp_path / "curve.svg").read_text(encoding="utf-8").count("<polyline") == 2
    with np.load(tmp_path / "policy.npz") as arrays:
        weights: dict[str, Any] = dict(arrays)
    pupil = Network(len(weights["first"]), weights["action"].shape[1], 0)
    pupil.weights.update(weights)
    assert won(pupil, "random", 20, 10**9) == log[-1]["random"], "what was kept is what played"
    assert log[-1]["random"] >= 0.85 > log[0]["random"]
