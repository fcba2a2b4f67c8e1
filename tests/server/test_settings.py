"""Settings: said, by the environment, in a file; and what is said about those that cannot be."""

from __future__ import annotations

import logging
import re
from pathlib import Path

import pytest
from tests.server.harness import quick

from astrolude.server.settings import (
    FILE,
    OTHERS,
    InvalidSettings,
    Rate,
    Settings,
    read_settings,
    unknown_variables,
    variables,
)

ROOT = Path(__file__).parents[2]


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The settings' file, which the environment names."""
    path = tmp_path / "club.toml"
    monkeypatch.setenv(FILE, str(path))
    return path


def test_the_nearest_word_counts(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file.write_text('port = 1\nhost = "::"\nopen_days = 3\n[table_rate]\nper_second = 7\n')
    monkeypatch.setenv("ASTROLUDE_PORT", "2")
    monkeypatch.setenv("ASTROLUDE_HOST", "0.0.0.0")
    monkeypatch.setenv("ASTROLUDE_TABLE_RATE__BURST", "9")
    expected = Settings(port=3, host="0.0.0.0", open_days=3, table_rate=Rate(7, 9))
    assert read_settings(port=3) == expected


def test_a_file_can_be_named_by_the_caller(tmp_path: Path) -> None:
    other = tmp_path / "other.toml"
    other.write_text('origins = ["https://games.example"]\n')
    assert read_settings(other) == Settings(origins=("https://games.example",))


def test_what_is_said_in_python_is_not_changed_from_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ASTROLUDE_PORT", "2")
    assert Settings().port == 8000


def test_several_names_in_one_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ASTROLUDE_ORIGINS", "https://a.example, https://b.example")
    assert read_settings().origins == ("https://a.example", "https://b.example")


@pytest.mark.parametrize("name", Settings.model_fields)
def test_every_setting_can_be_chosen_by_a_variable(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    chosen: dict[str, object] = {
        "host": "::",
        "database": "club.sqlite3",
        "games": ("a", "b:c"),
        "origins": ("https://a.example",),
        "trusted_hosts": ("a.example", "b.example"),
        "proxies": ("192.0.2.0/24",),
        "store_check": "full",
        "chat": "off",
        "solo": "browser",
        "ratings": "off",
        "tournaments": "off",
        "private_addresses": "allow",
        "base_address": "https://a.example",
        "mail_host": "mail.example",
        "mail_security": "tls",
        "mail_user": "games",
        "mail_password": "of games",
        "mail_from": "games@a.example",
        "watch_host": "::",
        "log_format": "json",
        "log_level": "info",
    }
    value = Rate(3, 4) if name.endswith("_rate") else chosen.get(name, 7)
    text = ",".join(value) if isinstance(value, tuple) else str(value)
    if isinstance(value, Rate):
        text = '{"per_second": 3, "burst": 4}'
    monkeypatch.setenv(f"ASTROLUDE_{name.upper()}", text)
    assert getattr(read_settings(), name) == value != getattr(Settings(), name)


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        ("portt = 9\n", "the setting portt cannot be used: Extra inputs are not permitted"),
        ('port = "eight"\n', "the setting port cannot be used: .* valid integer"),
        ("port = 65536\n", "the setting port cannot be used: .* less than or equal to 65535"),
        ("[seat_rate]\nburts = 3\n", r"the setting seat_rate.burts cannot be used"),
        ("[seat_rate]\nburst = 0\n", r"the setting seat_rate.burst cannot be used"),
        ("port = \n", r"the settings .*club\.toml cannot be read: Invalid value"),
        (None, r"the settings .*club\.toml cannot be read: No such file"),
    ],
)
def test_what_cannot_be_is_named(file: Path, content: str | None, problem: str) -> None:
    if content is not None:
        file.write_text(content)
    with pytest.raises(InvalidSettings, match=problem):
        read_settings()


def test_a_variable_that_cannot_be_read_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ASTROLUDE_SEAT_RATE", "{")
    with pytest.raises(InvalidSettings, match="seat_rate"):
        read_settings()
    monkeypatch.setenv("ASTROLUDE_SEAT_RATE", "{}")
    monkeypatch.setenv("ASTROLUDE_WORKERS", "none")
    with pytest.raises(InvalidSettings, match="workers"):
        read_settings()


def test_a_mistyped_variable_is_named_with_what_was_meant(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("ASTROLUDE_BOT_PROCESES", "4")
    monkeypatch.setenv("ASTROLUDE_QUX", "4")
    with caplog.at_level(logging.WARNING):
        read_settings()
    said = "the variable ASTROLUDE_{} means nothing to Astrolude"
    assert caplog.messages == [
        said.format("BOT_PROCESES") + "; did you mean ASTROLUDE_BOT_PROCESSES?",
        said.format("QUX"),
    ]


def test_every_variable_that_astrolude_reads_anywhere_is_known() -> None:
    patterns = ("src/**/*.py", "tools/**/*.py", "*.py", "web/*.ts")
    read = {
        name
        for pattern in patterns
        for source in ROOT.glob(pattern)
        for name in re.findall(r"\bASTROLUDE_[A-Z_]*[A-Z]\b", source.read_text(encoding="utf-8"))
    }
    assert len(read) > 5
    assert unknown_variables(read) == []
    assert not OTHERS & set(variables())


def test_workers_get_the_same_settings(tmp_path: Path) -> None:
    settings = quick(tmp_path, origins=("https://a.example",), table_rate=Rate(0.25, 4))
    assert Settings.model_validate_json(settings.model_dump_json()) == settings


def test_hosting_tells_of_every_setting_with_its_default_and_what_it_means() -> None:
    told = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert [row for row in rows() if row not in told] == []


def rows() -> list[str]:
    """The table of settings in the documentation."""
    found = []
    for name, field in Settings.model_fields.items():
        value = field.default
        shown = f"{value.per_second:g}/s, {value.burst} at once" if isinstance(value, Rate) else value
        if isinstance(value, tuple):
            shown = ", ".join(f"`{part}`" for part in value)
        found.append(f"| `{name}` | {shown} | {field.description} |")
    return found
