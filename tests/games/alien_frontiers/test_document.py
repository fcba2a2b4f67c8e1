"""docs/design/alien_frontiers.md says what the engine does: grammar, questions, events, view."""

from __future__ import annotations

import pytest
from tests.games.alien_frontiers.positions import ANNA, Table
from tests.games.design_page import example, kinds, page_of, rows, shape, words

from astrolude.games.alien_frontiers.game import GAME

TEXT = page_of(GAME)


def test_every_kind_is_described() -> None:
    assert {words(row[0])[0] for row in rows(TEXT, "Kinds")} == set(kinds(GAME))


@pytest.mark.parametrize("kind", ["station", "territory", "card", "field", "resource", "origin"])
def test_the_labels_are_listed(kind: str) -> None:
    [cell] = [row[1] for row in rows(TEXT, "Kinds") if words(row[0]) == [kind]]
    assert words(cell) == kinds(GAME)[kind].labels


def test_every_verb_is_described_with_its_slots() -> None:
    described: dict[str, list[str]] = {}
    for row in rows(TEXT, "Actions"):
        for verb in words(row[0]):
            described[verb] = words(row[1])
    assert described == {verb.name: [slot.role for slot in verb.slots] for verb in GAME.grammar.verbs}


def test_every_question_is_described_with_its_arguments() -> None:
    described = {words(row[0])[0]: words(row[1]) for row in rows(TEXT, "Questions")}
    assert described == {verb.name: [slot.role for slot in verb.slots[1:]] for verb in GAME.questions.verbs}


def test_every_event_is_described_with_its_fields() -> None:
    described: dict[str, list[str]] = {}
    for row in rows(TEXT, "Events"):
        for event in words(row[0]):
            described[event] = words(row[1])
    assert described == {event.name: [field.role for field in event.fields] for event in GAME.events.events}


def test_the_example_has_every_key_of_a_view() -> None:
    sample = example(TEXT)
    table = Table().unplaced("1", "2", "3").docked(solar_converter_1="0-4").holding(ANNA, "booster_pod")
    table.rich(ANNA, 1, 1).landed(asimov_crater_1=1)
    ours = set(shape(table.state.view(None)))
    written = {path for path in shape(sample) if "…" not in path}
    assert {path for path in written if ".stations." not in path} == {
        path for path in ours if ".stations." not in path
    }
    assert {path.split("[][].")[1] for path in written if "[][]." in path} == {
        path.split("[][].")[1] for path in ours if "[][]." in path
    }
