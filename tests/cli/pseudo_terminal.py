"""A person at a terminal: a pseudo-terminal with a command in it, and someone who reads and types."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from typing import Final

START: Final = [sys.executable, "-c", "from astrolude.cli import main; main()"]
CONTROL: Final = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\x1b[()][A-B0-2]|\x07")
PROMPT: Final = "› "
PATIENCE: Final = 120
"""Seconds in which a command must ask or end."""


class Terminal:
    """A command that runs in a terminal of a given size."""

    def __init__(self, *arguments: str, columns: int, rows: int) -> None:
        self.raw = ""
        master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        environment = {
            name: value
            for name, value in os.environ.items()
            if name not in ("COLUMNS", "LINES", "ASTROLUDE_LANG")
        }
        environment |= {"TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8"}
        self.master: Final = master
        self.command: Final = subprocess.Popen(
            [*START, *arguments], stdin=slave, stdout=slave, stderr=slave, env=environment, close_fds=True
        )
        os.close(slave)

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        self.command.kill()
        self.command.wait()
        os.close(self.master)

    @property
    def text(self) -> str:
        """Everything that was written so far, without colours and movements of the cursor."""
        return CONTROL.sub("", self.raw)

    def wait(self) -> bool:
        """Read until the person is asked, or to the end; True if there is a question."""
        seen, deadline = len(self.raw), time.monotonic() + PATIENCE
        decoder = codecs.getincrementaldecoder("utf-8")()
        while time.monotonic() < deadline:
            ready, _, _ = select.select([self.master], [], [], 1)
            if not ready:
                continue
            try:
                data = os.read(self.master, 65536)
            except OSError:
                data = b""
            if not data:
                return False
            self.raw += decoder.decode(data)
            if CONTROL.sub("", self.raw[seen:]).endswith(PROMPT):
                return True
        raise TimeoutError(f"nothing was asked for {PATIENCE} s after: {self.text[-500:]}")

    def type(self, line: str) -> bool:
        """Type a line and read on; True if there is another question."""
        os.write(self.master, f"{line}\n".encode())
        return self.wait()

    def end(self) -> int:
        """The exit code, once everything was read."""
        return self.command.wait(timeout=PATIENCE)
