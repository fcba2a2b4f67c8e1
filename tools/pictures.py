"""Photographs of the page, to be looked through: every screen, small and large, by night and on paper.

    make page
    PYTHONPATH=.:src:tools .venv/bin/python tools/pictures.py [--only lesson,why] [--games gaia] …

They lie in build/pictures, each by its screen, size, language and theme; `sheet-….png` shows all of one
kind small. With build/compiled in the place of src the games that are photographed are played sooner.
"""

from __future__ import annotations

import argparse
import html
import json
import shutil
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial
from itertools import product
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from playwright.sync_api import Error as BrowserFault
from tests.web.hosting import Host
from tests.web.tables import ANNA, BEN, OPEN, Table, company, played, set_up

from astrolude.games import NAMES
from astrolude.kernel.registry import find
from astrolude.lessons import syllabus
from astrolude.puzzles import puzzles
from workshop import chromium
from workshop.paths import BUILD

PICTURES: Final = BUILD / "pictures"
SIZES: Final = {"desk": (1366, 768), "large": (1920, 1080), "phone": (390, 844)}
LANGUAGES: Final = ("fr", "en")
THEMES: Final = ("dark", "light")
PATIENCE_MS: Final = 20_000
REST_MS: Final = 150
"""What fades in has done so."""
COMPUTED_MS: Final = 8_000
"""After so long part of a game has been judged."""
TURNS: Final = {
    "alien_frontiers": "main",
    "gaia": "turn",
    "space_gate": "turn",
    "eclipse": "turn",
    "federation": "place",
}
"""What is asked at the beginning of a turn."""
FOUR: Final = ("Anna", "Ben", "Carla", "Dan")
WARNED: Final = 0.12
"""What a choice costs of which the coach warns."""
STRICT: Final = """localStorage['astrolude.preferences'] =
  JSON.stringify({...JSON.parse(localStorage['astrolude.preferences']), warnings: 'strict'})"""
THOUGHTFUL: Final = {"alien_frontiers": 90, "gaia": 120, "space_gate": 60, "eclipse": 120, "federation": 60}
"""After how many plies of such a company somebody asks the coach."""
READING: Final = {"gaia": "faction", "eclipse": "species", "space_gate": "starter"}
"""Questions that cards answer."""
ASKS_WHY: Final = """async () => {
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const dark = '#board [data-ref]:not([data-lit]):not([data-selected])';
  for (const piece of document.querySelectorAll(dark)) {
    piece.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    for (let waited = 0; waited < 6; waited += 1) {
      await pause(50);
      if (document.querySelector('.why[role=dialog]')) return true;
    }
  }
  return false;
}"""
"""Touches what is not lit, one thing after the other, until something says why."""
SETTLED: Final = """() => document.fonts.status === 'loaded' && !document.querySelector('.engine-bar')
  && [...document.images].every((image) => image.complete)"""
SHEET_COLUMNS: Final = {"desk": 3, "large": 3, "phone": 7}
KINDS: Final = "home,waiting,lesson,reader,picker,table,why,recap,round,end,coach,analysis,puzzle"
SUMMED_UP: Final = ("gaia", "eclipse", "federation")
"""Games that sum up their rounds."""
SHEET_ROWS: Final = 4


@dataclass(frozen=True)
class Scene:
    """One screen: where it is, what shows that it is there, and what to do before the picture is taken."""

    kind: str
    name: str
    where: str | Callable[[], Table | str]
    ready: str = "h1"
    prepare: Callable[[Page], None] | None = None

    @property
    def path(self) -> str:
        where = self.where if isinstance(self.where, str) else self.where()
        return where if isinstance(where, str) else where.path


class Stage:
    """The tables that are photographed, each made when the first picture needs it."""

    def __init__(self, address: str) -> None:
        self.address: Final = address

    @cache  # noqa: B019 - one stage lives as long as the program
    def beginning(self, game: str) -> Table:
        return set_up(self.address, ANNA, BEN, game=game, seed=4)

    def fresh(self, game: str, made: list[Table]) -> Table:
        """Its own for each picture: what is photographed happens while it is looked at."""
        made[:] = [set_up(self.address, ANNA, BEN, game=game)]
        return made[0]

    @cache  # noqa: B019
    def turn(self, game: str) -> Table:
        """Some turns on, whoever's turn it is."""
        table = set_up(self.address, ANNA, BEN, game=game, seed=4)
        table.play_until(lambda state: state["ply"] > 12 and state["decision"]["prompt"] == TURNS[game])
        return table

    @cache  # noqa: B019
    def late(self, game: str) -> Table:
        """Far into the game: much stands on the board."""
        table = set_up(self.address, ANNA, BEN, game=game, seed=6)
        table.play_until(
            lambda state: (
                state["decision"] is None
                or (state["ply"] > 150 and state["decision"]["prompt"] == TURNS[game])
            )
        )
        return table

    @cache  # noqa: B019
    def back(self, game: str) -> Table:
        """The others have moved since Anna's turn."""
        return company(self.address, game, TURNS[game])[0]

    @cache  # noqa: B019
    def over(self, game: str) -> Table:
        options = {"turn_limit": "12"} if game == "space_gate" else {}  # by chance it would never end
        table = set_up(self.address, ANNA, BEN, game=game, seed=8, options=options)
        table.play_until(lambda state: state["decision"] is None)
        return table

    @cache  # noqa: B019
    def company(self, game: str) -> Table:
        """Four bots have played for a while; all of their seats are Anna's."""
        return played(self.address, game, "greedy", THOUGHTFUL[game], names=FOUR)

    @cache  # noqa: B019
    def costly(self, game: str) -> tuple[Table, str]:
        """The same a little later, when some answer costs much, and that answer."""
        table = played(self.address, game, "greedy", THOUGHTFUL[game], names=FOUR)
        while True:
            state = table.state()
            told = table.ask("hint", {"ply": state["ply"]})
            worst = max(told["losses"], key=lambda action: told["losses"][action])
            if told["losses"][worst] >= WARNED and len(told["answers"]) > 1:
                actions = {str(action["id"]): str(action["text"]) for action in state["decision"]["actions"]}
                return table, actions[worst]
            table.offer(state["ply"], told["answers"][0]["action"]["text"])

    def finished(self, game: str) -> Table:
        """A game to its end that nobody has judged yet."""
        return played(self.address, game, "greedy", names=FOUR)

    @cache  # noqa: B019
    def judged(self, game: str) -> Table:
        table = self.finished(game)
        table.judged()
        return table

    @cache  # noqa: B019
    def gathering(self) -> Table:
        return set_up(self.address, ANNA, OPEN, OPEN, game="gaia")


def why(page: Page) -> None:
    if not page.evaluate(ASKS_WHY):
        raise LookupError(f"nothing at {page.url} says why it is not possible")


def rules(page: Page) -> None:
    page.keyboard.press("r")
    page.locator(".reader [role=dialog]").wait_for()


def choose(page: Page, action: str) -> None:
    page.keyboard.press("/")
    page.locator("dialog #command").fill(action)
    page.keyboard.press("Enter")


def idea(page: Page) -> None:
    to_table(page)
    page.keyboard.press("c")
    page.locator(".coach .idea, .coach .card").first.wait_for()


def answers(page: Page) -> None:
    idea(page)
    page.keyboard.press("c")
    page.locator(".coach .card").first.wait_for()
    page.keyboard.press("1")


def warned(stage: Stage, game: str) -> Callable[[Page], None]:
    """Whoever is warned strictly chooses what costs much."""

    def dare(page: Page) -> None:
        page.evaluate(STRICT)
        page.reload()
        page.locator(".board, .cards").first.wait_for()
        to_table(page)
        choose(page, stage.costly(game)[1])
        page.locator(".note[role=status]").wait_for()

    return dare


def summed_up(tables: list[Table]) -> Callable[[Page], None]:
    """A round ends while its summary can be seen."""

    def play(page: Page) -> None:
        page.locator(".table[data-ply]").wait_for()
        tables[0].play_a_round()
        page.locator(".report.round").wait_for()

    return play


def planned(stage: Stage, game: str) -> Callable[[Page], None]:
    """What a bot would do is tried on the scratch board."""

    def plan(page: Page) -> None:
        to_table(page)
        table = stage.company(game)
        best = table.ask("hint", {"ply": table.state()["ply"]})["answers"][0]["action"]["text"]
        page.keyboard.press("s")
        page.locator(".plan .quiet").first.wait_for()
        choose(page, best)
        page.keyboard.press("Control+Enter")
        page.locator(".plan .step").wait_for()

    return plan


def judged(page: Page) -> None:
    """At the second turning point."""
    page.locator(".sheet, [role=slider]").first.wait_for()
    page.keyboard.press("Shift+ArrowRight")
    page.wait_for_timeout(REST_MS)
    page.keyboard.press("Shift+ArrowRight")
    page.wait_for_load_state("networkidle")


def varied(page: Page) -> None:
    judged(page)
    page.keyboard.press("x")
    page.locator(".answers button").first.wait_for()
    page.keyboard.press("2")
    page.wait_for_load_state("networkidle")


def begun(page: Page) -> None:
    """While the game is being judged."""
    page.locator(".progress .meter").first.wait_for()
    page.wait_for_timeout(COMPUTED_MS)


def solved(line: Sequence[str]) -> Callable[[Page], None]:
    """A puzzle's turn, played to its verdict."""

    def solve(page: Page) -> None:
        for number, action in enumerate(line):
            page.wait_for_function(
                "n => Number(document.querySelector('.solving').dataset.taken) >= n", arg=number
            )
            choose(page, action)
            page.keyboard.press("Control+Enter")
        page.locator(".verdict").wait_for()

    return solve


def to_table(page: Page) -> None:
    """What happened meanwhile is read already."""
    page.wait_for_timeout(300)
    if page.locator(".recap").count() > 0:
        page.keyboard.press("Escape")


def scenes(stage: Stage, games: Sequence[str]) -> Iterator[Scene]:
    """Every picture, in the order in which they are taken."""
    yield Scene("home", "home-new", "/")
    yield Scene("home", "lobby", "/lobby")
    yield Scene("home", "learn", "/learn")
    yield Scene("waiting", "waiting-room", stage.gathering, ".dock")
    for game in games:
        yield from scenes_of(game, stage)
    yield Scene("home", "home-returned", "/", prepare=returned(stage, games))


def scenes_of(game: str, stage: Stage) -> Iterator[Scene]:
    board = ".board, .cards"
    turn, late = partial(stage.turn, game), partial(stage.late, game)
    course = syllabus(find(game))
    yield Scene("home", f"new-{game}", f"/new/{game}", ".dock")
    yield Scene("lesson", f"{game}-course", f"/learn/{game}")
    for number, _ in enumerate(course.lessons if course else (), start=1):
        yield Scene("lesson", f"{game}-{number:02}", f"/learn/{game}/{number}", ".dock .prompt")
    yield Scene("lesson", f"{game}-quiz", f"/learn/{game}/quiz")
    yield Scene("reader", f"{game}-page", f"/rules/{game}", "article")
    yield Scene("reader", f"{game}-beside", turn, board, rules)
    if game in READING:
        yield Scene("picker", game, partial(stage.beginning, game), ".cards")
    yield Scene("table", f"{game}-turn", turn, board, to_table)
    yield Scene("table", f"{game}-late", late, board, to_table)
    yield Scene("why", game, turn, ".dock .choices.live", why)
    yield Scene("recap", game, partial(stage.back, game), ".recap")
    if game in SUMMED_UP:
        table: list[Table] = []
        yield Scene("round", game, partial(stage.fresh, game, table), board, summed_up(table))
    yield Scene("end", game, partial(stage.over, game), ".end")
    yield from scenes_of_thinking(game, stage)


def scenes_of_thinking(game: str, stage: Stage) -> Iterator[Scene]:
    board = ".board, .cards"
    company = partial(stage.company, game)
    yield Scene("coach", f"{game}-idea", company, board, idea)
    yield Scene("coach", f"{game}-answers", company, board, answers)
    yield Scene("coach", f"{game}-warning", lambda: stage.costly(game)[0], board, warned(stage, game))
    yield Scene("coach", f"{game}-scratch", company, board, planned(stage, game))
    yield Scene("analysis", f"{game}-judged", lambda: f"/a/{stage.judged(game).id}", ".dock", judged)
    yield Scene("analysis", f"{game}-varied", lambda: f"/a/{stage.judged(game).id}", ".dock", varied)
    yield Scene("analysis", f"{game}-begun", lambda: f"/a/{stage.finished(game).id}", ".dock", begun)
    puzzle = next(iter(puzzles(find(game)).values()))
    where = f"/puzzles/{game}/{puzzle.id}"
    yield Scene("puzzle", f"{game}-list", f"/puzzles/{game}")
    yield Scene("puzzle", f"{game}-solved", where, ".board", solved(puzzle.right[0]))
    yield Scene(
        "puzzle", f"{game}-failed", where, ".board", solved(min((line for _, line in puzzle.wrong), key=len))
    )


def returned(stage: Stage, games: Sequence[str]) -> Callable[[Page], None]:
    """This browser holds seats: what waits for them is shown first."""

    def sit_down(page: Page) -> None:
        for game in games[:3]:
            page.goto(stage.turn(game).path)
            page.locator(".dock").wait_for()
        page.goto("/")
        page.locator("h1").wait_for()

    return sit_down


def visit(browser: Browser, address: str, size: str, language: str, theme: str) -> BrowserContext:
    """A browser of its own, without motion, so that pictures are the same each time."""
    width, height = SIZES[size]
    context = browser.new_context(
        base_url=address,
        viewport={"width": width, "height": height},
        locale={"fr": "fr-FR", "en": "en-GB"}[language],
        reduced_motion="reduce",
        has_touch=size == "phone",
    )
    wishes = {"pace": "atOnce", "curtain": False, "theme": theme, "language": language, "name": "Anna"}
    context.add_init_script(
        f"try {{ localStorage['astrolude.preferences'] ??= {json.dumps(json.dumps(wishes))} }} catch {{}}"
    )
    context.set_default_timeout(PATIENCE_MS)
    return context


def photographed(context: BrowserContext, scene: Scene, variety: str) -> str:
    """Takes the picture; what went wrong, or nothing."""
    name = f"{scene.kind}--{scene.name}--{variety}"
    page = context.new_page()
    try:
        page.goto(scene.path)
        page.locator(scene.ready).first.wait_for()
        if scene.prepare:
            scene.prepare(page)
        page.wait_for_function(SETTLED)
        page.wait_for_timeout(REST_MS)
        page.screenshot(path=PICTURES / f"{name}.png")
    except (BrowserFault, LookupError) as fault:
        return f"{name}: {fault}"
    finally:
        page.close()
    return ""


def contact_sheets(browser: Browser, size: str) -> None:
    """All pictures of a kind at one size, small, with their names, and no more than can be read."""
    columns = SHEET_COLUMNS[size]
    style = (
        f"body{{display:grid;grid-template-columns:repeat({columns},1fr);gap:6px;margin:6px}}"
        "figure{margin:0}img{width:100%;display:block}figcaption{font:11px sans-serif}"
    )
    page = browser.new_page(viewport={"width": 1800, "height": 1000})
    written = PICTURES / "sheet.html"
    for kind in sorted({file.name.split("--")[0] for file in PICTURES.glob(f"*--{size}-*.png")}):
        files = sorted(PICTURES.glob(f"{kind}--*--{size}-*.png"))
        for start in range(0, len(files), SHEET_ROWS * columns):
            figures = "".join(
                f"<figure><img src='{file.name}'><figcaption>{html.escape(file.stem)}</figcaption></figure>"
                for file in files[start : start + SHEET_ROWS * columns]
            )
            written.write_text(f"<meta charset=utf-8><style>{style}</style>{figures}", encoding="utf-8")
            page.goto(written.as_uri())
            page.screenshot(path=PICTURES / f"sheet-{kind}-{size}-{start}.png", full_page=True)
    written.unlink()
    page.close()


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--only",
        default="",
        help=KINDS,
    )
    parser.add_argument("--games", default=",".join(NAMES))
    parser.add_argument("--sizes", default=",".join(SIZES))
    parser.add_argument("--languages", default=",".join(LANGUAGES))
    parser.add_argument("--themes", default=",".join(THEMES))
    given = parser.parse_args()
    only = set(filter(None, given.only.split(",")))
    shutil.rmtree(PICTURES, ignore_errors=True)
    PICTURES.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        host = Host(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.flags())
        try:
            host.start()
            taken = scenes(Stage(host.address), given.games.split(","))
            chosen = [scene for scene in taken if not only or scene.kind in only]
            failed: list[str] = []
            for size in given.sizes.split(","):
                for language, theme in product(given.languages.split(","), given.themes.split(",")):
                    context = visit(browser, host.address, size, language, theme)
                    failed += [
                        fault
                        for scene in chosen
                        if (fault := photographed(context, scene, f"{size}-{language}-{theme}"))
                    ]
                    context.close()
                contact_sheets(browser, size)
        finally:
            browser.close()
            host.end()
    print("\n".join(failed) or f"{len(list(PICTURES.glob('*--*.png')))} pictures in {PICTURES}")
    return int(bool(failed))


if __name__ == "__main__":
    raise SystemExit(main())
