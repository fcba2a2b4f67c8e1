"""Friends, invitations to tables, presets and what others may see, on either store."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
from tests.server.clubhouse import Town, club_address, town
from tests.server.harness import PATIENCE, in_declared_form
from tests.server.members import BEACONS, CLOCK, Member, rated_game

from astrolude.server.club.messages import Asked, ClubHome, Friends, GameMeaning, Preset, Visibility
from astrolude.server.tables.messages import Decision

__all__ = ["club_address", "town"]


def states(member: Member) -> dict[str, str]:
    found = in_declared_form(Friends, member.get("/club/friends"))["friends"]
    return {friend["who"]["name"]: friend["state"] for friend in found}


def befriend(one: Member, other: Member) -> None:
    one.post("/club/friends", name=other.name)
    other.post("/club/friends/answer", person=one.id, answer="accept")


def open_table(member: Member, **more: Any) -> Any:
    wanted = {"game": "beacons", "seats": [{"kind": "me", "name": member.name}, {"kind": "open"}]}
    return member.post("/tables", **{**wanted, **more})


def test_friends_are_asked_by_name_and_say_yes(town: Town) -> None:
    anna, ben = town("Friend Anna", "Friend Ben")
    anna.post("/club/friends", name="  friend BEN ")
    assert states(anna) == {"Friend Ben": "asked"}
    assert states(ben) == {"Friend Anna": "asks"}
    home = in_declared_form(ClubHome, ben.get("/club/home"))
    assert [who["name"] for who in home["requests"]] == ["Friend Anna"]
    ben.post("/club/friends/answer", person=anna.id, answer="accept")
    assert (states(anna), states(ben)) == ({"Friend Ben": "friend"}, {"Friend Anna": "friend"})
    ben.post("/club/friends/answer", person=anna.id, answer="remove")
    assert (states(anna), states(ben)) == ({}, {})
    assert anna.refusal("/club/friends", name="Nobody Of This Name") == "unknown_person"
    assert anna.refusal("/club/friends", name="Friend Anna") == "bad_request"
    assert anna.refusal("/club/friends", name="x" * 10_000) == "bad_request"
    assert anna.refusal("/club/friends", name="%") == "unknown_person", "nothing but the whole name is found"
    assert anna.refusal("/club/friends/answer", person="p_nobody", answer="accept") == "unknown_person"


def test_two_who_ask_each_other_at_once_are_friends(town: Town) -> None:
    one, two = town("Cross One", "Cross Two")
    with ThreadPoolExecutor(2) as pool:
        list(
            pool.map(lambda pair: pair[0].post("/club/friends", name=pair[1].name), [(one, two), (two, one)])
        )
    assert (states(one), states(two)) == ({"Cross Two": "friend"}, {"Cross One": "friend"})


def test_nobody_becomes_a_friend_without_being_asked(town: Town) -> None:
    one, two = town("Push One", "Push Two")
    one.post("/club/friends/answer", person=two.id, answer="accept")
    assert (states(one), states(two)) == ({}, {})


def test_a_block_is_told_to_nobody(town: Town) -> None:
    shy, pest = town("Block Shy", "Block Pest")
    befriend(shy, pest)
    shy.post("/club/friends/answer", person=pest.id, answer="block")
    assert states(pest) == {}
    asked = pest.post("/club/friends", name="Block Shy")
    assert [friend["state"] for friend in asked["friends"]] == ["asked"]
    assert states(shy) == {"Block Pest": "blocked"}
    assert shy.get("/club/home")["requests"] == []
    made = open_table(pest)
    assert pest.refusal("/club/invitations", table=made["table"], person=shy.id) == "not_yours"
    shy.post("/club/friends/answer", person=pest.id, answer="unblock")
    assert states(shy) == {}


def test_a_friend_who_is_asked_to_a_table_sits_down_without_a_code(town: Town) -> None:
    anna, ben, eve = town("Table Anna", "Table Ben", "Table Eve")
    befriend(anna, ben)
    made = open_table(anna)
    table = made["table"]
    assert eve.refusal("/club/invitations", table=table, person=ben.id) == "no_seat"
    assert anna.refusal("/club/invitations", table=table, person=eve.id) == "not_yours"
    assert ben.refusal(f"/tables/{table}/join", name="Table Ben") == "no_seat"
    [asked] = anna.post("/club/invitations", table=table, person=ben.id)
    in_declared_form(Asked, asked)
    assert asked["state"] == "asked"
    home = in_declared_form(ClubHome, ben.get("/club/home"))
    assert [i["table"]["table"] for i in home["invitations"]] == [table]
    assert home["invitations"][0]["by"]["name"] == "Table Anna"
    assert [t["may_join"] for t in home["tables"]] == [True]
    assert eve.refusal(f"/tables/{table}/join", name="Table Eve") == "no_seat"
    ben.post("/club/invitations/decline", table=table)
    assert anna.get(f"/club/invitations/{table}")[0]["state"] == "declined"
    assert ben.refusal(f"/tables/{table}/join", name="Table Ben") == "no_seat"
    second = open_table(anna)["table"]
    anna.post("/club/invitations", table=second, person=ben.id)
    ben.post(f"/tables/{second}/join", name="Table Ben")
    assert ben.get("/club/home")["invitations"] == []
    assert anna.get(f"/club/invitations/{second}")[0]["state"] == "came"
    assert ben.post("/account/seats")[0]["table"] == second, "the seat belongs to the account at once"


def test_private_tables_of_friends_are_not_told_before_they_run(town: Town) -> None:
    anna, ben = town("Quiet Anna", "Quiet Ben")
    befriend(anna, ben)
    open_table(anna)
    assert ben.get("/club/home")["tables"] == []
    listed = open_table(anna, listed=True)["table"]
    assert [t["table"]["table"] for t in ben.get("/club/home")["tables"]] == [listed]


def test_ways_to_play_are_kept_by_name_without_their_seed(town: Town) -> None:
    (anna,) = town("Preset Anna")
    table = {
        "game": "beacons",
        "options": BEACONS,
        "seats": [{"kind": "me", "name": "Preset Anna"}, {"kind": "bot", "level": "random"}],
        "clock": CLOCK,
        "seed": 3,
    }
    [kept] = anna.post("/club/presets", name="Usual", table=table)
    in_declared_form(Preset, kept)
    assert "seed" not in kept["table"]
    anna.post("/tables", **kept["table"])
    anna.post("/club/presets", name="Usual", table={**table, "listed": True})
    assert [each["table"]["listed"] for each in anna.get("/club/presets")] == [True]
    for number in range(19):
        anna.post("/club/presets", name=f"More {number}", table=table)
    assert anna.refusal("/club/presets", name="One more", table=table) == "full"
    assert anna.refusal("/club/presets", name="x" * 500, table=table) == "bad_request"
    assert len(anna.post("/club/presets/remove", name="Usual")) == 19


def test_what_is_hidden_is_hidden_from_those_whom_it_shall_be(town: Town) -> None:
    anna, ben, eve = town("Seen Anna", "Seen Ben", "Seen Eve")
    game = rated_game([anna, ben])["table"]
    befriend(anna, eve)
    path = f"/club/people/{anna.id}"
    with httpx.Client(base_url=anna.address, timeout=PATIENCE) as nobody:
        for shown_to, seen_by in (("nobody", set()), ("friends", {"eve"}), ("everyone", {"eve", "anyone"})):
            chosen = anna.post("/club/visibility", profile=shown_to, history=shown_to)
            assert in_declared_form(Visibility, chosen)["profile"] == shown_to
            assert anna.get(path)["games"] == 1
            assert eve.get(path)["shown"] == ("eve" in seen_by)
            assert bool(eve.get(path)["games"]) == ("eve" in seen_by)
            stranger = nobody.get(f"/api{path}").json()
            assert stranger["shown"] == ("anyone" in seen_by)
            assert bool(stranger["ratings"]) == ("anyone" in seen_by)
            status = nobody.get(f"/api{path}/games").status_code
            assert status == (200 if "anyone" in seen_by else 403)
    # Ben has chosen nothing: whoever did not play there does not learn his name from Anna's history.
    [seen] = eve.get(f"{path}/games")["games"]
    assert [p["who"] and p["who"]["name"] for p in seen["players"]] == ["Seen Anna", None]
    [own] = anna.get(f"{path}/games")["games"]
    assert [p["who"]["name"] for p in own["players"]] == ["Seen Anna", "Seen Ben"]
    meant = eve.get(f"/club/games/{game}")["game"]
    assert [p["who"] and p["who"]["name"] for p in meant["players"]] == ["Seen Anna", None]
    anna.post("/club/visibility", profile="nobody")
    meant = eve.get(f"/club/games/{game}")["game"]
    assert [p["who"] for p in meant["players"]] == [None, None]
    assert in_declared_form(GameMeaning, anna.get(f"/club/games/{game}"))["game"]["table"] == game


def test_histories_are_paged_and_bounded(town: Town) -> None:
    anna, ben = town("Paged Anna", "Paged Ben")
    for _ in range(2):
        rated_game([anna, ben])
    path = f"/club/people/{anna.id}/games"
    assert anna.get(path)["total"] == 2
    assert anna.get(path, game="gaia")["games"] == []
    for wrong in ("x", "-1-t_1", "9" * 40, "1", "1-" + "x" * 100):
        assert anna.missing(path, after=wrong) == "bad_request"
    assert anna.get(path, after="1-t_1")["games"] == []
    for page in ("0", "-1", "x", "101", "1" * 30):
        assert anna.missing("/club/boards/beacons/2", page=page) == "bad_request"
    assert anna.get("/club/boards/beacons/2", page=90)["lines"] == []
    assert anna.missing("/club/boards/beacons/1") == "bad_request"
    assert anna.missing("/club/boards/nothing/2") == "unknown_game"
    assert anna.missing("/club/boards/beacons/2", season="2026-13") == "bad_request"
    assert anna.missing("/club/people/p_nobody") == "unknown_person"
    assert anna.missing("/club/people/" + "x" * 3000) == "unknown_person"


def test_home_can_tell_what_is_asked_at_the_tables_that_wait(town: Town) -> None:
    anna, ben = town("Asked Anna", "Asked Ben")
    made = anna.make()
    joined = ben.post(f"/tables/{made['table']}/join", name=ben.name)
    summary = anna.get(f"/tables/{made['table']}")
    secrets = [made["secret"], joined["secret"]]
    held = [{"table": made["table"], "secret": secret} for secret in [*secrets, "s_wrong"]]
    held.append({"table": "t_nowhere", "secret": "s_wrong"})
    found = anna.post("/mine/questions", seats=held)
    asked = found.pop(summary["deciding"])
    assert in_declared_form(Decision, asked)["seat"] == summary["deciding"]
    assert "actions" not in asked
    assert found == [None, None, None]
    assert anna.refusal("/mine/questions", seats=held * 5) == "bad_request"
