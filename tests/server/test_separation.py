"""Tables need no web framework, no database and no installed package at all."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_a_game_with_a_bot_needs_nothing_but_the_standard_library() -> None:
    paths = os.pathsep.join([str(Path(path).resolve()) for path in sys.path if path] + [str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-m", "tests.server.standalone"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["record"].startswith("astrolude 1\ngame beacons\n")
    assert sorted(told["outcome"]["ranks"]) in ([1, 2], [1, 1])
    assert told["undone"]
    assert {"fastapi", "starlette", "sqlalchemy", "pydantic_core"}.isdisjoint(told["loaded"])
