"""GP-18: the Automa, the opponent of a solo game. It decides nothing: its cards do.

The Automa is side 1. The solo mode is an unofficial reconstruction (GP-18.21).
"""

from __future__ import annotations

from typing import Final

from astrolude.games.gaia.events import AUTOMA_ACTED, PASSED, PLACED
from astrolude.games.gaia.questions import THEN_OFFERS, THEN_TURN_OF
from astrolude.games.gaia.rules.automa_actions import (
    advance_if_possible,
    block_space,
    build_mine,
    build_or_upgrade,
    gain_points,
    research,
    upgrade,
)
from astrolude.games.gaia.rules.automa_selection import AUTOMA, by_direction, least
from astrolude.games.gaia.rules.placing import put_structure
from astrolude.games.gaia.rules.resources import score
from astrolude.games.gaia.rules.rounds import take_booster
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.automa_cards import (
    BUILD_MINE,
    CARD_ACTION,
    CARD_BOOSTER,
    CARD_FIRST_BOOSTER,
    CARD_IS_FORWARD,
    CARD_PASSES,
    CARD_POINTS,
    CARD_RANGE,
    CARDS,
    EARLY_POINTS,
    EARLY_ROUNDS,
    FACTION,
    FACTION_ACTION,
    FIXED_DECK,
    LATE_POINTS,
    PART_MINE,
    PART_POINTS,
    PART_POWER,
    PART_RANDOM,
    PART_RESEARCH,
    PART_UPGRADE,
    POWER_OR_QIC,
    RANDOM_CARDS,
    RESEARCH_HIGHEST,
    RESEARCH_RANDOM,
    START_LEVELS,
    START_POINTS,
    UPGRADE,
)
from astrolude.games.gaia.tables.factions import HOME, XENOS
from astrolude.games.gaia.tables.research import TRACK_COUNT
from astrolude.games.gaia.tables.scoring import FROM_ACTIONS, FROM_FACTION, FROM_ROUNDS, FROM_START
from astrolude.games.gaia.tables.space import DISTANCES, REGION
from astrolude.games.gaia.tables.structures import MINE
from astrolude.games.gaia.tables.supply import NONE, ROUNDS
from astrolude.kernel.state import NOBODY

CENTRE: Final = REGION.indices[(0, 0)]
LAST_CARDS: Final = 3
"""GP-18.10: with at most so many cards left the pass symbol counts."""


def seat_automa(s: GaiaState, difficulty: int, faction: int) -> None:
    """GP-18.3, GP-18.7: the Automa's faction, research, points and cards."""
    s.difficulty = difficulty
    s.faction[AUTOMA] = faction
    score(s, AUTOMA, START_POINTS[difficulty], FROM_START)
    for track in range(TRACK_COUNT):
        s.levels[AUTOMA * TRACK_COUNT + track] = START_LEVELS[faction][track]
    fixed = FIXED_DECK[difficulty]
    others = [card for card in range(len(CARDS)) if card not in fixed]
    s.rng.shuffle(others)
    s.deck = fixed + others[: RANDOM_CARDS[difficulty]]
    s.reserve = others[RANDOM_CARDS[difficulty] :]
    s.rng.shuffle(s.deck)
    s.discard = []
    s.known = sum(1 << card for card in fixed) | 1 << s.deck[-1]


def refresh_deck(s: GaiaState) -> None:
    """GP-18.7: before a later round all cards are shuffled with one more from the reserve."""
    s.deck = s.deck + s.discard
    s.discard = []
    if s.reserve:
        s.deck.append(s.reserve.pop())
    s.rng.shuffle(s.deck)
    see_top(s)


def see_top(s: GaiaState) -> None:
    """The top card lies open: what comes now could not be known before."""
    s.reveal()
    if s.deck:
        s.known |= 1 << s.deck[-1]


def random_card(s: GaiaState) -> int:
    s.reveal()
    return s.rng.below(len(CARDS))


def put_first_mine(s: GaiaState) -> None:
    """GP-18.8: on the home planet closest to the centre."""
    home = HOME[s.faction[AUTOMA]]
    free = [place for place in s.spots if s.planet[place] == home and s.owner[place] == NOBODY]
    nearest = least(free, [DISTANCES[CENTRE][place] for place in free])
    place = by_direction(nearest, CARD_IS_FORWARD[random_card(s)])
    put_structure(s, AUTOMA, place, MINE)
    s.note(PLACED, AUTOMA, MINE, place)


def take_first_booster(s: GaiaState) -> None:
    """GP-18.8: by the slot of a random card."""
    take_booster(s, AUTOMA, s.boosters[CARD_FIRST_BOOSTER[random_card(s)]])


def automa_turn(s: GaiaState) -> None:
    """GP-18.9, GP-18.10: a card becomes the support, the next one is the action, unless the Automa passes."""
    support = s.deck.pop()
    s.discard.append(support)
    see_top(s)
    THEN_TURN_OF.then(s, AUTOMA)
    if not s.deck or (len(s.deck) <= LAST_CARDS and CARD_PASSES[s.deck[-1]]):
        pass_automa(s, support)
        return
    card = s.deck[-1]
    s.note(AUTOMA_ACTED, AUTOMA, card, support)
    THEN_OFFERS.then(s, AUTOMA)
    act(s, CARD_ACTION[card], support)
    gain_points(s, CARD_POINTS[card], FROM_ACTIONS)


def pass_automa(s: GaiaState, support: int) -> None:
    """GP-18.10: the number of the round tile, then a booster by the support card."""
    s.note(PASSED, AUTOMA)
    tile = s.round_tiles[s.round - 1]
    gain_points(s, EARLY_POINTS[tile] if s.round <= EARLY_ROUNDS else LATE_POINTS[tile], FROM_ROUNDS)
    s.passed.append(AUTOMA)
    if s.round < ROUNDS:
        take_booster(s, AUTOMA, s.boosters[CARD_BOOSTER[support]])
    else:
        s.boosters.append(s.booster[AUTOMA])
        s.booster[AUTOMA] = NONE


def act(s: GaiaState, action: int, support: int) -> None:
    """GP-18.11 to GP-18.15: an action that cannot be carried out is skipped."""
    if action == BUILD_MINE:
        build_or_upgrade(s, CARD_RANGE[support], support, False)
    elif action == UPGRADE:
        upgrade(s, support)
    elif action == POWER_OR_QIC:
        block_space(s, support)
        if s.faction[AUTOMA] == XENOS:
            block_space(s, support)
    elif action in (RESEARCH_HIGHEST, RESEARCH_RANDOM):
        research(s, support, action == RESEARCH_HIGHEST)
    elif action == FACTION:
        act_by_faction(s, support)


def act_by_faction(s: GaiaState, support: int) -> None:
    """GP-18.20: the parts of the faction's action in order."""
    for part, number in FACTION_ACTION[s.faction[AUTOMA]]:
        if part == PART_RESEARCH:
            advance_if_possible(s, number)
        elif part == PART_MINE:
            build_or_upgrade(s, number, support, True)
        elif part == PART_POWER:
            block_space(s, support)
        elif part == PART_UPGRADE:
            if not upgrade(s, support) and number != NONE:
                build_mine(s, number, support, True)
        elif part == PART_RANDOM:
            research(s, support, False)
        elif part == PART_POINTS:
            gain_points(s, number, FROM_FACTION)
