"""The HTTP calls of the protocol."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import PlainTextResponse
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from astrolude.kernel.registry import registered
from astrolude.server import messages, playing, seating, sight
from astrolude.server.errors import Refusal
from astrolude.server.host import Host
from astrolude.server.limits import network_of
from astrolude.server.tables import Table, find_game
from astrolude.server.tokens import hash_of, same

ROUTES: Final = APIRouter(
    prefix="/api",
    responses={
        "4XX": {"model": messages.Refused, "description": "Refused; nothing has changed"},
        503: {"model": messages.Refused, "description": "The store did not answer"},
    },
)

bearer: Final = HTTPBearer(auto_error=False, scheme_name="seat", description="The secret of a seat: `s_…`")


def _host(request: Request) -> Host:
    host: Host = request.app.state.host
    return host


async def _table(table: str, host: HostHere) -> Table:
    return await host.tables.get(table)


def _secret(
    host: HostHere, credentials: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]
) -> str | None:
    """The caller's secret, None for a spectator. Each secret has its own measure of requests."""
    if credentials is None:
        return None
    host.limits.message(hash_of(credentials.credentials))
    return credentials.credentials


HostHere = Annotated[Host, Depends(_host)]
TableHere = Annotated[Table, Depends(_table)]
SecretHere = Annotated[str | None, Depends(_secret)]


def _seats(table: Table, secret: str | None) -> tuple[int, ...]:
    """The caller's seats, none for a spectator; a secret must hold one."""
    if secret is None:
        return ()
    seats = table.seats_of(hash_of(secret))
    if not seats:
        raise Refusal("no_seat", "this secret holds no seat here")
    return seats


def _required(secret: str | None) -> str:
    if secret is None:
        raise Refusal("no_seat", "this needs the secret of a seat: Authorization: Bearer s_…")
    return secret


def _json(message: object) -> Response:
    return Response(sight.encode(message), media_type="application/json")


@ROUTES.get("/games", response_model=list[messages.GameInfo])
async def games() -> Any:
    """The games this server plays."""
    return _json([game.describe() for game in registered()])


@ROUTES.get("/games/{game}", response_model=messages.GameDescription)
async def game_description(game: str) -> Any:
    """A game with its grammar, questions and events: verbs with typed slots, kinds with labels."""
    found = find_game(game)
    parts = {
        "grammar": found.grammar.describe(),
        "questions": found.questions.describe(),
        "events": found.events.describe(),
    }
    return _json({**found.describe(), **parts})


@ROUTES.post("/games/{game}/calculators/{calculator}", response_model=dict[str, Any])
async def calculate(
    game: str, calculator: str, question: dict[str, Any], request: Request, host: HostHere
) -> Any:
    """Ask a calculator of a game, such as the odds of a battle; what it reads is described by the game."""
    host.limits.calculation(network_of(request.client.host if request.client else None))
    return _json(await host.calculators.answer(game, calculator, question))


@ROUTES.post("/tables", response_model=messages.Created)
async def create_table(wanted: messages.NewTable, request: Request, host: HostHere) -> Any:
    """Make a table. The caller holds every seat of kind `me` by one secret, which is told only now."""
    host.limits.new_table(network_of(request.client.host if request.client else None))
    return asdict(await seating.create(host, wanted))


@ROUTES.get("/tables", response_model=list[messages.Summary])
async def lobby(host: HostHere) -> Any:
    """Listed tables that are open or running, newest first."""
    found = await host.store.lobby()
    return _json([sight.summary(s.header, s.seats, host.presence.online(s.header.id)) for s in found])


@ROUTES.get("/tables/{table}", response_model=messages.Summary)
async def table_summary(table: TableHere, host: HostHere) -> Any:
    """The summary of a table."""
    return _json(sight.summary(table.header, table.seats, host.presence.online(table.id)))


@ROUTES.post("/tables/{table}/join", response_model=messages.Joined)
async def join(table: TableHere, wanted: messages.Join, secret: SecretHere, host: HostHere) -> Any:
    """Take an open seat. The game starts when no seat is open."""
    taken = await seating.join(host, table, wanted.name, wanted.invite, wanted.seat, secret)
    return {"seat": taken.seat, "secret": taken.secret}


@ROUTES.post("/tables/{table}/leave", response_model=messages.Nothing)
async def leave(
    table: TableHere, secret: SecretHere, host: HostHere, body: messages.Nothing | None = None
) -> Any:
    """Give the caller's seats back before the start."""
    await seating.leave(host, table, _required(secret))
    return {}


@ROUTES.get("/tables/{table}/state", response_model=messages.State)
async def state(
    table: TableHere,
    secret: SecretHere,
    host: HostHere,
    ply: Annotated[int | None, Query(ge=0)] = None,
    since: Annotated[int | None, Query(ge=0)] = None,
) -> Any:
    """The state by the caller's eyes, now or after an earlier ply, with all events or those after `since`."""
    seats = _seats(table, secret)
    course = table.course
    if ply is not None:
        course = table.started()
        if ply > table.ply:
            raise Refusal("bad_request", f"the table is only at ply {table.ply}")
        if ply < table.ply:
            course = table.replay(course.history[:ply])
    online = host.presence.online(table.id)
    return _json(
        sight.state_message(table, course, seats, online, sight.WHOLE_LOG if since is None else since)
    )


@ROUTES.post("/tables/{table}/actions", response_model=messages.Done)
async def act(table: TableHere, wanted: messages.Act, secret: SecretHere, host: HostHere) -> Any:
    """Take an action, by number or in notation, that answers the table's ply."""
    return {"ply": await playing.act(host, table, _seats(table, secret), wanted.ply, wanted.action)}


@ROUTES.post("/tables/{table}/undo", response_model=messages.Done)
async def undo(table: TableHere, wanted: messages.Undo, secret: SecretHere, host: HostHere) -> Any:
    """Take back the caller's last decision, unless something was revealed or another seat decided since."""
    return {"ply": await playing.undo(host, table, _seats(table, secret), wanted.ply)}


@ROUTES.post("/tables/{table}/preview", response_model=messages.Preview)
async def preview(table: TableHere, wanted: messages.LookAhead, secret: SecretHere, host: HostHere) -> Any:
    """What the caller would see after an action; no view where chance or hidden cards decide."""
    actions = [*wanted.way, wanted.action]
    return _json(await playing.preview(host, table, _seats(table, secret), wanted.ply, actions))


@ROUTES.post("/tables/{table}/orders", response_model=messages.Nothing)
async def orders(table: TableHere, wanted: messages.Orders, secret: SecretHere, host: HostHere) -> Any:
    """Leave standing orders: questions that they answer are not asked any more. Only the seat knows them."""
    await playing.order(host, table, _seats(table, secret), wanted.orders, wanted.seat)
    return {}


@ROUTES.post("/tables/{table}/resign", response_model=messages.Nothing)
async def resign(table: TableHere, wanted: messages.Resign, secret: SecretHere, host: HostHere) -> Any:
    """Hand the caller's seats, or one of them, to a bot."""
    await seating.resign(host, table, _required(secret), wanted.level, wanted.seat)
    return {}


@ROUTES.post("/tables/{table}/rematch", response_model=messages.Rematch)
async def rematch(
    table: TableHere, secret: SecretHere, host: HostHere, body: messages.Nothing | None = None
) -> Any:
    """Play a finished game again: makes the new table, or takes the caller's seat at it."""
    taken = await seating.rematch(host, table, _required(secret))
    return {"table": taken.table, "seat": taken.seat, "secret": taken.secret}


@ROUTES.get("/tables/{table}/record", response_class=PlainTextResponse)
async def record(table: TableHere) -> str:
    """A finished game as a record."""
    return playing.record(table)


@ROUTES.post("/mine", response_model=list[messages.MySummary | None])
async def mine(wanted: messages.Mine, host: HostHere) -> Any:
    """Summaries of the caller's tables, with whose turn it is, in the order asked; unknown ones are null."""
    found = await host.store.summaries([held.table for held in wanted.seats])
    summaries: list[dict[str, object] | None] = []
    for held in wanted.seats:
        stored = found.get(held.table)
        hashed = hash_of(held.secret)
        you = [] if stored is None else [s.seat for s in stored.seats if same(s.secret_hash, hashed)]
        if stored is None or not you:
            summaries.append(None)
            continue
        shown = sight.summary(stored.header, stored.seats, host.presence.online(held.table))
        my_turn = stored.header.standing.deciding in you
        summaries.append({**shown, "you": you, "my_turn": my_turn})
    return _json(summaries)
