"""`python -m astrolude`, for where the command is not on the path."""

from __future__ import annotations

from astrolude.cli import main

if __name__ == "__main__":
    main()
