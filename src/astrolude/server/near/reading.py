"""Checks what the page sends by the protocol's own document, with nothing but the standard library.

A server checks the same by the models that the document is made from.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import SimpleNamespace
from typing import Any, Final

from astrolude.server.tables.errors import Refusal

Schema = Mapping[str, Any]

KINDS: Final[dict[str, Callable[[object], bool]]] = {
    "string": lambda value: isinstance(value, str),
    "integer": lambda value: isinstance(value, int) and not isinstance(value, bool),
    "boolean": lambda value: isinstance(value, bool),
    "null": lambda value: value is None,
    "array": lambda value: isinstance(value, list),
    "object": lambda value: isinstance(value, dict),
}
MEASURES: Final[dict[str, Callable[[Any, Any], bool]]] = {
    "maxLength": lambda value, limit: len(value) <= limit,
    "maxItems": lambda value, limit: len(value) <= limit,
    "minItems": lambda value, limit: len(value) >= limit,
    "maxProperties": lambda value, limit: len(value) <= limit,
    "minimum": lambda value, limit: value >= limit,
    "exclusiveMaximum": lambda value, limit: value < limit,
    "enum": lambda value, allowed: value in allowed,
    "const": lambda value, only: value == only,
}


class Forms:
    """The forms of a document, by their names."""

    def __init__(self, schemas: Mapping[str, Schema]) -> None:
        self._schemas: Final = schemas

    def named(self, name: str) -> Schema:
        return self._schemas[name]

    def read(self, form: Schema, value: Any, place: str = "") -> Any:
        """The value, with what was left out; objects with fields of their own become plain objects."""
        if "$ref" in form:
            return self.read(self.named(form["$ref"].rpartition("/")[2]), value, place)
        if "discriminator" in form:
            return self._read_one_of(form["discriminator"], value, place)
        if "anyOf" in form:
            return self._read_any(form["anyOf"], value, place)
        kind = form.get("type")
        if kind is not None and not KINDS[kind](value):
            raise _fault(place, f"should be of type {kind}")
        for measure, holds in MEASURES.items():
            if measure in form and not holds(value, form[measure]):
                raise _fault(place, f"breaks {measure} {form[measure]}")
        if kind == "array" and "items" in form:
            return [self.read(form["items"], each, f"{place}.{at}") for at, each in enumerate(value)]
        return self._read_object(form, value, place) if kind == "object" else value

    def _read_one_of(self, discriminator: Mapping[str, Any], value: Any, place: str) -> Any:
        name = discriminator["propertyName"]
        kind = value.get(name) if isinstance(value, dict) else None
        if kind not in discriminator["mapping"]:
            raise _fault(f"{place}.{name}".strip("."), "is not known")
        return self.read({"$ref": discriminator["mapping"][kind]}, value, place)

    def _read_any(self, forms: list[Schema], value: Any, place: str) -> Any:
        for form in forms[:-1]:
            try:
                return self.read(form, value, place)
            except Refusal:
                continue
        return self.read(forms[-1], value, place)

    def _read_object(self, form: Schema, value: dict[str, Any], place: str) -> Any:
        fields = form.get("properties")
        others = form.get("additionalProperties", True)
        if fields is None and not isinstance(others, bool):
            return {name: self.read(others, each, f"{place}.{name}") for name, each in value.items()}
        if fields is None and others:
            return value
        fields = fields or {}
        unknown = sorted(set(value) - set(fields))
        missing = [name for name in form.get("required", ()) if name not in value]
        if unknown or missing:
            raise _fault(f"{place}.{[*missing, *unknown][0]}".strip("."), "is missing or not known")
        read = {
            name: self.read(field, value[name], f"{place}.{name}".strip("."))
            if name in value
            else field.get("default")
            for name, field in fields.items()
        }
        return SimpleNamespace(**read)


def _fault(place: str, problem: str) -> Refusal:
    return Refusal("bad_request", f"{place}: {problem}" if place else problem)
