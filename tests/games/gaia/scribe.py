"""Games in the format of the traces, made here: played in our words, written down in those of a trace.

The table is that of a given trace, with other factions and boosters. Each move is told twice: as our actions,
which are played, and as the commands with which the other engine would have written them.
"""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

from astrolude.games.gaia import grammar as g
from astrolude.games.gaia.game import GAME
from astrolude.games.gaia.setup import ask_set_up, lay_table
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.factions import FACTIONS
from astrolude.kernel.generator import Generator
from gaia_trace.compare import hex_row, player, pool
from gaia_trace.replay import OPTIONS
from gaia_trace.trace import Trace

Json = dict[str, Any]

TRACES = Path(__file__).parent / "traces"


class Scribe:
    """A game being played and written down."""

    def __init__(self, given: str, factions: list[str], boosters: list[str]) -> None:
        self.content: Json = json.loads(gzip.decompress((TRACES / f"{given}.json.gz").read_bytes()))
        self.content |= {"factions": factions, "moves": [], "complete": False, "initial": {}}
        self.content["setup"]["boosters"] = boosters
        trace = self.trace("set-up")
        self.label_of = trace.label_of
        self.state = GaiaState()
        self.state.prepare(GAME, trace.players, Generator(0), None)
        lay_table(self.state, trace.setting(), OPTIONS)
        ask_set_up(self.state, [])
        self.state.settle()
        for faction in trace.factions:
            self.state.apply(g.CHOOSE_FACTION.at(FACTIONS.index(faction)))
        self.content["initial"] = self.record()

    def trace(self, name: str) -> Trace:
        """What was written so far; changing it does not change the scribe's."""
        return Trace(json.loads(json.dumps(self.content)), name)

    def record(self) -> Json:
        """The whole position as a trace tells it."""
        players = {str(seat): player(self.state, seat) for seat in range(self.state.players)}
        for fields in players.values():
            fields["techs"] = [[tile, "", works] for tile, works in fields["techs"]]
        rows = {label: hex_row(self.state, place) for place, label in self.label_of.items()}
        board = {label: row for label, row in rows.items() if row[1] or row[3] is not None or row[4]}
        return {"players": players, "map": board, "pool": pool(self.state)}

    def play(self, *actions: str) -> None:
        for action in actions:
            self.state.apply(g.GRAMMAR.parse(action))

    def write(self, phase: str, seat: int, *commands: Json, settled: bool = True) -> None:
        """A move; while a round begins only the last one tells the position, for it holds for no order."""
        moves = self.content["moves"]
        after = (self.record() if settled else {}) | {"phase": "actions" if settled else "income"}
        text = ", ".join(str(command["kind"]) for command in commands)
        move = {"n": len(moves) + 1, "phase": phase, "seat": seat, "text": text, "commands": list(commands)}
        moves.append(move | {"after": after})

    def move(self, phase: str, actions: list[str], *commands: Json) -> None:
        """A move in both words."""
        seat = self.state.seat
        self.play(*actions)
        self.write(phase, seat, *commands)

    def set_up(self, boosters: dict[int, str], ours: dict[int, str], homes: dict[int, list[str]]) -> None:
        """First structures and boosters, by seat in both words; places are taken in the order given."""
        while self.state.decision.prompt != "booster":
            seat = self.state.seat
            building = "m" if self.state.decision.prompt == "first_mine" else "PI"
            place = homes[seat].pop(0)
            label = self.label_of[g.HEX.read(place)]
            self.move("setup_structures", [f"place {place}"], build(building, label))
        while self.state.decision.prompt == "booster":
            seat = self.state.seat
            self.play(f"booster {ours[seat]}")
            settled = self.state.decision.prompt in ("booster", "turn")
            self.write("setup_booster", seat, booster(boosters[seat]), settled=settled)


def build(building: str, label: str) -> Json:
    return {"kind": "build", "building": building, "hex": label}


def booster(name: str) -> Json:
    return {"kind": "booster", "booster": name}


def passing(name: str) -> Json:
    return {"kind": "pass", "booster": name}


def convert(pay: Json, gain: Json) -> Json:
    return {"kind": "convert", "pay": pay, "gain": gain}


def icon(**gains: int) -> Json:
    return {"kind": "income_order", "gain": [[name, amount] for name, amount in gains.items()]}


def stone(place: str) -> Json:
    return {"kind": "brainstone", "to": place}
