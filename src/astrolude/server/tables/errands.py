"""Work that goes on beside what began it, for as long as the server runs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

LOG: Final = logging.getLogger(__name__)


class Errands:
    """Keeps what was begun from being forgotten half done, says what failed, and stops all at the end."""

    def __init__(self, failed: str, expected: tuple[type[Exception], ...] = ()) -> None:
        """`failed` is what the log says of one that failed; what is `expected` was told elsewhere."""
        self._failed: Final = failed
        self._expected: Final = expected
        self._tasks: Final[set[asyncio.Task[Any]]] = set()

    def begin(self, work: Coroutine[Any, Any, object]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def repeat(self, seconds: float, work: Callable[[], Awaitable[object]]) -> None:
        """Work with a pause before each time. What fails is said, and the next time comes all the same."""
        self.begin(self._repeated(seconds, work))

    async def _repeated(self, seconds: float, work: Callable[[], Awaitable[object]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except self._expected:
                pass
            except Exception:
                LOG.exception(self._failed)

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, self._expected):
            LOG.error(self._failed, exc_info=error)
