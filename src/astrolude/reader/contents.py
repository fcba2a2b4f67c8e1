"""What stands where in a game's rules for players: read from `games/<game>/reader/contents.json`."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any, Final

SECTION_KEYS: Final = {"id", "explains", "clauses", "things", "played", "lesson", "figure"}
CHAPTER_KEYS: Final = {"id", "sections"}
PLAYED_KEYS: Final = {"options", "players"}
GROUP_KEYS: Final = {"id", "signs"}


class FaultyReader(ValueError):
    """The contents cannot be read: for their author, never for a reader."""


@dataclass(frozen=True)
class Played:
    """Which tables play by a section: one of these options has one of its values, and so many play."""

    options: dict[str, list[str]] = field(default_factory=dict)
    """Empty where no option decides."""
    players: list[int] = field(default_factory=list)
    """The fewest and the most players; empty where their number does not matter."""


@dataclass(frozen=True)
class Section:
    """A paragraph or a few under one heading."""

    id: str
    explains: list[str] = field(default_factory=list)
    """What leads here: a question `prompt:<name>`, an action `verb:<name>`, a kind of thing `kind:<name>`,
    a panel `panel:<id>`, or what stands in the way of an action, `obstacle:<kind>`."""
    clauses: list[str] = field(default_factory=list)
    """Where the rules document says it exactly."""
    things: list[str] = field(default_factory=list)
    """References of things that are listed with their names and tips, so that nothing is written twice."""
    played: Played | None = None
    """Where only some tables play by it: a module, a number of players."""
    lesson: str = ""
    """The lesson that teaches it, if one does."""
    figure: str = ""
    """The lesson whose first position the reader draws beside the text, with its focus in the middle."""


@dataclass(frozen=True)
class Chapter:
    """Sections under a common heading."""

    id: str
    sections: list[Section]


@dataclass(frozen=True)
class SignGroup:
    """Signs of one sort: goods, ships."""

    id: str
    signs: list[str]


@dataclass(frozen=True)
class Contents:
    """All of it; the legend of signs stands in the chapter `signs`, after its sections."""

    game: str
    chapters: list[Chapter]
    groups: list[SignGroup]
    """The symbols that the legend explains, in its order."""

    @property
    def signs(self) -> list[str]:
        return [sign for group in self.groups for sign in group.signs]

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
        groups = [_group(group) for group in source["signs"]]
        return Contents(game, [_chapter(chapter) for chapter in source["chapters"]], groups)
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise FaultyReader(f"{game}/reader/contents.json: {error}") from error


def _chapter(source: dict[str, Any]) -> Chapter:
    _demand_keys(source, CHAPTER_KEYS)
    return Chapter(source["id"], [_section(section) for section in source["sections"]])


def _section(source: dict[str, Any]) -> Section:
    _demand_keys(source, SECTION_KEYS)
    played = source.get("played")
    if played is not None:
        _demand_keys(played, PLAYED_KEYS)
    return Section(**{**source, "played": None if played is None else Played(**played)})


def _group(source: dict[str, Any]) -> SignGroup:
    _demand_keys(source, GROUP_KEYS)
    return SignGroup(source["id"], source["signs"])


def _demand_keys(source: dict[str, Any], known: set[str]) -> None:
    """A mistyped key is a fault, not silence."""
    unknown = set(source) - known
    if unknown:
        raise FaultyReader(f"there is no key {min(unknown)!r}; the keys are {', '.join(sorted(known))}")
