"""`astrolude eclipse`: what is known about Eclipse beside playing it."""

from __future__ import annotations

from typing import Annotated, Any, Final

import typer
from rich.table import Table
from rich.text import Text

from astrolude.cli.options import AsJson, Language, Seed
from astrolude.cli.screen import ACCENT, BAD, GOOD, QUIET, Screen, print_json

eclipse: Final = typer.Typer(name="eclipse", help="Beside the game of Eclipse: the odds of its battles.")

Attacker = Annotated[str, typer.Argument(metavar="ATTACKER", help="The fleet that attacks.")]
Defender = Annotated[str, typer.Argument(metavar="DEFENDER", help="The fleet that was there first.")]
Battles = Annotated[int, typer.Option("--battles", "-n", help="How many battles are fought.")]

USUAL: Final = 10_000
EVEN: Final = 0.5
BAR: Final = 40
"""The length of a bar that stands for certainty."""


@eclipse.callback()
def about() -> None:
    """Beside the game of Eclipse: the odds of its battles."""


@eclipse.command()
def odds(
    attacker: Attacker,
    defender: Defender,
    battles: Battles = USUAL,
    seed: Seed = 0,
    lang: Language = None,
    json: AsJson = False,
) -> None:
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
    # The game's tables are read only by those who ask about it.
    from astrolude.games.eclipse.fleet_notation import read_side
    from astrolude.games.eclipse.odds import odds as calculate

    question: dict[str, object] = {
        "attacker": read_side(attacker),
        "defender": read_side(defender),
        "battles": battles,
        "seed": seed,
    }
    answer: dict[str, Any] = calculate(question)
    if json:
        print_json(answer)
        return
    show(Screen(lang), answer)


def show(screen: Screen, answer: dict[str, Any]) -> None:
    """For each side the chance to win, its ships with their losses, and a plot of the survivors."""
    for side in ("attacker", "defender"):
        found = answer[side]
        wins = f"{100 * found['wins']:.1f} % ± {100 * found['error']:.1f}"
        screen.say(f"odds-{side}", ACCENT, chance=wins)
        screen.show(ships(screen, found["groups"]))
        plot(screen, found)
    screen.say("odds-total", QUIET, battles=answer["battles"], rounds=f"{answer['rounds']:.1f}")


def ships(screen: Screen, groups: list[dict[str, Any]]) -> Table:
    """The blueprints of a side in figures, and how many ships it loses on average."""
    figures = ["initiative", "computer", "shield", "hull"]
    table = screen.table(
        *(f"odds-{name}" for name in ["ships", *figures, "cannons", "missiles", "lost"]), numbers=7
    )
    table.columns[0].no_wrap = False
    for group in groups:
        table.add_row(
            f"{group['count']} × {screen.texts.text('eclipse-vessel-' + group['ship'])}",
            *(str(group[figure]) for figure in figures),
            _dice(group["cannons"]),
            _dice(group["missiles"]),
            f"{group['lost']:.2f}",
        )
    return table


def plot(screen: Screen, found: dict[str, Any]) -> None:
    """The chance of each number of survivors as a bar."""
    screen.say("odds-left", QUIET)
    style = GOOD if found["wins"] >= EVEN else BAD
    for left, chance in enumerate(found["ships_left"]):
        bar = ("█" * round(chance * BAR), style if left else QUIET)
        screen.show(Text.assemble(f"{left:>4}  ", bar, f" {100 * chance:.1f} %"))
    screen.blank()


def _dice(counts: list[int]) -> str:
    """Dice by damage: `2×1 1×4`."""
    return (
        " ".join(f"{count}×{damage}" for count, damage in zip(counts, (1, 2, 4), strict=True) if count) or "–"
    )
