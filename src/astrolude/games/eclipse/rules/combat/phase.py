"""EC-16, ER-17.2: the Combat phase: hex by hex, and in each hex battle by battle, turn by turn."""

from __future__ import annotations

from astrolude.games.eclipse.events import (
    BATTLE_BEGAN,
    NPC_BATTLE_BEGAN,
    RETREAT_DECLARED,
    STALEMATE_REACHED,
    TYPE_GOES_FIRST,
)
from astrolude.games.eclipse.grammar import CHOOSE_TYPE, RETREAT
from astrolude.games.eclipse.questions import (
    ASK_ATTACK_OR_RETREAT,
    ASK_STALEMATE,
    ASK_TYPE_ORDER,
    THEN_ANCIENT_BOMBS,
    THEN_BATTLE,
    THEN_END_COMBAT,
    THEN_HEX,
    THEN_HEX_POPULATION,
    THEN_HEX_REPUTATION,
)
from astrolude.games.eclipse.rules.combat.battle import IDLE, NPC, Battle
from astrolude.games.eclipse.rules.combat.casualties import remove_destroyed, retire
from astrolude.games.eclipse.rules.combat.engagement import (
    OVER,
    STALEMATE,
    act_first,
    begin_battle,
    declare_retreat,
    destroy,
    end_battle,
    leave,
    next_turn,
    tied_types,
)
from astrolude.games.eclipse.rules.combat.gunnery import fire_cannons, fire_missiles
from astrolude.games.eclipse.rules.combat.line_up import NPC_SIDE, find_pair, line_up
from astrolude.games.eclipse.rules.galaxy import exits
from astrolude.games.eclipse.rules.presence import has_enemies
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.common import MOBILE, NONE
from astrolude.games.eclipse.tables.sectors import SECTOR_COUNT
from astrolude.kernel.state import NOBODY


def begin_combat(s: EclipseState) -> None:
    """EC-16.1: all hexes in descending order of their numbers, then the end of the phase."""
    s.battle = Battle()
    s.battle.sector = SECTOR_COUNT
    THEN_END_COMBAT.then(s)
    THEN_HEX.then(s)


def next_hex(s: EclipseState) -> None:
    """EC-16.1: battles, attack on population, reputation of the next hex where anything can happen."""
    for sector in reversed(s.board):
        if sector < s.battle.sector and _may_see_combat(s, sector):
            s.battle = line_up(s, sector)
            THEN_HEX.then(s)
            THEN_HEX_REPUTATION.then(s)
            THEN_ANCIENT_BOMBS.then(s)
            THEN_HEX_POPULATION.then(s)
            THEN_BATTLE.then(s)
            return
    s.battle = IDLE


def _may_see_combat(s: EclipseState, sector: int) -> bool:
    """Whether a hex has ships of two parties, or ships of one beside somebody's population."""
    parties = len(s.entered[sector])
    if s.ancients[sector] or s.guard[sector] != NONE:
        parties += 1
    if parties > 1:
        return True
    controller = s.controller[sector]
    return parties == 1 and controller != NOBODY and controller not in s.entered[sector]


def proceed(s: EclipseState) -> None:
    """One turn of the battle in progress, or the beginning of the next battle of the hex."""
    battle = s.battle
    if battle.defender == NONE:
        _find_battle(s)
        return
    THEN_BATTLE.then(s)
    if battle.stalemate:
        _next_in_stalemate(s)
        return
    index = next_turn(battle)
    if index == OVER:
        end_battle(battle)
    elif index == STALEMATE:
        battle.stalemate = True
        s.note(STALEMATE_REACHED, NOBODY, battle.sector)
    elif not battle.round:
        fire_missiles(s, index)
    elif battle.retreat[index] != NONE:
        _complete_retreat(s, index)
    elif battle.squadrons[index].owner == NPC:
        fire_cannons(s, index)
    else:
        ASK_ATTACK_OR_RETREAT.ask(s, battle.squadrons[index].owner)


def _find_battle(s: EclipseState) -> None:
    """EC-16.3: the next pair of sides; without one the battles of the hex are over."""
    battle = s.battle
    defender, attacker = find_pair(battle)
    if attacker == NONE:
        battle.pending = s.entered[battle.sector][::-1]
        return
    begin_battle(battle, defender, attacker)
    seat = _first_owner(battle, attacker)
    if defender == NPC_SIDE:
        s.note(NPC_BATTLE_BEGAN, seat, battle.sector)
    else:
        s.note(BATTLE_BEGAN, seat, _first_owner(battle, defender), battle.sector)
    THEN_BATTLE.then(s)
    ask_type_order(s)


def _first_owner(battle: Battle, side: int) -> int:
    """The owner on a side of the battle who entered the hex first."""
    best = NONE
    for index in battle.order:
        squadron = battle.squadrons[index]
        earlier = best == NONE or squadron.entry < battle.squadrons[best].entry
        if squadron.side == side and battle.alive[index] and earlier:
            best = index
    return battle.squadrons[best].owner


def ask_type_order(s: EclipseState) -> None:
    """EC-16.5: among types of one player at equality the owner decides."""
    if tied_types(s.battle):
        ASK_TYPE_ORDER.ask(s, s.battle.squadrons[s.battle.order[s.battle.arranged]].owner)


def type_order_answers(s: EclipseState) -> list[int]:
    battle = s.battle
    tied = battle.order[battle.arranged : battle.arranged + tied_types(battle)]
    return sorted(CHOOSE_TYPE.at(battle.squadrons[index].ship) for index in tied)


def put_first(s: EclipseState, seat: int, ship: int) -> None:
    act_first(s.battle, ship)
    s.note(TYPE_GOES_FIRST, seat, ship)
    ask_type_order(s)


def attack(s: EclipseState) -> None:
    """EC-16.7 c: the type whose turn it is fires."""
    fire_cannons(s, s.battle.order[s.battle.turn])


def retreat_answers(s: EclipseState, seat: int) -> list[int]:
    """EC-16.13: where the type whose turn it is may retreat to: a connected own hex without enemies."""
    battle = s.battle
    if battle.squadrons[battle.order[battle.turn]].ship >= MOBILE:
        return []
    return sorted(
        RETREAT.at(sector)
        for sector in exits(s, seat, battle.sector)
        if s.controller[sector] == seat and not has_enemies(s, seat, sector)
    )


def retreat(s: EclipseState, seat: int, sector: int) -> None:
    """EC-16.13: the type whose turn it is goes to the border."""
    battle = s.battle
    index = battle.order[battle.turn]
    declare_retreat(battle, index, sector)
    s.note(RETREAT_DECLARED, seat, battle.squadrons[index].ship, sector)


def _complete_retreat(s: EclipseState, index: int) -> None:
    battle = s.battle
    squadron = battle.squadrons[index]
    retire(s, squadron, leave(battle, index), battle.sector, battle.retreat[index])


def _next_in_stalemate(s: EclipseState) -> None:
    """EC-16.16: each attacking type may retreat at once; when all have decided, the others are destroyed."""
    battle = s.battle
    battle.turn += 1
    while battle.turn < len(battle.order):
        index = battle.order[battle.turn]
        squadron = battle.squadrons[index]
        if squadron.side == battle.attacker and battle.alive[index] and retreat_answers(s, squadron.owner):
            ASK_STALEMATE.ask(s, squadron.owner)
            return
        battle.turn += 1
    _end_stalemate(s)


def _end_stalemate(s: EclipseState) -> None:
    battle = s.battle
    attackers = [index for index in battle.order if battle.squadrons[index].side == battle.attacker]
    defender = _first_owner(battle, battle.defender)
    for index in attackers:
        if battle.retreat[index] != NONE and battle.alive[index]:
            _complete_retreat(s, index)
    for index in attackers:
        squadron = battle.squadrons[index]
        for place in range(squadron.first, squadron.first + squadron.count):
            if battle.damage[place] >= 0:
                destroy(battle, place, defender)
                remove_destroyed(s, battle, place, defender)
    battle.stalemate = False
    end_battle(battle)
