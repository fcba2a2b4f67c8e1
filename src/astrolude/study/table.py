"""The games of a study as one table with a row for each seat, and the estimates drawn from it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import polars as pl

from astrolude.arena.standings import Estimate, mean_of, share_of
from astrolude.kernel.game import Game
from astrolude.locales.sentences import Sentences
from astrolude.study.telling import STEPS, Telling

MOST_CHOICES: Final = 24
"""An opening with more different answers says too little about each."""

ASKED_OF: Final = 0.6
"""An opening counts if so large a share of the seats had it."""

FEWEST: Final = 5
"""An answer seen less often is left out of the figures."""


def seat_table(game: Game, words: Sentences, tellings: Iterable[Telling]) -> pl.DataFrame:
    """A row for each seat of each game; openings are columns `first <verb>`, in the reader's words."""
    rows = [row for number, telling in enumerate(tellings) for row in _rows(game, words, number, telling)]
    return pl.DataFrame(rows, infer_schema_length=None)


def _rows(game: Game, words: Sentences, number: int, telling: Telling) -> Iterable[dict[str, object]]:
    result = telling.result
    best = max(result.scores)
    for seat, bot in enumerate(result.bots):
        won = seat in result.winners
        yield {
            "game": number,
            "seed": result.seed,
            "seat": seat + 1,
            "turn": telling.order.index(seat) + 1 if seat in telling.order else None,
            "bot": bot,
            "score": result.scores[seat],
            "rank": result.ranks[seat],
            "win": 1 / len(result.winners) if won else 0.0,
            "decisions": result.decisions[seat],
            "length": sum(result.decisions),
            "behind": best - result.scores[seat],
            "lead_changes": telling.lead_changes,
            "known_at": known_at(telling),
            **{
                f"first {verb}": words.action(action)
                for verb, action in sorted(telling.openings[seat].items())
                if game.grammar.by_name[verb].slots
            },
        }


def known_at(telling: Telling) -> float:
    """The share of the game after which the later winner stood best to the end."""
    winner = telling.leaders[-1]
    step = STEPS
    while step and telling.leaders[step - 1] == winner:
        step -= 1
    return step / STEPS


def openings(table: pl.DataFrame) -> list[str]:
    """The opening columns that say something: few different answers, known for most seats."""
    found = []
    for column in table.columns:
        if column.startswith("first "):
            answers = table[column].drop_nulls()
            often = answers.value_counts().filter(pl.col("count") >= FEWEST)
            if (
                len(answers) >= ASKED_OF * len(table)
                and answers.n_unique() <= MOST_CHOICES
                and len(often) >= 2
            ):
                found.append(column)
    return found


def by_group(table: pl.DataFrame, column: str, fewest: int = FEWEST) -> pl.DataFrame:
    """Wins and points of the seats in each group, with their intervals, the best first."""
    rows = []
    for (value,), group in table.drop_nulls(column).group_by(column, maintain_order=True):
        if len(group) >= fewest:
            wins = share_of([[win] for win in group["win"]])
            score = mean_of([[float(points)] for points in group["score"]])
            rows.append(
                {
                    "group": str(value),
                    "seats": len(group),
                    **_columns("win", wins),
                    **_columns("score", score),
                }
            )
    return pl.DataFrame(rows).sort("win", descending=True)


def _columns(name: str, estimate: Estimate) -> dict[str, float]:
    return {name: estimate.mean, f"{name}_low": estimate.low, f"{name}_high": estimate.high}


def games_of(table: pl.DataFrame) -> pl.DataFrame:
    """One row for each game, with what its seats share."""
    shared = ["game", "seed", "length", "lead_changes", "known_at"]
    return table.select(shared).unique("game", keep="first", maintain_order=True)


def progress_of(tellings: Iterable[Telling]) -> pl.DataFrame:
    """In how many games the later winner stands best already, moment by moment."""
    told = list(tellings)
    return pl.DataFrame(
        {
            "progress": [(step + 1) / STEPS for step in range(STEPS)],
            "share": [
                sum(telling.leaders[step] == telling.leaders[-1] for telling in told) / len(told)
                for step in range(STEPS)
            ],
        }
    )


def verbs_of(words: Sentences, tellings: Iterable[Telling]) -> pl.DataFrame:
    """How often each kind of action was possible and chosen, the most willingly chosen first."""
    offered: dict[str, int] = {}
    chosen: dict[str, int] = {}
    for telling in tellings:
        for counts, told in ((offered, telling.offered), (chosen, telling.chosen)):
            for verb, number in told.items():
                counts[verb] = counts.get(verb, 0) + number
    rows = [
        {"action": words.verb(verb), "offered": number, "chosen": chosen.get(verb, 0)}
        for verb, number in offered.items()
    ]
    alike = pl.DataFrame(rows).group_by("action", maintain_order=True).sum()
    return alike.with_columns(rate=pl.col("chosen") / pl.col("offered")).sort("rate", descending=True)
