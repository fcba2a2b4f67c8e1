"""Whoever is out of a game is told so, may watch on or leave, and is not congratulated."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import expect
from tests.web.axe import grave_faults
from tests.web.conftest import Visit
from tests.web.screens import DESK
from tests.web.tables import ANNA, OPEN, Table, set_up

pytestmark = pytest.mark.web

RUIN: Final = ("act influence", "stop", "abandon", "trade money_", "wait")
"""Every disc is spent for nothing: the upkeep costs the only sector."""
CALM: Final = ("pass", "stop", "decline", "refuse")


def ruined(address: str) -> tuple[Table, Table]:
    """A game of three that the first of them has left in its first round; her table and another's."""
    anna = set_up(address, ANNA, OPEN, OPEN, game="eclipse")
    ben, cleo = anna.join("Ben"), anna.join("Cleo")
    for _ in range(200):
        seats = zip((anna, ben, cleo), (RUIN, CALM, CALM), strict=True)
        asked, haste, state = next(
            (table, haste, state)
            for table, haste in seats
            if (state := table.state())["decision"].get("actions")
        )
        if any(seat.get("gone") for seat in state["view"]["seats"]):
            return anna, asked
        texts: list[str] = [action["text"] for action in state["decision"]["actions"]]
        wanted = (text for start in haste for text in texts if text.startswith(start))
        asked.offer(state["ply"], next(wanted, texts[0]))
    raise AssertionError("nobody was ruined")


def test_who_is_out_is_told_and_watches_on_or_leaves(visit: Visit, address: str) -> None:
    anna, other = ruined(address)
    page = visit(anna.path, viewport=DESK)
    told = page.get_by_role("status").filter(has_text="You are out of this game.")
    expect(told).to_be_visible()
    expect(told).to_contain_text("The others play on")
    assert "Victory" not in page.locator("body").inner_text()
    assert grave_faults(page) == []
    told.get_by_role("button", name="Watch on").click()
    expect(told).to_have_count(0)
    expect(page.locator(".board")).to_be_visible()

    page.reload()
    told.get_by_role("button", name="Leave").click()
    expect(page).to_have_url(re.compile(r"/$"))

    others = visit(other.path)
    others.locator(".table[data-ply]").wait_for()
    expect(others.get_by_text("You are out of this game.")).to_have_count(0)
    expect(others.locator(".left")).to_contain_text("has left")
