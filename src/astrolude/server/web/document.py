"""The interface described for programs: every call and every message of a live connection in one document."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any, Final, get_args

from fastapi import FastAPI
from pydantic import Field, TypeAdapter

from astrolude.server.club import messages as club
from astrolude.server.club.rows import Emblem, FieldName, FriendState, Registration, Shown, TournamentKind
from astrolude.server.people import messages as people
from astrolude.server.tables import messages
from astrolude.server.tables.errors import ErrorCode
from astrolude.server.tables.messages import ServerMessage
from astrolude.server.tables.rows import BotLevel, SeatKind, TableStatus
from astrolude.server.web.requests import CLIENT_MESSAGE

Schema = dict[str, Any]

REFERENCE: Final = "#/components/schemas/{model}"
OPEN_ENDED: Final = ("GameView", "SideView")
"""Types to which a game adds fields of its own."""

WORDS: Final = {
    "ErrorCode": ErrorCode,
    "BotLevel": BotLevel,
    "SeatKind": SeatKind,
    "TableStatus": TableStatus,
    "UndoReason": messages.UndoReason,
    "ObstacleKind": messages.ObstacleKind,
    "FieldName": FieldName,
    "FriendState": FriendState,
    "Shown": Shown,
    "Emblem": Emblem,
    "Registration": Registration,
    "TournamentKind": TournamentKind,
}
"""Sets of words that have a name."""

SERVER_MESSAGE: Final[TypeAdapter[ServerMessage]] = TypeAdapter(
    Annotated[ServerMessage, Field(discriminator="type")]
)


class Application(FastAPI):
    """Describes what goes through live connections, too, and its refusals as they are."""

    def openapi(self) -> Schema:
        if self.openapi_schema is None:
            self.openapi_schema = _with_live_messages(super().openapi())
        return self.openapi_schema


def _with_live_messages(document: Schema) -> Schema:
    schemas: Schema = document["components"]["schemas"]
    for operation in _operations(document):
        _tell_refusals(operation["responses"])
    for name in ("HTTPValidationError", "ValidationError"):
        schemas.pop(name, None)
    for name, described in (
        ("ClientMessage", CLIENT_MESSAGE.json_schema(ref_template=REFERENCE)),
        ("ServerMessage", SERVER_MESSAGE.json_schema(mode="serialization", ref_template=REFERENCE)),
    ):
        for part, schema in described.pop("$defs").items():
            if schemas.setdefault(part, schema) != schema:
                raise ValueError(f"two types are called {part}")
        schemas[name] = described
    for name, schema in schemas.items():
        _tidy(name, schema)
        _name_words(schema)
    for name, words in WORDS.items():
        schemas[name] = {"type": "string", "enum": list(get_args(words))}
    return document


def _tell_refusals(responses: Schema) -> None:
    """What cannot be read is refused like anything else, and a refusal is JSON whatever was asked for."""
    responses.pop("422", None)
    for status in ("4XX", "503"):
        content: Schema = responses[status]["content"]
        responses[status]["content"] = {"application/json": next(iter(content.values()))}


def _operations(document: Schema) -> Iterator[Schema]:
    for path in document["paths"].values():
        yield from path.values()


def _tidy(name: str, schema: Schema) -> None:
    """Names repeated as titles go; what is said about each field of a message comes."""
    schema.pop("title", None)
    if name in OPEN_ENDED:
        schema["additionalProperties"] = True
    for field, described in schema.get("properties", {}).items():
        described.pop("title", None)
        said = meanings().get(name, {}).get(field)
        if said is not None:
            described["description"] = said


def _name_words(node: object) -> None:
    """Wherever one of WORDS is spelled out, refer to it."""
    if isinstance(node, list):
        for part in node:
            _name_words(part)
    elif isinstance(node, dict):
        for name, words in WORDS.items():
            if node.get("enum") == list(get_args(words)):
                del node["enum"], node["type"]
                node["$ref"] = REFERENCE.format(model=name)
        for part in node.values():
            _name_words(part)


@cache
def meanings() -> dict[str, dict[str, str]]:
    """What the source says about the fields of each message; those of a base are told again."""
    found: dict[str, dict[str, str]] = {}
    nodes = [
        node for module in (messages, people, club) for node in ast.parse(inspect.getsource(module)).body
    ]
    for node in nodes:
        if isinstance(node, ast.ClassDef):
            bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
            inherited = {f: said for base in bases for f, said in found.get(base, {}).items()}
            found[node.name] = {**inherited, **dict(_fields(node))}
    return found


def _fields(node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    for field, said in zip(node.body, node.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            text = said.value if isinstance(said, ast.Expr) else None
            if isinstance(text, ast.Constant) and isinstance(text.value, str):
                yield field.target.id, inspect.cleandoc(text.value)
