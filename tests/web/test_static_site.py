"""The static site in a browser: whole games without a server, then without a network."""

from __future__ import annotations

import base64
import gzip
import json
import pickle
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import Visit
from tests.web.file_server import FileServer
from tests.web.people import Person

import static_site
from astrolude.arena import bench
from astrolude.games import NAMES
from astrolude.kernel.registry import find
from astrolude.kernel.start import Start
from astrolude.server.tables.thinking import Job, think
from astrolude.server.tables.tokens import derived_seed
from workshop.paths import STATIC_SITE

pytestmark = pytest.mark.web

START_MS: Final = 120_000
"""Python starts in seconds on a quiet machine; where tests run, nothing is quiet."""
FIRST_LOAD: Final = 300_000

KEPT: Final = "() => navigator.serviceWorker.controller !== null"

MIND: Final = """async ([worker, base, contents]) => {
  window.mind = new Worker(worker, { type: 'module' });
  window.mind.postMessage({ kind: 'start', base, contents: await (await fetch(contents)).json() });
}"""
THINK: Final = """(parcel) => new Promise((resolve, reject) => {
  window.mind.onmessage = ({ data }) =>
    data.kind === 'thought' ? resolve(data.parcel) : reject(new Error(data.message));
  window.mind.postMessage({ kind: 'think', id: 1, parcel });
})"""


HOST: Final = """async ([worker, base, contents]) => {
  const host = new Worker(worker, { type: 'module' });
  const waiting = new Map();
  const ready = new Promise((resolve, reject) => {
    host.onmessage = ({ data }) => {
      if (data.kind === 'ready') resolve();
      if (data.kind === 'failed') reject(new Error(data.message));
      if (data.kind === 'answer') waiting.get(data.id)(data);
    };
  });
  window.call = (method, address, body) => new Promise((resolve) => {
    const id = waiting.size;
    waiting.set(id, resolve);
    host.postMessage({ kind: 'call', id, method, address, secret: null, body });
  });
  host.postMessage({ kind: 'start', base, contents: await (await fetch(contents)).json() });
  await ready;
}"""
CALL: Final = "([method, address, body]) => window.call(method, address, body)"


@pytest.fixture(scope="session")
def folder() -> Path:
    """The site, made from the page as it is."""
    static_site.main()
    return STATIC_SITE


@pytest.fixture
def files(folder: Path) -> Iterator[FileServer]:
    server = FileServer(folder)
    yield server
    server.stop()


def started(visit: Visit, files: FileServer, path: str = "/", **context: Any) -> Page:
    """The page once its engine runs."""
    page = visit(path, base_url=files.address, **context)
    await_engine(page)
    return page


def await_engine(page: Page, stage: str = "ready") -> None:
    """Wait for a stage of the engine; once it is ready the page is also kept for a journey."""
    expect(page.locator("html")).to_have_attribute("data-engine", stage, timeout=START_MS)
    if stage == "ready":
        page.wait_for_function(KEPT, timeout=START_MS)


def test_a_whole_game_without_a_network(visit: Visit, files: FileServer, tmp_path: Path) -> None:
    page = started(visit, files, breaks=True)
    anna = Person(page, seed=5)
    page.get_by_role("button", name="Play my first game").click()
    asked = len(files.asked)
    anna.await_turn()
    anna.play_turn()
    # The browser itself looks for a newer version now and then; the page asks for nothing.
    assert set(files.asked[asked:]) <= {"/service-worker.js"}

    while anna.situation() != "turn":
        page.wait_for_function("() => !document.querySelector('.dock .dots')", timeout=START_MS)
    told = anna.journal.inner_text()
    files.stop()
    table = page.url
    page.reload()
    await_engine(page)
    anna.await_turn()
    assert (page.url, anna.journal.inner_text()) == (table, told)

    page.goto("/mine")
    await_engine(page)
    with page.expect_download() as download:
        page.get_by_role("button", name=re.compile("save as a file")).click()
    file = tmp_path / "game.json"
    download.value.save_as(file)
    assert json.loads(file.read_text(encoding="utf-8"))["record"].startswith(
        "astrolude 1\ngame alien_frontiers"
    )
    page.get_by_label("Open a file…").set_input_files(file)
    page.wait_for_url(lambda url: "/t/" in url and url != table)

    while anna.play_turn() != "over":
        page.wait_for_function("() => !document.querySelector('.dock .dots')", timeout=START_MS)
    expect(page.get_by_role("heading", level=1).last).to_contain_text(re.compile("^You |^Level with|wins"))


def test_the_same_games_are_played_here_and_there(visit: Visit, files: FileServer) -> None:
    """Fixed random games of every player count end alike in this process and in the browser's Python."""
    page = visit("/icon.svg", base_url=files.address, breaks=True)
    ask = second_worker(page, files)
    source = Path(bench.__file__).read_text(encoding="utf-8")
    for name in NAMES:
        found = ask(eval, SIGNED.format(source=source, name=name))
        assert found == bench.signature(find(name)), name


def test_bots_play_whole_games_of_all_kinds_as_they_do_elsewhere(visit: Visit, files: FileServer) -> None:
    """The worker that keeps tables and the one that thinks, without the page: same seeds, same games."""
    page = visit("/icon.svg", base_url=files.address, breaks=True)
    begin(page, files, HOST, "host")

    def call(method: str, address: str, body: object = None) -> Any:
        sent = None if body is None else json.dumps(body)
        answer = page.evaluate(CALL, [method, address, sent])
        assert answer["status"] == 200, answer["body"]
        return json.loads(answer["body"]) if answer["json"] else answer["body"]

    seats = [{"kind": "bot", "level": "easy"}] * 2
    tables = {
        name: call("POST", "/api/tables", {"game": name, "seats": seats, "seed": SEED})["table"]
        for name in NAMES
    }
    waiting = dict(tables)
    while waiting:
        page.wait_for_timeout(500)
        waiting = {
            name: table
            for name, table in waiting.items()
            if call("GET", f"/api/tables/{table}")["status"] != "finished"
        }
    for name, table in tables.items():
        played = call("GET", f"/api/tables/{table}/record").partition("actions\n")[2].splitlines()
        assert played == played_here(name), name


def played_here(name: str) -> list[str]:
    """What easy bots do in this process at a table for two."""
    start = Start(find(name), 2, {}, SEED)
    state = start.new()
    history: list[int] = []
    while not state.over:
        job = Job(start, list(history), "easy", derived_seed(SEED, "seat", state.seat))
        history.append(think(job))
        state.apply(history[-1])
    return [start.game.grammar.text(action) for action in history]


SEED: Final = 11

SIGNED: Final = (
    "(lambda names: (exec({source!r}, names), "
    "names['signature'](__import__('astrolude.kernel.registry', fromlist=['find']).find({name!r})))[1])"
    "(dict(__name__='builtins'))"
)


def second_worker(page: Page, files: FileServer) -> Callable[..., Any]:
    """The worker in which bots think, by itself: what it makes of a function and its task."""
    begin(page, files, MIND, "mind")

    def ask(work: Callable[[Any], Any], task: Any) -> Any:
        parcel = base64.b64encode(pickle.dumps((work, task))).decode()
        result, problem = pickle.loads(base64.b64decode(page.evaluate(THINK, parcel)))
        assert problem == ""
        return result

    return ask


def begin(page: Page, files: FileServer, script: str, name: str) -> None:
    """Start one of the page's workers by itself."""
    worker = next(path.name for path in (STATIC_SITE / "assets").glob(f"{name}.worker-*.js"))
    contents = next(path.name for path in (STATIC_SITE / "near").glob("contents-*.json"))
    page.evaluate(script, [f"/assets/{worker}", f"{files.address}/", f"/near/{contents}"])


def test_the_first_screen_needs_little_and_does_not_wait_for_the_engine(
    visit: Visit, files: FileServer
) -> None:
    page = visit("/", base_url=files.address)
    expect(page.get_by_role("button", name="Play my first game")).to_be_visible()
    assert page.locator("html").get_attribute("data-engine") != "ready"
    before = [path.lstrip("/") or "index.html" for path in dict.fromkeys(files.asked)]
    own = [path for path in before if not path.startswith("near/") or "contents" in path]
    assert sum(len(gzip.compress((STATIC_SITE / path).read_bytes())) for path in own) < FIRST_LOAD
    expect(page.get_by_role("progressbar")).to_be_visible()
    await_engine(page)
    expect(page.get_by_role("progressbar")).not_to_be_attached()


def test_an_engine_that_was_tampered_with_is_not_started(visit: Visit, files: FileServer) -> None:
    engine = next((STATIC_SITE / "near").glob("engine-*.zip"))
    files.instead[f"/near/{engine.name}"] = engine.read_bytes()[:-1] + b"!"
    page = visit("/", base_url=files.address, breaks=True)
    await_engine(page, "failed")
    expect(page.get_by_text("is not what it should be")).to_be_visible()
    del files.instead[f"/near/{engine.name}"]
    page.get_by_role("button", name="Try again").click()
    await_engine(page)


def test_a_new_version_is_used_as_a_whole_and_only_when_asked_for(visit: Visit, files: FileServer) -> None:
    page = started(visit, files, breaks=True)
    index = (STATIC_SITE / "index.html").read_text(encoding="utf-8")
    worker = (STATIC_SITE / "service-worker.js").read_text(encoding="utf-8")
    newer = index.replace("<html ", '<html data-edition="newer" ', 1).encode()
    files.instead.update({"/": newer, "/index.html": newer})
    changed = re.sub(r'"version": "\w+"', '"version": "newer"', worker)
    files.instead["/service-worker.js"] = changed.encode()
    page.reload()
    expect(page.get_by_text("A new version is ready")).to_be_visible(timeout=START_MS)
    assert page.locator("html").get_attribute("data-edition") is None
    page.get_by_role("button", name="Use it now").click()
    expect(page.locator("html")).to_have_attribute("data-edition", "newer", timeout=START_MS)
    await_engine(page)


def test_lessons_and_rules_need_no_server(visit: Visit, files: FileServer) -> None:
    page = started(visit, files, "/", breaks=True, locale="fr-FR")
    files.stop()
    page.goto("/rules/alien_frontiers")
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    page.goto("/learn/alien_frontiers")
    page.locator("main a[href*='/learn/alien_frontiers/']").first.click(timeout=START_MS)
    expect(page.locator(".dock")).to_be_visible(timeout=START_MS)
