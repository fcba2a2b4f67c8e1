"""The repository's texts name no machine on which they were written and no host from which packages came."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

# Put together from parts, so that this file does not name what it forbids.
HOSTS = [
    rf"{name}\.{end}"
    for name, end in [("npm" + "js", "(org|com)"), ("py" + "pi", "org"), ("python" + "hosted", "org")]
]
HOMES = ["wo" + "rk", "ro" + "ot", "ho" + "me", "tm" + "p", "Us" + "ers"]
FORBIDDEN = re.compile(
    "|".join([*HOSTS, r"(?<![\w.*])/(" + "|".join(HOMES) + r")/\w", r'"resolved"\s*:', "file:" + "///"]),
    re.IGNORECASE,
)


def forbidden_lines(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if FORBIDDEN.search(line)]


def texts() -> Iterator[tuple[str, str]]:
    """Each file of the repository that is text, with its path."""
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, names.split("\0")):
        path = ROOT / name
        if path.is_file() and b"\0" not in (content := path.read_bytes()):
            yield name, content.decode("utf-8")


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="not a working copy: which files belong is unknown")
def test_no_text_names_a_package_host_or_a_path_of_a_machine() -> None:
    found = {name: lines for name, text in texts() if (lines := forbidden_lines(text))}
    assert found == {}


@pytest.mark.parametrize(
    "text",
    [
        '"resolved' + '": "https://registry.' + "npm" + 'js.org/svelte/-/svelte.tgz"',
        "--index-url https://" + "py" + "pi.org/simple",
        "see /ho" + "me/anna/astrolude",
        "open('/tm" + "p/table.sqlite3')",
    ],
)
def test_a_forbidden_text_is_found(text: str) -> None:
    assert forbidden_lines(text) == [text]


@pytest.mark.parametrize("text", ["https://example.org/home/", "web/home/page.ts", "make play", "../page/x"])
def test_other_texts_are_left_alone(text: str) -> None:
    assert forbidden_lines(text) == []
