"""Our position in the words of a trace, and where the two differ."""

from __future__ import annotations

from typing import Final

from astrolude.games.gaia.grammar import SPECIAL
from astrolude.games.gaia.rules.income import income_rows
from astrolude.games.gaia.rules.placing import holds_station
from astrolude.games.gaia.rules.rounds import INCOME, SET_UP
from astrolude.games.gaia.rules.specials import faction_special
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.actions import SPACES
from astrolude.games.gaia.tables.boosters import BOOSTER_INCOME, RANGE_BOOSTER, STEP_BOOSTER
from astrolude.games.gaia.tables.factions import BAL_TAKS, IVITS, TAKLONS
from astrolude.games.gaia.tables.planets import ORE_PER_STEP, PLANETS
from astrolude.games.gaia.tables.research import NAVIGATION, RANGE, TERRAFORMING, TRACK_COUNT
from astrolude.games.gaia.tables.structures import ACADEMY_QIC, LOST_MINE, ROWS, STRUCTURES
from astrolude.games.gaia.tables.supply import NONE
from astrolude.games.gaia.tables.tech_tiles import COPIES, STANDARD, TILE_BIT, TILES
from astrolude.kernel.state import NOBODY
from gaia_trace.commands import SPECIAL_NAMES
from gaia_trace.trace import BOOSTER_NAMES, IDS, TILE_NAMES, TOKEN_NAMES, TRACK_NAMES, Json, Position, Trace


def reversed_names(names: dict[str, int]) -> dict[int, str]:
    return {number: name for name, number in names.items()}


BOOSTER_IDS: Final = reversed_names(BOOSTER_NAMES)
TILE_IDS: Final = reversed_names(TILE_NAMES)
TOKEN_IDS: Final = reversed_names(TOKEN_NAMES)
STRUCTURE_IDS: Final = {
    STRUCTURES.index(ours): name for name, ours in IDS["structures"].items() if ours in STRUCTURES
}
SPACE_IDS: Final = {SPACES.index(ours): name for name, ours in IDS["board_actions"].items()}
POSITIONS: Final = list(IDS["tech_positions"])
STONE_IDS: Final = [None, "area1", "area2", "area3", "gaia"]


def player(s: GaiaState, seat: int) -> Json:
    """Everything that a trace says about a player."""
    levels = s.levels[seat * TRACK_COUNT : (seat + 1) * TRACK_COUNT]
    return {
        "vp": s.points[seat],
        "c": s.credits[seat],
        "o": s.ore[seat],
        "k": s.knowledge[seat],
        "q": s.qic[seat],
        "power": power(s, seat),
        "brainstone": STONE_IDS[s.stone] if s.faction[seat] == TAKLONS else None,
        "research": {name: levels[track] for name, track in TRACK_NAMES.items()},
        "buildings": buildings(s, seat),
        "lost_planet": sum(
            1 for place in s.own[seat] if s.structure[place] == LOST_MINE and s.owner[place] == seat
        ),
        "gaiaformers": {
            "owned": s.formers_owned[seat],
            "on_map": s.former.count(seat),
            "in_gaia_area": s.formers_away[seat],
        },
        "satellites": len(s.satellites[seat]),
        "federations": sorted([TOKEN_IDS[token // 2], bool(token & 1)] for token in s.tokens[seat]),
        "federations_formed": s.federations[seat],
        "techs": techs(s, seat),
        "booster": BOOSTER_IDS.get(s.booster[seat]),
        "passed": seat in s.passed,
        "range": RANGE[levels[NAVIGATION]],
        "terraform_discount": ORE_PER_STEP[0] - ORE_PER_STEP[levels[TERRAFORMING]],
        "income": income(s, seat),
        "special_actions": special_actions(s, seat),
    }


def power(s: GaiaState, seat: int) -> list[int]:
    """Tokens by place without the brainstone."""
    bowls = [s.first_bowl[seat], s.second_bowl[seat], s.third_bowl[seat], s.gaia_area[seat]]
    if s.faction[seat] == TAKLONS and s.stone:
        bowls[s.stone - 1] -= 1
    return bowls


def buildings(s: GaiaState, seat: int) -> Json:
    row = s.out[seat * ROWS : (seat + 1) * ROWS]
    counts = {name: row[structure] for structure, name in STRUCTURE_IDS.items()}
    counts["gf"] = s.former.count(seat)
    counts["sp"] = len(s.stations) if s.faction[seat] == IVITS else 0
    return counts


def techs(s: GaiaState, seat: int) -> list[list[object]]:
    """Tiles with their position and whether they still work."""
    owned = [tile for tile in TILE_IDS if s.tiles[seat] & TILE_BIT[tile]]
    return sorted(
        ([TILE_IDS[tile], not s.covered[seat] & TILE_BIT[tile]] for tile in owned),
        key=lambda row: str(row[0]),
    )


def income(s: GaiaState, seat: int) -> Json:
    """All income now in force; the booster's counts until it has paid."""
    names = ["o", "c", "k", "q", "t", "pw"]
    total = [sum(row[index] for row in income_rows(s, seat)) for index in range(len(names))]
    if not booster_is_due(s, seat) and s.booster[seat] != NONE:
        total = [amount - BOOSTER_INCOME[s.booster[seat]][index] for index, amount in enumerate(total)]
    return {name: amount for name, amount in zip(names, total, strict=True) if amount}


def booster_is_due(s: GaiaState, seat: int) -> bool:
    return s.phase in (SET_UP, INCOME) or seat in s.passed


def special_actions(s: GaiaState, seat: int) -> list[list[object]]:
    """The special actions owned, and whether they are still unused."""
    owned: list[tuple[str, str]] = []
    if s.booster[seat] == STEP_BOOSTER:
        owned.append(("step", "booster_step"))
    if s.booster[seat] == RANGE_BOOSTER:
        owned.append(("range+3", "booster_range"))
    working = s.tiles[seat] & ~s.covered[seat]
    for name, ours in SPECIAL_NAMES.items():
        if ours in TILES and working & TILE_BIT[TILES.index(ours)]:
            owned.append((name, ours))
    if s.out[seat * ROWS + ACADEMY_QIC]:
        owned.append(("4c" if s.faction[seat] == BAL_TAKS else "q", "academy"))
    special = faction_special(s, seat)
    if special != NONE:
        owned.append((FACTION_SPECIALS[SPECIAL.labels[special]], SPECIAL.labels[special]))
    return sorted(
        ([name, not s.used[seat] >> SPECIAL.read(ours) & 1] for name, ours in owned),
        key=lambda row: str(row[0]),
    )


FACTION_SPECIALS: Final = {ours: name for name, ours in SPECIAL_NAMES.items()}


def hex_row(s: GaiaState, place: int) -> list[object]:
    """A hex as the trace's map writes it."""
    structure: str | None = None
    owner: int | None = None
    if s.owner[place] != NOBODY:
        structure = "m" if s.structure[place] == LOST_MINE else STRUCTURE_IDS[s.structure[place]]
        owner = s.owner[place]
    elif s.former[place] != NOBODY:
        structure, owner = "gf", s.former[place]
    else:
        for seat in range(s.players):
            if holds_station(s, seat, place):
                structure, owner = "sp", seat
    planet = PLANETS[s.planet[place]] if s.planet[place] >= 0 else "empty"
    guest = s.guest[place] if s.guest[place] != NOBODY else None
    members = [seat for seat in range(s.players) if s.member[seat][place]]
    return [planet, structure, owner, guest, members]


def pool(s: GaiaState) -> Json:
    """The common supply."""
    techs: dict[str, int] = {}
    for index, position in enumerate(POSITIONS[:STANDARD]):
        techs[position] = s.players - (COPIES - s.stacks[s.slots[index]])
    for track, position in enumerate(POSITIONS[STANDARD:]):
        techs[position] = int(s.advanced[track] != NONE)
    return {
        "techs": techs,
        "federations": {TOKEN_IDS[kind]: number for kind, number in enumerate(s.stock)},
        "terraforming_federation": TOKEN_IDS.get(s.top_token),
        "boosters": sorted(BOOSTER_IDS[booster] for booster in s.boosters),
        "board_actions": sorted(
            SPACE_IDS[space] for space in range(len(SPACES)) if s.spaces_used >> space & 1
        ),
    }


def expected_player(fields: Json) -> Json:
    """A player of the trace, with lists in our order."""
    fields = dict(fields)
    fields["federations"] = sorted(fields["federations"])
    fields["techs"] = sorted(
        ([tile, works] for tile, _, works in fields["techs"]), key=lambda row: str(row[0])
    )
    fields["special_actions"] = sorted(fields["special_actions"], key=lambda row: str(row[0]))
    return fields


def expected_pool(fields: Json) -> Json:
    fields = dict(fields)
    fields["boosters"] = sorted(fields["boosters"])
    fields["board_actions"] = sorted(fields["board_actions"])
    return fields


def differences(trace: Trace, s: GaiaState, position: Position) -> list[str]:
    """Every difference between our position and the trace's."""
    found: list[str] = []
    for seat in range(s.players):
        found += unequal(f"seat {seat} ", player(s, seat), expected_player(position.players[seat]))
    for label, row in position.map.items():
        place = trace.hex_at[label]
        ours = hex_row(s, place)
        if ours != [*row[:4], sorted(row[4])]:
            found.append(f"hex {label}: {ours} instead of {row}")
    colonised = [*s.stations, *(place for own in s.own for place in own)]
    missing = [trace.label_of[place] for place in colonised if trace.label_of[place] not in position.map]
    found += [f"hex {label}: there is nothing in the trace" for label in missing]
    return found + unequal("supply ", pool(s), expected_pool(position.pool))


def unequal(whose: str, ours: Json, theirs: Json) -> list[str]:
    """The fields that the trace has and that differ."""
    return [
        f"{whose}{field}: {ours[field]} instead of {theirs[field]}"
        for field in theirs
        if ours[field] != theirs[field]
    ]
