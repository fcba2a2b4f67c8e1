/** Reasons of an answer, told in few lines. */
import type { AdviceReason } from '../net/protocol';

/** A reason, and every seat that it holds for in the same words. */
export interface SharedReason {
  reason: AdviceReason;
  seats: readonly number[];
}

/** What an answer does to several others alike is said once, at the place of the first. */
export function together(reasons: readonly AdviceReason[]): SharedReason[] {
  const found = new Map<string, SharedReason>();
  for (const reason of reasons) {
    const { term, thing, about, amount } = reason;
    const said = JSON.stringify([term, thing, about, Number.isInteger(amount) ? amount : 0]);
    const before = found.get(said);
    found.set(said, before ? { ...before, seats: [...before.seats, reason.seat] } : { reason, seats: [reason.seat] });
  }
  return [...found.values()];
}
