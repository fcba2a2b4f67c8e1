"""People with accounts in a browser: signed in, and their games played to the end behind the page's back."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import Page
from tests.server.clubhouse import Town
from tests.server.harness import PATIENCE, Caller
from tests.server.mailbox import Mailbox
from tests.server.members import Member, until
from tests.web.tables import Wish

__all__ = ["Member", "Town", "be", "play_to_the_end", "rated_duel", "seat_here", "town"]


@pytest.fixture
def town(club: str, box: Mailbox) -> Iterator[Town]:
    """Signs people up; `club` and `box` are those of the tests of accounts."""
    made = Town(club, box)
    yield made
    for member in made.made:
        member.http.close()


def be(page: Page, member: Member) -> None:
    """This browser is a device of the member's from now on."""
    kept = json.dumps({"secret": member.secret, "name": member.name, "claimed": []})
    page.evaluate("(kept) => localStorage.setItem('astrolude.account', kept)", kept)
    page.reload()


def seat_here(page: Page, table: str) -> str:
    """The secret of the seat that this browser holds at a table."""
    found = page.wait_for_function(
        """(table) => JSON.parse(localStorage.getItem('astrolude.seats') ?? '[]')
          .find((seat) => seat.table === table)?.secret ?? null""",
        arg=table,
    )
    secret: str = found.json_value()
    return secret


def play_to_the_end(address: str, table: str, secrets: Sequence[str]) -> list[int]:
    """Somebody in a hurry plays for all of them; the places by seat."""
    wish = Wish(7)
    callers = [Caller(address, table, secret) for secret in secrets]
    deadline = time.monotonic() + 3 * PATIENCE
    try:
        while (summary := callers[0].summary())["status"] != "finished":
            assert time.monotonic() < deadline, "the game does not end"
            for caller in callers:
                state = caller.get("state", since=1 << 30)
                while (actions := (state["decision"] or {}).get("actions")) is not None:
                    chosen = actions[wish.choose([action["text"] for action in actions])]
                    caller.post("actions", {"ply": state["ply"], "action": chosen["id"]})
                    state = caller.get("state", since=1 << 30)
        ranks: list[int] = summary["outcome"]["ranks"]
        return ranks
    finally:
        for caller in callers:
            caller.http.close()


def rated_duel(anna: Member, ben: Member) -> list[int]:
    """A rated game of Alien Frontiers to its end, as soon as it is written; the places."""
    made = anna.make(game="alien_frontiers", options={})
    joined = ben.post(f"/tables/{made['table']}/join", name=ben.name)
    ranks = play_to_the_end(anna.address, made["table"], [made["secret"], joined["secret"]])
    until(lambda: anna.get(f"/club/games/{made['table']}")["game"])
    return ranks
