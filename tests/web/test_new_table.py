"""The form for a new table: whatever is chosen starts, and what choices do to each other is told."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect
from tests.web.conftest import Visit
from tests.web.people import Person
from tests.web.tables import ANNA, set_up

from astrolude import games

pytestmark = pytest.mark.web


def started(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^(Start|Commencer)$")).click()
    expect(page).to_have_url(re.compile("/t/t_"))
    page.locator(".dock .choices.live :is(button, [data-lit])").first.wait_for()


@pytest.mark.parametrize("game", [game.id for game in games.load()])
def test_every_way_to_play_starts_with_every_number_of_players(visit: Visit, game: str) -> None:
    page = visit(f"/new/{game}")
    ways = page.get_by_role("radiogroup", name="Way to play").get_by_role("radio")
    counts = page.get_by_role("radiogroup", name="Players").get_by_role("radio")
    expect(ways.last).to_be_visible()
    fewest, most = counts.first, counts.last
    for way in range(ways.count() - 1):
        for count in (fewest, most):
            page.goto(f"/new/{game}")
            ways.nth(way).check()
            count.check()
            for seat in page.get_by_role("radiogroup", name=re.compile(r"^Seat [2-9]$")).all():
                seat.get_by_role("radio", name="Bot").check()
            page.get_by_role("button", name="Start", exact=True).click()
            expect(page).to_have_url(re.compile("/t/t_"))
            expect(page.locator(".dock")).to_be_visible()


def test_a_choice_that_changes_another_says_so_and_leads_back(visit: Visit) -> None:
    page = visit("/new/gaia")
    galaxy = page.get_by_role("combobox", name="Galaxy")
    page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="3").check()
    page.get_by_role("radiogroup", name="Way to play").get_by_role("radio", name="Usual").check()
    galaxy.select_option(label="all shuffled")
    custom = page.get_by_role("radio", name=re.compile("^Custom"))
    expect(custom).to_be_checked()
    page.get_by_role("radiogroup", name="Set-up").get_by_role("radio", name="recommended").check()
    note = page.get_by_text("Adjusted for you")
    expect(note).to_contain_text("Galaxy is now “the printed one”")
    expect(note).to_contain_text("the first game is played on the default map")
    expect(galaxy).to_have_count(0)
    page.get_by_role("button", name="Take it back").click()
    expect(galaxy).to_have_value("method_3")
    expect(note).to_have_count(0)
    started(page)


def test_rows_that_do_not_apply_are_not_shown(visit: Visit) -> None:
    page = visit("/new/gaia")
    expect(page.get_by_text("Turning sectors")).to_be_visible()
    expect(page.get_by_text("Solo: the Automa")).to_have_count(0)
    page.get_by_role("radio", name="Alone").check()
    expect(page.get_by_text("Solo: the Automa").first).to_be_visible()
    started(page)


def test_a_name_is_asked_for_and_nobody_is_called_me(visit: Visit) -> None:
    page = visit("/new/alien_frontiers")
    name = page.get_by_role("textbox", name="Your name")
    expect(name).to_have_attribute("placeholder", re.compile(r"^Guest \d\d$"))
    guest = name.get_attribute("placeholder") or ""
    started(page)
    expect(page.get_by_role("list").first).to_contain_text(guest)
    page.goto("/new/alien_frontiers")
    name.fill("  Anna  Maria ")
    page.get_by_role("button", name="Start", exact=True).click()
    Person(page).situation()
    expect(page.get_by_role("list").first).to_contain_text("Anna Maria")


@pytest.mark.parametrize(
    ("language", "reason"),
    [("en", "The first game is played"), ("fr", "La première partie se joue sur la carte imprimée")],
)
def test_what_the_server_refuses_is_told_in_the_readers_language(
    visit: Visit, language: str, reason: str
) -> None:
    """A page that knows nothing of the couplings, as one from another version would."""

    def without_couplings(route: Route) -> None:
        answer = route.fetch()
        known = [{**game, "couplings": []} for game in answer.json()]
        route.fulfill(response=answer, body=json.dumps(known))

    page = visit("/nowhere", locale=language, breaks=True)
    page.route("**/api/games", without_couplings)
    page.goto("/new/gaia")
    page.get_by_role("radio", name="3", exact=True).check()
    page.get_by_role("combobox", name=re.compile("Galaxy|Galaxie")).select_option("method_3")
    page.get_by_role("button", name=re.compile("^(Start|Commencer)$")).click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(re.compile(reason, re.IGNORECASE))


def test_a_table_made_here_follows_the_bots_that_were_chosen(visit: Visit, address: str) -> None:
    assert set_up(address, ANNA, ANNA).id
    page = visit("/new/alien_frontiers")
    page.get_by_role("radiogroup", name="Bot of Seat 2").get_by_role("radio", name="Strong").check()
    expect(page.get_by_text("Looks ahead")).to_be_visible()
    expect(page.get_by_text("Alien Frontiers for 2: you and a strong bot.")).to_be_visible()
    page.get_by_role("radiogroup", name="Seat 2", exact=True).get_by_role("radio", name="Open").check()
    expect(page.get_by_text("you and a free seat")).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(re.compile("/t/t_"))
