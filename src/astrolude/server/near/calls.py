"""The protocol's calls inside a browser: each is answered by the function that a server answers it with."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, Protocol

from astrolude.kernel.registry import find, names
from astrolude.server.near.reading import Forms
from astrolude.server.near.store import DocumentStore
from astrolude.server.processes.calculating import Calculators
from astrolude.server.tables import (
    branching,
    calls,
    coaching,
    files,
    messages,
    playing,
    puzzling,
    seating,
    sight,
    teaching,
    trying,
)
from astrolude.server.tables.course import find_game
from astrolude.server.tables.errors import Refusal
from astrolude.server.tables.names import clean_name
from astrolude.server.tables.table import Table
from astrolude.server.tables.tokens import hash_of

NOTHING: Final[messages.Nothing] = {}
SELF: Final = ""
"""Who asks: there is nobody else."""


class House(calls.Keeper, Protocol):
    """What the calls need of the host."""

    @property
    def store(self) -> DocumentStore: ...

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


async def puzzle_list(asked: Asked) -> messages.PuzzleList:
    return puzzling.puzzle_list(find_game(asked.path["game"]))


async def puzzle(asked: Asked) -> messages.PuzzleState:
    wanted = asked.body
    reached = puzzling.tried(find_game(asked.path["game"]), asked.path["puzzle"], wanted.actions)
    judges = asked.house.judges if wanted.judge else None
    return await puzzling.puzzle_state(reached, calls.first_event(wanted.since), judges, SELF)


async def puzzle_table(asked: Asked) -> messages.Created:
    wanted, house = asked.body, asked.house
    reached = puzzling.tried(find_game(asked.path["game"]), asked.path["puzzle"], wanted.actions)
    return await puzzling.play_on(house.tables, house.store, reached, wanted.level, _name(wanted.name))


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
    return await calls.state(
        await asked.table(), asked.house.hall, asked.secret, query.ply, query.since, query.seat
    )


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


async def analysis(asked: Asked) -> messages.Analysis:
    return await asked.house.analyses.told(await asked.table(), asked.query.since)


async def analyse(asked: Asked) -> messages.Analysis:
    table = await asked.table()
    await asked.house.analyses.begin(table, SELF)
    return await asked.house.analyses.told(table)


async def branch(asked: Asked) -> messages.TableState:
    table, mine = await asked.seated()
    seats = range(len(table.seats)) if asked.body.every_seat else mine
    online = asked.house.hall.online(table.id)
    return await branching.look(table, seats, asked.body.ply, asked.body.actions, online, asked.body.roll)


async def judge_branch(asked: Asked) -> messages.Advice:
    table, wanted = await asked.table(), asked.body
    moment = await branching.moment_of(table, wanted.ply, wanted.actions, wanted.roll)
    return await asked.house.coaches.judge(table, moment, SELF, _always)


async def try_out(asked: Asked) -> messages.Trial:
    table, seats = await asked.seated()
    wanted, judges = asked.body, asked.house.judges
    return await trying.try_out(
        table, seats, wanted.ply, wanted.seat, wanted.steps, wanted.guess, judges, SELF
    )


async def play_from_here(asked: Asked) -> messages.Created:
    table, mine = await asked.seated()
    wanted, house, name = asked.body, asked.house, _name(asked.body.name)
    if wanted.open:
        raise Refusal("bad_request", "nobody else can come here: seats are one's own or bots'")
    at = wanted.ply, wanted.actions, mine, wanted.seat, ()
    return await branching.play_on(house.tables, house.store, table, *at, wanted.level, name)


async def hint(asked: Asked) -> messages.Advice:
    table, seats = await asked.seated()
    wanted = asked.body
    return await asked.house.coaches.hint(table, seats, wanted.ply, wanted.action, SELF, _always)


async def agree(asked: Asked) -> messages.Nothing:
    await coaching.agree(await asked.table(), hash_of(calls.required(asked.secret)), asked.body.agree)
    return NOTHING


async def _always() -> bool:
    """Advice is wanted until the table moves on."""
    return True


async def take_away(asked: Asked) -> str:
    return await files.take_away(*await asked.seated())


async def open_file(asked: Asked) -> messages.Created:
    house = asked.house
    return await files.open_file(house.tables, house.store, asked.body, alone=True)


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
    ("GET", "/api/games/{game}/puzzles"): puzzle_list,
    ("POST", "/api/games/{game}/puzzles/{puzzle}"): puzzle,
    ("POST", "/api/games/{game}/puzzles/{puzzle}/table"): puzzle_table,
    ("POST", "/api/tables"): create,
    ("GET", "/api/tables"): lobby,
    ("GET", "/api/tables/{table}"): summary,
    ("GET", "/api/codes/{code}"): invited,
    ("POST", "/api/tables/{table}/join"): join,
    ("POST", "/api/tables/{table}/fill"): fill,
    ("POST", "/api/tables/{table}/leave"): leave,
    ("GET", "/api/tables/{table}/state"): state,
    ("POST", "/api/tables/{table}/orders"): orders,
    ("POST", "/api/tables/{table}/resign"): resign,
    ("POST", "/api/tables/{table}/rematch"): rematch,
    ("GET", "/api/tables/{table}/record"): record,
    ("GET", "/api/tables/{table}/analysis"): analysis,
    ("POST", "/api/tables/{table}/analysis"): analyse,
    ("POST", "/api/tables/{table}/branch"): branch,
    ("POST", "/api/tables/{table}/branch/advice"): judge_branch,
    ("POST", "/api/tables/{table}/try"): try_out,
    ("POST", "/api/tables/{table}/variations"): play_from_here,
    ("POST", "/api/tables/{table}/hint"): hint,
    ("POST", "/api/tables/{table}/coach"): agree,
    ("GET", "/api/tables/{table}/file"): take_away,
    ("POST", "/api/files"): open_file,
    ("POST", "/api/mine"): mine,
}
"""The calls that the page makes about games and tables; moves and their like come on live lines.

The others need a server."""

OWN: Final[dict[tuple[str, str], Callable[[Asked], Awaitable[object]]]] = {
    ("DELETE", "/near/tables/{table}"): forget,
}
"""Calls that only this host has: what a browser's storage is to a game."""
