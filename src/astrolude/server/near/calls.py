"""The protocol's calls inside a browser: each is answered by the function that a server answers it with."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, Protocol

from astrolude.kernel.registry import find, names
from astrolude.server.near.packing import packed, unpacked
from astrolude.server.near.reading import Forms
from astrolude.server.near.store import DocumentStore
from astrolude.server.processes.calculating import Calculators
from astrolude.server.tables import calls, messages, playing, seating, sight, teaching
from astrolude.server.tables.cache import Tables
from astrolude.server.tables.course import find_game
from astrolude.server.tables.driver import Driver
from astrolude.server.tables.errors import Refusal
from astrolude.server.tables.hall import Hall
from astrolude.server.tables.names import clean_name
from astrolude.server.tables.table import Table

NOTHING: Final[messages.Nothing] = {}


class House(Protocol):
    """What the calls need of the host."""

    @property
    def tables(self) -> Tables: ...

    @property
    def hall(self) -> Hall: ...

    @property
    def store(self) -> DocumentStore: ...

    @property
    def driver(self) -> Driver: ...

    @property
    def calculators(self) -> Calculators: ...

    @property
    def forms(self) -> Forms: ...


class Asked(NamedTuple):
    """One call: the names in its path, its query and body as the protocol has them, the caller's secret."""

    house: House
    path: dict[str, str]
    query: Any
    body: Any
    secret: str | None

    async def table(self) -> Table:
        return await self.house.tables.get(self.path["table"])

    async def seated(self) -> tuple[Table, tuple[int, ...]]:
        table = await self.table()
        return table, calls.seats_of(table, self.secret)


async def games(_asked: Asked) -> list[messages.GameInfo]:
    return [sight.game_info(find(name)) for name in names()]


async def game(asked: Asked) -> messages.GameDescription:
    return sight.game_description(find_game(asked.path["game"]))


async def calculate(asked: Asked) -> dict[str, object]:
    wanted = asked.path["game"], asked.path["calculator"]
    answer, _seconds = await asked.house.calculators.answer(*wanted, asked.body)
    return answer


async def course(asked: Asked) -> messages.CourseInfo:
    return teaching.course_info(find_game(asked.path["game"]))


async def lesson(asked: Asked) -> messages.LessonState:
    since = calls.first_event(asked.body.since)
    return teaching.lesson_state(
        find_game(asked.path["game"]), asked.path["lesson"], asked.body.actions, since
    )


async def create(asked: Asked) -> messages.Created:
    wanted = asked.body
    wishes = [seating.SeatWish(seat.kind, _name(seat.name), seat.level) for seat in wanted.seats]
    if any(wish.kind == "open" for wish in wishes):
        raise Refusal("bad_request", "nobody else can come here: seats are one's own or bots'")
    if wanted.clock is not None:
        raise Refusal("bad_request", "clocks need a server: nobody looks at them while the tab is closed")
    return await seating.create(
        asked.house.tables, wanted.game, wanted.options, wishes, listed=wanted.listed, seed=wanted.seed
    )


async def lobby(asked: Asked) -> list[messages.Summary]:
    return await calls.lobby(asked.house.tables, asked.house.hall)


async def summary(asked: Asked) -> messages.Summary:
    return calls.summary(await asked.table(), asked.house.hall)


async def invited(asked: Asked) -> messages.Summary:
    return await calls.invited(asked.house.tables, asked.house.hall, asked.path["code"])


async def join(asked: Asked) -> messages.Joined:
    wanted = asked.body
    return await seating.join(
        await asked.table(), _name(wanted.name) or "", wanted.invite, wanted.seat, asked.secret
    )


async def fill(asked: Asked) -> messages.Nothing:
    secret = calls.required(asked.secret)
    await seating.fill(await asked.table(), secret, asked.body.level, asked.body.seat)
    return NOTHING


async def leave(asked: Asked) -> messages.Nothing:
    await seating.leave(await asked.table(), calls.required(asked.secret))
    return NOTHING


async def state(asked: Asked) -> messages.TableState:
    query = asked.query
    return await calls.state(await asked.table(), asked.house.hall, asked.secret, query.ply, query.since)


async def act(asked: Asked) -> messages.Done:
    return {"ply": await playing.act(*await asked.seated(), asked.body.ply, asked.body.action)}


async def undo(asked: Asked) -> messages.Done:
    return {"ply": await playing.undo(*await asked.seated(), asked.body.ply)}


async def preview(asked: Asked) -> messages.Preview:
    actions = [*asked.body.way, asked.body.action]
    return await playing.preview(*await asked.seated(), asked.body.ply, actions)


async def obstacles(asked: Asked) -> messages.WhyNot:
    wanted = asked.body
    return await playing.why_not(*await asked.seated(), wanted.ply, wanted.refs, wanted.verb)


async def orders(asked: Asked) -> messages.Nothing:
    await playing.order(*await asked.seated(), asked.body.orders, asked.body.seat)
    return NOTHING


async def resign(asked: Asked) -> messages.Nothing:
    secret = calls.required(asked.secret)
    await seating.resign(await asked.table(), secret, asked.body.level, asked.body.seat)
    return NOTHING


async def rematch(asked: Asked) -> messages.Rematch:
    secret = calls.required(asked.secret)
    return await seating.rematch(asked.house.tables, await asked.table(), secret)


async def record(asked: Asked) -> str:
    return playing.record(await asked.table())


async def mine(asked: Asked) -> list[messages.MySummary | None]:
    held = [(each.table, each.secret) for each in asked.body.seats]
    return await calls.mine(asked.house.tables, asked.house.hall, held)


async def take_away(asked: Asked) -> str:
    """A game of this browser as a file."""
    table, _seats = await asked.seated()
    found = await asked.house.store.load(table.id)
    if found is None:
        raise Refusal("unknown_table", "there is no such table any more")
    return packed(found)


async def bring(asked: Asked) -> messages.Created:
    """A game from a file."""
    stored, created = unpacked(asked.body, asked.house.forms)
    await asked.house.store.bring(stored)
    await asked.house.tables.get(created["table"])
    await asked.house.driver.wake_all()
    return created


async def forget(asked: Asked) -> messages.Nothing:
    """Remove a game from this browser."""
    table, _seats = await asked.seated()
    await asked.house.store.remove(table.id)
    await asked.house.tables.hear_of(table.id)
    return NOTHING


def _name(name: str | None) -> str | None:
    """A name that can be shown; a refusal says what is wrong with it."""
    try:
        return None if name is None else clean_name(name)
    except ValueError as error:
        raise Refusal("bad_request", str(error)) from None


CALLS: Final[dict[tuple[str, str], Callable[[Asked], Awaitable[object]]]] = {
    ("GET", "/api/games"): games,
    ("GET", "/api/games/{game}"): game,
    ("POST", "/api/games/{game}/calculators/{calculator}"): calculate,
    ("GET", "/api/games/{game}/lessons"): course,
    ("POST", "/api/games/{game}/lessons/{lesson}"): lesson,
    ("POST", "/api/tables"): create,
    ("GET", "/api/tables"): lobby,
    ("GET", "/api/tables/{table}"): summary,
    ("GET", "/api/codes/{code}"): invited,
    ("POST", "/api/tables/{table}/join"): join,
    ("POST", "/api/tables/{table}/fill"): fill,
    ("POST", "/api/tables/{table}/leave"): leave,
    ("GET", "/api/tables/{table}/state"): state,
    ("POST", "/api/tables/{table}/actions"): act,
    ("POST", "/api/tables/{table}/undo"): undo,
    ("POST", "/api/tables/{table}/preview"): preview,
    ("POST", "/api/tables/{table}/obstacles"): obstacles,
    ("POST", "/api/tables/{table}/orders"): orders,
    ("POST", "/api/tables/{table}/resign"): resign,
    ("POST", "/api/tables/{table}/rematch"): rematch,
    ("GET", "/api/tables/{table}/record"): record,
    ("POST", "/api/mine"): mine,
}
"""The calls of the protocol that are answered here. The others need a server."""

OWN: Final[dict[tuple[str, str], Callable[[Asked], Awaitable[object]]]] = {
    ("GET", "/near/tables/{table}"): take_away,
    ("DELETE", "/near/tables/{table}"): forget,
    ("POST", "/near/tables"): bring,
}
"""Calls that only this host has: what a file or a browser's storage is to a game."""
