"""The refusals of the protocol: a code that programs read, a message for people, an HTTP status."""

from __future__ import annotations

from typing import Final

STATUS: Final = {
    "bad_request": 400,
    "unknown_game": 404,
    "unknown_table": 404,
    "unknown_calculator": 404,
    "no_seat": 403,
    "not_your_turn": 409,
    "illegal_action": 409,
    "stale": 409,
    "cannot_undo": 409,
    "full": 409,
    "not_started": 409,
    "not_finished": 409,
    "too_fast": 429,
    "too_large": 413,
    "forbidden_origin": 403,
    "unavailable": 503,
}
"""Every code of the protocol with the status that it has over HTTP."""


class Refusal(Exception):
    """A request that is not granted; nothing has changed."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code: Final = code
        self.message: Final = message
        self.status: Final = STATUS[code]

    def to_json(self) -> dict[str, object]:
        return {"error": {"code": self.code, "message": self.message}}
