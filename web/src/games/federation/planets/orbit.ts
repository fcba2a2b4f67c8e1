/** The way of the mages around 6Moon: six moons in two rows, then the planet. Pure. */
import type { Place } from './belt';

export interface Station extends Place {
  step: number;
  radius: number;
}

/** From the start moon (0) to the planet itself (7), there and back again. */
export function stations(phone: boolean): Station[] {
  const places: [number, number, number][] = phone
    ? [
        [34, 444, 16],
        [46, 384, 26],
        [266, 384, 26],
        [266, 292, 26],
        [46, 292, 26],
        [46, 200, 26],
        [266, 200, 26],
        [130, 110, 34],
      ]
    : [
        [44, 190, 22],
        [128, 190, 34],
        [380, 190, 34],
        [632, 190, 34],
        [632, 330, 34],
        [380, 330, 34],
        [128, 330, 34],
        [350, 480, 62],
      ];
  return places.map(([x, y, radius], step) => ({ x, y, radius, step }));
}

/** A smooth way through the stations. */
export function way(places: readonly Place[]): string {
  const [first, ...rest] = places;
  if (!first) return '';
  let from = first;
  const parts = rest.map((to) => {
    const bend = from.y === to.y ? 0 : from.x === to.x ? (from.x > 300 ? 70 : -46) : 0;
    const part = `C${from.x + (bend || (to.x - from.x) / 3)} ${from.y} ${to.x + (bend || (from.x - to.x) / 3)} ${to.y} ${to.x} ${to.y}`;
    from = to;
    return part;
  });
  return `M${first.x} ${first.y}${parts.join('')}`;
}
