"""How much one address or one seat may ask for: token buckets, remembered only while they matter."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable
from typing import Final

from astrolude.server.settings import Rate, Settings
from astrolude.server.tables.errors import Refusal

REMEMBERED: Final = 20_000
"""Buckets kept; the ones unused for longest are forgotten first."""
MUCH: Final = 0.02
"""The share of a bucket, used up at one worker within an accounting, that the other workers are told of."""
ACTIONS_PER_TOKEN: Final = 20
"""A position costs one token, and one more for so many actions that lead to it."""
IPV6_NETWORK: Final = 64
"""One household has a whole /64 of IPv6 addresses."""


class Buckets:
    """A token bucket for each key."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate: Final = rate
        self._clock: Final = clock
        self._levels: Final[OrderedDict[str, tuple[float, float]]] = OrderedDict()
        self._unsent: Final[dict[str, float]] = {}

    def take(self, key: str, cost: float = 1) -> bool:
        """Use up tokens, one unless it is dearer; False if there are too few."""
        granted = self._level(key) >= cost
        if granted:
            self.spend(key, cost)
        return granted

    def left(self, key: str) -> bool:
        """Whether there is anything left."""
        return self._level(key) > 0

    def spend(self, key: str, cost: float) -> None:
        """Use up tokens for what was done, also those that have yet to come."""
        self.spent_elsewhere(key, cost)
        self._unsent[key] = self._unsent.get(key, 0.0) + cost

    def spent_elsewhere(self, key: str, cost: float) -> None:
        """Another worker did it."""
        self._levels[key] = self._level(key) - cost, self._clock()
        self._levels.move_to_end(key)
        if len(self._levels) > REMEMBERED:
            self._levels.popitem(last=False)

    def unsent(self) -> dict[str, float]:
        """What was spent since this was last asked, by those who spent much: others need not know."""
        much = {key: cost for key, cost in self._unsent.items() if cost >= MUCH * self._rate.burst}
        self._unsent.clear()
        return much

    def _level(self, key: str) -> float:
        now = self._clock()
        level, then = self._levels.get(key, (float(self._rate.burst), now))
        return min(self._rate.burst, level + (now - then) * self._rate.per_second)


class Limits:
    """All limits of one worker."""

    def __init__(self, settings: Settings) -> None:
        self._addresses: Final = Buckets(settings.address_rate)
        self._tables: Final = Buckets(settings.table_rate)
        self._codes: Final = Buckets(settings.table_rate)
        self._calculations: Final = Buckets(settings.calculator_rate)
        self._analyses: Final = Buckets(settings.analysis_rate)
        self._hints: Final = Buckets(settings.hint_rate)
        self._boards: Final = Buckets(settings.board_rate)
        self._seats: Final = Buckets(settings.seat_rate)
        self._talk: Final = Buckets(settings.chat_rate)
        self._accounts: Final = Buckets(settings.account_rate)
        self._letters: Final = Buckets(settings.letter_rate)
        self._club: Final = Buckets(settings.club_rate)
        self._friends: Final = Buckets(settings.friend_rate)
        self._tournaments: Final = Buckets(settings.tournament_rate)
        self._work: Final = Buckets(settings.work_rate)
        self._seat_work: Final = Buckets(settings.seat_work_rate)
        self._shared: Final = {
            "address": self._addresses,
            "table": self._tables,
            "calculation": self._calculations,
            "analysis": self._analyses,
            "hint": self._hints,
            "work": self._work,
            "account": self._accounts,
            "letter": self._letters,
            "club": self._club,
            "friend": self._friends,
            "tournament": self._tournaments,
        }
        self._banned: list[ipaddress.IPv4Network | ipaddress.IPv6Network] = []
        self._connections: Final[Counter[str]] = Counter()
        self._most_connections: Final = settings.connections_per_address

    def ban(self, networks: Iterable[str]) -> None:
        """From now on these are not served, and no others are refused for good."""
        self._banned = [ipaddress.ip_network(network, strict=False) for network in networks]

    def request(self, address: str) -> None:
        """One request or connection of an address."""
        if self._banned and self._is_banned(address):
            raise Refusal("banned", "the host does not serve this network")
        _insist(self._addresses.take(address), "too many requests from this address")

    def _is_banned(self, address: str) -> bool:
        try:
            found = ipaddress.ip_network(address, strict=False)
        except ValueError:
            return False
        return any(banned.version == found.version and banned.overlaps(found) for banned in self._banned)

    def new_table(self, address: str) -> None:
        _insist(self._tables.take(address), "too many new tables from this address")

    def code(self, address: str) -> None:
        """Somebody shows an invitation: codes are short, so nobody may try many."""
        _insist(self._codes.take(address), "too many codes from this address")

    def account(self, address: str) -> None:
        """Somebody signs in or changes an account."""
        _insist(self._accounts.take(address), "too many attempts from this address")

    def letter(self, mail_hash: str) -> None:
        """A link to be mailed; nobody's mailbox is filled from here."""
        _insist(self._letters.take(mail_hash), "too many links for this mailbox")

    def club(self, address: str) -> None:
        """Somebody looks at a profile, a board or a tournament."""
        _insist(self._club.take(address), "too many pages of the club for this address")

    def friend(self, person: str) -> None:
        """Somebody asks others by name: nobody shall try many names, or ask many people."""
        _insist(self._friends.take(person), "too many requests of your account")

    def tournament(self, person: str) -> None:
        _insist(self._tournaments.take(person), "too many new tournaments of your account")

    def calculation(self, address: str) -> None:
        _insist(self._calculations.take(address), "too many calculations from this address")

    def analysis(self, address: str) -> None:
        _insist(self._analyses.take(address), "too many analyses from this address")

    def hint(self, address: str) -> None:
        _insist(self._hints.take(address), "too many hints for this address")

    def board(self, address: str, actions: int) -> None:
        """A position that is made anew from so many actions."""
        _insist(
            self._boards.take(address, 1 + actions / ACTIONS_PER_TOKEN),
            "too many positions from this address",
        )

    def message(self, sender: str) -> None:
        """One message of a seat (by the hash of its secret) or of a spectator's connection."""
        _insist(self._seats.take(sender), "too many messages")

    def talk(self, sender: str) -> None:
        """Something said by a seat, or by a spectator of an address."""
        _insist(self._talk.take(sender), "too much said at once")

    def work(self, address: str, sender: str, cost: float) -> None:
        """Work of so many milliseconds for an address, and for a seat or a connection of it."""
        enough = self._work.left(address) and self._seat_work.left(sender)
        _insist(enough, "too much work for this address")
        self.worked(address, sender, cost)

    def worked(self, address: str, sender: str, cost: float) -> None:
        """The same for what is done already."""
        self._work.spend(address, cost)
        self._seat_work.spend(sender, cost)

    def unsent(self) -> dict[str, float]:
        """What the other workers should know of what callers spent here."""
        return {
            f"{name} {key}": round(cost, 3)
            for name, buckets in self._shared.items()
            for key, cost in buckets.unsent().items()
        }

    def hear(self, costs: dict[str, float]) -> None:
        """What callers spent at another worker."""
        for named, cost in costs.items():
            name, _, key = named.partition(" ")
            self._shared[name].spent_elsewhere(key, cost)

    def connect(self, address: str) -> None:
        """A live connection begins; pair with `disconnect`."""
        _insist(self._connections[address] < self._most_connections, "too many connections from this address")
        self._connections[address] += 1

    def disconnect(self, address: str) -> None:
        self._connections[address] -= 1
        if not self._connections[address]:
            del self._connections[address]


def network_of(host: str | None) -> str:
    """The address that limits count by: an IPv6 caller is known by the network."""
    try:
        address = ipaddress.ip_address(host or "")
    except ValueError:
        return host or "unknown"
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((address, IPV6_NETWORK), strict=False))
    return str(address)


def _insist(granted: bool, message: str) -> None:
    if not granted:
        raise Refusal("too_fast", f"{message}: wait a moment")
