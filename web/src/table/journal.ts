/** The journal by turns: consecutive events of one seat belong together. */
import type { GameEvent } from '../net/protocol';

export interface Turn {
  /** Where its first event stands in the whole log. */
  start: number;
  seat: number | null;
  events: GameEvent[];
}

/** The seat to whom an event happens; null for what happens to no seat. */
export function actorOf({ seat }: GameEvent): number | null {
  return seat !== null && seat >= 0 ? seat : null;
}

/** The turns of the events from `start` on. */
export function turns(log: readonly GameEvent[], start = 0): Turn[] {
  const groups: Turn[] = [];
  for (const [index, event] of log.slice(start).entries()) {
    const seat = actorOf(event);
    const last = groups.at(-1);
    if (last && last.seat === seat) last.events.push(event);
    else groups.push({ start: start + index, seat, events: [event] });
  }
  return groups;
}

/** What a line of the log points at. */
export function refsOf(event: GameEvent): string[] {
  return Object.values(event.args)
    .flat()
    .filter((value): value is string => typeof value === 'string');
}
