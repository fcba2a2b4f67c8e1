import { describe, expect, it } from 'vitest';
import { neighbour, readingOrder } from './reading';

/** Two rows that a hand has drawn: a b c, then d e. */
const THINGS = [
  { item: 'c', x: 200, y: 12 },
  { item: 'e', x: 180, y: 98 },
  { item: 'a', x: 10, y: 10 },
  { item: 'd', x: 20, y: 100 },
  { item: 'b', x: 100, y: 4 },
];

describe('reading order', () => {
  it('goes row by row, forgiving small differences of height', () => {
    expect(
      readingOrder(THINGS)
        .map((thing) => thing.item)
        .join(''),
    ).toBe('abcde');
  });

  it('is followed by left and right, across rows, and ends at the ends', () => {
    expect(neighbour(THINGS, 'c', 'ArrowRight')).toBe('d');
    expect(neighbour(THINGS, 'd', 'ArrowLeft')).toBe('c');
    expect(neighbour(THINGS, 'e', 'ArrowRight')).toBeNull();
  });

  it('is left by up and down for the nearest thing of another row', () => {
    expect(neighbour(THINGS, 'c', 'ArrowDown')).toBe('e');
    expect(neighbour(THINGS, 'd', 'ArrowUp')).toBe('a');
    expect(neighbour(THINGS, 'a', 'ArrowUp')).toBeNull();
  });

  it('begins at the first thing', () => {
    expect(neighbour(THINGS, null, 'ArrowDown')).toBe('a');
    expect(neighbour([], null, 'ArrowDown')).toBeNull();
  });
});
