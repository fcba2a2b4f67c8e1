"""Starting the server: what is passed on, what is said, when a browser opens."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.conftest import Cli

from astrolude.cli.serve import can_show_a_browser
from astrolude.server.settings import Settings

ADDRESS = "http://127.0.0.1:4242"


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """Stands in for the server: remembers how it was started and is ready at once."""
    calls: list[Settings] = []

    def serve(settings: Settings, *, ready: Callable[[str], None]) -> None:
        calls.append(settings)
        ready(ADDRESS)

    monkeypatch.setattr("astrolude.server.serve", serve)
    return calls


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Stands in for the browser."""
    pages: list[str] = []
    monkeypatch.setattr("webbrowser.open", pages.append)
    return pages


def test_alone_it_serves_on_a_free_port_and_opens_the_page(
    cli: Cli, served: list[Settings], opened: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("astrolude.cli.serve.can_show_a_browser", lambda environment: True)
    result = cli()
    assert served == [Settings(host="127.0.0.1", port=0)]
    assert f"Astrolude is ready: {ADDRESS}" in result.out
    assert opened == [ADDRESS]


def test_alone_it_opens_nothing_when_that_is_forbidden(
    cli: Cli, served: list[Settings], opened: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ASTROLUDE_NO_BROWSER", "1")
    assert ADDRESS in cli("--lang", "fr").out
    assert served
    assert opened == []


def test_serve_passes_everything_on_and_opens_nothing(
    cli: Cli, served: list[Settings], opened: list[str]
) -> None:
    arguments = ["--host", "0.0.0.0", "--port", "8080", "--db", "club.sqlite3", "--workers", "3"]
    assert ADDRESS in cli("serve", *arguments).out
    assert served == [Settings(host="0.0.0.0", port=8080, database="club.sqlite3", workers=3)]
    assert opened == []


def test_what_is_not_said_comes_from_the_environment_and_the_file(
    cli: Cli, served: list[Settings], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "club.toml"
    file.write_text('host = "0.0.0.0"\nport = 1\nworkers = 5\n')
    monkeypatch.setenv("ASTROLUDE_WORKERS", "2")
    cli("serve", "--settings", str(file), "--port", "8080")
    assert served == [Settings(host="0.0.0.0", port=8080, workers=2)]


@pytest.mark.parametrize(
    ("environment", "platform", "expected"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"DISPLAY": ":0", "ASTROLUDE_NO_BROWSER": "1"}, "linux", False),
        ({}, "darwin", True),
        ({}, "win32", True),
        ({"ASTROLUDE_NO_BROWSER": "1"}, "win32", False),
    ],
)
def test_a_browser_needs_a_display_and_leave(
    environment: dict[str, str], platform: str, expected: bool
) -> None:
    assert can_show_a_browser(environment, platform) is expected
