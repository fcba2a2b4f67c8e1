"""The page's drawing as pictures of fixed sizes, which systems want where a page is installed.

`web/public/icon.svg` stays the one drawing: what it is made of (circles, ellipses, straight lines) is read
from it and filled here, with nothing but the standard library. A form that is not known stops the build.
"""

from __future__ import annotations

import math
import re
import struct
import zlib
from collections.abc import Iterator, Mapping
from itertools import accumulate, pairwise
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

Point = tuple[float, float]
Colour = tuple[int, int, int]
Pixel = tuple[float, float, float, float]
"""Red, green and blue up to 255, and how much there is of any, up to 1."""
Shape = list[list[Point]]
"""Closed lines; what lies between two of them that run opposite ways is filled, as a ring is."""

CORNERS: Final = 256
"""How many straight lines a round one is made of."""
SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
STEP: Final = re.compile(r"[MmLlZz]|-?(?:\d+\.?\d*|\.\d+)")


def picture(svg: Path, size: int, full: bool = False) -> bytes:
    """The drawing as a PNG of so many pixels; a full one has the drawing's ground in its corners, too.

    Systems that cut a form of their own out of it want it so.
    """
    root = ElementTree.parse(svg).getroot()
    _, _, width, height = (float(each) for each in root.attrib["viewBox"].split())
    painted = list(paintings(root, {}))
    if full:
        ground = painted[0][1]
        painted.insert(0, ([[(0.0, 0.0), (width, 0.0), (width, height), (0.0, height)]], ground))
    scale = size / width
    pixels = [[(0.0, 0.0, 0.0, 0.0)] * size for _ in range(size)]
    for shape, colour in painted:
        scaled = [[(x * scale, y * scale) for x, y in line] for line in shape]
        for y, row in enumerate(covered(scaled, size)):
            pixels[y] = [over(below, colour, share) for below, share in zip(pixels[y], row, strict=True)]
    return png(pixels)


def paintings(element: ElementTree.Element, inherited: Mapping[str, str]) -> Iterator[tuple[Shape, Colour]]:
    """What is filled, from the ground up, each with its colour."""
    look = {**inherited, **element.attrib}
    kind = element.tag.rpartition("}")[2]
    if kind in ("svg", "g"):
        for each in element:
            yield from paintings(each, {name: look[name] for name in ("fill", "stroke") if name in look})
        return
    number = {name: float(value) for name, value in look.items() if re.fullmatch(r"[\d.]+", value)}
    if kind == "path":
        around: Shape = [corners(look["d"])]
        lines = around
    elif kind in ("circle", "ellipse"):
        across, down = number.get("rx", number.get("r", 0.0)), number.get("ry", number.get("r", 0.0))
        oval = number["cx"], number["cy"], across, down, turned(look.get("transform", ""))
        around, lines = [ring(*oval, 0.0)], []
        if "stroke-width" in number:
            half = number["stroke-width"] / 2
            lines = [ring(*oval, half), ring(*oval, -half)[::-1]]
    else:
        raise ValueError(f"the drawing has a form that is not known here: {kind}")
    if look.get("fill", "none") != "none":
        yield around, colour_of(look["fill"])
    elif look.get("stroke", "none") != "none":
        yield lines, colour_of(look["stroke"])


def ring(x: float, y: float, across: float, down: float, turn: float, wider: float) -> list[Point]:
    """An ellipse, or what lies beside it by so much everywhere; turned about its middle."""
    points = []
    for step in range(CORNERS):
        angle = 2 * math.pi * step / CORNERS
        cos, sin = math.cos(angle), math.sin(angle)
        length = math.hypot(down * cos, across * sin)
        dx = across * cos + wider * down * cos / length
        dy = down * sin + wider * across * sin / length
        across_turned = dx * math.cos(turn) - dy * math.sin(turn)
        down_turned = dx * math.sin(turn) + dy * math.cos(turn)
        points.append((x + across_turned, y + down_turned))
    return points


def turned(transform: str) -> float:
    """By how much something is turned about its own middle."""
    found = re.match(r"rotate\((-?[\d.]+)", transform)
    return math.radians(float(found[1])) if found else 0.0


def corners(path: str) -> list[Point]:
    """A closed line of straight pieces."""
    points: list[Point] = []
    here = (0.0, 0.0)
    command = ""
    steps = STEP.findall(path)
    if "".join(steps) != re.sub(r"[\s,]", "", path):
        raise ValueError(f"the drawing has a line that is not known here: {path}")
    while steps:
        if steps[0].isalpha():
            command = steps.pop(0)
            continue
        x, y = float(steps.pop(0)), float(steps.pop(0))
        here = (here[0] + x, here[1] + y) if command == "l" or (command == "m" and points) else (x, y)
        points.append(here)
        command = {"M": "L", "m": "l"}.get(command, command)
    return points


def covered(shape: Shape, size: int) -> list[list[float]]:
    """Row by row, how much of each pixel a shape covers, exactly.

    Every edge adds the area to its right, pixel by pixel; what was added up along a row is the cover.
    """
    rows = [[0.0] * (size + 2) for _ in range(size)]
    for line in shape:
        for one, other in pairwise([*line, line[0]]):
            edge(rows, one, other, size)
    return [[min(1.0, abs(total)) for total in accumulate(row)][:size] for row in rows]


def edge(rows: list[list[float]], one: Point, other: Point, size: int) -> None:
    sign = 1.0 if one[1] < other[1] else -1.0
    (x, top), (end, bottom) = (one, other) if sign > 0 else (other, one)
    if top == bottom:
        return
    slope = (end - x) / (bottom - top)
    x += slope * (max(top, 0.0) - top)
    for y in range(max(0, math.floor(top)), min(size, math.ceil(bottom))):
        height = min(y + 1, bottom) - max(y, top)
        beyond = x + slope * height
        left, right = min(x, beyond), max(x, beyond)
        spread(rows[y], left, right, sign * height)
        x = beyond


def spread(row: list[float], left: float, right: float, area: float) -> None:
    """An edge that crosses a row from left to right, as differences of what it covers."""
    first, last = math.floor(left), math.floor(right)
    before = 0.0
    for pixel in range(first, last + 2):
        # The share of the pixel's height that lies right of the edge, averaged over the pixel's width.
        here = area * passed(pixel + 1, left, right)
        row[pixel] += here - before
        before = here


def passed(x: float, left: float, right: float) -> float:
    """How much of the pixel that ends at x lies right of an edge from left to right."""

    def until(limit: float) -> float:
        if limit <= left:
            return 0.0
        if limit >= right:
            return limit - (left + right) / 2
        return (limit - left) ** 2 / (2 * (right - left))

    return until(x) - until(x - 1)


def over(below: Pixel, colour: Colour, share: float) -> Pixel:
    """A colour laid over another; the last number is how much there is of any."""
    rest = below[3] * (1 - share)
    there = share + rest
    if there == 0.0:
        return (0.0, 0.0, 0.0, 0.0)
    red, green, blue = (
        (above * share + under * rest) / there for above, under in zip(colour, below[:3], strict=True)
    )
    return red, green, blue, there


def colour_of(text: str) -> Colour:
    red, green, blue = bytes.fromhex(text.removeprefix("#"))
    return red, green, blue


def png(pixels: list[list[Pixel]]) -> bytes:
    lines = b"".join(b"\0" + bytes(each for pixel in row for each in written(pixel)) for row in pixels)
    header = struct.pack(">IIBBBBB", len(pixels[0]), len(pixels), 8, 6, 0, 0, 0)
    parts = ((b"IHDR", header), (b"IDAT", zlib.compress(lines, 9)), (b"IEND", b""))
    return SIGNATURE + b"".join(chunk(kind, content) for kind, content in parts)


def written(pixel: Pixel) -> tuple[int, ...]:
    *colour, there = pixel
    return *(round(each) for each in colour), round(255 * there)


def chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
