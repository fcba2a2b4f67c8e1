"""AF-9.15: the Orbital Teleporter."""

from __future__ import annotations

import pytest
from tests.games.alien_frontiers.positions import ANNA, BEN, CLEO, Table


def teleporter(*dice: str, players: int = 4) -> Table:
    """Anna owns Orbital Teleporter and has rolled these."""
    return Table(players).unplaced(*dice).holding(ANNA, "orbital_teleporter")


@pytest.mark.clauses("AF-9.15", "AF-9.15.2", "AF-9.15.3", "AF-T030")
def test_a_ship_from_the_mine_completes_a_claim() -> None:
    table = teleporter("6", "2", "5").displaying("booster_pod").rich(ANNA, 2, 0).play("dock lunar_mine 6")
    table.play("teleport lunar_mine-1", "dock alien_artifact 6", "dock alien_artifact 2")
    assert (table.state.total, table.resources(ANNA)) == (8, (0, 1))
    assert table.port("lunar_mine-1") is None
    assert "booster_pod" in table.play("claim booster_pod").cards(ANNA)


@pytest.mark.clauses("AF-9.15.5", "AF-R9", "AF-T031")
def test_its_discard_power_moves_a_colony() -> None:
    table = Table(active=BEN).unplaced("1", "1", "1").holding(BEN, "orbital_teleporter")
    table.landed(lem_badlands_1=1, lem_badlands_0=1, van_vogt_mountains_1=1, van_vogt_mountains_2=2)
    before = table.points(BEN)
    table.play("move_colony 1-van_vogt_mountains", "move_to lem_badlands")
    assert (table.colonies("lem_badlands"), table.controller("lem_badlands")) == ([1, 2, 0, 0], BEN)
    assert (table.controller("van_vogt_mountains"), table.points(BEN)) == (CLEO, before + 1)


@pytest.mark.clauses("AF-R9")
def test_the_move_the_other_way_would_only_tie() -> None:
    table = Table(active=BEN).unplaced("1", "1", "1").holding(BEN, "orbital_teleporter")
    table.landed(lem_badlands_1=1, lem_badlands_0=1, van_vogt_mountains_1=1, van_vogt_mountains_2=2)
    table.play("move_colony 1-lem_badlands", "move_to van_vogt_mountains")
    assert table.controller("van_vogt_mountains") is None


@pytest.mark.clauses("AF-9.15.5")
def test_any_players_colony_moves_to_any_other_territory() -> None:
    table = teleporter("1", "1", "1").landed(lem_badlands_1=1, pohl_foothills_0=1, asimov_crater_2=1)
    assert table.legal("move_colony") == [
        "move_colony 0-pohl_foothills",
        "move_colony 1-lem_badlands",
        "move_colony 2-asimov_crater",
    ]
    table.play("move_colony 1-lem_badlands")
    assert len(table.legal()) == 7
    assert "move_to lem_badlands" not in table.legal()


@pytest.mark.clauses("AF-9.15.6", "AF-4.6", "AF-9.15.2", "AF-T085")
def test_one_of_a_pair_joins_an_unplaced_ship() -> None:
    table = teleporter("4", "4", "4").rich(ANNA, 3, 1).play("dock shipyard 4")
    table.play("teleport shipyard-1", "dock orbital_market 4")
    assert (table.at("orbital_market"), table.at("shipyard")) == (["0-4", "0-4"], ["0-4"])
    assert table.fleet(ANNA) == 4, "the ship built stays built"
    table = Table(2).unplaced("4", "4", "4", "5", "5").holding(ANNA, "orbital_teleporter").rich(ANNA, 9, 9)
    table.play("dock shipyard 4", "teleport shipyard-1", "dock orbital_market 4")
    assert table.refuses("dock shipyard 5"), "the only group is blocked"


@pytest.mark.clauses("AF-4.6", "AF-9.15.6", "AF-T133")
def test_a_ship_left_behind_finds_no_partner() -> None:
    table = teleporter("4", "4", "4", players=2).rich(ANNA, 9, 9).play("dock shipyard 4")
    table.play("teleport shipyard-1", "dock solar_converter 4")
    assert table.at("shipyard") == ["0-4"]
    assert table.refuses("dock shipyard 4")
    table.pass_to(BEN)
    assert table.at("shipyard") == ["0-4"]
    table.pass_to(ANNA)
    assert table.at("shipyard") == []


@pytest.mark.clauses("AF-9.15.6", "AF-6.4.1", "AF-T136")
def test_a_ship_teleports_into_a_triple() -> None:
    table = teleporter("5", "5", "1").docked(solar_converter_1="0-5").rich(ANNA, 2, 3)
    table.play("teleport solar_converter-1", "dock colony_constructor 5", "land lem_badlands")
    assert (table.resources(ANNA), table.colonies("lem_badlands")[ANNA]) == ((0, 0), 1)
    table = teleporter("5", "1", "1").docked(solar_converter_1="0-5").rich(ANNA, 2, 3)
    table.play("teleport solar_converter-1")
    assert table.refuses("dock colony_constructor 5")


@pytest.mark.clauses("AF-9.15.4", "AF-7.11", "AF-T137")
def test_both_payments_must_be_affordable() -> None:
    table = teleporter("6", "1").docked(lunar_mine_1="0-6").rich(ANNA, 2, 1)
    table.play("teleport lunar_mine-1")
    assert table.refuses("dock shipyard 6")
    table = teleporter("6", "1").docked(lunar_mine_1="0-6").rich(ANNA, 2, 1).landed(pohl_foothills_0=1)
    table.play("teleport lunar_mine-1", "dock shipyard 6")
    assert (table.resources(ANNA), table.fleet(ANNA)) == ((0, 0), 4)


@pytest.mark.clauses("AF-9.15.3", "AF-7.5", "AF-4.15", "AF-T138")
def test_a_teleported_ship_counts_for_asimov() -> None:
    table = teleporter("1", "3", "1").landed(asimov_crater_0=1).on_hub(ANNA, 1).rich(ANNA, 2, 0)
    table.play("dock colonist_hub 1", "dock solar_converter 3")
    assert table.state.circle[ANNA] == 2
    table.play("teleport solar_converter-1", "dock colonist_hub 3")
    assert table.state.circle[ANNA] == 4
    table = teleporter("1", "3", "1").landed(asimov_crater_0=1).on_hub(ANNA, 1).rich(ANNA, 2, 0)
    table.play(
        "dock colonist_hub 1", "teleport colonist_hub-1", "dock solar_converter 1", "dock colonist_hub 3"
    )
    assert table.state.circle[ANNA] == 4, "the first dock counts though its ship has left"


@pytest.mark.clauses("AF-9.15.3")
@pytest.mark.parametrize(
    ("territory", "action", "gain"),
    [("lem_badlands", "dock solar_converter 1", (2, 0)), ("van_vogt_mountains", "dock lunar_mine 1", (0, 1))],
)
def test_bonuses_of_the_new_facility_work(territory: str, action: str, gain: tuple[int, int]) -> None:
    table = teleporter("2", "2", "2").docked(alien_artifact_1="0-1", lunar_mine_1="1-6").rich(ANNA, 2, 0)
    table.landed(**{f"{territory}_0": 1}).play("teleport alien_artifact-1", action)
    assert table.resources(ANNA) == gain


@pytest.mark.clauses("AF-9.15")
def test_the_new_facility_must_be_another_one_and_obey_its_rules() -> None:
    table = teleporter("2", "2", "5").docked(solar_converter_1="0-3", lunar_mine_1="1-4").rich(ANNA, 2, 0)
    table.play("teleport solar_converter-1")
    assert table.legal() == ["dock alien_artifact 3", "dock colonist_hub 3"]


@pytest.mark.clauses("AF-9.15")
@pytest.mark.parametrize(
    "station",
    ["solar_converter", "alien_artifact", "colonist_hub", "lunar_mine", "orbital_market", "shipyard"],
)
def test_no_facility_takes_back_its_own_ship(station: str) -> None:
    table = teleporter("5", "4", "6").docked(**{f"{station}_1": "0-5"}).rich(ANNA, 9, 9)
    table.play(f"teleport {station}-1")
    assert [action for action in table.legal("dock") if station in action] == []
    assert "dock_run 456" in table.legal()


@pytest.mark.clauses("AF-9.15.6")
@pytest.mark.parametrize(
    ("dice", "value", "runs"),
    [
        ("456", "1", []),
        ("456", "3", ["345"]),
        ("456", "6", ["456"]),
        ("123", "6", []),
        ("123", "4", ["234"]),
        ("123", "1", ["123"]),
    ],
)
def test_the_reused_ship_is_always_part_of_the_run(dice: str, value: str, runs: list[str]) -> None:
    table = teleporter(*dice).docked(solar_converter_1=f"0-{value}").rich(ANNA, 2, 0)
    table.play("teleport solar_converter-1")
    assert table.legal("dock_run") == [f"dock_run {run}" for run in runs]


@pytest.mark.clauses("AF-9.15.6", "AF-7.7.1")
def test_the_relic_may_be_a_partner() -> None:
    table = teleporter("4", "5", "1").landed(burroughs_desert_0=1).unplaced("4", "1", "1", "r6")
    table.docked(solar_converter_1="0-5").rich(ANNA, 2, 0).play("teleport solar_converter-1", "dock_run r456")
    assert table.at("raiders_outpost") == ["0-4", "0-5", "0-r6"]
    table = teleporter("4", "5", "1").landed(burroughs_desert_0=1).unplaced("4", "1", "6", "r6")
    table.docked(solar_converter_1="0-5").rich(ANNA, 2, 0).play("teleport solar_converter-1")
    assert table.legal("dock_run") == ["dock_run 456", "dock_run r456"]


@pytest.mark.clauses("AF-9.15", "AF-R29")
def test_without_a_legal_dock_the_power_may_not_be_used() -> None:
    table = teleporter("2", "2", "5").docked(solar_converter_1="0-3", lunar_mine_1="1-4").rich(ANNA, 2, 0)
    assert table.legal("teleport") == ["teleport solar_converter-1"]
    table.full("alien_artifact").on_hub(ANNA, 7)
    assert table.legal("teleport") == []


@pytest.mark.clauses("AF-9.15.1")
def test_neither_from_nor_to_the_bay() -> None:
    table = teleporter("2", "2", "2").rich(ANNA, 9, 9).play("dock shipyard 2")
    assert (table.in_bay_of(ANNA), table.legal("teleport")) == (["0-1"], ["teleport shipyard-1"])
    table.play("teleport shipyard-1")
    assert {action.split()[1] for action in table.legal("dock")} == {
        "solar_converter",
        "alien_artifact",
        "colonist_hub",
        "lunar_mine",
        "orbital_market",
    }


@pytest.mark.clauses("AF-9.15")
def test_only_own_ships() -> None:
    table = teleporter("2", "2", "2").docked(solar_converter_1="1-3").rich(ANNA, 2, 0)
    assert table.legal("teleport") == []


@pytest.mark.clauses("AF-9.15.6")
def test_partners_are_unplaced_ships_never_docked_ones() -> None:
    table = teleporter("2", "3", "1").docked(solar_converter_1="0-4", lunar_mine_1="0-4").rich(ANNA, 2, 0)
    table.play("teleport solar_converter-1")
    assert table.refuses("dock orbital_market 4")
    assert table.allows("dock_run 234"), "with the unplaced 2 and 3"
    table.play("dock_run 234")
    assert (table.dice(), table.at("raiders_outpost")) == (["1"], ["0-2", "0-3", "0-4"])


@pytest.mark.clauses("AF-9.15.7")
def test_the_card_is_paid_then_the_ship_leaves_then_it_docks() -> None:
    table = teleporter("1", "1", "1").docked(lunar_mine_1="0-6").rich(ANNA, 2, 0)
    table.play("teleport lunar_mine-1", "dock solar_converter 6")
    assert [event["event"] for event in table.events()] == ["card_used", "lifted", "docked", "gained"]
