"""AF-4.2, AF-10.1: the steps of the main part that are legal now, and taking one."""

from __future__ import annotations

from astrolude.games.alien_frontiers.grammar import (
    ASK_CANNON,
    ASK_HELMET,
    ASK_MAIN,
    ASK_MOVE_COLONY,
    ASK_SWAP_COLONIES,
    ASK_TELEPORT,
    ASK_WARP,
    BUY_RELIC,
    CLAIM,
    COLONIES,
    CYCLE,
    DESTROY,
    DESTROY_IN_BAY,
    DOCK,
    DOCK_RUN,
    END_TURN,
    LAND,
    LAUNCH,
    MOVE_COLONY,
    PLACE_FIELD,
    REMOVE_FIELD,
    STEAL_CARD,
    SWAP_COLONIES,
    SWAP_WITH,
    TAKE_DISCARD,
    TRADE,
    USE_BOOSTER,
    USE_CANNON,
    USE_CRYSTAL,
    USE_GRAVITY,
    USE_HELMET,
    USE_POLARITY,
    USE_STASIS,
    USE_TELEPORTER,
    USE_WARPER,
)
from astrolude.games.alien_frontiers.rules.artifact import add_artifact_actions, claim, cycle
from astrolude.games.alien_frontiers.rules.discard_powers import (
    add_discard_powers,
    destroy,
    destroy_in_bay,
    place_field,
    remove_field,
    take_discard,
)
from astrolude.games.alien_frontiers.rules.docking import add_dock_actions, dock, dock_run
from astrolude.games.alien_frontiers.rules.fuel_powers import (
    add_borrowing,
    add_cannon_targets,
    add_ship_powers,
    boost,
    borrow,
    discount,
    flip,
    shift,
    slow,
)
from astrolude.games.alien_frontiers.rules.hub import launch, may_launch
from astrolude.games.alien_frontiers.rules.market import may_trade, trade
from astrolude.games.alien_frontiers.rules.reuse import add_helmets, add_teleports
from astrolude.games.alien_frontiers.rules.territories import buy_relic, may_buy_relic
from astrolude.games.alien_frontiers.rules.turn import end_turn
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.games.alien_frontiers.tables.components import (
    CANNON,
    CARD_BIT,
    CARD_FUEL,
    CRYSTAL,
    DICE,
    DISCARD_POWERS,
    FUEL_POWERS,
    HELMET,
    LANDS,
    PORTS,
    TELEPORTER,
)


def main_actions(s: AlienState, seat: int) -> list[int]:
    """AF-10.1, AF-4.8, AF-9.9: every legal step; `end_turn` exactly when no dock is legal."""
    actions: list[int] = []
    add_dock_actions(s, seat, actions)
    if not actions:
        actions.append(END_TURN)
    if s.cycles or s.total:
        add_artifact_actions(s, seat, actions)
    if s.market_pairs and may_trade(s, seat):
        actions.append(TRADE)
    if may_launch(s, seat):
        actions.append(LAUNCH)
    if may_buy_relic(s, seat):
        actions.append(BUY_RELIC)
    unused = s.hands[seat] & ~s.used
    if unused & FUEL_POWERS:
        add_fuel_powers(s, seat, unused, actions)
    if unused & DISCARD_POWERS and not s.discard_used:
        add_discard_powers(s, seat, unused, actions)
    return actions


def add_fuel_powers(s: AlienState, seat: int, unused: int, actions: list[int]) -> None:
    """AF-9.4, AF-9.7, AF-10.11: fuel powers not used this turn that can be paid and have a target."""
    purse = s.fuel[seat] + discount(s, seat)
    if purse == 0:
        return
    add_ship_powers(s, seat, unused, purse, actions)
    if unused & CARD_BIT[CRYSTAL]:
        add_borrowing(s, seat, purse, actions)
    if unused & CARD_BIT[CANNON] and purse >= CARD_FUEL[CANNON]:
        add_cannon_targets(s, seat, actions)
    if unused & CARD_BIT[TELEPORTER]:
        add_teleports(s, seat, actions)
    if unused & CARD_BIT[HELMET]:
        add_helmets(s, seat, actions)


def take_step(s: AlienState, seat: int, action: int) -> None:
    """AF-4.2: one step, fully resolved before the next; the main part goes on unless the turn ends."""
    if action == END_TURN:
        end_turn(s, seat)
        return
    s.ask(ASK_MAIN + seat)
    if action < DOCK_RUN:
        dock(s, seat, (action - DOCK) // DICE, (action - DOCK) % DICE)
    elif action < LAND:
        dock_run(s, seat, action - DOCK_RUN)
    elif action == CYCLE:
        cycle(s, seat)
    elif CLAIM <= action < TRADE:
        claim(s, seat, action - CLAIM)
    elif action == TRADE:
        trade(s, seat)
    elif action == LAUNCH:
        launch(s, seat)
    elif action == BUY_RELIC:
        buy_relic(s, seat)
    elif use_on_ships(s, seat, action) or use_on_board(s, seat, action):
        return
    else:
        discard_for(s, seat, action)


def use_on_ships(s: AlienState, seat: int, action: int) -> bool:
    """AF-10.1: fuel powers on unplaced ships; whether the action was one."""
    if USE_BOOSTER <= action < USE_STASIS:
        boost(s, seat, action - USE_BOOSTER)
    elif USE_STASIS <= action < USE_POLARITY:
        slow(s, seat, action - USE_STASIS)
    elif USE_POLARITY <= action < USE_WARPER:
        flip(s, seat, action - USE_POLARITY)
    elif USE_WARPER <= action < USE_CRYSTAL:
        s.chosen.append(action - USE_WARPER)
        s.ask(ASK_WARP + seat)
    elif USE_GRAVITY <= action < USE_HELMET:
        shift(s, seat, (action - USE_GRAVITY) // DICE, (action - USE_GRAVITY) % DICE)
    else:
        return False
    return True


def use_on_board(s: AlienState, seat: int, action: int) -> bool:
    """AF-10.1: fuel powers on territories and docked ships; whether the action was one."""
    if USE_CRYSTAL <= action < REMOVE_FIELD:
        borrow(s, seat, action - USE_CRYSTAL)
    elif USE_CANNON <= action < USE_TELEPORTER:
        s.chosen.append(action - USE_CANNON)
        s.ask(ASK_CANNON + seat)
    elif USE_TELEPORTER <= action < STEAL_CARD:
        s.ask(ASK_TELEPORT + seat * PORTS + action - USE_TELEPORTER)
    elif action >= USE_HELMET:
        s.ask(ASK_HELMET + seat * PORTS + action - USE_HELMET)
    else:
        return False
    return True


def discard_for(s: AlienState, seat: int, action: int) -> None:
    """AF-10.1: discard powers."""
    if action < TAKE_DISCARD:
        remove_field(s, seat, action - REMOVE_FIELD)
    elif action < PLACE_FIELD:
        take_discard(s, seat, action - TAKE_DISCARD)
    elif action < USE_CANNON:
        place_field(s, seat, (action - PLACE_FIELD) // LANDS, (action - PLACE_FIELD) % LANDS)
    elif action < SWAP_COLONIES:
        s.ask(ASK_MOVE_COLONY + seat * COLONIES + action - MOVE_COLONY)
    elif action < SWAP_WITH:
        s.ask(ASK_SWAP_COLONIES + seat * COLONIES + action - SWAP_COLONIES)
    elif action < DESTROY_IN_BAY:
        destroy(s, seat, action - DESTROY)
    else:
        destroy_in_bay(s, seat, action - DESTROY_IN_BAY)
