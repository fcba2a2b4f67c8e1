"""What the browser is told and what it tells."""

from __future__ import annotations

import json
import random
from typing import Any, cast

import pytest
from playwright.sync_api import Page, Response, WebSocket, expect
from tests.web.conftest import Visit
from tests.web.people import Person, in_turn
from tests.web.tables import ANNA, BEN, OPEN, play_on, set_up

from astrolude.server.tables.deltas import changed
from astrolude.server.tables.messages import DeltaMessage

pytestmark = pytest.mark.web


class Ear:
    """Everything that goes over a page's line, and every address that it asks for."""

    def __init__(self, page: Page) -> None:
        self.received: list[dict[str, Any]] = []
        self.addresses: list[str] = []
        page.on("request", lambda request: self.addresses.append(request.url))
        page.on("websocket", self._listen)

    def _listen(self, line: WebSocket) -> None:
        self.addresses.append(line.url)
        line.on("framereceived", lambda frame: self.received.append(json.loads(frame)))

    def decisions(self) -> list[dict[str, Any]]:
        """What was asked in each state that the page has seen, told whole or by what changed."""
        asked: list[dict[str, Any]] = []
        state: Any = None
        for said in self.received:
            if said["type"] == "state":
                state = said
            elif said["type"] == "delta":
                state = changed(state, cast("DeltaMessage", said))
            else:
                continue
            if state["decision"]:
                asked.append(state["decision"])
        return asked


def test_only_those_who_decide_are_told_their_choices_and_secrets_stay_out_of_addresses(
    visit: Visit, address: str
) -> None:
    table = set_up(address, ANNA, OPEN)
    bens = table.join("Ben")
    pages = {None: visit("/"), 0: visit("/"), 1: visit("/")}
    ears = {seat: Ear(page) for seat, page in pages.items()}
    pages[None].goto(f"/t/{table.id}")
    pages[0].goto(table.path)
    pages[1].goto(bens.path)
    anna, ben = Person(pages[0], 1), Person(pages[1], 2)
    first, second = in_turn(anna, ben)
    first.play_turn()
    second.play_turn()
    first.await_turn()

    for seat, ear in ears.items():
        decisions = ear.decisions()
        assert {decision["seat"] for decision in decisions} == {0, 1}
        assert all(("actions" in decision) == (decision["seat"] == seat) for decision in decisions)
        for secret in (table.secret, bens.secret, table.invite):
            assert secret is not None
            assert not any(secret in asked for asked in ear.addresses)
            assert secret not in json.dumps(ear.received)
    for page in pages.values():
        assert "#" not in page.url
    assert pages[None].locator("[data-lit]").count() == 0


def test_whoever_takes_over_the_device_does_not_see_what_the_other_looked_back_at(
    visit: Visit, address: str
) -> None:
    """Anna looks back at one device while Cleo moves elsewhere; then it is Ben's turn."""
    people = set_up(address, ANNA, BEN, OPEN, game="eclipse", options={"species": "fixed"})
    cleo = people.join("Cleo")
    chance = random.Random(2)
    play_on([people, people, cleo], lambda state: state["ply"] > 9 and state["decision"]["seat"] == 2)
    eyes = people.state()["eyes"]
    page = visit("/")
    page.evaluate("localStorage['astrolude.preferences'] = '{\"pace\": \"atOnce\"}'")
    page.goto(people.path)
    names = ("Anna", "Ben")
    page.get_by_role("button", name=f"I am {names[eyes]}").click()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Look back").click()
    moment = page.get_by_role("slider", name="Moment of the game")
    expect(moment).to_have_value("0")
    seen: list[int] = []

    def note(answer: Response) -> None:
        if "/state?ply=" in answer.url:
            seen.append(answer.json()["eyes"])

    page.on("response", note)
    page.get_by_role("button", name="To the last move").click()
    page.wait_for_function("() => document.querySelector('.board')")
    while (state := people.state())["eyes"] == eyes:
        whose = cleo if state["decision"]["seat"] == 2 else people
        actions = whose.state()["decision"]["actions"]
        whose.offer(state["ply"], chance.choice(actions)["text"])
    other = names[state["eyes"]]
    expect(page.get_by_role("heading", name=f"Hand over to {other}")).to_be_visible()
    assert set(seen) <= {eyes}
    page.get_by_role("button", name=f"I am {other}").click()
    expect(page.locator(".dock .prompt")).to_be_visible()
    expect(moment).to_have_count(0)
