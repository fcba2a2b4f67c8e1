"""GP-8.2.7: linking clusters with the fewest satellites.

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
