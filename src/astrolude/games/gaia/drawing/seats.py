"""The sides of Projet Gaia: factions with what they own, and the Automa."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from astrolude.drawing import ACCENT, QUIET, Table, Text, View, joined, player
from astrolude.games.gaia.drawing.galaxy import GAIAFORMER, ON_BOARDS, SIGNS
from astrolude.locales import Sentences

NOTHING: Final = "·"
USED: Final = "✕"
STONE: Final = "*"
BETWEEN: Final = "; "
"""Names of tiles and tokens have commas of their own."""
RESOURCES: Final = ("ore", "credits", "knowledge", "qic")

Written = Callable[[Sentences, View], str | Text]


def seats(words: Sentences, view: View) -> Table:
    """A row for what is owned, a column for each side; one without a faction has only points."""
    sides = [*view["seats"], *view["opponents"]]
    table = Table("", *(player(words, side) for side in range(len(sides))))
    table.row(Text(words.say("terminal-faction"), QUIET), *(faction(words, side) for side in sides))
    table.row(Text(words.thing("resource:vp"), QUIET), *(Text(points(side), ACCENT) for side in sides))
    for heading, written in rows(words).items():
        cells = [written(words, side) if "ore" in side else NOTHING for side in sides]
        table.row(Text(heading, QUIET), *cells)
    table.row(Text(words.say("terminal-booster"), QUIET), *(booster(words, side) for side in sides))
    return table


def faction(words: Sentences, side: View) -> str:
    if side["faction"] is None:
        return words.say("none-faction")
    passed = f" ({words.say('passed')})" if side["passed"] else ""
    deck = [words.say("automa-deck", deck=side["deck"], reserve=side["reserve"])] if "deck" in side else []
    return ", ".join([words.thing(side["faction"]) + passed, *deck])


def points(side: View) -> str:
    """`10 (30)`: now, and if the game ended now."""
    projection = f" ({side['projection']['total']})" if "projection" in side else ""
    return f"{side['score']['total']}{projection}"


def rows(words: Sentences) -> dict[str, Written]:
    """What a side with a faction owns, by its heading."""
    stocks: dict[str, Written] = {words.thing(f"resource:{name}"): stock(name) for name in RESOURCES}
    return stocks | {
        words.say("head-power"): lambda words, side: power(side),
        words.say("gaia-area"): lambda words, side: str(side["gaia_area"]),
        words.say("terminal-structures"): lambda words, side: structures(side),
        words.say("terminal-reach"): reach,
        words.say("head-my-tiles"): tiles,
        words.say("head-tokens"): tokens,
        words.say("head-specials"): specials,
    }


def stock(name: str) -> Written:
    """`4 +3`: what there is, and the next income."""
    return lambda words, side: f"{side[name]} +{side['income'][name]}"


def power(side: View) -> str:
    """The three bowls, the brainstone's marked, then what the next income charges and brings in tokens."""
    bowls = [
        f"{count}{STONE if side['stone'] == f'bowl:{bowl}' else ''}"
        for bowl, count in enumerate(side["bowls"], start=1)
    ]
    return f"{' / '.join(bowls)}  +{side['income']['charge']} +{side['income']['power_tokens']}"


def structures(side: View) -> str:
    """How many of each stand on the map, of how many; gaiaformers that are ready, of those owned."""
    shown = [f"{SIGNS[row]}{side['pieces'][row]['out']}/{side['pieces'][row]['of']}" for row in ON_BOARDS]
    formers = side["gaiaformers"]
    return " ".join([*shown, f"{GAIAFORMER}{formers['ready']}/{formers['owned']}"])


def reach(words: Sentences, side: View) -> str:
    """How far, and what steps and projects cost."""
    return words.listed(
        [
            words.say("range", range=side["range"]),
            words.say("step-cost", ore=side["ore_per_step"]),
            words.say("project-cost", tokens=side["project_tokens"]),
        ]
    )


def tiles(words: Sentences, side: View) -> Text:
    """Tech tiles, the covered ones crossed out."""
    return listed(crossed(words.thing(held["tile"]), held["covered"]) for held in side["tiles"])


def tokens(words: Sentences, side: View) -> Text:
    """Federation tokens, spent ones crossed out; then what the next federation needs."""
    held = [crossed(words.thing(token["token"]), not token["green"]) for token in side["tokens"]]
    needed = Text(words.say("terminal-needed", power=side["power_needed"]), QUIET)
    return joined(BETWEEN, [*held, needed])


def specials(words: Sentences, side: View) -> Text:
    """Special actions, those used this round crossed out."""
    return listed(crossed(words.thing(each["special"]), each["used"]) for each in side["specials"])


def booster(words: Sentences, side: View) -> str:
    held = side.get("booster")
    return NOTHING if held is None else words.thing(held)


def crossed(name: str, done: bool) -> Text:
    return Text(f"{name} {USED}", QUIET) if done else Text(name)


def listed(parts: Iterable[Text]) -> Text:
    return joined(BETWEEN, list(parts) or [NOTHING])
