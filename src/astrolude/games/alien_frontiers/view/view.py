"""What everybody sees (AF-11.2), JSON-ready. docs/design/alien_frontiers.md describes every key."""

from __future__ import annotations

from astrolude.games.alien_frontiers.grammar import (
    BAY,
    CARD,
    DIE,
    FIELD,
    PORT,
    RESOURCE,
    RESOURCES,
    SEAT,
    TERRITORY,
    kind_in_bay,
)
from astrolude.games.alien_frontiers.questions import ASK_CANNON, ASK_WARP
from astrolude.games.alien_frontiers.rules.constructor import constructor_ore
from astrolude.games.alien_frontiers.rules.fuel_powers import card_price, colonies_on, may_borrow
from astrolude.games.alien_frontiers.rules.market import trade_price
from astrolude.games.alien_frontiers.rules.mine import least_value
from astrolude.games.alien_frontiers.rules.outpost import standing_sum
from astrolude.games.alien_frontiers.rules.ports import NO_TRADE, representative
from astrolude.games.alien_frontiers.rules.shipyard import ship_price
from astrolude.games.alien_frontiers.rules.territories import has_bonus
from astrolude.games.alien_frontiers.scoring import card_points, colony_points, control_points, field_points
from astrolude.games.alien_frontiers.state import AlienState
from astrolude.games.alien_frontiers.tables.components import (
    BLOCKING,
    CARD_BIT,
    CARD_FUEL,
    CARD_UNIT,
    CARDS,
    CLAIM_AT,
    COLOURS,
    CRYSTAL,
    DICE,
    EMPTY,
    FIELDS,
    GROUP_FIRST,
    GROUP_PORTS,
    GROUP_SIZE,
    LANDS,
    LAUNCH_FUEL,
    LAUNCH_ORE,
    MARKET,
    NO_POWER,
    PORTS,
    RELIC_FUEL,
    RELIC_ORE,
    SHIP_IS_RELIC,
    SHIP_SEAT,
    SHIP_VALUE,
    SHIPS_PER_COLOUR,
    STATION_END_GROUP,
    STATION_FIRST_GROUP,
    STATIONS,
    TERRAFORMING_FUEL,
    TERRAFORMING_ORE,
    VALUES,
)
from astrolude.kernel.grammar import Kind
from astrolude.kernel.state import NOBODY


def view_of(s: AlienState, seat: int | None) -> dict[str, object]:
    """AF-11.1: everything but the order of the draw pile; every seat and every spectator see the same."""
    return {
        "scores": s.scores[:],
        "turn": s.turn,
        "round": (s.turn - 1) // s.players + 1,
        "active": s.active,
        "first": s.first,
        "dice": [DIE.reference(die) for die in range(DICE) for _ in range(s.dice[die])],
        "chosen": _chosen(s),
        "stations": {STATIONS[station]: _groups(s, station) for station in range(len(STATIONS))},
        "bay": [{**_ship(ship), "ref": BAY.reference(kind_in_bay(ship))} for ship in s.bay],
        "stock": _stock(s),
        "territories": [_territory(s, territory) for territory in range(LANDS)],
        "fields": {FIELDS[field]: _reference(TERRITORY, s.fields[field]) for field in range(len(FIELDS))},
        "relic": _relic(s),
        "display": [CARD.reference(card) for card in s.display],
        "draw_pile": len(s.draw),
        "discard_pile": [CARD.reference(card) for card in s.discard],
        "turn_state": _turn_state(s),
        "costs": _costs(s),
        "seats": [_seat(s, seat) for seat in range(s.players)],
    }


def _reference(kind: Kind, index: int) -> str | None:
    """A reference, or None for what is nowhere."""
    return None if index < 0 else kind.reference(index)


def _chosen(s: AlienState) -> list[str]:
    """What was chosen so far of a set, by the question that is choosing."""
    if not s.chosen:
        return []
    question = s.stack[-1]
    if ASK_WARP.holds(question):
        return [DIE.reference(die) for die in s.chosen]
    if ASK_CANNON.holds(question):
        return [PORT.reference(port) for port in s.chosen]
    references: list[str] = []
    for token in s.chosen:
        references += [SEAT.reference(token // RESOURCES), RESOURCE.reference(token % RESOURCES)]
    return references


def _ship(ship: int) -> dict[str, object]:
    return {"seat": SHIP_SEAT[ship], "value": SHIP_VALUE[ship], "relic": SHIP_IS_RELIC[ship]}


def _groups(s: AlienState, station: int) -> list[list[dict[str, object]]]:
    """The ports of a station by group."""
    return [
        [_port(s, port) for port in range(GROUP_FIRST[group], GROUP_FIRST[group] + GROUP_SIZE[group])]
        for group in range(STATION_FIRST_GROUP[station], STATION_END_GROUP[station])
    ]


def _port(s: AlienState, port: int) -> dict[str, object]:
    ship = s.ports[port]
    docked = ship != EMPTY and ship != BLOCKING
    return {
        "port": PORT.reference(port),
        "ship": _ship(ship) if docked else None,
        "blocked": ship == BLOCKING,
        "ref": PORT.reference(representative(s, port)) if docked else None,
    }


def _stock(s: AlienState) -> dict[str, object]:
    if not s.limited:
        return {"fuel": None, "ore": None}
    return {"fuel": s.fuel_stock, "ore": s.ore_stock}


def _territory(s: AlienState, territory: int) -> dict[str, object]:
    loan = card_price(s, s.active, CRYSTAL, colonies_on(s, territory))
    return {
        "territory": TERRITORY.reference(territory),
        "colonies": [s.colonies[seat * LANDS + territory] for seat in range(s.players)],
        "controller": None if s.control[territory] == NOBODY else s.control[territory],
        "fields": [FIELD.reference(field) for field in range(len(FIELDS)) if s.fields[field] == territory],
        "borrowed": s.borrowed == territory,
        "loan": loan if may_borrow(s, s.active, territory) else None,
    }


def _relic(s: AlienState) -> dict[str, object]:
    """Where the Relic Ship is."""
    if s.relic == NOBODY:
        return {"place": "desert", "seat": None, "value": None, "port": None}
    for die in range(VALUES, DICE):
        if s.dice[die]:
            return {"place": "unplaced", "seat": s.relic, "value": die - VALUES + 1, "port": None}
    for port in range(PORTS):
        ship = s.ports[port]
        if ship != EMPTY and ship != BLOCKING and SHIP_IS_RELIC[ship]:
            return {
                "place": "docked",
                "seat": s.relic,
                "value": SHIP_VALUE[ship],
                "port": PORT.reference(port),
            }
    values = [SHIP_VALUE[ship] for ship in s.bay if SHIP_IS_RELIC[ship]]
    return {"place": "bay", "seat": s.relic, "value": values[0], "port": None}


def _turn_state(s: AlienState) -> dict[str, object]:
    """AF-4.14."""
    pairs = [
        PORT.reference(GROUP_FIRST[group])
        for group in range(STATION_FIRST_GROUP[MARKET], STATION_END_GROUP[MARKET])
        if s.market_pairs & GROUP_PORTS[group]
    ]
    return {
        "artifact_total": s.total,
        "cycles": s.cycles,
        "claim_at": CLAIM_AT,
        "hub_docks": s.hub_docks,
        "asimov_used": s.asimov_used,
        "mine_docks": s.mine_docks,
        "market_pairs": pairs,
        "trade_at": s.trade_at,
        "borrowed": _reference(TERRITORY, s.borrowed),
        "discard_used": s.discard_used,
    }


def _costs(s: AlienState) -> dict[str, object]:
    """What things cost the active player now."""
    seat = s.active
    ship: dict[str, object] | None = None
    if s.fleet[seat] < SHIPS_PER_COLOUR:
        fuel, ore = ship_price(s, seat)
        ship = {"number": s.fleet[seat] + 1, "fuel": fuel, "ore": ore}
    price = trade_price(s, seat)
    return {
        "ship": ship,
        "trade": None if price == NO_TRADE else price,
        "constructor": constructor_ore(s, seat),
        "terraforming": {"fuel": TERRAFORMING_FUEL, "ore": TERRAFORMING_ORE},
        "launch": {"fuel": LAUNCH_FUEL, "ore": LAUNCH_ORE},
        "relic": {"fuel": RELIC_FUEL, "ore": RELIC_ORE},
        "mine_at_least": least_value(s, seat),
        "outpost_more_than": standing_sum(s),
    }


def _seat(s: AlienState, seat: int) -> dict[str, object]:
    return {
        "seat": seat,
        "colour": COLOURS[seat],
        "fuel": s.fuel[seat],
        "ore": s.ore[seat],
        "reserve": s.reserve[seat],
        "circle": s.circle[seat],
        "ships": s.fleet[seat],
        "ship_stock": SHIPS_PER_COLOUR - s.fleet[seat],
        "relic": s.relic == seat,
        "bonuses": [TERRITORY.reference(land) for land in range(LANDS) if has_bonus(s, seat, land)],
        "cards": [_card(s, seat, card) for card in range(len(CARDS)) if s.hands[seat] & CARD_BIT[card]],
        "score": _score(s, seat),
    }


def _card(s: AlienState, seat: int, card: int) -> dict[str, object]:
    """A card in a hand: its price counts the Pohl discount, unless it is priced by units."""
    price: int | None = None
    if CARD_FUEL[card] != NO_POWER:
        price = CARD_FUEL[card] if CARD_UNIT[card] else card_price(s, seat, card, 1)
    return {
        "card": CARD.reference(card),
        "used": seat == s.active and s.used & CARD_BIT[card] != 0,
        "price": price,
        "per": CARD_UNIT[card] or None,
    }


def _score(s: AlienState, seat: int) -> dict[str, object]:
    """AF-5.2: the total and where it comes from."""
    return {
        "total": s.scores[seat],
        "parts": {
            "colonies": colony_points(s, seat),
            "control": control_points(s, seat),
            "cards": card_points(s, seat),
            "field": field_points(s, seat),
        },
    }
