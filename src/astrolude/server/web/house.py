"""What the calls need of the worker that they are served by."""

from __future__ import annotations

from typing import Protocol

from astrolude.server.club.house import Club
from astrolude.server.people.accounts import Accounts
from astrolude.server.people.notices import Notices
from astrolude.server.tables.archive import Archive
from astrolude.server.tables.calls import Keeper
from astrolude.server.tables.chat import Chats
from astrolude.server.tables.owners import Owners


class House(Keeper, Protocol):
    """A worker."""

    @property
    def owners(self) -> Owners: ...

    @property
    def archive(self) -> Archive: ...

    @property
    def chats(self) -> Chats: ...

    @property
    def accounts(self) -> Accounts: ...

    @property
    def notices(self) -> Notices: ...

    @property
    def club(self) -> Club: ...

    def claimed(self, table_id: str) -> None:
        """A seat of a table found its person."""
        ...

    @property
    def base_address(self) -> str:
        """The address that people reach the server by, where the host has named it."""
        ...

    @property
    def most_alone(self) -> int:
        """How many games of bots alone may run at the same time."""
        ...

    def own(self, table_id: str, owner: str) -> None:
        """Somebody made a table, or sits at it."""
        ...
