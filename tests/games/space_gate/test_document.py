"""docs/design/space_gate.md says what the engine does: grammar, questions, events, view."""

from __future__ import annotations

import pytest
from tests.games.design_page import described, example, kinds, page_of, shape
from tests.games.space_gate.positions import ANNA, Table

from astrolude.games.space_gate.game import GAME

TEXT = page_of(GAME)


def test_every_kind_is_described() -> None:
    assert set(described(TEXT, "Kinds")) == set(kinds(GAME))


@pytest.mark.parametrize(
    "kind", ["domain", "room", "piece", "pile", "side", "gate", "planet", "token", "pair"]
)
def test_the_labels_are_listed(kind: str) -> None:
    assert described(TEXT, "Kinds")[kind] == kinds(GAME)[kind].labels


def test_every_verb_is_described_with_its_slots() -> None:
    slots = {verb.name: [slot.role for slot in verb.slots] for verb in GAME.grammar.verbs}
    assert described(TEXT, "Actions") == slots
    assert f"{GAME.grammar.size:,} numbers" in TEXT


def test_every_question_is_described_with_its_arguments() -> None:
    asked = [verb for verb in GAME.questions.verbs if verb.name not in GAME.questions.steps]
    assert described(TEXT, "Questions") == {
        verb.name: [slot.role for slot in verb.slots[1:]] for verb in asked
    }
    assert all(f"`{step}" in TEXT for step in GAME.questions.steps)


def test_every_event_is_described_with_its_fields() -> None:
    fields = {event.name: [field.role for field in event.fields] for event in GAME.events.events}
    assert described(TEXT, "Events") == fields


def test_the_example_has_every_key_of_a_view() -> None:
    sample = example(TEXT)
    table = Table().planets(["susskind", "bose", "dirac"], ["turing"])
    table.base(ANNA, "gate_water_sun_1@0,1r0 open 2").step_four("water")
    assert set(shape(table.state.view(None))) == set(shape(sample))
