"""AF-9.1, AF-9.4, AF-9.5: alien tech cards between draw pile, display, hands and discard pile."""

from __future__ import annotations

from astrolude.games.alien_frontiers.events import CYCLED, DISPLAYED, RESHUFFLED
from astrolude.games.alien_frontiers.scoring import rescore
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.games.alien_frontiers.tables.components import CARD_BIT, DISPLAY_SIZE, POINT_CARDS
from astrolude.kernel.piles import NOTHING, draw


def acquire(s: AlienState, seat: int, card: int) -> None:
    """AF-9.3, AF-9.4: a card joins a hand, unmarked."""
    s.hands[seat] |= CARD_BIT[card]
    unmark(s, seat, card)


def lose(s: AlienState, seat: int, card: int) -> None:
    """A card leaves a hand, and its mark with it."""
    s.hands[seat] &= ~CARD_BIT[card]
    unmark(s, seat, card)


def unmark(s: AlienState, seat: int, card: int) -> None:
    """A card that came or went is not marked as used any more, and may change the points."""
    if seat == s.active:
        s.used &= ~CARD_BIT[card]
    if POINT_CARDS & CARD_BIT[card]:
        rescore(s)


def lay_out(s: AlienState) -> int:
    """AF-9.5: fill the display, reshuffling the discard pile when the draw pile is empty. How many came."""
    laid = 0
    while len(s.display) < DISPLAY_SIZE:
        if not s.draw and s.discard:
            s.note(RESHUFFLED, s.active, len(s.discard))
        card = draw(s.draw, s.discard, s.rng)
        if card == NOTHING:
            break
        s.display.append(card)
        laid += 1
    if laid:
        s.reveal()
    return laid


def refill(s: AlienState) -> None:
    """AF-6.2.9, AF-9.5: at the end of a step, fill what is empty on the display."""
    if len(s.display) < DISPLAY_SIZE:
        laid = lay_out(s)
        if laid and s.journal is not None:
            s.note_all(DISPLAYED, s.active, s.display[-laid:])
    restock(s)


def restock(s: AlienState) -> None:
    """AF-9.5, AF-17.9: an empty draw pile is made anew at once; in the other edition when a card is drawn."""
    if s.french and not s.draw and s.discard:
        s.note(RESHUFFLED, s.active, len(s.discard))
        s.draw.extend(s.discard)
        s.discard.clear()
        s.rng.shuffle(s.draw)


def cycle_display(s: AlienState, seat: int) -> None:
    """AF-6.2.9, AF-5.11: all displayed cards go to the discard pile together, then new ones are drawn."""
    s.discard.extend(s.display)
    s.display.clear()
    lay_out(s)
    if s.journal is not None:
        s.note_all(CYCLED, seat, s.display[:])
    restock(s)
