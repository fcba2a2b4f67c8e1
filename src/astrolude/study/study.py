"""A study from its first game to its files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from astrolude.arena.series import fixtures, in_order
from astrolude.arena.workers import played
from astrolude.kernel.errors import AstroludeError
from astrolude.locales.sentences import Sentences
from astrolude.locales.texts import Texts
from astrolude.study.page import page_of
from astrolude.study.plan import Plan
from astrolude.study.report import Report, Study
from astrolude.study.table import progress_of, seat_table, verbs_of
from astrolude.study.telling import Tale, Telling

FORMS: Final = [".html", ".parquet", ".csv"]


class CannotWrite(AstroludeError):
    """The files of a study cannot be written; the message says why."""


def collect(plan: Plan, jobs: int, on_game: Callable[[], None]) -> list[Telling]:
    """Play the games of a study, all bots moving on by one seat from game to game."""
    matches = fixtures(plan.start, plan.bots, plan.games)
    tellings = []
    for telling in in_order(played([Tale(match, plan.drawn) for match in matches], jobs)):
        tellings.append(telling)
        on_game()
    return tellings


def write(plan: Plan, tellings: list[Telling], texts: Texts, path: Path) -> list[Path]:
    """The report, and the raw table beside it as Parquet and CSV; the files."""
    words = Sentences(texts, plan.start.game)
    table = seat_table(plan.start.game, words, tellings)
    study = Study(plan, tellings[0].sides, table, progress_of(tellings), verbs_of(words, tellings))
    page, parquet, csv = (path.with_suffix(form) for form in FORMS)
    try:
        page.write_text(page_of(Report(study, words)), encoding="utf-8")
        table.write_parquet(parquet)
        table.write_csv(csv)
    except OSError as error:
        raise CannotWrite(f"{path} cannot be written: {error.strerror or error}") from None
    return [page, parquet, csv]
