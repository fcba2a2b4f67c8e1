/** Ways to set up a table that somebody keeps: with an account on every device, without one in this browser. */
import { ApiError } from '../net/api';
import type { GameInfo, NewTable, Preset } from '../net/protocol';
import { services } from '../net/services';
import { account } from './account/account.svelte';
import { formFor, request, type TableForm } from './newTable';
import { readStored, writeStored } from './stored';

const KEY = 'astrolude.presets';
const MOST = 20;

function isPreset(value: unknown): value is Preset {
  const preset = value as Partial<Preset> | null;
  return (
    typeof preset?.name === 'string' &&
    typeof preset.game === 'string' &&
    typeof preset.table === 'object' &&
    Array.isArray(preset.table.seats)
  );
}

function stored(): Preset[] {
  const found = readStored(KEY);
  return Array.isArray(found) ? found.filter(isPreset) : [];
}

class Presets {
  list = $state.raw<readonly Preset[]>(stored());

  /** Those of the account, where there is one; the browser's own are shown where it cannot be asked. */
  async refresh(): Promise<void> {
    if (!this.#shared) return;
    await this.#ask('GET', '/api/club/presets');
  }

  /** Keep a form under a name; whether that worked. */
  async keep(name: string, form: TableForm): Promise<boolean> {
    const table = request({ ...form, guests: [] }, () => '');
    // Nobody's name is kept: whoever sits down brings their own.
    const unnamed: NewTable = { ...table, seats: table.seats.map(({ name: _, ...seat }) => seat) };
    if (this.#shared) return this.#ask('POST', '/api/club/presets', { name, table: unnamed });
    const others = this.list.filter((preset) => preset.name !== name);
    this.#store([...others, { name, game: form.game, table: { ...unnamed } }].slice(-MOST));
    return true;
  }

  async forget(name: string): Promise<void> {
    if (this.#shared) await this.#ask('POST', '/api/club/presets/remove', { name });
    else this.#store(this.list.filter((preset) => preset.name !== name));
  }

  get #shared(): boolean {
    return account.signedIn && !services.alone;
  }

  async #ask(method: 'GET' | 'POST', path: string, body?: unknown): Promise<boolean> {
    try {
      this.list = await account.reach<Preset[]>(method, path, body);
      return true;
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      return false;
    }
  }

  #store(list: readonly Preset[]): void {
    this.list = list;
    writeStored(KEY, list);
  }
}

/** The form of a kept way; null where its game is not played like this any more. */
export function formOf(preset: Preset, games: readonly GameInfo[]): TableForm | null {
  const game = games.find(({ id }) => id === preset.game);
  return game ? formFor(game, preset.table as NewTable) : null;
}

export const presets = new Presets();
