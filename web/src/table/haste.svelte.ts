/** Whoever has confirmed often enough knows what a click does: playing without a confirmation is offered, once. */
import { readStored, writeStored } from '../app/stored';
import { settings } from '../app/settings.svelte';

const KEY = 'astrolude.confirmed';
/** About three turns. */
export const OFTEN = 15;

class Haste {
  /** How often a choice was confirmed in this browser; beyond all counting once the offer was answered. */
  #confirmed = $state(count(readStored(KEY)));

  readonly offered = $derived.by(
    () => this.#confirmed >= OFTEN && this.#confirmed !== Infinity && !settings.values.playAtOnce,
  );

  confirmed(): void {
    if (this.#confirmed < OFTEN) this.#keep(this.#confirmed + 1);
  }

  answer(playAtOnce: boolean): void {
    this.#keep(Infinity);
    if (playAtOnce) settings.set({ playAtOnce });
  }

  #keep(confirmed: number): void {
    this.#confirmed = confirmed;
    writeStored(KEY, confirmed === Infinity ? 'answered' : confirmed);
  }
}

function count(stored: unknown): number {
  if (stored === 'answered') return Infinity;
  return typeof stored === 'number' && stored > 0 ? Math.min(OFTEN, Math.floor(stored)) : 0;
}

export const haste = new Haste();
