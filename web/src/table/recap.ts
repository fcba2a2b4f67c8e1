/**
 * What the others did since the reader's last turn, told from the same events as the journal: one line for each
 * opponent, the weightiest of their moves first, and what of it touched the reader.
 */
import type { RecapRules } from '../games/types';
import type { GameEvent, Ref } from '../net/protocol';
import { refsOf } from './journal';

export interface Told {
  seat: number;
  /** How many moves they made. */
  moves: number;
  headline: GameEvent;
  details: readonly GameEvent[];
  /** What the line points at, the headline's things first. */
  refs: readonly Ref[];
  /** The plies of all its moves. */
  plies: ReadonlySet<number>;
}

export interface Recap {
  /** The ply of the reader's last turn; what is told came after it. */
  since: number;
  told: readonly Told[];
  /** What happened to the reader meanwhile. */
  forYou: readonly GameEvent[];
}

const MOST_DETAILS = 2;
const MOST_FOR_YOU = 4;

/** Nothing where the reader has had no turn yet, or nobody else has moved since. */
export function recapOf(log: readonly GameEvent[], you: readonly number[], rules: RecapRules): Recap | null {
  const answered = answers(log, rules);
  const own = log.filter(({ by, ply }) => by !== undefined && you.includes(by) && !answered.has(ply));
  const since = own.at(-1)?.ply;
  if (since === undefined) return null;
  const later = log.filter(({ ply }) => ply > since);
  const moves = later.filter(({ ply, by }) => by !== undefined && !you.includes(by) && !answered.has(ply));
  const told = [...new Set(moves.map(({ by }) => by))].flatMap((seat) => tell(moves, Number(seat), rules));
  return told.length > 0 ? { since, told, forYou: touching(later, you, answered, rules) } : null;
}

/** The plies in which somebody only answered what another did. */
function answers(log: readonly GameEvent[], { answers: names }: RecapRules): ReadonlySet<number> {
  return new Set(log.filter(({ event }) => names?.has(event)).map(({ ply }) => ply));
}

function tell(moves: readonly GameEvent[], seat: number, rules: RecapRules): Told[] {
  const own = moves.filter(({ by }) => by === seat);
  const told = byWeight(
    own.filter((event) => event.seat === seat || event.seat === null),
    rules,
  );
  const [headline] = told;
  if (!headline) return [];
  const details = told.slice(1).filter((event) => rules.headlines.includes(event.event));
  const few = details.slice(0, MOST_DETAILS);
  const refs = [headline, ...few].flatMap(refsOf).filter((ref) => !ref.startsWith('seat:'));
  const plies = new Set(own.map(({ ply }) => ply));
  return [{ seat, moves: turnsOf(moves, seat), headline, details: few, refs: [...new Set(refs)], plies }];
}

/** A move is what somebody does until another moves. */
function turnsOf(moves: readonly GameEvent[], seat: number): number {
  return moves.filter(({ by }, index) => by === seat && moves[index - 1]?.by !== seat).length;
}

function touching(
  later: readonly GameEvent[],
  you: readonly number[],
  answered: ReadonlySet<number>,
  rules: RecapRules,
): GameEvent[] {
  const mine = (seat: number | null | undefined): boolean => seat != null && you.includes(seat);
  const names = you.map((seat) => `seat:${seat}`);
  const found = later.filter((event) => {
    if (rules.hushed?.has(event.event)) return false;
    if (mine(event.by)) return answered.has(event.ply) && rules.answers?.has(event.event);
    return mine(event.seat) || refsOf(event).some((ref) => names.includes(ref));
  });
  return byWeight(found, rules).slice(0, MOST_FOR_YOU);
}

/** The weightiest first; equal ones in the order in which they happened. */
function byWeight(events: readonly GameEvent[], { headlines }: RecapRules): GameEvent[] {
  const weight = ({ event }: GameEvent): number => {
    const place = headlines.indexOf(event);
    return place < 0 ? headlines.length : place;
  };
  return [...events].sort((one, other) => weight(one) - weight(other));
}
