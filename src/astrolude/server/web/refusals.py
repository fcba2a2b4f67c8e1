"""Refusals of the protocol as HTTP answers, and how any message becomes bytes."""

from __future__ import annotations

from typing import Final

from pydantic_core import to_json
from starlette.responses import Response

from astrolude.server.tables.errors import ErrorCode, Refusal

STATUS: Final[dict[ErrorCode, int]] = {
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

STORE_SILENT: Final = Refusal("unavailable", "the store did not answer")


def encode(message: object) -> bytes:
    return to_json(message)


def json_response(message: object, status: int = 200) -> Response:
    return Response(encode(message), status, media_type="application/json")


def refusal_response(refusal: Refusal, status: int | None = None) -> Response:
    """The answer to a request that is not granted, with the code's own status unless another is named."""
    shown = {"error": {"code": refusal.code, "message": refusal.message}}
    return json_response(shown, STATUS[refusal.code] if status is None else status)
