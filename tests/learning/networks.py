"""Small networks of random numbers, for Alien Frontiers: the quickest of the games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from astrolude.games import load
from astrolude.kernel.game import Game
from astrolude.kernel.registry import find
from astrolude.learning.files import identity, write_network
from astrolude.learning.network import SHAPES, parts_of


def alien_frontiers() -> Game:
    load()
    return find("alien_frontiers")


def arrays(game: Game, players: int) -> dict[str, Any]:
    _, parts = parts_of(game.grammar.describe())
    sizes = {
        "inputs": game.layout(players).size + players,
        "width": 8, "value": 5, "policy": 6, "players": players, "parts": parts,
    }  # fmt: skip
    rng = np.random.default_rng(1)
    return {
        name: 0.3 * rng.standard_normal([sizes[dimension] for dimension in dimensions])
        for name, dimensions in SHAPES.items()
    }


def written(folder: Path, **changes: object) -> Path:
    """A network for two on disk, whose record may be wrong."""
    game = alien_frontiers()
    path = folder / "network.npz"
    write_network(path, arrays(game, 2), identity(game, 2) | changes)
    return path
