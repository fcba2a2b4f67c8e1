/** The final count as rows, bars and a thread through the game. Pure. */
import type { ScorePart } from '../games/types';
import type { GameView, Outcome, Score } from '../net/protocol';

/** The sides of the table in order: its seats, then opponents that sit on none. */
export function sidesOf(view: GameView): readonly { score: Score }[] {
  return [...view.seats, ...(view.opponents ?? [])];
}

export function scoreOf(view: GameView, side: number): number {
  return sidesOf(view)[side]?.score.total ?? 0;
}

export interface Row {
  seat: number;
  rank: number;
  total: number;
  values: number[];
}

/** One row a side, best first; a value for each part in the game's order. */
export function rows(view: GameView, outcome: Outcome, parts: readonly ScorePart[]): Row[] {
  const others = outcome.opponents ?? [];
  const ranks = [...outcome.ranks, ...others.map(({ rank }) => rank)];
  const scores = [...outcome.scores, ...others.map(({ score }) => score)];
  return sidesOf(view)
    .map((each, seat) => ({
      seat,
      rank: ranks[seat] ?? 0,
      total: scores[seat] ?? each.score.total,
      values: parts.map(({ part }) => each.score.parts[part] ?? 0),
    }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

/** The best value of each column, where somebody has one; shared bests are all best. */
export function bests(all: readonly Row[]): (number | null)[] {
  return (all[0]?.values ?? []).map((_, column) => {
    const best = Math.max(...all.map((row) => row.values[column] ?? 0));
    return best > 0 ? best : null;
  });
}

/** Plies at which to look for the thread of the game: evenly spread, first and last included. */
export function samplePlies(last: number, count: number): number[] {
  const steps = Math.min(count - 1, last);
  if (steps <= 0) return [last];
  return Array.from({ length: steps + 1 }, (_, n) => Math.round((n * last) / steps));
}

/** How the game was won: alone by some points, by a tie-break, or shared. */
export function verdict(all: readonly Row[]): {
  kind: 'alone' | 'tiebreak' | 'shared';
  winners: number[];
  margin: number;
} {
  const winners = all.filter((row) => row.rank === 1);
  const second = all.find((row) => row.rank > 1);
  const margin = (winners[0]?.total ?? 0) - (second?.total ?? 0);
  const kind = winners.length > 1 ? 'shared' : margin > 0 ? 'alone' : 'tiebreak';
  return { kind, winners: winners.map((row) => row.seat), margin };
}
