"""Why an answer is good or bad: what it changes for its own seat, and for each other one as a whole."""

from __future__ import annotations

import pytest

from astrolude.advice.reasons import HELPED, HINDERED, Reason, changes_of, common_to, to_another, weightiest
from astrolude.bots import answer, make_bot
from astrolude.games import load as load_games
from astrolude.kernel.game import Game
from astrolude.kernel.generator import Generator
from astrolude.locales import LANGUAGES, Sentences, load


def test_another_seat_is_told_by_the_term_that_weighs_most_on_the_side_of_the_sum() -> None:
    lost = [
        Reason("ore", 1, 2.0, 3.0),
        Reason("place", 1, -1.0, -2.0),
        Reason("tile", 1, -4.0, -5.0, "tile:a"),
    ]
    assert to_another(lost) == Reason(HINDERED, 1, -4.0, 4.0, "tile:a", "tile")
    assert to_another([*lost, Reason("points", 1, 9.0, 9.0)]) == Reason(HELPED, 1, 9.0, -5.0, "", "points")


def test_what_most_answers_bring_alike_is_a_reason_for_none() -> None:
    ore, point, dice = Reason("ore", 0, 1.0, 2.0), Reason("points", 0, 1.0, 1.0), Reason("dice", 0, 2.0, 3.0)
    assert common_to([[ore, dice], [dice], [point, dice], [ore], [point]]) == {dice}
    assert common_to([[ore], [ore], [point]]) == set(), "two of three is no habit"
    assert common_to([[ore], [ore, point]]) == {ore}
    assert common_to([[ore]]) == set()
    assert weightiest([dice, point], {dice}) == [point]
    assert weightiest([dice, point], {dice, point}) == [dice, point], "a word is better than none"


@pytest.mark.parametrize("game", load_games(), ids=lambda game: game.id)
def test_answers_hinder_others_in_every_game_and_it_is_said_how(game: Game) -> None:
    """In a game of greedy bots, by the evaluation alone."""
    players = max(count for count in game.players if count <= 4)
    state = game.new(players, None, 5)
    bot, chance = make_bot("greedy", game, 5), Generator(5)
    found: Reason | None = None
    while not state.over and found is None:
        seat = state.seat
        for action in game.candidates(state):
            after = state.clone()
            after.play(action)
            changes = changes_of(state, [after], seat)
            assert all((each.about == "") == (each.seat == seat) for each in changes)
            told = {name for each in changes for name in (each.term, each.about)}
            assert not told & game.evaluation(players).terms.moments, "that time passes is no reason"
            found = next((each for each in changes if each.term == HINDERED and each.worth > 0.0), found)
        state.play(answer(bot, state, chance))
    assert found is not None, "nobody ever hinders anybody"
    assert found.about in game.evaluation(players).terms.names
    for language in LANGUAGES:
        words = Sentences(load(language), game, ["Anna", "Ben", "Carla", "Dan"], lambda: state)
        said = words.reason(found.to_json())
        assert words.names[found.seat] in said
        assert words.term(found.about, found.thing, round(found.amount, 2)) in said
