"""FD-10.2: 6Moon, the mage and the Alteration tokens on the moons; the piles set aside (FD-10.9)."""

from __future__ import annotations

from typing import Final

from astrolude.games.federation.events import ARCHIVE_SEEN, MAGE_MOVED, TOKEN_KEPT, TOKEN_TAKEN, TOKENS_SHOWN
from astrolude.games.federation.grammar import KEEP, TAKE_TOKEN
from astrolude.games.federation.questions import ASK_EXTRA, ASK_KEEP_TOKEN, ASK_MOON_TOKEN
from astrolude.games.federation.rules.medals import set_influence
from astrolude.games.federation.rules.scholars import enablers, tokens_on_pawns
from astrolude.games.federation.state import FederationState
from astrolude.games.federation.tables.components import MOON_SLOTS, MOONS, NOTHING, POINTS_OF_USE, SIX_MOON
from astrolude.kernel.bits import members
from astrolude.kernel.state import NOBODY

EXTRA_TOKEN: Final = POINTS_OF_USE.index("six_moon_extra_token")
EXTRA_STEP: Final = POINTS_OF_USE.index("six_moon_extra_move")


def six_moon_possible(s: FederationState, seat: int) -> bool:
    """FD-4.9: a step onward, or a token left on the last one."""
    return s.mage[seat] < MOONS or bool(tokens_here(s, seat))


def tokens_here(s: FederationState, seat: int) -> list[int]:
    """The tokens left on the step of a seat's mage."""
    first = (s.mage[seat] - 1) * MOON_SLOTS
    return [token for token in s.moons[first : first + MOON_SLOTS] if token != NOTHING]


def dance(s: FederationState, seat: int) -> None:
    """One 6Moon action, and its repetition by 2C2 after it (FD-15.7)."""
    if enablers(s, seat, EXTRA_STEP):
        ASK_EXTRA.ask(s, seat, EXTRA_STEP)
    step_and_take(s, seat)


def step_and_take(s: FederationState, seat: int) -> None:
    """FD-10.2: to the next step, then one of its tokens; on the last step only a token."""
    if s.mage[seat] < MOONS:
        advance_mage(s, seat)
    if tokens_here(s, seat):
        if enablers(s, seat, EXTRA_TOKEN):
            ASK_EXTRA.ask(s, seat, EXTRA_TOKEN)
        ASK_MOON_TOKEN.ask(s, seat)


def advance_mage(s: FederationState, seat: int) -> None:
    """FD-10.2 (1), (3): influence follows the step, the tokens of the next one are turned up."""
    s.mage[seat] += 1
    step = s.mage[seat]
    s.note(MAGE_MOVED, seat, step)
    set_influence(s, seat, SIX_MOON, step)
    if step == s.shown and step < MOONS:
        s.shown += 1
        s.reveal()
        s.note_all(TOKENS_SHOWN, NOBODY, [s.shown, *s.moons[step * MOON_SLOTS : s.shown * MOON_SLOTS]])


def moon_token_answers(s: FederationState, seat: int) -> list[int]:
    return [TAKE_TOKEN.at(token) for token in tokens_here(s, seat)]


def take_moon_token(s: FederationState, seat: int, token: int) -> None:
    """FD-10.2 (2): a token of the moon, which is not replaced."""
    s.moons[s.moons.index(token)] = NOTHING
    receive_token(s, seat, token)


def receive_token(s: FederationState, seat: int, token: int) -> None:
    s.tokens[seat] |= 1 << token
    s.note(TOKEN_TAKEN, seat, token)


def draw_token(s: FederationState, seat: int, rests: bool) -> None:
    """FD-10.9: a random token of the power-1 pile, if one is left; one of the Incubator rests this turn."""
    if s.pile:
        s.reveal()
        token = s.pile.pop(s.rng.below(len(s.pile)))
        if rests:
            s.resting |= 1 << token
        receive_token(s, seat, token)


def open_archive(s: FederationState, seat: int) -> None:
    """Deep Space 5: the seat alone sees the set-aside power-4 tokens."""
    if s.aside:
        s.archivist = seat
        s.reveal()
        s.note_all(ARCHIVE_SEEN, seat, s.aside[:], 1 << seat)
        ASK_KEEP_TOKEN.ask(s, seat)


def archive_answers(s: FederationState) -> list[int]:
    return [KEEP.at(token) for token in s.aside]


def keep_from_archive(s: FederationState, seat: int, token: int) -> None:
    """FD-22.2: the other token goes to the box, known to this seat only."""
    s.aside.remove(token)
    s.archived = s.aside.pop()
    receive_token(s, seat, token)


def keep_answers(s: FederationState, seat: int) -> list[int]:
    return [KEEP.at(token) for token in members(tokens_on_pawns(s, seat) & ~s.kept)]


def keep_laid_token(s: FederationState, seat: int, token: int) -> None:
    """2C3: the token comes back at the end of the round (FD-9.8)."""
    s.kept |= 1 << token
    s.note(TOKEN_KEPT, seat, token)
