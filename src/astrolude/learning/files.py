"""A network on disk: its arrays in an `.npz`, and beside it a record that says what it was made for and how.

The record holds the game, its rules version, the number of players and a fingerprint of the observation's
layout and the actions' grammar. A network is only ever used where all of them fit.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np

from astrolude.kernel.errors import AstroludeError
from astrolude.kernel.game import Game
from astrolude.learning.network import SHAPES, Network, parts_of

INCLUDED: Final = Path(__file__).parent / "networks"
"""The networks that come along."""

STORED: Final = np.float16
"""Half precision is enough for weights, and half as large."""


class UnfitNetwork(AstroludeError):
    """A network that cannot be read or was made for something else; the message says what."""


def fingerprint(game: Game, players: int) -> str:
    """What a network's numbers mean: changes with any cell of the layout and any action."""
    meaning = {"layout": game.layout(players).describe(), "grammar": game.grammar.describe()}
    return sha256(json.dumps(meaning, sort_keys=True).encode()).hexdigest()[:16]


def identity(game: Game, players: int) -> dict[str, object]:
    """What must be the same where a network is made and where it is used."""
    return {
        "game": game.id,
        "rules_version": game.rules_version,
        "players": players,
        "fingerprint": fingerprint(game, players),
    }


def write_network(path: Path, arrays: Mapping[str, Any], record: Mapping[str, object]) -> None:
    """Write both files; the record ends the work, so that a network without one is known to be unfinished."""
    with path.open("wb") as file:
        stored: dict[str, Any] = {name: np.asarray(arrays[name], STORED) for name in SHAPES}
        np.savez(file, **stored)
    record_path(path).write_text(json.dumps(record, indent=1) + "\n", encoding="utf-8")


def included(game: Game) -> list[Path]:
    """The networks that come along for a game, one for each number of players that has one."""
    return sorted(INCLUDED.glob(f"{game.id}-*.npz"))


def read_network(path: Path, game: Game) -> Network:
    """A network for this game, read once in a process while its file stays; UnfitNetwork says why not."""
    try:
        changed = path.stat().st_mtime_ns
    except OSError:
        changed = 0
    return _read(path, changed, game)


@lru_cache(maxsize=8)
def _read(path: Path, changed: int, game: Game) -> Network:
    record = read_record(path)
    players = record.get("players")
    if record.get("game") != game.id or players not in game.players:
        raise UnfitNetwork(
            f"the network {path.name} plays {record.get('game')} with {players}, not {game.id}"
        )
    for name, wanted in identity(game, players).items():
        if record.get(name) != wanted:
            raise UnfitNetwork(
                f"the network {path.name} was made for another {name.replace('_', ' ')} of {game.id}: "
                f"{record.get(name)}, and this is {wanted}; train it anew"
            )
    rows, parts = parts_of(game.grammar.describe())
    arrays = read_arrays(path)
    check_shapes(
        path, arrays, {"inputs": game.layout(players).size + players, "players": players, "parts": parts}
    )
    return Network(arrays, rows)


def read_record(path: Path) -> dict[str, Any]:
    try:
        record = json.loads(record_path(path).read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise UnfitNetwork(
            f"the network {path.name} has no record {record_path(path).name} beside it"
        ) from None
    except ValueError as error:
        raise UnfitNetwork(f"the record {record_path(path).name} cannot be read: {error}") from None
    if not isinstance(record, dict):
        raise UnfitNetwork(f"the record {record_path(path).name} is not a record")
    return record


def read_arrays(path: Path) -> dict[str, Any]:
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as arrays:
            return {name: arrays[name] for name in arrays.files}
    except FileNotFoundError:
        raise UnfitNetwork(f"there is no network {path.name}") from None
    except (ValueError, OSError, EOFError, BadZipFile) as error:
        raise UnfitNetwork(f"the network {path.name} cannot be read: {error}") from None


def check_shapes(path: Path, arrays: Mapping[str, Any], sizes: dict[str, int]) -> None:
    """UnfitNetwork unless all arrays are there, finite, and agree about their sizes."""
    for name, dimensions in SHAPES.items():
        if name not in arrays or arrays[name].ndim != len(dimensions):
            raise UnfitNetwork(f"the network {path.name} has no proper array {name!r}")
        for dimension, size in zip(dimensions, arrays[name].shape, strict=True):
            if sizes.setdefault(dimension, size) != size:
                raise UnfitNetwork(
                    f"the network {path.name}: {name!r} has {size} {dimension}, not {sizes[dimension]}"
                )
        if not np.isfinite(arrays[name]).all():
            raise UnfitNetwork(f"the network {path.name}: {name!r} holds something that is no number")


def record_path(path: Path) -> Path:
    return path.with_suffix(".json")
