"""SG-3, SG-17: setup, chance and hidden information."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.space_gate.positions import ANNA, BEN, CLEO, Table

from astrolude.games.space_gate.game import GAME
from astrolude.games.space_gate.grammar import GRAMMAR
from astrolude.games.space_gate.rules.closing import OPEN, WAITING
from astrolude.games.space_gate.state import GateState
from astrolude.games.space_gate.tables.components import MODULE_PILE, MODULES, PILES, pile_contents
from astrolude.games.space_gate.tables.exoplanets import SIDE_FOR, SIDE_PLANET, SIDES
from astrolude.kernel.generator import Generator
from astrolude.kernel.play import Play
from astrolude.kernel.start import Start
from astrolude.testing.walk import Walk

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def fresh(players: int, seed: int = 0, **options: str) -> GateState:
    state = GAME.new(players, options, seed)
    assert isinstance(state, GateState)
    return state


def begun(players: int, seed: int = 0, **options: str) -> GateState:
    """A game at its first turn; everybody took the first module offered and the first place."""
    state = fresh(players, seed, **options)
    while not state.turn:
        state.play(state.legal_actions()[0])
    return state


@PLAYERS
@pytest.mark.clauses("T65", "SG-3.5", "SG-3.7", "SG-3.9", "SG-2.6")
def test_everybody_starts_alike(players: int) -> None:
    view: Any = fresh(players).view(None)
    for seat in range(players):
        assert view["seats"][seat]["reserve"] == {"settlers": 30, "engineers": 3, "suits": 3, "robots": 5}
        assert [module["settlers"] for module in view["seats"][seat]["base"]] == [5]
        crew = {room["room"]: (room["engineers"][seat], room["chiefs"][seat]) for room in view["rooms"]}
        assert crew == {
            "room:airlock": (0, 0),
            "room:new_modules": (0, 1),
            "room:water": (1, 0),
            "room:energy": (1, 0),
            "room:vegetation": (1, 0),
        }
    assert len({seat["colour"] for seat in view["seats"]}) == players


@PLAYERS
@pytest.mark.clauses("SG-3.1", "SG-3.2", "SG-3.3", "SG-3.4", "SG-3.6", "SG-18.26")
def test_two_waves_of_planets(players: int) -> None:
    state = fresh(players, seed=5)
    assert state.phases == [OPEN] * 3 + [WAITING] * 2
    assert sorted(state.gates) == [0, 1, 2]
    assert len({SIDE_PLANET[side] for side in state.planets}) == 5
    assert all(side in SIDE_FOR[players - 2] for side in state.planets)
    view: Any = state.view(None)
    assert [planet["phase"] for planet in view["planets"]] == ["open"] * 3 + ["waiting"] * 2
    assert [space["token"].partition(":")[2] for space in view["track"]] == [
        "water", "vegetation", "energy", "balance", "void"
    ]  # fmt: skip
    assert len(view["rooms"]) == 5


@pytest.mark.clauses("SG-17.1", "SG-3.10", "SG-3.2", "SG-3.8", "SG-18.11")
def test_chance_at_setup() -> None:
    games = [fresh(4, seed) for seed in range(40)]
    assert {game.first for game in games} == {0, 1, 2, 3}
    assert len({SIDES[side] for game in games for side in game.planets}) == 8
    assert len({tuple(game.gates) for game in games}) == 6
    assert len({tuple(game.piles[0]) for game in games}) > 30
    assert [sorted(pile) for pile in games[0].piles] == pile_contents(-1)


@pytest.mark.clauses("SG-17.1", "SG-17.6")
def test_no_chance_after_setup() -> None:
    walk = Walk(Start(GAME, 3, {"turn_limit": "12"}, 3))
    words = walk.state.rng.words()
    for _ in walk.steps():
        assert walk.state.rng.words() == words
    assert walk.state.view(0) == walk.state.view(1) == walk.state.view(None)


@PLAYERS
@pytest.mark.clauses("SG-3.11", "SG-3.13", "SG-3.14", "SG-18.13")
def test_each_player_lays_two_modules_in_one_go(players: int) -> None:
    state = fresh(players, seed=2)
    order: list[int] = []
    while not state.turn:
        assert state.legal_actions()
        if state.decision.prompt == "setup_pile":
            order.append(state.seat)
        assert "put_under" not in [GRAMMAR.text(action) for action in state.legal_actions()]
        state.play(state.legal_actions()[-1])
    seats = [(state.first + number) % players for number in range(players)]
    assert order == [seat for seat in seats for _ in range(2)]
    assert [len(base) for base in state.bases] == [3] * players
    assert (state.decision.prompt, state.seat) == ("turn", state.first)
    for base in state.bases:
        assert not any(state.opened[module] for module in base[1:])
        assert len({MODULE_PILE[module] for module in base[1:]}) == 2


@pytest.mark.clauses("T22")
def test_the_second_module_comes_from_another_pile() -> None:
    state = fresh(2)
    state.apply(GRAMMAR.parse("take gate_water"))
    state.play(state.legal_actions()[0])
    offered = [GRAMMAR.text(action) for action in state.legal_actions()]
    assert "take gate_water" not in offered
    assert "take gate_energy" in offered
    assert len(offered) == 8


@pytest.mark.clauses("T93", "SG-3.11")
def test_the_second_module_may_hang_on_the_first() -> None:
    state = fresh(2)
    state.play(state.legal_actions()[0])
    state.play(state.legal_actions()[0])
    first = state.bases[state.seat][1]
    seat = state.seat
    offered: list[str] = []
    for take in state.legal_actions():
        twin = state.clone()
        twin.play(take)
        offered += [GRAMMAR.text(action) for action in twin.legal_actions()] if twin.seat == seat else []
    assert any(text.startswith(f"attach {MODULES[first]} ") for text in offered)


@pytest.mark.clauses("SG-3.12", "SG-16.8")
def test_the_token_is_an_option_of_each_seat() -> None:
    assert fresh(3).tokens == [0, 0, 0]
    assert fresh(3, reorganisation_1="on").tokens == [0, 1, 0]
    assert [option.name for option in GAME.options] == ["express", "turn_limit"] + [
        f"reorganisation_{seat}" for seat in range(4)
    ]
    assert GAME.options[-1].fitting(3) == ["off"]


@pytest.mark.clauses("SG-17.2", "SG-17.3", "SG-18.31")
def test_only_the_top_of_a_pile_is_seen() -> None:
    state = fresh(3)
    view: Any = state.view(ANNA)
    for number, pile in enumerate(view["piles"]):
        assert (pile["count"], pile["bottom"]) == (len(state.piles[number]), [])
        assert {"kind", "domain", "capacity", "corridors", "gate", "improvement"} <= set(pile["top"])
    worlds = [state.determinize(BEN, Generator(seed)) for seed in range(5)]
    assert all(world.view(BEN) == state.view(BEN) for world in worlds)
    assert any(world.snapshot() != state.snapshot() for world in worlds)


@pytest.mark.clauses("SG-17.4")
def test_what_was_put_under_a_pile_is_known() -> None:
    table = Table().crew(ANNA, water="E1", new_modules="E4").on_top("airlock_water_1", "airlock_water_2")
    table.crew(BEN).crew(CLEO).play("activate engineer water new_modules")
    table.play("take airlock_water", "put_under", "take airlock_water", "put_under")
    view: Any = table.state.view(None)
    pile = view["piles"][PILES.index("airlock_water")]
    assert pile["bottom"] == ["module:airlock_water_1", "module:airlock_water_2"]
    for seed in range(5):
        world = table.state.determinize(CLEO, Generator(seed))
        assert isinstance(world, GateState)
        assert world.piles[6][:2] == table.state.piles[6][:2]
        assert world.piles[6][-1] == table.state.piles[6][-1]


@pytest.mark.clauses("SG-17.5", "SG-7.2")
def test_a_new_top_cannot_be_undone() -> None:
    play = Play(Start(GAME, 2, {}, 1))
    seat = play.state.seat
    play.act(GRAMMAR.parse("take gate_water"))
    assert play.why_no_undo(seat) == "chance"
    play.act(play.state.legal_actions()[0])
    assert play.why_no_undo(seat) == ""
    table = Table(4).crew(ANNA, water="E1", new_modules="E4").only("airlock_water", "airlock_water_1")
    reveals = table.state.reveals
    table.play("activate engineer water new_modules", "take airlock_water")
    assert table.state.reveals == reveals
