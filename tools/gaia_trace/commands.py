"""Commands of a trace as answers to our questions."""

from __future__ import annotations

from typing import Final

from astrolude.games.gaia import grammar as g
from astrolude.games.gaia.rules.federations import clusters
from astrolude.games.gaia.rules.income import icon_row
from astrolude.games.gaia.rules.placing import holds_station, is_own
from astrolude.games.gaia.rules.power import has_stone_in
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.actions import CONVERSIONS, SPACES
from astrolude.games.gaia.tables.factions import FACTIONS, TAKLONS
from astrolude.games.gaia.tables.resources import CHARGE, CREDITS, KNOWLEDGE, ORE, QIC, TOKENS
from astrolude.games.gaia.tables.space import NEIGHBOURS
from astrolude.games.gaia.tables.structures import MINE, STRUCTURES
from astrolude.games.gaia.tables.supply import NONE
from gaia_trace.trace import BOOSTER_NAMES, IDS, TILE_NAMES, TOKEN_NAMES, TRACK_NAMES, Json, Trace

SPECIAL_NAMES: Final = {
    "step": "booster_step",
    "range+3": "booster_range",
    "4pw": "tech_action_charge_4",
    "q": "academy",
    "4c": "academy",
    "q,5c": "adv_action_qic_5_credits",
    "3o": "adv_action_3_ore",
    "3k": "adv_action_3_knowledge",
    "space-station": "space_station",
    "swap-PI": "swap",
    "down-lab": "downgrade",
    "up-lowest": "lowest_track",
}
"""Special actions, named by what they give there and by what they belong to here (P13)."""

BOWL_NAMES: Final = {"area1": 1, "area2": 2, "area3": 3}
TRACE_GOODS: Final = {ORE: "o", CREDITS: "c", KNOWLEDGE: "k", QIC: "q"}
POWER_GAINS: Final = {
    "power_to_qic": QIC,
    "power_to_knowledge": KNOWLEDGE,
    "power_to_ore": ORE,
    "power_to_credit": CREDITS,
}
"""By conversion: the resource that power buys."""

SINGLE: Final[list[tuple[list[str], dict[str, int], dict[str, int]]]] = [
    (["power_to_qic"], {"pw": 4}, {"q": 1}),
    (["power_to_knowledge"], {"pw": 4}, {"k": 1}),
    (["power_to_ore"], {"pw": 3}, {"o": 1}),
    (["power_to_credit"], {"pw": 1}, {"c": 1}),
    (["qic_to_ore"], {"q": 1}, {"o": 1}),
    (["knowledge_to_credit"], {"k": 1}, {"c": 1}),
    (["ore_to_credit"], {"o": 1}, {"c": 1}),
    (["ore_to_token"], {"o": 1}, {"t": 1}),
    (["hadsch_credit_to_qic"], {"c": 4}, {"q": 1}),
    (["hadsch_credit_to_ore"], {"c": 3}, {"o": 1}),
    (["hadsch_credit_to_knowledge"], {"c": 4}, {"k": 1}),
    (["nevlas_token_to_knowledge"], {"t-a3": 1}, {"k": 1}),
    (["bal_taks_gaiaformer_to_qic"], {"gf": 1}, {"q": 1}),
    (["qic_to_ore", "ore_to_credit"], {"q": 1}, {"c": 1}),
    (["qic_to_ore", "ore_to_token"], {"q": 1}, {"t": 1}),
    (["power_to_ore", "ore_to_token"], {"pw": 3}, {"t": 1}),
    (["bal_taks_gaiaformer_to_qic", "qic_to_ore"], {"gf": 1}, {"o": 1}),
    (["bal_taks_gaiaformer_to_qic", "qic_to_ore", "ore_to_credit"], {"gf": 1}, {"c": 1}),
    (["bal_taks_gaiaformer_to_qic", "qic_to_ore", "ore_to_token"], {"gf": 1}, {"t": 1}),
]
"""T-15: conversions with what they cost and give; a command may hold several, and chains of them."""


def split(pay: dict[str, int], gain: dict[str, int]) -> list[str] | None:
    """The conversions that a command consists of, or None."""
    pay = {name: amount for name, amount in pay.items() if amount}
    gain = {name: amount for name, amount in gain.items() if amount}
    if not pay and not gain:
        return []
    for names, cost, gains in SINGLE:
        if all(pay.get(x, 0) >= n for x, n in cost.items()) and all(
            gain.get(x, 0) >= n for x, n in gains.items()
        ):
            rest = split(
                {x: n - cost.get(x, 0) for x, n in pay.items()},
                {x: n - gains.get(x, 0) for x, n in gain.items()},
            )
            if rest is not None:
                return names + rest
    return None


def conversion(name: str) -> int:
    return g.CONVERT.at(CONVERSIONS.index(name))


def build_action(trace: Trace, command: Json) -> int:
    """A mine, a Gaia project or an upgrade, by what is built."""
    place = trace.hex_at[command["hex"]]
    building = command["building"]
    if building == "gf":
        return g.PROJECT.at(place)
    structure = STRUCTURES.index(IDS["structures"][building])
    if structure == MINE:
        return g.BUILD.at(place)
    return g.UPGRADE.at(structure, place)


def turn_action(trace: Trace, command: Json) -> int:
    """The action of a turn."""
    kind = command["kind"]
    if kind == "build":
        return build_action(trace, command)
    if kind == "research":
        return g.RESEARCH.at(TRACK_NAMES[command["track"]])
    if kind == "board_action":
        return g.ACTION.at(SPACES.index(IDS["board_actions"][command["action"]]))
    if kind == "special":
        return g.USE_SPECIAL.at(g.SPECIAL.read(SPECIAL_NAMES[command["action"]]))
    if kind == "federation":
        return g.FEDERATION.at()
    if kind == "pass":
        return g.PASS.at()
    raise ValueError(f"no action of a turn: {command}")


def simple_answer(trace: Trace, prompt: str, command: Json) -> int:
    """The answer to a question that one command answers by itself."""
    if prompt == "tile":
        return g.TAKE_TILE.at(TILE_NAMES[command["tile"]])
    if prompt == "cover":
        return g.COVER.at(TILE_NAMES[command["tile"]])
    if prompt == "token" or prompt == "rescore":
        return g.TAKE_TOKEN.at(TOKEN_NAMES[command["tile"]])
    if prompt == "booster":
        return g.TAKE_BOOSTER.at(BOOSTER_NAMES[command["booster"]])
    if prompt == "advance" or prompt == "lowest_track":
        return g.DECLINE.at() if command["kind"] == "decline" else g.ADVANCE.at(TRACK_NAMES[command["track"]])
    place = trace.hex_at[command["hex"]]
    if prompt == "mine":
        return (g.PROJECT if command["building"] == "gf" else g.BUILD).at(place)
    return PLACING[prompt].at(place)


PLACING: Final = {
    "first_mine": g.PUT,
    "first_institute": g.PUT,
    "station": g.PUT_STATION,
    "swap": g.SWAP,
    "downgrade": g.DOWNGRADE,
    "lost_planet": g.PUT_LOST_PLANET,
}


def charge_answer(command: Json) -> int:
    """GP-10.4, GP-11.5: accept in the order of the gains, or decline."""
    if command["kind"] == "decline":
        return g.DECLINE.at()
    gains = command["gain"]
    amount = sum(int(number) for name, number in gains if name == "pw")
    if len(gains) == 1 and gains[0][0] == "pw":
        return g.ACCEPT.at(amount)
    return (g.TOKEN_FIRST if gains[0][0] == "t" else g.TOKEN_AFTER).at(amount)


def icon_answer(state: GaiaState, seat: int, command: Json) -> int:
    """T-17: the income icon with these gains."""
    wanted = {name: int(number) for name, number in command["gain"]}
    for action in state.legal_actions():
        row = icon_row(state, seat, g.TAKE_ICON.of(action))
        if row[TOKENS] == wanted.get("t", 0) and row[CHARGE] == wanted.get("pw", 0):
            return action
    raise ValueError(f"no income icon gives {wanted}")


def federation_target(trace: Trace, state: GaiaState, seat: int, command: Json) -> tuple[int, list[int]]:
    """T-12, GP-8.2.8: the clusters of a proposal as a mask, and its satellites."""
    places = [trace.hex_at[label] for label in command["hexes"]]
    satellites = [
        place
        for place in places
        if not is_own(state, seat, place)
        and not holds_station(state, seat, place)
        and not (state.member[seat][place] and state.faction[seat] == FACTIONS.index("ivits"))
    ]
    around = {other for place in satellites for other in NEIGHBOURS[place]} if satellites else set(places)
    mask = 0
    for index, cluster in enumerate(state.clusters or clusters(state, seat)):
        if any(place in around for place in cluster):
            mask |= 1 << index
    return mask, satellites


def tokens_by_bowl(state: GaiaState, seat: int, number: int, stone: bool) -> list[int]:
    """T-5, T-6: how many tokens come from each bowl, lowest first, with or without the brainstone."""
    bowls = [state.first_bowl[seat], state.second_bowl[seat], state.third_bowl[seat]]
    place = state.stone if state.faction[seat] == TAKLONS and 1 <= state.stone <= 3 else NONE
    if place != NONE:
        bowls[place - 1] -= 1
    ordinary = number - 1 if stone and place != NONE else number
    taken: list[int] = []
    for bowl in bowls:
        taken.append(min(bowl, ordinary - sum(taken)))
    if stone and place != NONE:
        taken[place - 1] += 1
    return taken


def must_use_stone(state: GaiaState, seat: int, number: int) -> bool:
    """Whether the ordinary tokens do not suffice."""
    total = state.first_bowl[seat] + state.second_bowl[seat] + state.third_bowl[seat]
    has_stone = any(has_stone_in(state, seat, place) for place in (1, 2, 3))
    return has_stone and total - 1 < number
