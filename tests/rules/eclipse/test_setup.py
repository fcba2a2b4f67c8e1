"""EC-1, EC-3, EC-28: how a game of the base game is laid out, begins and ends."""

from __future__ import annotations

import pytest
from tests.games.eclipse.positions import ANNA, BEN, TERRANS, Table

from astrolude.games.eclipse.game import GAME
from astrolude.games.eclipse.grammar import CHOOSE_SPECIES
from astrolude.games.eclipse.rules.galaxy import wormholes
from astrolude.games.eclipse.rules.phases import PHASES
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import NONE, REPUTATION_TILES, SHIPS
from astrolude.games.eclipse.tables.npcs import GCDS
from astrolude.games.eclipse.tables.sectors import CENTER, EDGE_Q, EDGE_R, SECTOR_NUMBER, sector
from astrolude.games.eclipse.tables.setup import CLEANUP_TECHS, HAS_DIPLOMACY, SETUP_TECHS, SPOTS
from astrolude.games.eclipse.tables.species import SPECIES, SPECIES_HOME, TERRAN
from astrolude.games.eclipse.tables.technologies import RARE
from astrolude.kernel.journal import Journal


def dealt(players: int, seed: int = 1, **options: str) -> EclipseState:
    state = GAME.new(players, options, seed)
    assert isinstance(state, EclipseState)
    return state


def sit_out(table: Table, rounds: int = 1) -> Table:
    """Let everybody pass for some rounds."""
    end = table.state.round + rounds
    while not table.state.over and table.state.round < end:
        table.play("pass" if table.prompt == "turn" else "stop")
    return table


@pytest.mark.clauses("EC-1.1", "EC-1.3", "EC-20.4")
def test_a_game_lasts_nine_rounds() -> None:
    assert GAME.players[:5] == [2, 3, 4, 5, 6]
    table = sit_out(Table(*TERRANS[:2]), 9)
    assert table.state.over
    assert table.told("round_began") == [[number, 0, 0, 0] for number in range(1, 10)]
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.winners == [ANNA, BEN], "equal points and equal resources share the place"


@pytest.mark.clauses("EC-1.2")
def test_the_phases_of_a_round() -> None:
    assert PHASES[1:5] == ["action", "combat", "upkeep", "cleanup"]
    table = Table(*TERRANS[:2])
    before = table.stored(ANNA)
    market = sum(table.state.market)
    sit_out(table)
    assert table.state.round == 2
    assert table.stored(ANNA) > before, "upkeep brings income"
    assert sum(table.state.market) == market + CLEANUP_TECHS[2], "cleanup brings technologies"


@pytest.mark.clauses("EC-3.1", "EC-28.4", "EC-28.5", "T-125")
@pytest.mark.parametrize(
    ("players", "at_setup", "at_cleanup", "outer", "diplomacy"),
    [
        (2, 12, 4, 5, False),
        (3, 14, 6, 10, False),
        (4, 16, 7, 14, True),
        (5, 18, 8, 16, True),
        (6, 20, 9, 18, True),
    ],
)
def test_numbers_by_players(
    players: int, at_setup: int, at_cleanup: int, outer: int, diplomacy: bool
) -> None:
    s = dealt(players)
    assert sum(s.market) == SETUP_TECHS[players] == at_setup
    assert sum(s.market) + sum(s.bag) == 96
    assert sum(s.market[RARE:]) == sum(s.bag[RARE:]) == 0
    assert CLEANUP_TECHS[players] == at_cleanup
    assert [len(stack) for stack in s.stacks] == [8, 11, outer]
    assert HAS_DIPLOMACY[players] == diplomacy


@pytest.mark.clauses("EC-3.2")
def test_reputation_and_discoveries() -> None:
    s = dealt(3, species="terrans_only")
    assert s.reputation_bag == REPUTATION_TILES
    assert len(s.found_stack) + 1 == 21
    assert dealt(3, 2).found_stack != s.found_stack, "shuffled"


@pytest.mark.clauses("EC-3.3")
def test_the_galactic_center() -> None:
    s = dealt(2)
    assert (s.q[CENTER], s.r[CENTER]) == (0, 0)
    assert s.guard[CENTER] == GCDS
    assert s.discovery[CENTER] != NONE


@pytest.mark.clauses("EC-3.4")
def test_outer_hexes_that_are_not_used_stay_unseen() -> None:
    s = dealt(2)
    outer = sorted(SECTOR_NUMBER[index] for index in [*s.stacks[2], *s.box[2]])
    assert outer == list(range(301, 319))
    assert len(s.box[2]) == 13
    assert "box" not in str(s.view(None))
    others = [dealt(2, seed).stacks for seed in range(2, 5)]
    assert all(stacks != s.stacks for stacks in others), "random"


@pytest.mark.clauses("EC-3.5")
def test_the_start_player_is_random() -> None:
    assert {dealt(3, seed).start for seed in range(20)} == {0, 1, 2}


@pytest.mark.clauses("EC-3.6")
def test_species_are_drafted_counter_clockwise() -> None:
    s = dealt(4)
    chosen = []
    while s.decision.prompt == "species":
        chosen.append(s.seat)
        s.apply(s.legal_actions()[0])
    assert chosen == [(s.start - distance) % 4 for distance in (1, 2, 3, 4)]


@pytest.mark.clauses("EC-3.6")
def test_the_other_side_of_a_board_is_out_of_the_game() -> None:
    s = dealt(2)
    first = s.grammar.text(s.legal_actions()[0])
    assert first == "species terran_directorate"
    s.apply(s.legal_actions()[0])
    left = [s.grammar.text(action) for action in s.legal_actions()]
    assert "species eridani_empire" not in left
    assert len(left) == 10


@pytest.mark.clauses("EC-3.6")
def test_a_game_of_terrans_only() -> None:
    s = dealt(3, species="terrans_only")
    order = []
    while s.decision.prompt == "species":
        order.append(s.seat)
        names = [s.grammar.text(action).split()[1] for action in s.legal_actions()]
        assert all(name.startswith("terran_") for name in names)
        s.apply(s.legal_actions()[0])
    assert order[0] == s.start
    assert all(TERRAN[species] for species in s.species)


@pytest.mark.clauses("EC-3.6", "EC-27.4")
def test_random_species() -> None:
    s = dealt(4, species="random")
    assert s.decision.prompt == "turn"
    assert len(set(s.species)) == 4
    assert {dealt(2, seed, species="random").species[0] for seed in range(30)} > {0, 1, 2}


@pytest.mark.clauses("EC-3.7", "EC-28.6", "T-126")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_home_hexes_are_open_towards_the_centre_and_outwards(players: int) -> None:
    table = Table(*TERRANS[:players])
    s = table.state
    for seat in range(players):
        home = SPECIES_HOME[s.species[seat]]
        q, r = s.q[home], s.r[home]
        assert (q, r, s.rotation[home]) == SPOTS[players][seat]
        assert max(abs(q), abs(r), abs(q + r)) == 2
        inward = next(edge for edge in range(6) if (EDGE_Q[edge] * -2, EDGE_R[edge] * -2) == (q, r))
        assert wormholes(s, home) >> inward & 1
        assert wormholes(s, home) >> (inward + 3) % 6 & 1
    if players == 4:
        assert {s.rotation[SPECIES_HOME[species]] for species in s.species} == {1}


@pytest.mark.clauses("EC-3.7")
def test_which_corners_are_used() -> None:
    corners = {(2, -2): 0, (2, 0): 1, (0, 2): 2, (-2, 2): 3, (-2, 0): 4, (0, -2): 5}
    used = {players: [corners[spot[:2]] for spot in SPOTS[players]] for players in range(2, 7)}
    assert used == {2: [0, 3], 3: [0, 2, 4], 4: [1, 2, 4, 5], 5: [0, 1, 2, 3, 4], 6: [0, 1, 2, 3, 4, 5]}


@pytest.mark.clauses("EC-3.8", "T-03")
def test_a_terran_begins() -> None:
    table = Table(*TERRANS[:2])
    s = table.state
    assert s.discs[ANNA] == 12
    assert table.track(ANNA) == [10, 10, 10]
    assert table.stored(ANNA) == [2, 3, 3]
    assert s.reserve[ANNA] == 3
    assert s.ready[ANNA] == 3
    assert table.owned(ANNA) == [221]
    assert table.count(ANNA, 221, "interceptor") == 1
    assert table.squares(221) == {"money": 1, "science": 1, "materials": 1}
    assert table.stored(BEN) == [2, 3, 3]
    sit_out(table)
    assert table.stored(ANNA) == [5, 6, 6]


@pytest.mark.clauses("EC-3.9", "T-04")
def test_eridani_begin() -> None:
    table = Table("eridani_empire", "terran_union")
    assert table.state.discs[ANNA] == 10
    assert table.state.reserve[ANNA] == 5
    assert table.track(ANNA) == [10, 10, 11]
    assert len(table.state.reputation[ANNA]) == 2
    assert sum(table.state.reputation_bag) == 30
    sit_out(table)
    assert table.stored(ANNA) == [28, 5, 6]


@pytest.mark.clauses("T-05")
def test_hydran_begin() -> None:
    table = Table("hydran_progress", "terran_union")
    assert table.track(ANNA) == [10, 9, 11]
    assert table.squares(224) == {"money": 1, "science": 1, "science_advanced": 1}
    sit_out(table)
    assert table.stored(ANNA) == [5, 9, 4]


@pytest.mark.clauses("T-06")
def test_orion_begin() -> None:
    table = Table("orion_hegemony", "terran_union")
    assert table.track(ANNA) == [11, 10, 10]
    assert [table.count(ANNA, 232, ship) for ship in SHIPS] == [0, 1, 0, 0, 0]
    sit_out(table)
    assert table.stored(ANNA) == [5, 6, 8]


@pytest.mark.clauses("T-07")
def test_planta_begin() -> None:
    table = Table("planta", "terran_directorate")
    assert table.state.ready[ANNA] == 4
    assert table.track(ANNA) == [10, 10, 10]
    sit_out(table)
    assert table.stored(ANNA) == [7, 7, 7]


@pytest.mark.clauses("EC-3.10")
def test_the_start_player_takes_the_first_turn() -> None:
    s = dealt(4)
    while s.decision.prompt == "species":
        s.apply(s.legal_actions()[0])
    assert (s.round, s.seat, s.decision.prompt) == (1, s.start, "turn")


@pytest.mark.clauses("EC-3.11", "T-125", "EC-28.28")
def test_two_players_may_choose_any_species() -> None:
    table = Table("planta", "descendants_of_draco")
    assert table.prompt == "turn"
    assert len(table.told("species_not_advised")) == 2, "accepted with a warning"
    assert not Table("planta", "descendants_of_draco", "terran_directorate").told("species_not_advised")
    assert not table.offers("propose")


@pytest.mark.clauses("EC-4.1")
def test_rings_go_by_distance_and_have_no_limit() -> None:
    table = Table(*TERRANS[:2])
    for step, number in enumerate([301, 302, 303, 304], 3):
        table.lay(number, step, -step)
    table.stack(3, 305)
    table.own(ANNA, 304).turn(ANNA).play("act explore")
    zones = table.offers("explore 304")
    assert zones, "beyond the outermost hex"
    table.play(zones[0])
    assert table.told("hex_drawn")[-1][0] == sector(305)


@pytest.mark.clauses("EC-27.1", "EC-27.2", "EC-27.3")
def test_what_a_view_shows() -> None:
    table = Table("eridani_empire", "terran_union")
    own = table.state.view(ANNA)
    other = table.state.view(BEN)
    nobody = table.state.view(None)
    assert own["seats"][0]["reputation"] != other["seats"][0]["reputation"]  # type: ignore[index]
    assert other["seats"][0]["reputation"] == nobody["seats"][0]["reputation"]  # type: ignore[index]
    assert own["stacks"] == other["stacks"] == nobody["stacks"]
    assert own["market"] == other["market"]
    assert isinstance(own["discoveries"], int), "how many, not which"


@pytest.mark.clauses("EC-27.4")
def test_the_same_seed_gives_the_same_game() -> None:
    assert dealt(4, 7).snapshot() == dealt(4, 7).snapshot()
    assert dealt(4, 7).snapshot() != dealt(4, 8).snapshot()
    assert GAME.new(2, {}, 1, Journal()).snapshot() == dealt(2).snapshot()


@pytest.mark.clauses("EC-26")
def test_every_decision_point_has_a_question() -> None:
    asked = {verb.name for verb in GAME.questions.verbs} - set(GAME.questions.steps)
    assert asked >= {
        *["species", "turn", "consent", "make_room", "envoy_cube", "explore", "drawn", "claim_hex"],
        *[
            "discovery",
            "ancient_technology",
            "ancient_part",
            "artifact",
            "influence",
            "put_down",
            "cube_track",
        ],
        *["research", "upgrade", "build", "move", "fly", "type_order", "attack_or_retreat", "assign"],
        *["stalemate", "population", "cubes", "graveyard", "reputation", "displace", "colonists", "upkeep"],
    }
    assert SPECIES[0] == "terran_directorate"


@pytest.mark.clauses("ER-R37", "EC-3.6")
def test_with_seven_terrans_magellan_fills_the_boards() -> None:
    s = dealt(7, species="fixed")
    while s.round == 0:
        s.play(s.legal_actions()[0])
    assert [SPECIES[species] for species in s.species] == [*TERRANS, "wardens_of_magellan"]
    large = dealt(9, species="terrans_only")
    offered = [SPECIES[CHOOSE_SPECIES.of(action)] for action in large.legal_actions()]
    assert len(offered) == 9
    assert all(name.startswith("terran") or name.endswith("magellan") for name in offered)
