/** How the tile in hand lies while nothing is confirmed: as chosen, else the first legal way. */
import type { EclipseTable } from '../view';

const ROTATIONS = [0, 1, 2, 3, 4, 5];

/** The next legal way to turn the tile, clockwise; null where there is no other. */
export function rotationAfter(table: EclipseTable): number | null {
  const shown = rotationShown(table);
  const ahead = ROTATIONS.map((step) => (shown + step + 1) % 6);
  const next = ahead.find((rotation) => table.standing(`rotation:${rotation}`) !== 'rest');
  return next === undefined || next === shown ? null : next;
}

export function rotationShown(table: EclipseTable): number {
  const stands = (standing: string) =>
    ROTATIONS.find((rotation) => table.standing(`rotation:${rotation}`) === standing);
  return stands('selected') ?? stands('lit') ?? 0;
}
