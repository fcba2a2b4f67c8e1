"""What a learner has to reach, said in data and checked by the engine.

```
"took dock solar_converter *"        an action of the pattern was taken in this step
"took 2 of dock ..."                 so many of them
"question is land"                   the learner is being asked this; `question is not main`
"over"                               the game has ended
"seats[me].fuel >= 3"                a value of the learner's view: ==, !=, >=, <=, >, <, has, lacks
"territories[territory=territory:lem_badlands].controller == me"
"#display == 2"                      how long a list is
```
A list of conditions is their conjunction; `{"any": […]}` and `{"not": …}` do the rest.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cached_property
from operator import eq, ge, gt, le, lt, ne
from typing import Final

from astrolude.kernel.state import State
from astrolude.lessons.faults import FaultyLesson
from astrolude.lessons.patterns import matches_action

ME: Final = "me"
COMPARISON: Final = re.compile(r"(#?[\w.\[\]=:\-]+) (==|!=|>=|<=|>|<|has|lacks) (.+)")
TOOK: Final = re.compile(r"took (?:([0-9]+) of )?(.+)")
ASKED: Final = re.compile(r"question is (not )?(\w+)")
PART: Final = re.compile(r"\.?(\w+)|\[(\w+)=([^\]]+)\]|\[(me|[0-9]+)\]")
NUMERIC: Final[dict[str, Callable[[float, float], bool]]] = {">=": ge, "<=": le, ">": gt, "<": lt}
OTHER: Final[dict[str, Callable[[object, object], bool]]] = {"==": eq, "!=": ne}


class Situation:
    """Where the learner is: the position, the seat that learns, and what was taken in this step."""

    def __init__(self, state: State, seat: int, taken: list[str]) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.taken: Final = taken

    @cached_property
    def view(self) -> dict[str, object]:
        return self.state.view(self.seat)


Condition = Callable[[Situation], bool]


def read_condition(source: object) -> Condition:
    """A condition from data; FaultyLesson says what cannot be read."""
    if isinstance(source, str):
        return _atom(source)
    if isinstance(source, list) and source:
        parts = [read_condition(part) for part in source]
        return lambda situation: all(part(situation) for part in parts)
    if isinstance(source, dict) and list(source) == ["any"]:
        choices = [read_condition(part) for part in source["any"]]
        return lambda situation: any(choice(situation) for choice in choices)
    if isinstance(source, dict) and list(source) == ["not"]:
        denied = read_condition(source["not"])
        return lambda situation: not denied(situation)
    raise FaultyLesson(f"{source!r} is no condition")


def _atom(source: str) -> Condition:
    if source == "over":
        return lambda situation: situation.state.over
    if found := ASKED.fullmatch(source):
        return _asked(found[2], wanted=not found[1])
    if found := TOOK.fullmatch(source):
        return _took(found[2], int(found[1] or 1))
    if found := COMPARISON.fullmatch(source):
        return _compared(found[1], found[2], found[3])
    raise FaultyLesson(f"{source!r} is no condition")


def _asked(prompt: str, *, wanted: bool) -> Condition:
    def holds(situation: Situation) -> bool:
        state = situation.state
        asked = not state.over and state.seat == situation.seat and state.decision.prompt == prompt
        return asked == wanted

    return holds


def _took(pattern: str, times: int) -> Condition:
    def holds(situation: Situation) -> bool:
        return sum(matches_action(pattern, text) for text in situation.taken) >= times

    return holds


def _compared(path: str, sign: str, literal: str) -> Condition:
    expected: object = ME if literal == ME else _literal(literal)

    def holds(situation: Situation) -> bool:
        found = look_up(situation.view, path, situation.seat)
        wanted = situation.seat if literal == ME else expected
        if sign in ("has", "lacks"):
            if not isinstance(found, (list, dict)):
                raise FaultyLesson(f"{path} is no list")
            return (wanted in found) == (sign == "has")
        if sign in OTHER:
            return OTHER[sign](found, wanted)
        if not isinstance(found, (int, float)) or not isinstance(wanted, (int, float)):
            return False
        return NUMERIC[sign](found, wanted)

    return holds


def _literal(text: str) -> object:
    try:
        return json.loads(text)
    except ValueError:
        return text


def look_up(view: object, path: str, seat: int) -> object:
    """The value at a path of a view; FaultyLesson if the view has no such place."""
    found, rest = view, path.removeprefix("#")
    while rest:
        part = PART.match(rest)
        if part is None:
            raise FaultyLesson(f"the path {path!r} cannot be read")
        rest = rest[part.end() :]
        if found is None:
            return None
        found = _inside(found, part, seat, path)
    if path.startswith("#"):
        if not isinstance(found, (list, dict, str)):
            raise FaultyLesson(f"{path!r}: there is nothing to count")
        return len(found)
    return found


def _inside(found: object, part: re.Match[str], seat: int, path: str) -> object:
    """One part of a path: a name, the entry of a list whose key has a value, or a place in a list."""
    inside: object
    if isinstance(found, dict) and part[1] in found:
        inside = found[part[1]]
    elif isinstance(found, list) and part[2] is not None:
        wanted = seat if part[3] == ME else _literal(part[3])
        inside = next((row for row in found if isinstance(row, dict) and row.get(part[2]) == wanted), None)
    elif isinstance(found, list) and part[4] is not None and _place(part[4], seat) < len(found):
        inside = found[_place(part[4], seat)]
    else:
        raise FaultyLesson(f"the view has no {part[0]!r} of {path!r}")
    return inside


def _place(index: str, seat: int) -> int:
    return seat if index == ME else int(index)
