"""The plain and the compiled engine, each measured in a process of its own."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PLAIN = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"


def add_compiled(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--compiled", type=Path, default=COMPILED, help="where the compiled package is")


def measured(program: str, question: object, compiled: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    """What a program prints with either engine, the plain one first; it says which one it found."""
    if not compiled.is_dir():
        sys.exit("There is no compiled engine: run `make compiled` first.")
    slow, fast = (_asked(package, program, question) for package in (PLAIN, compiled))
    if slow["compiled"] or not fast["compiled"]:
        sys.exit("One of the two engines is not what it should be: run `make clean compiled`.")
    return slow, fast


def _asked(package: Path, program: str, question: object) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, "-c", program, json.dumps(question)],
        env={**os.environ, "PYTHONPATH": str(package)},
        stdout=subprocess.PIPE,
        check=True,
    )
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer
