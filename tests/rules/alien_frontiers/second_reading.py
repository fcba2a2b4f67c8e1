"""The legal steps of the main part read off the rules document a second time, the slow and plain way.

Nothing of the engine is used but the public view of a position. Where the two readings differ, one of them
has misread the document.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, permutations
from typing import Any, NamedTuple

SHIPS_PER_DOCK = {
    "solar_converter": 1,
    "alien_artifact": 1,
    "colonist_hub": 1,
    "lunar_mine": 1,
    "terraforming_station": 1,
    "orbital_market": 2,
    "shipyard": 2,
    "colony_constructor": 3,
    "raiders_outpost": 3,
}
FIELD_OF = {
    "stasis_beam": "isolation_field",
    "data_crystal": "positron_field",
    "gravity_manipulator": "repulsor_field",
}


class Ship(NamedTuple):
    """A ship that is about to be docked."""

    value: int
    relic: bool


class Reuse(NamedTuple):
    """A ship that a card takes from a facility: it must be part of the new dock, which is elsewhere."""

    ship: Ship
    station: str
    card: str


def name(reference: str) -> str:
    """`card:booster_pod` without its kind."""
    return reference.split(":")[1]


class Reading:
    """One position, as everybody sees it."""

    def __init__(self, view: Any, french: bool) -> None:
        self.view = view
        self.french = french
        self.seat: int = view["active"]
        self.me = view["seats"][self.seat]
        self.fuel: int = self.me["fuel"]
        self.ore: int = self.me["ore"]
        self.bonuses = {name(bonus) for bonus in self.me["bonuses"]}
        self.cards = {name(card["card"]): card["used"] for card in self.me["cards"]}
        self.dice = [Ship(int(die[-1]), name(die).startswith("r")) for die in view["dice"]]
        self.territories = {name(row["territory"]): row for row in view["territories"]}
        self.fields = {field: name(place) if place else None for field, place in view["fields"].items()}

    # Docks (AF-4.5, AF-6)

    def ports(self, station: str) -> list[Any]:
        return [port for group in self.view["stations"][station] for port in group]

    def values_at(self, station: str) -> list[int]:
        return [port["ship"]["value"] for port in self.ports(station) if port["ship"]]

    def has_room(self, station: str) -> bool:
        """AF-4.6, AF-6.3.2, AF-6.8.2: an empty group, a free port of the own track; the outpost always."""
        groups = self.view["stations"][station]
        if station == "raiders_outpost":
            return True
        if station == "colonist_hub":
            return any(port["ship"] is None for port in groups[self.seat])
        return any(all(port["ship"] is None and not port["blocked"] for port in group) for group in groups)

    def suits(self, station: str, ships: tuple[Ship, ...]) -> bool:
        """The ship requirement of a facility."""
        values = sorted(ship.value for ship in ships)
        if station == "lunar_mine":
            first_is_free = (
                "van_vogt_mountains" in self.bonuses and self.view["turn_state"]["mine_docks"] == 0
            )
            return first_is_free or values[0] >= max(self.values_at(station), default=1)
        if station == "terraforming_station":
            own: int = self.me["ships"]
            if self.french:
                return values == [6] and own + self.me["relic"] - 1 >= 3
            return values == [6] and (ships[0].relic or own - 1 >= 3)
        if station == "raiders_outpost":
            is_run = values == list(range(values[0], values[0] + 3))
            return is_run and sum(values) > sum(self.values_at(station))
        if station == "colonist_hub":
            return bool(self.me["circle"] != 7)
        if station == "shipyard" and self.me["ships"] == 6:
            return False
        return len(set(values)) == 1

    def price(self, station: str) -> tuple[int, int]:
        """Fuel and ore of a dock."""
        if station == "terraforming_station":
            return 1, 1
        if station == "colony_constructor":
            return 0, 2 if "bradbury_plateau" in self.bonuses else 3
        if station == "shipyard":
            each = max(self.me["ships"] - 2, 1) - ("herbert_valley" in self.bonuses)
            return each, each
        return 0, 0

    def docks(self, reuse: Reuse | None = None) -> set[str]:
        """Every legal dock of unplaced ships, or of a reused ship with partners (AF-9.15, AF-9.21)."""
        spent = self.card_price(reuse.card, 1) if reuse else 0
        found: set[str] = set()
        for station, needed in SHIPS_PER_DOCK.items():
            if reuse and (station == reuse.station or not self.may_be_reused_at(station, reuse.card)):
                continue
            fuel, ore = self.price(station)
            if not self.has_room(station) or fuel > self.fuel - spent or ore > self.ore:
                continue
            for ships in self.choices(needed, reuse):
                if self.suits(station, ships):
                    found.add(notation(station, ships))
        return found

    def choices(self, needed: int, reuse: Reuse | None) -> Iterator[tuple[Ship, ...]]:
        if reuse:
            yield from ((reuse.ship, *partners) for partners in combinations(self.dice, needed - 1))
        else:
            yield from combinations(self.dice, needed)

    def may_be_reused_at(self, station: str, card: str) -> bool:
        """AF-9.15.1, AF-9.21, AF-17.3."""
        return station != "terraforming_station" or (card == "orbital_teleporter" and not self.french)

    # Fuel powers (AF-9)

    def card_price(self, card: str, units: int) -> int:
        each = {"gravity_manipulator": 2, "orbital_teleporter": 2, "mind_control_helmet": 4}.get(card, 1)
        return max(0, each * units - ("pohl_foothills" in self.bonuses))

    def may_use(self, card: str, units: int = 1) -> bool:
        return self.has_unused(card) and self.fuel >= self.card_price(card, units)

    def has_unused(self, card: str) -> bool:
        return card in self.cards and not self.cards[card]

    def powers_on_dice(self) -> Iterator[str]:
        for die in self.dice:
            if self.may_use("booster_pod") and die.value < 6:
                yield f"booster {label([die])}"
            if self.may_use("stasis_beam") and die.value > 1:
                yield f"stasis {label([die])}"
            if self.may_use("polarity_device"):
                yield f"polarity {label([die])}"
            if self.may_use("temporal_warper"):
                yield f"warp {label([die])}"
        if self.may_use("gravity_manipulator"):
            for down, up in permutations(self.dice, 2):
                if down.value > 1 and up.value < 6:
                    yield f"gravity {label([down])} {label([up])}"

    def loans(self) -> Iterator[str]:
        for territory, row in self.territories.items():
            colonies = sum(row["colonies"])
            closed = territory in ("burroughs_desert", self.fields["isolation_field"])
            lacks_it = colonies and not closed and territory not in self.bonuses
            if lacks_it and self.may_use("data_crystal", colonies):
                yield f"crystal {territory}"

    def powers_on_docked_ships(self) -> Iterator[str]:
        for station in SHIPS_PER_DOCK:
            for port in self.ports(station):
                if port["ship"] is None:
                    continue
                mine = port["ship"]["seat"] == self.seat
                if not mine and self.may_use("plasma_cannon"):
                    yield f"cannon {name(port['ref'])}"
                verb, card = ("teleport", "orbital_teleporter") if mine else ("helmet", "mind_control_helmet")
                if station != "terraforming_station" and self.may_use(card):
                    ship = Ship(port["ship"]["value"], port["ship"]["relic"])
                    if self.docks(Reuse(ship, station, card)):
                        yield f"{verb} {name(port['ref'])}"

    # Discard powers (AF-8, AF-9)

    def discard_powers(self) -> Iterator[str]:
        if self.view["turn_state"]["discard_used"]:
            return
        powers: dict[str, Callable[[], Iterator[str]]] = {
            "booster_pod": lambda: (f"remove_field {field}" for field, at in self.fields.items() if at),
            "temporal_warper": self.takes,
            "orbital_teleporter": lambda: (f"move_colony {seat}-{at}" for seat, at in self.movable()),
            "polarity_device": self.swaps,
            "plasma_cannon": self.destructions,
        }
        for card, targets in powers.items():
            if self.has_unused(card):
                yield from targets()
        for card, field in FIELD_OF.items():
            if self.has_unused(card):
                for territory in self.territories:
                    if territory != self.fields[field]:
                        yield f"place_field {field} {territory}"

    def takes(self) -> Iterator[str]:
        for card in map(name, self.view["discard_pile"]):
            if card not in self.cards or card == "temporal_warper":
                yield f"take_discard {card}"

    def movable(self) -> list[tuple[int, str]]:
        """AF-8.6: colonies by owner and territory, but those under the Repulsor Field."""
        return [
            (seat, territory)
            for territory, row in self.territories.items()
            for seat, colonies in enumerate(row["colonies"])
            if colonies and territory != self.fields["repulsor_field"]
        ]

    def swaps(self) -> Iterator[str]:
        """The colony named first is that of the owner who comes first, counted from the player himself."""
        players = len(self.view["seats"])
        for (first, here), (second, there) in permutations(self.movable(), 2):
            if here != there and (first - self.seat) % players < (second - self.seat) % players:
                yield f"swap_colonies {first}-{here}"

    def destructions(self) -> Iterator[str]:
        for station in SHIPS_PER_DOCK:
            for port in self.ports(station):
                if port["ship"] and self.may_destroy(port["ship"], station == "terraforming_station"):
                    yield f"destroy {name(port['ref'])}"
        for ship in self.view["bay"]:
            if not self.french and self.may_destroy(ship, doomed=False):
                yield f"destroy_in_bay {name(ship['ref'])}"

    def may_destroy(self, ship: Any, doomed: bool) -> bool:
        """AF-9.16.1: the formula."""
        owner = ship["seat"]
        [port] = self.ports("terraforming_station")
        other = port["ship"]
        other_doomed = not doomed and other and other["seat"] == owner and not other["relic"]
        left = self.view["seats"][owner]["ships"] - 1 - bool(other_doomed)
        return bool(owner != self.seat and (ship["relic"] or left >= 3))

    # The main part (AF-10.1)

    def free_steps(self) -> Iterator[str]:
        """Cycle, claim, trade, launch, buy the relic."""
        state, payable = self.view["turn_state"], self.fuel > 0 and self.ore > 0
        if state["cycles"] and self.view["display"]:
            yield "cycle"
        if state["artifact_total"] >= 8:
            yield from (f"claim {card}" for card in map(name, self.view["display"]) if card not in self.cards)
        may_trade = bool(state["trade_at"] if self.french else state["market_pairs"])
        if may_trade and self.view["stock"]["ore"] != 0 and self.fuel >= self.trade_price():
            yield "trade"
        if self.me["circle"] == 7 and payable:
            yield "launch"
        controlled = self.territories["burroughs_desert"]["controller"] == self.seat
        isolated = self.fields["isolation_field"] == "burroughs_desert"
        if self.view["relic"]["place"] == "desert" and controlled and not isolated and payable:
            yield "buy_relic"

    def trade_price(self) -> int:
        """AF-6.7.2, AF-6.7.3, AF-6.7.4, AF-17.8."""
        if "heinlein_plains" in self.bonuses:
            return 1
        if self.french:
            return int(self.view["turn_state"]["trade_at"])
        pairs = self.view["turn_state"]["market_pairs"]
        values = [port["ship"]["value"] for port in self.ports("orbital_market") if port["port"] in pairs]
        return int(min(values))

    def steps(self) -> set[str]:
        """Every legal step."""
        docks = self.docks()
        return {
            *(docks or {"end_turn"}),
            *self.free_steps(),
            *self.powers_on_dice(),
            *self.loans(),
            *self.powers_on_docked_ships(),
            *self.discard_powers(),
        }


def label(ships: list[Ship] | tuple[Ship, ...]) -> str:
    """The value of equal ships, with an r if the relic is among them."""
    return ("r" if any(ship.relic for ship in ships) else "") + str(ships[0].value)


def notation(station: str, ships: tuple[Ship, ...]) -> str:
    if station != "raiders_outpost":
        return f"dock {station} {label(ships)}"
    relic = "r" if any(ship.relic for ship in ships) else ""
    return f"dock_run {relic}{''.join(str(value) for value in sorted(ship.value for ship in ships))}"
