"""The HTTP calls about accounts. A device's secret travels as that of a seat does: in a header, never in a
cookie, so that no other page can make a browser send it."""

from __future__ import annotations

import ipaddress
from typing import Annotated, Final
from urllib.parse import urlsplit

from fastapi import APIRouter, Depends, Request, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from astrolude.server.people import messages as people
from astrolude.server.people.accounts import SIGN_IN, Accounts
from astrolude.server.people.channels import Subscription, Webhook
from astrolude.server.people.notices import QuietHours, Wanted
from astrolude.server.people.passkeys import Place
from astrolude.server.people.rows import Person
from astrolude.server.tables import messages
from astrolude.server.tables.errors import Refusal
from astrolude.server.tables.tokens import hash_of
from astrolude.server.web import requests
from astrolude.server.web.guard import host_of
from astrolude.server.web.refusals import json_response
from astrolude.server.web.routes import REFUSALS, Address, LimitsHere, WorkerHere

ROUTES: Final = APIRouter(prefix="/api/account", responses=REFUSALS)

bearer: Final = HTTPBearer(
    auto_error=False, scheme_name="account", description="The secret of a device that is signed in: `a_…`"
)


async def _accounts(worker: WorkerHere) -> Accounts:
    return worker.accounts


async def _patient(address: Address, limits: LimitsHere) -> None:
    """Each address has its own measure of attempts."""
    limits.account(address)


AccountsHere = Annotated[Accounts, Depends(_accounts)]
Patient = Depends(_patient)
Bearer = Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]


async def _secret(limits: LimitsHere, credentials: Bearer) -> str:
    if credentials is None:
        raise Refusal("no_account", SIGN_IN)
    limits.message(hash_of(credentials.credentials))
    return credentials.credentials


SessionHere = Annotated[str, Depends(_secret)]


async def _person(accounts: AccountsHere, secret: SessionHere) -> Person:
    return await accounts.signed_in(secret)


async def _visitor(accounts: AccountsHere, limits: LimitsHere, credentials: Bearer) -> Person | None:
    """Who is signed in, if anybody is."""
    return None if credentials is None else await _person(accounts, await _secret(limits, credentials))


async def _place(request: Request, worker: WorkerHere) -> Place:
    """Where the page is: what the host named, or where the request says that it comes from."""
    named = worker.base_address
    if named:
        return Place(urlsplit(named).hostname or "", named)
    authority = request.headers.get("host", "")
    return Place(host_of(authority), request.headers.get("origin") or f"{request.url.scheme}://{authority}")


PersonHere = Annotated[Person, Depends(_person)]
Visitor = Annotated[Person | None, Depends(_visitor)]
PlaceHere = Annotated[Place, Depends(_place)]


def _nothing() -> Response:
    nothing: messages.Nothing = {}
    return json_response(nothing)


def _can_hold_keys(place: Place) -> bool:
    try:
        ipaddress.ip_address(place.host)
    except ValueError:
        return place.host != ""
    return False


def _insist_on_name(place: Place) -> None:
    if not _can_hold_keys(place):
        raise Refusal("switched_off", "a passkey needs a server with a host name")


@ROUTES.get("/ways", response_model=people.Ways)
async def ways(accounts: AccountsHere, place: PlaceHere) -> Response:
    """How one can sign in at this server."""
    told: people.Ways = {"passkey": _can_hold_keys(place), "mail": accounts.offer.mail}
    return json_response(told)


@ROUTES.post("/passkeys/new", response_model=people.Challenge, dependencies=[Patient])
async def new_passkey(
    wanted: requests.PasskeyWish, accounts: AccountsHere, place: PlaceHere, person: Visitor
) -> Response:
    """What a browser needs to make a passkey: for a new account, or for the caller's."""
    _insist_on_name(place)
    return json_response(await accounts.offer_passkey(place, person, wanted.name, wanted.language))


@ROUTES.post("/passkeys", response_model=people.Session, dependencies=[Patient])
async def add_passkey(answer: requests.PasskeyAnswer, accounts: AccountsHere, place: PlaceHere) -> Response:
    """The passkey that was made: the account begins, or has one more."""
    return json_response(await accounts.take_passkey(place, answer.ticket, answer.credential))


@ROUTES.post("/passkeys/remove", response_model=people.Account, dependencies=[Patient])
async def remove_passkey(
    wanted: requests.PasskeyRemoval, accounts: AccountsHere, person: PersonHere
) -> Response:
    """Forget a passkey; the last way to sign in stays."""
    return json_response(await accounts.remove_passkey(person, wanted.id))


@ROUTES.post("/sign-in/new", response_model=people.Challenge, dependencies=[Patient])
async def ask_passkey(
    accounts: AccountsHere, place: PlaceHere, body: requests.Empty | None = None
) -> Response:
    """What a browser needs to use a passkey."""
    _insist_on_name(place)
    return json_response(await accounts.ask_passkey(place))


@ROUTES.post("/sign-in", response_model=people.Session, dependencies=[Patient])
async def sign_in(answer: requests.PasskeyAnswer, accounts: AccountsHere, place: PlaceHere) -> Response:
    """Sign in by a passkey."""
    return json_response(await accounts.use_passkey(place, answer.ticket, answer.credential))


@ROUTES.post("/letters", response_model=messages.Nothing, dependencies=[Patient])
async def letter(
    wanted: requests.LetterWish, accounts: AccountsHere, person: Visitor, limits: LimitsHere
) -> Response:
    """Mail a link that signs in; whoever is signed in gives the address to their account by it."""
    limits.letter(hash_of(wanted.mail))
    await accounts.mail_link(person, wanted.mail, wanted.name, wanted.language)
    return _nothing()


@ROUTES.post("/letters/open", response_model=people.Session, dependencies=[Patient])
async def open_letter(wanted: requests.LetterOpened, accounts: AccountsHere) -> Response:
    """Sign in by a mailed link, once."""
    return json_response(await accounts.open_letter(wanted.secret))


@ROUTES.get("", response_model=people.Account)
async def account(accounts: AccountsHere, person: PersonHere) -> Response:
    """The caller's account."""
    return json_response(await accounts.account(person))


@ROUTES.post("", response_model=people.Account, dependencies=[Patient])
async def change(wanted: requests.AccountChange, accounts: AccountsHere, person: PersonHere) -> Response:
    """Change the account."""
    return json_response(await accounts.change(person, wanted.name, wanted.language))


@ROUTES.post("/sign-out", response_model=messages.Nothing)
async def sign_out(
    wanted: requests.SignOut, accounts: AccountsHere, person: PersonHere, secret: SessionHere
) -> Response:
    """Sign out on this device, or everywhere."""
    await accounts.sign_out(person, secret, wanted.everywhere)
    return _nothing()


@ROUTES.post("/claims", response_model=people.Claimed)
async def claim(
    wanted: requests.Mine, accounts: AccountsHere, person: PersonHere, worker: WorkerHere
) -> Response:
    """The seats that these secrets hold belong to the caller's account from now on."""
    tables = await accounts.claim(person, [(held.table, held.secret) for held in wanted.seats])
    for table in tables:
        worker.claimed(table)
    told: people.Claimed = {"tables": tables}
    return json_response(told)


@ROUTES.post("/seats", response_model=list[people.RecoveredSeat], dependencies=[Patient])
async def recover(wanted: requests.Recovery, accounts: AccountsHere, person: PersonHere) -> Response:
    """The seats of the caller's account for this device, each with a secret of its own, the newest first."""
    return json_response(await accounts.recover(person, wanted.unless))


@ROUTES.post("/moving", response_model=people.MovingCode, dependencies=[Patient])
async def send_off(wanted: requests.Mine, accounts: AccountsHere) -> Response:
    """A code that brings these seats to another device; no account is needed."""
    told: people.MovingCode = {
        "code": await accounts.send_off([(held.table, held.secret) for held in wanted.seats])
    }
    return json_response(told)


@ROUTES.post("/moved", response_model=list[people.RecoveredSeat], dependencies=[Patient])
async def fetch(
    wanted: requests.MovingCodeShown, accounts: AccountsHere, address: Address, limits: LimitsHere
) -> Response:
    """The seats that a code brings."""
    limits.code(address)
    return json_response(await accounts.fetch(wanted.code))


@ROUTES.get("/export", response_model=people.Export, dependencies=[Patient])
async def export(accounts: AccountsHere, person: PersonHere) -> Response:
    """All that is kept of the caller, with their finished games as records."""
    return json_response(await accounts.export(person))


@ROUTES.post("/delete", response_model=messages.Nothing, dependencies=[Patient])
async def delete(accounts: AccountsHere, person: PersonHere, body: requests.Empty | None = None) -> Response:
    """Remove the account and all that is kept of it; seats go on without a name."""
    await accounts.forget(person)
    return _nothing()


@ROUTES.get("/notices", response_model=people.NoticeSettings)
async def notices(worker: WorkerHere, person: PersonHere) -> Response:
    """What the caller is told, and by which ways."""
    return json_response(await worker.notices.settings(person))


@ROUTES.post("/notices", response_model=people.NoticeSettings, dependencies=[Patient])
async def choose_notices(wanted: requests.NoticeWish, worker: WorkerHere, person: PersonHere) -> Response:
    """Choose what one is told; what is chosen replaces the earlier choice."""
    hook = None if wanted.webhook is None else Webhook(wanted.webhook.kind, wanted.webhook.address)
    quiet = wanted.hours
    hours = None if quiet is None else QuietHours(quiet.begins, quiet.ends, quiet.offset)
    return json_response(await worker.notices.choose(person, Wanted(wanted.events, hook, hours)))


@ROUTES.post("/notices/quiet", response_model=people.NoticeSettings)
async def hush(wanted: requests.QuietTable, worker: WorkerHere, person: PersonHere) -> Response:
    """Be told nothing about one table, or be told again."""
    return json_response(await worker.notices.hush(person, wanted.table, wanted.quiet))


@ROUTES.post("/push", response_model=people.NoticeSettings, dependencies=[Patient])
async def subscribe(wanted: requests.PushDevice, worker: WorkerHere, person: PersonHere) -> Response:
    """This browser wants push messages."""
    device = Subscription(wanted.endpoint, wanted.keys.p256dh, wanted.keys.auth)
    return json_response(await worker.notices.subscribe(person, device))


@ROUTES.post("/push/remove", response_model=people.NoticeSettings)
async def unsubscribe(wanted: requests.PushEnd, worker: WorkerHere, person: PersonHere) -> Response:
    """This browser wants no more of them."""
    return json_response(await worker.notices.unsubscribe(person, wanted.endpoint))
