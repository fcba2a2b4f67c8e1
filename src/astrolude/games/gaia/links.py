"""GP-8.2.7, GP-8.8: linking clusters with the fewest satellites.

The map of one player as a graph: every cluster of own structures is one node of weight 0, every hex that may
carry a satellite is a node of weight 1. The fewest satellites that link some clusters are a least tree of
the graph (Dreyfus and Wagner, with weights on nodes): the table of a set of nodes gives, for every node, the
weight of the least tree that contains the set and the node. The tables of the parts of a set make its own.
"""

from __future__ import annotations

from typing import Final

FAR: Final = 99
"""More satellites than any federation has."""


class Table:
    """For a set of nodes: the weight of the least tree that contains the set and a node, for every node."""

    def __init__(self, costs: list[int], order: list[int]) -> None:
        self.costs: Final = costs
        self.order: Final = order
        """The nodes within the bound, by rising cost."""
        self.fewest: Final = costs[order[0]] if order else FAR


class Links:
    """The graph. Nodes below `clusters` are clusters, the others hexes for satellites."""

    def __init__(self, clusters: int, neighbours: list[list[int]]) -> None:
        self.clusters: Final = clusters
        self.neighbours: Final = neighbours
        self.size: Final = len(neighbours)
        self.weight: Final = [0 if node < clusters else 1 for node in range(len(neighbours))]

    def spread(self, costs: list[int], bound: int) -> Table:
        """Extend trees node by node; `costs` are those that end in a node, FAR where there is none."""
        waiting: list[list[int]] = [[] for _ in range(bound + 1)]
        for node in range(self.size):
            if costs[node] <= bound:
                waiting[costs[node]].append(node)
        order: list[int] = []
        for cost in range(bound + 1):
            reached = waiting[cost]
            for node in reached:
                if costs[node] == cost:
                    order.append(node)
                    for other in self.neighbours[node]:
                        longer = cost + self.weight[other]
                        if longer < costs[other] and longer <= bound:
                            costs[other] = longer
                            waiting[longer].append(other)
        return Table(costs, order)

    def from_node(self, node: int, bound: int) -> Table:
        """The table of a single node."""
        costs = [FAR] * self.size
        costs[node] = self.weight[node]
        return self.spread(costs, bound)

    def join(self, costs: list[int], one: Table, other: Table, bound: int) -> None:
        """Lower the costs where two trees meet in a node and stay within the bound."""
        if one.fewest > other.fewest:
            one, other = other, one
        limit = bound - other.fewest + 1
        for node in one.order:
            cost = one.costs[node]
            if cost > limit:
                return
            together = cost + other.costs[node] - self.weight[node]
            if together < costs[node]:
                costs[node] = together

    def joined(self, tables: dict[int, Table], mask: int, bound: int) -> list[int]:
        """The trees of a set that branch or end in each node, from the tables of all its parts."""
        costs = [FAR] * self.size
        lowest = mask & -mask
        part = (mask - 1) & mask
        while part:
            if part & lowest:
                self.join(costs, tables[part], tables[mask ^ part], bound)
            part = (part - 1) & mask
        return costs

    def table(self, nodes: list[int], bound: int) -> list[int]:
        """The costs of the table of a set of nodes, for trees up to a bound."""
        tables: dict[int, Table] = {}
        for index, node in enumerate(nodes):
            tables[1 << index] = self.from_node(node, bound)
        for mask in range(1, 1 << len(nodes)):
            if mask & (mask - 1):
                tables[mask] = self.spread(self.joined(tables, mask, bound), bound)
        return tables[(1 << len(nodes)) - 1].costs

    def without(self, closed: list[bool]) -> Links:
        """The same graph without some nodes; the numbers of the others stay."""
        neighbours = [
            [] if closed[node] else [other for other in self.neighbours[node] if not closed[other]]
            for node in range(self.size)
        ]
        return Links(self.clusters, neighbours)

    def only(self, mask: int) -> Links:
        """GP-8.2.7: without the other clusters and the hexes that touch them."""
        closed = [False] * self.size
        for cluster in range(self.clusters):
            if not mask >> cluster & 1:
                closed[cluster] = True
                for node in self.neighbours[cluster]:
                    closed[node] = True
        return self.without(closed)


class Search:
    """GP-8.8.2: sets of clusters that make a federation with at most `bound` satellites.

    `needed` clusters are in every such set (the Ivits' federation). Sets are looked at by rising size;
    one that is out of reach, or dearer than a part of it, is dropped with everything that contains it.
    """

    def __init__(self, links: Links, power: list[int], threshold: int, needed: int, bound: int) -> None:
        self.links: Final = links
        self.power: Final = power
        self.threshold: Final = threshold
        self.needed: Final = needed
        self.bound: Final = bound
        self.tables: Final[dict[int, Table]] = {}
        self.cheapest_part: Final[dict[int, int]] = {}
        """By set: the fewest satellites of a federation that is a part of it, itself included."""

    def value(self, mask: int) -> int:
        total = 0
        for cluster in range(self.links.clusters):
            if mask >> cluster & 1:
                total += self.power[cluster]
        return total

    def suffices(self, mask: int) -> bool:
        """GP-8.2.1: enough power, with what must be in it."""
        return mask & self.needed == self.needed and self.value(mask) >= self.threshold

    def exists(self) -> bool:
        """Whether there is any federation: some set with enough power within the bound."""
        if not self.can_suffice():
            return False
        singles = [1 << cluster for cluster in range(self.links.clusters)]
        for mask in singles:
            if self.suffices(mask):
                return True
        alive = self.start(singles)
        while alive:
            grown: list[int] = []
            for mask in self.larger(alive):
                costs = self.links.joined(self.tables, mask, self.bound)
                if min(costs) <= self.bound:
                    if self.suffices(mask):
                        return True
                    self.tables[mask] = self.links.spread(costs, self.bound)
                    grown.append(mask)
            alive = grown
        return False

    def can_suffice(self) -> bool:
        return sum(self.power) >= self.threshold

    def start(self, singles: list[int]) -> list[int]:
        for cluster in range(self.links.clusters):
            self.tables[1 << cluster] = self.links.from_node(cluster, self.bound)
        return singles

    def larger(self, alive: list[int]) -> list[int]:
        """The sets with one cluster more, all of whose parts are alive."""
        found: list[int] = []
        for mask in alive:
            for cluster in range(mask.bit_length(), self.links.clusters):
                grown = mask | 1 << cluster
                if self.parts_alive(grown):
                    found.append(grown)
        return found

    def parts_alive(self, mask: int) -> bool:
        rest = mask
        while rest:
            lowest = rest & -rest
            if mask ^ lowest not in self.tables:
                return False
            rest ^= lowest
        return True

    def legal_sets(self) -> list[int]:
        """GP-8.2.2, GP-8.2.3: every set of clusters that may form a federation."""
        if not self.can_suffice():
            return []
        legal: list[int] = []
        alive = self.start([1 << cluster for cluster in range(self.links.clusters)])
        for mask in alive:
            self.judge(mask, 0, FAR, legal)
        while alive:
            grown: list[int] = []
            for mask in self.larger(alive):
                costs = self.links.joined(self.tables, mask, self.bound)
                fewest = min(costs)
                part = self.best_part(mask)
                if fewest <= self.bound and fewest <= part:
                    self.tables[mask] = self.links.spread(costs, self.bound)
                    self.judge(mask, fewest, part, legal)
                    grown.append(mask)
            alive = grown
        return legal

    def judge(self, mask: int, fewest: int, part: int, legal: list[int]) -> None:
        """Note a legal set, and what the cheapest federation costs that is a part of it or itself."""
        if self.suffices(mask):
            strict = fewest
            if self.may_touch_others(mask, fewest):
                strict = self.strictly(mask, part if part < self.bound else self.bound)
            if strict == fewest:
                legal.append(mask)
            if strict < part:
                part = strict
        self.cheapest_part[mask] = part

    def may_touch_others(self, mask: int, fewest: int) -> bool:
        """Whether some least link of the set touches another cluster: taking that in costs nothing more."""
        costs = self.tables[mask].costs
        for cluster in range(self.links.clusters):
            if not mask >> cluster & 1 and costs[cluster] == fewest:
                return True
        return False

    def best_part(self, mask: int) -> int:
        """GP-8.2.3: the fewest satellites of a federation that is a proper part of the set."""
        fewest = FAR
        rest = mask
        while rest:
            lowest = rest & -rest
            fewest = min(fewest, self.cheapest_part.get(mask ^ lowest, FAR))
            rest ^= lowest
        return fewest

    def strictly(self, mask: int, bound: int) -> int:
        """s*(C): the fewest satellites that link exactly these clusters and touch no other."""
        if not mask & (mask - 1):
            return 0
        nodes = [cluster for cluster in range(self.links.clusters) if mask >> cluster & 1]
        return self.links.only(mask).table(nodes, bound)[nodes[0]]
