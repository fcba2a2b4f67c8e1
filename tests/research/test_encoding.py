"""Arrays for learning programs: exact masks, scaled cells, rewards that sum to 0."""

from __future__ import annotations

import numpy as np
import pytest

from astrolude import games
from astrolude.games.alien_frontiers.grammar import CARD
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.games.eclipse.grammar import FACTION as SPECIES
from astrolude.games.eclipse.rules.blueprints import CANNONS, HULL, stat
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.federation.state import FederationState
from astrolude.games.federation.tables.components import LAST_DEGREE
from astrolude.games.gaia.grammar import FACTION as GAIA_FACTION
from astrolude.games.gaia.grammar import HEX
from astrolude.games.gaia.state import GaiaState
from astrolude.games.space_gate.grammar import MODULE
from astrolude.games.space_gate.state import GateState
from astrolude.kernel.game import Game
from astrolude.kernel.generator import Generator
from astrolude.kernel.observation import PLAYERS, SIDES, Axis, Block, Layout, Sketch, numbered
from astrolude.kernel.start import Start
from astrolude.kernel.state import Outcome, State
from astrolude.research.encoding import Encoder, rewards
from astrolude.testing import toy


def test_the_mask_is_exact() -> None:
    state = toy.GAME.new(3, None, 4)
    encoder = Encoder(Start(toy.GAME, 3))
    assert np.flatnonzero(encoder.mask(state, state.seat)).tolist() == sorted(state.legal_actions())
    assert not encoder.mask(state, (state.seat + 1) % 3).any()


def test_cells_are_scaled_and_the_seat_comes_first() -> None:
    state = toy.GAME.new(3, None, 4)
    assert isinstance(state, toy.Island)
    state.stores = [[1, 2], [3, 4], [5, 6]]
    encoder = Encoder(Start(toy.GAME, 3))
    start = next(place.start for place in encoder.layout.places if place.block.name == "seats")
    seen = encoder.observation(state, 1)[start : start + 12].reshape(3, 4)
    assert seen.dtype == np.float32
    assert seen[:, 0].tolist() == [3 / 4, 5 / 4, 1 / 4]
    assert seen[:, 1].tolist() == [4 / 4, 6 / 4, 2 / 4]


class Figures(Block[toy.Island]):
    def write(self, s: toy.Island, seat: int, out: Sketch) -> None:
        out.numbers([3, 0, -2, 1000, -1000])
        out.one_of(1, 2)
        out.mask(0b101, 3)


def test_numbers_are_scaled_and_flags_are_not() -> None:
    layout = Layout(toy.QUESTIONS, [Figures("figures", [numbered(10)], 4)], 2)
    seen = layout.observe(toy.GAME.new(2, None, 1), 0)
    start = layout.places[-1].start
    cells = np.frombuffer(b"".join(seen.cells), np.int64)
    values = np.frombuffer(b"".join(seen.values), np.float32)
    assert (cells[cells >= start] - start).tolist() == [0, 2, 3, 4]
    assert values[cells >= start].tolist() == [0.75, -0.5, 250, -250]
    flags = np.frombuffer(b"".join(seen.flags), np.int64)
    assert (flags[flags >= start] - start).tolist() == [6, 7, 9]


class Fame(Block[toy.Island]):
    """Counts how often it is written anew."""

    def __init__(self) -> None:
        super().__init__("fame", [numbered(2), numbered(9)])
        self.written = 0

    def write(self, s: toy.Island, seat: int, out: Sketch) -> None:
        if not out.recall(s.fame):
            self.written += 1
            for fame in s.fame:
                out.one_of(fame, 9)


def test_a_block_is_recalled_until_its_list_is_replaced() -> None:
    block = Fame()
    layout = Layout(toy.QUESTIONS, [block], 2)
    state = toy.GAME.new(2, None, 1)
    assert isinstance(state, toy.Island)
    memory = layout.memories()[0]
    first = layout.observe(state, 0, memory)
    again = layout.observe(state, 0, memory)
    assert b"".join(again.flags) == b"".join(first.flags)
    assert again.cursor == layout.size
    assert block.written == 1
    state.fame = [4, 5]
    assert b"".join(layout.observe(state, 0, memory).flags) != b"".join(first.flags)
    assert block.written == 2


def test_a_player_alone_has_two_sides() -> None:
    block = Block[toy.Island]("sides", [SIDES, PLAYERS, numbered(3)])
    assert block.dimensions(1) == [2, 1, 3]
    assert block.dimensions(4) == [4, 4, 3]


@pytest.mark.parametrize(
    ("ranks", "expected"),
    [
        ([1, 2], [1, -1]),
        ([2, 1, 3], [0, 1, -1]),
        ([1, 1], [0, 0]),
        ([1, 3, 3, 2], [1, -2 / 3, -2 / 3, 1 / 3]),
        ([1], [0]),
    ],
)
def test_rewards(ranks: list[int], expected: list[float]) -> None:
    assert rewards(Outcome([0] * len(ranks), ranks)) == pytest.approx(expected)
    assert sum(rewards(Outcome([0] * len(ranks), ranks))) == pytest.approx(0)


def test_a_block_that_writes_other_cells_than_declared_is_refused() -> None:
    class TooFew(Block[toy.Island]):
        def write(self, s: toy.Island, seat: int, out: Sketch) -> None:
            out.number(1)

    layout = Layout(toy.QUESTIONS, [TooFew("short", [numbered(2)])], 2)
    with pytest.raises(RuntimeError, match="the block 'short' has other cells than declared"):
        layout.observe(toy.GAME.new(2, None, 1), 0)


def test_every_cell_has_a_name() -> None:
    block = Block[toy.Island]("fleet", [SIDES, ["ships", "bases"], toy.CARD])
    names = block.cells(1)
    assert len(names) == block.size(1) == 2 * 2 * toy.CARD.size
    assert names[0] == "fleet/self/ships/gull"
    assert names[-1] == "fleet/next_1/bases/storm"


@pytest.mark.parametrize("game", [toy.GAME, *games.load()], ids=lambda game: game.id)
def test_the_names_of_a_game_s_cells_are_all_different(game: Game) -> None:
    for players in game.players:
        layout = game.layout(players)
        names = layout.cells()
        assert len(names) == len(set(names)) == layout.size
        assert all(name.isprintable() and " " not in name for name in names)


def named_cells(state: State, seat: int) -> dict[str, float]:
    encoder = Encoder(Start(state.game, state.players))
    return dict(zip(encoder.layout.cells(), encoder.observation(state, seat).tolist(), strict=True))


def after_random_play(name: str, players: int, decisions: int) -> State:
    state, rng = Start(name, players, seed=4).new(), Generator(9)
    for _ in range(decisions):
        legal = state.legal_actions()
        state.play(legal[rng.below(len(legal))])
    return state


def test_names_and_cells_go_by_the_same_order_in_alien_frontiers() -> None:
    state = after_random_play("alien_frontiers", 3, 60)
    assert isinstance(state, AlienState)
    cells = named_cells(state, 1)
    for other, name in [(1, "self"), (2, "next_1"), (0, "next_2")]:
        assert cells[f"seats/{name}/fuel"] == pytest.approx(state.fuel[other] / 7)
        assert cells[f"seats/{name}/relic"] == pytest.approx((state.relic == other) / 7)
        for index, card in enumerate(CARD.labels):
            assert cells[f"hands/{name}/{card}"] == state.hands[other] >> index & 1
    assert cells["turn/number"] == pytest.approx(state.turn / 20)
    assert cells["turn/draw_pile"] == pytest.approx(len(state.draw) / 20)


def test_names_and_cells_go_by_the_same_order_in_gaia() -> None:
    state = after_random_play("gaia", 3, 60)
    assert isinstance(state, GaiaState)
    cells = named_cells(state, 2)
    for other, name in [(2, "self"), (0, "next_1"), (1, "next_2")]:
        assert cells[f"sides/{name}/ore"] == pytest.approx(state.ore[other] / 10)
        assert cells[f"sides/{name}/structures"] == pytest.approx(len(state.own[other]) / 10)
        faction = GAIA_FACTION.labels[state.faction[other]]
        assert [key for key in cells if key.startswith(f"factions/{name}/") and cells[key]] == [
            f"factions/{name}/{faction}"
        ]
        for place in state.own[other]:
            assert cells[f"owners/{HEX.labels[place]}/{name}"] == 1
    assert cells[f"round/{state.round}"] == 1
    assert cells["round/actions"] == 1


def test_names_and_cells_go_by_the_same_order_in_federation() -> None:
    state = after_random_play("federation", 2, 60)
    assert isinstance(state, FederationState)
    cells = named_cells(state, 1)
    assert cells["seats/self/turns"] == pytest.approx(state.turns[1] / LAST_DEGREE)
    assert cells["crystals/next_1/oceanium"] == pytest.approx(state.crystals[2] / 5)
    assert cells["moons/left_in_pile"] == pytest.approx(len(state.pile) / 4)
    assert cells["deep_space_left/number"] == len(state.deep)


def test_names_and_cells_go_by_the_same_order_in_space_gate() -> None:
    state = after_random_play("space_gate", 2, 60)
    assert isinstance(state, GateState)
    cells = named_cells(state, 1)
    assert cells["seats/self/settlers"] == pytest.approx(state.settler_reserve[1] / 20)
    assert cells["seats/next_1/influence_lost"] == pytest.approx(state.lost[0] / 20)
    for module in state.bases[0]:
        name = MODULE.labels[module]
        assert cells[f"owners/{name}/next_1"] == 1
        assert cells[f"modules/{name}/turned_{state.rotations[module]}"] == 1


def test_names_and_cells_go_by_the_same_order_in_eclipse() -> None:
    state = after_random_play("eclipse", 3, 80)
    assert isinstance(state, EclipseState)
    cells = named_cells(state, 1)
    for other, name in [(1, "self"), (2, "next_1"), (0, "next_2")]:
        assert cells[f"seats/{name}/discs"] == pytest.approx(state.discs[other] / 10)
        assert cells[f"species/{name}/{SPECIES.labels[state.species[other]]}"] == 1
        assert cells[f"figures/{name}/cruiser/hull"] == pytest.approx(stat(state, other, 1, HULL) / 5)
        assert cells[f"figures/{name}/cruiser/cannons_yellow"] == pytest.approx(
            stat(state, other, 1, CANNONS) / 5
        )
    assert cells[f"rounds/round_{state.round}"] == 1
    assert cells["stacks/discoveries"] == pytest.approx(len(state.found_stack) / 20)


@pytest.mark.parametrize(
    ("shape", "sentence"),
    [([["a", "b", "a"]], "has two places of one name"), ([4], "needs names for 4 places")],
)
def test_a_block_without_names_is_refused(shape: list[Axis], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        Block[toy.Island]("dim", shape)


def test_a_block_is_declared_once() -> None:
    with pytest.raises(ValueError, match="the block 'seats' is declared twice"):
        Layout(toy.QUESTIONS, [*toy.BLOCKS, toy.BLOCKS[0]], 2)
