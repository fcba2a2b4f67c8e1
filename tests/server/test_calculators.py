"""Calculators of games over the protocol."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import httpx
import pytest
from tests.server.harness import GAMES, Caller, quick, running

from astrolude.server.processes.calculating import WAITING, Calculators, Inquiry, Reply, reply_to
from astrolude.server.processes.thinkers import Thinkers
from astrolude.server.settings import Rate
from astrolude.server.tables.errors import Refusal
from astrolude.testing import toy


def ask(caller: Caller, calculator: str, question: object, game: str = "beacons") -> httpx.Response:
    return caller.http.post(f"/api/games/{game}/calculators/{calculator}", json=question)


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


def test_a_calculator_answers(caller: Caller) -> None:
    answer = ask(caller, "distance", {"from": "1,0", "to": "-1,1"})
    assert answer.status_code == 200
    assert answer.json() == {"distance": 2}


def test_the_odds_of_eclipse_are_told_over_the_protocol(caller: Caller) -> None:
    question = {
        "attacker": [{"ships": [{"ship": "cruiser", "count": 2}]}],
        "defender": [{"ships": [{"ship": "ancient"}]}],
        "battles": 100,
    }
    answer = ask(caller, "odds", question, game="eclipse").json()
    assert answer["attacker"]["wins"] + answer["defender"]["wins"] == pytest.approx(1)
    refused = ask(caller, "odds", {**question, "defender": []}, game="eclipse")
    assert refused.json()["error"]["message"] == "defender is a list of 1 to 3 fleets"


def test_a_game_names_its_calculators(caller: Caller) -> None:
    assert caller.http.get("/api/games/beacons").json()["calculators"] == ["distance"]


def test_what_a_calculator_cannot_work_with_is_a_bad_request(caller: Caller) -> None:
    answer = ask(caller, "distance", {"from": "9,9", "to": "0,0"})
    assert code(answer) == (400, "bad_request")
    assert answer.json()["error"]["message"] == "'from' and 'to' name hexes of the island, such as '0,0'"
    assert code(ask(caller, "distance", ["no", "object"])) == (400, "bad_request")


def test_unknown_games_and_calculators_are_not_found(caller: Caller) -> None:
    assert code(ask(caller, "height", {})) == (404, "unknown_calculator")
    assert code(ask(caller, "distance", {}, game="chess")) == (404, "unknown_game")


def test_calculations_of_one_address_are_limited(tmp_path: Path) -> None:
    with running(quick(tmp_path, calculator_rate=Rate(0.001, 1))) as address, Caller(address) as caller:
        assert ask(caller, "distance", {"from": "0,0", "to": "0,0"}).status_code == 200
        assert code(ask(caller, "distance", {"from": "0,0", "to": "0,0"})) == (429, "too_fast")


def never(_: Inquiry) -> Reply:
    time.sleep(60)
    return Reply({})


def test_a_calculation_that_takes_too_long_is_ended() -> None:
    async def scenario() -> None:
        calculators = Calculators(Thinkers(1, GAMES, 0.5), never)
        try:
            with pytest.raises(Refusal, match="took too long"):
                await calculators.answer("beacons", "distance", {})
        finally:
            calculators.stop()

    asyncio.run(scenario())


def test_too_many_waiting_callers_are_sent_away() -> None:
    async def scenario() -> None:
        calculators = Calculators(Thinkers(0, GAMES, 1.0))
        waiting = [asyncio.create_task(calculators.answer("beacons", "distance", {})) for _ in range(WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="at the same time"):
            await calculators.answer("beacons", "distance", {})
        for task in waiting:
            task.cancel()

    asyncio.run(scenario())


def test_the_work_reports_problems_instead_of_raising_them() -> None:
    assert toy.GAME.id == "beacons"
    assert "hexes of the island" in reply_to(Inquiry("beacons", "distance", {})).problem
