"""Since your last turn: what the others did, told to whoever comes back; and the pace of bots."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.axe import grave_faults
from tests.web.conftest import Visit
from tests.web.screens import PHONE
from tests.web.tables import Table, company

pytestmark = pytest.mark.web

BACK: Final = "Since your turn"


@pytest.fixture(scope="module")
def gaia(address: str) -> list[Table]:
    """Three in the first rounds of Projet Gaia; tests only look at it."""
    return company(address, "gaia", "turn")


def told(page: Page) -> Locator:
    return page.get_by_role("region", name=BACK)


def dock(page: Page) -> Locator:
    return page.get_by_role("region", name="What to do")


def test_whoever_comes_back_is_told_what_each_did(visit: Visit, gaia: list[Table]) -> None:
    page = visit(gaia[0].path)
    lines = told(page).get_by_role("listitem").get_by_role("button")
    expect(lines).to_have_count(2)
    expect(lines.nth(0)).to_have_attribute("aria-current", "step")
    names = {page.locator(".recap .line b").nth(0).inner_text(), lines.nth(1).locator("b").first.inner_text()}
    assert names <= {"Ben", "Cleo"}
    expect(page.locator(".board ~ .marks .badge").first).to_be_visible()
    assert grave_faults(page) == []

    page.keyboard.press("ArrowRight")
    expect(lines.nth(1)).to_have_attribute("aria-current", "step")
    second = lines.nth(1).locator(".first").inner_text().removesuffix(".")
    expect(dock(page).locator(".prompt")).to_have_text(second)
    dock(page).get_by_role("button", name="The line before").click()
    expect(lines.nth(0)).to_have_attribute("aria-current", "step")
    page.keyboard.press("Escape")
    expect(told(page)).to_have_count(0)

    page.keyboard.press("b")
    expect(told(page)).to_be_visible()
    dock(page).get_by_role("button", name="My turn").click()
    expect(told(page)).to_have_count(0)
    expect(dock(page).get_by_role("button", name="Confirm")).to_be_visible()


def test_the_first_touch_of_something_lit_ends_it(visit: Visit, gaia: list[Table]) -> None:
    page = visit(gaia[0].path)
    expect(told(page)).to_be_visible()
    lit = page.locator(".board [data-lit]:not([data-late])").first
    lit.focus()
    page.keyboard.press(" ")
    expect(told(page)).to_have_count(0)
    expect(page.locator(".board [data-selected]").first).to_be_attached()


def test_the_moves_are_played_again_and_a_touch_ends_it(visit: Visit, gaia: list[Table]) -> None:
    page = visit(gaia[0].path)
    dock(page).get_by_role("button", name="Replay").click()
    expect(dock(page).get_by_role("button", name="Stop")).to_be_visible()
    told(page).get_by_role("heading", name=BACK).click()
    expect(dock(page).get_by_role("button", name="Replay")).to_be_visible()
    dock(page).get_by_role("button", name="Replay").click()
    expect(dock(page).get_by_role("button", name="Replay")).to_be_visible()
    dock(page).get_by_role("button", name="My turn").click()
    expect(page.locator(".dock .prompt")).not_to_be_empty()


def test_whoever_was_away_for_a_moment_is_left_alone(visit: Visit, gaia: list[Table]) -> None:
    page = visit(gaia[0].path)
    expect(told(page)).to_be_visible()
    page.reload()
    expect(dock(page).get_by_role("button", name="Confirm")).to_be_visible()
    expect(told(page)).to_have_count(0)
    page.get_by_role("button", name=BACK).click()
    expect(told(page)).to_be_visible()
    page.keyboard.press("j")
    expect(page.get_by_role("tab", name="Journal")).to_have_attribute("aria-selected", "true")


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_on_a_phone_a_sheet_holds_the_lines(visit: Visit, gaia: list[Table], locale: str) -> None:
    page = visit(gaia[0].path, viewport=PHONE, locale=locale, has_touch=True)
    sheet = page.locator(".plate .recap")
    expect(sheet).to_be_visible()
    expect(page.locator(".marks .now .badge")).to_be_attached()
    above = sheet.bounding_box()
    mark = page.locator(".marks .now .badge circle").bounding_box()
    assert above is not None
    assert mark is not None
    assert mark["y"] + mark["height"] <= above["y"]
    assert grave_faults(page) == []
    page.get_by_role("button", name=re.compile("My turn|À mon tour")).click()
    expect(sheet).to_have_count(0)
    expect(page.locator(".dock .choices.live")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "prompt", "more"),
    [
        ("alien_frontiers", "main", {}),
        ("space_gate", "turn", {}),
        ("eclipse", "turn", {}),
        ("federation", "place", {}),
    ],
)
def test_every_game_tells_it(
    visit: Visit, address: str, game: str, prompt: str, more: dict[str, Any]
) -> None:
    people = company(address, game, prompt, **more)
    page = visit(people[0].path)
    lines = told(page).get_by_role("listitem").get_by_role("button")
    expect(lines.first).to_contain_text(re.compile("Ben|Cleo"))
    assert grave_faults(page) == []


def test_the_pace_of_bots_is_a_setting(visit: Visit) -> None:
    """What it does to the moves of bots is shown by web/src/table/pace.test.ts, with a clock of its own."""
    page = visit("/settings")
    page.get_by_role("radio", name="Like people").check()
    page.reload()
    expect(page.get_by_role("radio", name="Like people")).to_be_checked()
