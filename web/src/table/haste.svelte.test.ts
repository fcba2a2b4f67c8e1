import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settings } from '../app/settings.svelte';
import { haste, OFTEN } from './haste.svelte';

describe('playing at once', () => {
  beforeEach(() => settings.set({ playAtOnce: false }));
  afterEach(() => settings.set({ playAtOnce: false }));

  it('is offered after some turns, and no more once it was answered', () => {
    for (let times = 1; times < OFTEN; times++) haste.confirmed();
    expect(haste.offered).toBe(false);
    haste.confirmed();
    expect(haste.offered).toBe(true);
    expect(localStorage.getItem('astrolude.confirmed')).toBe(String(OFTEN));
    haste.answer(true);
    expect([haste.offered, settings.values.playAtOnce]).toEqual([false, true]);
    settings.set({ playAtOnce: false });
    haste.confirmed();
    expect(haste.offered).toBe(false);
    expect(localStorage.getItem('astrolude.confirmed')).toBe('"answered"');
  });
});
