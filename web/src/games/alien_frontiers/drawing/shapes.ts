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

/** The ticks of a graduated rim, every `major`-th longer. */
export function rimTicks(centre: Point, radius: number, count: number, length: number, major: number): string {
  let path = '';
  for (let tick = 0; tick < count; tick++) {
    const angle = (2 * Math.PI * tick) / count;
    const outer = radius + (tick % major === 0 ? length * 1.7 : length);
    const at = (r: number): string => point([centre[0] + r * Math.cos(angle), centre[1] + r * Math.sin(angle)]);
    path += `M${at(radius)}L${at(outer)}`;
  }
  return path;
}

/** The hour lines of a celestial chart. */
export function hourLines(centre: Point, from: number, to: number, count: number): string {
  let path = '';
  for (let hour = 0; hour < count; hour++) {
    const angle = (2 * Math.PI * hour) / count;
    const at = (r: number): string => point([centre[0] + r * Math.cos(angle), centre[1] + r * Math.sin(angle)]);
    path += `M${at(from)}L${at(to)}`;
  }
  return path;
}

export interface Star {
  x: number;
  y: number;
  r: number;
  colour: string;
  opacity: number;
}

/** The same sky every time: a small generator with a fixed seed. */
export function stars(x: number, y: number, width: number, height: number, count: number, seed: number): Star[] {
  let state = seed >>> 0;
  const next = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const colours = ['#dfe9f5', '#dfe9f5', '#cfae6d', '#9fc3e8'];
  return Array.from({ length: count }, () => {
    const size = next();
    return {
      x: Math.round(x + next() * width),
      y: Math.round(y + next() * height),
      r: size < 0.7 ? 0.5 : size < 0.95 ? 0.85 : 1.3,
      colour: colours[Math.floor(next() * colours.length)] ?? '#dfe9f5',
      opacity: Math.round((0.25 + 0.55 * next()) * 100) / 100,
    };
  });
}
