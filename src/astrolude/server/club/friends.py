"""Friends by name, and asking them to a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple, Protocol

from astrolude.server.club.messages import Asked, Friend, Friends, FriendTable, Invitation, Preset, Someone
from astrolude.server.club.profiles import Profiles
from astrolude.server.club.rows import FRIEND, FriendState
from astrolude.server.people.rows import Person
from astrolude.server.tables.cache import Tables
from astrolude.server.tables.errors import Refusal
from astrolude.server.tables.hall import Hall
from astrolude.server.tables.rows import OPEN, RUNNING
from astrolude.server.tables.sight import iso, summary
from astrolude.server.tables.table import Table

MOST_FRIENDS: Final = 200
MOST_ASKED: Final = 50
MOST_INVITED: Final = 20
"""Friends who may be asked to one table."""
SHOWN_TABLES: Final = 8
SHOWN_INVITATIONS: Final = 20
ORDER: Final[Sequence[FriendState]] = ("friend", "asks", "asked", "blocked")

Answer = Literal["accept", "decline", "remove", "block", "unblock"]


class Known(NamedTuple):
    """Somebody in a person's list."""

    who: Someone
    state: FriendState
    at: int


class Asking(NamedTuple):
    """Somebody was asked to a table."""

    table: str
    who: Someone
    by: Someone | None
    at: int
    declined: bool
    came: bool


class FriendStore(Protocol):
    """What friends need of the store. Every change is one transaction."""

    async def known(self, person: str) -> list[Known]:
        """Everybody in a person's list; not those who block them."""
        ...

    async def ask(self, person: str, other: str, most_friends: int, most_asked: int, at: int) -> bool:
        """Ask somebody, or accept what they asked; False if there are too many already.

        Whoever is blocked by the other is told nothing: it looks as if they had asked.
        """
        ...

    async def answer(self, person: str, other: str, answer: Answer, most_friends: int, at: int) -> bool:
        """Accept, decline, remove, block or unblock; False if there are too many already."""
        ...

    async def sits_at(self, table: str) -> dict[int, str]:
        """The accounts that seats of a table belong to."""
        ...

    async def invite(self, table: str, person: str, by: str, most: int, at: int) -> bool | None:
        """Ask somebody to a table; False if it was done before, None if too many were asked.

        Of somebody who blocks the other it is noted, but not shown to them.
        """
        ...

    async def decline(self, table: str, person: str) -> None: ...

    async def invited(self, table: str, person: str) -> bool:
        """Whether somebody was asked to a table by one who sits there, and did not say no."""
        ...

    async def asked_to(self, table: str) -> list[Asking]: ...

    async def invitations(self, person: str, most: int) -> list[Asking]:
        """To tables that gather, the newest first."""
        ...

    async def tables_of_friends(self, person: str, most: int) -> list[tuple[Someone, str]]:
        """Friends and tables that gather or run at which they sit and the person does not, newest first."""
        ...


class Circle:
    """A person's friends."""

    def __init__(
        self,
        store: FriendStore,
        profiles: Profiles,
        tables: Tables,
        hall: Hall,
        clock: Callable[[], int],
        invited: Callable[[str, str], None],
    ) -> None:
        """`invited` hears of a table and somebody who was asked there."""
        self._store: Final = store
        self._profiles: Final = profiles
        self._tables: Final = tables
        self._hall: Final = hall
        self._now: Final = clock
        self._invited: Final = invited

    async def friends(self, person: Person) -> Friends:
        found = await self._store.known(person.id)
        found.sort(key=lambda known: (ORDER.index(known.state), known.who["name"].casefold()))
        here = await self._here(person, [known for known in found if known.state == FRIEND])
        people: list[Friend] = [
            {
                "who": known.who,
                "state": known.state,
                "since": iso(known.at),
                "online": known.who["id"] in here,
            }
            for known in found
        ]
        return {"friends": people}

    async def _here(self, person: Person, friends: Sequence[Known]) -> set[str]:
        """Friends who are connected to a table at which they sit."""
        if not friends:
            return set()
        here: set[str] = set()
        for who, table in await self._store.tables_of_friends(person.id, MOST_FRIENDS):
            online = self._hall.online(table)
            if online and who["id"] not in here:
                seats = await self._store.sits_at(table)
                here |= {found for seat, found in seats.items() if seat in online}
        return here

    async def ask(self, person: Person, name: str) -> Friends:
        other = await self._profiles.find(name)
        if other.id == person.id:
            raise Refusal("bad_request", "this is your own name")
        if not await self._store.ask(person.id, other.id, MOST_FRIENDS, MOST_ASKED, self._now()):
            raise Refusal("full", "no more friends, or requests without an answer, can be kept")
        return await self.friends(person)

    async def answer(self, person: Person, other_id: str, answer: Answer) -> Friends:
        other = await self._profiles.find(other_id)
        if other.id == person.id:
            raise Refusal("bad_request", "this is your own name")
        if not await self._store.answer(person.id, other.id, answer, MOST_FRIENDS, self._now()):
            raise Refusal("full", "no more friends can be kept")
        return await self.friends(person)

    # Tables

    async def invite(self, person: Person, table_id: str, friend: str) -> list[Asked]:
        table = await self._tables.get(table_id)
        await self._insist_on_seat(person, table)
        if table.status != OPEN or not any(seat.free for seat in table.seats):
            raise Refusal("full", "no seat is open")
        known = {each.who["id"]: each.state for each in await self._store.known(person.id)}
        if known.get(friend) != FRIEND:
            raise Refusal("not_yours", "friends can be asked to a table: others by its link")
        new = await self._store.invite(table.id, friend, person.id, MOST_INVITED, self._now())
        if new is None:
            raise Refusal("full", "enough people were asked to this table")
        if new:
            self._invited(table.id, friend)
        return await self.asked(person, table_id)

    async def asked(self, person: Person, table_id: str) -> list[Asked]:
        table = await self._tables.get(table_id)
        await self._insist_on_seat(person, table)
        return [
            {
                "who": each.who,
                "by": each.by,
                "at": iso(each.at),
                "state": "came" if each.came else "declined" if each.declined else "asked",
            }
            for each in await self._store.asked_to(table.id)
        ]

    async def decline(self, person: Person, table_id: str) -> None:
        await self._store.decline((await self._tables.get(table_id)).id, person.id)

    async def welcome(self, person: Person, table: Table) -> bool:
        """Whether somebody may sit down because they were asked."""
        return table.status == OPEN and await self._store.invited(table.id, person.id)

    async def invitations(self, person: Person) -> list[Invitation]:
        found = await self._store.invitations(person.id, SHOWN_INVITATIONS)
        stored = await self._tables.store.summaries([each.table for each in found])
        return [
            {
                "table": summary(
                    stored[each.table].header, stored[each.table].seats, self._hall.online(each.table)
                ),
                "by": each.by,
                "at": iso(each.at),
            }
            for each in found
            if each.table in stored
        ]

    async def tables(self, person: Person) -> list[FriendTable]:
        found = await self._store.tables_of_friends(person.id, 4 * SHOWN_TABLES)
        stored = await self._tables.store.summaries([table for _, table in found])
        invited = {each.table for each in await self._store.invitations(person.id, SHOWN_INVITATIONS)}
        told: list[FriendTable] = []
        seen: set[str] = set()
        for who, table in found:
            if table in seen or table not in stored:
                continue
            seen.add(table)
            header, seats = stored[table].header, stored[table].seats
            joinable = header.standing.status == OPEN and (header.listed or table in invited)
            # A private table that gathers is nobody's business who was not asked.
            if joinable or header.standing.status == RUNNING:
                online = self._hall.online(table)
                told.append({"who": who, "table": summary(header, seats, online), "may_join": joinable})
        told.sort(key=lambda each: not each["may_join"])
        return told[:SHOWN_TABLES]

    async def requests(self, person: Person) -> list[Someone]:
        return [known.who for known in await self._store.known(person.id) if known.state == "asks"]

    async def _insist_on_seat(self, person: Person, table: Table) -> None:
        if person.id not in (await self._store.sits_at(table.id)).values():
            raise Refusal("no_seat", "no seat at this table belongs to your account")


class PresetStore(Protocol):
    """What presets need of the store."""

    async def presets(self, person: str) -> list[Preset]: ...

    async def keep_preset(self, person: str, preset: Preset, most: int) -> bool:
        """Instead of one of the same name; False if there are too many."""
        ...

    async def remove_preset(self, person: str, name: str) -> None: ...
