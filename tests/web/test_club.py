"""People at a table: clocks and what happens at zero, messages, and several people at one device."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.server.harness import Caller, Wall, quick, running
from tests.web.conftest import Visit
from tests.web.people import Person, in_turn
from tests.web.screens import PHONE
from tests.web.tables import ANNA, BEN, OPEN, Table, set_up

pytestmark = pytest.mark.web

LIVE = {"kind": "live", "minutes": 5, "increment": 10, "out": "vote"}


@pytest.fixture(scope="module")
def wall() -> Wall:
    return Wall()


@pytest.fixture(scope="module")
def timed(wall: Wall, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose clock only the test moves."""
    settings = quick(tmp_path_factory.mktemp("club"), clock_interval=0.05)
    with running(settings, wall) as address:
        yield address


def two(address: str, **more: Any) -> tuple[Table, Table]:
    anna = set_up(address, ANNA, OPEN, **more)
    return anna, anna.join("Ben")


def at(visit: Visit, address: str, table: Table, **context: Any) -> Page:
    return visit(table.path, base_url=address, **context)


def test_a_clock_runs_out_and_the_table_decides(visit: Visit, timed: str, wall: Wall) -> None:
    tables = two(timed, clock=LIVE)
    pages = [Person(at(visit, timed, table)) for table in tables]
    mover, other = in_turn(*pages)
    late = "Anna" if mover is pages[0] else "Ben"
    expect(mover.page.locator(".seat .clock.running")).to_contain_text(re.compile(r"5:00|4:\d\d"))
    expect(other.page.get_by_text("Players · 5 min + 10 s")).to_be_visible()
    wall.forward(300 + 61)
    vote = other.dock.locator(".prompt")
    expect(vote).to_contain_text(f"{late}’s time is up: what now?")
    expect(mover.page.locator(".time-plate")).to_contain_text("The others are asked what to do")
    expect(other.page.locator(".clock.out")).to_contain_text("0:00")
    other.dock.get_by_role("button", name="Give 2 minutes").click()
    other.dock.get_by_role("button", name="Vote").click()
    expect(vote).not_to_contain_text("what now")
    expect(mover.page.locator(".seat .clock.running")).to_contain_text(re.compile(r"2:00|1:\d\d"))
    wall.forward(121)
    expect(vote).to_contain_text("what now?")
    expect(other.dock.get_by_role("button", name="Give 2 minutes")).to_have_count(0)
    other.dock.get_by_role("button", name="A bot plays on").click()
    other.dock.get_by_role("button", name="Vote").click()
    expect(other.page.locator(".seat").filter(has_text=late)).to_contain_text("Average")


def test_the_last_seconds_are_said_and_shown(visit: Visit, timed: str, wall: Wall) -> None:
    tables = two(timed, clock=LIVE)
    pages = [Person(at(visit, timed, table, viewport=PHONE)) for table in tables]
    mover, _other = in_turn(*pages)
    wall.forward(291)
    # Nothing was moved at the table: a visitor's page learns the time when it comes.
    mover.page.reload()
    plate = mover.page.locator(".time-plate")
    expect(plate).to_contain_text("Your time is ending")
    expect(plate).to_contain_text("Then 60 s of grace, once a game")
    expect(mover.page.locator(".dock .prompt .num")).to_contain_text("0:0")


def test_messages_are_read_in_each_readers_language(visit: Visit, timed: str) -> None:
    anna, ben = two(timed)
    one = at(visit, timed, anna, locale="en-GB")
    other = at(visit, timed, ben, locale="fr-FR", viewport=PHONE)
    one.locator(".board").wait_for()
    one.keyboard.press("m")
    expect(one.get_by_label("Write to the table")).to_be_focused()
    one.get_by_role("button", name="One moment").click()
    one.get_by_label("Write to the table").fill("<b>bold</b> & plain")
    one.keyboard.press("Enter")
    expect(one.get_by_label("Write to the table")).to_have_value("")
    tab = other.get_by_role("tab", name="Messages")
    expect(tab).to_contain_text("2")
    tab.click()
    expect(other.locator(".messages li")).to_have_count(2)
    expect(other.locator(".messages li").first).to_contain_text("Un instant")
    expect(other.locator(".messages li").last).to_contain_text("<b>bold</b> & plain")
    expect(tab).not_to_contain_text("2")
    expect(one.locator(".messages li").first).to_contain_text("One moment")
    one.keyboard.press("Control+Enter")
    one.keyboard.press("Escape")
    expect(one.locator("#board")).to_be_focused()


def test_somebody_is_hidden_for_one_reader_alone_and_the_host_is_told(visit: Visit, timed: str) -> None:
    anna, ben = two(timed)
    page = at(visit, timed, anna)
    page.locator(".board").wait_for()
    with Caller(timed, ben.id, ben.secret) as caller:
        caller.post("chat", {"text": "something rude"})
        page.keyboard.press("m")
        line = page.locator(".messages li")
        expect(line).to_contain_text("something rude")
        line.get_by_role("button", name="Ben").click()
        line.get_by_role("button", name="Report").click()
        expect(page.get_by_text("The host has been told.")).to_be_visible()
        line.get_by_role("button", name="Ben").click()
        line.get_by_role("button", name="Hide Ben").click()
        expect(page.get_by_text("One message hidden")).to_be_visible()
        caller.post("chat", {"text": "and more"})
        expect(page.get_by_text("2 messages hidden")).to_be_visible()
        page.get_by_role("button", name="Show them again").click()
        expect(line).to_have_count(2)
        page.get_by_role("button", name="Close", exact=True).click()
        expect(page.get_by_text("Messages are closed at this table.")).to_be_visible()


def test_at_one_device_a_curtain_falls_before_hidden_things(visit: Visit, address: str) -> None:
    """Nothing of the table is in the page until the person whose eyes it is for says so."""
    table = set_up(address, ANNA, BEN, game="eclipse", options={"species": "fixed"}, seed=5)
    seen = table.play_until(lambda state: state.get("hides", False))
    name = ("Anna", "Ben")[seen["eyes"]]
    page = visit("/", locale="en-GB")
    page.evaluate("localStorage['astrolude.preferences'] = '{\"pace\": \"atOnce\"}'")
    page.goto(table.path)
    expect(page.get_by_role("heading", name=f"Hand over to {name}")).to_be_visible()
    expect(page.locator(".board, .seat, .dock")).to_have_count(0)
    page.get_by_role("button", name=f"I am {name}").click()
    expect(page.locator(".dock")).to_be_visible()
    table.play_until(lambda state: state.get("hides", False) and state["eyes"] != seen["eyes"])
    other = ("Ben", "Anna")[seen["eyes"]]
    expect(page.get_by_role("heading", name=f"Hand over to {other}")).to_be_visible()
    expect(page.locator(".board, .seat, .dock")).to_have_count(0)


def test_who_looks_back_at_one_device_sees_by_their_own_eyes(visit: Visit, address: str) -> None:
    """No earlier moment shows what was hidden from them, whoever was asked then."""
    table = set_up(address, ANNA, BEN, game="eclipse", options={"species": "fixed"}, seed=5)
    seen = table.play_until(lambda state: state["ply"] >= 8 and state.get("hides", False))
    name = ("Anna", "Ben")[seen["eyes"]]
    page = visit("/", locale="en-GB")
    page.evaluate("localStorage['astrolude.preferences'] = '{\"pace\": \"atOnce\"}'")
    page.goto(table.path)
    page.get_by_role("button", name=f"I am {name}").click()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Look back").click()
    page.get_by_role("button", name="To the last move").click()
    for _ in range(6):
        with page.expect_response(lambda answer: "/state?ply=" in answer.url) as answer:
            page.get_by_role("button", name="One move back").click()
        assert answer.value.json()["eyes"] == seen["eyes"]


def test_a_new_table_agrees_on_a_clock_only_where_others_come(visit: Visit, timed: str) -> None:
    page = visit("/new/alien_frontiers", base_url=timed)
    page.get_by_role("radiogroup", name="Seat 2", exact=True).wait_for()
    expect(page.get_by_role("radiogroup", name="Clock")).to_have_count(0)
    page.get_by_role("radiogroup", name="Seat 2", exact=True).get_by_role("radio", name="Open").check()
    page.get_by_role("radiogroup", name="Clock").get_by_role("radio", name="Live").check()
    page.get_by_role("radiogroup", name="Minutes each").get_by_role("radio", name="10").check()
    expect(page.get_by_text("10 min each, +20 s a turn. Time up: the table")).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    with Caller(timed, page.url.rpartition("/")[2].partition("#")[0]) as caller:
        rule = caller.summary()["clock"]
    assert (rule["kind"], rule["minutes"], rule["increment"], rule["out"]) == ("live", 10, 20, "vote")
