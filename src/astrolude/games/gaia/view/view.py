"""GP-15.1: everything is public, so all see the same. docs/design/gaia.md describes the view."""

from __future__ import annotations

from typing import Final

from astrolude.games.gaia.events import CARD, FINAL_TILE, ROUND_TILE
from astrolude.games.gaia.grammar import BOOSTER, FACTION, HEX, PLACE, SPACE, SPECIAL, TECH_TILE, TOKEN, TRACK
from astrolude.games.gaia.questions import ASK_CHARGE
from astrolude.games.gaia.rules.automa_selection import AUTOMA
from astrolude.games.gaia.rules.charging import gains_token, offered, offered_to
from astrolude.games.gaia.rules.counts import gaia_planets, planet_types, sectors
from astrolude.games.gaia.rules.federations import affordable, cluster_power, power_needed
from astrolude.games.gaia.rules.income import income_rows
from astrolude.games.gaia.rules.mines import IMPOSSIBLE, base_range, mine_ore, mine_qic, needed_steps
from astrolude.games.gaia.rules.power import power
from astrolude.games.gaia.rules.specials import booster_special, faction_special
from astrolude.games.gaia.scoring import final_counts, final_points, level_points, resource_points
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.actions import POWER_SPACES, SPACE_COST, SPACES
from astrolude.games.gaia.tables.automa_cards import DIFFICULTIES
from astrolude.games.gaia.tables.factions import COLOURS, HOME, MINE_CREDITS, PIECES, TAKLONS
from astrolude.games.gaia.tables.planets import ORE_PER_STEP, PLANETS
from astrolude.games.gaia.tables.research import (
    GAIA_PROJECT,
    NAVIGATION,
    PROJECT_TOKENS,
    RANGE,
    TERRAFORMING,
    TRACK_COUNT,
    TRACKS,
)
from astrolude.games.gaia.tables.resources import COUNTED, RESOURCES
from astrolude.games.gaia.tables.scoring import SOURCE_COUNT, SOURCES
from astrolude.games.gaia.tables.space import FACES, PLACE_OF
from astrolude.games.gaia.tables.structures import ACADEMY_QIC, ROWS, STRUCTURES
from astrolude.games.gaia.tables.supply import NONE
from astrolude.games.gaia.tables.tech_tiles import TILE_BIT, TILES
from astrolude.kernel.grammar import Kind
from astrolude.kernel.state import NOBODY

PHASES: Final = ["setup", "income", "gaia", "actions", "ended"]
STONE_PLACES: Final = ["out", "bowl:1", "bowl:2", "bowl:3", "gaia_area"]


def view_of(s: GaiaState, seat: int | None) -> dict[str, object]:
    """The whole table, the same for every seat and every spectator."""
    return {
        "scores": s.points[: s.players],
        "round": s.round,
        "phase": PHASES[s.phase],
        "active": s.active,
        "first": s.first,
        "order": s.order[:],
        "passed": s.passed[:],
        "sectors": _sectors(s),
        "hexes": [_hex(s, place) for place in s.board],
        "research": _research(s),
        "spaces": [_space(s, space) for space in range(len(SPACES))],
        "boosters": [BOOSTER.reference(booster) for booster in s.boosters],
        "tokens": [{"token": TOKEN.reference(kind), "left": s.stock[kind]} for kind in range(len(s.stock))],
        "round_tiles": [ROUND_TILE.reference(tile) for tile in s.round_tiles],
        "final_tiles": [_final_tile(s, tile) for tile in s.final_tiles],
        "mines": _mines(s),
        "offers": _offers(s),
        "federation": _federation(s),
        "bill": s.bill,
        "basket": {RESOURCES[resource]: s.basket[resource] for resource in range(COUNTED)},
        "opponents": [_automa(s)] if s.sides > s.players else [],
        "seats": [_seat(s, seat) for seat in range(s.players)],
    }


def _reference(kind: Kind, index: int) -> str | None:
    """A reference, or None for what is nowhere."""
    return None if index < 0 else kind.reference(index)


def _sectors(s: GaiaState) -> list[dict[str, object]]:
    """The tiles of the map; a map from elsewhere has no faces."""
    return [
        {
            "place": PLACE.reference(place),
            "sector": s.sector[place],
            "face": FACES[s.faces[place]] if s.faces[place] != NONE else None,
            "turns": s.turns[place],
        }
        for place in range(len(s.sector))
        if s.sector[place]
    ]


def _hex(s: GaiaState, place: int) -> dict[str, object]:
    """A hex; what it does not hold is left out."""
    row: dict[str, object] = {
        "hex": HEX.reference(place),
        "sector": s.sector[PLACE_OF[place]],
        "planet": PLANETS[s.planet[place]] if s.planet[place] >= 0 else None,
    }
    if s.owner[place] != NOBODY:
        row["structure"] = STRUCTURES[s.structure[place]]
        row["owner"] = s.owner[place]
    if s.guest[place] != NOBODY:
        row["guest"] = s.guest[place]
    if s.former[place] != NOBODY:
        row["gaiaformer"] = s.former[place]
    if place in s.stations:
        row["station"] = True
    satellites = [side for side in range(s.sides) if place in s.satellites[side]]
    if satellites:
        row["satellites"] = satellites
    members = [side for side in range(s.sides) if s.member[side][place]]
    if members:
        row["federations"] = members
    return row


def _research(s: GaiaState) -> dict[str, object]:
    tracks: list[dict[str, object]] = [
        {
            "track": TRACK.reference(track),
            "tile": _stack(s, s.slots[track]),
            "advanced": _reference(TECH_TILE, s.advanced[track]),
            "levels": [s.levels[side * TRACK_COUNT + track] for side in range(s.sides)],
        }
        for track in range(TRACK_COUNT)
    ]
    return {
        "tracks": tracks,
        "free": [_stack(s, tile) for tile in s.slots[TRACK_COUNT:]],
        "top_token": _reference(TOKEN, s.top_token),
    }


def _stack(s: GaiaState, tile: int) -> dict[str, object]:
    return {"tile": TECH_TILE.reference(tile), "left": s.stacks[tile]}


def _space(s: GaiaState, space: int) -> dict[str, object]:
    return {
        "space": SPACE.reference(space),
        "cost": SPACE_COST[space],
        "paid_in": "power" if space < POWER_SPACES else "qic",
        "used": bool(s.spaces_used >> space & 1),
    }


def _final_tile(s: GaiaState, tile: int) -> dict[str, object]:
    """The standing as if the game ended now; a neutral player comes after the sides."""
    counts = final_counts(s, tile)
    return {
        "final_tile": FINAL_TILE.reference(tile),
        "counts": counts[: s.sides],
        "neutral": counts[s.sides] if len(counts) > s.sides else None,
        "points": [final_points(counts, side) for side in range(s.sides)],
    }


def _mines(s: GaiaState) -> list[dict[str, object]]:
    """What a mine costs the active player on each planet where he may build one, payable or not."""
    seat = s.active
    if seat >= s.players or s.faction[seat] == NONE or not s.own[seat]:
        return []
    reach = base_range(s, seat)
    return [
        {
            "hex": HEX.reference(place),
            "ore": mine_ore(s, seat, place, 0),
            "credits": MINE_CREDITS,
            "qic": mine_qic(s, seat, place, reach),
            "steps": 0 if s.owner[place] != NOBODY else needed_steps(s, seat, place),
        }
        for place in s.spots
        if mine_ore(s, seat, place, 0) != IMPOSSIBLE
    ]


def _offers(s: GaiaState) -> list[dict[str, object]]:
    """Charges that are offered, or will be once the action is complete, in the order of answering."""
    asked = [ASK_CHARGE.of(question) for question in reversed(s.stack) if ASK_CHARGE.holds(question)]
    coming = [(seat, place) for place in s.built for seat in offered_to(s, s.active, place)]
    return [_offer(s, seat, place) for seat, place in asked + coming]


def _offer(s: GaiaState, seat: int, place: int) -> dict[str, object]:
    amount = offered(s, seat, place, 0)
    return {
        "seat": seat,
        "hex": HEX.reference(place),
        "charge": amount,
        "points": max(0, amount - 1),
        "token": gains_token(s, seat),
    }


def _federation(s: GaiaState) -> dict[str, object] | None:
    """The federation that is being formed."""
    if not s.clusters:
        return None
    seat = s.active
    joined = [index for index in range(len(s.clusters)) if s.joined >> index & 1]
    return {
        "clusters": [
            {
                "hexes": [HEX.reference(place) for place in cluster],
                "power": cluster_power(s, seat, cluster),
                "joined": index in joined,
            }
            for index, cluster in enumerate(s.clusters)
        ],
        "power": sum(cluster_power(s, seat, s.clusters[index]) for index in joined),
        "need": power_needed(s, seat),
        "affordable": affordable(s, seat),
        "satellites": [HEX.reference(place) for place in s.picked],
    }


def _seat(s: GaiaState, seat: int) -> dict[str, object]:
    """A player; without a faction there is nothing but the score."""
    score = _score(s, seat)
    if s.faction[seat] == NONE:
        return {"seat": seat, "faction": None, "score": score}
    return {
        "seat": seat,
        "faction": FACTION.reference(s.faction[seat]),
        "colour": COLOURS[s.faction[seat]],
        "home": PLANETS[HOME[s.faction[seat]]],
        "ore": s.ore[seat],
        "credits": s.credits[seat],
        "knowledge": s.knowledge[seat],
        "qic": s.qic[seat],
        "bowls": [s.first_bowl[seat], s.second_bowl[seat], s.third_bowl[seat]],
        "gaia_area": s.gaia_area[seat],
        "stone": STONE_PLACES[s.stone] if s.faction[seat] == TAKLONS else None,
        "power": power(s, seat),
        **_board(s, seat),
        "passed": seat in s.passed,
        "income": _income(s, seat),
        "projection": _projection(s, seat),
        "score": score,
    }


def _board(s: GaiaState, seat: int) -> dict[str, object]:
    """The faction board and what lies beside it."""
    levels = s.levels[seat * TRACK_COUNT : (seat + 1) * TRACK_COUNT]
    return {
        "levels": {TRACKS[track]: levels[track] for track in range(TRACK_COUNT)},
        "range": RANGE[levels[NAVIGATION]],
        "ore_per_step": ORE_PER_STEP[levels[TERRAFORMING]],
        "project_tokens": PROJECT_TOKENS[levels[GAIA_PROJECT]],
        "pieces": {
            STRUCTURES[row]: {"out": s.out[seat * ROWS + row], "of": PIECES[s.faction[seat]][row]}
            for row in range(ROWS)
        },
        "gaiaformers": {
            "ready": s.formers[seat],
            "owned": s.formers_owned[seat],
            "gaia_area": s.formers_away[seat],
        },
        "satellites": len(s.satellites[seat]),
        "federations": s.federations[seat],
        "power_needed": power_needed(s, seat),
        "booster": _reference(BOOSTER, s.booster[seat]),
        "tiles": [
            {"tile": TECH_TILE.reference(tile), "covered": bool(s.covered[seat] & TILE_BIT[tile])}
            for tile in range(len(TILES))
            if s.tiles[seat] & TILE_BIT[tile]
        ],
        "tokens": [
            {"token": TOKEN.reference(token // 2), "green": bool(token & 1)} for token in s.tokens[seat]
        ],
        "specials": _specials(s, seat),
        "planet_types": planet_types(s, seat),
        "sectors": sectors(s, seat),
        "gaia_planets": gaia_planets(s, seat),
    }


def _specials(s: GaiaState, seat: int) -> list[dict[str, object]]:
    """The special actions owned, used or not."""
    owned = [special for special in (booster_special(s, seat), faction_special(s, seat)) if special != NONE]
    working = s.tiles[seat] & ~s.covered[seat]
    owned += [
        SPECIAL.read(TILES[tile])
        for tile in range(len(TILES))
        if working & TILE_BIT[tile] and TILES[tile] in SPECIAL.indices
    ]
    if s.out[seat * ROWS + ACADEMY_QIC]:
        owned.append(SPECIAL.read("academy"))
    return [
        {"special": SPECIAL.reference(special), "used": bool(s.used[seat] >> special & 1)}
        for special in sorted(owned)
    ]


def _income(s: GaiaState, seat: int) -> dict[str, object]:
    """What the next phase I would give, by resource."""
    rows = income_rows(s, seat)
    return {name: sum(row[index] for row in rows) for index, name in enumerate(RESOURCES[: COUNTED + 2])}


def _projection(s: GaiaState, side: int) -> dict[str, object]:
    """GP-13, GP-18.19: the score if the game ended now; the Automa has no resources."""
    if s.over:
        return {"total": s.points[side], "final": 0, "levels": 0, "resources": 0}
    final = sum(final_points(final_counts(s, tile), side) for tile in s.final_tiles)
    levels, resources = level_points(s, side), resource_points(s, side) if side < s.players else 0
    return {
        "total": s.points[side] + final + levels + resources,
        "final": final,
        "levels": levels,
        "resources": resources,
    }


def _automa(s: GaiaState) -> dict[str, object]:
    """GP-18: the opponent of a solo game; the order of its deck and its reserve are hidden."""
    return {
        "faction": FACTION.reference(s.faction[AUTOMA]),
        "difficulty": DIFFICULTIES[s.difficulty],
        "colour": COLOURS[s.faction[AUTOMA]],
        "top": CARD.reference(s.deck[-1]) if s.deck else None,
        "deck": len(s.deck),
        "discard": [CARD.reference(card) for card in s.discard],
        "reserve": len(s.reserve),
        "booster": _reference(BOOSTER, s.booster[AUTOMA]),
        "passed": AUTOMA in s.passed,
        "projection": _projection(s, AUTOMA),
        "score": _score(s, AUTOMA),
    }


def _score(s: GaiaState, seat: int) -> dict[str, object]:
    """GP-1.2: the total and where it comes from."""
    return {
        "total": s.points[seat],
        "parts": {SOURCES[source]: s.ledger[seat * SOURCE_COUNT + source] for source in range(SOURCE_COUNT)},
    }
