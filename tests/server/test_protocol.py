"""The protocol is described as it is: its document, its page of the manual, and what is really sent."""

from __future__ import annotations

import json
import random
import re
from typing import Any, get_args

import pytest
from tests.server.harness import BOT, GAMES, ME, OPEN, Caller, Client, in_declared_form

import protocol_reference as reference
from astrolude import games
from astrolude.bots import EXPERT, LEVELS, make_bot
from astrolude.kernel.registry import find
from astrolude.locales import LANGUAGES, load
from astrolude.server.tables.errors import ErrorCode
from astrolude.server.tables.library import load_games
from astrolude.server.tables.messages import (
    Created,
    GameDescription,
    GameInfo,
    Joined,
    Preview,
    Refused,
    ServerMessage,
    Summary,
    TableState,
)
from astrolude.server.tables.refusing import CODES
from astrolude.server.tables.rows import BotLevel
from astrolude.testing import toy

load_games(GAMES)
NAMES = [toy.GAME.id, *(game.id for game in games.load())]
TEXT = reference.TEXT.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def document() -> dict[str, Any]:
    return reference.document()


def test_the_document_for_programs_is_up_to_date(document: dict[str, Any]) -> None:
    """`make protocol` writes it anew."""
    assert json.loads(reference.DOCUMENT.read_text(encoding="utf-8")) == document


def test_the_manual_lists_every_message_field_and_error_code(document: dict[str, Any]) -> None:
    """`make protocol` writes its end anew."""
    assert TEXT.partition(reference.MARK)[2] == "\n" + reference.reference(document)


def test_the_manual_tells_what_every_call_does(document: dict[str, Any]) -> None:
    told = re.findall(r"^\| `([A-Z]+ [^`?]+)", TEXT, re.MULTILINE)
    calls = [f"{method.upper()} {path}" for path, methods in document["paths"].items() for method in methods]
    assert sorted(told) == sorted(calls)


def test_the_manuals_state_has_the_fields_of_a_state() -> None:
    example = re.search(r"^\{\"type\": \"state\".*?\}$", TEXT, re.DOTALL | re.MULTILINE)
    assert example is not None
    assert set(json.loads(example[0])) == set(TableState.__annotations__) - {
        "hides",
        "stopped",
        "source",
        "coach",
        "rated",
        "tournament",
    }


def test_a_field_that_nothing_is_said_about_is_found(document: dict[str, Any]) -> None:
    silent = json.loads(json.dumps(document))
    del silent["components"]["schemas"]["MySummary"]["properties"]["deciding"]["description"]
    with pytest.raises(ValueError, match="nothing is said about deciding of MySummary"):
        reference.reference(silent)


def test_every_error_code_has_a_status_and_a_meaning() -> None:
    assert list(CODES) == list(get_args(ErrorCode))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_words_for_every_error_code(language: str) -> None:
    assert [code for code in CODES if not load(language).has(f"app-error-{code}")] == []


def test_every_level_is_a_bot() -> None:
    levels = get_args(BotLevel)
    assert list(levels[: len(LEVELS) + 1]) == [*LEVELS, EXPERT]
    assert all(make_bot(level, find("alien_frontiers"), 1) for level in levels)


@pytest.mark.parametrize("game", NAMES)
def test_what_is_sent_in_a_game_has_the_declared_form(caller: Caller, game: str) -> None:
    chance = random.Random(8)
    in_declared_form(GameDescription, caller.http.get(f"/api/games/{game}").json())
    made = in_declared_form(Created, caller.create(ME, OPEN, game=game, listed=True))
    with Caller(caller.address, made["table"]) as guest:
        ben = in_declared_form(Joined, guest.post("join", {"name": "Ben"}))
        in_declared_form(Summary, guest.summary())
    address, table = caller.address, made["table"]
    with Client(address, table, made["secret"]) as one, Client(address, table, ben["secret"]) as other:
        clients = [one, other]
        for ply in range(6):
            states = [client.await_ply(ply) for client in clients]
            mover = clients[states[0]["decision"]["seat"]]
            actions = states[states[0]["decision"]["seat"]]["decision"]["actions"]
            action = chance.choice(actions)["id"]
            mover.ask("preview", ply=ply, action=action)
            mover.ask("act", ply=ply, action=action)
            mover.ask("act", ply=ply, action=action)
        one.ask("undo", ply=6)
        received = [message for client in clients for message in client.received]
    assert {"state", "ok", "error", "preview"} <= {message["type"] for message in received}
    for message in received:
        in_declared_form(ServerMessage, message)


def test_what_calls_answer_has_the_declared_form(caller: Caller) -> None:
    for game in caller.http.get("/api/games").json():
        in_declared_form(GameInfo, game)
    in_declared_form(Refused, caller.http.get("/api/tables/t_nowhere").json())
    made = caller.create(ME, BOT)
    with Caller(caller.address, made["table"], made["secret"]) as anna:
        state = in_declared_form(TableState, anna.get("state"))
        action = state["decision"]["actions"][0]["id"]
        in_declared_form(Preview, anna.post("preview", {"ply": state["ply"], "action": action}))
