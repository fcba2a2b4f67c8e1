"""The club's clocks, notices, limits, and what a rated game tells nobody before its end."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import Caller, Wall, running
from tests.server.mailbox import Mailbox
from tests.server.members import CLOCK, Member, begun, club_settings, play_out, until, written
from tests.server.receiver import Receiver, receiver

from astrolude.server.settings import Rate

SHORT = {"kind": "live", "minutes": 5, "increment": 0, "out": "vote"}


@pytest.fixture
def room() -> Iterator[Receiver]:
    with receiver() as found:
        yield found


def people(stack: ExitStack, address: str, box: Mailbox, *names: str) -> list[Member]:
    made = [Member(address, box, name) for name in names]
    for member in made:
        stack.callback(member.http.close)
    return made


def act_while_asked(caller: Caller) -> None:
    """Answer until somebody else is asked."""
    while (decision := (state := caller.get("state"))["decision"]) and decision.get("actions"):
        action = decision["actions"][0]["id"]
        caller.http.post(f"/api/tables/{caller.table}/actions", json={"ply": state["ply"], "action": action})


def test_who_does_not_come_to_a_round_gets_nothing_and_holds_up_nobody(tmp_path: Path, box: Mailbox) -> None:
    """Whatever clock was wished for: at zero a bot plays on, and nobody is asked."""
    wall = Wall()
    settings = club_settings(box, tmp_path, clock_interval=0.02)
    with running(settings, wall) as address, ExitStack() as stack:
        members = people(stack, address, box, "Come A", "Come B", "Late C", "Late D")
        name = begun(members, SHORT, rounds=1)

        def tables(state: str) -> Any:
            found = members[0].get(f"/tournaments/{name}")["played"][0]["tables"]
            return found if all(table["state"] == state for table in found) else None

        shown = members[0].get(f"/tournaments/{name}")
        assert shown["clock"]["out"] == "bot"
        who = {each["number"]: each["who"]["name"] for each in shown["entrants"]}
        by_name = {member.name: member for member in members}
        present = []
        # The first round goes by the order in which they joined: A meets C, and B meets D.
        for table in until(lambda: tables("playing")):
            came = [by_name[who[seat["number"]]] for seat in table["seats"]]
            here = next(member for member in came if member.name.startswith("Come"))
            present.append(Caller(address, table["table"], here.seat_at(table["table"])))
            stack.callback(present[-1].http.close)
        for caller in present:
            act_while_asked(caller)
        wall.forward(10 * 60)  # the five minutes of those who do not come, and their minute of grace
        for caller in present:
            while caller.summary()["status"] == "running":
                act_while_asked(caller)
        for table in until(lambda: tables("done")):
            for seat in table["seats"]:
                late = who[seat["number"]].startswith("Late")
                assert (seat["left"], seat["points"]) == ((True, 0.0) if late else (False, 4.0))


def test_a_rated_game_against_bots_counts_and_tells_its_seed_to_nobody(tmp_path: Path, box: Mailbox) -> None:
    settings = club_settings(box, tmp_path, games=("astrolude.games:load",))
    with running(settings) as address, ExitStack() as stack:
        [anna] = people(stack, address, box, "Alone Anna")
        seats = [{"kind": "me", "name": "Alone Anna"}, {"kind": "bot", "level": "easy"}]
        wanted: dict[str, Any] = {"game": "alien_frontiers", "seats": seats, "rated": True}
        assert anna.refusal("/tables", **wanted, clock={**CLOCK, "out": "vote"}) == "bad_request"
        made = anna.post("/tables", **wanted, clock={**CLOCK, "out": "bot"})
        with Caller(address, made["table"], made["secret"]) as seat:
            for path in ("file", "record"):
                refused = seat.http.get(f"/api/tables/{made['table']}/{path}")
                assert refused.json()["error"]["code"] == "not_finished"

            def my_turn() -> Any:
                found = seat.get("state")
                return found if found["decision"]["seat"] == 0 else None

            state = until(my_turn)
            hint = seat.http.post(f"/api/tables/{made['table']}/hint", json={"ply": state["ply"]})
            assert hint.json()["error"]["code"] == "no_coach"
        play_out(address, made["table"], [made["secret"]])
        game = written(anna, made["table"])
        assert [p["level"] for p in game["players"]] == [None, "easy"]
        assert game["change"]["reason"] == "first"
        assert anna.get("/club/boards/alien_frontiers/2")["total"] == 0, "one game is no rating, a bot nobody"


def test_whoever_is_asked_to_a_table_or_has_a_round_is_told(
    tmp_path: Path, box: Mailbox, room: Receiver
) -> None:
    settings = club_settings(box, tmp_path, private_addresses="allow", notice_pause=0.0)
    with running(settings) as address, ExitStack() as stack:
        members = people(stack, address, box, "Told Anna", "Told Ben", "Told C", "Told D")
        anna, ben = members[:2]
        hook = {"kind": "discord", "address": f"{room.address}/hook"}
        ben.post("/account/notices", events={"invited": ["webhook"], "round": ["webhook"]}, webhook=hook)
        anna.post("/club/friends", name=ben.name)
        ben.post("/club/friends/answer", person=anna.id, answer="accept")
        open_seats = [{"kind": "me", "name": anna.name}, {"kind": "open"}]
        table = anna.post("/tables", game="beacons", seats=open_seats)["table"]
        for _ in range(2):
            anna.post("/club/invitations", table=table, person=ben.id)
        first = json.dumps(json.loads(room.call(0).body))
        assert "You are asked to play" in first
        assert f"/t/{table}" in first
        begun(members, SHORT, rounds=1)
        second = json.dumps(json.loads(room.call(1).body))
        assert "Your round begins" in second
        assert len(room) == 2, "asked twice, told once"


def test_names_are_not_tried_in_numbers(tmp_path: Path, box: Mailbox) -> None:
    rates = {"friend_rate": Rate(0, 3), "tournament_rate": Rate(0, 1), "club_rate": Rate(0, 12)}
    settings = club_settings(box, tmp_path, **rates)
    with running(settings) as address, ExitStack() as stack:
        [anna] = people(stack, address, box, "Curious Anna")
        asked = [anna.refusal("/club/friends", name=f"Guess {n}") for n in range(5)]
        assert asked == ["unknown_person"] * 3 + ["too_fast"] * 2
        wanted: dict[str, Any] = {"name": "Cup", "kind": "swiss", "game": "beacons", "clock": CLOCK}
        anna.post("/tournaments", **wanted)
        assert anna.refusal("/tournaments", **wanted) == "too_fast"
        looked = [anna.http.get("/api/club/people/Guess").status_code for _ in range(15)]
        assert looked[0] == 404
        assert looked[-1] == 429


def test_a_host_may_want_neither_ratings_nor_tournaments(tmp_path: Path, box: Mailbox) -> None:
    settings = club_settings(box, tmp_path, ratings="off", tournaments="off", season_months=0)
    with running(settings) as address, ExitStack() as stack:
        [anna] = people(stack, address, box, "Off Anna")
        seats = [{"kind": "me", "name": "Off Anna"}, {"kind": "open"}]
        wanted: dict[str, Any] = {"game": "beacons", "seats": seats, "clock": CLOCK, "rated": True}
        assert anna.refusal("/tables", **wanted) == "switched_off"
        cup: dict[str, Any] = {"name": "Cup", "kind": "swiss", "game": "beacons", "clock": CLOCK}
        assert anna.refusal("/tournaments", **cup) == "switched_off"
        rules = anna.get("/club/rules")
        assert (rules["ratings"], rules["tournaments"], rules["seasons"]) == (False, False, [])
