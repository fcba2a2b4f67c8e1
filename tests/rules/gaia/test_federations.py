"""GP-8: federations, the examples of the rules document computed by hand."""

from __future__ import annotations

import pytest
from tests.games.gaia.positions import Table, federations, hex_at

from astrolude.games.gaia import grammar as g
from astrolude.games.gaia.rules.counts import power_value
from astrolude.games.gaia.rules.federations import cluster_power, clusters, power_needed
from astrolude.games.gaia.tables.space import NEIGHBOURS, REGION
from astrolude.games.gaia.tables.supply import SATELLITES
from astrolude.kernel.hexes import label


def links(board: Table, seat: int = 0) -> set[frozenset[str]]:
    """Every set of satellites that the questions lead to."""
    if not board.allows("federation"):
        return set()
    before = len(board.state.satellites[seat])
    return {
        frozenset(label(REGION.places[place]) for place in state.satellites[seat][before:])
        for state in federations(board.state)
    }


def rich(*factions: str) -> Table:
    """Three players, so that the large map lies there, and tokens enough for every link."""
    return Table(*(factions or ("terrans", "xenos", "firaks"))).give(0, bowls=(12, 0, 0), qic=12)


def sets(*names: str) -> set[frozenset[str]]:
    return {frozenset(name.split()) for name in names}


@pytest.mark.clauses("GP-E17", "GP-8.2.4")
def test_example_a() -> None:
    board = (
        rich()
        .put(0, "planetary_institute", "0,0")
        .put(0, "trading_station", "1,1", "3,1")
        .put(0, "mine", "-1,2")
    )
    found = links(board.turn(0))
    assert sets("1,0 2,1", "0,1 2,1") <= found
    assert {len(chosen) for chosen in found} == {2}


@pytest.mark.clauses("GP-E18", "GP-8.2.3")
def test_example_b() -> None:
    board = (
        rich()
        .put(0, "planetary_institute", "0,0")
        .put(0, "trading_station", "0,1", "2,0")
        .put(0, "mine", "4,0")
    )
    found = links(board.turn(0))
    assert sets("1,0") <= found
    assert all(len(chosen) == 1 for chosen in found)


@pytest.mark.clauses("GP-E19", "GP-8.1.1")
def test_example_c() -> None:
    board = (
        rich()
        .put(0, "trading_station", "0,0", "0,1", "-1,1", "3,0")
        .put(0, "research_lab", "3,1")
        .put(0, "mine", "4,0")
    )
    assert sets("1,0 2,0") <= links(board.turn(0))


@pytest.mark.clauses("GP-E46", "GP-8.2.2")
def test_example_d() -> None:
    board = rich().put(0, "academy_qic", "0,0").put(0, "trading_station", "0,1", "4,0").put(0, "mine", "2,0")
    found = links(board.turn(0))
    assert sets("1,0 3,0") <= found
    assert sets("1,-1 2,-2 3,-2 4,-2 4,-1").isdisjoint(found)
    assert all(len(chosen) == 2 for chosen in found)


@pytest.mark.clauses("GP-8.3", "GP-E47", "GP-8.4.2")
def test_a_new_federation_keeps_apart_from_the_old_one() -> None:
    board = rich().put(0, "trading_station", "0,0", "0,1", "0,2").federate(0, "0,0", "0,1", "0,2")
    board.put(0, "academy_qic", "2,0").put(0, "planetary_institute", "4,0").put(0, "mine", "4,1")
    assert sets("3,0") <= links(board.turn(0))
    other = rich().put(0, "trading_station", "0,0", "0,1", "0,2").put(0, "academy_qic", "1,0")
    other.federate(0, "0,0", "0,1", "0,2", "1,0").put(0, "planetary_institute", "4,0").put(0, "mine", "4,1")
    assert links(other.turn(0)) == set()


@pytest.mark.clauses("GP-E48", "GP-E111", "GP-8.7.1", "GP-8.7.3")
def test_what_is_built_next_to_a_federation_joins_it() -> None:
    board = rich().put(0, "academy_qic", "0,0").federate(0, "0,0", satellites=("1,0",)).planet("2,0", "terra")
    board.put(0, "trading_station", "3,0").give(0, ore=5, credits_=5).turn(0).do("build 2,0")
    members = [place for place in ("0,0", "1,0", "2,0", "3,0") if board.state.member[0][hex_at(place)]]
    assert members == ["0,0", "1,0", "2,0", "3,0"]
    assert board.state.tokens[0] == []


@pytest.mark.clauses("GP-E112", "GP-11.2")
def test_a_shared_mine_joins_too() -> None:
    board = (
        rich("lantids", "xenos", "firaks")
        .put(0, "academy_qic", "0,0")
        .federate(0, "0,0")
        .put(1, "mine", "1,0")
    )
    board.turn(0).do("build 1,0")
    seat = board.state.view(None)["seats"][0]  # type: ignore[index]
    assert board.state.member[0][hex_at("1,0")] == 1
    assert seat["planet_types"] == 1


@pytest.mark.clauses("GP-8.7.2", "R-45")
def test_two_federations_joined_by_a_planet_stay_two() -> None:
    board = (
        rich()
        .put(0, "academy_qic", "0,0")
        .federate(0, "0,0")
        .put(0, "academy_knowledge", "2,0")
        .federate(0, "2,0")
    )
    board.planet("1,0", "terra").turn(0).do("build 1,0")
    assert board.state.federations[0] == 2
    assert board.state.member[0][hex_at("1,0")] == 1


@pytest.mark.clauses("GP-E81", "R-29", "GP-8.2.4")
def test_a_dearer_set_is_legal_if_no_part_of_it_is_cheaper() -> None:
    board = rich().put(0, "academy_qic", "0,0").put(0, "trading_station", "0,1", "2,0", "-3,0")
    found = links(board.turn(0))
    assert sets("1,0", "-1,0 -2,0") <= found
    assert sets("1,0 -1,0 -2,0").isdisjoint(found)


@pytest.mark.clauses("GP-E82", "GP-8.2.8")
def test_satellites_take_in_what_they_touch() -> None:
    board = (
        rich().put(0, "academy_qic", "0,0").put(0, "trading_station", "0,1", "2,-1").put(0, "mine", "1,-2")
    )
    assert sets("1,0", "1,-1") <= links(board.turn(0))
    board.do("federation", "join 1,-2")
    while board.prompt in ("planets", "satellites"):
        board.do(board.legal()[0])
    assert board.state.member[0][hex_at("1,-2")] == 1


@pytest.mark.clauses("GP-E83", "GP-8.1.2")
def test_distant_planets() -> None:
    board = rich().put(0, "academy_qic", "0,0").put(0, "trading_station", "5,0", "0,5").turn(0)
    whole = board.state.clone()
    straight = [f"satellite {q},0" for q in range(1, 5)] + [f"satellite 0,{r}" for r in range(1, 5)]
    board.do("federation")
    for action in straight:
        if board.prompt == "satellites" and board.allows(action):
            board.do(action)
    while board.prompt != "token":
        board.do(board.legal()[0])
    assert len(board.state.satellites[0]) == 8
    assert sum(board.bowls()) == 4
    board.state = whole
    assert not board.give(0, bowls=(7, 0, 0)).turn(0).allows("federation")


@pytest.mark.clauses("GP-E84")
def test_a_foreign_planet_cannot_be_crossed() -> None:
    board = rich().put(0, "academy_qic", "0,0").put(0, "trading_station", "0,1", "2,0").planet("1,0", "ice")
    assert links(board.turn(0)) == sets("1,1")


@pytest.mark.clauses("GP-E85")
def test_separation_makes_detours() -> None:
    board = rich().put(0, "trading_station", "0,0", "0,1", "0,2").federate(0, "0,0", "0,1", "0,2")
    board.put(0, "planetary_institute", "-3,1").put(0, "mine", "-3,2").put(0, "academy_qic", "3,0").turn(0)
    assert not board.give(0, bowls=(6, 0, 0)).turn(0).allows("federation")
    board.give(0, bowls=(7, 0, 0)).turn(0).do("federation")
    while board.prompt != "token":
        board.do(board.legal()[0])
    closed = {other for place in ("0,0", "0,1", "0,2") for other in NEIGHBOURS[hex_at(place)]}
    assert len(board.state.satellites[0]) == 7
    assert closed.isdisjoint(board.state.satellites[0])


@pytest.mark.clauses("GP-E86", "GP-11.3")
def test_xenos_need_six() -> None:
    for faction, legal in [("xenos", True), ("terrans", False)]:
        board = (
            rich(faction, "ivits", "firaks")
            .put(0, "planetary_institute", "0,0")
            .put(0, "research_lab", "0,1")
        )
        board.put(0, "mine", "2,0").turn(0)
        assert board.allows("federation") == legal
        if legal:
            assert sets("1,0") <= links(board)


@pytest.mark.clauses("GP-E87", "GP-11.8", "GP-E50", "GP-8.8.3")
def test_ivits_enlarge_their_federation_for_qic() -> None:
    board = (
        rich("ivits", "xenos", "firaks")
        .put(0, "planetary_institute", "0,0")
        .put(0, "trading_station", "0,1", "-1,1")
    )
    board.federate(0, "0,0", "0,1", "-1,1").station(0, "3,0")
    board.put(0, "academy_qic", "4,0").put(0, "academy_knowledge", "4,1").give(0, qic=5).turn(0)
    assert sets("1,0 2,0") <= links(board)
    board.put(0, "mine", "6,0").turn(0)
    found = links(board)
    assert sets("1,0 2,0") <= found
    assert all(len(chosen) == 2 for chosen in found)
    board.do("federation")
    while board.prompt != "token":
        board.do(board.legal()[0])
    assert board.goods()[3] == 3
    assert board.bowls() == (12, 0, 0)


@pytest.mark.clauses("GP-E88", "GP-E49", "R-12", "GP-11.8")
def test_ivits_whose_federation_has_grown_may_still_connect_new_planets() -> None:
    board = rich("ivits", "xenos", "firaks").put(0, "planetary_institute", "0,0").put(0, "academy_qic", "0,1")
    board.put(0, "academy_knowledge", "1,0").put(0, "trading_station", "-1,1", "1,1").put(0, "mine", "0,-1")
    board.federate(0, "0,0", "0,1", "1,0", "-1,1", "1,1", "0,-1").station(0, "4,0").turn(0)
    assert board.state.view(None)["seats"][0]["power_needed"] == 14  # type: ignore[index]
    assert links(board) == sets("", "2,0 3,0", "2,1 3,0", "2,1 3,1")
    before = board.state.clone()
    board.do("federation", "join 4,0", "satellite 2,0", "token fed_7_vp_ore")
    assert board.state.member[0][hex_at("4,0")] == 1
    assert board.goods()[3] == 12 - 2
    board.state = before
    board.do("federation", "joined", "token fed_7_vp_ore")
    assert board.goods()[3] == 12
    assert board.state.federations[0] == 2
    assert board.state.view(None)["seats"][0]["power_needed"] == 21  # type: ignore[index]
    board.token(0, "fed_12_vp")
    assert board.state.view(None)["seats"][0]["power_needed"] == 21  # type: ignore[index]
    assert not board.turn(0).allows("federation")


@pytest.mark.clauses("GP-E118", "GP-8.2.3", "R-12")
def test_ivits_who_connect_more_than_they_need_connect_nothing_superfluous() -> None:
    """The federation alone would do, so one new planet is enough; two only where they cost no more."""
    board = rich("ivits", "xenos", "firaks").put(0, "planetary_institute", "0,0").put(0, "academy_qic", "0,1")
    board.put(0, "academy_knowledge", "1,0").put(0, "trading_station", "-1,1", "1,1").put(0, "mine", "0,-1")
    board.federate(0, "0,0", "0,1", "1,0", "-1,1", "1,1", "0,-1").put(0, "mine", "3,0", "5,0").turn(0)
    assert links(board) == sets("", "2,0", "2,1")
    board.put(0, "mine", "2,-2").turn(0)
    assert sets("2,-1") <= links(board)
    board.give(0, qic=0).turn(0)
    assert links(board) == sets("")


@pytest.mark.clauses("GP-E89", "GP-2.4.2")
def test_at_most_25_satellites() -> None:
    board = rich().put(0, "academy_qic", "0,0").put(0, "trading_station", "0,1", "3,0").turn(0)
    assert board.allows("federation")
    board.state.satellites[0] = [0] * (SATELLITES - 1)
    assert not board.put(0, "mine", "9,-5").turn(0).allows("federation")
    near = rich().put(0, "academy_qic", "0,0").put(0, "trading_station", "0,1", "2,0")
    near.state.satellites[0] = [0] * (SATELLITES - 1)
    assert near.turn(0).allows("federation")


@pytest.mark.clauses("GP-E90", "GP-2.4.3")
def test_empty_stacks() -> None:
    board = rich().put(0, "academy_qic", "0,0").put(0, "academy_knowledge", "0,1").put(0, "mine", "1,0")
    board.state.stock[g.TOKEN.read("fed_7_vp_ore")] = 0
    whole = board.turn(0).state.clone()
    board.do("federation")
    assert "token fed_7_vp_ore" not in board.legal()
    board.state = whole
    board.state.stock = [0] * 6
    assert not board.turn(0).allows("federation")


@pytest.mark.clauses("R-30", "GP-8.2.9", "GP-E8", "GP-8.5", "GP-8.1.3")
def test_a_cluster_alone_is_a_federation() -> None:
    board = (
        rich()
        .put(0, "academy_qic", "0,0")
        .put(0, "academy_knowledge", "0,1")
        .put(0, "trading_station", "1,0")
    )
    board.round_tile("round_federation").give(0, knowledge=0, points=10).turn(0)
    board.do("federation", "token fed_6_vp_knowledge")
    assert (board.points(), board.goods()[2]) == (10 + 6 + 5, 2)
    assert board.bowls() == (12, 0, 0)
    assert [board.state.member[0][hex_at(place)] for place in ("0,0", "0,1", "1,0")] == [1, 1, 1]


@pytest.mark.clauses("GP-8.6", "GP-2.6.7")
def test_the_twelve_point_token_is_grey_from_the_start() -> None:
    board = (
        rich().put(0, "academy_qic", "0,0").put(0, "academy_knowledge", "0,1").put(0, "mine", "1,0").turn(0)
    )
    board.do("federation", "token fed_12_vp")
    assert [token & 1 for token in board.state.tokens[0]] == [0]


@pytest.mark.clauses("GP-8.4.1", "GP-8.4.2")
def test_a_federation_stays_when_power_values_fall() -> None:
    board = rich("ambas", "xenos", "firaks").put(0, "planetary_institute", "0,0").put(0, "mine", "3,0", "0,1")
    board.federate(0, "0,0", "0,1").token(0, "fed_7_vp_ore").turn(0)
    board.do("special swap", "swap 3,0")
    assert board.state.member[0][hex_at("0,0")] == 1
    assert len(board.state.tokens[0]) == 1


@pytest.mark.clauses("GP-8.4.1", "GP-E117", "R-52")
def test_a_covered_tile_does_not_shrink_the_ivits_federation() -> None:
    """Institute and academy of the federation go on counting 4, those outside and later ones count 3."""
    board = rich("ivits", "xenos", "firaks").put(0, "planetary_institute", "0,0").put(0, "academy_qic", "0,1")
    board.put(0, "trading_station", "1,0").put(0, "mine", "-1,1", "1,-1").tile(
        0, "tech_big_buildings_power_4"
    )
    board.federate(0, "0,0", "0,1", "1,0", "-1,1", "1,-1").put(0, "research_lab", "3,0")
    board.token(0, "fed_7_vp_ore").levels(0, economy=4).advanced("economy", "adv_action_3_ore")
    board.give(0, qic=9, ore=9, credits_=9).turn(0)
    assert cluster_power(board.state, 0, clusters(board.state, 0)[0]) == 4 + 4 + 2 + 1 + 1
    board.do("action qic_tech_tile", "tile adv_action_3_ore")
    assert board.state.covered[0]
    assert cluster_power(board.state, 0, clusters(board.state, 0)[0]) == 12
    assert power_value(board.state, 0, hex_at("0,0")) == 3
    assert power_needed(board.state, 0) == 12 + 2
    assert board.turn(0).allows("federation")
    board.do("upgrade academy_knowledge 3,0")
    assert [cluster_power(board.state, 0, cluster) for cluster in clusters(board.state, 0)] == [12, 3]


@pytest.mark.clauses("R-46")
def test_a_station_on_an_own_satellite_strengthens_the_federation() -> None:
    board = rich("ivits", "xenos", "firaks").put(0, "planetary_institute", "0,0")
    board.federate(0, "0,0", satellites=("1,0",)).final_tiles("final_satellites", "final_sectors").turn(0)
    board.do("special space_station", "station 1,0")
    view = board.state.view(None)["final_tiles"][0]  # type: ignore[index]
    assert view["counts"][0] == 2
    assert board.state.member[0][hex_at("1,0")] == 1
