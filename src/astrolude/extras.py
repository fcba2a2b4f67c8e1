"""Packages that come with an extra, and how to get them where they are missing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from astrolude.kernel.errors import AstroludeError


class MissingExtra(AstroludeError):
    """A package is not installed; the message says what installs it."""


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Whatever is imported inside comes with this extra; MissingExtra says so if it is not there."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package in ("", "astrolude"):
            raise
        raise MissingExtra(f"{package} is not installed: pip install 'astrolude[{name}]'") from None
