"""Hints, warnings, the scratch board, analyses and variations in each of the five games.

On short games of bots, in both languages and on both sizes of screens by turns.
"""

from __future__ import annotations

import re
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Page, expect
from tests.web.axe import grave_faults
from tests.web.conftest import Visit
from tests.web.tables import Table, played

from astrolude.locales import load

pytestmark = pytest.mark.web

LONG: Final = 60_000
"""How long a bot may think on a busy machine, in milliseconds."""
PHONE: Final = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
DESK: Final = {"viewport": {"width": 1366, "height": 768}}
SHORT: Final = {"space_gate": {"express": "on", "turn_limit": "12"}}
"""Options with which a game is over sooner."""


class Reader(NamedTuple):
    """In which language and on what somebody reads."""

    language: str
    screen: dict[str, Any]

    def say(self, name: str, /, **arguments: str | float) -> str:
        return load(self.language).text(name, **arguments)

    @property
    def context(self) -> dict[str, Any]:
        return {"locale": self.language, **self.screen}


FRENCH_DESK, FRENCH_PHONE = Reader("fr", DESK), Reader("fr", PHONE)
ENGLISH_DESK, ENGLISH_PHONE = Reader("en", DESK), Reader("en", PHONE)


def sound(page: Page, reader: Reader) -> None:
    """Every text is there, nothing sticks out of a phone, and no rule of accessibility is gravely broken."""
    assert "⟦" not in page.locator("body").inner_text()
    assert page.evaluate("document.documentElement.scrollWidth") <= reader.screen["viewport"]["width"]
    assert grave_faults(page) == []


def choose(page: Page, action: str) -> None:
    """Choose an action by its notation."""
    page.keyboard.press("/")
    page.get_by_role("dialog").locator("#command").fill(action)
    page.keyboard.press("Enter")


def at_a_costly_choice(table: Table) -> str:
    """Play the best answers until another one costs much by the coach's own word; that one in notation."""
    for _ in range(40):
        state = table.state()
        told = table.ask("hint", {"ply": state["ply"]})
        worst = max(told["losses"], key=lambda action: told["losses"][action])
        actions = {str(action["id"]): str(action["text"]) for action in state["decision"]["actions"]}
        if told["losses"][worst] >= 0.1 and len(told["answers"]) > 1:
            return actions[worst]
        table.offer(state["ply"], told["answers"][0]["action"]["text"])
    raise AssertionError("no answer costs much")


@pytest.mark.parametrize(
    ("game", "plies", "reader"),
    [
        ("alien_frontiers", 60, FRENCH_PHONE),
        ("space_gate", 40, ENGLISH_DESK),
        ("federation", 40, FRENCH_DESK),
        ("eclipse", 60, ENGLISH_PHONE),
        ("gaia", 60, FRENCH_DESK),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_coach_warns_and_hints_and_a_turn_is_tried(
    visit: Visit, address: str, game: str, plies: int, reader: Reader
) -> None:
    table = played(address, game, "greedy", plies)
    costly = at_a_costly_choice(table)
    ply = table.state()["ply"]
    page = visit(table.path, **reader.context)
    hint = page.get_by_role("button", name=reader.say("app-hint"))
    expect(hint).to_be_visible()
    kept = "JSON.stringify({...JSON.parse(localStorage['astrolude.preferences']), warnings: 'strict'})"
    page.evaluate(f"localStorage['astrolude.preferences'] = {kept}")
    page.reload()
    expect(hint).to_be_visible()

    choose(page, costly)
    note = page.locator(".note[role=status]")
    expect(note).to_be_visible(timeout=LONG)
    expect(page.get_by_role("button", name=reader.say("app-confirm"))).to_be_enabled()
    sound(page, reader)
    note.get_by_role("button", name=reader.say("think-show-better")).click()
    expect(note).to_have_count(0)
    panel = page.get_by_role("region", name=reader.say("app-hint"))
    cards = panel.locator(".card")
    expect(cards.nth(1)).to_be_visible()
    page.keyboard.press("2")
    expect(cards.nth(1)).to_have_attribute("aria-pressed", "true")
    panel.get_by_role("radio", name=reader.say("think-points")).check()
    expect(cards.first.locator("b.num")).to_have_text(re.compile(r"^\d+$"))
    panel.get_by_role("radio", name=reader.say("think-chances")).check()
    expect(page.locator(".choices .worth").first).to_have_text(re.compile(r"^\d+.%$"))
    sound(page, reader)
    # A phone has room for the answers alone: its panel is closed by its cross.
    leave = "common-close" if reader.screen is PHONE else "think-other-move"
    panel.get_by_role("button", name=reader.say(leave)).click()
    expect(panel).to_have_count(0)
    hint.click()
    expect(panel.get_by_role("button", name=reader.say("think-see-move"))).to_be_visible(timeout=LONG)
    expect(cards).to_have_count(0)
    page.keyboard.press("Escape")

    page.get_by_role("button", name=reader.say("app-scratch")).click()
    plan = page.get_by_role("region", name=reader.say("think-plan"))
    expect(plan).to_be_visible()
    choose(page, costly)
    page.get_by_role("button", name=reader.say("think-plan-add")).click()
    expect(plan.locator(".step")).to_have_count(1)
    sound(page, reader)
    plan.get_by_role("button", name=reader.say("think-plan-clear")).click()
    expect(plan.locator(".step")).to_have_count(0)
    page.get_by_role("button", name=reader.say("think-plan-leave")).first.click()
    expect(plan).to_have_count(0)
    assert table.state()["ply"] == ply, "nothing went to the table"


@pytest.mark.parametrize(
    ("game", "bot", "reader"),
    [
        ("alien_frontiers", "greedy", ENGLISH_PHONE),
        ("space_gate", "random", FRENCH_PHONE),
        ("federation", "random", ENGLISH_DESK),
        ("eclipse", "random", FRENCH_DESK),
        ("gaia", "random", ENGLISH_DESK),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_finished_game_is_judged_and_another_move_is_tried(
    visit: Visit, address: str, game: str, bot: str, reader: Reader
) -> None:
    table = played(address, game, bot, options=SHORT.get(game))
    before = table.state()["ply"]
    page = visit(f"/a/{table.id}/0", **reader.context)
    slider = page.get_by_role("slider", name=reader.say("think-slider"))
    expect(slider).to_have_attribute("aria-valuenow", "1", timeout=LONG)
    heads = "|".join(reader.say(f"think-{name}") for name in ("better", "answers"))
    better = page.get_by_role("region", name=re.compile(heads))
    expect(better.get_by_role("button").nth(1)).to_be_visible(timeout=LONG)
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuenow", "2")
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_attribute("aria-valuenow", "1")
    sound(page, reader)

    page.keyboard.press("x")
    side = page.get_by_role("region", name=reader.say("think-variation")).first
    answers = side.locator(".answers button")
    expect(answers.nth(1)).to_be_visible(timeout=LONG)
    side.get_by_role("radio", name=reader.say("think-others-me")).check()
    answers.nth(1).click()
    line = side.get_by_role("list", name=reader.say("think-variation"), exact=True)
    expect(line.get_by_role("listitem")).to_have_count(1)
    expect(line.locator("[aria-current=step] b")).to_have_text(re.compile(r"\d+.%"), timeout=LONG)
    side.get_by_role("button", name=reader.say("think-line-second")).click()
    expect(answers.nth(1)).to_be_visible(timeout=LONG)
    expect(side.get_by_role("columnheader")).to_have_count(3)
    side.get_by_role("radio", name=reader.say("think-line", number=1)).check()
    expect(line.locator("[aria-current=step]")).to_have_count(1)
    sound(page, reader)
    side.get_by_role("button", name=reader.say("think-roll-again")).click()
    expect(side.get_by_text(reader.say("think-rolled"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(side).to_have_count(0)
    assert table.state()["ply"] == before
