/** The Senate's plan: an elliptic hemicycle of three floors by six columns, project tracks on its rim. Pure. */
import type { FloorId } from '../view';

export interface Point {
  x: number;
  y: number;
}

/** The sheets that the Senate is drawn on. */
export const SENATE_DESK = { width: 834, height: 648 };
export const SENATE_PHONE = { width: 834, height: 930 };
/** On a phone the way to the planets stands above the chamber. */
export const PHONE_DROP = 104;

export const CENTRE: Point = { x: 417, y: 520 };
/** The chamber is narrower than high. */
const SQUEEZE = 0.815;
/** From the rostrum outwards: the floors' limits. */
const RINGS = [158, 256, 352, 446] as const;
const FLOOR_RINGS: Readonly<Record<FloorId, number>> = { bottom: 0, middle: 1, top: 2 };
const COLUMN_DEGREES = 28.2;
/** The aisle between the wings. */
const AISLE = 5;
const START = 180 - (180 - 6 * COLUMN_DEGREES - AISLE) / 2;
const RIM = 463;
const SEALS = 489;
/** Between two cells. */
const GAP = 3;
const GAP_DEGREES = 0.5;
const TRACK_MARGIN = 2.8;

const ROSTRUM = 150;

function polar(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: CENTRE.x + SQUEEZE * radius * Math.cos(angle), y: CENTRE.y - radius * Math.sin(angle) };
}

/** A sector of a ring, as a path. */
function sector(inner: number, outer: number, from: number, to: number): string {
  const [a, b, c, d] = [polar(outer, from), polar(outer, to), polar(inner, to), polar(inner, from)] as const;
  return `M${at(a)}${arc(outer, 1)} ${at(b)}L${at(c)}${arc(inner, 0)} ${at(d)}z`;
}

function at({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

function arc(radius: number, sweep: 0 | 1): string {
  return `A${(radius * SQUEEZE).toFixed(1)} ${radius} 0 0 ${sweep}`;
}

/** Where the President sits, with the arcs of its steps. */
export const ROSTRUM_PATH = sector(0.1, ROSTRUM, 176, 4);
export const ROSTRUM_ARCS = [60, 105].map(
  (radius) => `M${at(polar(radius, 180))}${arc(radius, 1)} ${at(polar(radius, 0))}`,
);

/** Where a column begins and ends, in degrees. */
function spread(column: number): [number, number] {
  const from = START - (column - 1) * COLUMN_DEGREES - (column > 3 ? AISLE : 0);
  return [from, from - COLUMN_DEGREES];
}

export interface CellPlan {
  path: string;
  centre: Point;
  /** The bottom floor has less room. */
  narrow: boolean;
}

export function cellPlan(floor: FloorId, column: number): CellPlan {
  const ring = FLOOR_RINGS[floor];
  const [inner, outer] = [(RINGS[ring] ?? 0) + GAP, (RINGS[ring + 1] ?? 0) - GAP];
  const [from, to] = spread(column);
  return {
    path: sector(inner, outer, from - GAP_DEGREES, to + GAP_DEGREES),
    centre: polar((inner + outer) / 2, (from + to) / 2),
    narrow: ring === 0,
  };
}

/** The places of a column's project track, from its start to its last cell. */
export function trackPlan(column: number, last: number): Point[] {
  const [from] = spread(column);
  const room = COLUMN_DEGREES - 2 * TRACK_MARGIN;
  return Array.from({ length: last + 1 }, (_, cell) => polar(RIM, from - TRACK_MARGIN - (room * cell) / last));
}

export function sealPlan(column: number): Point {
  const [from, to] = spread(column);
  return polar(SEALS, (from + to) / 2);
}
