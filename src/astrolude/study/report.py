"""What a study says: in words for the summary, in pictures for the sections."""

from __future__ import annotations

from statistics import fmean
from typing import Any, Final, NamedTuple

import polars as pl

from astrolude.bots import name_of
from astrolude.locales.sentences import Sentences
from astrolude.study import charts
from astrolude.study.charts import Spec
from astrolude.study.plan import Plan
from astrolude.study.table import by_group, games_of, openings, progress_of, verbs_of
from astrolude.study.telling import Telling

PERCENT: Final = ".0%"
SURE: Final = 0.75
"""The share of games from which on the later winner counts as known."""
WORTH_NAMING: Final = 20
"""The summary names an opening if so many seats had it."""
DOUBT: Final = 0.05
"""How often the truth lies outside an interval."""


class Study(NamedTuple):
    """The games of a study and how they were played."""

    plan: Plan
    tellings: list[Telling]
    table: pl.DataFrame


class Section(NamedTuple):
    """A picture with a title, a sentence, and the numbers behind it if they are worth reading."""

    title: str
    text: str
    spec: Spec
    figures: pl.DataFrame | None


class Report:
    """Writes the page in the reader's language."""

    def __init__(self, study: Study, words: Sentences) -> None:
        self.study: Final = study
        self.words: Final = words
        self.games: Final = games_of(study.table)
        self.turns: Final = by_group(study.table, "turn", 1)

    def say(self, name: str, /, **arguments: str | int | float) -> str:
        return self.words.texts.text(f"study-{name}", **arguments)

    def percent(self, share: float) -> str:
        return self.say("percent", number=f"{100 * share:.0f}")

    def summary(self) -> list[str]:
        """What a designer would want to hear first."""
        return [
            self._who_played(),
            *self._conditions(),
            self._turns_sentence(),
            *self._openings_sentences(),
            self._points_sentence(),
            self._known_sentence(),
            self._verbs_sentence(),
        ]

    def sections(self) -> list[Section]:
        table = self.study.table
        found = [self._groups(self.say("by-turn"), self.turns.sort("group"), self.say("turn"))]
        if not table["seat"].equals(table["turn"]):
            found.append(
                self._groups(
                    self.say("by-seat"),
                    by_group(table, "seat", 1).sort("group"),
                    self.say("seat"),
                    self.say("begun"),
                )
            )
        found += [
            self._groups(self._title_of(column), by_group(table, column), self.say("choice"))
            for column in openings(table)
        ]
        scores = charts.histogram(table, "score", self.say("score"), self.say("seats"))
        lengths = charts.histogram(self.games, "length", self.say("length"), self.say("games"))
        changes = charts.histogram(self.games, "lead_changes", self.say("lead-changes"), self.say("games"))
        known = progress_of(self.study.tellings)
        verbs = verbs_of(self.words, self.study.tellings)
        return [
            *found,
            Section(self.say("score-title"), self._points_sentence(), scores, None),
            Section(self.say("length-title"), self.say("length-text"), lengths, None),
            Section(self.say("lead-title"), self.say("lead-text"), changes, None),
            Section(
                self.say("known-title"),
                self.say("known-text"),
                charts.progress(known, self.say("progress"), self.say("share-known")),
                None,
            ),
            Section(
                self.say("verbs-title"),
                self.say("verbs-text"),
                charts.verbs(
                    verbs,
                    {name: self.say(f"verbs-{name}") for name in ("action", "rate", "chosen", "offered")},
                ),
                verbs,
            ),
        ]

    def _groups(self, title: str, figures: pl.DataFrame, group: str, remark: str = "") -> Section:
        labels = {name: self.say(name) for name in ("seats", "low", "high")}
        labels |= {"group": group, "value": self.say("wins"), "format": PERCENT}
        even = 1 / self.study.plan.start.players
        return Section(
            title,
            f"{self.say('even', share=self.percent(even))} {remark}",
            charts.intervals(figures, "win", labels, even),
            figures,
        )

    def _title_of(self, column: str) -> str:
        return self.say("by-opening", action=self.words.verb(column.removeprefix("first ")))

    def _who_played(self) -> str:
        return self.say(
            "who",
            games=len(self.study.tellings),
            players=self.study.plan.start.players,
            bots=", ".join(dict.fromkeys(name_of(bot) for bot in self.study.plan.bots)),
        )

    def _conditions(self) -> list[str]:
        """Under which options was played, and what was left to chance."""
        words, plan = self.words, self.study.plan
        options = [
            f"{words.option(name)}: {words.option_value(name, value)}"
            for name, value in plan.start.options.items()
        ]
        drawn = [words.verb(name) for name in plan.drawn]
        return [
            self.say(name, list="; ".join(entries))
            for name, entries in (("options", options), ("drawn", drawn))
            if entries
        ]

    def _turns_sentence(self) -> str:
        best, worst = self.turns.row(0, named=True), self.turns.row(-1, named=True)
        even = 1 / self.study.plan.start.players
        uneven = best["win_low"] > even or worst["win_high"] < even
        return self.say(
            "turns-uneven" if uneven else "turns-even",
            best=best["group"],
            share=self.percent(best["win"]),
            low=self.percent(best["win_low"]),
            high=self.percent(best["win_high"]),
            worst=worst["group"],
            worst_share=self.percent(worst["win"]),
        )

    def _openings_sentences(self) -> list[str]:
        """The openings that stand out, and how many would do so by luck."""
        columns = openings(self.study.table)
        if not columns:
            return []
        figures = pl.concat([by_group(self.study.table, column) for column in columns])
        often = figures.filter(pl.col("seats") >= WORTH_NAMING).sort("win", descending=True)
        even = mean(self.study.table["win"])
        standing_out = {
            "strong": often.filter(pl.col("win_low") > even),
            "weak": often.filter(pl.col("win_high") < even).reverse(),
        }
        found = [
            self.say(
                f"openings-{name}", list="; ".join(self._opening(row) for row in rows.iter_rows(named=True))
            )
            for name, rows in standing_out.items()
            if len(rows)
        ]
        lucky = round(DOUBT * len(often))
        return [*(found or [self.say("openings-alike")]), self.say("luck", count=len(often), lucky=lucky)]

    def _opening(self, row: dict[str, Any]) -> str:
        return self.say("opening", choice=row["group"], share=self.percent(row["win"]), seats=row["seats"])

    def _points_sentence(self) -> str:
        scores = self.study.table["score"]
        low, high = (scores.quantile(part) or 0 for part in (0.1, 0.9))
        return self.say(
            "points",
            mean=f"{mean(scores):.1f}",
            low=f"{low:.0f}",
            high=f"{high:.0f}",
            winner=f"{mean(self.games['score']):.1f}",
            length=f"{mean(self.games['length']):.0f}",
        )

    def _known_sentence(self) -> str:
        known = progress_of(self.study.tellings)
        sure = known.filter(pl.col("share") >= SURE)["progress"][0]
        return self.say(
            "known" if sure < 1.0 else "known-late",
            changes=f"{mean(self.games['lead_changes']):.1f}",
            progress=self.percent(sure),
            share=self.percent(SURE),
        )

    def _verbs_sentence(self) -> str:
        verbs = verbs_of(self.words, self.study.tellings)
        names = verbs["action"].to_list()
        return self.say("verbs", most=", ".join(names[:3]), least=", ".join(names[:-4:-1]))


def mean(column: pl.Series) -> float:
    return fmean(column.to_list())
