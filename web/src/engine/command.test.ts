import { describe, expect, it } from 'vitest';
import { search, type Listed } from './command';

const listed = (id: number, text: string, sentence: string): Listed => ({
  action: { id, verb: text.split(' ')[0] ?? '', refs: [], text },
  sentence,
});
const CHOICES = [
  listed(1, 'dock mine 4', 'Poser un 4 à la Mine lunaire'),
  listed(2, 'dock mine 45', 'Poser un 45 à la Mine lunaire'),
  listed(3, 'dock depot 4', 'Poser un 4 au Dépôt'),
];

describe('search', () => {
  it('lists everything while nothing is typed', () => {
    expect(search(CHOICES, ' ').found).toHaveLength(3);
    expect(search(CHOICES, '').exact).toBeNull();
  });

  it('prefers the exact notation over longer ones', () => {
    const { found, exact } = search(CHOICES, 'dock mine 4');
    expect(found.map(({ action }) => action.id)).toEqual([1, 2]);
    expect(exact?.id).toBe(1);
  });

  it('finds by the beginnings of words of the sentence, without accents', () => {
    expect(search(CHOICES, 'depo').exact?.id).toBe(3);
    expect(search(CHOICES, 'lun pos').found.map(({ action }) => action.id)).toEqual([1, 2]);
  });

  it('plays nothing while several are meant', () => {
    expect(search(CHOICES, 'mine').exact).toBeNull();
    expect(search(CHOICES, 'zzz')).toEqual({ found: [], exact: null });
  });
});
