"""Accounts: making one, signing in, the seats that belong to it, and leaving with or without one's data."""

from __future__ import annotations

import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, Final, NamedTuple

from astrolude.server.people import passkeys
from astrolude.server.people.messages import Account, Challenge, Export, RecoveredSeat, Session
from astrolude.server.people.passkeys import Place
from astrolude.server.people.post import Letter, Post
from astrolude.server.people.rows import Claim, Passkey, Person, Ticket, TicketKind
from astrolude.server.people.store import MailTaken, NameTaken, People
from astrolude.server.people.words import sign_in_letter
from astrolude.server.tables import playing, seating
from astrolude.server.tables.cache import Tables
from astrolude.server.tables.errands import Errands
from astrolude.server.tables.errors import Refusal
from astrolude.server.tables.rows import FINISHED, PERSON
from astrolude.server.tables.sight import iso
from astrolude.server.tables.store import now
from astrolude.server.tables.tokens import (
    hash_of,
    is_table_id,
    new_account,
    new_invite,
    new_letter,
    new_session,
    written_code,
)

MINUTE: Final = 60_000
DAY: Final = 24 * 60 * MINUTE
CHALLENGE_LIFE: Final = 5 * MINUTE
LETTER_LIFE: Final = 15 * MINUTE
MOVING_LIFE: Final = 10 * MINUTE
SESSION_LIFE: Final = 180 * DAY
"""A device on which nobody was for so long is signed out."""
MOST_RECOVERED: Final = 100
MOST_PASSKEYS: Final = 10
MOVING_CODES: Final = 2
"""Codes of six signs that one moving code is made of: it opens seats, so it is longer than an invitation."""
LONGEST: Final = 26
"""Of a name that gets a number."""
SIGN_IN: Final = "sign in first: this needs the secret of an account"


class Offer(NamedTuple):
    """What the host made possible beside passkeys."""

    post: Post | None
    address: str
    """The server's own address, for links in mail; never taken from a request, which anybody can write."""

    @property
    def mail(self) -> bool:
        return self.post is not None and self.address != ""


class Accounts:
    """All that can be done with accounts."""

    def __init__(self, people: People, tables: Tables, offer: Offer, clock: Callable[[], int] = now) -> None:
        self.people: Final = people
        self.offer: Final = offer
        self._tables: Final = tables
        self._now: Final = clock
        self._errands: Final = Errands("a letter was not sent")

    async def signed_in(self, secret: str) -> Person:
        """Whose device this is; a refusal if nobody's."""
        at = self._now()
        person = await self.people.session(hash_of(secret), at, at - SESSION_LIFE)
        if person is None:
            raise Refusal("no_account", SIGN_IN)
        return person

    # Signing in

    async def offer_passkey(self, place: Place, person: Person | None, name: str, language: str) -> Challenge:
        """A new passkey: for a new account, or for that of somebody who is signed in."""
        user = new_account() if person is None else person.id
        shown = name if person is None else person.name
        known = [] if person is None else await self.people.passkeys(person.id)
        if len(known) >= MOST_PASSKEYS:
            raise Refusal("bad_request", f"an account has at most {MOST_PASSKEYS} passkeys")
        challenge = secrets.token_bytes(32)
        about: dict[str, object] = {"user": user, "name": shown, "language": language}
        ticket = await self._challenge("new_passkey", challenge, None if person is None else person.id, about)
        return {"ticket": ticket, "options": passkeys.creation(place, challenge, user, shown, known)}

    async def take_passkey(self, place: Place, ticket: str, credential: dict[str, Any]) -> Session:
        """The passkey that a browser made: the account begins, or has one key more."""
        found = await self._show(ticket, "new_passkey")
        user = str(found.about["user"])
        key = passkeys.created(place, _challenge(ticket), user, credential, self._now())
        if found.person is None:
            person = Person(user, str(found.about["name"]), None, str(found.about["language"]), self._now())
            person = await self._begin(person, key)
        else:
            person = await self._person(found.person)
            _insist_on_served(person)
            await self.people.add_passkey(key)
        return await self._let_in(person)

    async def ask_passkey(self, place: Place) -> Challenge:
        """Anybody's passkey: whose it is, it says itself."""
        challenge = secrets.token_bytes(32)
        ticket = await self._challenge("passkey", challenge, None, {})
        return {"ticket": ticket, "options": passkeys.request(place, challenge)}

    async def use_passkey(self, place: Place, ticket: str, credential: dict[str, Any]) -> Session:
        """Sign in by a passkey."""
        await self._show(ticket, "passkey")
        key = await self.people.passkey(passkeys.id_of(credential))
        if key is None:
            raise Refusal("no_account", "this passkey opens no account here")
        count = passkeys.used(place, _challenge(ticket), key, credential)
        await self.people.use_passkey(key.id, count)
        return await self._let_in(await self._person(key.person))

    async def mail_link(self, person: Person | None, mail: str, name: str, language: str) -> None:
        """Mail a link that signs in, or that gives the address to an account. Nothing tells which."""
        if self.offer.post is None or not self.offer.mail:
            raise Refusal("switched_off", "this server sends no mail: the host has not set it up")
        secret = new_letter()
        about: dict[str, object] = {"mail": mail, "name": name, "language": language}
        owner = None if person is None else person.id
        await self.people.add_ticket(
            hash_of(secret), Ticket("letter", owner, about), self._now() + LETTER_LIFE
        )
        subject, text = sign_in_letter(language, f"{self.offer.address}/account#{secret}")
        # Sent beside: how long the answer takes tells nothing about the address.
        self._errands.begin(self.offer.post.send(Letter(mail, subject, text)))

    async def open_letter(self, secret: str) -> Session:
        """Sign in by a mailed link."""
        ticket = await self._show(secret, "letter")
        mail = str(ticket.about["mail"])
        if ticket.person is not None:
            person = replace(await self._person(ticket.person), mail=mail)
            _insist_on_served(person)
            try:
                await self.people.change(person)
            except MailTaken:
                raise Refusal("taken", "another account has this address") from None
            return await self._let_in(person)
        known = await self.people.by_mail(mail)
        if known is None:
            language = str(ticket.about["language"])
            begun = Person(new_account(), str(ticket.about["name"]), mail, language, self._now())
            try:
                known = await self._begin(begun, None)
            except MailTaken:  # the same address, opened twice at the same moment
                known = await self.people.by_mail(mail) or begun
        return await self._let_in(known)

    async def sign_out(self, person: Person, secret: str, everywhere: bool) -> None:
        await self.people.end_sessions(person.id, None if everywhere else hash_of(secret))

    # The account

    async def account(self, person: Person) -> Account:
        """All that the person's own page shows."""
        keys = await self.people.passkeys(person.id)
        return {
            "id": person.id,
            "name": person.name,
            "mail": person.mail,
            "language": person.language,
            "created": iso(person.created),
            "passkeys": [{"id": key.id, "created": iso(key.created)} for key in keys],
            "devices": await self.people.sessions(person.id),
            "seats": len(await self.people.claims(person.id)),
        }

    async def change(self, person: Person, name: str | None, language: str | None) -> Account:
        """Another name, or another language for mail."""
        changed = replace(person, name=name or person.name, language=language or person.language)
        try:
            await self.people.change(changed)
        except NameTaken:
            raise Refusal("taken", "somebody else is called so") from None
        return await self.account(changed)

    async def remove_passkey(self, person: Person, key: str) -> Account:
        """Remove a way to sign in; the last one stays."""
        keys = await self.people.passkeys(person.id)
        if person.mail is None and len(keys) <= 1:
            raise Refusal("bad_request", "without it nothing opens the account: add another way first")
        await self.people.remove_passkey(person.id, key)
        return await self.account(person)

    async def forget(self, person: Person) -> None:
        """Remove the account and all that is kept of it; the person's seats go on without a name."""
        for table_id in await self.people.remove(person.id):
            await self._tables.changed_beside(table_id)

    async def export(self, person: Person) -> Export:
        """All that is kept of a person, with their finished games."""
        records: dict[str, str] = {}
        for table_id in dict.fromkeys(claim.table for claim in await self.people.claims(person.id)):
            table = await self._tables.get(table_id)
            if table.status == FINISHED and table.stopped is None:
                records[table_id] = playing.record(table)
        return {
            "account": await self.account(person),
            "kept": await self.people.everything(person.id),
            "records": records,
        }

    # Seats

    async def claim(self, person: Person, held: Iterable[tuple[str, str]]) -> list[str]:
        """The seats that these secrets hold become the person's, unless they are somebody else's already."""
        wanted = await self._held(held)
        seats = [Claim(table, seat) for table, _, seats in wanted for seat in seats]
        gained = await self.people.claim(person.id, seats, self._now())
        return list(dict.fromkeys(claim.table for claim in gained))

    async def recover(self, person: Person, unless: Iterable[str]) -> list[RecoveredSeat]:
        """The person's seats for a device that lacks them, the newest first."""
        had = set(unless)
        seats = [claim for claim in await self.people.claims(person.id) if claim.table not in had]
        tables = list(dict.fromkeys(claim.table for claim in seats))[:MOST_RECOVERED]
        found = await self._tables.store.summaries(tables)
        holders: dict[str, str] = {}
        for claim in seats:
            if claim.table in found:
                seat = found[claim.table].seats[claim.seat]
                if seat.kind == PERSON and seat.secret_hash is not None:
                    holders.setdefault(claim.table, seat.secret_hash)
        return [await self._moved(table, holder) for table, holder in holders.items()]

    async def send_off(self, held: Iterable[tuple[str, str]]) -> str:
        """A code by which another device gets the same seats, without an account."""
        wanted = await self._held(held)
        if not wanted:
            raise Refusal("no_seat", "this secret holds no seat here")
        code = "".join(new_invite() for _ in range(MOVING_CODES))
        about: dict[str, object] = {"seats": json.dumps([[table, holder] for table, holder, _ in wanted])}
        await self.people.add_ticket(hash_of(code), Ticket("moving", None, about), self._now() + MOVING_LIFE)
        return code

    async def fetch(self, code: str) -> list[RecoveredSeat]:
        """The seats that a code moves."""
        ticket = await self._show(written_code(code), "moving")
        return [await self._moved(table, holder) for table, holder in json.loads(str(ticket.about["seats"]))]

    async def _held(self, held: Iterable[tuple[str, str]]) -> list[tuple[str, str, tuple[int, ...]]]:
        """Of tables and secrets those that hold seats: the table, by which hash they are held, and which."""
        asked = [(table, hash_of(secret)) for table, secret in held if is_table_id(table)]
        found = await self._tables.store.summaries([table for table, _ in asked])
        held_here: list[tuple[str, str, tuple[int, ...]]] = []
        for table, hashed in asked:
            seats = found[table].held_by(hashed) if table in found else ()
            if seats:
                held_here.append((table, found[table].keys.get(hashed, hashed), seats))
        return held_here

    async def _moved(self, table_id: str, holder: str) -> RecoveredSeat:
        table = await self._tables.get(table_id)
        return {
            "table": table_id,
            "game": table.header.game,
            "secret": await seating.add_key(table, holder),
        }

    # What the above share

    async def tidy(self) -> None:
        at = self._now()
        await self.people.tidy(at, at - SESSION_LIFE)

    async def stop(self) -> None:
        await self._errands.stop()

    async def _challenge(
        self, kind: TicketKind, challenge: bytes, person: str | None, about: dict[str, object]
    ) -> str:
        ticket = urlsafe_b64encode(challenge).decode()
        await self.people.add_ticket(
            hash_of(ticket), Ticket(kind, person, about), self._now() + CHALLENGE_LIFE
        )
        return ticket

    async def _show(self, secret: str, kind: TicketKind) -> Ticket:
        ticket = await self.people.take_ticket(hash_of(secret), kind, self._now())
        if ticket is None:
            raise Refusal("expired", "this was used already, or is too old: ask for a new one")
        return ticket

    async def _person(self, person: str) -> Person:
        found = await self.people.person(person)
        if found is None:
            raise Refusal("no_account", SIGN_IN)
        return found

    async def _begin(self, person: Person, key: Passkey | None) -> Person:
        """Write a new account, under the next free name like the one wished for."""
        for number in range(2, 1000):
            try:
                await self.people.add(person, key)
            except NameTaken:
                wished = person.name if number == 2 else person.name.rpartition(" ")[0]
                person = replace(person, name=f"{wished[:LONGEST]} {number}")
            else:
                return person
        raise Refusal("taken", "somebody else is called so")

    async def _let_in(self, person: Person) -> Session:
        _insist_on_served(person)
        secret = new_session()
        await self.people.add_session(hash_of(secret), person.id, self._now())
        return {"secret": secret, "account": await self.account(person)}


def _insist_on_served(person: Person) -> None:
    if person.banned is not None:
        raise Refusal("banned", "the host does not serve this account")


def _challenge(ticket: str) -> bytes:
    return urlsafe_b64decode(ticket)
