"""FD-22: what a seat may see, JSON-ready. `docs/design/federation.md` describes it for those who draw it."""

from __future__ import annotations

from astrolude.games.federation.grammar import (
    ACTION,
    ASTEROID,
    ASTEROID_TOKEN,
    BUILDING,
    CELL,
    DEEP,
    FACE,
    INERT,
    LAW,
    MEDAL,
    MISSION,
    PROJECT,
    SCHOLAR,
    STALL,
    STARTER,
    STRUCTURE,
    TOKEN,
)
from astrolude.games.federation.questions import THEN_EXECUTIVE
from astrolude.games.federation.rules.accreditation import level
from astrolude.games.federation.rules.executive import floor_votes, turn_order, wing_votes
from astrolude.games.federation.rules.laws import laws_known
from astrolude.games.federation.rules.missions import missions_done
from astrolude.games.federation.rules.points import PART_COUNT, total
from astrolude.games.federation.rules.scholars import outer_face, outer_seat, outer_token, visible
from astrolude.games.federation.scoring import shares, standing
from astrolude.games.federation.state import FederationState
from astrolude.games.federation.tables.components import (
    CELL_ACTION,
    COEFFICIENTS,
    COLUMN_PROJECT,
    CRYSTALS,
    FLOORS,
    KINDS,
    LEFT,
    MEGA_TOKENS,
    MISSIONS,
    MOON_SLOTS,
    MOONS,
    NEUTRAL,
    NOTHING,
    OUTER,
    PAWNS,
    PLANETS,
    PRODUCTIONS,
    PROJECT_LAST,
    PROJECTS,
    RIGHT,
    SITES,
    STACK_SIZE,
    STACKS,
    STALLS,
    WORLDS,
)
from astrolude.games.federation.tables.programs import PARTS
from astrolude.kernel.bits import members
from astrolude.kernel.grammar import Kind
from astrolude.kernel.state import NOBODY


def view_of(s: FederationState, seat: int | None) -> dict[str, object]:
    """The table through the eyes of a seat, or of a spectator."""
    eyes = NOBODY if seat is None else seat
    return {
        "scores": [total(s, number) for number in range(s.players)],
        "round": s.round + 1,
        "phase": phase(s),
        "order": turn_order(s),
        "active": None if s.over else s.active,
        "president": s.president,
        "senate": senate(s),
        "laws": laws(s),
        "projects": projects(s),
        "neo": neo(s),
        "six_moon": six_moon(s),
        "atalum": atalum(s),
        "e81216": e81216(s),
        "medals": {planet: members(s.medals_left[number]) for number, planet in enumerate(PLANETS)},
        "starters": references(STARTER, s.starters),
        "deep_space": deep_space(s, eyes),
        "archive": archive(s, eyes),
        "paused": s.paused,
        "placed": None if s.cell == NOTHING or s.over else CELL.reference(s.cell),
        "seats": [seat_view(s, number) for number in range(s.players)],
    }


def phase(s: FederationState) -> str:
    """Where the game stands: the Executive phase is what lies at the bottom of the stack."""
    if s.over:
        return "over"
    if NOTHING in s.starter[: s.players]:
        return "setup"
    executive = THEN_EXECUTIVE.holds(s.stack[0])
    return "executive" if executive else "ambassadors"


def references(kind: Kind, numbers: list[int]) -> list[str]:
    return [kind.reference(number) for number in numbers]


def reference(kind: Kind, number: int) -> str | None:
    """A reference, or None for what is not there."""
    return None if number == NOTHING else kind.reference(number)


def senate(s: FederationState) -> dict[str, object]:
    """Cells with their pawns, votes by floor (neutral votes last) and by wing, the columns' projects."""
    return {
        "cells": [cell_view(s, cell) for cell in range(OUTER)],
        "outer": [
            {
                "seat": outer_seat(pawn),
                "face": FACE.reference(outer_face(pawn)),
                "token": reference(TOKEN, outer_token(pawn)),
            }
            for pawn in s.outer
        ],
        "floors": {name: floor_view(s, floor) for floor, name in enumerate(FLOORS)},
        "columns": references(PROJECT, COLUMN_PROJECT),
        "wings": {"left": wing_votes(s, LEFT), "right": wing_votes(s, RIGHT)},
    }


def cell_view(s: FederationState, cell: int) -> dict[str, object]:
    owner = s.owner[cell]
    seated = owner not in (NOBODY, NEUTRAL)
    return {
        "ref": CELL.reference(cell),
        "action": ACTION.reference(CELL_ACTION[cell]),
        "seat": owner if seated else None,
        "neutral": s.votes[cell] if owner == NEUTRAL else None,
        "face": reference(FACE, s.faces[cell]),
        "token": reference(TOKEN, s.laid[cell]),
        "kept": s.laid[cell] != NOTHING and bool(s.kept >> s.laid[cell] & 1),
        "votes": s.votes[cell],
        "funds": seated and not s.votes[cell],
        "die": s.die[owner] if seated and s.die_cell[owner] == cell else None,
    }


def floor_view(s: FederationState, floor: int) -> dict[str, object]:
    votes = floor_votes(s, floor)
    return {"seats": votes[: s.players], "neutral": votes[NEUTRAL]}


def laws(s: FederationState) -> dict[str, object]:
    """The laws turned up so far, by round."""
    known = laws_known(s)
    return {
        "left": references(LAW, s.laws_left[:known]),
        "right": references(LAW, s.laws_right[:known]),
    }


def projects(s: FederationState) -> list[dict[str, object]]:
    """The tracks, each with everyone's standing and what it would give now."""
    return [
        {
            "ref": PROJECT.reference(project),
            "cell": s.projects[project],
            "last": PROJECT_LAST[project],
            "funded": s.projects[project] >= PROJECT_LAST[project],
            "standing": [standing(s, seat, project) for seat in range(s.players)],
            "points": shares(s, project),
        }
        for project in range(len(PROJECTS))
    ]


def neo(s: FederationState) -> dict[str, object]:
    """Tokens by place: a reference face up, `hidden` face down, None once taken."""
    rocks: list[str | None] = []
    for slot, token in enumerate(s.rocks):
        shown = bool(s.rocks_shown >> slot & 1)
        rocks.append(reference(ASTEROID_TOKEN, token) if shown else "hidden")
    inert: list[str | None] = [reference(INERT, token) if s.inert_shown else "hidden" for token in s.inert]
    return {"tokens": rocks, "inert": inert, "miners": references(ASTEROID, s.miner)}


def six_moon(s: FederationState) -> dict[str, object]:
    """The tokens of each step, a number of hidden ones where they lie face down."""
    steps: list[object] = []
    for moon in range(MOONS):
        tokens = [token for token in s.moons[moon * MOON_SLOTS : (moon + 1) * MOON_SLOTS] if token != NOTHING]
        steps.append(references(TOKEN, tokens) if moon < s.shown else len(tokens))
    return {"steps": steps, "mages": s.mage[:], "pile": len(s.pile), "aside": len(s.aside)}


def atalum(s: FederationState) -> list[dict[str, object]]:
    """The stacks by type and level: the visible tile and how many are left with it."""
    return [
        {
            "type": stack // 3,
            "level": stack % 3 + 1,
            "visible": reference(SCHOLAR, visible(s, stack)),
            "left": STACK_SIZE[stack] - s.taken[stack],
        }
        for stack in range(STACKS)
    ]


def e81216(s: FederationState) -> dict[str, object]:
    """Sites from left to right, then the megastructures with their tokens and free coefficients."""
    return {
        "sites": references(STRUCTURE, s.sites),
        "megastructures": [
            {
                "ref": BUILDING.reference(PRODUCTIONS + mega),
                "tokens": [MEGA_TOKENS[token] for token in s.mega_tokens[2 * mega : 2 * mega + 2]],
                "coefficients": COEFFICIENTS[s.places[mega] :],
            }
            for mega in range(SITES)
        ],
    }


def deep_space(s: FederationState, eyes: int) -> dict[str, object]:
    """How many tiles are left; which ones, for those who have seen them."""
    seen = eyes != NOBODY and bool(s.deep_seen >> eyes & 1)
    return {
        "left": len(s.deep),
        "tiles": references(DEEP, s.deep) if seen else None,
        "seen_by": members(s.deep_seen),
    }


def archive(s: FederationState, eyes: int) -> dict[str, object]:
    """FD-22.2: the set-aside power-4 tokens for the one who has looked at them."""
    known = eyes != NOBODY and eyes == s.archivist
    return {
        "seen_by": None if s.archivist == NOBODY else s.archivist,
        "tokens": references(TOKEN, s.aside) if known else None,
        "returned": reference(TOKEN, s.archived) if known else None,
    }


def seat_view(s: FederationState, seat: int) -> dict[str, object]:
    """The individual board and all that is public about a seat."""
    own = KINDS * seat
    hand = len(PAWNS) * seat
    return {
        "crystals": {name: s.crystals[own + kind] for kind, name in enumerate(CRYSTALS)},
        "degree": s.degree[seat],
        "level": level(s, seat),
        "level_bonus": {"round": s.round_bonus[seat], "game": s.game_bonus[seat]},
        "die": s.die[seat],
        "die_cell": reference(CELL, s.die_cell[seat]),
        "ships": {"reserve": s.reserve[seat], "hangar": s.hangar[seat]},
        "robots": s.robots[seat],
        "contributions": s.contributions[seat],
        "pawns": {name: s.pawns[hand + pawn] for pawn, name in enumerate(PAWNS)},
        "turns": s.turns[seat],
        "missions": [mission_view(s, seat, mission) for mission in range(len(MISSIONS))],
        "missions_done": missions_done(s, seat),
        "medals": references(MEDAL, members(s.medals[seat])),
        "scholars": [
            {"ref": SCHOLAR.reference(scholar), "used": bool(s.used[seat] >> scholar & 1)}
            for scholar in members(s.owned[seat])
        ],
        "tokens": references(TOKEN, members(s.tokens[seat])),
        "stalls": {
            STALL.reference(stall): s.stalls[len(STALLS) * seat + stall] for stall in range(len(STALLS))
        },
        "buildings": references(BUILDING, members(s.built[seat])),
        "influence": {name: s.influence[WORLDS * seat + planet] for planet, name in enumerate(PLANETS)},
        "starter": reference(STARTER, s.starter[seat]),
        "deep_space": reference(DEEP, s.deep_tile[seat]),
        "score": {
            "total": total(s, seat),
            "parts": {name: s.scores[PART_COUNT * seat + part] for part, name in enumerate(PARTS)},
        },
    }


def mission_view(s: FederationState, seat: int, mission: int) -> dict[str, object]:
    return {
        "ref": MISSION.reference(mission),
        "released": bool(s.released[seat] >> mission & 1),
        "done": bool(s.done[seat] >> mission & 1),
    }
