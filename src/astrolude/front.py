"""What a library user does in the first hour, by one import: `import astrolude`.

Games are named by their id or given as `Game` objects; whatever is left out is the usual.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from astrolude.bots import Bot, Entrant, make_bot
from astrolude.games import load
from astrolude.kernel.errors import InvalidRecord
from astrolude.kernel.game import Game
from astrolude.kernel.play import Play
from astrolude.kernel.record import Record, read_record, record_of
from astrolude.kernel.registry import find
from astrolude.kernel.start import Start
from astrolude.kernel.state import State

if TYPE_CHECKING:
    from astrolude.arena import MatchResult, Standing

Options = Mapping[str, str]


def all_games() -> list[Game]:
    """Every game, each with its `id`, `players`, `options` and `to_json()`."""
    return load()


def game(name: str | Game) -> Game:
    """A game by its id; UnknownGame says which there are."""
    return name if isinstance(name, Game) else find(name)


def start(
    name: str | Game, players: int | None = None, options: Options | None = None, seed: int = 0
) -> Start:
    """How a game begins: a value for whatever asks for one."""
    return Start(game(name), players, options, seed)


def new(name: str | Game, players: int | None = None, options: Options | None = None, seed: int = 0) -> State:
    """The first position of a game."""
    return start(name, players, options, seed).new()


def begin(
    name: str | Game, players: int | None = None, options: Options | None = None, seed: int = 0
) -> Play:
    """A game to be played: its `state`, the `actions` so far, `act`, `undo` and the journal."""
    return Play(start(name, players, options, seed))


def read(record: str | Path) -> Record:
    """A record from its text or its file: `.start`, `.actions`, `.replay()`, `.positions()`."""
    if isinstance(record, Path):
        try:
            record = record.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise InvalidRecord(f"{record} cannot be read: {error}") from error
    return read_record(record)


def record(play: Play, names: Sequence[str] = ()) -> Record:
    """The record of what was played so far; `.text()` is what a file holds."""
    return record_of(play, list(names) or [f"seat {seat}" for seat in range(play.state.players)])


def position(text: str) -> State:
    """The position that `State.to_text` wrote."""
    name = text.strip().partition(":")[0]
    return game(name).position(text)


def bot(spec: Entrant, name: str | Game, seed: int = 0) -> Bot:
    """A bot by its name, such as `greedy`, `search:50ms`, `hard`, `module:Class`, for one seat of one game.

    Ask it by `astrolude.answer(bot, state, rng)`, which shows it what its seat may know, and no more.
    """
    return make_bot(spec, game(name), seed)


def match(
    name: str | Game,
    bots: Sequence[Entrant | Bot],
    options: Options | None = None,
    seed: int = 0,
) -> MatchResult:
    """One game between bots: for each seat a name, your own class or function, or a bot."""
    from astrolude.arena import play_match

    return play_match(start(name, len(bots), options, seed), bots)


def tournament(
    name: str | Game,
    bots: Sequence[Entrant],
    games: int = 100,
    players: int | None = None,
    options: Options | None = None,
    seed: int = 0,
    jobs: int = 1,
    path: Path | None = None,
) -> list[Standing]:
    """Many games between bots, each on every seat, and how they stand; kept in a file where one is named."""
    from astrolude.arena import Terms, Tournament

    terms = Terms(start(name, players, options, seed), list(bots))
    with (
        TemporaryDirectory() as folder,
        Tournament(terms, games, path or Path(folder) / "games.jsonl") as played,
    ):
        played.play(jobs)
        return played.standings()
