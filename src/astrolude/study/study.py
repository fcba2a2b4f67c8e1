"""A study from its first game to its files."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

from pydantic import TypeAdapter

from astrolude.arena.ledger import Ledger, Run, bound
from astrolude.arena.series import fixtures
from astrolude.arena.workers import played
from astrolude.bots import name_of
from astrolude.kernel.errors import AstroludeError
from astrolude.locales.sentences import Sentences
from astrolude.locales.texts import Texts
from astrolude.study.page import page_of
from astrolude.study.plan import Plan
from astrolude.study.report import Report, Study
from astrolude.study.table import progress_of, seat_table, verbs_of
from astrolude.study.telling import Tale, Telling

FORMAT: Final = 1
"""Of the file that keeps the games."""
FORMS: Final = [".html", ".parquet", ".csv"]


class CannotWrite(AstroludeError):
    """The files of a study cannot be written; the message says why."""


class NothingEnded(AstroludeError):
    """No game of a study came to its end; the message says how many were cut off, and when."""


def collect(plan: Plan, path: Path, jobs: int, on_game: Callable[[], None]) -> list[Telling]:
    """Play the games of a study that its file does not hold yet; from game to game all move on by one seat.

    Each is in the file as soon as it ends: whatever interrupts a study, it goes on from there.
    """
    matches = fixtures(plan.start, plan.bots, plan.games, plan.cut_off)
    with closing(Ledger(path, run_of(plan), matches, TypeAdapter(Telling))) as ledger:
        for _ in ledger.results:
            on_game()
        missing = ledger.missing
        with closing(played([Tale(matches[number], plan.drawn) for number in missing], jobs)) as tales:
            for place, telling in tales:
                ledger.add(missing[place], telling)
                on_game()
        return [ledger.results[number] for number in range(len(matches))]


def run_of(plan: Plan) -> Run:
    """What decides the games of a study."""
    bots = [name_of(bot) for bot in plan.bots]
    return Run("study", FORMAT, plan.start, bots, {"drawn": list(plan.drawn), **bound(plan.cut_off)})


def write(plan: Plan, tellings: list[Telling], texts: Texts, path: Path) -> list[Path]:
    """The report, and the raw table beside it as Parquet and CSV; the files."""
    words = Sentences(texts, plan.start.game)
    ended = [telling for telling in tellings if not telling.result.cut_off]
    if not ended:
        raise NothingEnded(f"all {len(tellings)} games were cut off after {plan.cut_off} decisions")
    table = seat_table(plan.start.game, words, ended)
    cut_off = len(tellings) - len(ended)
    study = Study(plan, ended[0].sides, table, progress_of(ended), verbs_of(words, ended), cut_off)
    page, parquet, csv = (path.with_suffix(form) for form in FORMS)
    try:
        page.write_text(page_of(Report(study, words)), encoding="utf-8")
        table.write_parquet(parquet)
        table.write_csv(csv)
    except OSError as error:
        raise CannotWrite(f"{path} cannot be written: {error.strerror or error}") from None
    return [page, parquet, csv]
