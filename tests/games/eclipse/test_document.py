"""docs/design/eclipse.md says what the engine does: grammar, questions, events, view."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.design_page import example, kinds, page_of, rows, words
from tests.games.eclipse.positions import ANNA, BEN, TERRANS, Table

from astrolude.games.eclipse.game import GAME

TEXT = page_of(GAME)


def shown_position() -> Table:
    """The position whose view the page shows."""
    table = Table(*TERRANS[:4], developments="on").relations(ANNA, BEN).reputation(ANNA, 2)
    return table.lay(103, 1, 0).own(ANNA, 103).ships(ANNA, 103, "cruiser")


def test_every_kind_is_described() -> None:
    assert {words(row[0])[0] for row in rows(TEXT, "Kinds")} == set(kinds(GAME))


@pytest.mark.parametrize("kind", ["square", "way", "technology", "part", "species", "discovery", "shrine"])
def test_the_labels_are_listed(kind: str) -> None:
    [cell] = [row[1] for row in rows(TEXT, "Kinds") if words(row[0]) == [kind]]
    assert words(cell) == kinds(GAME)[kind].labels


def test_every_action_is_described() -> None:
    told = {words(row[0])[0]: words(row[1]) for row in rows(TEXT, "Actions")}
    assert told == {verb.name: [slot.role for slot in verb.slots] for verb in GAME.grammar.verbs}
    assert f"Action space: {GAME.grammar.size}." in TEXT


def test_every_question_is_described() -> None:
    told = {words(row[0])[0]: words(row[1]) for row in rows(TEXT, "Questions")}
    steps = GAME.questions.steps
    asked = {verb.name: verb.slots[1:] for verb in GAME.questions.verbs if verb.name not in steps}
    assert told == {name: [slot.role for slot in slots] for name, slots in asked.items()}
    assert all(f"`{step}`" in TEXT for step in steps)
    assert f"{GAME.questions.size} questions and steps." in TEXT


def test_every_event_is_described() -> None:
    told = {words(row[0])[0]: words(row[1]) for row in rows(TEXT, "Events")}
    assert told == {event.name: [field.role for field in event.fields] for event in GAME.events.events}


def form(value: object) -> object:
    """The keys of a view, as deep as they are fixed; references as keys count by their kind."""
    if isinstance(value, dict):
        return {key.split(":")[0]: form(part) for key, part in value.items()}
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return [form(value[0])]
    return None


def test_the_view_has_the_form_shown() -> None:
    view: dict[str, Any] = shown_position().state.view(ANNA)
    view["sectors"] = [sector for sector in view["sectors"] if sector["ref"] == "sector:221"]
    assert form(view) == form(example(TEXT))
