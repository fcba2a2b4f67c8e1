"""Seasons: some months in which ratings are counted from the start, beside those of the whole time."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import Final

from astrolude.server.club.messages import Season
from astrolude.server.tables.sight import iso

ALL: Final = ""
"""What the store calls the whole time."""
FORM: Final = re.compile(r"(\d{4})-(\d{2})", re.ASCII)


class Seasons:
    """Seasons of so many months, the first of a year beginning in January; 0: none."""

    def __init__(self, months: int) -> None:
        self.months: Final = months

    def of(self, at: int) -> str | None:
        """The season of a moment: the year and the month in which it began."""
        if not self.months:
            return None
        date = datetime.fromtimestamp(at / 1000, UTC)
        return f"{date.year:04}-{(date.month - 1) // self.months * self.months + 1:02}"

    def begins(self, season: str) -> int:
        found = FORM.fullmatch(season)
        if found is None or not 1 <= int(found[2]) <= 12 or not 1970 <= int(found[1]) <= 9998:
            raise ValueError(season)
        return _moment(int(found[1]), int(found[2]))

    def ends(self, season: str) -> int:
        """When it is over: the next one begins, at the latest the next year's first."""
        begun = datetime.fromtimestamp(self.begins(season) / 1000, UTC)
        month = begun.month + max(self.months, 1)
        return _moment(begun.year, month) if month <= 12 else _moment(begun.year + 1, 1)

    def told(self, season: str, now: int) -> Season:
        end = self.ends(season)
        return {"id": season, "begins": iso(self.begins(season)), "ends": iso(end), "over": end <= now}


def _moment(year: int, month: int) -> int:
    return int(datetime(year, month, 1, tzinfo=UTC).timestamp() * 1000)
