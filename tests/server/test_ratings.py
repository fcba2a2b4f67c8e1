"""Rated games: what is agreed, what counts, written once, and what becomes of it."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from tests.server.clubhouse import Town, club_address, town
from tests.server.harness import PATIENCE, Caller, in_declared_form
from tests.server.members import CLOCK, play_out, rated_game, written

from astrolude.server.club.messages import Board, GameMeaning, History, NearBoard, Profile, RatingRules
from astrolude.server.tables.messages import Summary, TableState

__all__ = ["club_address", "town"]


def mine(profile: Any) -> Any:
    [rating] = [r for r in profile["ratings"] if r["game"] == "beacons"]
    return rating


def test_a_rated_game_says_so_everywhere_and_changes_ratings_once(town: Town) -> None:
    anna, ben = town("Anna A", "Ben A")
    made = anna.make()
    summary = in_declared_form(Summary, anna.get(f"/tables/{made['table']}"))
    assert summary["rated"] is True
    joined = ben.post(f"/tables/{made['table']}/join", name="Ben A")
    with Caller(town.address, made["table"], made["secret"]) as seat:
        state = in_declared_form(TableState, seat.get("state"))
    assert state["rated"] is True
    assert "coach" not in state
    ended = play_out(town.address, made["table"], [made["secret"], joined["secret"]])
    found = written(anna, made["table"])
    in_declared_form(GameMeaning, anna.get(f"/club/games/{made['table']}"))
    assert found["rated"] is True
    assert [p["who"]["name"] for p in found["players"]] == ["Anna A", "Ben A"]
    change = found["change"]
    assert change["reason"] == "first"
    assert change["after"] - change["before"] == change["change"]
    ranks = ended["outcome"]["ranks"]
    if ranks[0] != ranks[1]:
        assert (change["change"] > 0) == (ranks[0] == 1)
    history = in_declared_form(History, anna.get(f"/club/people/{anna.id}/games"))
    assert [game["table"] for game in history["games"]] == [made["table"]]
    profile = in_declared_form(Profile, anna.get(f"/club/people/{anna.id}"))
    assert (profile["games"], profile["finished"], mine(profile)["games"]) == (1, 100, 1)
    assert mine(profile)["rating"] is None, "one game says little"
    assert mine(profile)["to_go"] == 2


def test_ratings_show_after_three_games_and_stand_on_boards(town: Town) -> None:
    one, two = town("One B", "Two B")
    for _ in range(3):
        rated_game([one, two])
    profile = one.get(f"/club/people/{one.id}")
    rating = mine(profile)
    assert rating["rating"] is not None
    assert rating["safe"] == pytest.approx(rating["rating"] - rating["margin"], abs=1)
    assert len(rating["curve"]) == len(rating["margins"]) == 3
    assert sum(rating["places"]) == 3
    board = in_declared_form(Board, one.get("/club/boards/beacons/2"))
    lines = {line["who"]["name"]: line for line in board["lines"]}
    assert lines["One B"]["you"] is True
    assert lines["One B"]["rating"] == rating["rating"]
    near = in_declared_form(NearBoard, one.get("/club/boards/beacons/2/near"))
    assert "One B" in [line["who"]["name"] for line in near["lines"]]
    season = in_declared_form(RatingRules, one.get("/club/rules"))["seasons"][0]
    table = one.get("/club/boards/beacons/2", season=season["id"])
    assert "One B" in [line["who"]["name"] for line in table["lines"]]
    assert one.get("/club/boards/beacons/2", season="1999-01")["lines"] == []
    one.post("/club/visibility", boards=False)
    hidden = one.get("/club/boards/beacons/2/near")
    assert "One B" not in [line["who"]["name"] for line in hidden["lines"]]


def test_a_table_is_rated_only_as_it_may_be(town: Town) -> None:
    anna, ben = town("Strict Anna", "Strict Ben")
    me, free = {"kind": "me", "name": "Strict Anna"}, {"kind": "open"}
    for wrong in (
        {"clock": None},
        {"seed": 7},
        {"seats": [me, me]},
        {"seats": [free, free]},
        {"seats": [me, {"kind": "bot", "level": "random"}]},
        {"game": "gaia", "options": {}, "seats": [me]},
        {"game": "gaia", "options": {}, "seats": [me, {"kind": "bot", "level": "easy"}]},
    ):
        wanted = {"game": "beacons", "seats": [me, free], "rated": True, "clock": CLOCK}
        assert anna.refusal("/tables", **{**wanted, **wrong}) == "bad_request"
    with httpx.Client(base_url=town.address, timeout=PATIENCE) as nobody:
        wanted = {"game": "beacons", "seats": [me, free], "rated": True, "clock": CLOCK}
        assert nobody.post("/api/tables", json=wanted).json()["error"]["code"] == "no_account"
        made = anna.make()
        join = f"/api/tables/{made['table']}/join"
        assert nobody.post(join, json={"name": "X"}).json()["error"]["code"] == "no_account"
    assert anna.refusal(f"/tables/{made['table']}/join", name="Again") == "taken"
    with Caller(town.address, made["table"], made["secret"]) as seat:
        filled = seat.http.post(f"/api/tables/{made['table']}/fill", json={"level": "random"})
        assert filled.json()["error"]["code"] == "bad_request", "nobody knows how strong it is"
        coach = seat.http.post(f"/api/tables/{made['table']}/coach", json={"agree": True})
        assert coach.json()["error"]["code"] == "no_coach"
    ben.post(f"/tables/{made['table']}/join", name="Strict Ben")


def test_one_account_gets_one_seat_however_often_it_asks_at_once(town: Town) -> None:
    anna, ben = town("Once Anna", "Once Ben")
    made = anna.make(3)

    def join(_: int) -> int:
        body = {"name": "Once Ben"}
        return ben.http.post(f"/api/tables/{made['table']}/join", json=body).status_code

    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(join, range(8)))
    assert answers.count(200) == 1
    seats = anna.get(f"/tables/{made['table']}")["seats"]
    assert sum(seat["kind"] == "person" for seat in seats) == 2


def test_a_seat_that_is_given_back_is_free_for_others_and_for_oneself(town: Town) -> None:
    anna, ben, eve = town("Back Anna", "Back Ben", "Back Eve")
    table = anna.make(3)["table"]
    for _ in range(2):
        seat = ben.post(f"/tables/{table}/join", name=ben.name)
        assert seat["seat"] == 1
        with Caller(town.address, table, seat["secret"]) as left:
            left.post("leave", {})
    assert eve.post(f"/tables/{table}/join", name=eve.name)["seat"] == 1
    assert ben.post(f"/tables/{table}/join", name=ben.name)["seat"] == 2
    assert anna.get(f"/tables/{table}")["status"] == "running"


def test_whoever_leaves_comes_last_whatever_the_bot_does(town: Town) -> None:
    anna, ben = town("Leave Anna", "Leave Ben")
    made = anna.make()
    joined = ben.post(f"/tables/{made['table']}/join", name=ben.name)
    with Caller(town.address, made["table"], made["secret"]) as seat:
        seat.post("resign", {"level": "random"})
    play_out(town.address, made["table"], [joined["secret"]])
    found = written(ben, made["table"])
    assert [(p["left"], p["rank"]) for p in found["players"]] == [(True, 2), (False, 1)]
    assert found["rated"] is True
    assert written(anna, made["table"])["change"]["reason"] == "left"
    assert written(anna, made["table"])["change"]["change"] < 0 < found["change"]["change"]
    assert anna.get(f"/club/people/{anna.id}")["finished"] == 0
    assert ben.get(f"/club/people/{ben.id}")["streak"] == 1


def test_a_rematch_of_a_rated_game_is_rated_for_the_same_people(town: Town) -> None:
    anna, ben = town("Again Anna", "Again Ben")
    made = anna.make()
    joined = ben.post(f"/tables/{made['table']}/join", name=ben.name)
    play_out(town.address, made["table"], [made["secret"], joined["secret"]])
    with Caller(town.address, made["table"], joined["secret"]) as seat:
        again = seat.post("rematch", {})
    with Caller(town.address, made["table"], made["secret"]) as seat:
        assert seat.post("rematch", {})["table"] == again["table"]
    assert again["seat"] == 0, "the seats are turned: whoever began plays last"
    summary = anna.get(f"/tables/{again['table']}")
    assert (summary["rated"], summary["status"]) == (True, "running")
    play_out(town.address, again["table"], [made["secret"], joined["secret"]])
    found = written(anna, again["table"])
    assert found["rated"] is True
    assert [p["who"]["name"] for p in found["players"]] == ["Again Ben", "Again Anna"]


def test_a_deleted_account_leaves_the_others_results_as_they_were(town: Town) -> None:
    anna, ben = town("Stay Anna", "Gone Ben")
    for _ in range(3):
        rated_game([anna, ben])
    before = mine(anna.get(f"/club/people/{anna.id}"))
    kept = ben.get("/account/export")["kept"]
    assert len(kept["results"]) == 3
    assert len(kept["ratings"]) == 2, "of the whole time and of the season"
    ben.post("/account/delete")
    after = mine(anna.get(f"/club/people/{anna.id}"))
    assert after["rating"] == before["rating"]
    assert after["games"] == 3
    games = anna.get(f"/club/people/{anna.id}/games")["games"]
    assert {p["who"] is None for game in games for p in game["players"] if p["seat"] == 1} == {True}
    assert anna.missing(f"/club/people/{ben.id}") == "unknown_person"
    names = [line["who"]["name"] for line in anna.get("/club/boards/beacons/2/near")["lines"]]
    assert "Gone Ben" not in names


def test_unrated_games_of_accounts_are_in_histories_and_change_nothing(town: Town) -> None:
    anna, ben = town("Plain Anna", "Plain Ben")
    summary = rated_game([anna, ben], rated=False, clock=None)
    [game] = anna.get(f"/club/people/{anna.id}/games")["games"]
    assert (game["table"], game["rated"], game["change"]) == (summary["table"], False, None)
    assert anna.get(f"/club/people/{anna.id}")["ratings"] == []
