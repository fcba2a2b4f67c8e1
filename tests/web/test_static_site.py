"""The static site in a browser: whole games without a server, then without a network."""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import pickle
import re
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.web.conftest import Visit, calm_context
from tests.web.file_server import FileServer
from tests.web.people import Person

import browser_engine
import static_site
from astrolude.arena import bench
from astrolude.games import NAMES
from astrolude.kernel.registry import find
from astrolude.kernel.start import Start
from astrolude.server.tables.thinking import Job, think
from astrolude.server.tables.tokens import derived_seed
from workshop import site
from workshop.near import PYODIDE
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
ENGINES_KEPT: Final = """async () =>
  (await (await caches.open('astrolude-engine')).keys()).map((request) => request.url)"""
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


def test_once_it_is_loaded_the_page_asks_for_nothing(visit: Visit, files: FileServer) -> None:
    page = started(visit, files)
    anna = Person(page, seed=5)
    page.get_by_role("button", name="Play my first game").click()
    asked = len(files.asked)
    anna.await_turn(START_MS)
    anna.play_turn()
    anna.await_turn(START_MS)
    # The browser itself looks for a newer version now and then.
    assert set(files.asked[asked:]) <= {"/service-worker.js"}


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
    held = next(path.name for path in (STATIC_SITE / "near").glob("engine-*.zip"))
    gate = files.held[f"/near/{held}"] = threading.Event()
    page = visit("/", base_url=files.address)
    expect(page.get_by_role("button", name="Play my first game")).to_be_visible()
    before = [path.lstrip("/") or "index.html" for path in dict.fromkeys(files.asked)]
    own = [path for path in before if not path.startswith("near/") or "contents" in path]
    assert sum(len(gzip.compress((STATIC_SITE / path).read_bytes())) for path in own) < FIRST_LOAD
    # The bar tells how much of the pieces has come: here all but the one that is held back.
    bar = page.get_by_role("progressbar")
    pieces = json.loads(next((STATIC_SITE / "near").glob("contents-*.json")).read_text(encoding="utf-8"))
    sizes = {name: pieces[name]["size"] for name in ("wasm", "library", "engine")}
    expect(bar).to_have_js_property("value", sizes["wasm"] + sizes["library"], timeout=START_MS)
    expect(bar).to_have_js_property("max", sum(sizes.values()))
    gate.set()
    await_engine(page)
    expect(bar).not_to_be_attached()


def test_an_engine_that_was_tampered_with_is_not_started(visit: Visit, files: FileServer) -> None:
    engine = next((STATIC_SITE / "near").glob("engine-*.zip"))
    files.instead[f"/near/{engine.name}"] = engine.read_bytes()[:-1] + b"!"
    page = visit("/", base_url=files.address, breaks=True)
    await_engine(page, "failed")
    expect(page.get_by_text("is not what it should be")).to_be_visible()
    del files.instead[f"/near/{engine.name}"]
    page.get_by_role("button", name="Try again").click()
    await_engine(page)


@pytest.fixture
def lacking(browser: Browser, files: FileServer) -> Iterator[BrowserContext]:
    """A browser that a test takes something from; that it complains on its console is no fault."""
    context = calm_context(browser, files.address)
    yield context
    context.close()


WITHOUT: Final = {
    "Object.defineProperty(window, 'isSecureContext', { value: false });": "pages that come over HTTPS",
    "delete window.DecompressionStream;": "DecompressionStream",
}
"""What takes from a page what it needs to keep games, and what is said then."""


@pytest.mark.parametrize(("taken", "told"), WITHOUT.items(), ids=["HTTPS", "something new"])
def test_a_browser_that_cannot_keep_games_says_so_on_a_page_that_is_there(
    lacking: BrowserContext, taken: str, told: str
) -> None:
    lacking.add_init_script(taken)
    page = lacking.new_page()
    page.goto("/")
    expect(page.get_by_role("status").filter(has_text="Nothing is lost")).to_contain_text(told)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    # What needs no engine is there all the same.
    page.goto("/rules/gaia")
    expect(page.get_by_role("heading", level=1).first).to_be_visible()


def test_a_browser_that_keeps_nothing_says_so(lacking: BrowserContext, files: FileServer) -> None:
    in_the_worker(files, "indexedDB.open = () => { throw new DOMException('denied', 'SecurityError'); };")
    page = lacking.new_page()
    page.goto("/")
    await_engine(page, "failed")
    expect(page.get_by_role("status").filter(has_text="Allow this site to keep data")).to_contain_text(
        "denied"
    )


def test_a_cache_that_refuses_the_engine_does_not_stop_it(lacking: BrowserContext, files: FileServer) -> None:
    in_the_worker(files, "caches.open = () => Promise.reject(new DOMException('denied', 'SecurityError'));")
    page = lacking.new_page()
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("data-engine", "ready", timeout=START_MS)
    page.get_by_role("button", name="Play my first game").click()
    Person(page).await_turn(START_MS)


FULL: Final = """
const put = IDBObjectStore.prototype.put;
let full = false;
new BroadcastChannel('full').onmessage = ({ data }) => (full = data);
IDBObjectStore.prototype.put = function (...given) {
  const request = put.apply(this, given);
  if (full) request.onsuccess = () => this.transaction.abort();
  return request;
};
"""
"""A browser's storage that is full as long as it is told so: nothing that is written then stays."""


def test_a_full_storage_is_told_and_the_game_goes_on_once_there_is_room(
    lacking: BrowserContext, files: FileServer
) -> None:
    in_the_worker(files, FULL)
    page = lacking.new_page()
    page.goto("/")
    page.get_by_role("button", name="Play my first game").click()
    anna = Person(page, seed=5)
    anna.await_turn(START_MS)
    told, listed = anna.journal.inner_text(), anna.listed_and_closed()
    page.evaluate("() => new BroadcastChannel('full').postMessage(true)")
    anna.play(listed[0])
    warning = page.get_by_role("alert").filter(has_text="could not keep the last change")
    expect(warning).to_be_visible(timeout=START_MS)
    page.get_by_role("button", name="Understood").click()
    anna.await_turn(START_MS)
    assert (anna.journal.inner_text(), anna.listed_and_closed()) == (told, listed)
    page.evaluate("() => new BroadcastChannel('full').postMessage(false)")
    anna.play(listed[0])
    expect(warning).not_to_be_attached(timeout=START_MS)
    anna.await_turn(START_MS)
    assert anna.journal.inner_text() != told


def in_the_worker(files: FileServer, script: str) -> None:
    """Have the worker that keeps the tables run this before anything else."""
    worker = next((STATIC_SITE / "assets").glob("host.worker-*.js"))
    files.instead[f"/assets/{worker.name}"] = script.encode() + worker.read_bytes()


def test_a_page_whose_scripts_do_not_run_says_what_it_needs(visit: Visit, files: FileServer) -> None:
    index = (STATIC_SITE / "index.html").read_text(encoding="utf-8")
    script = re.search(r'<script type="module"[^>]* src="([^"]+)"', index)
    assert script is not None
    files.missing.add(script[1])
    page = visit("/", base_url=files.address, breaks=True)
    expect(page.get_by_text("a browser of recent years")).to_be_visible()


def test_the_page_can_be_installed_with_pictures_of_its_drawing(visit: Visit, files: FileServer) -> None:
    """What the build fills by itself is what the browser makes of the same drawing."""
    page = visit("/icon.svg", base_url=files.address, breaks=True)
    manifest = json.loads((STATIC_SITE / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert manifest["id"] == "/"
    wanted = [("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")]
    pictures = [icon for icon in manifest["icons"] if icon["type"] == "image/png"]
    assert [(icon["sizes"], icon["purpose"]) for icon in pictures] == wanted
    for icon in pictures:
        size = int(icon["sizes"].partition("x")[0])
        full = icon["purpose"] == "maskable"
        farthest, apart = page.evaluate(COMPARE, ["/icon.svg", icon["src"].removeprefix("."), size, full])
        assert farthest < SEEN, icon
        assert apart < 2, icon


SEEN: Final = 96
"""How far apart two ways to soften an edge may be, of 255."""
COMPARE: Final = """async ([drawing, picture, size, full]) => {
  async function pixels(path, ground) {
    const image = new Image(size, size);
    image.src = path;
    await image.decode();
    const canvas = document.createElementNS('http://www.w3.org/1999/xhtml', 'canvas');
    canvas.width = canvas.height = size;
    const context = canvas.getContext('2d');
    if (ground) context.fillStyle = '#0b121c';
    if (ground) context.fillRect(0, 0, size, size);
    context.drawImage(image, 0, 0, size, size);
    return context.getImageData(0, 0, size, size).data;
  }
  const [one, other] = [await pixels(drawing, full), await pixels(picture, false)];
  let farthest = 0;
  let total = 0;
  for (let at = 0; at < one.length; at += 4) {
    // Colours count as much as there is of them.
    const apart = [0, 1, 2, 3].map((part) => {
      const share = (data) => (part < 3 ? (data[at + part] * data[at + 3]) / 255 : data[at + 3]);
      return Math.abs(share(one) - share(other));
    });
    farthest = Math.max(farthest, ...apart);
    total += Math.max(...apart);
  }
  return [farthest, total / (size * size)];
}"""
"""How far the farthest pixel of a picture is from the drawing, and how far they all are on average."""


def test_the_licences_name_what_is_shipped_with_its_source(folder: Path) -> None:
    """The Mozilla Public License asks that whoever gets the files is told where their source is."""
    package = json.loads((PYODIDE / "package.json").read_text(encoding="utf-8"))
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    contents = json.loads(next((folder / "near").glob("contents-*.json")).read_text(encoding="utf-8"))
    text = (folder / contents["licences"]).read_text(encoding="utf-8")
    assert package["license"] == "MPL-2.0"
    assert f"https://github.com/pyodide/pyodide/tree/{package['version']}" in text
    assert f"Python {lock['info']['python']}" in text
    assert "{" not in text
    assert all(browser_engine.licence_of(name) in text for name in browser_engine.BESIDE)


def test_a_new_version_is_used_as_a_whole_and_only_when_asked_for_while_a_game_runs(
    visit: Visit, files: FileServer
) -> None:
    page = started(visit, files, breaks=True)
    anna = Person(page, seed=5)
    page.get_by_role("button", name="Play my first game").click()
    anna.await_turn(START_MS)
    anna.play_turn()
    anna.await_turn(START_MS)
    told = anna.journal.inner_text()

    engine = renew(files)
    page.evaluate("() => navigator.serviceWorker.getRegistration().then((found) => found.update())")
    offer = page.get_by_text("A new version is ready")
    expect(offer).to_be_visible(timeout=START_MS)
    # The open page, which came before anything kept it, goes on with its version; so does a further tab.
    other = page.context.new_page()
    other.goto("/rules/gaia")
    expect(other.get_by_role("heading", level=1).first).to_be_visible()
    assert (edition(page), edition(other)) == ("first", "first")

    # The newer one is taken over in all tabs at once: none goes on half old and half new.
    page.get_by_role("button", name="Use it now").click()
    for tab in (page, other):
        expect(tab.locator("html")).to_have_attribute("data-edition", "newer", timeout=START_MS)
    other.close()
    await_engine(page)
    anna.await_turn(START_MS)
    assert (edition(page), anna.journal.inner_text()) == ("newer", told)
    # It is whole: the network is not needed for any of it, and nothing of the former is left.
    files.stop()
    page.reload()
    anna.await_turn(START_MS)
    assert edition(page) == "newer"
    caches = page.evaluate("() => caches.keys()")
    assert len([name for name in caches if name.startswith("astrolude-page-")]) == 1
    engines = page.evaluate(ENGINES_KEPT)
    assert [name for name in engines if "/near/engine-" in name] == [f"{files.address}{engine}"]


@pytest.mark.parametrize("lacking", ["a file", "the page itself"])
def test_a_new_version_that_does_not_arrive_whole_is_never_used(
    visit: Visit, files: FileServer, lacking: str
) -> None:
    """Neither without one of its files nor while the server still gives out the former page."""
    page = started(visit, files, breaks=True)
    engine = renew(files)
    if lacking == "a file":
        files.missing.add(engine)
    else:
        del files.instead["/"], files.instead["/index.html"]
    assert page.evaluate(UPDATED) == "redundant"
    page.reload()
    await_engine(page)
    assert edition(page) == "first"
    expect(page.get_by_text("A new version is ready")).not_to_be_attached()


UPDATED: Final = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  const settled = new Promise((resolve) => registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing.addEventListener('statechange', () => resolve(installing.state));
  }));
  await registration.update();
  return settled;
}"""
"""Looks for a newer version: what became of it, once it is known."""


def test_a_page_that_was_renewed_while_it_first_came_begins_anew_as_a_whole(
    visit: Visit, files: FileServer
) -> None:
    """The worker that comes to keep the page is of a version that the page itself is not of."""
    engine = next(path.name for path in (STATIC_SITE / "near").glob("engine-*.zip"))
    gate = files.held[f"/near/{engine}"] = threading.Event()
    page = visit("/", base_url=files.address, breaks=True)
    expect(page.get_by_role("progressbar")).to_be_visible(timeout=START_MS)
    renew(files)
    gate.set()
    expect(page.locator("html")).to_have_attribute("data-edition", "newer", timeout=START_MS)
    await_engine(page)


def renew(files: FileServer) -> str:
    """Put a newer build in the place of this one, with a page and an engine of its own; the engine's path."""
    index = (STATIC_SITE / "index.html").read_text(encoding="utf-8")
    worker = (STATIC_SITE / "service-worker.js").read_text(encoding="utf-8")
    engine = next((STATIC_SITE / "near").glob("engine-*.zip"))
    contents = next((STATIC_SITE / "near").glob("contents-*.json"))
    newer_engine = "engine-0newer0newer0new.zip"
    listed = contents.read_text(encoding="utf-8").replace(engine.name, newer_engine).encode()
    digest = hashlib.sha256(listed).hexdigest()
    newer_list = f"contents-{digest[:16]}.json"
    index = index.replace("<html ", '<html data-edition="newer" ', 1).replace(contents.name, newer_list)
    index = index.replace(hashlib.sha256(contents.read_bytes()).hexdigest(), digest)
    worker = worker.replace(engine.name, newer_engine).replace(contents.name, newer_list)
    worker = re.sub(r'"version": "\w+"', '"version": "newer"', worker)
    listing = "const SITE = "
    first, _, rest = worker.partition("\n")
    site = json.loads(first.removeprefix(listing).removesuffix(";"))
    site["files"] |= {
        "index.html": static_site.integrity(index.encode()),
        f"near/{newer_list}": static_site.integrity(listed),
    }
    worker = f"{listing}{json.dumps(site)};\n{rest}"
    pages = {path: index.encode() for path in ("/", "/index.html")}
    files.instead.update(pages)
    files.instead[f"/near/{newer_engine}"] = engine.read_bytes()
    files.instead[f"/near/{newer_list}"] = listed
    files.instead["/service-worker.js"] = worker.encode()
    return f"/near/{newer_engine}"


def edition(page: Page) -> str:
    """Which build the page is of."""
    return page.locator("html").get_attribute("data-edition") or "first"


def test_the_folder_lies_anywhere_with_its_routes_in_the_query(
    visit: Visit, tmp_path: Path, engine_beside_page: None
) -> None:
    """As the documentation carries it: in a folder that the build does not know, behind its link."""
    docs = tmp_path / "some" / "where"
    static_site.main(docs / site.LIVE, anywhere=True)
    link = re.search(r'href="([^"]+)"', site.LIVE_PAGE)
    assert link is not None
    assert (docs / link[1]).is_file()
    manifest = json.loads((docs / site.LIVE / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert "id" not in manifest, "two of these on one host would be the same"
    server = FileServer(tmp_path)
    try:
        page = visit("/some/where/play/?/rules/gaia", base_url=server.address)
        expect(page.get_by_role("heading", level=1).first).to_be_visible()
        page.goto(f"/some/where/{link[1]}")
        await_engine(page)
        page.get_by_role("button", name="Play my first game").click()
        anna = Person(page, seed=5)
        anna.await_turn(START_MS)
        assert "/some/where/play/index.html?/t/t_b_" in page.url
        page.reload()
        anna.await_turn(START_MS)
        page.goto("/some/where/play/?/mine")
        game = page.get_by_role("link", name=re.compile("Alien Frontiers")).first
        expect(game).to_be_visible(timeout=START_MS)
        # A link that is opened elsewhere leads to the same place.
        game.focus()
        assert (game.get_attribute("href") or "").startswith("/some/where/play/?/t/t_b_")
        game.click()
        anna.await_turn(START_MS)
        page.go_back()
        expect(page.get_by_role("heading", name="My games")).to_be_visible()
        outside = [path for path in server.asked if not path.startswith("/some/where/play/")]
        assert outside == []
    finally:
        server.stop()
