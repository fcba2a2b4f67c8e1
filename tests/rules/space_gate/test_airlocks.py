"""SG-9: the Airlock room."""

from __future__ import annotations

import pytest
from tests.games.space_gate.positions import ANNA, BEN, CLEO, Table


def filling(crew: str, *tiles: str, start: int, seat: int = ANNA) -> Table:
    """A player activates the Airlock room with an engineer more than the crew that is there."""
    table = Table(active=seat).planets(["fermi", "collins", "planck"], ["bose"])
    table.base(seat, *tiles, start=start)
    for other in (ANNA, BEN, CLEO):
        table.crew(other, water="E1")
    return table.crew(seat, water="E1", airlock=crew)


@pytest.mark.clauses("T24", "SG-9.1", "SG-9.3")
def test_one_point_fills_one_airlock() -> None:
    table = filling("E1", "airlock_water_5@0,1r0 open 0", start=3)
    reserve = table.state.settler_reserve[ANNA]
    table.play("activate engineer water airlock", "fill start_airlock_1", "fill airlock_water_5")
    assert (table.on("start_airlock_1"), table.on("airlock_water_5")) == (5, 4)
    assert table.state.settler_reserve[ANNA] == reserve - 6


@pytest.mark.clauses("T25", "SG-16.4")
def test_a_point_without_an_airlock_to_fill_is_lost() -> None:
    table = filling("C1", "airlock_water_5@0,1r0 open 0", start=2, seat=BEN)
    reserve = table.state.settler_reserve[BEN]
    table.play("activate engineer water airlock")
    assert table.points == 3
    table.play("fill start_airlock_2", "fill airlock_water_5")
    assert table.state.settler_reserve[BEN] == reserve - 7
    assert table.told("stopped") == [{"seat": BEN, "points": 1}]
    assert table.asked == ("turn", CLEO)


@pytest.mark.clauses("T26")
def test_one_of_three_airlocks_is_chosen() -> None:
    tiles = ["airlock_water_5@0,1r0 open 0", "airlock_energy_1@1,0r0 open 1"]
    table = filling("", *tiles, start=0, seat=CLEO).play("activate engineer water airlock")
    assert len(table.legal("fill")) == 3
    table.play("fill start_airlock_3")
    assert table.told("filled") == [{"seat": CLEO, "module": "module:start_airlock_3", "settlers": 5}]
    assert table.asked == ("turn", ANNA)


@pytest.mark.clauses("T27", "SG-9.2", "SG-18.5")
def test_a_short_reserve_is_put_in_whole() -> None:
    table = filling("", "airlock_water_5@0,1r0 open 0", start=5).reserve(ANNA, 2)
    table.play("activate engineer water airlock", "fill airlock_water_5")
    assert (table.on("airlock_water_5"), table.state.settler_reserve[ANNA]) == (2, 0)
    empty = filling("E1", "airlock_water_5@0,1r0 open 0", start=5).reserve(ANNA, 0)
    empty.play("activate engineer water airlock")
    assert empty.told("filled") == []
    assert empty.told("stopped") == [{"seat": ANNA, "points": 2}]


@pytest.mark.clauses("T28", "SG-9.1")
def test_a_closed_airlock_cannot_be_filled() -> None:
    table = filling("", "airlock_water_5@0,1r0 closed", start=4).play("activate engineer water airlock")
    assert table.legal() == ["stop", "fill start_airlock_1"]


@pytest.mark.clauses("T96", "SG-9.3", "SG-18.5")
def test_exactly_as_many_as_fit() -> None:
    table = filling("", "airlock_water_5@0,1r0 open 1", start=5).reserve(ANNA, 20)
    table.play("activate engineer water airlock", "fill airlock_water_5")
    assert (table.on("airlock_water_5"), table.state.settler_reserve[ANNA]) == (4, 17)
