"""Standing orders: answers that a seat has given in advance."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.harness import ME, Caller, Client, Message, quick, running
from tests.server.orderly import GAME

from astrolude.kernel.play import Play, entry_of
from astrolude.kernel.start import Start
from astrolude.testing.toy import LET

BEN = {"kind": "me", "name": "Ben"}
LONG = {"length": "long"}


def line_that_asks_a_rival() -> tuple[int, list[int]]:
    """A seed and actions after which seat 0 has just asked seat 1, whose letting burn reveals nothing."""
    chance = random.Random(1)
    for seed in range(1000):
        play = Play(Start(GAME, 2, LONG, seed))
        while not play.state.over:
            play.act(chance.choice(play.state.legal_actions()))
            if play.state.seat == 1 and play.state.decision.prompt == "answer":
                burnt = play.state.clone()
                burnt.apply(LET.at())
                if burnt.reveals == play.state.reveals:
                    return seed, play.actions
    raise AssertionError("no such line was found")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    settings = quick(tmp_path_factory.mktemp("server"), games=("tests.server.orderly",))
    with running(settings) as found:
        yield found


def both_at_the_question(caller: Caller, orders_first: bool) -> tuple[Caller, Message]:
    """Anna has just asked Ben, who has ordered to let burn before that, or not yet."""
    seed, actions = line_that_asks_a_rival()
    made = caller.create(ME, BEN, game="orderly_beacons", options=LONG, seed=seed)
    people = Caller(caller.address, made["table"], made["secret"])
    if orders_first:
        people.post("orders", {"orders": {"answer": "let"}, "seat": 1})
    for ply, action in enumerate(actions):
        people.post("actions", {"ply": ply, "action": action})
    return people, {"ply": len(actions), "secret": made["secret"]}


def test_an_order_answers_at_once_and_undo_takes_it_back_with_the_choice(caller: Caller) -> None:
    people, at = both_at_the_question(caller, orders_first=True)
    with people, Client(people.address, people.table, people.secret) as client:
        state = client.await_ply(at["ply"] + 1)
        assert state["decision"]["prompt"] != "answer"
        assert state["undo"] == {"possible": True, "reason": None}
        people.post("undo", {"ply": state["ply"]})
        back = client.await_ply(state["ply"] + 1)
        assert back["decision"]["seat"] == 0
        assert back["from_ply"] == at["ply"] - 1


def test_an_order_given_at_the_question_answers_it(caller: Caller) -> None:
    people, at = both_at_the_question(caller, orders_first=False)
    with people, Client(people.address, people.table, people.secret) as client:
        assert client.await_ply(at["ply"])["decision"]["prompt"] == "answer"
        people.post("orders", {"orders": {"answer": "let"}, "seat": 1})
        assert client.await_ply(at["ply"] + 1)["decision"]["prompt"] != "answer"


def test_orders_are_checked_and_secret(caller: Caller) -> None:
    made = caller.create(ME, {"kind": "open"}, game="orderly_beacons", listed=True)
    with Caller(caller.address, made["table"]) as guest:
        early = guest.http.post(f"/api/tables/{made['table']}/orders", json={"orders": {}})
        assert early.json()["error"]["code"] == "no_seat"
        ben_secret = guest.post("join", {"name": "Ben"})["secret"]
    path = f"/api/tables/{made['table']}/orders"
    with Caller(caller.address, made["table"], ben_secret) as ben:
        for wrong in ({"answer": "always"}, {"dance": "let"}):
            refused = ben.http.post(path, json={"orders": wrong})
            assert refused.json()["error"]["code"] == "bad_request"
        assert ben.http.post(path, json={"orders": {}, "seat": 0}).json()["error"]["code"] == "no_seat"
        ben.post("orders", {"orders": {"answer": "let"}})
        assert ben.get("state")["orders"] == {"answer": "let"}
    with Caller(caller.address, made["table"], made["secret"]) as anna:
        assert anna.get("state")["orders"] == {}
    assert caller.http.get(f"/api/tables/{made['table']}/state").json()["orders"] is None


def test_orders_outlive_the_server(tmp_path: Path) -> None:
    settings = quick(tmp_path, games=("tests.server.orderly",))
    with running(settings) as address, Caller(address) as caller:
        people, at = both_at_the_question(caller, orders_first=True)
        with people, Client(address, people.table, people.secret) as client:
            client.await_ply(at["ply"] + 1)
    with running(settings) as address, Caller(address, people.table, people.secret) as again:
        state = again.get("state")
        assert state["ply"] == at["ply"] + 1
        assert state["orders"] == {} if state["eyes"] == 0 else {"answer": "let"}
        seed, actions = line_that_asks_a_rival()
        play = Play(Start(GAME, 2, LONG, seed))
        play.follow([*actions, entry_of(LET.at(), by_order=True)])
        assert state["decision"]["seat"] == play.state.seat
