"""The host of the tables in a browser: calls and live lines, as a server has them."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import secrets
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final, NamedTuple
from urllib.parse import parse_qsl, unquote, urlsplit

from astrolude.server.near.bridge import Bridge
from astrolude.server.near.calls import CALLS, OWN, Asked
from astrolude.server.near.minds import SecondWorker
from astrolude.server.near.neighbours import Tabs
from astrolude.server.near.reading import Forms, Schema
from astrolude.server.near.store import DocumentStore
from astrolude.server.processes.calculating import Calculators
from astrolude.server.tables.analysing import Analyses
from astrolude.server.tables.coaching import Coaches
from astrolude.server.tables.conversation import Conversation
from astrolude.server.tables.errors import ErrorCode, Refusal
from astrolude.server.tables.household import Household
from astrolude.server.tables.judging import Judges
from astrolude.server.tables.line import Line
from astrolude.server.tables.owners import Owners
from astrolude.server.tables.refusing import CODES, STORE_SILENT, refused
from astrolude.server.tables.store import Unreachable
from astrolude.server.tables.tokens import OF_BROWSER

LOG: Final = logging.getLogger(__name__)
PROTOCOL: Final = Path(__file__).with_name("protocol.json")
"""The protocol's document, which the build puts beside this module."""
LIVE: Final = re.compile(r"/ws/tables/([^/]+)")
THOUGHT: Final = 120.0
"""Seconds after which a thought is given up: far more than any bot's budget."""
PUSHES: Final = 0.05
"""Seconds between two states on a line."""
IN_TOUCH: Final = 15.0
"""Seconds between two signs of life to the other tabs."""
KEPT_TABLES: Final = 8
BROKEN: Final = 500
NO_LIMIT: Final = 1 << 30


class Pace(NamedTuple):
    """How long things take, in seconds."""

    pause: float = 0.1
    """What a bot takes at least; the page itself shows moves at the pace that people choose."""
    hint: float = 2.0
    """What a hint may take: a little more than at a server, as Python is slower here."""
    analysis: float = 120.0
    """What a first look at all moves of a finished game may take."""


USUAL: Final = Pace()


class Way(NamedTuple):
    """How a call is recognised, and what it may bring."""

    method: str
    template: str
    pattern: re.Pattern[str]
    query: dict[str, Schema]
    body: Schema | None


class Nearby(Household):
    """The tables of one tab."""

    def __init__(self, bridge: Bridge, protocol: dict[str, Any], pace: Pace) -> None:
        name = secrets.token_hex(4)
        self.store: Final = DocumentStore(bridge, name)
        self.forms: Final = Forms(protocol["components"]["schemas"])
        minds = SecondWorker(bridge, THOUGHT)
        owners = Owners(NO_LIMIT, NO_LIMIT)
        tabs = Tabs(bridge)
        super().__init__(
            name,
            self.store,
            tabs,
            minds,
            owners,
            kept=KEPT_TABLES,
            interval=IN_TOUCH,
            pause=pace.pause,
            mark=OF_BROWSER,
        )
        self.calculators: Final = Calculators(minds)
        self.analyses: Final = Analyses(self.store, tabs, minds, pace.analysis, KEPT_TABLES)
        self.coaches: Final = Coaches(minds, pace.hint)
        self.judges: Final[Judges] = minds

    async def end(self) -> None:
        await self.analyses.stop()
        await super().end()


class Host:
    """What the page's worker talks to."""

    def __init__(self, bridge: Bridge, protocol: dict[str, Any] | None = None, pace: Pace = USUAL) -> None:
        described = protocol or json.loads(PROTOCOL.read_text(encoding="utf-8"))
        self._bridge: Final = bridge
        self.house: Final = Nearby(bridge, described, pace)
        self._ways: Final = [_way(described, *call) for call in (*CALLS, *OWN)]
        self._lines: Final[dict[int, _Open]] = {}

    async def start(self) -> None:
        await self.house.begin()

    async def stop(self) -> None:
        for line in list(self._lines):
            self.close(line)
        await self.house.end()

    async def call(self, method: str, address: str, secret: str | None, body: str | None) -> str:
        """Answer a call: `{"status": …, "body": …}`."""
        try:
            answer = await self._answer(method, address, secret, body)
            return _response(200, answer)
        except Refusal as refusal:
            return _response(CODES[refusal.code].status, refused(refusal))
        except Unreachable:
            return _response(CODES[STORE_SILENT.code].status, refused(STORE_SILENT))
        except Exception:
            LOG.exception("%s %s failed", method, address)
            return _response(BROKEN, refused(Refusal("unavailable", "the host failed")))

    def open(self, number: int, address: str) -> None:
        """A live line is opened."""
        found = LIVE.fullmatch(address)
        frames: asyncio.Queue[str] = asyncio.Queue()
        table = unquote(found[1]) if found else ""
        task = asyncio.ensure_future(self._serve(number, table, frames))
        self._lines[number] = _Open(frames, task)

    def hear(self, number: int, frame: str) -> None:
        """The page says something on a line."""
        if number in self._lines:
            self._lines[number].frames.put_nowait(frame)

    def close(self, number: int) -> None:
        line = self._lines.pop(number, None)
        if line is not None:
            line.task.cancel()

    async def _serve(self, number: int, table: str, frames: asyncio.Queue[str]) -> None:
        house = self.house
        conversation = Conversation(table, house.tables, house.hall, house.driver, encode)
        try:
            async with asyncio.TaskGroup() as group:
                send = partial(self._send, number)
                line = Line(conversation, Nearest(), self._read, send, encode, group, PUSHES)
                group.create_task(line.push())
                while True:
                    await line.hear(await frames.get())
        finally:
            conversation.leave()

    async def _send(self, number: int, message: bytes) -> None:
        self._bridge.say(number, message.decode())

    def _read(self, frame: str | None) -> Any:
        form = self.house.forms.named("ClientMessage")
        return self.house.forms.read(form, _json(frame))

    async def _answer(self, method: str, address: str, secret: str | None, body: str | None) -> object:
        path, query = urlsplit(address)[2:4]
        for way in self._ways:
            found = way.pattern.fullmatch(path) if way.method == method else None
            if found:
                names = {name: unquote(value) for name, value in found.groupdict().items()}
                asked = Asked(self.house, names, self._query(way, query), self._body(way, body), secret)
                return await {**CALLS, **OWN}[way.method, way.template](asked)
        raise Refusal("bad_request", "this needs a server")

    def _query(self, way: Way, text: str) -> SimpleNamespace:
        given = dict(parse_qsl(text))
        numbers = {name: int(value) if value.isdigit() else value for name, value in given.items()}
        read = {
            name: self.house.forms.read(form, numbers.get(name), name) for name, form in way.query.items()
        }
        return SimpleNamespace(**read)

    def _body(self, way: Way, text: str | None) -> Any:
        if way.body is None:
            return text
        return self.house.forms.read(way.body, None if text is None else _json(text), "body")


class _Open(NamedTuple):
    frames: asyncio.Queue[str]
    task: asyncio.Task[None]


class Nearest:
    """Whoever sits at this very browser may ask for anything: it is their own."""

    def says_something(self, seat: str | None) -> None:
        return

    def wants(self, cost: float, seat: str | None) -> None:
        return

    def had(self, cost: float, seat: str | None) -> None:
        return

    def answering(self, kind: str) -> AbstractContextManager[None]:
        return nullcontext()

    def refused(self, code: ErrorCode) -> None:
        return


def encode(message: object) -> bytes:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode()


def _response(status: int, answer: object) -> str:
    body = answer if isinstance(answer, str) else encode(answer).decode()
    return json.dumps({"status": status, "body": body, "json": not isinstance(answer, str)})


def _json(text: str | None) -> Any:
    try:
        return json.loads(text or "")
    except ValueError:
        raise Refusal("bad_request", "this is not JSON") from None


def _way(protocol: dict[str, Any], method: str, template: str) -> Way:
    """A call as the protocol describes it; those of this host alone take what they are given."""
    pattern = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", template))
    described = protocol["paths"].get(template, {}).get(method.lower(), {})
    query = {
        each["name"]: each["schema"] for each in described.get("parameters", ()) if each["in"] == "query"
    }
    content = described.get("requestBody", {}).get("content", {}).get("application/json")
    return Way(method, template, pattern, query, None if content is None else content["schema"])
