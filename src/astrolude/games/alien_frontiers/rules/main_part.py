"""AF-4.2, AF-10.1: the steps of the main part that are legal now, and taking one."""

from __future__ import annotations

from astrolude.games.alien_frontiers.grammar import (
    BUY_RELIC,
    CLAIM,
    CYCLE,
    DESTROY,
    DESTROY_IN_BAY,
    DOCK,
    DOCK_RUN,
    END_TURN,
    LAUNCH,
    MOVE_COLONY,
    PLACE_FIELD,
    REMOVE_FIELD,
    SWAP_COLONIES,
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
from astrolude.games.alien_frontiers.questions import (
    ASK_CANNON,
    ASK_HELMET,
    ASK_MAIN,
    ASK_MOVE_COLONY,
    ASK_SWAP_COLONIES,
    ASK_TELEPORT,
    ASK_WARP,
)
from astrolude.games.alien_frontiers.rules.artifact import add_artifact_steps, claim, cycle
from astrolude.games.alien_frontiers.rules.discard_powers import (
    add_discard_powers,
    destroy,
    destroy_in_bay,
    place_field,
    remove_field,
    take_discard,
)
from astrolude.games.alien_frontiers.rules.docking import add_docks, dock, dock_run
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
    DISCARD_POWERS,
    FUEL_POWERS,
    HELMET,
    TELEPORTER,
)


def main_answers(s: AlienState, seat: int) -> list[int]:
    """AF-10.1, AF-4.8, AF-9.9: every legal step; `end_turn` exactly when no dock is legal."""
    answers: list[int] = []
    add_docks(s, seat, answers)
    if not answers:
        answers.append(END_TURN.at())
    if s.cycles or s.total:
        add_artifact_steps(s, seat, answers)
    if s.trade_at and may_trade(s, seat):
        answers.append(TRADE.at())
    if may_launch(s, seat):
        answers.append(LAUNCH.at())
    if may_buy_relic(s, seat):
        answers.append(BUY_RELIC.at())
    unused = s.hands[seat] & ~s.used
    if unused & FUEL_POWERS:
        add_fuel_powers(s, seat, unused, answers)
    if unused & DISCARD_POWERS and not s.discard_used:
        add_discard_powers(s, seat, unused, answers)
    return answers


def add_fuel_powers(s: AlienState, seat: int, unused: int, answers: list[int]) -> None:
    """AF-9.4, AF-9.7, AF-10.11: fuel powers not used this turn that can be paid and have a target."""
    purse = s.fuel[seat] + discount(s, seat)
    if purse == 0:
        return
    add_ship_powers(s, seat, unused, purse, answers)
    if unused & CARD_BIT[CRYSTAL]:
        add_borrowing(s, seat, purse, answers)
    if unused & CARD_BIT[CANNON] and purse >= CARD_FUEL[CANNON]:
        add_cannon_targets(s, seat, answers)
    if unused & CARD_BIT[TELEPORTER]:
        add_teleports(s, seat, answers)
    if unused & CARD_BIT[HELMET]:
        add_helmets(s, seat, answers)


def take_step(s: AlienState, seat: int, action: int) -> None:
    """AF-4.2: one step, fully resolved before the next; the main part goes on unless the turn ends."""
    if END_TURN.holds(action):
        end_turn(s, seat)
        return
    ASK_MAIN.ask(s, seat)
    if DOCK.holds(action):
        station, die = DOCK.of(action)
        dock(s, seat, station, die)
    elif DOCK_RUN.holds(action):
        dock_run(s, seat, DOCK_RUN.of(action))
    elif CYCLE.holds(action):
        cycle(s, seat)
    elif CLAIM.holds(action):
        claim(s, seat, CLAIM.of(action))
    elif TRADE.holds(action):
        trade(s, seat)
    elif LAUNCH.holds(action):
        launch(s, seat)
    elif BUY_RELIC.holds(action):
        buy_relic(s, seat)
    elif use_on_ships(s, seat, action) or use_on_board(s, seat, action):
        return
    else:
        discard_for(s, seat, action)


def use_on_ships(s: AlienState, seat: int, action: int) -> bool:
    """AF-10.1: fuel powers on unplaced ships; whether the action was one."""
    if USE_BOOSTER.holds(action):
        boost(s, seat, USE_BOOSTER.of(action))
    elif USE_STASIS.holds(action):
        slow(s, seat, USE_STASIS.of(action))
    elif USE_POLARITY.holds(action):
        flip(s, seat, USE_POLARITY.of(action))
    elif USE_WARPER.holds(action):
        s.chosen.append(USE_WARPER.of(action))
        ASK_WARP.ask(s, seat)
    elif USE_GRAVITY.holds(action):
        down, up = USE_GRAVITY.of(action)
        shift(s, seat, down, up)
    else:
        return False
    return True


def use_on_board(s: AlienState, seat: int, action: int) -> bool:
    """AF-10.1: fuel powers on territories and docked ships; whether the action was one."""
    if USE_CRYSTAL.holds(action):
        borrow(s, seat, USE_CRYSTAL.of(action))
    elif USE_CANNON.holds(action):
        s.chosen.append(USE_CANNON.of(action))
        ASK_CANNON.ask(s, seat)
    elif USE_TELEPORTER.holds(action):
        ASK_TELEPORT.ask(s, seat, USE_TELEPORTER.of(action))
    elif USE_HELMET.holds(action):
        ASK_HELMET.ask(s, seat, USE_HELMET.of(action))
    else:
        return False
    return True


def discard_for(s: AlienState, seat: int, action: int) -> None:
    """AF-10.1: discard powers."""
    if REMOVE_FIELD.holds(action):
        remove_field(s, seat, REMOVE_FIELD.of(action))
    elif TAKE_DISCARD.holds(action):
        take_discard(s, seat, TAKE_DISCARD.of(action))
    elif PLACE_FIELD.holds(action):
        field, territory = PLACE_FIELD.of(action)
        place_field(s, seat, field, territory)
    elif MOVE_COLONY.holds(action):
        ASK_MOVE_COLONY.ask(s, seat, MOVE_COLONY.of(action))
    elif SWAP_COLONIES.holds(action):
        ASK_SWAP_COLONIES.ask(s, seat, SWAP_COLONIES.of(action))
    elif DESTROY.holds(action):
        destroy(s, seat, DESTROY.of(action))
    else:
        destroy_in_bay(s, seat, DESTROY_IN_BAY.of(action))
