"""What CHANGELOG.md says about a version."""

from __future__ import annotations

import re
from typing import Final

from workshop.console import Trouble
from workshop.paths import PACKAGE, ROOT

CHANGELOG: Final = ROOT / "CHANGELOG.md"
VERSION: Final = re.compile(r'^__version__.* = "([^"]+)"$', re.MULTILINE)


def notes(tag: str) -> str:
    """The section of a version; it must be the one that the package says it is."""
    version = tag.removeprefix("v")
    said = VERSION.search((PACKAGE / "__init__.py").read_text(encoding="utf-8"))
    if said is None or said[1] != version:
        raise Trouble(f"The package is {said and said[1]}, not {version}: mend __version__ or the tag.")
    sections = re.split(r"^## ", CHANGELOG.read_text(encoding="utf-8"), flags=re.MULTILINE)
    for section in sections[1:]:
        title, _, text = section.partition("\n")
        if title.split()[0] == version:
            return text.strip()
    raise Trouble(f"CHANGELOG.md has no section {version}: give what is unreleased this name.")
