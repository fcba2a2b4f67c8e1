"""GP-4: power tokens in three bowls and the Gaia area; charging, spending, discarding, and the brainstone."""

from __future__ import annotations

from typing import Final

from astrolude.games.gaia.events import (
    BURNED,
    CHARGED,
    POWER_SPENT,
    STONE_AWAY,
    STONE_LOST,
    STONE_MOVED,
    TOKENS_DISCARDED,
    TOKENS_GAINED,
    TOKENS_MOVED,
)
from astrolude.games.gaia.grammar import FROM_FIRST, FROM_SECOND, WITH_STONE, WITHOUT_STONE
from astrolude.games.gaia.questions import (
    ASK_FROM_FIRST,
    ASK_FROM_SECOND,
    ASK_PAYMENT,
    ASK_STONE,
    ASK_STONE_ALONG,
)
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.factions import ITARS, NEVLAS, TAKLONS
from astrolude.games.gaia.tables.structures import INSTITUTE, ROWS

OUT_OF_GAME: Final = 0
IN_GAIA_AREA: Final = 4
STONE_VALUE: Final = 3
NEVLAS_VALUE: Final = 2

TO_GAIA_AREA: Final = 1
TO_SUPPLY: Final = 2

STONE_ANSWERS: Final = [WITHOUT_STONE.at(), WITH_STONE.at()]


def has_stone_in(s: GaiaState, seat: int, place: int) -> bool:
    return s.stone == place and s.faction[seat] == TAKLONS


def has_institute(s: GaiaState, seat: int) -> bool:
    return s.out[seat * ROWS + INSTITUTE] > 0


def counts_double(s: GaiaState, seat: int) -> bool:
    """GP-11.13: whether tokens in bowl III are worth 2."""
    return s.faction[seat] == NEVLAS and has_institute(s, seat)


def chargeable(s: GaiaState, seat: int) -> int:
    """GP-10.3: how much can still be charged."""
    return 2 * s.first_bowl[seat] + s.second_bowl[seat]


def tokens_in_bowls(s: GaiaState, seat: int) -> int:
    return s.first_bowl[seat] + s.second_bowl[seat] + s.third_bowl[seat]


def power(s: GaiaState, seat: int) -> int:
    """GP-4.8: the total value of the tokens in bowl III."""
    tokens = s.third_bowl[seat]
    if has_stone_in(s, seat, 3):
        return tokens - 1 + STONE_VALUE
    return NEVLAS_VALUE * tokens if counts_double(s, seat) else tokens


def gain_tokens(s: GaiaState, seat: int, number: int) -> None:
    """GP-4.4."""
    s.first_bowl[seat] += number
    s.note(TOKENS_GAINED, seat, number)


def charge(s: GaiaState, seat: int, number: int) -> None:
    """GP-4.2: from I to II first, then from II to III; what finds no token is lost."""
    first, second = s.first_bowl[seat], s.second_bowl[seat]
    to_second = number if number < first else first
    to_third = number - to_second
    if to_third > second + to_second:
        to_third = second + to_second
    s.first_bowl[seat] = first - to_second
    s.second_bowl[seat] = second + to_second - to_third
    s.third_bowl[seat] += to_third
    s.note(CHARGED, seat, number, to_second + to_third)
    if s.faction[seat] == TAKLONS and (s.stone == 1 or s.stone == 2):
        charge_stone(s, seat, number, first, second)


def charge_stone(s: GaiaState, seat: int, number: int, first: int, second: int) -> None:
    """GP-4.7: where the brainstone may be after a charge; asked only where there are two places.

    `first` and `second` are the tokens in I and II before the charge, the brainstone included.
    """
    if number == 0:
        return
    if s.stone == 1:
        if number < first:
            ASK_STONE.ask(s, seat, 0)
            return
        move_stone(s, seat, 2)
    if number >= 2 * first + second:
        move_stone(s, seat, 3)
    elif number > first:
        ASK_STONE.ask(s, seat, 1)


def move_stone(s: GaiaState, seat: int, place: int) -> None:
    if s.stone != place:
        s.stone = place
        s.note(STONE_MOVED, seat, place - 1)


def spend(s: GaiaState, seat: int, amount: int) -> None:
    """GP-4.3, GP-4.8: pay power that can be paid; the Taklons are asked where the stone leaves two ways."""
    if counts_double(s, seat):
        move_spent(s, seat, (amount + NEVLAS_VALUE - 1) // NEVLAS_VALUE, amount)
    elif not has_stone_in(s, seat, 3):
        move_spent(s, seat, amount, amount)
    elif s.third_bowl[seat] - 1 < amount:
        spend_with_stone(s, seat, amount)
    else:
        s.bill = amount
        ASK_PAYMENT.ask(s, seat)


def spend_with_stone(s: GaiaState, seat: int, amount: int) -> None:
    """GP-4.8: the brainstone and what is missing to the amount."""
    rest = amount - STONE_VALUE if amount > STONE_VALUE else 0
    move_stone(s, seat, 1)
    move_spent(s, seat, 1 + rest, amount)


def move_spent(s: GaiaState, seat: int, tokens: int, amount: int) -> None:
    """GP-4.3: tokens from III to I."""
    s.third_bowl[seat] -= tokens
    s.first_bowl[seat] += tokens
    s.note(POWER_SPENT, seat, amount, tokens)


def take_payment(s: GaiaState, seat: int, action: int) -> None:
    """GP-4.8: the Taklons' choice between two payments."""
    amount = s.bill
    s.bill = 0
    if WITH_STONE.holds(action):
        spend_with_stone(s, seat, amount)
    else:
        move_spent(s, seat, amount, amount)


def burn(s: GaiaState, seat: int) -> None:
    """GP-9.2: one token of bowl II is discarded, another moves to III. GP-11.14: the Itars keep it."""
    s.second_bowl[seat] -= 2
    s.third_bowl[seat] += 1
    if s.faction[seat] == ITARS:
        s.gaia_area[seat] += 1
    s.note(BURNED, seat, 1)


def lose_stone(s: GaiaState, seat: int) -> None:
    """R-19: a discarded brainstone leaves the game."""
    s.stone = OUT_OF_GAME
    s.note(STONE_LOST, seat)


def pay_tokens(s: GaiaState, seat: int, number: int, to: int) -> None:
    """GP-4.5, GP-4.6: give tokens from the bowls of the owner's choice, bowl by bowl."""
    s.bill = number
    s.bill_to = to
    s.taken = [0, 0, 0]
    ASK_FROM_FIRST.ask(s, seat)


def first_bowl_answers(s: GaiaState, seat: int) -> list[int]:
    least = s.bill - s.second_bowl[seat] - s.third_bowl[seat]
    if least < 0:
        least = 0
    most = s.bill if s.bill < s.first_bowl[seat] else s.first_bowl[seat]
    return [FROM_FIRST.at(number) for number in range(least, most + 1)]


def second_bowl_answers(s: GaiaState, seat: int) -> list[int]:
    least = s.bill - s.third_bowl[seat]
    if least < 0:
        least = 0
    most = s.bill if s.bill < s.second_bowl[seat] else s.second_bowl[seat]
    return [FROM_SECOND.at(number) for number in range(least, most + 1)]


def take_from_first(s: GaiaState, seat: int, number: int) -> None:
    s.taken[0] = number
    s.bill -= number
    ASK_FROM_SECOND.ask(s, seat)


def take_from_second(s: GaiaState, seat: int, number: int) -> None:
    """The rest comes from bowl III; then the tokens leave, with or without the brainstone."""
    s.taken[1] = number
    s.taken[2] = s.bill - number
    s.bill = 0
    place = s.stone
    before = [s.first_bowl[seat], s.second_bowl[seat], s.third_bowl[seat]]
    send_tokens(s, seat)
    if s.faction[seat] == TAKLONS and 1 <= place <= 3 and s.taken[place - 1]:
        if s.taken[place - 1] == before[place - 1]:
            send_stone(s, seat)
        else:
            ASK_STONE_ALONG.ask(s, seat)


def send_tokens(s: GaiaState, seat: int) -> None:
    first, second, third = s.taken[0], s.taken[1], s.taken[2]
    s.first_bowl[seat] -= first
    s.second_bowl[seat] -= second
    s.third_bowl[seat] -= third
    if s.bill_to == TO_GAIA_AREA:
        s.gaia_area[seat] += first + second + third
        s.note(TOKENS_MOVED, seat, first, second, third)
    else:
        s.note(TOKENS_DISCARDED, seat, first, second, third)


def send_stone(s: GaiaState, seat: int) -> None:
    """GP-11.5: the brainstone is one of the tokens that leave."""
    if s.bill_to == TO_GAIA_AREA:
        s.stone = IN_GAIA_AREA
        s.note(STONE_AWAY, seat)
    else:
        lose_stone(s, seat)
