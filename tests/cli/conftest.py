"""Commands run in this process, on the toy game, with its texts."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from astrolude.cli.app import run
from astrolude.locales import texts
from astrolude.testing.toy import GAME

TOY_TEXTS = Path(__file__).parents[1] / "locales" / "beacons"


class Result(NamedTuple):
    code: int
    out: str
    err: str

    def json(self) -> Any:
        return json.loads(self.out)


Cli = Callable[..., Result]


@pytest.fixture(autouse=True)
def only_the_toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The commands know the toy game alone and speak English unless told otherwise."""
    monkeypatch.setattr(texts, "FOLDERS", [*texts.FOLDERS, TOY_TEXTS])
    monkeypatch.setattr("astrolude.games.load", lambda: [GAME])
    for command in ("games", "version", "bench"):
        monkeypatch.setattr(f"astrolude.cli.{command}.load", lambda: [GAME])
    monkeypatch.setenv("ASTROLUDE_LANG", "en")
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("TERM", "dumb")
    texts.load.cache_clear()
    yield
    texts.load.cache_clear()


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Cli:
    """Runs a command line; `typed` lines are what a person types."""

    def invoke(*arguments: str, typed: list[str] | None = None) -> Result:
        lines = iter(typed or [])

        def read(prompt: str = "") -> str:
            try:
                return next(lines)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", read)
        code = run(arguments)
        captured = capsys.readouterr()
        return Result(code, captured.out, captured.err)

    return invoke
