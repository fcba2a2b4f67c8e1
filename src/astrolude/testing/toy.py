"""Beacons: a small complete game that uses everything the kernel offers. Also the shortest example of one.

Two to four keepers light beacons on an island of seven hexes. A turn begins with a die that brings oil
and wicks, then has two steps out of: `light` a beacon, `shift` one to a neighbouring hex, `draw` a card,
`signal` with one or two cards for fame, or `rest`, which ends the turn. Whoever has a beacon next to a
newly lit one may `douse` it with a storm card, or `let` it burn; they are asked in clockwise order. The
game ends after the last round, or with a turn that leaves the whole island lit. A beacon and a point of
fame are worth one each; equal scores are told apart by the oil and wicks left. A keeper may leave the
standing order to keep all storms.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from astrolude.kernel import bits, piles
from astrolude.kernel.coupling import Coupling
from astrolude.kernel.effects import Holdings
from astrolude.kernel.errors import InvalidInput
from astrolude.kernel.evaluation import Evaluation, Terms
from astrolude.kernel.game import ASK, Game, Option
from astrolude.kernel.generator import Generator
from astrolude.kernel.grammar import Grammar, Kind, Slot, Verb, numbers
from astrolude.kernel.hexes import Region, disc
from astrolude.kernel.journal import Events, Field
from astrolude.kernel.observation import PLAYERS, Block, Sketch
from astrolude.kernel.obstacles import ABSENT, FAR, FORBIDDEN, ORDER, TAKEN, Obstacle, Obstacles, otherwise
from astrolude.kernel.piles import draw
from astrolude.kernel.pools import covers, gain_up_to, move, pay
from astrolude.kernel.questions import Questions
from astrolude.kernel.registry import register
from astrolude.kernel.state import Decision, Outcome, State, Step, make_decisions, ranks_by

SEATS: Final = 4
STEPS: Final = 2
BEACONS: Final = 4
SIGNALS: Final = 2
FAME_LIMIT: Final = 3
OIL: Final = 0
WICKS: Final = 1
BANK: Final = [12, 10]
YIELDS: Final = [[0, 1], [0, 1], [1, 1], [1, 1], [2, 0], [2, 0]]
"""What each face of the die brings, in oil and wicks."""
ROUNDS: Final = {"short": 2, "long": 4}
COPIES: Final = 4
STORM: Final = 3
ISLAND: Final = Region(disc((0, 0), 1))

HEX: Final = Kind("hex", ISLAND.labels())
CARD: Final = Kind("card", ["gull", "mast", "reef", "storm"])
KEEPER: Final = numbers("keeper", 0, SEATS - 1)

GRAMMAR: Final = Grammar()
REST: Final = GRAMMAR.verb("rest")
DRAW: Final = GRAMMAR.verb("draw")
SIGNAL: Final = GRAMMAR.verb("signal")
LIGHT: Final = GRAMMAR.verb("light", HEX)
SHIFT: Final = GRAMMAR.verb("shift", Slot("from", HEX), Slot("to", HEX))
SEND: Final = GRAMMAR.verb("send", CARD)
STOP: Final = GRAMMAR.verb("stop")
LET: Final = GRAMMAR.verb("let")
DOUSE: Final = GRAMMAR.verb("douse")

QUESTIONS: Final = Questions(SEATS)
STEP: Final = QUESTIONS.prompt("step", numbers("left", 1, STEPS))
SENDING: Final = QUESTIONS.prompt("sending", numbers("left", 1, SIGNALS), Slot("first", CARD))
ANSWER: Final = QUESTIONS.prompt("answer", HEX)
DAWN: Final = QUESTIONS.step("dawn", KEEPER)
DUSK: Final = QUESTIONS.step("dusk", KEEPER)

EVENTS: Final = Events()
ROLLED: Final = EVENTS.event("rolled", Field("face"), Field("oil"), Field("wicks"))
LIT: Final = EVENTS.event("lit", Field("hex", HEX))
SHIFTED: Final = EVENTS.event("shifted", Field("from", HEX), Field("to", HEX))
DREW: Final = EVENTS.event("drew")
RECEIVED: Final = EVENTS.event("received", Field("card", CARD))
SENT: Final = EVENTS.event("sent", Field("card", CARD), Field("fame"))
DOUSED: Final = EVENTS.event("doused", Field("hex", HEX))
ENDED: Final = EVENTS.event("ended", Field("scores", many=True))


class Island(State):
    """A position of Beacons."""

    active: int
    round: int
    rounds: int
    cards: int
    bank: list[int]
    stores: list[list[int]]
    lit: list[int]
    fame: list[int]
    hands: list[list[int]]
    pile: list[int]
    discard: list[int]

    def clone(self) -> Island:
        twin = Island.__new__(Island)
        self.copy_into(twin)
        twin.active = self.active
        twin.round = self.round
        twin.rounds = self.rounds
        twin.cards = self.cards
        twin.bank = self.bank[:]
        twin.stores = [store[:] for store in self.stores]
        twin.lit = self.lit[:]
        twin.fame = self.fame[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.pile = self.pile[:]
        twin.discard = self.discard[:]
        return twin

    def scalars(self) -> list[int]:
        return [self.active, self.round, self.rounds, self.cards]

    def parts(self) -> list[list[int]]:
        return [self.bank, *self.stores, self.lit, self.fame, self.pile, self.discard, *self.hands]

    def all_lit(self) -> int:
        """The mask of every lit hex."""
        mask = 0
        for own in self.lit:
            mask |= own
        return mask

    def score(self, seat: int) -> int:
        return bits.count(self.lit[seat]) + self.fame[seat]


def held(s: Island, seat: int) -> list[int]:
    return [s.score(seat), *s.stores[seat]]


HOLDINGS: Final = Holdings(["points", "oil", "wicks"], held)


def outcome_of(s: Island) -> Outcome:
    scores = [s.score(seat) for seat in range(s.players)]
    return Outcome(scores, ranks_by([[scores[seat], sum(s.stores[seat])] for seat in range(s.players)]))


def view_of(s: Island, seat: int | None) -> dict[str, object]:
    return {
        "scores": [s.score(other) for other in range(s.players)],
        "active": s.active,
        "round": s.round + 1,
        "rounds": s.rounds,
        "bank": {"oil": s.bank[OIL], "wicks": s.bank[WICKS]},
        "pile": len(s.pile),
        "discard": [CARD.reference(card) for card in s.discard],
        "seats": [keeper_view(s, other, seat == other) for other in range(s.players)],
    }


def keeper_view(s: Island, seat: int, own: bool) -> dict[str, object]:
    """What is seen of one seat; its cards only by itself."""
    beacons = bits.members(s.lit[seat])
    return {
        "oil": s.stores[seat][OIL],
        "wicks": s.stores[seat][WICKS],
        "beacons": [HEX.reference(place) for place in beacons],
        "cards": len(s.hands[seat]),
        "hand": [CARD.reference(card) for card in s.hands[seat]] if own else None,
        "score": {
            "total": s.score(seat),
            "parts": {"beacons": len(beacons), "fame": s.fame[seat]},
        },
    }


def redraw(s: Island, seat: int, rng: Generator) -> None:
    piles.redraw([s.pile, *(hand for other, hand in enumerate(s.hands) if other != seat)], rng)
    for hand in s.hands:
        hand.sort()


def broken(s: Island) -> list[str]:
    found: list[str] = []
    for kind, total in enumerate(BANK):
        if s.bank[kind] + sum(store[kind] for store in s.stores) != total:
            found.append(f"resource {kind} does not add up to {total}")
    if min(min(pool) for pool in [s.bank, *s.stores]) < 0:
        found.append("a negative resource")
    if len(s.pile) + len(s.discard) + sum(len(hand) for hand in s.hands) != s.cards:
        found.append(f"the cards do not add up to {s.cards}")
    if bits.count(s.all_lit()) != sum(bits.count(own) for own in s.lit):
        found.append("two beacons on one hex")
    if max(bits.count(own) for own in s.lit) > BEACONS:
        found.append(f"more than {BEACONS} beacons of one seat")
    if not 0 <= min(s.fame) <= max(s.fame) <= FAME_LIMIT:
        found.append("fame out of range")
    return found


def rivals_near(s: Island, place: int) -> int:
    """The mask of seats other than the active one that have a beacon next to a hex."""
    around = bits.mask_of(ISLAND.neighbours[place])
    near = [seat for seat in range(s.players) if seat != s.active and s.lit[seat] & around]
    return bits.mask_of(near)


def cost_of_light(s: Island, place: int) -> list[int]:
    """One oil, one more for each rival nearby, and a wick."""
    return [1 + bits.count(rivals_near(s, place)), 1]


def ask_next_rival(s: Island, place: int, after: int) -> None:
    """Ask the next seat clockwise that may douse the beacon just lit, if one is left."""
    rivals = rivals_near(s, place)
    for turned in range(1, s.players):
        seat = (s.active + turned) % s.players
        if turned > (after - s.active) % s.players and bits.has(rivals, seat):
            ANSWER.ask(s, seat, place)
            return


def end(s: Island) -> None:
    s.finish()
    s.note_all(ENDED, s.active, [s.score(seat) for seat in range(s.players)])


class Dawn(Step[Island]):
    """The start of a turn: the die is rolled."""

    def run(self, s: Island) -> None:
        keeper = self.argument
        s.active = keeper
        face = s.rng.die()
        s.reveal()
        gained = [move(s.bank, s.stores[keeper], kind, due) for kind, due in enumerate(YIELDS[face - 1])]
        s.note(ROLLED, keeper, face, gained[OIL], gained[WICKS])
        DUSK.then(s, keeper)
        STEP.ask(s, keeper, STEPS - 1)


class NextStep(Decision[Island]):
    """What to do next; there is always `rest`."""

    def __init__(self, prompt: str, seat: int, arguments: list[int]) -> None:
        super().__init__(prompt, seat, arguments)
        self.left: Final = arguments[0] + 1

    def legal(self, s: Island) -> list[int]:
        actions = [REST.at()]
        store = s.stores[self.seat]
        if s.pile or s.discard:
            actions.append(DRAW.at())
        if s.hands[self.seat]:
            actions.append(SIGNAL.at())
        dark = [place for place in range(HEX.size) if not bits.has(s.all_lit(), place)]
        if bits.count(s.lit[self.seat]) < BEACONS:
            actions += [
                LIGHT.at(place) for place in dark if covers(s.stores[self.seat], cost_of_light(s, place))
            ]
        if store[WICKS]:
            actions += [
                SHIFT.at(source, target)
                for source in bits.members(s.lit[self.seat])
                for target in ISLAND.neighbours[source]
                if target in dark
            ]
        return actions

    def take(self, s: Island, action: int) -> None:
        if REST.holds(action):
            return
        if self.left > 1:
            STEP.ask(s, self.seat, self.left - 2)
        if DRAW.holds(action):
            self.draw(s)
        elif SIGNAL.holds(action):
            SENDING.ask(s, self.seat, SIGNALS - 1, 0)
        elif LIGHT.holds(action):
            self.light(s, LIGHT.of(action))
        else:
            source, target = SHIFT.of(action)
            self.shift(s, source, target)

    def draw(self, s: Island) -> None:
        card = draw(s.pile, s.discard, s.rng)
        s.hands[self.seat].append(card)
        s.hands[self.seat].sort()
        s.reveal()
        s.note(DREW, self.seat)
        s.note_all(RECEIVED, self.seat, [card], 1 << self.seat)

    def light(self, s: Island, place: int) -> None:
        pay(s.stores[self.seat], s.bank, cost_of_light(s, place))
        s.lit[self.seat] |= 1 << place
        s.note(LIT, self.seat, place)
        ask_next_rival(s, place, self.seat)

    def shift(self, s: Island, source: int, target: int) -> None:
        pay(s.stores[self.seat], s.bank, [0, 1])
        s.lit[self.seat] ^= 1 << source | 1 << target
        s.note(SHIFTED, self.seat, source, target)


class Sending(Decision[Island]):
    """One or two cards, in rising order so that no pair is offered twice.

    Always asked: settling it unasked would tell the others that no higher card is in the hand.
    """

    automatic = False

    def __init__(self, prompt: str, seat: int, arguments: list[int]) -> None:
        super().__init__(prompt, seat, arguments)
        self.left: Final = arguments[0] + 1

    def legal(self, s: Island) -> list[int]:
        hand = s.hands[self.seat]
        actions = [SEND.at(card) for card in range(self.second, CARD.size) if card in hand]
        if self.left < SIGNALS:
            actions.append(STOP.at())
        return actions

    def take(self, s: Island, action: int) -> None:
        if STOP.holds(action):
            return
        card = SEND.of(action)
        s.hands[self.seat].remove(card)
        s.discard.append(card)
        s.note(SENT, self.seat, card, gain_up_to(s.fame, self.seat, 1, FAME_LIMIT))
        if self.left > 1:
            SENDING.ask(s, self.seat, self.left - 2, card)


class Answer(Decision[Island]):
    """A rival next to the new beacon may douse it. Always asked: silence would tell that no storm is held."""

    automatic = False

    def legal(self, s: Island) -> list[int]:
        return [LET.at(), DOUSE.at()] if STORM in s.hands[self.seat] else [LET.at()]

    def take(self, s: Island, action: int) -> None:
        if LET.holds(action):
            ask_next_rival(s, self.argument, self.seat)
            return
        s.hands[self.seat].remove(STORM)
        s.discard.append(STORM)
        s.lit[s.active] ^= 1 << self.argument
        s.note(DOUSED, self.seat, self.argument)


class Dusk(Step[Island]):
    """The end of a turn: the next dawn, or the end of the game."""

    def run(self, s: Island) -> None:
        following = (self.argument + 1) % s.players
        if following == 0:
            s.round += 1
        if s.round == s.rounds or bits.count(s.all_lit()) == HEX.size:
            end(s)
        else:
            DAWN.then(s, following)


CLASSES: Final[dict[Verb, type[Decision[Island]]]] = {
    STEP: NextStep,
    SENDING: Sending,
    ANSWER: Answer,
    DAWN: Dawn,
    DUSK: Dusk,
}
DECISIONS: Final = make_decisions(QUESTIONS, CLASSES)


def supply(s: Island, seat: int, resource: int, amount: int) -> None:
    s.stores[seat][resource] += amount


OBSTACLES: Final = Obstacles("beacons")
SHORTAGE: Final = OBSTACLES.shortage(Kind("resource", ["oil", "wicks"]), supply)
PILES_EMPTY: Final = OBSTACLES.cause("piles_empty", ABSENT)
HAND_EMPTY: Final = OBSTACLES.cause("hand_empty", ABSENT)
NO_BEACON: Final = OBSTACLES.cause("no_beacon", ABSENT, Field("hex", HEX))
BURNING: Final = OBSTACLES.cause("burning", TAKEN, Field("hex", HEX))
ALL_BEACONS: Final = OBSTACLES.cause("all_beacons", FORBIDDEN, Field("beacons"))
TOO_FAR: Final = OBSTACLES.cause("too_far", FAR, Field("distance"))
NO_SUCH_CARD: Final = OBSTACLES.cause("no_card", ABSENT, Field("card", CARD))
RISING: Final = OBSTACLES.cause("rising", ORDER)
SEND_ONE: Final = OBSTACLES.cause("send_one", ORDER)
NO_STORM: Final = OBSTACLES.cause("no_storm", ABSENT)


def step_obstacles(s: Island, action: int) -> list[Obstacle]:
    """What stands in the way of a step."""
    seat = s.seat
    if DRAW.holds(action):
        return [] if s.pile or s.discard else [PILES_EMPTY.obstacle()]
    if SIGNAL.holds(action):
        return [] if s.hands[seat] else [HAND_EMPTY.obstacle()]
    if LIGHT.holds(action):
        place = LIGHT.of(action)
        found = place_obstacles(s, place)
        if bits.count(s.lit[seat]) == BEACONS:
            found.append(ALL_BEACONS.obstacle(BEACONS))
        for resource, price in enumerate(cost_of_light(s, place)):
            found += SHORTAGE.obstacles(resource, price, s.stores[seat][resource])
        return found
    if SHIFT.holds(action):
        source, target = SHIFT.of(action)
        found = place_obstacles(s, target) + SHORTAGE.obstacles(WICKS, 1, s.stores[seat][WICKS])
        if not bits.has(s.lit[seat], source):
            found.append(NO_BEACON.obstacle(source))
        if ISLAND.distances[source][target] > 1:
            found.append(TOO_FAR.obstacle(ISLAND.distances[source][target]))
        return found
    return []


def place_obstacles(s: Island, place: int) -> list[Obstacle]:
    """A beacon needs a dark hex."""
    return [BURNING.obstacle(place)] if bits.has(s.all_lit(), place) else []


def sending_obstacles(s: Island, action: int) -> list[Obstacle]:
    """What stands in the way of a card, or of stopping."""
    left, least = s.decision.argument + 1, s.decision.second
    if STOP.holds(action):
        return [SEND_ONE.obstacle()] if left == SIGNALS else []
    card = SEND.of(action)
    if card not in s.hands[s.seat]:
        return [NO_SUCH_CARD.obstacle(card)]
    return [RISING.obstacle()] if card < least else []


OBSTACLES.question(STEP, [REST, DRAW, SIGNAL, LIGHT, SHIFT], step_obstacles, main=True)
OBSTACLES.question(SENDING, [SEND, STOP], sending_obstacles)
OBSTACLES.question(ANSWER, [LET, DOUSE], otherwise(NO_STORM))


def distance_between(question: dict[str, object]) -> dict[str, object]:
    """A calculator: how far apart two hexes of the island are."""
    places = [question.get("from"), question.get("to")]
    indices = [HEX.indices[place] for place in places if isinstance(place, str) and place in HEX.indices]
    if len(indices) < len(places):
        raise InvalidInput("'from' and 'to' name hexes of the island, such as '0,0'")
    return {"distance": ISLAND.distances[indices[0]][indices[1]]}


class SeeSeats(Block[Island]):
    """Oil, wicks, fame and the number of cards of every keeper."""

    def write(self, s: Island, seat: int, out: Sketch) -> None:
        for other in out.seats:
            out.numbers([*s.stores[other], s.fame[other], len(s.hands[other])])


class SeeHand(Block[Island]):
    def write(self, s: Island, seat: int, out: Sketch) -> None:
        out.numbers([s.hands[seat].count(card) for card in range(CARD.size)])


class SeeBeacons(Block[Island]):
    def write(self, s: Island, seat: int, out: Sketch) -> None:
        for other in out.seats:
            out.mask(s.lit[other], HEX.size)


BLOCKS: Final = [
    SeeSeats("seats", [PLAYERS, ["oil", "wicks", "fame", "cards"]], 4),
    SeeHand("hand", [CARD], 2),
    SeeBeacons("beacons", [PLAYERS, HEX]),
]

COUPLINGS: Final = [
    Coupling(
        "beacons-long",
        "a long game of beacons needs stormy weather",
        "weather",
        ["stormy"],
        {"length": ["long"]},
    )
]


TERMS: Final = Terms()
SCORE: Final = TERMS.term("score")
STORES: Final = TERMS.term("stores")
EVALUATION: Final = Evaluation(TERMS, [[1.0, 0.1]])


def terms_of(s: Island) -> list[list[float]]:
    return [[float(s.score(seat)), float(sum(s.stores[seat]))] for seat in range(s.players)]


OPTIONS: Final = [Option("length", list(ROUNDS)), Option("weather", ["stormy", "calm"])]
ORDERS: Final = [Option("storms", ["ask", "keep"])]


def set_up(s: Island, options: dict[str, str]) -> None:
    players = s.players
    s.active = 0
    s.round = 0
    s.rounds = ROUNDS[options["length"]]
    s.bank = BANK[:]
    s.stores = [[0, 0] for _ in range(players)]
    s.lit = [0] * players
    s.fame = [0] * players
    kinds = CARD.size if options["weather"] == "stormy" else STORM
    s.pile = [card for card in range(kinds) for _ in range(COPIES)]
    s.cards = len(s.pile)
    s.discard = []
    s.rng.shuffle(s.pile)
    s.hands = [sorted(s.pile.pop() for _ in range(2)) for _ in range(players)]
    DAWN.then(s, 0)


def ordered(s: Island, orders: Mapping[str, str]) -> int:
    keeping = orders.get("storms") == "keep" and s.decision.prompt == "answer"
    return LET.at() if keeping else ASK


def beacons(
    name: str,
    module: str,
    players: Sequence[int] = range(2, SEATS + 1),
    orders: Sequence[Option] = ORDERS,
    ordered: Callable[[Island, Mapping[str, str]], int] = ordered,
) -> Game:
    """The game under a name of its own: some tests need a second one."""
    return Game(
        name,
        module=module,
        players=players,
        options=OPTIONS,
        couplings=COUPLINGS,
        rules_version=1,
        grammar=GRAMMAR,
        questions=QUESTIONS,
        events=EVENTS,
        decisions=DECISIONS,
        state=Island,
        set_up=set_up,
        outcome=outcome_of,
        view=view_of,
        redraw=redraw,
        problems=broken,
        blocks=BLOCKS,
        evaluation=EVALUATION.for_all,
        terms=terms_of,
        orders=orders,
        ordered=ordered,
        in_the_way=OBSTACLES,
        holdings=HOLDINGS,
        calculators={"distance": distance_between},
    )


GAME: Final = register(beacons("beacons", __name__))
