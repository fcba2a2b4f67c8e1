"""What a choice costs and brings is told on its chip and in the dock, and happens: all five games."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.axe import grave_faults
from tests.web.conftest import Visit
from tests.web.people import Person
from tests.web.screens import DESK
from tests.web.tables import ANNA, BEN, Table, set_up

pytestmark = pytest.mark.web

READ_FIRST: Final = {"faction", "species", "starter"}
"""Cards tell by themselves what they bring."""
GAMES: Final = ("gaia", "eclipse", "space_gate", "federation", "alien_frontiers")


def priced(state: dict[str, Any]) -> tuple[str, dict[str, int]] | None:
    """An action whose effect is certain and not nothing, and the effect."""
    if state["decision"]["prompt"] in READ_FIRST:
        return None
    told = {each["action"]: each for each in state["decision"].get("effects", [])}
    for action in state["decision"]["actions"]:
        effect = told.get(action["id"])
        if effect and effect["changes"] and not effect["chance"]:
            return action["text"], effect["changes"]
    return None


def amount(by: int) -> str:
    return f"+{by}" if by > 0 else f"−{-by}"


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_is_what_happens(visit: Visit, address: str, game: str) -> None:
    table = set_up(address, ANNA, BEN, game=game)
    state = table.play_until(lambda state: priced(state) is not None)
    found = priced(state)
    assert found is not None
    text, changes = found
    seat = state["decision"]["seat"]
    anna = Person(visit(table.path, viewport=DESK))
    anna.await_turn()
    anna.choose(text)
    hint = anna.dock.locator(".hint")
    for by in changes.values():
        expect(hint).to_contain_text(amount(by))
    anna.confirm.click()
    anna.page.wait_for_function(f"() => document.querySelector('.table')?.dataset.ply > {state['ply']}")
    before, after = (each["view"]["seats"][seat]["score"]["total"] for each in (state, table.state()))
    assert after - before == changes.get("points", 0)


def mine_of(table: Table) -> tuple[dict[str, Any], str]:
    """The first turn of somebody who can build, and a hex for a mine."""

    def can_build(state: dict[str, Any]) -> bool:
        return any(action["verb"] == "build" for action in state["decision"]["actions"])

    state = table.play_until(can_build)
    return state, next(
        action["refs"][0] for action in state["decision"]["actions"] if action["verb"] == "build"
    )


def test_a_piece_and_its_chip_tell_the_price_before_they_are_chosen(visit: Visit, address: str) -> None:
    table = set_up(address, ANNA, BEN, game="gaia")
    state, hex_ref = mine_of(table)
    [changes] = [
        each["changes"]
        for each, action in (
            (effect, action)
            for effect in state["decision"]["effects"]
            for action in state["decision"]["actions"]
            if action["id"] == effect["action"] and action["verb"] == "build"
        )
        if action["refs"] == [hex_ref]
    ]
    page = visit(table.path, viewport=DESK)
    chips = page.locator(".dock .run button")
    expect(chips.first).to_be_visible()
    assert chips.filter(has=page.locator(".signs .num")).count() > 0
    page.locator(f'.board [data-ref="{hex_ref}"]').hover()
    expect(page.get_by_role("tooltip")).to_contain_text(f"If chosen: {amount(changes['ore'])} ore")
    assert grave_faults(page) == []


def width(place: Locator) -> float:
    box = place.bounding_box()
    assert box is not None
    return box["width"]


def fold(page: Page) -> Locator:
    return page.get_by_role("button", name="Fold the panels away")


def test_the_panels_fold_away_and_come_back(visit: Visit, address: str) -> None:
    table = set_up(address, ANNA, BEN, game="space_gate")
    table.play(40)
    page = visit(table.path, viewport=DESK)
    board = page.locator(".board")
    expect(fold(page)).to_have_attribute("aria-expanded", "true")
    before = width(board)
    fold(page).click()
    expect(fold(page)).to_have_attribute("aria-expanded", "false")
    expect(page.get_by_role("tabpanel")).to_have_count(0)
    assert width(board) > before + 200
    assert grave_faults(page) == []
    page.reload()
    expect(fold(page)).to_have_attribute("aria-expanded", "false")
    page.locator(".folded").get_by_role("button", name=re.compile("Journal")).click()
    expect(page.locator(".right").get_by_role("log")).to_be_visible()
    assert width(board) == pytest.approx(before, abs=1)
