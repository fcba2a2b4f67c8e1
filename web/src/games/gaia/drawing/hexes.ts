/** The geometry of a galaxy of flat-top hexes: centres, corners, outlines. Pure; a length is the radius of a hex. */
import type { Ref } from '../../../net/protocol';
import { axial } from '../view';

export type Point = readonly [number, number];

/** Across the sides in the order of the corners: side k lies between corner k and corner k + 1. */
const NEIGHBOURS: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];
const TALL = Math.sqrt(3);

export interface Chart {
  /** The size of the sheet that the galaxy is drawn on. */
  width: number;
  height: number;
  /** The radius of a hex. */
  size: number;
  at(ref: Ref): Point;
}

/** The galaxy as large as it fits on a sheet, in its middle. */
export function chart(hexes: readonly Ref[], width: number, height: number, margin = 8): Chart {
  const centres = hexes.map((ref) => centre(ref));
  const [left, right] = [Math.min(...centres.map(([x]) => x)) - 1, Math.max(...centres.map(([x]) => x)) + 1];
  const ys = centres.map(([, y]) => y);
  const [top, bottom] = [Math.min(...ys) - TALL / 2, Math.max(...ys) + TALL / 2];
  const size = Math.min((width - 2 * margin) / (right - left), (height - 2 * margin) / (bottom - top));
  const x0 = (width - (left + right) * size) / 2;
  const y0 = (height - (top + bottom) * size) / 2;
  return {
    width,
    height,
    size,
    at: (ref) => {
      const [x, y] = centre(ref);
      return [x0 + x * size, y0 + y * size];
    },
  };
}

/** The middle of a hex of radius 1. */
export function centre(ref: Ref): Point {
  const [q, r] = axial(ref);
  return [1.5 * q, TALL * (r + q / 2)];
}

export function corners([x, y]: Point, radius: number): Point[] {
  return Array.from({ length: 6 }, (_, k): Point => {
    const angle = (Math.PI / 3) * k;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** Corners as the `points` of a polygon. */
export function points(list: readonly Point[]): string {
  return list.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
}

export function hexPoints(at: Point, radius: number): string {
  return points(corners(at, radius));
}

/** The six hexes around one, in the order of its sides. */
export function around(ref: Ref): Ref[] {
  const [q, r] = axial(ref);
  return NEIGHBOURS.map(([dq, dr]) => `hex:${q + dq},${r + dr}`);
}

/** Whole hexes as one path: the ground of a sector. */
export function cells(chart: Chart, hexes: readonly Ref[]): string {
  return hexes.map((ref) => `M${points(corners(chart.at(ref), chart.size)).replaceAll(' ', 'L')}Z`).join('');
}

/** The sides between hexes that belong to different groups, or to none beyond: the outlines of all groups. */
export function borders(chart: Chart, groupOf: ReadonlyMap<Ref, number>): string {
  let path = '';
  for (const [ref, group] of groupOf) {
    const ring = corners(chart.at(ref), chart.size);
    around(ref).forEach((beyond, side) => {
      const other = groupOf.get(beyond);
      // A side between two groups is drawn once, by the group with the smaller number.
      if (other === group || (other !== undefined && other < group)) return;
      const [a, b] = [ring[side], ring[(side + 1) % 6]];
      if (a && b) path += `M${point(a)}L${point(b)}`;
    });
  }
  return path;
}

/** Lines between all neighbours of a set, and a dot for each loner: the band of a federation. */
export function band(chart: Chart, members: readonly Ref[]): string {
  const inside = new Set(members);
  return members
    .map((ref) => {
      const ahead = around(ref)
        .slice(0, 3)
        .filter((other) => inside.has(other));
      const here = `M${point(chart.at(ref))}`;
      return ahead.length > 0 ? ahead.map((other) => `${here}L${point(chart.at(other))}`).join('') : `${here}h0`;
    })
    .join('');
}

/** Steps from one hex to another. */
export function distance(a: Ref, b: Ref): number {
  const [[q1, r1], [q2, r2]] = [axial(a), axial(b)];
  const [dq, dr] = [q1 - q2, r1 - r2];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

function point([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
