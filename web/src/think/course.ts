/** The course of a judged game as the screen draws it: lines, rounds, rows of the score sheet. */
import type { Counting } from '../app/counting';
import type { GameEvent, JudgedMove, Outcome } from '../net/protocol';

export type Grade = '' | 'imprecise' | 'mistake' | 'costly';

const IMPRECISE = 0.02;
const MISTAKE = 0.05;
const COSTLY = 0.1;

/** What a move that lost so much is called; under 2 % nothing is said. */
export function gradeOf(loss: number): Grade {
  if (loss >= COSTLY) return 'costly';
  if (loss >= MISTAKE) return 'mistake';
  return loss >= IMPRECISE ? 'imprecise' : '';
}

/** What was known, and what is new about the same moves instead, in order. */
export function merged(known: readonly JudgedMove[], fresh: readonly JudgedMove[]): readonly JudgedMove[] {
  if (fresh.length === 0) return known;
  const byPly = new Map([...known, ...fresh].map((move) => [move.ply, move]));
  return [...byPly.values()].sort((a, b) => a.ply - b.ply);
}

export interface Round {
  round: number;
  /** The place of its first move. */
  at: number;
}

/** The rounds of a game that tells of them, by the moves they begin with. */
export function roundsOf(log: readonly GameEvent[], moves: readonly JudgedMove[]): Round[] {
  const found: Round[] = [];
  for (const { event, ply, args } of log) {
    const round = args['round'];
    if (event !== 'round_began' || typeof round !== 'number') continue;
    const at = moves.findIndex((move) => move.ply >= ply);
    if (at >= 0 && found.at(-1)?.round !== round) found.push({ round, at });
  }
  return found;
}

/** How a seat stood before the first move, after each one, and at the end where that is known. */
export function lineOf(
  moves: readonly JudgedMove[],
  seat: number,
  counting: Counting,
  outcome: Outcome | null,
): number[] {
  const [first] = moves;
  if (!first) return [];
  const start = first.best[0]?.[counting][seat] ?? 0;
  const line = [start, ...moves.map((move) => move.played[counting][seat] ?? 0)];
  if (outcome) line.push(counting === 'points' ? (outcome.scores[seat] ?? 0) : shareOfVictory(outcome, seat));
  return line;
}

export function shareOfVictory(outcome: Outcome, seat: number): number {
  const winners = outcome.ranks.filter((rank) => rank === 1).length;
  return outcome.ranks[seat] === 1 && winners > 0 ? 1 / winners : 0;
}

/** How everybody stood when a move was about to be made; at the end, how it ended. */
export function standingAt(
  moves: readonly JudgedMove[],
  at: number,
  seats: number,
  counting: Counting,
  outcome: Outcome | null,
): number[] {
  const move = moves[at];
  if (move) return [...(move.played[counting] ?? [])];
  return Array.from({ length: seats }, (_, seat) => lineOf(moves, seat, counting, outcome).at(-1) ?? 0);
}

/** Whole per cents that add up to 100: what is cut off goes to the largest remainders. */
export function wholePercents(shares: readonly number[]): number[] {
  const exact = shares.map((share) => share * 100);
  const whole = exact.map(Math.floor);
  let rest = Math.round(exact.reduce((sum, value) => sum + value, 0)) - whole.reduce((sum, value) => sum + value, 0);
  const order = exact.map((value, seat) => ({ seat, cut: value - Math.floor(value) })).sort((a, b) => b.cut - a.cut);
  for (const { seat } of order) {
    if (rest <= 0) break;
    whole[seat] = (whole[seat] ?? 0) + 1;
    rest -= 1;
  }
  return whole;
}

/** Above one half the scale of the graph is halved: where a chance stands, 0 to 1. */
export function heightOf(chance: number): number {
  return (chance <= 0.5 ? chance : 0.5 + (chance - 0.5) / 2) / 0.75;
}

export interface Cell {
  /** The places of the moves of one turn. */
  moves: number[];
  /** The one that is told: what cost most, or the first. */
  told: number;
  loss: number;
}

export interface Row {
  /** Set where a round begins with this row. */
  round: number | null;
  first: number;
  cells: (Cell | null)[];
}

/** The score sheet: a column for each seat, a new row whenever a seat comes again. */
export function rowsOf(moves: readonly JudgedMove[], seats: number, rounds: readonly Round[]): Row[] {
  const rows: Row[] = [];
  let row: Row | null = null;
  let before = -1;
  moves.forEach((move, at) => {
    const round = rounds.find((each) => each.at === at)?.round ?? null;
    const again = row?.cells[move.seat];
    if (row && again && move.seat === before && round === null) {
      again.moves.push(at);
      if (move.played.loss > again.loss) Object.assign(again, { told: at, loss: move.played.loss });
    } else {
      if (row === null || again || round !== null) {
        row = { round, first: at, cells: Array.from({ length: seats }, () => null) };
        rows.push(row);
      }
      row.cells[move.seat] = { moves: [at], told: at, loss: move.played.loss };
    }
    before = move.seat;
  });
  return rows;
}
