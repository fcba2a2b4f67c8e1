"""What a seat sees, in cells. FD-22 says what it cannot know: what lies face down has no cell."""

from __future__ import annotations

from typing import Final

from astrolude.games.federation.grammar import (
    ASTEROID,
    BUILDING,
    CELL,
    CRYSTAL,
    DEEP,
    FACE,
    LAW,
    MEDAL,
    MISSION,
    PART,
    PLANET,
    PROJECT,
    SCHOLAR,
    STALL,
    STARTER,
    TOKEN,
    WING,
)
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
    ROUNDS,
    SCHOLARS,
    SITES,
    STACKS,
    STALLS,
    STARTERS,
    TOKENS,
    WORLDS,
)
from astrolude.kernel.observation import PLAYERS, Block, Sketch, numbered, relative
from astrolude.kernel.state import NOBODY

FIGURES: Final = [
    "degree",
    "round_bonus",
    "game_bonus",
    "die",
    "die_placed",
    "ships_in_reserve",
    "ships_in_hangar",
    "robots",
    "contributions",
    "turns",
    "mage",
]
"""Numbers of one seat in the block `seats`."""
LEVELS: Final = [f"level_{level}" for level in range(8)]
"""Influence levels that may hold a medal."""
SITE_CELLS: Final = [
    *[f"site_{site}_{structure}" for site in numbered(SITES) for structure in PRODUCTION],
    *[f"megastructure_{mega}_{token}" for mega in numbered(SITES) for token in MEGA_TOKENS],
    *[f"megastructure_{mega}_coefficients_taken" for mega in numbered(SITES)],
]
NEO_CELLS: Final = [
    *[f"place_{slot}_{token}" for slot in numbered(ASTEROID_SLOTS) for token in ASTEROID_TOKENS],
    *[f"place_{slot}_{token}" for slot in numbered(INERT_SLOTS) for token in INERT_TOKENS],
]


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
            out.mask(levels, len(LEVELS))


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


class Ladder(Block[FederationState]):
    """What a funded project is worth, by rank."""

    def write(self, s: FederationState, seat: int, out: Sketch) -> None:
        out.numbers(s.ladder)


BLOCKS: Final = [
    Table("table", [["active", "first", "president"], PLAYERS]),
    Rounds("round", [numbered(ROUNDS)]),
    Turn("turn", [[*CELL.labels, "ship_sent", "window_open"]]),
    Crystals("crystals", [PLAYERS, CRYSTAL], 5),
    Owed("owed", [["owed", "found"], CRYSTAL], 5),
    Scores("scores", [PLAYERS, PART], 20),
    Seats("seats", [PLAYERS, FIGURES], LAST_DEGREE),
    Pawns("pawns", [PLAYERS, PAWNS]),
    Influence("influence", [PLAYERS, PLANET], 5),
    Medals("medals", [PLAYERS, MEDAL]),
    MedalsLeft("medals_left", [PLANET, LEVELS]),
    Missions("missions", [PLAYERS, ["released", "done"], MISSION]),
    Scholars("scholars", [PLAYERS, ["owned", "face_down"], SCHOLAR]),
    ScholarsAtWork("scholars_at_work", [["taken_now", "in_effect"], SCHOLAR]),
    Atalum("atalum", [[*SCHOLARS, *[f"gone_from_stack_{stack}" for stack in numbered(STACKS)]]]),
    Tokens("tokens", [PLAYERS, TOKEN]),
    TokensGone("tokens_gone", [["used_up", "on_pawns"], TOKEN]),
    Moons("moons", [[*TOKENS, *[f"left_on_moon_{moon}" for moon in numbered(MOONS)], "left_in_pile"]], 4),
    ArchiveTokens("archive_tokens", [TOKEN]),
    Archivist("archivist", [PLAYERS]),
    Stalls("stalls", [PLAYERS, STALL], 3),
    StallsUsed("stalls_used", [STALL]),
    Buildings("buildings", [PLAYERS, BUILDING]),
    Sites("sites", [SITE_CELLS]),
    Miners("miners", [PLAYERS, ASTEROID]),
    Neo("neo", [NEO_CELLS]),
    Starters("starters", [PLAYERS, STARTER]),
    StartersLeft("starters_left", [STARTER]),
    DeepSpace("deep_space", [PLAYERS, DEEP]),
    DeepSpaceLeft("deep_space_left", [[*DEEP_SPACE, "number"]]),
    DeepSpaceSeen("deep_space_seen", [PLAYERS]),
    SenateOwners("senate_owners", [CELLS, PLAYERS]),
    SenateNeutral("senate_neutral", [CELLS]),
    SenateFaces("senate_faces", [CELLS, FACE]),
    SenateVotes("senate_votes", [["votes", "die"], CELLS], 4),
    Outer("outer", [PLAYERS, FACE]),
    Laws("laws", [WING, numbered(ROUNDS), LAW]),
    Projects("projects", [PROJECT], 10),
    Ladder("ladder", [PLAYERS], 16),
]
