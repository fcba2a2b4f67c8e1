"""docs/design/gaia.md says what the engine does: grammar, questions, events, view."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from astrolude.games.gaia.game import GAME
from astrolude.kernel.generator import Generator
from astrolude.kernel.grammar import Kind

DOCUMENT = Path(__file__).parents[3] / "docs" / "design" / "gaia.md"
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


def test_every_kind_is_described() -> None:
    assert {words(row[0])[0] for row in rows("Kinds")} == set(kinds())


@pytest.mark.parametrize(
    "kind", ["track", "space", "special", "booster", "token", "icon", "faction", "structure"]
)
def test_the_labels_are_listed(kind: str) -> None:
    [cell] = [row[1] for row in rows("Kinds") if words(row[0]) == [kind]]
    assert words(cell) == kinds()[kind].labels


def test_every_verb_is_described_with_its_slots() -> None:
    described = {verb: words(row[1]) for row in rows("Actions") for verb in words(row[0])}
    assert described == {verb.name: [slot.role for slot in verb.slots] for verb in GAME.grammar.verbs}


def test_every_question_is_described_with_its_arguments() -> None:
    described = {words(row[0])[0]: words(row[1]) for row in rows("Questions")}
    expected: dict[str, list[str]] = {}
    for prompt in GAME.questions.verbs:
        roles = [slot.role for slot in prompt.slots]
        expected[prompt.name] = roles if prompt.name in GAME.questions.steps else roles[1:]
    assert described == expected


def test_every_event_is_described_with_its_fields() -> None:
    described = {event: words(row[1]) for row in rows("Events") for event in words(row[0])}
    assert described == {event.name: [field.role for field in event.fields] for event in GAME.events.events}


def shape(value: object, path: str = "view") -> Iterator[str]:
    """The paths of all keys in a JSON value; all items of a list together."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield f"{path}.{key}"
            yield from shape(item, f"{path}.{key}")
    elif isinstance(value, list):
        for item in value:
            yield from shape(item, f"{path}[]")


def test_the_view_has_the_described_shape() -> None:
    sample = json.loads(TEXT.split("```json\n")[1].split("\n```")[0])
    seen: set[str] = set()
    for seed in range(12):
        state, choices = GAME.new(2 + seed % 3, {}, seed), Generator(seed)
        while not state.over:
            seen |= set(shape(state.view(None)))
            actions = state.legal_actions()
            state.play(actions[choices.below(len(actions))])
    assert seen == set(shape(sample))
