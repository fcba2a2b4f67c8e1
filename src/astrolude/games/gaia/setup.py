"""GP-3: setting up. Chance draws a `Setting`; everything else follows from it and from choices."""

from __future__ import annotations

from typing import Final

from astrolude.games.gaia.events import FACTION_CHOSEN, GAME_BEGAN, PLACED
from astrolude.games.gaia.grammar import CHOOSE_FACTION, ICONS, PUT, ROTATE
from astrolude.games.gaia.questions import (
    ASK_BOOSTER,
    ASK_FACTION,
    ASK_FIRST_INSTITUTE,
    ASK_FIRST_MINE,
    ASK_ROTATION,
    THEN_AUTOMA_BOOSTER,
    THEN_AUTOMA_MINE,
    THEN_FIRST_STRUCTURES,
    THEN_ROUND,
)
from astrolude.games.gaia.rules.automa import seat_automa
from astrolude.games.gaia.rules.maps import Layout, draw_layout, possible_turns
from astrolude.games.gaia.rules.placing import NEVER, UNKNOWN, put_structure, replaced
from astrolude.games.gaia.rules.resources import gain, score
from astrolude.games.gaia.rules.rounds import SET_UP
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.automa_cards import DIFFICULTIES
from astrolude.games.gaia.tables.boosters import BOOSTERS, EXTRA_BOOSTERS
from astrolude.games.gaia.tables.factions import (
    FACTIONS,
    FIRST_MINES,
    HOME,
    IVITS,
    PARTNER,
    STARTING,
    STARTING_FIRST,
    STARTING_LEVEL,
    STARTING_POINTS,
    STARTING_SECOND,
    TAKLONS,
)
from astrolude.games.gaia.tables.federations import SOLO_COPIES, STACKED
from astrolude.games.gaia.tables.planets import EMPTY, OUTSIDE
from astrolude.games.gaia.tables.research import LEVEL_GAIN, TRACK_COUNT
from astrolude.games.gaia.tables.resources import COUNTED, CREDITS, KNOWLEDGE, ORE, QIC
from astrolude.games.gaia.tables.scoring import (
    FINAL_TILES,
    FINAL_TILES_IN_PLAY,
    FROM_START,
    ROUND_TILES,
    SOURCE_COUNT,
)
from astrolude.games.gaia.tables.space import (
    FACE_NUMBER,
    FIRST_GAME_FACTIONS,
    FIRST_GAME_MINES,
    HEXES,
    NOWHERE_NEAR,
    TURNS,
    planets_of,
)
from astrolude.games.gaia.tables.structures import MINE, ROWS
from astrolude.games.gaia.tables.supply import NONE, ROUNDS, TOKEN_COPIES
from astrolude.games.gaia.tables.tech_tiles import COPIES, STANDARD, TILES
from astrolude.kernel.generator import Generator
from astrolude.kernel.state import NOBODY

FEWEST_SIDES: Final = 2
"""GP-18: a single player has the Automa for an opponent."""
MINES_EACH: Final = 2
"""GP-3.3.2: rounds of placing; the Xenos' third mine comes after them."""


class Setting:
    """What lies on the table before anybody chooses (GP-3.1)."""

    first: int
    planets: list[int]
    """By hex."""
    sectors: list[int]
    """By place: the number of the tile, 0 without one."""
    layout: Layout
    """The tiles behind it; one without faces where a map comes from elsewhere."""
    slots: list[int]
    advanced: list[int]
    top_token: int
    round_tiles: list[int]
    final_tiles: list[int]
    boosters: list[int]


def set_up(s: GaiaState, options: dict[str, str]) -> None:
    """GP-3, GP-18.3: chance draws the setting; with the Automa at the table, the questions begin."""
    home_types_only = options["planets_apart"] == "home_types_only"
    setting = draw_setting(s.players, options["map"], home_types_only, s.rng)
    lay_table(s, setting, options)
    if s.players == 1:
        seat_automa(s, DIFFICULTIES.index(options["automa"]), FACTIONS.index(options["automa_faction"]))
    ask_set_up(s, setting.layout.loose if options["rotation"] == "last_player" else [])


def lay_table(s: GaiaState, setting: Setting, options: dict[str, str]) -> None:
    """A table laid out by a setting, with nothing asked yet."""
    s.variable_order = options["turn_order"] == "variable"
    s.first_game = options["setup"] != "advanced"
    s.suggested_mines = options["setup"] == "first_game"
    s.home_types_only = options["planets_apart"] == "home_types_only"
    lay_out(s, setting)


def draw_setting(players: int, method: str, home_types_only: bool, rng: Generator) -> Setting:
    """GP-15.3: all chance of the game, in this order."""
    setting = Setting()
    setting.first = rng.below(players)
    sides = max(players, FEWEST_SIDES)
    setting.layout = draw_layout(players, method, home_types_only, rng)
    setting.planets = planets_of(setting.layout.faces, setting.layout.turns)
    setting.sectors = [0 if face == NONE else FACE_NUMBER[face] for face in setting.layout.faces]
    setting.slots = drawn(list(range(STANDARD)), STANDARD, rng)
    setting.advanced = drawn(list(range(STANDARD, len(TILES))), TRACK_COUNT, rng)
    setting.top_token = rng.below(STACKED)
    setting.round_tiles = drawn(list(range(len(ROUND_TILES))), ROUNDS, rng)
    setting.final_tiles = drawn(list(range(len(FINAL_TILES))), FINAL_TILES_IN_PLAY, rng)
    setting.boosters = sorted(drawn(list(range(len(BOOSTERS))), sides + EXTRA_BOOSTERS, rng))
    return setting


def drawn(items: list[int], number: int, rng: Generator) -> list[int]:
    """The first of the shuffled items."""
    rng.shuffle(items)
    return items[:number]


def lay_out(s: GaiaState, setting: Setting) -> None:
    """GP-3.1: the table as the setting has it, with nobody's faction known."""
    s.sides = max(s.players, FEWEST_SIDES)
    s.round = 0
    s.phase = SET_UP
    s.first = setting.first
    s.active = s.first
    s.order = [(s.first + step) % s.sides for step in range(s.sides)]
    s.passed = []
    lay_out_map(s, setting)
    lay_out_sides(s)
    s.boosters = setting.boosters[:]
    s.slots = setting.slots
    s.stacks = [COPIES] * STANDARD
    s.advanced = setting.advanced[:]
    s.stock = [TOKEN_COPIES if s.players > 1 else SOLO_COPIES] * STACKED
    s.stock[setting.top_token] -= 1
    s.top_token = setting.top_token
    s.round_tiles = setting.round_tiles
    s.final_tiles = setting.final_tiles
    s.spaces_used = 0
    clear_registers(s)
    s.note(GAME_BEGAN, s.first)


def lay_out_map(s: GaiaState, setting: Setting) -> None:
    """GP-3.1.2: an empty map."""
    s.faces = setting.layout.faces
    s.turns = setting.layout.turns
    s.sector = setting.sectors
    s.structure = [NONE] * HEXES
    s.owner = [NOBODY] * HEXES
    s.guest = [NOBODY] * HEXES
    s.former = [NOBODY] * HEXES
    s.stations = []
    use_planets(s, setting.planets)


def use_planets(s: GaiaState, planets: list[int]) -> None:
    s.planet = planets
    s.board = [place for place in range(HEXES) if planets[place] != OUTSIDE]
    s.spots = [place for place in s.board if planets[place] != EMPTY]


def lay_out_sides(s: GaiaState) -> None:
    """GP-3.1.8: everybody's pieces, before a faction is chosen."""
    sides = s.sides
    s.own = [[] for _ in range(sides)]
    s.near = [NOWHERE_NEAR] * sides
    s.member = [[0] * HEXES] * sides
    s.satellites = [[] for _ in range(sides)]
    s.faction = [NONE] * sides
    s.ore = [0] * sides
    s.credits = [0] * sides
    s.knowledge = [0] * sides
    s.qic = [0] * sides
    s.first_bowl = [0] * sides
    s.second_bowl = [0] * sides
    s.third_bowl = [0] * sides
    s.gaia_area = [0] * sides
    s.stone = 0
    s.points = [0] * sides
    s.ledger = [0] * (sides * SOURCE_COUNT)
    s.levels = [0] * (sides * TRACK_COUNT)
    s.out = [0] * (sides * ROWS)
    s.formers = [0] * sides
    s.formers_owned = [0] * sides
    s.formers_away = [0] * sides
    s.tiles = [0] * sides
    s.covered = [0] * sides
    s.tokens = [[] for _ in range(sides)]
    s.federations = [0] * sides
    s.booster = [NONE] * sides
    s.used = [0] * sides
    s.none_within = [UNKNOWN] * sides
    s.some_within = [NEVER] * sides
    s.kept_power = 0


def clear_registers(s: GaiaState) -> None:
    s.icons = [0] * ICONS
    s.built = []
    s.bill = 0
    s.bill_to = 0
    s.taken = [0, 0, 0]
    s.basket = [0] * COUNTED
    s.basket_last = 0
    s.clusters = []
    s.choices = []
    s.joined = 0
    s.picked = []
    s.difficulty = NONE
    s.deck = []
    s.discard = []
    s.reserve = []
    s.known = 0


def ask_set_up(s: GaiaState, loose: list[int]) -> None:
    """GP-3.3.8, GP-3.3.1: the last player may turn the loose tiles; then factions, then structures."""
    THEN_FIRST_STRUCTURES.then(s)
    for seat in reversed(s.order):
        if seat < s.players:
            ASK_FACTION.ask(s, seat)
    last = s.order[-1] if s.players > 1 else s.first
    for place in reversed(loose):
        ASK_ROTATION.ask(s, last, place)


def rotation_answers(s: GaiaState, place: int) -> list[int]:
    """GP-3.3.8: turns after which GP-3.3.6 can still hold; the questions below are for other tiles."""
    later = [
        ASK_ROTATION.of(question)[1] for question in reversed(s.stack[:-1]) if ASK_ROTATION.holds(question)
    ]
    return [ROTATE.at(turn) for turn in possible_turns(s.faces, s.turns, place, later, s.home_types_only)]


def rotate_tile(s: GaiaState, place: int, turn: int) -> None:
    s.turns = replaced(s.turns, place, (s.turns[place] + turn) % TURNS)
    use_planets(s, planets_of(s.faces, s.turns))


def faction_answers(s: GaiaState) -> list[int]:
    """GP-3.3.1, GP-3.2.2: boards not taken, in the first game those of its pool."""
    taken = [faction for faction in s.faction if faction != NONE]
    taken += [PARTNER[faction] for faction in taken]
    pool = FIRST_GAME_FACTIONS[f"{s.players}_players"] if s.first_game else FACTIONS
    return [
        CHOOSE_FACTION.at(faction)
        for faction in range(len(FACTIONS))
        if faction not in taken and FACTIONS[faction] in pool
    ]


def choose_faction(s: GaiaState, seat: int, faction: int) -> None:
    """GP-3.1.8 to GP-3.1.10: starting resources, bowls and research."""
    s.faction[seat] = faction
    s.note(FACTION_CHOSEN, seat, faction)
    row = STARTING[faction]
    s.ore[seat] = row[ORE]
    s.credits[seat] = row[CREDITS]
    s.knowledge[seat] = row[KNOWLEDGE]
    s.qic[seat] = row[QIC]
    s.first_bowl[seat] = STARTING_FIRST[faction]
    s.second_bowl[seat] = STARTING_SECOND[faction]
    if faction == TAKLONS:
        s.first_bowl[seat] += 1
        s.stone = 1
    score(s, seat, STARTING_POINTS[faction], FROM_START)
    for track in range(TRACK_COUNT):
        level = STARTING_LEVEL[faction][track]
        if level:
            s.levels[seat * TRACK_COUNT + track] = level
            gain(s, seat, LEVEL_GAIN[track][level], 1, FROM_START)


def ask_first_structures(s: GaiaState) -> None:
    """GP-3.1.11, GP-3.1.12: the first structures in their order, boosters from the last player backwards."""
    THEN_ROUND.then(s)
    for seat in s.order:
        if seat < s.players:
            ASK_BOOSTER.ask(s, seat)
        else:
            THEN_AUTOMA_BOOSTER.then(s)
    if s.suggested_mines:
        put_suggested_mines(s)
        return
    for seat in reversed(placing_order(s)):
        if seat >= s.players:
            THEN_AUTOMA_MINE.then(s)
        elif s.faction[seat] == IVITS:
            ASK_FIRST_INSTITUTE.ask(s, seat)
        else:
            ASK_FIRST_MINE.ask(s, seat)


def placing_order(s: GaiaState) -> list[int]:
    """GP-3.3.2: clockwise, backwards, then the Xenos' third mine, then the Ivits' institute."""
    placing = [seat for seat in s.order if FIRST_MINES[s.faction[seat]]]
    third = [seat for seat in placing if FIRST_MINES[s.faction[seat]] > MINES_EACH]
    return placing + placing[::-1] + third + [seat for seat in s.order if s.faction[seat] == IVITS]


def put_suggested_mines(s: GaiaState) -> None:
    """GP-3.2.3."""
    mines = FIRST_GAME_MINES[f"{s.players}_players"]
    for seat in s.order:
        for place in mines[FACTIONS[s.faction[seat]]]:
            put_first(s, seat, place, MINE)


def first_answers(s: GaiaState, seat: int) -> list[int]:
    """GP-3.3.2: free home planets."""
    home = HOME[s.faction[seat]]
    return [PUT.at(place) for place in s.spots if s.planet[place] == home and s.owner[place] == NOBODY]


def put_first(s: GaiaState, seat: int, place: int, structure: int) -> None:
    """GP-3.1.11: it costs nothing, charges nobody and scores nothing."""
    put_structure(s, seat, place, structure)
    s.note(PLACED, seat, structure, place)
