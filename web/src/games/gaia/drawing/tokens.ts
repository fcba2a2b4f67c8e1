/** Power tokens in bowls: where they lie, and which is which, so that a charge is seen to flow. Pure. */
import type { Point } from './hexes';

const GOLDEN = Math.PI * (3 - Math.sqrt(5));
const CLOSEST = 9.4;

/** So many places around a middle, close together but never further out than the radius. */
export function spread(count: number, radius: number): Point[] {
  const step = Math.min(CLOSEST * 0.62, radius / Math.sqrt(Math.max(1, count)));
  return Array.from({ length: count }, (_, index): Point => {
    const far = step * Math.sqrt(index) * (count > 1 ? 1 : 0);
    const angle = index * GOLDEN;
    return [far * Math.cos(angle), far * Math.sin(angle)];
  });
}

/**
 * A number for each token by place. Numbers run from the last bowl to the first, so that a token charged from I to II
 * keeps its number while all others keep theirs; the Gaia area comes after.
 */
export function tokenIds(counts: readonly [number, number, number, number] | readonly number[]): number[][] {
  const [first = 0, second = 0, third = 0, area = 0] = counts;
  const run = (from: number, length: number) => Array.from({ length }, (_, index) => from + index);
  return [run(third + second, first), run(third, second), run(0, third), run(first + second + third, area)];
}
