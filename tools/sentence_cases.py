"""Sentences that the terminal and the page must say alike, in tests/locales/sentences/: `make protocol`.

A game's cases are chosen once, from a random game; afterwards only what is said is written anew. To choose
them anew, delete the game's file. Those of obstacles follow what the game declares. beacons.json is written
by hand, with texts of its own. Where a game's things are called by how the position stands, `named/` holds
views of a random game, and what things are called there.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from astrolude import games
from astrolude.kernel.game import Game
from astrolude.kernel.grammar import Kind
from astrolude.kernel.obstacles import GAME_OVER, NOT_NOW, Obstacle, first_answer, not_your_turn
from astrolude.kernel.state import State
from astrolude.locales import LANGUAGES, Sentences, Texts, load
from astrolude.testing.cases import cases
from astrolude.testing.walk import Walk

FOLDER: Final = Path(__file__).parents[1] / "tests" / "locales" / "sentences"
NAMES: Final = ["Anna", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal", "Ida"]
MOST: Final = {"thing": 10, "tip": 8, "verb": 6, "action": 14, "prompt": 8, "event": 16, "obstacle": 14}

Case = dict[str, Any]


def said(words: Sentences, case: Mapping[str, Any]) -> str | None:
    """What the terminal makes of a case."""
    kind, asked = case["kind"], case["of"]
    if kind == "thing":
        return words.thing(asked)
    if kind == "tip":
        return words.tip(asked)
    if kind == "verb":
        return words.verb(asked)
    if kind == "action":
        return words.action(words.game.grammar.parse(asked["text"]))
    if kind == "prompt":
        return words.question(asked["prompt"], asked["seat"], asked["args"])
    if kind == "obstacle":
        return words.obstacle(asked)
    return words.event(asked, (asked["seat"] if case["mine"] else -2))


def answered(game: Game, asked: Iterable[Case], spoken: Mapping[str, Texts]) -> list[Case]:
    """The cases with what is said in every language."""
    words = {language: Sentences(texts, game, NAMES) for language, texts in spoken.items()}
    return [{**case, **{language: said(words[language], case) for language in words}} for case in asked]


def roles(game: Game, asked: Iterable[Case]) -> dict[str, list[str]]:
    """The slots of the verbs that occur: the page gets them from the server."""
    verbs = {case["of"]["verb"] for case in asked if case["kind"] == "action"}
    return {verb.name: [s.role for s in verb.slots] for verb in game.grammar.verbs if verb.name in verbs}


def chosen(game: Game) -> list[Case]:
    """Some of each kind, of a whole random game."""
    found = [*_things(game), *_verbs(game), *_played(game)]
    return [case for kind, most in MOST.items() for case in _spread(kind, most, found)]


def obstacles(game: Game) -> list[Case]:
    """Some of what can stand in the way, and the question that comes first."""
    own = [] if game.in_the_way is None else game.in_the_way.all_causes(game.grammar)
    found = [_case(cause.obstacle(*range(len(cause.fields)))) for cause in [GAME_OVER, NOT_NOW, *own]]
    state = next(cases(game, [1])).new()
    found += [_case(obstacle) for obstacle in (not_your_turn(1), first_answer(state))]
    return _spread("obstacle", MOST["obstacle"], found)


def _case(obstacle: Obstacle) -> Case:
    return {"kind": "obstacle", "of": obstacle.to_json()}


def _spread(kind: str, most: int, found: list[Case]) -> list[Case]:
    """As many as wanted, evenly out of all."""
    of_kind = [case for case in found if case["kind"] == kind]
    step = max(1, len(of_kind) // most)
    return of_kind[::step][:most]


def _things(game: Game) -> Iterator[Case]:
    """The first and the last thing of each kind, and those that a tip explains."""
    words = Sentences(load(LANGUAGES[0]), game)
    for kind, labels in {**game.questions.kinds, **game.grammar.kinds}.items():
        for label in dict.fromkeys([labels[0], labels[-1]]):
            yield {"kind": "thing", "of": f"{kind}:{label}"}
        for label in [label for label in labels if words.tip(f"{kind}:{label}")][:1]:
            yield {"kind": "tip", "of": f"{kind}:{label}"}
    yield {"kind": "tip", "of": "seat:0"}


def _verbs(game: Game) -> Iterator[Case]:
    for verb in game.grammar.verbs:
        yield {"kind": "verb", "of": verb.name}


def _played(game: Game) -> Iterator[Case]:
    """The first action of each verb, the first of each question, the first two of each event."""
    walk = Walk(list(cases(game, [1]))[-1])
    verbs: dict[str, Case] = {}
    prompts: dict[str, Case] = {}
    for _ in walk.steps():
        state = walk.state
        about = game.questions.references(state.stack[-1])[1:]
        prompts.setdefault(
            state.decision.prompt, {"seat": state.seat, "prompt": state.decision.prompt, "args": about}
        )
        for action in state.legal_actions():
            told = game.grammar.to_json(action)
            del told["id"]
            verbs.setdefault(str(told["verb"]), told)
    yield from ({"kind": "action", "of": action} for action in verbs.values())
    yield from ({"kind": "prompt", "of": prompt} for prompt in prompts.values())
    seen: dict[str, int] = {}
    for entry in walk.play.journal.entries:
        told = entry.to_json()
        told["seat"] = None if entry.seat < 0 else entry.seat
        name = str(told["event"])
        seen[name] = seen.get(name, 0) + 1
        if seen[name] <= 2:
            yield {"kind": "event", "of": told, "mine": seen[name] == 2 and entry.seat >= 0}


def file_of(game: Game) -> Path:
    return FOLDER / f"{game.id}.json"


def written(game: Game) -> str:
    """A game's file as it should be."""
    file = file_of(game)
    kept = json.loads(file.read_text(encoding="utf-8"))["cases"] if file.is_file() else chosen(game)
    kept = [case for case in kept if case["kind"] != "obstacle"] + obstacles(game)
    told = answered(game, kept, {language: load(language) for language in LANGUAGES})
    lines = ",\n".join(json.dumps(case, ensure_ascii=False) for case in told)
    return f'{{"roles": {json.dumps(roles(game, kept))},\n"cases": [\n{lines}\n]}}\n'


def named_file_of(game: Game) -> Path:
    return FOLDER / "named" / f"{game.id}.json"


def named(game: Game) -> str | None:
    """What things are called where a kind of them is first called by the position; None where none ever is.

    Random games are played until every kind that the game has names for was called.
    """
    if not game.names:
        return None
    left = dict.fromkeys(game.names)
    positions: list[str] = []
    for case in cases(game, range(1, 4)):
        walk = Walk(case)
        for _ in walk.steps():
            found = {kind: _called(walk.state, kind) for kind in left}
            if any(found.values()):
                positions.append(
                    _position(walk.state, [thing for called in found.values() for thing in called])
                )
                left = {kind: None for kind in left if not found[kind]}
            if not left:
                return "[" + ",\n".join(positions) + "]\n"
    raise ValueError(f"{game.id} has names for {', '.join(kind.name for kind in left)} that no game calls")


def _called(state: State, kind: Kind) -> list[str]:
    """The things of a kind that are called by the position."""
    things = [kind.reference(index) for index in range(kind.size)]
    return [thing for thing in things if state.game.naming(state, thing) is not None]


def _position(state: State, things: Iterable[str]) -> str:
    words = {language: Sentences(load(language), state.game, NAMES, lambda: state) for language in LANGUAGES}
    rows = [
        {"of": thing, **{language: words[language].thing(thing) for language in words}} for thing in things
    ]
    lines = ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows)
    return f'{{"view": {json.dumps(state.view(None))},\n"named": [\n{lines}\n]}}'


def main() -> None:
    for game in games.load():
        file_of(game).write_text(written(game), encoding="utf-8")
        names = named(game)
        if names is not None:
            named_file_of(game).write_text(names, encoding="utf-8")


if __name__ == "__main__":
    main()
