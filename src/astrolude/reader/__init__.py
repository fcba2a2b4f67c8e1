"""The rules as players read them: chapters and sections, in words of the reader's language.

What stands where is data of the game (`games/<game>/reader/contents.json`), the words are messages
(`locales/*/reader_<game>.ftl`). Every question and every action of a game is explained by some section, so a
page can lead from anything to its paragraph.
"""

from __future__ import annotations

from astrolude.reader.checking import faults_of
from astrolude.reader.contents import (
    Chapter,
    Contents,
    FaultyReader,
    Played,
    Section,
    SignGroup,
    has_reader,
    read_contents,
)

__all__ = [
    "Chapter",
    "Contents",
    "FaultyReader",
    "Played",
    "Section",
    "SignGroup",
    "faults_of",
    "has_reader",
    "read_contents",
]
