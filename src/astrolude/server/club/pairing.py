"""Who plays whom in the next round: people into tables, so that as few as possible meet again and those who
play each other stand about level.

A Swiss round is one grouping of everybody. Its price is the sum over all pairs at the same table: very much
for each time they have met, and the square of the difference of their points. Grouping people into tables of
more than two at the least price is hard in general, so the cheapest of many groupings is taken, each made
better by exchanging two people of different tables until no exchange helps. For duels the search begins with
a pairing without rematches, which is found wherever there is one. The same tournament is paired alike by
every worker.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from itertools import combinations, product
from random import Random
from typing import Final

AGAIN: Final = 10**9
"""The price of meeting again: no difference of points outweighs it."""
FREE: Final = 0
"""The number of nobody, whom one plays who has a bye."""
LOOKS: Final = 200_000
"""Steps of the search for duels without rematches; with 64 players it needs a few hundred."""
TRIES: Final = 40
"""Groupings that are begun anew, each from the best one with some people exchanged: at most so many,"""
WORK: Final = 250_000
"""and at large tables fewer, so that the whole takes a second or two."""

Met = Mapping[frozenset[int], int]
"""How often two people met; somebody and FREE: how many byes they had."""
Groups = list[list[int]]


def sizes(people: int, size: int) -> list[int]:
    """How many sit at each table: as few tables as there can be, as even as can be, the larger ones first.

    A table of one is a bye; there is at most one, and only where full tables are duels.
    """
    tables = -(-people // size)
    least, larger = divmod(people, tables)
    return [least + 1] * larger + [least] * (tables - larger)


def first_round(people: Sequence[int], size: int) -> Groups:
    """The strongest are spread over the tables, then the next: who is in which half meets the other one.

    `people` are in the order of their strength. A bye is the weakest one's.
    """
    shape = sizes(len(people), size)
    groups: Groups = [[] for _ in shape]
    places = [table for row in range(size) for table, room in enumerate(shape) if row < room]
    for person, table in zip(people, places, strict=True):
        groups[table].append(person)
    return groups


def next_round(
    people: Sequence[int], points: Mapping[int, Fraction], met: Met, size: int, seed: int
) -> Groups:
    """The round after the first. `people` are in the order of the standings, `seed` breaks ties."""
    rng = Random(seed)
    shape = sizes(len(people), size)
    line = list(people)
    if shape[-1] == 1:  # a duel against nobody, which the lowest ones play first
        line.append(FREE)
        shape[-1] = 2
    last = max(len(people) - 1, 1)
    place = {person: number for number, person in enumerate(people)}

    def price(one: int, other: int) -> int:
        again = AGAIN * met.get(frozenset((one, other)), 0)
        if FREE in (one, other):
            return again + round(10_000 * (last - place[one or other]) / last)
        return again + round(100 * (points[one] - points[other]) ** 2)

    groups = _in_line(line, shape)
    if size == 2:
        groups = _without_rematch(line, met) or groups
    best = _improved(groups, price)
    cost = _cost(best, price)
    tries = max(6, min(TRIES, WORK // (len(line) ** 2 * size)))
    for _ in range(tries if len(shape) > 1 else 0):
        other = _improved(_shaken(best, rng), price)
        found = _cost(other, price)
        if found < cost:
            best, cost = other, found
    return [[person for person in group if person != FREE] for group in _by_standing(best, place)]


def seated(group: Sequence[int], sat: Mapping[int, int]) -> list[int]:
    """Who sits where: whoever sat late in earlier rounds begins. `sat` is the sum of their earlier seats."""
    return sorted(group, key=lambda person: (-sat.get(person, 0), person))


def rematches(groups: Groups, met: Met) -> int:
    """Pairs who meet again."""
    return sum(met.get(frozenset(pair), 0) > 0 for group in groups for pair in combinations(group, 2))


def _in_line(line: Sequence[int], shape: Sequence[int]) -> Groups:
    """Neighbours in the standings sit together."""
    groups: Groups = []
    first = 0
    for room in shape:
        groups.append(list(line[first : first + room]))
        first += room
    return groups


def _without_rematch(line: Sequence[int], met: Met) -> Groups | None:
    """Duels of people who never met; None if there are none. Whoever has the fewest choices is paired
    first."""
    free = {
        one: [other for other in line if other != one and not met.get(frozenset((one, other)))]
        for one in line
    }
    looks = LOOKS

    def paired(left: list[int]) -> Groups | None:
        nonlocal looks
        if not left:
            return []
        looks -= 1
        if looks < 0:
            return None
        here = set(left)
        one = min(left, key=lambda person: sum(other in here for other in free[person]))
        for other in free[one]:
            if other in here:
                rest = paired([person for person in left if person not in (one, other)])
                if rest is not None:
                    return [[one, other], *rest]
        return None

    return paired(list(line))


def _cost(groups: Groups, price: Callable[[int, int], int]) -> int:
    return sum(price(one, other) for group in groups for one, other in combinations(group, 2))


def _improved(groups: Groups, price: Callable[[int, int], int]) -> Groups:
    """The same after all exchanges of two people that make it cheaper."""
    found = [list(group) for group in groups]
    prices: dict[tuple[int, int], int] = {}

    def cost_at(person: int, group: Sequence[int], instead_of: int) -> int:
        total = 0
        for other in group:
            if other not in (instead_of, person):
                key = (person, other) if person < other else (other, person)
                if key not in prices:
                    prices[key] = price(*key)
                total += prices[key]
        return total

    better = True
    while better:
        better = False
        for here, there in combinations(found, 2):
            for i, j in product(range(len(here)), range(len(there))):
                one, other = here[i], there[j]
                now = cost_at(one, here, one) + cost_at(other, there, other)
                then = cost_at(one, there, other) + cost_at(other, here, one)
                if then < now:
                    here[i], there[j] = other, one
                    better = True
    return found


def _shaken(groups: Groups, rng: Random) -> Groups:
    """Some people exchanged at random."""
    found = [list(group) for group in groups]
    for _ in range(rng.randint(2, max(2, len(found)))):
        here, there = rng.sample(range(len(found)), 2)
        i, j = rng.randrange(len(found[here])), rng.randrange(len(found[there]))
        found[here][i], found[there][j] = found[there][j], found[here][i]
    return found


def _by_standing(groups: Groups, place: Mapping[int, int]) -> Groups:
    """The table of the leader first, the bye last."""
    return sorted(groups, key=lambda group: (FREE in group, min(place[person] for person in group if person)))


def knock_out(people: Sequence[int], size: int) -> Groups:
    """The tables of a knock-out round. `people` are in the order of their strength.

    In duels the strongest have byes until their number is a power of two, and the strongest plays the
    weakest; at larger tables strength is spread evenly.
    """
    if size == 2:
        full = 1 << (len(people) - 1).bit_length()
        byes = full - len(people)
        playing = people[byes:]
        duels = [[playing[i], playing[-1 - i]] for i in range(len(playing) // 2)]
        return duels + [[person] for person in people[:byes]]
    shape = sizes(len(people), size)
    groups: Groups = [[] for _ in shape]
    table, step = 0, 1
    for person in people:
        while len(groups[table]) >= shape[table]:
            table, step = _turned(table, step, len(groups))
        groups[table].append(person)
        table, step = _turned(table, step, len(groups))
    return groups


def _turned(table: int, step: int, tables: int) -> tuple[int, int]:
    """The next table, to and fro."""
    return (table, -step) if not 0 <= table + step < tables else (table + step, step)


def going_on(seats: int, tables: int) -> int:
    """How many of a knock-out table go on: the better half; of the last table nobody has to."""
    return 0 if tables == 1 else max(1, seats // 2)


def knock_out_rounds(people: int, size: int) -> int:
    """How many rounds a knock-out of so many takes."""
    rounds = 0
    while people > 1:
        groups = knock_out(range(people), size)
        people = sum(going_on(len(group), len(groups)) for group in groups)
        rounds += 1
    return rounds
