"""How much is fetched before the first look, and whether a rush of moves leaves the page alive."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import Visit
from tests.web.people import Person
from tests.web.tables import ANNA, BOT, OPEN, set_up

pytestmark = pytest.mark.web

FIRST_LOAD: Final = 300_000
MUST_BE_THERE: Final = 50_000
"""Less than this would mean that nothing was counted."""


def fetched(page: Page, path: str) -> int:
    """Bytes that went over the line for a first visit, headers included, until nothing more is asked for."""
    sizes: list[int] = []
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})
    line.on("Network.loadingFinished", lambda done: sizes.append(int(done["encodedDataLength"])))
    page.goto(path)
    page.wait_for_load_state("networkidle")
    return sum(sizes)


def test_a_first_visit_fetches_little(visit: Visit) -> None:
    page = visit("about:blank")
    assert MUST_BE_THERE < fetched(page, "/") < FIRST_LOAD
    expect(page.get_by_role("button", name="Start")).to_be_visible()


def test_a_first_visit_to_a_table_fetches_little(visit: Visit, address: str) -> None:
    page = visit("about:blank")
    assert MUST_BE_THERE < fetched(page, set_up(address, ANNA, BOT).path) < FIRST_LOAD
    Person(page).await_turn()


HEARTBEAT: Final = """() => {
  window.beats = [];
  const beat = () => { window.beats.push(performance.now()); requestAnimationFrame(beat); };
  requestAnimationFrame(beat);
}"""

SILENCES: Final = "() => window.beats.slice(1).map((now, at) => now - window.beats[at]).sort((a, b) => a - b)"

RANDOM: Final = {"kind": "bot", "level": "random"}
MOVES_A_SECOND: Final = 60
LONGEST_SILENCE_MS: Final = 1000
USUAL_SILENCE_MS: Final = 250


def test_a_rush_of_moves_by_bots_does_not_freeze_the_page(visit: Visit, address: str) -> None:
    table = set_up(address, OPEN, RANDOM, RANDOM, RANDOM, listed=True)
    page = visit(table.path)
    expect(page.get_by_text("Waiting for players")).to_be_visible()
    page.evaluate(HEARTBEAT)
    table.join("Anna").hand_over("random")
    began = page.evaluate("() => performance.now()")
    page.get_by_role("button", name="Menu").click(timeout=2000)
    page.keyboard.press("Escape")
    expect(page.get_by_role("table")).to_be_visible(timeout=60_000)
    seconds = (page.evaluate("() => performance.now()") - began) / 1000
    silences = page.evaluate(SILENCES)
    assert table.state()["ply"] / seconds > MOVES_A_SECOND
    assert silences[-1] < LONGEST_SILENCE_MS
    assert silences[len(silences) // 2] < USUAL_SILENCE_MS
