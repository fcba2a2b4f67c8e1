"""Ratings on the page: agreed in the form, changed by a game, shown in profiles and on boards; friends."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.server.mailbox import Mailbox
from tests.web.axe import grave_faults
from tests.web.conftest import Visit
from tests.web.members import Town, be, play_to_the_end, rated_duel, seat_here, town
from tests.web.test_accounts import box, club, sign_in_by_mail

__all__ = ["box", "club", "town"]

pytestmark = pytest.mark.web


def test_a_rated_game_changes_the_profiles(visit: Visit, club: str, box: Mailbox) -> None:
    anna, ben = visit("/", base_url=club), visit("/", base_url=club)
    for page, name in ((anna, "rated.anna"), (ben, "rated.ben")):
        sign_in_by_mail(page, box, f"{name}@example.org")
    anna.goto("/new/alien_frontiers")
    anna.get_by_role("radiogroup", name="Seat 2").get_by_role("radio", name="Open", exact=True).check()
    anna.get_by_role("checkbox", name=re.compile("^Rated")).check()
    expect(anna.get_by_text("Counts for ratings.")).to_be_visible()
    anna.get_by_role("button", name="Open the table").click()
    expect(anna).to_have_url(re.compile("/t/t_"))
    table = anna.url.rpartition("/")[2]
    expect(anna.get_by_text("Counts for ratings.")).to_be_visible()
    ben.goto(anna.get_by_role("textbox", name="Invitation link").input_value())
    ben.get_by_role("button", name="Join").click()
    expect(ben).to_have_url(re.compile("/t/t_"))
    ranks = play_to_the_end(club, table, [seat_here(anna, table), seat_here(ben, table)])
    for page, rank in ((anna, ranks[0]), (ben, ranks[1])):
        change = page.locator(".change").filter(has_text="Your rating")
        expect(change).to_be_visible()
        went = re.search(r"(\d+) → (\d+)", change.inner_text())
        assert went is not None
        before, after = int(went[1]), int(went[2])
        assert before == 1500
        assert (after > before) == (rank == 1)
        page.goto("/club")
        ratings = page.get_by_role("region", name="Ratings")
        expect(ratings).to_contain_text("First rating after 2 more rated games")
        expect(page.get_by_role("region", name="Last games").get_by_role("listitem")).to_have_count(1)
    assert grave_faults(anna) == []


def test_three_games_give_a_rating_with_its_curve_and_a_place_on_the_board(
    visit: Visit,
    club: str,
    town: Town,
) -> None:
    anna, ben = town("Board Anna", "Board Ben")
    for _ in range(3):
        rated_duel(anna, ben)
    page = visit("/about", base_url=club)
    be(page, anna)
    page.goto("/club")
    expect(page.get_by_role("heading", level=1)).to_have_text("Board Anna")
    rating = page.locator(".rated .rating")
    expect(rating).to_have_text(re.compile(r"^\d{3,4}\s*±\s*\d+$"))
    page.get_by_role("button", name=re.compile("The rating over time")).click()
    curve = page.get_by_role("img", name=re.compile("The rating over time"))
    expect(curve.locator("polyline")).to_have_attribute("points", re.compile(r"^(\S+ ){2}\S+$"))
    board = page.get_by_role("region", name="Leader board", exact=True)
    expect(board.get_by_role("row").filter(has_text="Board Anna")).to_contain_text("you")
    assert grave_faults(page) == []
    page.goto("/club/boards/alien_frontiers-2")
    for name in ("Board Anna", "Board Ben"):
        expect(page.get_by_role("rowheader", name=re.compile(name))).to_be_visible()
    page.get_by_role("link", name="Board Ben").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Board Ben")
    expect(page.get_by_role("button", name="Be friends")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("region", name="My ratings")).to_contain_text("Alien Frontiers")


def test_a_friend_is_found_by_name_and_asked_to_a_table(
    visit: Visit,
    club: str,
    town: Town,
) -> None:
    anna, ben = visit("/about", base_url=club, breaks=True), visit("/about", base_url=club)
    for page, member in zip((anna, ben), town("Friendly Anna", "Friendly Ben"), strict=True):
        be(page, member)
    anna.goto("/club/friends")
    field = anna.get_by_label("Ask somebody by name to be your friend")
    field.fill("Nobody At All")
    field.press("Enter")
    expect(anna.get_by_role("alert")).to_contain_text("Nobody with an account is called so.")
    field.fill("friendly ben")
    field.press("Enter")
    expect(anna.get_by_role("region", name="You asked")).to_contain_text("Friendly Ben")
    ben.goto("/club/friends")
    ben.get_by_role("button", name="Accept: Friendly Anna").click()
    expect(ben.get_by_role("region", name="Friends", exact=True)).to_contain_text("Friendly Anna")
    assert grave_faults(ben) == []
    anna.goto("/new/alien_frontiers")
    anna.get_by_role("button", name="Friendly Ben").click()
    expect(anna.get_by_text("Is asked when the table opens")).to_be_visible()
    anna.get_by_role("button", name="Open the table").click()
    expect(anna.get_by_role("list", name="Asked")).to_contain_text("asked")
    ben.goto("/")
    tables = ben.get_by_role("region", name="Friends’ tables")
    expect(tables).to_contain_text("Friendly Anna asks you")
    tables.get_by_role("link", name="Join: Alien Frontiers").click()
    ben.get_by_role("button", name="Join").click()
    for page in (anna, ben):
        expect(page.get_by_role("list").first).to_contain_text("Friendly Ben")


def test_a_way_to_play_is_kept_and_taken_again(visit: Visit) -> None:
    page = visit("/new/gaia")
    page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="4", exact=True).check()
    page.get_by_role("button", name="Keep this").click()
    page.get_by_label("What it is called").fill("Thursday")
    page.get_by_label("What it is called").press("Enter")
    page.goto("/new/gaia")
    expect(page.get_by_role("radio", name="2", exact=True)).to_be_checked()
    page.get_by_role("button", name="Thursday", exact=True).click()
    expect(page.get_by_role("radio", name="4", exact=True)).to_be_checked()
    page.get_by_role("button", name="Forget “Thursday”").click()
    expect(page.get_by_role("button", name="Thursday", exact=True)).to_have_count(0)


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/club", "Vous jouez sans compte, et pouvez continuer ainsi."),
        ("/club/friends", "Vous jouez sans compte, et pouvez continuer ainsi."),
        ("/club/tournaments/new", "Qui dirige un tournoi a besoin d’un compte"),
    ],
)
def test_whoever_has_no_account_is_told_kindly_and_shown_the_way(visit: Visit, path: str, said: str) -> None:
    page = visit(path, locale="fr-FR")
    expect(page.get_by_text(said)).to_be_visible()
    assert grave_faults(page) == []
    page.get_by_role("link", name="Créer un compte").click()
    expect(page.get_by_role("region", name="Un compte, si vous voulez")).to_be_visible()


def test_without_an_account_a_table_cannot_be_rated_and_says_why(visit: Visit) -> None:
    page = visit("/new/alien_frontiers")
    expect(page.get_by_text("Ratings need an account; playing does not.")).to_be_visible()
