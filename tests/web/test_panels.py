"""The panel follows the question: what may be chosen is in sight, and so is the base being played."""

from __future__ import annotations

import random
import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import Visit
from tests.web.tables import ANNA, BEN, OPEN, set_up

pytestmark = pytest.mark.web

DECISIONS: Final = 60
SEEN: Final = """() => {
  const frame = (element) => element.closest('.board, .right, .left, .dock').getBoundingClientRect();
  const inside = (element) => {
    const box = element.getBoundingClientRect(), room = frame(element);
    return box.width > 0 && box.right > room.left && box.left < room.right
      && box.bottom > room.top && box.top < room.bottom;
  };
  const places = ':is(.board, .right, .left, .dock)';
  const lit = [...document.querySelectorAll(`${places} :is([data-lit], [data-selected])`)];
  const chips = [...document.querySelectorAll('.dock .choices button')];
  const cards = [...document.querySelectorAll('.cards button')];
  return lit.filter(inside).length + chips.length + cards.length;
}"""
"""How many things can be touched without opening anything."""


TITLES: Final = ("My base", re.compile("Ben"))


def await_ply(page: Page, ply: int) -> None:
    page.wait_for_function("(ply) => document.querySelector('.table')?.dataset.ply === String(ply)", arg=ply)


@pytest.mark.parametrize("game", ["alien_frontiers", "gaia", "space_gate", "eclipse", "federation"])
def test_whatever_is_asked_something_in_sight_can_be_touched(visit: Visit, address: str, game: str) -> None:
    table = set_up(address, ANNA, BEN, game=game)
    page = visit(table.path, viewport={"width": 1366, "height": 768})
    page.locator(".board, .cards").first.wait_for()
    chance = random.Random(3)
    unseen: list[str] = []
    asked: set[str] = set()
    with table._caller() as caller:
        for _ in range(DECISIONS):
            state: dict[str, Any] = caller.get("state", since=1 << 30)
            if state["decision"] is None:
                break
            await_ply(page, state["ply"])
            prompt = state["decision"]["prompt"]
            asked.add(prompt)
            if page.evaluate(SEEN) == 0:
                unseen.append(prompt)
            action = chance.choice(state["decision"]["actions"])
            caller.post("actions", {"ply": state["ply"], "action": action["id"]})
    assert unseen == []
    assert len(asked) > 1


def test_the_base_that_is_being_played_is_shown_while_others_move(visit: Visit, address: str) -> None:
    anna = set_up(address, ANNA, OPEN, game="space_gate")
    ben = anna.join("Ben")
    page = visit(anna.path, viewport={"width": 1366, "height": 768})
    chance = random.Random(5)
    shown: set[int] = set()
    people = (anna, ben)
    for _ in range(40):
        state = anna.state()
        seat = state["decision"]["seat"]
        await_ply(page, state["ply"])
        if page.locator(".plate.cards").count() == 0:  # cards to choose from take the board's place
            expect(page.locator(".board .head h2")).to_have_text(TITLES[seat])
            shown.add(seat)
        with people[seat]._caller() as caller:
            actions = caller.get("state", since=1 << 30)["decision"]["actions"]
            caller.post("actions", {"ply": state["ply"], "action": chance.choice(actions)["id"]})
    assert shown == {0, 1}
