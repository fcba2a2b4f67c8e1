/** A rating's curve: its points from the games that moved it, and what its axis shows. Pure. */
import type { History, Rated } from '../net/protocol';

export interface CurvePoint {
  time: string;
  value: number;
  deviation: number;
}

export interface Scale {
  low: number;
  high: number;
  /** The values at which a line is drawn. */
  lines: number[];
}

const STEPS = [25, 50, 100, 200, 500, 1000] as const;
const MOST_LINES = 5;

/** Round numbers that hold every point with its uncertainty. */
export function scale(points: readonly CurvePoint[]): Scale {
  const low = Math.min(...points.map(({ value, deviation }) => value - deviation));
  const high = Math.max(...points.map(({ value, deviation }) => value + deviation));
  const span = Math.max(1, high - low);
  const step = STEPS.find((each) => span / each <= MOST_LINES - 1) ?? STEPS[STEPS.length - 1] ?? 1000;
  const bottom = Math.floor(low / step) * step;
  const top = Math.max(bottom + step, Math.ceil(high / step) * step);
  const lines = Array.from({ length: Math.round((top - bottom) / step) + 1 }, (_, index) => bottom + index * step);
  return { low: bottom, high: top, lines };
}

/** With how many players a board is meant, as the server has it. */
function fieldOf(players: number): Rated['field'] {
  if (players <= 2) return '2';
  if (players === 3) return '3';
  return players === 4 ? '4' : 'more';
}

/** The rating after each game of a number of players, the oldest first. */
export function curveOf({ games }: History, field: Rated['field']): CurvePoint[] {
  return games
    .flatMap(({ change, ended, players, annulled }) =>
      change && !annulled && fieldOf(players.length) === field
        ? [{ time: ended, value: change.after, deviation: change.margin }]
        : [],
    )
    .reverse();
}
