"""Generators that roll the dice a test wants.

The first four words of the generator follow from its inner state by a few equations that can be solved; the
further ones are searched for.
"""

from __future__ import annotations

import random

from astrolude.kernel.generator import MASK, Generator

FACES = 6
SPAN = (MASK + 1) // FACES
A_NINTH = pow(9, -1, MASK + 1)
COUNTER = 1


def loaded(*faces: int) -> Generator:
    """A generator whose next dice show these faces; up to ten are found in a moment."""
    wanted = [*faces, 1, 1, 1, 1]
    guess = random.Random(str(faces))
    while True:
        c = guess.getrandbits(32)
        first = _earlier(c, wanted[0], wanted[2], COUNTER + 2, guess)
        second = _earlier((_turned(c) + first) & MASK, wanted[1], wanted[3], COUNTER + 3, guess)
        generator = _beginning(c, first, second)
        if _rolls(generator.copy(), faces):
            return generator


def _face(word: int) -> int:
    return word * FACES // (MASK + 1) + 1


def _turned(c: int) -> int:
    return ((c << 21) & MASK) | (c >> 11)


def _mixed(b: int) -> int:
    return b ^ (b >> 9)


def _earlier(c: int, face: int, later_face: int, counter: int, guess: random.Random) -> int:
    """A word with a face that makes the second word after it show another."""
    while True:
        later = SPAN * (later_face - 1) + guess.randrange(SPAN)
        word = ((later - _mixed(9 * c & MASK) - counter) * A_NINTH - _turned(c)) & MASK
        if _face(word) == face:
            return word


def _beginning(c: int, first: int, second: int) -> Generator:
    """The generator whose first two words are these."""
    mixed = (second - 9 * c - COUNTER - 1) & MASK
    b = mixed ^ (mixed >> 9) ^ (mixed >> 18) ^ (mixed >> 27)
    generator = Generator(0, 0)
    generator.a = (first - b - COUNTER) & MASK
    generator.b = b
    generator.c = c
    generator.counter = COUNTER
    return generator


def _rolls(generator: Generator, faces: tuple[int, ...]) -> bool:
    return all(generator.die() == face for face in faces)
