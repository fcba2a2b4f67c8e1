"""Clocks: what is agreed before a game, what is left of it, and when somebody must notice.

Nothing runs: what is left follows from a stored checkpoint and the times of the moves after it, so it is the
same in every worker and after any crash. What is here is arithmetic; `refereeing` acts on it.

The time before an entry of the history is that of the seat which made it. So whoever takes back pays for what
the others waited meanwhile, and gets nothing back. The entries of one seat in a row are one turn: the
increment comes at its end, once, however often something was taken back in it. Answers by standing order cost
nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Final, Literal

from astrolude.kernel.state import NOBODY

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
FOREVER: Final = 1 << 53

GRACE: Final = 60 * SECOND
"""What everybody has once in a live game after their time is over."""

ClockKind = Literal["live", "days"]
AtZero = Literal["bot", "vote"]
Choice = Literal["time", "bot", "end"]
"""What a table may decide about somebody who does not move: to give time, a bot, or the end."""


@dataclass(frozen=True)
class Rule:
    """What was agreed: minutes a game and seconds more for a turn, or days a turn.

    By correspondence the clock runs from `opens` to `closes` o'clock only, `offset` minutes east of UTC, so
    that a day is what lies between, and not while somebody is on vacation, of which there are so many days.
    """

    kind: ClockKind
    out: AtZero
    minutes: int = 0
    increment: int = 0
    days: int = 0
    vacation: int = 0
    opens: int = 0
    closes: int = 24
    offset: int = 0

    @property
    def whole(self) -> int:
        """What everybody begins with, in milliseconds; by correspondence each turn."""
        if self.kind == "live":
            return self.minutes * MINUTE
        return self.days * (self.closes - self.opens) * HOUR

    @property
    def gift(self) -> int:
        """What the table may give once to each."""
        return 2 * MINUTE if self.kind == "live" else (self.closes - self.opens) * HOUR

    @property
    def patience(self) -> int:
        """How long the table may think about somebody whose time is over."""
        return 45 * SECOND if self.kind == "live" else DAY

    def refreshed(self, left: int) -> int:
        """What is left after a turn."""
        return left + self.increment * SECOND if self.kind == "live" else self.whole

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def rule_of(stored: Mapping[str, Any] | None) -> Rule | None:
    return None if stored is None else Rule(**stored)


@dataclass(frozen=True)
class Question:
    """Asked of everybody else about a seat that does not move. All clocks stand still meanwhile."""

    seat: int
    until: int
    votes: dict[int, Choice]


@dataclass(frozen=True)
class Timing:
    """How the clocks stand after a ply. Times are milliseconds, moments since 1970."""

    ply: int
    at: int
    """Since when the seat that decides is waited for."""
    left: tuple[int, ...] = ()
    """By seat; that of the seat which decides was left at that moment. None where there is no clock."""
    turn: int = NOBODY
    """Whose turn was last."""
    graced: tuple[int, ...] = ()
    """Seats that have had their grace."""
    given: tuple[int, ...] = ()
    """Seats to which the table gave time."""
    question: Question | None = None
    away: tuple[tuple[int, int, int], ...] = ()
    """Vacations: the seat, from when, until when."""

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def timing_of(stored: Mapping[str, Any] | None) -> Timing | None:
    """As it was stored."""
    if stored is None:
        return None
    asked = stored["question"]
    return Timing(
        ply=stored["ply"],
        at=stored["at"],
        left=tuple(stored["left"]),
        turn=stored["turn"],
        graced=tuple(stored["graced"]),
        given=tuple(stored["given"]),
        question=None
        if asked is None
        else Question(asked["seat"], asked["until"], {int(seat): c for seat, c in asked["votes"].items()}),
        away=tuple((seat, begin, end) for seat, begin, end in stored["away"]),
    )


def begun(rule: Rule, seats: int, at: int) -> Timing:
    """The clocks of a game that begins."""
    return Timing(ply=0, at=at, left=(rule.whole,) * seats)


def after(rule: Rule | None, timing: Timing, seat: int, at: int, by_order: bool) -> Timing:
    """How the clocks stand after an entry of the history: whatever was asked is settled by it."""
    moved = replace(timing, ply=timing.ply + 1, at=max(at, timing.at), question=None)
    if rule is None or by_order:
        return moved
    left = list(timing.left)
    graced = timing.graced
    if timing.turn not in (seat, NOBODY):
        left[timing.turn] = rule.refreshed(left[timing.turn])
    asked = timing.question
    if asked is None:
        left[seat], graced = _charged(rule, timing, seat, at)
    elif asked.seat == seat:
        # What the others had to think about it is theirs to end the turn with.
        left[seat] = max(left[seat], asked.until - at)
    return replace(moved, left=tuple(left), turn=seat, graced=graced)


def left_at(rule: Rule, timing: Timing, deciding: int | None, now: int) -> list[int]:
    """What every seat has left at a moment."""
    left = list(timing.left)
    if timing.turn not in (deciding, NOBODY):
        left[timing.turn] = rule.refreshed(left[timing.turn])
    if deciding is not None and timing.question is None:
        left[deciding] = _charged(rule, timing, deciding, now)[0]
    return left


def in_grace(rule: Rule, timing: Timing, deciding: int, now: int) -> bool:
    """Whether the seat that decides has used up its own time, now or before."""
    if timing.question is not None:
        return deciding in timing.graced
    return deciding in _charged(rule, timing, deciding, now)[1]


def out_at(rule: Rule, timing: Timing, deciding: int) -> int:
    """The moment when the time of the seat that decides is over, its grace included."""
    left = timing.left[deciding]
    if rule.kind == "live" and deciding not in timing.graced:
        left += GRACE
    for begin, end in _stretches(rule, timing, deciding):
        if end - begin >= left:
            return begin + left
        left -= end - begin
    return FOREVER


def vacation_left(rule: Rule, timing: Timing, seat: int) -> int:
    """Milliseconds of vacation that a seat may still take."""
    taken = sum(end - begin for who, begin, end in timing.away if who == seat)
    return max(0, rule.vacation * DAY - taken)


def is_away(timing: Timing, seat: int, now: int) -> bool:
    """Whether a seat is on vacation."""
    return any(who == seat and begin <= now < end for who, begin, end in timing.away)


def decided(votes: Mapping[int, Choice], can_give: bool) -> Choice:
    """What the table decides: most votes; a tie and silence give time, or where it was given, a bot."""
    counts = {choice: sum(each == choice for each in votes.values()) for choice in ("time", "bot", "end")}
    if not can_give:
        counts["time"] = 0
    most = max(counts.values())
    chosen: list[Choice] = [choice for choice in ("time", "bot", "end") if counts[choice] == most]
    if len(chosen) == 1:
        return chosen[0]
    return "time" if can_give else "bot"


def _charged(rule: Rule, timing: Timing, seat: int, now: int) -> tuple[int, tuple[int, ...]]:
    """What a seat has left after it was waited for, and who has had grace then."""
    spent = sum(min(end, now) - begin for begin, end in _until(rule, timing, seat, now))
    left = timing.left[seat] - spent
    graced = timing.graced
    if left < 0 and rule.kind == "live" and seat not in graced:
        left, graced = left + GRACE, (*graced, seat)
    return max(0, left), graced


def _until(rule: Rule, timing: Timing, seat: int, now: int) -> Iterator[tuple[int, int]]:
    for begin, end in _stretches(rule, timing, seat):
        if begin >= now:
            return
        yield begin, end


def _stretches(rule: Rule, timing: Timing, seat: int) -> Iterator[tuple[int, int]]:
    """When the clock of a seat runs, from the moment on since which it is waited for."""
    away = sorted((begin, end) for who, begin, end in timing.away if who == seat)
    for begin, end in _open(rule, timing.at):
        yield from _without(begin, end, away)


def _open(rule: Rule, start: int) -> Iterator[tuple[int, int]]:
    """When clocks run, vacations apart."""
    if rule.kind == "live" or rule.closes - rule.opens == 24:
        yield start, FOREVER
        return
    midnight = (start + rule.offset * MINUTE) // DAY * DAY - rule.offset * MINUTE
    while midnight < FOREVER:
        begin, end = midnight + rule.opens * HOUR, midnight + rule.closes * HOUR
        if end > start:
            yield max(begin, start), end
        midnight += DAY


def _without(begin: int, end: int, away: Sequence[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    for gone, back in away:
        if back <= begin or gone >= end:
            continue
        if gone > begin:
            yield begin, gone
        begin = back
        if begin >= end:
            return
    yield begin, end
