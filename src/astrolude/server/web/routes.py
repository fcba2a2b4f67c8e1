"""The HTTP calls of the protocol. Each names the parts of the worker that it needs."""

from __future__ import annotations

import time
from typing import Annotated, Any, Final, NamedTuple

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import PlainTextResponse
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from astrolude.kernel.registry import registered
from astrolude.server.people.rows import Person
from astrolude.server.processes.calculating import Calculators
from astrolude.server.tables import (
    calls,
    files,
    messages,
    playing,
    puzzling,
    refereeing,
    seating,
    sight,
    teaching,
)
from astrolude.server.tables.cache import Tables
from astrolude.server.tables.course import find_game
from astrolude.server.tables.errors import Refusal
from astrolude.server.tables.hall import Hall
from astrolude.server.tables.table import Table
from astrolude.server.tables.tokens import hash_of, is_session
from astrolude.server.web import requests
from astrolude.server.web.house import House
from astrolude.server.web.limits import Limits, network_of
from astrolude.server.web.refusals import json_response

REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    "4XX": {"model": messages.Refused, "description": "Refused; nothing has changed"},
    503: {"model": messages.Refused, "description": "The store did not answer"},
}
"""What any call may answer instead."""

ROUTES: Final = APIRouter(prefix="/api", responses=REFUSALS)

bearer: Final = HTTPBearer(auto_error=False, scheme_name="seat", description="The secret of a seat: `s_…`")


async def _tables(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


async def _hall(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


async def _limits(request: Request) -> Limits:
    limits: Limits = request.app.state.limits
    return limits


async def _calculators(request: Request) -> Calculators:
    calculators: Calculators = request.app.state.calculators
    return calculators


async def _address(request: Request) -> str:
    return network_of(request.client.host if request.client else None)


async def _worker(request: Request) -> House:
    worker: House = request.app.state.worker
    return worker


TablesHere = Annotated[Tables, Depends(_tables)]
WorkerHere = Annotated[House, Depends(_worker)]
HallHere = Annotated[Hall, Depends(_hall)]
LimitsHere = Annotated[Limits, Depends(_limits)]
CalculatorsHere = Annotated[Calculators, Depends(_calculators)]
Address = Annotated[str, Depends(_address)]


async def _table(table: str, tables: TablesHere) -> Table:
    return await tables.get(table)


async def _secret(
    limits: LimitsHere, credentials: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]
) -> str | None:
    """The caller's secret, None for a spectator. Each secret has its own measure of requests."""
    if credentials is None:
        return None
    limits.message(hash_of(credentials.credentials))
    return credentials.credentials


class Caller(NamedTuple):
    """Who calls: by the secret of a seat, or by that of an account."""

    secret: str | None = None
    person: Person | None = None


async def _caller(
    limits: LimitsHere,
    worker: WorkerHere,
    credentials: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)],
) -> Caller:
    secret = await _secret(limits, credentials)
    if secret is not None and is_session(secret):
        return Caller(None, await worker.accounts.signed_in(secret))
    return Caller(secret)


CallerHere = Annotated[Caller, Depends(_caller)]
TableHere = Annotated[Table, Depends(_table)]
SecretHere = Annotated[str | None, Depends(_secret)]


def sender(secret: str | None, address: str) -> str:
    """By what a caller's own measure of work is known."""
    return address if secret is None else hash_of(secret)


def _done(ply: int) -> Response:
    done: messages.Done = {"ply": ply}
    return json_response(done)


def _nothing() -> Response:
    nothing: messages.Nothing = {}
    return json_response(nothing)


@ROUTES.get("/games", response_model=list[messages.GameInfo])
async def games() -> Response:
    """The games this server plays."""
    return json_response([sight.game_info(game) for game in registered()])


@ROUTES.get("/games/{game}", response_model=messages.GameDescription)
async def game_description(game: str) -> Response:
    """A game with its grammar, questions and events: verbs with typed slots, kinds with labels."""
    return json_response(sight.game_description(find_game(game)))


@ROUTES.post("/games/{game}/calculators/{calculator}", response_model=dict[str, Any])
async def calculate(
    game: str,
    calculator: str,
    question: dict[str, Any],
    address: Address,
    limits: LimitsHere,
    calculators: CalculatorsHere,
) -> Response:
    """Ask a calculator of a game, such as the odds of a battle; what it reads is described by the game."""
    limits.calculation(address)
    limits.work(address, address, 0)
    answer, seconds = await calculators.answer(game, calculator, question, address)
    limits.worked(address, address, 1000 * seconds)
    return json_response(answer)


@ROUTES.get("/games/{game}/lessons", response_model=messages.CourseInfo)
async def course(game: str) -> Response:
    """The course of a game: its lessons, the questions at its end, and the set-up of a first game."""
    return json_response(teaching.course_info(find_game(game)))


@ROUTES.post("/games/{game}/lessons/{lesson}", response_model=messages.LessonState)
async def lesson(
    game: str, lesson: str, wanted: requests.LessonWalk, address: Address, limits: LimitsHere
) -> Response:
    """Where a learner stands after some actions. Nothing is kept: to undo is to leave out the last one."""
    limits.board(address, len(wanted.actions))
    since = calls.first_event(wanted.since)
    return json_response(teaching.lesson_state(find_game(game), lesson, wanted.actions, since))


@ROUTES.get("/games/{game}/puzzles", response_model=messages.PuzzleList)
async def puzzle_list(game: str) -> Response:
    """The puzzles of a game, the easiest first."""
    return json_response(puzzling.puzzle_list(find_game(game)))


@ROUTES.post("/games/{game}/puzzles/{puzzle}", response_model=messages.PuzzleState)
async def puzzle(
    game: str,
    puzzle: str,
    wanted: requests.PuzzleLine,
    address: Address,
    limits: LimitsHere,
    worker: WorkerHere,
) -> Response:
    """Where a solver stands after some choices, and at the turn's end what it is worth. Nothing is kept."""
    limits.board(address, len(wanted.actions))
    reached = puzzling.tried(find_game(game), puzzle, wanted.actions)
    judges = worker.judges if wanted.judge else None
    if judges is not None and puzzling.needs_weighing(reached):
        limits.hint(address)
        limits.work(address, address, puzzling.WEIGHING_COST)
    since = calls.first_event(wanted.since)
    return json_response(await puzzling.puzzle_state(reached, since, judges, address))


@ROUTES.post("/games/{game}/puzzles/{puzzle}/table", response_model=messages.Created)
async def puzzle_table(
    game: str,
    puzzle: str,
    wanted: requests.PuzzleTable,
    address: Address,
    limits: LimitsHere,
    worker: WorkerHere,
) -> Response:
    """Play on from where a solver stands, at a table of one's own against bots."""
    limits.new_table(address)
    worker.owners.allow(address, alone=False)
    reached = puzzling.tried(find_game(game), puzzle, wanted.actions)
    made = await puzzling.play_on(worker.tables, worker.archive, reached, wanted.level, wanted.name)
    worker.own(made["table"], address)
    return json_response(made)


@ROUTES.post("/tables", response_model=messages.Created)
async def create_table(
    wanted: requests.NewTable, address: Address, limits: LimitsHere, worker: WorkerHere, caller: CallerHere
) -> Response:
    """Make a table. The caller holds every seat of kind `me` by one secret, which is told only now.

    With the secret of an account the seats belong to that at once; a rated table needs it.
    """
    limits.new_table(address)
    wishes = [seating.SeatWish(seat.kind, seat.name, seat.level) for seat in wanted.seats]
    rule = None if wanted.clock is None else wanted.clock.rule()
    if wanted.rated:
        worker.club.agree(wanted.game, wishes, rule, wanted.seed, caller.person)
    worker.owners.allow(address, all(wish.kind == "bot" for wish in wishes))
    made = await seating.create(
        worker.tables,
        wanted.game,
        wanted.options,
        wishes,
        listed=wanted.listed,
        seed=wanted.seed,
        most_alone=worker.most_alone,
        rule=rule,
        person=None if caller.person is None else caller.person.id,
        rated=wanted.rated,
    )
    worker.own(made["table"], address)
    if caller.person is not None and made["secret"] is not None:
        worker.claimed(made["table"])
    return json_response(made)


@ROUTES.get("/tables", response_model=list[messages.Summary])
async def lobby(tables: TablesHere, hall: HallHere) -> Response:
    """Listed tables that are open or running, newest first."""
    return json_response(await calls.lobby(tables, hall))


@ROUTES.get("/tables/{table}", response_model=messages.Summary)
async def table_summary(table: TableHere, hall: HallHere) -> Response:
    """The summary of a table."""
    return json_response(calls.summary(table, hall))


@ROUTES.get("/codes/{code}", response_model=messages.Summary)
async def invited(
    code: str, address: Address, limits: LimitsHere, tables: TablesHere, hall: HallHere
) -> Response:
    """The gathering table that a code invites to; small letters, spaces and dashes do not matter."""
    limits.code(address)
    return json_response(await calls.invited(tables, hall, code))


@ROUTES.post("/tables/{table}/join", response_model=messages.Joined)
async def join(
    table: TableHere,
    wanted: requests.Join,
    caller: CallerHere,
    address: Address,
    limits: LimitsHere,
    worker: WorkerHere,
) -> Response:
    """Take an open seat. The game starts when no seat is open.

    With the secret of an account instead of a seat's, the seat belongs to that at once; a rated table needs
    it, and whoever was asked there by a friend needs no invitation.
    """
    if wanted.invite is not None:
        limits.code(address)
    person = caller.person
    if person is None:
        joined = await seating.join(table, wanted.name, wanted.invite, wanted.seat, caller.secret)
        return json_response(joined)
    welcome = await worker.club.circle.welcome(person, table)
    joined = await seating.join(table, wanted.name, wanted.invite, wanted.seat, None, person.id, welcome)
    worker.claimed(table.id)
    return json_response(joined)


@ROUTES.post("/tables/{table}/fill", response_model=messages.Nothing)
async def fill(table: TableHere, wanted: requests.Fill, secret: SecretHere, worker: WorkerHere) -> Response:
    """Give open seats to bots, before the start; the game starts when none is open any more."""
    if table.header.rated:
        worker.club.agree_to_bot(table, wanted.level)
    await seating.fill(table, calls.required(secret), wanted.level, wanted.seat)
    return _nothing()


@ROUTES.post("/tables/{table}/leave", response_model=messages.Nothing)
async def leave(table: TableHere, secret: SecretHere, body: requests.Empty | None = None) -> Response:
    """Give the caller's seats back before the start."""
    await seating.leave(table, calls.required(secret))
    return _nothing()


@ROUTES.get("/tables/{table}/state", response_model=messages.TableState)
async def state(
    table: TableHere,
    secret: SecretHere,
    hall: HallHere,
    address: Address,
    limits: LimitsHere,
    ply: Annotated[int | None, Query(ge=0)] = None,
    since: Annotated[int | None, Query(ge=0)] = None,
    seat: Annotated[int | None, Query(ge=0)] = None,
) -> Response:
    """The state by the caller's eyes, now or after an earlier ply, with all events or those after `since`.

    Who holds several seats sees by those of the one that is asked there, or of the `seat` that looks.
    """
    cost = sight.cost_of_log(table.course, calls.first_event(since))
    limits.work(address, sender(secret, address), cost + (0 if ply is None else sight.REPLAY_COST))
    return json_response(await calls.state(table, hall, secret, ply, since, seat))


@ROUTES.post("/tables/{table}/actions", response_model=messages.Done)
async def act(table: TableHere, wanted: requests.Act, secret: SecretHere) -> Response:
    """Take an action, by number or in notation, that answers the table's ply."""
    return _done(await playing.act(table, calls.seats_of(table, secret), wanted.ply, wanted.action))


@ROUTES.post("/tables/{table}/undo", response_model=messages.Done)
async def undo(table: TableHere, wanted: requests.Undo, secret: SecretHere) -> Response:
    """Take back the caller's last decision, unless something was revealed or another seat decided since."""
    return _done(await playing.undo(table, calls.seats_of(table, secret), wanted.ply))


@ROUTES.post("/tables/{table}/preview", response_model=messages.Preview)
async def preview(
    table: TableHere, wanted: requests.LookAhead, secret: SecretHere, address: Address, limits: LimitsHere
) -> Response:
    """What the caller would see after an action; no view where chance or hidden cards decide."""
    actions = [*wanted.way, wanted.action]
    limits.work(address, sender(secret, address), sight.PREVIEW_COST + len(wanted.way))
    return json_response(await playing.preview(table, calls.seats_of(table, secret), wanted.ply, actions))


@ROUTES.post("/tables/{table}/obstacles", response_model=messages.WhyNot)
async def obstacles(table: TableHere, wanted: requests.Wondering, secret: SecretHere) -> Response:
    """Why things cannot be chosen: the nearest action about them, and what stands in its way."""
    seats = calls.seats_of(table, secret)
    return json_response(await playing.why_not(table, seats, wanted.ply, wanted.refs, wanted.verb))


@ROUTES.post("/tables/{table}/orders", response_model=messages.Nothing)
async def orders(table: TableHere, wanted: requests.StandingOrders, secret: SecretHere) -> Response:
    """Leave standing orders: questions that they answer are not asked any more. Only the seat knows them."""
    await playing.order(table, calls.seats_of(table, secret), wanted.orders, wanted.seat)
    return _nothing()


@ROUTES.post("/tables/{table}/resign", response_model=messages.Nothing)
async def resign(table: TableHere, wanted: requests.Resign, secret: SecretHere) -> Response:
    """Hand the caller's seats, or one of them, to a bot."""
    await seating.resign(table, calls.required(secret), wanted.level, wanted.seat)
    return _nothing()


@ROUTES.get("/tables/{table}/clock", response_model=messages.ClockMessage | None)
async def clock(table: TableHere) -> Response:
    """How the clocks stand; null where nobody minds the time."""
    return json_response(refereeing.clock_message(table))


@ROUTES.post("/tables/{table}/vote", response_model=messages.Nothing)
async def vote(table: TableHere, wanted: requests.Vote, secret: SecretHere, hall: HallHere) -> Response:
    """Say what shall happen about somebody whose time is over.

    Where there is no clock, the first who says so begins the question, about somebody who is away and was
    waited for ten minutes.
    """
    await refereeing.vote(table, hash_of(calls.required(secret)), wanted.choice, hall.online(table.id))
    return _nothing()


@ROUTES.post("/tables/{table}/chat", response_model=messages.Nothing)
async def say(
    table: TableHere,
    wanted: requests.Say,
    secret: SecretHere,
    address: Address,
    limits: LimitsHere,
    worker: WorkerHere,
) -> Response:
    """Say something at the table; without a seat there, among those who look on."""
    limits.talk(sender(secret, address))
    hashed = None if secret is None else hash_of(secret)
    await worker.chats.say(table, hashed, wanted.name, wanted.phrase, wanted.text)
    return _nothing()


@ROUTES.post("/tables/{table}/chat/close", response_model=messages.Nothing)
async def close_chat(
    table: TableHere, wanted: requests.CloseChat, secret: SecretHere, worker: WorkerHere
) -> Response:
    """Close the talk of a table or open it again, for whoever leads it: the first person there."""
    await worker.chats.close(table, hash_of(calls.required(secret)), wanted.closed)
    return _nothing()


@ROUTES.post("/tables/{table}/chat/report", response_model=messages.Nothing)
async def report(
    table: TableHere,
    wanted: requests.ReportLine,
    secret: SecretHere,
    address: Address,
    limits: LimitsHere,
    worker: WorkerHere,
) -> Response:
    """Tell the host of a line: it is written to the server's log."""
    limits.talk(sender(secret, address))
    hashed = None if secret is None else hash_of(secret)
    await worker.chats.report(table, hashed, wanted.number)
    return _nothing()


@ROUTES.post("/tables/{table}/vacation", response_model=messages.Nothing)
async def vacation(table: TableHere, wanted: requests.Vacation, secret: SecretHere) -> Response:
    """Take days off from a game with days a turn: the caller's clock stands still meanwhile."""
    await refereeing.go_away(table, hash_of(calls.required(secret)), wanted.days)
    return _nothing()


@ROUTES.post("/tables/{table}/return", response_model=messages.Nothing)
async def come_back(table: TableHere, secret: SecretHere, body: requests.Empty | None = None) -> Response:
    """Take back a seat that a bot plays on for the caller; so does the first message of a live connection."""
    hashed = hash_of(calls.required(secret))
    await refereeing.come_back(table, hashed)
    table.held_by(hashed)
    return _nothing()


@ROUTES.post("/tables/{table}/rematch", response_model=messages.Rematch)
async def rematch(
    table: TableHere, secret: SecretHere, tables: TablesHere, body: requests.Empty | None = None
) -> Response:
    """Play a finished game again: makes the new table, or takes the caller's seat at it."""
    return json_response(await seating.rematch(tables, table, calls.required(secret)))


@ROUTES.get("/tables/{table}/record", response_class=PlainTextResponse)
async def record(table: TableHere) -> str:
    """A finished game as a record."""
    return playing.record(table)


@ROUTES.get("/tables/{table}/file", response_class=PlainTextResponse)
async def take_away(table: TableHere, secret: SecretHere, address: Address, limits: LimitsHere) -> str:
    """A game as a file that can be opened elsewhere; while it runs, only for whoever plays it alone."""
    limits.work(address, sender(secret, address), sight.REPLAY_COST)
    return await files.take_away(table, calls.seats_of(table, secret))


@ROUTES.post("/files", response_model=messages.Created)
async def open_file(
    wanted: requests.GameFile, address: Address, limits: LimitsHere, worker: WorkerHere
) -> Response:
    """Open a game's file: a new table with what was played, which goes on if the game does.

    Seats of kind `person` are the caller's, held by one secret, which is told only now; open ones wait for
    others. A file of a record alone seats the caller where the game waits, and bots elsewhere.
    """
    limits.new_table(address)
    alone = wanted.seats is not None and all(seat.kind == "bot" for seat in wanted.seats)
    worker.owners.allow(address, alone)
    if alone and await worker.tables.store.alone() >= worker.most_alone:
        raise Refusal("too_fast", "too many games of bots alone are running: wait for their end")
    limits.work(address, address, sight.REPLAY_COST)
    begun = time.perf_counter()
    made = await files.open_file(worker.tables, worker.archive, wanted)
    limits.worked(address, address, 1000 * (time.perf_counter() - begun))
    worker.own(made["table"], address)
    return json_response(made)


@ROUTES.post("/mine", response_model=list[messages.MySummary | None])
async def mine(wanted: requests.Mine, tables: TablesHere, hall: HallHere) -> Response:
    """Summaries of the caller's tables, with whose turn it is, in the order asked; unknown ones are null."""
    held = [(each.table, each.secret) for each in wanted.seats]
    return json_response(await calls.mine(tables, hall, held))


@ROUTES.post("/mine/questions", response_model=list[messages.Decision | None])
async def questions(
    wanted: requests.WaitingTables, tables: TablesHere, address: Address, limits: LimitsHere
) -> Response:
    """What the caller is asked at some of their tables, without the answers; null where nothing is."""
    limits.work(address, address, sight.REPLAY_COST * len(wanted.seats))
    held = [(each.table, each.secret) for each in wanted.seats]
    return json_response(await calls.questions(tables, held))
