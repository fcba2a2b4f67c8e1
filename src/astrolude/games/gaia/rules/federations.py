"""GP-8: form a federation. GP-11.8: the Ivits enlarge theirs."""

from __future__ import annotations

from typing import Final

from astrolude.games.gaia.events import FEDERATION_FORMED
from astrolude.games.gaia.grammar import JOIN, JOINED, SATELLITE
from astrolude.games.gaia.questions import ASK_PLANETS, ASK_SATELLITES, ASK_TOKEN
from astrolude.games.gaia.rules.counts import power_value
from astrolude.games.gaia.rules.federation_search import Search
from astrolude.games.gaia.rules.links import FAR, Links
from astrolude.games.gaia.rules.placing import cluster_of, forget_links, is_own, with_members
from astrolude.games.gaia.rules.power import TO_SUPPLY, has_institute, pay_tokens, tokens_in_bowls
from astrolude.games.gaia.rules.resources import pay
from astrolude.games.gaia.rules.tokens import stock_answers
from astrolude.games.gaia.state import GaiaState
from astrolude.games.gaia.tables.factions import IVITS, XENOS
from astrolude.games.gaia.tables.federations import POWER_NEEDED, XENOS_POWER_NEEDED
from astrolude.games.gaia.tables.planets import EMPTY
from astrolude.games.gaia.tables.space import HEXES, NEIGHBOURS
from astrolude.games.gaia.tables.supply import SATELLITES

NO_NODE: Final = -1


def power_needed(s: GaiaState, seat: int) -> int:
    """GP-8.1.1, GP-11.3, GP-11.8: T."""
    if s.faction[seat] == IVITS:
        return POWER_NEEDED * (s.federations[seat] + 1)
    if s.faction[seat] == XENOS and has_institute(s, seat):
        return XENOS_POWER_NEEDED
    return POWER_NEEDED


def affordable(s: GaiaState, seat: int) -> int:
    """GP-8.1.2, GP-2.4.2: how many satellites can be paid and are left."""
    wealth = s.qic[seat] if s.faction[seat] == IVITS else tokens_in_bowls(s, seat)
    left = SATELLITES - len(s.satellites[seat])
    return wealth if wealth < left else left


def grows(s: GaiaState, seat: int) -> bool:
    """GP-11.8: whether the action enlarges the one federation of the Ivits."""
    return s.faction[seat] == IVITS and s.federations[seat] > 0


def clusters(s: GaiaState, seat: int) -> list[list[int]]:
    """GP-8.2: U, the clusters outside all own federations; for growing Ivits their federation comes first."""
    member = s.member[seat]
    found: list[list[int]] = []
    if grows(s, seat):
        found.append([place for place in range(HEXES) if member[place]])
    nodes = s.own[seat] + s.stations if s.faction[seat] == IVITS else s.own[seat]
    seen: list[int] = []
    for place in nodes:
        if not member[place] and place not in seen:
            cluster = cluster_of(s, seat, place)
            seen += cluster
            found.append(cluster)
    return found


def cluster_power(s: GaiaState, seat: int, cluster: list[int]) -> int:
    """GP-8.2: power(C); a space station counts 1, a satellite nothing. GP-8.4.1: with what the Ivits keep."""
    total = s.kept_power if s.member[seat][cluster[0]] else 0
    for place in cluster:
        if is_own(s, seat, place):
            total += power_value(s, seat, place)
        elif s.faction[seat] == IVITS and place in s.stations:
            total += 1
    return total


def federation_power(s: GaiaState, seat: int) -> int:
    """GP-11.8: the power of the Ivits' federation; for all others federations no longer count it."""
    return cluster_power(s, seat, clusters(s, seat)[0]) if grows(s, seat) else 0


def link_map(s: GaiaState, seat: int, found: list[list[int]], bound: int) -> tuple[Links, list[int]]:
    """GP-8.8.1: the graph of the clusters and of E, and the hex of each node.

    No least tree of so many satellites uses a hex further than half of them from every own structure.
    """
    node_at = [NO_NODE] * HEXES
    for index, cluster in enumerate(found):
        for place in cluster:
            node_at[place] = index
    hexes = [cluster[0] for cluster in found]
    closed = closed_hexes(s, seat)
    near = s.near[seat]
    furthest = FAR if grows(s, seat) else (bound + 1) // 2
    for place in s.board:
        is_free = s.planet[place] == EMPTY and node_at[place] == NO_NODE and not closed[place]
        if is_free and near[place] <= furthest:
            node_at[place] = len(hexes)
            hexes.append(place)
    neighbours: list[list[int]] = []
    for index, place in enumerate(hexes):
        around = found[index] if index < len(found) else [place]
        neighbours.append(nodes_around(node_at, around, index))
    return Links(len(found), neighbours), hexes


def nodes_around(node_at: list[int], places: list[int], node: int) -> list[int]:
    nodes: list[int] = []
    for place in places:
        for other in NEIGHBOURS[place]:
            index = node_at[other]
            if index != NO_NODE and index != node and index not in nodes:
                nodes.append(index)
    return nodes


def closed_hexes(s: GaiaState, seat: int) -> list[int]:
    """GP-8.3: X, the own federations and everything next to them; nothing for the Ivits."""
    member = s.member[seat]
    if s.faction[seat] == IVITS or not s.federations[seat]:
        return [0] * HEXES
    closed = member[:]
    for place in range(HEXES):
        if member[place]:
            for other in NEIGHBOURS[place]:
                closed[other] = 1
    return closed


def search(s: GaiaState, seat: int, found: list[list[int]], bound: int) -> Search:
    links, _ = link_map(s, seat, found, bound)
    power = [cluster_power(s, seat, cluster) for cluster in found]
    return Search(links, power, power_needed(s, seat), int(grows(s, seat)), bound)


def can_form(s: GaiaState, seat: int) -> bool:
    """Whether a legal federation exists that can be paid.

    The cheapest of all candidates is forbidden by nothing, so it is enough that there is one. What was found
    holds until the player's structures or power values change.
    """
    bound = affordable(s, seat)
    if bound >= s.some_within[seat]:
        return bool(stock_answers(s))
    if bound <= s.none_within[seat]:
        return False
    if search_exists(s, seat, bound):
        s.some_within[seat] = bound
        return bool(stock_answers(s))
    s.none_within[seat] = bound
    return False


def search_exists(s: GaiaState, seat: int, bound: int) -> bool:
    """Most players have too little power most of the time, so that is counted before anything is searched."""
    if power_at_hand(s, seat) < power_needed(s, seat):
        return False
    return search(s, seat, clusters(s, seat), bound).exists()


def power_at_hand(s: GaiaState, seat: int) -> int:
    """GP-8.2: the power of all clusters together; that of growing Ivits holds their federation."""
    member = s.member[seat]
    growing = grows(s, seat)
    total = s.kept_power if growing else 0
    for place in s.own[seat]:
        if growing or not member[place]:
            total += power_value(s, seat, place)
    if s.faction[seat] == IVITS:
        for place in s.stations:
            if growing or not member[place]:
                total += 1
    return total


def start_federation(s: GaiaState, seat: int) -> None:
    """GP-8.2.4: which sets of clusters may be chosen."""
    s.clusters = clusters(s, seat)
    s.choices = search(s, seat, s.clusters, affordable(s, seat)).legal_sets()
    s.picked = []
    s.joined = int(grows(s, seat))
    go_on_joining(s, seat)


def go_on_joining(s: GaiaState, seat: int) -> None:
    """Ask for a further cluster while several sets contain those joined."""
    possible = [mask for mask in s.choices if mask & s.joined == s.joined]
    if len(possible) == 1:
        s.joined = possible[0]
        start_satellites(s, seat)
    else:
        ASK_PLANETS.ask(s, seat)


def planet_answers(s: GaiaState) -> list[int]:
    """Clusters that some legal set has beyond those joined, by their first hex; `joined` ends the choice."""
    wanted = 0
    for mask in s.choices:
        if mask & s.joined == s.joined:
            wanted |= mask
    answers = [
        JOIN.at(s.clusters[index][0])
        for index in range(len(s.clusters))
        if wanted >> index & 1 and not s.joined >> index & 1
    ]
    if s.joined in s.choices:
        answers.append(JOINED.at())
    return answers


def join_cluster(s: GaiaState, seat: int, place: int) -> None:
    for index in range(len(s.clusters)):
        if s.clusters[index][0] == place:
            s.joined |= 1 << index
    go_on_joining(s, seat)


def start_satellites(s: GaiaState, seat: int) -> None:
    """GP-8.2.6: which link; `bill` is the number of satellites still missing."""
    if s.joined & (s.joined - 1):
        s.choices, s.bill = open_hexes(s, seat, affordable(s, seat))
    else:
        s.choices, s.bill = [], 0
    go_on_linking(s, seat)


def open_hexes(s: GaiaState, seat: int, bound: int) -> tuple[list[int], int]:
    """The hexes on a least link of the joined clusters through those picked, and how many are missing."""
    links, hexes = link_map(s, seat, s.clusters, bound + len(s.picked))
    links = links.only(s.joined)
    for node in range(links.clusters, links.size):
        if hexes[node] in s.picked:
            links.weight[node] = 0
    ends = separate_ends(links, [node for node in range(links.size) if is_end(s, node, links)])
    table = links.table(ends, bound)
    missing = table[ends[0]]
    return [
        hexes[node]
        for node in range(links.clusters, links.size)
        if links.weight[node] and table[node] == missing
    ], missing


def is_end(s: GaiaState, node: int, links: Links) -> bool:
    """Whether the link must contain the node: a joined cluster or a picked hex."""
    return bool(s.joined >> node & 1) if node < links.clusters else links.weight[node] == 0


def separate_ends(links: Links, ends: list[int]) -> list[int]:
    """One of all ends that already touch each other."""
    kept: list[int] = []
    seen: list[int] = []
    for end in ends:
        if end in seen:
            continue
        kept.append(end)
        group = [end]
        for node in group:
            for other in links.neighbours[node]:
                if other in ends and other not in group:
                    group.append(other)
        seen += group
    return kept


def go_on_linking(s: GaiaState, seat: int) -> None:
    """Ask for a satellite while there are several links; a single one is placed at once."""
    if len(s.choices) > s.bill:
        ASK_SATELLITES.ask(s, seat)
    else:
        s.picked += s.choices
        form_federation(s, seat)


def satellite_answers(s: GaiaState) -> list[int]:
    return [SATELLITE.at(place) for place in s.choices]


def pick_satellite(s: GaiaState, seat: int, place: int) -> None:
    s.picked.append(place)
    s.choices, s.bill = open_hexes(s, seat, s.bill - 1)
    go_on_linking(s, seat)


def form_federation(s: GaiaState, seat: int) -> None:
    """GP-8.2.9: satellites are placed and paid, everything joined becomes a member; then a token is taken."""
    satellites = s.picked
    members = satellites[:]
    for index in range(len(s.clusters)):
        if s.joined >> index & 1:
            members += s.clusters[index]
    s.member[seat] = with_members(s.member[seat], members)
    s.satellites[seat] = s.satellites[seat] + satellites
    s.federations[seat] += 1
    forget_links(s, seat)
    s.note_all(FEDERATION_FORMED, seat, [len(satellites), *members])
    s.clusters = []
    s.choices = []
    s.picked = []
    s.joined = 0
    s.bill = 0
    ASK_TOKEN.ask(s, seat)
    pay_satellites(s, seat, len(satellites))


def pay_satellites(s: GaiaState, seat: int, number: int) -> None:
    """GP-8.1.2: a token each, the Ivits a Q.I.C. each."""
    if not number:
        return
    if s.faction[seat] == IVITS:
        pay(s, seat, 0, 0, 0, number)
    else:
        pay_tokens(s, seat, number, TO_SUPPLY)
