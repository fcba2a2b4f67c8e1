"""What a visitor sees first, and the ways from there to a table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.web.conftest import Visit
from tests.web.people import Person
from tests.web.tables import ANNA, OPEN, set_up

pytestmark = pytest.mark.web


def test_the_site_opens_on_a_page_with_one_heading(visit: Visit) -> None:
    opened = visit("/")
    expect(opened).to_have_title("Astrolude")
    expect(opened.get_by_role("heading", level=1)).to_have_count(1)
    expect(opened.locator("html")).to_have_attribute("lang", "en")


def test_two_clicks_lead_to_a_table(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("radiogroup", name="Against").get_by_role("radio", name="Bots").check()
    page.get_by_role("button", name="Start").click()
    expect(page).to_have_url(re.compile("/t/t_"))
    Person(page).await_turn()


def test_a_listed_table_is_found_and_joined(visit: Visit, address: str) -> None:
    anna = visit(set_up(address, ANNA, OPEN, listed=True).path)
    expect(anna.get_by_role("button", name="Start with 1 bot")).to_be_visible()
    ben = visit("/lobby")
    ben.get_by_role("listitem").filter(has_text="Anna").get_by_role(
        "link", name=re.compile("^Join")
    ).first.click()
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Join").click()
    for page in (anna, ben):
        Person(page).situation()
        expect(page.get_by_role("list").first).to_contain_text("Ben")


def test_my_games_call_for_me_and_lead_back_to_the_table(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Start").click()
    Person(page).await_turn()
    table = page.url
    page.goto("/")
    expect(page).to_have_title(re.compile("Your turn"))
    page.get_by_role("link", name=re.compile("^Play: Alien Frontiers")).click()
    expect(page).to_have_url(table)
    Person(page).await_turn()


def test_a_seats_link_plays_on_on_another_device(visit: Visit, address: str) -> None:
    table = set_up(address, ANNA, ANNA)
    first, second = Person(visit(table.path)), Person(visit(table.path))
    second.await_turn()
    assert "#" not in second.page.url
    first.await_turn()
    chosen = first.listed_and_closed()[0]
    first.play(chosen)
    first.await_turn()
    expect(second.undo).not_to_have_attribute("aria-disabled", "true")
    second.page.reload()
    second.await_turn()


def test_a_table_that_is_not_there_says_so(visit: Visit) -> None:
    page = visit("/t/t_nothing")
    expect(page.get_by_role("heading", level=1)).to_have_text("This cannot be shown")
    page.get_by_role("link", name="Home").last.click()
    expect(page.get_by_role("button", name="Start")).to_be_visible()
