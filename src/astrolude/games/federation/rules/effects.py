"""FD-20: carrying out effects. One executor for all programs; a choice inside is a question of its own."""

from __future__ import annotations

from astrolude.games.federation.events import PRESIDENT_TAKEN, SEVEN_RECEIVED
from astrolude.games.federation.grammar import BOUND, TILE_LEVEL_1, TILE_LEVEL_2, WILLING
from astrolude.games.federation.questions import (
    ASK_BUILDING,
    ASK_CONVERT,
    ASK_COPIED,
    ASK_COPY,
    ASK_FUND,
    ASK_KEEP,
    ASK_REFRESH,
    ASK_STALL,
    ASK_STRUCTURE,
    ASK_TELEPORT,
    ASK_UPGRADE,
    ASK_VISIT,
    THEN_EFFECTS,
)
from astrolude.games.federation.rules.accreditation import climb, level, raise_die, raise_level, set_die
from astrolude.games.federation.rules.crystals import gain, owe
from astrolude.games.federation.rules.e81216 import (
    building_answers,
    income_sites,
    take_all_incomes,
    teleport_answers,
)
from astrolude.games.federation.rules.medals import offer_medal, receive_medal
from astrolude.games.federation.rules.missions import missions_done, receive_ships, release_some
from astrolude.games.federation.rules.planets import planet_action, visit_answers
from astrolude.games.federation.rules.points import score
from astrolude.games.federation.rules.scholars import (
    PRODUCTION_MASK,
    copyable,
    refreshable,
    refresher_of,
    tokens_on_pawns,
)
from astrolude.games.federation.rules.six_moon import draw_token, open_archive
from astrolude.games.federation.state import FederationState
from astrolude.games.federation.tables.components import KINDS, PAWNS, SEVEN, STALLS, TYPE_MASK, WORLDS
from astrolude.games.federation.tables.programs import (
    ALL,
    INCOME_PROGRAM,
    LINE_BAG,
    LINE_LAST,
    LINE_MAXIMUM,
    LINE_N,
    LINE_OP,
    LINE_PART,
    LINE_X,
    OP_BUILD_FREE,
    OP_CHOOSE_TOKEN,
    OP_COPY_ACTION,
    OP_COPY_SCHOLAR,
    OP_DEGREES,
    OP_DIE,
    OP_DIE_SET,
    OP_EXCHANGE,
    OP_EXCHANGE_EACH,
    OP_FUND,
    OP_GAIN,
    OP_INCOME,
    OP_KEEP,
    OP_LEVEL,
    OP_MEDAL,
    OP_MEDAL_CHOICE,
    OP_PLANET,
    OP_PLANET_CHOICE,
    OP_PP,
    OP_PP_PER,
    OP_PRESIDENT,
    OP_PRICE,
    OP_RANDOM_TOKEN,
    OP_REFRESH,
    OP_RELEASE,
    OP_SEVEN,
    OP_SHIP,
    OP_STALL_FREE,
    OP_TELEPORT,
    OP_UPGRADE,
    OPS,
    PER,
)
from astrolude.kernel.bits import count


def run_line(s: FederationState, seat: int, line: int) -> None:
    """FD-4.11: the rest of the list waits until this line is resolved with all that it causes."""
    if not LINE_LAST[line]:
        THEN_EFFECTS.then(s, seat, line + 1)
    op = LINE_OP[line]
    if op == OP_GAIN:
        gain(s, seat, LINE_BAG[line])
    elif op == OP_DEGREES:
        climb(s, seat, LINE_N[line])
    elif op == OP_DIE:
        raise_die(s, seat, LINE_N[line])
    elif op == OP_SHIP:
        receive_ships(s, seat, LINE_N[line])
    elif op == OP_RELEASE:
        release_some(s, seat, LINE_N[line])
    elif op == OP_FUND:
        ASK_FUND.ask(s, seat, LINE_N[line] - 1)
    elif op == OP_PLANET:
        planet_action(s, seat, LINE_X[line])
    elif op == OP_PP:
        score(s, seat, LINE_N[line], LINE_PART[line])
    elif op == OP_PP_PER:
        points = LINE_N[line] * amount(s, seat, LINE_X[line])
        score(s, seat, min(points, LINE_MAXIMUM[line]), LINE_PART[line])
    elif op == OP_PRICE:
        owe(s, seat, LINE_BAG[line])
    elif op == OP_COPY_ACTION:
        ASK_COPY.ask(s, seat)
    elif op == OP_PRESIDENT:
        take_president(s, seat)
    elif op == OP_MEDAL_CHOICE:
        offer_medal(s, seat)
    elif op == OP_MEDAL:
        receive_medal(s, seat, LINE_X[line])
    elif op == OP_LEVEL:
        raise_level(s, seat, LINE_N[line], LINE_X[line])
    else:
        run_rare_line(s, seat, line, op)


def run_rare_line(s: FederationState, seat: int, line: int, op: int) -> None:
    """The operations of single tiles and structures; what cannot be carried out is lost (FD-16.3)."""
    if op == OP_REFRESH:
        offer_refresh(s, seat, line)
    elif op == OP_COPY_SCHOLAR:
        if copyable(s, seat, LINE_N[line], 0):
            ASK_COPIED.ask(s, seat, LINE_N[line] - 1)
    elif op == OP_RANDOM_TOKEN:
        draw_token(s, seat, rests=line in INCOME_PROGRAM)
    elif op == OP_CHOOSE_TOKEN:
        open_archive(s, seat)
    elif op == OP_STALL_FREE:
        ASK_STALL.ask(s, seat, TILE_LEVEL_1 if LINE_N[line] == 1 else TILE_LEVEL_2)
    elif op == OP_BUILD_FREE:
        if building_answers(s, seat, TILE_LEVEL_1):
            ASK_BUILDING.ask(s, seat, TILE_LEVEL_1)
    elif op == OP_INCOME:
        if LINE_N[line] == ALL:
            take_all_incomes(s, seat)
        elif income_sites(s, seat):
            ASK_STRUCTURE.ask(s, seat)
    elif op == OP_TELEPORT:
        if teleport_answers(s, seat):
            ASK_TELEPORT.ask(s, seat)
    elif op == OP_UPGRADE:
        ASK_UPGRADE.ask(s, seat)
    elif op == OP_EXCHANGE:
        gain(s, seat, LINE_BAG[line][KINDS:])
        owe(s, seat, LINE_BAG[line][:KINDS])
    elif op == OP_EXCHANGE_EACH:
        ASK_CONVERT.ask(s, seat, LINE_N[line] - 1)
    elif op == OP_KEEP:
        if tokens_on_pawns(s, seat) & ~s.kept:
            ASK_KEEP.ask(s, seat)
    elif op == OP_DIE_SET:
        set_die(s, seat, LINE_N[line])
    elif op == OP_SEVEN:
        s.pawns[len(PAWNS) * seat + SEVEN] = 1
        s.seven_rests = True
        s.note(SEVEN_RECEIVED, seat)
    elif op == OP_PLANET_CHOICE:
        if visit_answers(s, seat):
            ASK_VISIT.ask(s, seat)
    else:
        raise RuntimeError(f"the effect {OPS[op]!r} works inside a planet action only")


def offer_refresh(s: FederationState, seat: int, line: int) -> None:
    """FD-10.7, FD-15.6: the Embassy may, 1A2 must, if there is a tile to turn up."""
    will = WILLING if line in INCOME_PROGRAM else BOUND
    if refreshable(s, seat, refresher_of(s, will), 0):
        ASK_REFRESH.ask(s, seat, will)


def take_president(s: FederationState, seat: int) -> None:
    """FD-11.4: the President changes hands at once; the order of this round stays (FD-3.3)."""
    s.president = seat
    s.note(PRESIDENT_TAKEN, seat)


def amount(s: FederationState, seat: int, per: int) -> int:
    """FD-20.2: what points are given for."""
    if per < WORLDS:
        return s.influence[WORLDS * seat + per]
    what = PER[per]
    if what == "accreditation_level":
        return level(s, seat)
    if what == "die_value":
        return s.die[seat]
    if what == "missions_done":
        return missions_done(s, seat)
    if what == "release_tokens":
        return count(s.released[seat])
    if what == "scholar_colours":
        return sum(1 for mask in TYPE_MASK if s.owned[seat] & mask)
    if what == "medals":
        return count(s.medals[seat])
    if what == "crystals":
        own = s.crystals[KINDS * seat : KINDS * (seat + 1)]
        return sum(own) + own[-1]
    if what == "alteration_tokens":
        return count(s.tokens[seat])
    if what == "megastructures":
        return count(s.built[seat] & ~PRODUCTION_MASK)
    if what == "production_structures":
        return count(s.built[seat] & PRODUCTION_MASK)
    if what == "stalls_occupied":
        return sum(1 for pawn in s.stalls[len(STALLS) * seat : len(STALLS) * (seat + 1)] if pawn)
    return s.degree[seat]
