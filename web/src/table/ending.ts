/** The final count as one person sees it: against whom, by how much, and on what. Pure. */
import type { Row } from './scores';

export interface Ending {
  kind: 'won' | 'shared' | 'behind' | 'alone';
  me: Row;
  /** The next above me, or the next below if I won. */
  rival: Row | null;
  /** My total less the rival's. */
  gap: number;
  /** My points less the rival's, part by part. */
  gaps: number[];
  /** The part that weighed most for whoever is ahead; null where none did. */
  decisive: number | null;
}

export function ending(all: readonly Row[], seat: number): Ending | null {
  const me = all.find((row) => row.seat === seat);
  if (!me) return null;
  const winners = all.filter((row) => row.rank === 1 && row.seat !== seat);
  const above = all.filter((row) => row.rank < me.rank).at(-1);
  const below = all.find((row) => row.rank > me.rank);
  const shared = me.rank === 1 && winners.length > 0;
  const rival = (shared ? winners[0] : me.rank === 1 ? below : above) ?? null;
  const gaps = me.values.map((value, part) => value - (rival?.values[part] ?? 0));
  const kind = !rival ? 'alone' : shared ? 'shared' : me.rank === 1 ? 'won' : 'behind';
  return { kind, me, rival, gap: me.total - (rival?.total ?? 0), gaps, decisive: decisiveOf(kind, gaps) };
}

/** The largest part of the gap in favour of whoever is ahead; of equal ones the later. */
function decisiveOf(kind: Ending['kind'], gaps: readonly number[]): number | null {
  if (kind !== 'won' && kind !== 'behind') return null;
  const sign = kind === 'won' ? 1 : -1;
  let found: number | null = null;
  gaps.forEach((gap, part) => {
    if (gap * sign > 0 && gap * sign >= (found === null ? 0 : (gaps[found] ?? 0) * sign)) found = part;
  });
  return found;
}

/** The part that brought a seat most; null where nothing did. */
export function bestPart(row: Row): number | null {
  const most = Math.max(...row.values, 0);
  return most > 0 ? row.values.indexOf(most) : null;
}

export interface Piece {
  part: number;
  value: number;
  /** In percent of the whole bar. */
  left: number;
  width: number;
}

/** Gains right of a zero line that all rows share, losses left of it. */
export function pieces(all: readonly Row[]): { zero: number; of: (row: Row) => Piece[] } {
  const sum = (row: Row, sign: number) => row.values.reduce((total, value) => total + Math.max(0, sign * value), 0);
  const most = Math.max(1, ...all.map((row) => sum(row, 1)));
  const least = Math.max(0, ...all.map((row) => sum(row, -1)));
  const scale = 100 / (most + least);
  const zero = least * scale;
  const of = (row: Row): Piece[] => {
    let gain = zero;
    let loss = zero;
    return row.values.flatMap((value, part): Piece[] => {
      if (value === 0) return [];
      const width = Math.abs(value) * scale;
      if (value < 0) return [{ part, value, left: (loss -= width), width }];
      gain += width;
      return [{ part, value, left: gain - width, width }];
    });
  };
  return { zero, of };
}
