/** Which thing the arrows go to: left and right follow the reading order, up and down go to the nearest row. */
export interface Placed<T> {
  item: T;
  /** Centre of the drawing. */
  x: number;
  y: number;
}

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export function isArrow(key: string): key is Arrow {
  return key === 'ArrowLeft' || key === 'ArrowRight' || key === 'ArrowUp' || key === 'ArrowDown';
}

/** Things whose centres differ by less than this stand in one row. */
const ROW = 24;

/** Rows from the top, each from the left. */
export function readingOrder<T>(things: readonly Placed<T>[]): Placed<T>[] {
  const rows: Placed<T>[][] = [];
  for (const thing of [...things].sort((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    if (row?.[0] && thing.y - row[0].y < ROW) row.push(thing);
    else rows.push([thing]);
  }
  return rows.flatMap((row) => row.sort((a, b) => a.x - b.x));
}

/** The thing after `current` in a direction; the first one where there is no current. Null: nothing that way. */
export function neighbour<T>(things: readonly Placed<T>[], current: T | null, arrow: Arrow): T | null {
  const order = readingOrder(things);
  const at = order.findIndex((thing) => thing.item === current);
  const here = order[at];
  if (!here) return order[0]?.item ?? null;
  if (arrow === 'ArrowRight') return order[at + 1]?.item ?? null;
  if (arrow === 'ArrowLeft') return order[at - 1]?.item ?? null;
  const sign = arrow === 'ArrowDown' ? 1 : -1;
  const beyond = order.filter((thing) => (thing.y - here.y) * sign >= ROW);
  const distance = (thing: Placed<T>) => Math.abs(thing.y - here.y) + 2 * Math.abs(thing.x - here.x);
  return (
    beyond.reduce<Placed<T> | null>((best, thing) => (best && distance(best) <= distance(thing) ? best : thing), null)
      ?.item ?? null
  );
}
