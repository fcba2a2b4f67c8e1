"""What one worker is made of, and what it does by itself: listening to the others, tidying up."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Callable
from typing import Final

from astrolude.server.club.house import Club, Ears, Rules, Stores
from astrolude.server.club.seasons import Seasons
from astrolude.server.metrics import BOT_FAILURES, CACHED, THINKING, WAITING, timed
from astrolude.server.people.accounts import Accounts, Offer
from astrolude.server.people.notices import Notices
from astrolude.server.people.outside import Outside
from astrolude.server.people.post import SmtpPost
from astrolude.server.processes.calculating import Calculators
from astrolude.server.processes.thinkers import Thinkers
from astrolude.server.settings import Settings
from astrolude.server.store.address import database_url
from astrolude.server.store.boards import SqlBoards
from astrolude.server.store.friends import SqlFriends
from astrolude.server.store.neighbours import PostgresNeighbours
from astrolude.server.store.notebook import SqlNotebook
from astrolude.server.store.people import SqlPeople
from astrolude.server.store.profiles import SqlProfiles
from astrolude.server.store.renewing import renew
from astrolude.server.store.results import SqlResults
from astrolude.server.store.sql import SqlStore
from astrolude.server.store.tournaments import SqlTournaments
from astrolude.server.tables.analysing import Analyses
from astrolude.server.tables.archive import Archive
from astrolude.server.tables.chat import Chats
from astrolude.server.tables.coaching import Coaches
from astrolude.server.tables.household import Household
from astrolude.server.tables.judging import Judges
from astrolude.server.tables.library import load_games
from astrolude.server.tables.neighbours import Alone, Notice
from astrolude.server.tables.owners import Owners
from astrolude.server.tables.refereeing import Referee
from astrolude.server.tables.store import now
from astrolude.server.tables.table import Table
from astrolude.server.tables.thinking import Job

LOG: Final = logging.getLogger(__name__)
HOUR: Final = 3600.0
TIDY_AGAIN: Final = HOUR
"""Seconds until it is looked again for what people left for good."""
DAY_IN_MILLISECONDS: Final = 24 * 3600 * 1000
ACCOUNTS: Final = 1.0
"""Seconds between two tellings of what callers spent."""
COSTS_TOGETHER: Final = 50
"""The most callers in one notice: PostgreSQL's have less than 8000 bytes."""
BANS_AGAIN: Final = 30.0
"""Seconds until the networks that are not served are looked up again."""


class Worker(Household):
    """Started and stopped with the application, which hands its parts to those who need them."""

    def __init__(self, settings: Settings, wall: Callable[[], int] = now) -> None:
        """`wall` is the clock by which everything is dated and measured."""
        load_games(settings.games)
        url = database_url(settings.database)
        name = secrets.token_hex(4)
        self._clock: Final = Clock(wall)
        self._store: Final = SqlStore(url, name, settings.store_check, wall)
        self._thinkers: Final = Thinkers(settings.bot_processes, settings.games, settings.bot_limit)
        super().__init__(
            name,
            self._store,
            PostgresNeighbours(url) if self._store.shared else Alone(),
            Metered(self._thinkers),
            Owners(settings.running_per_address, settings.bot_tables_per_address),
            kept=settings.cached_tables,
            interval=settings.presence_interval,
            pause=settings.bot_pause,
        )
        self._open_days: Final = settings.open_days
        self._abandoned_days: Final = settings.abandoned_days
        self._clock_interval: Final = settings.clock_interval
        self._started = False
        self._spent: Callable[[], dict[str, float]] = dict
        self._hear_costs: Callable[[dict[str, float]], None] = _ignore
        self.banned: Callable[[list[str]], None] = _ignore
        """Told which networks are not served."""
        self.accounts: Final = Accounts(SqlPeople(self._store), self.tables, _offer(settings))
        self.notices: Final = Notices(
            SqlNotebook(self._store),
            self.tables,
            self.hall,
            self.accounts.offer,
            Outside(settings.private_addresses == "allow"),
            settings.notice_pause,
            settings.digest_minutes * 60,
        )
        self.club: Final = Club(
            Stores(
                SqlResults(self._store, Seasons(settings.season_months)),
                SqlBoards(self._store),
                SqlProfiles(self._store),
                SqlFriends(self._store),
                SqlTournaments(self._store),
            ),
            self.tables,
            self.hall,
            Rules(
                settings.ratings == "on",
                settings.tournaments == "on",
                settings.season_months,
                settings.tournament_interval,
            ),
            wall,
            Ears(self.claimed, self.notices.tell_invited, self.notices.tell_round, self._tell_club),
        )
        self.base_address: Final = settings.base_address
        self.most_alone: Final = settings.bot_tables
        self.analyses: Final = Analyses(
            self._store, self._neighbours, self._thinkers, settings.analysis_seconds, settings.analyses
        )
        self.chats: Final = Chats(self._store, self.hall, settings.chat == "on")
        self._chat_hours: Final = settings.chat_hours
        self.referee: Final = Referee(self.tables)
        self.coaches: Final = Coaches(self._thinkers, settings.hint_seconds)
        self.judges: Final[Judges] = self._thinkers
        self.calculators: Final = Calculators(Thinkers(1, settings.games, settings.calculator_limit))

    @property
    def archive(self) -> Archive:
        return self._store

    async def start(self) -> None:
        """Open the store and let waiting bots go on; once is enough."""
        if self._started:
            return
        await self._store.open()
        await self._store.write(renew)
        self._started = True
        await self.begin()
        await self._learn_bans()
        await self.notices.start()
        await self.club.start()
        self._errands.repeat(TIDY_AGAIN, self.tidy)
        self._errands.repeat(BANS_AGAIN, self._learn_bans)
        self._errands.repeat(self._clock_interval, self.referee.look)
        if self._store.shared:
            self._errands.repeat(ACCOUNTS, self._tell_costs)

    async def stop(self) -> None:
        await self.end()
        await self.club.stop()
        await self.analyses.stop()
        await self.accounts.stop()
        await self.notices.stop()
        self._thinkers.stop()
        self.calculators.stop()
        await self._store.close()

    def _changed(self, table: Table) -> None:
        super()._changed(table)
        if not table.doubtful:
            self.notices.changed(table)
            self.club.changed(table)

    def claimed(self, table_id: str) -> None:
        """A seat of a table found its person."""
        self.notices.claimed(table_id)
        table = self.tables.known(table_id)
        if table is not None:
            self.club.changed(table)
        self._neighbours.tell({"kind": "claimed", "table": table_id, "worker": self._name})

    def _tell_club(self) -> None:
        self._neighbours.tell({"kind": "club", "worker": self._name})

    def _hear(self, notice: Notice) -> None:
        kind = notice["kind"]
        if kind not in ("spent", "chat", "claimed", "club"):
            super()._hear(notice)
        elif notice["worker"] != self._name:
            if kind == "club":
                self.club.forget()
            elif kind == "spent":
                self._hear_costs(notice["costs"])
            elif kind == "claimed":
                self.notices.claimed(notice["table"])
            else:
                self._errands.begin(self.chats.hear_of(notice["table"]))
        if kind == "gap":
            for table_id in self.chats.listening():
                self._errands.begin(self.chats.hear_of(table_id))

    async def count_tables(self) -> dict[str, int]:
        """How many tables the store has, by status; what is not worth a call of its own is noted, too."""
        CACHED.set(len(self.tables))
        return await self._store.count()

    def own(self, table_id: str, owner: str) -> None:
        """Somebody made a table, or sits down at it."""
        if self.owners.seen(table_id, owner):
            table = self.tables.known(table_id)
            if table is not None:
                self.owners.changed(table)
            self._neighbours.tell({"kind": "owned", "table": table_id, "worker": self._name, "owner": owner})

    def share_costs(
        self, spent: Callable[[], dict[str, float]], hear: Callable[[dict[str, float]], None]
    ) -> None:
        """What callers spend here is told to the other workers, and what they spend there is heard."""
        self._spent, self._hear_costs = spent, hear

    async def _tell_costs(self) -> None:
        costs = sorted(self._spent().items())
        for first in range(0, len(costs), COSTS_TOGETHER):
            told = dict(costs[first : first + COSTS_TOGETHER])
            self._neighbours.tell({"kind": "spent", "worker": self._name, "costs": told})

    async def _learn_bans(self) -> None:
        """Which networks the host bans or forgives while this runs."""
        self.banned(await self._store.bans())

    async def tidy(self) -> None:
        """Remove tables that never started, close those that people left for good, and forget old talk."""
        now = self._clock.now()
        removed = await self._store.remove_open_since(now - int(self._open_days * DAY_IN_MILLISECONDS))
        closed = await self._store.close_abandoned(now - int(self._abandoned_days * DAY_IN_MILLISECONDS))
        await self._store.forget_talk(now - int(self._chat_hours * HOUR * 1000))
        if closed:
            LOG.info("%d games were closed that nobody played any more", len(closed))
        for table in [*removed, *closed]:
            await self.tables.changed_beside(table)
        await self.accounts.tidy()


class Metered:
    """Where bots think, with figures for those who watch."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers: Final = thinkers

    async def choose(self, job: Job) -> int:
        try:
            with timed(THINKING.labels(job.level)):
                return await self._thinkers.choose(job)
        except Exception:
            BOT_FAILURES.inc()
            raise
        finally:
            WAITING.set(self._thinkers.turns.waiting)


def _offer(settings: Settings) -> Offer:
    """What the host made possible."""
    post = None
    if settings.mail_host and settings.mail_from:
        post = SmtpPost(
            settings.mail_host,
            settings.mail_port,
            settings.mail_from,
            settings.mail_security,
            settings.mail_user,
            settings.mail_password,
        )
    return Offer(post, settings.base_address)


def _ignore(_told: object) -> None:
    return


class Clock:
    """What time it is, for those who remove things: a clock that is set forward does not age them."""

    def __init__(self, wall: Callable[[], int] = now, steady: Callable[[], float] = time.monotonic) -> None:
        self._wall: Final = wall
        self._steady: Final = steady
        self._begun: Final = wall()
        self._since: Final = steady()

    def now(self) -> int:
        """Milliseconds since 1970, by the wall or by how long this runs, whichever is less."""
        return min(self._wall(), self._begun + int((self._steady() - self._since) * 1000))
