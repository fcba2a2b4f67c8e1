"""One's own bots: by module and name, as classes, functions and objects; what is wrong with one is said."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from tests.bots import own_bots, toy

from astrolude.bots import GreedyBot, InvalidBot, make_bot, name_of
from astrolude.bots.specs import Spec, read_value

HERE = "tests.bots.own_bots"


def made(text: str) -> own_bots.Deep:
    bot = make_bot(text, toy.GAME, 5)
    assert isinstance(bot, own_bots.Deep)
    return bot


def test_a_class_is_given_what_it_has_names_for() -> None:
    assert isinstance(make_bot(f"{HERE}:First", toy.GAME, 5), own_bots.First)
    deep = made(f"{HERE}:Deep")
    assert (deep.game, deep.seed, deep.depth) == (toy.GAME, 5, 2)


def test_parameters_are_numbers_flags_and_texts() -> None:
    deep = made(f"{HERE}:Deep:depth=3:sure=true:model=C:/nets/a=b.pt")
    assert (deep.depth, deep.sure, deep.model) == (3, True, "C:/nets/a=b.pt")


def test_a_maker_of_any_keywords_is_given_all() -> None:
    bot = make_bot(f"{HERE}:Anything:rate=0.5", toy.GAME, 5)
    assert isinstance(bot, own_bots.Anything)
    assert bot.settings == {"game": toy.GAME, "seed": 5, "rate": 0.5}


def test_functions_and_inner_classes_make_bots() -> None:
    state = toy.GAME.new(2, None, 1)
    assert make_bot(f"{HERE}:seeded", toy.GAME, 5).choose(state) == own_bots.seeded(5).choose(state)
    assert isinstance(make_bot(f"{HERE}:Outer.Inner", toy.GAME, 5), own_bots.Outer.Inner)


def test_classes_functions_and_bots_themselves_can_be_given() -> None:
    assert isinstance(make_bot(own_bots.First, toy.GAME, 5), own_bots.First)
    bound = make_bot(partial(own_bots.Deep, depth=4, seed=9), toy.GAME, 5)
    assert isinstance(bound, own_bots.Deep)
    assert (bound.depth, bound.seed) == (4, 9)
    itself = own_bots.First()
    assert make_bot(itself, toy.GAME, 5) is itself


def test_the_name_of_a_class_or_function_makes_the_same_bot() -> None:
    assert name_of("greedy") == "greedy"
    assert name_of(own_bots.First) == name_of(own_bots.First()) == f"{HERE}:First"
    name = name_of(partial(own_bots.Deep, depth=4))
    assert name == f"{HERE}:Deep:depth=4"
    assert made(name).depth == 4


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("no_such.package:Bot", "Python finds no module 'no_such'"),
        ("tests.bots.no_such:Bot", "Python finds no module 'tests.bots.no_such'"),
        (f"{HERE}:Second", "tests.bots.own_bots has no 'Second'"),
        (f"{HERE}:NUMBER", "'NUMBER' is neither a class nor a function"),
        (f"{HERE}:a_number", "makes a int, which is no astrolude.bots.Bot"),
        (f"{HERE}:Broken", r"cannot be made: RuntimeError: no weights \(.*own_bots.py, line \d+\)"),
        (f"{HERE}:Deep:width=3", "has no parameter 'width'; its parameters: depth, model, sure"),
        (f"{HERE}:Deep:seed=3", "has no parameter 'seed'"),
        (f"{HERE}:First:depth=3", "has no parameter 'depth'; its parameters: none"),
        (f"{HERE}:Deep:3", "then parameters as :<name>=<value>"),
        (f"{HERE}:Deep:depth=3:depth=4", "gives 'depth' twice"),
        (f"{HERE}:", "your own bot is written <module>:<class or function>"),
        ("../evil:Bot", "your own bot is written <module>:<class or function>"),
        ("greedy:depth=3", "greedy has no parameter 'depth'; its parameters: attention"),
        ("random:seed=3", "random has no parameter 'seed'; its parameters: none"),
        ("hard:50ms", "there is no bot 'hard:50ms'"),
        ("greedy:attention=2", "'attention' of 'greedy:attention=2' is a number from 0 to 1"),
        ("greedy:attention=much", "'attention' of 'greedy:attention=much' is a number from 0 to 1"),
        ("search:50ms:60ms", "the budget of 'search:50ms:60ms' cannot be read"),
    ],
)
def test_what_cannot_be_made_says_why(text: str, sentence: str) -> None:
    with pytest.raises(InvalidBot, match=sentence):
        make_bot(text, toy.GAME, 0)


@pytest.mark.parametrize(
    ("source", "sentence"),
    [("import no_such_library", "hurt_bot needs no_such_library"), ("1 / 0", "hurt_bot fails: ZeroDivision")],
)
def test_a_module_that_cannot_be_imported_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str, sentence: str
) -> None:
    (tmp_path / "hurt_bot.py").write_text(source)
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(InvalidBot, match=sentence):
        make_bot("hurt_bot:Bot", toy.GAME, 0)


def test_a_greedy_bot_can_be_made_inattentive() -> None:
    bot = make_bot("greedy:attention=0.25", toy.GAME, 0)
    assert isinstance(bot, GreedyBot)
    assert bot.overlooked == 750


def test_a_search_may_have_both_budgets() -> None:
    spec = Spec("search:50ms:2000it")
    assert (spec.name, spec.words, spec.own) == ("search", ["50ms", "2000it"], False)
    make_bot("search:50ms:2000it", toy.GAME, 0)


@pytest.mark.parametrize(
    ("text", "value"), [("3", 3), ("-3", -3), ("0.5", 0.5), ("1e3", 1000.0), ("true", True), ("a:b", "a:b")]
)
def test_values_are_read(text: str, value: object) -> None:
    assert read_value(text) == value
    assert type(read_value(text)) is type(value)
