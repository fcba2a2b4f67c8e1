"""SG-12: Hawking: the influence wheel, the government ranks and the predominance track."""

from __future__ import annotations

from astrolude.games.space_gate.events import EXCHANGED, LEFT_ROOM, RANK_LOST, RANKED, SCORED
from astrolude.games.space_gate.grammar import EXCHANGE, GIVE, GIVE_SETTLER, PAIRS
from astrolude.games.space_gate.questions import ASK_RANK_PIECE, ASK_RANK_SETTLER, THEN_SCORE
from astrolude.games.space_gate.rules.odyssey import giving_answers, leave
from astrolude.games.space_gate.state import GateState
from astrolude.games.space_gate.tables.components import (
    CHIEF,
    ENGINEER,
    ENGINEER_RANKS,
    RANK_CHIEF,
    RANK_EMPTY,
    RANK_ENGINEER,
    RANK_SETTLER,
    WHEEL,
    cell_x,
    cell_y,
)


def owe(s: GateState, seat: int, points: int) -> None:
    """Influence that a player is going to score."""
    s.due[seat] += points
    s.note(SCORED, seat, points, s.influence[seat] + s.due[seat])


def score(s: GateState, seat: int) -> None:
    """SG-12.2 to SG-12.4, SG-12.10: count what is due, crossing by crossing, asking for pieces."""
    while s.due[seat]:
        step = min(s.due[seat], WHEEL - s.influence[seat] % WHEEL)
        s.influence[seat] += step
        s.due[seat] -= step
        if s.influence[seat] % WHEEL == 0 and fill_rank(s, seat):
            return


def fill_rank(s: GateState, seat: int) -> bool:
    """SG-12.3, SG-12.6, SG-12.12: a piece for the lowest free rank; True if its owner is asked which."""
    if len(s.ranks[seat]) + 1 in ENGINEER_RANKS:
        if not s.ending:
            THEN_SCORE.then(s, seat)
            ASK_RANK_PIECE.ask(s, seat)
            return True
        give_first_engineer(s, seat)
    elif s.settler_reserve[seat]:
        s.settler_reserve[seat] -= 1
        occupy(s, seat, RANK_SETTLER)
    else:
        modules = with_settlers(s, seat)
        if modules and not s.ending:
            THEN_SCORE.then(s, seat)
            ASK_RANK_SETTLER.ask(s, seat)
            return True
        if modules:
            s.settlers[modules[0]] -= 1
        occupy(s, seat, RANK_SETTLER if modules else RANK_EMPTY)
    return False


def with_settlers(s: GateState, seat: int) -> list[int]:
    """The modules of a base with settlers on them, in order of (x, y)."""
    places = sorted(
        (cell_x(s.cells[module]), cell_y(s.cells[module]), module)
        for module in s.bases[seat]
        if s.settlers[module]
    )
    return [place[2] for place in places]


def occupy(s: GateState, seat: int, piece: int) -> None:
    """A piece, or nothing, goes to the lowest rank where the player has none."""
    s.ranks[seat] = [*s.ranks[seat], piece]
    s.note(RANKED, seat, len(s.ranks[seat]), piece)


def give_piece(s: GateState, seat: int, action: int) -> None:
    """SG-12.3, SG-12.5: an engineer or chief engineer leaves the Odyssey for rank 3 or 6."""
    piece, room = GIVE.of(action)
    leave(s, seat, piece, room)
    s.note(LEFT_ROOM, seat, piece, room)
    occupy(s, seat, RANK_ENGINEER if piece == ENGINEER else RANK_CHIEF)


def give_first_engineer(s: GateState, seat: int) -> None:
    """SG-12.12: an engineer of the first room that holds one, else a chief engineer."""
    actions = giving_answers(s, seat)
    first_chief = GIVE.at(CHIEF, 0)
    engineers = [action for action in actions if action < first_chief]
    give_piece(s, seat, engineers[0] if engineers else actions[0])


def settler_answers(s: GateState, seat: int) -> list[int]:
    """SG-12.6: the own modules that a settler can be taken from."""
    return [GIVE_SETTLER.at(module) for module in with_settlers(s, seat)]


def give_settler(s: GateState, seat: int, module: int) -> None:
    """SG-12.6: with an empty reserve a settler leaves a module for the rank."""
    s.settlers[module] -= 1
    occupy(s, seat, RANK_SETTLER)


def lose(s: GateState, seat: int, influence: int) -> int:
    """SG-14.5: back on the wheel, never below 0; the highest piece returns at each crossing."""
    lost = min(influence, s.influence[seat])
    s.influence[seat] -= lost
    while len(s.ranks[seat]) > s.influence[seat] // WHEEL:
        rank = len(s.ranks[seat])
        piece = s.ranks[seat][-1]
        s.ranks[seat] = s.ranks[seat][:-1]
        s.note(RANK_LOST, seat, rank, piece)
        if piece == RANK_SETTLER:
            s.settler_reserve[seat] += 1
        elif piece != RANK_EMPTY:
            s.engineer_reserve[seat] += 1
            if piece == RANK_CHIEF:
                s.suit_reserve[seat] += 1
    return lost


def exchange_answers() -> list[int]:
    """SG-12.8: any two adjacent tokens; the ends are not adjacent."""
    return [EXCHANGE.at(pair) for pair in range(PAIRS)]


def exchange(s: GateState, seat: int, pair: int) -> None:
    """SG-12.8: swap the tokens on two adjacent spaces."""
    s.track[pair], s.track[pair + 1] = s.track[pair + 1], s.track[pair]
    s.note(EXCHANGED, seat, s.track[pair], s.track[pair + 1])
