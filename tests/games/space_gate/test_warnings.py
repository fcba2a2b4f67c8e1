"""What is said of a possible action before it is confirmed, and that it is true."""

from __future__ import annotations

import pytest
from tests.games.space_gate.positions import ANNA, BEN, CLEO, Table
from tests.games.telling import warned

from astrolude.games.space_gate.game import GAME
from astrolude.kernel.obstacles import IDLE


def walking() -> Table:
    """Anna has two points in Water; the gate to the north holds one settler of two."""
    table = Table().base(ANNA, "gate_water_sun_1@0,1r0 open 1", start=5)
    table.crew(ANNA, water="E1", airlock="E1").crew(BEN).crew(CLEO)
    return table.play("activate engineer airlock water")


@pytest.mark.clauses("SG-4.7")
def test_points_that_are_lost_by_stopping() -> None:
    assert warned(walking(), "stop") == ["2 points are left, and they are lost."]
    assert warned(walking(), "stop", "fr") == ["Il reste 2 points, et ils sont perdus."]
    full = walking().play("move start_airlock_1 N")
    assert "move start_airlock_1 N" not in full.state.legal_texts()


@pytest.mark.clauses("SG-4.7", "SG-5.1")
def test_a_room_in_which_nothing_can_be_done() -> None:
    table = Table().base(ANNA, "gate_water_sun_1@0,1r0 open 1", start=5).crew(ANNA, new_modules="E1")
    assert warned(table, "activate engineer new_modules energy") == [
        "There is nothing that you could do in the Energy: your points there would be lost, the others act."
    ]
    assert warned(table, "activate engineer new_modules water") == []
    action = GAME.grammar.parse("activate engineer new_modules energy")
    assert [met.kind for met in GAME.doubtful(table.state)[action]] == [IDLE]
