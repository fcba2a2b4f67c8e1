"""Reading a game's design page, docs/design/<game>.md, so that tests can hold it to the engine."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from astrolude.kernel.game import Game
from astrolude.kernel.grammar import Kind

NAME = re.compile("[a-z_]+")
PAGES = Path(__file__).parents[2] / "docs" / "design"


def page_of(game: Game) -> str:
    return (PAGES / f"{game.id}.md").read_text(encoding="utf-8")


def rows(page: str, heading: str) -> list[list[str]]:
    """The cells of the table below a heading, without its head."""
    section = page.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def words(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def described(page: str, heading: str) -> dict[str, list[str]]:
    """The names in the first column, each with the words of the second."""
    return {name: words(row[1]) for row in rows(page, heading) for name in words(row[0])}


def example(page: str) -> Any:
    """The first JSON on the page: the view."""
    return json.loads(page.split("```json\n")[1].split("```")[0])


def kinds(game: Game) -> dict[str, Kind]:
    """Every kind that an action, a question or an event uses."""
    slots = [
        slot.kind
        for grammar in (game.grammar, game.questions)
        for verb in grammar.verbs
        for slot in verb.slots
    ]
    fields = [field.kind for event in game.events.events for field in event.fields if field.kind is not None]
    return {kind.name: kind for kind in [*slots, *fields]}


def shape(value: object, path: str = "view") -> Iterator[str]:
    """The paths of all keys in a JSON value; all items of a list together."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield f"{path}.{key}"
            yield from shape(item, f"{path}.{key}")
    elif isinstance(value, list):
        for item in value:
            yield from shape(item, f"{path}[]")


def check_tables(game: Game, page: str) -> None:
    """The tables of a page name every kind, action, question, step and event, and what each is about."""
    assert set(described(page, "Kinds")) == set(kinds(game))
    actions = {verb.name: [slot.role for slot in verb.slots] for verb in game.grammar.verbs}
    assert described(page, "Actions") == actions
    assert f"Action space: {game.grammar.size:,}." in page
    steps = game.questions.steps
    asked = {verb.name: verb.slots[1:] for verb in game.questions.verbs if verb.name not in steps}
    questions = {name: [slot.role for slot in slots] for name, slots in asked.items()}
    assert {name: of for name, of in described(page, "Questions").items() if name not in steps} == questions
    assert all(f"`{step}" in page for step in steps)
    assert f"{game.questions.size:,} questions and steps." in page
    events = {event.name: [field.role for field in event.fields] for event in game.events.events}
    assert described(page, "Events") == events


def check_labels(game: Game, page: str) -> None:
    """What a kind may be is listed where it is called by names rather than by numbers or places."""
    listed = described(page, "Kinds")
    for name, kind in kinds(game).items():
        if all(NAME.fullmatch(label) for label in kind.labels):
            assert listed[name] == kind.labels


def form(value: object) -> object:
    """The keys of a view, as deep as they are fixed; references as keys count by their kind."""
    if isinstance(value, dict):
        return {key.split(":")[0]: form(part) for key, part in value.items()}
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return [form(value[0])]
    return None
