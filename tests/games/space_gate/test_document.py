"""docs/design/space_gate.md says what the engine does: grammar, questions, events, view."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.games.space_gate.positions import ANNA, Table

from astrolude.games.space_gate.game import GAME
from astrolude.kernel.grammar import Kind

DOCUMENT = Path(__file__).parents[3] / "docs" / "design" / "space_gate.md"
TEXT = DOCUMENT.read_text(encoding="utf-8")


def rows(heading: str) -> list[list[str]]:
    """The cells of the table below a heading, without its head."""
    section = TEXT.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def words(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def kinds() -> dict[str, Kind]:
    """Every kind that an action, a question or an event uses."""
    slots = [
        slot.kind
        for grammar in (GAME.grammar, GAME.questions)
        for verb in grammar.verbs
        for slot in verb.slots
    ]
    fields = [field.kind for event in GAME.events.events for field in event.fields if field.kind is not None]
    return {kind.name: kind for kind in [*slots, *fields]}


def described(heading: str) -> dict[str, list[str]]:
    """The names in the first column, each with the words of the second."""
    return {name: words(row[1]) for row in rows(heading) for name in words(row[0])}


def test_every_kind_is_described() -> None:
    assert set(described("Kinds")) == set(kinds())


@pytest.mark.parametrize(
    "kind", ["domain", "room", "piece", "pile", "side", "gate", "planet", "token", "pair"]
)
def test_the_labels_are_listed(kind: str) -> None:
    assert described("Kinds")[kind] == kinds()[kind].labels


def test_every_verb_is_described_with_its_slots() -> None:
    slots = {verb.name: [slot.role for slot in verb.slots] for verb in GAME.grammar.verbs}
    assert described("Actions") == slots
    assert f"{GAME.grammar.size:,} numbers" in TEXT


def test_every_question_is_described_with_its_arguments() -> None:
    asked = [verb for verb in GAME.questions.verbs if verb.name not in GAME.questions.steps]
    assert described("Questions") == {verb.name: [slot.role for slot in verb.slots[1:]] for verb in asked}
    assert all(f"`{step}" in TEXT for step in GAME.questions.steps)


def test_every_event_is_described_with_its_fields() -> None:
    fields = {event.name: [field.role for field in event.fields] for event in GAME.events.events}
    assert described("Events") == fields


def shape(value: object, path: str = "view") -> Iterator[str]:
    """The paths of all keys in a JSON value; all items of a list together."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield f"{path}.{key}"
            yield from shape(item, f"{path}.{key}")
    elif isinstance(value, list):
        for item in value:
            yield from shape(item, f"{path}[]")


def test_the_example_has_every_key_of_a_view() -> None:
    example = json.loads(TEXT.split("```json\n")[1].split("```")[0])
    table = Table().planets(["susskind", "bose", "dirac"], ["turing"])
    table.base(ANNA, "gate_water_sun_1@0,1r0 open 2").step_four("water")
    assert set(shape(table.state.view(None))) == set(shape(example))
