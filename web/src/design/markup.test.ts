import { describe, expect, it } from 'vitest';
import { paragraphs, pieces, tintOf } from './markup';

describe('the markup of lessons', () => {
  it('knows bold words and signs with a name', () => {
    expect(pieces('A 5 brings **3** [res-fuel|fuel].')).toEqual([
      { text: 'A 5 brings ', bold: false },
      { text: '3', bold: true },
      { text: ' ', bold: false },
      { symbol: 'res-fuel', name: 'fuel' },
      { text: '.', bold: false },
    ]);
  });

  it('divides paragraphs at empty lines and joins lines', () => {
    expect(paragraphs('One\ntwo\n\nthree')).toEqual([
      [{ text: 'One two', bold: false }],
      [{ text: 'three', bold: false }],
    ]);
  });

  it('paints goods in their colour', () => {
    expect(tintOf('res-fuel')).toContain('--r-fuel');
    expect(tintOf('gp-mine')).toBe('var(--text-1)');
  });
});
