"""What happened, as structured events: a message id and arguments, never prose.

The page's log, its animation and the terminal are made from the journal in the reader's language.
Search runs without one.
"""

from __future__ import annotations

from typing import Final

from astrolude.kernel.grammar import Kind

EVERYONE: Final = -1
"""The mask of an event that all seats and spectators may see."""


class Field:
    """An argument of an event: a role, and the kind of its value (None: a plain number)."""

    def __init__(self, role: str, kind: Kind | None = None, many: bool = False) -> None:
        self.role: Final = role
        self.kind: Final = kind
        self.many: Final = many

    def to_json(self, value: int) -> object:
        return value if self.kind is None else self.kind.reference(value)


class Event:
    """A declared kind of event. Only the last field may hold many values."""

    def __init__(self, name: str, *fields: Field) -> None:
        self.name: Final = name
        self.fields: Final = list(fields)
        if any(field.many for field in self.fields[:-1]):
            raise ValueError(f"event {name!r}: only the last field may hold many values")


class Events:
    """All events of a game in the order of their declaration."""

    def __init__(self) -> None:
        self.events: Final[list[Event]] = []
        self.by_name: Final[dict[str, Event]] = {}

    def event(self, name: str, *fields: Field) -> Event:
        """Declare an event."""
        if name in self.by_name:
            raise ValueError(f"the event {name!r} is declared twice")
        event = Event(name, *fields)
        self.events.append(event)
        self.by_name[name] = event
        return event

    def describe(self) -> list[dict[str, object]]:
        return [
            {
                "name": event.name,
                "fields": [
                    {"role": field.role, "kind": field.kind.name if field.kind else None, "many": field.many}
                    for field in event.fields
                ],
            }
            for event in self.events
        ]


class Entry:
    """One event that happened: which, to whom, with what, and who may know."""

    def __init__(self, event: Event, seat: int, values: list[int], seen: int) -> None:
        self.event: Final = event
        self.seat: Final = seat
        self.values: Final = values
        self.seen: Final = seen

    def visible(self, seat: int) -> bool:
        """Whether a seat may see it; a spectator is seat -1."""
        return self.seen == EVERYONE or (seat >= 0 and bool(self.seen >> seat & 1))

    def to_json(self) -> dict[str, object]:
        arguments: dict[str, object] = {}
        for position, field in enumerate(self.event.fields):
            if field.many:
                arguments[field.role] = [field.to_json(value) for value in self.values[position:]]
            else:
                arguments[field.role] = field.to_json(self.values[position])
        return {"event": self.event.name, "seat": self.seat, "args": arguments}


class Journal:
    """The events of a game in order."""

    def __init__(self) -> None:
        self.entries: Final[list[Entry]] = []

    def add(self, event: Event, seat: int, values: list[int], seen: int) -> None:
        self.entries.append(Entry(event, seat, values, seen))
