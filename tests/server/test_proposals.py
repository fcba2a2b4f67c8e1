"""Proposals: whoever is asked hears what free actions would make possible; nobody else does."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server.harness import ME, Caller, Message, in_declared_form

from astrolude.server.tables import messages

BEN = {"kind": "me", "name": "Ben"}
FIRST_GAME = {"setup": "first_game"}


@pytest.fixture
def both(caller: Caller) -> Iterator[Caller]:
    """Anna and Ben at one screen in the first turn of a game of Gaia."""
    made = caller.create(ME, BEN, game="gaia", options=FIRST_GAME, seed=3)
    with Caller(caller.address, made["table"], made["secret"]) as people:
        state = people.get("state")
        while state["decision"]["prompt"] != "turn":
            people.post("actions", {"ply": state["ply"], "action": state["decision"]["actions"][0]["id"]})
            state = people.get("state")
        yield people


def first_proposal(people: Caller) -> tuple[Message, Message]:
    """The state and the first thing proposed in it."""
    state = people.get("state")
    in_declared_form(messages.TableState, state)
    return state, state["decision"]["proposals"][0]


def test_a_proposal_can_be_looked_at_and_taken(both: Caller) -> None:
    state, proposal = first_proposal(both)
    way, action = [step["id"] for step in proposal["way"]], proposal["action"]["id"]
    assert action not in [each["id"] for each in state["decision"]["actions"]]
    seen = both.post("preview", {"ply": state["ply"], "action": action, "way": way})
    ply = state["ply"]
    for step in [*way, action]:
        ply = both.post("actions", {"ply": ply, "action": step})["ply"]
    assert both.get("state")["view"] == seen["view"]


def test_a_preview_refuses_a_way_that_cannot_be_gone(both: Caller) -> None:
    state, proposal = first_proposal(both)
    for way in ([], [proposal["action"]["id"]], ["pass", "pass"]):
        body = {"ply": state["ply"], "action": proposal["action"]["id"], "way": way}
        answer = both.http.post(f"/api/tables/{both.table}/preview", json=body)
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "illegal_action")


def test_nobody_else_hears_of_proposals(both: Caller) -> None:
    first_proposal(both)
    with Caller(both.address, both.table) as spectator:
        assert "proposals" not in spectator.get("state")["decision"]
