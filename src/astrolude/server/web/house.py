"""What the calls need of the worker that they are served by."""

from __future__ import annotations

from typing import Protocol

from astrolude.server.people.accounts import Accounts
from astrolude.server.people.notices import Notices
from astrolude.server.tables.analysing import Analyses
from astrolude.server.tables.archive import Archive
from astrolude.server.tables.cache import Tables
from astrolude.server.tables.chat import Chats
from astrolude.server.tables.coaching import Coaches
from astrolude.server.tables.driver import Driver
from astrolude.server.tables.hall import Hall
from astrolude.server.tables.owners import Owners


class House(Protocol):
    """A worker."""

    @property
    def tables(self) -> Tables: ...

    @property
    def hall(self) -> Hall: ...

    @property
    def driver(self) -> Driver: ...

    @property
    def owners(self) -> Owners: ...

    @property
    def analyses(self) -> Analyses: ...

    @property
    def archive(self) -> Archive: ...

    @property
    def chats(self) -> Chats: ...

    @property
    def accounts(self) -> Accounts: ...

    @property
    def notices(self) -> Notices: ...

    def claimed(self, table_id: str) -> None:
        """A seat of a table found its person."""
        ...

    @property
    def base_address(self) -> str:
        """The address that people reach the server by, where the host has named it."""
        ...

    @property
    def coaches(self) -> Coaches: ...

    @property
    def most_alone(self) -> int:
        """How many games of bots alone may run at the same time."""
        ...

    def own(self, table_id: str, owner: str) -> None:
        """Somebody made a table, or sits at it."""
        ...
