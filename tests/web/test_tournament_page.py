"""Tournaments on the page: from the form to the end, the organiser's tools, sixty-four on a phone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.server.members import until
from tests.web.axe import grave_faults
from tests.web.conftest import Visit
from tests.web.members import Member, Town, be, play_to_the_end, town
from tests.web.screens import PHONE
from tests.web.test_accounts import box, club

__all__ = ["box", "club", "town"]

pytestmark = pytest.mark.web

CLOCK = {"kind": "live", "minutes": 25, "increment": 20}


def tournament(member: Member, name: str) -> Any:
    return member.get(f"/tournaments/{name}")


def play_round(members: list[Member], name: str) -> None:
    """All tables of the present round are played to their end."""
    number = tournament(members[0], name)["round"]

    def tables() -> Any:
        found = tournament(members[0], name)["played"][number - 1]["tables"]
        return found if all(table["state"] in ("playing", "done") for table in found) else None

    people = {each["number"]: each["who"]["id"] for each in tournament(members[0], name)["entrants"]}
    for table in until(tables):
        if table["state"] == "playing":
            ids = [people[seat["number"]] for seat in table["seats"]]
            seated = [next(member for member in members if member.id == each) for each in ids]
            secrets = [member.seat_at(table["table"]) for member in seated]
            play_to_the_end(members[0].address, table["table"], secrets)
    until(lambda: tournament(members[0], name)["played"][number - 1]["state"] == "done")


def signed_in(visit: Visit, club: str, member: Member, **context: Any) -> Page:
    page = visit("/about", base_url=club, breaks=True, **context)
    be(page, member)
    return page


def test_a_tournament_of_four_from_the_form_to_the_last_table(
    visit: Visit,
    club: str,
    town: Town,
) -> None:
    members = town("Tuesday Anna", "Tuesday Ben", "Tuesday Kim", "Tuesday Lena")
    page = signed_in(visit, club, members[0])
    page.goto("/club/tournaments")
    page.get_by_role("link", name="New tournament").click()
    page.get_by_label("Name").fill("Tuesday club")
    page.get_by_role("radiogroup", name="Rounds").get_by_role("radio", name="3", exact=True).check()
    page.get_by_role("radiogroup", name="Pause before a round").get_by_role(
        "radio", name="none", exact=True
    ).check()
    page.get_by_role("checkbox", name=re.compile("^Rounds follow by themselves")).uncheck()
    page.get_by_role("radiogroup", name="At a table").get_by_role("radio", name="2", exact=True).check()
    assert grave_faults(page) == []
    page.get_by_role("button", name="Make the tournament").click()
    expect(page).to_have_url(re.compile("/club/tournaments/c_"))
    name = page.url.rpartition("/")[2]
    expect(page.get_by_text("4 more people, and it can begin.")).to_be_visible()
    page.get_by_role("button", name="Take part").click()
    ben = signed_in(visit, club, members[1])
    ben.goto("/club/tournaments")
    ben.get_by_role("region", name="One may join").get_by_role("link", name="Tuesday club").click()
    ben.get_by_role("button", name="Take part").click()
    expect(ben.get_by_role("region", name="Who takes part")).to_contain_text("Tuesday Ben")
    for member in members[2:]:
        member.post(f"/tournaments/{name}/join")
    page.get_by_role("button", name="Begin", exact=True).click()
    expect(page.get_by_role("region", name="Standings")).to_be_visible()
    ben.get_by_role("region", name="Round 1").get_by_role("button", name="Play").click()
    expect(ben).to_have_url(re.compile("/t/t_"))
    expect(ben.get_by_role("region", name="What to do")).to_be_visible()
    for number in (1, 2, 3):
        shown = page.get_by_role("region", name=f"Round {number}")
        expect(shown).to_be_visible()
        play_round(members, name)
        expect(shown).to_contain_text("2 of 2 tables over")
        page.get_by_role("button", name="Finish" if number == 3 else "Pair the next round").click()
    expect(page.get_by_text(re.compile("^Won by Tuesday "))).to_be_visible()
    standings = page.get_by_role("region", name="Final standings")
    expect(standings.get_by_role("rowheader")).to_have_count(4)
    assert grave_faults(page) == []
    with page.expect_download() as download:
        standings.get_by_role("button", name="Export").click()
    assert len(download.value.path().read_text().splitlines()) == 5
    ben.goto("/club/tournaments")
    expect(ben.get_by_role("region", name="Mine")).to_contain_text("finished")


def made(members: list[Member], **more: Any) -> str:
    """A tournament that everybody joined and its first member began."""
    wanted = {
        "name": "Winter cup",
        "kind": "knockout",
        "game": "alien_frontiers",
        "size": 2,
        "clock": CLOCK,
        "pause": 0,
        **more,
    }
    name: str = members[0].post("/tournaments", **wanted)["id"]
    for member in members:
        member.post(f"/tournaments/{name}/join")
    return name


def test_the_organiser_sets_a_result_takes_somebody_out_and_gives_up(
    visit: Visit,
    club: str,
    town: Town,
) -> None:
    members = town("Cup Anna", "Cup Ben", "Cup Kim", "Cup Lena", "Cup Noor")
    name = made(members)
    page = signed_in(visit, club, members[0])
    page.goto(f"/club/tournaments/{name}")
    page.get_by_role("button", name="Take Cup Noor out").click()
    expect(page.get_by_role("region", name="Who takes part")).to_contain_text("4 of 64")
    page.get_by_role("button", name="Begin", exact=True).click()
    expect(page.get_by_role("region", name="Round 1")).to_be_visible()
    until(lambda: tournament(members[0], name)["played"][0]["state"] == "playing")
    page.get_by_role("button", name="Set the result of table 1").click()
    dialog = page.get_by_role("dialog", name="Table 1, round 1")
    first = dialog.get_by_label(re.compile("^Place of")).first
    first.select_option("2")
    dialog.get_by_label(re.compile("^Place of")).last.select_option("1")
    dialog.get_by_label("Reason, which everybody sees").fill("Agreed by both at the club")
    assert grave_faults(page) == []
    dialog.get_by_role("button", name="Set the result").click()
    expect(page.get_by_text("Set by Cup Anna: Agreed by both at the club")).to_be_visible()
    bracket = page.get_by_role("region", name="Bracket").first
    expect(bracket).to_contain_text("goes on")
    page.get_by_role("button", name="Give the tournament up").click()
    ending = page.get_by_role("dialog", name="Give the tournament up")
    ending.get_by_label("Reason, which everybody sees").fill("The hall is closed")
    ending.get_by_role("button", name="Give the tournament up").click()
    expect(page.get_by_text("Given up: The hall is closed")).to_be_visible()
    onlooker = visit(f"/club/tournaments/{name}", base_url=club)
    expect(onlooker.get_by_text("Given up: The hall is closed")).to_be_visible()
    expect(onlooker.get_by_role("button", name=re.compile("Set the result"))).to_have_count(0)


def test_sixty_four_people_can_be_read_on_a_phone(
    visit: Visit,
    club: str,
    town: Town,
) -> None:
    members = town(*[f"Large number {number + 1}" for number in range(64)])
    name = made(members, kind="swiss", rounds=5, size=4, name="Everybody")
    members[0].post(f"/tournaments/{name}/begin")
    page = visit(f"/club/tournaments/{name}", base_url=club, locale="fr-FR", viewport=PHONE)
    standings = page.get_by_role("region", name="Classement provisoire")
    expect(standings.get_by_role("rowheader")).to_have_count(64)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    cut = standings.get_by_role("rowheader").evaluate_all(
        "(cells) => cells.filter((cell) => cell.querySelector('a').clientWidth < 60).length"
    )
    assert cut == 0
    standings.get_by_role("button", name="Plus sur Large number 7", exact=True).click()
    expect(standings.get_by_text("Tables gagnées", exact=True)).to_be_visible()
    assert grave_faults(page) == []
