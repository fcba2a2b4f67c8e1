import { describe, expect, it } from 'vitest';
import { bestPart, ending, pieces } from './ending';
import type { Row } from './scores';

const row = (seat: number, rank: number, values: number[]): Row => ({
  seat,
  rank,
  total: values.reduce((sum, value) => sum + value, 0),
  values,
});
const BEN = row(1, 1, [56, 4, 4, -1]);
const ANNA = row(0, 2, [59, 3, 4, -4]);
const CHLOE = row(2, 3, [52, 4, 2, -4]);
const ALL = [BEN, ANNA, CHLOE];

describe('the end as I see it', () => {
  it('measures me against the next above, part by part', () => {
    const mine = ending(ALL, 0)!;
    expect(mine).toMatchObject({ kind: 'behind', rival: BEN, gap: -1, gaps: [3, -1, 0, -3], decisive: 3 });
    expect(ending(ALL, 2)).toMatchObject({ kind: 'behind', rival: ANNA });
  });

  it('measures a winner against the next below', () => {
    expect(ending(ALL, 1)).toMatchObject({ kind: 'won', rival: ANNA, gap: 1, decisive: 3 });
  });

  it('takes the later of equal parts', () => {
    expect(ending([row(1, 1, [5, 5]), row(0, 2, [3, 3])], 0)?.decisive).toBe(1);
  });

  it('finds nothing decisive where points are level', () => {
    expect(ending([row(1, 1, [5, 2]), row(0, 2, [5, 2])], 0)).toMatchObject({ kind: 'behind', gap: 0, decisive: null });
  });

  it('knows a shared victory and a game alone', () => {
    expect(ending([row(0, 1, [5]), row(1, 1, [5])], 0)).toMatchObject({ kind: 'shared', decisive: null });
    expect(ending([row(0, 1, [5])], 0)).toMatchObject({ kind: 'alone', rival: null });
    expect(ending(ALL, 7)).toBeNull();
  });

  it('names the best thing somebody did', () => {
    expect(bestPart(CHLOE)).toBe(0);
    expect(bestPart(row(0, 1, [0, -2]))).toBeNull();
  });
});

describe('the bars', () => {
  it('keep losses left of a common zero line, and gains less losses are the total', () => {
    const { zero, of } = pieces(ALL);
    for (const each of ALL) {
      const parts = of(each);
      expect(parts.reduce((sum, { value }) => sum + value, 0)).toBe(each.total);
      for (const { value, left, width } of parts) {
        if (value < 0) expect(left + width).toBeLessThanOrEqual(zero + 1e-9);
        else expect(left).toBeGreaterThanOrEqual(zero - 1e-9);
        expect(left).toBeGreaterThanOrEqual(-1e-9);
        expect(left + width).toBeLessThanOrEqual(100 + 1e-9);
      }
    }
  });

  it('has no room for losses where nobody has any', () => {
    expect(pieces([row(0, 1, [5, 2])]).zero).toBe(0);
  });
});
