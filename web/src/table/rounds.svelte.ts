/** The summary of a round: it opens between two rounds, holds nobody up, and can be opened again from the journal. */
import type { RoundSummary, Table } from '../games/types';
import { ApiError } from '../net/api';
import type { GameEvent } from '../net/protocol';
import type { TableSession } from './session.svelte';

/** The event with which a round begins; its number is the argument of the same name. */
const BEGAN = 'round_began';

export interface OverRound {
  /** The round that is over. */
  round: number;
  summary: RoundSummary;
  /** How the next one begins. */
  next: GameEvent;
}

/** Whether an event of the journal begins a round that follows another. */
export function endsRound({ event, args }: GameEvent): boolean {
  return event === BEGAN && typeof args['round'] === 'number' && args['round'] > 1;
}

/** The events from the beginning of a round on to all that the beginning of the next one brought; null if it has none. */
export function roundBefore(
  log: readonly GameEvent[],
  next: GameEvent,
): { events: GameEvent[]; began: GameEvent } | null {
  const end = log.indexOf(next);
  const start = log.slice(0, end).findLastIndex(({ event }) => event === BEGAN);
  const began = log[start];
  if (end < 0 || !began) return null;
  return { began, events: log.slice(start + 1).filter(({ ply }) => ply <= next.ply) };
}

export class Rounds {
  readonly #session: TableSession;
  readonly #table: Table;
  open = $state.raw<OverRound | null>(null);
  /** The last beginning of a round that was seen; what was there on arrival is not told. */
  #seen: number | null = null;

  constructor(session: TableSession, table: Table) {
    this.#session = session;
    this.#table = table;
  }

  readonly told = $derived.by(() => this.#session.ui?.roundSummary !== undefined);

  /** The log has changed: tell of a round that has just ended. */
  look(log: readonly GameEvent[]): void {
    const last = log.findLast(endsRound);
    const ply = last?.ply ?? 0;
    const isNews = this.#seen !== null && ply > this.#seen;
    this.#seen = ply;
    if (isNews && last && this.#session.picks.length === 0 && this.#session.replay === null) void this.show(last);
  }

  async show(next: GameEvent): Promise<void> {
    const { ui, log } = this.#session;
    const round = roundBefore(log, next);
    if (!ui?.roundSummary || !round) return;
    try {
      const [before, after] = await Promise.all([round.began.ply, next.ply].map((ply) => this.#session.stateAt(ply)));
      if (!before?.view || !after?.view) return;
      const story = { table: this.#table, events: round.events, before: before.view, after: after.view };
      this.open = { round: Number(next.args['round']) - 1, summary: ui.roundSummary(story), next };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }

  close(): void {
    this.open = null;
  }
}
