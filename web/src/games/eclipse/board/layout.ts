/** What stands where on a hex: squares above, ships and the disc below. Pure; offsets from the middle of the hex. */
import { labelOf } from '../../../engine/refs';
import type { Point } from '../drawing/hexes';
import type { SectorView } from '../view';

export interface Cell {
  square: string;
  filled: boolean;
  at: Point;
}

export const CELL = 14;
const CELL_STEP = 17.5;
const CELLS_IN_ROW = 4;

/** Every population square of a hex in rows of four, those of one kind side by side. */
export function cells(squares: readonly { square: string; number: number; cubes?: number }[]): Cell[] {
  const all = squares.flatMap(({ square, number, cubes = 0 }) =>
    Array.from({ length: number }, (_, index) => ({ square: labelOf(square), filled: index < cubes })),
  );
  const rows = Math.ceil(all.length / CELLS_IN_ROW);
  return all.map((cell, index) => {
    const row = Math.floor(index / CELLS_IN_ROW);
    const inRow = row === rows - 1 ? all.length - row * CELLS_IN_ROW : CELLS_IN_ROW;
    const x = ((index % CELLS_IN_ROW) - (inRow - 1) / 2) * CELL_STEP;
    return { ...cell, at: [x, (rows > 1 ? -25 : -22) + row * CELL_STEP] };
  });
}

/** Ships of one owner and type, or non-player ships. */
export interface Group {
  owner: number | null;
  ship: string;
  count: number;
}

export function groups({ fleets, ancients, guard }: SectorView): Group[] {
  return [
    ...(guard ? [{ owner: null, ship: guard, count: 1 }] : []),
    ...(ancients > 0 ? [{ owner: null, ship: 'ancient', count: ancients }] : []),
    ...fleets.flatMap(({ seat, ships }) =>
      Object.entries(ships).map(([ship, count]) => ({ owner: seat, ship: labelOf(ship), count })),
    ),
  ];
}

export interface Berth {
  at: Point;
  radius: number;
}

/** Places for so many groups of ships to the right of the disc; the more there are, the smaller. */
export function berths(count: number): Berth[] {
  if (count === 1) return [{ at: [17, 20], radius: 15 }];
  if (count === 2)
    return [
      { at: [-3, 21], radius: 13 },
      { at: [26, 19], radius: 13 },
    ];
  const columns = Math.ceil(count / 2);
  const radius = Math.min(9.2, 31 / columns);
  return Array.from({ length: count }, (_, index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    return { at: [-15 + radius + column * radius * 2.2, 8.6 + row * 18.4] as Point, radius };
  });
}

/** Where each group of ships is drawn: two of a kind that are alone stand side by side, more are one with a number. */
export function stations(ships: readonly Group[]): Berth[][] {
  const [only] = ships;
  if (ships.length === 1 && only?.count === 2) return [berths(2)];
  return berths(ships.length).map((berth) => [berth]);
}

/** How far below the middle lie the things to be found: two rows of ships push them into the corner of the hex. */
export function lyingDepth(ships: number): number {
  return ships > 2 ? 45.5 : 41.5;
}

/** Where the influence disc lies, depending on whether ships stand beside it. */
export function discAt(ships: number): Berth {
  if (ships === 0) return { at: [0, 20], radius: 16 };
  if (ships === 1) return { at: [-20, 20], radius: 14 };
  return { at: [-31, 20], radius: ships > 2 ? 11 : 12 };
}
