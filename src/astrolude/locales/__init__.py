"""The texts that people read, in their language: Fluent files shared by the terminal and the page.

`docs/protocol.md` (Texts) says which message names what.
"""

from __future__ import annotations

from astrolude.locales.complaints import said_in
from astrolude.locales.language import ENGLISH, LANGUAGES, UnknownLanguage, choose_language
from astrolude.locales.sentences import Sentences
from astrolude.locales.texts import FaultyText, MissingText, Texts, load

__all__ = [
    "ENGLISH",
    "LANGUAGES",
    "FaultyText",
    "MissingText",
    "Sentences",
    "Texts",
    "UnknownLanguage",
    "choose_language",
    "load",
    "said_in",
]
