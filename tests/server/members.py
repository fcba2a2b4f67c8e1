"""People with accounts who play, for the tests of the club."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

import httpx
from tests.server.harness import PATIENCE, Caller, Message
from tests.server.mailbox import Mailbox, with_mail

from astrolude.server.settings import Settings

T = TypeVar("T")

CLOCK: Final = {"kind": "live", "minutes": 60, "increment": 10}
BEACONS: Final = {"length": "short"}


def club_settings(box: Mailbox, folder: Path, **more: Any) -> Settings:
    return with_mail(box, folder, **{"tournament_interval": 0.1, **more})


def begun(members: Sequence[Member], clock: Message = CLOCK, **more: Any) -> str:
    """A tournament of duels that the first of the members leads and all of them play; its id."""
    wanted: Message = {"name": "Cup", "kind": "swiss", "game": "beacons", "options": BEACONS, "size": 2}
    name: str = members[0].post("/tournaments", **{**wanted, "clock": clock, "pause": 0, **more})["id"]
    for member in members:
        member.post(f"/tournaments/{name}/join")
    members[0].post(f"/tournaments/{name}/begin")
    return name


class Member:
    """Somebody who is signed in."""

    def __init__(self, address: str, box: Mailbox, name: str) -> None:
        self.address: Final = address
        self.http: Final = httpx.Client(base_url=address, timeout=PATIENCE)
        before = len(box)
        mail = f"{name.casefold().replace(' ', '.')}@example.org"
        self.http.post("/api/account/letters", json={"mail": mail, "name": name}).raise_for_status()
        link = box.link(before).partition("#")[2]
        session = self.http.post("/api/account/letters/open", json={"secret": link}).json()
        self.secret: Final[str] = session["secret"]
        self.id: Final[str] = session["account"]["id"]
        self.name: Final[str] = session["account"]["name"]
        self.http.headers["Authorization"] = f"Bearer {self.secret}"

    def get(self, path: str, **query: Any) -> Any:
        answer = self.http.get(f"/api{path}", params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, **body: Any) -> Any:
        answer = self.http.post(f"/api{path}", json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def refusal(self, path: str, **body: Any) -> str:
        answer = self.http.post(f"/api{path}", json=body)
        assert answer.status_code >= 400, answer.text
        code: str = answer.json()["error"]["code"]
        return code

    def missing(self, path: str, **query: Any) -> str:
        answer = self.http.get(f"/api{path}", params=query)
        assert answer.status_code >= 400, answer.text
        code: str = answer.json()["error"]["code"]
        return code

    def make(self, seats: int = 2, **more: Any) -> Message:
        """A rated table that others may join; its secret is ours."""
        wanted: Message = {
            "game": "beacons",
            "options": BEACONS,
            "rated": True,
            "clock": CLOCK,
            "listed": True,
        }
        wanted["seats"] = [{"kind": "me", "name": self.name}, *[{"kind": "open"}] * (seats - 1)]
        made: Message = self.post("/tables", **{**wanted, **more})
        return made

    def seat_at(self, table: str) -> str:
        """The secret of our seat at a table, as a new device gets it."""
        seats = self.post("/account/seats")
        found: str = next(seat["secret"] for seat in seats if seat["table"] == table)
        return found


def play_out(address: str, table: str, secrets: Sequence[str]) -> Message:
    """Play a game to its end; its summary."""
    callers = [Caller(address, table, secret) for secret in secrets]
    try:
        while (summary := callers[0].summary())["status"] == "running":
            mine = next((c for c in callers if summary["deciding"] in c.get("state")["you"]), None)
            if mine is None:  # a bot's turn
                time.sleep(0.01)
                continue
            state = mine.get("state")
            actions = (state["decision"] or {}).get("actions")
            if actions:
                mine.http.post(
                    f"/api/tables/{table}/actions", json={"ply": state["ply"], "action": actions[0]["id"]}
                )
        return summary
    finally:
        for caller in callers:
            caller.http.close()


def rated_game(members: Sequence[Member], **more: Any) -> Message:
    """A rated game of these people to its end, and when it is written; its summary."""
    made = members[0].make(len(members), **more)
    join = f"/tables/{made['table']}/join"
    secrets = [made["secret"], *[each.post(join, name=each.name)["secret"] for each in members[1:]]]
    summary = play_out(members[0].address, made["table"], secrets)
    written(members[0], made["table"])
    return summary


def written(member: Member, table: str) -> Message:
    """What a finished game meant, as soon as that is written."""
    found: Message = until(lambda: member.get(f"/club/games/{table}")["game"])
    return found


def until(look: Callable[[], T | None]) -> T:
    deadline = time.monotonic() + PATIENCE
    while (found := look()) is None or found is False:
        assert time.monotonic() < deadline, "it does not happen"
        time.sleep(0.02)
    return found
