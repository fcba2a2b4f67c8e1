"""A record: a text file with a header and one action a line. What is saved, shared, tested and replayed.

```
astrolude 1
game alien_frontiers
rules 1
players 2
option supply limited
seed 7
seat 0 Anna
seat 1 Ben
actions
dock solar_converter 4
end
```
Empty lines and lines that begin with `#` say nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from astrolude.kernel.errors import AstroludeError, InvalidRecord
from astrolude.kernel.play import Play
from astrolude.kernel.registry import find
from astrolude.kernel.start import Start
from astrolude.kernel.state import State

FORMAT: Final = "1"
HEADER: Final = ["game", "rules", "players", "option", "seed", "seat"]
DIGITS: Final = {"rules": 9, "players": 2, "seed": 20}
"""How long the header's numbers can be at most: a record may come from anywhere."""


class Position:
    """A moment of a recorded game: where it stood, and what was then chosen there."""

    def __init__(self, ply: int, state: State, action: int | None, text: str) -> None:
        self.ply: Final = ply
        """How many actions led here."""
        self.state: Final = state
        """The reader's own: what happens to it changes no other position."""
        self.seat: Final = state.seat
        """Who chose; NOBODY where the game had ended."""
        self.action: Final = action
        """None where the record stops."""
        self.text: Final = text
        """The action in notation; empty where the record stops."""


class Record:
    """The content of a record file."""

    def __init__(self, start: Start, names: list[str], actions: list[str], lines: list[int]) -> None:
        self.start: Final = start
        self.names: Final = names
        self.actions: Final = actions
        self.lines: Final = lines
        """The line in the file that each action stands on."""

    def text(self) -> str:
        start = self.start
        header = [
            f"astrolude {FORMAT}",
            f"game {start.game.id}",
            f"rules {start.game.rules_version}",
            f"players {start.players}",
        ]
        header += [f"option {name} {value}" for name, value in start.options.items()]
        header.append(f"seed {start.seed}")
        header += [f"seat {seat} {name}" for seat, name in enumerate(self.names)]
        return "\n".join([*header, "actions", *self.actions]) + "\n"

    def replay(self) -> Play:
        """Play it through with every check; InvalidRecord names the first wrong line."""
        play = Play(self.start)
        for ply in range(len(self.actions)):
            play.act(self._action(play.state, ply))
        return play

    def positions(self) -> Iterator[Position]:
        """The game position by position, from the first to the one where the record stops.

        Each is played when it is asked for; InvalidRecord names the first wrong line when it is reached.
        """
        state = self.start.new()
        for ply, text in enumerate(self.actions):
            action = self._action(state, ply)
            yield Position(ply, state.clone(), action, text)
            state.play(action)
        yield Position(len(self.actions), state, None, "")

    def _action(self, state: State, ply: int) -> int:
        """The action that the record has here; InvalidRecord if it cannot be."""
        try:
            action = state.grammar.parse(self.actions[ply])
            if action not in state.legal_actions():
                raise state.refusal(action)
        except AstroludeError as error:
            raise InvalidRecord(f"line {self.lines[ply]}: {error}") from error
        return action


def record_of(play: Play, names: list[str]) -> Record:
    """The record of what was played so far, from the first position on."""
    assert play.position is None, "a record begins with the game"
    actions = [play.game.grammar.text(action) for action in play.actions]
    first = 7 + len(play.start.options) + len(names)
    return Record(play.start, names, actions, list(range(first, first + len(actions))))


def read_record(text: str) -> Record:
    """Parse a record; InvalidRecord names the line that cannot be read, or why its game cannot be begun."""
    return _Reader(text).read()


class _Reader:
    """Reads a record line by line, remembering where it is for its complaints."""

    def __init__(self, text: str) -> None:
        self.rows: Final = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
        self.values: Final[dict[str, str]] = {}
        self.options: Final[dict[str, str]] = {}
        self.names: Final[list[str]] = []

    def read(self) -> Record:
        rows = [(number, line) for number, line in self.rows if line and not line.startswith("#")]
        if not rows or rows[0][1] != f"astrolude {FORMAT}":
            raise InvalidRecord(f"line 1: a record begins with 'astrolude {FORMAT}'")
        start = 1
        while start < len(rows) and rows[start][1] != "actions":
            self.header(rows[start][0], rows[start][1])
            start += 1
        if start == len(rows):
            raise InvalidRecord("the header does not end with a line 'actions'")
        players = self.whole("players")
        if self.names and len(self.names) != players:
            raise InvalidRecord(f"the header names {len(self.names)} seats for {players} players")
        names = self.names or [f"seat {seat}" for seat in range(players)]
        return Record(
            self.start(),
            names,
            [line for _, line in rows[start + 1 :]],
            [number for number, _ in rows[start + 1 :]],
        )

    def start(self) -> Start:
        """What the header says about how the game begins."""
        name, rules, players, seed = (
            self.value("game"),
            self.whole("rules"),
            self.whole("players"),
            self.whole("seed"),
        )
        try:
            game = find(name)
        except AstroludeError as error:
            raise InvalidRecord(str(error)) from error
        options = game.today(rules, self.options)
        if options is None:
            raise InvalidRecord(
                f"the record follows version {rules} of the rules of {game.id}, "
                f"this program plays version {game.rules_version}"
            )
        try:
            return Start(game, players, options, seed)
        except AstroludeError as error:
            raise InvalidRecord(f"the header cannot be played: {error}") from error

    def header(self, number: int, line: str) -> None:
        """Take one line of the header."""
        key, _, value = line.partition(" ")
        value = value.strip()
        if key not in HEADER:
            raise InvalidRecord(f"line {number}: {key!r} is no header; expected one of {', '.join(HEADER)}")
        if not value:
            raise InvalidRecord(f"line {number}: {key!r} has no value")
        if key == "option":
            name, _, chosen = value.partition(" ")
            if name in self.options:
                raise InvalidRecord(f"line {number}: the option {name!r} is given twice")
            self.options[name] = chosen.strip()
        elif key == "seat":
            seat, _, name = value.partition(" ")
            if seat != str(len(self.names)):
                raise InvalidRecord(f"line {number}: expected 'seat {len(self.names)} <name>'")
            self.names.append(name.strip())
        elif key in self.values:
            raise InvalidRecord(f"line {number}: {key!r} is given twice")
        elif key in DIGITS and not _is_number(value, DIGITS[key]):
            raise InvalidRecord(f"line {number}: {key!r} must be a whole number, not {value[:40]!r}")
        else:
            self.values[key] = value

    def value(self, key: str) -> str:
        if key not in self.values:
            raise InvalidRecord(f"the header has no line {key!r}")
        return self.values[key]

    def whole(self, key: str) -> int:
        return int(self.value(key))


def _is_number(text: str, digits: int) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= digits
