"""What the workshop shows: steps with their time, and failures in one sentence."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from workshop.paths import LOGS, ROOT, shown

Command = Sequence[str | Path]

TERMINAL: Final = Path("CONOUT$" if sys.platform == "win32" else "/dev/tty")
"""The terminal itself, whatever became of the standard streams; a machine without one has no such file."""

TAIL: Final = 25
"""How many lines of a log are worth showing when its command failed."""

CAUSES: Final = (
    (
        ("No space left on device", "ENOSPC"),
        "The disk is full: free about 2 GB and run make again.",
    ),
    (
        (
            "Temporary failure in name resolution",
            "NewConnectionError",
            "NameResolutionError",
            "Network is unreachable",
            "ConnectTimeoutError",
            "Failed to establish a new connection",
            "ENOTFOUND",
            "EAI_AGAIN",
            "ECONNREFUSED",
            "ECONNRESET",
            "ETIMEDOUT",
            "Temporary failure resolving",
        ),
        "The package index could not be reached: check the network (or the proxy) and run make again.",
    ),
    (
        ("ResolutionImpossible", "No matching distribution found"),
        "The package index lacks a version that constraints.txt names: check the network and run make again.",
    ),
    (
        ("Permission denied", "EACCES"),
        "A file could not be written: make sure this folder belongs to you and run make again.",
    ),
)


class Trouble(Exception):
    """Something a person can mend; its text is one sentence that says how."""


def say(text: str) -> None:
    print(text, flush=True)


def tell(text: str) -> None:
    """Say something to the person at the terminal even where a program such as pip catches all output."""
    with suppress(OSError), TERMINAL.open("w", encoding="utf-8") as terminal:
        terminal.write(f"\n{text}\n")


def duration(seconds: float) -> str:
    """Seconds as people say them."""
    if seconds < 60:
        return f"{seconds:.1f} s"
    return f"{int(seconds) // 60} min {int(seconds) % 60:02d} s"


def step(title: str, command: Command, *, env: Mapping[str, str] | None = None, cwd: Path = ROOT) -> None:
    """Run a command quietly into a log, showing that time passes; on failure show the log's end.

    `env` is added to the environment, not put in its place.
    """
    LOGS.mkdir(parents=True, exist_ok=True)
    log = LOGS / ("-".join(re.findall(r"\w+", title.lower())[:4]) + ".log")
    begin = time.monotonic()
    if not sys.stdout.isatty():
        say(f"  {title} …")
    with log.open("w", encoding="utf-8") as output:
        process = subprocess.Popen(command, cwd=cwd, env=joined(env), stdout=output, stderr=subprocess.STDOUT)
        try:
            code = _wait(process, title, begin)
        except BaseException:
            process.terminate()
            process.wait()
            raise
    if code:
        raise Trouble(_explain(title, log))
    _rewrite(f"  {title} … {duration(time.monotonic() - begin)}\n")


def stream(command: Command, *, env: Mapping[str, str] | None = None, cwd: Path = ROOT) -> int:
    """Run a command whose output is meant for the reader; return its exit code."""
    sys.stdout.flush()
    return subprocess.run(command, cwd=cwd, env=joined(env), check=False).returncode


def joined(env: Mapping[str, str] | None) -> dict[str, str]:
    """This process's environment with additions."""
    return {**os.environ, **(env or {})}


def _wait(process: subprocess.Popen[bytes], title: str, begin: float) -> int:
    while True:
        try:
            return process.wait(timeout=0.2)
        except subprocess.TimeoutExpired:
            _rewrite(f"  {title} … {time.monotonic() - begin:.0f} s")


def _rewrite(line: str) -> None:
    if sys.stdout.isatty():
        sys.stdout.write(f"\r\033[K{line}")
        sys.stdout.flush()
    elif line.endswith("\n"):
        say(line[:-1])


def _explain(title: str, log: Path) -> str:
    """Show the end of the log; return the sentence that fits it best."""
    text = log.read_text(encoding="utf-8", errors="replace")
    _rewrite(f"  {title} … failed\n")
    say("\n".join(f"    | {line}" for line in text.splitlines()[-TAIL:]))
    for signs, sentence in CAUSES:
        if any(sign in text for sign in signs):
            return sentence
    return f"This step failed: {title}. The whole output is in {shown(log)}."
