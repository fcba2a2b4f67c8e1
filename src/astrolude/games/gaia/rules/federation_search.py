"""GP-8.8: which sets of clusters may form a federation. The map and its least trees are in `links`."""

from __future__ import annotations

from typing import Final

from astrolude.games.gaia.rules.links import FAR, Links, Table


class Search:
    """Sets of clusters that make a federation with at most `bound` satellites.

    `needed` clusters are in every such set (the Ivits' federation), which connects something new to them; if
    they have enough power alone, that is one more way (R-12).
    """

    def __init__(self, links: Links, power: list[int], threshold: int, needed: int, bound: int) -> None:
        self.links: Final = links
        self.power: Final = power
        self.threshold: Final = threshold
        self.needed: Final = needed
        self.bound: Final = bound
        self.tables: Final[dict[int, Table]] = {}
        self.linked: list[int] = []
        """By cluster: those that can be linked with it within the bound, itself among them, as a mask."""

    def value(self, mask: int) -> int:
        total = 0
        for cluster in range(self.links.clusters):
            if mask >> cluster & 1:
                total += self.power[cluster]
        return total

    def suffices(self, mask: int) -> bool:
        """GP-8.2.1: enough power, with what must be in it and something new."""
        return (
            mask & self.needed == self.needed and mask != self.needed and self.value(mask) >= self.threshold
        )

    def stands_alone(self) -> bool:
        """R-12: the Ivits' federation has grown enough by itself; it forbids nothing that connects more."""
        return self.needed != 0 and self.value(self.needed) >= self.threshold

    def can_suffice(self) -> bool:
        return sum(self.power) >= self.threshold

    def exists(self) -> bool:
        """Whether there is any federation: some set with enough power within the bound.

        Sets are looked at by rising size; one that is out of reach is dropped with all that contain it. So is
        one that would have too little power even with everything that can be linked with each of its own.
        """
        if not self.can_suffice():
            return False
        if self.stands_alone():
            return True
        alive = [1 << cluster for cluster in range(self.links.clusters)]
        for mask in alive:
            if self.suffices(mask):
                return True
        self.start(self.bound)
        self.linked = [self.linked_with(cluster) for cluster in range(self.links.clusters)]
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

    def start(self, bound: int) -> None:
        """The tables of single clusters."""
        for cluster in range(self.links.clusters):
            self.tables[1 << cluster] = self.links.from_node(cluster, bound)

    def linked_with(self, cluster: int) -> int:
        costs = self.tables[1 << cluster].costs
        mask = 0
        for other in range(self.links.clusters):
            if costs[other] <= self.bound:
                mask |= 1 << other
        return mask

    def may_suffice(self, mask: int) -> bool:
        """Whether a set with all that is linked with each of its clusters has enough power."""
        common = -1
        for cluster in range(self.links.clusters):
            if mask >> cluster & 1:
                common &= self.linked[cluster]
        return self.value(common) >= self.threshold

    def larger(self, alive: list[int]) -> list[int]:
        """The sets with one cluster more that may suffice, all of whose parts are alive."""
        found: list[int] = []
        for mask in alive:
            for cluster in range(mask.bit_length(), self.links.clusters):
                grown = mask | 1 << cluster
                if self.may_suffice(grown) and self.parts_alive(grown):
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
        """GP-8.2.2, GP-8.2.3: every set that may form a federation, smaller ones first.

        No part of it is a cheaper federation, and no cheaper link of its clusters touches others besides.
        """
        if not self.can_suffice():
            return []
        kept = cheapest_parts(Growth(self).federations())
        highest = max([cost for _, cost in kept], default=0)
        self.start(highest - 1)
        legal = [mask for mask, cost in kept if self.least(mask, highest - 1) >= cost]
        if self.stands_alone():
            legal.append(self.needed)
        return sorted(legal, key=by_size)

    def least(self, mask: int, bound: int) -> int:
        """s0(C): the fewest satellites of a link, whatever it touches; FAR beyond the bound."""
        if bound < 0:
            return FAR
        part = mask & -mask
        while part:
            if part not in self.tables:
                costs = self.links.joined(self.tables, part, bound)
                self.tables[part] = self.links.spread(costs, bound)
            part = (part - mask) & mask
        return self.tables[mask].fewest


class Growth:
    """GP-8.2.7: trees grown node by node, each with exactly the clusters that it touches.

    A tree that is a federation is not grown: whatever contains it would be a federation with a cheaper part
    (GP-8.2.3). So only sets that lie together on the map are ever looked at.
    """

    def __init__(self, search: Search) -> None:
        self.search: Final = search
        self.links: Final = search.links
        self.found: Final[dict[int, int]] = {}
        """By set: s*(C), the fewest satellites that link exactly these clusters and touch no other."""
        self.enough: Final[dict[int, bool]] = {}
        self.touched: Final = [self.touched_by(node) for node in range(self.links.size)]
        """By node: itself if it is a cluster, else the clusters next to the hex, as a mask."""
        self.fewest: Final[list[dict[int, int]]] = [{} for _ in range(self.links.size)]
        """By node and set: the fewest satellites of a tree with this node that touches the set."""
        self.sets: Final[list[list[int]]] = [[] for _ in range(self.links.size)]
        self.costs: Final[list[list[int]]] = [[] for _ in range(self.links.size)]
        """By node: the sets whose trees with this node were grown, and what these cost, by rising cost."""
        self.waiting: Final[list[list[int]]] = [[] for _ in range(search.bound + 1)]
        """By cost: trees to be grown, as set * nodes + node."""

    def touched_by(self, node: int) -> int:
        if node < self.links.clusters:
            return 1 << node
        mask = 0
        for other in self.links.neighbours[node]:
            if other < self.links.clusters:
                mask |= 1 << other
        return mask

    def federations(self) -> dict[int, int]:
        """Every set with enough power that some tree within the bound touches exactly, with its cost."""
        size = self.links.size
        for cluster in range(self.links.clusters):
            self.reach(cluster, 1 << cluster, 0)
        for cost in range(self.search.bound + 1):
            trees = self.waiting[cost]
            for tree in trees:
                mask, node = divmod(tree, size)
                if self.fewest[node][mask] == cost:
                    self.extend(node, mask, cost)
                    self.join(node, mask, cost)
                    self.sets[node].append(mask)
                    self.costs[node].append(cost)
        return self.found

    def extend(self, node: int, mask: int, cost: int) -> None:
        """One node more."""
        for other in self.links.neighbours[node]:
            longer = cost + self.links.weight[other]
            if longer <= self.search.bound:
                self.reach(other, mask | self.touched[other], longer)

    def join(self, node: int, mask: int, cost: int) -> None:
        """Two trees that meet in a node; the other one is not dearer, for it was grown before."""
        weight = self.links.weight[node]
        room = self.search.bound - cost + weight
        sets, costs = self.sets[node], self.costs[node]
        for index in range(len(sets)):
            if costs[index] > room:
                return
            both = mask | sets[index]
            if both != mask and both != sets[index]:
                self.reach(node, both, cost + costs[index] - weight)

    def reach(self, node: int, mask: int, cost: int) -> None:
        """A tree was found: a federation, or one to be grown."""
        if mask not in self.enough:
            self.enough[mask] = self.search.suffices(mask)
        if self.enough[mask]:
            if cost < self.found.get(mask, FAR):
                self.found[mask] = cost
        elif cost < self.fewest[node].get(mask, FAR):
            self.fewest[node][mask] = cost
            self.waiting[cost].append(mask * self.links.size + node)


def cheapest_parts(found: dict[int, int]) -> list[tuple[int, int]]:
    """GP-8.2.3: the sets of which no part is a cheaper federation, with their costs."""
    kept: list[tuple[int, int]] = []
    for mask in sorted(found, key=found.__getitem__):
        cost = found[mask]
        if not has_cheaper_part(mask, cost, kept):
            kept.append((mask, cost))
    return kept


def has_cheaper_part(mask: int, cost: int, kept: list[tuple[int, int]]) -> bool:
    """`kept` are sets by rising cost."""
    for part, price in kept:
        if price >= cost:
            return False
        if part & mask == part:
            return True
    return False


def by_size(mask: int) -> tuple[int, list[int]]:
    """The order of sets: smaller ones first, then by their members."""
    members = [cluster for cluster in range(mask.bit_length()) if mask >> cluster & 1]
    return len(members), members
