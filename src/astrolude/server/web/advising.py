"""The HTTP calls by which the page thinks along: finished games judged, variations, advice."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Query, Request, Response

from astrolude.server.tables import branching, calls, coaching, messages, sight, trying
from astrolude.server.tables.errors import Refusal
from astrolude.server.tables.tokens import hash_of
from astrolude.server.web import requests
from astrolude.server.web.refusals import json_response
from astrolude.server.web.routes import ROUTES, Address, LimitsHere, SecretHere, TableHere, WorkerHere, sender

ADVICE: Final = APIRouter(prefix=ROUTES.prefix, responses=ROUTES.responses)

Stamp = Annotated[int, Query(ge=0, lt=1 << 31)]


@ADVICE.get("/tables/{table}/analysis", response_model=messages.Analysis)
async def analysis(table: TableHere, worker: WorkerHere, since: Stamp = 0) -> Response:
    """What is known about a finished game: chances, better answers, precision. It begins with a POST."""
    return json_response(await worker.analyses.told(table, since))


@ADVICE.post("/tables/{table}/analysis", response_model=messages.Analysis)
async def analyse(
    table: TableHere,
    worker: WorkerHere,
    address: Address,
    limits: LimitsHere,
    body: requests.Empty | None = None,
) -> Response:
    """Have a finished game judged, or go on where that was left; it takes a minute, ask by GET meanwhile."""
    if worker.analyses.is_new(table):
        limits.analysis(address)
    await worker.analyses.begin(table, address)
    return json_response(await worker.analyses.told(table))


@ADVICE.post("/tables/{table}/branch", response_model=messages.TableState)
async def branch(
    table: TableHere,
    wanted: requests.Look,
    secret: SecretHere,
    worker: WorkerHere,
    address: Address,
    limits: LimitsHere,
) -> Response:
    """How a finished game would have stood with other actions after a ply. Nothing is kept."""
    cost = sight.REPLAY_COST + sight.STATE_COST + len(wanted.actions)
    limits.work(address, sender(secret, address), cost)
    seats = range(len(table.seats)) if wanted.every_seat else calls.seats_of(table, secret)
    online = worker.hall.online(table.id)
    told = await branching.look(table, seats, wanted.ply, wanted.actions, online, wanted.roll)
    return json_response(told)


@ADVICE.post("/tables/{table}/branch/advice", response_model=messages.Advice)
async def judge_branch(
    request: Request,
    table: TableHere,
    wanted: requests.Branch,
    worker: WorkerHere,
    address: Address,
    limits: LimitsHere,
) -> Response:
    """What a strong bot would answer in a variation of a finished game, and how everybody stands there."""
    limits.hint(address)

    async def still_there() -> bool:
        return not await request.is_disconnected()

    moment = await branching.moment_of(table, wanted.ply, wanted.actions, wanted.roll)
    return json_response(await worker.coaches.judge(table, moment, address, still_there))


@ADVICE.post("/tables/{table}/try", response_model=messages.Trial)
async def try_out(
    table: TableHere,
    wanted: requests.Try,
    secret: SecretHere,
    worker: WorkerHere,
    address: Address,
    limits: LimitsHere,
) -> Response:
    """Try out the caller's turn, the present one or the next, by what their seat knows. Nothing is kept."""
    seats = calls.seats_of(table, secret)
    cost = trying.TRIAL_COST + len(wanted.steps)
    if wanted.guess:
        limits.hint(address)
    limits.work(address, sender(secret, address), cost)
    found = await trying.try_out(
        table, seats, wanted.ply, wanted.seat, wanted.steps, wanted.guess, worker.judges, address
    )
    return json_response(found)


@ADVICE.post("/tables/{table}/variations", response_model=messages.Created)
async def play_from_here(
    table: TableHere,
    wanted: requests.NewVariation,
    secret: SecretHere,
    worker: WorkerHere,
    address: Address,
    limits: LimitsHere,
) -> Response:
    """Play on from a moment of a finished game, or of one that the caller plays alone, at a table of its own:
    with bots, or with friends."""
    limits.new_table(address)
    worker.owners.allow(address, alone=False)
    made = await branching.play_on(
        worker.tables,
        worker.archive,
        table,
        wanted.ply,
        wanted.actions,
        calls.seats_of(table, secret),
        wanted.seat,
        wanted.open,
        wanted.level,
        wanted.name,
    )
    worker.own(made["table"], address)
    return json_response(made)


@ADVICE.post("/tables/{table}/hint", response_model=messages.Advice)
async def hint(
    request: Request,
    table: TableHere,
    wanted: requests.Asking,
    secret: SecretHere,
    worker: WorkerHere,
    address: Address,
    limits: LimitsHere,
) -> Response:
    """What a strong bot would answer, by what the caller's seat knows. Who hangs up wants it no more."""
    seats = calls.seats_of(table, secret)
    limits.hint(address)

    async def still_there() -> bool:
        return not await request.is_disconnected()

    found = await worker.coaches.hint(table, seats, wanted.ply, wanted.action, address, still_there)
    return json_response(found)


@ADVICE.post("/tables/{table}/coach", response_model=messages.Nothing)
async def agree(table: TableHere, wanted: requests.Agreement, secret: SecretHere) -> Response:
    """Agree to advice at this table, or not any more; it is given once all who sit here agree."""
    if secret is None:
        raise Refusal("no_seat", "this needs the secret of a seat: Authorization: Bearer s_…")
    await coaching.agree(table, hash_of(secret), wanted.agree)
    nothing: messages.Nothing = {}
    return json_response(nothing)
