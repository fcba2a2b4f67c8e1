"""Where a lesson begins: the start of a game, actions played by the rules, and what the author puts in place.

```
{"players": 2, "options": {"supply": "unlimited"}, "seed": 7, "actions": ["dock solar_converter 4"],
 "set": {"fuel[0]": 3, "fuel_stock": 27}}
{"line": "opening", "plies": 37}
```
A line is `lessons/lines/<name>.json` with the same keys; `plies` says how many of its actions are taken.
`set` changes fields of the position (`State.to_json`), and the game's own invariants say whether that can be.
So a change of rules that breaks a position makes it fail: an action that is not legal any more, a field that
is gone, pieces that do not add up.
"""

from __future__ import annotations

import re
from typing import Any, Final

from astrolude.kernel.errors import AstroludeError
from astrolude.kernel.game import Game
from astrolude.kernel.position import thaw
from astrolude.kernel.start import Start
from astrolude.kernel.state import State
from astrolude.lessons.faults import FaultyLesson
from astrolude.lessons.files import Json, demand_keys, read_file

FIELD: Final = re.compile(r"(\w+)((?:\.\w+|\[[0-9]+\])*)")
STEP: Final = re.compile(r"\.(\w+)|\[([0-9]+)\]")


def read_position(game: Game, source: Json) -> tuple[Start, State]:
    """How the game begins, and the position of the lesson."""
    demand_keys(source, "position", {"players", "options", "seed", "actions", "set", "line", "plies"})
    line = read_file(game.id, f"lines/{source['line']}") if "line" in source else source
    actions: list[str] = line.get("actions", [])
    plies = source.get("plies", len(actions))
    if plies > len(actions):
        raise FaultyLesson(f"the line has {len(actions)} actions, not {plies}")
    try:
        start = Start(game, line.get("players"), line.get("options"), line.get("seed", 0))
        state = start.new()
        for ply, text in enumerate(actions[:plies]):
            _take(state, ply, text)
        return start, _changed(game, state, source.get("set", {}))
    except AstroludeError as error:
        raise FaultyLesson(f"the position cannot be played: {error}") from error


def _take(state: State, ply: int, text: str) -> None:
    try:
        state.apply_text(text)
    except AstroludeError as error:
        raise FaultyLesson(f"action {ply + 1} of the position: {error}") from error


def _changed(game: Game, state: State, changes: dict[str, object]) -> State:
    """The position with some fields set; its invariants must hold."""
    if not changes:
        return state
    frozen = state.to_json()
    fields = frozen["fields"]
    assert isinstance(fields, dict)
    for path, value in changes.items():
        _put(fields, path, value)
    changed = thaw(game, frozen)
    problems = changed.problems()
    if problems:
        raise FaultyLesson(f"the position cannot be: {'; '.join(problems)}")
    return changed


def _put(fields: dict[str, Any], path: str, value: object) -> None:
    """Set one field, or a place within one: `fuel[0]`, `battle.Battle.round`."""
    whole = FIELD.fullmatch(path)
    if whole is None or whole[1] not in fields:
        raise FaultyLesson(f"the position has no field {path!r}")
    place: Any = fields
    key: Any = whole[1]
    for step in STEP.finditer(whole[2]):
        place, key = place[key], step[1] if step[1] is not None else int(step[2])
        known = key in place if isinstance(place, dict) else isinstance(place, list) and key < len(place)
        if not known:
            raise FaultyLesson(f"the position has no {path!r}")
    place[key] = value
