"""The HTTP interface as a page to read, made from the OpenAPI document without any script."""

from __future__ import annotations

from html import escape
from typing import Any, Final

STYLE_PATH: Final = "/api/docs.css"

STYLE: Final = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
section { border-top: 1px solid; padding: .5rem 0 1rem; }
h2 { font-size: 1.1rem; margin: .5rem 0; }
code, pre { font-family: ui-monospace, monospace; }
pre { overflow-x: auto; padding: .5rem; border: 1px solid; border-radius: .25rem; }
table { border-collapse: collapse; }
td, th { text-align: left; padding: .1rem 1rem .1rem 0; vertical-align: top; }
"""

Schema = dict[str, Any]


def reference_page(document: Schema) -> str:
    """The whole page."""
    calls = [
        _call(method, path, operation)
        for path, operations in document["paths"].items()
        for method, operation in operations.items()
    ]
    types = [_type(name, schema) for name, schema in document["components"]["schemas"].items()]
    title = escape(document["info"]["title"])
    return f"""<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title><link rel="stylesheet" href="{STYLE_PATH}"></head>
<body><h1>{title}</h1><p>{escape(document["info"]["description"])}
The same for programs: <a href="/api/openapi.json">/api/openapi.json</a>.</p>
{"".join(calls)}
<h1>Types</h1>
{"".join(types)}
</body></html>
"""


def _call(method: str, path: str, operation: Schema) -> str:
    rows = [
        _row(parameter["name"], f"{_name(parameter['schema'])}, in the {parameter['in']}")
        for parameter in operation.get("parameters", [])
    ]
    if "requestBody" in operation:
        rows.append(_row("sends", _content(operation["requestBody"])))
    if operation.get("security"):
        rows.append(_row("seat", "Authorization: Bearer s_…"))
    rows.append(_row("answers", _content(operation["responses"]["200"])))
    return (
        f"<section><h2><code>{method.upper()} {escape(path)}</code></h2>"
        f"<p>{escape(operation.get('description', ''))}</p><table>{''.join(rows)}</table></section>"
    )


def _type(name: str, schema: Schema) -> str:
    required = schema.get("required", [])
    rows = [
        _row(field + ("" if field in required else "?"), _name(value))
        for field, value in schema.get("properties", {}).items()
    ]
    words = escape(schema.get("description", ""))
    return f'<section id="{name}"><h2>{name}</h2><p>{words}</p><table>{"".join(rows)}</table></section>'


def _row(name: str, value: str) -> str:
    return f"<tr><th>{escape(name)}</th><td>{value}</td></tr>"


def _content(part: Schema) -> str:
    kind, content = next(iter(part["content"].items()))
    return _name(content["schema"]) if kind == "application/json" else escape(kind)


def _name(schema: Schema) -> str:
    """A type in short, linked to where it is described."""
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[1]
        return f'<a href="#{name}">{name}</a>'
    if "anyOf" in schema or "oneOf" in schema:
        return " or ".join(_name(option) for option in schema.get("anyOf") or schema["oneOf"])
    if "enum" in schema or "const" in schema:
        return " | ".join(escape(repr(value)) for value in schema.get("enum") or [schema["const"]])
    if schema.get("type") == "array":
        return f"list of {_name(schema['items'])}"
    return escape(str(schema.get("type", "anything")))
