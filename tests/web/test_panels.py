"""The panel follows the question: what may be chosen is in sight, and so is the base being played."""

from __future__ import annotations

import random
import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import Visit
from tests.web.people import Person
from tests.web.screens import DESK, PHONE
from tests.web.tables import ANNA, BEN, OPEN, set_up

pytestmark = pytest.mark.web

DECISIONS: Final = 60
SEEN: Final = """() => {
  const places = '.board, .cards, .right, .left, .tray, .run, .closing';
  const inside = (element) => {
    const box = element.getBoundingClientRect(), room = element.closest(places).getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return box.width > 0 && x > room.left && x < room.right && y > room.top && y < room.bottom;
  };
  const lit = ':is([data-lit], [data-selected])';
  const drawn = document.querySelectorAll(`:is(.board, .cards, .right, .left, .tray) ${lit}`);
  const buttons = document.querySelectorAll(':is(.run, .closing, .cards) button');
  return {
    drawn: [...drawn].filter(inside).length,
    buttons: [...buttons].filter(inside).length,
    hint: document.querySelector('.dock .hint')?.textContent ?? '',
  };
}"""
"""How many drawings and how many buttons can be touched without opening anything, and what the dock says."""


def fault(page: Page) -> str:
    """What is wrong with what can be touched: nothing at all, or "lit" is said and nothing in sight is."""
    seen = page.evaluate(SEEN)
    if re.search(r"\blit\b", seen["hint"]) and seen["drawn"] == 0:
        return "what is lit is out of sight"
    return "" if seen["drawn"] + seen["buttons"] > 0 else "there is nothing to touch"


SILENT: Final = """() => [...document.querySelectorAll(':is(.run, .closing) .chip:not(.bare)')]
  .filter((chip) => !chip.hasAttribute('aria-description'))
  .map((chip) => chip.textContent.trim())"""
"""The chips that say nothing but their name: neither what they do, nor what they cost and bring."""

ENDING: Final = {"pass", "end_turn", "stop", "decline"}
"""Verbs that end something or leave it out, in whichever game."""
CLOSING: Final = ".dock .closing button, .cards"

TITLES: Final = ("My base", re.compile("Ben"))


def await_ply(page: Page, ply: int) -> None:
    page.wait_for_function("(ply) => document.querySelector('.table')?.dataset.ply === String(ply)", arg=ply)


@pytest.mark.parametrize("game", ["alien_frontiers", "gaia", "space_gate", "eclipse", "federation"])
def test_whatever_is_asked_something_in_sight_can_be_touched_and_says_what_it_does(
    visit: Visit, address: str, game: str
) -> None:
    table = set_up(address, ANNA, BEN, game=game)
    page = visit(table.path, viewport=DESK)
    page.locator(".board, .cards").first.wait_for()
    chance = random.Random(3)
    faults: list[tuple[str, str]] = []
    silent: set[tuple[str, str]] = set()
    asked: set[str] = set()
    with table._caller() as caller:
        for _ in range(DECISIONS):
            state: dict[str, Any] = caller.get("state", since=1 << 30)
            if state["decision"] is None:
                break
            await_ply(page, state["ply"])
            prompt = state["decision"]["prompt"]
            asked.add(prompt)
            if found := fault(page):
                faults.append((prompt, found))
            silent |= {(prompt, chip) for chip in page.evaluate(SILENT)}
            legal = state["decision"]["actions"]
            if ENDING & {action["verb"] for action in legal} and page.locator(CLOSING).count() == 0:
                faults.append((prompt, "what ends it does not stand apart"))
            caller.post("actions", {"ply": state["ply"], "action": chance.choice(legal)["id"]})
    assert faults == []
    assert silent == set()
    assert len(asked) > 1


FIRST_MODULES: Final = "setup_pile"


def test_the_base_that_is_being_played_is_shown_while_others_move(visit: Visit, address: str) -> None:
    anna = set_up(address, ANNA, OPEN, game="space_gate")
    ben = anna.join("Ben")
    page = visit(anna.path, viewport=DESK)
    chance = random.Random(5)
    shown: set[int] = set()
    people = (anna, ben)
    for _ in range(40):
        state = anna.state()
        seat = state["decision"]["seat"]
        await_ply(page, state["ply"])
        if seat == 0 and state["decision"]["prompt"] == FIRST_MODULES:  # cards take the board's place
            expect(page.locator(".plate.cards")).to_be_visible()
        else:
            expect(page.locator(".board .head h2")).to_have_text(TITLES[seat])
            shown.add(seat)
        people[seat].decide(chance)
    assert shown == {0, 1}


IN_SIGHT: Final = """() => {
  const room = document.querySelector('.board').getBoundingClientRect();
  return [...document.querySelectorAll('.board [data-lit]')].map((thing) => {
    const box = thing.getBoundingClientRect();
    const inside = box.left >= room.left && box.right <= room.right && box.top >= room.top
      && box.bottom <= room.bottom;
    return inside ? Math.min(box.width, box.height) : 0;
  });
}"""
"""How large each lit thing of the board is drawn, 0 for those that are not wholly in sight."""
VIEW_BOX: Final = "() => document.querySelector('.board svg[viewBox]').getAttribute('viewBox')"
TARGET: Final = 24
"""A finger finds what is so large, in pixels."""


@pytest.mark.parametrize(
    ("game", "prompt"), [("gaia", "first_mine"), ("gaia", "turn"), ("eclipse", "explore")]
)
def test_a_phone_opens_on_what_is_lit_and_the_map_holds_still(
    visit: Visit, address: str, game: str, prompt: str
) -> None:
    table = set_up(address, ANNA, BEN, game=game)
    state = table.play_until(lambda state: state["decision"]["prompt"] == prompt)
    page = visit(table.path, viewport=PHONE, has_touch=True)
    lit = page.locator(".board [data-lit]")
    lit.first.wait_for()
    page.keyboard.press("Escape")
    sizes = page.evaluate(IN_SIGHT)
    assert max(sizes) >= TARGET, sizes
    before = page.evaluate(VIEW_BOX)
    lit.nth(sizes.index(max(sizes))).dispatch_event("click")
    page.keyboard.press("Control+Enter")
    if table.state()["ply"] == state["ply"]:
        page.locator(".dock .choices button").first.click()
    assert page.evaluate(VIEW_BOX) == before


def test_a_panel_that_a_question_brought_goes_with_it(visit: Visit, address: str) -> None:
    """Unless the reader has chosen another one meanwhile."""
    table = set_up(address, ANNA, BEN, game="gaia", options={"setup": "first_game"})
    table.follow(("faction xenos",))
    anna = Person(visit(table.path))
    anna.await_turn()
    opened = anna.page.get_by_role("tab", selected=True)
    expect(opened).to_have_text("Tiles")
    anna.play("booster booster_tokens_ore")
    anna.play("booster booster_range_action")
    expect(anna.prompt).to_have_text("Your turn: one action")
    expect(opened).to_have_text("Research")
