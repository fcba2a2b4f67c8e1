"""What everybody sees (SG-17.2), JSON-ready. docs/design/space_gate.md describes every key."""

from __future__ import annotations

from typing import Final

from astrolude.games.space_gate.grammar import DOMAIN, GATE, MODULE, PILE, PLANET, ROOM, SITE, TOKEN
from astrolude.games.space_gate.questions import THEN_ACT, THEN_CORRIDORS, THEN_SENDING
from astrolude.games.space_gate.rules.base import BLOCKED, VOID, WALL, corridors_facing
from astrolude.games.space_gate.rules.closing import HAWKING, OPEN, SHUT
from astrolude.games.space_gate.rules.odyssey import points_in
from astrolude.games.space_gate.rules.planet_scoring import gains, worth
from astrolude.games.space_gate.scoring import leaders_of, open_modules, token_count
from astrolude.games.space_gate.state import GateState
from astrolude.games.space_gate.tables.components import (
    ALL_SIDES,
    ANY_DOMAIN,
    AUTOMATON_ROOM,
    CAPACITY,
    COLOURS,
    CORRIDORS,
    DOMAINS,
    GATES,
    IMPROVEMENT,
    IMPROVEMENTS,
    KINDS,
    MODULE_DOMAIN,
    MODULE_GATE,
    MODULE_KIND,
    NOTHING,
    PIECES,
    PILES,
    RANK_PIECES,
    ROOMS,
    SIDES,
    TRACK_VALUES,
    WHEEL,
    cell_x,
    cell_y,
)
from astrolude.games.space_gate.tables.exoplanets import (
    PREDOMINANT,
    SIDE_PLANET,
    SIDE_SITES,
    SITE_CLASS,
    SITE_TYPE,
    SITE_TYPES,
    SITE_VALUE,
)
from astrolude.games.space_gate.tables.exoplanets import SIDES as PLANET_SIDES
from astrolude.kernel.grammar import Kind
from astrolude.kernel.questions import Then1
from astrolude.kernel.state import NOBODY

BEHIND: Final = {VOID: "void", BLOCKED: "blocked", WALL: "wall"}
PHASES: Final = ["waiting", "open", "closed"]
SENDING_PROMPTS: Final = ["send", "island", "site", "exchange", "rank_piece", "rank_settler", "gate_to"]
"""What can be asked in step 4 (SG-4.8)."""


def _reference(kind: Kind, index: int) -> str | None:
    """A reference, or None for what is nowhere."""
    return None if index < 0 else kind.reference(index)


def _tile(module: int) -> dict[str, object]:
    """What is printed on a module."""
    return {
        "module": MODULE.reference(module),
        "kind": KINDS[MODULE_KIND[module]],
        "domain": None if MODULE_DOMAIN[module] == ANY_DOMAIN else DOMAIN.reference(MODULE_DOMAIN[module]),
        "capacity": CAPACITY[module],
        "gate": _reference(GATE, MODULE_GATE[module]),
        "improvement": None if IMPROVEMENT[module] == NOTHING else IMPROVEMENTS[IMPROVEMENT[module]],
        "improvement_room": _reference(ROOM, AUTOMATON_ROOM[module]),
        "corridors": [SIDES[side] for side in range(ALL_SIDES) if CORRIDORS[module] >> side & 1],
    }


TILES: Final = [_tile(module) for module in range(MODULE.size)]
PRINTED_SITES: Final[list[dict[str, object]]] = [
    {
        "site": SITE.reference(site),
        "type": SITE_TYPES[SITE_TYPE[site]],
        "predominance": PREDOMINANT[site],
        "value": SITE_VALUE[site],
    }
    for site in range(SITE.size)
]


def view_of(s: GateState, seat: int | None) -> dict[str, object]:
    """SG-17.2: everything but the order of the modules below the top of each pile.

    Every seat and every spectator see the same.
    """
    return {
        "scores": s.influence[:],
        "round": (s.turn + s.players - 1) // s.players,
        "turn": s.turn,
        "last_turn": s.last_turn or None,
        "active": s.active,
        "first": s.first,
        "room": _reference(ROOM, s.room),
        "stand": None if s.stand == NOTHING else PIECES[s.stand],
        "ending": s.ending,
        "step": _step(s),
        "to_act": _pending(s, THEN_ACT),
        "to_send": _pending(s, THEN_SENDING),
        "rooms": [_room(s, room) for room in range(len(ROOMS))],
        "planets": [_planet(s, place) for place in range(len(s.planets))],
        "gates": {GATES[gate]: _gate_place(s, gate) for gate in range(len(GATES))},
        "track": [_space(s, space) for space in range(len(TRACK_VALUES))],
        "piles": [_pile(s, pile) for pile in range(len(PILES))],
        "taken": None if s.taken == NOTHING else TILES[s.taken].copy(),
        "flight": _flight(s),
        "relay": _relay(s),
        "seats": [_seat(s, seat) for seat in range(s.players)],
    }


def _step(s: GateState) -> str:
    """SG-4: where in the turn the game stands; `turn` until a room is activated, `count` before the last
    count (SG-15.7)."""
    if s.over:
        return "over"
    if THEN_CORRIDORS.at() in s.stack:
        return "count"
    if not s.turn:
        return "setup"
    if s.room == NOTHING:
        return "turn"
    return "send" if s.decision.prompt in SENDING_PROMPTS else "act"


def _pending(s: GateState, step: Then1) -> list[int]:
    """The seats whose step of this turn is still to come, the next one first."""
    return [step.of(question) for question in reversed(s.stack) if step.holds(question)]


def _room(s: GateState, room: int) -> dict[str, object]:
    """Who stands in a room, and the points that gives."""
    places = [seat * len(ROOMS) + room for seat in range(s.players)]
    return {
        "room": ROOM.reference(room),
        "engineers": [s.engineers[place] for place in places],
        "chiefs": [s.chiefs[place] for place in places],
        "robots": [s.robots[place] for place in places],
        "points": [points_in(s, seat, room) for seat in range(s.players)],
    }


def _planet(s: GateState, place: int) -> dict[str, object]:
    side = s.planets[place]
    return {
        "planet": PLANET.reference(SIDE_PLANET[side]),
        "side": PLANET_SIDES[side],
        "phase": PHASES[s.phases[place]],
        "gate": _reference(GATE, s.gates.index(place)) if place in s.gates else None,
        "sites": [] if s.phases[place] == SHUT else _sites(s, side, s.phases[place] == OPEN),
        "worth": worth(s, side) if s.phases[place] == OPEN else [0] * s.players,
    }


def _sites(s: GateState, side: int, is_open: bool) -> list[dict[str, object]]:
    """The sites of a planet; equal free ones name the first of them in `ref`, which actions name."""
    first_free: dict[int, int] = {}
    for site in SIDE_SITES[side]:
        if s.sites[site] == NOBODY:
            first_free.setdefault(SITE_CLASS[site], site)
    gain = {site: gains(s, side, site) for site in first_free.values()} if is_open else {}
    return [_site(s, site, first_free, gain) for site in SIDE_SITES[side]]


def _site(
    s: GateState, site: int, first_free: dict[int, int], gain: dict[int, list[int]]
) -> dict[str, object]:
    """What is printed, who stands there, or what a settler would add."""
    if s.sites[site] != NOBODY:
        return {**PRINTED_SITES[site], "seat": s.sites[site], "ref": None, "gain": None}
    first = first_free[SITE_CLASS[site]]
    return {**PRINTED_SITES[site], "seat": None, "ref": SITE.reference(first), "gain": gain.get(first)}


def _gate_place(s: GateState, gate: int) -> str | None:
    """Where a gate stands: on a planet in play, on Hawking, or nowhere in an express game."""
    place = s.gates[gate]
    if place == HAWKING:
        return "place:hawking"
    return None if place == NOTHING else f"place:{PLANET.labels[SIDE_PLANET[s.planets[place]]]}"


def _space(s: GateState, space: int) -> dict[str, object]:
    """A space of the predominance track, and who would score it now."""
    token = s.track[space]
    return {
        "token": TOKEN.reference(token),
        "value": TRACK_VALUES[space],
        "counts": [token_count(s, seat, token) for seat in range(s.players)],
        "leaders": leaders_of(s, token),
    }


def _pile(s: GateState, pile: int) -> dict[str, object]:
    """SG-17.2 to SG-17.4: the top, how many lie there, and what was put under the pile, the lowest first."""
    modules, known = s.piles[pile], s.known[pile]
    return {
        "pile": PILE.reference(pile),
        "count": len(modules),
        "top": TILES[modules[-1]].copy() if modules else None,
        "bottom": [MODULE.reference(module) for module in modules[:known]],
        "locked": bool(s.locked >> pile & 1),
    }


def _laid(s: GateState, module: int) -> dict[str, object]:
    """A module in a base: the tile, how it lies, and what is behind each of its sides."""
    return {
        **TILES[module],
        "x": cell_x(s.cells[module]),
        "y": cell_y(s.cells[module]),
        "rotation": s.rotations[module],
        "open": bool(s.opened[module]),
        "settlers": s.settlers[module],
        "sides": {SIDES[side]: _behind(s, module, side) for side in range(ALL_SIDES)},
    }


def _behind(s: GateState, module: int, side: int) -> str:
    link = s.links[module * ALL_SIDES + side]
    return MODULE.reference(link) if link >= 0 else BEHIND[link]


def _flight(s: GateState) -> dict[str, object] | None:
    """The settlers on their way."""
    if s.sent == NOTHING:
        return None
    return {
        "module": MODULE.reference(s.sent),
        "settlers": s.flying,
        "island": None if s.island == NOTHING else f"island:{s.island + 1}",
    }


def _relay(s: GateState) -> dict[str, object] | None:
    """A base being laid anew: whose, and the modules still in hand."""
    if s.lifter == NOBODY:
        return None
    return {
        "seat": s.lifter,
        "modules": [
            {**TILES[module], "open": bool(s.opened[module]), "settlers": s.settlers[module]}
            for module in s.lifted
        ],
    }


def _seat(s: GateState, seat: int) -> dict[str, object]:
    return {
        "seat": seat,
        "colour": COLOURS[seat],
        "reserve": {
            "settlers": s.settler_reserve[seat],
            "engineers": s.engineer_reserve[seat],
            "suits": s.suit_reserve[seat],
            "robots": s.robot_reserve[seat],
        },
        "token": bool(s.tokens[seat]),
        "wheel": s.influence[seat] % WHEEL,
        "ranks": [RANK_PIECES[piece] for piece in s.ranks[seat]],
        "open_modules": [open_modules(s, seat, domain) for domain in range(len(DOMAINS))],
        "void": corridors_facing(s, seat, VOID),
        "blocked": corridors_facing(s, seat, BLOCKED),
        "base": [_laid(s, module) for module in s.bases[seat]],
        "score": _score(s, seat),
    }


def _score(s: GateState, seat: int) -> dict[str, object]:
    """SG-12.4: the influence, and where it comes from."""
    hawking, predominance, lost = s.from_hawking[seat], s.from_predominance[seat], s.lost[seat]
    return {
        "total": s.influence[seat],
        "parts": {
            "planets": s.influence[seat] - hawking - predominance + lost,
            "hawking": hawking,
            "predominance": predominance,
            "corridors": -lost,
        },
    }
