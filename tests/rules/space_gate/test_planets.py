"""SG-13: the eight exoplanets: where settlers land, when a planet closes, what it is worth."""

from __future__ import annotations

import pytest
from tests.games.space_gate.positions import ANNA, BEN, CLEO, DAN, Table

from astrolude.games.space_gate.rules.closure import attributed
from astrolude.games.space_gate.tables.exoplanets import (
    PREDOMINANT,
    SIDE_FOR,
    SIDE_GROUPS,
    SIDE_SITES,
    SIDES,
    SITE_LINKS,
    SITE_TYPE,
    SITES,
)


def sites_of(side: str) -> list[str]:
    return [SITES[site].partition(".")[2] for site in SIDE_SITES[SIDES.index(side)]]


def flagged(side: str) -> list[str]:
    return [SITES[site].partition(".")[2] for site in SIDE_SITES[SIDES.index(side)] if PREDOMINANT[site]]


def types(side: str) -> list[int]:
    """How many primary, secondary and central sites a side has."""
    found = [SITE_TYPE[site] for site in SIDE_SITES[SIDES.index(side)]]
    return [found.count(kind) for kind in range(3)]


class TestBose:
    @pytest.mark.clauses("SG-13.1.1", "SG-13.1.5")
    def test_levels_and_flags(self) -> None:
        assert [len(level) for level in SIDE_GROUPS[SIDES.index("bose_a")]] == [5, 4, 3, 2, 1]
        assert [len(level) for level in SIDE_GROUPS[SIDES.index("bose_b")]] == [6, 5, 4, 3, 2, 1]
        assert flagged("bose_a") == ["l3_2", "l5_1"]
        assert flagged("bose_b") == ["l3_1", "l3_4", "l6_1"]

    @pytest.mark.clauses("T37", "SG-13.1.2")
    def test_a_site_rests_on_two_others(self) -> None:
        table = Table().settled("bose", ANNA, "l1_1").settled("bose", BEN, "l1_2")
        assert "l2_1" in table.sites(CLEO, "bose")
        assert "l2_2" not in table.sites(CLEO, "bose")

    @pytest.mark.clauses("T31", "SG-13.1.3", "SG-13.1.4", "SG-18.16")
    def test_three_players_close_it(self) -> None:
        table = Table().settled("bose", CLEO, "l5_1 l5_2 l4_1 l4_2 l3_1 l3_2 l2_1 l1_1")
        table.settled("bose", ANNA, "l3_3 l3_4 l2_2 l2_3 l1_2 l1_3 l1_4")
        table.settled("bose", BEN, "l4_3 l2_4 l2_5 l1_5 l1_6")
        assert not table.closes("bose")
        table.settled("bose", CLEO, "l6_1")
        assert table.closes("bose")
        assert table.worth("bose") == [10, 5, 18]

    @pytest.mark.clauses("T71", "SG-13.1.4")
    def test_two_players_close_it(self) -> None:
        table = Table(2).settled("bose", ANNA, "l1_1 l1_2 l1_3 l2_1 l2_2 l3_1 l4_1 l5_1")
        table.settled("bose", BEN, "l1_4 l1_5 l2_3 l2_4 l3_2 l3_3 l4_2")
        assert table.closes("bose")
        assert table.worth("bose") == [14, 10]


class TestCollins:
    @pytest.mark.clauses("SG-13.2.1", "SG-13.2.2", "SG-13.2.7")
    def test_volcanoes_of_six_sites(self) -> None:
        for side, sites in (("collins_a", 21), ("collins_b", 24)):
            assert len(sites_of(side)) == sites
            assert [len(volcano) for volcano in SIDE_GROUPS[SIDES.index(side)]] == [6, 6, 6, 6]
        assert flagged("collins_a") == ["centre", "v1_3", "v3_3"]
        assert flagged("collins_b") == ["v1_1", "v2_1", "v3_1", "v4_1"]
        assert Table().sites(ANNA, "collins") == ["centre", "v1_1", "v1_3", "v2_1", "v3_1", "v3_3", "v4_1"]

    @pytest.mark.clauses("T38", "SG-13.2.3", "SG-18.17", "SG-18.36")
    @pytest.mark.parametrize(
        ("counts", "expected"),
        [((3, 2, 0), False), ((3, 1, 1), False), ((4, 0, 0), True), ((4, 1, 0), True), ((3, 0, 0), False)],
    )
    def test_attribution(self, counts: tuple[int, int, int], expected: bool) -> None:
        table = Table()
        volcano = SIDE_GROUPS[table.side("collins")][0]
        seats = [seat for seat, number in enumerate(counts) for _ in range(number)]
        for site, seat in zip(volcano[1:], seats, strict=False):
            table.state.sites[site] = seat
        assert attributed(table.state, volcano) is expected

    @pytest.mark.clauses("T39", "SG-13.2.4")
    def test_it_closes_with_free_sites(self) -> None:
        table = Table(2).settled("collins", ANNA, "v1_1..v1_4 v2_1..v2_4")
        table.settled("collins", BEN, "v3_1..v3_4 v4_1..v4_3")
        assert not table.closes("collins")
        table.settled("collins", BEN, "v4_4")
        assert table.closes("collins")
        assert table.worth("collins") == [14, 14]

    @pytest.mark.clauses("T40", "SG-13.2.6")
    def test_the_centre_counts_for_all_four(self) -> None:
        table = Table(2).settled("collins", ANNA, "v1_1 v1_2 v1_3 v4_1..v4_4")
        table.settled("collins", BEN, "v1_4 v1_5 v2_1..v2_3 v3_1..v3_3")
        assert not table.closes("collins")
        table.settled("collins", BEN, "centre")
        assert table.closes("collins")
        assert table.worth("collins") == [10, 17]

    @pytest.mark.clauses("T66", "SG-13.2.6")
    @pytest.mark.parametrize(("seat", "expected"), [(ANNA, [14, 7, 7]), (BEN, [10, 10, 7])])
    def test_three_players(self, seat: int, expected: list[int]) -> None:
        table = Table().settled("collins", ANNA, "v1_1..v1_3 v2_1..v2_4 v4_4")
        table.settled("collins", BEN, "v1_4 v1_5 v3_1..v3_4 v4_5").settled("collins", CLEO, "v4_1..v4_3")
        volcanoes = SIDE_GROUPS[table.side("collins")]
        assert [attributed(table.state, volcano) for volcano in volcanoes] == [False, True, True, False]
        table.settled("collins", seat, "centre")
        assert table.closes("collins")
        assert table.worth("collins") == expected

    @pytest.mark.clauses("T67", "SG-13.2.5")
    def test_an_attributed_volcano_can_still_be_settled(self) -> None:
        table = Table(4).settled("collins", ANNA, "v1_1..v1_4")
        assert attributed(table.state, SIDE_GROUPS[table.side("collins")][0])
        assert "v1_5" in table.sites(BEN, "collins")
        table.settled("collins", BEN, "v1_5 v1_6")
        assert table.worth("collins") == [7, 0, 0, 0]


class TestDirac:
    @pytest.mark.clauses("SG-13.3.1", "SG-13.3.7")
    def test_sites_and_flags(self) -> None:
        assert types("dirac_a") == [15, 3, 1]
        assert types("dirac_b") == [20, 4, 1]
        assert flagged("dirac_a") == ["p5", "p13"]
        assert flagged("dirac_b") == ["p4", "p9", "p17"]

    @pytest.mark.clauses("T41", "T76", "SG-13.3.2", "SG-18.18")
    @pytest.mark.parametrize(
        ("primaries", "secondaries", "allowed"),
        [
            (4, 0, False),
            (5, 0, True),
            (5, 1, False),
            (9, 1, False),
            (10, 1, True),
            (6, 0, False),
            (10, 0, False),
            (11, 0, True),
            (12, 0, False),
            (10, 2, False),
            (16, 1, True),
        ],
    )
    def test_every_sixth_settler_may_take_a_secondary_site(
        self, primaries: int, secondaries: int, allowed: bool
    ) -> None:
        table = Table().settled("dirac", ANNA, f"p1..p{primaries}")
        if secondaries:
            table.settled("dirac", ANNA, f"s1..s{secondaries}")
        offered = [site for site in table.sites(ANNA, "dirac") if site.startswith("s")]
        assert bool(offered) is allowed

    @pytest.mark.clauses("T42", "SG-13.3.4", "SG-13.3.5")
    def test_values(self) -> None:
        table = Table().settled("dirac", ANNA, "p1..p10 s1 s2").settled("dirac", BEN, "p11..p15 s3")
        table.settled("dirac", CLEO, "p16..p20")
        assert not table.closes("dirac")
        table.settled("dirac", CLEO, "centre")
        assert table.closes("dirac")
        assert table.worth("dirac") == [16, 8, 7]

    @pytest.mark.clauses("T43", "SG-13.3.3", "SG-13.3.6")
    def test_the_centre_comes_last(self) -> None:
        table = Table().settled("dirac", ANNA, "p1..p17").settled("dirac", CLEO, "p18 p19")
        assert "centre" not in table.sites(BEN, "dirac")
        table.settled("dirac", BEN, "p20")
        assert table.sites(BEN, "dirac") == ["centre"]
        assert table.sites(ANNA, "dirac") == ["s1", "centre"]


class TestFermi:
    @pytest.mark.clauses("SG-13.4.1", "SG-13.4.7", "SG-18.19")
    def test_satellites_and_planet(self) -> None:
        for side, satellites, places in (("fermi_a", 4, 18), ("fermi_b", 5, 24)):
            assert [len(group) for group in SIDE_GROUPS[SIDES.index(side)]] == [2] * satellites
            assert len(sites_of(side)) == 2 * satellites + places
            assert flagged(side) == []

    @pytest.mark.clauses("T45", "SG-13.4.5", "SG-13.4.6")
    def test_points(self) -> None:
        table = Table().settled("fermi", ANNA, "sat1_1 sat2_1 sat3_1 c1..c3")
        table.settled("fermi", BEN, "sat1_2 sat2_2 c4..c6").settled("fermi", CLEO, "sat4_1 c7")
        assert not table.closes("fermi")
        table.settled("fermi", CLEO, "sat4_2")
        assert table.closes("fermi")
        assert table.worth("fermi") == [17, 12, 3]

    @pytest.mark.clauses("T46", "SG-13.4.6")
    def test_five_satellites(self) -> None:
        table = Table(4).settled("fermi", DAN, "sat1_1 sat2_1 sat3_1 sat4_1 sat5_1")
        assert table.worth("fermi") == [0, 0, 0, 25]

    @pytest.mark.clauses("SG-13.4.4")
    def test_four_players_close_it_with_nine(self) -> None:
        table = Table(4).settled("fermi", ANNA, "sat1_1..sat4_2")
        assert not table.closes("fermi")
        assert table.settled("fermi", BEN, "sat5_1").closes("fermi")

    @pytest.mark.clauses("T69", "SG-13.4.3", "SG-13.4.5", "SG-18.16")
    def test_twice_on_one_satellite_earns_nothing_more(self) -> None:
        table = Table().settled("fermi", ANNA, "sat1_1 c1 c2 sat1_2 c3")
        table.settled("fermi", BEN, "sat2_1 sat2_2 sat3_1 c4..c7").settled(
            "fermi", CLEO, "sat4_1 sat4_2 c8 c9"
        )
        assert table.worth("fermi") == [3, 12, 3]
        assert Table().worth("fermi") == [0, 0, 0]


class TestPlanck:
    @pytest.mark.clauses("SG-13.5.1", "SG-13.5.4")
    def test_villages_with_one_road_are_flagged(self) -> None:
        for side, villages in (("planck_a", 16), ("planck_b", 22)):
            assert len(sites_of(side)) == villages
            single = [site for site in SIDE_SITES[SIDES.index(side)] if len(SITE_LINKS[site]) == 1]
            assert [SITES[site].partition(".")[2] for site in single] == flagged(side)

    @pytest.mark.clauses("T47", "SG-13.5.2", "SG-13.5.3", "SG-18.32")
    def test_the_largest_group(self) -> None:
        table = Table(2).settled("planck", ANNA, "n1 n2 n3 n9 n10 n11 n15 n16")
        table.settled("planck", BEN, "n4..n8 n12..n14")
        assert table.closes("planck")
        assert table.worth("planck") == [8, 15]
        tied = Table(2).settled("planck", ANNA, "n1 n2 n7..n10 n14 n15")
        tied.settled("planck", BEN, "n3..n6 n11..n13")
        assert not tied.closes("planck")
        tied.settled("planck", BEN, "n16")
        assert tied.worth("planck") == [13, 13]

    @pytest.mark.clauses("T72")
    def test_three_players(self) -> None:
        table = Table().settled("planck", ANNA, "n1 n2 n3 n12 n13 n20 n21")
        table.settled("planck", BEN, "n4..n8 n14..n16").settled("planck", CLEO, "n9..n11 n17..n19 n22")
        assert table.worth("planck") == [7, 13, 12]


class TestRussell:
    @pytest.mark.clauses("SG-13.6.1", "SG-13.6.5")
    def test_islands(self) -> None:
        assert [len(island) for island in SIDE_GROUPS[SIDES.index("russell_a")]] == [9, 9, 9]
        assert [len(island) for island in SIDE_GROUPS[SIDES.index("russell_b")]] == [7, 7, 7, 7]
        assert flagged("russell_b") == ["i1_1", "i2_1", "i3_1", "i4_1"]
        assert Table().sites(ANNA, "russell", island=2) == ["i2_1", "i2_2"]

    @pytest.mark.clauses("T49", "SG-13.6.3", "SG-13.6.4")
    def test_points(self) -> None:
        table = (
            Table()
            .settled("russell", ANNA, "i1_1..i1_3 i2_1 i2_2")
            .settled("russell", BEN, "i1_4 i1_5 i2_3 i2_4")
        )
        table.settled("russell", BEN, "i3_1..i3_3").settled("russell", CLEO, "i2_5 i3_4 i3_5 i4_1..i4_5")
        assert table.closes("russell")
        assert table.worth("russell") == [16, 19, 16]

    @pytest.mark.clauses("T73")
    def test_two_players(self) -> None:
        table = Table(2).settled("russell", ANNA, "i1_1..i1_4 i2_1..i2_3 i3_1")
        table.settled("russell", BEN, "i1_5..i1_7 i2_4..i2_9 i3_2..i3_7")
        assert table.closes("russell")
        assert table.worth("russell") == [16, 23]

    @pytest.mark.clauses("T50", "SG-13.6.3")
    def test_every_island_needs_five(self) -> None:
        table = Table().settled("russell", ANNA, "i1_1..i1_5 i2_1..i2_5 i3_1..i3_5 i4_1..i4_4")
        assert not table.closes("russell")
        assert table.settled("russell", BEN, "i4_5").closes("russell")


class TestSusskind:
    @pytest.mark.clauses("SG-13.7.1", "SG-13.7.3", "SG-16.2")
    def test_sites_differ_by_their_flag_only(self) -> None:
        assert (len(sites_of("susskind_a")), len(sites_of("susskind_b"))) == (14, 18)
        assert flagged("susskind_a") == ["t1_1", "t1_4", "t2_1", "t2_4"]
        assert flagged("susskind_b") == ["t1_1", "t1_4", "t2_1", "t2_4", "t3_1"]
        assert Table().sites(ANNA, "susskind") == ["t1_1", "t1_2"]

    @pytest.mark.clauses("T51", "SG-13.7.2")
    def test_two_for_each_settler(self) -> None:
        table = Table().settled("susskind", ANNA, "t1_1..t1_6").settled("susskind", BEN, "t2_1..t2_6")
        assert not table.closes("susskind")
        table.settled("susskind", CLEO, "t3_1..t3_6")
        assert table.closes("susskind")
        assert table.worth("susskind") == [12, 12, 12]


class TestTuring:
    @pytest.mark.clauses("SG-13.8.1", "SG-13.8.4", "SG-18.21")
    def test_the_canal(self) -> None:
        assert len(sites_of("turing_a")) == 23
        assert sorted(flagged("turing_a")) == ["b1_7", "b2_7", "centre"]

    @pytest.mark.clauses("T52", "SG-13.8.2")
    def test_walking_down_the_canal(self) -> None:
        table = Table(2)
        assert table.sites(ANNA, "turing") == ["b1_1", "b2_1"]
        table.settled("turing", ANNA, "b1_1")
        assert table.sites(BEN, "turing") == ["b2_1"]
        assert table.sites(ANNA, "turing") == ["b1_2"]

    @pytest.mark.clauses("T53", "SG-13.8.3")
    def test_points_of_the_canal(self) -> None:
        table = Table(2).settled("turing", ANNA, "b1_1..b1_11").settled("turing", BEN, "b2_1..b2_8")
        assert not table.closes("turing")
        table.settled("turing", ANNA, "centre")
        assert table.closes("turing")
        assert table.worth("turing") == [18, 10]

    @pytest.mark.clauses("T54", "SG-13.8.5", "SG-13.8.6", "SG-13.8.8")
    def test_the_circles(self) -> None:
        assert types("turing_b") == [12, 6, 3]
        assert flagged("turing_b") == ["s1", "s3", "s5"]
        table = Table().settled("turing", ANNA, "p1 p2")
        assert "s1" not in table.sites(BEN, "turing")
        table.settled("turing", CLEO, "p3")
        assert "s1" in table.sites(BEN, "turing")
        assert "s2" not in table.sites(BEN, "turing")
        table.settled("turing", ANNA, "p4..p7 s1 s2")
        assert "c1" not in table.sites(BEN, "turing")
        table.settled("turing", BEN, "s3")
        assert "c1" in table.sites(ANNA, "turing")

    @pytest.mark.clauses("T74", "SG-13.8.7")
    def test_points_of_the_circles(self) -> None:
        table = Table().settled("turing", ANNA, "p1..p12 s1 s2").settled("turing", BEN, "s3..s6 c1 c2")
        assert not table.closes("turing")
        table.settled("turing", CLEO, "c3")
        assert table.closes("turing")
        assert table.worth("turing") == [16, 14, 3]


@pytest.mark.clauses("SG-15.1", "SG-15.2")
def test_the_side_for_each_number_of_players() -> None:
    letters = ["".join(SIDES[side][-1] for side in sides) for sides in SIDE_FOR]
    assert letters == ["aaaaaaaa", "babab" + "bbb", "bbbbbbbb"]


@pytest.mark.clauses("SG-1.10", "SG-10.5", "SG-18.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_open_planet_always_has_a_site(players: int) -> None:
    for planet in ("bose", "collins", "dirac", "planck", "susskind", "turing"):
        table = Table(players)
        turn = 0
        while not table.closes(planet):
            offered = table.sites(turn % players, planet)
            assert offered
            table.state.sites[table.named(planet, offered[-1])[0]] = turn % players
            turn += 1
