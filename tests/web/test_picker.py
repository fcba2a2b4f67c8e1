"""Questions that are read before they are answered: cards of factions and species."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.axe import grave_faults
from tests.web.conftest import Visit
from tests.web.people import Person
from tests.web.screens import DESK, PHONE
from tests.web.tables import ANNA, BEN, OPEN, set_up

pytestmark = pytest.mark.web


def card(page: Page, reference: str) -> Locator:
    return page.locator(f'[role="radio"][data-ref="{reference}"]')


def test_a_faction_is_chosen_with_the_mouse(visit: Visit, address: str) -> None:
    table = set_up(address, ANNA, BEN, game="gaia")
    table.follow(["faction taklons"])
    anna = Person(visit(table.path, viewport=DESK))
    page = anna.page
    expect(
        page.get_by_role("radio", name="Taklons, Swamp, simple, Good to start, Taken by", exact=False)
    ).to_have_count(1)
    expect(card(page, "faction:ambas")).to_have_attribute("aria-disabled", "true")
    about = page.get_by_role("region", name="About")
    expect(about).to_contain_text("A suggestion")
    expect(anna.confirm).to_have_attribute("aria-disabled", "true")
    card(page, "faction:xenos").click()
    expect(card(page, "faction:xenos")).to_have_attribute("aria-checked", "true")
    expect(about).to_contain_text("three mines")
    expect(about).not_to_contain_text("A suggestion")
    expect(anna.prompt).to_have_text("Play the Xenos?")
    assert grave_faults(page) == []
    # What is taken can be read, not chosen.
    card(page, "faction:ambas").click(force=True)
    expect(about).to_contain_text("change places")
    expect(card(page, "faction:xenos")).to_have_attribute("aria-checked", "true")
    anna.confirm.click()
    expect(anna.prompt).to_have_text("Where does a starting mine of yours go?")
    assert [seat["faction"] for seat in table.state()["view"]["seats"]].count("faction:xenos") == 1
    expect(page.get_by_role("group", name="Board")).to_be_visible()


def test_a_faction_is_chosen_with_the_keyboard(visit: Visit, address: str) -> None:
    table = set_up(address, ANNA, BEN, game="gaia")
    anna = Person(visit(table.path, viewport=DESK))
    page = anna.page
    page.get_by_role("radio", name="Terrans", exact=False).focus()
    page.keyboard.press("ArrowRight")
    expect(card(page, "faction:lantids")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(card(page, "faction:ivits")).to_be_focused()
    about = page.get_by_role("region", name="About Ivits")
    expect(about).to_be_visible()
    page.keyboard.press("i")
    expect(about).to_be_focused()
    page.keyboard.press("Escape")
    expect(card(page, "faction:ivits")).to_be_focused()
    page.keyboard.press("End")
    expect(card(page, "faction:itars")).to_be_focused()
    page.keyboard.press("Home")
    expect(card(page, "faction:terrans")).to_be_focused()
    page.keyboard.press("Enter")
    expect(card(page, "faction:terrans")).to_have_attribute("aria-checked", "true")
    expect(anna.prompt).to_have_text("Play the Terrans?")
    page.keyboard.press("Control+Enter")
    expect(card(page, "faction:terrans")).to_have_attribute("aria-disabled", "true")
    assert [seat["faction"] for seat in table.state()["view"]["seats"]].count("faction:terrans") == 1


def test_a_species_is_chosen_with_a_finger_in_french(visit: Visit, address: str) -> None:
    table = set_up(address, ANNA, BEN, game="eclipse", options={"species": "draft"})
    page = visit(table.path, viewport=PHONE, locale="fr-FR", has_touch=True)
    dock = page.locator(".dock")
    expect(
        page.get_by_role("radiogroup", name="Montrer").get_by_role("radio", name="Pour débuter")
    ).to_be_checked()
    expect(page.get_by_text("Une suggestion")).to_be_visible()
    page.get_by_role("radio", name="Les 12").check()
    card(page, "species:planta").tap()
    expect(dock.locator(".prompt")).to_have_text("Jouer\u202f: Planta\u202f?")
    expect(page.get_by_role("heading", name="Planta")).to_be_in_viewport()
    assert grave_faults(page) == []
    page.get_by_role("button", name="Tout voir").tap()
    expect(page.get_by_text("Vaisseaux coloniaux\u202f: 4.")).to_be_visible()
    page.get_by_role("button", name="Fermer").tap()
    dock.get_by_role("button", name="Confirmer").tap()
    expect(card(page, "species:planta")).to_have_attribute("aria-disabled", "true")
    assert "species:planta" in [seat["species"] for seat in table.state()["view"]["seats"]]


def test_a_species_is_chosen_with_the_keyboard_in_french_on_a_phone(visit: Visit, address: str) -> None:
    table = set_up(address, ANNA, BEN, game="eclipse", options={"species": "draft"})
    page = visit(table.path, viewport=PHONE, locale="fr-FR")
    first = page.get_by_role("radio", name="Directoire terrien", exact=False)
    first.focus()
    page.keyboard.press("ArrowDown")
    expect(card(page, "species:terran_federation")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".dock .prompt")).to_have_text("Jouer\u202f: Fédération terrienne\u202f?")
    page.keyboard.press("Control+Enter")
    expect(card(page, "species:terran_federation")).to_have_attribute("aria-disabled", "true")


def test_chance_chooses_without_confirming_and_the_board_can_be_seen(visit: Visit, address: str) -> None:
    table = set_up(address, ANNA, BEN, game="gaia")
    anna = Person(visit(table.path, viewport=DESK))
    anna.dock.get_by_role("button", name="Choose for me").click()
    chosen = anna.page.locator('[role="radio"][aria-checked="true"][data-ref]')
    expect(chosen).to_have_count(1)
    assert table.state()["ply"] == 0
    anna.dock.get_by_role("button", name="See the board").click()
    expect(anna.page.get_by_role("group", name="Board")).to_be_visible()
    expect(anna.confirm).not_to_have_attribute("aria-disabled", "true")
    anna.dock.get_by_role("button", name="Back to the cards").click()
    expect(chosen).to_have_count(1)
    link = anna.dock.get_by_role("link", name="Learn first")
    expect(link).to_have_attribute("href", "/learn/gaia")


def test_whoever_waits_reads_along(visit: Visit, address: str) -> None:
    anna = set_up(address, ANNA, OPEN, game="gaia")
    ben = anna.join("Ben")
    pages = [Person(visit(person.path, viewport=DESK)) for person in (anna, ben)]
    situations = [person.situation() for person in pages]
    waiting = pages[situations.index("waiting")].page
    about = waiting.get_by_role("region", name="About")
    card(waiting, "faction:nevlas").hover()
    expect(about).to_contain_text("bowl III")
    card(waiting, "faction:nevlas").click(force=True)
    expect(card(waiting, "faction:nevlas")).to_have_attribute("aria-checked", "false")
    assert anna.state()["ply"] == 0


def test_missions_and_scholars_are_chosen_from_cards(visit: Visit, address: str) -> None:
    table = set_up(address, ANNA, BEN, game="federation")
    table.play_until(lambda state: state["decision"]["prompt"] == "release")
    anna = Person(visit(table.path, viewport=DESK))
    page = anna.page
    card(page, "mission:spy").click()
    expect(page.get_by_role("region", name="About Spy mission")).to_contain_text("copy a planet or a room")
    assert grave_faults(page) == []
    anna.confirm.click()
    expect(card(page, "mission:spy")).to_have_count(0)
    table.play_until(lambda state: state["decision"]["prompt"] == "scholar")
    expect(page.get_by_role("radio").first).to_be_visible()
    assert not page.get_by_text("1A3").count()
    page.locator('[role="radio"][tabindex="0"]').focus()
    page.keyboard.press("Enter")
    expect(anna.prompt).to_contain_text("Take the scholar “")
    page.keyboard.press("Control+Enter")
    expect(anna.dock.locator(":focus")).to_have_count(1)


def test_the_first_modules_of_a_base_are_chosen_from_cards(visit: Visit, address: str) -> None:
    table = set_up(address, ANNA, BEN, game="space_gate")
    anna = Person(visit(table.path, viewport=PHONE))
    card(anna.page, "pile:airlock_water").click()
    expect(anna.page.get_by_role("heading", name="airlock")).to_be_in_viewport()
    assert grave_faults(anna.page) == []
    anna.confirm.click()
    expect(anna.prompt).to_have_text("Where does this module go?")
