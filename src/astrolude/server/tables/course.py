"""A game as its history tells it."""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_right
from collections.abc import Sequence
from typing import Final

from astrolude.kernel.errors import UnknownGame
from astrolude.kernel.game import Game
from astrolude.kernel.play import BY_ORDER, UNDO, Play, action_of, entry_of, standing_plies
from astrolude.kernel.registry import find
from astrolude.kernel.start import Start
from astrolude.kernel.state import State
from astrolude.server.tables import messages
from astrolude.server.tables.errors import Refusal
from astrolude.server.tables.rows import FINISHED, RUNNING, Header, Standing

APART: Final = 16
"""How many actions lie between two kept positions at first; in a long game it doubles again and again."""
KEPT: Final = 12
"""The most positions that are kept of a game, to go back to."""
AT_ONCE: Final = 8
"""So many entries are followed without giving others their turn."""
SLICE: Final = 0.002
"""Seconds for which a replay works before others have their turn."""


class Course:
    """A play together with its history, and the ply of each action that still stands.

    Some positions on the way are kept, so that going back does not mean beginning anew.
    """

    def __init__(self, start: Start, position: State | None = None) -> None:
        """From the first position, or from a later one."""
        self.play: Final = Play(start, position)
        self.history: Final[list[int]] = []
        self.plies: Final[list[int]] = []
        self._apart = APART
        self._kept: list[tuple[int, State]] = []

    def act(self, action: int, by_order: bool = False) -> None:
        """Take an action; IllegalAction leaves everything as it was."""
        self._take(action, by_order)
        self.history.append(entry_of(action, by_order))
        self.plies.append(len(self.history))

    async def follow(self, entries: Sequence[int]) -> Course:
        """The game after more entries of its history: this one, or another where that takes time."""
        if len(entries) > AT_ONCE or UNDO in entries:
            return await self._replayed([*self.history, *entries])
        for entry in entries:
            self.act(action_of(entry), entry <= BY_ORDER)
        return self

    async def back_at(self, ply: int) -> Course:
        """A course of its own: the game as it was after a ply."""
        return await self._replayed(self.history[:ply])

    async def _replayed(self, history: list[int]) -> Course:
        """Another course, which may share its beginning with this one. Others have their turn meanwhile."""
        plies = standing_plies(history)
        course = self._from_kept(_common(plies, self.plies))
        until = time.perf_counter() + SLICE
        for ply in plies[len(course.play.actions) :]:
            entry = history[ply - 1]
            course._take(action_of(entry), entry <= BY_ORDER)
            if time.perf_counter() > until:
                await asyncio.sleep(0)
                until = time.perf_counter() + SLICE
        course.history.extend(history)
        course.plies.extend(plies)
        return course

    def last_common(self, ply: int) -> int:
        """The ply of the last standing action that already stood at `ply`; 0 if none did."""
        known = bisect_right(self.plies, ply)
        return self.plies[known - 1] if known else 0

    def _take(self, action: int, by_order: bool) -> None:
        play = self.play
        play.act(action, by_order)
        if len(play.actions) % self._apart == 0:
            self._kept.append((len(play.actions), play.state.clone()))
            if len(self._kept) > KEPT:
                self._apart *= 2
                self._kept = [each for each in self._kept if each[0] % self._apart == 0]

    def _from_kept(self, most: int) -> Course:
        """A course of its own at the last kept position after at most so many actions."""
        course = Course(self.play.start)
        kept = [each for each in self._kept if each[0] <= most]
        if kept:
            course._apart, course._kept = self._apart, kept
            _stand(course.play, self.play, *kept[-1])
        return course


def _stand(play: Play, like: Play, actions: int, state: State) -> None:
    """Let a play stand where another stood after some of its actions."""
    end = like.marks[actions] if actions < len(like.marks) else len(like.journal.entries)
    play.journal.entries[:] = like.journal.entries[:end]
    play.state = state.clone()
    play.state.journal = play.journal
    play.actions = like.actions[:actions]
    play.seats = like.seats[:actions]
    play.reveals = like.reveals[:actions]
    play.marks = like.marks[:actions]
    play.by_order = like.by_order[:actions]


def _common(one: Sequence[int], other: Sequence[int]) -> int:
    """How many plies two sequences have in common from the beginning."""
    for index, (left, right) in enumerate(zip(one, other, strict=False)):
        if left != right:
            return index
    return min(len(one), len(other))


def why_stopped(header: Header) -> messages.Stopped | None:
    """Why a table can be read but not played on, if so: this server does not play by the same rules."""
    try:
        here = find(header.game).rules_version
    except UnknownGame:
        return {"rules": header.rules, "here": None}
    return None if here == header.rules else {"rules": header.rules, "here": here}


def old_rules(header: Header) -> str:
    return (
        f"this table follows version {header.rules} of the rules of {header.game}, "
        "which this server does not play: it can be read, but not played on"
    )


def start_of(header: Header, players: int) -> Start:
    """How the game of a table begins."""
    return Start(find_game(header.game), players, header.options, header.seed)


def find_game(name: str) -> Game:
    try:
        return find(name)
    except UnknownGame as error:
        raise Refusal("unknown_game", str(error)) from None


def standing_of(state: State) -> Standing:
    """How a game stands that has started."""
    outcome = state.outcome()
    if outcome is None:
        return Standing(RUNNING, state.seat)
    return Standing(FINISHED, None, outcome.to_json())
