"""Hidden things stay hidden: every message of whole games is compared with what its receiver may know."""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import replace
from typing import Any

import pytest
from tests.server.harness import GAMES, ME, OPEN, Caller, Client, Message
from tests.server.memory import memory_store

from astrolude.kernel.generator import Generator
from astrolude.kernel.play import UNDO, Play
from astrolude.kernel.record import read_record
from astrolude.kernel.registry import find
from astrolude.kernel.start import Start
from astrolude.server.tables.course import standing_of
from astrolude.server.tables.library import load_games
from astrolude.server.tables.playing import foresee
from astrolude.server.tables.rows import Header, Seat, Stored
from astrolude.server.tables.sight import state_message
from astrolude.server.tables.table import Table

NAMES = ["Anna", "Ben", "Cleo", "Dan"]
KINDS = {"state", "ok", "error", "seats", "preview"}
STATE_FIELDS = {
    *("type", "table", "game", "options", "status", "ply", "you", "eyes", "seats", "view", "decision"),
    *("events", "from_ply", "undo", "orders", "thinking", "outcome"),
}
SEAT_FIELDS = {"seat", "kind", "name", "level", "online"}


class Game:
    """Several people and a spectator, who all keep what they are sent."""

    def __init__(self, caller: Caller, game: str, players: int) -> None:
        options = {"length": "long"} if game == "beacons" else {}
        made = caller.create(ME, *[OPEN] * (players - 1), game=game, options=options)
        self.address = caller.address
        self.table = made["table"]
        self.invite = made["invite"]
        self.secrets = [made["secret"]]
        with Caller(self.address, self.table) as guest:
            for name in NAMES[1:players]:
                joined = guest.post("join", {"name": name, "invite": self.invite})
                self.secrets.append(joined["secret"])
        self.clients = [Client(self.address, self.table, secret) for secret in [*self.secrets, None]]
        self.history: list[int] = []

    def play(self, chance: random.Random, most: int) -> None:
        """Random decisions with some undos and previews, to the end or to a bound."""
        states = [client.await_ply(0) for client in self.clients]
        while states[0]["status"] == "running" and len(self.history) < most:
            ply = len(self.history)
            seat = states[0]["decision"]["seat"]
            undoer = next((s for s, state in enumerate(states) if state["undo"]["possible"]), None)
            if undoer is not None and chance.random() < 0.1:
                assert self.clients[undoer].ask("undo", ply=ply)["type"] == "ok"
                self.history.append(UNDO)
            else:
                action = chance.choice(states[seat]["decision"]["actions"])["id"]
                if chance.random() < 0.2:
                    assert self.clients[seat].ask("preview", ply=ply, action=action)["type"] == "preview"
                assert self.clients[seat].ask("act", ply=ply, action=action)["type"] == "ok"
                self.history.append(action)
            states = [client.await_ply(len(self.history)) for client in self.clients]

    def finish(self) -> None:
        """Hand all seats to bots, so that the game ends and its record tells the seed."""
        for secret in self.secrets:
            with Caller(self.address, self.table, secret) as person:
                if person.get("state")["status"] == "running":
                    person.post("resign", {"level": "random"})

    def seed(self) -> int:
        with Caller(self.address, self.table) as anyone:
            text = anyone.http.get(f"/api/tables/{self.table}/record").text
        return read_record(text).start.seed


def visible_events(play: Play, seat: int) -> list[dict[str, object]]:
    return [entry.to_json() for entry in play.journal.entries if entry.visible(seat)]


def as_json(value: object) -> Any:
    return json.loads(json.dumps(value))


def check_state(state: Message, play: Play, seat: int | None) -> None:
    """A state says exactly what this seat may know at its ply."""
    assert set(state) == STATE_FIELDS
    assert all(set(info) == SEAT_FIELDS for info in state["seats"])
    assert state["eyes"] == seat
    assert state["view"] == as_json(play.state.view(seat))
    asked = None if play.state.over else play.state.seat
    if asked is None:
        assert state["decision"] is None
    elif asked == seat:
        grammar = play.game.grammar
        assert state["decision"]["actions"] == [grammar.to_json(a) for a in play.state.legal_actions()]
    else:
        assert state["decision"] == {"seat": asked, "prompt": play.state.decision.prompt}


def check_client(client: Client, game: Game, game_id: str, seat: int | None, seed: int) -> None:
    """Everything this client was ever sent."""
    log: list[Message] = []
    others = [secret for secret in game.secrets if secret != client.secret]
    for message in client.received:
        assert message["type"] in KINDS
        text = json.dumps(message)
        assert str(seed) not in text
        assert not any(secret in text for secret in [*others, game.invite])
        if message["type"] != "state" or message["ply"] > len(game.history):
            continue
        play = Play(Start(find(game_id), len(game.secrets), message["options"], seed))
        play.follow(game.history[: message["ply"]])
        if message["you"] or seat is None:
            check_state(message, play, seat)
            log = [event for event in log if event["ply"] <= message["from_ply"]] + message["events"]
            shown = [{**event, "seat": -2 if event["seat"] is None else event["seat"]} for event in log]
            for event in shown:
                del event["ply"]
                event.pop("by", None)  # who decided is public
            known = as_json(visible_events(play, -1 if seat is None else seat))
            assert shown == [{**e, "seat": e["seat"] if e["seat"] >= 0 else -2} for e in known]


@pytest.mark.parametrize(
    ("game_id", "players", "most", "number"),
    [("beacons", 2, 500, 1), ("beacons", 3, 500, 2), ("beacons", 4, 500, 3), ("alien_frontiers", 3, 120, 4)],
)
def test_no_message_of_a_whole_game_tells_more_than_its_receiver_may_know(
    caller: Caller, game_id: str, players: int, most: int, number: int
) -> None:
    game = Game(caller, game_id, players)
    game.play(random.Random(number), most)
    for client in game.clients:
        client.close()
    game.finish()
    with Client(caller.address, game.table) as spectator:
        while spectator.await_type("state")["status"] != "finished":
            pass
    seed = game.seed()
    assert len(game.history) > 10
    for seat, client in enumerate(game.clients):
        check_client(client, game, game_id, seat if seat < players else None, seed)


def test_a_state_as_it_was_is_by_the_callers_eyes_too(caller: Caller) -> None:
    game = Game(caller, "beacons", 3)
    game.play(random.Random(5), 500)
    for client in game.clients:
        client.close()
    seed = game.seed()
    for seat, secret in enumerate([*game.secrets, None]):
        with Caller(caller.address, game.table, secret) as person:
            for ply in range(len(game.history) + 1):
                play = Play(Start(find("beacons"), 3, {"length": "long"}, seed))
                play.follow(game.history[:ply])
                state = person.get("state", ply=ply)
                assert state["ply"] == ply
                check_state(state, play, seat if seat < 3 else None)


@pytest.mark.parametrize("game_id", ["beacons", "alien_frontiers"])
def test_a_state_is_the_same_from_every_world_that_its_receiver_cannot_tell_apart(game_id: str) -> None:
    load_games(GAMES)
    chance = random.Random(6)
    for seed in range(3):
        table = _table(game_id, 3, seed)
        course = table.started()
        for _ in range(60):
            if course.play.state.over:
                break
            for seat in range(3):
                real = state_message(table, course, (seat,), frozenset())
                truth = course.play.state
                course.play.state = truth.determinize(seat, Generator(chance.getrandbits(64)))
                assert state_message(table, course, (seat,), frozenset()) == real
                course.play.state = truth
            course.act(chance.choice(course.play.state.legal_actions()))


def _table(game_id: str, players: int, seed: int) -> Table:
    game = find(game_id)
    options = game.complete(players, {})
    header = Header("t_x", game_id, game.rules_version, options, seed, False, None, 0, 0)
    standing = standing_of(game.new(players, options, seed))
    seats = [Seat(number, "person") for number in range(players)]
    stored = Stored(replace(header, standing=standing), seats, [])
    table = Table(stored, memory_store(), lambda _table: None, asyncio.Semaphore())
    asyncio.run(table.adopt(stored))
    return table


@pytest.mark.parametrize("game_id", ["beacons", "alien_frontiers"])
def test_a_preview_is_the_same_whatever_the_others_hold(game_id: str) -> None:
    load_games(GAMES)
    chance = random.Random(7)
    compared = 0
    for seed in range(3):
        state = find(game_id).new(3, {}, seed)
        for _ in range(60):
            if state.over:
                break
            action = chance.choice(state.legal_actions())
            other = state.determinize(state.seat, Generator(chance.getrandbits(64)))
            one, two = (foresee(s, state.seat, [action], chance.getrandbits(64)) for s in (state, other))
            if not one["chance"] and not two["chance"]:
                assert one == two
                compared += 1
            state.apply(action)
    assert compared > 20
