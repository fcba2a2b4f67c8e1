"""Puzzles in the browser: solved, failed, hints, the row; by touch and keyboard, in French on a phone."""

from __future__ import annotations

from typing import Any, Final

import httpx
import pytest
from playwright.sync_api import Page, expect
from tests.server.harness import PATIENCE
from tests.web.axe import grave_faults
from tests.web.conftest import Visit
from tests.web.screens import DESK, PHONE

from astrolude.games import load
from astrolude.kernel.registry import find, names
from astrolude.puzzles import Puzzle, has_puzzles, puzzles

pytestmark = pytest.mark.web

MEMORY: Final = "() => JSON.parse(localStorage.getItem('astrolude.puzzles') ?? 'null')"
LONGEST: Final = 30
"""More choices than any turn has."""

load()
GAMES: Final = [name for name in names() if has_puzzles(name)]


def listed(address: str, game: str) -> list[dict[str, Any]]:
    answer = httpx.get(f"{address}/api/games/{game}/puzzles", timeout=PATIENCE)
    found: list[dict[str, Any]] = answer.json()["puzzles"]
    return found


def shortest(game: str) -> Puzzle:
    return min(puzzles(find(game)).values(), key=lambda puzzle: len(puzzle.right[0]))


def open_puzzle(visit: Visit, puzzle: Puzzle, **context: Any) -> Page:
    page = visit(f"/puzzles/{puzzle.game.id}/{puzzle.id}", viewport=DESK, **context)
    await_puzzle(page)
    return page


def await_puzzle(page: Page) -> None:
    """Wait until a puzzle is read out and asks its first question."""
    expect(page.locator("[data-title]")).to_be_focused()
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator(".dock .choices.live")).to_be_visible()


def taken(page: Page) -> int:
    """How many choices of the turn stand."""
    return int(page.locator(".solving").get_attribute("data-taken") or 0)


def solve_by_hints(page: Page) -> None:
    """Show and confirm each choice until the turn is judged."""
    for _ in range(LONGEST):
        if page.locator(".verdict").count():
            return
        before = taken(page)
        page.keyboard.press("h")
        page.keyboard.press("h")
        confirm = page.get_by_role("region", name="What to do").get_by_role("button", name="Confirm")
        expect(confirm.or_(page.locator(".verdict"))).to_be_visible()
        page.keyboard.press("Control+Enter")
        page.wait_for_function(
            "before => document.querySelector('.verdict')"
            " || Number(document.querySelector('.solving').dataset.taken) > before",
            arg=before,
        )
    raise AssertionError("the turn does not end")


@pytest.mark.timeout(300)
@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_solved_on_the_real_board(visit: Visit, game: str) -> None:
    puzzle = shortest(game)
    page = open_puzzle(visit, puzzle)
    solve_by_hints(page)
    verdict = page.locator(".verdict")
    expect(verdict).to_contain_text("Solved")
    memory = page.evaluate(MEMORY)
    assert memory["entries"][game][puzzle.id] == {"standing": "solved", "tries": 1}
    assert memory["row"] == 1
    assert memory["levels"][-1] > 1000
    expect(page.get_by_role("button", name="Next")).to_be_visible()


def act(page: Page, text: str) -> None:
    """Choose by the command line and confirm."""
    before = taken(page)
    page.keyboard.press("/")
    page.locator("#command").fill(text)
    page.keyboard.press("Enter")
    page.keyboard.press("Control+Enter")
    page.wait_for_function(
        "before => Number(document.querySelector('.solving').dataset.taken) > before", arg=before
    )


def wrong_of(puzzle: Puzzle) -> list[str]:
    """The shortest turn that is known to be worse."""
    return min((line for _, line in puzzle.wrong), key=len)


def a_short_failure() -> Puzzle:
    found = puzzles(find("alien_frontiers")).values()
    return min(found, key=lambda puzzle: len(wrong_of(puzzle)))


def fail(page: Page, puzzle: Puzzle) -> None:
    for text in wrong_of(puzzle):
        act(page, text)
    expect(page.locator(".verdict")).to_be_visible()


def test_a_worse_turn_fails_is_marked_and_can_be_taken_back_and_mended(visit: Visit) -> None:
    puzzle = a_short_failure()
    page = open_puzzle(visit, puzzle)
    fail(page, puzzle)
    verdict = page.locator(".verdict")
    expect(verdict).not_to_contain_text("Solved")
    expect(verdict).to_contain_text("less than the best turn")
    expect(page.locator(".steps .missed")).to_have_count(1)
    memory = page.evaluate(MEMORY)
    assert memory["entries"]["alien_frontiers"][puzzle.id] == {"standing": "failed", "tries": 1}
    assert memory["row"] == 0
    level = memory["levels"][-1]
    assert level < 1000
    page.get_by_role("button", name="From the start").click()
    expect(page.locator(".verdict")).to_have_count(0)
    solve_by_hints(page)
    expect(page.locator(".verdict")).to_contain_text("Solved")
    memory = page.evaluate(MEMORY)
    assert memory["entries"]["alien_frontiers"][puzzle.id] == {"standing": "solved", "tries": 2}
    assert memory["row"] == 0, "only the first try counts for the row"
    assert memory["levels"][-1] == level


def test_one_step_back_takes_the_last_choice_back(visit: Visit) -> None:
    puzzle = a_short_failure()
    page = open_puzzle(visit, puzzle)
    fail(page, puzzle)
    page.keyboard.press("Backspace")
    expect(page.locator(".verdict")).to_have_count(0)
    assert taken(page) == len(wrong_of(puzzle)) - 1


def test_two_solved_in_a_row_are_two_and_the_list_says_so(visit: Visit, address: str) -> None:
    page = visit("/puzzles/alien_frontiers", viewport=DESK)
    rows = page.locator("ol .row")
    expect(rows).to_have_count(len(listed(address, "alien_frontiers")))
    assert grave_faults(page) == []
    rows.first.click()
    await_puzzle(page)
    solve_by_hints(page)
    page.keyboard.press("n")
    expect(page.locator(".verdict")).to_have_count(0)
    await_puzzle(page)
    solve_by_hints(page)
    assert page.evaluate(MEMORY)["row"] == 2
    page.get_by_role("button", name="The list").click()
    expect(page.get_by_text("2 in a row")).to_be_visible()
    expect(page.locator(".standing.solved")).to_have_count(2)
    page.get_by_role("radio", name="Not solved").check()
    expect(rows).to_have_count(len(listed(address, "alien_frontiers")) - 2)


def test_the_solution_closes_a_puzzle_and_leaves_the_level(visit: Visit) -> None:
    puzzle = shortest("gaia")
    page = open_puzzle(visit, puzzle)
    page.get_by_role("button", name="The solution").click()
    expect(page.get_by_text("The best turn", exact=True)).to_be_visible()
    memory = page.evaluate(MEMORY)
    assert memory["entries"]["gaia"][puzzle.id] == {"standing": "shown", "tries": 0}
    assert memory["levels"] == [1000]


def test_a_puzzle_is_solved_on_a_phone_in_french(visit: Visit) -> None:
    puzzle = shortest("alien_frontiers")
    page = visit(f"/puzzles/alien_frontiers/{puzzle.id}", viewport=PHONE, locale="fr", has_touch=True)
    for _ in range(LONGEST):
        if page.locator(".verdict").count():
            break
        before = taken(page)
        page.get_by_role("button", name="Indice").or_(
            page.get_by_role("button", name="Montrer le geste")
        ).tap()
        page.get_by_role("button", name="Montrer le geste").tap()
        page.get_by_role("button", name="Confirmer").tap()
        page.wait_for_function(
            "before => document.querySelector('.verdict')"
            " || Number(document.querySelector('.solving').dataset.taken) > before",
            arg=before,
        )
    expect(page.locator(".verdict")).to_contain_text("Résolu")
    wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not wide
    assert grave_faults(page) == []


def test_home_leads_to_the_puzzles_of_a_game(visit: Visit) -> None:
    page = visit("/", viewport=DESK)
    page.locator("a[href='/puzzles/gaia']").click()
    page.wait_for_url("**/puzzles/gaia")
    expect(page.get_by_role("region", name="Puzzle of the day")).to_be_visible()


def test_axe_finds_nothing_grave_in_a_puzzle(visit: Visit) -> None:
    page = open_puzzle(visit, shortest("gaia"))
    page.keyboard.press("h")
    assert grave_faults(page) == []
