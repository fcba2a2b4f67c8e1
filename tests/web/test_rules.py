"""The rules for players in the page: read, searched, and beside a running game."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect
from tests.web.axe import grave_faults
from tests.web.conftest import Visit

pytestmark = pytest.mark.web

DESK: Final = {"width": 1366, "height": 768}
PHONE: Final = {"width": 390, "height": 844}


@pytest.mark.parametrize("game", ["alien_frontiers", "gaia", "eclipse", "space_gate", "federation"])
def test_the_rules_of_a_game_are_read_chapter_by_chapter(visit: Visit, game: str) -> None:
    page = visit(f"/rules/{game}", viewport=DESK)
    contents = page.get_by_role("navigation", name="Contents")
    expect(contents.locator("ol > li")).not_to_have_count(0)
    chapters = contents.locator("ol > li").count()
    assert grave_faults(page) == []
    for number in range(2, chapters + 1):
        page.get_by_role("article").get_by_role("link").last.click()
        expect(page.get_by_text(f"chapter {number}")).to_be_visible()
    expect(page.locator(".legend li")).not_to_have_count(0)
    assert "⟦" not in page.locator("main").inner_text()


def test_words_are_found_without_accents_and_lead_to_their_paragraph(visit: Visit) -> None:
    page = visit("/rules/gaia", viewport=DESK, locale="fr-FR")
    expect(page.get_by_role("navigation", name="Sommaire")).to_be_visible()
    page.keyboard.press("/")
    page.keyboard.type("planete perdue")
    page.get_by_role("button", name="La planète perdue", exact=True).click()
    expect(page.locator("section.marked")).to_contain_text("Navigation 5")
    assert page.url.endswith("/rules/gaia#lost-planet")
    page.go_back()
    expect(page.locator("section.marked")).to_have_count(0)


def test_the_rules_open_beside_a_game_at_what_is_asked(visit: Visit) -> None:
    page = opened(visit, DESK)
    page.get_by_role("button", name="Rules").click()
    sheet = page.get_by_role("dialog", name="Rules")
    expect(sheet.locator("section.marked")).to_contain_text("Dock your ships")
    assert grave_faults(page) == []
    expect(page.get_by_role("region", name="What to do")).to_be_visible()
    page.keyboard.press("r")
    expect(sheet).to_have_count(0)


def test_the_rules_fill_a_phone_but_for_the_dock(visit: Visit) -> None:
    page = opened(visit, PHONE)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Rules").click()
    sheet = page.get_by_role("dialog", name="Rules")
    expect(sheet).to_be_visible()
    box = sheet.bounding_box()
    assert box is not None
    assert box["width"] == PHONE["width"]
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_have_count(0)


def opened(visit: Visit, viewport: dict[str, int]) -> Page:
    """A game against a bot, begun from the page."""
    page = visit("/", viewport=viewport)
    page.get_by_role("button", name="Play my first game").click()
    expect(page.get_by_role("region", name="What to do")).to_be_visible()
    return page
