"""A readable way to a position: start from a fresh game and put things where a test wants them."""

from __future__ import annotations

from tests.games.playing import Playing

from astrolude.games.alien_frontiers.game import GAME
from astrolude.games.alien_frontiers.grammar import CARD, COLONY, DIE, FIELD, PORT, SHIP, STATION, TERRITORY
from astrolude.games.alien_frontiers.rules.ports import enter
from astrolude.games.alien_frontiers.rules.supply import gain, give_back
from astrolude.games.alien_frontiers.rules.territories import settle
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.games.alien_frontiers.tables.components import (
    CARD_BIT,
    DICE,
    DISPLAY_SIZE,
    EMPTY,
    GROUP_FIRST,
    GROUP_PORTS,
    NOWHERE,
    PORT_GROUP,
    PORT_STATION,
    PORTS,
    RESOURCE_LIMIT,
    SHIP_IS_RELIC,
    SHIP_SEAT,
    SHIPS,
    SHIPS_PER_COLOUR,
    VALUES,
)
from astrolude.kernel.bits import members
from astrolude.kernel.generator import Generator
from astrolude.kernel.journal import Journal
from astrolude.kernel.state import NOBODY

ANNA, BEN, CLEO, DAN = range(4)


class Table(Playing[AlienState]):
    """A game in its first turn, Anna's unless said otherwise; nobody holds a card or a token.

    Every change keeps the components in balance: what is put somewhere is taken from somewhere else.
    """

    def __init__(self, players: int = 4, active: int = ANNA, **options: str) -> None:
        seed = 0
        while (state := GAME.new(players, options, seed, Journal())).seat != active:
            seed += 1
        assert isinstance(state, AlienState)
        self.state = state
        self.clear()

    def clear(self) -> None:
        """Cards that were dealt or discarded lie under the draw pile, tokens in the stock."""
        state = self.state
        for seat, hand in enumerate(state.hands):
            state.draw[:0] = members(hand)
            state.hands[seat] = 0
            give_back(state, seat, state.fuel[seat], state.ore[seat])
        state.draw[:0] = state.discard
        state.discard.clear()
        settle(state)

    # Ships

    def unplaced(self, *dice: str) -> Table:
        """The active player's roll; his fleet is what is said here and in `docked`."""
        self.state.dice = [0] * DICE
        for die in dice:
            self.state.dice[DIE.read(die)] += 1
        return self.changed()

    def docked(self, **ships: str) -> Table:
        """Ships at ports, `lunar_mine_1="1-4"`; other players' ships come out of the Maintenance Bay."""
        for name, label in ships.items():
            station, _, number = name.rpartition("_")
            self.put(PORT.read(f"{station}-{number}"), SHIP.read(label))
        return self.changed()

    def put(self, port: int, ship: int) -> None:
        """A ship at a port; it comes out of its owner's bay as long as own-colour ships are there."""
        waiting = [
            other
            for other in self.state.bay
            if SHIP_SEAT[other] == SHIP_SEAT[ship] and SHIP_IS_RELIC[other] == SHIP_IS_RELIC[ship]
        ]
        if waiting:
            self.state.bay.remove(waiting[0])
        enter(self.state, port, ship)

    def in_bay(self, seat: int, number: int) -> Table:
        """So many own-colour ships of the seat in the Maintenance Bay."""
        others = [ship for ship in self.state.bay if SHIP_SEAT[ship] != seat]
        self.state.bay = others + [seat * DICE] * number
        return self.changed()

    def full(self, *stations: str) -> Table:
        """No group is free at these stations: ships of value 1 stand in the way, others' as far as they go.

        One ship in a pair or triple is enough for that (AF-4.6).
        """
        for name in stations:
            for port in range(PORTS):
                is_first = port == GROUP_FIRST[PORT_GROUP[port]]
                if STATION.labels[PORT_STATION[port]] == name and is_first and not self.taken(port):
                    self.put(port, self.blocker() * DICE)
                    self.changed()
        return self

    def taken(self, port: int) -> bool:
        """Whether a ship stands in the group of a port."""
        return bool(self.state.occupied & GROUP_PORTS[PORT_GROUP[port]])

    def blocker(self) -> int:
        """Another player who has a ship to spare; the active one when all others have six on the board."""
        others = [seat for seat in range(self.state.players) if seat != self.state.active]
        for seat in others:
            if self.in_bay_of(seat) or self.state.fleet[seat] < SHIPS_PER_COLOUR:
                return seat
        return self.state.active

    def rolling(self, *dice: str) -> Table:
        """What the next roll shows: own-colour ships in any order, the relic last."""
        own = sorted(DIE.read(die) for die in dice if not die.startswith("r"))
        relic = [DIE.read(die) - VALUES for die in dice if die.startswith("r")]
        source = Generator(0)
        while True:
            trial = source.copy()
            rolled = [trial.below(VALUES) for _ in dice]
            if sorted(rolled[: len(own)]) == own and rolled[len(own) :] == relic:
                self.state.rng = source.copy()
                return self
            source.word()

    # Colonies, fields, cards and tokens

    def landed(self, **colonies: int) -> Table:
        """Colonies out of the reserve, `lem_badlands_0=2` for two of seat 0."""
        for name, number in colonies.items():
            territory, _, seat = name.rpartition("_")
            self.state.colonies[COLONY.read(f"{seat}-{territory}")] += number
            self.state.reserve[int(seat)] -= number
        settle(self.state)
        return self.changed()

    def on_hub(self, seat: int, circle: int) -> Table:
        """A colony out of the reserve on a circle of the seat's track."""
        self.state.reserve[seat] -= 1
        self.state.circle[seat] = circle
        return self.changed()

    def fields(self, **places: str) -> Table:
        """Fields on territories, `isolation_field="lem_badlands"`."""
        for field, territory in places.items():
            self.state.fields[FIELD.read(field)] = TERRITORY.read(territory)
        settle(self.state)
        return self.changed()

    def take_card(self, name: str) -> int:
        """A card from wherever it is in the draw pile or on display."""
        card = CARD.read(name)
        if card in self.state.draw:
            self.state.draw.remove(card)
        else:
            self.state.display[self.state.display.index(card)] = self.state.draw.pop()
        return card

    def holding(self, seat: int, *cards: str) -> Table:
        """Cards in a hand."""
        for name in cards:
            self.state.hands[seat] |= CARD_BIT[self.take_card(name)]
        settle(self.state)
        return self.changed()

    def displaying(self, *cards: str) -> Table:
        """Cards on display, filled up with others."""
        state = self.state
        state.draw[:0] = state.display
        state.display = [self.take_card(name) for name in cards]
        while len(state.display) < DISPLAY_SIZE:
            state.display.append(state.draw.pop())
        return self.changed()

    def stacked(self, *cards: str) -> Table:
        """The next cards of the draw pile, the first one on top."""
        on_top = [self.take_card(name) for name in cards]
        self.state.draw.extend(reversed(on_top))
        return self.changed()

    def discarded(self, *cards: str) -> Table:
        """Cards on the discard pile."""
        self.state.discard.extend([self.take_card(name) for name in cards])
        return self.changed()

    def exhausted(self, displayed: int) -> Table:
        """Both piles are empty and so many cards on display: the other players hold the rest."""
        state = self.state
        spare = [*state.draw, *state.discard, *state.display[displayed:]]
        state.draw.clear()
        state.discard.clear()
        del state.display[displayed:]
        for card in spare:
            lacking = [seat for seat, hand in enumerate(state.hands) if not hand & CARD_BIT[card]]
            state.hands[next(seat for seat in lacking if seat != state.active)] |= CARD_BIT[card]
        settle(state)
        return self.changed()

    def rich(self, seat: int, fuel: int, ore: int) -> Table:
        """More tokens out of the stock."""
        gain(self.state, seat, fuel, ore)
        return self.changed()

    def stock_left(self, fuel: int | None = None, ore: int | None = None) -> Table:
        """So much is left in the stock: others hold the rest, eight tokens each, then the active player."""
        state = self.state
        others = [seat for seat in range(state.players) if seat != state.active]
        while (fuel is not None and state.fuel_stock > fuel) or (ore is not None and state.ore_stock > ore):
            room = [seat for seat in others if state.fuel[seat] + state.ore[seat] < RESOURCE_LIMIT]
            seat = room[0] if room else state.active
            wants_fuel = fuel is not None and state.fuel_stock > fuel
            gain(state, seat, int(wants_fuel), int(not wants_fuel))
        return self.changed()

    def changed(self) -> Table:
        """Count the ships again and forget the answers listed before the change."""
        state = self.state
        ships = [ship for ship in [*state.ports, *state.bay] if 0 <= ship < SHIPS]
        ships += [state.active * DICE + die for die in range(DICE) for _ in range(state.dice[die])]
        for seat in range(state.players):
            own = [ship for ship in ships if SHIP_SEAT[ship] == seat and not SHIP_IS_RELIC[ship]]
            state.fleet[seat] = len(own)
        owners = [SHIP_SEAT[ship] for ship in ships if SHIP_IS_RELIC[ship]]
        state.relic = owners[0] if owners else NOBODY
        state.listed = False
        return self

    # Playing

    def swap(self, first: str, second: str) -> Table:
        """Polarity Device's discard power; the second colony is not asked for where there is only one."""
        self.play(f"swap_colonies {first}")
        if self.state.decision.prompt == "swap_colonies":
            played_from = self.played_from
            self.play(f"swap_with {second}")
            self.played_from = played_from
        swapped = {"first": f"colony:{first}", "second": f"colony:{second}"}
        assert self.told("colonies_swapped") == [{"seat": self.state.active, **swapped}]
        return self

    def pass_to(self, seat: int, *dice: str) -> Table:
        """Everybody docks what he must and ends his turn, until the seat's next turn; he rolls these dice."""
        turn = self.state.turn
        while self.state.active != seat or self.state.turn == turn:
            action = "end_turn" if "end_turn" in self.legal() else self.legal()[0]
            if dice and (self.state.active + 1) % self.state.players == seat:
                self.rolling(*dice)
            self.play(action)
        return self

    # Reading

    def resources(self, seat: int) -> tuple[int, int]:
        """Fuel and ore of a seat."""
        return self.state.fuel[seat], self.state.ore[seat]

    def stock(self) -> tuple[int, int]:
        """Fuel and ore in the stock."""
        return self.state.fuel_stock, self.state.ore_stock

    def points(self, seat: int) -> int:
        return self.state.scores[seat]

    def fleet(self, seat: int) -> int:
        """Own-colour ships in play."""
        return self.state.fleet[seat]

    def dice(self) -> list[str]:
        """The unplaced ships."""
        return [DIE.labels[die] for die in range(DICE) for _ in range(self.state.dice[die])]

    def at(self, station: str) -> list[str]:
        """The ships docked at a station, in the order of its ports."""
        here = [port for port in range(PORTS) if PORT_STATION[port] == STATION.read(station)]
        return [SHIP.labels[self.state.ports[port]] for port in here if 0 <= self.state.ports[port] < SHIPS]

    def port(self, port: str) -> str | None:
        """The ship at a port."""
        ship = self.state.ports[PORT.read(port)]
        return None if ship == EMPTY else SHIP.labels[ship]

    def in_bay_of(self, seat: int) -> list[str]:
        """The ships of a seat in the Maintenance Bay."""
        return [SHIP.labels[ship] for ship in self.state.bay if SHIP_SEAT[ship] == seat]

    def controller(self, territory: str) -> int | None:
        """Who controls a territory."""
        seat = self.state.control[TERRITORY.read(territory)]
        return None if seat == NOBODY else seat

    def colonies(self, territory: str) -> list[int]:
        """The colonies on a territory by seat."""
        return [self.state.colonies[COLONY.read(f"{seat}-{territory}")] for seat in range(self.state.players)]

    def field(self, field: str) -> str | None:
        """The territory that a field is on."""
        territory = self.state.fields[FIELD.read(field)]
        return None if territory == NOWHERE else TERRITORY.labels[territory]

    def relic_owner(self) -> int | None:
        """Who has the Relic Ship; nobody while it lies on Burroughs Desert."""
        return None if self.state.relic == NOBODY else self.state.relic

    def cards(self, seat: int) -> list[str]:
        """The alien tech cards of a seat in alphabetical order."""
        return sorted(CARD.labels[card] for card in members(self.state.hands[seat]))

    def display(self) -> list[str]:
        return [CARD.labels[card] for card in self.state.display]

    def discard_pile(self) -> list[str]:
        return [CARD.labels[card] for card in self.state.discard]

    def draw_pile(self) -> int:
        """How many cards are left to draw."""
        return len(self.state.draw)
