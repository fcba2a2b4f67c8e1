"""What an action costs and brings, told before it is taken.

Nobody computes it twice: a game only says what it counts for a seat, and the rules themselves play the action
in a copy of the position. What is told is therefore what happens.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from astrolude.kernel.state import State


class Holdings:
    """What a game counts for a seat, such as its resources and its points.

    `count` gives the amounts in the order of the names. It is called in the middle of an action too, wherever
    something is revealed, and by seats that hold nothing yet.
    """

    def __init__(self, names: Sequence[str], count: Callable[[Any, int], list[int]]) -> None:
        self.names: Final = list(names)
        self.count: Final[Callable[[Any, int], list[int]]] = count


class Effect:
    """What a seat would have more or less of, by name; what stays the same is left out."""

    def __init__(self, changes: dict[str, int], chance: bool) -> None:
        self.changes: Final = changes
        self.chance: Final = chance
        """Dice or hidden things decide how it goes on: the changes are those before them."""


def effect_of(state: State, holdings: Holdings | None, actions: Sequence[int]) -> Effect:
    """The effect of actions, taken one after the other in a copy of the position."""
    if holdings is None:
        return Effect({}, False)
    seat, world = state.seat, state.clone()
    before = holdings.count(world, seat)
    world.watched = seat
    for action in actions:
        world.play(action)
        if world.glimpse:
            break
    after = world.glimpse or holdings.count(world, seat)
    changes = {
        name: held - had for name, had, held in zip(holdings.names, before, after, strict=True) if held != had
    }
    return Effect(changes, bool(world.glimpse))
