"""The odds calculator of Eclipse: battles of ten ships a second, on one core in CPU time.

    make compiled
    .venv/bin/python benchmarks/battles.py

Runs the same battles in two processes, one with src/ and one with build/compiled first on its path; both must
find the same odds.
"""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from typing import Any

engines: Any = import_module("engines")
"""The module beside this one."""

FLEETS = {
    "as printed": ("3 interceptor + 2 cruiser", "3 interceptor + 2 cruiser"),
    "missiles and plasma": (
        "4 interceptor[plasma_missile] + cruiser[plasma_cannon/ion_cannon, fusion_source/nuclear_source]",
        "2 cruiser[plasma_missile] + dreadnought + 2 starbase with point_defense",
    ),
    "against Ancients": ("3 cruiser + 3 interceptor", "4 ancient"),
}
"""Ten ships each."""

MEASURE = """
import json, sys, time
from astrolude.games.eclipse.advice import odds as module
from astrolude.games.eclipse.advice.fleet_notation import read_side
fleets, battles = json.loads(sys.argv[1])
rows = {}
for name, (attacker, defender) in fleets.items():
    question = {"attacker": read_side(attacker), "defender": read_side(defender), "battles": battles}
    best, answer = 1e9, {}
    for _ in range(3):
        began = time.process_time()
        answer = module.odds(question)
        best = min(best, time.process_time() - began)
    rows[name] = {"per_s": battles / best, "answer": answer}
print(json.dumps({"compiled": not module.__file__.endswith(".py"), "rows": rows}))
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--battles", type=int, default=5000, help="for each measurement")
    engines.add_compiled(parser)
    arguments = parser.parse_args()
    plain, compiled = engines.measured(MEASURE, [FLEETS, arguments.battles], arguments.compiled)
    print("| Ten ships | Plain, battles/s | Compiled, battles/s | Ratio |")
    print("|---|---|---|---|")
    for name, slow in plain["rows"].items():
        fast = compiled["rows"][name]
        if slow["answer"] != fast["answer"]:
            sys.exit(f"{name}: the compiled calculator finds other odds than the plain one")
        ratio = fast["per_s"] / slow["per_s"]
        print(f"| {name} | {slow['per_s']:,.0f} | {fast['per_s']:,.0f} | {ratio:.1f} |")


if __name__ == "__main__":
    main()
