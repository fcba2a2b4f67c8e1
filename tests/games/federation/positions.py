"""A readable way to a position: start from a fresh game and put things where a test wants them."""

from __future__ import annotations

from astrolude.games.federation.game import GAME
from astrolude.games.federation.grammar import (
    ACTION,
    ASTEROID,
    BUILDING,
    CELL,
    DEEP,
    FACE,
    GRAMMAR,
    PROJECT,
    STAGE,
    STARTER,
    TOKEN,
)
from astrolude.games.federation.questions import ASK_PLACE, THEN_EFFECTS, THEN_EXECUTIVE, THEN_NEXT_TURN
from astrolude.games.federation.rules.points import total
from astrolude.games.federation.rules.scholars import outer_pawn
from astrolude.games.federation.rules.senate import carry_out
from astrolude.games.federation.rules.turn import begin_turn
from astrolude.games.federation.state import FederationState
from astrolude.games.federation.tables.components import (
    ASTEROID_INFLUENCE,
    ASTEROID_NEXT,
    ASTEROID_SLOT,
    CRYSTALS,
    DEEP_SPACE,
    FACE_PAWN,
    FACE_VOTES,
    KINDS,
    LAWS,
    LEADS_TO_INERT,
    MEDALS,
    MISSIONS,
    MOONS,
    NOTHING,
    OUTER,
    PAWNS,
    PLANETS,
    PRODUCTIONS,
    ROBOTS,
    SCHOLAR_STACK,
    SCHOLARS,
    SENATORIAL,
    SHIPS,
    STALLS,
    TOKEN_VOTES,
    WORLDS,
)
from astrolude.games.federation.tables.programs import (
    DEEP_SPACE_PROGRAM,
    MISSION_PROGRAM,
    SCHOLAR_PROGRAM,
    STARTER_PROGRAM,
)
from astrolude.kernel.bits import mask_of
from astrolude.kernel.journal import Journal

ANNA, BEN, CLEO, DAN = range(4)


def scholar_number(code: str) -> int:
    """`1A3` as the number of the tile."""
    return SCHOLARS.index(f"scholar_{code.lower()}")


def begun_by_anna(players: int, options: dict[str, str]) -> FederationState:
    """A fresh game in which Anna is the first player."""
    for seed in range(1000):
        state = GAME.new(players, options, seed, Journal())
        assert isinstance(state, FederationState)
        if state.first == ANNA:
            return state
    raise AssertionError("no such game")


class Table:
    """A game on Anna's first turn, in which everybody has a Start tile but nothing from it.

    Neutral tiles are taken off. Every change keeps the components in balance.
    """

    def __init__(self, players: int = 4, **options: str) -> None:
        state = begun_by_anna(players, options)
        self.state = state
        state.starter = state.starters[:players]
        state.starter_box += state.starters[players:]
        state.starters = []
        state.owner = [-1] * OUTER
        state.votes = [0] * OUTER
        self.turn(ANNA)

    # The course of the game

    def turn(self, seat: int) -> Table:
        """A turn of a seat begins."""
        self.state.stack = []
        begin_turn(self.state, seat)
        return self.settle()

    def settle(self) -> Table:
        self.state.listed = False
        self.state.settle()
        return self

    def refresh(self) -> Table:
        """The list of answers is made anew after a change by hand."""
        self.state.listed = False
        return self

    def at_round(self, number: int) -> Table:
        self.state.round = number - 1
        return self.refresh()

    def run(self, seat: int, program: int) -> Table:
        """Carry out a program on behalf of a seat, in the middle of its turn."""
        self.state.active = seat
        self.state.stack = [THEN_NEXT_TURN.at(), ASK_PLACE.at(seat), THEN_EFFECTS.at(seat, program)]
        return self.settle()

    def action(self, seat: int, name: str) -> Table:
        """Carry out a Senate action, its cost included."""
        number = ACTION.read(name)
        self.state.active = seat
        self.state.stack = [THEN_NEXT_TURN.at(), ASK_PLACE.at(seat)]
        carry_out(self.state, seat, number)
        return self.settle()

    def mission(self, seat: int, name: str) -> Table:
        return self.run(seat, MISSION_PROGRAM[MISSIONS.index(name)])

    def effect_of(self, seat: int, code: str) -> Table:
        """The effect of a scholar, wherever the tile is."""
        return self.run(seat, SCHOLAR_PROGRAM[scholar_number(code)])

    def start_tile(self, seat: int, name: str) -> Table:
        return self.run(seat, STARTER_PROGRAM[STARTER.read(f"starter_{name}")])

    def deep_tile(self, seat: int, number: int) -> Table:
        """A Deep Space tile comes to a seat and is carried out."""
        self.own_deep(seat, number)
        return self.run(seat, DEEP_SPACE_PROGRAM[number - 1])

    def own_deep(self, seat: int, number: int) -> Table:
        tile = DEEP.read(f"deep_space_{number}")
        for pile in (self.state.deep, self.state.deep_box):
            if tile in pile:
                pile.remove(tile)
        self.state.deep_tile[seat] = tile
        self.state.deep_seen |= 1 << seat
        return self.refresh()

    def offer_deep(self, *numbers: int) -> Table:
        """Which Deep Space tiles are in the game."""
        self.state.deep = sorted(number - 1 for number in numbers)
        self.state.deep_box = [tile for tile in range(len(DEEP_SPACE)) if tile not in self.state.deep]
        return self.refresh()

    def executive(self, stage: str = "income") -> Table:
        """The Executive phase from a step on, up to its first question."""
        self.state.stack = [THEN_EXECUTIVE.at(STAGE.read(stage))]
        return self.settle()

    def do(self, *texts: str) -> Table:
        for text in texts:
            self.state.apply(GRAMMAR.parse(text))
        return self

    def do_first(self) -> Table:
        """The first of what is offered, where it does not matter which."""
        return self.do(self.offered()[0])

    def offered(self, verb: str = "") -> list[str]:
        """What is offered, without the verb; all of it without a verb."""
        texts = [GRAMMAR.text(action) for action in self.state.legal_actions()]
        if not verb:
            return texts
        return [text[len(verb) + 1 :] for text in texts if text.split()[0] == verb]

    def cells(self, face: str = "voting_1") -> list[str]:
        """The cells offered for a face."""
        return [text.split()[1] for text in self.offered("play") if text.split()[0] == face]

    @property
    def prompt(self) -> str:
        return self.state.decision.prompt

    @property
    def asked(self) -> int:
        return self.state.seat

    # What a seat has

    def purse(self, seat: int, text: str = "") -> Table:
        """Crystals as letters: `purse(ANNA, "LLCOG")`."""
        for kind, name in enumerate(CRYSTALS):
            self.state.crystals[KINDS * seat + kind] = text.count(name[0].upper())
        return self.refresh()

    def crystals(self, seat: int) -> str:
        """What `purse` put in, letter by letter."""
        own = self.state.crystals[KINDS * seat : KINDS * (seat + 1)]
        return "".join(name[0].upper() * amount for name, amount in zip(CRYSTALS, own, strict=True))

    def degree(self, seat: int, degree: int) -> Table:
        self.state.degree[seat] = degree
        return self.refresh()

    def die(self, seat: int, value: int) -> Table:
        self.state.die[seat] = value
        return self.refresh()

    def ships(self, seat: int, hangar: int, reserve: int | None = None) -> Table:
        """Ships in the hangar; those not in the reserve either are on missions of their own accord."""
        self.state.hangar[seat] = hangar
        self.state.reserve[seat] = SHIPS - hangar if reserve is None else reserve
        return self.refresh()

    def released(self, seat: int, *names: str) -> Table:
        self.state.released[seat] = mask_of(MISSIONS.index(name) for name in names or MISSIONS)
        return self.refresh()

    def done(self, seat: int, *names: str) -> Table:
        """Missions accomplished, with ships from the reserve."""
        mask = mask_of(MISSIONS.index(name) for name in names)
        self.state.done[seat] = mask
        self.state.released[seat] |= mask
        self.state.reserve[seat] = SHIPS - self.state.hangar[seat] - len(names)
        return self.refresh()

    def missions(self, seat: int) -> list[str]:
        """Missions with a release token."""
        return [name for number, name in enumerate(MISSIONS) if self.state.released[seat] >> number & 1]

    def medals(self, seat: int, *names: str) -> Table:
        """Medals owned; of a planet the lowest that is left."""
        for name in names:
            medal = MEDALS.index(name)
            self.state.medals[seat] |= 1 << medal
            if medal < WORLDS:
                self.state.medals_left[medal] &= self.state.medals_left[medal] - 1
        return self.refresh()

    def medals_of(self, seat: int) -> list[str]:
        return [name for number, name in enumerate(MEDALS) if self.state.medals[seat] >> number & 1]

    def token(self, seat: int, name: str) -> Table:
        """An Alteration token, taken from wherever it is."""
        self._lift(TOKEN.read(f"alteration_{name}"))
        self.state.tokens[seat] |= 1 << TOKEN.read(f"alteration_{name}")
        return self.refresh()

    def _lift(self, token: int) -> None:
        for pile in (self.state.pile, self.state.aside, self.state.token_box):
            if token in pile:
                pile.remove(token)
        if token in self.state.moons:
            self.state.moons[self.state.moons.index(token)] = NOTHING
        for seat in range(self.state.players):
            self.state.tokens[seat] &= ~(1 << token)

    def has_token(self, seat: int, name: str) -> bool:
        return bool(self.state.tokens[seat] >> TOKEN.read(f"alteration_{name}") & 1)

    # Planets

    def influence(self, seat: int, **levels: int) -> Table:
        """Influence as a number only, for what does not look at the pieces."""
        for planet, level in levels.items():
            self.state.influence[WORLDS * seat + PLANETS.index(planet)] = level
        return self.refresh()

    def influence_of(self, seat: int, planet: str) -> int:
        return self.state.influence[WORLDS * seat + PLANETS.index(planet)]

    def miner(self, seat: int, asteroid: str) -> Table:
        """The miner, with the tokens within reach turned up."""
        node = ASTEROID.read(asteroid)
        self.state.miner[seat] = node
        for following in ASTEROID_NEXT[node]:
            if ASTEROID_SLOT[following] != NOTHING:
                self.state.rocks_shown |= 1 << ASTEROID_SLOT[following]
        self.state.inert_shown = self.state.inert_shown or LEADS_TO_INERT[node] or not ASTEROID_NEXT[node]
        return self.influence(seat, neo=ASTEROID_INFLUENCE[node])

    def mage(self, seat: int, step: int) -> Table:
        self.state.mage[seat] = step
        self.state.shown = max(self.state.shown, min(step + 1, MOONS))
        return self.influence(seat, six_moon=step)

    def tokens_on(self, step: int) -> list[int]:
        return [token for token in self.state.moons[4 * step - 4 : 4 * step] if token != NOTHING]

    def scholars(self, seat: int, *codes: str, used: bool = False) -> Table:
        """Scholars owned, taken from their stacks."""
        for code in codes:
            tile = scholar_number(code)
            self.show(code, bury=False)
            self.state.taken[SCHOLAR_STACK[tile]] += 1
            self.state.owned[seat] |= 1 << tile
            if used:
                self.state.used[seat] |= 1 << tile
            self.state.influence[WORLDS * seat + PLANETS.index("atalum")] += 1
        return self.refresh()

    def show(self, code: str, bury: bool = True) -> Table:
        """A tile comes to the top of its stack; a level 2 also needs a level 1 taken by somebody."""
        tile = scholar_number(code)
        stack = SCHOLAR_STACK[tile]
        first = 3 * stack + self.state.taken[stack]
        place = self.state.order.index(tile)
        self.state.order[first], self.state.order[place] = self.state.order[place], self.state.order[first]
        if bury and stack % 3 == 1 and not self.state.taken[stack - 1]:
            self.state.taken[stack - 1] = 1
        return self.refresh()

    def hide(self, code: str) -> Table:
        """A tile goes to the bottom of its stack."""
        tile = scholar_number(code)
        last = 3 * SCHOLAR_STACK[tile] + 2
        place = self.state.order.index(tile)
        self.state.order[last], self.state.order[place] = self.state.order[place], self.state.order[last]
        return self.refresh()

    def is_up(self, seat: int, code: str) -> bool:
        tile = scholar_number(code)
        return bool(self.state.owned[seat] >> tile & 1) and not self.state.used[seat] >> tile & 1

    def stall(self, seat: int, name: str, level: int) -> Table:
        self.state.stalls[len(STALLS) * seat + STALLS.index(name)] = level
        return self.influence(
            seat, arratooine=sum(self.state.stalls[len(STALLS) * seat : len(STALLS) * (seat + 1)])
        )

    def built(self, seat: int, *names: str) -> Table:
        """Buildings with a robot of the seat; production structures come to their site."""
        for name in names:
            building = BUILDING.read(name)
            self.state.built[seat] |= 1 << building
            if building < PRODUCTIONS:
                self.state.sites[building // 2] = building
            else:
                self.state.places[building - PRODUCTIONS] += 1
        mask = self.state.built[seat]
        small = sum(1 for building in range(PRODUCTIONS) if mask >> building & 1)
        large = sum(1 for building in range(PRODUCTIONS, BUILDING.size) if mask >> building & 1)
        self.state.robots[seat] = ROBOTS - small - large
        return self.influence(seat, e81216=small + 2 * large)

    # The Senate

    def pawn(self, seat: int, face: str, cell: str, token: str = "") -> Table:
        """An ambassador already played."""
        number, place = FACE.read(face), CELL.read(cell)
        laid = TOKEN.read(f"alteration_{token}") if token else NOTHING
        if token:
            self._lift(laid)
        self.state.pawns[len(PAWNS) * seat + FACE_PAWN[number]] -= 1
        self.state.turns[seat] += 1
        if place == OUTER:
            self.state.outer.append(outer_pawn(seat, number, laid))
            return self.refresh()
        self.state.owner[place] = seat
        self.state.faces[place] = number
        self.state.laid[place] = laid
        self.state.votes[place] = TOKEN_VOTES[laid] if token else FACE_VOTES[number]
        return self.refresh()

    def die_on(self, seat: int, cell: str) -> Table:
        self.state.die_cell[seat] = CELL.read(cell)
        return self.refresh()

    def neutral(self, cell: str, votes: int) -> Table:
        self.state.owner[CELL.read(cell)] = 4
        self.state.votes[CELL.read(cell)] = votes
        return self.refresh()

    def neutral_tiles(self) -> dict[str, int]:
        """The neutral tiles on the board."""
        owner, votes = self.state.owner, self.state.votes
        return {CELL.labels[cell]: votes[cell] for cell in range(OUTER) if owner[cell] == 4}

    def laws(self, left: str, right: str) -> Table:
        """The laws of the round, by planet."""
        for wing, name in ((self.state.laws_left, left), (self.state.laws_right, right)):
            law = LAWS.index(f"law_{name}")
            other = wing.index(law)
            wing[other], wing[self.state.round] = wing[self.state.round], law
        return self.refresh()

    def project(self, name: str, cell: int) -> Table:
        self.state.projects[PROJECT.read(name)] = cell
        return self.refresh()

    def project_at(self, name: str) -> int:
        return self.state.projects[PROJECT.read(name)]

    def contributed(self, *amounts: int) -> Table:
        """Contributions to the Senatorial project by seat; the marker follows."""
        self.state.contributions = list(amounts)
        self.state.projects[SENATORIAL] = sum(amounts)
        return self.refresh()

    def points(self, seat: int) -> int:
        return total(self.state, seat)

    def all_points(self) -> list[int]:
        return [self.points(seat) for seat in range(self.state.players)]

    def events(self, name: str) -> list[dict[str, object]]:
        """What the journal says of one kind of event."""
        journal = self.state.journal
        assert journal is not None
        told = [entry.to_json() for entry in journal.entries]
        return [entry for entry in told if entry["event"] == name]
