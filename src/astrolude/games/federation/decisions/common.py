"""What several questions have in common."""

from __future__ import annotations

from typing import Final

from astrolude.games.federation.state import (
    FederationState,
)
from astrolude.kernel.state import Decision, Step


class Asked(Decision[FederationState]):
    """A question that is put even where it leaves no choice."""

    def __init__(self, prompt: str, seat: int, arguments: list[int]) -> None:
        super().__init__(prompt, seat, arguments)
        self.automatic = False


class Numbered(Decision[FederationState]):
    """A question with one argument."""

    def __init__(self, prompt: str, seat: int, arguments: list[int]) -> None:
        super().__init__(prompt, seat, arguments)
        self.number: Final = arguments[0]


class SeatStep(Step[FederationState]):
    """A step on behalf of a seat, with one further argument where there is any."""

    def __init__(self, prompt: str, seat: int, arguments: list[int]) -> None:
        super().__init__(prompt, seat, arguments)
        self.owner: Final = arguments[0]
        self.number: Final = arguments[-1]
