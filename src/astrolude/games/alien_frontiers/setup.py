"""AF-3: setting up, in the order of AF-3.14."""

from __future__ import annotations

from astrolude.games.alien_frontiers.events import DEALT, GAME_BEGAN
from astrolude.games.alien_frontiers.grammar import COLONIES
from astrolude.games.alien_frontiers.rules.deck import acquire, refill
from astrolude.games.alien_frontiers.rules.ports import enter
from astrolude.games.alien_frontiers.rules.supply import gain
from astrolude.games.alien_frontiers.rules.turn import begin_turn, clear_turn_state
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.games.alien_frontiers.tables.components import (
    BLOCKING,
    DICE,
    EMPTY,
    FIELDS,
    FUEL_TOKENS,
    GROUP_BLOCKED_WITH,
    LANDS,
    NOWHERE,
    ORE_TOKENS,
    PORT_GROUP,
    PORTS,
    STARTING_SHIPS,
    colonies_each,
    deck,
    starting_resources,
)
from astrolude.kernel.state import NOBODY


def set_up(s: AlienState, options: dict[str, str]) -> None:
    """AF-3.14: everything up to the first player's first choice."""
    empty_table(s, options)
    s.first = s.rng.below(s.players)
    s.active = s.first
    s.note(GAME_BEGAN, s.first)
    deal_cards(s)
    block_ports(s)
    hand_out_resources(s)
    begin_turn(s, s.first)


def empty_table(s: AlienState, options: dict[str, str]) -> None:
    """AF-3.1, AF-3.2, AF-3.5 to AF-3.11: the board before anything is drawn by chance."""
    seats = range(s.players)
    s.turn = 0
    s.french = options["edition"] == "french"
    s.limited = options["supply"] == "limited"
    s.helmet = options["helmet"] == "on"
    s.colonies_each = colonies_each(s.players, options["length"] == "long")
    s.fuel = [0 for _ in seats]
    s.ore = [0 for _ in seats]
    s.fuel_stock = FUEL_TOKENS
    s.ore_stock = ORE_TOKENS
    s.reserve = [s.colonies_each for _ in seats]
    s.circle = [0 for _ in seats]
    s.colonies = [0] * COLONIES
    s.control = [NOBODY] * LANDS
    s.fields = [NOWHERE] * len(FIELDS)
    s.fleet = [STARTING_SHIPS for _ in seats]
    s.relic = NOBODY
    s.dice = [0] * DICE
    s.ports = [EMPTY] * PORTS
    s.occupied = 0
    s.bay = [seat * DICE for seat in seats for _ in range(STARTING_SHIPS)]
    s.hands = [0 for _ in seats]
    s.display = []
    s.draw = deck(s.helmet)
    s.discard = []
    s.scores = [0 for _ in seats]
    s.chosen = []
    clear_turn_state(s)


def deal_cards(s: AlienState) -> None:
    """AF-3.3, AF-3.6: shuffle, three on display, then one to each player in turn order."""
    s.rng.shuffle(s.draw)
    refill(s)
    for order in range(s.players):
        seat = (s.first + order) % s.players
        card = s.draw.pop()
        s.note(DEALT, seat, card)
        acquire(s, seat, card)


def block_ports(s: AlienState) -> None:
    """AF-3.9, AF-3.10, AF-3.12: ships of unused colours block ports for the whole game."""
    for port in range(PORTS):
        if s.players in GROUP_BLOCKED_WITH[PORT_GROUP[port]]:
            enter(s, port, BLOCKING)


def hand_out_resources(s: AlienState) -> None:
    """AF-3.8 to AF-3.10, AF-3.13, AF-17.2: starting resources in turn order, out of the stock."""
    for order in range(s.players):
        fuel, ore = starting_resources(s.players, order, s.french)
        if fuel or ore:
            gain(s, (s.first + order) % s.players, fuel, ore)
