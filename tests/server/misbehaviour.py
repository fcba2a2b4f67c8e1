"""What a bot's process might do. A module of its own: the process imports it, and should start quickly."""

from __future__ import annotations

import os
import time


def die(_job: object) -> int:
    os._exit(1)


def sleep(_job: object) -> int:
    time.sleep(60)
    return 0


def stumble(_job: object) -> int:
    raise ValueError("a fault of the bot")


def own_process(_job: object) -> int:
    return os.getpid()
