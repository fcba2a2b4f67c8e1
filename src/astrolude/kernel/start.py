"""How a game begins: all that its course depends on, but for the choices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from astrolude.kernel.errors import InvalidInput, InvalidOptions
from astrolude.kernel.game import Game
from astrolude.kernel.generator import SEEDS
from astrolude.kernel.journal import Journal
from astrolude.kernel.registry import find
from astrolude.kernel.state import State

FIELDS: Final = ["game", "players", "options", "seed"]


@final
class Start:
    """A game, the number of players, every option and the seed, checked. A value: it never changes.

    A game may be given by its name. Without a number of players it takes the usual one, without options
    their defaults. InvalidOptions says what cannot be.
    """

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        seed: int = 0,
    ) -> None:
        self.game: Final = find(game) if isinstance(game, str) else game
        self.players: Final = usual_players(self.game) if players is None else players
        self.options: Final = self.game.complete(self.players, options or {})
        self.seed: Final = seed
        if not 0 <= seed < SEEDS:
            raise InvalidOptions(f"a seed is a whole number from 0 to 2**64 - 1, not {seed}")

    def new(self, journal: Journal | None = None) -> State:
        """The first position. A journal, if one is given, is told what happens from then on."""
        return self.game.new(self.players, self.options, self.seed, journal)

    def with_seed(self, seed: int) -> Start:
        """The same with another seed."""
        return Start(self.game, self.players, self.options, seed)

    def to_json(self) -> dict[str, object]:
        """By the game's id; `read_start` is the way back."""
        return {
            "game": self.game.id,
            "players": self.players,
            "options": dict(self.options),
            "seed": self.seed,
        }

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Start)
            and self.game is other.game
            and self.players == other.players
            and self.options == other.options
            and self.seed == other.seed
        )

    def __hash__(self) -> int:
        return hash((self.game.id, self.players, tuple(self.options.items()), self.seed))

    def __repr__(self) -> str:
        return f"Start({self.game.id!r}, {self.players}, {self.options}, {self.seed})"

    def __str__(self) -> str:
        options = [f"{name}={value}" for name, value in self.options.items()]
        return " ".join([self.game.id, f"players={self.players}", *options, f"seed={self.seed}"])

    def __reduce__(self) -> tuple[object, ...]:
        return Start, (self.game, self.players, self.options, self.seed)


def usual_players(game: Game) -> int:
    """The number of players where none is named: the fewest that play against each other."""
    for players in game.players:
        if players > 1:
            return players
    return game.players[0]


def read_start(value: object) -> Start:
    """From what `to_json` wrote. InvalidInput, UnknownGame or InvalidOptions says what is wrong with it."""
    if not isinstance(value, dict) or sorted(value) != sorted(FIELDS):
        raise InvalidInput(f"the start of a game has the fields {', '.join(FIELDS)}, not {value!r}")
    game, players, options, seed = value["game"], value["players"], value["options"], value["seed"]
    if not isinstance(game, str) or not isinstance(players, int) or not isinstance(seed, int):
        raise InvalidInput(f"the start of a game names a game and whole numbers, not {value!r}")
    if not isinstance(options, dict):
        raise InvalidInput(f"the options of a game go by name, not {options!r}")
    chosen: dict[str, str] = {}
    for name, choice in options.items():
        if not isinstance(name, str) or not isinstance(choice, str):
            raise InvalidInput(f"an option of a game is a name and a value, not {name!r}: {choice!r}")
        chosen[name] = choice
    return Start(game, players, chosen, seed)
