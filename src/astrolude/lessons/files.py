"""The files of a game's lessons: JSON in `games/<game>/lessons/`, read when a lesson is asked for."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

from astrolude.lessons.faults import FaultyLesson

Json = dict[str, Any]


def has_lessons(game: str) -> bool:
    """Whether a game comes with a course."""
    try:
        return files(f"astrolude.games.{game}").joinpath("lessons", "course.json").is_file()
    except ModuleNotFoundError:
        return False


def read_file(game: str, name: str) -> Json:
    """The content of `games/<game>/lessons/<name>.json`."""
    path = files(f"astrolude.games.{game}").joinpath("lessons", f"{name}.json")
    try:
        content: Json = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise FaultyLesson(f"{game}/lessons/{name}.json: {error}") from error
    return content


def demand_keys(source: object, what: str, known: set[str]) -> None:
    """A mistyped key is a fault, not silence."""
    if not isinstance(source, dict):
        raise FaultyLesson(f"{what} is no object: {source!r}")
    unknown = set(source) - known
    if unknown:
        raise FaultyLesson(f"{what} has no key {min(unknown)!r}; its keys are {', '.join(sorted(known))}")
