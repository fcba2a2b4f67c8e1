"""What can go wrong, each with a message for people: what was wrong, what was expected."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from astrolude.kernel.obstacles import Obstacle


class AstroludeError(Exception):
    """Anything that Astrolude refuses on purpose."""


class IllegalAction(AstroludeError):
    """The action is not allowed now; the state is untouched. `obstacles` tells what stands in the way."""

    def __init__(self, message: str, obstacles: Sequence[Obstacle] = ()) -> None:
        super().__init__(message)
        self.obstacles: Final = list(obstacles)


class InvalidAction(IllegalAction):
    """The action cannot even be read: no such verb, argument or number."""


class InvalidOptions(AstroludeError):
    """A game cannot be set up like this."""


class InvalidRecord(AstroludeError):
    """A record that cannot be read or replayed; the message names the line."""


class UnknownGame(AstroludeError):
    """No game of that name is registered."""


class CannotUndo(AstroludeError):
    """There is nothing to take back, or something was revealed since."""


class InvalidInput(AstroludeError):
    """A calculator cannot work with what it was given."""
