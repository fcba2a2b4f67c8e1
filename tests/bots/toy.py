"""A small game with all that bots must cope with: dice, hidden hands, chains of questions, 2 to 4 seats.

Each turn a seat rolls for coins (chance), or gives: it names a rival, then hands over one of its hidden
cards, whose value is taken from that rival. Or it banks its coins: a bank of three or more counts double.
After five turns each the game is over.
"""

from __future__ import annotations

from typing import Final

from astrolude.kernel import piles
from astrolude.kernel.evaluation import Evaluation, Terms
from astrolude.kernel.game import Game
from astrolude.kernel.generator import Generator
from astrolude.kernel.grammar import Grammar, numbers
from astrolude.kernel.journal import Events
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

    def snapshot(self) -> list[int]:
        cards = [card for hand in self.hands for card in [len(hand), *hand]]
        return [*self.mechanism(), self.turns, *self.coins, *self.points, *cards, *self.pile]


def outcome_of(s: ToyState) -> Outcome:
    return Outcome(s.points, ranks_by([[points] for points in s.points]))


def view_of(s: ToyState, seat: int | None) -> dict[str, object]:
    return {
        "coins": s.coins,
        "points": s.points,
        "hand": None if seat is None else sorted(s.hands[seat]),
        "cards": [len(hand) for hand in s.hands],
        "turns": s.turns,
    }


def redraw(s: ToyState, seat: int, rng: Generator) -> None:
    piles.redraw([*(hand for owner, hand in enumerate(s.hands) if owner != seat), s.pile], rng)


def unwatched(s: ToyState) -> list[str]:
    return []


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


TERMS: Final = Terms()
TERMS.row(["points", "coins"])
EVALUATION: Final = Evaluation(TERMS, [[1.0, 1.5]])


def terms_of(s: ToyState) -> list[list[float]]:
    return [[float(points), float(coins)] for points, coins in zip(s.points, s.coins, strict=True)]


def set_up(s: ToyState, options: dict[str, str]) -> None:
    players = s.players
    s.turns = 0
    s.coins = [0] * players
    s.points = [0] * players
    s.pile = DECK[:]
    s.rng.shuffle(s.pile)
    s.hands = [[s.pile.pop() for _ in range(HAND)] for _ in range(players)]
    s.next_turn()


def toy(name: str, caution: float = 0.0) -> Game:
    return Game(
        name,
        module=__name__,
        players=range(2, SEATS + 1),
        options=[],
        rules_version=1,
        grammar=GRAMMAR,
        questions=QUESTIONS,
        events=Events(),
        decisions=DECISIONS,
        state=ToyState,
        set_up=set_up,
        outcome=outcome_of,
        view=view_of,
        redraw=redraw,
        problems=unwatched,
        blocks=[],
        evaluation=EVALUATION.for_all,
        terms=terms_of,
        caution=caution,
    )


GAME: Final = register(toy("toy"))
