import { describe, expect, it } from 'vitest';
import { pieces } from '../../design/markup';
import { FACTION_HOMES } from './facts';
import { choiceWords, picker, startGoods } from './picker';
import { position } from './testing/position';
import { testTable, type TestOptions } from './testing/table';
import type { PlayerView, SeatView, View } from './view';

/** Before round 1: the second seat has taken the Taklons, the others choose after it in turn. */
function choosing(taken: readonly (string | null)[] = [null, 'taklons', null, null]): View {
  const view = position();
  const seats = taken.map((faction, seat): SeatView =>
    faction === null
      ? { seat, faction: null, score: { total: 0, parts: {} } }
      : { ...(view.seats[0] as PlayerView), seat, faction: `faction:${faction}`, home: 'swamp', colour: 'brown' },
  );
  return { ...view, phase: 'setup', round: 0, order: [1, 2, 3, 0], active: 2, seats };
}

function table(view: View, options: TestOptions = {}) {
  return testTable(view, { asked: { prompt: 'faction', args: [] }, you: [2], ...options });
}

describe('the choice of a faction', () => {
  it('has a row for each home planet with the two peoples of its board', () => {
    const rows = picker(table(choosing()))?.rows ?? [];
    expect(rows).toHaveLength(7);
    expect(rows.map(({ cards }) => cards.length)).toEqual([2, 2, 2, 2, 2, 2, 2]);
  });

  it('says who took a people, and that its neighbour went along', () => {
    const swamp = picker(table(choosing()))?.rows.find(({ id }) => id === 'swamp');
    expect(swamp?.cards.map(({ gone }) => gone)).toEqual([
      { words: 'Taken by Ben', seat: 1 },
      { words: 'same board as Ben' },
    ]);
  });

  it('tells what follows, in the order of the choice', () => {
    expect(picker(table(choosing()))?.then).toBe('Then Dan chooses, then Anna');
    expect(picker(table(choosing(['taklons', 'taklons', null, 'taklons'])))?.then).toBe('You are the last to choose');
  });

  it('is over once everybody has a people, and gives way to other questions of the set-up', () => {
    expect(picker(table(choosing(['taklons', 'taklons', 'taklons', 'taklons'])))).toBeNull();
    expect(picker(table(choosing(), { asked: { prompt: 'rotation', args: [] } }))).toBeNull();
  });

  it('counts what the levels of the start bring: to the Gleens a QIC is an ore', () => {
    expect(startGoods('xenos')['qic']).toBe(2);
    expect(startGoods('geodens')['ore']).toBe(6);
    expect(startGoods('gleens')).toMatchObject({ ore: 5, qic: 0 });
  });

  it('prices a mine by the steps around the wheel', () => {
    const prices = picker(table(choosing()))?.detail('faction:xenos').prices;
    expect(prices?.cells.map(({ symbols, said }) => [symbols.length, said])).toEqual([
      [1, 'Desert: 1 ore'],
      [2, 'Volcanic, Swamp: 4 ore'],
      [2, 'Oxide, Titanium: 7 ore'],
      [2, 'Terra, Ice: 10 ore'],
    ]);
  });

  it('shows where on this very map the home planets are', () => {
    const view = choosing();
    const own = picker(table(view))
      ?.detail('faction:xenos')
      .map?.dots.filter(({ kind }) => kind === 'own');
    expect(own).toHaveLength(view.hexes.filter(({ planet }) => planet === 'desert').length);
  });

  it.each(['en', 'fr'] as const)('has all its words in %s, no sentence of a card too long for its line', (language) => {
    const shown = picker(table(choosing(), { language }));
    for (const [faction] of FACTION_HOMES) {
      const detail = shown?.detail(`faction:${faction}`);
      const texts = detail?.parts.flatMap(({ text }) => pieces(text)) ?? [];
      expect(texts.every((piece) => !('text' in piece) || !/[*[\]|]/.test(piece.text))).toBe(true);
    }
    const lines = shown?.rows.flatMap(({ cards }) => cards.map(({ line }) => line)) ?? [];
    expect(lines.filter((line) => line.length > 56)).toEqual([]);
  });

  it('says under each name who chooses when', () => {
    const drawn = table(choosing(), { standing: (ref) => (ref === 'faction:xenos' ? 'selected' : 'rest') });
    expect([0, 1, 2, 3].map((seat) => choiceWords(seat, drawn))).toEqual([
      'chooses last',
      null,
      'Xenos, to be confirmed',
      'chooses later',
    ]);
  });
});
