"""A server with accounts on either store, for the tests of the club: imported where they are needed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from tests.server.databases import KINDS, new_store
from tests.server.harness import running
from tests.server.mailbox import Mailbox
from tests.server.members import Member, club_settings


@pytest.fixture(scope="module", params=KINDS)
def club_address(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, box: Mailbox
) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("club")
    with running(club_settings(box, folder, database=new_store(request, folder))) as found:
        yield found


class Town:
    """Makes people with names that nobody has yet."""

    def __init__(self, address: str, box: Mailbox) -> None:
        self.address: Final = address
        self.box: Final = box
        self.made: Final[list[Member]] = []

    def __call__(self, *names: str) -> list[Member]:
        made = [Member(self.address, self.box, name) for name in names]
        self.made.extend(made)
        return made


@pytest.fixture
def town(club_address: str, box: Mailbox) -> Iterator[Town]:
    made = Town(club_address, box)
    yield made
    for member in made.made:
        member.http.close()
