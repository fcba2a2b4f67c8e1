"""Finished games, judged move by move in the background and kept with the game for everybody.

A first look at all moves is made to its end once somebody wants it; longer ones follow while somebody looks
on. What is found is written down at once, so whoever begins anew goes on from there.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal, cast

from astrolude.advice.analysis import Worths, player_of, turning_points_of
from astrolude.kernel.play import standing
from astrolude.server.tables import messages
from astrolude.server.tables.archive import Archive, Opinion
from astrolude.server.tables.driver import CLAIM_AGAIN, MindLost
from astrolude.server.tables.errors import Refusal
from astrolude.server.tables.judging import Inspection, Judges, Survey, inspect, survey
from astrolude.server.tables.neighbours import Neighbours
from astrolude.server.tables.rows import FINISHED
from astrolude.server.tables.store import insisted
from astrolude.server.tables.table import Table

LOG: Final = logging.getLogger(__name__)
LEAST: Final = 20
"""Milliseconds that a move gets at least, however many there are,"""
LONGEST: Final = 1500
"""and at most: what the strongest bot takes."""
SLICE: Final = 1000
"""Milliseconds of work that are asked for at once, so that others have their turns in between."""
ABREAST: Final = 2
"""How many slices of one game are asked for together, so that a first view has two idle cores."""
DEEPER: Final = 3
"""How many times longer each further look takes."""
DEEPEST: Final = 3
"""How many looks there are at most."""
PATIENCE: Final = 15.0
"""Seconds for which a game counts as looked at after somebody asked."""
ATTEMPTS: Final = 3
"""How often a mind may be lost over the same moves."""


@dataclass(frozen=True)
class _Weighed:
    ply: int
    seat: int
    loss: float
    usual_loss: float
    worths: Worths


@dataclass
class _Work:
    """One game that is being judged."""

    owner: str
    opinions: dict[int, Opinion] = field(default_factory=dict)
    asked: float = field(default_factory=time.monotonic)
    task: asyncio.Task[None] | None = None


class Analyses:
    """The games that are being judged in one worker; the store has what is known of all."""

    def __init__(
        self, archive: Archive, neighbours: Neighbours, judges: Judges, seconds: float, most: int
    ) -> None:
        """`seconds` of work are given to a first look at a game; `most` games are judged at the same time."""
        self._archive: Final = archive
        self._neighbours: Final = neighbours
        self._judges: Final = judges
        self._seconds: Final = seconds
        self._most: Final = most
        self._work: Final[dict[str, _Work]] = {}

    async def begin(self, table: Table, owner: str) -> None:
        """Judge a finished game, or go on where that was left; nothing where it is done or being done."""
        insist_on_end(table)
        if table.id in self._work:
            return
        opinions = {each.move: each for each in await self._archive.opinions(table.id)}
        if table.id in self._work or _depth(opinions.values()) >= DEEPEST:
            return
        if len(self._work) >= self._most:
            raise Refusal("too_fast", "too many games are being judged: wait for their end")
        work = _Work(owner, opinions)
        self._work[table.id] = work
        work.task = asyncio.create_task(self._run(table, work))

    def is_new(self, table: Table) -> bool:
        """Whether nobody works on a game here."""
        return table.id not in self._work

    async def told(self, table: Table, since: int = 0) -> messages.Analysis:
        """What is known about a game so far, the moves only as far as they are new after a stamp."""
        insist_on_end(table)
        work = self._work.get(table.id)
        if work is not None:
            work.asked = time.monotonic()
            opinions = sorted(work.opinions.values())
        else:
            opinions = await self._archive.opinions(table.id)
        return _told(table, opinions, since, work is not None)

    async def stop(self) -> None:
        tasks = [work.task for work in self._work.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, table: Table, work: _Work) -> None:
        try:
            await self._claimed(table, work)
        except (MindLost, Refusal) as error:
            LOG.warning("the analysis of %s stopped: %s", table.id, error)
        except Exception:
            LOG.exception("the analysis of %s failed", table.id)
        finally:
            del self._work[table.id]

    async def _claimed(self, table: Table, work: _Work) -> None:
        """Work as the only worker that does; what another finds meanwhile is taken over."""
        while not await self._neighbours.claim(table.id):
            await asyncio.sleep(CLAIM_AGAIN)
            work.opinions = {each.move: each for each in await self._archive.opinions(table.id)}
            if not _wanted(work) and _depth(work.opinions.values()) > 0:
                return
        try:
            await self._judge(table, work)
        finally:
            await self._neighbours.release(table.id)

    async def _judge(self, table: Table, work: _Work) -> None:
        start, actions = table.start, standing(table.started().history)
        if not work.opinions:
            moves = await self._ask(survey, Survey(start, actions), work)
            await self._keep(table, work, [Opinion(move) for move in moves])
        for depth in range(1, DEEPEST + 1):
            moves = [move for move, known in sorted(work.opinions.items()) if known.depth < depth]
            milliseconds = self._share(depth, len(work.opinions))
            together = max(1, SLICE // milliseconds)
            slices = [moves[first : first + together] for first in range(0, len(moves), together)]
            for first in range(0, len(slices), ABREAST):
                if depth > 1 and not _wanted(work):
                    return
                tasks = [
                    Inspection(start, actions, each, milliseconds, depth)
                    for each in slices[first : first + ABREAST]
                ]
                found = await asyncio.gather(*(self._ask(inspect, task, work) for task in tasks))
                verdicts = [verdict for each in found for verdict in each]
                stamp = 1 + max((known.stamp for known in work.opinions.values()), default=0)
                await self._keep(
                    table, work, [Opinion(each.move, depth, stamp, each.found) for each in verdicts]
                )

    def _share(self, depth: int, moves: int) -> int:
        """What each of so many moves gets at a look, in milliseconds."""
        share = 1000.0 * self._seconds / max(moves, 1) * float(DEEPER ** (depth - 1))
        return max(LEAST, min(LONGEST, round(share)))

    async def _ask(self, ask: Any, task: object, work: _Work) -> Any:
        for attempt in range(ATTEMPTS):
            try:
                return await self._judges.ask(ask, task, work.owner, patient=True)
            except MindLost as loss:
                if attempt == ATTEMPTS - 1:
                    raise
                LOG.warning("while a game was judged: %s", loss)
        raise AssertionError

    async def _keep(self, table: Table, work: _Work, opinions: Sequence[Opinion]) -> None:
        await insisted(self._archive.keep_opinions, table.id, opinions)
        work.opinions.update({each.move: each for each in opinions})


def insist_on_end(table: Table) -> None:
    """A refusal unless the game is over: before, to judge it would tell what is hidden."""
    table.started()
    if table.status != FINISHED:
        raise Refusal("not_finished", "only finished games are judged")


def _wanted(work: _Work) -> bool:
    return time.monotonic() - work.asked < PATIENCE


def _depth(opinions: Any) -> int:
    """How often every move was looked at; 0 where nothing is known."""
    return min((each.depth for each in opinions), default=0)


def _told(table: Table, opinions: Sequence[Opinion], since: int, working: bool) -> messages.Analysis:
    plies = table.started().plies
    known = [each for each in opinions if each.found is not None and each.move < len(plies)]
    depth = _depth(opinions)
    status: Literal["none", "computing", "stopped", "done"] = "none"
    if working and depth == 0:
        status = "computing"
    elif opinions:
        status = "done" if depth > 0 else "stopped"
    moves = _moves(known, plies)
    weighed = [
        _Weighed(move["ply"], move["seat"], move["played"]["loss"], move["usual_loss"], _worths(opinion))
        for move, opinion in zip(moves, known, strict=True)
    ]
    return {
        "table": table.id,
        "status": status,
        "refining": working and depth > 0,
        "done": len(known),
        "of": len(opinions),
        "depth": depth,
        "stamp": max((each.stamp for each in known), default=0),
        "players": [_player(table, seat, weighed) for seat in range(len(table.seats))],
        "turning": [each.ply for each in turning_points_of(weighed)],
        "moves": [move for move, opinion in zip(moves, known, strict=True) if opinion.stamp > since],
    }


def _worths(opinion: Opinion) -> Worths:
    """What a move changed beside the best one; games judged by earlier versions do not say."""
    found = cast(dict[str, Any], opinion.found).get("worths", {})
    return {term: (one, other) for term, (one, other) in found.items()}


def _player(table: Table, seat: int, weighed: Sequence[_Weighed]) -> messages.JudgedPlayer:
    found = player_of("", seat, weighed)
    things = table.game.evaluation(len(table.seats)).terms.things
    return {
        "decisions": found.decisions,
        "precision": found.precision,
        "imprecise": found.imprecise,
        "mistakes": found.mistakes,
        "costly": found.costly,
        "slips": found.slips,
        "phases": [{"precision": phase.precision, "lost": phase.lost} for phase in found.phases],
        "sources": [
            {
                "term": source.term,
                "thing": things.get(source.term, ""),
                "played": source.played,
                "best": source.best,
            }
            for source in found.sources
        ],
    }


def _moves(known: Sequence[Opinion], plies: Sequence[int]) -> list[messages.JudgedMove]:
    """The moves with the table's plies, and with what chance made of each."""
    told: list[messages.JudgedMove] = []
    for opinion in known:
        found = cast(dict[str, Any], opinion.found)
        told.append(
            {
                "ply": plies[opinion.move] - 1,
                "move": opinion.move,
                "seat": found["seat"],
                "played": found["played"],
                "best": found["best"],
                "usual_loss": found["usual"],
                "luck": None,
                "depth": opinion.depth,
            }
        )
    for opinion, move, following in zip(known, told, told[1:], strict=False):
        if cast(dict[str, Any], opinion.found)["revealed"]:
            seat = move["seat"]
            luck = following["best"][0]["chances"][seat] - move["played"]["chances"][seat]
            move["luck"] = round(luck, 3)
    return told
