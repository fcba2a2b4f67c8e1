/** What is left on a clock, as it is read. Pure. */
import type { ClockMessage, ClockRule } from '../net/protocol';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** Everybody's minute after their own time of a live game, once. */
export const GRACE = MINUTE;

/** What everybody begins with, or each turn has. */
export function whole(rule: ClockRule): number {
  return rule.kind === 'live' ? rule.minutes * MINUTE : rule.days * (rule.closes - rule.opens) * HOUR;
}

/** What a seat has left at a moment of the server's clock; null where it has no clock. */
export function leftAt(told: ClockMessage, seat: number, now: number): number | null {
  const kept = told.left[seat];
  if (kept == null || told.rule === null) return null;
  if (told.running !== seat) return kept;
  // By correspondence nights and vacations pass uncounted: what matters is when it is over.
  if (told.rule.kind === 'days') return Math.max(0, (told.until ?? now) - now);
  const left = kept - (now - told.now);
  return Math.max(0, left < 0 && !told.grace.includes(seat) ? left + GRACE : left);
}

/** Minutes and seconds; tenths only in the last ten seconds. */
export function digits(left: number): string {
  if (left < 10_000) {
    const tenths = Math.ceil(left / 100);
    return `0:0${Math.floor(tenths / 10)}.${tenths % 10}`.replace('0:010.0', '0:10');
  }
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A live clock that is so far down distracts enough by itself. */
const LAST_MS = 30_000;

/** Whether a seat's live clock is in its last half minute, or in the minute of grace. */
export function runsOut(told: ClockMessage, seat: number, now: number): boolean {
  const kept = told.left[seat];
  if (told.rule?.kind !== 'live' || told.running !== seat || kept == null) return false;
  return kept - (now - told.now) < (told.grace.includes(seat) ? GRACE : LAST_MS);
}

export type Spoken = { minutes: number } | 'seconds' | 'zero';

const MARKS: readonly [number, Spoken][] = [
  [5 * MINUTE, { minutes: 5 }],
  [MINUTE, { minutes: 1 }],
  [10_000, 'seconds'],
  [0, 'zero'],
];

/** What is said aloud when a clock goes from one reading to the next. */
export function crossed(before: number | null, after: number | null): Spoken | null {
  if (before === null || after === null) return null;
  const marks = MARKS.filter(([mark]) => before > mark && after <= mark);
  return marks.at(-1)?.[1] ?? null;
}
