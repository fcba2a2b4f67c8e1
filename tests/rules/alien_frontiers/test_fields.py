"""AF-8: field generators."""

from __future__ import annotations

import pytest
from tests.games.alien_frontiers.positions import ANNA, BEN, CLEO, Table

from astrolude.games.alien_frontiers.tables.components import TERRITORIES

CARDS = {
    "isolation_field": "stasis_beam",
    "positron_field": "data_crystal",
    "repulsor_field": "gravity_manipulator",
}
EACH_FIELD = pytest.mark.parametrize(("field", "card"), CARDS.items())


def ready() -> Table:
    return Table().unplaced("1", "1", "1")


@pytest.mark.clauses("AF-8.1", "AF-8.2")
@EACH_FIELD
def test_a_field_is_placed_on_any_territory_empty_or_not(field: str, card: str) -> None:
    table = ready().landed(lem_badlands_1=1).holding(ANNA, card)
    assert table.field(field) is None
    assert table.legal("place_field") == [f"place_field {field} {territory}" for territory in TERRITORIES]
    table.play(f"place_field {field} pohl_foothills")
    assert (table.field(field), table.cards(ANNA), table.discard_pile()) == ("pohl_foothills", [], [card])


@pytest.mark.clauses("AF-8.1")
def test_fields_belong_to_nobody() -> None:
    table = (
        ready()
        .fields(isolation_field="lem_badlands")
        .holding(ANNA, "stasis_beam")
        .holding(BEN, "stasis_beam")
    )
    table.play("place_field isolation_field pohl_foothills").pass_to(BEN)
    assert table.allows("place_field isolation_field lem_badlands")


@pytest.mark.clauses("AF-8.2", "AF-9.19", "AF-T103")
def test_a_field_must_go_to_another_territory() -> None:
    table = ready().fields(isolation_field="lem_badlands").holding(ANNA, "stasis_beam")
    assert table.refuses("place_field isolation_field lem_badlands")
    others = [name for name in TERRITORIES if name != "lem_badlands"]
    assert table.legal("place_field") == [f"place_field isolation_field {name}" for name in others]
    assert len(others) == 7
    assert table.play("place_field isolation_field asimov_crater").field("isolation_field") == "asimov_crater"


@pytest.mark.clauses("AF-8.1", "AF-R33", "AF-T105")
def test_isolation_and_positron_on_one_territory() -> None:
    table = ready().landed(herbert_valley_0=1)
    table.fields(isolation_field="herbert_valley", positron_field="herbert_valley")
    assert table.refuses("dock shipyard 1"), "no discount: the 4th ship costs 1 fuel and 1 ore"
    assert table.points(ANNA) == 3


@pytest.mark.clauses("AF-8.3", "AF-8.6", "AF-R16", "AF-T181")
def test_a_field_beats_a_card_which_is_not_spent() -> None:
    table = ready().landed(lem_badlands_1=1).fields(repulsor_field="lem_badlands")
    table.holding(ANNA, "orbital_teleporter")
    assert table.refuses("move_colony 1-lem_badlands")
    assert table.cards(ANNA) == ["orbital_teleporter"]


@pytest.mark.clauses("AF-R16", "AF-8.3")
def test_a_field_cancels_a_card_only_where_they_disagree() -> None:
    table = ready().landed(lem_badlands_1=1, pohl_foothills_1=1).holding(ANNA, "data_crystal", "booster_pod")
    table.fields(isolation_field="lem_badlands", repulsor_field="pohl_foothills").rich(ANNA, 2, 0)
    assert table.legal("crystal") == ["crystal pohl_foothills"]
    assert table.allows("booster 1", "remove_field isolation_field")


@pytest.mark.clauses("AF-8.4", "AF-7.11", "AF-9.12", "AF-T023")
def test_isolation_on_pohl_stops_the_discount_and_the_loan() -> None:
    table = ready().landed(pohl_foothills_0=1).fields(isolation_field="pohl_foothills")
    table.holding(ANNA, "booster_pod").rich(ANNA, 1, 0).play("booster 1")
    assert table.resources(ANNA) == (0, 0)
    table.holding(BEN, "data_crystal").rich(BEN, 5, 0).pass_to(BEN)
    assert table.refuses("crystal pohl_foothills")


@pytest.mark.clauses("AF-8.4", "AF-9.12", "AF-T155")
def test_ones_own_isolation_field_ends_the_loan() -> None:
    table = Table().unplaced("6", "6", "1").landed(heinlein_plains_1=1).rich(ANNA, 8, 0)
    table.holding(ANNA, "data_crystal", "stasis_beam")
    table.play("crystal heinlein_plains", "dock orbital_market 6", "trade")
    assert table.resources(ANNA) == (6, 1)
    table.play("place_field isolation_field heinlein_plains")
    assert table.told("loan_ended") == [{"seat": ANNA, "territory": "territory:heinlein_plains"}]
    assert table.play("trade").resources(ANNA) == (0, 2)


@pytest.mark.clauses("AF-8.5", "AF-5.2", "AF-T024")
def test_the_positron_field_adds_a_point_for_the_controller() -> None:
    table = Table().landed(herbert_valley_2=2).fields(positron_field="herbert_valley")
    assert table.points(CLEO) == 4
    assert Table().fields(positron_field="herbert_valley").state.scores == [0, 0, 0, 0]


@pytest.mark.clauses("AF-8.5", "AF-5.4", "AF-T145")
@pytest.mark.parametrize(
    ("card", "action"),
    [
        ("data_crystal", "place_field positron_field lem_badlands"),
        ("booster_pod", "remove_field positron_field"),
    ],
)
def test_moving_or_removing_the_positron_field_takes_the_point(card: str, action: str) -> None:
    table = ready().landed(herbert_valley_1=1, lem_badlands_0=1, lem_badlands_2=1)
    table.fields(positron_field="herbert_valley").holding(ANNA, card)
    before = table.state.scores[:]
    table.play(action)
    assert table.state.scores == [before[ANNA], before[BEN] - 1, *before[2:]]


@pytest.mark.clauses("AF-8.6", "AF-9.15.5", "AF-9.17", "AF-T025")
def test_the_repulsor_field_lets_no_colony_in_or_out() -> None:
    table = Table().unplaced("5", "5", "5").landed(asimov_crater_0=1, asimov_crater_1=1, lem_badlands_1=1)
    table.fields(repulsor_field="asimov_crater", isolation_field="asimov_crater").rich(ANNA, 0, 3)
    table.holding(ANNA, "polarity_device", "orbital_teleporter", "gravity_manipulator", "booster_pod")
    assert table.legal("swap_colonies") == []
    assert table.legal("move_colony") == ["move_colony 1-lem_badlands"]
    moving = Table().unplaced("5", "5", "5").landed(lem_badlands_1=1).fields(repulsor_field="asimov_crater")
    moving.holding(ANNA, "orbital_teleporter").play("move_colony 1-lem_badlands")
    assert "move_to asimov_crater" not in moving.legal()
    assert len(moving.legal()) == 6
    assert table.allows("place_field repulsor_field lem_badlands", "remove_field isolation_field")
    assert table.allows("remove_field repulsor_field")
    table.play("dock colony_constructor 5")
    assert "land asimov_crater" not in table.legal()


@pytest.mark.clauses("AF-8.6", "AF-9.17", "AF-T100")
def test_no_swap_with_one_end_repulsed() -> None:
    table = ready().landed(lem_badlands_0=1, pohl_foothills_1=1).holding(ANNA, "polarity_device")
    assert table.legal("swap_colonies") == ["swap_colonies 0-lem_badlands"]
    for repulsed in ("lem_badlands", "pohl_foothills"):
        assert table.fields(repulsor_field=repulsed).legal("swap_colonies") == []


@pytest.mark.clauses("AF-8.7", "AF-9.11", "AF-T182")
def test_a_removed_field_may_return_to_where_it_lay() -> None:
    table = (
        ready()
        .fields(isolation_field="lem_badlands")
        .holding(ANNA, "booster_pod")
        .holding(BEN, "stasis_beam")
    )
    table.play("remove_field isolation_field")
    assert table.field("isolation_field") is None
    table.pass_to(BEN).play("place_field isolation_field lem_badlands")
    assert table.field("isolation_field") == "lem_badlands"
    assert table.told("field_placed") != []
