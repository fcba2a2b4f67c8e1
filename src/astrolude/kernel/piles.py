"""Piles of cards with a hidden order: the last item of the list is the top."""

from __future__ import annotations

from typing import Final

from astrolude.kernel.generator import Generator

NOTHING: Final = -1


def draw(pile: list[int], discard: list[int], rng: Generator) -> int:
    """The top card; an empty pile is first made anew from the shuffled discard. NOTHING if both are empty."""
    if not pile:
        if not discard:
            return NOTHING
        pile.extend(discard)
        discard.clear()
        rng.shuffle(pile)
    return pile.pop()


def mix(cards: list[int], rng: Generator) -> None:
    """Put cards into an order that tells nothing of the one they were in.

    This is how a determinization replaces what a seat cannot know: the same generator gives the same world
    whatever is hidden in the real one, so no advice can depend on it.
    """
    cards.sort()
    rng.shuffle(cards)


def redraw(hidden: list[list[int]], rng: Generator) -> None:
    """Deal the cards of several hidden lists anew among them, each keeping its length."""
    cards = [card for cards in hidden for card in cards]
    mix(cards, rng)
    start = 0
    for cards_there in hidden:
        end = start + len(cards_there)
        cards_there[:] = cards[start:end]
        start = end
