/** Before the start: who leads the table, and what to tell when seats change. Pure. */
import type { SeatInfo } from '../net/protocol';

/** Whoever leads is waited for this long when the line is lost. */
export const PATIENCE_MS = 120_000;

/** Since when people have been away, by seat. */
export type Away = ReadonlyMap<number, number>;

export function awaySince(seats: readonly SeatInfo[], before: Away, now: number): Away {
  const gone = seats.filter(({ kind, online }) => kind === 'person' && !online);
  return new Map(gone.map(({ seat }) => [seat, before.get(seat) ?? now]));
}

/** The first person, or the next one who is here while the first has been away for too long. */
export function hostOf(seats: readonly SeatInfo[], away: Away, now: number): number | null {
  const people = seats.filter(({ kind }) => kind === 'person').map(({ seat }) => seat);
  const patient = (seat: number) => now - (away.get(seat) ?? now) < PATIENCE_MS;
  return people.find(patient) ?? people[0] ?? null;
}

export interface Change {
  kind: 'came' | 'left';
  seat: number;
}

/** What happened between two lists of seats. */
export function changes(before: readonly SeatInfo[], after: readonly SeatInfo[]): Change[] {
  return after.flatMap((now): Change[] => {
    const then = before.find(({ seat }) => seat === now.seat);
    if (!then || then.kind === now.kind) return [];
    return [{ kind: now.kind === 'open' ? 'left' : 'came', seat: now.seat }];
  });
}
