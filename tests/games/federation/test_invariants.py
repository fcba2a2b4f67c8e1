"""The invariants notice what is broken: a position spoilt by hand has problems."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.federation.positions import ANNA, BEN, Table

from astrolude.games.federation.state import FederationState


def _spoil(field: str, index: int, value: int) -> Callable[[FederationState], None]:
    def spoil(s: FederationState) -> None:
        getattr(s, field)[index] = value

    return spoil


SPOILT = {
    "owes crystals": _spoil("crystals", 0, -1),
    "degree": _spoil("degree", ANNA, 11),
    "die shows": _spoil("die", ANNA, 7),
    "ships": _spoil("hangar", ANNA, 5),
    "never released": _spoil("done", ANNA, 1),
    "robots": _spoil("robots", ANNA, 5),
    "of others": _spoil("used", ANNA, 1),
    "influence": _spoil("influence", 0, 3),
    "pawns of kind": _spoil("pawns", 0, 1),
    "turns": _spoil("turns", ANNA, 2),
    "Alteration tokens": _spoil("moons", 0, -1),
    "scholars are missing": _spoil("order", 0, 44),
    "Deep Space": _spoil("deep_tile", BEN, 0),
    "medals of planet": _spoil("medals_left", 0, 0),
    "project 0": _spoil("projects", 0, 7),
    "Senatorial": _spoil("contributions", BEN, 1),
    "megastructure 0": _spoil("places", 0, 1),
    "foreign structure": _spoil("sites", 0, 7),
    "laws of a wing": _spoil("laws_left", 4, 9),
    "face without a pawn": _spoil("faces", 0, 1),
    "seven-vote pawn": _spoil("pawns", 3, 1),
    "starter tiles": _spoil("starter", ANNA, 7),
    "taken face down": _spoil("rocks", 3, -1),
    "stands on nothing": _spoil("die_cell", ANNA, 4),
    "lost points": _spoil("scores", 0, -1),
}


def test_a_position_of_the_builder_is_sound() -> None:
    table = (
        Table().miner(ANNA, "asteroid_06").mage(BEN, 3).scholars(ANNA, "1A1", "1B1").built(BEN, "shipyard")
    )
    table.token(BEN, "2v01").stall(ANNA, "stall_3", 2).pawn(ANNA, "voting_1", "left_top_1", "1v01")
    assert table.state.problems() == []


@pytest.mark.parametrize("problem", SPOILT)
def test_what_is_broken_is_named(problem: str) -> None:
    table = Table()
    SPOILT[problem](table.state)
    assert any(problem in found for found in table.state.problems()), table.state.problems()
