"""Why not? A thing that is not lit says what stands in the way: by touch and keyboard, in both languages."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.axe import grave_faults
from tests.web.conftest import Visit
from tests.web.screens import DESK
from tests.web.tables import ANNA, BEN, Table, set_up

pytestmark = pytest.mark.web

UNLIT_FOCUSED: Final = """() => {
  const station = document.activeElement?.getAttribute('data-ref')?.startsWith('station:');
  return station && !document.activeElement.matches('[data-lit], [data-selected]');
}"""
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
DESKTOP: Final[dict[str, Any]] = {"viewport": DESK}


def unlit(page: Page, reference: str) -> Locator:
    """A drawing of a thing on the board that cannot be chosen now."""
    return page.locator(f'#board [data-ref="{reference}"]:not([data-lit]):not([data-selected])').first


def bubble(page: Page) -> Locator:
    return page.locator(".why[role=dialog]")


def alien_frontiers(address: str) -> Table:
    return set_up(address, ANNA, BEN, seed=4)


def gaia(address: str) -> Table:
    """The first turn of a first game."""
    table = set_up(address, ANNA, BEN, game="gaia", options={"setup": "first_game"}, seed=3)
    table.play_until(lambda state: state["decision"]["prompt"] == "turn")
    return table


def far_planet(table: Table) -> str:
    """A planet that nobody has and that is out of reach."""
    state = table.state()
    legal = {ref for action in state["decision"]["actions"] for ref in action["refs"]}
    legal |= {ref for way in state["decision"]["proposals"] for ref in way["action"]["refs"]}
    planets = [hexagon["hex"] for hexagon in state["view"]["hexes"] if hexagon["planet"]]
    for reference in planets:
        if reference not in legal and table.obstacles(reference, "build")[:1] == ["far"]:
            return str(reference)
    raise AssertionError("every planet is within reach")


def test_a_touched_station_says_what_is_missing(visit: Visit, address: str) -> None:
    page = visit(alien_frontiers(address).path, **DESKTOP)
    unlit(page, "station:terraforming_station").click(position={"x": 20, "y": 12})
    expect(bubble(page)).to_be_visible()
    expect(bubble(page)).to_have_accessible_name("Why not Terraforming Station?")
    expect(bubble(page).locator(".lead")).to_have_text(re.compile(r"^[A-Z].*\.$"))
    expect(page.locator(".dock")).to_contain_text("Nothing was played. Touch something lit")
    assert grave_faults(page) == []
    page.keyboard.press("Escape")
    expect(bubble(page)).to_have_count(0)


def test_touching_something_lit_plays_on_and_closes_it(visit: Visit, address: str) -> None:
    page = visit(alien_frontiers(address).path, **DESKTOP)
    unlit(page, "station:raiders_outpost").click(position={"x": 20, "y": 12})
    expect(bubble(page)).to_be_visible()
    mine = page.locator('#board [data-ref="station:lunar_mine"]').first
    mine.click(position={"x": 20, "y": 12})
    expect(bubble(page)).to_have_count(0)
    expect(mine).to_have_attribute("aria-pressed", "true")


def test_the_keyboard_asks_why_and_comes_back(visit: Visit, address: str) -> None:
    page = visit(alien_frontiers(address).path, **DESKTOP)
    page.locator('#board [data-ref="station:lunar_mine"][data-lit]').first.wait_for()
    page.locator('#board [tabindex="0"]').focus()
    for _ in range(30):
        page.keyboard.press("Shift+ArrowRight")
        if page.evaluate(UNLIT_FOCUSED):
            break
    thing = page.locator("#board :focus")
    touched = thing.get_attribute("data-ref")
    page.keyboard.press("Enter")
    expect(bubble(page)).to_be_focused()
    page.keyboard.press("Tab")
    expect(bubble(page).get_by_role("button", name="Close")).to_be_focused()
    page.keyboard.press("Escape")
    expect(bubble(page)).to_have_count(0)
    expect(page.locator("#board :focus")).to_have_attribute("data-ref", touched or "")
    page.keyboard.press("i")
    expect(bubble(page)).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "title", "lead"),
    [
        ("en-GB", "Why not", r"^Too far: \d+ hexes\. Your ships go \d"),
        ("fr-FR", "Pourquoi pas", r"^Trop loin\u00a0: \d+ cases\. Vos vaisseaux en font \d"),
    ],
)
@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_planet_out_of_reach_says_how_far_it_is(
    visit: Visit, address: str, screen: dict[str, Any], locale: str, title: str, lead: str
) -> None:
    table = gaia(address)
    reference = far_planet(table)
    page = visit(table.path, locale=locale, **screen)
    unlit(page, reference).dispatch_event("click")
    expect(bubble(page).locator("h2")).to_contain_text(title)
    expect(bubble(page).locator(".lead")).to_have_text(re.compile(lead))
    distance = re.findall(r"\d+", bubble(page).locator(".lead").inner_text())[0]
    expect(page.locator(".path .step text").last).to_have_text(distance)
    width = page.viewport_size["width"] if page.viewport_size else 0
    box = bubble(page).bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    assert screen is PHONE or box["width"] <= 330


def test_what_is_missing_is_drawn(visit: Visit, address: str) -> None:
    """Equal ships but no ore: the Shipyard's price, the missing tokens as dashed places."""
    table = set_up(address, ANNA, BEN, seed=4)
    page = visit(table.path, **DESKTOP)
    unlit(page, "station:shipyard").click(position={"x": 20, "y": 12})
    expect(bubble(page).locator(".lead")).to_have_text("1 fuel short: this takes 1, you have 0.")
    expect(bubble(page).locator(".missing")).to_have_count(1)
    expect(bubble(page).locator("li")).to_have_text("1 ore short: this takes 1, you have 0.")


def test_a_card_in_hand_says_why_its_power_cannot_be_used(visit: Visit, address: str) -> None:
    page = visit(alien_frontiers(address).path, **DESKTOP)
    page.locator('aside [data-ref="held:plasma_cannon"]').first.click()
    expect(bubble(page)).to_have_accessible_name("Why not Plasma Cannon?")
    expect(bubble(page).locator(".lead")).to_have_text(re.compile("no other player’s ship|fuel short"))


def test_who_only_watches_is_told_what_a_thing_is(visit: Visit, address: str) -> None:
    table = alien_frontiers(address)
    page = visit(f"/t/{table.id}", **DESKTOP)
    unlit(page, "station:shipyard").click(position={"x": 20, "y": 12})
    expect(page.get_by_role("tooltip")).to_be_visible()
    expect(bubble(page)).to_have_count(0)
