"""What a seat sees, in cells. FD-22 says what it cannot know: what lies face down has no cell."""

from __future__ import annotations

from typing import Final

from astrolude.games.federation.components import (
    ASTEROID_SLOTS,
    ASTEROID_TOKENS,
    ASTEROIDS,
    BUILDINGS,
    CELLS,
    DEEP_SPACE,
    FACES,
    INERT_SLOTS,
    INERT_TOKENS,
    KINDS,
    LAST_DEGREE,
    LAWS,
    MEDALS,
    MEGA_TOKENS,
    MISSIONS,
    MOON_SLOTS,
    MOONS,
    NEUTRAL,
    NOBODY,
    NOTHING,
    OUTER,
    PAWNS,
    PRODUCTION,
    PROJECTS,
    ROUNDS,
    SCHOLARS,
    SITES,
    STACKS,
    STALLS,
    STARTERS,
    TOKENS,
    WORLDS,
)
from astrolude.games.federation.laws import laws_known
from astrolude.games.federation.points import PART_COUNT
from astrolude.games.federation.scholars import outer_face, outer_seat, visible
from astrolude.games.federation.state import FederationState
from astrolude.kernel.observation import PLAYERS, Block, Sketch, around, relative

FIGURES: Final = 11
"""Numbers of one seat in the block `seats`."""
LEVELS: Final = 8
"""Influence levels that may hold a medal."""
WINGS: Final = 2


def table(s: FederationState, seat: int, out: Sketch) -> None:
    """Whose turn it is, who began the round, who holds the President."""
    out.one_of(relative(s, s.active, seat), s.players)
    out.one_of(relative(s, s.first, seat), s.players)
    out.one_of(relative(s, s.president, seat), s.players)


def rounds(s: FederationState, seat: int, out: Sketch) -> None:
    out.one_of(s.round, ROUNDS)


def turn(s: FederationState, seat: int, out: Sketch) -> None:
    """Where the ambassador of this turn stands, whether a ship was sent, whether a window is open."""
    out.one_of(s.cell, OUTER + 1)
    out.number(int(s.sent))
    out.number(int(s.paused))


def crystals(s: FederationState, seat: int, out: Sketch) -> None:
    for other in around(s, seat):
        out.numbers(s.crystals[KINDS * other : KINDS * (other + 1)])


def owed(s: FederationState, seat: int, out: Sketch) -> None:
    """What is still to be paid, and what the last asteroid gave."""
    out.numbers(s.owed)
    out.numbers(s.found)


def scores(s: FederationState, seat: int, out: Sketch) -> None:
    """Prestige points by where they come from."""
    for other in around(s, seat):
        out.numbers(s.scores[PART_COUNT * other : PART_COUNT * (other + 1)])


def seats(s: FederationState, seat: int, out: Sketch) -> None:
    """Accreditation, die, ships, robots, contributions and turns."""
    for other in around(s, seat):
        out.number(s.degree[other])
        out.number(s.round_bonus[other])
        out.number(s.game_bonus[other])
        out.number(s.die[other])
        out.number(int(s.die_cell[other] != NOTHING))
        out.number(s.reserve[other])
        out.number(s.hangar[other])
        out.number(s.robots[other])
        out.number(s.contributions[other])
        out.number(s.turns[other])
        out.number(s.mage[other])


def pawns(s: FederationState, seat: int, out: Sketch) -> None:
    """Ambassadors in hand."""
    for other in around(s, seat):
        out.numbers(s.pawns[len(PAWNS) * other : len(PAWNS) * (other + 1)])


def influence(s: FederationState, seat: int, out: Sketch) -> None:
    for other in around(s, seat):
        out.numbers(s.influence[WORLDS * other : WORLDS * (other + 1)])


def medals(s: FederationState, seat: int, out: Sketch) -> None:
    for other in around(s, seat):
        out.mask(s.medals[other], len(MEDALS))


def medals_left(s: FederationState, seat: int, out: Sketch) -> None:
    for levels in s.medals_left:
        out.mask(levels, LEVELS)


def missions(s: FederationState, seat: int, out: Sketch) -> None:
    """Missions with a release token, then those done by a ship."""
    for other in around(s, seat):
        out.mask(s.released[other], len(MISSIONS))
        out.mask(s.done[other], len(MISSIONS))


def scholars(s: FederationState, seat: int, out: Sketch) -> None:
    """Scholars owned, then those of them that lie face down."""
    for other in around(s, seat):
        out.mask(s.owned[other], len(SCHOLARS))
        out.mask(s.used[other], len(SCHOLARS))


def scholars_at_work(s: FederationState, seat: int, out: Sketch) -> None:
    """Taken in this action, then those whose effect is going on."""
    out.mask(s.fresh, len(SCHOLARS))
    out.mask(s.busy, len(SCHOLARS))


def atalum(s: FederationState, seat: int, out: Sketch) -> None:
    """The visible tile of each stack, then how many are gone."""
    for stack in range(STACKS):
        scholar = visible(s, stack)
        if scholar != NOTHING:
            out.put(scholar, 1)
    out.skip(len(SCHOLARS))
    out.numbers(s.taken)


def tokens(s: FederationState, seat: int, out: Sketch) -> None:
    """Alteration tokens in hand."""
    for other in around(s, seat):
        out.mask(s.tokens[other], len(TOKENS))


def tokens_gone(s: FederationState, seat: int, out: Sketch) -> None:
    """Used up, then on pawns from where they return."""
    out.mask(s.discarded, len(TOKENS))
    out.mask(s.kept, len(TOKENS))


def moons(s: FederationState, seat: int, out: Sketch) -> None:
    """Tokens on the moons turned up, and how many lie on each moon."""
    left: list[int] = []
    for moon in range(MOONS):
        there = [token for token in s.moons[moon * MOON_SLOTS : (moon + 1) * MOON_SLOTS] if token != NOTHING]
        left.append(len(there))
        if moon < s.shown:
            for token in there:
                out.put(token, 1)
    out.skip(len(TOKENS))
    out.numbers(left)
    out.number(len(s.pile))


def archive_tokens(s: FederationState, seat: int, out: Sketch) -> None:
    """FD-22.2: the set-aside power-4 tokens, for the one who has looked at them."""
    if s.archivist == seat:
        for token in s.aside:
            out.put(token, 1)
    out.skip(len(TOKENS))


def archivist(s: FederationState, seat: int, out: Sketch) -> None:
    out.one_of(relative(s, s.archivist, seat), s.players)


def stalls(s: FederationState, seat: int, out: Sketch) -> None:
    for other in around(s, seat):
        out.numbers(s.stalls[len(STALLS) * other : len(STALLS) * (other + 1)])


def stalls_used(s: FederationState, seat: int, out: Sketch) -> None:
    out.mask(s.stalls_used, len(STALLS))


def buildings(s: FederationState, seat: int, out: Sketch) -> None:
    for other in around(s, seat):
        out.mask(s.built[other], len(BUILDINGS))


def sites(s: FederationState, seat: int, out: Sketch) -> None:
    """The structure of each site, the tokens of each megastructure, its coefficients taken."""
    for structure in s.sites:
        out.one_of(structure, len(PRODUCTION))
    for mega in range(SITES):
        for token in s.mega_tokens[2 * mega : 2 * mega + 2]:
            out.put(token, 1)
        out.skip(len(MEGA_TOKENS))
    out.numbers(s.places)


def miners(s: FederationState, seat: int, out: Sketch) -> None:
    for other in around(s, seat):
        out.one_of(s.miner[other], len(ASTEROIDS))


def neo(s: FederationState, seat: int, out: Sketch) -> None:
    """Asteroid tokens face up, then inert ones."""
    for slot, token in enumerate(s.rocks):
        out.one_of(token if s.rocks_shown >> slot & 1 else NOTHING, len(ASTEROID_TOKENS))
    for token in s.inert:
        out.one_of(token if s.inert_shown else NOTHING, len(INERT_TOKENS))


def starters(s: FederationState, seat: int, out: Sketch) -> None:
    """Starter tiles taken."""
    for other in around(s, seat):
        out.one_of(s.starter[other], len(STARTERS))


def starters_left(s: FederationState, seat: int, out: Sketch) -> None:
    for tile in s.starters:
        out.put(tile, 1)
    out.skip(len(STARTERS))


def deep_space(s: FederationState, seat: int, out: Sketch) -> None:
    """Deep Space tiles taken."""
    for other in around(s, seat):
        out.one_of(s.deep_tile[other], len(DEEP_SPACE))


def deep_space_left(s: FederationState, seat: int, out: Sketch) -> None:
    """The tiles left, for a seat that has seen them, and how many they are."""
    if s.deep_seen >> seat & 1:
        for tile in s.deep:
            out.put(tile, 1)
    out.skip(len(DEEP_SPACE))
    out.number(len(s.deep))


def deep_space_seen(s: FederationState, seat: int, out: Sketch) -> None:
    """Who knows which tiles are left."""
    out.numbers([s.deep_seen >> other & 1 for other in around(s, seat)])


def senate_owners(s: FederationState, seat: int, out: Sketch) -> None:
    """Whose pawn stands on a cell."""
    for owner in s.owner[: len(CELLS)]:
        out.one_of(NOBODY if owner == NEUTRAL else relative(s, owner, seat), s.players)


def senate_neutral(s: FederationState, seat: int, out: Sketch) -> None:
    """Cells with a neutral tile."""
    out.numbers([int(owner == NEUTRAL) for owner in s.owner[: len(CELLS)]])


def senate_faces(s: FederationState, seat: int, out: Sketch) -> None:
    for face in s.faces[: len(CELLS)]:
        out.one_of(face, len(FACES))


def senate_votes(s: FederationState, seat: int, out: Sketch) -> None:
    """Votes shown on each cell without the die, then whether a die lies there."""
    out.numbers(s.votes[: len(CELLS)])
    for seated in range(s.players):
        if 0 <= s.die_cell[seated] < len(CELLS):
            out.put(s.die_cell[seated], 1)
    out.skip(len(CELLS))


def outer(s: FederationState, seat: int, out: Sketch) -> None:
    """Pawns on the Outer Module, by owner and face."""
    held = [0] * (s.players * len(FACES))
    for pawn in s.outer:
        held[relative(s, outer_seat(pawn), seat) * len(FACES) + outer_face(pawn)] += 1
    out.numbers(held)


def laws(s: FederationState, seat: int, out: Sketch) -> None:
    """The laws turned up, by wing and round."""
    known = laws_known(s)
    for wing in (s.laws_left, s.laws_right):
        for number in range(ROUNDS):
            out.one_of(wing[number] if number < known else NOTHING, len(LAWS))


def projects(s: FederationState, seat: int, out: Sketch) -> None:
    out.numbers(s.projects)


def blocks() -> list[Block]:
    neo_cells = ASTEROID_SLOTS * len(ASTEROID_TOKENS) + INERT_SLOTS * len(INERT_TOKENS)
    return [
        Block("table", [3, PLAYERS], table),
        Block("round", [ROUNDS], rounds),
        Block("turn", [OUTER + 3], turn),
        Block("crystals", [PLAYERS, KINDS], crystals, 5),
        Block("owed", [2, KINDS], owed, 5),
        Block("scores", [PLAYERS, PART_COUNT], scores, 20),
        Block("seats", [PLAYERS, FIGURES], seats, LAST_DEGREE),
        Block("pawns", [PLAYERS, len(PAWNS)], pawns),
        Block("influence", [PLAYERS, WORLDS], influence, 5),
        Block("medals", [PLAYERS, len(MEDALS)], medals),
        Block("medals_left", [WORLDS, LEVELS], medals_left),
        Block("missions", [PLAYERS, 2, len(MISSIONS)], missions),
        Block("scholars", [PLAYERS, 2, len(SCHOLARS)], scholars),
        Block("scholars_at_work", [2, len(SCHOLARS)], scholars_at_work),
        Block("atalum", [len(SCHOLARS) + STACKS], atalum),
        Block("tokens", [PLAYERS, len(TOKENS)], tokens),
        Block("tokens_gone", [2, len(TOKENS)], tokens_gone),
        Block("moons", [len(TOKENS) + MOONS + 1], moons, 4),
        Block("archive_tokens", [len(TOKENS)], archive_tokens),
        Block("archivist", [PLAYERS], archivist),
        Block("stalls", [PLAYERS, len(STALLS)], stalls, 3),
        Block("stalls_used", [len(STALLS)], stalls_used),
        Block("buildings", [PLAYERS, len(BUILDINGS)], buildings),
        Block("sites", [SITES * (len(PRODUCTION) + len(MEGA_TOKENS) + 1)], sites),
        Block("miners", [PLAYERS, len(ASTEROIDS)], miners),
        Block("neo", [neo_cells], neo),
        Block("starters", [PLAYERS, len(STARTERS)], starters),
        Block("starters_left", [len(STARTERS)], starters_left),
        Block("deep_space", [PLAYERS, len(DEEP_SPACE)], deep_space),
        Block("deep_space_left", [len(DEEP_SPACE) + 1], deep_space_left),
        Block("deep_space_seen", [PLAYERS], deep_space_seen),
        Block("senate_owners", [len(CELLS), PLAYERS], senate_owners),
        Block("senate_neutral", [len(CELLS)], senate_neutral),
        Block("senate_faces", [len(CELLS), len(FACES)], senate_faces),
        Block("senate_votes", [2, len(CELLS)], senate_votes, 4),
        Block("outer", [PLAYERS, len(FACES)], outer),
        Block("laws", [WINGS, ROUNDS, len(LAWS)], laws),
        Block("projects", [len(PROJECTS)], projects, 10),
    ]


BLOCKS: Final = blocks()
