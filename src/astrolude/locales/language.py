"""Which language to speak: the one asked for, the one of ASTROLUDE_LANG, the system's, or English."""

from __future__ import annotations

import locale
import os
from collections.abc import Mapping
from typing import Final

from astrolude.kernel.errors import AstroludeError

ENGLISH: Final = "en"
LANGUAGES: Final = [ENGLISH, "fr"]
VARIABLE: Final = "ASTROLUDE_LANG"
SYSTEM: Final = ["LC_ALL", "LC_MESSAGES", "LANG"]
"""Where POSIX systems keep the language of messages, the strongest first."""


class UnknownLanguage(AstroludeError):
    """A language was asked for that Astrolude does not speak."""


def choose_language(wanted: str | None = None, environment: Mapping[str, str] = os.environ) -> str:
    """The language to speak. What was asked for must exist; what the system says is only a hint."""
    if wanted:
        return _spoken(wanted, "--lang")
    if environment.get(VARIABLE):
        return _spoken(environment[VARIABLE], VARIABLE)
    return _system_language(environment)


def _spoken(wanted: str, source: str) -> str:
    language = _primary(wanted)
    if language not in LANGUAGES:
        raise UnknownLanguage(f"{source}: Astrolude speaks {' and '.join(LANGUAGES)}, not {wanted!r}")
    return language


def _system_language(environment: Mapping[str, str]) -> str:
    named = next((environment[name] for name in SYSTEM if environment.get(name)), None)
    language = _primary(named or locale.getlocale()[0] or "")
    return language if language in LANGUAGES else ENGLISH


def _primary(tag: str) -> str:
    """`fr_FR.UTF-8` and `fr-CA` are `fr`."""
    return tag.replace("-", "_").partition("_")[0].partition(".")[0].lower()
