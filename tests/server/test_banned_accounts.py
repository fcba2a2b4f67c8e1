"""An account that the host does not serve any more, over both stores: out everywhere, and let in again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.databases import KINDS, new_store
from tests.server.harness import PATIENCE, Client, running
from tests.server.mailbox import Mailbox
from tests.server.members import BEACONS, CLOCK, Member, club_settings, play_out, rated_game, written
from tests.server.test_admin import Host, _toy

__all__ = ["_toy"]


@pytest.fixture(params=KINDS)
def host(
    request: pytest.FixtureRequest,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    box: Mailbox,
) -> Host:
    database = new_store(request, tmp_path)
    settings = club_settings(box, tmp_path, database=database, presence_interval=0.3)
    return Host(settings, capsys, request.param == "postgresql")


def names_on_board(member: Member) -> list[str]:
    board = member.get("/club/boards/beacons/2")
    return [line["who"]["name"] for line in board["lines"]]


def sign_in(address: str, mailed: Mailbox, name: str) -> httpx.Response:
    """Somebody opens a new mailed link."""
    before = len(mailed)
    with httpx.Client(base_url=address, timeout=PATIENCE) as device:
        device.post("/api/account/letters", json={"mail": f"{name}@example.org", "name": name})
        secret = mailed.link(before).partition("#")[2]
        return device.post("/api/account/letters/open", json={"secret": secret})


def test_a_banned_account_is_out_everywhere_and_may_come_back(host: Host, box: Mailbox) -> None:
    with running(host.settings) as address:
        anna, ben = Member(address, box, "Anna"), Member(address, box, "Ben")
        for _ in range(3):
            rated_game([anna, ben])
        assert sorted(names_on_board(anna)) == ["Anna", "Ben"]
        played = anna.make()
        seat = ben.post(f"/tables/{played['table']}/join", name="Ben")["secret"]
        alone = ben.make()
        shared = anna.make(3, rated=False)
        ben.post(f"/tables/{shared['table']}/join", name="Ben")
        cup: dict[str, Any] = {"kind": "swiss", "game": "beacons", "options": BEACONS, "clock": CLOCK}
        tournament = anna.post("/tournaments", name="Cup", size=2, **cup)["id"]
        ben.post(f"/tournaments/{tournament}/join")
        if host.live:
            assert host("ban", "ben") == "Ben is not served any more.\n"
    if not host.live:
        assert host("ban", "ben") == "Ben is not served any more.\n"
    assert json.loads(host("bans", "--json")) == {"networks": [], "accounts": [ben.id]}
    assert host("bans") == f"{ben.id} Ben\n"
    listed = {each["name"]: each for each in json.loads(host("accounts", "--json"))}
    assert listed["Anna"]["banned"] is None
    assert listed["Ben"]["banned"] is not None
    assert "Banni" in host("accounts", "--lang", "fr")
    with running(host.settings) as address:
        anna.http.base_url = ben.http.base_url = httpx.URL(address)
        assert ben.missing("/account") == "no_account"
        refused = sign_in(address, box, "ben")
        assert (refused.status_code, refused.json()["error"]["code"]) == (403, "banned")
        assert names_on_board(anna) == ["Anna"]
        assert anna.missing(f"/tables/{alone['table']}") == "unknown_table"
        kinds = [seat["kind"] for seat in anna.get(f"/tables/{shared['table']}")["seats"]]
        assert kinds == ["person", "open", "open"]
        entrants = anna.get(f"/tournaments/{tournament}")["entrants"]
        assert entrants == []
        assert anna.missing("/club/people/Ben") == "unknown_person"
        with Client(address, played["table"], seat) as former:
            assert former.hear()["code"] == "no_seat"
        play_out(address, played["table"], [played["secret"]])
        [mine, theirs] = written(anna, played["table"])["players"]
        assert (mine["rank"], mine["left"], theirs["rank"], theirs["left"]) == (1, False, 2, True)
        if host.live:
            host("forgive", ben.id)
    if not host.live:
        host("forgive", ben.id)
    assert "Ben is not banned" in host("forgive", "Ben", code=2)
    with running(host.settings) as address:
        assert sign_in(address, box, "ben").json()["account"]["id"] == ben.id
        anna.http.base_url = httpx.URL(address)
        assert sorted(names_on_board(anna)) == ["Anna", "Ben"]
    for member in (anna, ben):
        member.http.close()
