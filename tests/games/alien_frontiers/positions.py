"""A readable way to a position: start from a fresh game and put things where a test wants them."""

from __future__ import annotations

from astrolude.games.alien_frontiers.components import CARD_BIT, DICE
from astrolude.games.alien_frontiers.game import GAME
from astrolude.games.alien_frontiers.grammar import CARD, COLONY, DIE, PORT, SHIP
from astrolude.games.alien_frontiers.ports import enter
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.games.alien_frontiers.supply import gain
from astrolude.games.alien_frontiers.territories import settle
from astrolude.kernel.journal import Journal

ANNA, BEN, CLEO, DAN = range(4)


class Table:
    """A game in which Anna is to move; every change keeps the components in balance."""

    def __init__(self, players: int = 4, **options: str) -> None:
        seed = 0
        state = GAME.new(players, options, seed)
        while state.seat != ANNA:
            seed += 1
            state = GAME.new(players, options, seed, Journal())
        assert isinstance(state, AlienState)
        self.state = state
        self.give_back_hands()

    def give_back_hands(self) -> None:
        """Nobody owns a card; what was dealt lies under the draw pile."""
        for seat, hand in enumerate(self.state.hands):
            held = [card for card, bit in enumerate(CARD_BIT) if hand & bit]
            self.state.draw[:0] = held
            self.state.hands[seat] = 0
        settle(self.state)

    def unplaced(self, *dice: str) -> Table:
        """Anna's roll; her fleet is as large as that."""
        state = self.state
        state.dice = [0] * DICE
        for die in dice:
            state.dice[DIE.read(die)] += 1
        state.fleet[ANNA] = sum(1 for die in dice if not die.startswith("r"))
        return self.changed()

    def docked(self, **ships: str) -> Table:
        """Ships at ports, `lunar_mine_1="1-4"`; other players' ships come out of the Maintenance Bay."""
        state = self.state
        for name, label in ships.items():
            station, _, number = name.rpartition("_")
            ship = SHIP.read(label)
            seat = ship // DICE
            waiting = [other for other in state.bay if other // DICE == seat]
            if waiting:
                state.bay.remove(waiting[0])
            else:
                state.fleet[seat] += 1
            enter(state, PORT.read(f"{station}-{number}"), ship)
        return self.changed()

    def landed(self, **colonies: int) -> Table:
        """Colonies out of the reserve, `lem_badlands_0=2` for two of seat 0."""
        for name, number in colonies.items():
            territory, _, seat = name.rpartition("_")
            self.state.colonies[COLONY.read(f"{seat}-{territory}")] += number
            self.state.reserve[int(seat)] -= number
        settle(self.state)
        return self.changed()

    def holding(self, seat: int, *cards: str) -> Table:
        """Cards from wherever they are in the draw pile or on display."""
        for name in cards:
            card = CARD.read(name)
            if card in self.state.draw:
                self.state.draw.remove(card)
            else:
                self.state.display[self.state.display.index(card)] = self.state.draw.pop()
            self.state.hands[seat] |= CARD_BIT[card]
        settle(self.state)
        return self.changed()

    def rich(self, seat: int, fuel: int, ore: int) -> Table:
        """Resources out of the stock."""
        gain(self.state, seat, fuel, ore)
        return self.changed()

    def changed(self) -> Table:
        """Forget the answers listed before the change."""
        self.state.listed = False
        return self

    def legal(self, *verbs: str) -> list[str]:
        """The legal actions in notation, of these verbs if any are named."""
        texts = [GAME.grammar.text(action) for action in self.state.legal_actions()]
        return [text for text in texts if not verbs or text.split()[0] in verbs]

    def play(self, *actions: str) -> Table:
        for action in actions:
            self.state.apply(GAME.grammar.parse(action))
            assert self.state.problems() == []
        return self
