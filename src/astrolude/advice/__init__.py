"""What a strong player sees: positions judged within a budget, with answers, worths, lines and reasons.

Hints, warnings, analyses and puzzles all ask `judge`; a game contributes its evaluation's named terms and
their words.
"""

from __future__ import annotations

from astrolude.advice.analysis import Analysis, Judged, analyse
from astrolude.advice.judgement import Answer, Judgement, judge
from astrolude.advice.reasons import Reason

__all__ = ["Analysis", "Answer", "Judged", "Judgement", "Reason", "analyse", "judge"]
