"""What a game says of an action, in the words that a person reads."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Protocol

from astrolude.kernel.obstacles import Obstacle
from astrolude.kernel.state import State
from astrolude.locales import Sentences, load

NAMES: Final = ("Anna", "Ben", "Cleo", "Dan")


class Built(Protocol):
    """A position as the builders of the games' tests make it."""

    @property
    def state(self) -> State: ...


def why(at: Built | State, action: str | int, language: str = "en") -> list[str]:
    """Why an action is not possible."""
    state = _state(at)
    return _told(state, state.game.obstacles(state, _number(state, action)), language)


def warned(at: Built | State, action: str | int, language: str = "en") -> list[str]:
    """What is said of a possible action before it is confirmed."""
    state = _state(at)
    return _told(state, state.game.warnings(state, _number(state, action)), language)


def _state(at: Built | State) -> State:
    return at if isinstance(at, State) else at.state


def _number(state: State, action: str | int) -> int:
    return state.grammar.parse(action) if isinstance(action, str) else action


def _told(state: State, found: Iterable[Obstacle], language: str) -> list[str]:
    words = Sentences(load(language), state.game, NAMES[: state.players], lambda: state)
    return [words.obstacle(met.to_json()) for met in found]
