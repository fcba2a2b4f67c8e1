"""How fast the engine runs, and whether it still plays the same games.

All figures are CPU time on one core. Other programs disturb a measurement in one direction only, so each
figure is the best of many short slices. The signature is a hash over fixed random games: it changes only
with the rules, never with the machine, the process, or whether the engine is compiled.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from time import process_time
from typing import Final

from astrolude import engine_kind
from astrolude.bots.playout import (
    apply_each,
    clone_each,
    list_each,
    play_out,
    play_recorded,
    sample_positions,
)
from astrolude.kernel.game import Game
from astrolude.kernel.generator import Generator
from astrolude.kernel.state import State

SLICES: Final = 15
"""How many times each figure is taken; the best counts."""

SLICE_SECONDS: Final = 0.04
"""How long one slice should last."""

SIGNED_GAMES: Final = 5
"""Random games in a signature, for each player count."""

SAMPLED_EVERY: Final = 7
"""The distance between two positions taken from a random game for the small measurements."""

CHOOSER_STREAM: Final = 0x0DDB1A5E5BAD5EED
"""Sets the chooser's chance apart from the game's own."""


@dataclass(frozen=True)
class Row:
    """The figures of one game with one number of players."""

    game: str
    players: int
    games_per_s: float
    decisions_per_s: float
    clone_us: float
    legal_us: float
    apply_us: float
    signature: str


@dataclass(frozen=True)
class Bench:
    """A whole run."""

    compiled: bool
    games: list[Row]

    def to_json(self) -> dict[str, object]:
        return asdict(self)


def bench(games: Iterable[Game], players: int | None = None) -> Bench:
    """Measure games with every player count, or with one."""
    rows: list[Row] = []
    for game in games:
        signed = signature(game)
        counts = game.players if players is None else [players]
        rows += [measure(game, count, signed) for count in counts]
    return Bench(engine_kind() == "compiled", rows)


def measure(game: Game, players: int, signed: str) -> Row:
    """All figures of one game with one number of players."""
    games_per_s, decisions_per_s = random_play(game, players)
    positions = sample_positions(game.new(players, None, 1), Generator(CHOOSER_STREAM), SAMPLED_EVERY)
    actions = [first_choice(position) for position in positions]
    clone = seconds_each(lambda times: clone_each(positions, times), len(positions))
    legal = seconds_each(lambda times: list_each(positions, times), len(positions))
    clone_and_apply = seconds_each(lambda times: apply_each(positions, actions, times), len(positions))
    return Row(
        game.id,
        players,
        round(games_per_s, 1),
        round(decisions_per_s),
        round(clone * 1e6, 3),
        round(legal * 1e6, 3),
        round((clone_and_apply - clone) * 1e6, 3),
        signed,
    )


def first_choice(position: State) -> int:
    """A legal action, always the same for the same position, not always the first of the list."""
    actions = position.legal_actions()
    return actions[len(position.stack) * 31 % len(actions)]


def random_play(game: Game, players: int) -> tuple[float, float]:
    """Games and decisions per second of random play: choose, check, take, and list what comes next."""
    seed = 0
    best_games, best_decisions = 0.0, 0.0
    for _ in range(SLICES):
        games, decisions = 0, 0
        begin = process_time()
        elapsed = 0.0
        while elapsed < SLICE_SECONDS:
            seed += 1
            decisions += play_out(game.new(players, None, seed), Generator(seed ^ CHOOSER_STREAM))
            games += 1
            elapsed = process_time() - begin
        if decisions / elapsed > best_decisions:
            best_games, best_decisions = games / elapsed, decisions / elapsed
    return best_games, best_decisions


def seconds_each(loop: Callable[[int], None], size: int) -> float:
    """CPU seconds of one step of a loop that makes `size` steps each time round."""
    times = 1
    while _seconds(loop, times) < SLICE_SECONDS / 2:
        times *= 2
    return min(_seconds(loop, times) for _ in range(SLICES)) / (times * size)


def _seconds(loop: Callable[[int], None], times: int) -> float:
    begin = process_time()
    loop(times)
    return process_time() - begin


def signature(game: Game) -> str:
    """The hash over the actions and last positions of fixed random games with every player count."""
    digest = hashlib.blake2b(digest_size=8)
    for players in game.players:
        for seed in range(SIGNED_GAMES):
            state = game.new(players, None, seed)
            actions = play_recorded(state, Generator(seed ^ CHOOSER_STREAM))
            digest.update(_text(actions))
            digest.update(_text(state.snapshot()))
    return digest.hexdigest()


def _text(numbers: list[int]) -> bytes:
    return (" ".join(str(number) for number in numbers) + "\n").encode("ascii")
