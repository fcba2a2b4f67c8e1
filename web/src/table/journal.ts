/** The journal by turns: consecutive events of one seat belong together. */
import type { GameEvent } from '../net/protocol';

export interface Turn {
  key: string;
  seat: number | null;
  events: GameEvent[];
}

export function turns(log: readonly GameEvent[]): Turn[] {
  const groups: Turn[] = [];
  for (const event of log) {
    const seat = event.seat !== null && event.seat >= 0 ? event.seat : null;
    const last = groups.at(-1);
    if (last && last.seat === seat) last.events.push(event);
    else groups.push({ key: `${groups.length}:${event.ply}`, seat, events: [event] });
  }
  return groups;
}

/** What a line of the log points at. */
export function refsOf(event: GameEvent): string[] {
  return Object.values(event.args)
    .flat()
    .filter((value): value is string => typeof value === 'string');
}
