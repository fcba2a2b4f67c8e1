"""Federation by what the page shows: ambassadors foreseen, spies, missions, tied laws, a whole game."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.axe import grave_faults
from tests.web.conftest import Visit
from tests.web.people import Person
from tests.web.screens import DESK, PHONE
from tests.web.tables import ANNA, BEN, Table, set_up
from tests.web.test_sizes import assert_dock_stands, assert_fits

pytestmark = pytest.mark.web

BOT: Final = {"kind": "bot", "level": "random"}

State = dict[str, Any]


def asks(prompt: str, *notations: str) -> Callable[[State], bool]:
    """Whether a state asks this, with these among the answers."""

    def wanted(state: State) -> bool:
        legal = {action["text"] for action in state["decision"]["actions"]}
        return state["decision"]["prompt"] == prompt and legal.issuperset(notations)

    return wanted


def seat_both(address: str, seed: int) -> Table:
    """Anna and Ben at one screen."""
    return set_up(address, ANNA, BEN, game="federation", seed=seed)


def drawn(page: Page, reference: str) -> Locator:
    return page.locator(f'.board [data-ref="{reference}"]').first


def held(page: Page, reference: str) -> Locator:
    return page.locator(f'.right [data-ref="{reference}"]').first


def test_what_an_ambassador_would_bring_is_shown_before_it_is_placed(visit: Visit, address: str) -> None:
    table = seat_both(address, seed=3)
    state = table.play_until(asks("place", "play voting_2 left_top_3", "play funding_2 left_top_3"))
    anna = Person(visit(table.path, viewport=DESK))
    anna.await_turn()
    wings = state["view"]["senate"]["wings"]
    drawn(anna.page, "cell:left_top_3").click()
    prospect = anna.page.get_by_role("status", name="What this ambassador would bring")
    expect(prospect).to_contain_text("vote: Top floor, left wing")
    anna.lit("face:voting_2").first.click()
    expect(prospect).to_contain_text(re.compile(r"Top floor: 2 against \d"))
    expect(prospect).to_contain_text(f"{wings['left'] + 2} : {wings['right']}")
    anna.lit("face:funding_2").first.click()
    expect(prospect).to_contain_text("releases the mission 6Moon")
    expect(prospect).to_contain_text("E81216: 3 → 4 of 6")
    expect(anna.confirm).not_to_have_attribute("aria-disabled", "true")
    assert table.state()["ply"] == state["ply"]


def test_a_spy_copies_a_room(visit: Visit, address: str) -> None:
    table = seat_both(address, seed=3)
    state = table.play_until(asks("place", "play voting_1 left_middle_1"))
    seat = state["decision"]["seat"]
    before = state["view"]["seats"][seat]["degree"]
    anna = Person(visit(table.path, viewport=DESK))
    anna.await_turn()
    drawn(anna.page, "cell:left_middle_1").click()
    anna.lit("face:voting_1").first.click()
    anna.confirm.click()
    expect(anna.prompt).to_have_text("Which action does your spy copy?")
    drawn(anna.page, "senate_action:officers_room").click()
    expect(anna.prompt).to_contain_text("Officers’ Room")
    anna.confirm.click()
    expect(anna.prompt).not_to_contain_text("copy", ignore_case=True)
    after = table.state()
    assert after["view"]["seats"][seat]["degree"] == before + 2
    spied = next(cell for cell in after["view"]["senate"]["cells"] if cell["ref"] == "cell:left_middle_1")
    assert spied["seat"] == seat
    anna.page.get_by_role("tab", name="Journal").click()
    expect(anna.journal.last).to_contain_text("copies Officers’ Room")


def test_a_ship_accomplishes_a_mission(visit: Visit, address: str) -> None:
    table = seat_both(address, seed=2)
    state = table.play_until(asks("close", "mission neo", "end_turn"))
    seat = state["decision"]["seat"]
    before = state["view"]["seats"][seat]
    anna = Person(visit(table.path, viewport=DESK))
    anna.await_turn()
    held(anna.page, "mission:neo").click()
    expect(anna.prompt).to_contain_text("mission", ignore_case=True)
    anna.confirm.click()
    expect(anna.page.get_by_role("group", name="Néo, the asteroid belt")).to_be_visible()
    anna.page.locator('.board [data-lit][data-ref^="asteroid:"]').first.click()
    anna.confirm.click()
    boards = anna.page.get_by_role("group", name="Individual boards")
    expect(anna.prompt).to_have_text("Play an ambassador")
    boards.get_by_role("button", name=state["seats"][seat]["name"]).click()
    expect(anna.page.locator(".right .mission.done")).to_contain_text("Néo")
    after = table.state()["view"]["seats"][seat]
    assert after["missions_done"] == before["missions_done"] + 1
    assert after["ships"]["hangar"] == before["ships"]["hangar"] - 1
    assert after["influence"]["neo"] > before["influence"]["neo"]


def test_the_holder_of_the_president_decides_a_tied_law(visit: Visit, address: str) -> None:
    table = seat_both(address, seed=354)
    state = table.play_until(asks("law", "wing left", "wing right"))
    view = state["view"]
    assert view["senate"]["wings"]["left"] == view["senate"]["wings"]["right"]
    assert state["decision"]["seat"] == view["president"]
    anna = Person(visit(table.path, viewport=DESK))
    anna.await_turn()
    expect(anna.prompt).to_have_text("The wings are tied: which law passes?")
    drawn(anna.page, "wing:right").click()
    anna.confirm.click()
    expect(anna.page.get_by_role("banner")).to_contain_text("Ambassadors, turn 1 of 4")
    planet = view["laws"]["right"][0].removeprefix("law:law_")
    for earlier, later in zip(view["seats"], table.state()["view"]["seats"], strict=True):
        gained = later["score"]["parts"]["laws"] - earlier["score"]["parts"]["laws"]
        assert gained == 2 * earlier["influence"][planet]
    anna.page.get_by_role("button", name="Continue").click()
    anna.page.get_by_role("tab", name="Journal").click()
    expect(anna.journal.last).to_contain_text("the President decides")


def test_scholars_of_any_time_are_one_chip_among_the_others(visit: Visit, address: str) -> None:
    table = seat_both(address, seed=33)
    state = table.play_until(asks("place", "use scholar_1a1", "pause"))
    level = state["view"]["seats"][state["decision"]["seat"]]["level"]
    anna = Person(visit(table.path, viewport=DESK))
    anna.await_turn()
    expect(anna.dock.get_by_role("button", name="Use the scholar")).to_have_count(1)
    held(anna.page, "scholar:scholar_1a1").click()
    anna.confirm.click()
    anna.await_turn()
    expect(anna.prompt).to_have_text(re.compile("ambassador"))
    assert table.state()["view"]["seats"][state["decision"]["seat"]]["level"] == level + 1


def test_a_whole_game_against_a_bot(visit: Visit, address: str) -> None:
    page = visit("/settings", viewport=DESK)
    page.get_by_role("checkbox", name=re.compile("Play at once")).check()
    page.goto(set_up(address, ANNA, BOT, game="federation", seed=5).path)
    anna = Person(page, seed=4, at_once=True)
    while anna.play_turn() != "over":
        page.wait_for_function("() => !document.querySelector('.dock .dots')")
    final = page.get_by_role("table")
    expect(final).to_contain_text("Anna")
    expect(final).to_contain_text("Projects")


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("en-GB", "whoever owns the box can correct them"),
        ("fr-FR", "qui possède la boîte peut les y corriger"),
    ],
)
def test_the_rules_say_that_figures_are_reconstructed(visit: Visit, locale: str, words: str) -> None:
    page = visit("/rules/federation#figures", viewport=DESK, locale=locale)
    expect(page.get_by_text(words).first).to_be_visible()


def test_the_table_fits_every_screen(visit: Visit, address: str) -> None:
    """In French, whose words are longer."""
    table = seat_both(address, seed=3)
    table.play_until(asks("place"))
    for width, height in ((360, 740), (390, 844), (1280, 720), (1440, 900), (1920, 1080)):
        page = visit(table.path, locale="fr-FR", viewport={"width": width, "height": height})
        expect(page.locator('.board [data-lit][data-ref^="cell:"]').first).to_be_visible()
        assert_fits(page)
        assert_dock_stands(page)


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_nothing_grave_stands_in_the_way_of_a_screen_reader(
    visit: Visit, address: str, viewport: dict[str, int]
) -> None:
    table = seat_both(address, seed=3)
    page = visit(table.path, viewport=viewport)
    Person(page).await_turn()
    assert grave_faults(page) == [], "starters"
    table.play_until(lambda state: state["view"]["round"] == 2 and asks("place")(state))
    page.reload()
    Person(page).await_turn()
    for scene in page.get_by_role("group", name="Senate and planets").get_by_role("button").all():
        scene.click()
        assert grave_faults(page) == [], scene.get_attribute("aria-label")
    for tab in ("My board", "Planets", "Laws"):
        page.get_by_role("tab", name=tab).click()
        assert grave_faults(page) == [], tab
