"""Courses as a learner follows them: every lesson to its end by what the page shows, mistakes, the quiz."""

from __future__ import annotations

from typing import Any, Final

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect
from tests.server.harness import PATIENCE
from tests.web.axe import grave_faults
from tests.web.conftest import Visit
from tests.web.screens import DESK, PHONE

from astrolude.lessons import courses

pytestmark = pytest.mark.web

LONGEST: Final = 40
"""More touches than any lesson needs."""


class Learner:
    """Somebody in a lesson who does what the page shows, in English."""

    def __init__(self, page: Page) -> None:
        self.page: Final = page
        self.dock: Final = page.get_by_role("region", name="What to do")
        self.last: Final = self.dock.locator(".confirm-place")
        self.show: Final = page.get_by_role("complementary", name="Teacher").get_by_role(
            "button", name="Show me"
        )

    def finish(self) -> None:
        """Ask to be shown and confirm, until the lesson is done."""
        for _ in range(LONGEST):
            expect(self.dock).to_be_visible()
            if self.dock.get_by_role("button", name="Start over").is_visible():
                return
            self.step()
        raise AssertionError(f"the lesson does not end: {self.page.url}")

    def step(self) -> None:
        """One thing: to go on where there is something to look at, or what the teacher shows."""
        expect(self.page.locator("[aria-current=step]").first).to_be_visible()
        going_on = self.dock.get_by_role("button", name="Continue")
        if going_on.is_visible():
            before = self.marker()
            going_on.click()
        else:
            for _ in range(2):
                if not self.show.is_visible():
                    self.page.keyboard.press("h")
            before = self.marker()
            self.show.click()
            # What is played without a confirmation at a table is played so here.
            self.page.wait_for_function(f"before => {MARKER} !== before || {READY} !== null", arg=before)
            if self.marker() == before:
                self.dock.get_by_role("button", name="Confirm").click()
        self.page.wait_for_function(f"before => {MARKER} !== before", arg=before)

    def marker(self) -> str:
        found: str = self.page.evaluate("() => " + MARKER)
        return found


ALL_LIT_IN_SIGHT: Final = """() => {
  const room = document.querySelector('#board [data-camera]')?.getBoundingClientRect();
  const lit = [...document.querySelectorAll('#board [data-lit]')].map((each) => each.getBoundingClientRect());
  return room && lit.length > 0 && lit.every((box) =>
    box.left >= room.left && box.right <= room.right && box.top >= room.top && box.bottom <= room.bottom);
}"""

MARKER: Final = "localStorage.getItem('astrolude.learn.' + location.pathname.split('/')[2])"
"""What the page remembers changes with everything that the learner does."""

READY: Final = "document.querySelector('.dock .confirm-place:not([aria-disabled])')"
"""What was shown waits to be confirmed."""


def course_of(address: str, game: str) -> dict[str, Any]:
    found: dict[str, Any] = httpx.get(f"{address}/api/games/{game}/lessons", timeout=PATIENCE).json()
    return found


@pytest.mark.timeout(900)  # ten lessons, touch by touch
@pytest.mark.parametrize("game", courses())
def test_a_course_is_followed_from_its_first_lesson_to_a_first_game(
    visit: Visit, address: str, game: str
) -> None:
    page = visit(f"/learn/{game}", viewport=DESK)
    page.get_by_text("Begin", exact=True).first.click()
    learner = Learner(page)
    lessons = course_of(address, game)["lessons"]
    for number, lesson in enumerate(lessons, 1):
        page.wait_for_url(f"**/learn/{game}/{number}")
        expect(page.locator("[data-title]")).to_be_focused()
        learner.finish()
        if number == 1:
            assert grave_faults(page) == []
        last = number == len(lessons) or lessons[number]["further"] != lesson["further"]
        if not last:
            learner.last.click()
        elif number < len(lessons):
            page.goto(f"/learn/{game}/{number + 1}")
    page.goto(f"/learn/{game}")
    expect(page.get_by_text("all done")).to_be_visible()


@pytest.mark.parametrize("game", courses())
def test_the_last_lesson_of_a_course_leads_into_a_first_game(visit: Visit, address: str, game: str) -> None:
    """One click: the rulebook's set-up for beginners, easy bots, and the coach beside the learner."""
    course = course_of(address, game)
    number = sum(not lesson["further"] for lesson in course["lessons"])
    page = visit(f"/learn/{game}/{number}", viewport=DESK)
    learner = Learner(page)
    learner.finish()
    page.keyboard.press("Control+Enter")
    page.wait_for_url("**/t/*")
    # A bot may begin, and takes its time on a busy machine.
    expect(page.get_by_role("button", name="Hint")).to_be_visible(timeout=120_000)
    table = page.url.rpartition("/")[2].partition("#")[0]
    state = httpx.get(f"{address}/api/tables/{table}/state", timeout=PATIENCE).json()
    first = course["first_game"]
    assert {name: state["options"][name] for name in first["options"]} == first["options"]
    assert [seat.get("level") for seat in state["seats"]] == [None, *["easy"] * (first["players"] - 1)]


@pytest.mark.parametrize("game", courses())
def test_the_questions_are_answered_and_wrong_ones_come_again(visit: Visit, address: str, game: str) -> None:
    page = visit(f"/learn/{game}/quiz", viewport=DESK)
    quiz = course_of(address, game)["quiz"]
    for number, question in enumerate(quiz):
        right = question["right"]
        wrong = "b" if right == "a" else "a"
        page.locator("li button").nth("abcd".index(wrong if number == 0 else right)).click()
        rule = page.get_by_role("link", name=f"Rule {question['rule']}")
        expect(rule).to_have_attribute("href", f"/rules/{game}#{question['rule']}")
        if number == 0:
            assert grave_faults(page) == []
        page.get_by_role("button", name="Continue").click()
    page.locator("li button").nth("abcd".index(quiz[0]["right"])).click()
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("heading", name=f"All {len(quiz)} are right")).to_be_visible()


def test_the_book_in_a_lesson_opens_the_rules_at_what_is_asked(visit: Visit) -> None:
    page = visit("/learn/alien_frontiers/1", viewport=DESK)
    learner = Learner(page)
    learner.step()
    page.get_by_role("button", name="Rules", exact=True).click()
    sheet = page.get_by_role("dialog", name="Rules")
    expect(sheet.locator("section.marked")).to_contain_text("Dock your ships")
    expect(learner.dock).to_be_visible()
    assert grave_faults(page) == []
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_a_mistake_is_answered_and_nothing_is_played(visit: Visit) -> None:
    page = visit("/learn/alien_frontiers/1", viewport=DESK)
    learner = Learner(page)
    learner.step()
    page.locator('[data-ref="station:shipyard"]').first.click(position={"x": 20, "y": 10})
    note = page.get_by_role("status").filter(has_text="Not that one yet")
    expect(note).to_contain_text("Two ships of the same number")
    expect(note).to_contain_text("Nothing was played, nothing was spent.")
    assert grave_faults(page) == []
    page.keyboard.press("Backspace")
    expect(learner.dock.get_by_role("button", name="Continue")).to_be_visible()


def test_an_action_that_is_offered_as_a_question_is_answered(visit: Visit) -> None:
    page = visit("/learn/alien_frontiers/4", viewport=DESK)
    learner = Learner(page)
    learner.dock.get_by_role("button", name="Orbital Market").first.click()
    learner.dock.get_by_role("button", name="Confirm").click()
    expect(page.get_by_role("status").filter(has_text="The pair can do more")).to_be_visible()
    learner.show.click()
    learner.dock.get_by_role("button", name="Confirm").click()
    expect(page.get_by_text("Dock the 3 and end your turn")).to_be_visible()


def test_leaving_keeps_the_step_and_a_change_of_language_the_position(visit: Visit) -> None:
    page = visit("/learn/alien_frontiers/2", viewport=DESK)
    Learner(page).step()
    page.get_by_role("button", name="Leave").click()
    expect(page.get_by_text("Resume")).to_be_visible()
    page.get_by_title("Français").click()
    page.get_by_text("Reprendre").click()
    expect(page.get_by_role("heading", name="Un tour entier")).to_be_visible()
    expect(page.get_by_role("button", name="Annuler")).to_be_enabled()
    page.get_by_role("button", name="Passer").click()
    page.wait_for_url("**/learn/alien_frontiers/3")
    page.get_by_role("button", name="Quitter").click()
    expect(page.get_by_text("passée")).to_be_visible()


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_the_camera_opens_on_what_the_lesson_is_about(visit: Visit, viewport: dict[str, int]) -> None:
    """Near enough to be read, and all that may be touched is in sight."""
    page = visit("/learn/gaia/2", viewport=viewport)
    learner = Learner(page)
    learner.last.click()
    page.wait_for_function(ALL_LIT_IN_SIGHT)
    lit = page.locator("#board [data-lit]")
    assert lit.count() == 2
    assert min(box["width"] for box in map(Locator.bounding_box, lit.all()) if box) > 36
    expect(page.locator("#board .minimap")).to_have_count(1)


def test_whoever_learns_touches_even_the_only_thing_there_is(visit: Visit) -> None:
    page = visit("/learn/alien_frontiers/5", viewport=DESK)
    learner = Learner(page)
    confirm = learner.dock.get_by_role("button", name="Confirm")
    expect(confirm).to_have_attribute("aria-disabled", "true")
    page.locator('#board [data-lit][data-ref="station:colony_constructor"]').first.click(
        position={"x": 20, "y": 10}
    )
    expect(confirm).not_to_have_attribute("aria-disabled", "true")


def test_the_only_action_is_in_sight_on_a_phone_though_it_is_the_last_of_its_row(visit: Visit) -> None:
    page = visit("/learn/eclipse/6", viewport=PHONE)
    move = Learner(page).dock.locator("[data-lit]")
    expect(move).to_have_text("Move")
    expect(move).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("lesson", ["gaia/5", "alien_frontiers/2", "eclipse/2", "federation/6"])
def test_the_teacher_leaves_room_for_the_own_seat(visit: Visit, lesson: str, locale: str) -> None:
    page = visit(f"/learn/{lesson}", viewport=DESK, locale=locale)
    expect(page.locator("aside.left .me .seat")).to_be_visible()
    page.wait_for_function(
        "() => { const rail = document.querySelector('aside.left');"
        " return rail.scrollHeight <= rail.clientHeight; }"
    )


@pytest.mark.parametrize("theme", ["Night", "Paper"])
@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_grave_in_a_course_and_a_lesson(
    visit: Visit, theme: str, viewport: dict[str, int]
) -> None:
    page = visit("/settings", viewport=viewport)
    page.get_by_role("radio", name=theme).check()
    lessons = [f"/learn/{game}/3" for game in courses()]
    for path in ("/learn/alien_frontiers", "/learn/eclipse", *lessons, "/learn/alien_frontiers/quiz"):
        page.goto(path)
        expect(page.get_by_role("heading").first).to_be_visible()
        if path in lessons:
            expect(page.get_by_role("region", name="What to do")).to_be_visible()
            expect(page.locator("#board [data-ref]").first).to_be_visible()
        assert grave_faults(page) == [], path
