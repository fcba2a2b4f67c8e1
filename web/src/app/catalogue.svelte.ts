/** What the server offers, asked for once and again on demand: its games, its open tables, my games. */
import { ApiError } from '../net/api';
import type { GameInfo, MySummary, Summary } from '../net/protocol';
import { heldSeats } from './seats.svelte';
import { services } from '../net/services';
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
    const held = heldSeats.list;
    if (held.length === 0) {
      this.mine = [];
      return;
    }
    await this.#ask(async () => {
      const summaries = await services.api.mine(held);
      this.mine = held.map(({ table }, index) => ({ table, summary: summaries[index] ?? null }));
    });
  }

  /** Keep the lists fresh while the caller's screen is open; returns how to stop. */
  watch(): () => void {
    const refresh = () => {
      if (document.visibilityState === 'visible') void Promise.all([this.refreshLobby(), this.refreshMine()]);
      else if (settings.values.notifications) void this.refreshMine();
    };
    void this.refreshGames();
    refresh();
    const timer = setInterval(refresh, REFRESH_MS);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
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
