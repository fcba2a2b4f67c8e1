"""FD-10: the five planets."""

from __future__ import annotations

import pytest
from tests.games.federation.positions import ANNA, BEN, Table

from astrolude.games.federation.grammar import TOKEN
from astrolude.games.federation.rules.scholars import visible
from astrolude.games.federation.tables.components import (
    ASTEROID_INFLUENCE,
    ASTEROID_NEXT,
    ASTEROID_REWARD,
    ASTEROIDS,
    BUILDING_COST,
    BUILDINGS,
    MEGA_TOKENS,
    STALL_COST,
    STALLS,
)
from astrolude.kernel.bits import members

PRINTED = {
    "asteroid_01": "LLC",
    "asteroid_02": "LO",
    "asteroid_05": "LCC",
    "asteroid_06": "LC",
    "asteroid_07": "CO",
    "asteroid_08": "LO",
    "asteroid_09": "LC",
    "asteroid_12": "CO",
    "asteroid_13": "LC",
    "asteroid_14": "G",
    "asteroid_15": "OO",
}


def letters(bag: list[int]) -> str:
    return "".join(letter * amount for letter, amount in zip("LCOG", bag, strict=True))


@pytest.mark.clauses("FD-10.0")
def test_influence_of_each_planet() -> None:
    table = Table().miner(ANNA, "asteroid_06").mage(ANNA, 2).scholars(ANNA, "1A1", "1B1", used=True)
    table.stall(ANNA, "stall_1", 2).stall(ANNA, "stall_4", 1).built(ANNA, "shipyard", "megastructure_2")
    planets = ("neo", "six_moon", "atalum", "arratooine", "e81216")
    assert [table.influence_of(ANNA, planet) for planet in planets] == [3, 2, 2, 3, 3]
    assert table.state.problems() == []


@pytest.mark.clauses("FD-10.1")
def test_the_map_of_neo() -> None:
    printed = {name: letters(ASTEROID_REWARD[node]) for node, name in enumerate(ASTEROIDS)}
    assert {name: purse for name, purse in printed.items() if purse} == PRINTED
    assert [ASTEROIDS[node] for node in ASTEROID_NEXT[ASTEROIDS.index("asteroid_08")]] == [
        "asteroid_10",
        "asteroid_11",
        "asteroid_13",
    ]
    for node, following in enumerate(ASTEROID_NEXT):
        for target in following:
            assert ASTEROID_INFLUENCE[target] - ASTEROID_INFLUENCE[node] in (1, 2)
    assert (ASTEROID_INFLUENCE[-1], ASTEROID_NEXT[-1]) == (8, [])


@pytest.mark.clauses("FD-T06", "FD-10.1")
def test_the_ways_from_asteroid_1() -> None:
    table = Table().miner(ANNA, "asteroid_01").action(ANNA, "neo")
    assert table.offered("asteroid") == ["asteroid_03", "asteroid_04", "asteroid_06"]
    token = table.state.rocks[0]
    table.do("asteroid asteroid_03")
    assert table.influence_of(ANNA, "neo") == 2
    assert table.state.rocks[0] == -1
    assert [event["args"] for event in table.events("asteroid_token_taken")] == [
        {"asteroid_token": f"asteroid_token:asteroid_token_{token + 1}"}
    ]
    table = Table().miner(ANNA, "asteroid_01").action(ANNA, "neo").do("asteroid asteroid_06")
    assert (table.influence_of(ANNA, "neo"), table.crystals(ANNA)) == (3, "LC")


@pytest.mark.clauses("FD-10.1", "R-23")
def test_a_token_is_taken_once_and_a_printed_reward_by_everybody() -> None:
    table = Table().miner(ANNA, "asteroid_01").miner(BEN, "asteroid_01")
    table.action(ANNA, "neo").do("asteroid asteroid_04").action(BEN, "neo").do("asteroid asteroid_04")
    assert (table.crystals(BEN), table.influence_of(BEN, "neo")) == ("", 2)
    table = Table()
    for seat in (ANNA, BEN):
        table.action(seat, "neo").do("asteroid asteroid_01")
        assert table.crystals(seat) == "LLC"


@pytest.mark.clauses("FD-10.1", "FD-22.5")
def test_tokens_within_reach_are_turned_up() -> None:
    table = Table().action(ANNA, "neo")
    before = table.state.reveals
    table.do("asteroid asteroid_02")
    assert table.state.rocks_shown == 0b0010
    assert table.state.reveals == before + 1


@pytest.mark.clauses("FD-T76", "FD-10.1")
def test_the_last_asteroids_turn_up_the_inert_tokens() -> None:
    table = Table().miner(ANNA, "asteroid_12").action(ANNA, "neo").do("asteroid asteroid_14")
    assert (table.crystals(ANNA), table.influence_of(ANNA, "neo"), table.state.inert_shown) == ("G", 7, True)


@pytest.mark.clauses("FD-T44", "FD-T78", "FD-10.1", "FD-4.9")
def test_the_inert_zone() -> None:
    table = Table().miner(ANNA, "asteroid_14").action(ANNA, "neo")
    assert len(table.offered("inert")) == 4
    table.do(table.offered()[0])
    assert table.influence_of(ANNA, "neo") == 8
    table.state.inert = [-1, -1, -1, table.state.inert[3]]
    table.purse(ANNA, "").turn(ANNA).do("play voting_1 left_top_1")
    assert table.state.inert == [-1] * 4
    assert "left_top_1" not in table.turn(ANNA).cells()
    table.miner(BEN, "asteroid_15").turn(BEN)
    assert "right_bottom_6" in table.cells()
    table.do("play voting_1 right_bottom_6")
    assert (table.influence_of(BEN, "neo"), table.crystals(BEN)) == (8, "")


@pytest.mark.clauses("FD-10.2")
def test_a_6moon_action() -> None:
    table = Table().action(ANNA, "six_moon")
    assert table.influence_of(ANNA, "six_moon") == 1
    assert table.state.shown == 2
    assert len(table.offered("moon_token")) == 4
    table.do(table.offered()[0])
    assert len(table.tokens_on(1)) == 3
    assert bin(table.state.tokens[ANNA]).count("1") == 1
    for place in range(4):
        table.state.token_box += [token for token in table.state.moons[place : place + 1] if token >= 0]
        table.state.moons[place] = -1
    table.action(BEN, "six_moon")
    assert (table.influence_of(BEN, "six_moon"), table.state.tokens[BEN]) == (1, 0)


@pytest.mark.clauses("FD-T43", "FD-10.2")
def test_the_last_step_of_6moon() -> None:
    table = Table().mage(ANNA, 7).action(ANNA, "six_moon")
    table.do(table.offered()[0])
    assert (table.influence_of(ANNA, "six_moon"), len(table.tokens_on(7))) == (7, 3)
    table.state.moons[24:] = [-1] * 4
    table.turn(ANNA).do("play voting_1 left_top_3")
    assert (table.influence_of(ANNA, "six_moon"), len(table.events("action_skipped"))) == (7, 1)


@pytest.mark.clauses("FD-10.1", "FD-10.2", "R-57")
@pytest.mark.parametrize(
    ("planet", "cell", "question"), [("neo", "left_top_1", "inert"), ("six_moon", "left_top_3", "moon_token")]
)
def test_a_mission_takes_another_token_in_the_turn_of_arrival(planet: str, cell: str, question: str) -> None:
    table = Table().miner(ANNA, "asteroid_14").mage(ANNA, 6).degree(ANNA, 3).ships(ANNA, 1)
    table.released(ANNA, planet).do(f"play voting_1 {cell}")
    assert len(table.offered(question)) == 4
    table.do(table.offered()[0], f"mission {planet}")
    assert len(table.offered(question)) == 3


@pytest.mark.clauses("FD-10.3", "FD-T45")
def test_which_scholars_may_be_taken() -> None:
    table = Table().scholars(ANNA, "1C1", used=True).action(ANNA, "atalum")
    taken = [name[-3:-1] for name in table.offered("scholar")]
    assert sorted(taken) == ["1a", "1b", "1d", "1e", "2c"]


@pytest.mark.clauses("FD-10.3", "R-40")
def test_the_display_is_refilled() -> None:
    table = Table().show("1A1").action(ANNA, "atalum").do("scholar scholar_1a1")
    assert table.state.taken[:3] == [1, 0, 0]
    assert visible(table.state, 0) == table.state.order[1]
    assert visible(table.state, 1) == table.state.order[3]
    table.show("2A1").action(ANNA, "atalum").do("scholar scholar_2a1")
    assert visible(table.state, 1) == table.state.order[4]
    table.action(ANNA, "atalum")
    table.do(next(text for text in table.offered() if "3a" in text))
    assert visible(table.state, 2) == -1
    assert table.influence_of(ANNA, "atalum") == 3


@pytest.mark.clauses("FD-10.4", "FD-T07", "R-08")
def test_the_protocol_broker() -> None:
    table = Table().purse(ANNA, "C").stall(ANNA, "stall_2", 1).action(ANNA, "arratooine").do("stall stall_2")
    assert table.offered("reward") == ["stall_2-2-1", "stall_2-2-2", "stall_2-2-3"]
    assert table.influence_of(ANNA, "arratooine") == 2
    table.do("reward stall_2-2-1")
    assert (table.crystals(ANNA), table.state.degree[ANNA]) == ("OO", 2)


@pytest.mark.clauses("FD-10.4", "FD-T48")
def test_a_pawn_on_level_two_is_used_again() -> None:
    table = Table().purse(ANNA, "O").stall(ANNA, "stall_4", 2).action(ANNA, "arratooine").do("stall stall_4")
    assert (table.crystals(ANNA), table.influence_of(ANNA, "arratooine")) == ("COG", 2)


@pytest.mark.clauses("FD-10.4", "FD-20.1")
@pytest.mark.parametrize(
    ("stall", "level", "reward", "purse", "points"),
    [
        ("stall_1", 0, "", "LCO", 0),
        ("stall_1", 1, "", "CCOO", 0),
        ("stall_2", 0, "stall_2-1-1", "OO", 0),
        ("stall_3", 0, "stall_3-1-2", "", 3),
        ("stall_3", 1, "stall_3-2-3", "", 4),
        ("stall_4", 0, "", "LG", 0),
        ("stall_6", 0, "", "", 4),
        ("stall_6", 1, "", "", 6),
    ],
)
def test_rewards_of_the_stalls(stall: str, level: int, reward: str, purse: str, points: int) -> None:
    cost = letters(STALL_COST[STALLS.index(stall)])
    table = Table().purse(ANNA, cost).stall(ANNA, stall, level).action(ANNA, "arratooine")
    if len(table.offered("stall")) > 1:
        table.do(f"stall {stall}")
    if reward:
        table.do(f"reward {reward}")
    assert (table.crystals(ANNA), table.points(ANNA)) == (purse, points)


@pytest.mark.clauses("FD-10.5")
def test_what_the_structures_cost() -> None:
    costs = {name: letters(cost) for name, cost in zip(BUILDINGS, BUILDING_COST, strict=True)}
    assert costs["shipyard"] == costs["teleporter"] == costs["alteration_incubator"] == "CO"
    assert costs["lavandium_synthesizer"] == costs["shapeshifter_chamber"] == "C"
    assert costs["military_academy"] == costs["embassy"] == "LO"
    assert costs["space_university"] == "LC"
    assert {costs[f"megastructure_{number}"] for number in (1, 2, 3, 4)} == {"LCG"}


@pytest.mark.clauses("FD-10.5")
def test_a_production_structure_pays_at_once_and_is_built_once() -> None:
    table = Table().purse(ANNA, "COC").action(ANNA, "e81216").do("building shipyard")
    assert (table.state.hangar[ANNA], table.influence_of(ANNA, "e81216"), table.state.robots[ANNA]) == (
        2,
        1,
        5,
    )
    table.purse(ANNA, "CCOO").action(ANNA, "e81216")
    assert "shipyard" not in table.offered("building")


@pytest.mark.clauses("FD-10.5", "FD-T08")
def test_a_megastructure_multiplies_the_smaller_value() -> None:
    table = Table().purse(ANNA, "LCG").degree(ANNA, 7).influence(ANNA, arratooine=3).action(ANNA, "e81216")
    table.do("building megastructure_1")
    assert (table.points(ANNA), table.influence_of(ANNA, "e81216"), table.state.places[0]) == (9, 2, 1)


@pytest.mark.clauses("FD-T49", "FD-10.5")
def test_the_highest_free_coefficient() -> None:
    table = Table().purse(ANNA, "LCG").degree(ANNA, 7).influence(ANNA, arratooine=3)
    table.state.places[0] = 2
    table.action(ANNA, "e81216").do("building megastructure_1")
    assert table.points(ANNA) == 6
    table = Table().purse(ANNA, "LCG")
    table.state.places[0] = 4
    assert "megastructure_1" not in table.action(ANNA, "e81216").offered("building")


@pytest.mark.clauses("FD-T50", "FD-10.5", "R-13")
def test_its_own_influence_counts() -> None:
    table = Table().purse(ANNA, "LCG").built(ANNA, "shipyard").influence(ANNA, atalum=3)
    assert [MEGA_TOKENS[token] for token in table.state.mega_tokens[6:]] == [
        "influence_atalum",
        "influence_e81216",
    ]
    table.action(ANNA, "e81216").do("building megastructure_4")
    assert table.points(ANNA) == 9


@pytest.mark.clauses("FD-10.6", "FD-T68", "FD-T77", "D-12", "R-33")
def test_the_teleporter() -> None:
    table = Table(structures="random").laws("neo", "atalum").built(ANNA, "teleporter").mage(ANNA, 6)
    table.miner(ANNA, "asteroid_15").executive("income")
    assert table.offered() == ["asteroid inert_zone", "advance_mage"], "it moves if it can"
    table.do("advance_mage")
    assert (table.influence_of(ANNA, "six_moon"), table.state.tokens[ANNA]) == (7, 0)
    assert table.medals_of(ANNA) == ["six_moon"]
    table.executive("income")
    assert (table.influence_of(ANNA, "neo"), table.crystals(ANNA)) == (8, ""), "the only move left is made"
    table.action(ANNA, "neo")
    assert len(table.offered("inert")) == 4
    table.executive("income")
    assert table.prompt != "teleport", "nothing is left to move"


@pytest.mark.clauses("FD-10.7", "FD-T81", "D-12", "R-33", "R-51")
def test_the_embassy() -> None:
    table = Table(structures="random").laws("neo", "atalum").built(ANNA, "embassy")
    table.scholars(ANNA, "1B1", "1B3", "2B1", used=True).executive("income")
    assert table.offered() == ["refresh scholar_1b1", "refresh scholar_1b3", "decline"]
    table.do("refresh scholar_1b1")
    assert table.crystals(ANNA) == "LO"
    assert not table.is_up(ANNA, "1B1")
    table.executive("income").do("refresh scholar_1b3")
    assert table.is_up(ANNA, "1B3")
    assert table.crystals(ANNA) == "LO"


@pytest.mark.clauses("FD-10.8", "D-12", "R-33")
def test_the_shapeshifter_chamber() -> None:
    table = Table(structures="random").laws("neo", "atalum").built(ANNA, "shapeshifter_chamber")
    table.purse(ANNA, "LCOG").executive("income")
    assert table.offered() == ["upgrade lavandium", "upgrade coppernium", "upgrade oceanium", "decline"]
    table.do("upgrade oceanium")
    assert table.crystals(ANNA) == "LCGG"


@pytest.mark.clauses("FD-10.9")
def test_a_token_of_the_incubator_waits_for_the_next_turn() -> None:
    table = Table(structures="random").built(ANNA, "alteration_incubator").purse(ANNA, "LL")
    table.scholars(ANNA, "1E3").do("use scholar_1e3")
    [token] = members(table.state.tokens[ANNA])
    assert (table.prompt, table.offered("lay")) == ("place", [])
    assert table.turn(ANNA).offered("lay") == [TOKEN.labels[token]]


@pytest.mark.clauses("FD-10.9")
def test_the_incubator() -> None:
    table = Table(structures="random").laws("neo", "atalum").built(ANNA, "alteration_incubator")
    before = len(table.state.pile)
    table.executive("income")
    assert len(table.state.pile) == before - 1
    assert bin(table.state.tokens[ANNA]).count("1") == 1
