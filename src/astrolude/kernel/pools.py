"""Counted resources: a list of amounts by kind. Nothing is ever negative, nothing appears from nowhere."""

from __future__ import annotations

from astrolude.kernel.generator import Generator


def covers(pool: list[int], cost: list[int]) -> bool:
    """Whether the pool can pay the whole cost."""
    return all(pool[kind] >= amount for kind, amount in enumerate(cost))


def move(source: list[int], target: list[int], kind: int, amount: int) -> int:
    """Move up to `amount`, as much as there is; returns what moved."""
    moved = max(0, min(amount, source[kind]))
    source[kind] -= moved
    target[kind] += moved
    return moved


def pay(pool: list[int], bank: list[int], cost: list[int]) -> None:
    """Pay a cost that the pool covers, into the bank; ValueError if it does not, and nothing is paid."""
    if not covers(pool, cost):
        raise ValueError(f"{pool} does not cover {cost}")
    for kind, amount in enumerate(cost):
        pool[kind] -= amount
        bank[kind] += amount


def gain_up_to(pool: list[int], kind: int, amount: int, limit: int) -> int:
    """Gain without exceeding a limit; what does not fit is lost. Returns what was gained."""
    gained = max(0, min(amount, limit - pool[kind]))
    pool[kind] += gained
    return gained


def draw(pool: list[int], rng: Generator) -> int:
    """Take one piece out of a pool that holds some, each as likely as any other; returns its kind."""
    chosen = rng.below(sum(pool))
    kind = 0
    while chosen >= pool[kind]:
        chosen -= pool[kind]
        kind += 1
    pool[kind] -= 1
    return kind
