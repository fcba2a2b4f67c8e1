"""Every link in the documents leads somewhere, here and on the site, which loads nothing from elsewhere."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from workshop import site
from workshop.paths import ROOT

DOCUMENTS = [
    path
    for pattern in ("*.md", "docs/**/*.md", "benchmarks/*.md", ".github/*.md")
    for path in sorted(ROOT.glob(pattern))
]
LINK = re.compile(r"(?<!!)\[[^\]\n]*\]\(<?([^)\s>]+)>?\)|!\[[^\]\n]*\]\(([^)\s]+)\)")
CODE = re.compile(r"^ *(```|~~~).*?^ *\1|`[^`\n]*`", re.MULTILINE | re.DOTALL)


def links(text: str) -> Iterator[str]:
    """Where a document's links and pictures lead, those in code apart."""
    for found in LINK.finditer(CODE.sub("", text)):
        yield found[1] or found[2]


def anchors(text: str) -> set[str]:
    """The names of a document's headings, as GitHub and the site give them."""
    titles = re.findall(r"^#+ (.+)$", CODE.sub(lambda found: found[0].strip("`"), text), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.strip().lower()).replace(" ", "-") for title in titles}


def broken(document: Path, text: str) -> list[str]:
    found = []
    for link in links(text):
        target, _, anchor = link.partition("#")
        if re.match(r"\w+:", link):
            continue
        path = (document.parent / target).resolve()
        exists = path.exists() and path.is_relative_to(ROOT)
        page = path.read_text(encoding="utf-8") if target and path.is_file() and anchor else text
        if not exists or (anchor and anchor not in anchors(page)):
            found.append(link)
    return found


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_link_in_a_document_leads_somewhere(document: Path) -> None:
    assert broken(document, document.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("link", "leads"),
    [
        ("[a](README.md)", True),
        ("[a](docs/hosting.md#behind-a-reverse-proxy)", True),
        ("[a](#here-it-is)", True),
        ("[a](https://example.org/)", True),
        ("`[a](nowhere.md)`", True),
        ("[a](nowhere.md)", False),
        ("![a](docs/images/nowhere.png)", False),
        ("[a](docs/hosting.md#nowhere)", False),
        ("[a](#nowhere)", False),
        ("[a](../elsewhere.md)", False),
    ],
)
def test_a_link_that_leads_nowhere_is_found(link: str, leads: bool) -> None:
    text = f"# Here it is\n\nSee {link}.\n"
    assert (broken(ROOT / "NEW.md", text) == []) is leads


def pages(nav: list[dict[str, object]]) -> Iterator[str]:
    for entry in nav:
        for value in entry.values():
            if isinstance(value, str):
                yield value
            elif isinstance(value, list):
                yield from pages(value)


@pytest.fixture
def gathered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of all that the site is made from."""
    monkeypatch.setattr(site, "PAGES", tmp_path)
    site.gather()
    return tmp_path


def test_every_link_leads_somewhere_on_the_site_too(gathered: Path) -> None:
    missing = [
        f"{page.relative_to(gathered)}: {link}"
        for page in gathered.rglob("*.md")
        for link in links(page.read_text(encoding="utf-8"))
        if not re.match(r"\w+:|#", link) and not (page.parent / link.partition("#")[0]).exists()
    ]
    assert missing == []


def test_every_document_is_in_the_sites_contents_and_every_entry_exists(gathered: Path) -> None:
    project = tomllib.loads(site.CONFIGURATION.read_text(encoding="utf-8"))["project"]
    found = {path.relative_to(gathered).as_posix() for path in gathered.rglob("*.md")}
    assert set(pages(project["nav"])) == found
    assert project["theme"]["font"] is False


def test_the_reference_holds_every_public_module_of_its_parts(tmp_path: Path) -> None:
    assert "astrolude.kernel.state" in set(site.modules("kernel"))
    assert list(site.modules("front")) == ["astrolude.front"]
    assert "::: astrolude.bots.search\n" in site.reference("bots", "Bots")
    assert all(list(site.modules(part)) for part in site.REFERENCE)


@pytest.mark.parametrize(
    ("document", "page"),
    [
        ("Text\n- one\n  - deeper\n- two\n", "Text\n\n- one\n    - deeper\n- two\n"),
        ("Text\n| a | b |\n| - | - |\n", "Text\n\n| a | b |\n| - | - |\n"),
        ("```\nText\n- one\n```\n- two\n", "```\nText\n- one\n```\n\n- two\n"),
        ("A rule. [P 21][S] `a[0][1]`\n", "A rule. [P 21]\\[S] `a[0][1]`\n"),
    ],
)
def test_documents_are_told_to_the_sites_generator_in_its_own_markdown(document: str, page: str) -> None:
    assert site.in_the_sites_markdown(document) == page


@pytest.mark.parametrize(
    ("tag", "loads"),
    [
        ('<script src="https://cdn.example.org/x.js">', True),
        ('<link href="//fonts.example.org/css" rel="stylesheet">', True),
        ("<img alt='' src=http://example.org/x.png>", True),
        ('<link rel="canonical" href="https://astrolude.example.org/">', False),
        ('<a href="https://example.org/">', False),
        ('<script src="assets/x.js">', False),
    ],
)
def test_a_page_that_loads_something_from_elsewhere_is_found(tag: str, loads: bool) -> None:
    assert site.loads_from_elsewhere(f"<html>{tag}</html>") is loads
