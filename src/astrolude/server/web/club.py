"""The HTTP calls of the club: ratings, profiles, leader boards, friends, presets of tables."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Depends, Query, Response

from astrolude.server.club import messages as club
from astrolude.server.tables import messages
from astrolude.server.web import club_requests as wishes
from astrolude.server.web.people import PersonHere, Visitor
from astrolude.server.web.refusals import json_response
from astrolude.server.web.routes import REFUSALS, Address, LimitsHere, TableHere, WorkerHere

ROUTES: Final = APIRouter(prefix="/api/club", responses=REFUSALS)

Page = Annotated[int, Query(ge=1, le=100_000)]
SeasonId = Annotated[str, Query(max_length=16, pattern=r"^\d{4}-\d{2}$")]
Cursor = Annotated[str, Query(max_length=64)]
GameId = Annotated[str, Query(max_length=64)]


async def _patient(address: Address, limits: LimitsHere) -> None:
    """Each address has its own measure of pages."""
    limits.club(address)


Patient = Depends(_patient)


@ROUTES.get("/rules", response_model=club.RatingRules, dependencies=[Patient])
async def rules(worker: WorkerHere) -> Response:
    """How ratings and tournaments work here, in numbers."""
    return json_response(await worker.club.rules())


@ROUTES.get("/home", response_model=club.ClubHome, dependencies=[Patient])
async def home(worker: WorkerHere, person: PersonHere) -> Response:
    """What home shows to the caller beside the tables that wait."""
    return json_response(await worker.club.home(person))


@ROUTES.get("/people/{who}", response_model=club.Profile, dependencies=[Patient])
async def profile(who: str, worker: WorkerHere, person: Visitor) -> Response:
    """Somebody's profile, by id (`p_…`) or by name, as far as they show it to the caller."""
    return json_response(await worker.club.profiles.profile(who, person))


@ROUTES.get("/people/{who}/games", response_model=club.History, dependencies=[Patient])
async def history(
    who: str,
    worker: WorkerHere,
    person: Visitor,
    game: GameId | None = None,
    rated: bool = False,
    after: Cursor | None = None,
) -> Response:
    """Finished games of somebody, the newest first, 20 at a time; only of one game, or only rated ones."""
    return json_response(await worker.club.profiles.history(who, person, game, rated, after))


@ROUTES.get("/games/{table}", response_model=club.GameMeaning, dependencies=[Patient])
async def meaning(table: TableHere, worker: WorkerHere, person: Visitor) -> Response:
    """What a finished game changed: ratings before and after, as the end of a game shows."""
    return json_response(await worker.club.meaning(table, person))


@ROUTES.get("/boards/{game}/{field}", response_model=club.Board, dependencies=[Patient])
async def board(
    game: str,
    field: str,
    worker: WorkerHere,
    person: Visitor,
    season: SeasonId | None = None,
    page: Page = 1,
    friends: bool = False,
) -> Response:
    """A page of a leader board, of the whole time or a season; with `friends` only the caller and theirs."""
    return json_response(await worker.club.boards.board(game, field, season, page, person, friends))


@ROUTES.get("/boards/{game}/{field}/near", response_model=club.NearBoard, dependencies=[Patient])
async def near_board(
    game: str, field: str, worker: WorkerHere, person: Visitor, season: SeasonId | None = None
) -> Response:
    """The first three, the caller with their neighbours, and their friends; of nobody the first three."""
    return json_response(await worker.club.boards.near(game, field, season, person))


@ROUTES.get("/visibility", response_model=club.Visibility, dependencies=[Patient])
async def visibility(worker: WorkerHere, person: PersonHere) -> Response:
    """What others see of the caller."""
    return json_response(await worker.club.profiles.visibility(person))


@ROUTES.post("/visibility", response_model=club.Visibility)
async def choose_visibility(
    wanted: wishes.VisibilityWish, worker: WorkerHere, person: PersonHere
) -> Response:
    """Choose what others see."""
    chosen = wanted.profile, wanted.history, wanted.boards, wanted.emblem
    return json_response(await worker.club.profiles.choose(person, *chosen))


@ROUTES.get("/friends", response_model=club.Friends, dependencies=[Patient])
async def friends(worker: WorkerHere, person: PersonHere) -> Response:
    """The caller's friends, requests and blocks."""
    return json_response(await worker.club.circle.friends(person))


@ROUTES.post("/friends", response_model=club.Friends)
async def ask_friend(
    wanted: wishes.Whom, limits: LimitsHere, worker: WorkerHere, person: PersonHere
) -> Response:
    """Ask somebody, by exact name, to be a friend. Whoever asks one that asks has accepted."""
    limits.friend(person.id)
    return json_response(await worker.club.circle.ask(person, wanted.name))


@ROUTES.post("/friends/answer", response_model=club.Friends)
async def answer_friend(
    wanted: wishes.FriendAnswer, limits: LimitsHere, worker: WorkerHere, person: PersonHere
) -> Response:
    """Accept, decline, remove, block or unblock somebody."""
    limits.friend(person.id)
    return json_response(await worker.club.circle.answer(person, wanted.person, wanted.answer))


@ROUTES.post("/invitations", response_model=list[club.Asked])
async def invite(
    wanted: wishes.AskToTable, limits: LimitsHere, worker: WorkerHere, person: PersonHere
) -> Response:
    """Ask a friend to a table that gathers, at which a seat belongs to the caller's account."""
    limits.friend(person.id)
    return json_response(await worker.club.circle.invite(person, wanted.table, wanted.person))


@ROUTES.post("/invitations/decline", response_model=messages.Nothing)
async def decline(wanted: wishes.AnswerAsking, worker: WorkerHere, person: PersonHere) -> Response:
    """Say no to an invitation; to say yes is to join the table."""
    await worker.club.circle.decline(person, wanted.table)
    nothing: messages.Nothing = {}
    return json_response(nothing)


@ROUTES.get("/invitations/{table}", response_model=list[club.Asked], dependencies=[Patient])
async def asked(table: str, worker: WorkerHere, person: PersonHere) -> Response:
    """Who was asked to a table at which the caller's account has a seat, and what became of it."""
    return json_response(await worker.club.circle.asked(person, table))


@ROUTES.get("/presets", response_model=list[club.Preset], dependencies=[Patient])
async def presets(worker: WorkerHere, person: PersonHere) -> Response:
    """The caller's ways to set up a table, by name."""
    return json_response(await worker.club.presets(person))


@ROUTES.post("/presets", response_model=list[club.Preset])
async def keep_preset(
    wanted: wishes.PresetWish, limits: LimitsHere, worker: WorkerHere, person: PersonHere
) -> Response:
    """Keep a way to set up a table."""
    limits.friend(person.id)
    kept = wanted.table.model_dump(exclude={"seed"}, exclude_defaults=True)
    preset: club.Preset = {"name": wanted.name, "game": wanted.table.game, "table": kept}
    return json_response(await worker.club.keep_preset(person, preset))


@ROUTES.post("/presets/remove", response_model=list[club.Preset])
async def remove_preset(wanted: wishes.PresetName, worker: WorkerHere, person: PersonHere) -> Response:
    """Forget one."""
    return json_response(await worker.club.remove_preset(person, wanted.name))
