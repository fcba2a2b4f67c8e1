"""What the questions with an argument have in common."""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.state import EclipseState
from astrolude.kernel.state import Decision


class Argued(Decision[EclipseState]):
    """A question with one argument."""

    def __init__(self, prompt: str, seat: int, arguments: list[int]) -> None:
        super().__init__(prompt, seat, arguments)
        self.argument: Final = arguments[0]
