"""The dock: a fixed order, prompts that follow the choice, no stray second click, the keyboard's place."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.web.conftest import Visit
from tests.web.people import Person
from tests.web.screens import DESK
from tests.web.tables import ANNA, BEN, Table, set_up

pytestmark = pytest.mark.web

DESKTOP = DESK
FIRST_CHOICES = ("faction xenos", "booster booster_tokens_ore", "booster booster_range_action")


def gaia(address: str) -> Table:
    """Somebody's first turn."""
    table = set_up(address, ANNA, BEN, game="gaia", options={"setup": "first_game"})
    table.follow(FIRST_CHOICES)
    return table


def test_passing_stands_last_and_apart_and_trades_after_the_things(visit: Visit, address: str) -> None:
    anna = Person(visit(gaia(address).path, viewport=DESKTOP))
    anna.await_turn()
    closing = anna.dock.get_by_role("group", name="To end it or leave it out")
    expect(closing.get_by_role("button")).to_have_text(["Pass"])
    names = anna.dock.locator(".run .chip").all_inner_texts()
    assert "Convert" in names[-1] or "conversion" in names[-1]
    assert "Pass" not in names
    place = closing.get_by_role("button").bounding_box()
    closing.get_by_role("button").click()
    expect(closing.get_by_role("button", pressed=True)).to_have_count(1)
    after = closing.get_by_role("button").bounding_box()
    assert place is not None
    assert after is not None
    assert (place["x"], place["y"]) == (after["x"], after["y"])


def test_what_is_possible_beside_the_question_stands_after_its_answers(visit: Visit, address: str) -> None:
    token = {"reorganisation_0": "on", "reorganisation_1": "on"}
    table = set_up(address, ANNA, BEN, game="space_gate", options=token)
    table.play_until(lambda state: state["decision"]["prompt"] == "turn")
    anna = Person(visit(table.path, viewport=DESKTOP))
    anna.await_turn()
    chips = anna.dock.locator(".run .chip")
    assert chips.count() > 2
    expect(chips.last).to_contain_text("Lay your base anew")
    expect(chips.first).to_contain_text("engineer", ignore_case=True)


def test_choices_beyond_the_row_are_counted_and_led_to(visit: Visit, address: str) -> None:
    anna = Person(visit(gaia(address).path, viewport=DESKTOP))
    anna.await_turn()
    convert = anna.dock.get_by_role("button", name="Convert")
    expect(convert).not_to_be_in_viewport()
    anna.dock.get_by_role("button", name=re.compile("more, to the right$")).click()
    expect(convert).to_be_in_viewport(ratio=1)
    expect(anna.dock.get_by_role("button", name=re.compile("more, to the left$"))).to_have_count(1)


def test_the_prompt_follows_the_choice(visit: Visit, address: str) -> None:
    anna = Person(visit(gaia(address).path, viewport=DESKTOP))
    anna.await_turn()
    anna.dock.get_by_role("button", name="Research").click()
    expect(anna.prompt).to_have_text("Research: on which track?")
    anna.undo.click()
    expect(anna.prompt).to_have_text("Your turn: one action")


def test_a_pair_is_named_as_one(visit: Visit, address: str) -> None:
    table = set_up(address, ANNA, BEN)
    pairs: list[str] = []

    def shows_a_pair(state: dict[str, object]) -> bool:
        decision = state["decision"]
        assert isinstance(decision, dict)
        docks = [
            action["text"] for action in decision["actions"] if action["text"].startswith("dock shipyard ")
        ]
        pairs[:] = [text.rpartition(" ")[2] for text in docks]
        return decision["prompt"] == "main" and bool(pairs)

    table.play_until(shows_a_pair)
    anna = Person(visit(table.path, viewport=DESKTOP))
    anna.await_turn()
    dice = anna.dock.locator(f'.tray [data-ref="die:{pairs[0]}"]')
    dice.nth(0).click()
    dice.nth(1).click()
    expect(anna.prompt).to_have_text(f"Pair of {pairs[0]}: where?")


def test_the_second_click_of_a_double_click_plays_nothing(visit: Visit, address: str) -> None:
    table = gaia(address)
    anna = Person(visit(table.path, viewport=DESKTOP))
    anna.await_turn()
    before = table.state()["ply"]
    anna.choose(next(text for text in anna.listed_and_closed() if text.startswith("build ")))
    expect(anna.confirm).not_to_have_attribute("aria-disabled", "true")
    anna.confirm.dblclick()
    expect(anna.prompt).to_contain_text("end your turn")
    assert table.state()["ply"] == before + 1


def test_the_keyboard_stays_in_the_dock(visit: Visit, address: str) -> None:
    table = gaia(address)
    anna = Person(visit(table.path, viewport=DESKTOP))
    anna.await_turn()
    page = anna.page
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="To what is asked")).to_be_focused()
    page.keyboard.press("Enter")
    expect(anna.dock).to_be_focused()
    page.keyboard.press("Tab")
    expect(anna.dock.locator(".chip").first).to_be_focused()
    anna.dock.get_by_role("button", name="Research").focus()
    page.keyboard.press("Enter")
    anna.dock.get_by_role("button", name="Economy").press("Enter")
    page.keyboard.press("Control+Enter")
    expect(anna.prompt).to_contain_text("end your turn")
    expect(anna.dock.locator(":focus")).to_have_count(1)
    anna.dock.get_by_role("button", name="End turn").press("Enter")
    page.keyboard.press("Control+Enter")
    expect(anna.prompt).to_have_text("Your turn: one action")
    expect(anna.dock.locator(":focus")).to_have_count(1)


def test_playing_at_once_is_offered_after_some_turns(visit: Visit, address: str) -> None:
    table = gaia(address)
    page = visit("/", viewport=DESKTOP)
    page.evaluate("() => localStorage.setItem('astrolude.confirmed', '15')")
    page.goto(table.path)
    anna = Person(page)
    anna.await_turn()
    offer = anna.dock.get_by_role("group", name="Sure of your clicks?")
    offer.get_by_role("button", name="Play at once").click()
    expect(offer).to_have_count(0)
    before = table.state()["ply"]
    anna.choose(next(text for text in anna.listed_and_closed() if text.startswith("build ")))
    expect(anna.prompt).to_contain_text("end your turn")
    assert table.state()["ply"] == before + 1
