"""Every term of every evaluation has words in both languages, and a reason is a sentence."""

from __future__ import annotations

import pytest

from astrolude.games import load as load_games
from astrolude.kernel.game import Game
from astrolude.locales import Sentences, load

GAMES = load_games()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_term_has_words(game: Game, language: str) -> None:
    words = Sentences(load(language), game, ["Anna", "Ben"])
    terms = game.evaluation(2).terms
    said = {
        name: words.reason({"term": name, "thing": terms.things.get(name, ""), "seat": 0, "amount": 0.5})
        for name in terms.names
    }
    assert all(said.values())
    plain = [text for name, text in said.items() if name not in terms.things]
    assert len(plain) == len(set(plain)), "two terms cannot be told apart"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_word_is_for_a_term_that_is_gone(game: Game) -> None:
    prefix = f"terms-{game.id}-"
    terms = game.evaluation(2).terms
    written = {name.removeprefix(prefix) for name in load("en").entries if name.startswith(prefix)}
    kinds = {thing.partition(":")[0] for thing in terms.things.values()}
    needed = set(terms.names) - set(terms.things)
    assert needed <= written
    assert written - needed <= kinds, "a word beside them says what counts of a kind of things"


@pytest.mark.parametrize(
    ("language", "amount", "expected"),
    [
        ("en", 3.0, "+3 credits each round"),
        ("en", -2.0, "−2 credits each round"),
        ("en", 1.0, "+1 credit each round"),
        ("en", 0.4, "credits each round"),
        ("fr", 3.0, "+3 crédits à chaque manche"),
        ("fr", -1.0, "−1 crédit à chaque manche"),
    ],
)
def test_amounts_are_told_where_they_are_counted(language: str, amount: float, expected: str) -> None:
    game = next(game for game in GAMES if game.id == "gaia")
    words = Sentences(load(language), game, ["Anna", "Ben"])
    assert words.reason({"term": "credit_flow", "thing": "", "seat": 0, "amount": amount}) == expected


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "hinders Ben: a federation coming nearer"), ("fr", "gêne Ben\u00a0: une alliance qui approche")],
)
def test_what_an_answer_does_to_another_seat_names_it_and_what_it_is_about(language: str, told: str) -> None:
    game = next(game for game in GAMES if game.id == "gaia")
    words = Sentences(load(language), game, ["Anna", "Ben"])
    reason = {"term": "hindered", "thing": "", "seat": 1, "amount": -0.5, "about": "federation_near"}
    assert words.reason(reason) == told
