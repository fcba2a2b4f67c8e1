"""Whose turn it is to think: everybody has the same share of the processes, however many tables they keep."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from typing import Final

HANDICAP: Final = 2.0
"""Seconds of thinking by which a table that nobody looks at stands behind one that is watched."""


@dataclass(frozen=True)
class Claim:
    """Somebody who wants to think: for whom, whether that takes long, and whether anybody looks on."""

    owner: str = ""
    long: bool = False
    watched: bool = True
    patient: bool = False
    """Waits for whatever is watched."""


@dataclass(eq=False)
class _Waiting:
    claim: Claim
    arrival: int
    granted: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Turns:
    """A number of places to think at.

    Where there are several, neither one owner nor long thoughts may hold the last one: a quick bot of
    somebody else finds it soon. Otherwise that owner's turn comes who has thought least of those who want to.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._most: Final = max(1, places - 1)
        self._waiting: Final[list[_Waiting]] = []
        self._arrived = 0
        self._thinking: Final[Counter[str]] = Counter()
        self._long = 0
        self._spent: Final[dict[str, float]] = {}

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    async def begin(self, claim: Claim) -> None:
        """Wait for one's turn; pair with `end`."""
        if claim.owner not in self._spent:
            # Who comes back has saved nothing up meanwhile.
            self._spent[claim.owner] = min(self._spent.values(), default=0.0)
        self._arrived += 1
        waiting = _Waiting(claim, self._arrived)
        self._waiting.append(waiting)
        self._grant()
        try:
            await waiting.granted
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
                self._forget(claim.owner)
            else:
                self.end(claim, 0.0)
            raise

    def end(self, claim: Claim, seconds: float) -> None:
        """The thought took so long; the next one may begin."""
        self._free += 1
        self._thinking[claim.owner] -= 1
        self._long -= claim.long
        self._spent[claim.owner] += seconds
        self._grant()
        self._forget(claim.owner)

    def _grant(self) -> None:
        while self._free:
            # Who has given up leaves the line a moment later.
            able = [each for each in self._waiting if not each.granted.cancelled() and self._may(each.claim)]
            if not able:
                return
            chosen = min(able, key=self._order)
            self._waiting.remove(chosen)
            self._free -= 1
            self._thinking[chosen.claim.owner] += 1
            self._long += chosen.claim.long
            chosen.granted.set_result(None)

    def _may(self, claim: Claim) -> bool:
        if claim.long and self._long >= self._most:
            return False
        return self._thinking[claim.owner] < self._most

    def _order(self, waiting: _Waiting) -> tuple[bool, float, int, int]:
        owner = waiting.claim.owner
        yields = waiting.claim.patient and any(
            each.claim.watched and not each.claim.patient for each in self._waiting
        )
        behind = 0.0 if waiting.claim.watched else HANDICAP
        rivals = sum(1 for each in self._waiting if each.claim.owner == owner)
        return yields, self._spent[owner] + behind, rivals, waiting.arrival

    def _forget(self, owner: str) -> None:
        if not self._thinking[owner]:
            del self._thinking[owner]
            if all(each.claim.owner != owner for each in self._waiting):
                self._spent.pop(owner, None)
