"""A round from self-play to the duel, each part of which is done once."""

from __future__ import annotations

import json
import subprocess
import time
from dataclasses import asdict, dataclass
from math import sqrt
from pathlib import Path
from typing import Any, Final

import numpy as np

from astrolude import engine_kind
from astrolude.arena import simulate
from astrolude.games import load
from astrolude.kernel.registry import find
from astrolude.kernel.start import Start
from astrolude.learning.files import identity, read_arrays, read_record, write_network
from training.curves import draw_curves
from training.data import read
from training.fit import Fit, Recipe
from training.play import Play, play_all

PLAYING: Final = 0.5
FITTING: Final = 0.2
"""Shares of a round's time; the duel gets the rest."""
UNSEEN: Final = 1_000_000_000
"""The duel's first seed lies so far beyond the first seed of the self-play."""


@dataclass(frozen=True)
class Round:
    game: str
    players: int
    seconds: float
    jobs: int
    budget: str
    seed: int
    lot: float
    opening: str
    network: str
    habits: str
    out: Path

    def run(self) -> dict[str, Any]:
        """Do what is not done yet; the result of the duel."""
        load()
        self.out.mkdir(parents=True, exist_ok=True)
        played = self.out / "played.json"
        if not played.exists():
            print(f"Playing for {self.seconds * PLAYING:.0f} s ({engine_kind()} engine)", flush=True)
            play_all(self.playing(), self.jobs)
            played.write_text(json.dumps(asdict(self.playing())), encoding="utf-8")
        if not self.made.with_suffix(".json").exists():
            print(f"Fitting for {self.seconds * FITTING:.0f} s at most", flush=True)
            self.fit()
        fought = self.out / "duel.json"
        if not fought.exists():
            left = self.seconds * (1 - PLAYING - FITTING)
            print(f"Duelling for {left:.0f} s", flush=True)
            fought.write_text(json.dumps(self.duel(left), indent=1) + "\n", encoding="utf-8")
        found: dict[str, Any] = json.loads(fought.read_text(encoding="utf-8"))
        return found

    @property
    def made(self) -> Path:
        return self.out / "network.npz"

    def playing(self) -> Play:
        seconds = self.seconds * PLAYING
        shards = str(self.out / "shards")
        return Play(
            self.game, self.players, self.budget, self.seed, seconds, self.lot, shards,
            self.network, self.opening,
        )  # fmt: skip

    def fit(self) -> None:
        """Fit a network to all shards and write it with its record and curves."""
        game = find(self.game)
        shards = sorted((self.out / "shards").glob("*.npz"))
        if not shards:
            raise SystemExit("self-play left nothing behind: give it more time")
        layout = game.layout(self.players)
        data = read(shards, layout.size)
        start = read_arrays(Path(self.network)) if self.network else None
        fit = Fit(layout.size, self.players, game.grammar.describe(), Recipe(), arithmetic(), start)
        log: list[dict[str, float]] = []
        fit.passes(data, log, time.monotonic() + self.seconds * FITTING)
        draw_curves(log, self.out / "curves.svg")
        earlier = read_record(Path(self.network)).get("rounds", []) if self.network else []
        this = {
            "games": int(data.root["game"].max()) + 1,
            "questions": len(data.root["game"]),
            "seed": self.seed,
            "budget": self.budget,
            "lot": self.lot,
            "recipe": asdict(fit.recipe),
            "losses": log,
            "commit": commit(),
        }
        write_network(self.made, fit.plain(), identity(game, self.players) | {"rounds": [*earlier, this]})

    def duel(self, seconds: float) -> dict[str, Any]:
        """The bot with the network against the search without it, with equal budgets, on unseen seeds."""
        habits = f":{self.habits}" if self.habits else ""
        learned = f"astrolude.learning.bot:LearnedBot:network={self.made}:budget={self.budget}{habits}"
        bots = [learned, f"search:{self.budget}"]
        until = time.monotonic() + seconds
        won = 0.0
        leads: list[float] = []
        while not leads or time.monotonic() < until:
            start = Start(self.game, self.players, None, self.seed + UNSEEN + len(leads))
            series = simulate(start, bots, 2 * self.jobs, self.jobs)
            won += series.wins()[learned]
            for result in series.results:
                own = [s for s, bot in zip(result.scores, result.bots, strict=True) if bot == learned]
                others = [s for s, bot in zip(result.scores, result.bots, strict=True) if bot != learned]
                leads.append(float(np.mean(own) - np.mean(others)))
        games = len(leads)
        share = won / games
        return {
            "bots": bots,
            "games": games,
            "first_seed": self.seed + UNSEEN,
            "won": round(share, 4),
            "error": round(sqrt(share * (1 - share) / games), 4),
            "lead": round(float(np.mean(leads)), 2),
            "lead_error": round(float(np.std(leads) / sqrt(games)), 2),
        }


def arithmetic() -> Any:
    """CuPy where it is installed, for a GPU; else NumPy."""
    try:
        import cupy
    except ImportError:
        return np
    return cupy


def commit() -> str:
    """The commit that played and learned, if it can be told."""
    try:
        done = subprocess.run(
            ["git", "describe", "--always", "--dirty"], capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return ""
    return done.stdout.strip()
