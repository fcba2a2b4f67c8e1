"""French and English: switched at once, complete, and nothing on the screen that only a program would say."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import Visit
from tests.web.tables import ANNA, BOT, OPEN, Table, set_up

pytestmark = pytest.mark.web

RAW: Final = re.compile(r"⟦|⟧|\{ ?\$|alien_frontiers|\b(?:app|common)-[a-z]|undefined|NaN|\[object")
"""Ids of messages and placeholders of texts."""

VISIBLE: Final = """() => {
  const code = [...document.querySelectorAll('code, option')];
  const attributes = ['aria-label', 'aria-description', 'title'];
  const named = [...document.querySelectorAll(attributes.map((name) => `[${name}]`))];
  const names = named.flatMap((one) => attributes.map((name) => one.getAttribute(name)));
  let text = document.body.innerText;
  for (const one of code) text = text.replace(one.textContent, '');
  return [document.title, text, ...names].filter(Boolean).join('\\n');
}"""
"""Everything that is read or read out, but for the notation of actions."""


def words(page: Page) -> str:
    found: str = page.evaluate(VISIBLE)
    assert not RAW.search(found), RAW.findall(found)
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_screen_speaks_the_visitors_language(visit: Visit, language: str) -> None:
    page = visit("/", locale=language)
    for path in ("/", "/new/alien_frontiers", "/lobby", "/mine", "/settings", "/about", "/nowhere"):
        page.goto(path)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.get_by_role("heading").first).to_be_visible()
        assert words(page)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_table_speaks_the_visitors_language_from_the_door_to_the_end(
    visit: Visit, address: str, middle: Table, finished: Table, language: str
) -> None:
    opened = set_up(address, ANNA, OPEN)
    page = visit(opened.door, locale=language)
    expect(page.get_by_role("textbox")).to_be_visible()
    words(page)
    page.goto(opened.path)
    expect(page.locator(".dock").get_by_role("button", name=re.compile("1 bot"))).to_be_visible()
    words(page)
    page.goto(middle.path)
    page.locator(".dock .choices.live button").first.wait_for()
    words(page)
    for key in ("/", "?"):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        words(page)
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
    page.goto(finished.path)
    expect(page.get_by_role("table")).to_be_visible()
    words(page)


def test_the_home_page_changes_its_language_at_once(visit: Visit) -> None:
    page = visit("/", locale="en-GB")
    expect(page.get_by_role("heading", level=1)).to_have_text("Five skies, one table.")
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Cinq cieux, une table.")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_role("button", name="Jouer ma première partie")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Cinq cieux, une table.")


def test_a_table_changes_its_language_at_once_and_keeps_the_choice_being_made(
    visit: Visit, address: str
) -> None:
    page = visit(set_up(address, ANNA, BOT).path, locale="en-GB")
    page.locator('.dock [data-ref^="die:"][data-lit]').first.click()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("radio", name="Français").check()
    page.keyboard.press("Escape")
    expect(page.locator(".dock")).to_contain_text("Confirmer")
    expect(page.get_by_role("group", name="Plateau")).to_contain_text("Mine lunaire")
    expect(page.get_by_role("log")).to_contain_text("Vous lancez")
    expect(page.locator(".dock [data-selected]")).to_have_count(1)
    words(page)
