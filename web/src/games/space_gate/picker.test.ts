import { describe, expect, it } from 'vitest';
import { picker } from './picker';
import { position } from './testing/position';
import { testTable } from './testing/table';

describe('the modules that a base begins with', () => {
  it.each(['en', 'fr'] as const)('are told apart in %s by what they do', (language) => {
    const shown = picker(testTable(position(), { language, asked: { prompt: 'setup_pile', args: ['order:1'] } }));
    expect(shown?.rows.map(({ id }) => id)).toEqual(['gate', 'odyssey', 'airlock']);
    const cards = shown?.rows.flatMap((row) => row.cards) ?? [];
    expect(cards.length).toBeGreaterThan(6);
    for (const card of cards) {
      expect(card.line).not.toBe('');
      expect(shown?.detail(card.ref).parts[0]?.text).not.toBe('');
    }
  });

  it('are no question of the turn', () => {
    expect(picker(testTable(position(), { asked: { prompt: 'turn', args: [] } }))).toBeNull();
  });
});
