"""Stamps say what a made thing was made from.

They hold a hash of the contents, not of times: after a clone or a change of branch they are still right.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path

from workshop.paths import ROOT

SKIPPED_FOLDERS = frozenset({"__pycache__", "node_modules", ".svelte-kit"})


def files_under(*folders: Path, pattern: str = "*") -> Iterator[Path]:
    """The files below the folders, without those that tools leave behind."""
    for folder in folders:
        for path in sorted(folder.rglob(pattern)):
            if path.is_file() and SKIPPED_FOLDERS.isdisjoint(path.parts):
                yield path


def digest(files: Iterable[Path], *words: str) -> str:
    """One hash over the names and contents of files and over further words that matter."""
    total = hashlib.sha256()
    for word in words:
        total.update(f"{len(word)} {word}\n".encode())
    for path in files:
        content = path.read_bytes()
        total.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()


class Stamp:
    """A small file that remembers the digest of the last success."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def fits(self, value: str) -> bool:
        return self.path.is_file() and self.path.read_text() == value

    def set(self, value: str) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(value)

    def clear(self) -> None:
        """Forget, before work begins that may be interrupted halfway."""
        self.path.unlink(missing_ok=True)
