"""A small game with all that bots must cope with: dice, hidden hands, chains of questions, 2 to 4 seats.

Each turn a seat rolls for coins (chance), or gives: it names a rival, then hands over one of its hidden
cards, whose value is taken from that rival. Or it banks its coins: a bank of three or more counts double.
After five turns each the game is over.
"""

from __future__ import annotations

from typing import Final

from astrolude.kernel.game import Game
from astrolude.kernel.generator import Generator
from astrolude.kernel.grammar import Grammar, numbers
from astrolude.kernel.journal import Events
from astrolude.kernel.piles import redraw
from astrolude.kernel.questions import Questions
from astrolude.kernel.registry import register
from astrolude.kernel.state import Decision, Outcome, State, make_decisions, ranks_by

SEATS: Final = 4
TURNS: Final = 5
DECK: Final = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
HAND: Final = 2

GRAMMAR: Final = Grammar()
ROLL: Final = GRAMMAR.verb("roll").at()
BANK: Final = GRAMMAR.verb("bank").at()
ATTACK: Final = GRAMMAR.verb("attack").at()
RIVAL: Final = GRAMMAR.verb("rival", numbers("seat", 0, SEATS - 1))
CARD: Final = GRAMMAR.verb("card", numbers("value", 1, 5))

QUESTIONS: Final = Questions(SEATS)
ASK_TURN: Final = QUESTIONS.prompt("turn")
ASK_RIVAL: Final = QUESTIONS.prompt("rival")
ASK_CARD: Final = QUESTIONS.prompt("card", numbers("seat_attacked", 0, SEATS - 1))


class ToyState(State):
    turns: int
    coins: list[int]
    points: list[int]
    hands: list[list[int]]
    pile: list[int]

    def clone(self) -> ToyState:
        twin = ToyState.__new__(ToyState)
        self.copy_into(twin)
        twin.turns = self.turns
        twin.coins = self.coins[:]
        twin.points = self.points[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.pile = self.pile[:]
        return twin

    def next_turn(self) -> None:
        if self.turns == TURNS * self.players:
            self.finish()
            return
        ASK_TURN.ask(self, self.turns % self.players)
        self.turns += 1

    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        return Outcome(self.points, ranks_by([[points] for points in self.points]))

    def view(self, seat: int | None) -> dict[str, object]:
        return {
            "coins": self.coins,
            "points": self.points,
            "hand": None if seat is None else sorted(self.hands[seat]),
            "cards": [len(hand) for hand in self.hands],
            "turns": self.turns,
        }

    def redraw(self, seat: int, rng: Generator) -> None:
        redraw([*(hand for owner, hand in enumerate(self.hands) if owner != seat), self.pile], rng)

    def snapshot(self) -> list[int]:
        cards = [card for hand in self.hands for card in [len(hand), *hand]]
        return [*self.mechanism(), self.turns, *self.coins, *self.points, *cards, *self.pile]


class Turn(Decision[ToyState]):
    def legal(self, s: ToyState) -> list[int]:
        actions = [ROLL, BANK]
        if s.hands[self.seat]:
            actions.append(ATTACK)
        return actions

    def take(self, s: ToyState, action: int) -> None:
        if action == ATTACK:
            ASK_RIVAL.ask(s, self.seat)
            return
        if action == ROLL:
            s.coins[self.seat] += s.rng.die() // 2
            s.reveal()
        else:
            banked = s.coins[self.seat]
            s.points[self.seat] += banked * 2 if banked >= 3 else banked
            s.coins[self.seat] = 0
        s.next_turn()


class Rival(Decision[ToyState]):
    def legal(self, s: ToyState) -> list[int]:
        return [RIVAL.at(seat) for seat in range(s.players) if seat != self.seat]

    def take(self, s: ToyState, action: int) -> None:
        ASK_CARD.ask(s, self.seat, RIVAL.of(action))


class Card(Decision[ToyState]):
    def legal(self, s: ToyState) -> list[int]:
        return [CARD.at(value - 1) for value in sorted(set(s.hands[self.seat]))]

    def take(self, s: ToyState, action: int) -> None:
        value = CARD.of(action) + 1
        s.hands[self.seat].remove(value)
        s.points[self.arguments[0]] -= value
        s.next_turn()


DECISIONS: Final = make_decisions(QUESTIONS, {ASK_TURN: Turn, ASK_RIVAL: Rival, ASK_CARD: Card})


class ToyGame(Game):
    def blank(self) -> ToyState:
        return ToyState()

    def set_up(self, state: State, options: dict[str, str]) -> None:
        assert isinstance(state, ToyState)
        players = state.players
        state.turns = 0
        state.coins = [0] * players
        state.points = [0] * players
        state.pile = DECK[:]
        state.rng.shuffle(state.pile)
        state.hands = [[state.pile.pop() for _ in range(HAND)] for _ in range(players)]
        state.next_turn()

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, ToyState)
        return [points + 1.5 * coins for points, coins in zip(state.points, state.coins, strict=True)]


GAME: Final = register(ToyGame("toy", range(2, SEATS + 1), [], GRAMMAR, QUESTIONS, Events(), DECISIONS, 1))
