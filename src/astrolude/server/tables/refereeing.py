"""What happens when somebody's time is over or nobody is there to move: a bot, or what the table decides.

Every change is written against the table's revision and ply, so of several workers that notice the same, one
acts. A move that comes first stands, and settles whatever was being asked.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final, cast

from astrolude.kernel.state import State
from astrolude.server.tables import clocks, messages
from astrolude.server.tables.cache import Tables
from astrolude.server.tables.clocks import DAY, MINUTE, Choice, Question, Timing
from astrolude.server.tables.errors import Refusal
from astrolude.server.tables.rows import FINISHED, PERSON, RUNNING, BotLevel, Pace, Reseating, Seat, Standing
from astrolude.server.tables.sight import seen_by
from astrolude.server.tables.table import Overtaken, Table, voters

AT_ONCE: Final = 50
"""Tables that are seen to in one go."""
STAND_IN: Final[BotLevel] = "normal"
"""The bot that plays on for somebody."""
IDLE: Final = 10 * MINUTE
"""Where there is no clock: how long somebody must be waited for before the others may be asked."""
PATIENCE: Final = DAY
"""How long they are asked then."""


ATTEMPTS: Final = 10
"""How often somebody who votes, goes or returns is outrun before they have to come again."""


class Referee:
    """Looks for tables whose time has come."""

    def __init__(self, tables: Tables) -> None:
        self._tables: Final = tables

    async def look(self) -> None:
        """See to every table that is due; another worker may be quicker."""
        store = self._tables.store
        for table_id in await store.due(store.now(), AT_ONCE):
            with suppress(Refusal):
                await notice(await self._tables.get(table_id))


async def notice(table: Table) -> None:
    """See to a table that is due: ask about somebody, let a bot play on, or do what was decided."""
    async with table.change():
        await table.catch_up()
        if table.status != RUNNING:
            return
        timing, deciding, now = table.timing, table.header.standing.deciding, table.store.now()
        due = None if table.stopped else table.due_after(timing, deciding, table.seats)
        if timing is None or deciding is None or due is None or due > now:
            await _write(table, Pace(None, due))
        elif timing.question is not None:
            await _settle(table, timing, timing.question, now)
        elif table.rule is not None and table.rule.out == "bot":
            await _stand_in(table, timing, deciding, now)
        else:
            await _ask(table, timing, deciding, now)


async def vote(table: Table, secret_hash: str, choice: Choice, online: frozenset[int]) -> None:
    """Say what shall happen about somebody whose time is over.

    Where there is no clock it begins to be asked with the first who says so, about somebody who is away and
    was waited for long enough.
    """
    await _insist(lambda: _vote(table, secret_hash, choice, online))


async def go_away(table: Table, secret_hash: str, days: int) -> None:
    """Take some days of vacation from now on, instead of those being taken; none to end them."""
    await _insist(lambda: _go_away(table, secret_hash, days))


async def _insist(change: Callable[[], Awaitable[None]]) -> None:
    """Try again where another worker was quicker: it may only have seen to a clock."""
    for _ in range(ATTEMPTS - 1):
        with suppress(Overtaken):
            await change()
            return
    await change()


async def _vote(table: Table, secret_hash: str, choice: Choice, online: frozenset[int]) -> None:
    async with table.change():
        await table.catch_up()
        mine = table.held_by(secret_hash)
        if table.status != RUNNING or table.header.standing.deciding is None:
            raise Refusal("not_started" if table.course is None else "bad_request", "no game is being played")
        timing = table.timing
        asked = None if timing is None else timing.question
        if timing is None or asked is None:
            timing, asked = _begun_question(table, online)
        asking = [seat for seat in mine if seat in voters(table.seats, asked.seat)]
        if not asking:
            raise Refusal("not_your_turn", "the others are asked about this seat")
        if choice == "time" and asked.seat in timing.given:
            raise Refusal("bad_request", "time was given to this seat before: it is given once")
        votes = {**asked.votes, **dict.fromkeys(asking, choice)}
        asked = replace(asked, votes=votes)
        if set(votes) >= set(voters(table.seats, asked.seat)):
            await _settle(table, timing, asked, table.store.now())
        else:
            await _write_timing(table, replace(timing, question=asked))


async def _go_away(table: Table, secret_hash: str, days: int) -> None:
    async with table.change():
        await table.catch_up()
        mine = table.held_by(secret_hash)
        rule, timing, now = table.rule, table.timing, table.store.now()
        if rule is None or rule.kind != "days" or timing is None or table.status != RUNNING:
            raise Refusal("bad_request", "vacations are taken from a running game with days a turn")
        away = tuple(
            (seat, begin, min(end, now)) if seat in mine and end > now else (seat, begin, end)
            for seat, begin, end in timing.away
        )
        timing = replace(timing, away=away)
        for seat in mine:
            if days * DAY > clocks.vacation_left(rule, timing, seat):
                raise Refusal("bad_request", "there is not so much vacation left")
        taken = tuple((seat, now, now + days * DAY) for seat in mine) if days else ()
        await _write_timing(table, replace(timing, away=away + taken))


async def come_back(table: Table, secret_hash: str) -> None:
    """Somebody for whom a bot plays is here again: the next decision is theirs, except in a live game."""
    # The bot may be moving at another worker just now.
    for _ in range(ATTEMPTS):
        if not may_come_back(table, secret_hash):
            return
        with suppress(Overtaken):
            async with table.change():
                await table.catch_up()
                back = [seat.seat for seat in table.seats if seat.kept_for(secret_hash)]
                if back and table.status == RUNNING:
                    await _seat_again(table, back)


def may_come_back(table: Table, secret_hash: str) -> bool:
    live = table.rule is not None and table.rule.kind == "live"
    kept = any(seat.kept_for(secret_hash) for seat in table.seats)
    return kept and not live and table.status == RUNNING


async def _seat_again(table: Table, back: list[int]) -> None:
    seats = [seat.taken_back() if seat.seat in back else seat for seat in table.seats]
    timing = table.timing
    if timing is None:
        await _write(table, None, seats)
        return
    if table.rule is not None:
        left = [table.rule.whole if s in back else kept for s, kept in enumerate(timing.left)]
        timing = replace(timing, left=tuple(left))
    if table.header.standing.deciding in back:
        timing = replace(timing, at=table.store.now())
    await _write_timing(table, timing, seats)


def _begun_question(table: Table, online: frozenset[int]) -> tuple[Timing, Question]:
    """The question about somebody who is away, where no clock runs."""
    deciding = table.header.standing.deciding
    if table.rule is not None or deciding is None:
        raise Refusal("bad_request", "nothing is asked of the table")
    if table.seats[deciding].kind != PERSON or deciding in online:
        raise Refusal("bad_request", "whoever is waited for is here")
    now = table.store.now()
    if now - table.header.changed < IDLE:
        raise Refusal("too_fast", "they have not been waited for long enough: ten minutes")
    question = Question(deciding, now + PATIENCE, {})
    earlier = () if table.timing is None else table.timing.given
    return Timing(table.ply, now, given=earlier), question


async def _ask(table: Table, timing: Timing, seat: int, now: int) -> None:
    """Everything stands still while the others are asked."""
    assert table.rule is not None
    until = now + table.rule.patience
    graced = timing.graced if seat in timing.graced else (*timing.graced, seat)
    asked = replace(timing, at=now, left=_with(timing, seat, 0), graced=graced)
    await _write_timing(table, replace(asked, question=Question(seat, until, {})))


async def _settle(table: Table, timing: Timing, asked: Question, now: int) -> None:
    """Do what the table decided."""
    choice = clocks.decided(asked.votes, asked.seat not in timing.given)
    settled = replace(timing, at=now, question=None)
    if choice == "bot":
        await _stand_in(table, settled, asked.seat, now)
    elif choice == "end":
        ended = Standing(FINISHED, None, as_it_stands(table.started().play.state))
        await _write(table, Pace(settled.to_json(), None), ended=ended)
    elif table.rule is None:
        await _write_timing(table, settled)
    else:
        left = _with(settled, asked.seat, table.rule.gift)
        await _write_timing(table, replace(settled, left=left, given=(*settled.given, asked.seat)))


async def _stand_in(table: Table, timing: Timing, seat: int, now: int) -> None:
    """A bot plays on for somebody who keeps their place."""
    seats = [s.stood_in_for(STAND_IN) if s.seat == seat else s for s in table.seats]
    await _write_timing(table, replace(timing, at=now, question=None), seats)


async def _write_timing(table: Table, timing: Timing, seats: list[Seat] | None = None) -> None:
    due = table.due_after(timing, table.header.standing.deciding, seats or table.seats)
    await _write(table, Pace(timing.to_json(), due), seats)


async def _write(
    table: Table, pace: Pace | None, seats: list[Seat] | None = None, ended: Standing | None = None
) -> None:
    chosen = table.seats if seats is None else seats
    change = Reseating(chosen, ended, pace)
    at = await table.write(table.store.set_seats(table.id, table.header.revision, change))
    table.reseated(chosen, at, None, pace, ended)


def _with(timing: Timing, seat: int, left: int) -> tuple[int, ...]:
    return tuple(left if each == seat else kept for each, kept in enumerate(timing.left))


def as_it_stands(state: State) -> dict[str, object]:
    """The outcome if the game ended now: points as everybody sees them."""
    view = seen_by(state, None)
    scores = [side["score"]["total"] for side in view["seats"]]
    others = [side["score"]["total"] for side in view.get("opponents", [])]

    def rank(score: int) -> int:
        return 1 + sum(other > score for other in (*scores, *others))

    outcome: dict[str, Any] = {"scores": scores, "ranks": [rank(score) for score in scores], "early": True}
    if others:
        outcome["opponents"] = [{"score": score, "rank": rank(score)} for score in others]
    return outcome


def clock_message(table: Table) -> messages.ClockMessage | None:
    """How the clocks stand now; None where nobody minds."""
    rule, timing, now = table.rule, table.timing, table.store.now()
    if rule is None and timing is None:
        return None
    deciding = table.header.standing.deciding if table.status == RUNNING else None
    people = [seat.kind == PERSON for seat in table.seats]
    told: messages.ClockMessage = {
        "type": "clock",
        "now": now,
        "rule": None if rule is None else cast(messages.ClockRule, rule.to_json()),
        "left": [None] * len(people),
        "running": None,
        "until": None,
        "grace": [],
        "away": [],
        "question": None,
    }
    if timing is None:
        if rule is not None:
            told["left"] = [rule.whole if person else None for person in people]
        return told
    if rule is not None:
        left = clocks.left_at(rule, timing, deciding, now)
        told["left"] = [kept if people[seat] else None for seat, kept in enumerate(left)]
        told["away"] = [seat for seat in range(len(people)) if clocks.is_away(timing, seat, now)]
        told["grace"] = list(timing.graced)
        if deciding is not None and people[deciding] and timing.question is None:
            told["running"] = deciding
            told["until"] = clocks.out_at(rule, timing, deciding)
            if clocks.in_grace(rule, timing, deciding, now) and deciding not in told["grace"]:
                told["grace"].append(deciding)
    if timing.question is not None and deciding is not None:
        told["question"] = _question_info(table, timing, timing.question)
    return told


def _question_info(table: Table, timing: Timing, asked: Question) -> messages.TimeQuestion:
    return {
        "seat": asked.seat,
        "until": asked.until,
        "choices": ["bot", "end"] if asked.seat in timing.given else ["time", "bot", "end"],
        "voters": voters(table.seats, asked.seat),
        "votes": [{"seat": seat, "choice": choice} for seat, choice in sorted(asked.votes.items())],
    }
