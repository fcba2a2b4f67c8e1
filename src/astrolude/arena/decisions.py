"""The decisions of a tournament, a line of JSON each, for whoever wants to know more than the results.

A game's lines are written before its result is, so a game that the ledger has is whole here too. What an
interruption left of a game without a result is dropped when the tournament goes on.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Final

from astrolude.arena.ledger import InvalidLedger, Ledger
from astrolude.arena.match import MatchResult


class DecisionLog:
    """The file of a tournament's decisions."""

    def __init__(self, path: Path, ledger: Ledger[MatchResult]) -> None:
        self.path: Final = path
        self.ledger: Final = ledger
        try:
            self._tidy(path.read_text(encoding="utf-8") if path.exists() else "")
        except (OSError, UnicodeDecodeError) as error:
            raise InvalidLedger(f"{path} cannot be used: {error}") from None

    def add(self, number: int, result: MatchResult) -> None:
        """Write the decisions of a game that ended."""
        start = self.ledger.fixtures[number].start
        with self.path.open("a", encoding="utf-8") as file:
            for ply, choice in enumerate(result.choices):
                line = {
                    "number": number,
                    "game": start.game.id,
                    "seed": start.seed,
                    "ply": ply,
                    "seat": choice.seat,
                    "bot": result.bots[choice.seat],
                    "action": choice.action,
                    "seconds": round(choice.seconds, 6),
                }
                file.write(json.dumps(line) + "\n")
            file.flush()
            os.fsync(file.fileno())

    def _tidy(self, text: str) -> None:
        """Drop the lines of games that have no result, and a last one that was cut off."""
        whole, newline, _ = text.rpartition("\n")
        lines = (whole + newline).splitlines(keepends=True)
        kept = "".join(line for place, line in enumerate(lines, 1) if self._ended(line, place))
        if kept != text:
            beside = self.path.with_name(self.path.name + ".new")
            beside.write_text(kept, encoding="utf-8")
            beside.replace(self.path)

    def _ended(self, line: str, place: int) -> bool:
        """Whether a line belongs to a game with a result; InvalidLedger if it is of another tournament."""
        fixtures = self.ledger.fixtures
        try:
            told = json.loads(line)
            number, of = told["number"], (told["game"], told["seed"], told["bot"])
            if not 0 <= number < len(fixtures):
                return True
            fixture = fixtures[number]
            expected = (fixture.start.game.id, fixture.seed, fixture.names[told["seat"]])
        except (ValueError, TypeError, KeyError, IndexError):
            raise InvalidLedger(
                f"line {place} of {self.path} is no decision: name another file with --log"
            ) from None
        if of != expected:
            raise InvalidLedger(
                f"{self.path} holds the decisions of another tournament: name another file with --log"
            )
        return number in self.ledger.results
