"""Tournaments for people: joined, paired, played, ended, on either store."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tests.server.clubhouse import Town, club_address, town
from tests.server.harness import Message, in_declared_form
from tests.server.members import BEACONS, CLOCK, Member, play_out, until

from astrolude.server.club.messages import Tournament, TournamentList

__all__ = ["club_address", "town"]

SWISS: Message = {
    "name": "Tuesday club",
    "kind": "swiss",
    "game": "beacons",
    "options": BEACONS,
    "size": 2,
    "rounds": 2,
    "clock": CLOCK,
    "pause": 0,
}


def made_by(member: Member, **more: Any) -> str:
    found: str = member.post("/tournaments", **{**SWISS, **more})["id"]
    return found


def tournament(member: Member, name: str) -> Any:
    return in_declared_form(Tournament, member.get(f"/tournaments/{name}"))


def play_round(members: list[Member], name: str) -> Any:
    """Play all tables of the present round; the tournament when it knows their results."""
    leader = members[0]
    number = tournament(leader, name)["round"]

    def tables(state: str) -> Any:
        found = tournament(leader, name)["played"][number - 1]["tables"]
        return found if all(t["state"] in (state, "done") for t in found) else None

    people = {entrant["number"]: entrant["who"] for entrant in tournament(leader, name)["entrants"]}
    for table in until(lambda: tables("playing")):
        if table["state"] == "playing":
            ids = [people[seat["number"]]["id"] for seat in table["seats"]]
            seated = [next(m for m in members if m.id == each) for each in ids]
            play_out(leader.address, table["table"], [m.seat_at(table["table"]) for m in seated])
    until(lambda: tables("done"))
    return tournament(leader, name)


def test_a_swiss_tournament_from_registration_to_its_end(town: Town) -> None:
    members = town(*[f"Swiss {n}" for n in range(5)])
    leader = members[0]
    name = made_by(leader)
    shown = tournament(leader, name)
    assert shown["may"] == ["join", "invite", "remove", "cancel"]
    for member in members:
        member.post(f"/tournaments/{name}/join")
    assert members[1].refusal(f"/tournaments/{name}/join") == "taken"
    assert members[1].refusal(f"/tournaments/{name}/begin") == "not_yours"
    shown = leader.post(f"/tournaments/{name}/begin")
    assert (shown["state"], shown["round"], shown["rounds"]) == ("running", 1, 2)
    late = town("Late Swiss")[0]
    assert late.refusal(f"/tournaments/{name}/join") == "stale"
    first = play_round(members, name)
    byes = [t["seats"][0] for t in first["played"][0]["tables"] if t["bye"]]
    assert [seat["points"] for seat in byes] == [4.0]
    assert sum(line["points"] for line in first["standings"]) == 12
    assert leader.get(f"/tournaments/{name}")["may"] == ["leave", "remove", "set_result", "cancel", "pair"]
    leader.post(f"/tournaments/{name}/pair")
    second = play_round(members, name)
    pairs = [
        frozenset(seat["number"] for seat in table["seats"])
        for played in second["played"]
        for table in played["tables"]
    ]
    assert len(set(pairs)) == len(pairs), "nobody meets the same one again, nobody has two byes"
    assert second["played"][1]["repeats"] == 0
    done = leader.post(f"/tournaments/{name}/pair")
    assert done["state"] == "finished"
    assert done["standings"][0]["place"] == 1
    assert leader.refusal(f"/tournaments/{name}/pair") == "stale"
    listed = in_declared_form(TournamentList, leader.get("/tournaments"))
    assert name in [line["id"] for line in listed["finished"]]
    # Its games are rated, say whose they are, and their tables belong to the accounts.
    game = until(lambda: leader.get(f"/club/people/{leader.id}/games")["games"])[0]
    assert game["rated"] is True
    assert leader.get(f"/club/games/{game['table']}")["tournament"] == name


def test_larger_tables_in_a_knock_out_that_goes_on_by_itself(town: Town) -> None:
    members = town(*[f"Cup {n}" for n in range(6)])
    name = made_by(members[0], kind="knockout", size=3, automatic=True, rated=False)
    for member in members:
        member.post(f"/tournaments/{name}/join")
    members[0].post(f"/tournaments/{name}/begin")
    first = play_round(members, name)
    assert [len(table["seats"]) for table in first["played"][0]["tables"]] == [3, 3]
    assert sum(seat["through"] for table in first["played"][0]["tables"] for seat in table["seats"]) == 2
    until(lambda: tournament(members[0], name)["round"] == 2 or None)
    last = play_round(members, name)
    until(lambda: tournament(members[0], name)["state"] == "finished" or None)
    final = last["played"][1]["tables"][0]
    best = {seat["number"] for seat in final["seats"]}
    standings = tournament(members[0], name)["standings"]
    assert {line["number"] for line in standings[:2]} == best
    assert all(line["out"] for line in standings[2:])


def test_only_whom_it_concerns_changes_a_tournament(town: Town) -> None:
    leader, guest, stranger = town("Lead C", "Guest C", "Stranger C")
    name = made_by(leader, registration="invited")
    assert stranger.refusal(f"/tournaments/{name}/join") == "not_yours"
    leader.post(f"/tournaments/{name}/invite", name="guest c")
    assert guest.get(f"/tournaments/{name}")["you"] == "invited"
    assert guest.post(f"/tournaments/{name}/join")["you"] == "in"
    number = guest.get(f"/tournaments/{name}")["entrants"][0]["number"]
    result = {"round": 1, "board": 1, "ranks": [1, 2], "reason": "no show"}
    for path, body in (
        ("invite", {"name": "Stranger C"}),
        ("remove", {"number": number}),
        ("begin", {}),
        ("pair", {}),
        ("result", result),
        ("cancel", {"reason": "because"}),
    ):
        assert stranger.refusal(f"/tournaments/{name}/{path}", **body) in ("not_yours", "stale")
        assert guest.refusal(f"/tournaments/{name}/{path}", **body) == "not_yours"
    assert stranger.missing("/tournaments/c_nowhere") == "unknown_tournament"
    assert stranger.missing("/tournaments/%00") in ("unknown_tournament", "bad_request")
    by_link = made_by(leader, registration="link")
    code = leader.get(f"/tournaments/{by_link}")["code"]
    assert stranger.get(f"/tournaments/{by_link}")["code"] is None
    assert stranger.refusal(f"/tournaments/{by_link}/join", code="AAAAAA") == "not_yours"
    assert stranger.post(f"/tournaments/{by_link}/join", code=code.lower())["you"] == "in"
    shown = leader.post(f"/tournaments/{by_link}/cancel", reason="too few of us")
    assert (shown["state"], shown["cancelled"]) == ("cancelled", "too few of us")


def test_results_are_set_with_a_reason_and_absent_people_get_nothing(town: Town) -> None:
    members = town(*[f"Set {n}" for n in range(4)])
    leader = members[0]
    name = made_by(leader, rounds=1)
    for member in members:
        member.post(f"/tournaments/{name}/join")
    leader.post(f"/tournaments/{name}/begin")
    result = {"round": 1, "board": 1, "ranks": [1, 2], "reason": "Set 3 was ill"}
    assert leader.refusal(f"/tournaments/{name}/result", **{**result, "ranks": [1, 3]}) == "bad_request"
    assert leader.refusal(f"/tournaments/{name}/result", **{**result, "ranks": [1, 2, 3]}) == "bad_request"
    assert leader.refusal(f"/tournaments/{name}/result", **{**result, "reason": "\n\n\n"}) == "bad_request"
    assert leader.refusal(f"/tournaments/{name}/result", **{**result, "board": 99}) == "bad_request"
    shown = leader.post(f"/tournaments/{name}/result", **result, absent=[0])
    table = shown["played"][0]["tables"][0]
    assert (table["state"], table["reason"], table["set_by"]["name"]) == ("done", "Set 3 was ill", "Set 0")
    assert [(seat["rank"], seat["points"]) for seat in table["seats"]] == [(2, 0.0), (1, 4.0)]
    assert leader.refusal(f"/tournaments/{name}/pair") == "not_finished"
    # Somebody who gives up is not paired any more, but stays in the standings.
    quitter = members[3]
    quitter.post(f"/tournaments/{name}/leave")
    assert quitter.refusal(f"/tournaments/{name}/leave") == "bad_request"
    assert any(line["out"] for line in leader.get(f"/tournaments/{name}")["standings"])


def test_many_who_join_at_once_get_numbers_of_their_own_and_no_more_than_fit(town: Town) -> None:
    members = town(*[f"Crowd {n}" for n in range(6)])
    name = made_by(members[0], most=4)
    with ThreadPoolExecutor(6) as pool:

        def join(m: Member) -> int:
            return m.http.post(f"/api/tournaments/{name}/join", json={}).status_code

        answers = list(pool.map(join, members))
    shown = tournament(members[0], name)
    assert answers.count(200) == shown["players"] <= 4
    numbers = [entrant["number"] for entrant in shown["entrants"]]
    assert len(set(numbers)) == len(numbers)


def test_a_round_is_paired_once_however_often_it_is_asked_for(town: Town) -> None:
    members = town(*[f"Hasty {n}" for n in range(4)])
    name = made_by(members[0])
    for member in members:
        member.post(f"/tournaments/{name}/join")
    with ThreadPoolExecutor(8) as pool:

        def begin(_: int) -> Any:
            return members[0].http.post(f"/api/tournaments/{name}/begin", json={})

        answers = list(pool.map(begin, range(8)))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
    refused = [answer.json()["error"] for answer in answers if answer.status_code != 200]
    # Those who come later see it begun; none of them pairs the round again to be outrun at the end.
    assert {error["message"] for error in refused} == {"this tournament has begun, or is over"}
    assert tournament(members[0], name)["round"] == 1


def test_what_no_tournament_can_be_is_refused(town: Town) -> None:
    (leader,) = town("Odd Leader")
    for wrong in (
        {"game": "nothing"},
        {"size": 12},
        {"size": 1},
        {"options": {"length": "endless"}},
        {"rounds": 0},
        {"most": 65},
        {"clock": None},
        {"name": "x" * 1000},
        {"about": "x" * 2000},
        {"kind": "league"},
        {"pause": -1},
    ):
        assert leader.refusal("/tournaments", **{**SWISS, **wrong}) in ("bad_request", "unknown_game")
    for _ in range(3):
        made_by(leader)
    assert leader.refusal("/tournaments", **SWISS) == "too_fast"
