"""From a narrow phone to a large screen: nothing runs off the side, and the dock is always there."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import Visit
from tests.web.people import Person
from tests.web.tables import ANNA, BOT, OPEN, Table, set_up

pytestmark = pytest.mark.web

SIZES: Final = {
    # At 200 %, a page has half the width and height to draw on.
    "small phone": (360, 740),
    "phone": (390, 844),
    "laptop": (1366, 768),
    "laptop at 200 %": (683, 384),
    "large screen": (1920, 1080),
}

PAGES: Final = ("/", "/new/alien_frontiers", "/lobby", "/mine", "/settings", "/about")

FAULTY: Final = """() => {
  const inset = 6;
  const covered = (button) => {
    const box = button.getBoundingClientRect();
    const across = [box.left + inset, box.left + box.width / 2, box.right - inset];
    const points = across.flatMap((x) => [[x, box.top + inset], [x, box.bottom - inset]]);
    return points.some(([x, y]) => !button.contains(document.elementFromPoint(x, y)));
  };
  const clipped = (button) => button.scrollWidth > button.clientWidth + 1;
  const buttons = [...document.querySelectorAll('.dock .buttons button')];
  return buttons.filter((button) => covered(button) || clipped(button)).map((button) => button.textContent);
}"""
"""The dock's buttons that a touch does not reach everywhere or whose words do not fit, all at one moment."""


@pytest.fixture(params=list(SIZES.values()), ids=list(SIZES))
def size(request: pytest.FixtureRequest) -> dict[str, Any]:
    width, height = request.param
    return {"viewport": {"width": width, "height": height}}


def assert_fits(page: Page) -> None:
    """Nothing to scroll to sideways."""
    width, view = page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
    assert width <= view


def assert_dock_stands(page: Page) -> None:
    """The dock is within the view, and its buttons can be read and touched everywhere."""
    expect(page.locator(".dock")).to_be_in_viewport(ratio=0.99)
    assert page.evaluate(FAULTY) == []


def test_the_pages_around_the_games_fit(visit: Visit, size: dict[str, Any]) -> None:
    """In French, whose words are longer."""
    page = visit("/", locale="fr-FR", **size)
    for path in (*PAGES, "/club", "/club/boards", "/club/tournaments"):
        page.goto(path)
        expect(page.get_by_role("main").get_by_role("heading").first).to_be_visible()
        assert_fits(page)


def test_the_dock_is_always_there(
    visit: Visit, address: str, size: dict[str, Any], middle: Table, finished: Table
) -> None:
    page = visit("/", **size)
    for table in (set_up(address, ANNA, OPEN), finished):
        page.goto(table.path)
        expect(page.locator(".dock .buttons button").last).to_be_visible()
        assert_fits(page)
        assert_dock_stands(page)

    page.goto(middle.path)
    anna = Person(page)
    anna.await_turn()
    assert_fits(page)
    assert_dock_stands(page)
    anna.choose(anna.listed_and_closed()[0])
    expect(anna.confirm).not_to_have_attribute("aria-disabled", "true")
    assert_dock_stands(page)


def test_the_panels_of_a_phone_leave_the_dock_free(visit: Visit, address: str) -> None:
    page = visit(set_up(address, ANNA, BOT).path, viewport={"width": 360, "height": 740})
    Person(page).await_turn()
    for tab in ("Cards", "Players", "Journal"):
        page.get_by_role("tab", name=tab).click()
        expect(page.get_by_role("tabpanel").or_(page.locator("#panel")).first).to_be_visible()
        assert_fits(page)
        assert_dock_stands(page)
    page.get_by_role("tab", name="Board").click()
    expect(page.get_by_role("group", name="Board")).to_be_visible()
