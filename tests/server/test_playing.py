"""Playing over HTTP, as a program would."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from tests.server.harness import ME, Caller, in_declared_form

from astrolude import games
from astrolude.kernel.record import read_record
from astrolude.kernel.registry import find
from astrolude.server.tables import messages
from astrolude.server.tables.playing import foresee

BEN = {"kind": "me", "name": "Ben"}


@pytest.fixture
def both(caller: Caller) -> Iterator[Caller]:
    """Anna and Ben at one screen, seed 7."""
    made = caller.create(ME, BEN, options={"length": "long"}, seed=7)
    with Caller(caller.address, made["table"], made["secret"]) as people:
        yield people


def refused(person: Caller, path: str, body: object) -> tuple[int, str]:
    answer = person.http.post(f"/api/tables/{person.table}/{path}", json=body)
    return answer.status_code, answer.json()["error"]["code"]


def test_an_action_is_taken_by_number_or_in_notation(both: Caller) -> None:
    action = both.get("state")["decision"]["actions"][0]
    assert both.post("actions", {"ply": 0, "action": action["id"]}) == {"ply": 1}
    action = both.get("state")["decision"]["actions"][0]
    assert both.post("actions", {"ply": 1, "action": action["text"]}) == {"ply": 2}


def test_refusals_change_nothing(both: Caller) -> None:
    before = both.get("state")
    assert refused(both, "actions", {"ply": 1, "action": 0}) == (409, "stale")
    assert refused(both, "actions", {"ply": 0, "action": 9999}) == (409, "illegal_action")
    assert refused(both, "actions", {"ply": 0, "action": "let"}) == (409, "illegal_action")
    assert refused(both, "actions", {"ply": 0}) == (400, "bad_request")
    assert refused(both, "undo", {"ply": 0}) == (409, "cannot_undo")
    assert refused(both, "rematch", {}) == (409, "not_finished")
    with Caller(both.address, both.table) as spectator:
        assert refused(spectator, "actions", {"ply": 0, "action": 0}) == (403, "no_seat")
        assert refused(spectator, "leave", {}) == (403, "no_seat")
    with Caller(both.address, both.table, "s_wrong") as stranger:
        assert refused(stranger, "actions", {"ply": 0, "action": 0}) == (403, "no_seat")
        answer = stranger.http.get(f"/api/tables/{both.table}/state")
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "no_seat")
    assert both.get("state") == before


def test_an_undo_is_an_entry_and_the_past_stays_readable(both: Caller) -> None:
    start = both.get("state")
    both.post("actions", {"ply": 0, "action": "signal"})
    asked = both.get("state")
    assert asked["decision"]["prompt"] == "sending"
    assert both.post("undo", {"ply": 1}) == {"ply": 2}
    after = both.get("state")
    assert after["view"] == start["view"]
    assert after["decision"] == start["decision"]
    assert both.get("state", ply=1)["decision"] == asked["decision"]
    assert refused(both, "undo", {"ply": 2}) == (409, "cannot_undo")


def test_what_chance_revealed_cannot_be_taken_back(both: Caller) -> None:
    both.post("actions", {"ply": 0, "action": "draw"})
    assert both.get("state")["undo"] == {"possible": False, "reason": "chance"}
    assert refused(both, "undo", {"ply": 1}) == (409, "cannot_undo")


def test_states_of_the_past_and_since(both: Caller) -> None:
    both.post("actions", {"ply": 0, "action": "signal"})
    for ply in (1, 2):
        action = both.get("state")["decision"]["actions"][0]["id"]
        both.post("actions", {"ply": ply, "action": action})
    states = [both.get("state", ply=ply) for ply in range(4)]
    for ply, state in enumerate(states):
        in_declared_form(messages.TableState, state)
        assert state["ply"] == ply
    assert states[3]["events"][: len(states[1]["events"])] == states[1]["events"]
    late = [event for event in states[3]["events"] if event["ply"] > 1]
    assert late
    assert both.get("state", since=1)["events"] == late
    beyond = both.http.get(f"/api/tables/{both.table}/state", params={"ply": 4})
    assert beyond.json()["error"]["code"] == "bad_request"
    negative = both.http.get(f"/api/tables/{both.table}/state", params={"ply": -1})
    assert negative.status_code == 400


def test_why_a_thing_cannot_be_chosen_over_http(both: Caller) -> None:
    told = both.post("obstacles", {"ply": 0, "verb": "douse"})
    in_declared_form(messages.WhyNot, told)
    assert [met["message"] for met in told["obstacles"]] == ["beacons-obstacle-when-douse"]
    with Caller(both.address, both.table) as spectator:
        assert refused(spectator, "obstacles", {"ply": 0, "verb": "douse"}) == (403, "no_seat")


def test_the_refusal_of_an_action_tells_what_stands_in_its_way(both: Caller) -> None:
    answer = both.http.post(f"/api/tables/{both.table}/actions", json={"ply": 0, "action": "douse"})
    in_declared_form(messages.Refused, answer.json())
    assert [met["kind"] for met in answer.json()["error"]["obstacles"]] == ["order"]


def test_a_preview_over_http(both: Caller) -> None:
    preview = both.post("preview", {"ply": 0, "action": "signal"})
    in_declared_form(messages.Preview, preview)
    assert preview["view"] == both.get("state")["view"]
    assert both.post("preview", {"ply": 0, "action": "draw"}) == {
        "view": None,
        "chance": True,
        "warnings": [],
    }
    assert refused(both, "preview", {"ply": 0, "action": "let"}) == (409, "illegal_action")


def test_a_preview_warns_of_what_changes_nothing() -> None:
    """Eclipse's Move where no ship can move."""
    games.load()
    state = find("eclipse").new(2, {"species": "fixed"}, seed=1)
    preview = foresee(state, state.seat, [state.grammar.parse("act move")], 1)
    assert [met["message"] for met in preview["warnings"]] == ["eclipse-warning-nothing_moves"]
    assert foresee(state, state.seat, [state.grammar.parse("act upgrade")], 1)["warnings"] == []


def test_the_record_of_a_finished_game_replays(both: Caller) -> None:
    path = f"/api/tables/{both.table}/record"
    assert both.http.get(path).json()["error"]["code"] == "not_finished"
    both.post("actions", {"ply": 0, "action": "signal"})
    both.post("undo", {"ply": 1})
    state = both.get("state")
    while state["status"] == "running":
        action = state["decision"]["actions"][-1]["id"]
        both.post("actions", {"ply": state["ply"], "action": action})
        state = both.get("state")
    answer = both.http.get(path)
    assert answer.headers["content-type"].startswith("text/plain")
    record = read_record(answer.text)
    assert (record.start.seed, record.names) == (7, ["Anna", "Ben"])
    play = record.replay()
    outcome = play.state.outcome()
    assert outcome is not None
    assert outcome.to_json() == state["outcome"]
    assert refused(both, "actions", {"ply": state["ply"], "action": 0}) == (409, "illegal_action")
    assert refused(both, "undo", {"ply": state["ply"]}) == (409, "cannot_undo")
    assert refused(both, "resign", {"level": "random"}) == (400, "bad_request")


def test_an_unknown_table_or_path(caller: Caller) -> None:
    def code(answer: httpx.Response) -> tuple[int, str]:
        return answer.status_code, answer.json()["error"]["code"]

    assert code(caller.http.get("/api/tables/t_nowhere")) == (404, "unknown_table")
    assert code(caller.http.get("/api/tables/t_nowhere/state")) == (404, "unknown_table")
    assert code(caller.http.get("/api/nothing")) == (404, "bad_request")
    assert code(caller.http.delete("/api/tables")) == (405, "bad_request")
