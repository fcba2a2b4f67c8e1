"""What a visitor sees first, and the ways from there to a table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.web.conftest import Visit
from tests.web.people import Person
from tests.web.tables import ANNA, BEN, OPEN, set_up

pytestmark = pytest.mark.web


def test_the_site_opens_on_a_page_with_one_heading(visit: Visit) -> None:
    opened = visit("/")
    expect(opened).to_have_title("Astrolude")
    expect(opened.get_by_role("heading", level=1)).to_have_count(1)
    expect(opened.locator("html")).to_have_attribute("lang", "en")


def test_one_touch_leads_into_a_first_game(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play my first game").click()
    expect(page).to_have_url(re.compile("/t/t_"))
    Person(page).await_turn()
    expect(page.get_by_role("list").first).to_contain_text("Gentle")


def test_a_code_is_followed_however_it_is_typed_and_a_wrong_one_says_so(visit: Visit, address: str) -> None:
    table = set_up(address, ANNA, OPEN)
    assert table.invite is not None
    page = visit("/", breaks=True)
    field = page.get_by_role("textbox", name="Link or code")
    field.fill("222 – 222")
    page.get_by_role("button", name="Go").click()
    expect(page.get_by_role("alert")).to_have_text("No table has this code")
    expect(field).to_have_value("222 – 222")
    field.fill(f" {table.invite[:3].lower()}-{table.invite[3:]} ")
    page.get_by_role("button", name="Go").click()
    expect(page.get_by_role("heading", name="Alien Frontiers")).to_be_visible()
    expect(page.get_by_role("button", name="Join")).to_be_visible()


def test_somebody_who_returns_sees_what_waits_and_makes_the_last_table_again(
    visit: Visit, address: str
) -> None:
    page = visit("/new/alien_frontiers")
    page.get_by_role("textbox", name="Your name").fill("Anna")
    page.get_by_role("button", name="Start", exact=True).click()
    Person(page).await_turn()
    first = page.url
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile(r"^Good \w+, Anna$"))
    waiting = page.get_by_role("region", name="Waiting for you")
    expect(waiting.get_by_role("listitem")).to_have_count(1)
    page.get_by_role("button", name="Start again").click()
    expect(page).not_to_have_url(re.compile("/$"))
    Person(page).await_turn()
    assert page.url != first
    page.goto("/")
    expect(waiting.get_by_role("listitem")).to_have_count(2)


def test_a_seat_has_the_same_colour_at_home_and_at_the_table(visit: Visit, address: str) -> None:
    table = set_up(address, ANNA, ANNA, game="space_gate")
    page = visit(table.path)
    Person(page).await_turn()
    at_table = page.locator(".emblem use").first.get_attribute("href")
    page.goto("/")
    at_home = page.get_by_role("region", name="Waiting for you").locator(".emblem use").first
    expect(at_home).to_have_attribute("href", at_table or "")


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
    page.get_by_role("button", name="Play my first game").click()
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
    expect(page.get_by_role("button", name="Play my first game")).to_be_visible()


def test_who_returns_learns_any_game_from_its_tile(visit: Visit, address: str) -> None:
    page = visit(set_up(address, ANNA, BEN).path)
    Person(page).await_turn()
    page.goto("/")
    tiles = page.get_by_role("region", name="New table").get_by_role("link", name="Learn: ")
    expect(tiles).to_have_count(5)
    tiles.first.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Learn Alien Frontiers")
