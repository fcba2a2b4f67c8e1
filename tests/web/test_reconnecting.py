"""When the line breaks in the middle of a game: nothing is lost or doubled, the page goes on by itself."""

from __future__ import annotations

import json
import signal
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.web.conftest import Visit
from tests.web.hosting import Host
from tests.web.people import Person, in_turn
from tests.web.tables import ANNA, BEN, OPEN, set_up

pytestmark = pytest.mark.web


def lines(person: Person, shared: bool = False) -> list[str]:
    """The journal as it is shown; at a table that several people share it has a tab beside their messages."""
    if shared:
        person.page.get_by_role("tab", name="Journal").click()
    expect(person.journal.locator("li").first).to_be_visible()
    return person.journal.locator("li").all_inner_texts()


def lines_after_reload(person: Person, shared: bool = False) -> list[str]:
    person.page.reload()
    return lines(person, shared)


def test_a_killed_server_comes_back_and_the_game_goes_on(visit: Visit, own_host: Host) -> None:
    table = set_up(own_host.address, ANNA, OPEN)
    bens = table.join("Ben")
    anna = Person(visit(table.path, base_url=own_host.address, breaks=True), seed=1)
    ben = Person(visit(bens.path, base_url=own_host.address, breaks=True), seed=2)
    first, second = in_turn(anna, ben)
    first.play(first.listed_and_closed()[0])
    first.await_turn()
    known = lines(first, shared=True)
    ply = table.state()["ply"]

    own_host.end(signal.SIGKILL)
    for person in (anna, ben):
        expect(person.prompt).to_have_text("The line is down")
        expect(person.dock).to_contain_text("No move is lost")
    own_host.start()

    assert second.situation() == "waiting"
    first.await_turn()
    assert lines(first, shared=True) == known
    assert table.state()["ply"] == ply
    assert first.play_turn() == "waiting"
    second.await_turn()
    assert table.state()["ply"] > ply
    assert lines(first, shared=True) == lines_after_reload(first, shared=True)


def test_somebody_without_a_network_catches_up(visit: Visit, address: str) -> None:
    table = set_up(address, ANNA, OPEN)
    bens = table.join("Ben")
    anna, ben = (Person(visit(each.path, breaks=True), seed) for seed, each in enumerate((table, bens)))
    first, second = in_turn(anna, ben)
    known = lines(second, shared=True)

    second.page.context.set_offline(True)
    assert first.play_turn() == "waiting"
    assert lines(second, shared=True) == known
    second.page.context.set_offline(False)

    second.await_turn()
    assert lines(second, shared=True) == lines_after_reload(second, shared=True)
    assert second.play_turn() == "waiting"
    first.await_turn()
    assert lines(first, shared=True) == lines_after_reload(first, shared=True)


def test_a_move_made_without_a_network_is_played_when_it_is_back(visit: Visit, address: str) -> None:
    table = set_up(address, ANNA, BEN)
    anna = Person(visit(table.path, breaks=True))
    anna.await_turn()
    chosen = anna.listed_and_closed()[0]
    anna.page.context.set_offline(True)
    anna.play(chosen)
    expect(anna.prompt).to_have_text("Your move is on its way")
    assert table.state()["ply"] == 0
    anna.page.context.set_offline(False)
    anna.await_turn()
    assert table.state()["ply"] == 1
    assert lines(anna) == lines_after_reload(anna)


class Breaker:
    """Stands between page and server: lets the first move through or not, and breaks the line on it."""

    def __init__(self, page: Page, arrives: bool) -> None:
        self._arrives = arrives
        self._broken = False
        page.route_web_socket("**/ws/tables/*", self._connected)

    def _connected(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def from_page(message: str | bytes) -> None:
            if self._broken or json.loads(message)["type"] != "act":
                server.send(message)
                return
            self._broken = True
            if self._arrives:
                server.on_message(lambda answer: self._swallow(answer, line))
                server.send(message)
            else:
                line.close()

        line.on_message(from_page)

    @staticmethod
    def _swallow(answer: str | bytes, line: WebSocketRoute) -> None:
        """The page never hears that its move was written down."""
        said: dict[str, Any] = json.loads(answer)
        if said["type"] == "ok":
            line.close()


@pytest.mark.parametrize(("arrives", "moves"), [(True, 1), (False, 0)], ids=["told too late", "never sent"])
def test_a_move_on_its_way_when_the_line_breaks_counts_once_or_not_at_all(
    visit: Visit, address: str, arrives: bool, moves: int
) -> None:
    table = set_up(address, ANNA, BEN)
    page = visit("/", breaks=True)
    Breaker(page, arrives)
    page.goto(table.path)
    anna = Person(page)
    anna.await_turn()
    before = lines(anna)
    docking = next(each for each in anna.listed_and_closed() if each.startswith("dock lunar_mine"))
    anna.play(docking)
    anna.await_turn()
    assert table.state()["ply"] == moves
    assert (len(lines(anna)) > len(before)) == arrives
    assert lines(anna) == lines_after_reload(anna)
