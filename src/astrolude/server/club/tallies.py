"""How a tournament stands, and who is paired next, worked out anew from what was played each time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations
from typing import Final

from astrolude.server.club import pairing
from astrolude.server.club.fixtures import Duel, Participant, Whole
from astrolude.server.club.points import points_of
from astrolude.server.tables.tokens import derived_seed

UNRATED: Final = float("-inf")


@dataclass
class Line:
    """Somebody in the standings."""

    number: int
    place: int = 0
    points: Fraction = Fraction(0)
    tie: Fraction = Fraction(0)
    wins: int = 0
    rounds: list[Fraction | None] = field(default_factory=list)
    reached: int = 0
    """Knock-out: the last round they played."""
    rank: int = 0
    """Knock-out: their place at its table."""
    out: bool = False
    playing: bool = False


def points_at(duel: Duel) -> list[Fraction] | None:
    """What a table brought to each of its seats; None while it is played."""
    if duel.bye:
        return points_of([1], [False])
    if duel.verdict is None:
        return None
    return points_of(duel.verdict.ranks, duel.verdict.absent)


def through(whole: Whole, duel: Duel) -> list[int]:
    """Who of a knock-out table goes on: the better ones; whoever came goes before the absent, and of those
    who are level the stronger seed."""
    tables = sum(other.round == duel.round for other in whole.duels)
    number = pairing.going_on(len(duel.players), tables)
    if duel.bye:
        return list(duel.players)[:number]
    if duel.verdict is None:
        return []
    seeds = {person: place for place, person in enumerate(seeding(whole.entrants))}
    ordered = sorted(
        zip(duel.players, duel.verdict.ranks, duel.verdict.absent, strict=True),
        key=lambda seat: (seat[2], seat[1], seeds[seat[0]]),
    )
    return [person for person, _, _ in ordered[:number]]


def seeding(entrants: Sequence[Participant]) -> list[int]:
    """All who took part, the strongest first; without a rating those who joined first."""
    taking = [each for each in entrants if each.state != "invited"]
    strength = {each.number: UNRATED if each.rating is None else each.rating for each in taking}
    return sorted(strength, key=lambda number: (-strength[number], number))


def tally(whole: Whole) -> list[Line]:
    """The standings, the best first."""
    played = {number for duel in whole.duels for number in duel.players}
    known = whole.by_number
    lines = {
        number: Line(number, out=known[number].state == "out")
        for number in seeding(whole.entrants)
        if number in played or known[number].state == "in"
    }
    for number in range(1, whole.event.round + 1):
        for line in lines.values():
            line.rounds.append(None)
        for duel in whole.duels:
            if duel.round == number:
                _add(lines, duel)
    knock_out = whole.event.kind == "knockout"
    if knock_out:
        _knock_out_order(whole, lines)
    else:
        _break_ties(whole, lines)

    def key(line: Line) -> tuple[Fraction | int, ...]:
        if knock_out:
            return -line.reached, line.rank, -line.points
        return -line.points, -line.tie, -line.wins

    ordered = sorted(lines.values(), key=key)  # the stronger seed first where all is level
    for number, line in enumerate(ordered):
        level = number > 0 and key(line) == key(ordered[number - 1])
        line.place = ordered[number - 1].place if level else number + 1
    return ordered


def _add(lines: Mapping[int, Line], duel: Duel) -> None:
    points = points_at(duel)
    for seat, number in enumerate(duel.players):
        line = lines[number]
        line.reached = duel.round
        if points is None:
            line.playing = True
            continue
        line.rounds[-1] = points[seat]
        line.points += points[seat]
        rank, absent = 1, False
        if duel.verdict is not None:
            rank, absent = duel.verdict.ranks[seat], duel.verdict.absent[seat]
        line.rank = rank
        line.wins += rank == 1 and not absent


def _break_ties(whole: Whole, lines: Mapping[int, Line]) -> None:
    """The sum of the opponents' points. A smaller table counts as if it were full, a bye as if against people
    with one's own points: nobody gains or loses by where they were put."""
    others = whole.event.size - 1
    for duel in whole.duels:
        for number in duel.players:
            against = [lines[other].points for other in duel.players if other != number]
            mean = sum(against, Fraction(0)) / len(against) if against else lines[number].points
            lines[number].tie += mean * others


def _knock_out_order(whole: Whole, lines: Mapping[int, Line]) -> None:
    """Whoever goes on is not out, whoever does not is."""
    tables: dict[int, int] = {}
    for duel in whole.duels:
        tables[duel.round] = tables.get(duel.round, 0) + 1
    for duel in whole.duels:
        if duel.over and tables[duel.round] > 1:
            on = through(whole, duel)
            for number in duel.players:
                lines[number].out |= number not in on


def is_last(whole: Whole) -> bool:
    """Whether nothing is left to pair once the present round is over."""
    if len(_able(whole)) < 2:
        return True
    if whole.event.kind == "swiss":
        return whole.event.round >= whole.event.rounds
    return len(whole.current) == 1


def _able(whole: Whole) -> list[int]:
    """Who can be paired, the leaders first, in a knock-out the strongest seeds."""
    taking = {each.number for each in whole.entrants if each.state == "in"}
    if whole.event.kind == "swiss" and whole.event.round:
        return [line.number for line in tally(whole) if line.number in taking]
    if whole.event.round:
        taking &= {number for duel in whole.current for number in through(whole, duel)}
    return [number for number in seeding(whole.entrants) if number in taking]


def rounds_of(whole: Whole) -> int:
    """How many rounds there will be, as far as that is known."""
    event = whole.event
    if event.kind == "swiss":
        return event.rounds
    if event.state in ("finished", "cancelled"):
        return event.round
    if not event.round:
        people = sum(each.state == "in" for each in whole.entrants)
        return pairing.knock_out_rounds(people, event.size) if people > 1 else 0
    tables = whole.current
    on = sum(pairing.going_on(len(duel.players), len(tables)) for duel in tables)
    return event.round + (pairing.knock_out_rounds(on, event.size) if on > 1 else 0)


def met_before(duels: Sequence[Duel]) -> dict[frozenset[int], int]:
    met: dict[frozenset[int], int] = {}
    for duel in duels:
        pairs = [(duel.players[0], pairing.FREE)] if duel.bye else combinations(duel.players, 2)
        for pair in pairs:
            met[frozenset(pair)] = met.get(frozenset(pair), 0) + 1
    return met


def next_tables(whole: Whole) -> list[list[int]]:
    """The tables of the next round, each in the order of its seats. Takes up to some seconds."""
    people, size = _able(whole), whole.event.size
    if whole.event.kind == "knockout":
        groups = pairing.knock_out(people, size)
    elif not whole.event.round:
        groups = pairing.first_round(people, size)
    else:
        points = {line.number: line.points for line in tally(whole)}
        seed = derived_seed(whole.event.id, whole.event.round)
        groups = pairing.next_round(people, points, met_before(whole.duels), size, seed)
    sat: dict[int, int] = {}
    for duel in whole.duels:
        for seat, number in enumerate(duel.players):
            sat[number] = sat.get(number, 0) + seat
    return [pairing.seated(group, sat) for group in groups]
