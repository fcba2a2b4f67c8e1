"""Puts Python and the engine beside the page, in pieces that a browser fetches to keep tables by itself.

Every piece bears its hash in its name, and one list names them all with their hashes. So whatever is used was
checked, and an update never mixes old and new.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import re
import shutil
import zipfile
from importlib.metadata import files, version
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from astrolude.kernel.registry import find, names
from astrolude.server.tables.sight import game_info
from workshop.near import LICENCES, PROTOCOL, PYODIDE, engine_files
from workshop.paths import NEAR, PACKAGE, PAGE

BESIDE: Final = ("mypy_extensions", "typing_extensions")
"""Modules of one file that the engine and the tables name."""

EARLIEST: Final = (1980, 1, 1, 0, 0, 0)
"""When every file of the archive was changed: the same sources give the same archive."""

NAMED: Final = 16
"""How many signs of its hash a file bears in its name."""


def main() -> None:
    shutil.rmtree(NEAR, ignore_errors=True)
    place("near/contents-{}.json", json.dumps(pieces(), separators=(",", ":")).encode())


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
        "licences": place("near/licences-{}.txt", licences(lock["info"]).encode()),
    }


def piece(name: str, content: bytes) -> dict[str, Any]:
    return {"path": place(name, content), "size": len(content), "sha256": hashlib.sha256(content).hexdigest()}


def place(name: str, content: bytes) -> str:
    """Write a file whose name bears its hash; the name."""
    path = name.format(hashlib.sha256(content).hexdigest()[:NAMED])
    target = PAGE / path
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


def licences(built: dict[str, str]) -> str:
    """Whose work the pieces are, and on which terms."""
    package = json.loads((PYODIDE / "package.json").read_text(encoding="utf-8"))
    text = LICENCES.read_text(encoding="utf-8").format(
        pyodide=package["version"],
        python=built["python"],
        emscripten=built["platform"].removeprefix("emscripten_").replace("_", "."),
    )
    return "".join([text, *(f"\n\n{name} {version(name)}\n\n{licence_of(name)}" for name in BESIDE)])


def licence_of(name: str) -> str:
    """The licence that an installed package brings along."""
    found = next((path for path in files(name) or () if path.name == "LICENSE"), None)
    if found is None:
        raise FileNotFoundError(f"{name} was installed without its licence, which must go along with it")
    return found.read_text(encoding="utf-8")


def add(archive: zipfile.ZipFile, name: str, content: bytes) -> None:
    info = zipfile.ZipInfo(name, EARLIEST)
    info.compress_type = zipfile.ZIP_DEFLATED
    archive.writestr(info, content)


def protocol() -> bytes:
    """The protocol's document without its words for people."""
    document = json.loads(PROTOCOL.read_text(encoding="utf-8"))
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


if __name__ == "__main__":
    main()
