"""Small sets of small numbers as bit masks. Keep members below 60: larger masks leave the fast path."""

from __future__ import annotations

from collections.abc import Iterable


def mask_of(members: Iterable[int]) -> int:
    mask = 0
    for member in members:
        mask |= 1 << member
    return mask


def members(mask: int) -> list[int]:
    """The members in rising order."""
    found: list[int] = []
    member = 0
    while mask:
        if mask & 1:
            found.append(member)
        mask >>= 1
        member += 1
    return found


def has(mask: int, member: int) -> bool:
    return bool(mask >> member & 1)


def count(mask: int) -> int:
    total = 0
    while mask:
        mask &= mask - 1
        total += 1
    return total


def lowest(mask: int) -> int:
    """The smallest member, -1 of the empty set."""
    if not mask:
        return -1
    member = 0
    while not mask & 1:
        mask >>= 1
        member += 1
    return member
