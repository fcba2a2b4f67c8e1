/** What the server offers, asked for once and again on demand: its games, its open tables, my games. */
import { ApiError } from '../net/api';
import type { GameInfo, MySummary, Summary } from '../net/protocol';
import { keepFresh } from './fresh';
import { type HeldSeat, heldSeats } from './seats.svelte';
import { keptHere, services } from '../net/services';
import { settings } from './settings.svelte';

/** How often lists are asked for anew while somebody looks at them. */
const REFRESH_MS = 15_000;

export interface MyGame {
  table: string;
  /** Null where the server no longer knows the table. */
  summary: MySummary | null;
}

class Catalogue {
  games = $state.raw<GameInfo[] | null>(null);
  lobby = $state.raw<Summary[] | null>(null);
  mine = $state.raw<MyGame[] | null>(null);
  error = $state.raw<ApiError['code'] | null>(null);

  /** What was last heard of each table. */
  readonly #known = new Map<string, MySummary | null>();

  readonly myTurns = $derived((this.mine ?? []).filter(({ summary }) => summary?.my_turn).length);

  game(id: string): GameInfo | undefined {
    return this.games?.find((game) => game.id === id);
  }

  async refreshGames(): Promise<void> {
    await this.#ask(async () => (this.games = await services.api.games()));
  }

  async refreshLobby(): Promise<void> {
    await this.#ask(async () => (this.lobby = await services.api.lobby()));
  }

  async refreshMine(): Promise<void> {
    const here = heldSeats.list.filter(({ table }) => keptHere(table));
    const there = heldSeats.list.filter(({ table }) => !keptHere(table));
    const near = services.near;
    await Promise.all([
      // The engine of this browser takes seconds to start: the server's answer does not wait for it.
      this.#ask(async () => this.#learn(there, there.length > 0 ? await services.api.mine(there) : [])),
      near && here.length > 0 ? this.#ask(async () => this.#learn(here, await near.api.mine(here))) : null,
    ]);
  }

  #learn(asked: readonly HeldSeat[], summaries: readonly (MySummary | null)[]): void {
    asked.forEach(({ table }, index) => this.#known.set(table, summaries[index] ?? null));
    const known = heldSeats.list.flatMap(({ table }) => {
      const summary = this.#known.get(table);
      return summary === undefined ? [] : [{ table, summary }];
    });
    // "None" is said only when everybody has answered.
    if (known.length > 0 || heldSeats.list.length === 0) this.mine = known;
  }

  /** Keep the lists fresh while the caller's screen is open; returns how to stop. */
  watch(): () => void {
    void this.refreshGames();
    return keepFresh((seen) => {
      if (seen) void Promise.all([this.refreshLobby(), this.refreshMine()]);
      else if (settings.values.notifications) void this.refreshMine();
    }, REFRESH_MS);
  }

  async #ask(question: () => Promise<unknown>): Promise<void> {
    try {
      await question();
      this.error = null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.error = error.code;
    }
  }
}

export const catalogue = new Catalogue();
