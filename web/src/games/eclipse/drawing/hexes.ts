/** The geometry of a growing galaxy of pointy-top hexes. Pure; the radius of a hex is always `RADIUS`. */
export type Point = readonly [number, number];
export interface Axial {
  q: number;
  r: number;
}

export const RADIUS = 56;
const WIDE = Math.sqrt(3);
/** Air around the outermost hexes. */
const MARGIN = 10;

export interface Chart {
  width: number;
  height: number;
  at(place: Axial): Point;
}

export interface Size {
  width: number;
  height: number;
}

/**
 * A sheet of the given shape that holds all places, with the galaxy in its middle. Where a hex would lie in the lower
 * right `corner` of the room (the buttons of the map), the galaxy keeps to the left of it.
 */
export function chart(places: readonly Axial[], room: Size, corner: Size = { width: 0, height: 0 }): Chart {
  const whole = sheet(places, room, 0);
  const scale = whole.width / room.width;
  const covered = places
    .map(whole.at)
    .some(
      ([x, y]) =>
        x + (WIDE / 2) * RADIUS > whole.width - corner.width * scale &&
        y + RADIUS / 2 > whole.height - corner.height * scale,
    );
  return covered ? sheet(places, room, corner.width) : whole;
}

/** A sheet whose right edge stays free for so many pixels of the room. */
function sheet(places: readonly Axial[], room: Size, free: number): Chart {
  const centres = places.map(centre);
  const xs = centres.map(([x]) => x);
  const ys = centres.map(([, y]) => y);
  const [left, right] = [Math.min(...xs) - (WIDE / 2) * RADIUS, Math.max(...xs) + (WIDE / 2) * RADIUS];
  const [top, bottom] = [Math.min(...ys) - RADIUS, Math.max(...ys) + RADIUS];
  const needed = { width: right - left + 2 * MARGIN, height: bottom - top + 2 * MARGIN };
  const share = 1 - free / room.width;
  const aspect = room.width / room.height;
  const width = Math.max(needed.width / share, needed.height * aspect);
  const height = width / aspect;
  const [x0, y0] = [(width * share - left - right) / 2, (height - top - bottom) / 2];
  return {
    width,
    height,
    at: (place) => {
      const [x, y] = centre(place);
      return [x0 + x, y0 + y];
    },
  };
}

/** The middle of a hex, the Galactic Center at the origin. */
export function centre({ q, r }: Axial): Point {
  return [WIDE * RADIUS * (q + r / 2), 1.5 * RADIUS * r];
}

export function hexPoints([x, y]: Point, radius: number): string {
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * corner - Math.PI / 2;
    return `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');
}

/** The direction of a map edge: 0 north-east, clockwise. */
function angleOf(edge: number): number {
  return (Math.PI / 3) * (edge - 1);
}

/** Half discs inside the given edges of a hex: its wormholes, as one path. */
export function halfDiscs([x, y]: Point, radius: number, edges: readonly number[], size: number): string {
  return edges
    .map((edge) => {
      const angle = angleOf(edge);
      const apothem = (WIDE / 2) * radius;
      const [mx, my] = [x + apothem * Math.cos(angle), y + apothem * Math.sin(angle)];
      const [dx, dy] = [-Math.sin(angle) * size, Math.cos(angle) * size];
      const [from, to] = [
        `${(mx + dx).toFixed(1)} ${(my + dy).toFixed(1)}`,
        `${(mx - dx).toFixed(1)} ${(my - dy).toFixed(1)}`,
      ];
      return `M${from}A${size} ${size} 0 0 1 ${to}Z`;
    })
    .join('');
}

/** The edges of a list of six for which a test holds. */
export function edgesWhere<T>(edges: readonly T[], holds: (value: T) => boolean): number[] {
  return edges.flatMap((value, edge) => (holds(value) ? [edge] : []));
}
