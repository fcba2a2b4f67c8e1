"""What the store keeps of the club, as plain values. Times are milliseconds since 1970."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, get_args

FieldName = Literal["2", "3", "4", "more"]
"""With how many players: ratings of duels say little about tables of four."""
FIELDS: Final[tuple[FieldName, ...]] = get_args(FieldName)
FriendState = Literal["friend", "asked", "asks", "blocked"]
FRIEND: Final = "friend"
ASKED: Final = "asked"
BLOCKED: Final = "blocked"
Shown = Literal["everyone", "friends", "nobody"]
Emblem = Literal["red", "blue", "green", "yellow", "white", "black", "magenta", "grey", "natural"]
"""Emblems go with the nine colours of seats."""
Registration = Literal["public", "link", "invited"]
TournamentKind = Literal["swiss", "knockout"]
TournamentState = Literal["open", "running", "finished", "cancelled"]
EntrantState = Literal["invited", "in", "out"]
UNRATED: Final = 0
COUNTS: Final = 1
ANNULLED: Final = 2
"""What a finished game is to ratings; annulled: it counted until the host took that back."""


def field_of(players: int) -> FieldName | None:
    """The board that a game of so many players belongs to; None where nobody plays against anybody."""
    if players < 2:
        return None
    return FIELDS[min(players, 5) - 2]


class SeatResult(NamedTuple):
    """How a seat did in a finished game."""

    seat: int
    level: str | None
    """How strong the bot is that sits there at the end; None for a person."""
    rank: int
    score: int
    parts: dict[str, int]
    side: str | None
    """The faction or species, where the game has any."""


class GameResult(NamedTuple):
    """A game that is over."""

    table: str
    game: str
    at: int
    rated: bool
    """Whether it was agreed as rated."""
    early: bool
    """Whether the table agreed to end it before its end."""
    seats: Sequence[SeatResult]


def places(ranks: Sequence[int], gone: Sequence[bool]) -> list[int]:
    """The places of a game where those who are gone come last, whatever the bots did that played on for them.

    The others are placed among themselves; those who are gone share the place behind them.
    """
    stayed = [rank for rank, left in zip(ranks, gone, strict=True) if not left]
    return [
        len(stayed) + 1 if left else 1 + sum(other < rank for other in stayed)
        for rank, left in zip(ranks, gone, strict=True)
    ]
