"""What is wrong with a lesson: for its author, never for a learner."""

from __future__ import annotations


class FaultyLesson(ValueError):
    """A lesson that cannot be read or played; the message says where."""
