"""The federations that can be chosen are exactly those that the definition allows, on small random maps.

The definition (GP-8.2.1 to GP-8.2.3) is evaluated literally, over all sets of satellites.
"""

from __future__ import annotations

from itertools import combinations

import pytest
from tests.games.gaia.positions import Table, federations

from astrolude.games.gaia import grammar as g
from astrolude.games.gaia.game import GAME
from astrolude.games.gaia.rules.federations import cluster_power, clusters, grows, power_at_hand, power_needed
from astrolude.games.gaia.setup import use_planets
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.planets import EMPTY, OUTSIDE, PLANETS
from astrolude.games.gaia.tables.space import HEXES, NEIGHBOURS, REGION
from astrolude.kernel.generator import Generator
from astrolude.kernel.hexes import disc, label

Federation = tuple[frozenset[int], frozenset[int]]
"""The hexes of the clusters, and the satellites."""

MOST = 5
"""No more satellites are looked at; the player can pay no more."""
WIDE_MOST = 3
"""The same on a wider board."""


def connected(hexes: set[int]) -> bool:
    start = next(iter(hexes))
    seen, open_ = {start}, [start]
    while open_:
        for other in NEIGHBOURS[open_.pop()]:
            if other in hexes and other not in seen:
                seen.add(other)
                open_.append(other)
    return seen == hexes


def candidates(s: GaiaState, seat: int, most: int) -> list[tuple[frozenset[int], frozenset[int]]]:
    """GP-8.2.1, literally: (clusters by index, satellites). What grows connects something new."""
    found = clusters(s, seat)
    power = [cluster_power(s, seat, cluster) for cluster in found]
    members = {place for place in range(HEXES) if s.member[seat][place]}
    growing = grows(s, seat)
    closed = set() if growing else members | {other for place in members for other in NEIGHBOURS[place]}
    nodes = {place for cluster in found for place in cluster}
    free = [p for p in s.board if s.planet[p] == EMPTY and p not in closed and p not in nodes]
    result: list[tuple[frozenset[int], frozenset[int]]] = []
    for index, value in enumerate(power):
        if value >= power_needed(s, seat) and not growing:
            result.append((frozenset([index]), frozenset()))
    for size in range(1, most + 1):
        for chosen in combinations(free, size):
            around = {other for place in chosen for other in NEIGHBOURS[place]}
            touched = [index for index, cluster in enumerate(found) if around & set(cluster)]
            if (growing and (0 not in touched or len(touched) == 1)) or sum(
                power[i] for i in touched
            ) < power_needed(s, seat):
                continue
            if connected(set(chosen) | {place for index in touched for place in found[index]}):
                result.append((frozenset(touched), frozenset(chosen)))
    return result


def allowed(s: GaiaState, seat: int, most: int = MOST) -> set[tuple[frozenset[int], frozenset[int]]]:
    """GP-8.2.2 and GP-8.2.3, literally; R-12: besides, a federation that has grown enough by itself."""
    fewest: dict[frozenset[int], int] = {}
    every = candidates(s, seat, most)
    for chosen, satellites in every:
        fewest[chosen] = min(fewest.get(chosen, 99), len(satellites))
    legal = {
        (chosen, satellites)
        for chosen, satellites in every
        if not any(
            number < len(satellites) and (other >= chosen or other < chosen)
            for other, number in fewest.items()
        )
    }
    if grows(s, seat) and cluster_power(s, seat, clusters(s, seat)[0]) >= power_needed(s, seat):
        legal.add((frozenset([0]), frozenset()))
    return legal


def offered(state: GaiaState, seat: int) -> set[tuple[frozenset[int], frozenset[int]]]:
    """Everything that the questions of the engine lead to."""
    found = clusters(state, seat)
    result: set[tuple[frozenset[int], frozenset[int]]] = set()
    if g.FEDERATION.at() not in state.legal_actions():
        return result
    before_members, before_satellites = set(members_of(state, seat)), set(state.satellites[seat])
    for twin in federations(state):
        satellites = frozenset(set(twin.satellites[seat]) - before_satellites)
        joined = set(members_of(twin, seat)) - before_members - satellites
        chosen = frozenset(i for i, cluster in enumerate(found) if set(cluster) <= joined | before_members)
        result.add((chosen, satellites))
    return result


def members_of(s: GaiaState, seat: int) -> list[int]:
    return [place for place in range(HEXES) if s.member[seat][place]]


def random_position(seed: int, faction: str, radius: int = 2) -> Table:
    """A small board with planets, own structures and foreign planets at random."""
    rng = Generator(seed)
    board = Table(faction, "nevlas")
    places = disc((0, 0), radius)
    inside = {REGION.indices[place] for place in places}
    use_planets(board.state, [EMPTY if index in inside else OUTSIDE for index in range(HEXES)])
    structures = [
        "mine",
        "mine",
        "trading_station",
        "research_lab",
        "planetary_institute",
        "academy_knowledge",
    ]
    for place in places:
        roll = rng.below(20)
        if roll < len(structures):
            limit = {"planetary_institute": 1, "academy_knowledge": 1}.get(structures[roll], 3)
            already = sum(
                1
                for p in board.state.own[0]
                if g.STRUCTURE.labels[board.state.structure[p]] == structures[roll]
            )
            if already < limit:
                board.put(0, structures[roll], label(place))
        elif roll == 18:
            board.planet(label(place), PLANETS[7])
        elif roll == 19 and faction == "ivits":
            board.station(0, label(place))
    board.give(0, bowls=(MOST, 0, 0), qic=MOST)
    return board


@pytest.mark.clauses(
    "GP-8.2.1", "GP-8.2.2", "GP-8.2.3", "GP-8.2.4", "GP-8.2.5", "GP-8.2.6", "GP-8.2.7", "GP-8.8.1", "GP-8.8.2"
)
@pytest.mark.parametrize("faction", ["terrans", "xenos", "ivits"])
def test_exactly_the_legal_federations_can_be_chosen(faction: str) -> None:
    formed = 0
    for seed in range(60):
        board = random_position(seed, faction)
        expected = allowed(board.state, 0)
        assert offered(board.state, 0) == expected, f"{faction}, seed {seed}"
        formed += len(expected)
    assert formed > 100


@pytest.mark.clauses("GP-8.2.2", "GP-8.2.3")
def test_exactly_the_legal_federations_can_be_chosen_on_a_wider_board() -> None:
    formed = 0
    for seed in range(24):
        board = random_position(seed, "terrans", 3).give(0, bowls=(WIDE_MOST, 0, 0)).turn(0)
        expected = allowed(board.state, 0, WIDE_MOST)
        assert offered(board.state, 0) == expected, f"seed {seed}"
        formed += len(expected)
    assert formed > 50


@pytest.mark.clauses("GP-8.8.3", "GP-11.8")
@pytest.mark.parametrize("faction", ["terrans", "ivits"])
def test_a_second_federation_keeps_apart_or_grows(faction: str) -> None:
    """After a first federation of one cluster, everything else must keep away from it, or contain it."""
    formed = 0
    for seed in range(150):
        board = random_position(seed, faction)
        found = clusters(board.state, 0)
        if len(found) < 3:
            continue
        board.federate(0, *[label(REGION.places[place]) for place in found[0]])
        board.give(0, bowls=(MOST, 0, 0), qic=MOST)
        board.turn(0)
        expected = allowed(board.state, 0)
        assert offered(board.state, 0) == expected, f"{faction}, seed {seed}"
        formed += len(expected)
    assert formed > 20


@pytest.mark.clauses("GP-11.8", "R-12", "GP-E118")
def test_a_federation_that_has_grown_enough_may_connect_more() -> None:
    """The Ivits' federation alone reaches the next token: it may take it so, or connect something new."""
    formed = 0
    for seed in range(60):
        board = random_position(seed, "ivits")
        found = clusters(board.state, 0)
        if len(found) < 2:
            continue
        board.federate(0, *[label(REGION.places[place]) for place in found[0]])
        board.state.kept_power = 14
        board.give(0, qic=MOST).turn(0)
        expected = allowed(board.state, 0)
        assert (frozenset([0]), frozenset()) in expected
        assert offered(board.state, 0) == expected, f"seed {seed}"
        formed += len(expected)
    assert formed > 100


@pytest.mark.parametrize("players", [2, 4])
def test_the_power_at_hand_is_that_of_all_clusters_together(players: int) -> None:
    seen = 0
    for seed in range(6):
        state = GAME.new(players, None, seed)
        assert isinstance(state, GaiaState)
        chance = Generator(seed)
        while not state.over:
            for seat in range(players):
                if state.own[seat]:
                    found = sum(cluster_power(state, seat, cluster) for cluster in clusters(state, seat))
                    assert power_at_hand(state, seat) == found
                    seen += int(any(state.member[seat]))
            actions = state.legal_actions()
            state.play(actions[chance.below(len(actions))])
    assert seen, "somebody has a federation"
