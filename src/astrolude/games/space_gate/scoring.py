"""SG-14: the final count: predominance, void corridors, victory."""

from __future__ import annotations

from astrolude.games.space_gate.events import CORRIDORS_LOST, GAME_ENDED, PREDOMINANCE
from astrolude.games.space_gate.questions import ASK_REORGANISE, THEN_CORRIDORS
from astrolude.games.space_gate.rules.base import open_corridors
from astrolude.games.space_gate.rules.hawking import lose, score
from astrolude.games.space_gate.state import GateState
from astrolude.games.space_gate.tables.components import (
    BALANCE,
    DOMAINS,
    MODULE_DOMAIN,
    NOTHING,
    TOKEN_DOMAIN,
    TRACK_VALUES,
)
from astrolude.kernel.state import Outcome, ranks_by


def open_modules(s: GateState, seat: int, domain: int) -> int:
    """SG-14.2, SG-14.3: the open modules of a domain; the start module belongs to none."""
    total = 0
    for module in s.bases[seat]:
        if s.opened[module] and MODULE_DOMAIN[module] == domain:
            total += 1
    return total


def all_open_modules(s: GateState, seat: int) -> int:
    """SG-14.6: every open module, the start module included."""
    return sum(s.opened[module] for module in s.bases[seat])


def token_count(s: GateState, seat: int, token: int) -> int:
    """SG-14.2: what is compared for a token: open modules of a domain, or sets of three domains."""
    if TOKEN_DOMAIN[token] != NOTHING:
        return open_modules(s, seat, TOKEN_DOMAIN[token])
    if token == BALANCE:
        return min([open_modules(s, seat, domain) for domain in range(len(DOMAINS))])
    return 0


def leaders_of(s: GateState, token: int) -> list[int]:
    """SG-14.2, SG-18.16: all who have the most of what a token counts; nobody with nothing."""
    counts = [token_count(s, seat, token) for seat in range(s.players)]
    best = max(counts)
    return [seat for seat in range(s.players) if best and counts[seat] == best]


def end_game(s: GateState) -> None:
    """SG-14.2, SG-15.7: predominance; then, in turn order, the last moment to lay a base anew."""
    score_predominance(s)
    THEN_CORRIDORS.then(s)
    for order in range(s.players - 1, -1, -1):
        seat = (s.active + order) % s.players
        if s.tokens[seat] and open_corridors(s, seat):
            ASK_REORGANISE.ask(s, seat)


def count_corridors(s: GateState) -> None:
    """SG-14.4 to SG-14.6: void corridors cost influence, and the game is over."""
    for order in range(s.players):
        lose_for_corridors(s, (s.active + order) % s.players)
    s.note_all(GAME_ENDED, s.active, s.influence[:])
    s.finish()


def score_predominance(s: GateState) -> None:
    """SG-14.2: every tied player scores in full."""
    for space, token in enumerate(s.track):
        value = TRACK_VALUES[space]
        for seat in leaders_of(s, token):
            if value:
                s.from_predominance[seat] += value
                s.due[seat] += value
                s.note(PREDOMINANCE, seat, token, value)
                score(s, seat)


def lose_for_corridors(s: GateState, seat: int) -> None:
    """SG-14.4: 1 influence for each void corridor."""
    corridors = open_corridors(s, seat)
    s.lost[seat] = lose(s, seat, corridors)
    s.note(CORRIDORS_LOST, seat, corridors, s.lost[seat])


def outcome_of(s: GateState) -> Outcome:
    """SG-14.6, SG-14.7: most influence, then open modules; equal players share the place."""
    keys = [[s.influence[seat], all_open_modules(s, seat)] for seat in range(s.players)]
    return Outcome(s.influence[:], ranks_by(keys))
