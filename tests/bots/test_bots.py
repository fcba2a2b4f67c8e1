"""What every bot keeps to, and that each is stronger than the one before."""

from __future__ import annotations

import copy
import pickle

import pytest
from tests.bots import toy

from astrolude.arena import play_match, simulate
from astrolude.bots import LEVELS, Budget, InvalidBot, SearchBot, make_bot
from astrolude.kernel.generator import Generator
from astrolude.kernel.start import Start

SPECS = ["random", "greedy", "search:20it", "easy", "normal"]


def position(players: int, turns: int, seed: int = 3) -> toy.ToyState:
    """A position after some random turns."""
    state = toy.GAME.new(players, None, seed)
    assert isinstance(state, toy.ToyState)
    rng = Generator(seed)
    while state.turns <= turns:
        actions = state.legal_actions()
        state.play(actions[rng.below(len(actions))])
    return state


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("players", toy.GAME.players)
def test_a_bot_chooses_legal_actions_to_the_end(spec: str, players: int) -> None:
    result = play_match(Start(toy.GAME, players, seed=5), [spec] * players)
    assert len(result.scores) == players
    assert sum(result.decisions) >= players * toy.TURNS


@pytest.mark.parametrize("spec", SPECS)
def test_the_same_seed_gives_the_same_choice(spec: str) -> None:
    for turns in range(4):
        state = position(3, turns)
        choices = {make_bot(spec, toy.GAME, 11).choose(state.clone()) for _ in range(3)}
        assert len(choices) == 1


@pytest.mark.parametrize("spec", ["greedy", "search:200it"])
def test_a_won_game_is_won(spec: str) -> None:
    """The last turn of a close game: only banking four coins wins."""
    state = position(2, 9)
    state.coins, state.points, state.hands, state.listed = [0, 4], [7, 0], [[], []], False
    assert state.seat == 1
    assert make_bot(spec, toy.GAME, 1).choose(state) == toy.BANK


@pytest.mark.parametrize("spec", ["greedy", "search:200it"])
def test_a_chain_of_questions_is_judged_by_where_it_leads(spec: str) -> None:
    """Attacking shows nothing before a rival and a card are named, yet here nothing else wins."""
    state = position(2, 9)
    state.coins, state.points, state.hands, state.listed = [0, 0], [4, 0], [[], [1, 5]], False
    bot = make_bot(spec, toy.GAME, 1)
    assert bot.choose(state.clone()) == toy.ATTACK
    state.play(toy.ATTACK)
    assert bot.choose(state.clone()) == toy.CARD.at(4)


def test_each_bot_beats_the_weaker_one() -> None:
    for stronger, weaker in (("greedy", "random"), ("search:60it", "greedy"), ("greedy", "easy")):
        wins = simulate(Start(toy.GAME, 2, seed=100), [stronger, weaker], 60).wins()
        assert wins[stronger] > wins[weaker], (stronger, weaker)


def test_search_with_more_seats_plays_for_itself() -> None:
    wins = simulate(Start(toy.GAME, 4, seed=7), ["search:60it", "random", "random", "random"], 24).wins()
    assert wins["search:60it"] > 24 * 0.4


def test_a_single_answer_needs_no_thought() -> None:
    state = position(2, 3)
    state.hands[state.seat] = [2]
    state.play(toy.ATTACK)
    assert state.turns == 5, "with one rival and one card, the attack resolved by itself"
    bot = SearchBot(toy.GAME, 0, Budget(milliseconds=60_000))
    state.answers, state.listed = [toy.ROLL], True
    assert bot.choose(state) == toy.ROLL
    assert bot.iterations == 0


@pytest.mark.parametrize(
    "spec",
    ["", "clever", "search:", "search:50", "search:0ms", "search:-3it", "greedy:5", f"search:{'9' * 5000}ms"],
)
def test_a_bad_name_is_refused_with_what_is_expected(spec: str) -> None:
    with pytest.raises(InvalidBot, match="search:<milliseconds>ms"):
        make_bot(spec, toy.GAME, 0)


@pytest.mark.parametrize("spec", ["random", "greedy", "greedy:attention=0.5", "search:20it"])
def test_a_copy_goes_on_as_its_original_does(spec: str) -> None:
    bot, state = make_bot(spec, toy.GAME, 11), position(3, 5)
    bot.choose(state.clone())
    copies = [copy.deepcopy(bot), pickle.loads(pickle.dumps(bot))]
    expected = [bot.choose(state.clone()) for _ in range(6)]
    for twin in copies:
        assert [twin.choose(state.clone()) for _ in range(6)] == expected


def test_levels_are_bots() -> None:
    for level in LEVELS:
        make_bot(level, toy.GAME, 0)
