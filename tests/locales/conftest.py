"""The texts of the product and those of the toy game."""

from __future__ import annotations

from pathlib import Path

import pytest

from astrolude.locales import LANGUAGES, Texts
from astrolude.locales.texts import files_of

TOY_TEXTS = Path(__file__).parent / "beacons"


@pytest.fixture(scope="session")
def spoken() -> dict[str, Texts]:
    """All texts by language."""
    return {
        language: Texts(language, [*files_of(language), *(TOY_TEXTS / language).glob("*.ftl")])
        for language in LANGUAGES
    }
