"""AF-11: hidden information and chance."""

from __future__ import annotations

import json

import pytest
from tests.games.alien_frontiers.positions import ANNA, BEN, Table

from astrolude.games.alien_frontiers.game import GAME
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.kernel.generator import Generator
from astrolude.kernel.start import Start
from astrolude.testing.walk import Walk


@pytest.mark.clauses("AF-11.1", "AF-11.2", "AF-T191")
def test_everybody_sees_the_same_and_nobody_the_order_of_the_draw_pile() -> None:
    walk = Walk(Start(GAME, 4, {}, 3))
    shuffler = Generator(1)
    for _ in walk.steps():
        views = [json.dumps(walk.state.view(seat)) for seat in (0, 1, 2, 3, None)]
        assert len(set(views)) == 1
        other = walk.state.clone()
        assert isinstance(other, AlienState)
        shuffler.shuffle(other.draw)
        assert json.dumps(other.view(None)) == views[0]
        assert json.loads(views[0])["draw_pile"] == len(other.draw)
    assert len(walk.play.actions) > 50


@pytest.mark.clauses("AF-11.1")
def test_the_content_of_the_draw_pile_can_be_deduced() -> None:
    table = Table()
    state = table.state
    twin = state.determinize(BEN, Generator(9))
    assert isinstance(twin, AlienState)
    assert sorted(twin.draw) == sorted(state.draw)
    assert twin.draw != state.draw


@pytest.mark.clauses("AF-11.2")
def test_what_is_public_is_in_the_view() -> None:
    table = (
        Table().unplaced("2", "3", "4").docked(lunar_mine_1="1-4").landed(lem_badlands_1=1).rich(BEN, 2, 1)
    )
    table.holding(BEN, "booster_pod").discarded("alien_city").fields(isolation_field="lem_badlands")
    view = json.loads(json.dumps(table.state.view(ANNA)))
    ben = view["seats"][BEN]
    assert (ben["fuel"], ben["ore"], ben["score"]["total"]) == (2, 1, 2)
    assert [card["card"] for card in ben["cards"]] == ["card:booster_pod"]
    assert view["dice"] == ["die:2", "die:3", "die:4"]
    assert view["stations"]["lunar_mine"][0][0]["ship"] == {"seat": BEN, "value": 4, "relic": False}
    assert view["discard_pile"] == ["card:alien_city"]
    assert len(view["display"]) == 3
    assert view["fields"]["isolation_field"] == "territory:lem_badlands"
    assert [row["colonies"] for row in view["territories"] if "lem" in row["territory"]] == [[0, 1, 0, 0]]
    assert view["stock"] == {"fuel": 28, "ore": 19}


@pytest.mark.clauses("AF-11.3", "AF-3.14", "AF-T192")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_seed_and_decisions_give_the_same_game(players: int) -> None:
    first, second = (Walk(Start(GAME, players, {}, 8)) for _ in range(2))
    for left, right in zip(first.steps(), second.steps(), strict=True):
        assert left == right
        assert first.state.snapshot() == second.state.snapshot()
    assert first.state.over
    other = Walk(Start(GAME, players, {}, 9))
    assert other.state.snapshot() != Walk(Start(GAME, players, {}, 8)).state.snapshot()


@pytest.mark.clauses("AF-11.3")
def test_dice_are_fair() -> None:
    faces = [0] * 6
    for seed in range(800):
        state = GAME.new(2, {}, seed)
        assert isinstance(state, AlienState)
        for die in range(6):
            faces[die] += state.dice[die]
    assert sum(faces) == 2400
    assert all(320 < number < 480 for number in faces)


@pytest.mark.clauses("AF-11.3")
def test_the_cards_of_a_cycle_come_from_the_pile_only_when_it_is_chosen() -> None:
    table = Table().unplaced("1", "1", "1").play("dock alien_artifact 1")
    following = [table.state.draw[-1 - place] for place in range(3)]
    reveals = table.state.reveals
    assert len(table.legal("cycle")) == 1
    assert table.state.reveals == reveals
    table.play("cycle")
    assert table.state.display == following
    assert table.state.reveals == reveals + 1


@pytest.mark.clauses("AF-11.3")
def test_every_roll_reveals_something_that_cannot_be_taken_back() -> None:
    table = Table(2).unplaced("1", "1", "1").holding(ANNA, "temporal_warper").rich(ANNA, 1, 0)
    reveals = table.state.reveals
    assert table.play("warp 1", "stop").state.reveals == reveals + 1
    assert table.pass_to(BEN).state.reveals == reveals + 2


@pytest.mark.clauses("AF-11.3")
def test_rolls_re_rolls_and_reshuffles_draw_from_the_one_generator() -> None:
    table = Table(2).unplaced("1", "1", "1").holding(ANNA, "temporal_warper").rich(ANNA, 1, 0)
    twin = table.state.rng.copy()
    table.play("dock alien_artifact 1")
    assert table.state.rng.words() == twin.words(), "a dock draws nothing"
    table.play("warp 1", "stop")
    twin.below(6)
    assert table.state.rng.words() == twin.words()
    table.state.discard[:0], table.state.draw[:] = table.state.draw[:], []
    twin.shuffle(list(range(len(table.state.discard) + len(table.state.display))))
    table.changed().play("cycle")
    assert table.state.rng.words() == twin.words()
