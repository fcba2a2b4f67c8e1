"""A report as one page that needs nothing else: no script, no network."""

from __future__ import annotations

from html import escape
from typing import Final

import polars as pl

from astrolude.study.report import Report, Section

STYLE: Final = """
:root { color-scheme: light dark;
  --paper: #fff; --ink: #1a202c; --quiet: #5a6779; --grid: #dfe6ee; --mark: #2b6cb0 }
@media (prefers-color-scheme: dark) {
  :root { --paper: #141a24; --ink: #edf2f7; --quiet: #a3b1c4; --grid: #2c3848; --mark: #7db4ee }
}
body { font: 16px/1.5 system-ui, sans-serif; max-width: 58rem; margin: 2rem auto; padding: 0 1rem;
  color: var(--ink); background: var(--paper) }
h1 { line-height: 1.2 }
h2 { margin-top: 2.5rem }
svg { display: block; width: 100%; overflow: visible }
svg text { font-size: 12px; fill: var(--quiet) }
svg line { stroke: var(--mark); stroke-width: 2 }
svg rect, svg circle { fill: var(--mark) }
svg rect { shape-rendering: crispEdges }
svg .grid { stroke: var(--grid); stroke-width: 1 }
svg .even { stroke: var(--quiet); stroke-width: 1; stroke-dasharray: 4 4 }
.num { text-align: right; font-variant-numeric: tabular-nums }
.head, .up, .across { font-size: .8rem; color: var(--quiet) }
.row { display: grid; grid-template-columns: minmax(0, 15rem) minmax(0, 1fr) 3.2rem 4rem; column-gap: .8rem;
  align-items: center; line-height: 1.25 }
svg.track { height: 1.7rem }
svg.track.lines { border-right: 1px solid var(--grid);
  background: linear-gradient(to right, var(--grid) 1px, transparent 1px) 0 0 / var(--step) 100% }
.axis svg.track { grid-column: 2; height: 1.2rem }
.plot { display: grid; grid-template-columns: 2.6rem minmax(0, 1fr); column-gap: .5rem }
.up { grid-column: 1 / 3 }
.left, .field { height: 11rem; margin-top: .5rem }
.below { grid-column: 2; height: 1.4rem; margin-top: .3rem }
.across { grid-column: 2; text-align: center }
details { margin: .8rem 0 }
.scroll { overflow-x: auto }
table { border-collapse: collapse; font-size: .9rem }
td, th { padding: .15rem .7rem; text-align: right }
td:first-child, th:first-child { text-align: left; padding-left: 0 }
@media (max-width: 40rem) {
  .row { grid-template-columns: minmax(0, 1fr) 3.2rem 4rem; margin-bottom: .3rem }
  .row .track, .axis svg.track { grid-row: 2; grid-column: 1 / 4 }
  svg.track { height: 1.2rem }
}
"""


def page_of(report: Report) -> str:
    title = escape(report.say("title", game=report.words.title))
    points = "".join(f"<li>{escape(line)}</li>" for line in report.summary())
    body = "".join(_section(report, section) for section in report.sections())
    return (
        f'<!doctype html><html lang="{report.words.texts.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{title}</title>'
        f"<style>{' '.join(STYLE.split())}</style></head>"
        f"<body><main><h1>{title}</h1><ul>{points}</ul>{body}</main></body></html>\n"
    )


def _section(report: Report, section: Section) -> str:
    title = escape(section.title)
    figures = "" if section.figures is None else _figures(report, section.figures)
    return (
        f"<h2>{title}</h2><p>{escape(section.text)}</p>"
        f'<div class="chart" role="img" aria-label="{title}">{section.picture}</div>{figures}'
    )


def _figures(report: Report, figures: pl.DataFrame) -> str:
    """The numbers behind a picture, for those who do not see it."""
    head = "".join(f"<th>{escape(report.say(f'column-{name}'))}</th>" for name in figures.columns)
    rows = "".join(
        "<tr>" + "".join(f"<td>{escape(_written(report, value))}</td>" for value in row) + "</tr>"
        for row in figures.iter_rows()
    )
    return (
        f"<details><summary>{escape(report.say('figures'))}</summary>"
        f'<div class="scroll"><table><tr>{head}</tr>{rows}</table></div></details>'
    )


def _written(report: Report, value: object) -> str:
    return report.say("figure", number=value) if isinstance(value, float) else str(value)
