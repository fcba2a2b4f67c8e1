"""What a table must be to be rated: agreed before anybody sits down."""

from __future__ import annotations

from collections.abc import Sequence

from astrolude.server.club.marks import mark_of
from astrolude.server.people.rows import Person
from astrolude.server.tables.clocks import Rule
from astrolude.server.tables.errors import Refusal
from astrolude.server.tables.seating import SeatWish
from astrolude.server.tables.table import Table


def check(
    game: str, wishes: Sequence[SeatWish], rule: Rule | None, seed: int | None, person: Person | None
) -> None:
    """A refusal that says why a table cannot be rated."""
    if person is None:
        raise Refusal("no_account", "the game at this table is rated: sign in first")
    if len(wishes) < 2:
        raise Refusal("bad_request", "a rated game is played against somebody")
    if sum(wish.kind == "me" for wish in wishes) != 1:
        raise Refusal("bad_request", "at a rated table everybody has one seat")
    if seed is not None:
        raise Refusal("bad_request", "the seed of a rated game is drawn")
    if rule is None:
        raise Refusal("bad_request", "a rated game has a clock: nobody shall be kept waiting for its end")
    if rule.out != "bot" and not any(wish.kind == "open" for wish in wishes):
        raise Refusal("bad_request", "against bots alone a bot plays on at zero: nobody else could vote")
    for wish in wishes:
        if wish.kind == "bot":
            _insist_on_mark(game, wish.level or "easy")


def check_bot(table: Table, level: str) -> None:
    """The same for a bot that takes a seat before the start."""
    _insist_on_mark(table.header.game, level)
    people = sum(seat.kind == "person" for seat in table.seats)
    if people < 2 and table.rule is not None and table.rule.out != "bot":
        raise Refusal("bad_request", "against bots alone a bot plays on at zero: nobody else could vote")


def _insist_on_mark(game: str, level: str) -> None:
    if mark_of(game, level) is None:
        raise Refusal("bad_request", "how strong this bot is was never measured: it sits at no rated table")
