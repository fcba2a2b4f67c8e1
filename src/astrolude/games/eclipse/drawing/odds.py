"""`astrolude eclipse odds`: who wins a battle, and what is left."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Final

from astrolude.drawing import ACCENT, QUIET, Block, Table, Text
from astrolude.games.eclipse.advice.fleet_notation import read_side
from astrolude.games.eclipse.advice.odds import USUAL, odds
from astrolude.locales import Sentences

EVEN: Final = 0.5
BAR: Final = 24
"""The length of a bar that stands for certainty."""
FIGURES: Final = ("initiative", "computer", "shield", "hull")
DAMAGE: Final = (1, 2, 4)
"""Of each colour of dice."""
LIKELY: Final = "bold green"
UNLIKELY: Final = "bold red"


def answer(
    attacker: Annotated[str, "The fleet that attacks."],
    defender: Annotated[str, "The fleet that was there first."],
    battles: Annotated[int, "How many battles are fought.", "-n"] = USUAL,
    seed: Annotated[int, "The seed that decides all chance.", "-s"] = 0,
) -> dict[str, Any]:
    """The odds of a battle: who wins, and what is left, from many battles by the full rules.

    A fleet names ships joined by `+`; allies are joined by `and`. A species stands before a colon (else they
    are Terrans), changes of a blueprint in brackets: a part on an empty slot, or `part/printed` over a part
    printed there. Technologies that matter in battles follow `with`. Non-player ships are `ancient`, `gcds`,
    `ancient_cruiser_1` to `_8`, `ancient_dreadnought_a` and `_b`; they are always the defender.

    Players aim where a point of damage takes most firepower away, and nobody retreats. With `--json`:
    `{"battles", "seed", "rounds", "attacker", "defender"}`; a side is `{"wins", "error", "ships_left",
    "groups"}`, a group has the figures of its blueprint, the ships `lost` on average, and in `left` the
    chances of 0, 1, … ships.

    **Examples**

    - `astrolude eclipse odds "2 cruiser + 3 interceptor" "2 ancient"`

    - `astrolude eclipse odds "orion: cruiser[plasma_cannon/ion_cannon]" "planta: 2 starbase"`

    - `astrolude eclipse odds "3 interceptor[plasma missile]" "mechanema: cruiser with point_defense" --json`
    """
    question: dict[str, object] = {
        "attacker": read_side(attacker),
        "defender": read_side(defender),
        "battles": battles,
        "seed": seed,
    }
    return odds(question)


def draw(words: Sentences, found: dict[str, Any]) -> list[Block]:
    """For each side the chance to win, its ships with their losses, and a plot of the survivors."""
    blocks: list[Block] = []
    for side in ("attacker", "defender"):
        wins, error = (words.texts.number(100 * found[side][part], 1) for part in ("wins", "error"))
        blocks += [
            Text(words.say(f"terminal-odds-{side}", chance=wins, error=error), ACCENT),
            Text(),
            ships(words, found[side]["groups"]),
            Text(),
            *plot(words, found[side]),
            Text(),
        ]
    rounds = words.texts.number(found["rounds"], 1)
    total = words.say("terminal-odds-total", battles=found["battles"], rounds=rounds)
    return [*blocks, Text(total, QUIET)]


def ships(words: Sentences, groups: list[dict[str, Any]]) -> Table:
    """The blueprints of a side in figures, and how many ships it loses on average."""
    heads = [words.say(f"figure-{name}") for name in (*FIGURES, "cannons", "missiles")]
    table = Table(words.say("terminal-odds-ships"), *heads, words.say("terminal-odds-lost"), align="lr")
    for group in groups:
        table.row(
            f"{group['count']} × {words.thing('vessel:' + group['ship'])}",
            *(str(group[figure]) for figure in FIGURES),
            dice(group["cannons"]),
            dice(group["missiles"]),
            words.texts.number(group["lost"], 2),
        )
    return table


def plot(words: Sentences, found: dict[str, Any]) -> Iterator[Text]:
    """The chance of each number of survivors as a bar."""
    yield Text(words.say("terminal-odds-left"), QUIET)
    style = LIKELY if found["wins"] >= EVEN else UNLIKELY
    for left, chance in enumerate(found["ships_left"]):
        line = Text(f"{left:>4}  ").add("█" * round(chance * BAR), style if left else QUIET)
        yield line.add(f" {words.texts.number(100 * chance, 1)} %")


def dice(counts: list[int]) -> str:
    """Dice by damage: `2×1 1×4`."""
    return " ".join(f"{count}×{damage}" for count, damage in zip(counts, DAMAGE, strict=True) if count) or "–"
