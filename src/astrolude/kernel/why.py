"""Why a thing cannot be chosen: of all actions about it the nearest, and what stands in its way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from astrolude.kernel.grammar import Verb
from astrolude.kernel.obstacles import ABSENT, KINDS, RANKS, Obstacle
from astrolude.kernel.state import NOBODY, State

MOST: Final = 60
"""How many actions of a verb are looked at; where there are more, evenly spread."""


class Why:
    """An action, and what stands in its way: nothing if it is legal."""

    def __init__(self, action: int, obstacles: list[Obstacle]) -> None:
        self.action: Final = action
        self.obstacles: Final = obstacles


def why(state: State, about: Sequence[str], verb: str = "", seat: int = NOBODY) -> Why | None:
    """The nearest action about all of these things, references or bare labels; None where there is none.

    Legal ones are the nearest. Then come answers to the open question that meet something else than that a
    thing is not there, then what has another time, then the rest; among equals what lacks least.
    """
    best: Why | None = None
    least: list[int] = []
    for one in state.game.grammar.verbs:
        if verb and one.name != verb:
            continue
        for action in actions_about(one, about):
            found = state.game.obstacles(state, action, seat)
            if not found:
                return Why(action, found)
            distance = _distance(state, one, found)
            if best is None or distance < least:
                best, least = Why(action, found), distance
    return best


def _distance(state: State, verb: Verb, found: list[Obstacle]) -> list[int]:
    """How far from being possible: smaller is nearer."""
    obstacles = state.game.in_the_way
    asked = obstacles is not None and not state.over and verb in obstacles.asked[state.decision.prompt].verbs
    group = (2 if found[0].kind == ABSENT else 0) if asked else 1
    return [group, len(KINDS) - RANKS[found[0].kind], len(found)]


def actions_about(verb: Verb, about: Sequence[str]) -> list[int]:
    """The numbers of a verb whose slots hold all of these things, each in a slot of its own."""
    placings = _placings(verb, about, {})
    found = list(dict.fromkeys(number for fixed in placings for number in _filled(verb, fixed)))
    step = -(-len(found) // MOST)
    return found[::step] if step > 1 else found


def _placings(verb: Verb, about: Sequence[str], placed: dict[int, int]) -> Iterator[dict[int, int]]:
    """Every way to put the things into free slots, as the index by slot; in the order given first."""
    if not about:
        yield placed
        return
    kind, _, label = about[0].rpartition(":")
    for place, slot in enumerate(verb.slots):
        if place not in placed and kind in ("", slot.kind.name) and label in slot.kind.indices:
            yield from _placings(verb, about[1:], {**placed, place: slot.kind.indices[label]})


def _filled(verb: Verb, fixed: dict[int, int]) -> Iterator[int]:
    """The numbers with these slots fixed and any value in the others, evenly spread where there are many."""
    free = [place for place in range(len(verb.slots)) if place not in fixed]
    total = 1
    for place in free:
        total *= verb.slots[place].kind.size
    first = verb.base + sum(index * verb.strides[place] for place, index in fixed.items())
    for number in range(0, total, max(1, -(-total // MOST))):
        action, rest = first, number
        for place in reversed(free):
            rest, index = divmod(rest, verb.slots[place].kind.size)
            action += index * verb.strides[place]
        yield action
