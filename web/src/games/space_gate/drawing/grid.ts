/** Where the cells of a base lie on a sheet: as large as fits, around the middle of what must be seen. Pure. */
import { beyond, type SideId } from '../view';

export interface Cell {
  x: number;
  y: number;
}
export interface Grid {
  /** From the middle of a cell to the middle of the next. */
  pitch: number;
  /** The middle of a cell on the sheet. */
  at(cell: Cell): Cell;
}

/** The pitch in which tiles are drawn; a grid scales them. */
export const PITCH = 124;
/** Smaller tiles cannot be read; the board can be moved instead. */
const LEAST = 34;
const MARGIN = 8;

export function gridFor(cells: readonly Cell[], width: number, height: number, largest = PITCH, least = LEAST): Grid {
  const [left, right] = range(cells.map(({ x }) => x));
  const [bottom, top] = range(cells.map(({ y }) => y));
  const margin = Math.min(MARGIN, largest / 8);
  const fits = Math.min((width - 2 * margin) / (right - left + 1), (height - 2 * margin) / (top - bottom + 1));
  const pitch = Math.max(least, Math.min(largest, fits));
  return {
    pitch,
    at: ({ x, y }) => ({
      x: width / 2 + (x - (left + right) / 2) * pitch,
      y: height / 2 - (y - (top + bottom) / 2) * pitch,
    }),
  };
}

function range(values: readonly number[]): [number, number] {
  return values.length === 0 ? [0, 0] : [Math.min(...values), Math.max(...values)];
}

/** The middle of the edge that a cell shares with the cell beyond a side. */
export function doorway(grid: Grid, cell: Cell, side: SideId): Cell {
  const [here, there] = [grid.at(cell), grid.at(beyond(cell, side))];
  return { x: (here.x + there.x) / 2, y: (here.y + there.y) / 2 };
}

/** Where the settlers of a module sit, from the middle of a tile of the full pitch. */
export function seats(capacity: number): Cell[] {
  const rows = capacity <= 3 ? [capacity] : capacity === 4 ? [2, 2] : [3, capacity - 3];
  return rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, index) => ({
      x: (index - (count - 1) / 2) * 32,
      y: rows.length === 1 ? 17 : -1 + row * 32,
    })),
  );
}
