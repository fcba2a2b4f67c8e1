"""Your turn, wherever you are: whoever became the one that everybody waits for is told, once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, Protocol, get_args

from astrolude.kernel.game import ASK
from astrolude.server.people import words
from astrolude.server.people.accounts import Offer
from astrolude.server.people.channels import (
    Notice,
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
from astrolude.server.tables.errands import Errands
from astrolude.server.tables.errors import Refusal
from astrolude.server.tables.hall import Hall
from astrolude.server.tables.rows import FINISHED, OPEN, PERSON, RUNNING
from astrolude.server.tables.store import ASK_AGAIN, Unreachable, now
from astrolude.server.tables.table import Table

LOG: Final = logging.getLogger(__name__)
Event = Literal["turn", "over", "invited", "round"]
Channel = Literal["push", "mail", "webhook"]
EVENTS: Final = get_args(Event)
MOST_DEVICES: Final = 10
NO_SEAT: Final = -1
LOOK_AGAIN: Final = 60.0
"""Seconds between two looks at what is due."""
MINUTE: Final = 60_000

Wishes = Mapping[Event, Sequence[Channel]]


class QuietHours(NamedTuple):
    """From which hour of the day to which nothing is told, by a clock so many minutes east of UTC."""

    begins: int
    ends: int
    offset: int

    def hold(self, at: int) -> bool:
        """Whether a moment lies within them."""
        hour = (at // MINUTE + self.offset) // 60 % 24
        if self.begins < self.ends:
            return self.begins <= hour < self.ends
        return hour >= self.begins or hour < self.ends


@dataclass(frozen=True)
class Wanted:
    """What somebody wants to be told, and by which ways."""

    wishes: Wishes
    webhook: Webhook | None
    hours: QuietHours | None


@dataclass(frozen=True)
class Addressee:
    """Somebody to be told, and how they want it."""

    person: Person
    wanted: Wanted
    devices: Sequence[Subscription]

    def quiet(self, at: int) -> bool:
        return self.wanted.hours is not None and self.wanted.hours.hold(at)


class Due(NamedTuple):
    """Something that the next mail to somebody tells; what was held in quiet hours goes by all their ways."""

    table: str
    seat: int
    event: Event
    held: bool = False


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

    async def addressee(self, person: str) -> Addressee | None:
        """Somebody to be told something; None if there is no such account any more."""
        ...

    async def sitting(self, table: str) -> list[tuple[int, str]]:
        """The seats of a table that belong to accounts, and whose."""
        ...

    async def wanted(self, person: str) -> tuple[Wanted, int, list[str]]:
        """What a person wants, the number of their devices, and the tables that shall be quiet."""
        ...

    async def want(self, person: str, wanted: Wanted) -> None: ...

    async def set_quiet(self, person: str, table: str, quiet: bool) -> None: ...

    async def subscribe(self, person: str, device: Subscription, most: int, at: int) -> None: ...

    async def unsubscribe(self, endpoint: str) -> None: ...

    async def add_due(self, person: str, due: Due, at: int) -> None: ...

    async def take_due(self, before: int, at: int) -> list[tuple[Addressee, list[Due]]]:
        """All that is due to those for whom something has been due since; it is taken out.

        Whoever has quiet hours at this moment waits for their end.
        """
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
        self._errands: Final = Errands("a notice failed", (Unreachable, Refusal))
        self._due: Final = asyncio.Event()

    async def start(self) -> None:
        if self._offer.address:
            key = await self._notebook.house_value("push", new_push_key)
            self._push = PushDesk(self._outside, key, self._offer.address)
        self._claimed.update(await self._notebook.claimed_tables())
        self._due.set()  # something may be due since before the start
        self._errands.begin(self._keep_delivering())
        for table_id in await self._notebook.untold():
            self.changed(await self._tables.get(table_id))

    async def stop(self) -> None:
        await self._errands.stop()
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
                self._errands.begin(self._tell_end(table.id))
            return
        seat = waited_for(table)
        if self._seen.get(table.id) != seat:
            self._seen[table.id] = seat
            if seat is not None:
                self._errands.begin(self._tell_turn(table.id, seat))

    # What people choose

    async def settings(self, person: Person) -> NoticeSettings:
        wanted, devices, quiet = await self._notebook.wanted(person.id)
        hook, hours = wanted.webhook, wanted.hours
        return {
            "events": {event: list(wanted.wishes.get(event, [])) for event in EVENTS},
            "push_key": None if self._push is None else self._push.public_key,
            "mail": self._offer.mail and person.mail is not None,
            "webhook": None if hook is None else {"kind": hook.kind, "address": hook.address},
            "hours": None
            if hours is None
            else {"begins": hours.begins, "ends": hours.ends, "offset": hours.offset},
            "devices": devices,
            "quiet": quiet,
        }

    async def choose(self, person: Person, wanted: Wanted) -> NoticeSettings:
        if wanted.webhook is not None:
            self._outside.check(wanted.webhook.address)
        await self._notebook.want(person.id, wanted)
        self._due.set()  # the quiet hours may be over
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

    def tell_invited(self, table: str, person: str) -> None:
        """Somebody was asked to a table."""
        self._errands.begin(self._tell_person(table, person, NO_SEAT, "invited"))

    def tell_round(self, table: str) -> None:
        """A tournament's table was made."""
        self._errands.begin(self._tell_sitting(table))

    async def _tell_sitting(self, table: str) -> None:
        for seat, person in await self._notebook.sitting(table):
            await self._tell_person(table, person, seat, "round")

    async def _tell_person(self, table_id: str, person: str, seat: int, event: Event) -> None:
        found = await self._notebook.addressee(person)
        if found is not None:
            await self._tell(found, await self._tables.get(table_id), Due(table_id, seat, event))

    async def _tell(self, to: Addressee, table: Table, due: Due) -> None:
        channels = to.wanted.wishes.get(due.event, [])
        if channels and to.quiet(now()):
            await self._notebook.add_due(to.person.id, due._replace(held=True), now())
            return
        if "mail" in channels and to.person.mail is not None and self._offer.mail:
            await self._notebook.add_due(to.person.id, due, now())
            self._due.set()
        names = [seat.name or "" for seat in table.seats if seat.seat != due.seat]
        await self._send(
            to, channels, words.notice(to.person.language, due.event, table.header.game, names, table.id)
        )

    async def _send(self, to: Addressee, channels: Sequence[Channel], notice: Notice) -> None:
        """By the ways that need no gathering."""
        if "webhook" in channels and to.wanted.webhook is not None:
            named = notice._replace(title=f"{to.person.name}: {notice.title}")
            await call_webhook(self._outside, to.wanted.webhook, named, f"{self._offer.address}{notice.path}")
        if "push" in channels and self._push is not None:
            for device in to.devices:
                if not await self._push.send(device, notice):
                    await self._notebook.unsubscribe(device.endpoint)

    async def _keep_delivering(self) -> None:
        while True:
            try:
                await asyncio.wait_for(self._due.wait(), LOOK_AGAIN)
            except TimeoutError:
                pass
            else:
                self._due.clear()
                await asyncio.sleep(self._digest)
            try:
                await self._deliver(now())
            except Unreachable:
                self._due.set()
                await asyncio.sleep(ASK_AGAIN)
            except Exception:
                LOG.exception("what was due could not be told")

    async def _deliver(self, at: int) -> None:
        """What is due and still so: one mail to each, and what was held by their other ways, too."""
        for to, dues in await self._notebook.take_due(at - int(self._digest * 1000), at):
            lines: list[str] = []
            for due in dues:
                notice = await self._still(to.person, due)
                if notice is None:
                    continue
                channels = to.wanted.wishes.get(due.event, [])
                if due.held:
                    await self._send(to, channels, notice)
                if "mail" in channels:
                    lines.append(f"{notice.title}. {notice.text}\n{self._offer.address}{notice.path}")
            if lines and to.person.mail is not None and self._offer.post is not None and self._offer.mail:
                subject, text = words.digest(to.person.language, lines, self._offer.address)
                await self._offer.post.send(Letter(to.person.mail, subject, text))

    async def _still(self, person: Person, due: Due) -> Notice | None:
        """What is to be told; None if it is not so any more."""
        found = (await self._tables.store.summaries([due.table])).get(due.table)
        if found is None:
            return None
        standing = found.header.standing
        if due.event == "invited" and standing.status != OPEN:
            return None
        if due.event == "turn" and (standing.status != RUNNING or standing.deciding != due.seat):
            return None
        names = [seat.name or "" for seat in found.seats if seat.seat != due.seat]
        return words.notice(person.language, due.event, found.header.game, names, due.table)


def waited_for(table: Table) -> int | None:
    """The seat of the person whom everybody waits for: no bot's, and none that an order answers for."""
    deciding = table.header.standing.deciding
    if table.status != RUNNING or table.stopped is not None or deciding is None or table.goes_on():
        return None
    return deciding if table.seats[deciding].kind == PERSON else None
