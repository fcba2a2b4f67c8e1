import { describe, expect, it } from 'vitest';
import { pieces } from '../../design/markup';
import { SPECIES_IDS } from './facts';
import { choiceWords, picker } from './picker';
import { position } from './testing/position';
import { testTable, type TestOptions } from './testing/table';
import type { View } from './view';

/** Before round 1: the first seat plays the Hydran Progress, the others choose. */
function choosing(): View {
  const view = position();
  const seats = view.seats.map((seat, index) =>
    index === 0
      ? { ...seat, species: 'species:hydran_progress', colour: 'blue' as const }
      : { species: null, score: { total: 0, parts: {} } },
  );
  return { ...view, phase: 'setup', active: 1, seats } as View;
}

function table(options: TestOptions = {}) {
  return testTable(choosing(), { asked: { prompt: 'species', args: [] }, you: [1], ...options });
}

describe('the choice of a species', () => {
  it('has a row for each colour with the two sides of its board', () => {
    const rows = picker(table())?.rows ?? [];
    expect(rows).toHaveLength(9);
    expect(rows.every(({ cards }) => cards.length === 2)).toBe(true);
    const blue = rows.find(({ id }) => id === 'blue');
    expect(blue?.cards.map(({ gone }) => gone)).toEqual([
      { words: 'same board as Anna' },
      { words: 'Taken by Anna', seat: 0 },
    ]);
  });

  it('recommends the Terrans and only them', () => {
    const easy = picker(table())?.rows.flatMap(({ cards }) => cards.filter((card) => card.easy)) ?? [];
    expect(easy).toHaveLength(6);
    expect(easy.every(({ ref, level }) => ref.startsWith('species:terran_') && level === 1)).toBe(true);
  });

  it('tells what a species begins with and how much it does with an action', () => {
    const detail = picker(table())?.detail('species:planta');
    expect(detail?.goods[0]?.said).toBe('4 money, 4 science, 4 materials');
    expect(detail?.prices?.cells.map(({ said }) => said)[0]).toBe('Explore: 2');
    expect(detail?.prices?.note).toBe('Influence discs: 13. Colony ships: 4.');
  });

  it.each(['en', 'fr'] as const)('has all its words in %s, no sentence of a card too long for its line', (language) => {
    const shown = picker(table({ language }));
    for (const species of SPECIES_IDS) {
      const detail = shown?.detail(`species:${species}`);
      const texts = detail?.parts.flatMap(({ text }) => pieces(text)) ?? [];
      expect(texts.every((piece) => !('text' in piece) || !/[*[\]|]/.test(piece.text))).toBe(true);
    }
    const lines = shown?.rows.flatMap(({ cards }) => cards.map(({ line }) => line)) ?? [];
    expect(lines.filter((line) => line.length > 60)).toEqual([]);
  });

  it('says under the name of whoever chooses what is chosen', () => {
    expect(choiceWords(1, table())).toBe('is choosing a species');
    const drawn = table({ standing: (ref) => (ref === 'species:planta' ? 'selected' : 'rest') });
    expect(choiceWords(1, drawn)).toBe('Planta, to be confirmed');
    expect(choiceWords(0, drawn)).toBeNull();
  });
});
