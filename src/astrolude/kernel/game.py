"""A game: constants, declared options, and how to begin. It holds no position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from astrolude.kernel.errors import InvalidOptions
from astrolude.kernel.generator import SEEDS, Generator
from astrolude.kernel.grammar import Grammar, Questions
from astrolude.kernel.journal import Events, Journal
from astrolude.kernel.state import State


class Option:
    """A choice made before the game: a name, its values, the first of them the default."""

    def __init__(self, name: str, values: Sequence[str]) -> None:
        self.name: Final = name
        self.values: Final = list(values)
        self.default: Final = self.values[0]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One object per game. A game's package makes a subclass, its single instance is called GAME."""

    def __init__(
        self,
        name: str,
        players: Sequence[int],
        options: Sequence[Option],
        grammar: Grammar,
        questions: Questions,
        events: Events,
        rules_version: int,
    ) -> None:
        self.id: Final = name
        self.players: Final = list(players)
        self.options: Final = list(options)
        self.grammar: Final = grammar
        self.questions: Final = questions
        self.events: Final = events
        self.rules_version: Final = rules_version

    def new(
        self,
        players: int,
        options: Mapping[str, str] | None = None,
        seed: int = 0,
        journal: Journal | None = None,
    ) -> State:
        """A fresh game, up to its first choice. InvalidOptions says what cannot be."""
        chosen = self.complete(players, options or {})
        if not 0 <= seed < SEEDS:
            raise InvalidOptions(f"a seed is a whole number from 0 to 2**64 - 1, not {seed}")
        state = self.deal(players, chosen, Generator(seed), journal)
        state.settle()
        return state

    def complete(self, players: int, options: Mapping[str, str]) -> dict[str, str]:
        """The options with defaults filled in, checked."""
        if players not in self.players:
            counts = ", ".join(str(count) for count in self.players)
            raise InvalidOptions(f"{self.id} is played by {counts} players, not {players}")
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                names = ", ".join(known) or "none"
                raise InvalidOptions(f"{self.id} has no option {name!r}; its options are: {names}")
            if value not in known[name].values:
                values = ", ".join(known[name].values)
                raise InvalidOptions(f"option {name!r} is one of {values}, not {value!r}")
        chosen = {option.name: options.get(option.name, option.default) for option in self.options}
        problem = self.problem(players, chosen)
        if problem:
            raise InvalidOptions(problem)
        return chosen

    def problem(self, players: int, options: dict[str, str]) -> str:
        """Why these options do not go together, or an empty string."""
        return ""

    def deal(self, players: int, options: dict[str, str], rng: Generator, journal: Journal | None) -> State:
        """Set up: a state whose stack holds at least one question."""
        raise NotImplementedError

    def evaluate(self, state: State) -> list[float]:
        """How well each seat stands, in points; the game's own knowledge for bots."""
        raise NotImplementedError

    def describe(self) -> dict[str, object]:
        """What a page or a program needs to know before it plays, JSON-ready."""
        return {
            "id": self.id,
            "players": self.players,
            "options": [
                {"name": option.name, "values": option.values, "default": option.default}
                for option in self.options
            ],
            "rules_version": self.rules_version,
        }
