"""GP-8.5, GP-8.6, GP-12.6: federation tokens, their rewards and their sides."""

from __future__ import annotations

from astrolude.games.gaia.events import TOKEN_FLIPPED, TOKEN_GAINED, TOKEN_SCORED
from astrolude.games.gaia.grammar import TAKE_TOKEN
from astrolude.games.gaia.rules.placing import replaced
from astrolude.games.gaia.rules.resources import gain
from astrolude.games.gaia.rules.triggers import trigger
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.counts import ON_TOKEN
from astrolude.games.gaia.tables.federations import FEDERATION_TOKENS, STACKED, TOKEN_GAIN, TOKEN_IS_GREEN
from astrolude.games.gaia.tables.scoring import FROM_FEDERATIONS


def gain_token(s: GaiaState, seat: int, kind: int) -> None:
    """GP-8.5: the token lies green side up if it has one, its reward is gained, and it scores."""
    s.tokens[seat] = [*s.tokens[seat], 2 * kind + int(TOKEN_IS_GREEN[kind])]
    s.note(TOKEN_GAINED, seat, kind)
    gain(s, seat, TOKEN_GAIN[kind], 1, FROM_FEDERATIONS)
    trigger(s, seat, ON_TOKEN)


def has_green(s: GaiaState, seat: int) -> bool:
    return any(token & 1 for token in s.tokens[seat])


def flip_green(s: GaiaState, seat: int) -> None:
    """GP-8.6, R-43: the oldest green token turns grey; which one has no effect."""
    flipped = s.tokens[seat][:]
    index = 0
    while not flipped[index] & 1:
        index += 1
    flipped[index] -= 1
    s.tokens[seat] = flipped
    s.note(TOKEN_FLIPPED, seat, flipped[index] // 2)


def stock_answers(s: GaiaState) -> list[int]:
    """GP-2.4.3: kinds whose stack is not empty."""
    return [TAKE_TOKEN.at(kind) for kind in range(STACKED) if s.stock[kind]]


def take_from_stock(s: GaiaState, seat: int, kind: int) -> None:
    s.stock = replaced(s.stock, kind, s.stock[kind] - 1)
    gain_token(s, seat, kind)


def rescore_answers(s: GaiaState, seat: int) -> list[int]:
    """GP-7.6.1: own tokens, any side up; equal ones are offered once."""
    owned = [token // 2 for token in s.tokens[seat]]
    return [TAKE_TOKEN.at(kind) for kind in range(len(FEDERATION_TOKENS)) if kind in owned]


def rescore(s: GaiaState, seat: int, kind: int) -> None:
    """GP-7.6.4, R-28: the reward again; no token is gained."""
    s.note(TOKEN_SCORED, seat, kind)
    gain(s, seat, TOKEN_GAIN[kind], 1, FROM_FEDERATIONS)
