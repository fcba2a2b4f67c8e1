"""The club's pages, filled: read in both languages, on paper and at night, on a phone and on a desk."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Page, expect
from tests.server.clubhouse import Town
from tests.server.harness import Caller
from tests.server.mailbox import Mailbox
from tests.web.axe import grave_faults
from tests.web.conftest import Visit
from tests.web.members import Member, be, rated_duel
from tests.web.test_accounts import box, club
from tests.web.test_languages import words
from tests.web.test_sizes import assert_fits

__all__ = ["box", "club"]
pytestmark = pytest.mark.web

BOARD: Final = "alien_frontiers-2"
CLOCK: Final = {"kind": "live", "minutes": 25, "increment": 20}


class Season(NamedTuple):
    """A club in the middle of its season, and the pages of it that somebody sees."""

    anna: Member
    pages: tuple[str, ...]
    gathering: str
    talking: str


@pytest.fixture(scope="module")
def season(club: str, box: Mailbox) -> Iterator[Season]:
    made = Town(club, box)
    anna, ben, kim, lena = members = made("Season Anna", "Season Ben", "Season Kim", "Season Lena")
    for _ in range(3):
        rated_duel(anna, ben)
    anna.post("/club/friends", name=ben.name)
    ben.post("/club/friends/answer", person=anna.id, answer="accept")
    kim.post("/club/friends", name=anna.name)
    cup = {"name": "Winter cup", "kind": "swiss", "game": "alien_frontiers", "size": 2, "clock": CLOCK}
    running, opened = (lena.post("/tournaments", **cup, pause=0)["id"] for _ in range(2))
    for member in members:
        member.post(f"/tournaments/{running}/join")
    lena.post(f"/tournaments/{running}/begin")
    pages = (
        *("/club", f"/club/boards/{BOARD}", f"/club/people/{ben.id}", "/club/friends"),
        *("/club/tournaments", "/club/tournaments/new"),
        *(f"/club/tournaments/{running}", f"/club/tournaments/{opened}"),
        *("/settings", "/"),
    )
    gathering = anna.make(3, game="alien_frontiers", options={}, rated=False)
    talk = anna.make(game="alien_frontiers", options={})
    secret = ben.post(f"/tables/{talk['table']}/join", name=ben.name)["secret"]
    with Caller(club, talk["table"], secret) as caller:
        caller.post("chat", {"phrase": "well_played"})
        caller.post("chat", {"text": "See you on Thursday"})
    tables = (f"/t/{each['table']}#{each['secret']}" for each in (gathering, talk))
    yield Season(anna, pages, *tables)
    for member in members:
        member.http.close()


def assert_good(page: Page) -> None:
    words(page)
    assert_fits(page)
    assert grave_faults(page) == []


@pytest.mark.parametrize(
    ("language", "width", "theme"), [("en", 1366, "dark"), ("fr", 390, "light")], ids=["desk", "phone"]
)
def test_every_page_of_the_club_can_be_read_by_everybody(
    visit: Visit, club: str, season: Season, language: str, width: int, theme: str
) -> None:
    size = {"width": width, "height": 844 if width < 500 else 768}
    page = visit("/about", base_url=club, locale=language, viewport=size)
    page.evaluate(
        "(theme) => localStorage.setItem('astrolude.preferences', JSON.stringify({ theme }))", theme
    )
    be(page, season.anna)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    for path in season.pages:
        page.goto(path)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.get_by_role("main").get_by_role("heading").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert_good(page)
    page.goto("/settings")
    expect(page.get_by_text("Season Anna").first).to_be_visible()
    page.goto(season.gathering)
    expect(page.locator(".dock")).to_contain_text("2 seats" if language == "en" else "2 places")
    assert_good(page)
    page.goto(season.talking)
    page.locator(".board").wait_for()
    page.keyboard.press("m")
    expect(page.locator(".messages li")).to_have_count(2)
    assert_good(page)
