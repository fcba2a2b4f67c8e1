"""Games that nobody else joins, kept by visitors' browsers beside a server; and files opened at either."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Page, expect
from tests.server.harness import Caller
from tests.web.conftest import Visit, hosting
from tests.web.hosting import Host
from tests.web.people import Person, start_game
from tests.web.tables import ANNA, BEN, BOT, HURRY, Table, set_up

from astrolude.games import NAMES
from astrolude.kernel.play import standing
from astrolude.kernel.record import Record, read_record
from astrolude.kernel.registry import find

pytestmark = pytest.mark.web

START_MS: Final = 120_000
"""Python starts in seconds on a quiet machine; where tests run, nothing is quiet."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, engine_beside_page: None) -> Iterator[str]:
    """A server that lets browsers keep games."""
    with hosting(Host(tmp_path_factory.mktemp("solo"), solo="browser")) as host:
        yield host.address


def asked_for(page: Page) -> list[str]:
    """What the page asks the server about tables, from now on."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(f"{request.method} {request.url}"))
    return asked


def in_the_browser(page: Page) -> None:
    page.wait_for_url(re.compile("/t/t_b_"), timeout=START_MS)
    expect(page.locator(".dock .prompt, .dock .words").first).to_be_visible(timeout=START_MS)


def play_some(anna: Person, turns: int) -> None:
    for _ in range(turns):
        anna.await_turn(START_MS)
        anna.play_turn()


def test_a_game_alone_stays_in_the_browser_and_then_takes_in_a_friend(visit: Visit, house: str) -> None:
    page = visit("/", base_url=house)
    asked = asked_for(page)
    anna = Person(page, seed=5)
    page.get_by_role("button", name="Play my first game").click()
    in_the_browser(page)
    play_some(anna, 1)
    anna.await_turn(START_MS)
    told = anna.journal.inner_text()
    page.reload()
    anna.await_turn(START_MS)
    assert anna.journal.inner_text() == told
    assert [each for each in asked if "/api/tables/" in each or "POST" in each] == []
    with Caller(house) as caller:
        assert caller.http.get("/api/tables").json() == []

    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Go on at the server").click()
    page.wait_for_url(re.compile("/t/t_(?!b_)"), timeout=START_MS)
    code = page.locator(".code").first
    expect(code).to_be_visible()
    # The game in the browser has become the one at the server: there are not two of it.
    held = page.evaluate("() => JSON.parse(localStorage['astrolude.seats'])")
    assert len(held) == 1
    friend = visit(f"/j/{held[0]['invite']}", base_url=house)
    friend.get_by_role("textbox", name="Your name").fill("Ben")
    friend.get_by_role("button", name="Join").click()
    friend.wait_for_url(re.compile("/t/t_(?!b_)"))
    anna.await_turn(START_MS)
    with Caller(house, held[0]["table"], held[0]["secret"]) as seat:
        before = seat.get("state")["ply"]
        assert before > 0
        play_some(anna, 1)
        assert seat.get("state")["ply"] > before


@pytest.mark.parametrize("game", NAMES)
def test_a_game_goes_to_the_server_and_back_and_stays_the_same(visit: Visit, house: str, game: str) -> None:
    """From the browser to a table at the server, back while it runs, and to the server again, to its end."""
    page = visit(f"/new/{game}", base_url=house)
    start_game(page, game, "Here", "Bot")
    in_the_browser(page)
    anna = Person(page, seed=5, haste=HURRY[game])
    play_some(anna, 1)
    anna.await_turn(START_MS)
    kept = stored(page)
    assert kept.actions

    there = at_the_server(page, house)
    # The seat that was freed waits for somebody; a bot takes it, and the game goes on with the same dice.
    there.ask("fill", {"level": "easy"})
    settle(page, there)
    assert told(there) == kept
    there.play(1, HURRY[game])
    settle(page, there)
    moved = told(there)
    assert moved.begins_with(kept)
    assert len(moved.actions) > len(kept.actions)

    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Go on in this browser").click()
    in_the_browser(page)
    assert stored(page) == moved
    play_some(anna, 1)
    anna.await_turn(START_MS)
    kept = stored(page)
    assert kept.begins_with(moved)
    assert len(kept.actions) > len(moved.actions)

    again = at_the_server(page, house)
    again.ask("fill", {"level": "easy"})
    while again.state()["outcome"] is None:
        settle(page, again)
        again.play(haste=HURRY[game])
    expect(page.get_by_role("button", name="Save")).to_be_visible(timeout=START_MS)
    record = read_record(again.record())
    assert course_of(record).begins_with(kept)
    *_, last = record.positions()
    outcome = last.state.outcome()
    assert outcome is not None
    assert outcome.scores == again.state()["outcome"]["scores"]


class Course(NamedTuple):
    """What a game is made of, wherever it is kept."""

    seed: int
    options: dict[str, str]
    actions: list[str]

    def begins_with(self, former: Course) -> bool:
        same = (self.seed, self.options) == (former.seed, former.options)
        return same and self.actions[: len(former.actions)] == former.actions


KEPT: Final = """(table) => new Promise((resolve, reject) => {
  const opening = indexedDB.open('astrolude');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const found = opening.result.transaction('tables').objectStore('tables').get(table);
    found.onsuccess = () => { opening.result.close(); resolve(found.result.document); };
  };
})"""


def stored(page: Page) -> Course:
    """What the browser itself has written down of the game that it shows."""
    document = json.loads(page.evaluate(KEPT, page.url.rpartition("/")[2].partition("#")[0]))
    header = document["header"]
    text = find(header["game"]).grammar.text
    actions = [text(action) for action in standing(document["history"])]
    return Course(header["seed"], header["options"], actions)


def told(table: Table) -> Course:
    """What the server says of it: nobody else plays there, so it tells whoever does."""
    with Caller(table.address, table.id, table.secret) as caller:
        return course_of(read_record(caller.get("file")["record"]))


def course_of(record: Record) -> Course:
    return Course(record.start.seed, dict(record.start.options), record.actions)


def settle(page: Page, table: Table) -> None:
    """Wait until the reader is asked, and the page shows it."""
    while "actions" not in ((state := table.state())["decision"] or {"actions": []}):
        page.wait_for_timeout(50)
    shown = "(ply) => Number(document.querySelector('.table')?.dataset.ply) === ply"
    page.wait_for_function(shown, arg=state["ply"], timeout=START_MS)


def at_the_server(page: Page, house: str) -> Table:
    """The game goes on there; the table as whoever plays it here has it."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Go on at the server").click()
    page.wait_for_url(re.compile("/t/t_(?!b_)"), timeout=START_MS)
    expect(page.locator(".code").first).to_be_visible()
    held = page.evaluate("() => JSON.parse(localStorage['astrolude.seats'])")
    newest = next(seat for seat in held if seat["table"] in page.url)
    return Table(house, newest["table"], newest["secret"], newest["invite"])


def test_the_form_says_where_and_lets_choose(visit: Visit, house: str) -> None:
    page = visit("/new/alien_frontiers", base_url=house)
    switch = page.get_by_role("checkbox", name="In this browser")
    expect(switch).to_be_checked()
    switch.click()
    page.get_by_role("button", name="Start").click()
    page.wait_for_url(re.compile("/t/t_(?!b_)"), timeout=START_MS)
    # Whoever waits for others plays at the server, whatever the switch says.
    page.goto("/new/alien_frontiers")
    switch.click()
    page.get_by_role("radiogroup", name="Seat 2", exact=True).get_by_role("radio", name="Open").check()
    expect(switch).not_to_be_attached()


def test_a_game_at_the_server_goes_on_in_the_browser(visit: Visit, house: str) -> None:
    table = set_up(house, ANNA, BOT)
    page = visit(table.path, base_url=house)
    anna = Person(page, seed=5)
    play_some(anna, 1)
    anna.await_turn(START_MS)
    told = anna.journal.inner_text()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Go on in this browser").click()
    in_the_browser(page)
    anna.await_turn(START_MS)
    assert anna.journal.inner_text() == told
    page.goto("/mine")
    expect(page.get_by_text("in this browser")).to_have_count(1, timeout=START_MS)


def test_a_record_is_opened_in_the_servers_page(visit: Visit, address: str, tmp_path: Path) -> None:
    """Where browsers keep nothing, too: the finished game can be looked at and analysed."""
    table = set_up(address, ANNA, BEN)
    table.play()
    file = tmp_path / "game.txt"
    file.write_text(table.record(), encoding="utf-8")
    page = visit("/mine", base_url=address, breaks=True)
    page.get_by_label("Open a file…").set_input_files(file)
    page.wait_for_url(re.compile("/t/t_(?!b_)"), timeout=START_MS)
    expect(page.get_by_role("button", name="Analyse")).to_be_visible()
    page.goto("/mine")
    wrong = tmp_path / "wrong.txt"
    wrong.write_text(table.record().replace("\nactions\n", "\nactions\nno such action\n"), encoding="utf-8")
    page.get_by_label("Open a file…").set_input_files(wrong)
    expect(page.get_by_role("alert")).to_contain_text("line")
    wrong.write_text("a letter", encoding="utf-8")
    page.get_by_label("Open a file…").set_input_files(wrong)
    expect(page.get_by_role("alert")).to_contain_text("no game")
