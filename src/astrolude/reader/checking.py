"""What is wrong with the rules for players, told to their author."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

from astrolude.kernel.game import Game
from astrolude.kernel.obstacles import KINDS
from astrolude.locales import LANGUAGES, Sentences, Texts, load
from astrolude.reader.contents import Contents, Section, read_contents

NEEDED: Final = ["goal", "setup", "turn", "actions", "scoring", "end", "players", "signs"]
"""Chapters that every game has, in this order; others may stand between them."""

ID: Final = re.compile(r"[a-z][a-z0-9-]*")
PARAGRAPH: Final = 480
"""The longest paragraph, in characters: about four lines."""
WORDS: Final = 3500
"""About a quarter of an hour's reading at most."""
SIGN: Final = re.compile(r"\[([a-z0-9-]+)\|([^]]+)\]")


def faults_of(game: Game) -> list[str]:
    """Everything that is wrong, a sentence each; none if the reader is complete."""
    contents = read_contents(game.id)
    found = [*_order(contents), *_explained(game, contents), *_founded(contents), *_played(game, contents)]
    for language in LANGUAGES:
        found += [f"{language}: {fault}" for fault in _texts(game, contents, load(language))]
    return found


def _order(contents: Contents) -> Iterator[str]:
    names = [chapter.id for chapter in contents.chapters]
    if [name for name in names if name in NEEDED] != NEEDED:
        yield f"the chapters {', '.join(NEEDED)} must be there in this order, not {', '.join(names)}"
    ids = [*names, *(section.id for section in contents.sections)]
    for name, count in Counter(ids).items():
        if count > 1:
            yield f"the id {name!r} stands for {count} places"
        if not ID.fullmatch(name):
            yield f"{name!r} is no id: lower-case letters, digits and dashes"
    for chapter in contents.chapters:
        if not chapter.sections:
            yield f"the chapter {chapter.id!r} is empty"


def _explained(game: Game, contents: Contents) -> Iterator[str]:
    """Every question, action and kind of thing leads somewhere, and to one place only."""
    tables = (game.grammar, game.questions)
    prompts = [
        question.name for question in game.questions.verbs if question.name not in game.questions.steps
    ]
    wanted = {f"prompt:{name}" for name in prompts}
    wanted |= {f"verb:{verb.name}" for verb in game.grammar.verbs}
    wanted |= {f"kind:{slot.kind.name}" for table in tables for verb in table.verbs for slot in verb.slots}
    counts = Counter(told for section in contents.sections for told in section.explains)
    yield from (f"nothing explains {name}" for name in sorted(wanted) if not counts[name])
    yield from (f"{name} is explained in {count} places" for name, count in counts.items() if count > 1)
    # What the page alone draws (a fleet, a row of cards) has kinds of its own, and so have its panels.
    obstacles = {f"obstacle:{kind}" for kind in KINDS}
    for name in counts:
        if name not in wanted | obstacles and not name.startswith(("kind:", "panel:")):
            yield f"there is no {name} to explain"


def _founded(contents: Contents) -> Iterator[str]:
    """What is told of the game stands in its contract; how to read signs is told of the page."""
    for chapter in contents.chapters:
        for section in chapter.sections:
            if not section.clauses and chapter.id != "signs":
                yield f"{section.id} names no clause of the contract"


def _played(game: Game, contents: Contents) -> Iterator[str]:
    known = {(option.name, value) for option in game.options for value in option.values}
    for section in contents.sections:
        if section.played is None:
            continue
        for name, values in section.played.options.items():
            for value in values:
                if (name, value) not in known:
                    yield f"{section.id}: there is no option {name}={value}"
        if section.played.players and len(section.played.players) != 2:
            yield f"{section.id}: players are the fewest and the most"


def _texts(game: Game, contents: Contents, texts: Texts) -> Iterator[str]:
    home = f"reader_{game.id}"
    words = 0
    for name in [home, *(f"{home}-{chapter.id}" for chapter in contents.chapters)]:
        if not texts.has(name):
            yield f"the message {name} is missing"
    for section in contents.sections:
        name = f"{home}-{section.id}"
        if not texts.has(name):
            yield f"the message {name} is missing"
            continue
        text = texts.attribute(name, "text") or ""
        if not text and not section.things:
            yield f"{name} has neither .text nor things"
        words += len(text.split())
        yield from (f"{name}: a paragraph of {len(part)} characters" for part in _long(text))
        yield from _things(game, section, texts)
        if section.figure and not texts.attribute(name, "figure"):
            yield f"{name} has no .figure that says what is drawn"
    for group in contents.groups:
        if not texts.has(f"rules-group-{group.id}"):
            yield f"the message rules-group-{group.id} is missing"
    for sign in contents.signs:
        name = f"{home}-sign-{sign}"
        if not texts.has(name) or not texts.attribute(name, "text"):
            yield f"the message {name} or its .text is missing"
    if words > WORDS:
        yield f"{words} words: nobody reads more than {WORDS}"


def _long(text: str) -> list[str]:
    return [part for part in text.split("\n\n") if len(SIGN.sub(r"\2", part)) > PARAGRAPH]


def _things(game: Game, section: Section, texts: Texts) -> Iterator[str]:
    sentences = Sentences(texts, game)
    for reference in section.things:
        if sentences.tip(reference) is None:
            yield f"{section.id}: {reference} has no tip that explains it"
