"""The HTTP calls of tournaments for people."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Depends, Response

from astrolude.server.club import messages as club
from astrolude.server.club.fixtures import Verdict
from astrolude.server.people.rows import Person
from astrolude.server.web import club_requests as wishes
from astrolude.server.web import requests
from astrolude.server.web.house import House
from astrolude.server.web.people import PersonHere, Visitor
from astrolude.server.web.refusals import json_response
from astrolude.server.web.routes import REFUSALS, Address, LimitsHere, WorkerHere

ROUTES: Final = APIRouter(prefix="/api/tournaments", responses=REFUSALS)


async def _patient(address: Address, limits: LimitsHere) -> None:
    limits.club(address)


Patient = Depends(_patient)


async def _shown(worker: House, tournament: str, person: Person | None) -> Response:
    return json_response(await worker.club.noticeboard.tournament(tournament, person))


@ROUTES.get("", response_model=club.TournamentList, dependencies=[Patient])
async def tournaments(worker: WorkerHere, person: Visitor) -> Response:
    """Public tournaments, and the caller's own."""
    return json_response(await worker.club.noticeboard.lists(person))


@ROUTES.post("", response_model=club.Made, dependencies=[Patient])
async def make(
    wanted: wishes.NewTournament, worker: WorkerHere, person: PersonHere, limits: LimitsHere
) -> Response:
    """Make a tournament, open for registration, led by the caller."""
    limits.tournament(person.id)
    made: club.Made = {"id": await worker.club.make_tournament(person, wanted.wish())}
    return json_response(made)


@ROUTES.get("/{tournament}", response_model=club.Tournament, dependencies=[Patient])
async def tournament(tournament: str, worker: WorkerHere, person: Visitor) -> Response:
    """A tournament with its rounds and standings; whoever knows the id may look."""
    return await _shown(worker, tournament, person)


@ROUTES.post("/{tournament}/join", response_model=club.Tournament, dependencies=[Patient])
async def join(
    tournament: str, wanted: wishes.JoinTournament, worker: WorkerHere, person: PersonHere
) -> Response:
    """Take part, as long as it is open."""
    await worker.club.tournaments.join(person, tournament, wanted.code)
    return await _shown(worker, tournament, person)


@ROUTES.post("/{tournament}/leave", response_model=club.Tournament, dependencies=[Patient])
async def leave(
    tournament: str, worker: WorkerHere, person: PersonHere, body: requests.Empty | None = None
) -> Response:
    """Take part no longer; a game that is played goes on until its clock calls a bot."""
    await worker.club.tournaments.leave(person, tournament)
    return await _shown(worker, tournament, person)


@ROUTES.post("/{tournament}/invite", response_model=club.Tournament, dependencies=[Patient])
async def invite(
    tournament: str,
    wanted: wishes.TournamentGuest,
    worker: WorkerHere,
    person: PersonHere,
    limits: LimitsHere,
) -> Response:
    """The organiser asks somebody by name."""
    limits.friend(person.id)
    await worker.club.tournaments.invite(person, tournament, wanted.name)
    return await _shown(worker, tournament, person)


@ROUTES.post("/{tournament}/remove", response_model=club.Tournament, dependencies=[Patient])
async def remove(
    tournament: str, wanted: wishes.TournamentRemoval, worker: WorkerHere, person: PersonHere
) -> Response:
    """The organiser takes somebody out."""
    await worker.club.tournaments.remove(person, tournament, wanted.number)
    return await _shown(worker, tournament, person)


@ROUTES.post("/{tournament}/begin", response_model=club.Tournament, dependencies=[Patient])
async def begin(
    tournament: str, worker: WorkerHere, person: PersonHere, body: requests.Empty | None = None
) -> Response:
    """The organiser closes registration; the first round is paired."""
    await worker.club.tournaments.begin(person, tournament)
    return await _shown(worker, tournament, person)


@ROUTES.post("/{tournament}/pair", response_model=club.Tournament, dependencies=[Patient])
async def pair(
    tournament: str, worker: WorkerHere, person: PersonHere, body: requests.Empty | None = None
) -> Response:
    """The organiser lets the next round be paired, or the tournament end after the last."""
    await worker.club.tournaments.pair(person, tournament)
    return await _shown(worker, tournament, person)


@ROUTES.post("/{tournament}/result", response_model=club.Tournament, dependencies=[Patient])
async def set_result(
    tournament: str, wanted: wishes.TournamentResult, worker: WorkerHere, person: PersonHere
) -> Response:
    """The organiser sets a result, with a reason that everybody sees."""
    absent = [seat in wanted.absent for seat in range(len(wanted.ranks))]
    verdict = Verdict(wanted.ranks, absent)
    place = wanted.round, wanted.board
    await worker.club.tournaments.set_result(person, tournament, place, verdict, wanted.reason)
    return await _shown(worker, tournament, person)


@ROUTES.post("/{tournament}/cancel", response_model=club.Tournament, dependencies=[Patient])
async def cancel(
    tournament: str, wanted: wishes.TournamentEnd, worker: WorkerHere, person: PersonHere
) -> Response:
    """The organiser gives the tournament up; games that are played go on."""
    await worker.club.tournaments.cancel(person, tournament, wanted.reason)
    return await _shown(worker, tournament, person)
