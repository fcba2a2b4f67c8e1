import { describe, expect, it } from 'vitest';
import type { GameView } from '../net/protocol';
import { bests, rows, samplePlies, verdict } from './scores';

const PARTS = ['colonies', 'cards', 'debt'].map((part) => ({ part, symbol: 'res-vp', tint: '#fff' }));
const VIEW: GameView = {
  seats: [
    { score: { total: 5, parts: { colonies: 4, cards: 2, debt: -1 } } },
    { score: { total: 9, parts: { colonies: 7, cards: 2 } } },
  ],
};
const ALL = rows(VIEW, { scores: [5, 9], ranks: [2, 1] }, PARTS);

describe('the final count', () => {
  it('ranks the seats and fills missing parts with nothing', () => {
    expect(ALL).toEqual([
      { seat: 1, rank: 1, total: 9, values: [7, 2, 0] },
      { seat: 0, rank: 2, total: 5, values: [4, 2, -1] },
    ]);
  });

  it('marks the best of each column, none where nobody has any', () => {
    expect(bests(ALL)).toEqual([7, 2, null]);
  });

  it('knows a lone winner, a tie-break and a shared victory', () => {
    expect(verdict(ALL)).toEqual({ kind: 'alone', winners: [1], margin: 4 });
    const even: GameView = { seats: [VIEW.seats[1]!, VIEW.seats[1]!] };
    expect(verdict(rows(even, { scores: [9, 9], ranks: [1, 2] }, PARTS)).kind).toBe('tiebreak');
    expect(verdict(rows(even, { scores: [9, 9], ranks: [1, 1] }, PARTS)).winners).toEqual([0, 1]);
  });
});

describe('samplePlies', () => {
  it('spreads evenly and keeps both ends', () => {
    expect(samplePlies(100, 5)).toEqual([0, 25, 50, 75, 100]);
    expect(samplePlies(2, 20)).toEqual([0, 1, 2]);
    expect(samplePlies(0, 20)).toEqual([0]);
  });
});
