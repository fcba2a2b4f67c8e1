"""The screens that tests look at."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import ViewportSize

DESK: Final[ViewportSize] = {"width": 1366, "height": 768}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
