"""How much is fetched before the first look, and whether a rush of moves leaves the page alive."""

from __future__ import annotations

from itertools import pairwise
from statistics import median
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
    expect(page.get_by_role("button", name="Play my first game")).to_be_visible()


def test_a_first_visit_to_a_table_fetches_little(visit: Visit, address: str) -> None:
    page = visit("about:blank")
    assert MUST_BE_THERE < fetched(page, set_up(address, ANNA, BOT).path) < FIRST_LOAD
    Person(page).await_turn()


HEARTBEAT: Final = """() => {
  window.beats = [];
  const beat = () => { window.beats.push(performance.now()); requestAnimationFrame(beat); };
  requestAnimationFrame(beat);
}"""

RANDOM: Final = {"kind": "bot", "level": "random"}
MOVES_A_SECOND: Final = 5
"""Bots that pause make half as many; those that do not make far more than the page is told of."""
LONGEST: Final = 60
"""So many frames without a sign of life are a freeze: a second, where the machine draws sixty a second."""
USUAL: Final = 15
TRIES: Final = 3
"""A page that freezes does so each time; that a busy machine held it up says nothing about it."""


def silences(page: Page, after: float = 0) -> list[float]:
    """The times between two frames since a moment, shortest first."""
    beats = [beat for beat in page.evaluate("() => window.beats") if beat >= after]
    return sorted(later - earlier for earlier, later in pairwise(beats))


def test_a_rush_of_moves_by_bots_does_not_freeze_the_page(visit: Visit, address: str) -> None:
    found: list[tuple[float, float]] = []
    while len(found) < TRIES:
        found.append(heard_in_a_rush(visit, address))
        longest, usual = found[-1]
        if longest < LONGEST and usual < USUAL:
            return
    pytest.fail(f"longest and usual silences, in frames: {found}")


def heard_in_a_rush(visit: Visit, address: str) -> tuple[float, float]:
    """The longest and the usual time between two signs of life while bots play a game out, in frames."""
    table = set_up(address, OPEN, RANDOM, RANDOM, RANDOM, listed=True)
    page = visit(table.path)
    expect(page.get_by_text("One seat is free")).to_be_visible()
    page.evaluate(HEARTBEAT)
    page.wait_for_function("() => window.beats.length > 30")
    frame = median(silences(page))

    began = page.evaluate("() => performance.now()")
    table.join("Anna").hand_over("random")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("table")).to_be_visible(timeout=60_000)

    seconds = (page.evaluate("() => performance.now()") - began) / 1000
    assert table.state()["ply"] / seconds > MOVES_A_SECOND
    heard = silences(page, began)
    return heard[-1] / frame, median(heard) / frame
