"""docs/design/federation.md says what the engine does: grammar, questions, events, view."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tests.games.federation.positions import ANNA, Table

from astrolude.games.federation.game import GAME
from astrolude.kernel.grammar import Kind

TEXT = (Path(__file__).parents[3] / "docs" / "design" / "federation.md").read_text(encoding="utf-8")


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


def test_every_kind_is_described() -> None:
    assert {words(row[0])[0] for row in rows("Kinds")} == set(kinds())


@pytest.mark.parametrize(
    "kind", ["face", "cell", "mission", "building", "senate_action", "stage", "point", "part"]
)
def test_the_labels_are_listed(kind: str) -> None:
    [cell] = [row[1] for row in rows("Kinds") if words(row[0]) == [kind]]
    assert words(cell) == kinds()[kind].labels


def test_every_action_is_described() -> None:
    told = {words(row[0])[0]: words(row[1]) for row in rows("Actions")}
    assert told == {verb.name: [slot.role for slot in verb.slots] for verb in GAME.grammar.verbs}
    assert f"Action space: {GAME.grammar.size}." in TEXT


def test_every_question_is_described() -> None:
    told = {words(row[0])[0]: words(row[1]) for row in rows("Questions")}
    steps = GAME.questions.steps
    asked = {verb.name: verb.slots[1:] for verb in GAME.questions.verbs if verb.name not in steps}
    assert told == {name: [slot.role for slot in slots] for name, slots in asked.items()}
    assert all(f"`{step}`" in TEXT for step in steps)
    assert f"{GAME.questions.size} questions and steps." in TEXT


def test_every_event_is_described() -> None:
    told = {words(row[0])[0]: words(row[1]) for row in rows("Events")}
    assert told == {event.name: [field.role for field in event.fields] for event in GAME.events.events}


def form(value: object) -> object:
    """The keys of a view, as deep as they are fixed."""
    if isinstance(value, dict):
        return {key: form(part) for key, part in value.items()}
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return [form(value[0])]
    return None


def test_the_view_has_the_form_shown() -> None:
    table = Table(2).purse(ANNA, "LCO").miner(ANNA, "asteroid_01").scholars(ANNA, "1A1").token(ANNA, "1v01")
    shown = json.loads(TEXT.split("```json\n")[1].split("```")[0])
    assert form(table.s.view(ANNA)) == form(shown)
