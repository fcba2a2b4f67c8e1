"""Your turn, wherever you are: whoever became the one that everybody waits for is told, once."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple, Protocol, get_args

from astrolude.kernel.game import ASK
from astrolude.server.people import words
from astrolude.server.people.accounts import Offer
from astrolude.server.people.channels import (
    PushDesk,
    Subscription,
    Webhook,
    call_webhook,
    new_push_key,
)
from astrolude.server.people.messages import NoticeSettings
from astrolude.server.people.outside import Outside
from astrolude.server.people.post import Letter
from astrolude.server.people.rows import Person
from astrolude.server.tables.cache import Tables
from astrolude.server.tables.errors import Refusal
from astrolude.server.tables.hall import Hall
from astrolude.server.tables.rows import FINISHED, PERSON, RUNNING
from astrolude.server.tables.store import Unreachable, now
from astrolude.server.tables.table import Table

LOG: Final = logging.getLogger(__name__)
Event = Literal["turn", "over"]
Channel = Literal["push", "mail", "webhook"]
EVENTS: Final = get_args(Event)
CHANNELS: Final = get_args(Channel)
MOST_DEVICES: Final = 10
LOOK_AGAIN: Final = 60.0
"""Seconds between two looks at mail that is due."""

Wishes = dict[str, list[str]]
Wished = Mapping[Event, Sequence[Channel]]


@dataclass(frozen=True)
class Addressee:
    """Somebody to be told, and how they want it."""

    person: Person
    wishes: Wishes
    webhook: Webhook | None
    devices: Sequence[Subscription]


class Due(NamedTuple):
    """Something that the next mail to somebody tells."""

    table: str
    seat: int
    event: Event


class Notebook(Protocol):
    """What notices need of the store."""

    async def house_value(self, name: str, make: Callable[[], str]) -> str:
        """A value of the server's own, made once."""
        ...

    async def claimed_tables(self) -> list[str]:
        """Tables that are not over at which somebody has an account."""
        ...

    async def untold(self) -> list[str]:
        """Running tables at which somebody with an account is waited for and was not told."""
        ...

    async def tell_turn(self, table: str, seat: int, ply: int) -> Addressee | None:
        """Whom to tell that it is their turn; None if they were told, want quiet, or have no account."""
        ...

    async def tell_end(self, table: str) -> list[tuple[int, Addressee]]:
        """Whom to tell that a game is over, by seat; each once."""
        ...

    async def wishes(self, person: str) -> tuple[Wishes, Webhook | None, int, list[str]]:
        """What a person wants, the number of their devices, and the tables that shall be quiet."""
        ...

    async def set_wishes(self, person: str, wishes: Wished, hook: Webhook | None) -> None: ...

    async def set_quiet(self, person: str, table: str, quiet: bool) -> None: ...

    async def subscribe(self, person: str, device: Subscription, most: int, at: int) -> None: ...

    async def unsubscribe(self, endpoint: str) -> None: ...

    async def add_due(self, person: str, due: Due, at: int) -> None: ...

    async def take_due(self, before: int) -> list[tuple[Person, list[Due]]]:
        """All that is due to those for whom something has been due since; it is taken out."""
        ...


class Notices:
    """Watches the tables at which somebody has an account.

    `pause` is how long a person is waited for before they are told, `digest` how long mail is gathered, in
    seconds. Whoever looks at the table is not told.
    """

    def __init__(
        self,
        notebook: Notebook,
        tables: Tables,
        hall: Hall,
        offer: Offer,
        outside: Outside,
        pause: float,
        digest: float,
    ) -> None:
        self._notebook: Final = notebook
        self._tables: Final = tables
        self._hall: Final = hall
        self._offer: Final = offer
        self._outside: Final = outside
        self._pause: Final = pause
        self._digest: Final = digest
        self._push: PushDesk | None = None
        self._claimed: Final[set[str]] = set()
        self._seen: Final[dict[str, int | None]] = {}
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._mail_due: Final = asyncio.Event()

    async def start(self) -> None:
        if self._offer.address:
            key = await self._notebook.house_value("push", new_push_key)
            self._push = PushDesk(self._outside, key, self._offer.address)
        self._claimed.update(await self._notebook.claimed_tables())
        if self._offer.mail:
            self._mail_due.set()  # something may be due since before the start
            self._beside(self._keep_mailing())
        for table_id in await self._notebook.untold():
            self.changed(await self._tables.get(table_id))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._outside.close()

    def claimed(self, table_id: str) -> None:
        """A seat of the table found its person, here or at another worker."""
        self._claimed.add(table_id)
        table = self._tables.known(table_id)
        if table is not None:
            self.changed(table)

    def changed(self, table: Table) -> None:
        """Something changed at a table: is somebody waited for who was not before, or is it over?"""
        if table.id not in self._claimed or table.ordered_action() != ASK:
            return  # an order answers by itself: whoever is waited for then, is so as before
        if table.status == FINISHED or table.gone:
            self._claimed.discard(table.id)
            self._seen.pop(table.id, None)
            if table.status == FINISHED:
                self._beside(self._tell_end(table.id))
            return
        seat = waited_for(table)
        if self._seen.get(table.id) != seat:
            self._seen[table.id] = seat
            if seat is not None:
                self._beside(self._tell_turn(table.id, seat))

    # What people choose

    async def settings(self, person: Person) -> NoticeSettings:
        wishes, hook, devices, quiet = await self._notebook.wishes(person.id)
        return {
            "events": {event: wishes.get(event, []) for event in EVENTS},
            "push_key": None if self._push is None else self._push.public_key,
            "mail": self._offer.mail and person.mail is not None,
            "webhook": None if hook is None else {"kind": hook.kind, "address": hook.address},
            "devices": devices,
            "quiet": quiet,
        }

    async def choose(self, person: Person, wishes: Wished, hook: Webhook | None) -> NoticeSettings:
        if hook is not None:
            self._outside.check(hook.address)
        await self._notebook.set_wishes(person.id, wishes, hook)
        return await self.settings(person)

    async def hush(self, person: Person, table: str, quiet: bool) -> NoticeSettings:
        await self._notebook.set_quiet(person.id, table, quiet)
        return await self.settings(person)

    async def subscribe(self, person: Person, device: Subscription) -> NoticeSettings:
        if self._push is None:
            raise Refusal("switched_off", "this server sends no push messages: the host has not set it up")
        self._outside.check(device.endpoint)
        await self._notebook.subscribe(person.id, device, MOST_DEVICES, now())
        return await self.settings(person)

    async def unsubscribe(self, person: Person, endpoint: str) -> NoticeSettings:
        await self._notebook.unsubscribe(endpoint)
        return await self.settings(person)

    # Telling

    async def _tell_turn(self, table_id: str, seat: int) -> None:
        await asyncio.sleep(self._pause)
        table = await self._tables.get(table_id)
        if waited_for(table) != seat or seat in self._hall.online(table_id):
            return
        found = await self._notebook.tell_turn(table_id, seat, table.ply)
        if found is not None:
            await self._tell(found, table, Due(table_id, seat, "turn"))

    async def _tell_end(self, table_id: str) -> None:
        table = await self._tables.get(table_id)
        here = self._hall.online(table_id)
        for seat, found in await self._notebook.tell_end(table_id):
            if seat not in here:
                await self._tell(found, table, Due(table_id, seat, "over"))

    async def _tell(self, to: Addressee, table: Table, due: Due) -> None:
        channels = to.wishes.get(due.event, [])
        game, others = table.header.game, [s.name or "" for s in table.seats if s.seat != due.seat]
        notice = words.notice(to.person.language, due.event, game, others, table.id)
        if "mail" in channels and to.person.mail is not None and self._offer.mail:
            await self._notebook.add_due(to.person.id, due, now())
            self._mail_due.set()
        if "webhook" in channels and to.webhook is not None:
            named = notice._replace(title=f"{to.person.name}: {notice.title}")
            await call_webhook(self._outside, to.webhook, named, f"{self._offer.address}{notice.path}")
        if "push" in channels and self._push is not None:
            for device in to.devices:
                if not await self._push.send(device, notice):
                    await self._notebook.unsubscribe(device.endpoint)

    async def _keep_mailing(self) -> None:
        while True:
            try:
                await asyncio.wait_for(self._mail_due.wait(), LOOK_AGAIN)
            except TimeoutError:
                pass
            else:
                self._mail_due.clear()
                await asyncio.sleep(self._digest)
            try:
                await self._mail(now() - int(self._digest * 1000))
            except Unreachable:
                self._mail_due.set()
                await asyncio.sleep(1.0)

    async def _mail(self, before: int) -> None:
        """One mail to each for whom something is due, about all that is still so."""
        for person, dues in await self._notebook.take_due(before):
            lines = [await self._line(person, due) for due in dues]
            told = [line for line in lines if line is not None]
            if told and person.mail is not None and self._offer.post is not None:
                subject, text = words.digest(person.language, told, self._offer.address)
                await self._offer.post.send(Letter(person.mail, subject, text))

    async def _line(self, person: Person, due: Due) -> str | None:
        """A line of a mail; None if it is not so any more."""
        found = (await self._tables.store.summaries([due.table])).get(due.table)
        if found is None:
            return None
        standing = found.header.standing
        if due.event == "turn" and (standing.status != RUNNING or standing.deciding != due.seat):
            return None
        others = [seat.name or "" for seat in found.seats if seat.seat != due.seat]
        notice = words.notice(person.language, due.event, found.header.game, others, due.table)
        return f"{notice.title}. {notice.text}\n{self._offer.address}{notice.path}"

    def _beside(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, (Unreachable, Refusal)):
            LOG.error("a notice failed", exc_info=error)


def waited_for(table: Table) -> int | None:
    """The seat of the person whom everybody waits for: no bot's, and none that an order answers for."""
    deciding = table.header.standing.deciding
    if table.status != RUNNING or table.stopped is not None or deciding is None or table.goes_on():
        return None
    return deciding if table.seats[deciding].kind == PERSON else None


def wishes_of(text: str | None) -> Wishes:
    found: Wishes = json.loads(text) if text else {}
    return found
