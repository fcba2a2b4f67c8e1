"""A game as a file that can be carried to another browser: its record, and who sits where."""

from __future__ import annotations

import json
from typing import Any, Final

from astrolude.kernel.errors import AstroludeError
from astrolude.kernel.play import Play
from astrolude.kernel.record import read_record, record_of
from astrolude.server.near.reading import Forms
from astrolude.server.tables.course import old_rules, standing_of, start_of, why_stopped
from astrolude.server.tables.errors import Refusal
from astrolude.server.tables.messages import Created
from astrolude.server.tables.names import clean_name
from astrolude.server.tables.rows import BOT, OPEN, PERSON, Header, Seat, Stored
from astrolude.server.tables.store import now
from astrolude.server.tables.tokens import hash_of, new_secret, new_table_id

FORMAT: Final = 1
LARGEST: Final = 2_000_000
"""The most characters of a file that is read."""

SEAT: Final = {
    "type": "object",
    "additionalProperties": False,
    "required": ["kind"],
    "properties": {
        "kind": {"type": "string", "enum": [PERSON, BOT]},
        "name": {"anyOf": [{"type": "string", "maxLength": 200}, {"type": "null"}]},
        "level": {"anyOf": [{"$ref": "BotLevel"}, {"type": "null"}]},
    },
}
FILE: Final = {
    "type": "object",
    "additionalProperties": False,
    "required": ["astrolude", "record", "seats"],
    "properties": {
        "astrolude": {"type": "integer", "const": FORMAT},
        "record": {"type": "string"},
        "seats": {"type": "array", "items": SEAT},
        "orders": {"type": "object", "additionalProperties": {"type": "object"}, "default": {}},
    },
}
"""The form of such a file."""


def packed(stored: Stored) -> str:
    """The file of a game, whether it goes on or is over."""
    if any(seat.kind == OPEN for seat in stored.seats):
        raise Refusal("not_started", "the game has not begun")
    if why_stopped(stored.header) is not None:
        raise Refusal("old_rules", old_rules(stored.header))
    play = Play(start_of(stored.header, len(stored.seats)))
    play.follow(stored.history)
    names = [seat.name or seat.level or f"seat {seat.seat}" for seat in stored.seats]
    seats = [{"kind": seat.kind, "name": seat.name, "level": seat.level} for seat in stored.seats]
    content = {"astrolude": FORMAT, "record": record_of(play, names).text(), "seats": seats}
    return json.dumps({**content, "orders": stored.orders}, ensure_ascii=False, indent=1) + "\n"


def unpacked(text: str, forms: Forms) -> tuple[Stored, Created]:
    """The game of a file as a new table, whose people are all the caller; a refusal says what is wrong."""
    if len(text) > LARGEST:
        raise Refusal("too_large", f"a game's file has at most {LARGEST} characters")
    file = _read(text, forms)
    try:
        record = read_record(file.record)
        play = record.replay()
    except AstroludeError as error:
        raise Refusal("bad_request", str(error)) from None
    if len(file.seats) != record.start.players:
        raise Refusal("bad_request", f"the file seats {len(file.seats)} of {record.start.players} players")
    secret, at = new_secret(), now()
    header = Header(
        id=new_table_id(),
        game=record.start.game.id,
        rules=record.start.game.rules_version,
        options=record.start.options,
        seed=record.start.seed,
        listed=False,
        invite_hash=None,
        created=at,
        changed=at,
        ply=len(play.actions),
        standing=standing_of(play.state),
    )
    seats = [_seat(number, wish, secret) for number, wish in enumerate(file.seats)]
    people = [seat.seat for seat in seats if seat.kind == PERSON]
    created: Created = {
        "table": header.id,
        "seat": people[0] if people else None,
        "secret": secret if people else None,
        "invite": None,
        "started": True,
    }
    return Stored(header, seats, list(play.actions), _orders(file.orders, record.start.game.orders)), created


def _read(text: str, forms: Forms) -> Any:
    try:
        content = json.loads(text)
    except ValueError:
        raise Refusal("bad_request", "this is not a game's file") from None
    return forms.read(FILE, content)


def _seat(number: int, wish: Any, secret: str) -> Seat:
    try:
        name = None if wish.name is None else clean_name(wish.name)
    except ValueError as error:
        raise Refusal("bad_request", str(error)) from None
    if wish.kind == BOT:
        return Seat(number, BOT, name, wish.level or "easy")
    return Seat(number, PERSON, name, None, hash_of(secret))


def _orders(given: dict[str, dict[str, object]], known: Any) -> dict[int, dict[str, str]]:
    """Standing orders that the game still knows, by seat."""
    values = {option.name: option.values for option in known}
    return {
        int(seat): {name: str(value) for name, value in orders.items() if value in values.get(name, ())}
        for seat, orders in given.items()
        if seat.isdigit()
    }
