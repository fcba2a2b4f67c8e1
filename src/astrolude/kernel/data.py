"""The data files of a game: JSON beside its code, read once at import into flat tables."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

Json = dict[str, Any]


def read_data(game: str, name: str) -> Json:
    """The content of `games/<game>/data/<name>.json`."""
    path = files(f"astrolude.games.{game}").joinpath("data", f"{name}.json")
    content: Json = json.loads(path.read_text(encoding="utf-8"))
    return content


def ids(rows: list[Json]) -> list[str]:
    """The ids of the rows of a data file, in order."""
    return [str(row["id"]) for row in rows]
