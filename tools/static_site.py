"""Puts together the folder of static files that `make site` makes: the page, Python, the engine.

Every piece bears its hash in its name; the page's head names the list of all pieces with the list's own hash.
So whatever is used was checked, and an update never mixes old and new.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import re
import shutil
import sys
import zipfile
from collections.abc import Iterator
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from astrolude.kernel.registry import find, names
from astrolude.server.tables.sight import game_info
from workshop.paths import PACKAGE, PAGE, ROOT, STATIC_SITE, WEB

PYODIDE: Final = WEB / "node_modules" / "pyodide"
SERVICE_WORKER: Final = WEB / "near" / "service-worker.js"
MANIFEST: Final = WEB / "near" / "manifest.webmanifest"

PARTS: Final = (
    "__init__.py",
    "advice",
    "bots",
    "games",
    "kernel",
    "lessons",
    "server/__init__.py",
    "server/near",
    "server/processes/__init__.py",
    "server/processes/calculating.py",
    "server/processes/turns.py",
    "server/tables",
)
"""What of the package keeps tables: everything that needs neither a server nor a terminal."""

LEFT_OUT: Final = frozenset({"__pycache__", "drawing"})
BESIDE: Final = ("mypy_extensions", "typing_extensions")
"""Modules of one file that the engine and the tables name."""

EARLIEST: Final = (1980, 1, 1, 0, 0, 0)
"""When every file of the archive was changed: the same sources give the same archive."""

NAMED: Final = 16
"""How many signs of its hash a file bears in its name."""

POLICY: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'"
)
"""What the page may load. Python is WebAssembly, which `wasm-unsafe-eval` allows and nothing more."""


def main() -> None:
    shutil.rmtree(STATIC_SITE, ignore_errors=True)
    shutil.copytree(PAGE, STATIC_SITE)
    contents = place("near/contents-{}.json", json.dumps(pieces(), separators=(",", ":")).encode())
    shutil.copy(MANIFEST, STATIC_SITE / MANIFEST.name)
    index = with_head((PAGE / "index.html").read_text(encoding="utf-8"), contents)
    for name in ("index.html", "404.html"):
        (STATIC_SITE / name).write_text(index, encoding="utf-8")
    write_service_worker()


def pieces() -> dict[str, Any]:
    """Everything beside the page that a browser needs to keep tables; web/src/near/contents.ts reads it."""
    wasm = (PYODIDE / "pyodide.asm.wasm").read_bytes()
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    return {
        "wasm": piece("near/python-{}.bin", gzip.compress(wasm, 9, mtime=0)),
        "library": piece("near/library-{}.zip", (PYODIDE / "python_stdlib.zip").read_bytes()),
        "engine": piece("near/engine-{}.zip", engine()),
        "loader": place("near/pyodide-{}.js", without_map((PYODIDE / "pyodide.mjs").read_bytes())),
        "glue": place("near/pyodide-asm-{}.js", without_map((PYODIDE / "pyodide.asm.mjs").read_bytes())),
        "lock": {"info": lock["info"], "packages": {}},
        "games": [game_info(find(name)) for name in names()],
    }


def piece(name: str, content: bytes) -> dict[str, Any]:
    return {"path": place(name, content), "size": len(content), "sha256": hashlib.sha256(content).hexdigest()}


def place(name: str, content: bytes) -> str:
    """Write a file whose name bears its hash; the name."""
    path = name.format(hashlib.sha256(content).hexdigest()[:NAMED])
    target = STATIC_SITE / path
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(content)
    return path


def without_map(script: bytes) -> bytes:
    """A script that does not name a map which is not there."""
    return re.sub(rb"\n//# sourceMappingURL=\S+\s*$", b"\n", script)


def engine() -> bytes:
    """The archive of all Python that runs in the browser, and of what it reads."""
    content = BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in engine_files():
            add(archive, path.relative_to(PACKAGE.parent).as_posix(), path.read_bytes())
        for name in BESIDE:
            found = find_spec(name)
            assert found is not None
            assert found.origin is not None
            add(archive, f"{name}.py", Path(found.origin).read_bytes())
        add(archive, "astrolude/server/near/protocol.json", protocol())
    return content.getvalue()


def engine_files() -> Iterator[Path]:
    for part in PARTS:
        path = PACKAGE / part
        files = [path] if path.is_file() else sorted(path.rglob("*"))
        for file in files:
            if file.suffix in (".py", ".json") and LEFT_OUT.isdisjoint(file.relative_to(PACKAGE).parts):
                yield file


def add(archive: zipfile.ZipFile, name: str, content: bytes) -> None:
    info = zipfile.ZipInfo(name, EARLIEST)
    info.compress_type = zipfile.ZIP_DEFLATED
    archive.writestr(info, content)


def protocol() -> bytes:
    """The protocol's document without its words for people."""
    document = json.loads((ROOT / "docs" / "openapi.json").read_text(encoding="utf-8"))
    return json.dumps(without_words(document), separators=(",", ":")).encode()


def without_words(value: Any) -> Any:
    if isinstance(value, list):
        return [without_words(each) for each in value]
    if not isinstance(value, dict):
        return value
    return {name: without_words(each) for name, each in value.items() if not _of_words(name, each)}


def _of_words(name: str, value: object) -> bool:
    """Whether this part of the document is for people, or tells what is answered."""
    return name == "responses" or (name in ("description", "title", "summary") and isinstance(value, str))


def with_head(index: str, contents: str) -> str:
    """The page, told where the engine is and what it may load."""
    digest = hashlib.sha256((STATIC_SITE / contents).read_bytes()).hexdigest()
    head = [
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />',
        f'<meta name="astrolude-near" content="{contents} {digest}" />',
        '<link rel="manifest" href="/manifest.webmanifest" />',
    ]
    charset = '<meta charset="utf-8" />'
    marked = index.replace(charset, "\n    ".join([charset, *head]), 1)
    if marked == index:
        sys.exit("the page has no head: see web/index.html")
    return marked


def write_service_worker() -> None:
    """The service worker of just this version: it knows every file and the hash of all."""
    files = sorted(
        path.relative_to(STATIC_SITE).as_posix()
        for path in STATIC_SITE.rglob("*")
        if path.is_file() and path.name != "404.html"
    )
    digest = hashlib.sha256()
    for name in files:
        digest.update(name.encode() + hashlib.sha256((STATIC_SITE / name).read_bytes()).digest())
    known = {"version": digest.hexdigest()[:NAMED], "files": files}
    script = SERVICE_WORKER.read_text(encoding="utf-8")
    text = f"const SITE = {json.dumps(known)};\n{script}"
    (STATIC_SITE / SERVICE_WORKER.name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
