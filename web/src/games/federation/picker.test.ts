import { describe, expect, it } from 'vitest';
import { MISSIONS, SCHOLARS } from './facts';
import { picker } from './picker';
import { position } from './testing/position';
import { testTable, type TestOptions } from './testing/table';
import { face } from './words';

function table(prompt: string, options: TestOptions = {}) {
  return testTable(position(), { asked: { prompt, args: [] }, ...options });
}

describe('tiles that are read before one is chosen', () => {
  it('are the missions, scholars and structures of the question', () => {
    const refs = (prompt: string) => picker(table(prompt))?.rows.flatMap(({ cards }) => cards.map(({ ref }) => ref));
    expect(refs('release')).toHaveLength(MISSIONS.size);
    expect(refs('scholar')).toHaveLength(SCHOLARS.size);
    expect(refs('building')).toContain('building:megastructure_1');
    expect(picker(table('place'))).toBeNull();
  });

  it.each(['en', 'fr'] as const)('say in %s what each does, and no code of a scholar', (language) => {
    for (const prompt of ['release', 'scholar', 'starter', 'deep_space', 'side', 'building']) {
      const drawn = table(prompt, { language });
      const shown = picker(drawn);
      for (const card of shown?.rows.flatMap(({ cards }) => cards) ?? []) {
        expect(card.line).not.toBe('');
        expect(`${card.name} ${drawn.name(card.ref)}`).not.toMatch(/\b[123][A-E][123]\b/i);
        expect(shown?.detail(card.ref).parts[0]?.text).toBe(card.line);
      }
    }
  });

  it('show on the chip of a scholar what it does', () => {
    const shown = face('scholar:scholar_1b1', table('scholar'));
    expect(shown).toMatchObject({ text: 'at once', signs: [{ count: 1 }, { count: 1 }] });
  });
});
