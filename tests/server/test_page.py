"""The page's files, the page's routes, and the reference of the interface."""

from __future__ import annotations

import gzip
import hashlib
import re
from functools import partial
from pathlib import Path

import pytest
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from tests.server.harness import Caller, quick

from astrolude.server import app
from astrolude.server.app import create_app
from astrolude.server.web.page import FOREVER, Page
from astrolude.server.web.reference import reference_page

SCRIPT = b"console.log('a page');" * 100


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_bytes(b"<!doctype html><title>Astrolude</title>")
    (tmp_path / "assets" / "app-1a2b.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "style-3c4d.css").write_bytes(b"a { color: red }" * 100)
    (tmp_path / "assets" / "style-3c4d.css.br").write_bytes(b"as brotli left it")
    (tmp_path / "assets" / "font-5e6f.woff2").write_bytes(b"\x00" * 5000)
    return tmp_path


def asking(path: str, **headers: str) -> Request:
    """What a browser asks for."""
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {
        "type": "http",
        "method": "GET",
        "scheme": "http",
        "server": ("here", 80),
        "path": path,
        "query_string": b"",
        "headers": raw,
    }
    return Request(scope)


def ask(folder: Path, path: str, solo: bool = False, **headers: str) -> Response:
    """What the page answers to a browser."""
    return Page(folder, solo).answer(asking(path, **headers))


@pytest.mark.parametrize("path", ["/", "/t/t_abc", "/j/t_abc", "/new/alien_frontiers", "/index.html"])
def test_every_route_of_the_page_is_the_page(folder: Path, path: str) -> None:
    answer = ask(folder, path)
    assert bytes(answer.body).startswith(b"<!doctype html>")
    assert answer.headers["cache-control"] == "no-cache"


def test_hashed_files_are_kept_for_ever_and_compressed(folder: Path) -> None:
    answer = ask(folder, "/assets/app-1a2b.js", accept_encoding="gzip")
    assert gzip.decompress(answer.body) == SCRIPT
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == FOREVER
    plain = ask(folder, "/assets/app-1a2b.js")
    assert plain.body == SCRIPT
    assert "content-encoding" not in plain.headers


def test_a_copy_left_by_the_build_is_preferred(folder: Path) -> None:
    answer = ask(folder, "/assets/style-3c4d.css", accept_encoding="gzip, br")
    assert (answer.body, answer.headers["content-encoding"]) == (b"as brotli left it", "br")
    assert answer.headers["content-type"].startswith("text/css")


def test_what_does_not_compress_is_left_alone(folder: Path) -> None:
    answer = ask(folder, "/assets/font-5e6f.woff2", accept_encoding="gzip")
    assert "content-encoding" not in answer.headers
    assert answer.headers["content-type"] == "font/woff2"


def test_an_unchanged_page_is_not_sent_again(folder: Path) -> None:
    etag = ask(folder, "/").headers["etag"]
    again = ask(folder, "/", if_none_match=etag)
    assert (again.status_code, again.body) == (304, b"")


@pytest.mark.parametrize("path", ["/assets/old-0000.js", "/assets/../../settings.py", "/api/none"])
def test_a_missing_file_is_missing(folder: Path, path: str) -> None:
    with pytest.raises(HTTPException) as missing:
        ask(folder, path)
    assert missing.value.status_code == 404


@pytest.mark.parametrize("path", ["/../../pyproject.toml", "/../page.py", "//etc/passwd"])
def test_nothing_outside_the_folder_is_served(folder: Path, path: str) -> None:
    assert bytes(ask(folder, path).body).startswith(b"<!doctype html><title>Astrolude")


CONTENTS = b'{"engine": {}}'


@pytest.fixture
def with_engine(folder: Path) -> Path:
    (folder / "near").mkdir()
    (folder / "near" / "contents-0123abcd.json").write_bytes(CONTENTS)
    (folder / "near" / "engine-4567.zip").write_bytes(b"zip")
    (folder / "assets" / "host.worker-8-9_x.js").write_bytes(b"import('python')")
    (folder / "index.html").write_bytes(b'<!doctype html><meta charset="utf-8" /><title>Astrolude</title>')
    return folder


def test_browsers_keep_games_only_where_the_host_wants_it_and_the_engine_is_there(
    with_engine: Path, tmp_path: Path
) -> None:
    named = f'content="near/contents-0123abcd.json {hashlib.sha256(CONTENTS).hexdigest()}"'.encode()
    assert named in bytes(ask(with_engine, "/t/t_abc", solo=True).body)
    assert b"astrolude-engine" not in bytes(ask(with_engine, "/").body)
    (with_engine / "near" / "contents-0123abcd.json").unlink()
    page = Page(with_engine, solo=True)
    assert not page.brings_engine
    assert b"astrolude-engine" not in bytes(ask(with_engine, "/", solo=True).body)


def test_only_the_workers_may_run_what_python_is_made_of(with_engine: Path) -> None:
    answer = ask(with_engine, "/assets/host.worker-8-9_x.js")
    assert "script-src 'self' 'wasm-unsafe-eval'" in answer.headers["content-security-policy"]
    assert "content-security-policy" not in ask(with_engine, "/assets/app-1a2b.js").headers
    assert "content-security-policy" not in ask(with_engine, "/").headers


def test_the_engines_pieces_are_kept_for_ever_and_missing_ones_are_missing(with_engine: Path) -> None:
    assert ask(with_engine, "/near/engine-4567.zip").headers["cache-control"] == FOREVER
    with pytest.raises(HTTPException):
        ask(with_engine, "/near/engine-0000.zip")


def test_a_host_is_told_that_the_engine_for_browsers_is_missing(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(app, "Page", partial(Page, folder))
    create_app(quick(tmp_path, solo="browser"))
    assert "games stay on the server" in caplog.text
    caplog.clear()
    create_app(quick(tmp_path))
    assert caplog.text == ""


def test_without_a_built_page_the_server_says_what_to_do(tmp_path: Path) -> None:
    answer = ask(tmp_path / "nothing", "/")
    assert answer.status_code == 503
    assert b"make play" in answer.body


def test_the_reference_needs_nothing_from_elsewhere(tmp_path: Path) -> None:
    app = create_app(quick(tmp_path))
    page = reference_page(app.openapi())
    assert "<script" not in page
    assert "style=" not in page
    for address in re.findall(r'(?:href|src)="([^"]*)"', page):
        assert address.startswith(("/api/", "#"))
        if address.startswith("#"):
            assert f'id="{address[1:]}"' in page
    for path in app.openapi()["paths"]:
        assert path in page


def test_the_reference_is_served(caller: Caller) -> None:
    assert "POST /api/tables" in caller.http.get("/api/docs").text
    assert caller.http.get("/api/docs.css").headers["content-type"].startswith("text/css")
    assert caller.http.get("/api/openapi.json").json()["info"]["title"] == "Astrolude"


def test_long_answers_of_the_interface_are_compressed(caller: Caller) -> None:
    answer = caller.http.get("/api/games/alien_frontiers", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.json()["id"] == "alien_frontiers"


def test_a_file_that_another_version_has_replaced_is_not_found(folder: Path) -> None:
    page = Page(folder)
    (folder / "assets" / "font-5e6f.woff2").unlink()
    with pytest.raises(HTTPException) as refused:
        page.answer(asking("/assets/font-5e6f.woff2"))
    assert refused.value.status_code == 404
