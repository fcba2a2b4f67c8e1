"""The engine offers exactly what a second, plain reading of the document finds legal, in random games."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.rules.alien_frontiers.second_reading import Reading, Reuse, Ship, name

from astrolude.games.alien_frontiers.game import GAME
from astrolude.games.alien_frontiers.grammar import PORT
from astrolude.kernel.start import Start
from astrolude.kernel.state import State
from astrolude.testing.walk import Walk

REUSE_CARDS = {"teleport": "orbital_teleporter", "helmet": "mind_control_helmet"}


def offered(state: State) -> list[str]:
    return [GAME.grammar.text(action) for action in state.legal_actions()]


def reused(view: Any, state: State) -> Reuse:
    """The ship that the card takes in this position."""
    label = PORT.labels[state.decision.arguments[0]]
    station = label.rpartition("-")[0]
    [port] = [port for port in Reading(view, french=True).ports(station) if name(port["port"]) == label]
    ship = Ship(port["ship"]["value"], port["ship"]["relic"])
    return Reuse(ship, station, REUSE_CARDS[state.decision.prompt])


@pytest.mark.clauses("AF-4.5", "AF-4.8", "AF-9.7", "AF-9.15", "AF-9.21", "AF-10.1", "AF-10.11")
@pytest.mark.parametrize("edition", ["french", "international"])
@pytest.mark.parametrize("seed", range(9))
def test_both_readings_agree_in_every_position(edition: str, seed: int) -> None:
    supply = "limited" if seed % 2 else "unlimited"
    options = {"edition": edition, "helmet": "on", "supply": supply}
    walk = Walk(Start(GAME, 2 + seed % 3, options, 100 + seed))
    french = edition == "french"
    asked = Counter[str]()
    for _ in walk.steps():
        prompt = walk.state.decision.prompt
        asked[prompt] += 1
        view: Any = walk.state.view(None)
        if prompt == "main":
            expected = Reading(view, french).steps()
        elif prompt in REUSE_CARDS:
            expected = Reading(view, french).docks(reused(view, walk.state))
        else:
            continue
        assert sorted(offered(walk.state)) == sorted(expected)
    assert asked["main"] > 100
