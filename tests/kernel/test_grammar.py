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
GRAMMAR = Grammar()
END = GRAMMAR.verb("end")
DOCK = GRAMMAR.verb("dock", STATION, DIE)
SWAP = GRAMMAR.verb("swap", Slot("from", STATION), Slot("to", STATION))

labels = st.lists(st.text("abcxyz019_,-", min_size=1, max_size=4), min_size=1, max_size=5, unique=True)


@st.composite
def grammars(draw: st.DrawFn) -> Grammar:
    kinds = [Kind(f"kind{number}", draw(labels)) for number in range(draw(st.integers(1, 3)))]
    grammar = Grammar()
    for number in range(draw(st.integers(1, 5))):
        chosen = draw(st.lists(st.sampled_from(kinds), max_size=3))
        slots = [Slot(f"role{place}", kind) for place, kind in enumerate(chosen)]
        grammar.place(Verb(f"verb{number}", *slots))
    return grammar


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
    assert [END.base, DOCK.base, SWAP.base] == [0, 1, 19]
    assert GRAMMAR.text(0) == "end"
    assert GRAMMAR.text(1) == "dock mine 1"
    assert GRAMMAR.text(18) == "dock market 6"
    assert GRAMMAR.text(20) == "swap mine hub"


def test_strides_tell_how_far_apart_neighbours_lie() -> None:
    assert DOCK.strides == [6, 1]
    assert GRAMMAR.text(DOCK.base + 2 * 6 + 4) == "dock market 5"


def test_verbs_make_and_read_their_numbers() -> None:
    assert (END.at(), END.holds(0), END.holds(1)) == (0, True, False)
    assert [DOCK.of(DOCK.at(station, die)) for station in range(3) for die in range(6)] == [
        (station, die) for station in range(3) for die in range(6)
    ]
    assert [GRAMMAR.verb_of(number).name for number in range(28) if DOCK.holds(number)] == ["dock"] * 18
    assert (DOCK.nth(7), DOCK.index(DOCK.at(1, 1))) == (DOCK.at(1, 1), 7)
    grammar = Grammar()
    one = grammar.verb("one", DIE)
    three = grammar.verb("three", STATION, DIE, Slot("other", DIE))
    assert one.of(one.at(4)) == 4
    assert grammar.text(three.at(1, 2, 3)) == "three hub 3 4"
    assert three.of(three.at(1, 2, 3)) == (1, 2, 3)


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
    Grammar().place(end)
    with pytest.raises(ValueError, match="'end' already belongs to a grammar"):
        Grammar().place(end)


def test_a_kind_means_the_same_in_all_verbs() -> None:
    """Its name is all that a reference or a message says of it."""
    grammar = Grammar()
    grammar.verb("roll", numbers("die", 1, 6))
    with pytest.raises(ValueError, match="two kinds are called 'die'"):
        grammar.verb("bid", numbers("die", 1, 8))


def test_names_are_given_once() -> None:
    with pytest.raises(ValueError, match="label twice"):
        Kind("thing", ["a", "a"])
    with pytest.raises(ValueError, match="role twice"):
        Verb("swap", STATION, STATION)
    with pytest.raises(ValueError, match="the verb 'end' is declared twice"):
        GRAMMAR.verb("end")


def test_questions_put_the_seat_first() -> None:
    questions = Questions(3)
    main = questions.prompt("main")
    land = questions.prompt("land", STATION)
    then = questions.step("then", STATION)
    assert questions.size == 3 + 9 + 3
    assert questions.text(land.at(2, 1)) == "land 2 hub"
    assert main.of(main.at(2)) == 2
    assert questions.text(then.at(1)) == "then hub"
    assert questions.steps == ["then"]
