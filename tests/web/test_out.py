"""Out of a game that goes on: what happened is told, with what can be done now."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.axe import grave_faults
from tests.web.conftest import Visit
from tests.web.hosting import Host
from tests.web.tables import ANNA, OPEN, Table, play_on, set_up

pytestmark = pytest.mark.web

BANKRUPT: Final = 26
"""Whoever sits first and plays by this chance cannot pay in the second round."""


def without_anna(address: str) -> tuple[Table, Table]:
    """Anna is out of a game of two; Ben plays on."""
    anna = set_up(address, ANNA, OPEN, game="eclipse", options={"species": "fixed"})
    ben = anna.join("Ben")
    play_on([anna, ben], lambda state: state["view"]["seats"][0]["gone"], seed=BANKRUPT)
    return anna, ben


def told(page: Page) -> Locator:
    return page.get_by_role("status").filter(has_text=re.compile("out of this game|hors de la partie"))


@pytest.mark.parametrize(
    ("locale", "cause", "watch", "leave"),
    [
        ("en-GB", "could not pay its upkeep", "Watch on", "Leave"),
        ("fr-FR", "n’a pas pu payer son entretien", "Regarder la suite", "Quitter"),
    ],
)
def test_who_is_out_is_told_why_and_may_watch_or_leave(
    visit: Visit, address: str, locale: str, cause: str, watch: str, leave: str
) -> None:
    anna, ben = without_anna(address)
    page = visit(anna.path, locale=locale)
    expect(told(page)).to_contain_text(cause)
    assert grave_faults(page) == []
    # Others play on: there is no rematch before the end.
    expect(told(page).get_by_role("button")).to_have_text([watch, leave])
    told(page).get_by_role("button", name=watch).click()
    expect(told(page)).to_have_count(0)
    ply = anna.state()["ply"]
    play_on([anna, ben], lambda state: state["ply"] > ply)
    page.wait_for_function("(ply) => Number(document.querySelector('.table').dataset.ply) > ply", arg=ply)
    page.reload()
    told(page).get_by_role("button", name=leave).click()
    expect(page).to_have_url(re.compile("/$"))


def test_where_only_bots_play_on_one_plays_again_at_once(visit: Visit, own_host: Host) -> None:
    anna, ben = without_anna(own_host.address)
    page = visit(anna.path, base_url=own_host.address)
    expect(told(page)).to_be_visible()
    ben.hand_over("hard")
    told(page).get_by_role("button", name="Rematch", exact=True).click()
    expect(page).not_to_have_url(re.compile(anna.id))
    expect(page.locator(".dock .prompt")).to_be_visible()
    expect(page.get_by_role("list").first).to_contain_text("Strong")
    expect(told(page)).to_have_count(0)
