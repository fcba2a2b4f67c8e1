"""How long it takes to list the legal placements of a module in a base of Space Gate Odyssey, in CPU time.

    make compiled
    PYTHONPATH=build/compiled .venv/bin/python benchmarks/placements.py [--modules 20]

Bases are grown at random to the wanted size; for each, the placements of the top module of every pile are
listed again and again. The figure is the best of many short slices.
"""

from __future__ import annotations

import argparse
from time import process_time

from astrolude import engine_kind
from astrolude.games.space_gate.game import GAME
from astrolude.games.space_gate.rules.base import attach, placement_answers
from astrolude.games.space_gate.state import GateState
from astrolude.kernel.generator import Generator

BASES = 20
SLICES = 30
REPEATS = 20
WANTED_MICROSECONDS = 200
SEAT = 0


def grown(modules: int, seed: int) -> GateState:
    """A game whose first base has so many modules; one that closes itself in too early is begun anew."""
    chance = Generator(seed)
    while True:
        state = GAME.new(2, None, chance.below(1 << 30))
        assert isinstance(state, GateState)
        while len(state.bases[SEAT]) < modules:
            pile = chance.below(len(state.piles))
            if not state.piles[pile]:
                continue
            module = state.piles[pile][-1]
            places = placement_answers(state, SEAT, module)
            if not places:
                break
            state.piles[pile] = state.piles[pile][:-1]
            attach(state, SEAT, module, places[chance.below(len(places))])
        else:
            if placement_answers(state, SEAT, state.piles[0][-1]):
                return state


def list_all(states: list[GateState], repeats: int) -> int:
    """List the placements of every top module; how many lists were made."""
    lists = 0
    for _ in range(repeats):
        for state in states:
            for pile in state.piles:
                if pile:
                    placement_answers(state, SEAT, pile[-1])
                    lists += 1
    return lists


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--modules", type=int, default=20)
    modules = parser.parse_args().modules
    states = [grown(modules, seed) for seed in range(BASES)]
    found = [
        len(placement_answers(state, SEAT, pile[-1])) for state in states for pile in state.piles if pile
    ]
    best = float("inf")
    for _ in range(SLICES):
        begin = process_time()
        lists = list_all(states, REPEATS)
        best = min(best, (process_time() - begin) / lists)
    print("| Modules in the base | Engine | Placements listed | µs a list | Wanted |\n|---|---|---|---|---|")
    print(
        f"| {modules} | {engine_kind()} | {sum(found) / len(found):.1f} | {best * 1e6:.2f} "
        f"| under {WANTED_MICROSECONDS} |"
    )


if __name__ == "__main__":
    main()
