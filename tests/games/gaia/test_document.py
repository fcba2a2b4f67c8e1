"""docs/design/gaia.md says what the engine does: grammar, questions, events, view."""

from __future__ import annotations

import pytest
from tests.games.design_page import example, kinds, page_of, rows, shape, words

from astrolude.games.gaia.game import GAME
from astrolude.kernel.generator import Generator

TEXT = page_of(GAME)


def test_every_kind_is_described() -> None:
    assert {words(row[0])[0] for row in rows(TEXT, "Kinds")} == set(kinds(GAME))


@pytest.mark.parametrize(
    "kind", ["track", "space", "special", "booster", "token", "icon", "faction", "structure"]
)
def test_the_labels_are_listed(kind: str) -> None:
    [cell] = [row[1] for row in rows(TEXT, "Kinds") if words(row[0]) == [kind]]
    assert words(cell) == kinds(GAME)[kind].labels


def test_every_verb_is_described_with_its_slots() -> None:
    described = {verb: words(row[1]) for row in rows(TEXT, "Actions") for verb in words(row[0])}
    assert described == {verb.name: [slot.role for slot in verb.slots] for verb in GAME.grammar.verbs}


def test_every_question_is_described_with_its_arguments() -> None:
    described = {words(row[0])[0]: words(row[1]) for row in rows(TEXT, "Questions")}
    expected: dict[str, list[str]] = {}
    for prompt in GAME.questions.verbs:
        roles = [slot.role for slot in prompt.slots]
        expected[prompt.name] = roles if prompt.name in GAME.questions.steps else roles[1:]
    assert described == expected


def test_every_event_is_described_with_its_fields() -> None:
    described = {event: words(row[1]) for row in rows(TEXT, "Events") for event in words(row[0])}
    assert described == {event.name: [field.role for field in event.fields] for event in GAME.events.events}


def test_the_view_has_the_described_shape() -> None:
    sample = example(TEXT)
    seen: set[str] = set()
    for seed in range(12):
        state, choices = GAME.new(2 + seed % 3, {}, seed), Generator(seed)
        while not state.over:
            seen |= set(shape(state.view(None)))
            actions = state.legal_actions()
            state.play(actions[choices.below(len(actions))])
    assert seen == set(shape(sample))
