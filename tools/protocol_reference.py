"""Writes what is known of the protocol from the server's models: `make protocol`.

docs/openapi.json is the description for programs, from which the page's types are made; the end of
docs/protocol.md lists the same for people.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from astrolude.server import create_app
from astrolude.server.settings import Settings
from astrolude.server.tables.refusing import CODES

ROOT: Final = Path(__file__).parents[1]
DOCUMENT: Final = ROOT / "docs" / "openapi.json"
TEXT: Final = ROOT / "docs" / "protocol.md"
MARK: Final = "<!-- From here on written by `make protocol` from the server's models. -->\n"

Schema = dict[str, Any]


def document() -> Schema:
    """The interface, whichever version of the program offers it."""
    with tempfile.TemporaryDirectory() as folder:
        found: Schema = create_app(Settings(database=str(Path(folder) / "games.sqlite3"))).openapi()
    found["info"]["version"] = "of the program"
    return found


def document_text(described: Schema) -> str:
    return json.dumps(described, indent=1, ensure_ascii=False) + "\n"


def reference(described: Schema) -> str:
    """Every error code, message and type."""
    schemas: Schema = described["components"]["schemas"]
    sent, told = _members(schemas["ClientMessage"]), _members(schemas["ServerMessage"])
    words = [name for name, schema in schemas.items() if "enum" in schema]
    bodies = {name for name, schema in schemas.items() if schema.get("additionalProperties") is False}
    named = {*sent, *told, *words, "ClientMessage", "ServerMessage"}
    rest = [name for name in sorted(schemas) if name not in named]
    codes = [f"| `{code}` | {known.status} | {known.meaning} |" for code, known in CODES.items()]
    parts = [
        "## Error codes\n\n| code | status | when |\n| --- | --- | --- |\n" + "\n".join(codes) + "\n",
        "## Messages of a client\n\n" + _types(schemas, sent),
        "## Messages of the server\n\n" + _types(schemas, told),
        "## Bodies of calls\n\n" + _types(schemas, [name for name in rest if name in bodies]),
        "## Answers, and parts of messages\n\n" + _types(schemas, [n for n in rest if n not in bodies]),
        "## Sets of words\n\n" + "".join(f"- `{name}`: {_words(schemas[name])}\n" for name in sorted(words)),
    ]
    return "\n".join(parts)


def _members(union: Schema) -> list[str]:
    return [_last(member["$ref"]) for member in union["oneOf"]]


def _types(schemas: Schema, names: Iterable[str]) -> str:
    return "\n".join(_type(name, schemas[name]) for name in names)


def _type(name: str, schema: Schema) -> str:
    required = schema.get("required", [])
    optional = {True: "", False: " (optional)"}
    rows = [
        f"| `{field}`{optional[field in required]} | {_name(value)} | {_said(name, field, value)} |"
        for field, value in schema.get("properties", {}).items()
    ]
    table = "\n| field | type | meaning |\n| --- | --- | --- |\n" + "\n".join(rows) + "\n" if rows else ""
    return f"### {name}\n{_line(schema['description'])}\n{table}"


def _said(name: str, field: str, value: Schema) -> str:
    if "description" not in value:
        raise ValueError(f"nothing is said about {field} of {name}")
    return _line(value["description"])


def _line(text: str) -> str:
    return " ".join(text.split())


def _words(schema: Schema) -> str:
    return ", ".join(f"`{word}`" for word in schema["enum"])


def _name(schema: Schema) -> str:
    """A type in short."""
    if schema.get("additionalProperties") is True:
        return "object"
    if "$ref" in schema:
        return _last(schema["$ref"])
    if "anyOf" in schema:
        return " or ".join(_name(option) for option in schema["anyOf"])
    if "const" in schema:
        return f"`{json.dumps(schema['const'])}`"
    if "enum" in schema:
        return _words(schema)
    if "type" not in schema:
        return "any value"
    if schema["type"] == "array":
        return f"list of {_name(schema['items'])}"
    if schema["type"] == "object":
        return f"map of {_name(schema['additionalProperties'])}"
    return str(schema["type"])


def _last(reference: str) -> str:
    return reference.rpartition("/")[2]


def written(text: str, described: Schema) -> str:
    """The text with its end written anew."""
    return text.partition(MARK)[0] + MARK + "\n" + reference(described)


def main() -> None:
    described = document()
    DOCUMENT.write_text(document_text(described), encoding="utf-8")
    TEXT.write_text(written(TEXT.read_text(encoding="utf-8"), described), encoding="utf-8")


if __name__ == "__main__":
    main()
