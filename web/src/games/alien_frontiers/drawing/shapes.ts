/** Paths and measures shared by everything on this board. */

export type Point = readonly [x: number, y: number];

/** One decimal is finer than a pixel of any screen and keeps the paths short. */
export function number(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function point([x, y]: Point): string {
  return `${number(x)} ${number(y)}`;
}

/** A Catmull-Rom curve through the points as Bézier segments, after the `M` to the first of them. */
export function spline(points: readonly Point[]): string {
  let path = '';
  for (let at = 0; at + 1 < points.length; at++) {
    const here = points[at]!;
    const next = points[at + 1]!;
    const before = points[at - 1] ?? here;
    const after = points[at + 2] ?? next;
    const leave: Point = [here[0] + (next[0] - before[0]) / 6, here[1] + (next[1] - before[1]) / 6];
    const arrive: Point = [next[0] - (after[0] - here[0]) / 6, next[1] - (after[1] - here[1]) / 6];
    path += `C${point(leave)} ${point(arrive)} ${point(next)}`;
  }
  return path;
}

/** A box with its corners cut at 45°, as stations are drawn. */
export function cutBox(x: number, y: number, width: number, height: number, cut = 10): string {
  const [w, h] = [width - 2 * cut, height - 2 * cut];
  return `M${x + cut} ${y}h${w}l${cut} ${cut}v${h}l${-cut} ${cut}h${-w}l${-cut} ${-cut}v${-h}z`;
}

/** An arc that leaves its chord sideways by a share of its length. */
export function bentLine(from: Point, to: Point, bend = 0.18): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const middle: Point = [(from[0] + to[0]) / 2 - dy * bend, (from[1] + to[1]) / 2 + dx * bend];
  return `M${point(from)}Q${point(middle)} ${point(to)}`;
}
