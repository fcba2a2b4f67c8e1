"""How well each seat stands, in prestige points: what bots believe about this game.

A good player counts the points scored, what the laws, floors and projects that stand now will bring, medals
owned and near, and what crystals, ships, tokens, scholars and structures are good for in the rounds that are
left. Where seats compete, it is the lead that counts, the surer the less can still change.

The evaluation is a weighted sum of such terms. Each has two weights, one for the start of the game and one
for its end; in between they shift turn by turn. The weights are in `data/evaluation.json`.
"""

from __future__ import annotations

from typing import Final

from astrolude.games.federation.advice.terms_senate import (
    TURNS,
    Chamber,
    floors,
    law_now,
    laws_to_come,
    project_hope,
    project_points,
    turns_left,
)
from astrolude.games.federation.questions import (
    ASK_ASTEROID,
    ASK_BUILDING,
    ASK_COPY,
    ASK_DEEP,
    ASK_FUND,
    ASK_INERT,
    ASK_LEAVE_OUT,
    ASK_MEDAL,
    ASK_MOON_TOKEN,
    ASK_REWARD,
    ASK_SCHOLAR,
    ASK_SCHOLAR_ANY,
    ASK_STALL,
)
from astrolude.games.federation.rules.accreditation import level
from astrolude.games.federation.rules.e81216 import value_of
from astrolude.games.federation.rules.missions import missions_done
from astrolude.games.federation.rules.points import total
from astrolude.games.federation.rules.scholars import face_up
from astrolude.games.federation.state import FederationState
from astrolude.games.federation.tables.components import (
    ACCREDITATION_MEDAL,
    COEFFICIENTS,
    GOLD,
    KINDS,
    LAW_POINTS,
    LEVEL_1,
    MEDAL_DEGREE,
    MEDAL_POINTS,
    MISSION_LEVEL,
    MISSIONS,
    NOTHING,
    PAWNS,
    PRODUCTION,
    PRODUCTIONS,
    PROJECTS,
    ROUNDS,
    SEVEN,
    SITES,
    TOKEN_POWER,
    WORLDS,
)
from astrolude.kernel.bits import count, lowest
from astrolude.kernel.data import read_data
from astrolude.kernel.evaluation import Evaluation, Terms, read_stages

TERMS: Final = Terms()
POINTS: Final = TERMS.term("points")
LAW_NOW: Final = TERMS.term("law_now")
LAWS_TO_COME: Final = TERMS.term("laws_to_come")
INFLUENCE: Final = TERMS.term("influence")
FLOORS_TERM: Final = TERMS.term("floors")
PROJECT_FUNDED: Final = TERMS.term("project_funded")
PROJECT_HOPED: Final = TERMS.term("project_hoped")
"""Points of projects not yet funded, by the chance that they will be."""
MEDALS_TERM: Final = TERMS.term("medals")
MEDAL_NEAR: Final = TERMS.term("medal_near")
"""Points of the next medal, by how near the influence for it is on each planet."""
ACCREDITATION_NEAR: Final = TERMS.term("accreditation_medal_near")
CRYSTAL: Final = TERMS.row(["lavandium", "coppernium", "oceanium", "gold"])
"""Crystals that can be spent soon, the four kinds in their order."""
MORE_CRYSTALS: Final = TERMS.term("more_crystals")
SHIP: Final = TERMS.term("ship")
"""Ships for which there is a mission, and one more."""
MORE_SHIPS: Final = TERMS.term("more_ships")
MISSION_READY: Final = TERMS.term("mission_ready")
"""Missions released that the level opens."""
MISSION_RELEASED: Final = TERMS.term("mission_released")
MISSION_DONE: Final = TERMS.term("mission_done")
TOKEN: Final = TERMS.row([f"token_power_{power}" for power in range(1, 5)]) - 1
"""Plus the power of the token, from 1."""
SCHOLAR_1: Final = TERMS.term("scholar_1")
"""Scholars of level 1 that can still be used; those of level 3 work at once."""
SCHOLAR_2: Final = TERMS.term("scholar_2")
MEGA_NEXT: Final = TERMS.term("mega_next")
"""What the best megastructure still to be built would score."""
DEGREE: Final = TERMS.term("degree")
LEVEL_TERM: Final = TERMS.term("level")
DEEP: Final = TERMS.term("deep_space")
DIE: Final = TERMS.term("die")
PRESIDENT: Final = TERMS.term("president")
SEVEN_VOTES: Final = TERMS.term("seven_votes")
VOTES_IN_HAND: Final = TERMS.term("votes_in_hand")
TURN_IN_HAND: Final = TERMS.moment("turn_in_hand")
ACTION_PENDING: Final = TERMS.term("action_pending")
"""A planet action whose first choice is being asked: what it brings is not on the board yet."""
FUNDING_PENDING: Final = TERMS.term("funding_pending")
MEDAL_PENDING: Final = TERMS.term("medal_pending")
DEEP_PENDING: Final = TERMS.term("deep_pending")
STRUCTURE: Final = TERMS.row(PRODUCTION, "structure")
"""A production structure counts once for each income still to come."""

SPENT_SOON: Final = 3
"""Crystals of one kind beyond these hardly find a use."""
WITHOUT_GOLD: Final = 0.5
"""What a megastructure is worth to somebody who has no gold for it yet."""


ACTION_PROMPTS: Final = [
    ASK_ASTEROID,
    ASK_INERT,
    ASK_MOON_TOKEN,
    ASK_SCHOLAR,
    ASK_SCHOLAR_ANY,
    ASK_STALL,
    ASK_REWARD,
    ASK_BUILDING,
    ASK_LEAVE_OUT,
    ASK_COPY,
]
"""What a planet action asks first."""

EVALUATION: Final = Evaluation(TERMS, read_stages(TERMS, read_data("federation", "evaluation")["terms"]))


def stage_of(s: FederationState, seat: int) -> float:
    """From 0 at the start of the game to 1 after the last turn; the same for all seats."""
    return 1.0 - rounds_left(s) / ROUNDS


def rounds_left(s: FederationState) -> float:
    """Rounds still to be played, the rest of this one included."""
    return ROUNDS - 1 - s.round + turns_left(s) / (TURNS * s.players)


def terms_of(s: FederationState) -> list[list[float]]:
    """By seat: every term, without its weight."""
    terms = [TERMS.blank() for _ in range(s.players)]
    for seat in range(s.players):
        terms[seat][POINTS] = float(total(s, seat))
        add_influence(s, seat, terms[seat])
        add_crystals(s, seat, terms[seat])
        add_missions(s, seat, terms[seat])
        add_helpers(s, seat, terms[seat])
        add_standing(s, seat, terms[seat])
    add_senate(s, terms)
    add_pending(s, terms[s.seat])
    return terms


def add_senate(s: FederationState, terms: list[list[float]]) -> None:
    """Laws, floors and projects by what stands in the Senate now."""
    chamber = Chamber(s)
    rounds = rounds_left(s)
    law = [0.0] * s.players
    floor = [0.0] * s.players
    funded = [0.0] * s.players
    hoped = [0.0] * s.players
    law_now(s, chamber, law)
    floors(s, chamber, floor)
    for project in range(len(PROJECTS)):
        hope = project_hope(s, project, chamber.fundings[project], rounds)
        project_points(s, project, rounds, funded if hope == 1.0 else hoped, hope)
    for seat in range(s.players):
        terms[seat][LAW_NOW] = law[seat]
        terms[seat][FLOORS_TERM] = floor[seat]
        terms[seat][PROJECT_FUNDED] = funded[seat]
        terms[seat][PROJECT_HOPED] = hoped[seat]


def add_influence(s: FederationState, seat: int, terms: list[float]) -> None:
    """Influence for the laws to come, and medals."""
    medals = count(s.medals[seat])
    step = float(MEDAL_POINTS[min(medals + 1, len(MEDAL_POINTS) - 1)] - MEDAL_POINTS[medals])
    to_come = laws_to_come(s)
    laws = 0.0
    near = 0.0
    influence = 0
    for planet in range(WORLDS):
        here = s.influence[WORLDS * seat + planet]
        influence += here
        laws += LAW_POINTS * to_come[planet] * here
        if here and s.medals_left[planet] and not s.medals[seat] >> planet & 1:
            near += here / lowest(s.medals_left[planet])
    terms[LAWS_TO_COME] = laws
    terms[INFLUENCE] = float(influence)
    terms[MEDALS_TERM] = float(MEDAL_POINTS[medals])
    terms[MEDAL_NEAR] = step * near
    if not s.medals[seat] >> ACCREDITATION_MEDAL & 1:
        terms[ACCREDITATION_NEAR] = step * s.degree[seat] / MEDAL_DEGREE


def add_crystals(s: FederationState, seat: int, terms: list[float]) -> None:
    """Crystals by kind; those beyond a few of a kind are worth less."""
    more = 0
    for kind in range(KINDS):
        crystals = s.crystals[KINDS * seat + kind]
        if crystals > SPENT_SOON:
            more += crystals - SPENT_SOON
            crystals = SPENT_SOON
        terms[CRYSTAL + kind] = float(crystals)
    terms[MORE_CRYSTALS] = float(more)


def add_missions(s: FederationState, seat: int, terms: list[float]) -> None:
    """Ships and what they can be sent on."""
    highest = level(s, seat)
    waiting = s.released[seat] & ~s.done[seat]
    ready = 0
    released = 0
    for mission in range(len(MISSIONS)):
        if waiting >> mission & 1:
            if MISSION_LEVEL[mission] <= highest:
                ready += 1
            else:
                released += 1
    useful = min(s.hangar[seat], ready + 1)
    terms[SHIP] = float(useful)
    terms[MORE_SHIPS] = float(s.hangar[seat] - useful)
    terms[MISSION_READY] = float(ready)
    terms[MISSION_RELEASED] = float(released)
    terms[MISSION_DONE] = float(missions_done(s, seat))


def add_helpers(s: FederationState, seat: int, terms: list[float]) -> None:
    """Alteration tokens, scholars that can still be used, structures, the next megastructure."""
    tokens = s.tokens[seat]
    token = 0
    while tokens:
        if tokens & 1:
            terms[TOKEN + TOKEN_POWER[token]] += 1.0
        tokens >>= 1
        token += 1
    scholars = face_up(s, seat)
    if scholars:
        first = count(scholars & LEVEL_1)
        terms[SCHOLAR_1] = float(first)
        terms[SCHOLAR_2] = float(count(scholars) - first)
    incomes = ROUNDS - s.round
    for structure in s.sites:
        if s.built[seat] >> structure & 1:
            terms[STRUCTURE + structure] = float(incomes)
    terms[MEGA_NEXT] = mega_next(s, seat)


def mega_next(s: FederationState, seat: int) -> float:
    """The most that a megastructure would score now, less without the gold for it."""
    if not s.robots[seat]:
        return 0.0
    best = 0
    for mega in range(SITES):
        if not s.built[seat] >> (PRODUCTIONS + mega) & 1 and s.places[mega] < len(COEFFICIENTS):
            first = value_of(s, seat, s.mega_tokens[2 * mega])
            second = value_of(s, seat, s.mega_tokens[2 * mega + 1])
            best = max(best, COEFFICIENTS[s.places[mega]] * min(first, second))
    return float(best) if s.crystals[KINDS * seat + GOLD] else WITHOUT_GOLD * best


def add_standing(s: FederationState, seat: int, terms: list[float]) -> None:
    """Accreditation, the die, the President, and what is left to play this round."""
    terms[DEGREE] = float(s.degree[seat])
    terms[LEVEL_TERM] = float(level(s, seat))
    terms[DEEP] = 0.0 if s.deep_tile[seat] == NOTHING else 1.0
    terms[DIE] = float(s.die[seat])
    terms[PRESIDENT] = 1.0 if s.president == seat else 0.0
    pawns = len(PAWNS) * seat
    votes = s.pawns[pawns] + 2 * s.pawns[pawns + 1] + 3 * s.pawns[pawns + 2]
    if s.die_cell[seat] == NOTHING:
        votes += s.die[seat]
    terms[VOTES_IN_HAND] = float(votes)
    terms[TURN_IN_HAND] = float(TURNS - min(TURNS, s.turns[seat]))
    terms[SEVEN_VOTES] = float(s.pawns[pawns + SEVEN])


def is_action(question: int) -> bool:
    """Whether a planet action is asking its first choice."""
    for prompt in ACTION_PROMPTS:  # noqa: SIM110 - compiled, a loop is cheaper than a generator
        if prompt.holds(question):
            return True
    return False


def add_pending(s: FederationState, terms: list[float]) -> None:
    """What the seat that decides is about to receive, its first choice not yet made."""
    question = s.stack[-1]
    if is_action(question):
        terms[ACTION_PENDING] = 1.0
    elif ASK_FUND.holds(question):
        terms[FUNDING_PENDING] = 1.0
    elif ASK_MEDAL.holds(question):
        terms[MEDAL_PENDING] = 1.0
    elif ASK_DEEP.holds(question):
        terms[DEEP_PENDING] = 1.0
