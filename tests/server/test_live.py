"""The live connection: hello, acting, undo, preview, presence; and whatever a client may do wrong."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import (
    BOT,
    ME,
    OPEN,
    PATIENCE,
    Caller,
    Client,
    Message,
    in_declared_form,
    quick,
    running,
)
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from astrolude.server.tables import messages


def two_people(caller: Caller, **more: Any) -> tuple[str, str, str]:
    """A table of two people: its id and their secrets."""
    made = caller.create(ME, OPEN, listed=True, **more)
    with Caller(caller.address, made["table"]) as ben:
        joined = ben.post("join", {"name": "Ben"})
    return made["table"], made["secret"], joined["secret"]


def first_action(state: Message) -> int:
    number: int = state["decision"]["actions"][0]["id"]
    return number


def test_hello_is_answered_by_the_whole_state_in_the_declared_form(caller: Caller) -> None:
    table, anna, _ = two_people(caller)
    with Client(caller.address, table, anna) as client:
        state = client.hear()
    in_declared_form(messages.TableState, state)
    assert (state["you"], state["eyes"], state["from_ply"], state["ply"]) == ([0], 0, -1, 0)
    assert state["events"][0]["ply"] == 0
    assert [seat["online"] for seat in state["seats"]] == [True, False]


def test_an_action_is_acknowledged_first_and_then_seen_by_both(caller: Caller) -> None:
    table, anna, ben = two_people(caller)
    with Client(caller.address, table, anna) as one, Client(caller.address, table, ben) as other:
        state = one.await_ply(0)
        other.await_ply(0)
        assert one.ask("act", ply=0, action=first_action(state)) == {"type": "ok", "id": "c1", "ply": 1}
        assert one.received[-2]["type"] != "state" or one.received[-2]["ply"] == 0
        seen = other.await_ply(1)
        assert one.await_ply(1)["view"]["active"] == seen["view"]["active"]
        assert seen["from_ply"] == 0


def test_only_the_deciding_seat_gets_the_choices(caller: Caller) -> None:
    table, anna, ben = two_people(caller)
    with Client(caller.address, table, anna) as one, Client(caller.address, table, ben) as other:
        assert one.await_ply(0)["decision"]["actions"]
        assert set(other.await_ply(0)["decision"]) == {"seat", "prompt"}
    with Client(caller.address, table) as spectator:
        state = spectator.hear()
        assert state["you"] == []
        assert state["eyes"] is None
        assert set(state["decision"]) == {"seat", "prompt"}
        assert state["undo"] == {"possible": False, "reason": "not_yours"}


def test_an_undo_takes_the_events_back_too(caller: Caller) -> None:
    table, anna, ben = two_people(caller, options={"length": "long"})
    with Client(caller.address, table, anna) as one, Client(caller.address, table, ben) as other:
        signal = next(a for a in one.await_ply(0)["decision"]["actions"] if a["verb"] == "signal")
        one.ask("act", ply=0, action=signal["id"])
        send = one.await_ply(1)["decision"]["actions"][0]
        other.await_ply(1)
        one.ask("act", ply=1, action=send["id"])
        assert [e["event"] for e in other.await_ply(2)["events"]] == ["sent"]
        assert one.await_ply(2)["undo"] == {"possible": True, "reason": None}
        assert one.ask("undo", ply=2)["ply"] == 3
        back = other.await_ply(3)
        assert (back["ply"], back["from_ply"], back["events"]) == (3, 1, [])
        assert other.ask("undo", ply=3)["code"] == "cannot_undo"


def test_a_state_after_a_pause_carries_only_the_events_that_were_missed(caller: Caller) -> None:
    table, anna, _ = two_people(caller)
    with Client(caller.address, table, anna) as client:
        signal = next(a for a in client.await_ply(0)["decision"]["actions"] if a["verb"] == "signal")
        client.ask("act", ply=0, action=signal["id"])
        send = client.await_ply(1)["decision"]["actions"][0]
        client.ask("act", ply=1, action=send["id"])
    with Client(caller.address, table, anna, ply=1) as back:
        state = back.hear()
        assert state["from_ply"] == 1
        assert {event["ply"] for event in state["events"]} == {2}
    with Client(caller.address, table, anna, ply=99) as confused:
        assert confused.hear()["from_ply"] == -1


def test_presence_is_told_when_somebody_comes_and_goes(caller: Caller) -> None:
    table, anna, ben = two_people(caller)
    with Client(caller.address, table, anna) as one:
        assert [seat["online"] for seat in one.hear()["seats"]] == [True, False]
        with Client(caller.address, table, ben) as other:
            other.hear()
            assert [seat["online"] for seat in one.await_type("seats")["seats"]] == [True, True]
        assert [seat["online"] for seat in one.await_type("seats")["seats"]] == [True, False]


def test_hello_can_be_said_again_after_joining(caller: Caller) -> None:
    made = caller.create(ME, OPEN, listed=True)
    with Client(caller.address, made["table"]) as client:
        state = client.hear()
        assert (state["status"], state["view"], state["decision"]) == ("open", None, None)
        with Caller(caller.address, made["table"]) as ben:
            joined = ben.post("join", {"name": "Ben"})
        client.say({"type": "hello", "secret": joined["secret"], "ply": None})
        while client.hear().get("you") != [1]:
            pass
        assert client.received[-1]["status"] == "running"


def test_why_a_thing_cannot_be_chosen(caller: Caller) -> None:
    table, anna, _ = two_people(caller)
    with Client(caller.address, table, anna) as client:
        client.await_ply(0)
        told = client.ask("why_not", ply=0, refs=["hex:0,0", "hex:1,0"])
        assert (told["type"], told["action"]["verb"]) == ("why_not", "shift")
        assert told["obstacles"][0] == {
            "message": "beacons-obstacle-no_beacon",
            "kind": "absent",
            "args": {"hex": told["action"]["refs"][0]},
        }
        assert client.ask("why_not", ply=0, verb="rest")["obstacles"] == []
        assert client.ask("why_not", ply=0, refs=["moon:1"])["action"] is None
        assert client.ask("why_not", ply=0)["code"] == "bad_request"
        assert client.ask("why_not", ply=3, verb="rest")["code"] == "stale"
        refused = client.ask("act", ply=0, action="douse")
        assert refused["obstacles"][0]["message"] == "beacons-obstacle-when-douse"


def test_a_preview_shows_what_would_be_and_changes_nothing(caller: Caller) -> None:
    table, anna, _ = two_people(caller)
    with Client(caller.address, table, anna) as client:
        state = client.await_ply(0)
        by_verb = {action["verb"]: action["id"] for action in state["decision"]["actions"]}
        assert client.ask("preview", ply=0, action=by_verb["draw"])["chance"] is True
        assert client.received[-1]["view"] is None
        signal = client.ask("preview", ply=0, action=by_verb["signal"])
        assert (signal["chance"], signal["view"]) == (False, state["view"])
        assert client.ask("preview", ply=7, action=by_verb["signal"])["code"] == "stale"
        assert client.await_type("state")["ply"] == 0


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("", "bad_request"),
        ("no json", "bad_request"),
        ("[" * 3000, "bad_request"),
        ("[]", "bad_request"),
        ('{"type": "dance"}', "bad_request"),
        ('{"type": "act", "id": "x", "ply": 0}', "bad_request"),
        (
            '{"type": "why_not", "id": "x", "ply": 0, "refs": ["1", "2", "3", "4", "5", "6", "7"]}',
            "bad_request",
        ),
        ('{"type": "act", "id": "x", "ply": "0", "action": 0}', "bad_request"),
        ('{"type": "act", "id": "x", "ply": 0, "action": true}', "bad_request"),
        ('{"type": "act", "id": "x", "ply": 0, "action": 0, "seat": 1}', "bad_request"),
        ('{"type": "act", "id": "x", "ply": -1, "action": 0}', "bad_request"),
        ('{"type": "act", "id": "x", "ply": 0, "action": 1e999}', "bad_request"),
        ('{"type": "act", "id": "x", "ply": 0, "action": "\\ud800"}', "bad_request"),
        ('{"type": "act", "id": "x", "ply": 0, "action": 99999}', "illegal_action"),
        ('{"type": "act", "id": "x", "ply": 0, "action": "dance"}', "illegal_action"),
        ('{"type": "act", "id": "x", "ply": 0, "action": "let"}', "illegal_action"),
        ('{"type": "act", "id": "x", "ply": 5, "action": 0}', "stale"),
        ('{"type": "undo", "id": "x", "ply": 0}', "cannot_undo"),
        ('{"type": "hello", "secret": "s_wrong", "ply": null}', "no_seat"),
        (b"\x00\x01", "bad_request"),
        ('{"type": "ping", "pad": "' + "x" * 5000 + '"}', "too_large"),
    ],
)
def test_a_wrong_message_is_refused_and_the_connection_goes_on(
    caller: Caller, frame: str | bytes, code: str
) -> None:
    table, anna, _ = two_people(caller)
    with Client(caller.address, table, anna) as client:
        before = client.await_ply(0)
        client.say(frame)
        error = client.await_type("error")
        assert error["code"] == code
        assert error["message"]
        client.say({"type": "ping"})
        client.await_type("pong")
        with Caller(caller.address, table, anna) as http:
            now = http.get("state")
        assert now["ply"] == 0
        assert now["view"] == before["view"]


def test_who_has_not_said_hello_is_told_so(caller: Caller) -> None:
    table, _, _ = two_people(caller)
    with Client(caller.address, table, greet=False) as client:
        assert client.ask("act", ply=0, action=0)["code"] == "bad_request"
        client.say({"type": "ping"})
        assert client.hear() == {"type": "pong"}


def test_spectators_and_waiting_seats_cannot_act(caller: Caller) -> None:
    table, _, ben = two_people(caller)
    with Client(caller.address, table) as spectator, Client(caller.address, table, ben) as waiting:
        assert spectator.ask("act", ply=0, action=0)["code"] == "no_seat"
        assert spectator.ask("preview", ply=0, action=0)["code"] == "no_seat"
        assert spectator.ask("undo", ply=0)["code"] == "no_seat"
        assert waiting.ask("act", ply=0, action=0)["code"] == "not_your_turn"
        assert waiting.ask("preview", ply=0, action=0)["code"] == "not_your_turn"


def test_an_unknown_table_is_an_error(caller: Caller) -> None:
    with Client(caller.address, "t_nowhere") as client:
        assert client.hear()["code"] == "unknown_table"


def test_a_doubled_message_acts_once(caller: Caller) -> None:
    table, anna, _ = two_people(caller)
    with Client(caller.address, table, anna) as client:
        act = {"type": "act", "id": "twin", "ply": 0, "action": first_action(client.await_ply(0))}
        client.say(act)
        client.say(act)
        answers: list[Message] = []
        while len(answers) < 2:
            message = client.hear()
            if message.get("id") == "twin":
                answers.append(message)
        assert [answer["type"] for answer in answers] == ["ok", "error"]
        assert answers[1]["code"] == "stale"
        assert client.await_type("state")["ply"] == 1


def test_of_many_who_answer_the_same_ply_one_wins(caller: Caller) -> None:
    """The same seat in six browsers, all acting at once, again and again."""
    table, anna, ben = two_people(caller, options={"length": "long"})
    clients = [Client(caller.address, table, anna) for _ in range(6)]
    barrier = threading.Barrier(len(clients))

    def answer(client: Client) -> list[Message]:
        answers: list[Message] = []
        for ply in range(2):
            state = client.await_ply(ply)
            barrier.wait()
            if state["decision"].get("actions"):
                answers.append(client.ask("act", ply=ply, action=first_action(state)))
        return answers

    with ThreadPoolExecutor(len(clients)) as pool:
        answers = [answer for found in pool.map(answer, clients) for answer in found]
    for client in clients:
        client.close()
    accepted = [answer["ply"] for answer in answers if answer["type"] == "ok"]
    assert len(accepted) == len(set(accepted))
    assert accepted
    assert all(answer["code"] == "stale" for answer in answers if answer["type"] == "error")
    with Caller(caller.address, table, ben) as http:
        assert http.get("state")["ply"] == max(accepted)


def test_who_reads_slowly_gets_the_newest_state_and_every_event(tmp_path: Path) -> None:
    """Bots play whole games while the client sleeps: few states, no event missed, none doubled."""
    with running(quick(tmp_path, push_interval=2.0)) as address, Caller(address) as anyone:
        made = anyone.create(BOT, BOT, BOT, options={"length": "long"})
        log: list[Message] = []
        states = 0
        with Client(address, made["table"]) as spectator:
            while True:
                state = spectator.await_type("state")
                states += 1
                log = [event for event in log if event["ply"] <= state["from_ply"]] + state["events"]
                if state["status"] == "finished":
                    break
        with Caller(address, made["table"]) as http:
            final = http.get("state")
        assert log == final["events"]
        assert states < final["ply"] / 3


def test_a_connection_from_a_foreign_page_is_refused(caller: Caller) -> None:
    url = caller.address.replace("http", "ws", 1) + "/ws/tables/t_any"
    with pytest.raises(Exception, match="403"), connect(url, origin=Origin("https://elsewhere.example")):
        pass
    with connect(url, origin=Origin(caller.address), open_timeout=PATIENCE) as own:
        own.send('{"type": "ping"}')
        assert own.recv(PATIENCE) == '{"type":"pong"}'


def test_a_giant_frame_closes_only_its_own_connection(caller: Caller) -> None:
    table, anna, ben = two_people(caller)
    with Client(caller.address, table, anna) as rude, Client(caller.address, table, ben) as other:
        rude.say("x" * 200_000)
        with pytest.raises(ConnectionClosed):
            rude.await_type("nothing of that kind")
        other.say({"type": "ping"})
        other.await_type("pong")


def test_whoever_never_says_hello_is_hung_up_on(tmp_path: Path) -> None:
    with (
        running(quick(tmp_path, hello_seconds=0.1)) as address,
        Client(address, "t_any", greet=False) as mute,
        pytest.raises(ConnectionClosed),
    ):
        mute.hear()


def test_a_table_that_everybody_left_says_so(caller: Caller) -> None:
    made = caller.create(ME, OPEN, listed=True)
    with Client(caller.address, made["table"]) as spectator:
        spectator.hear()
        with Caller(caller.address, made["table"], made["secret"]) as anna:
            anna.post("leave", {})
        assert spectator.await_type("error")["code"] == "unknown_table"


def test_at_one_screen_the_eyes_follow_the_deciding_seat(caller: Caller) -> None:
    """Each of the two sees their own hand in turn; private events of the other are not in the log."""
    made = caller.create(ME, {"kind": "me", "name": "Ben"}, options={"length": "long"})
    log: list[Message] = []
    with Client(caller.address, made["table"], made["secret"]) as client:
        state = client.hear()
        while state["status"] == "running":
            log = [event for event in log if event["ply"] <= state["from_ply"]] + state["events"]
            eyes = state["eyes"]
            assert state["you"] == [0, 1]
            assert eyes == state["decision"]["seat"]
            assert [seat["hand"] is not None for seat in state["view"]["seats"]] == [eyes == 0, eyes == 1]
            assert all(event["seat"] == eyes for event in log if event["event"] == "received")
            choices = state["decision"]["actions"]
            draw = [action["id"] for action in choices if action["verb"] == "draw"]
            client.ask("act", ply=state["ply"], action=(draw or [choices[0]["id"]])[0])
            state = client.await_ply(state["ply"] + 1)
    assert any(event["event"] == "received" for event in log)
