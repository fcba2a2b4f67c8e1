"""The answers that a bot should look at: what leads nowhere by itself, or only back, is left out.

What goes on with an action comes before what ends it: of answers that seem equal bots take the first.
"""

from __future__ import annotations

from typing import Final

from astrolude.games.eclipse.advice.candidate_moves import worthwhile_activations, worthwhile_steps
from astrolude.games.eclipse.advice.candidate_upgrades import has_worthwhile_part, worthwhile_parts
from astrolude.games.eclipse.advice.proposals import proposals
from astrolude.games.eclipse.advice.terms_economy import can_bear, can_spend, money_by_trade
from astrolude.games.eclipse.grammar import (
    ABANDON,
    ACT,
    BUILD,
    CHOOSE_SPECIES,
    COLONISE,
    DECLINE,
    DEVELOP,
    EXCHANGE_GIVE,
    FLIP,
    FLIP_FOR,
    FROM_TRACK,
    GIVE_UP,
    LIFT,
    PASS,
    PROPOSE,
    REACT,
    RESEARCH,
    RESEARCH_ON,
    STOP,
    TRADE,
)
from astrolude.games.eclipse.questions import (
    ASK_ANCIENT_PART,
    ASK_BUILD,
    ASK_CLAIM_HEX,
    ASK_FLY,
    ASK_INFLUENCE,
    ASK_MOVE,
    ASK_RESEARCH,
    ASK_SPECIES,
    ASK_TURN,
    ASK_UPGRADE,
    ASK_UPKEEP,
)
from astrolude.games.eclipse.rules import developments
from astrolude.games.eclipse.rules.build import cost, has_what_it_needs
from astrolude.games.eclipse.rules.draft import is_not_advised
from astrolude.games.eclipse.rules.economy import KINDS, balance, can_raise
from astrolude.games.eclipse.rules.free_steps import is_free_step
from astrolude.games.eclipse.rules.influence import targets
from astrolude.games.eclipse.rules.move import add_activations
from astrolude.games.eclipse.rules.presence import are_allied, npc_enemies
from astrolude.games.eclipse.rules.supply import price
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import BUILD as BUILD_ACTION
from astrolude.games.eclipse.tables.common import (
    FIRST_REACTION,
    INFLUENCE,
    MATERIALS,
    MONOLITH,
    MONOLITH_POINTS,
    MOVE,
    PIECES,
    SCIENCE,
    SQ_MONEY,
    STARBASE,
    UPGRADE,
)
from astrolude.games.eclipse.tables.sectors import EDGES, SECTOR_VP
from astrolude.games.eclipse.tables.species import TRADE_GIVE
from astrolude.games.eclipse.tables.technologies import TECH_TRACK
from astrolude.kernel.state import NOBODY

ABANDONED: Final = 3
"""So many hexes are considered when one must be given up."""
SHIPYARDS: Final = 3
"""Ships and structures are considered on so many hexes."""


def candidates(s: EclipseState) -> list[int]:
    """Never none: `stop`, `pass` or the action itself always stay."""
    legal = s.legal_actions()
    if len(legal) == 1:
        return legal
    question, seat = s.stack[-1], s.seat
    if ASK_SPECIES.holds(question):
        return [action for action in legal if not is_not_advised(s, CHOOSE_SPECIES.of(action))] or legal
    if ASK_TURN.holds(question):
        return turn_candidates(s, seat, legal)
    if ASK_RESEARCH.holds(question):
        return payable(s, seat, without_idle_trades(s, legal))
    if ASK_BUILD.holds(question):
        return build_candidates(s, seat, payable(s, seat, without_idle_trades(s, legal)))
    if ASK_UPKEEP.holds(question):
        return upkeep_candidates(s, seat, legal)
    if ASK_UPGRADE.holds(question) or ASK_ANCIENT_PART.holds(question):
        return worthwhile_parts(s, seat, legal)
    if ASK_INFLUENCE.holds(question):
        return influence_candidates(s, seat, legal)
    if ASK_MOVE.holds(question):
        return worthwhile_activations(s, seat, legal)
    if ASK_FLY.holds(question):
        return worthwhile_steps(s, seat, legal)
    if ASK_CLAIM_HEX.holds(question) and not can_bear(s, seat, 1):
        return [DECLINE.at()]
    return legal


# A turn


def turn_candidates(s: EclipseState, seat: int, legal: list[int]) -> list[int]:
    """The actions that can be paid for and do something, colony ships, proposals, and to pass."""
    bearable = can_bear(s, seat, 1)
    found: list[int] = []
    for action in legal:
        if ACT.holds(action):
            if (bearable or s.must_act) and does_something(s, seat, ACT.of(action)):
                found.append(action)
        elif REACT.holds(action):
            if bearable and does_something(s, seat, FIRST_REACTION + REACT.of(action)):
                found.append(action)
        elif PASS.holds(action) or (
            not GIVE_UP.holds(action) and (not is_free_step(action) or matters_alone(action))
        ):
            found.append(action)
    return found or legal


def does_something(s: EclipseState, seat: int, action: int) -> bool:
    """Whether an action has anything to work on; Explore and Research are offered only then."""
    if action == BUILD_ACTION:
        return any(
            has_what_it_needs(s, seat, piece) and can_raise(s, seat, [0, 0, cost(s, seat, piece)])
            for piece in range(len(PIECES))
        )
    if action == UPGRADE:
        return has_worthwhile_part(s, seat)
    if action == MOVE:
        flights: list[int] = []
        add_activations(s, seat, flights)
        return bool(flights)
    if action == INFLUENCE:
        return (
            s.ready[seat] == 0
            or bool(targets(s, seat))
            or any(is_barren(s, sector) for sector in s.own[seat])
        )
    return True


def matters_alone(action: int) -> bool:
    """Colony ships and proposals; passing is always among the other answers."""
    return COLONISE.holds(action) or PROPOSE.holds(action)


# Research and Build


def without_idle_trades(s: EclipseState, legal: list[int]) -> list[int]:
    """Only the trades and sales with which the way to something begins."""
    first = [proposal.way[0] for proposal in proposals(s)]
    return [action for action in legal if not is_payment(action) or action in first] or legal


def is_payment(action: int) -> bool:
    return TRADE.holds(action) or FLIP_FOR.holds(action)


def payable(s: EclipseState, seat: int, answers: list[int]) -> list[int]:
    """What leaves enough for the upkeep; everything if nothing does."""
    return [action for action in answers if can_spend(s, seat, cost_of(s, seat, action))] or answers


def cost_of(s: EclipseState, seat: int, action: int) -> list[int]:
    """By resource: what an answer within Research or Build costs; a trade costs what it gives."""
    paid = [0] * KINDS
    if TRADE.holds(action):
        give = EXCHANGE_GIVE[TRADE.of(action)]
        paid[give] = TRADE_GIVE[s.species[seat] * KINDS + give]
    elif BUILD.holds(action):
        piece, _ = BUILD.of(action)
        paid[MATERIALS] = cost(s, seat, piece)
    elif RESEARCH.holds(action):
        technology = RESEARCH.of(action)
        paid[SCIENCE] = price(s, seat, technology, TECH_TRACK[technology])
    elif RESEARCH_ON.holds(action):
        technology, track = RESEARCH_ON.of(action)
        paid[SCIENCE] = price(s, seat, technology, track)
    elif DEVELOP.holds(action):
        return developments.cost_of(DEVELOP.of(action))
    return paid


def build_candidates(s: EclipseState, seat: int, answers: list[int]) -> list[int]:
    """Ships where they are needed soonest, structures where they are safest; `stop` comes last."""
    front = sorted(s.own[seat], key=lambda sector: -exposure(s, seat, sector))
    yards, havens = front[:SHIPYARDS], front[-SHIPYARDS:]
    chosen: list[int] = []
    rest: list[int] = []
    for action in answers:
        if not BUILD.holds(action):
            rest.append(action)
            continue
        piece, sector = BUILD.of(action)
        if sector in (yards if piece <= STARBASE else havens):
            chosen.append(action)
    return [*chosen, *rest]


def exposure(s: EclipseState, seat: int, sector: int) -> int:
    """How near a hex is to enemies: those in it, those next to it, foreign hexes next to it."""
    found = 4 * hostile_ships(s, seat, sector)
    near, links = s.near[sector], s.links[sector]
    for edge in range(EDGES):
        if links[edge]:
            other = near[edge]
            owner = s.controller[other]
            found += links[edge] * hostile_ships(s, seat, other)
            found += 1 if owner != NOBODY and not are_allied(s, seat, owner) else 0
    return found


def hostile_ships(s: EclipseState, seat: int, sector: int) -> int:
    """Parties of enemy ships, and each non-player ship."""
    parties = sum(1 for other in s.entered[sector] if not are_allied(s, seat, other))
    return parties + npc_enemies(s, seat, sector)


# Upkeep


def upkeep_candidates(s: EclipseState, seat: int, legal: list[int]) -> list[int]:
    """Trades as long as they suffice, else the hexes that are the least loss."""
    if balance(s, seat) + money_by_trade(s, seat) >= 0:
        return [action for action in legal if not ABANDON.holds(action)] or legal
    hexes = [action for action in legal if ABANDON.holds(action)]
    return sorted(hexes, key=lambda action: loss_of(s, ABANDON.of(action)))[:ABANDONED] or legal


def loss_of(s: EclipseState, sector: int) -> int:
    """What it costs to give up a hex: its points, its population, and most of all its money."""
    cubes = s.cubes[sector]
    monolith = MONOLITH_POINTS if s.structures[sector] & MONOLITH else 0
    return 2 * (SECTOR_VP[sector] + monolith) + sum(cubes) + 2 * cubes[SQ_MONEY]


# Influence


def influence_candidates(s: EclipseState, seat: int, legal: list[int]) -> list[int]:
    """Discs that can be paid for, from the track or from hexes without population; `stop` comes last."""
    chosen: list[int] = []
    for action in legal:
        if FROM_TRACK.holds(action):
            if can_bear(s, seat, 1):
                chosen.append(action)
        elif LIFT.holds(action):
            if is_barren(s, LIFT.of(action)):
                chosen.append(action)
        elif not STOP.holds(action) and not FLIP.holds(action):
            chosen.append(action)
    return [*[action for action in legal if FLIP.holds(action)], *chosen, STOP.at()]


def is_barren(s: EclipseState, sector: int) -> bool:
    """A controlled hex without population: the only kind that is worth giving up."""
    return not any(s.cubes[sector])
