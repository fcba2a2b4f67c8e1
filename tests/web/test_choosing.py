"""Choosing, confirming, going back and taking back, by touch and by keyboard alone."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.conftest import Visit
from tests.web.people import Person
from tests.web.tables import ANNA, BEN, set_up

pytestmark = pytest.mark.web

IMPOSSIBLE: Final = ("aria-disabled", "true")


def seat_both(visit: Visit, address: str) -> Person:
    """Anna and Ben at one screen."""
    person = Person(visit(set_up(address, ANNA, BEN).path))
    person.await_turn()
    return person


def drawn(page: Page, reference: str) -> Locator:
    return page.get_by_role("group", name="Board").locator(f'[data-ref="{reference}"]').first


def test_touches_narrow_the_choice_and_undo_steps_back(visit: Visit, address: str) -> None:
    anna = seat_both(visit, address)
    question = anna.prompt.inner_text()
    expect(anna.undo).to_have_attribute(*IMPOSSIBLE)
    expect(anna.undo).to_have_accessible_name(re.compile("nothing to undo"))
    expect(anna.confirm).to_have_attribute(*IMPOSSIBLE)

    mine = drawn(anna.page, "station:lunar_mine")
    mine.click(position={"x": 20, "y": 12})
    expect(mine).to_have_attribute("aria-pressed", "true")
    die = anna.dock.locator('[data-ref^="die:"][data-lit]').first
    die.click()
    expect(anna.prompt).to_have_text(re.compile("Lunar Mine"))
    expect(anna.confirm).not_to_have_attribute(*IMPOSSIBLE)

    anna.undo.click()
    expect(anna.confirm).to_have_attribute(*IMPOSSIBLE)
    expect(mine).to_have_attribute("aria-pressed", "true")
    anna.undo.click()
    expect(anna.prompt).to_have_text(question)
    expect(mine).not_to_have_attribute("aria-pressed", "true")


def test_a_decision_is_taken_back_until_chance_has_spoken(visit: Visit, address: str) -> None:
    anna = seat_both(visit, address)
    before = anna.journal.locator("li").all_inner_texts()
    anna.play(next(each for each in anna.listed_and_closed() if each.startswith("dock lunar_mine")))
    expect(anna.journal.locator("li")).not_to_have_count(len(before))
    expect(anna.undo).not_to_have_attribute(*IMPOSSIBLE)

    anna.undo.click()
    expect(anna.journal.locator("li")).to_have_count(len(before))
    assert anna.journal.locator("li").all_inner_texts() == before
    expect(anna.undo).to_have_attribute(*IMPOSSIBLE)

    while "end_turn" not in (legal := anna.listed_and_closed()):
        anna.play(next(each for each in legal if each.startswith("dock")))
        anna.await_turn()
    anna.play("end_turn")
    expect(anna.journal.locator("li").first).to_contain_text("rolls")
    expect(anna.undo).to_have_attribute(*IMPOSSIBLE)
    expect(anna.undo).to_have_accessible_name(re.compile("a die was rolled or a card was seen"))


def test_resting_on_a_thing_explains_it(visit: Visit, address: str) -> None:
    anna = seat_both(visit, address)
    drawn(anna.page, "territory:lem_badlands").hover()
    expect(anna.page.get_by_role("tooltip")).to_contain_text("Lem Badlands")
    anna.page.mouse.move(0, 0)
    expect(anna.page.get_by_role("tooltip")).to_have_count(0)


ABOVE_THE_DOCK: Final = """() => {
  const box = (selector) => document.querySelector(selector)?.getBoundingClientRect();
  return box('[role=tooltip]')?.bottom <= box('.dock').top;
}"""


def test_what_explains_a_die_does_not_cover_the_dock_nor_does_the_die_move(
    visit: Visit, address: str
) -> None:
    anna = seat_both(visit, address)
    die = anna.dock.locator('[data-ref^="die:"]').first
    before = die.bounding_box()
    die.hover()
    anna.page.wait_for_function(ABOVE_THE_DOCK)
    die.click()
    expect(die).to_have_attribute("aria-pressed", "true")
    assert die.bounding_box() == before


RINGED: Final = """() => {
  const one = document.activeElement;
  const ring = one.querySelector('.focus-ring');
  const style = getComputedStyle(ring ?? one);
  if (!one.matches(':focus-visible')) return false;
  return ring ? style.stroke !== 'none' : style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 1;
}"""
"""Whether the place of the keyboard can be seen."""


def tab_to(page: Page, wanted: str) -> None:
    """Goes on with the tab key until the focus, always visible, is on what this selector means."""
    for _ in range(60):
        page.keyboard.press("Tab")
        assert page.evaluate(RINGED), page.evaluate("() => document.activeElement.outerHTML.slice(0, 200)")
        if page.evaluate("(wanted) => document.activeElement.matches(wanted)", wanted):
            return
    pytest.fail(f"the tab key does not lead to {wanted}")


def test_a_turn_is_played_from_the_home_page_on_without_a_pointer(visit: Visit) -> None:
    page = visit("/")
    expect(page.get_by_role("button", name="Play my first game")).to_be_visible()
    tab_to(page, ".way button")
    page.keyboard.press("Enter")
    anna = Person(page)
    anna.await_turn()

    tab_to(page, ".board [data-ref]")
    started = page.evaluate("() => document.activeElement.dataset.ref")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("() => document.activeElement.dataset.ref") != started
    assert page.evaluate(RINGED)
    page.keyboard.press("Enter")
    tab_to(page, ".dock .tray [data-ref]")
    page.keyboard.press("Enter")
    expect(anna.confirm).not_to_have_attribute(*IMPOSSIBLE)
    page.keyboard.press("Control+Enter")
    anna.await_turn()

    while "end_turn" not in (legal := anna.listed()):
        page.keyboard.type(next(each for each in legal if each.startswith("dock")))
        page.keyboard.press("Enter")
        page.keyboard.press("Control+Enter")
        anna.await_turn()
    page.keyboard.type("end_turn")
    page.keyboard.press("Enter")
    page.keyboard.press("Control+Enter")
    expect(page.get_by_role("banner")).to_contain_text("Turn 2")


def test_the_list_of_choices_tells_a_screen_reader_all_of_them(visit: Visit, address: str) -> None:
    table = set_up(address, ANNA, BEN)
    anna = Person(visit(table.path))
    anna.await_turn()
    legal = {action["text"] for action in table.state()["decision"]["actions"]}
    anna.page.get_by_role("button", name="Choices").click()
    dialog = anna.page.get_by_role("dialog", name="Choices")
    expect(dialog.get_by_role("status")).to_contain_text(str(len(legal)))
    expect(dialog.get_by_role("listitem")).to_have_count(len(legal))
    assert set(anna.choices.locator("code").all_inner_texts()) == legal
    assert all(len(sentence) > 3 for sentence in anna.choices.locator("span").all_inner_texts())
    anna.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


PLACES: Final = {
    "isolation_field": "stasis_beam",
    "positron_field": "data_crystal",
    "repulsor_field": "gravity_manipulator",
}
"""Which card is discarded for a field."""


def test_a_touch_on_the_planet_gives_no_card_away(visit: Visit, address: str) -> None:
    """A discard is chosen by its card first, and says what is discarded."""
    table = set_up(address, ANNA, BEN)
    state = table.play_until(
        lambda state: any(action["verb"] == "place_field" for action in state["decision"]["actions"])
    )
    legal = state["decision"]["actions"]
    field, territory = next(action["refs"] for action in legal if action["verb"] == "place_field")
    card = PLACES[field.partition(":")[2]]
    anna = Person(visit(table.path))
    anna.await_turn()
    drawn(anna.page, territory).dispatch_event("click")
    expect(anna.confirm).to_have_attribute(*IMPOSSIBLE)
    expect(anna.page.locator('[data-ref^="held:"][data-selected]')).to_have_count(0)
    anna.page.keyboard.press("Escape")
    anna.page.locator(f'aside.right [data-ref="held:{card}"]').click()
    anna.lit(territory).first.dispatch_event("click")
    if anna.confirm.get_attribute("aria-disabled") == "true":
        anna.lit(field).first.dispatch_event("click")
    expect(anna.confirm).not_to_have_attribute(*IMPOSSIBLE)
    name = card.replace("_", " ").title()
    expect(anna.dock.locator(".hint")).to_contain_text(f"Discards {name}")
