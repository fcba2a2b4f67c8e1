"""Tournaments as their pages show them."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations
from typing import Final, Literal, cast

from astrolude.server.club import tallies
from astrolude.server.club.fixtures import Duel, Whole
from astrolude.server.club.memory import Memory
from astrolude.server.club.messages import (
    Entrant,
    Tournament,
    TournamentLine,
    TournamentList,
    TournamentRound,
    TournamentSeat,
    TournamentStanding,
    TournamentTable,
)
from astrolude.server.club.scale import shown
from astrolude.server.club.tournaments import FEWEST, Tournaments
from astrolude.server.people.rows import Person
from astrolude.server.tables.cache import Tables
from astrolude.server.tables.errors import Refusal
from astrolude.server.tables.messages import ClockRule
from astrolude.server.tables.rows import RUNNING, Stored
from astrolude.server.tables.sight import iso, seen_by

KEPT_SECONDS: Final = 3.0
KEPT: Final = 200

May = Literal["join", "leave", "invite", "remove", "begin", "pair", "set_result", "cancel"]


class Noticeboard:
    """Shows tournaments. Many look at the same one: what all see alike is made once in some seconds."""

    def __init__(self, tournaments: Tournaments, tables: Tables) -> None:
        self._tournaments: Final = tournaments
        self._tables: Final = tables
        self._memory: Final = Memory(KEPT_SECONDS, KEPT)

    def changed(self) -> None:
        self._memory.forget()

    async def tournament(self, tournament: str, viewer: Person | None) -> Tournament:
        whole = await self._whole(tournament)
        known = "rounds", tournament, whole.event.revision
        rounds = await self._memory.get(known, lambda: self._rounds(whole))
        event = whole.event
        lines = tallies.tally(whole) if event.round else []
        begins = [duel.begins for duel in whole.current if duel.state == "paired"]
        leads = viewer is not None and event.organiser == viewer.id
        entrants: list[Entrant] = [
            {
                "number": each.number,
                "who": each.who,
                "state": each.state,
                "rating": None if each.rating is None else shown(each.rating),
            }
            for each in whole.entrants
            # Nobody's name stands where they never wanted it to.
            if each.state != "invited" or leads or (viewer is not None and each.person == viewer.id)
        ]
        return {
            **line_of(whole, viewer),
            "about": event.about,
            "options": event.options,
            "clock": cast(ClockRule, event.clock),
            "automatic": event.automatic,
            "pause": event.pause,
            "created": iso(event.created),
            "next_at": iso(min(begins)) if begins else None,
            "code": event.code if leads and event.registration == "link" else None,
            "entrants": entrants,
            "played": rounds,
            "standings": [_standing(line) for line in lines],
            "may": _may(whole, viewer),
            "cancelled": event.reason,
        }

    async def lists(self, viewer: Person | None) -> TournamentList:
        found = await self._tournaments.store.lists(None if viewer is None else viewer.id)

        async def lines(ids: Sequence[str]) -> list[TournamentLine]:
            return [line_of(await self._whole(each), viewer) for each in ids]

        return {
            "open": await lines(found["open"]),
            "running": await lines(found["running"]),
            "finished": await lines(found["finished"]),
            "mine": await lines(found["mine"]),
        }

    async def of(self, person: Person) -> list[TournamentLine]:
        """Those of somebody that are not over."""
        mine = (await self._tournaments.store.lists(person.id))["mine"]
        lines = [line_of(await self._whole(each), person) for each in mine]
        return [line for line in lines if line["state"] in ("open", "running") and line["you"] != "out"]

    async def _whole(self, tournament: str) -> Whole:
        return await self._memory.get(("whole", tournament), lambda: self._tournaments.whole(tournament))

    async def _rounds(self, whole: Whole) -> list[TournamentRound]:
        playing = [duel.table for duel in whole.duels if duel.state == "playing" and duel.table is not None]
        stored = await self._tables.store.summaries(playing)
        before: dict[int, Fraction] = {}
        met: dict[frozenset[int], int] = {}
        found: list[TournamentRound] = []
        for number in range(1, whole.event.round + 1):
            duels = [duel for duel in whole.duels if duel.round == number]
            tables = [await self._table(whole, duel, before, stored) for duel in duels]
            states = {duel.state for duel in duels}
            repeats = 0
            for duel in duels:
                points = tallies.points_at(duel)
                for seat, person in enumerate(duel.players):
                    if points is not None:
                        before[person] = before.get(person, Fraction(0)) + points[seat]
                repeats += sum(frozenset(pair) in met for pair in combinations(duel.players, 2))
            met |= tallies.met_before(duels)
            ended = [duel.ended for duel in duels if duel.ended is not None]
            found.append(
                {
                    "round": number,
                    "state": "done" if states == {"done"} else "paired" if "paired" in states else "playing",
                    "begins": iso(duels[0].begins),
                    "ended": iso(max(ended)) if states == {"done"} else None,
                    "repeats": repeats,
                    "tables": tables,
                }
            )
        return found

    async def _table(
        self, whole: Whole, duel: Duel, before: dict[int, Fraction], stored: dict[str, Stored]
    ) -> TournamentTable:
        header = None if duel.table is None or duel.table not in stored else stored[duel.table].header
        return {
            "board": duel.board,
            "table": None if duel.state == "paired" else duel.table,
            "state": duel.state,
            "bye": duel.bye,
            "seats": await self._seats(whole, duel, before),
            "set_by": duel.setter,
            "reason": duel.reason,
            "ply": 0 if header is None else header.ply,
            "deciding": None if header is None else header.standing.deciding,
            "due": None if header is None or header.due is None else iso(header.due),
        }

    async def _seats(self, whole: Whole, duel: Duel, before: dict[int, Fraction]) -> list[TournamentSeat]:
        points = tallies.points_at(duel)
        scores = None if duel.verdict is None else duel.verdict.scores
        if duel.state == "playing" and duel.table is not None:
            scores = await self._scores(duel.table)
        on = tallies.through(whole, duel) if whole.event.kind == "knockout" and duel.over else None
        return [
            {
                "number": number,
                "before": round(float(before.get(number, Fraction(0))), 2),
                "score": None if scores is None else scores[seat],
                "rank": None if duel.verdict is None else duel.verdict.ranks[seat],
                "points": None if points is None else round(float(points[seat]), 2),
                "left": duel.verdict is not None and duel.verdict.absent[seat],
                "through": None if on is None else number in on,
            }
            for seat, number in enumerate(duel.players)
        ]

    async def _scores(self, table_id: str) -> Sequence[int] | None:
        """How a game stands by what everybody sees; None where nobody can say."""
        try:
            table = await self._tables.get(table_id)
        except Refusal:
            return None
        course = table.course
        if course is None or table.status != RUNNING:
            return None
        return table.once(
            "scores", lambda: [side["score"]["total"] for side in seen_by(course.play.state, None)["seats"]]
        )


def line_of(whole: Whole, viewer: Person | None) -> TournamentLine:
    event = whole.event
    mine = None if viewer is None else next((e for e in whole.entrants if e.person == viewer.id), None)
    at = [
        duel.table
        for duel in whole.current
        if duel.state == "playing" and mine is not None and mine.number in duel.players
    ]
    return {
        "id": event.id,
        "name": event.name,
        "kind": event.kind,
        "game": event.game,
        "state": event.state,
        "organiser": whole.organiser,
        "players": sum(each.state != "invited" for each in whole.entrants),
        "most": event.most,
        "size": event.size,
        "round": event.round,
        "rounds": tallies.rounds_of(whole),
        "begins": None if event.begins is None else iso(event.begins),
        "rated": event.rated,
        "registration": event.registration,
        "you": None if mine is None else mine.state,
        "leads": viewer is not None and event.organiser == viewer.id,
        "table": at[0] if at else None,
    }


def _standing(line: tallies.Line) -> TournamentStanding:
    return {
        "place": line.place,
        "number": line.number,
        "points": round(float(line.points), 2),
        "tie": round(float(line.tie), 2),
        "wins": line.wins,
        "rounds": [None if points is None else round(float(points), 2) for points in line.rounds],
        "out": line.out,
        "playing": line.playing,
    }


def _may(whole: Whole, viewer: Person | None) -> list[May]:
    """What somebody may do now."""
    event = whole.event
    if viewer is None or event.state in ("finished", "cancelled"):
        return []
    leads = event.organiser == viewer.id
    mine = next((each.state for each in whole.entrants if each.person == viewer.id), None)
    taking = sum(each.state == "in" for each in whole.entrants)
    found: list[May] = []
    asked = event.registration != "invited" or mine == "invited" or leads
    if event.state == "open" and mine != "in" and taking < event.most and asked:
        found.append("join")
    if mine in ("in", "invited"):
        found.append("leave")
    if not leads:
        return found
    if event.state == "open":
        found += ["invite", "remove", "cancel"]
        if taking >= FEWEST:
            found.append("begin")
    else:
        found += ["remove", "set_result", "cancel"]
        if whole.round_over:
            found.append("pair")
    return found
