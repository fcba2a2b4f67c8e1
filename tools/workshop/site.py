"""The documentation as a site of static files that loads nothing from elsewhere.

The pages are the repository's own documents in their places, so that every link works here and there alike.
Added are the reference, made from docstrings, and the first page of the rules.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from workshop import environment
from workshop.console import Command, Trouble, step
from workshop.paths import (
    BUILD,
    PACKAGE,
    ROOT,
    SITE,
    SOURCE,
    STATIC_SITE,
    TOOLS,
    VENV_BIN,
    VENV_PYTHON,
    shown,
)

CONFIGURATION: Final = ROOT / "zensical.toml"
PAGES: Final = BUILD / "pages"

DOCUMENTS: Final = (
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "LICENSE",
    "SECURITY.md",
    "benchmarks/RESULTS.md",
    "compose.yaml",
    "deploy/astrolude.service",
)
"""What belongs to the site beside README.md, which is its first page, and docs/."""

REFERENCE: Final = {
    "front": "The front door",
    "kernel": "The kernel",
    "bots": "Bots",
    "arena": "Matches and tournaments",
    "research": "Learning programs",
    "testing": "Testing a game",
}
"""The parts of the package whose docstrings are published, each with the title of its page."""

LIVE: Final = "play"
"""The folder of the site in which the page lies with the engine, and the name of what leads there."""
LIVE_PAGE: Final = f"""# Play here

All five games, against bots or at one screen, with lessons, hints, replay and analysis. The games run in your
browser and stay there; about 7 MB are loaded once, then it works without a network.

<p><a href="{LIVE}/index.html"><b>Open the games</b></a></p>
"""
NO_LIVE_PAGE: Final = """# Play here

This copy of the documentation was made without the games: `make site` before `make docs` puts them here.
"""

LOADING_TAG: Final = re.compile(r"<(?:script|link|img|iframe|source|video|audio)\b[^>]*>")
ELSEWHERE: Final = re.compile(r"\b(?:src|href)=[\"']?(?:https?:)?//")
LEADS_ONLY: Final = re.compile(r"\brel=[\"']?(?:canonical|prev|next|license|author)\b")
"""A link that says where something is without loading it."""

FENCE: Final = re.compile(r" *(```|~~~)")
ITEM: Final = re.compile(r"( *)([-*]|\d+\.) ")


def build() -> None:
    """Write the site into build/site."""
    environment.ensure(environment.RUN, "docs")
    gather()
    shutil.rmtree(SITE, ignore_errors=True)
    zensical: Command = [
        VENV_BIN / "zensical",
        "build",
        "--clean",
        "--strict",
        "--config-file",
        CONFIGURATION,
    ]
    step("Building the site", zensical)
    if STATIC_SITE.is_dir():
        step("Adding the live page", [VENV_PYTHON, TOOLS / "static_site.py", "--anywhere", SITE / LIVE])
    loaded = [path for path in sorted(SITE.rglob("*.html")) if loads_from_elsewhere(path.read_text("utf-8"))]
    if loaded:
        raise Trouble(f"This page loads something from another server, which none may do: {shown(loaded[0])}")


def loads_from_elsewhere(html: str) -> bool:
    """Whether a browser that opens the page asks another server for something."""
    return any(not LEADS_ONLY.search(tag) and ELSEWHERE.search(tag) for tag in LOADING_TAG.findall(html))


def gather() -> None:
    """Put every page of the site into build/pages."""
    shutil.rmtree(PAGES, ignore_errors=True)
    origins = [ROOT / name for name in DOCUMENTS]
    origins += [path for path in sorted((ROOT / "docs").rglob("*")) if path.is_file()]
    for origin in origins:
        _place(origin, PAGES / origin.relative_to(ROOT))
    _place(ROOT / "README.md", PAGES / "index.md")
    _write(PAGES / f"{LIVE}.md", LIVE_PAGE if STATIC_SITE.is_dir() else NO_LIVE_PAGE)
    for name, title in REFERENCE.items():
        _write(PAGES / "reference" / f"{name}.md", reference(name, title))


def reference(part: str, title: str) -> str:
    """A page that shows the docstrings of a part of the package, module by module."""
    return f"# {title}\n\n" + "\n".join(f"::: {module}\n" for module in modules(part))


def modules(part: str) -> Iterator[str]:
    """The public modules of a part of the package, by full name."""
    path = PACKAGE / f"{part}.py"
    files = [path] if path.is_file() else sorted((PACKAGE / part).glob("[!_]*.py"))
    for file in files:
        yield ".".join(file.relative_to(SOURCE).with_suffix("").parts)


def in_the_sites_markdown(text: str) -> str:
    """A document as the site's generator reads it: lists and tables after an empty line, deeper by four."""
    lines: list[str] = []
    fenced = False
    for line in text.splitlines():
        if FENCE.match(line):
            fenced = not fenced
        elif not fenced:
            item = ITEM.match(line)
            starts = (item and not item[1]) or line.startswith("|")
            above = lines[-1] if lines else ""
            if starts and above.strip() and not above.startswith((" ", line[0])) and not ITEM.match(above):
                lines.append("")
        lines.append(line if fenced else _in_line(line))
    return "\n".join(lines) + "\n"


def _in_line(line: str) -> str:
    """Items deeper by four; and two marks of sources side by side (`[P 21][S]`) are not a link."""
    item = ITEM.match(line)
    depth = (len(item[1]) + 1) // 2 if item else 0
    parts = (" " * 4 * depth + line.lstrip() if depth else line).split("`")
    parts[::2] = [part.replace("][", "]\\[") for part in parts[::2]]
    return "`".join(parts)


def _place(origin: Path, target: Path) -> None:
    if origin.suffix == ".md":
        _write(target, in_the_sites_markdown(origin.read_text(encoding="utf-8")))
    else:
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(origin, target)


def _write(target: Path, text: str) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")
