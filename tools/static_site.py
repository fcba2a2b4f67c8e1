"""Puts together the folder of static files that `make site` makes: the page with the engine beside it.

The head names the list of the engine's pieces with the hash of the list; a service worker keeps the whole
for a journey.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
import shutil
import sys
from pathlib import Path
from typing import Final

import icons
from workshop.paths import PAGE, STATIC_SITE, WEB

SERVICE_WORKER: Final = WEB / "near" / "service-worker.js"
MANIFEST: Final = WEB / "near" / "manifest.webmanifest"
ICON: Final = WEB / "public" / "icon.svg"
PICTURES: Final = {
    "icon-192.png": (192, False),
    "icon-512.png": (512, False),
    "icon-maskable-512.png": (512, True),
}
"""What the manifest names beside the drawing: its size, and whether systems may cut a form out of it."""
NAMED: Final = 16
"""How many signs of the hash of all files a version is called by."""

POLICY: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'"
)
"""What the page may load. Python is WebAssembly, which `wasm-unsafe-eval` allows and nothing more."""


def main(folder: Path = STATIC_SITE, anywhere: bool = False) -> None:
    """Make the folder for the root of a host name, or one for anywhere, with its routes in the query."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(PAGE, folder)
    contents = next((folder / "near").glob("contents-*.json"), None)
    if contents is None:
        sys.exit("the engine is not beside the page: make site puts it there first")
    write_manifest(folder, anywhere)
    index = with_head((PAGE / "index.html").read_text(encoding="utf-8"), contents)
    if anywhere:
        index = re.sub(r'(src|href)="/', r'\1="./', index).replace("<html ", '<html data-routes="query" ', 1)
    for name in ["index.html"] if anywhere else ["index.html", "404.html"]:
        (folder / name).write_text(index, encoding="utf-8")
    write_service_worker(folder)


def write_manifest(folder: Path, anywhere: bool) -> None:
    """What makes the page installable. In a folder of its own it is called by that folder's address."""
    manifest = json.loads(MANIFEST.read_text(encoding="utf-8"))
    if anywhere:
        del manifest["id"]
    (folder / MANIFEST.name).write_text(json.dumps(manifest, indent=1), encoding="utf-8")
    for name, (size, full) in PICTURES.items():
        (folder / name).write_bytes(icons.picture(ICON, size, full))


def with_head(index: str, contents: Path) -> str:
    """The page, told where the engine is and what it may load."""
    digest = hashlib.sha256(contents.read_bytes()).hexdigest()
    head = [
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />',
        f'<meta name="astrolude-engine-alone" content="near/{contents.name} {digest}" />',
        '<link rel="manifest" href="/manifest.webmanifest" />',
        '<link rel="apple-touch-icon" href="/icon-192.png" />',
    ]
    charset = '<meta charset="utf-8" />'
    marked = index.replace(charset, "\n    ".join([charset, *head]), 1)
    if marked == index:
        sys.exit("the page has no head: see web/index.html")
    return marked


def write_service_worker(folder: Path) -> None:
    """The service worker of just this version: it knows every file and its hash."""
    files = {
        path.relative_to(folder).as_posix(): integrity(path.read_bytes())
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.name != "404.html"
    }
    version = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:NAMED]
    known = {"version": version, "files": files}
    script = SERVICE_WORKER.read_text(encoding="utf-8")
    text = f"const SITE = {json.dumps(known)};\n{script}"
    (folder / SERVICE_WORKER.name).write_text(text, encoding="utf-8")


def integrity(content: bytes) -> str:
    """The hash of a file as browsers want it told, to check by it what they fetch."""
    return "sha256-" + base64.b64encode(hashlib.sha256(content).digest()).decode()


if __name__ == "__main__":
    if sys.argv[1:2] == ["--anywhere"]:
        main(Path(sys.argv[2]), anywhere=True)
    else:
        main()
