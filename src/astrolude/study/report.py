"""What a study says: in words for the summary, in pictures for the sections."""

from __future__ import annotations

from statistics import fmean
from typing import Any, Final, NamedTuple

import polars as pl

from astrolude.bots import name_of
from astrolude.kernel.start import Start
from astrolude.locales.sentences import Sentences
from astrolude.study import charts
from astrolude.study.charts import Heads, Row
from astrolude.study.plan import Plan
from astrolude.study.table import by_group, games_of, openings

SURE: Final = 0.75
"""The share of games from which on the later winner counts as known."""
WORTH_NAMING: Final = 20
"""The summary names an opening if so many seats had it."""
DOUBT: Final = 0.05
"""How often the truth lies outside an interval."""


class Study(NamedTuple):
    """The games of a study and how they were played."""

    plan: Plan
    sides: int
    """Who could win a game: the seats, and an opponent that sits on none."""
    table: pl.DataFrame
    progress: pl.DataFrame
    """In which share of the games the later winner stood best, moment by moment."""
    verbs: pl.DataFrame
    """How often each kind of action was possible and chosen."""
    cut_off: int
    """Games that were broken off and are in no figure."""

    @property
    def even(self) -> float:
        """The share of the wins that everybody would have if all were equal."""
        return 1 / self.sides


class Section(NamedTuple):
    """A picture with a title, a sentence, and the numbers behind it if they are worth reading."""

    title: str
    text: str
    picture: str
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
            self.say("rules", version=self.study.plan.start.game.rules_version),
            *self._cut_off(),
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
        scores = charts.histogram(table["score"], self.say("score"), self.say("seats"))
        lengths = charts.histogram(self.games["length"], self.say("length"), self.say("games"))
        changes = charts.histogram(self.games["lead_changes"], self.say("lead-changes"), self.say("games"))
        return [
            *found,
            Section(self.say("score-title"), self._points_sentence(), scores, None),
            Section(self.say("length-title"), self.say("length-text"), lengths, None),
            Section(self.say("lead-title"), self.say("lead-text"), changes, None),
            self._known(),
            self._verbs(),
        ]

    def _groups(self, title: str, figures: pl.DataFrame, group: str, remark: str = "") -> Section:
        rows = [
            Row(
                each["group"],
                each["win"],
                each["seats"],
                (each["win_low"], each["win_high"]),
                self.say("interval", low=self.percent(each["win_low"]), high=self.percent(each["win_high"])),
            )
            for each in figures.iter_rows(named=True)
        ]
        heads = Heads(group, self.say("wins"), self.say("column-win"), self.say("seats"))
        even = self.study.even
        return Section(
            title,
            f"{self.say('even', share=self.percent(even))} {remark}",
            charts.rows(rows, heads, self.percent, even),
            figures,
        )

    def _known(self) -> Section:
        points = list(self.study.progress.select("progress", "share").iter_rows())
        picture = charts.curve(points, self.say("progress"), self.say("share-known"), self.percent)
        return Section(self.say("known-title"), self.say("known-text"), picture, None)

    def _verbs(self) -> Section:
        verbs = self.study.verbs
        rows = [
            Row(
                each["action"],
                each["rate"],
                each["offered"],
                None,
                self.say("chosen-of", chosen=each["chosen"], offered=each["offered"]),
            )
            for each in verbs.iter_rows(named=True)
        ]
        heads = Heads(
            *(self.say(name) for name in ("column-action", "verbs-rate", "column-rate", "column-offered"))
        )
        return Section(
            self.say("verbs-title"),
            self.say("verbs-text"),
            charts.rows(rows, heads, self.percent),
            verbs,
        )

    def _title_of(self, column: str) -> str:
        return self.say("by-opening", action=self.words.verb(column.removeprefix("first ")))

    def _who_played(self) -> str:
        return self.say(
            "who",
            games=len(self.games),
            players=self.study.plan.start.players,
            bots=", ".join(dict.fromkeys(name_of(bot) for bot in self.study.plan.bots)),
        )

    def _cut_off(self) -> list[str]:
        """How many games more were begun and have no result."""
        games, decisions = self.study.cut_off, self.study.plan.cut_off
        return [self.say("cut-off", games=games, decisions=decisions)] if games else []

    def _conditions(self) -> list[str]:
        """Which options were not the usual ones, and what was left to chance."""
        words, plan = self.words, self.study.plan
        usual = Start(plan.start.game, plan.start.players).options
        options = [
            f"{words.option(name)}: {words.option_value(name, value)}"
            for name, value in plan.start.options.items()
            if value != usual[name]
        ]
        drawn = [words.verb(name) for name in plan.drawn]
        return [
            self.say(name, list="; ".join(entries))
            for name, entries in (("options", options), ("drawn", drawn))
            if entries
        ]

    def _turns_sentence(self) -> str:
        best, worst = self.turns.row(0, named=True), self.turns.row(-1, named=True)
        even = self.study.even
        won = {
            "share": self.percent(best["win"]),
            "low": self.percent(best["win_low"]),
            "high": self.percent(best["win_high"]),
        }
        if len(self.turns) == 1:
            return self.say("alone", **won)
        uneven = best["win_low"] > even or worst["win_high"] < even
        return self.say(
            "turns-uneven" if uneven else "turns-even",
            **won,
            best=best["group"],
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
        table = self.study.table
        scores, winners = table["score"], table.filter(pl.col("rank") == 1).unique("game")["score"]
        low, high = (scores.quantile(part) or 0 for part in (0.1, 0.9))
        said: dict[str, str | float] = {
            "mean": mean(scores),
            "low": f"{low:.0f}",
            "high": f"{high:.0f}",
            "length": f"{mean(self.games['length']):.0f}",
        }
        if winners.is_empty():
            return self.say("points-lost", **said)
        return self.say("points", **said, winner=mean(winners))

    def _known_sentence(self) -> str:
        sure = self.study.progress.filter(pl.col("share") >= SURE)["progress"][0]
        return self.say(
            "known" if sure < 1.0 else "known-late",
            changes=mean(self.games["lead_changes"]),
            progress=self.percent(sure),
            share=self.percent(SURE),
        )

    def _verbs_sentence(self) -> str:
        names = self.study.verbs["action"].to_list()
        return self.say("verbs", most=", ".join(names[:3]), least=", ".join(names[:-4:-1]))


def mean(column: pl.Series) -> float:
    return fmean(column.to_list())
