"""Whole games by what the page shows: from the invitation, or against a bot, to the final count."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import Visit
from tests.web.people import Person
from tests.web.screens import PHONE

pytestmark = pytest.mark.web


def open_table(page: Page, name: str, other: str) -> None:
    """Fills the form for a table of two; `other` is what the second seat is for."""
    page.get_by_role("link", name=re.compile("^Alien Frontiers")).click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="2").check()
    page.get_by_role("radiogroup", name="Seat 2", exact=True).get_by_role("radio", name=other).check()
    page.get_by_role("button", name=re.compile("Start|Open the table")).click()


def final_scores(page: Page) -> list[list[int]]:
    """The final table's rows: each part, then the total."""
    rows = page.get_by_role("table").locator("tbody tr").all()
    return [[int(text.replace("−", "-")) for text in row.locator("td").all_inner_texts()] for row in rows]


def await_ranking(page: Page, *names: str) -> None:
    """A game of two is over, and the parts of each score add up."""
    ranking = page.get_by_role("region", name="Ranking")
    for name in names:
        expect(ranking).to_contain_text(name)
    scores = final_scores(page)
    assert len(scores) == 2
    assert all(sum(parts) == total for *parts, total in scores)


def test_two_people_play_a_game_to_its_end(visit: Visit) -> None:
    anna = Person(visit("/"), seed=1)
    open_table(anna.page, "Anna", "Open")
    invitation = anna.page.get_by_role("textbox", name="Invitation link").input_value()

    ben = Person(visit("/settings", viewport=PHONE), seed=2, at_once=True)
    ben.page.get_by_role("checkbox", name=re.compile("Play at once")).check()
    ben.page.goto(invitation)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Join").click()

    while anna.play_turn() != "over":
        if ben.play_turn() == "over":
            break

    for person in (anna, ben):
        assert person.situation() == "over"
        expect(person.page.get_by_role("heading", level=1).last).to_contain_text(
            re.compile("^You (win|finish)|^Level with")
        )
        await_ranking(person.page, "Anna", "Ben")
    assert final_scores(anna.page) == final_scores(ben.page)


def test_a_game_against_a_bot_ends_with_the_offer_of_another(visit: Visit) -> None:
    anna = Person(visit("/"), seed=3)
    open_table(anna.page, "Anna", "Bot")
    while anna.play_turn() != "over":
        anna.page.wait_for_function("() => !document.querySelector('.dock .dots')")
    expect(anna.page.get_by_role("table")).to_contain_text("Anna")
    before = anna.page.url
    anna.page.get_by_role("button", name="Rematch", exact=True).click()
    expect(anna.page).not_to_have_url(before)
    assert anna.situation() in ("turn", "waiting")
