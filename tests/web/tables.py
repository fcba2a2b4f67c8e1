"""Tables set and played over the interface for programs, so that a browser test begins where it matters."""

from __future__ import annotations

import random
import time
from collections import defaultdict
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final

from tests.server.harness import Caller

from astrolude.bots import answer, make_bot
from astrolude.kernel.generator import Generator
from astrolude.kernel.play import Play
from astrolude.kernel.record import record_of
from astrolude.kernel.start import Start

ANNA: Final = {"kind": "me", "name": "Anna"}
BEN: Final = {"kind": "me", "name": "Ben"}
OPEN: Final = {"kind": "open"}
BOT: Final = {"kind": "bot", "level": "easy"}

HASTE: Final = (
    *(
        "land",
        "launch",
        "launch_now",
        "dock colony_constructor",
        "dock terraforming_station",
        "dock shipyard",
    ),
    *("dock_run", "steal", "dock lunar_mine", "dock colonist_hub", "dock orbital_market", "trade"),
    *("dock solar_converter", "dock alien_artifact", "claim", "stop", "end_turn"),
)
"""What brings a game of Alien Frontiers to its end: the first of these that is legal."""

HURRY: Final[Mapping[str, Sequence[str]]] = defaultdict(
    tuple,
    {
        "alien_frontiers": HASTE,
        "gaia": ("pass",),
        "eclipse": ("pass",),
        "space_gate": ("stop", "take", "attach"),
    },
)
"""By game: with what somebody comes to its end soon. The rest is left to chance, the same in every run."""


PASSES: Final = ("pass", "end_turn", "done", "stop", "finish")
"""What brings a round to its end."""


class Wish:
    """Somebody in a hurry, the same way in every run: picks an action by its notation."""

    def __init__(self, seed: int, haste: Sequence[str] = HASTE) -> None:
        self._haste: Final = haste
        self._chance: Final = random.Random(seed)

    def choose(self, actions: Sequence[str]) -> int:
        """The place of the chosen action."""
        for start in self._haste:
            fitting = [
                place for place, text in enumerate(actions) if text == start or text.startswith(f"{start} ")
            ]
            if fitting:
                return self._chance.choice(fitting)
        return self._chance.randrange(len(actions))


class Table:
    """A table and one seat's secret (none: a table of bots, which this only looks at)."""

    def __init__(self, address: str, table: str, secret: str | None, invite: str | None = None) -> None:
        self.id: Final = table
        self.secret: Final = secret
        self.invite: Final = invite
        self.path: Final = f"/t/{table}" if secret is None else f"/t/{table}#{secret}"
        self.door: Final = f"/j/{table}" if invite is None else f"/j/{table}#{invite}"
        self.address: Final = address

    def state(self) -> dict[str, Any]:
        with self._caller() as caller:
            found: dict[str, Any] = caller.get("state")
        return found

    def play(self, plies: int | None = None, haste: Sequence[str] = HASTE) -> None:
        """So many decisions of the seat's person, or all until somebody else decides or the game is over."""
        wish = Wish(7, haste)
        with self._caller() as caller:
            while plies is None or plies > 0:
                state = caller.get("state", since=1 << 30)
                if "actions" not in (state["decision"] or {}):
                    break
                actions = state["decision"]["actions"]
                chosen = wish.choose([action["text"] for action in actions])
                caller.post("actions", {"ply": state["ply"], "action": actions[chosen]["id"]})
                plies = plies and plies - 1

    def decide(self, chance: random.Random, rather: Collection[str] = ()) -> None:
        """One decision of the person by chance, among the verbs they would rather use where there are any."""
        with self._caller() as caller:
            state = caller.get("state", since=1 << 30)
            actions: list[dict[str, Any]] = state["decision"]["actions"]
            wished = [each for each in actions if each["text"].split()[0] in rather]
            action = chance.choice(wished or actions)["id"]
            caller.post("actions", {"ply": state["ply"], "action": action})

    def play_until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Decides by chance, the same in every run, until the state is as wanted; that state."""
        chance = random.Random(1)
        while not wanted(state := self.state()):
            self.decide(chance)
        return state

    def play_a_round(self) -> None:
        """Decide quickly until the second round has begun."""
        chance = random.Random(2)
        while self.state()["view"]["round"] < 2:
            self.decide(chance, PASSES)

    def follow(self, actions: Sequence[str], *others: Table) -> None:
        """Takes actions in notation, each for whoever is asked: this seat's person or one of the others."""
        ply = self.state()["ply"]
        for action in actions:
            answers = (person.offer(ply, action) for person in (self, *others))
            ply = next(after for after in answers if after is not None)

    def offer(self, ply: int, action: str) -> int | None:
        """The ply after an action of this seat; None if another seat is asked."""
        with self._caller() as caller:
            answer = caller.http.post(
                f"/api/tables/{self.id}/actions", json={"ply": ply, "action": action}
            ).json()
        if answer.get("error", {}).get("code") == "not_your_turn":
            return None
        after: int = answer["ply"]
        return after

    def obstacles(self, reference: str, verb: str) -> list[str]:
        """The kinds of what stands in the way of a thing."""
        with self._caller() as caller:
            asked = {"ply": caller.get("state")["ply"], "refs": [reference], "verb": verb}
            return [met["kind"] for met in caller.post("obstacles", asked)["obstacles"]]

    def ask(self, call: str, body: dict[str, Any]) -> dict[str, Any]:
        """What a call of this seat answers."""
        with self._caller() as caller:
            answer: dict[str, Any] = caller.post(call, body)
        return answer

    def join(self, name: str) -> Table:
        """Somebody takes the open seat; the same table with their secret."""
        with self._caller() as caller:
            taken = caller.post("join", {"name": name, "invite": self.invite})
        return Table(self.address, self.id, taken["secret"])

    def hand_over(self, level: str) -> None:
        """A bot plays on for the seat's person."""
        with self._caller() as caller:
            caller.post("resign", {"level": level})

    def judged(self) -> dict[str, Any]:
        """What is said of the finished game once every move was looked at."""
        with self._caller() as caller:
            caller.post("analysis", {})
            while (told := caller.get("analysis"))["status"] != "done":
                time.sleep(0.1)
        found: dict[str, Any] = told
        return found

    def record(self) -> str:
        with self._caller() as caller:
            return caller.http.get(f"/api/tables/{self.id}/record").text

    def _caller(self) -> Caller:
        return Caller(self.address, self.id, self.secret)


def played(
    address: str,
    game: str,
    bot: str,
    plies: int | None = None,
    options: dict[str, str] | None = None,
    names: Sequence[str] = ("Anna", "Ben"),
) -> Table:
    """A game of such bots, played here in no time, with Anna at all seats: to its end, or to the first
    choice of three and more after so many plies.
    """
    play, chance = Play(Start(game, len(names), options or {}, 5)), Generator(3)
    bots = [make_bot(bot, play.game, seat + 1) for seat in range(len(names))]
    while not play.state.over:
        if plies is not None and len(play.actions) >= plies and len(play.state.legal_actions()) > 2:
            break
        play.act(answer(bots[play.state.seat], play.state, chance))
    record = record_of(play, list(names)).text()
    seats = [{"kind": "person", "name": name} for name in names]
    with Caller(address) as caller:
        made = caller.http.post("/api/files", json={"astrolude": 1, "record": record, "seats": seats}).json()
    return Table(address, made["table"], made["secret"])


def set_up(address: str, *seats: dict[str, str], game: str = "alien_frontiers", **more: Any) -> Table:
    """A table of a game."""
    with Caller(address) as caller:
        made = caller.create(*seats, game=game, **more)
    return Table(address, made["table"], made["secret"], made["invite"])


def play_on(people: Sequence[Table], wanted: Callable[[dict[str, Any]], bool], seed: int = 1) -> None:
    """Everybody decides by chance, the same in every run, until the first one's state is as wanted."""
    chance = random.Random(seed)
    while not wanted(state := people[0].state()):
        asked = people[state["decision"]["seat"]]
        asked.decide(chance)


def asked_again(state: dict[str, Any], prompt: str) -> bool:
    """The first seat is asked in a turn of its own, after the others have moved."""
    movers = [event["by"] for event in state["events"] if "by" in event]
    decision = state["decision"]
    since = movers[len(movers) - movers[::-1].index(0) :] if 0 in movers else []
    return decision["seat"] == 0 and decision["prompt"] == prompt and bool(since)


def company(address: str, game: str, prompt: str, **more: Any) -> list[Table]:
    """Anna and two others; the others have moved since Anna's last turn."""
    anna = set_up(address, ANNA, OPEN, OPEN, game=game, **more)
    people = [anna, anna.join("Ben"), anna.join("Cleo")]
    play_on(people, lambda state: asked_again(state, prompt))
    return people
