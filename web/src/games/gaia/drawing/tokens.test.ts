import { describe, expect, it } from 'vitest';
import { spread, tokenIds } from './tokens';

describe('tokens in a bowl', () => {
  it.each([1, 2, 7, 16, 30])('%s of them stay inside', (count) => {
    const places = spread(count, 23);
    expect(places).toHaveLength(count);
    for (const [x, y] of places) expect(Math.hypot(x, y)).toBeLessThanOrEqual(23);
    expect(new Set(places.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`)).size).toBe(count);
  });

  it('keep their numbers while one is charged', () => {
    const before = tokenIds([3, 2, 1, 0]);
    const after = tokenIds([2, 3, 1, 0]);
    expect(after[2]).toEqual(before[2]);
    expect(after[1]).toEqual([...before[1]!, before[0]![0]]);
    expect(after[0]).toEqual(before[0]!.slice(1));
  });

  it('are all different', () => {
    const ids = tokenIds([2, 3, 4, 5]).flat();
    expect(new Set(ids).size).toBe(14);
  });
});
