"""What a seat sees, in cells. FD-22 says what it cannot know: what lies face down has no cell."""

from __future__ import annotations

from typing import Final

from astrolude.games.federation.rules.laws import laws_known
from astrolude.games.federation.rules.points import PART_COUNT
from astrolude.games.federation.rules.scholars import outer_face, outer_seat, visible
from astrolude.games.federation.state import FederationState
from astrolude.games.federation.tables.components import (
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
from astrolude.kernel.observation import PLAYERS, Block, Sketch, relative
from astrolude.kernel.state import NOBODY

FIGURES: Final = 11
"""Numbers of one seat in the block `seats`."""
LEVELS: Final = 8
"""Influence levels that may hold a medal."""
WINGS: Final = 2


class Table(Block[FederationState]):
    """Whose turn it is, who began the round, who holds the President."""

    def write(self, s: FederationState, seat: int, out: Sketch) -> None:
        out.one_of(relative(s, s.active, seat), s.players)
        out.one_of(relative(s, s.first, seat), s.players)
        out.one_of(relative(s, s.president, seat), s.players)


class Rounds(Block[FederationState]):
    def write(self, s: FederationState, seat: int, out: Sketch) -> None:
        out.one_of(s.round, ROUNDS)


class Turn(Block[FederationState]):
    """Where the ambassador of this turn stands, whether a ship was sent, whether a window is open."""

    def write(self, s: FederationState, seat: int, out: Sketch) -> None:
        out.one_of(s.cell, OUTER + 1)
        out.number(int(s.sent))
        out.number(int(s.paused))


class Crystals(Block[FederationState]):
    def write(self, s: FederationState, seat: int, out: Sketch) -> None:
        for other in out.seats:
            out.part(s.crystals, other * KINDS, KINDS)


class Owed(Block[FederationState]):
    """What is still to be paid, and what the last asteroid gave."""

    def write(self, s: FederationState, seat: int, out: Sketch) -> None:
        out.numbers(s.owed)
        out.numbers(s.found)


class Scores(Block[FederationState]):
    """Prestige points by where they come from."""

    def write(self, s: FederationState, seat: int, out: Sketch) -> None:
        for other in out.seats:
            out.part(s.scores, other * PART_COUNT, PART_COUNT)


class Seats(Block[FederationState]):
    """Accreditation, die, ships, robots, contributions and turns."""

    def write(self, s: FederationState, seat: int, out: Sketch) -> None:
        for other in out.seats:
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


class Pawns(Block[FederationState]):
    """Ambassadors in hand."""

    def write(self, s: FederationState, seat: int, out: Sketch) -> None:
        for other in out.seats:
            out.part(s.pawns, other * len(PAWNS), len(PAWNS))


class Influence(Block[FederationState]):
    def write(self, s: FederationState, seat: int, out: Sketch) -> None:
        for other in out.seats:
            out.part(s.influence, other * WORLDS, WORLDS)


class Medals(Block[FederationState]):
    def write(self, s: FederationState, seat: int, out: Sketch) -> None:
        for other in out.seats:
            out.mask(s.medals[other], len(MEDALS))


class MedalsLeft(Block[FederationState]):
    def write(self, s: FederationState, seat: int, out: Sketch) -> None:
        for levels in s.medals_left:
            out.mask(levels, LEVELS)


class Missions(Block[FederationState]):
    """Missions with a release token, then those done by a ship."""

    def write(self, s: FederationState, seat: int, out: Sketch) -> None:
        for other in out.seats:
            out.mask(s.released[other], len(MISSIONS))
            out.mask(s.done[other], len(MISSIONS))


class Scholars(Block[FederationState]):
    """Scholars owned, then those of them that lie face down."""

    def write(self, s: FederationState, seat: int, out: Sketch) -> None:
        for other in out.seats:
            out.mask(s.owned[other], len(SCHOLARS))
            out.mask(s.used[other], len(SCHOLARS))


class ScholarsAtWork(Block[FederationState]):
    """Taken in this action, then those whose effect is going on."""

    def write(self, s: FederationState, seat: int, out: Sketch) -> None:
        out.mask(s.fresh, len(SCHOLARS))
        out.mask(s.busy, len(SCHOLARS))


class Atalum(Block[FederationState]):
    """The visible tile of each stack, then how many are gone."""

    def write(self, s: FederationState, seat: int, out: Sketch) -> None:
        for stack in range(STACKS):
            scholar = visible(s, stack)
            if scholar != NOTHING:
                out.flag(scholar)
        out.skip(len(SCHOLARS))
        out.numbers(s.taken)


class Tokens(Block[FederationState]):
    """Alteration tokens in hand."""

    def write(self, s: FederationState, seat: int, out: Sketch) -> None:
        for other in out.seats:
            out.mask(s.tokens[other], len(TOKENS))


class TokensGone(Block[FederationState]):
    """Used up, then on pawns from where they return."""

    def write(self, s: FederationState, seat: int, out: Sketch) -> None:
        out.mask(s.discarded, len(TOKENS))
        out.mask(s.kept, len(TOKENS))


class Moons(Block[FederationState]):
    """Tokens on the moons turned up, and how many lie on each moon."""

    def write(self, s: FederationState, seat: int, out: Sketch) -> None:
        left: list[int] = []
        for moon in range(MOONS):
            there = [
                token for token in s.moons[moon * MOON_SLOTS : (moon + 1) * MOON_SLOTS] if token != NOTHING
            ]
            left.append(len(there))
            if moon < s.shown:
                for token in there:
                    out.flag(token)
        out.skip(len(TOKENS))
        out.numbers(left)
        out.number(len(s.pile))


class ArchiveTokens(Block[FederationState]):
    """FD-22.2: the set-aside power-4 tokens, for the one who has looked at them."""

    def write(self, s: FederationState, seat: int, out: Sketch) -> None:
        if s.archivist == seat:
            for token in s.aside:
                out.flag(token)
        out.skip(len(TOKENS))


class Archivist(Block[FederationState]):
    def write(self, s: FederationState, seat: int, out: Sketch) -> None:
        out.one_of(relative(s, s.archivist, seat), s.players)


class Stalls(Block[FederationState]):
    def write(self, s: FederationState, seat: int, out: Sketch) -> None:
        for other in out.seats:
            out.part(s.stalls, other * len(STALLS), len(STALLS))


class StallsUsed(Block[FederationState]):
    def write(self, s: FederationState, seat: int, out: Sketch) -> None:
        out.mask(s.stalls_used, len(STALLS))


class Buildings(Block[FederationState]):
    def write(self, s: FederationState, seat: int, out: Sketch) -> None:
        for other in out.seats:
            out.mask(s.built[other], len(BUILDINGS))


class Sites(Block[FederationState]):
    """The structure of each site, the tokens of each megastructure, its coefficients taken."""

    def write(self, s: FederationState, seat: int, out: Sketch) -> None:
        for structure in s.sites:
            out.one_of(structure, len(PRODUCTION))
        for mega in range(SITES):
            for token in s.mega_tokens[2 * mega : 2 * mega + 2]:
                out.flag(token)
            out.skip(len(MEGA_TOKENS))
        out.numbers(s.places)


class Miners(Block[FederationState]):
    def write(self, s: FederationState, seat: int, out: Sketch) -> None:
        for other in out.seats:
            out.one_of(s.miner[other], len(ASTEROIDS))


class Neo(Block[FederationState]):
    """Asteroid tokens face up, then inert ones."""

    def write(self, s: FederationState, seat: int, out: Sketch) -> None:
        for slot, token in enumerate(s.rocks):
            out.one_of(token if s.rocks_shown >> slot & 1 else NOTHING, len(ASTEROID_TOKENS))
        for token in s.inert:
            out.one_of(token if s.inert_shown else NOTHING, len(INERT_TOKENS))


class Starters(Block[FederationState]):
    """Starter tiles taken."""

    def write(self, s: FederationState, seat: int, out: Sketch) -> None:
        for other in out.seats:
            out.one_of(s.starter[other], len(STARTERS))


class StartersLeft(Block[FederationState]):
    def write(self, s: FederationState, seat: int, out: Sketch) -> None:
        for tile in s.starters:
            out.flag(tile)
        out.skip(len(STARTERS))


class DeepSpace(Block[FederationState]):
    """Deep Space tiles taken."""

    def write(self, s: FederationState, seat: int, out: Sketch) -> None:
        for other in out.seats:
            out.one_of(s.deep_tile[other], len(DEEP_SPACE))


class DeepSpaceLeft(Block[FederationState]):
    """The tiles left, for a seat that has seen them, and how many they are."""

    def write(self, s: FederationState, seat: int, out: Sketch) -> None:
        if s.deep_seen >> seat & 1:
            for tile in s.deep:
                out.flag(tile)
        out.skip(len(DEEP_SPACE))
        out.number(len(s.deep))


class DeepSpaceSeen(Block[FederationState]):
    """Who knows which tiles are left."""

    def write(self, s: FederationState, seat: int, out: Sketch) -> None:
        out.numbers([s.deep_seen >> other & 1 for other in out.seats])


class SenateOwners(Block[FederationState]):
    """Whose pawn stands on a cell."""

    def write(self, s: FederationState, seat: int, out: Sketch) -> None:
        for owner in s.owner[: len(CELLS)]:
            out.one_of(NOBODY if owner == NEUTRAL else relative(s, owner, seat), s.players)


class SenateNeutral(Block[FederationState]):
    """Cells with a neutral tile."""

    def write(self, s: FederationState, seat: int, out: Sketch) -> None:
        out.numbers([int(owner == NEUTRAL) for owner in s.owner[: len(CELLS)]])


class SenateFaces(Block[FederationState]):
    def write(self, s: FederationState, seat: int, out: Sketch) -> None:
        for face in s.faces[: len(CELLS)]:
            out.one_of(face, len(FACES))


class SenateVotes(Block[FederationState]):
    """Votes shown on each cell without the die, then whether a die lies there."""

    def write(self, s: FederationState, seat: int, out: Sketch) -> None:
        out.numbers(s.votes[: len(CELLS)])
        for seated in range(s.players):
            if 0 <= s.die_cell[seated] < len(CELLS):
                out.flag(s.die_cell[seated])
        out.skip(len(CELLS))


class Outer(Block[FederationState]):
    """Pawns on the Outer Module, by owner and face."""

    def write(self, s: FederationState, seat: int, out: Sketch) -> None:
        held = [0] * (s.players * len(FACES))
        for pawn in s.outer:
            held[relative(s, outer_seat(pawn), seat) * len(FACES) + outer_face(pawn)] += 1
        out.numbers(held)


class Laws(Block[FederationState]):
    """The laws turned up, by wing and round."""

    def write(self, s: FederationState, seat: int, out: Sketch) -> None:
        known = laws_known(s)
        for wing in (s.laws_left, s.laws_right):
            for number in range(ROUNDS):
                out.one_of(wing[number] if number < known else NOTHING, len(LAWS))


class Projects(Block[FederationState]):
    def write(self, s: FederationState, seat: int, out: Sketch) -> None:
        out.numbers(s.projects)


def blocks() -> list[Block[FederationState]]:
    neo_cells = ASTEROID_SLOTS * len(ASTEROID_TOKENS) + INERT_SLOTS * len(INERT_TOKENS)
    return [
        Table("table", [3, PLAYERS]),
        Rounds("round", [ROUNDS]),
        Turn("turn", [OUTER + 3]),
        Crystals("crystals", [PLAYERS, KINDS], 5),
        Owed("owed", [2, KINDS], 5),
        Scores("scores", [PLAYERS, PART_COUNT], 20),
        Seats("seats", [PLAYERS, FIGURES], LAST_DEGREE),
        Pawns("pawns", [PLAYERS, len(PAWNS)]),
        Influence("influence", [PLAYERS, WORLDS], 5),
        Medals("medals", [PLAYERS, len(MEDALS)]),
        MedalsLeft("medals_left", [WORLDS, LEVELS]),
        Missions("missions", [PLAYERS, 2, len(MISSIONS)]),
        Scholars("scholars", [PLAYERS, 2, len(SCHOLARS)]),
        ScholarsAtWork("scholars_at_work", [2, len(SCHOLARS)]),
        Atalum("atalum", [len(SCHOLARS) + STACKS]),
        Tokens("tokens", [PLAYERS, len(TOKENS)]),
        TokensGone("tokens_gone", [2, len(TOKENS)]),
        Moons("moons", [len(TOKENS) + MOONS + 1], 4),
        ArchiveTokens("archive_tokens", [len(TOKENS)]),
        Archivist("archivist", [PLAYERS]),
        Stalls("stalls", [PLAYERS, len(STALLS)], 3),
        StallsUsed("stalls_used", [len(STALLS)]),
        Buildings("buildings", [PLAYERS, len(BUILDINGS)]),
        Sites("sites", [SITES * (len(PRODUCTION) + len(MEGA_TOKENS) + 1)]),
        Miners("miners", [PLAYERS, len(ASTEROIDS)]),
        Neo("neo", [neo_cells]),
        Starters("starters", [PLAYERS, len(STARTERS)]),
        StartersLeft("starters_left", [len(STARTERS)]),
        DeepSpace("deep_space", [PLAYERS, len(DEEP_SPACE)]),
        DeepSpaceLeft("deep_space_left", [len(DEEP_SPACE) + 1]),
        DeepSpaceSeen("deep_space_seen", [PLAYERS]),
        SenateOwners("senate_owners", [len(CELLS), PLAYERS]),
        SenateNeutral("senate_neutral", [len(CELLS)]),
        SenateFaces("senate_faces", [len(CELLS), len(FACES)]),
        SenateVotes("senate_votes", [2, len(CELLS)], 4),
        Outer("outer", [PLAYERS, len(FACES)]),
        Laws("laws", [WINGS, ROUNDS, len(LAWS)]),
        Projects("projects", [len(PROJECTS)], 10),
    ]


BLOCKS: Final = blocks()
