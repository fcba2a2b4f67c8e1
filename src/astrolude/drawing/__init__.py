"""Positions as lines of text: blocks that fit any width, and the drawing that a game or its view gives.

A drawing names no package of the command line. The terminal shows its lines in colours, `sheet` without.
"""

from __future__ import annotations

from astrolude.drawing.blocks import Beside, Block, Columns, Flow
from astrolude.drawing.board import View, draw, label, references, sheet
from astrolude.drawing.mosaic import Mosaic
from astrolude.drawing.seats import named, number, owned, piece, player
from astrolude.drawing.standing import standing
from astrolude.drawing.styles import ACCENT, QUIET, piece_style, seat_style
from astrolude.drawing.table import Table
from astrolude.drawing.text import JOINT, Text, held, joined

__all__ = [
    "ACCENT",
    "JOINT",
    "QUIET",
    "Beside",
    "Block",
    "Columns",
    "Flow",
    "Mosaic",
    "Table",
    "Text",
    "View",
    "draw",
    "held",
    "joined",
    "label",
    "named",
    "number",
    "owned",
    "piece",
    "piece_style",
    "player",
    "references",
    "seat_style",
    "sheet",
    "standing",
]
