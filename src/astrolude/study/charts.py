"""The pictures of a study: SVG inside the page, with lengths in per cent.

So a picture is as wide as the page while its letters keep their size, on a phone as on a desk; colours follow
the reader's scheme, and nothing but the page is needed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from html import escape
from itertools import pairwise
from math import ceil, floor, log10
from typing import Final, NamedTuple

MOST_BINS: Final = 40
TICKS: Final = 6
"""About so many numbers stand along an axis."""
STEPS: Final = (1, 2, 5, 10)
"""By what the numbers along an axis go on, but for powers of ten."""


class Scale(NamedTuple):
    """An axis from one round number to another."""

    low: float
    high: float
    step: float

    def at(self, value: float) -> float:
        """Where a value stands, in per cent of the way."""
        return 100 * (value - self.low) / (self.high - self.low)

    def ticks(self) -> list[float]:
        return [
            self.low + self.step * number for number in range(round((self.high - self.low) / self.step) + 1)
        ]


class Bin(NamedTuple):
    """The whole numbers from `low` to `high`, and how often they came."""

    low: int
    high: int
    number: int


class Row(NamedTuple):
    """A line of a picture: a bar, or a point with the interval around it."""

    name: str
    value: float
    number: int
    """Of how many the value tells."""
    interval: tuple[float, float] | None
    hint: str


class Heads(NamedTuple):
    """What the columns beside a picture are called."""

    name: str
    axis: str
    value: str
    number: str


def round_step(least: float) -> float:
    """The smallest round number that is no smaller."""
    power = 10.0 ** floor(log10(least))
    return next(power * step for step in STEPS if power * step >= least * (1 - 1e-9))


def scale_over(low: float, high: float, least_step: float) -> Scale:
    """An axis that holds both values, with numbers no closer than the least step."""
    step = round_step(max((high - low) / TICKS, least_step))
    start = floor(low / step + 1e-9) * step
    return Scale(start, max(ceil(high / step - 1e-9) * step, start + step), step)


def bins(values: Iterable[int]) -> list[Bin]:
    """All values from the least to the greatest in bins of as many whole numbers each, empty ones too."""
    counts = Counter(values)
    least, most = min(counts), max(counts)
    width = round(round_step(max(1.0, (most - least + 1) / (MOST_BINS - 1))))
    return [
        Bin(low, low + width - 1, sum(counts[value] for value in range(low, low + width)))
        for low in range(least // width * width, most + 1, width)
    ]


def rows(
    items: Sequence[Row], heads: Heads, percent: Callable[[float], str], even: float | None = None
) -> str:
    """A line for each item; `even` marks what all would have if all were equal."""
    ends = [item.interval[1] if item.interval else item.value for item in items]
    scale = scale_over(0.0, max([even or 0.0, *ends]), 0.01)
    head = f"<span>{escape(heads.name)}</span><span class=track>{escape(heads.axis)}</span>"
    head += f"<span class=num>{escape(heads.value)}</span><span class=num>{escape(heads.number)}</span>"
    ticks = _svg("track", "".join(_text(scale.at(tick), percent(tick)) for tick in scale.ticks()))
    return (
        f'<div class="rows" style="--step:{_short(scale.at(scale.low + scale.step))}%">'
        f'<div class="row head">{head}</div>'
        + "".join(_row(item, scale, percent, even) for item in items)
        + f'<div class="row axis">{ticks}</div></div>'
    )


def histogram(values: Iterable[int], across: str, count: str) -> str:
    """How often which number came; neighbours touch, and each bar stands for as many numbers."""
    found = bins(values)
    up = scale_over(0, max(each.number for each in found), 1)
    wide = Scale(found[0].low - 0.5, found[-1].high + 0.5, 1)
    # Widths are what lies between rounded edges, or neighbours would part by a hair.
    edges = [round(100 * place / len(found), 2) for place in range(len(found) + 1)]
    bars = ""
    for each, (left, right) in zip(found, pairwise(edges), strict=True):
        name = str(each.low) if each.low == each.high else f"{each.low}–{each.high}"
        top = 100 - up.at(each.number)
        bars += (
            f'<rect x="{_short(left)}%" y="{_short(top)}%" width="{_short(right - left)}%" '
            f'height="{_short(100 - top)}%"><title>{name}: {each.number}</title></rect>'
        )
    numbers = scale_over(wide.low, wide.high, 1)
    labels = [(wide.at(tick), f"{tick:.0f}") for tick in numbers.ticks() if wide.low <= tick <= wide.high]
    return _plot(bars, up, "{:.0f}".format, labels, across, count)


def curve(
    points: Sequence[tuple[float, float]], across: str, up: str, percent: Callable[[float], str]
) -> str:
    """Shares as they change from the begin to the end, both from 0 to 1."""
    scale = Scale(0.0, 1.0, 0.25)
    spots = [(_short(scale.at(x)), _short(100 - scale.at(y))) for x, y in points]
    lines = "".join(f'<line x1="{x}%" y1="{y}%" x2="{u}%" y2="{v}%"/>' for (x, y), (u, v) in pairwise(spots))
    dots = "".join(
        f'<circle cx="{x}%" cy="{y}%" r="4"><title>{percent(at)}: {percent(share)}</title></circle>'
        for (x, y), (at, share) in zip(spots, points, strict=True)
    )
    labels = [(scale.at(tick), percent(tick)) for tick in scale.ticks()]
    return _plot(lines + dots, scale, percent, labels, across, up)


def _row(item: Row, scale: Scale, percent: Callable[[float], str], even: float | None) -> str:
    mark = (
        ""
        if even is None
        else f'<line class="even" x1="{_short(scale.at(even))}%" x2="{_short(scale.at(even))}%" y2="100%"/>'
    )
    at = _short(scale.at(item.value))
    if item.interval is None:
        mark += f'<rect y="20%" width="{at}%" height="60%"/>'
    else:
        low, high = (_short(scale.at(bound)) for bound in item.interval)
        mark += f'<line x1="{low}%" x2="{high}%" y1="50%" y2="50%"/><circle cx="{at}%" cy="50%" r="4.5"/>'
    track = _svg("track lines", f"<title>{escape(item.hint)}</title>{mark}")
    return (
        f'<div class="row"><span>{escape(item.name)}</span>{track}'
        f'<span class="num">{percent(item.value)}</span><span class="num">{item.number}</span></div>'
    )


def _plot(
    drawing: str,
    up: Scale,
    written: Callable[[float], str],
    labels: Sequence[tuple[float, str]],
    across: str,
    title: str,
) -> str:
    """A field with numbers at its left and below."""
    heights = [(_short(100 - up.at(tick)), written(tick)) for tick in up.ticks()]
    grid = "".join(f'<line class="grid" x2="100%" y1="{y}%" y2="{y}%"/>' for y, _ in heights)
    beside = "".join(
        f'<text x="100%" y="{y}%" dy=".35em" text-anchor="end">{escape(text)}</text>' for y, text in heights
    )
    below = "".join(_text(x, text) for x, text in labels)
    return (
        f'<div class="plot"><span class="up">{escape(title)}</span>{_svg("left", beside)}'
        f"{_svg('field', grid + drawing)}{_svg('below', below)}"
        f'<span class="across">{escape(across)}</span></div>'
    )


def _svg(name: str, inside: str) -> str:
    return f'<svg class="{name}">{inside}</svg>'


def _text(x: float, text: str) -> str:
    """A number below its place; at both ends it stays inside."""
    anchor = {0: "start", 100: "end"}.get(round(x), "middle")
    return f'<text x="{_short(x)}%" y="1em" text-anchor="{anchor}">{escape(text)}</text>'


def _short(number: float) -> str:
    return f"{number:.2f}".rstrip("0").rstrip(".")
