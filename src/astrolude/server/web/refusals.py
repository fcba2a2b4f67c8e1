"""Refusals of the protocol as HTTP answers, and how any message becomes bytes."""

from __future__ import annotations

from pydantic_core import to_json
from starlette.requests import Request
from starlette.responses import Response

from astrolude.locales import LANGUAGES, said_in
from astrolude.server.tables.errors import Refusal
from astrolude.server.tables.refusing import CODES, refused


def in_language_of(request: Request, refusal: Refusal) -> Refusal:
    """The refusal in the first language that the caller asks for and we speak; in English otherwise."""
    for wish in request.headers.get("accept-language", "").split(","):
        language = wish.strip()[:2].lower()
        if language in LANGUAGES:
            return Refusal(refusal.code, said_in(language, refusal.message), refusal.obstacles)
    return refusal


def encode(message: object) -> bytes:
    return to_json(message)


def json_response(message: object, status: int = 200) -> Response:
    return Response(encode(message), status, media_type="application/json")


def refusal_response(refusal: Refusal, status: int | None = None) -> Response:
    """The answer to a request that is not granted, with the code's own status unless another is named."""
    return json_response(refused(refusal), CODES[refusal.code].status if status is None else status)
