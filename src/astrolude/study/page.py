"""A report as one page that needs nothing else: its scripts and data are inside it."""

from __future__ import annotations

import json
from html import escape
from typing import Final

import polars as pl
import vl_convert

from astrolude.study.report import Report, Section

STYLE: Final = """\
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1a202c;
background:#fff}h1{line-height:1.2}h2{margin-top:2.5rem}.chart{overflow-x:auto}table{border-collapse:collapse}
td,th{padding:.2rem .8rem;text-align:right}td:first-child,th:first-child{text-align:left}
details{margin:.5rem 0}@media(prefers-color-scheme:dark){.chart{background:#fff}body{background:#1a202c;
color:#edf2f7}}
"""

DRAW: Final = """\
specs.forEach((spec, at) => vegaEmbed('#chart' + at, spec, {actions: false, renderer: 'svg'}));
"""


def page_of(report: Report) -> str:
    title = escape(report.say("title", game=report.words.title))
    points = "".join(f"<li>{escape(line)}</li>" for line in report.summary())
    sections = report.sections()
    body = "".join(_section(report, number, section) for number, section in enumerate(sections))
    specs = json.dumps([section.spec for section in sections])
    library = vl_convert.javascript_bundle()  # type: ignore[call-arg] # the stub has no default
    return (
        f'<!doctype html><html lang="{report.words.texts.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{title}</title>'
        f"<style>{STYLE}</style></head><body><main><h1>{title}</h1><ul>{points}</ul>{body}</main>"
        f"{_script(library)}{_script(f'const specs = {specs}; {DRAW}')}</body></html>\n"
    )


def _script(code: str) -> str:
    """Code inside a page must not contain what ends it."""
    return "<script>" + code.replace("</script", "<\\/script") + "</script>"


def _section(report: Report, number: int, section: Section) -> str:
    title = escape(section.title)
    figures = "" if section.figures is None else _figures(report, section.figures)
    return (
        f"<h2>{title}</h2><p>{escape(section.text)}</p>"
        f'<div class="chart" id="chart{number}" role="img" aria-label="{title}"></div>{figures}'
    )


def _figures(report: Report, figures: pl.DataFrame) -> str:
    """The numbers behind a picture, for those who do not see it."""
    head = "".join(f"<th>{escape(report.say(f'column-{name}'))}</th>" for name in figures.columns)
    rows = "".join(
        "<tr>" + "".join(f"<td>{escape(_written(value))}</td>" for value in row) + "</tr>"
        for row in figures.iter_rows()
    )
    return (
        f"<details><summary>{escape(report.say('figures'))}</summary>"
        f"<table><tr>{head}</tr>{rows}</table></details>"
    )


def _written(value: object) -> str:
    return f"{value:.3f}" if isinstance(value, float) else str(value)
