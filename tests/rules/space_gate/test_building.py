"""SG-7, SG-8: taking modules and laying them; the geometry of a base."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.space_gate.positions import ANNA, BEN, CLEO, DAN, Table

from astrolude.games.space_gate.grammar import ATTACH, GRAMMAR, MODULE
from astrolude.games.space_gate.rules import base
from astrolude.games.space_gate.rules.base import (
    BLOCKED,
    VOID,
    can_be_extended,
    corridors_facing,
    open_cells,
    open_corridors,
    placement_answers,
)
from astrolude.games.space_gate.tables.components import ROW, TURNS, cell_at, cell_x, cell_y

CROSS_AND_STRAIGHT = ["gate_water_door_2@1,0r1 closed", "airlock_water_1@0,1r0 closed"]


def rotations_on(table: Table, module: str, x: int, y: int) -> list[int]:
    """The rotations in which a module may be laid on a cell of Anna's base."""
    cells = open_cells(table.state, ANNA)
    names = {cells[index + 1]: cells[index] for index in range(0, len(cells), 3)}
    found: list[int] = []
    for action in placement_answers(table.state, ANNA, MODULE.read(module)):
        name, rotation = divmod(ATTACH.index(action), TURNS)
        if names[name] == cell_at(x, y):
            found.append(rotation)
    return found


def digging(*tiles: str, points: int = 3, players: int = 3) -> Table:
    """Anna has so many points in New Modules; Ben has two there as well."""
    table = Table(players).base(ANNA, *tiles).crew(ANNA, water="E1", new_modules=f"E{points - 1}")
    table.crew(BEN, new_modules="E2").crew(CLEO)
    return table


@pytest.mark.clauses("T17", "SG-8.2", "SG-8.1", "SG-1.8")
def test_a_placement_needs_one_link() -> None:
    table = Table().base(ANNA, *CROSS_AND_STRAIGHT)
    assert corridors_facing(table.state, ANNA, VOID) == 6
    assert rotations_on(table, "airlock_water_4", 1, 1) == [2, 3]


@pytest.mark.clauses("T18", "SG-8.2", "SG-18.1", "SG-14.4")
def test_a_corridor_against_a_wall_is_blocked_and_costs_nothing() -> None:
    table = Table().base(ANNA, *CROSS_AND_STRAIGHT, "airlock_water_4@1,1r2 closed")
    assert corridors_facing(table.state, ANNA, VOID) == 5
    assert corridors_facing(table.state, ANNA, BLOCKED) == 1
    assert not base.BLOCKED_COUNTS_AS_OPEN
    assert open_corridors(table.state, ANNA) == 5


@pytest.mark.clauses("T19", "SG-8.4")
def test_touching_walls_is_no_attachment() -> None:
    table = Table().base(ANNA, "gate_water_door_2@1,0r1 closed", "airlock_water_5@0,1r0 closed")
    assert rotations_on(table, "airlock_water_4", 1, 1) == []
    table = digging("gate_water_door_2@1,0r1 closed", "airlock_water_5@0,1r0 closed")
    table.on_top("airlock_water_4").play("activate engineer water new_modules", "take airlock_water")
    assert table.refuses("attach airlock_water_5 E 0", "attach gate_water_door_2 N 2")


@pytest.mark.clauses("T20", "SG-7.4", "SG-7.5", "SG-8.6", "SG-18.14")
def test_a_sealed_base_can_only_dig() -> None:
    sealed = ["airlock_water_6@0,1r2 closed", "airlock_vegetation_6@1,0r3 closed"]
    sealed += ["airlock_energy_6@0,-1r0 closed", "gate_water_door_4@-1,0r1 closed"]
    table = digging(*sealed, points=2)
    assert not can_be_extended(table.state, ANNA)
    table.play("activate engineer water new_modules")
    assert len(table.legal("take")) == 9
    top = table.state.piles[0][-1]
    table.play("take gate_water")
    assert table.told("put_under")[0]["seat"] == ANNA
    assert table.state.piles[0][0] == top
    assert (table.asked, table.points) == (("dig", ANNA), 1)


@pytest.mark.clauses("T21", "SG-7.1", "SG-7.1a", "SG-7.1b", "SG-7.2", "SG-6.1")
def test_adding_locks_a_pile_and_putting_under_does_not() -> None:
    table = digging().on_top("airlock_water_2", "airlock_water_1", "gate_water_sun_2", "gate_water_sun_1")
    table.play("activate engineer water new_modules", "take gate_water")
    view: Any = table.state.view(None)
    assert view["taken"]["module"] == "module:gate_water_sun_1"
    assert view["piles"][0]["top"]["module"] == "module:gate_water_sun_2"
    table.play("attach start_airlock_1 N 0")
    assert not table.is_open("gate_water_sun_1")
    assert table.refuses("take gate_water")
    table.play("take airlock_water", "put_under", "take airlock_water")
    assert table.state.taken == MODULE.read("airlock_water_2")
    table.play("attach gate_water_sun_1 N 2")
    assert table.asked == ("dig", BEN)


@pytest.mark.clauses("T92", "SG-7.3")
def test_the_lock_is_personal() -> None:
    table = digging(points=2).on_top("gate_water_sun_2", "gate_water_sun_1")
    table.play("activate engineer water new_modules", "take gate_water", "attach start_airlock_1 N 0", "stop")
    assert table.asked == ("dig", BEN)
    assert table.allows("take gate_water")
    table.play("take gate_water")
    assert table.state.taken == MODULE.read("gate_water_sun_2")


@pytest.mark.clauses("T23", "SG-7.3")
def test_the_last_module_of_a_pile() -> None:
    table = digging(players=4).crew(DAN).only("airlock_water", "airlock_water_1")
    table.play("activate engineer water new_modules", "take airlock_water", "put_under")
    assert table.allows("take airlock_water")
    table.play("take airlock_water", "attach start_airlock_1 N 0")
    assert table.refuses("take airlock_water")


@pytest.mark.clauses("SG-7.6")
def test_taking_commits() -> None:
    table = digging().play("activate engineer water new_modules", "take gate_water")
    assert table.asked == ("module", ANNA)
    assert table.refuses("stop", "take odyssey_water")
    assert table.allows("put_under")


@pytest.mark.clauses("SG-8.3", "SG-1.6", "SG-18.12")
def test_neighbours_may_be_of_any_domain_and_kind() -> None:
    table = Table().base(ANNA, "airlock_water_1@0,1r0 closed")
    for module in ("gate_energy_sun_1", "odyssey_vegetation_1", "airlock_water_2"):
        assert rotations_on(table, module, 0, 2)


@pytest.mark.clauses("SG-8.5", "SG-8.7")
def test_modules_stay_where_they_lie() -> None:
    table = digging().on_top("airlock_water_1")
    table.play("activate engineer water new_modules", "take airlock_water", "attach start_airlock_1 N 0")
    cell = table.state.cells[MODULE.read("airlock_water_1")]
    assert (cell_x(cell), cell_y(cell)) == (0, 1)
    assert not any("airlock_water_1" in action for action in table.legal())
    table.play("stop", "stop")
    assert table.state.cells[MODULE.read("airlock_water_1")] == cell


@pytest.mark.clauses("SG-19.2", "SG-1.6")
def test_the_grid_has_no_bounds_that_a_base_could_reach() -> None:
    for x, y in [(0, 0), (-81, 81), (81, -81), (-7, -3)]:
        cell = cell_at(x, y)
        assert (cell_x(cell), cell_y(cell)) == (x, y)
    assert ROW > 4 * 85


@pytest.mark.clauses("SG-16.5", "SG-16.2")
def test_equal_rotations_and_equal_cells_are_offered_once() -> None:
    table = Table().base(ANNA, "airlock_water_1@0,1r0 closed", "airlock_energy_1@1,0r0 closed")
    assert corridors_facing(table.state, ANNA, VOID) == 8
    cross = [
        GRAMMAR.text(action)
        for action in placement_answers(table.state, ANNA, MODULE.read("gate_water_sun_1"))
    ]
    assert len(cross) == 7  # two of the eight corridors face (1, 1), which the module laid first names
    assert "attach airlock_water_1 E 0" in cross
    assert all(text.endswith(" 0") for text in cross)
    straight = placement_answers(table.state, ANNA, MODULE.read("airlock_water_5"))
    assert {GRAMMAR.text(action).split()[-1] for action in straight} == {"0", "1"}
