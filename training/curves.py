"""Curves as a picture: one small chart for each loss, learnt and unseen games, pass by pass."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

WIDTH: Final = 220
HEIGHT: Final = 120
MARGIN: Final = 24
COLOURS: Final = {"unseen": "#0b6e99", "learnt": "#c4661f"}


def draw_curves(log: Sequence[dict[str, Any]], path: Path) -> None:
    """Write an SVG with a chart for each loss of the log."""
    names = [name for name in log[-1] if name != "pass" and not name.startswith("learnt_")]
    charts = [chart(name, log, place) for place, name in enumerate(names)]
    width = WIDTH * len(names)
    path.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {HEIGHT + 20}" '
        'font-family="sans-serif" font-size="10"><rect width="100%" height="100%" fill="#fff"/>'
        f"{''.join(charts)}</svg>\n",
        encoding="utf-8",
    )


def chart(name: str, log: Sequence[dict[str, Any]], place: int) -> str:
    """One chart: passes to the right, the loss upwards."""
    series = {
        "unseen": [(row["pass"], row[name]) for row in log if name in row],
        "learnt": [(row["pass"], row[f"learnt_{name}"]) for row in log if f"learnt_{name}" in row],
    }
    values = [value for points in series.values() for _, value in points]
    low, high = min(values), max(values)
    spread = (high - low) or 1.0
    last = max(row["pass"] for row in log) or 1.0
    left = place * WIDTH + MARGIN
    parts = [
        f'<text x="{left}" y="12" fill="#222">{name}</text>',
        f'<text x="{left}" y="{HEIGHT + 12}" fill="#666">{low:.4g} to {high:.4g}</text>',
    ]
    for title, points in series.items():
        line = " ".join(
            f"{left + (WIDTH - 2 * MARGIN) * number / last:.1f},"
            f"{HEIGHT - MARGIN / 2 - (HEIGHT - 2 * MARGIN) * (value - low) / spread:.1f}"
            for number, value in points
        )
        if points:
            parts.append(
                f'<polyline fill="none" stroke="{COLOURS[title]}" stroke-width="2" points="{line}">'
                f"<title>{title} games</title></polyline>"
            )
    return "".join(parts)


def note(
    said: dict[str, float], log: list[dict[str, float]], across: str, names: Sequence[str], out: Path
) -> None:
    """A line of a log: it is told, written down in a folder, and the log drawn there anew."""
    log.append(said)
    print(json.dumps(said), flush=True)
    with (out / "log.jsonl").open("a", encoding="utf-8") as file:
        file.write(json.dumps(said) + "\n")
    draw_lines(log, across, names, out / "curve.svg")


def draw_lines(log: Sequence[dict[str, Any]], across: str, names: Sequence[str], path: Path) -> None:
    """Write an SVG of shares, from 0 to 1, that belong together: one line for each name in one chart."""
    wide, high, edge, apart = 480, 240, 44, 12
    last = max(float(row[across]) for row in log) or 1.0
    parts = []
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = high - edge - share * (high - 2 * edge)
        parts.append(f'<path stroke="#ddd" d="M{edge} {y}H{wide - edge}"/>')
        parts.append(f'<text x="4" y="{y + 3}">{share:.0%}</text>')
    taken = -apart
    colours = dict(zip(names, COLOURS.values(), strict=False))
    for name in sorted(colours, key=lambda name: -float(log[-1][name])):
        points = [
            (edge + (wide - 2 * edge) * row[across] / last, high - edge - (high - 2 * edge) * row[name])
            for row in log
        ]
        line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        taken = max(int(points[-1][1]) + 3, taken + apart)
        parts.append(
            f'<polyline fill="none" stroke="{colours[name]}" stroke-width="2" points="{line}"/>'
            f'<text x="{wide - edge + 3}" y="{taken}" fill="{colours[name]}">{name}</text>'
        )
    path.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" '
        f'font-size="10"><rect width="100%" height="100%" fill="#fff"/>{"".join(parts)}'
        f'<text x="{wide / 2}" y="{high - 8}" text-anchor="middle">0 – {last:g} {across}</text></svg>\n',
        encoding="utf-8",
    )
