import { describe, expect, it } from 'vitest';
import { defaults, sanitize } from './settings.svelte';

describe('preferences', () => {
  it('speak the first language of the browser that we know', () => {
    expect(defaults(['de-DE', 'fr-CA', 'en']).language).toBe('fr');
    expect(defaults(['nl']).language).toBe('en');
  });

  it('survive a damaged store', () => {
    const fallback = defaults(['en']);
    expect(sanitize('nonsense', fallback)).toEqual(fallback);
    expect(sanitize({ theme: 'pink', tick: 'yes', language: 'fr' }, fallback)).toEqual({ ...fallback, language: 'fr' });
  });

  it('are silent by default', () => {
    expect(defaults(['en'])).toMatchObject({ tick: false, notifications: false });
  });
});
