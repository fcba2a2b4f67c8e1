"""ER-15: Magellan, the Exiles, the Rho Indi Syndicate and the Enlightened of Lyra."""

from __future__ import annotations

import pytest
from tests.games.eclipse.positions import ANNA, BEN, TERRANS, Table

from astrolude.games.eclipse.rules import presence
from astrolude.games.eclipse.rules.galaxy import exits
from astrolude.games.eclipse.scoring import score_parts, species_points
from astrolude.games.eclipse.tables.common import (
    FREEDOM,
    NONE,
    PROSPERITY,
    RESOURCES,
    SHRINES,
    TRAITOR_POINTS,
)
from astrolude.games.eclipse.tables.sectors import PLANETS, sector

TRAITOR = 6
"""The place of the traitor card among the parts of a score."""

# Magellan


def magellan() -> Table:
    return Table("keepers_of_magellan", "terran_union")


@pytest.mark.clauses("ER-15.1.1", "ER-T72")
def test_magellan_turn_one_colony_ship_up() -> None:
    table = magellan()
    table.state.ready[ANNA] = 0
    table.turn(ANNA).play("act influence", "flip")
    assert "flip" not in table.answers


@pytest.mark.clauses("ER-15.1.3")
def test_colony_ships_become_resources() -> None:
    table = magellan().turn(ANNA).play("flip_for money", "flip_for science")
    assert table.stored(ANNA) == [3, 3, 3]
    assert table.state.ready[ANNA] == 1
    table.play("act influence", "flip", "stop")
    assert table.turn(ANNA).offers("flip_for"), "a ship turned up again may be used again"
    assert not Table(*TERRANS[:2]).turn(ANNA).offers("flip_for")


@pytest.mark.clauses("ER-15.1.3", "ER-T01")
def test_resources_for_a_technology() -> None:
    table = magellan().learn(ANNA, "neutron_bombs", "starbase", "plasma_cannon").market("zero_point_source")
    table.store(ANNA, 0, 10, 0).next_discovery("money_8").turn(ANNA)
    assert "act research" in table.answers, "the ships count as resources"
    table.play(
        "act research", "flip_for science", "flip_for science", "research_on zero_point_source military"
    )
    assert table.stored(ANNA)[1] == 0
    assert len(table.state.tiles[0]) == 4
    assert table.prompt == "discovery", "Revelation"


@pytest.mark.clauses("ER-15.1.3", "ER-T121")
def test_resources_in_upkeep() -> None:
    table = magellan().round(9).upkeep()
    assert (table.prompt, table.seat) == ("upkeep", ANNA)
    money = table.stored(ANNA)[0]
    table.play("flip_for money", "flip_for materials", "stop")
    assert table.state.over
    assert table.stored(ANNA)[0] == money + 1 + 3
    poor = magellan().store(ANNA, 0, 0, 0).discs(ANNA, 7).upkeep()
    assert "stop" not in poor.answers
    poor.play("flip_for money", "flip_for money")
    assert "stop" in poor.answers, "to avoid giving up a hex"


@pytest.mark.clauses("ER-15.1.4", "ER-T72", "ER-17.6")
def test_used_discoveries_score() -> None:
    table = magellan().lay(103, 1, -1)
    for kind, decision in [("money_8", "front"), ("science_5", "front"), ("materials_6", "points")]:
        table.discovery(103, kind).ships(ANNA, 103).turn(ANNA).play("act influence", "from_track")
        table.play(decision)
        table.state.stack = []
        table.disown(103)
    table.discovery(103, "part_shard_hull").turn(ANNA).play("act influence", "from_track", "front")
    table.play("install shard_hull interceptor 1")
    assert species_points(table.state, ANNA) == 3
    assert score_parts(table.state, ANNA, 0)[3] == 2


# The Exiles


def exiles(**options: str) -> Table:
    return Table("exiles", "terran_union", **options)


@pytest.mark.clauses("ER-15.2.1", "ER-R08", "ER-T122")
def test_the_exiles_begin_with_a_populated_orbital() -> None:
    table = exiles()
    assert table.track(ANNA) == [10, 11, 10]
    assert table.squares(234) == {"materials": 1, "orbital": 1}
    assert table.count(ANNA, 234, "interceptor") == 1
    assert table.count(ANNA, 234, "orbital_ship") == 1
    table.ships(BEN, 234)
    assert not presence.may_leave(table.state, BEN, sector(234)), "two ships pin it"
    assert presence.may_leave(table.state, ANNA, sector(234)), "one enemy does not pin a cloaked ship"
    table.ships(BEN, 234)
    assert presence.may_leave(table.state, ANNA, sector(234)), "two pin one Exile ship at most"


@pytest.mark.clauses("ER-15.2.3", "ER-T74")
def test_an_orbital_is_a_ship_once_a_cube_is_on_it() -> None:
    table = exiles().lay(103, 1, -1).own(ANNA, 103).store(ANNA, 0, 0, 6).turn(ANNA)
    table.play("act build", "build orbital 103")
    assert table.stored(ANNA)[2] == 0
    assert presence.ships_of(table.state, ANNA, sector(103)) == 0
    table.play("colonise orbital_money 103")
    assert table.count(ANNA, 103, "orbital_ship") == 1
    assert table.state.entered[sector(103)] == [ANNA]
    table.ships(BEN, 103)
    assert not presence.may_leave(table.state, BEN, sector(103)), "it pins one enemy"


@pytest.mark.clauses("ER-15.2.3", "ER-T123")
def test_it_stops_being_a_ship_when_the_cube_leaves() -> None:
    table = exiles().turn(ANNA).play("act influence", "lift 234", "resource money")
    assert table.count(ANNA, 234, "orbital_ship") == 0
    table.no_ships(ANNA, 234).ships(BEN, 234)
    assert presence.may_leave(table.state, BEN, sector(234)), "it pins nothing"


@pytest.mark.clauses("ER-15.2.3")
def test_exploring_and_influencing_from_an_orbital_ship() -> None:
    table = exiles().no_ships(ANNA, 234).lay(103, 1, -1).turn(ANNA)
    table.play("act influence")
    assert "from_track" in table.answers
    assert presence.has_free_ship(table.state, ANNA, sector(234))
    moving = exiles().lay(103, 1, -1).turn(ANNA).play("act move")
    assert moving.offers("activate") == ["activate interceptor 234"], "it never moves"


@pytest.mark.clauses("ER-15.2.5")
def test_others_use_the_orbital_as_an_ordinary_one() -> None:
    table = exiles().no_ships(ANNA, 234)
    table.turn(ANNA).play("act influence", "lift 234", "resource money")
    table.state.stack = []
    table.own(BEN, 234).turn(BEN)
    table.play("colonise orbital_money 234")
    assert presence.ships_of(table.state, BEN, sector(234)) == 0
    assert table.squares(234) == {"orbital": 1}


@pytest.mark.clauses("ER-15.2.6", "ER-T75")
def test_populated_orbitals_score() -> None:
    table = exiles().lay(103, 1, -1).lay(104, 3, -2).own(ANNA, 103, 104)
    table.structure(103, "orbital").structure(104, "orbital").cube(ANNA, 103, "orbital", "science")
    assert species_points(table.state, ANNA) == 2


# The Syndicate


@pytest.mark.clauses("ER-15.3.2", "ER-T70", "ER-R17")
def test_trades_and_ships_of_the_syndicate() -> None:
    table = Table("rho_indi_syndicate", "terran_union").store(ANNA, 3, 3, 0).turn(ANNA)
    table.play("trade money_science")
    assert table.stored(ANNA) == [0, 5, 0]
    table.play("trade science_money")
    assert table.stored(ANNA) == [1, 2, 0]
    table.store(ANNA, 0, 0, 30).turn(ANNA).play("act build")
    assert not table.offers("build dreadnought")
    table.play("build interceptor 236")
    assert table.stored(ANNA)[2] == 26


@pytest.mark.clauses("ER-15.3.5", "ER-T71")
def test_the_traitor_card_costs_the_syndicate_nothing() -> None:
    table = Table("rho_indi_syndicate", "terran_union")
    table.state.traitor = ANNA
    assert score_parts(table.state, ANNA, 0)[TRAITOR] == 0
    table.state.traitor = BEN
    assert score_parts(table.state, BEN, 0)[TRAITOR] == TRAITOR_POINTS == -2


# The Enlightened


def lyra(**options: str) -> Table:
    return Table("enlightened_of_lyra", "terran_union", **options)


def build_shrines(table: Table, group: str, *resources: str) -> Table:
    """Shrines of a group, beside the planets of the home hex."""
    home = sector(238)
    for resource in resources:
        shrine = SHRINES.index(f"{group}_{resource}")
        places = list(table.state.shrines)
        places[shrine] = home * len(PLANETS) + RESOURCES.index(resource)
        table.state.shrines = places
    return table


@pytest.mark.clauses("ER-15.4.2", "ER-17.4", "ER-T73")
def test_one_shrine_in_an_upkeep_phase() -> None:
    table = lyra().store(ANNA, 9, 9, 9).upkeep()
    assert (table.prompt, table.seat) == ("shrine", ANNA)
    assert table.offers("shrine") == [f"shrine {name}" for name in SHRINES]
    table.play("shrine freedom_money")
    assert table.stored(ANNA)[0] != 9
    assert table.state.shrines[0] == sector(238) * len(PLANETS), "beside the orange planet, the only one"
    assert table.prompt != "shrine", "one only"
    again = table.store(ANNA, 9, 9, 9).upkeep()
    assert not again.offers("shrine prosperity_money"), "a planet holds one shrine"
    assert again.offers("shrine freedom_science")


@pytest.mark.clauses("ER-15.4.2", "ER-T73", "ER-T126")
def test_grey_planets_take_any_colour() -> None:
    table = lyra().lay(103, 1, -1).own(ANNA, 103).store(ANNA, 9, 9, 9).upkeep()
    table.play("shrine freedom_materials")
    assert table.answers == ["planet grey 103", "planet materials 238"]
    table.play("planet grey 103")
    assert table.state.shrines[SHRINES.index("freedom_materials")] == sector(103) * len(PLANETS) + 3
    table.store(ANNA, 9, 9, 9).upkeep().play("shrine freedom_money")
    assert "planet money 103" in table.answers, "a hex with an orange and a grey planet may hold two"
    assert "planet grey 103" not in table.answers


@pytest.mark.clauses("ER-15.4.2", "ER-R33", "ER-T126")
def test_trading_for_a_shrine() -> None:
    table = build_shrines(lyra(), "freedom", "science", "materials").store(ANNA, 3, 3, 0).upkeep()
    assert not table.offers("shrine prosperity_money")
    table.play("trade science_money", "shrine prosperity_money")
    assert table.state.shrines[SHRINES.index("prosperity_money")] != NONE
    poor = lyra().store(ANNA, 0, 0, 0).upkeep()
    assert poor.prompt != "shrine", "nothing is offered"


@pytest.mark.clauses("ER-15.4.3", "ER-T20")
def test_the_shrines_of_prosperity_bring_a_disc_before_the_upkeep() -> None:
    table = build_shrines(lyra(), "prosperity", "science", "materials").store(ANNA, 4, 0, 0)
    discs = table.state.discs[ANNA]
    table.upkeep().play("shrine prosperity_money")
    assert table.state.bonuses >> PROSPERITY & 1
    assert table.state.discs[ANNA] == discs + 1
    income, cost = table.told("upkeep_paid")[0][:2]
    assert (income, cost) == (3, 0)


@pytest.mark.clauses("ER-15.4.3", "ER-T87", "ER-T30", "ER-18.3")
def test_the_shrines_of_freedom_are_a_wormhole_generator() -> None:
    table = build_shrines(lyra(), "freedom", "science", "materials").lay(201, 1, -2, 1)
    assert exits(table.state, ANNA, sector(238)) == []
    table.store(ANNA, 2, 0, 0).upkeep().play("shrine freedom_money")
    assert table.state.bonuses >> FREEDOM & 1
    assert exits(table.state, ANNA, sector(238)) == [sector(201)]
    assert species_points(table.state, ANNA) == 3
    table.state.stack = []
    table.disown(238)
    assert species_points(table.state, ANNA) == 0, "no points for shrines on hexes that were lost"
    assert exits(table.state, ANNA, sector(238)) == [sector(201)], "the bonus stays"


@pytest.mark.clauses("ER-15.4.3", "ER-15.4.5")
def test_shrines_score() -> None:
    table = build_shrines(lyra(), "enlightenment", "money", "science")
    assert species_points(table.state, ANNA) == 2
    build_shrines(table, "enlightenment", "materials")
    table.state.bonuses = 0b100
    assert species_points(table.state, ANNA) == 3 + 3
    assert species_points(table.state, BEN) == 0
    table.disown(238).own(BEN, 238)
    assert (species_points(table.state, ANNA), species_points(table.state, BEN)) == (3, 0)
    table.disown(238).own(ANNA, 238)
    assert species_points(table.state, ANNA) == 6, "they score again"


@pytest.mark.clauses("ER-15.4.2")
def test_shrines_in_the_last_round_and_beside_enemies() -> None:
    table = lyra().round(9).ships(BEN, 238).store(ANNA, 9, 9, 9).upkeep()
    assert table.offers("shrine")


@pytest.mark.clauses("ER-T21")
def test_no_colonists_beside_enemy_ships() -> None:
    table = exiles().lay(103, 1, -1).own(ANNA, 103).ships(BEN, 103).upkeep()
    assert table.prompt == "turn", "nobody was asked in the Upkeep phase"
    assert table.state.round == 2
