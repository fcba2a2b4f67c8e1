"""FD-20, FD-21, FD-22: the vocabulary of effects, what is hidden, what is chance."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.federation.positions import ANNA, BEN, Table

from astrolude.games.federation.game import GAME
from astrolude.games.federation.grammar import GRAMMAR
from astrolude.games.federation.state import FederationState
from astrolude.games.federation.tables.components import TOKENS
from astrolude.games.federation.tables.programs import LINE_BAG, LINE_LAST, LINE_OP, OPS, PER, TOKEN_PROGRAM
from astrolude.kernel.data import read_data
from astrolude.kernel.generator import Generator
from astrolude.kernel.play import Play
from astrolude.kernel.start import Start

FILES = ["senate", "missions", "scholars", "starters", "deep_space", "structures"]


def effects_of(value: Any) -> list[dict[str, Any]]:
    """Every effect object anywhere in a data file."""
    if isinstance(value, dict):
        found = [value] if "op" in value else []
        return found + [effect for part in value.values() for effect in effects_of(part)]
    if isinstance(value, list):
        return [effect for part in value for effect in effects_of(part)]
    return []


@pytest.mark.clauses("FD-20.2", "FD-1.4")
@pytest.mark.parametrize("name", FILES)
def test_every_effect_of_the_files_is_known(name: str) -> None:
    planet_tiles = {"neo_double_reward", "neo_extra_move", "six_moon_extra_token", "six_moon_extra_move"}
    planet_tiles |= {"scholar_any", "stall_no_cost", "stall_second", "build_discount", "build_second"}
    for effect in effects_of(read_data("federation", name)):
        assert effect["op"] in {*OPS, *planet_tiles}
        if effect["op"] == "pp_per" and effect["per"] != "influence":
            assert effect["per"] in PER


@pytest.mark.clauses("FD-20.1", "FD-5.3")
def test_bags_run_in_the_order_of_their_keys() -> None:
    def ops(name: str) -> list[str]:
        line = TOKEN_PROGRAM[TOKENS.index(f"alteration_{name}")]
        found = [OPS[LINE_OP[line]]]
        while not LINE_LAST[line]:
            line += 1
            found.append(OPS[LINE_OP[line]])
        return found

    assert ops("2v03") == ["degrees", "die"]
    assert ops("4v03") == ["die", "degrees"]
    assert ops("3f04") == ["gain", "fund"]
    assert ops("4v02") == ["gain"]
    assert ops("3v04") == ["price"]
    assert LINE_BAG[TOKEN_PROGRAM[TOKENS.index("alteration_4v02")]] == [0, 1, 1, 1]


@pytest.mark.clauses("FD-22.1", "FD-22.1a", "FD-22.3")
def test_hidden_things_are_dealt_anew_and_the_rest_stays() -> None:
    table = Table(2).miner(ANNA, "asteroid_01").token(ANNA, "1v01").purse(BEN, "LO")
    before = table.state
    changed: set[str] = set()
    for seed in range(6):
        world = before.determinize(BEN, Generator(seed))
        assert isinstance(world, FederationState)
        assert world.view(BEN) == before.view(BEN)
        for name in ("moons", "pile", "aside", "token_box", "rocks", "inert", "order", "laws_left", "deep"):
            if getattr(world, name) != getattr(before, name):
                changed.add(name)
        assert world.rocks[:2] == before.rocks[:2]
        assert world.moons[:4] == before.moons[:4]
        assert (world.crystals, world.tokens) == (before.crystals, before.tokens)
        assert world.planet_blocks[0] == before.planet_blocks[0]
    assert changed == {"moons", "pile", "aside", "token_box", "rocks", "inert", "order", "laws_left", "deep"}


@pytest.mark.clauses("FD-22.2", "D-09")
def test_only_the_chooser_knows_deep_space() -> None:
    table = Table().degree(ANNA, 9).action(ANNA, "officers_room")
    assert table.prompt == "deep_space"
    own, other = table.state.view(ANNA)["deep_space"], table.state.view(BEN)["deep_space"]
    assert isinstance(own, dict)
    assert isinstance(other, dict)
    assert len(own["tiles"]) == 5
    assert other["tiles"] is None
    assert table.state.determinize(ANNA, Generator(1)).view(ANNA) == table.state.view(ANNA)
    journal = table.state.journal
    assert journal is not None
    (seen,) = (entry for entry in journal.entries if entry.event.name == "deep_space_seen")
    assert seen.visible(ANNA)
    assert not seen.visible(BEN)
    assert not seen.visible(-1)


@pytest.mark.clauses("FD-22.4", "FD-10.9")
def test_random_tokens_come_from_the_whole_pile() -> None:
    drawn = set()
    for seed in range(60):
        table = Table()
        table.state.rng = Generator(seed)
        table.effect_of(ANNA, "1C1")
        drawn.add(table.state.tokens[ANNA])
    assert len(drawn) > 12


@pytest.mark.clauses("FD-22.4")
def test_the_setup_is_a_matter_of_chance() -> None:
    states = [GAME.new(3, {}, seed) for seed in range(30)]
    firsts = {state.first for state in states if isinstance(state, FederationState)}
    assert firsts == {0, 1, 2}
    laws = {tuple(state.laws_left) for state in states if isinstance(state, FederationState)}
    assert len(laws) > 10


def at_first_placement() -> Play:
    """A game in which no mage has moved yet."""
    for seed in range(100):
        play = Play(Start(GAME, 4, {}, seed))
        while play.state.decision.prompt != "place":
            play.act(play.state.legal_actions()[0])
        assert isinstance(play.state, FederationState)
        if play.state.shown == 1:
            return play
    raise AssertionError("no such game")


@pytest.mark.clauses("FD-22.5")
def test_a_turn_can_be_taken_back_until_something_hidden_is_seen() -> None:
    play = at_first_placement()
    seat = play.state.seat
    play.act(GRAMMAR.parse("play voting_1 left_bottom_2"))
    assert play.why_no_undo(seat) == ""
    play.undo(seat)
    play.act(GRAMMAR.parse("play voting_1 left_top_3"))
    assert play.why_no_undo(seat) == "chance"


@pytest.mark.clauses("D-06")
def test_a_standing_order_pays_the_named_crystal() -> None:
    table = Table().purse(ANNA, "LO").do("play voting_1 left_middle_1")
    assert table.prompt == "payment"
    assert GRAMMAR.text(GAME.ordered(table.state, {"payment": "named"})) == "pay lavandium"
    assert GAME.ordered(table.state, {"payment": "ask"}) == -1
    assert GAME.ordered(table.state, {}) == -1


@pytest.mark.clauses("D-08", "D-12", "D-13")
def test_choices_of_one_option_are_made_by_the_program() -> None:
    table = Table().purse(ANNA, "L").miner(ANNA, "asteroid_03").action(ANNA, "neo")
    assert (table.prompt, table.influence_of(ANNA, "neo")) == ("place", 3)
    table = Table().laws("neo", "atalum").degree(ANNA, 5).executive("upkeep")
    assert table.state.degree[ANNA] == 3
