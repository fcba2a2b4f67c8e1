"""The refusals of the protocol: a code that programs read, a message for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from astrolude.kernel.obstacles import Obstacle

ErrorCode = Literal[
    "bad_request",
    "unknown_game",
    "unknown_table",
    "unknown_calculator",
    "unknown_lesson",
    "unknown_puzzle",
    "unknown_person",
    "unknown_tournament",
    "no_seat",
    "not_your_turn",
    "illegal_action",
    "stale",
    "cannot_undo",
    "full",
    "not_started",
    "not_finished",
    "no_coach",
    "too_fast",
    "too_large",
    "forbidden_origin",
    "banned",
    "old_rules",
    "no_account",
    "not_yours",
    "expired",
    "taken",
    "switched_off",
    "unavailable",
]


class Refusal(Exception):
    """A request that is not granted; nothing has changed."""

    def __init__(self, code: ErrorCode, message: str, obstacles: Sequence[Obstacle] = ()) -> None:
        super().__init__(message)
        self.code: Final = code
        self.message: Final = message
        self.obstacles: Final = list(obstacles)
        """What stands in the way of an action, if it was one."""
