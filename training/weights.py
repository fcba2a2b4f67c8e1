"""The weights of a game's evaluation as something to be turned: knobs, and what they do.

A term is moved as a whole and, where its weight changes with the stage, also more at the beginning than
towards the end. The last stage is left alone, for there the rules say what things are worth; where a game has
two stages only, what counts in the last one is moved as well, since most of the game is played between them.
Terms that `fit` in the data file calls fixed stay as they are.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import numpy as np

from astrolude.kernel.evaluation import Evaluation, read_stages
from astrolude.kernel.game import Game

SOURCES: Final = Path(__file__).resolve().parent.parent / "src/astrolude/games"
SHARE: Final = 0.2
"""One turn of a knob moves a weight by this share of its usual size,"""
MORE: Final = 0.25
"""and by this share of the doubt about it, in points."""

Rows = dict[str, list[float]]
"""By term: its weight at each stage."""
Weights = list[list[float]]
"""By stage: the weights of all terms."""


@dataclass(frozen=True)
class Knob:
    """One thing that can be turned: a term, at all stages, earlier ones against later ones, or at the end."""

    term: str
    way: str
    size: float

    def share(self, stage: int, last: int) -> float:
        """By how much of its size a turn moves the weight at a stage."""
        if self.way == "end":
            return float(stage == last)
        if stage == last:
            return 0.0
        return 1.0 - 2.0 * stage / max(last - 1, 1) if self.way == "tilt" else 1.0


class Tuning:
    """The weights of a game's data file and their knobs."""

    def __init__(self, game: Game, rows: Rows, hints: dict[str, Any]) -> None:
        self.game: Final = game
        self.rows: Final = rows
        self.weigh: Final = weigher(game)
        self.knobs: Final = [knob for term in rows for knob in knobs_of(term, rows[term], hints)]

    def turned(self, turns: Any) -> Rows:
        """The rows after turning every knob by so many of its sizes."""
        rows = {term: list(weights) for term, weights in self.rows.items()}
        for knob, turn in zip(self.knobs, turns, strict=True):
            weights = rows[knob.term]
            for stage in range(len(weights)):
                weights[stage] += float(turn) * knob.size * knob.share(stage, len(weights) - 1)
        return rows

    def weights(self, turns: Any) -> Weights:
        return self.weigh(self.turned(turns))

    def effects(self) -> Any:
        """By stage, term and knob: by how much one turn changes the weight. It is linear."""
        unturned = np.array(self.weigh(self.rows))
        turns = np.eye(len(self.knobs))
        return np.stack([np.array(self.weights(turn)) - unturned for turn in turns], axis=-1)


def weigher(game: Game) -> Callable[[Rows], Weights]:
    """What makes the weights of all terms of the rows of a data file; linear."""
    module = import_module(f"astrolude.games.{game.id}.advice.evaluation")
    terms = game.evaluation(game.players[-1]).terms
    weigh: Callable[[Rows], Weights] = getattr(
        module, "weights_by_stage", lambda given: read_stages(terms, given)
    )
    return weigh


def knobs_of(term: str, weights: Sequence[float], hints: dict[str, Any]) -> list[Knob]:
    if term in hints.get("fixed", []) or len(weights) < 2:
        return []
    usual = sum(abs(weight) for weight in weights[:-1]) / (len(weights) - 1)
    doubt = MORE * min(1.0, float(hints.get("doubt", {}).get(term, 1.0)))
    knobs = [Knob(term, "level", SHARE * usual + doubt)]
    if len(set(weights[:-1])) > 1:
        knobs.append(Knob(term, "tilt", SHARE * usual + doubt))
    if len(weights) == 2 and weights[-1]:
        knobs.append(Knob(term, "end", SHARE * abs(weights[-1]) + doubt))
    return knobs


def install(game: Game, players: int, weights: Weights) -> None:
    """Let the game's evaluation use other weights from now on; its lists stay the same ones."""
    now = game.evaluation(players)
    given = Evaluation(now.terms, weights)
    stages = given.stages if given.last == now.last else given.refined(now.last // given.last).stages
    for place, row in enumerate(stages):
        now.stages[place][:] = row


def data_path(game: Game) -> Path:
    """Where the weights of the package come from."""
    return SOURCES / game.id / "data" / "evaluation.json"


class DataFile:
    """A game's `data/evaluation.json`, or one that looks like it; `table` names one of several."""

    def __init__(self, path: Path, table: str = "") -> None:
        self.content: Final[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))
        self.part: Final[dict[str, Any]] = self.content[table] if table else self.content

    @property
    def rows(self) -> Rows:
        rows: Rows = self.part["terms"]
        return rows

    @property
    def hints(self) -> dict[str, Any]:
        hints: dict[str, Any] = self.content.get("fit", {})
        return hints

    def write(self, path: Path, rows: Rows) -> None:
        """The same file with other weights."""
        self.part["terms"] = {name: [round(weight, 3) for weight in row] for name, row in rows.items()}
        path.write_text(written(self.content) + "\n", encoding="utf-8")


def written(value: object, indent: str = "") -> str:
    """A data file: tables line by line, their entries on one line each."""
    if not isinstance(value, dict):
        return json.dumps(value, ensure_ascii=False)
    inner = indent + "  "
    lines = [f"{inner}{json.dumps(name)}: {written(entry, inner)}" for name, entry in value.items()]
    return "{\n" + ",\n".join(lines) + f"\n{indent}}}"
