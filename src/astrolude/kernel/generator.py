"""The one source of chance: a small, fast generator that lives in the state and is cloned with it.

The algorithm is sfc32 (Chris Doty-Humphrey's PractRand): four 32-bit words, additions, shifts and
exclusive-ors only, so compiled 64-bit integers and Python's own integers give the same numbers.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF
WARM_UP: Final = 20
LARGEST: Final = 1 << 31
"""The largest limit of a draw: the product with 32 bits must fit a signed 64-bit number."""
SEEDS: Final = 1 << 64
"""Seeds are whole numbers from 0 up to, but not including, this."""


class Generator:
    """Made from a seed, which `warm_up` rounds spread over all words before the first number."""

    def __init__(self, seed: int, warm_up: int = WARM_UP) -> None:
        if not 0 <= seed < SEEDS:
            raise ValueError(f"a seed is a whole number from 0 to 2**64 - 1, not {seed}")
        self.a: i64 = seed & MASK
        self.b: i64 = seed >> 32
        self.c: i64 = 0x9E3779B9
        self.counter: i64 = 1
        for _ in range(warm_up):
            self.word()

    def word(self) -> i64:
        """The next 32 random bits."""
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        result: i64 = (a + b + self.counter) & 0xFFFFFFFF
        self.counter = (self.counter + 1) & 0xFFFFFFFF
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & 0xFFFFFFFF
        self.c = (((c << 21) & 0xFFFFFFFF) | (c >> 11)) + result & 0xFFFFFFFF
        return result

    def below(self, limit: int) -> int:
        """A whole number from 0 to `limit` - 1, each equally likely (Lemire's rejection method)."""
        if not 0 < limit <= LARGEST:
            raise ValueError(f"cannot draw below {limit}: the limit is a whole number from 1 to 2**31")
        bound: i64 = limit
        product: i64 = self.word() * bound
        low: i64 = product & 0xFFFFFFFF
        if low < bound:
            threshold: i64 = (0x100000000 - bound) % bound
            while low < threshold:
                product = self.word() * bound
                low = product & 0xFFFFFFFF
        return product >> 32

    def die(self) -> int:
        """The face of a fair six-sided die."""
        return self.below(6) + 1

    def shuffle(self, items: list[int]) -> None:
        for last in range(len(items) - 1, 0, -1):
            chosen = self.below(last + 1)
            items[last], items[chosen] = items[chosen], items[last]

    def seed(self) -> int:
        """A seed for another generator, independent of what this one gives later."""
        high: int = self.word()
        low: int = self.word()
        return (high << 32) | low

    def copy(self) -> Generator:
        twin = Generator(0, 0)
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.counter = self.counter
        return twin

    def words(self) -> list[int]:
        """The whole inner state, for comparing and hashing."""
        return [self.a, self.b, self.c, self.counter]

    def __reduce__(self) -> tuple[object, ...]:
        return _generator_of, (self.words(),)


def _generator_of(words: list[int]) -> Generator:
    """What `words` told of."""
    generator = Generator(0, 0)
    generator.a, generator.b, generator.c, generator.counter = words
    return generator
