"""An analysis as one page that needs nothing else: no script, no network."""

from __future__ import annotations

from html import escape
from typing import Final

from astrolude.advice.analysis import Judged
from astrolude.advice.telling import Line, Portrait, Telling

COLOURS: Final = [
    "#e3b23c",
    "#4f9de0",
    "#e2674f",
    "#58b368",
    "#b07cd8",
    "#38b6b0",
    "#e58bb0",
    "#9aa65a",
    "#8d97a8",
]
"""By seat; the number at the line's end says the same."""

WIDTH: Final = 1000
HEIGHT: Final = 260

STYLE: Final = """
:root { color-scheme: light dark; --paper: #fff; --ink: #1a202c; --quiet: #5a6779; --grid: #dfe6ee }
@media (prefers-color-scheme: dark) {
  :root { --paper: #141a24; --ink: #edf2f7; --quiet: #a3b1c4; --grid: #2c3848 }
}
body { font: 16px/1.5 system-ui, sans-serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem;
  color: var(--ink); background: var(--paper) }
svg { width: 100%; height: auto; overflow: visible }
polyline { fill: none; stroke-width: 2.5; vector-effect: non-scaling-stroke }
.even { stroke: var(--quiet); stroke-dasharray: 5 5; vector-effect: non-scaling-stroke }
.frame { stroke: var(--grid); fill: none }
text { font-size: 14px; fill: var(--quiet) }
.scroll { overflow-x: auto }
table { border-collapse: collapse; font-size: .92rem }
td, th { padding: .2rem .8rem .2rem 0; text-align: left; vertical-align: top }
.num { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap }
.quiet { color: var(--quiet) }
"""


def page_of(told: Telling) -> str:
    """The whole page."""
    title = escape(told.say("title", game=told.words.title))
    return (
        f'<!doctype html><html lang="{told.texts.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{title}</title>'
        f"<style>{STYLE}</style></head><body><main><h1>{title}</h1>"
        f"{_players(told)}{_graph(told)}{_turning(told)}{_portraits(told)}{_sheet(told)}"
        "</main></body></html>\n"
    )


def _players(told: Telling) -> str:
    rows = []
    for seat, player in enumerate(told.portraits()):
        numbers = [*(player.result or ["", ""]), player.precision, *player.counts]
        cells = "".join(f'<td class="num">{number}</td>' for number in numbers)
        rows.append(f"<tr><th>{_mark(seat)} {escape(player.name)}</th>{cells}</tr>")
    heads = ["rank", "points", "precision", "imprecise", "mistakes", "costly"]
    head = "".join(f'<th class="num">{escape(told.say(name))}</th>' for name in heads)
    return f'<div class="scroll"><table><tr><td></td>{head}</tr>{"".join(rows)}</table></div>'


def _mark(seat: int) -> str:
    return f'<span style="color:{COLOURS[seat]}" aria-hidden="true">●</span>'


def _graph(told: Telling) -> str:
    """The chances of all seats over the game."""
    decisions = told.analysis.decisions
    seats = told.analysis.start.players
    if not decisions:
        return ""
    last = max(decisions[-1].ply, 1)
    lines = "".join(
        f'<polyline stroke="{COLOURS[seat]}" points="{_points(decisions, seat, last)}">'
        f"<title>{escape(told.analysis.names[seat])}</title></polyline>"
        f'<text x="{WIDTH + 6}" y="{HEIGHT * (1 - decisions[-1].chances[seat]) + 5:.0f}">'
        f"{escape(told.analysis.names[seat])}</text>"
        for seat in range(seats)
    )
    even = HEIGHT * (1 - 1 / seats)
    caption = escape(told.say("graph", share=told.percent(1 / seats)))
    return (
        f"<h2>{escape(told.say('chances'))}</h2><p class=quiet>{caption}</p>"
        f'<svg viewBox="0 0 {WIDTH + 130} {HEIGHT}" role="img" aria-label="{caption}">'
        f'<rect class="frame" width="{WIDTH}" height="{HEIGHT}"/>'
        f'<line class="even" x1="0" x2="{WIDTH}" y1="{even:.0f}" y2="{even:.0f}"/>{lines}</svg>'
    )


def _points(decisions: list[Judged], seat: int, last: int) -> str:
    return " ".join(
        f"{WIDTH * judged.ply / last:.1f},{HEIGHT * (1 - judged.chances[seat]):.1f}" for judged in decisions
    )


def _turning(told: Telling) -> str:
    turning = told.analysis.turning_points()
    if not turning:
        return f"<h2>{escape(told.say('turning'))}</h2><p>{escape(told.say('no-turning'))}</p>"
    items = "".join(_move(told, told.line(judged)) for judged in turning)
    return f"<h2>{escape(told.say('turning'))}</h2><ol>{items}</ol>"


def _move(told: Telling, line: Line) -> str:
    """A decision that cost something, and what would have been better."""
    better = "".join(f"<li>{escape(text)}</li>" for text in line.better)
    return f"<li>{_mark(line.seat)} {escape(told.moment(line))} <b>{line.loss}</b><ul>{better}</ul></li>"


def _portraits(told: Telling) -> str:
    """By player: thirds of the game, what cost most, and where points came from beside the bot's plan."""
    return "".join(_portrait(told, seat, player) for seat, player in enumerate(told.portraits()))


def _portrait(told: Telling, seat: int, player: Portrait) -> str:
    phases = _table(["", told.say("precision"), told.say("loss")], [list(phase) for phase in player.phases])
    slips = f"<ol>{''.join(_move(told, slip) for slip in player.slips)}</ol>"
    if not player.slips:
        slips = f"<p class=quiet>{escape(told.aside('no-slips'))}</p>"
    sources = _table(
        ["", told.aside("sources-played"), told.aside("sources-best")],
        [list(source) for source in player.sources],
    )
    return (
        f"<section><h2>{_mark(seat)} {escape(player.name)}</h2>"
        f"<h3>{escape(told.aside('phases'))}</h3>{phases}"
        f"<h3>{escape(told.aside('slips'))}</h3>{slips}"
        f"<h3>{escape(told.aside('sources'))}</h3>"
        f"<p class=quiet>{escape(told.aside('sources-text', name=player.name))}</p>{sources}</section>"
    )


def _table(heads: list[str], rows: list[list[str]]) -> str:
    """What each row is called, and its numbers."""
    head = "".join(f'<th class="num" scope="col">{escape(name)}</th>' for name in heads[1:])
    lines = "".join(
        f'<tr><th scope="row">{escape(name)}</th>'
        + "".join(f'<td class="num">{escape(number)}</td>' for number in numbers)
        + "</tr>"
        for name, *numbers in rows
    )
    return f'<div class="scroll"><table><tr><td>{escape(heads[0])}</td>{head}</tr>{lines}</table></div>'


def _sheet(told: Telling) -> str:
    rows = []
    for judged in told.analysis.decisions:
        line = told.line(judged)
        grade = escape(told.say(f"grade-{line.grade}")) if line.grade else ""
        rows.append(
            f'<tr><td class="num">{judged.ply + 1}</td><td>{_mark(judged.seat)} '
            f"{escape(told.analysis.names[judged.seat])}</td><td>{escape(line.played)}</td>"
            f'<td class="num">{told.percent(judged.chances[judged.seat])}</td>'
            f'<td class="num">{line.loss}</td><td>{grade}</td></tr>'
        )
    heads = ["ply", "player", "played", "chance", "loss", "grade"]
    head = "".join(f"<th>{escape(told.say(name))}</th>" for name in heads)
    return (
        f"<h2>{escape(told.say('sheet'))}</h2>"
        f'<div class="scroll"><table><tr>{head}</tr>{"".join(rows)}</table></div>'
    )
