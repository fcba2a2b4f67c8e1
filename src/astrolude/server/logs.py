"""How the server's own words are written: lines for people, or one JSON object a line for programs."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime
from typing import Any, Final

LOGGERS: Final = ("astrolude", "uvicorn", "asyncio", "sqlalchemy")


class JsonLines(logging.Formatter):
    """One object a line: when, how grave, who, what, and the traceback if there is one."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["traceback"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def configuration(form: str, level: str) -> dict[str, Any]:
    """For `logging.config.dictConfig`, as uvicorn takes it. Others' loggers are left alone."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {
            "text": {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"},
            "json": {"()": JsonLines},
        },
        "handlers": {
            "stderr": {"class": "logging.StreamHandler", "formatter": form, "stream": "ext://sys.stderr"}
        },
        "loggers": {name: {"handlers": ["stderr"], "level": level.upper()} for name in LOGGERS},
    }
