"""Grammar: one table yields numbers, notation, references and the way back."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from astrolude.kernel.errors import IllegalAction, InvalidAction
from astrolude.kernel.grammar import Grammar, Kind, Slot, Verb, numbers
from astrolude.kernel.questions import Questions

STATION = Kind("station", ["mine", "hub", "market"])
DIE = numbers("die", 1, 6)
GRAMMAR = Grammar(
    [
        Verb("end"),
        Verb("dock", STATION, DIE),
        Verb("swap", Slot("from", STATION), Slot("to", STATION)),
    ]
)

labels = st.lists(st.text("abcxyz019_,-", min_size=1, max_size=4), min_size=1, max_size=5, unique=True)


@st.composite
def grammars(draw: st.DrawFn) -> Grammar:
    kinds = [Kind(f"kind{number}", draw(labels)) for number in range(draw(st.integers(1, 3)))]
    verbs = []
    for number in range(draw(st.integers(1, 5))):
        chosen = draw(st.lists(st.sampled_from(kinds), max_size=3))
        verbs.append(
            Verb(f"verb{number}", *(Slot(f"role{place}", kind) for place, kind in enumerate(chosen)))
        )
    return Grammar(verbs)


@given(grammars())
def test_every_number_is_read_back_from_its_notation(grammar: Grammar) -> None:
    texts = [grammar.text(number) for number in range(grammar.size)]
    assert [grammar.parse(text) for text in texts] == list(range(grammar.size))
    assert len(set(texts)) == grammar.size


@given(grammars())
def test_arguments_and_number_are_each_others_inverse(grammar: Grammar) -> None:
    for number in range(grammar.size):
        verb = grammar.verb_of(number)
        assert grammar.number(verb.name, *verb.split(number - verb.base)) == number


def test_numbers_follow_the_order_of_declaration() -> None:
    assert GRAMMAR.size == 1 + 18 + 9
    assert [GRAMMAR.base(name) for name in ("end", "dock", "swap")] == [0, 1, 19]
    assert GRAMMAR.text(0) == "end"
    assert GRAMMAR.text(1) == "dock mine 1"
    assert GRAMMAR.text(18) == "dock market 6"
    assert GRAMMAR.text(20) == "swap mine hub"


def test_strides_tell_how_far_apart_neighbours_lie() -> None:
    dock = GRAMMAR.base("dock")
    assert GRAMMAR.stride("dock", "station") == 6
    assert GRAMMAR.stride("dock", "die") == 1
    assert GRAMMAR.text(dock + 2 * GRAMMAR.stride("dock", "station") + 4) == "dock market 5"
    with pytest.raises(ValueError, match="no slot 'ship'"):
        GRAMMAR.stride("dock", "ship")


def test_the_json_form_has_verb_references_and_notation() -> None:
    number = GRAMMAR.parse("dock hub 3")
    assert GRAMMAR.to_json(number) == {
        "id": number,
        "verb": "dock",
        "refs": ["station:hub", "die:3"],
        "text": "dock hub 3",
    }


def test_the_description_holds_the_whole_table_as_json() -> None:
    described = GRAMMAR.describe()
    assert json.loads(json.dumps(described)) == described
    assert described["size"] == GRAMMAR.size
    assert described["kinds"] == {"station": STATION.labels, "die": DIE.labels}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "an empty line"),
        ("dcok hub 3", "unknown verb 'dcok'; did you mean 'dock'"),
        ("zzz", "expected one of end, dock, swap"),
        ("dock hub", "does not fit 'dock <station> <die>'"),
        ("end now", "does not fit 'end'"),
        ("dock hub 7", "'7' is no die; expected one of 1, 2, 3, 4, 5, 6"),
        ("dock markt 3", "'markt' is no station; did you mean 'market'"),
        ("dock HUB 3", "'HUB' is no station"),
    ],
)
def test_what_cannot_be_read_is_refused_with_what_was_expected(text: str, message: str) -> None:
    with pytest.raises(InvalidAction, match=message.replace("?", r"\?")):
        GRAMMAR.parse(text)


def test_spaces_do_not_matter() -> None:
    assert GRAMMAR.parse("  dock   hub 3 ") == GRAMMAR.parse("dock hub 3")


@pytest.mark.parametrize("number", [-1, GRAMMAR.size, 10**30])
def test_a_number_out_of_range_is_refused(number: int) -> None:
    with pytest.raises(InvalidAction, match="out of range; numbers run from 0 to 27"):
        GRAMMAR.text(number)
    assert issubclass(InvalidAction, IllegalAction)


def test_an_argument_out_of_range_is_refused() -> None:
    with pytest.raises(InvalidAction, match="6 is out of range for die of 'dock'"):
        GRAMMAR.number("dock", 0, 6)


def test_a_long_list_of_expected_labels_is_cut() -> None:
    hexes = numbers("hex", 1, 40)
    with pytest.raises(InvalidAction, match=r"expected one of 1, 2, .*12, …$"):
        hexes.read("north")


@pytest.mark.parametrize("label", ["", "two words", "a:b", "tab\tbed"])
def test_a_label_that_notation_could_not_hold_is_refused(label: str) -> None:
    with pytest.raises(ValueError, match="is empty or holds a space or a colon"):
        Kind("thing", [label])


@pytest.mark.parametrize("name", ["", "two words", "a:b"])
def test_a_name_that_notation_could_not_hold_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match=r"the kind .* is empty or holds a space or a colon"):
        Kind(name, ["a"])
    with pytest.raises(ValueError, match=r"the verb .* is empty or holds a space or a colon"):
        Verb(name)


def test_a_kind_has_values() -> None:
    with pytest.raises(ValueError, match="kind 'hex' has no values"):
        numbers("hex", 1, 0)


def test_a_verb_belongs_to_one_grammar() -> None:
    """Its numbers lie where that grammar placed it."""
    end = Verb("end")
    Grammar([end])
    with pytest.raises(ValueError, match="'end' already belongs to a grammar"):
        Grammar([end])


def test_a_kind_means_the_same_in_all_verbs() -> None:
    """Its name is all that a reference or a message says of it."""
    with pytest.raises(ValueError, match="two kinds are called 'die'"):
        Grammar([Verb("roll", numbers("die", 1, 6)), Verb("bid", numbers("die", 1, 8))])


def test_names_are_given_once() -> None:
    with pytest.raises(ValueError, match="label twice"):
        Kind("thing", ["a", "a"])
    with pytest.raises(ValueError, match="role twice"):
        Verb("swap", STATION, STATION)
    with pytest.raises(ValueError, match="the verb 'end' is declared twice"):
        Grammar([Verb("end"), Verb("end")])


def test_questions_put_the_seat_first() -> None:
    questions = Questions(3, [Verb("main"), Verb("land", STATION)])
    assert questions.size == 3 + 9
    assert questions.text(questions.number("land", 2, 1)) == "land 2 hub"
    assert questions.span("land") == 3
    assert questions.span("main") == 1
