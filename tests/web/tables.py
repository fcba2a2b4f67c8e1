"""Tables set and played over the interface for programs, so that a browser test begins where it matters."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Final

from tests.server.harness import Caller

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
        self._address: Final = address

    def state(self) -> dict[str, Any]:
        with self._caller() as caller:
            found: dict[str, Any] = caller.get("state")
        return found

    def play(self, plies: int | None = None, haste: Sequence[str] = HASTE) -> None:
        """So many decisions of the seat's person, or all to the end."""
        wish = Wish(7, haste)
        with self._caller() as caller:
            while plies is None or plies > 0:
                state = caller.get("state", since=1 << 30)
                if state["decision"] is None:
                    break
                actions = state["decision"]["actions"]
                chosen = wish.choose([action["text"] for action in actions])
                caller.post("actions", {"ply": state["ply"], "action": actions[chosen]["id"]})
                plies = plies and plies - 1

    def play_until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Decides by chance, the same in every run, until the state is as wanted; that state."""
        chance = random.Random(1)
        with self._caller() as caller:
            while not wanted(state := caller.get("state", since=1 << 30)):
                action = chance.choice(state["decision"]["actions"])
                caller.post("actions", {"ply": state["ply"], "action": action["id"]})
        found: dict[str, Any] = state
        return found

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
        return Table(self._address, self.id, taken["secret"])

    def hand_over(self, level: str) -> None:
        """A bot plays on for the seat's person."""
        with self._caller() as caller:
            caller.post("resign", {"level": level})

    def record(self) -> str:
        with self._caller() as caller:
            return caller.http.get(f"/api/tables/{self.id}/record").text

    def _caller(self) -> Caller:
        return Caller(self._address, self.id, self.secret)


def set_up(address: str, *seats: dict[str, str], game: str = "alien_frontiers", **more: Any) -> Table:
    """A table of a game."""
    with Caller(address) as caller:
        made = caller.create(*seats, game=game, **more)
    return Table(address, made["table"], made["secret"], made["invite"])
