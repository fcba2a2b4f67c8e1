"""What stands where in a game's rules for players: read from `games/<game>/reader/contents.json`."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any, Final

SECTION_KEYS: Final = {"id", "explains", "clauses", "things", "lesson"}
CHAPTER_KEYS: Final = {"id", "sections"}


class FaultyReader(ValueError):
    """The contents cannot be read: for their author, never for a reader."""


@dataclass(frozen=True)
class Section:
    """A paragraph or a few under one heading."""

    id: str
    explains: list[str] = field(default_factory=list)
    """The questions and actions that lead here: `prompt:<name>`, `verb:<name>`."""
    clauses: list[str] = field(default_factory=list)
    """Where the rules document says it exactly."""
    things: list[str] = field(default_factory=list)
    """References of things that are listed with their names and tips, so that nothing is written twice."""
    lesson: str = ""
    """The lesson that teaches it, if one does."""


@dataclass(frozen=True)
class Chapter:
    """Sections under a common heading."""

    id: str
    sections: list[Section]


@dataclass(frozen=True)
class Contents:
    """All of it; the legend of signs stands in the chapter `signs`, after its sections."""

    game: str
    chapters: list[Chapter]
    signs: list[str]
    """The symbols that the legend explains, in its order."""

    @property
    def sections(self) -> list[Section]:
        return [section for chapter in self.chapters for section in chapter.sections]


def has_reader(game: str) -> bool:
    """Whether the rules of a game are written for players."""
    try:
        return files(f"astrolude.games.{game}").joinpath("reader", "contents.json").is_file()
    except ModuleNotFoundError:
        return False


def read_contents(game: str) -> Contents:
    """What stands where. FaultyReader says what cannot be read."""
    path = files(f"astrolude.games.{game}").joinpath("reader", "contents.json")
    try:
        source: Any = json.loads(path.read_text(encoding="utf-8"))
        _demand_keys(source, {"chapters", "signs"})
        return Contents(game, [_chapter(chapter) for chapter in source["chapters"]], source["signs"])
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise FaultyReader(f"{game}/reader/contents.json: {error}") from error


def _chapter(source: dict[str, Any]) -> Chapter:
    _demand_keys(source, CHAPTER_KEYS)
    return Chapter(source["id"], [_section(section) for section in source["sections"]])


def _section(source: dict[str, Any]) -> Section:
    _demand_keys(source, SECTION_KEYS)
    return Section(**source)


def _demand_keys(source: dict[str, Any], known: set[str]) -> None:
    """A mistyped key is a fault, not silence."""
    unknown = set(source) - known
    if unknown:
        raise FaultyReader(f"there is no key {min(unknown)!r}; the keys are {', '.join(sorted(known))}")
