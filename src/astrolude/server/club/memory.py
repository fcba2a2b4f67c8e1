"""What many ask for is looked up once in a while."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Any, Final, TypeVar

T = TypeVar("T")


class Memory:
    """Answers by their questions, each for some seconds; the ones unused for longest are forgotten first."""

    def __init__(self, seconds: float, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._seconds: Final = seconds
        self._most: Final = most
        self._clock: Final = clock
        self._known: Final[OrderedDict[Hashable, tuple[float, Any]]] = OrderedDict()
        self._forgotten = 0

    async def get(self, question: Hashable, find: Callable[[], Awaitable[T]]) -> T:
        at = self._clock()
        found = self._known.get(question)
        if found is None or found[0] <= at:
            before = self._forgotten
            answer = await find()
            if self._forgotten != before:
                return answer  # perhaps from before that which happened meanwhile
            self._known[question] = at + self._seconds, answer
        else:
            answer = found[1]
        self._known.move_to_end(question)
        if len(self._known) > self._most:
            self._known.popitem(last=False)
        return answer

    def forget(self) -> None:
        """Something happened that people expect to see at once."""
        self._known.clear()
        self._forgotten += 1
