"""The rules for players in the page: read, searched, and beside a running game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.web.axe import grave_faults
from tests.web.conftest import Visit
from tests.web.screens import DESK, PHONE
from tests.web.tables import ANNA, BEN, set_up

from astrolude.reader import read_contents

pytestmark = pytest.mark.web


@pytest.mark.parametrize("game", ["alien_frontiers", "gaia", "eclipse", "space_gate", "federation"])
def test_the_rules_of_a_game_are_read_chapter_by_chapter(visit: Visit, game: str) -> None:
    page = visit(f"/rules/{game}", viewport=DESK)
    contents = page.get_by_role("navigation", name="Contents")
    expect(contents.locator("ol > li")).not_to_have_count(0)
    chapters = contents.locator("ol > li").count()
    assert grave_faults(page) == []
    for number in range(2, chapters + 1):
        page.get_by_role("article").get_by_role("link").last.click()
        expect(page.get_by_text(f"chapter {number}")).to_be_visible()
    expect(page.locator(".legend li")).not_to_have_count(0)
    assert "⟦" not in page.locator("main").inner_text()


def test_words_are_found_without_accents_and_lead_to_their_paragraph(visit: Visit) -> None:
    page = visit("/rules/gaia", viewport=DESK, locale="fr-FR")
    expect(page.get_by_role("navigation", name="Sommaire")).to_be_visible()
    page.keyboard.press("/")
    page.keyboard.type("planete perdue")
    contents = page.get_by_role("navigation", name="Sommaire")
    contents.get_by_role("link", name="La planète perdue", exact=True).click()
    expect(page.locator("section.marked")).to_contain_text("Navigation 5")
    expect(page.locator("section.marked mark").first).to_have_text("planète")
    assert page.url.endswith("/rules/gaia#lost-planet")
    page.go_back()
    expect(page.locator("section.marked")).to_have_count(0)


def test_a_search_goes_from_place_to_place_and_counts_them_by_chapter(visit: Visit) -> None:
    page = visit("/rules/gaia", viewport=DESK)
    page.get_by_role("searchbox").fill("satellite")
    count = page.get_by_role("status").filter(has_text="places")
    expect(count).to_be_visible()
    counted = [int(text) for text in page.locator(".hits").all_inner_texts()]
    assert sum(counted) == int(count.inner_text().split()[0])
    visited = []
    for key in ("Enter", "Enter", "Shift+Enter"):
        page.keyboard.press(key)
        visited.append(page.url)
    assert visited[0] == visited[2] != visited[1]
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.get_by_text("Nothing for “xyzzy”")).to_be_visible()
    assert grave_faults(page) == []


def test_a_clause_is_an_address(visit: Visit) -> None:
    page = visit("/rules/alien_frontiers#AF-4.10", viewport=DESK)
    expect(page.locator("section.marked")).to_contain_text("Eight goods")
    page.get_by_role("link", name="Try it: lesson 2").click()
    page.wait_for_url("**/learn/alien_frontiers/2")


def test_printed_the_book_holds_all_it_lists_and_the_legend(visit: Visit) -> None:
    page = visit("/rules/alien_frontiers", viewport=DESK)
    expect(page.get_by_role("navigation", name="Contents")).to_be_visible()
    page.emulate_media(media="print")
    page.evaluate("() => dispatchEvent(new Event('beforeprint'))")
    printed = page.locator(".printed")
    contents = read_contents("alien_frontiers")
    expect(printed.locator(".legend li")).to_have_count(len(contents.signs))
    expect(printed.locator("dt")).to_have_count(sum(len(section.things) for section in contents.sections))
    expect(printed.get_by_role("heading", name="Eight goods")).to_be_visible()
    page.evaluate("() => dispatchEvent(new Event('afterprint'))")
    expect(printed).to_have_count(0)


@pytest.mark.parametrize("game", ["alien_frontiers", "gaia", "eclipse", "space_gate", "federation"])
def test_every_kind_of_thing_that_is_drawn_leads_to_its_rule(visit: Visit, address: str, game: str) -> None:
    """What is not in the grammar too: a fleet, a row of cards. Panels lead to theirs."""
    table = set_up(address, ANNA, BEN, game=game)
    table.play(60)
    page = visit(table.path, viewport=DESK)
    expect(page.locator("#board [data-ref]").first).to_be_visible()
    explained = {about for section in read_contents(game).sections for about in section.explains}
    listed = {thing for section in read_contents(game).sections for thing in section.things}
    tabs = page.get_by_role("complementary", name="Panels").get_by_role("tab")
    for place in range(max(1, tabs.count())):
        if tabs.count():
            tabs.nth(place).click()
        drawn = set(page.locator("[data-ref]").evaluate_all("all => all.map(one => one.dataset.ref)"))
        kinds = {f"kind:{ref.partition(':')[0]}" for ref in drawn - listed}
        assert kinds - explained == set()
    book = page.get_by_role("button", name="Explain this panel")
    if tabs.count():
        tabs.first.click()
    book.click()
    expect(page.get_by_role("dialog", name="Rules").locator("section.marked")).to_have_count(1)


def test_what_is_pointed_at_opens_the_rules_there(visit: Visit, address: str) -> None:
    page = visit(set_up(address, ANNA, BEN, seed=4).path, viewport=DESK)
    marked = page.get_by_role("dialog", name="Rules").locator("section.marked")
    page.get_by_role("button", name="Explain this question").click()
    expect(marked).to_contain_text("Dock your ships")
    page.keyboard.press("Escape")
    expect(marked).to_have_count(0)
    expect(page.get_by_role("button", name="Explain this question")).to_be_focused()
    page.locator('#board [data-ref="territory:lem_badlands"]').first.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("its rule")
    page.keyboard.press("r")
    expect(marked).to_contain_text("What territories give")
    page.keyboard.press("r")
    station = page.locator('#board [data-ref="station:terraforming_station"]:not([data-lit])').first
    station.click(position={"x": 20, "y": 12})
    page.get_by_role("button", name="Read the rule").click()
    expect(marked).to_contain_text("from “Why not Terraforming Station?”")


def test_what_a_table_does_not_play_by_is_folded(visit: Visit, address: str) -> None:
    options = {"species": "terrans_only", "developments": "on"}
    page = visit(set_up(address, ANNA, BEN, game="eclipse", options=options).path, viewport=DESK)
    expect(page.locator("#board [data-ref]").first).to_be_visible()
    page.keyboard.press("r")
    sheet = page.get_by_role("dialog", name="Rules")
    sheet.get_by_role("button", name="Contents").click()
    sheet.get_by_role("button", name="Modules of the expansion").click()
    folded = sheet.locator("section", has=page.get_by_text("Not at this table"))
    expect(folded.filter(has_text="Warp portals")).to_have_count(1)
    expect(folded.filter(has_text="Developments")).to_have_count(0)
    assert grave_faults(page) == []


@pytest.mark.parametrize("theme", ["Night", "Paper"])
@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_grave_in_the_rules(visit: Visit, theme: str, viewport: ViewportSize) -> None:
    page = visit("/settings", viewport=viewport)
    page.get_by_role("radio", name=theme).check()
    for path in ("/rules/gaia#range", "/rules/eclipse#rare", "/rules/federation#signs"):
        page.goto(path)
        expect(page.get_by_role("article")).to_be_visible()
        assert grave_faults(page) == [], path
    page.get_by_role("searchbox").fill("vote")
    expect(page.locator(".hits").first).to_be_visible()
    assert grave_faults(page) == [], "a search"


def test_the_rules_open_beside_a_game_at_what_is_asked(visit: Visit) -> None:
    page = opened(visit, DESK)
    page.get_by_role("button", name="Rules").click()
    sheet = page.get_by_role("dialog", name="Rules")
    expect(sheet.locator("section.marked")).to_contain_text("Dock your ships")
    assert grave_faults(page) == []
    expect(page.get_by_role("region", name="What to do")).to_be_visible()
    page.keyboard.press("r")
    expect(sheet).to_have_count(0)


def test_the_rules_fill_a_phone_but_for_the_dock(visit: Visit) -> None:
    page = opened(visit, PHONE)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Rules").click()
    sheet = page.get_by_role("dialog", name="Rules")
    expect(sheet).to_be_visible()
    box = sheet.bounding_box()
    assert box is not None
    assert box["width"] == PHONE["width"]
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_have_count(0)


def opened(visit: Visit, viewport: ViewportSize) -> Page:
    """A game against a bot, begun from the page."""
    page = visit("/", viewport=viewport)
    page.get_by_role("button", name="Play my first game").click()
    expect(page.get_by_role("region", name="What to do")).to_be_visible()
    return page
