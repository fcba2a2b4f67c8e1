"""A finished game: stepping through it, sharing it, keeping its record."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.conftest import Visit
from tests.web.tables import Table

from astrolude.kernel.record import read_record
from astrolude.server.settings import Settings
from astrolude.server.tables.library import load_games

pytestmark = pytest.mark.web


def moment(page: Page) -> Locator:
    return page.get_by_role("slider", name="Moment of the game")


BOARD = """() => [...document.querySelectorAll('.board [data-ref]')]
  .map((one) => one.getAttribute('aria-label')).join('; ')"""
"""What stands on the board, as far as the drawing tells a reader."""


def test_a_finished_game_is_stepped_through_in_both_directions(visit: Visit, finished: Table) -> None:
    last = finished.state()["ply"]
    page = visit(finished.path)
    page.get_by_role("button", name="Look back").click()
    expect(moment(page)).to_have_value("0")
    expect(page.get_by_role("group", name="Board")).to_be_visible()
    start = page.evaluate(BOARD)

    for ply in (1, 2, 3):
        page.get_by_role("button", name="One move on").click()
        expect(moment(page)).to_have_attribute("aria-valuetext", f"move {ply} of {last}")
    page.wait_for_function(f"(start) => ({BOARD})() !== start", arg=start)
    later = page.evaluate(BOARD)
    page.get_by_role("button", name="One move back").click()
    expect(moment(page)).to_have_value("2")
    page.get_by_role("button", name="One move on").click()
    expect(moment(page)).to_have_value("3")
    page.wait_for_function(f"(later) => ({BOARD})() === later", arg=later)

    moment(page).fill(str(last // 2))
    expect(moment(page)).to_have_attribute("aria-valuetext", f"move {last // 2} of {last}")
    page.get_by_role("button", name="To the start").click()
    expect(moment(page)).to_have_value("0")
    page.wait_for_function(f"(start) => ({BOARD})() === start", arg=start)
    page.get_by_role("button", name="To the last move").click()
    expect(moment(page)).to_have_value(str(last))
    page.get_by_role("button", name="Back to the table").click()
    expect(page.get_by_role("table")).to_be_visible()


def test_a_finished_game_is_shared_by_a_link_and_its_record_replays(visit: Visit, finished: Table) -> None:
    page = visit(finished.path, permissions=["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_text("Link copied")).to_be_visible()
    link = page.evaluate("() => navigator.clipboard.readText()")
    assert "#" not in link

    friend = visit(link)
    expect(friend.get_by_role("region", name="Ranking")).to_contain_text("Anna")
    expect(friend.get_by_role("button", name="Rematch", exact=True)).to_have_count(0)
    shown = friend.get_by_role("table").locator("tbody tr td:last-child").all_inner_texts()
    with friend.expect_download() as started:
        friend.get_by_role("button", name="Save").click()
    record = read_record(Path(started.value.path()).read_text("utf-8"))
    load_games(Settings().games)
    outcome = record.replay().state.outcome()
    assert outcome is not None
    assert sorted(map(str, outcome.scores)) == sorted(shown)


def test_a_line_of_the_journal_leads_back_to_its_moment(visit: Visit, finished: Table) -> None:
    page = visit(finished.path)
    page.get_by_role("button", name="Look back").click()
    moment(page).fill("12")
    page.get_by_role("button", name=re.compile("after move 5$")).first.click()
    expect(moment(page)).to_have_value("5")
