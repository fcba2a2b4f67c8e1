"""Odd, impatient and curious callers of the club, over both stores: refused in order, told nothing."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any, cast

import pytest
from tests.server.clubhouse import Town, club_address, town
from tests.server.harness import Caller
from tests.server.members import BEACONS, CLOCK, Member, rated_game, until

from astrolude.kernel.errors import InvalidOptions
from astrolude.server.club.memory import Memory
from astrolude.server.club.running import Runner

__all__ = ["club_address", "town"]

CUP: dict[str, Any] = {"kind": "swiss", "game": "beacons", "options": BEACONS, "size": 2, "clock": CLOCK}


@pytest.mark.parametrize(
    "path",
    [
        "/club/people/Zero%00",
        "/club/people/Zero%00/games",
        "/club/people/%F0%9F",
        "/club/people/{me}/games?after=1-%00",
        "/club/people/{me}/games?game=%00",
        "/club/people/{me}/games?after=%C2%B2-t_1",
        "/club/boards/beacons/%00",
        "/club/boards/%00/2",
        "/club/boards/beacons/2?season=%D9%A1%D9%A9%D9%A7%D9%A0-01",
        "/club/invitations/%00",
        "/tournaments/%00",
    ],
)
def test_odd_addresses_are_refused_in_order(town: Town, path: str) -> None:
    [odd] = town(f"Odd {abs(hash(path)) % 10**8}")
    answer = odd.http.get("/api" + path.format(me=odd.id))
    assert answer.status_code in (400, 404), answer.text


def test_odd_words_are_refused_in_order(town: Town) -> None:
    [leader, odd] = town("Word Leader", "Word Odd")
    cup = leader.post("/tournaments", name="Words", **CUP, registration="link")["id"]
    assert odd.refusal(f"/tournaments/{cup}/join", code="ÉCOLE²") == "not_yours"
    assert odd.refusal("/club/friends/answer", person="p_\0", answer="block") == "unknown_person"
    for about in ("zero \0 here", "back \u202e wards"):
        assert leader.refusal("/tournaments", name="Words", about=about, **CUP) == "bad_request"
    for path in ("/club/friends", "/tournaments"):
        surrogate = b'{"name": "\\ud800", "kind": "swiss", "game": "beacons"}'
        answer = odd.http.post("/api" + path, content=surrogate, headers={"Content-Type": "application/json"})
        assert answer.status_code == 400, answer.text


def test_a_tournament_begins_at_a_moment_that_can_be_told(town: Town) -> None:
    [leader] = town("Moment Leader")
    assert leader.refusal("/tournaments", name="Far", **CUP, begins=(1 << 53) - 1) == "bad_request"
    leader.post("/tournaments", name="Near", **CUP, begins=4_102_444_800_000)
    assert leader.get("/tournaments")["mine"][0]["begins"].startswith("2100-01-01")


def test_orders_of_seats_that_are_no_numbers_are_left_out(town: Town) -> None:
    [odd] = town("Orders Odd")
    record = "astrolude 1\ngame beacons\nrules 1\nplayers 2\noption length short\nseed 7\nactions\n"
    for seat in ("²", "9" * 5000, "-0", "٠"):
        answer = odd.http.post("/api/files", json={"astrolude": 1, "record": record, "orders": {seat: {}}})
        assert answer.status_code == 200, answer.text


def test_a_game_does_not_tell_the_rating_of_one_who_shows_it_to_nobody(town: Town) -> None:
    shy, ben, stranger = town("Shy Anna", "Shy Ben", "Shy Stranger")
    shy.post("/club/visibility", profile="nobody", history="everyone", boards=False)
    table = rated_game([shy, ben])["table"]

    def change(member: Member) -> Any:
        return member.get(f"/club/games/{table}")["game"]["change"]

    assert change(shy)["seat"] == 0
    assert change(ben)["seat"] == 1
    assert change(stranger) is None
    assert stranger.get(f"/club/people/{shy.id}/games")["games"][0]["change"] is None
    assert shy.get(f"/club/people/{shy.id}/games")["games"][0]["change"] is not None
    shy.post("/club/visibility", profile="everyone")
    assert change(stranger)["seat"] == 0
    assert stranger.get(f"/club/people/{shy.id}/games")["games"][0]["change"] is not None


def test_whose_account_is_gone_takes_part_no_more(town: Town) -> None:
    leader, ben, cleo, early, late = town("Gone Anna", "Gone Ben", "Gone Cleo", "Gone Dan", "Gone Eve")
    cup = leader.post("/tournaments", name="Going", **CUP, most=5, rounds=2)["id"]
    for member in (leader, ben, cleo, early, late):
        member.post(f"/tournaments/{cup}/join")
    early.post("/account/delete")

    def states() -> list[str]:
        return [each["state"] for each in leader.get(f"/tournaments/{cup}")["entrants"]]

    until(lambda: states() == ["in"] * 4)
    leader.post(f"/tournaments/{cup}/begin")
    late.post("/account/delete")
    until(lambda: states() == ["in", "in", "in", "out"])


def test_who_was_only_asked_is_named_to_nobody_else(town: Town) -> None:
    leader, guest, other = town("Asked Anna", "Asked Ben", "Asked Cleo")
    cup = leader.post("/tournaments", name="Asking", **CUP)["id"]
    leader.post(f"/tournaments/{cup}/invite", name=guest.name)

    def named(member: Member) -> list[str]:
        return [each["who"]["name"] for each in member.get(f"/tournaments/{cup}")["entrants"]]

    assert named(leader) == named(guest) == [guest.name]
    assert named(other) == []


def test_whoever_blocks_another_hears_no_more_of_what_they_asked(town: Town) -> None:
    anna, ben = town("Block Anna", "Block Ben")
    anna.post("/club/friends", name=ben.name)
    ben.post("/club/friends/answer", person=anna.id, answer="accept")
    seats = [{"kind": "me", "name": anna.name}, {"kind": "open"}]
    table = anna.post("/tables", game="beacons", seats=seats)["table"]
    anna.post("/club/invitations", table=table, person=ben.id)
    assert [each["table"]["table"] for each in ben.get("/club/home")["invitations"]] == [table]
    ben.post("/club/friends/answer", person=anna.id, answer="block")
    assert ben.get("/club/home")["invitations"] == []


def test_what_was_looked_up_before_a_change_is_not_remembered_after_it() -> None:
    async def asking() -> list[int]:
        memory, looked, answers = Memory(60, 10), asyncio.Event(), iter((1, 2, 3))

        async def slowly() -> int:
            answer = next(answers)
            await looked.wait()
            return answer

        early = asyncio.create_task(memory.get("board", slowly))
        await asyncio.sleep(0)
        memory.forget()
        looked.set()
        return [await early, await memory.get("board", slowly), await memory.get("board", slowly)]

    assert asyncio.run(asking()) == [1, 2, 2]


def test_a_tournament_that_cannot_go_on_holds_up_no_other(caplog: pytest.LogCaptureFixture) -> None:
    async def running() -> list[str]:
        asked: list[str] = []
        two = asyncio.Event()

        async def ready(at: int, most: int) -> list[Any]:
            asked.append("ready")
            return [("c_old", None)]

        async def whole(tournament: str) -> None:
            raise InvalidOptions("this version knows no such option")

        async def over(most: int) -> list[str]:
            asked.append("over")
            if len(asked) > 2:
                two.set()
            raise RuntimeError("something else")

        store = SimpleNamespace(ready=ready, over=over)
        runner = Runner(
            cast(Any, store),
            cast(Any, SimpleNamespace(whole=whole)),
            cast(Any, None),
            lambda: 0,
            0.01,
            print,
            print,
        )
        task = asyncio.create_task(runner.keep_going())
        try:
            await asyncio.wait_for(two.wait(), 10)
        finally:
            task.cancel()
        return asked

    with caplog.at_level(logging.WARNING):
        assert asyncio.run(running())[:4] == ["ready", "over", "ready", "over"]
    assert "cannot be made: this version knows no such option" in caplog.text
    assert "could not be looked after" in caplog.text


def test_of_many_who_want_the_same_thing_at_once_one_gets_it(town: Town) -> None:
    """A name, a seat that was nobody's, a seat at a rated table, the beginning of a tournament."""
    members = town("Race One", "Race Two", "Race Three", "Race Four")

    def granted(*asked: tuple[Member, str, dict[str, Any]]) -> list[Any]:
        """What those were answered who all ask at the same moment and are not refused."""
        with ThreadPoolExecutor(len(asked)) as pool:
            calls = [pool.submit(each.http.post, f"/api{path}", json=body) for each, path, body in asked]
            answers = [call.result() for call in calls]
        assert all(answer.status_code < 500 for answer in answers)
        return [answer.json() for answer in answers if answer.status_code == 200]

    named = granted(*[(member, "/account", {"name": "Race Won"}) for member in members])
    assert [each["name"] for each in named] == ["Race Won"]
    shared = members[0].make(3, rated=False)
    with Caller(town.address, shared["table"]) as guest:
        held = {"table": shared["table"], "secret": guest.post("join", {"name": "Guest"})["secret"]}
    claimed = granted(*[(member, "/account/claims", {"seats": [held]}) for member in members[1:]])
    assert [each["tables"] for each in claimed if each["tables"]] == [[shared["table"]]]
    rated = members[0].make()["table"]
    assert len(granted(*[(each, f"/tables/{rated}/join", {"name": "x"}) for each in members[1:]])) == 1
    cup = members[0].post("/tournaments", name="Race", **CUP)["id"]
    for member in members:
        member.post(f"/tournaments/{cup}/join")
    assert len(granted(*[(members[0], f"/tournaments/{cup}/begin", {})] * 6)) == 1
