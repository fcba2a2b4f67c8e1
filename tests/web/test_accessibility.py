"""axe finds no serious fault on any screen, in either theme."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.web.axe import grave_faults
from tests.web.conftest import Visit
from tests.web.people import Person
from tests.web.screens import DESK, PHONE
from tests.web.tables import ANNA, OPEN, Table, set_up

pytestmark = pytest.mark.web


@pytest.fixture(params=["dark", "light"])
def look(request: pytest.FixtureRequest, visit: Visit) -> Callable[..., Page]:
    """Opens a path in one of the two themes, as somebody who has chosen it in the settings."""

    def open_page(path: str, viewport: dict[str, int]) -> Page:
        page = visit("/settings", viewport=viewport)
        page.get_by_role("radio", name={"dark": "Night", "light": "Paper"}[request.param]).check()
        expect(page.locator("html")).to_have_attribute("data-theme", request.param)
        page.goto(path)
        return page

    return open_page


def test_the_pages_around_the_games(look: Callable[..., Page]) -> None:
    page = look("/settings", DESK)
    for path in ("/", "/new/alien_frontiers", "/lobby", "/mine", "/settings", "/about", "/nowhere"):
        page.goto(path)
        expect(page.get_by_role("main").get_by_role("heading").first).to_be_visible()
        assert grave_faults(page) == [], path


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_a_table_from_the_door_to_the_end(
    look: Callable[..., Page], address: str, middle: Table, finished: Table, viewport: dict[str, int]
) -> None:
    opened = set_up(address, ANNA, OPEN)
    page = look(opened.door, viewport)
    expect(page.get_by_role("button", name="Join")).to_be_visible()
    assert grave_faults(page) == [], "the door"
    page.goto(opened.path)
    expect(page.get_by_role("button", name="Start with 1 bot")).to_be_visible()
    assert grave_faults(page) == [], "waiting for players"

    bens = opened.join("Ben")
    waiting = bens if opened.state()["decision"].get("actions") else opened
    page.goto("/")
    page.goto(waiting.path)
    assert Person(page).situation() == "waiting"
    assert grave_faults(page) == [], "waiting for the other"

    page.goto(middle.path)
    anna = Person(page)
    anna.await_turn()
    assert grave_faults(page) == [], "my turn"
    anna.listed()
    assert grave_faults(page) == [], "the list of choices"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
    assert grave_faults(page) == [], "the menu"

    page.goto(finished.path)
    expect(page.get_by_role("table")).to_be_visible()
    assert grave_faults(page) == [], "the end"
    page.get_by_role("button", name="Look back").click()
    expect(page.get_by_role("slider")).to_be_visible()
    assert grave_faults(page) == [], "looking back"
