"""Before the start: the code, the link and the picture that invite, and bots where nobody comes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.web.axe import grave_faults
from tests.web.conftest import Visit
from tests.web.people import Person
from tests.web.tables import ANNA, OPEN, set_up

pytestmark = pytest.mark.web


def seat(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Join").click()
    expect(page).to_have_url(re.compile("/t/t_"))


def test_a_code_brings_a_friend_and_bots_take_the_other_seats(visit: Visit, address: str) -> None:
    table = set_up(address, ANNA, OPEN, OPEN, OPEN)
    anna = visit(table.path)
    expect(anna.get_by_text("3 seats are free")).to_be_visible()
    anna.get_by_role("button", name="Start with 3 bots").wait_for()
    assert table.invite is not None
    ben = visit(f"/j/{table.invite.lower()}")
    seat(ben, "Ben")
    expect(anna.get_by_text("Ben took a seat, 2 of 4")).to_be_visible()
    expect(ben.get_by_text(f"{table.invite[:3]} – {table.invite[3:]}")).to_be_visible()
    expect(ben.get_by_role("img", name="camera")).to_be_visible()
    expect(ben.get_by_role("textbox", name="Invitation link")).to_have_value(
        re.compile(f"/j/{table.invite}$", re.I)
    )
    assert grave_faults(ben) == []
    waiting = ben.get_by_role("button", name="Waiting for Anna")
    expect(waiting).to_have_attribute("aria-disabled", "true")
    expect(ben.get_by_role("button", name="Bot", exact=True)).to_have_count(0)
    anna.get_by_role("button", name="Bot", exact=True).first.click()
    expect(anna.get_by_role("button", name="Start with 1 bot")).to_be_visible()
    anna.get_by_role("button", name="Start with 1 bot").click()
    for page in (anna, ben):
        Person(page).situation()


def test_when_the_leader_leaves_the_next_one_leads(visit: Visit, address: str) -> None:
    table = set_up(address, ANNA, OPEN, OPEN)
    anna, ben = visit(table.path), visit(table.door)
    seat(ben, "Ben")
    expect(ben.get_by_role("button", name="Waiting for Anna")).to_be_visible()
    anna.get_by_role("button", name="Menu").click()
    anna.get_by_role("button", name="Leave the table").click()
    expect(ben.get_by_text("Ben leads the table now")).to_be_visible()
    ben.get_by_role("button", name="Start with 2 bots").click()
    Person(ben).situation()


def test_whoever_looks_on_may_take_a_seat(visit: Visit, address: str) -> None:
    table = set_up(address, ANNA, OPEN, listed=True)
    page = visit(f"/t/{table.id}")
    page.get_by_role("link", name="Join").click()
    seat(page, "Cleo")
    Person(page).situation()
