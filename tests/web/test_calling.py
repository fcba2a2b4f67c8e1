"""Being called when it becomes one's turn while looking elsewhere."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.web.conftest import Visit
from tests.web.people import Person, in_turn
from tests.web.tables import ANNA, OPEN, set_up

pytestmark = pytest.mark.web

LOOKING_ELSEWHERE = """
  window.elsewhere = false;
  window.calls = [];
  const visibility = () => (window.elsewhere ? 'hidden' : 'visible');
  Object.defineProperty(document, 'visibilityState', { get: visibility });
  window.Notification = class {
    static permission = 'granted';
    static async requestPermission() { return 'granted'; }
    constructor(title, { body }) { window.calls.push([title, body]); }
    close() {}
  };
"""
"""A tab that can be put into the background, and a system that keeps the notifications it was given."""


def test_who_looks_elsewhere_is_called_once_when_it_is_their_turn(visit: Visit, address: str) -> None:
    table = set_up(address, ANNA, OPEN)
    bens = table.join("Ben")
    anna, ben = Person(visit(table.path), 1), Person(visit(bens.path), 2)
    first, second = in_turn(anna, ben)
    path = bens.path if second is ben else table.path
    second.page.context.add_init_script(LOOKING_ELSEWHERE)
    second.page.goto("/settings")
    second.page.get_by_role("checkbox", name=re.compile("Notifications")).check()
    second.page.goto(path)
    assert second.situation() == "waiting"
    assert not second.page.title().startswith("●")

    second.page.evaluate("() => { window.elsewhere = true; }")
    assert first.play_turn() == "waiting"
    expect(second.page).to_have_title(re.compile("^● Your turn"))
    calls = second.page.evaluate("() => window.calls")
    assert len(calls) == 1
    assert "Your turn" in calls[0][0]

    second.page.evaluate("() => { window.elsewhere = false; }")
    assert second.play_turn() == "waiting"
    assert not second.page.title().startswith("●")
    assert len(second.page.evaluate("() => window.calls")) == 1
