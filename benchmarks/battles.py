"""The odds calculator of Eclipse: battles of ten ships a second, on one core in CPU time.

    make compiled
    .venv/bin/python benchmarks/battles.py

Runs the same battles in two processes, one with src/ and one with build/compiled first on its path; both must
find the same odds.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PLAIN = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"

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


def measured(package: Path, battles: int) -> dict[str, Any]:
    """The speed of the package in a folder, as another process finds it."""
    done = subprocess.run(
        [sys.executable, "-c", MEASURE, json.dumps([FLEETS, battles])],
        env={**os.environ, "PYTHONPATH": str(package)},
        stdout=subprocess.PIPE,
        check=True,
    )
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--battles", type=int, default=5000, help="for each measurement")
    parser.add_argument("--compiled", type=Path, default=COMPILED, help="where the compiled package is")
    arguments = parser.parse_args()
    if not arguments.compiled.is_dir():
        sys.exit("There is no compiled engine: run `make compiled` first.")
    plain = measured(PLAIN, arguments.battles)
    compiled = measured(arguments.compiled, arguments.battles)
    if plain["compiled"] or not compiled["compiled"]:
        sys.exit("One of the two engines is not what it should be: run `make clean compiled`.")
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
