/** The game once more with the same people: who wants it, and the way there. */
import { router } from '../app/router.svelte';
import { heldSeats } from '../app/seats.svelte';
import type { Api } from '../net/api';
import type { TableSession } from './session.svelte';

/** How often it is asked whether somebody sits there. */
const ASK_MS = 1000;

export class Rematch {
  /** Who wants it. The table is made a moment before somebody sits down there. */
  wanting = $state.raw<readonly string[]>([]);
  readonly #session: TableSession;
  readonly #api: Api;

  constructor(session: TableSession, api: Api, report: (error: unknown) => void) {
    this.#session = session;
    this.#api = api;
    $effect(() => {
      const again = session.rematch;
      if (again === null) return;
      let waiting = 0;
      const ask = async (): Promise<void> => {
        const { seats } = await api.table(again);
        this.wanting = seats.flatMap(({ kind, name }) => (kind === 'person' && name ? [name] : []));
        if (this.wanting.length === 0) waiting = window.setTimeout(() => void ask().catch(report), ASK_MS);
      };
      void ask().catch(report);
      return () => clearTimeout(waiting);
    });
  }

  /** Sit down there. */
  async go(): Promise<void> {
    const held = heldSeats.of(this.#session.table);
    if (!held) return;
    const again = await this.#api.rematch(held);
    if (again.secret) heldSeats.hold({ table: again.table, secret: again.secret, game: held.game, invite: null });
    router.go(`/t/${again.table}`);
  }
}
