"""The pictures of a study, as Vega-Lite specifications."""

from __future__ import annotations

from typing import Any, Final

import altair as alt
import polars as pl

WIDTH: Final = 640
ROW: Final = 24
INK: Final = "#2b6cb0"
QUIET: Final = "#a0aec0"

Spec = dict[str, Any]


def intervals(figures: pl.DataFrame, value: str, labels: dict[str, str], even: float | None = None) -> Spec:
    """A point with its interval for each group; `even` marks what all groups would have if all were equal."""
    base = alt.Chart(figures).encode(
        y=alt.Y("group:N", title=None, sort=figures["group"].to_list(), axis=alt.Axis(labelLimit=280)),
        tooltip=[
            alt.Tooltip("group:N", title=labels["group"]),
            alt.Tooltip("seats:Q", title=labels["seats"]),
            alt.Tooltip(f"{value}:Q", title=labels["value"], format=labels["format"]),
            alt.Tooltip(f"{value}_low:Q", title=labels["low"], format=labels["format"]),
            alt.Tooltip(f"{value}_high:Q", title=labels["high"], format=labels["format"]),
        ],
    )
    axis = alt.Axis(format=labels["format"])
    scale = alt.Scale(zero=value == "win")
    lines = base.mark_rule(color=INK, strokeWidth=2).encode(
        x=alt.X(f"{value}_low:Q", title=labels["value"], axis=axis, scale=scale), x2=f"{value}_high:Q"
    )
    points = base.mark_point(color=INK, filled=True, size=80).encode(x=alt.X(f"{value}:Q", scale=scale))
    layers: list[Any] = [lines, points]
    if even is not None:
        mark = alt.Chart(pl.DataFrame({"even": [even]})).mark_rule(color=QUIET, strokeDash=[4, 4])
        layers.insert(0, mark.encode(x="even:Q"))
    return _spec(alt.layer(*layers).properties(width=WIDTH, height=ROW * max(len(figures), 2)))


def histogram(table: pl.DataFrame, column: str, title: str, count: str) -> Spec:
    chart = alt.Chart(table.select(column)).mark_bar(color=INK)
    return _spec(
        chart.encode(
            x=alt.X(f"{column}:Q", bin=alt.Bin(maxbins=40), title=title),
            y=alt.Y("count():Q", title=count),
            tooltip=[
                alt.Tooltip(f"{column}:Q", bin=alt.Bin(maxbins=40), title=title),
                alt.Tooltip("count():Q", title=count),
            ],
        ).properties(width=WIDTH, height=180)
    )


def progress(figures: pl.DataFrame, across: str, up: str) -> Spec:
    """How the later winner comes to lead."""
    chart = alt.Chart(figures).mark_line(color=INK, point=True)
    return _spec(
        chart.encode(
            x=alt.X("progress:Q", title=across, axis=alt.Axis(format="%")),
            y=alt.Y("share:Q", title=up, axis=alt.Axis(format="%"), scale=alt.Scale(domain=[0, 1])),
            tooltip=[
                alt.Tooltip("progress:Q", title=across, format=".0%"),
                alt.Tooltip("share:Q", title=up, format=".0%"),
            ],
        ).properties(width=WIDTH, height=200)
    )


def verbs(figures: pl.DataFrame, labels: dict[str, str]) -> Spec:
    """How willingly each kind of action is chosen where it is possible."""
    chart = alt.Chart(figures).mark_bar(color=INK)
    return _spec(
        chart.encode(
            y=alt.Y("action:N", title=None, sort=figures["action"].to_list(), axis=alt.Axis(labelLimit=280)),
            x=alt.X("rate:Q", title=labels["rate"], axis=alt.Axis(format="%")),
            tooltip=[
                alt.Tooltip("action:N", title=labels["action"]),
                alt.Tooltip("rate:Q", title=labels["rate"], format=".1%"),
                alt.Tooltip("chosen:Q", title=labels["chosen"]),
                alt.Tooltip("offered:Q", title=labels["offered"]),
            ],
        ).properties(width=WIDTH, height=ROW * len(figures))
    )


def _spec(chart: Any) -> Spec:
    spec: Spec = chart.to_dict()
    return spec
