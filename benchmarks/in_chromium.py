"""What games in a browser take, in Chromium: sizes, the start, bots' thinking, how soon the board answers.

    make site
    PYTHONPATH=.:tools .venv/bin/python benchmarks/in_chromium.py [--games gaia,…] [--levels easy,normal,hard]
        [--players 2,4] [--visits 5]

The static site is used as a plain file server gives it out. Bots think in the page's own second worker, asked
as the tables ask it: whole games between bots of one level; of *hard* some decisions, spread over a game of
*normal* bots, and how many iterations of its search the budget was enough for. Told are seconds by the clock,
and the processor time of the worker's thread, which hardly feels what else runs on the machine (Linux only).
Acting is measured at the page's first worker, with people at one screen: from the message with an action to
the message with the state after it.

How strong such a *hard* is, is found without a browser, by as many iterations: the last lines say how.
"""

from __future__ import annotations

import argparse
import base64
import gzip
import os
import pickle
import statistics
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright
from tests.web.file_server import FileServer

from astrolude.games import NAMES
from astrolude.kernel.registry import find
from astrolude.kernel.start import Start
from astrolude.server.tables.thinking import Job, think
from astrolude.server.tables.tokens import derived_seed
from workshop import chromium
from workshop.paths import STATIC_SITE

TICKS: Final = os.sysconf("SC_CLK_TCK")
FEW: Final = 20
"""Decisions of *hard* that are asked for in each game."""
ACTS: Final = 60
"""Actions of people in each game."""
LIMIT_MS: Final = 300_000

PAINTED: Final = """() => new Promise((resolve) => new PerformanceObserver((list) => {
  for (const entry of list.getEntriesByName('first-contentful-paint')) resolve(entry.startTime);
}).observe({ type: 'paint', buffered: true }))"""
READY: Final = "() => document.documentElement.dataset.engine === 'ready'"
KEPT: Final = "() => navigator.serviceWorker.controller !== null"

MIND: Final = """async ([worker, base, contents]) => {
  window.mind = new Worker(worker, { type: 'module' });
  window.mind.postMessage({ kind: 'start', base, contents: await (await fetch(contents)).json() });
}"""
THINK: Final = """(parcel) => new Promise((resolve, reject) => {
  const began = performance.now();
  window.mind.onmessage = ({ data }) => data.kind === 'thought'
    ? resolve([data.parcel, performance.now() - began]) : reject(new Error(data.message));
  window.mind.postMessage({ kind: 'think', id: 1, parcel });
})"""

HOST: Final = """async ([worker, base, contents]) => {
  const host = new Worker(worker, { type: 'module' });
  const waiting = new Map();
  let line = 0;
  let heard = () => undefined;
  const ready = new Promise((resolve, reject) => {
    host.onmessage = ({ data }) => {
      if (data.kind === 'ready') resolve();
      if (data.kind === 'failed') reject(new Error(data.message));
      if (data.kind === 'answer') waiting.get(data.id)(data);
      if (data.kind === 'told') heard(data.text);
    };
  });
  host.postMessage({ kind: 'start', base, contents: await (await fetch(contents)).json() });
  await ready;
  const call = (method, address, body) => new Promise((resolve) => {
    const id = waiting.size;
    waiting.set(id, ({ body: text }) => resolve(JSON.parse(text)));
    host.postMessage({ kind: 'call', id, method, address, secret: null, body: JSON.stringify(body) });
  });
  window.act = async ([game, players, acts]) => {
    const seats = Array.from({ length: players }, (_, seat) => ({ kind: 'me', name: `Anna ${seat}` }));
    const { table, secret } = await call('POST', '/api/tables', { game, seats, seed: 11 });
    const say = (message) => host.postMessage({ kind: 'say', line, text: JSON.stringify(message) });
    const state = (ply) => new Promise((resolve) => (heard = (text) => {
      const message = JSON.parse(text);
      if (message.type === 'state' && message.ply > ply) resolve([message, performance.now()]);
    }));
    line += 1;
    let coming = state(-1);
    host.postMessage({ kind: 'open', line, address: `/ws/tables/${table}` });
    say({ type: 'hello', secret, ply: null, deltas: false });
    let [now] = await coming;
    const times = [];
    for (let each = 0; each < acts && now.decision; each += 1) {
      // Nobody acts faster; and two states never follow each other sooner than some time apart.
      await new Promise((resolve) => setTimeout(resolve, 100));
      const { actions } = now.decision;
      coming = state(now.ply);
      const began = performance.now();
      say({ type: 'act', id: 'a', ply: now.ply, action: actions[(each * 7919) % actions.length].id });
      const [after, ended] = await coming;
      times.push((ended - began) / 1000);
      now = after;
    }
    host.postMessage({ kind: 'close', line });
    return times;
  };
}"""

COUNTED: Final = """
import base64, pickle, time
from astrolude.bots import answer, make_bot
from astrolude.kernel.generator import Generator
from astrolude.server.tables.thinking import reached
from astrolude.server.tables.tokens import derived_seed

def counted(parcel):
    job = pickle.loads(base64.b64decode(parcel))
    ply = len(job.history)
    bot = make_bot(job.level, job.start.game, derived_seed(job.bot_seed, "bot", ply))
    answer(bot, reached(job), Generator(derived_seed(job.bot_seed, "world", ply)))
    return bot.iterations
"""
"""What the second worker does for a bot that searches, except that the number of iterations is told."""


class Thought(NamedTuple):
    """What a decision took: seconds by the clock, seconds of the processor, iterations of a search."""

    clock: float
    processor: float
    iterations: int = 0


class Mind:
    """The worker in which bots think."""

    def __init__(self, page: Page, address: str) -> None:
        self._page: Final = page
        before = threads()
        began = time.monotonic()
        begin(page, address, MIND, "mind")
        self.ask(len, [])
        self.start: Final = time.monotonic() - began
        self._thread: Final = max(threads() - before, key=processor_time)
        self.start_processor: Final = processor_time(self._thread)

    def ask(self, work: Callable[[Any], Any], task: Any) -> tuple[Any, float]:
        """What a function of the engine makes of a task, and the seconds it took by the clock."""
        parcel = packed((work, task))
        told, milliseconds = self._page.evaluate(THINK, parcel)
        result, problem = pickle.loads(base64.b64decode(told))
        if problem:
            raise RuntimeError(problem)
        return result, milliseconds / 1000

    def timed(self, job: Job) -> tuple[int, Thought]:
        """The action, and what it took."""
        before = processor_time(self._thread)
        action, clock = self.ask(think, job)
        return action, Thought(clock, processor_time(self._thread) - before)

    def counted(self, job: Job) -> Thought:
        """The same of a bot that searches."""
        before = processor_time(self._thread)
        call = f"(lambda names: (exec({COUNTED!r}, names), names['counted']({packed(job)!r}))[1])({{}})"
        iterations, clock = self.ask(eval, call)
        return Thought(clock, processor_time(self._thread) - before, iterations)


def packed(content: object) -> str:
    return base64.b64encode(pickle.dumps(content)).decode()


def begin(page: Page, address: str, script: str, name: str) -> None:
    """Start one of the page's workers by itself."""
    page.goto(f"{address}/icon.svg")
    worker = next(path.name for path in (STATIC_SITE / "assets").glob(f"{name}.worker-*.js"))
    contents = next(path.name for path in (STATIC_SITE / "near").glob("contents-*.json"))
    page.evaluate(script, [f"/assets/{worker}", f"{address}/", f"/near/{contents}"])


def threads() -> set[Path]:
    """The threads of workers of all browsers that run here."""
    return {path.parent for path in Path("/proc").glob("[0-9]*/task/[0-9]*/comm") if _is_worker(path)}


def _is_worker(path: Path) -> bool:
    try:
        return path.read_text().startswith("DedicatedWorker")
    except OSError:
        return False


def processor_time(thread: Path) -> float:
    fields = (thread / "stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def jobs(start: Start, level: str, mind: Mind) -> Iterator[Thought]:
    """A whole game of one level, decision by decision."""
    state = start.new()
    history: list[int] = []
    while not state.over:
        job = Job(start, list(history), level, derived_seed(start.seed, "seat", state.seat))
        action, thought = mind.timed(job)
        state.apply(action)
        history.append(action)
        yield thought


def some(start: Start, level: str, mind: Mind) -> Iterator[Thought]:
    """Some decisions of a level in a game that *normal* bots play; only those with a choice."""
    state = start.new()
    history: list[int] = []
    chances: list[list[int]] = []
    while not state.over:
        if len(state.legal_actions()) > 1:
            chances.append(list(history))
        job = Job(start, list(history), "normal", derived_seed(start.seed, "seat", state.seat))
        history.append(think(job))
        state.apply(history[-1])
    for place in range(FEW):
        seed = derived_seed(start.seed, "seat", place)
        yield mind.counted(Job(start, chances[place * len(chances) // FEW], level, seed))


def head(*names: str) -> None:
    row(*names)
    print("|---" * len(names) + "|", flush=True)


def row(*cells: object) -> None:
    print("|", " | ".join(str(cell) for cell in cells), "|", flush=True)


def tell_sizes(files: FileServer, browser: Browser) -> None:
    """What the folder holds of the engine, and what the first screen fetches before any of it."""
    head("Piece, fetched once", "Bytes", "If the server compresses, too")
    for path in sorted((STATIC_SITE / "near").iterdir()):
        content = path.read_bytes()
        row(path.name, f"{len(content):,}", f"{len(gzip.compress(content, 9)):,}")
    page = browser.new_page()
    page.goto(files.address)
    page.get_by_role("progressbar").wait_for(timeout=LIMIT_MS)
    asked = [path.lstrip("/") or "index.html" for path in dict.fromkeys(files.asked)]
    own = [path for path in asked if not path.startswith("near/") or "contents" in path]
    compressed = sum(len(gzip.compress((STATIC_SITE / path).read_bytes())) for path in own)
    print(f"\nThe first screen: {len(own)} files, {compressed / 1000:.0f} kB compressed\n")
    page.close()


def tell_starts(files: FileServer, browser: Browser, visits: int) -> None:
    """First paint and engine, for somebody new and for somebody who comes back."""
    new: list[tuple[float, float]] = []
    back: list[tuple[float, float]] = []
    for _ in range(visits):
        context = browser.new_context(base_url=files.address)
        page = context.new_page()
        for found in (new, back):
            began = time.monotonic()
            page.goto("/")
            painted = page.evaluate(PAINTED) / 1000
            page.wait_for_function(READY, timeout=LIMIT_MS)
            found.append((painted, time.monotonic() - began))
            page.wait_for_function(KEPT, timeout=LIMIT_MS)
        context.close()
    head("Visit", "First paint: median s", "Slowest", "Engine ready: median s", "Slowest")
    for name, found in (("first", new), ("later", back)):
        columns = [
            figure for times in zip(*found, strict=True) for figure in (statistics.median(times), max(times))
        ]
        row(name, *(f"{figure:.2f}" for figure in columns))
    print(flush=True)


def tell_acts(files: FileServer, browser: Browser, games: list[str], players: list[int]) -> None:
    page = browser.new_page()
    begin(page, files.address, HOST, "host")
    head("Game", "Players", "Actions", "Median ms", "Slowest ms")
    for name in games:
        for count in players:
            times = [1000 * each for each in page.evaluate("(wish) => window.act(wish)", [name, count, ACTS])]
            row(name, count, len(times), f"{statistics.median(times):.0f}", f"{max(times):.0f}")
    print(flush=True)
    page.close()


def tell_thoughts(
    files: FileServer, browser: Browser, games: list[str], levels: list[str], players: list[int]
) -> None:
    mind = Mind(browser.new_page(), files.address)
    ready = f"{mind.start:.1f} s, {mind.start_processor:.1f} s of the worker's processor time"
    print(f"The second worker was ready after {ready}\n")
    of_processor = ("Processor: median s", "Slowest s")
    head("Game", "Players", "Level", "Decisions", "Median s", "Slowest s", *of_processor, "Iterations")
    iterations: dict[tuple[str, int], int] = {}
    for name in games:
        for count in players:
            for level in levels:
                start = Start(find(name), count, {}, 11)
                thoughts = list((some if level == "hard" else jobs)(start, level, mind))
                columns = [
                    figure
                    for times in ([each.clock for each in thoughts], [each.processor for each in thoughts])
                    for figure in (statistics.median(times), max(times))
                ]
                number = round(statistics.median(each.iterations for each in thoughts))
                if level == "hard":
                    iterations[name, count] = number
                figures = [f"{figure:.2f}" for figure in columns]
                row(name, count, level, len(thoughts), *figures, number or "")
    for (name, count), number in iterations.items():
        how = f"--players {count} --bots search:{number}it,greedy --games 40 --jobs 2"
        print(f"\nPYTHONPATH=build/compiled .venv/bin/python -m astrolude tournament {name} {how}", end="")
    print()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", default=",".join(NAMES))
    parser.add_argument("--levels", default="easy,normal,hard")
    parser.add_argument("--players", default="2")
    parser.add_argument("--visits", type=int, default=5, help="how often the start is measured")
    chosen = parser.parse_args()
    games, levels = chosen.games.split(","), chosen.levels.split(",")
    players = [int(each) for each in chosen.players.split(",")]
    files = FileServer(STATIC_SITE)
    try:
        with sync_playwright() as playwright:
            path = chromium.find()
            browser = playwright.chromium.launch(executable_path=path, args=chromium.flags())
            print(f"Chromium {browser.version}, load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores\n")
            tell_sizes(files, browser)
            tell_starts(files, browser, chosen.visits)
            tell_acts(files, browser, games, players)
            tell_thoughts(files, browser, games, levels, players)
            browser.close()
    finally:
        files.stop()


if __name__ == "__main__":
    main()
