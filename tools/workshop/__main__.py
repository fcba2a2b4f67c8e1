"""Finds a Python that is new enough, then hands over to the commands.

This one file must be readable by any Python 3, or an old one could not say that it is too old.
"""

import os
import shutil
import subprocess
import sys

OLDEST = (3, 11)
KNOWN = ["python3.%d" % minor for minor in range(15, OLDEST[1] - 1, -1)]  # noqa: UP031


def newer_python():
    # type: () -> str | None
    """The path of an installed Python that is new enough and really starts."""
    for name in KNOWN:
        path = shutil.which(name)
        if path and subprocess.call([path, "-c", ""], stderr=subprocess.DEVNULL) == 0:
            return path
    return None


if sys.version_info < OLDEST:
    better = newer_python()
    if better is None:
        sys.exit(
            "Astrolude needs Python 3.11 or newer, and this is %d.%d: install a newer one and run make again "  # noqa: UP031
            "(or name it: make play PYTHON=/path/to/python3)." % sys.version_info[:2]
        )
    os.execv(better, [better] + sys.argv)  # noqa: RUF005

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))  # noqa: PTH100, PTH120

from workshop.commands import main  # noqa: E402

main()
