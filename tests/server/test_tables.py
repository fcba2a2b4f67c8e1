"""Making tables and sitting down at them."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest
from tests.server.harness import BOT, ME, OPEN, Caller, Client, Message, in_declared_form, quick, running

from astrolude.server.settings import Rate
from astrolude.server.tables import messages

NOBODY = "s_000000000000000000000000"


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


def make(caller: Caller, **wanted: object) -> httpx.Response:
    return caller.http.post("/api/tables", json=wanted)


def test_the_games_are_described_as_declared(caller: Caller) -> None:
    games = caller.http.get("/api/games").json()
    assert {game["id"] for game in games} >= {"beacons", "alien_frontiers"}
    for game in games:
        in_declared_form(messages.GameInfo, game)
        described = caller.http.get(f"/api/games/{game['id']}").json()
        in_declared_form(messages.GameDescription, described)
        assert described["grammar"]["verbs"]
    assert code(caller.http.get("/api/games/chess")) == (404, "unknown_game")


def test_a_table_without_open_seats_starts_at_once(caller: Caller) -> None:
    made = make(caller, game="beacons", seats=[ME, BOT]).json()
    assert made["started"] is True
    assert made["seat"] == 0
    assert made["invite"] is None
    summary = caller.http.get(f"/api/tables/{made['table']}").json()
    in_declared_form(messages.Summary, summary)
    assert summary["status"] == "running"
    assert [seat["kind"] for seat in summary["seats"]] == ["person", "bot"]
    assert summary["options"] == {"length": "short", "weather": "stormy"}


def test_a_table_of_bots_is_played_for_spectators(caller: Caller) -> None:
    made = make(caller, game="beacons", seats=[BOT, BOT]).json()
    assert (made["seat"], made["secret"]) == (None, None)
    with Client(caller.address, made["table"]) as spectator:
        state = spectator.hear()
        while state["status"] != "finished":
            state = spectator.await_type("state")
    assert sorted(state["outcome"]["ranks"]) in ([1, 2], [1, 1])


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        ({"game": "chess", "seats": [ME, BOT]}, (404, "unknown_game")),
        ({"game": "beacons", "seats": [ME]}, (400, "bad_request")),
        ({"game": "beacons", "seats": []}, (400, "bad_request")),
        ({"game": "beacons", "seats": [ME] * 13}, (400, "bad_request")),
        ({"game": "beacons", "seats": [ME, {"kind": "cat"}]}, (400, "bad_request")),
        (
            {"game": "beacons", "seats": [ME, {"kind": "bot", "level": "search:99999ms"}]},
            (400, "bad_request"),
        ),
        ({"game": "beacons", "seats": [ME, {"kind": "open", "level": "easy"}]}, (400, "bad_request")),
        ({"game": "beacons", "seats": [ME, BOT], "options": {"length": "endless"}}, (400, "bad_request")),
        ({"game": "beacons", "seats": [ME, BOT], "options": {"length": 3}}, (400, "bad_request")),
        ({"game": "beacons", "seats": [ME, BOT], "extra": 1}, (400, "bad_request")),
        ({"game": "beacons", "seats": [ME, BOT], "seed": -1}, (400, "bad_request")),
        ({"game": "beacons", "seats": [ME, BOT], "seed": 1 << 64}, (400, "bad_request")),
        ({"game": "beacons", "seats": [ME, OPEN], "seed": 7}, (400, "bad_request")),
        ({"game": "beacons", "seats": [{"kind": "me", "name": "x" * 31}, BOT]}, (400, "bad_request")),
        ({"game": "beacons", "seats": [{"kind": "me", "name": " \t "}, BOT]}, (400, "bad_request")),
        ({"game": "beacons", "seats": [{"kind": "me", "name": "a\u202eb"}, BOT]}, (400, "bad_request")),
        ({"game": "beacons", "seats": [{"kind": "me", "name": "a\u0000b"}, BOT]}, (400, "bad_request")),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    caller: Caller, wanted: Message, expected: tuple[int, str]
) -> None:
    answer = caller.http.post("/api/tables", json=wanted)
    assert code(answer) == expected
    assert answer.json()["error"]["message"]


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ("fr-CH, fr;q=0.9", "la première partie se joue sur la carte imprimée"),
        ("en-GB", "the first game is played on the default map"),
        ("ja", "the first game is played on the default map"),
    ],
)
def test_why_options_do_not_go_together_is_said_in_the_callers_language(
    caller: Caller, wanted: str, said: str
) -> None:
    options = {"setup": "first_game", "map": "method_3"}
    answer = caller.http.post(
        "/api/tables",
        json={"game": "gaia", "seats": [ME, BOT, BOT], "options": options},
        headers={"accept-language": wanted},
    )
    assert code(answer) == (400, "bad_request")
    assert answer.json()["error"]["message"] == said


def test_names_are_trimmed(caller: Caller) -> None:
    made = make(caller, game="beacons", seats=[{"kind": "me", "name": "  Anna \n Maria "}, BOT]).json()
    summary = caller.http.get(f"/api/tables/{made['table']}").json()
    assert summary["seats"][0]["name"] == "Anna Maria"


def test_the_lobby_shows_listed_tables_newest_first(caller: Caller) -> None:
    first = caller.create(ME, OPEN, listed=True)["table"]
    hidden = caller.create(ME, OPEN)["table"]
    second = caller.create(ME, OPEN, listed=True)["table"]
    lobby = [in_declared_form(messages.Summary, s)["table"] for s in caller.http.get("/api/tables").json()]
    assert lobby.index(second) < lobby.index(first)
    assert hidden not in lobby


def test_the_game_starts_with_the_last_seat(caller: Caller) -> None:
    made = caller.create(ME, OPEN, OPEN, listed=True)
    with Caller(caller.address, made["table"]) as guest:
        chosen = guest.post("join", {"name": "Cleo", "seat": 2})
        assert chosen["seat"] == 2
        assert guest.summary()["status"] == "open"
        assert code(guest.http.get(f"/api/tables/{made['table']}/state", params={"ply": 0})) == (
            409,
            "not_started",
        )
        taken = guest.http.post(f"/api/tables/{made['table']}/join", json={"name": "Dan", "seat": 2})
        assert code(taken) == (409, "full")
        assert guest.post("join", {"name": "Ben"})["seat"] == 1
        assert guest.summary()["status"] == "running"
        assert code(guest.http.post(f"/api/tables/{made['table']}/join", json={"name": "Dan"})) == (
            409,
            "full",
        )


def test_a_private_table_needs_its_invitation(caller: Caller) -> None:
    made = caller.create(ME, OPEN)
    path = f"/api/tables/{made['table']}/join"
    assert code(caller.http.post(path, json={"name": "Ben"})) == (403, "no_seat")
    assert code(caller.http.post(path, json={"name": "Ben", "invite": "i_guess"})) == (403, "no_seat")
    joined = caller.http.post(path, json={"name": "Ben", "invite": made["invite"]})
    assert joined.json()["seat"] == 1


def test_a_code_leads_to_its_table_however_it_is_typed(caller: Caller) -> None:
    made = caller.create(ME, OPEN)
    invite = made["invite"]
    assert re.fullmatch("[2-9A-HJKMNP-TV-Z]{6}", invite)
    for typed in (invite, invite.lower(), f"{invite[:3]}-{invite[3:]}", f" {invite[:3]} {invite[3:]} "):
        found = caller.http.get(f"/api/codes/{typed}")
        assert in_declared_form(messages.Summary, found.json())["table"] == made["table"]
    assert code(caller.http.get("/api/codes/000000")) == (404, "unknown_table")
    path = f"/api/tables/{made['table']}/join"
    typed = f"{invite[:3].lower()} – {invite[3:]}"
    assert caller.http.post(path, json={"name": "Ben", "invite": typed}).json()["seat"] == 1
    assert code(caller.http.get(f"/api/codes/{invite}")) == (404, "unknown_table"), "it has started"


def test_codes_cannot_be_tried_one_after_another(tmp_path: Path) -> None:
    with running(quick(tmp_path, table_rate=Rate(0.001, 3))) as address, Caller(address) as caller:
        answers = [code(caller.http.get(f"/api/codes/22222{sign}")) for sign in "23456"]
    assert answers == [(404, "unknown_table")] * 3 + [(429, "too_fast")] * 2


def test_bots_fill_one_seat_or_all_and_the_game_starts(caller: Caller) -> None:
    made = caller.create(ME, OPEN, OPEN, OPEN)
    with Caller(caller.address, made["table"]) as guest:
        path = f"/api/tables/{made['table']}/fill"
        assert code(guest.http.post(path, json={"level": "easy"})) == (403, "no_seat")
        ben = guest.post("join", {"name": "Ben", "invite": made["invite"], "seat": 3})
    with Caller(caller.address, made["table"], made["secret"]) as anna:
        assert code(anna.http.post(path, json={"level": "easy", "seat": 3})) == (409, "full")
        anna.post("fill", {"level": "easy", "seat": 2})
        summary = anna.summary()
        assert summary["status"] == "open"
        assert summary["seats"][2] == {
            "seat": 2,
            "kind": "bot",
            "name": None,
            "level": "easy",
            "online": True,
        }
    with Caller(caller.address, made["table"], ben["secret"]) as person:
        person.post("fill", {"level": "hard"})
        summary = person.summary()
        assert summary["status"] == "running"
        assert [seat["level"] for seat in summary["seats"]] == [None, "hard", "easy", None]
        assert code(person.http.post(path, json={"level": "easy"})) == (409, "full")


def test_leaving_opens_the_seat_until_nobody_is_left(caller: Caller) -> None:
    made = caller.create(ME, OPEN, OPEN, listed=True)
    with Caller(caller.address, made["table"]) as guest:
        ben = guest.post("join", {"name": "Ben"})
    with Caller(caller.address, made["table"], ben["secret"]) as person:
        person.post("leave", {})
        assert [seat["kind"] for seat in person.summary()["seats"]] == ["person", "open", "open"]
        assert code(person.http.post(f"/api/tables/{made['table']}/leave", json={})) == (403, "no_seat")
    with Caller(caller.address, made["table"], made["secret"]) as anna:
        anna.post("leave", {})
        assert code(anna.http.get(f"/api/tables/{made['table']}")) == (404, "unknown_table")


def test_nobody_leaves_a_running_game(caller: Caller) -> None:
    made = caller.create(ME, BOT)
    with Caller(caller.address, made["table"], made["secret"]) as anna:
        assert code(anna.http.post(f"/api/tables/{made['table']}/leave")) == (400, "bad_request")


def test_a_bot_takes_over_a_seat_that_is_given_up(caller: Caller) -> None:
    made = caller.create(ME, {"kind": "me", "name": "Ben"}, BOT)
    path = f"/api/tables/{made['table']}/resign"
    with Caller(caller.address, made["table"], made["secret"]) as both:
        assert code(both.http.post(path, json={"level": "genius"})) == (400, "bad_request")
        assert code(both.http.post(path, json={"level": "random", "seat": 2})) == (403, "no_seat")
        both.post("resign", {"level": "random", "seat": 1})
        assert both.get("state")["you"] == [0]
        both.post("resign", {"level": "random"})
        assert code(both.http.get(f"/api/tables/{made['table']}/state")) == (403, "no_seat")
    with Client(caller.address, made["table"]) as spectator:
        while spectator.await_type("state")["status"] != "finished":
            pass
        assert [seat["kind"] for seat in spectator.received[-1]["seats"]] == ["bot"] * 3
        assert spectator.received[-1]["seats"][0]["name"] == "Anna"


def test_mine_tells_whose_turn_it_is(caller: Caller) -> None:
    made = caller.create(ME, OPEN, listed=True)
    with Caller(caller.address, made["table"]) as guest:
        ben = guest.post("join", {"name": "Ben"})
    held = [
        {"table": made["table"], "secret": ben["secret"]},
        {"table": "t_nowhere", "secret": ben["secret"]},
        {"table": made["table"], "secret": NOBODY},
        {"table": made["table"], "secret": made["secret"]},
    ]
    found = caller.http.post("/api/mine", json={"seats": held}).json()
    assert found[1:3] == [None, None]
    assert [(mine["you"], mine["my_turn"]) for mine in (found[0], found[3])] == [([1], False), ([0], True)]
    in_declared_form(messages.MySummary, found[0])
    too_many = caller.http.post("/api/mine", json={"seats": [{"table": "t", "secret": "s"}] * 201})
    assert code(too_many) == (400, "bad_request")


def test_a_rematch_is_joined_with_the_old_secrets(caller: Caller) -> None:
    made = caller.create(ME, OPEN, BOT, listed=True, options={"weather": "calm"})
    with Caller(caller.address, made["table"]) as guest:
        ben_secret = guest.post("join", {"name": "Ben"})["secret"]
    anna = Caller(caller.address, made["table"], made["secret"])
    ben = Caller(caller.address, made["table"], ben_secret)
    path = f"/api/tables/{made['table']}/rematch"
    with anna, ben:
        assert code(anna.http.post(path)) == (409, "not_finished")
        finish(anna, ben)
        assert code(caller.http.post(path, json={})) == (403, "no_seat")
        with Client(caller.address, made["table"]) as spectator:
            again = anna.post("rematch", {})
            assert spectator.await_type("rematch")["table"] == again["table"]
        assert (again["seat"], again["secret"]) == (2, made["secret"]), "whoever began plays last"
        assert anna.post("rematch", {}) == again
        summary = caller.http.get(f"/api/tables/{again['table']}").json()
        assert (summary["status"], summary["options"]["weather"]) == ("open", "calm")
        assert [seat["kind"] for seat in summary["seats"]] == ["open", "bot", "person"]
        stranger = caller.http.post(f"/api/tables/{again['table']}/join", json={"name": "Dan"})
        assert code(stranger) == (403, "no_seat")
        assert ben.post("rematch", {})["table"] == again["table"]
        assert caller.http.get(f"/api/tables/{again['table']}").json()["status"] == "running"


def finish(*people: Caller) -> None:
    """Everybody plays the first thing they may until the game is over."""
    while True:
        for person in people:
            state = person.get("state")
            if state["status"] == "finished":
                return
            if state["decision"].get("actions"):
                action = state["decision"]["actions"][0]["text"]
                person.post("actions", {"ply": state["ply"], "action": action})
