/** How the tile in hand lies while nothing is confirmed: as chosen, else the first legal way. */
import type { EclipseTable } from '../view';

const ROTATIONS = [0, 1, 2, 3, 4, 5];

export function rotationShown(table: EclipseTable): number {
  const stands = (standing: string) =>
    ROTATIONS.find((rotation) => table.standing(`rotation:${rotation}`) === standing);
  return stands('selected') ?? stands('lit') ?? 0;
}
