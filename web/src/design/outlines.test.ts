import { describe, expect, it } from 'vitest';
import { contour, type Outline, type Point } from './outlines';

/** A square with a point every pixel of its border. */
function square(left: number, size: number): Outline {
  const along = Array.from({ length: size }, (_, n) => n);
  const points: Point[] = [
    ...along.map((n): Point => [left + n, 0]),
    ...along.map((n): Point => [left + size, n]),
    ...along.map((n): Point => [left + size - n, size]),
    ...along.map((n): Point => [left, size - n]),
  ];
  return { box: { x: left, y: 0, width: size, height: size }, points };
}

function columns(path: string): number[] {
  return [...path.matchAll(/M(\d+) /g)].map((match) => Number(match[1]));
}

describe('the line around things side by side', () => {
  it('leaves out the edge they share', () => {
    const line = columns(contour([square(0, 30), square(30, 30)]));
    expect(line.filter((x) => x === 30)).toEqual([]);
    expect(line).toContain(0);
    expect(line).toContain(60);
  });

  it('goes around each of two that are apart', () => {
    const line = columns(contour([square(0, 30), square(90, 30)]));
    expect(line).toEqual(expect.arrayContaining([0, 30, 90, 120]));
  });
});
