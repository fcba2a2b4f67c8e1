"""Without a server and without a network: whole games of all kinds, and all else that the page does."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect
from tests.web.conftest import Journal, calm_context
from tests.web.file_server import FileServer
from tests.web.people import SITUATION, Person, start_game
from tests.web.tables import HURRY
from tests.web.test_puzzles import shortest, solve_by_hints
from tests.web.test_static_site import SEED, START_MS, await_engine, played_here

import astrolude
from astrolude.games import NAMES
from astrolude.kernel.record import Record
from astrolude.kernel.registry import find
from astrolude.kernel.start import Start

pytestmark = pytest.mark.web


@pytest.fixture(scope="module")
def far(browser: Browser, folder: Path) -> Iterator[BrowserContext]:
    """A browser that has opened the page once; then the network was cut, for all tests here."""
    server = FileServer(folder)
    context = calm_context(browser, server.address)
    page = context.new_page()
    page.goto("/")
    await_engine(page)
    page.close()
    server.stop()
    yield context
    context.close()


@pytest.fixture
def page(far: BrowserContext) -> Iterator[Page]:
    """A tab of it, which asks nobody for anything that the folder does not hold."""
    journal = Journal(breaks=True)
    asked: list[str] = []
    opened = far.new_page()
    journal.listen(opened)
    opened.on("request", lambda request: asked.append(request.url))
    opened.goto("/icon.svg")
    own = opened.url.removesuffix("icon.svg")
    # The seats and settings of the test before are not this one's.
    opened.evaluate("localStorage.clear()")
    yield opened
    opened.close()
    assert journal.faults == []
    assert [url for url in asked if not url.startswith((own, "blob:", "data:"))] == []


def new_game(page: Page, game: str, *seats: str) -> None:
    """A table for two by the form; by word who sits where."""
    page.goto(f"/new/{game}")
    await_engine(page)
    start_game(page, game, *seats)
    page.wait_for_url(re.compile("/t/"), timeout=START_MS)


@pytest.mark.parametrize("game", NAMES)
def test_somebody_plays_a_whole_game_of_every_kind(page: Page, game: str) -> None:
    """By the page's own controls from the form to the count, with a reload in the middle."""
    new_game(page, game, "Here", "Bot")
    anna = Person(page, seed=5, haste=HURRY[game])
    reloaded = False
    anna.await_turn(START_MS)
    while anna.play_turn() != "over":
        page.wait_for_function("() => !document.querySelector('.dock .dots')", timeout=START_MS)
        if not reloaded:
            anna.await_turn(START_MS)
            told = anna.journal.inner_text()
            page.reload()
            await_engine(page)
            anna.await_turn(START_MS)
            assert anna.journal.inner_text() == told
            reloaded = True
    assert reloaded
    ranking = page.get_by_role("region", name="Ranking")
    expect(ranking).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save").click()
    # The record of what was played there is played here to the same end.
    record = astrolude.read(Path(download.value.path()))
    assert record.start.game.id == game
    *_, last = record.positions()
    outcome = last.state.outcome()
    assert outcome is not None
    for score in outcome.scores:
        expect(ranking).to_contain_text(str(score).replace("-", "\N{MINUS SIGN}"))


def after_a_turn(page: Page, game: str) -> Person:
    """Somebody who begins a game with a bot and has played one turn of it."""
    new_game(page, game, "Here", "Bot")
    anna = Person(page, seed=5)
    anna.await_turn(START_MS)
    anna.play_turn()
    anna.await_turn(START_MS)
    return anna


def test_somebody_who_hands_their_seat_to_a_bot_looks_on_to_the_end(page: Page) -> None:
    new_game(page, "gaia", "Here", "Bot")
    Person(page).await_turn(START_MS)
    page.get_by_role("button", name="Menu").click()
    for _ in range(2):
        page.get_by_role("button", name="Hand my seat to a bot").click()
    expect(page.get_by_role("region", name="Ranking")).to_be_visible(timeout=START_MS)
    expect(page.get_by_role("button", name="Save")).to_be_visible()


def test_a_game_goes_on_from_its_file(page: Page, tmp_path: Path) -> None:
    """What was carried out of the browser comes back as a table of its own, at the same place."""
    anna = after_a_turn(page, "gaia")
    told, table = anna.journal.inner_text(), page.url
    page.goto("/mine")
    with page.expect_download() as download:
        page.get_by_role("button", name=re.compile("Gaia.*save as a file")).click()
    download.value.save_as(tmp_path / "game.json")
    page.get_by_label("Open a file…").set_input_files(tmp_path / "game.json")
    page.wait_for_url(lambda url: "/t/" in url and url != table, timeout=START_MS)
    anna.await_turn(START_MS)
    assert anna.journal.inner_text() == told


def test_a_tab_that_crashes_loses_nothing(far: BrowserContext, page: Page) -> None:
    anna = after_a_turn(page, "alien_frontiers")
    anna.play(anna.listed_and_closed()[0])
    anna.await_turn(START_MS)
    told, listed, table = anna.journal.inner_text(), anna.listed_and_closed(), page.url
    with page.expect_event("crash"), pytest.raises(Error):
        page.goto("chrome://crash")
    again = far.new_page()
    again.goto(table)
    anna = Person(again, seed=5)
    anna.await_turn(START_MS)
    assert (anna.journal.inner_text(), anna.listed_and_closed()) == (told, listed)
    again.close()


def test_two_tabs_show_one_game_and_the_other_goes_on_when_one_is_closed(
    far: BrowserContext, page: Page
) -> None:
    new_game(page, "alien_frontiers", "Here", "Bot")
    anna = Person(page, seed=5)
    anna.await_turn(START_MS)
    beside = far.new_page()
    beside.goto(page.url)
    same = Person(beside, seed=6)
    same.await_turn(START_MS)
    anna.play_turn()
    anna.await_turn(START_MS)
    expect(same.journal).to_have_text(anna.journal.inner_text(), use_inner_text=True, timeout=START_MS)
    same.await_turn(START_MS)
    # The tab that moved the bots is gone; the other moves them from now on.
    page.close()
    told = same.journal.inner_text()
    same.play_turn()
    same.await_turn(START_MS)
    assert same.journal.inner_text() != told
    beside.close()


def test_what_only_servers_do_is_not_offered(page: Page) -> None:
    page.goto("/settings")
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    expect(page.get_by_role("heading", name="My data")).to_be_visible()
    expect(page.get_by_text(re.compile("passkey|account", re.IGNORECASE))).to_have_count(0)


def test_the_browser_is_asked_not_to_clear_games_once_there_is_one(page: Page) -> None:
    page.add_init_script(LASTING)
    new_game(page, "gaia", "Here", "Bot")
    page.wait_for_function("() => window.askedToLast === 1", timeout=START_MS)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Home").click()
    page.get_by_role("link", name="My games").first.click()
    expect(page.get_by_text("This browser keeps your games")).to_be_visible()
    expect(page.get_by_text("It may clear them")).not_to_be_attached()
    page.goto("/new/gaia")
    await_engine(page)
    assert page.evaluate("() => window.askedToLast") is None
    page.goto("/mine")
    expect(page.get_by_text("It may clear them")).to_be_visible(timeout=START_MS)


LASTING: Final = """
  let lasts = false;
  navigator.storage.persisted = () => Promise.resolve(lasts);
  navigator.storage.persist = () => {
    window.askedToLast = (window.askedToLast ?? 0) + 1;
    lasts = true;
    return Promise.resolve(true);
  };
"""
"""A browser that clears games until it is asked not to, and counts how often it was."""


def test_lessons_need_no_network(page: Page) -> None:
    page.goto("/learn/alien_frontiers")
    page.locator("main a[href*='/learn/alien_frontiers/']").first.click(timeout=START_MS)
    expect(page.locator(".dock")).to_be_visible(timeout=START_MS)


def test_the_rules_need_no_network_as_a_book_and_beside_a_game(page: Page) -> None:
    page.goto("/rules/alien_frontiers")
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    new_game(page, "alien_frontiers", "Here", "Bot")
    Person(page).await_turn(START_MS)
    page.keyboard.press("r")
    expect(page.locator(".sheet, [role=dialog], aside.rules").first).to_be_visible()


def test_why_not_needs_no_network(page: Page) -> None:
    new_game(page, "alien_frontiers", "Here", "Bot")
    Person(page).await_turn(START_MS)
    station = '#board [data-ref="station:terraforming_station"]:not([data-lit]):not([data-selected])'
    page.locator(station).first.click(position={"x": 20, "y": 12})
    expect(page.locator(".why[role=dialog]")).to_have_accessible_name("Why not Terraforming Station?")


def test_puzzles_need_no_network(page: Page) -> None:
    puzzle = shortest("alien_frontiers")
    page.goto("/puzzles/alien_frontiers")
    expect(page.locator("ol .row").first).to_be_visible(timeout=START_MS)
    page.goto(f"/puzzles/alien_frontiers/{puzzle.id}")
    expect(page.locator(".board")).to_be_visible(timeout=START_MS)
    solve_by_hints(page)
    expect(page.locator(".verdict")).to_contain_text("Solved")


def test_replay_needs_no_network(page: Page) -> None:
    after_a_turn(page, "alien_frontiers")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Look back").click()
    slider = page.get_by_role("slider").first
    expect(slider).to_be_visible()
    slider.press("End")
    slider.press("ArrowLeft")
    expect(slider).not_to_have_value(slider.get_attribute("max") or "")
    assert int(slider.input_value()) == int(slider.get_attribute("max") or 0) - 1


def test_hints_need_no_network(page: Page) -> None:
    new_game(page, "gaia", "Here", "Bot")
    Person(page).await_turn(START_MS)
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("region", name="Hint")
    hint.get_by_role("button", name="See the move").click(timeout=START_MS)
    expect(hint.locator(".card").first).to_be_visible()


def test_analysis_and_play_from_any_moment_need_no_network(page: Page, tmp_path: Path) -> None:
    start = Start(find("gaia"), 2, {}, SEED)
    file = tmp_path / "game.txt"
    file.write_text(Record(start, ["Anna", "Ben"], played_here("gaia"), []).text(), encoding="utf-8")
    page.goto("/mine")
    await_engine(page)
    page.get_by_label("Open a file…").set_input_files(file)
    page.wait_for_url(re.compile("/t/"), timeout=START_MS)
    page.get_by_role("button", name="Analyse").click(timeout=START_MS)
    expect(page.get_by_text("Then the bot would play").first).to_be_visible(timeout=START_MS)
    page.get_by_role("button", name="Play from here").click()
    dialog = page.get_by_role("dialog", name="Play from here")
    expect(dialog.get_by_role("radio", name="Open")).to_have_count(0)
    dialog.get_by_role("button", name="Play on").click()
    expect(page.get_by_role("link", name=re.compile("^Variation"))).to_be_visible(timeout=START_MS)


TURN_OR_CURTAIN: Final = f"""() => {{
  const titles = [...document.querySelectorAll('h1, h2')].map((title) => title.textContent);
  if (titles.some((title) => title.startsWith('Hand over to '))) return 'curtain';
  return ({SITUATION})() === 'turn' && 'turn';
}}"""

MOVED_ON: Final = "(ply) => document.querySelector('.table')?.dataset.ply !== ply"


def test_people_at_one_screen_have_a_curtain_between_them(page: Page) -> None:
    page.evaluate("localStorage['astrolude.preferences'] = '{\"pace\": \"atOnce\"}'")
    new_game(page, "eclipse", "Here", "Here")
    anna = Person(page, seed=5)
    curtain = page.get_by_role("heading", name=re.compile("^Hand over to "))
    for _ in range(60):
        found = page.wait_for_function(TURN_OR_CURTAIN, timeout=START_MS)
        if found.json_value() == "curtain":
            break
        ply = page.locator(".table").get_attribute("data-ply")
        assert anna.listed()
        anna.choices.first.press("Enter")
        page.keyboard.press("Control+Enter")
        page.wait_for_function(MOVED_ON, arg=ply, timeout=START_MS)
    expect(curtain).to_be_visible()
    expect(page.locator(".board, .seat, .dock")).to_have_count(0)
    page.get_by_role("button", name=re.compile("^I am ")).click()
    expect(page.locator(".dock")).to_be_visible()
