"""Courses as a learner follows them: every lesson to its end by what the page shows, mistakes, the quiz."""

from __future__ import annotations

from typing import Any, Final

import httpx
import pytest
from playwright.sync_api import Page, expect
from tests.web.axe import grave_faults
from tests.web.conftest import Visit

from astrolude.lessons import courses

pytestmark = pytest.mark.web

DESK: Final = {"width": 1366, "height": 768}
PHONE: Final = {"width": 390, "height": 844}
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
            confirm = self.dock.get_by_role("button", name="Confirm")
            if confirm.evaluate_all("all => all.map(one => one.getAttribute('aria-disabled'))") == [None]:
                confirm.click()
        self.page.wait_for_function("before => " + MARKER + " !== before", arg=before)

    def marker(self) -> str:
        found: str = self.page.evaluate("() => " + MARKER)
        return found


MARKER: Final = "localStorage.getItem('astrolude.learn.' + location.pathname.split('/')[2])"
"""What the page remembers changes with everything that the learner does."""


def course_of(address: str, game: str) -> dict[str, Any]:
    found: dict[str, Any] = httpx.get(f"{address}/api/games/{game}/lessons").json()
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
    for number in range(1, len(lessons) + 1):
        page.wait_for_url(f"**/learn/{game}/{number}")
        expect(page.locator("[data-title]")).to_be_focused()
        learner.finish()
        if number == 1:
            assert grave_faults(page) == []
        learner.last.click()
    page.wait_for_url(f"**/learn/{game}")
    expect(page.get_by_text("all done")).to_be_visible()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    expect(learner.dock).to_be_visible()


@pytest.mark.parametrize("game", courses())
def test_the_questions_are_answered_and_wrong_ones_come_again(visit: Visit, address: str, game: str) -> None:
    page = visit(f"/learn/{game}/quiz", viewport=DESK)
    quiz = course_of(address, game)["quiz"]
    for number, question in enumerate(quiz):
        right = question["right"]
        wrong = "b" if right == "a" else "a"
        page.locator("li button").nth("abcd".index(wrong if number == 0 else right)).click()
        expect(page.get_by_text(f"Rule {question['rule']}")).to_be_visible()
        if number == 0:
            assert grave_faults(page) == []
        page.get_by_role("button", name="Continue").click()
    page.locator("li button").nth("abcd".index(quiz[0]["right"])).click()
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("heading", name=f"All {len(quiz)} are right")).to_be_visible()


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


@pytest.mark.parametrize("theme", ["Night", "Paper"])
@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_grave_in_a_course_and_a_lesson(
    visit: Visit, theme: str, viewport: dict[str, int]
) -> None:
    page = visit("/settings", viewport=viewport)
    page.get_by_role("radio", name=theme).check()
    for path in ("/learn/alien_frontiers", "/learn/alien_frontiers/3", "/learn/alien_frontiers/quiz"):
        page.goto(path)
        expect(page.get_by_role("heading").first).to_be_visible()
        if path.endswith("3"):
            expect(page.get_by_role("region", name="What to do")).to_be_visible()
        assert grave_faults(page) == [], path
