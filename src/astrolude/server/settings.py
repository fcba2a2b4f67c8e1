"""Everything a host can choose: said here, by the environment, in a file, or left at its default."""

from __future__ import annotations

import difflib
import logging
import os
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Annotated, Any, Final, Literal
from urllib.parse import urlsplit

from pydantic import Field, ValidationError, field_validator
from pydantic.dataclasses import dataclass
from pydantic_settings import (
    BaseSettings,
    EnvSettingsSource,
    NoDecode,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    SettingsError,
)

from astrolude.kernel.errors import AstroludeError

LOG: Final = logging.getLogger(__name__)
PREFIX: Final = "ASTROLUDE_"
NESTED: Final = "__"
FILE: Final = f"{PREFIX}SETTINGS"
"""The variable that names the file."""
OF_WORKERS: Final = f"{PREFIX}WORKER_SETTINGS"
"""Where workers find the settings of the process that started them."""

OTHERS: Final = {
    FILE,
    OF_WORKERS,
    *(f"{PREFIX}{name}" for name in ("LANG", "NO_BROWSER", "PURE", "NO_PAGE", "SERVER")),
    *(f"{PREFIX}{name}" for name in ("CHROMIUM", "EXPECTED_ENGINE")),
}
"""Variables that say something to other parts of Astrolude, or while it is built and tested."""


class InvalidSettings(AstroludeError):
    """The server cannot be run like this."""


@dataclass(frozen=True, config={"extra": "forbid"})
class Rate:
    """A token bucket: so many a second on average, so many at once."""

    per_second: Annotated[float, Field(ge=0)]
    burst: Annotated[int, Field(ge=1)]


Seconds = Annotated[float, Field(ge=0)]
Count = Annotated[int, Field(ge=1)]
Names = Annotated[tuple[str, ...], NoDecode]


class Settings(BaseSettings):
    """Frozen and made of plain values, so that worker processes get the same.

    These are as they are said here; `read_settings` also listens to the environment and to a file.
    """

    model_config = SettingsConfigDict(
        env_prefix=PREFIX,
        env_nested_delimiter=NESTED,
        nested_model_default_partial_update=True,
        frozen=True,
        extra="forbid",
        use_attribute_docstrings=True,
    )

    host: str = "127.0.0.1"
    """The address to listen at; `0.0.0.0` is all of them."""

    port: Annotated[int, Field(ge=0, le=65535)] = 8000
    """The port; 0 takes a free one."""

    workers: Count = 1
    """How many processes serve; more than one needs PostgreSQL."""

    database: str = ""
    """A path or an address (`sqlite:///games.sqlite3`, `postgresql://…`); empty: the person's own file."""

    games: Names = ("astrolude.games:load",)
    """Modules that register games when they are imported, or `module:function` to be called."""

    bot_processes: Count = 2
    """How many bots think at the same time, each in a process of its own that gives way to the server."""

    bot_pause: Seconds = 0.4
    """The least time between two moves when the second is a bot's, in seconds: people want to follow."""

    bot_limit: Seconds = 60.0
    """A bot that thinks longer than this many seconds is taken for stuck and ended."""

    calculator_limit: Seconds = 10.0
    """A calculation that takes longer than this many seconds is ended."""

    analysis_seconds: Seconds = 40.0
    """Seconds of work for a first look at all moves of a finished game; longer ones follow while watched."""

    hint_seconds: Seconds = 1.5
    """Seconds of work for a hint or a warning: what the strongest bot takes."""

    analyses: Count = 20
    """How many finished games are judged at the same time; they take turns, watched tables go first."""

    push_interval: Seconds = 0.05
    """The least time between two states sent to the same client, in seconds."""

    presence_interval: Seconds = 20.0
    """How often workers tell each other who is online, and look for tables that others left, in seconds."""

    cached_tables: Count = 500
    """How many games are kept in memory; the others are replayed from the store when they are needed."""

    open_days: Annotated[float, Field(ge=0)] = 30.0
    """A table that never started is removed after so many days."""

    abandoned_days: Annotated[float, Field(gt=0)] = 90.0
    """A game with people in which nobody moved for so many days is closed, without a result."""

    solo: Literal["browser", "server"] = "server"
    """Who keeps games that nobody else joins: visitors' browsers where they can, or this server."""

    chat: Literal["on", "off"] = "on"
    """Whether people may talk at tables."""

    chat_hours: Annotated[float, Field(ge=0)] = 24.0
    """What was said at a table is removed so many hours after its game is over."""

    chat_rate: Rate = Rate(0.5, 8)
    """What one seat says, or the spectators of one network address."""

    clock_interval: Seconds = 1.0
    """How often clocks are looked at, in seconds."""

    origins: Names = ()
    """Further origins whose pages may use this server, such as `https://games.example.org`."""

    address_rate: Rate = Rate(50, 300)
    """Requests and connections of one network address."""

    table_rate: Rate = Rate(0.5, 30)
    """New tables by one network address."""

    calculator_rate: Rate = Rate(2, 20)
    """Calculations by one network address."""

    analysis_rate: Rate = Rate(0.05, 10)
    """Finished games that are judged for one network address."""

    hint_rate: Rate = Rate(0.5, 30)
    """Hints and warnings for one network address."""

    board_rate: Rate = Rate(10, 100)
    """Positions made anew for one network address, such as those of lessons; long ones count more."""

    work_rate: Rate = Rate(400, 20_000)
    """Milliseconds of work for one network address: whole states, replays, previews, calculations."""

    seat_work_rate: Rate = Rate(200, 10_000)
    """The same for one seat, or for one spectator's connection."""

    seat_rate: Rate = Rate(20, 60)
    """Messages of one seat, or of one spectator's connection."""

    running_per_address: Count = 200
    """Games that one network address may keep running at the same time."""

    bot_tables_per_address: Count = 10
    """Games of bots alone that one network address may keep running at the same time."""

    bot_tables: Count = 200
    """Games of bots alone that may run at the same time, whoever made them."""

    connections_per_address: Count = 200
    """Live connections of one network address."""

    hello_seconds: Seconds = 10.0
    """A connection that has not said hello by then is closed."""

    request_seconds: Seconds = 15.0
    """A request whose head, or whose body, has not arrived by then is given up."""

    trusted_hosts: Names = ()
    """The host names that are answered, such as `games.example.org`; none: any."""

    proxies: Names = ("127.0.0.1",)
    """Addresses or networks of proxies that are believed when they tell a caller's address and `https`."""

    watch_host: str = "127.0.0.1"
    """The address at which `/metrics` are told, beside `/health` and `/ready`."""

    watch_port: Annotated[int, Field(ge=0, le=65535)] = 0
    """The port for it; 0: metrics are not told."""

    log_format: Literal["text", "json"] = "text"
    """Lines for people, or one JSON object a line."""

    log_level: Literal["debug", "info", "warning", "error"] = "warning"
    """How grave something must be to be written down."""

    store_check: Literal["quick", "full", "none"] = "quick"
    """How an SQLite file is looked through at the start; a damaged one is refused."""

    base_address: str = ""
    """Where people reach this server, such as `https://games.example.org`; mailed links need it."""

    mail_host: str = ""
    """The mail server that sends for this one; empty: no mail is sent, and the page says so."""

    mail_port: Annotated[int, Field(ge=1, le=65535)] = 587
    """Its port."""

    mail_security: Literal["starttls", "tls", "none"] = "starttls"
    """How the way there is protected; `none` only for a mail server on this machine."""

    mail_user: str = ""
    """The name to sign in with there; empty: without."""

    mail_password: str = ""
    """The password that belongs to it."""

    mail_from: str = ""
    """Who mail is from, such as `Astrolude <games@example.org>`."""

    notice_pause: Seconds = 15.0
    """How long somebody is waited for before they are told that it is their turn, in seconds."""

    digest_minutes: Annotated[float, Field(ge=0)] = 30.0
    """How long what is due by mail is gathered, in minutes: one mail tells all of it."""

    private_addresses: Literal["refuse", "allow"] = "refuse"
    """Whether webhooks may lead into the host's own network, or go without encryption."""

    account_rate: Rate = Rate(0.2, 20)
    """Attempts to sign in, mailed links and changes of accounts by one network address."""

    letter_rate: Rate = Rate(0.004, 3)
    """Links mailed to one address, whoever asks for them."""

    ratings: Literal["on", "off"] = "on"
    """Whether tables may be rated; what was counted stays readable."""

    season_months: Annotated[int, Field(ge=0, le=12)] = 3
    """How many months a season of ratings has, the first of a year beginning in January; 0: no seasons."""

    tournaments: Literal["on", "off"] = "on"
    """Whether people may make tournaments; those that run go on."""

    tournament_interval: Seconds = 5.0
    """How often it is looked at what tournaments need, in seconds."""

    club_rate: Rate = Rate(5, 60)
    """Profiles, histories, leader boards and tournaments looked at by one network address."""

    friend_rate: Rate = Rate(0.05, 20)
    """Friends asked, people invited and presets kept by one account."""

    tournament_rate: Rate = Rate(0.002, 5)
    """New tournaments by one account."""

    @field_validator("base_address")
    @classmethod
    def _plain_address(cls, value: str) -> str:
        """An origin: a scheme and a host, nothing behind."""
        found = urlsplit(value)
        if value and (found.scheme not in ("http", "https") or not found.netloc or found.path.strip("/")):
            raise ValueError("an address such as https://games.example.org")
        return f"{found.scheme}://{found.netloc}" if value else ""

    @field_validator("games", "origins", "trusted_hosts", "proxies", mode="before")
    @classmethod
    def _listed(cls, value: object) -> object:
        """A variable holds several names with commas between them."""
        return tuple(name.strip() for name in value.split(",")) if isinstance(value, str) else value

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        return (init_settings,)


def read_settings(file: Path | None = None, **chosen: Any) -> Settings:
    """The settings of a server that begins. InvalidSettings says which one cannot be.

    What is chosen here counts more than a variable of the environment (`ASTROLUDE_` and the setting's name in
    capitals), and that more than the file, which is written in TOML; `ASTROLUDE_SETTINGS` may name it. A
    variable of ours that means nothing is named in the log: it may have been mistyped.
    """
    for name in unknown_variables(os.environ):
        LOG.warning("the variable %s means nothing to Astrolude%s", name, _perhaps(name))
    try:
        environment = EnvSettingsSource(Settings)()
        return Settings(**_joined(_joined(_file_values(file), environment), chosen))
    except ValidationError as error:
        fault = error.errors(include_url=False, include_context=False, include_input=False)[0]
        place = ".".join(str(part) for part in fault["loc"])
        raise InvalidSettings(f"the setting {place} cannot be used: {fault['msg']}") from None
    except SettingsError as error:
        raise InvalidSettings(f"the settings cannot be read: {error}") from None


def variables() -> Iterator[str]:
    """Every variable by which a setting can be chosen."""
    for name, field in Settings.model_fields.items():
        yield PREFIX + name.upper()
        if isinstance(field.annotation, type) and is_dataclass(field.annotation):
            yield from (f"{PREFIX}{name}{NESTED}{part.name}".upper() for part in fields(field.annotation))


def unknown_variables(environment: Iterable[str]) -> list[str]:
    """The variables that look like ours but are read by nobody."""
    known = {*variables(), *OTHERS}
    return sorted(
        name for name in environment if name.upper().startswith(PREFIX) and name.upper() not in known
    )


def _perhaps(name: str) -> str:
    ends = [known.removeprefix(PREFIX) for known in (*variables(), *OTHERS)]
    found = difflib.get_close_matches(name.upper().removeprefix(PREFIX), ends, n=1, cutoff=0.7)
    return f"; did you mean {PREFIX}{found[0]}?" if found else ""


def _file_values(chosen: Path | None) -> dict[str, Any]:
    """What the file says, if there should be one; it must be there then, and be readable."""
    named = chosen or os.environ.get(FILE)
    if not named:
        return {}
    file = Path(named).expanduser()
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise InvalidSettings(f"the settings {file} cannot be read: {error.strerror}") from None
    except ValueError as error:
        raise InvalidSettings(f"the settings {file} cannot be read: {error}") from None


def _joined(weaker: dict[str, Any], stronger: dict[str, Any]) -> dict[str, Any]:
    """Both, the stronger where they say the same; parts of a setting are joined in their turn."""
    joined = {**weaker, **stronger}
    for name in weaker.keys() & stronger.keys():
        if isinstance(weaker[name], dict) and isinstance(stronger[name], dict):
            joined[name] = _joined(weaker[name], stronger[name])
    return joined
