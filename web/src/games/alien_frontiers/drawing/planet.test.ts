import { describe, expect, it } from 'vitest';
import { CENTRES, DESERT, OUTLINES, PLANET, RING, TERRITORIES } from './planet';
import type { Point } from './shapes';

/** The corners of a path made of `M`, `C`, `A` and `z`: the end point of each segment. */
function corners(path: string): Point[] {
  return [...path.matchAll(/([MCA])([^MCAz]+)/g)].map(([, , numbers = '']) => {
    const values = numbers
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    return [values.at(-2) ?? NaN, values.at(-1) ?? NaN];
  });
}

function inside([x, y]: Point, polygon: readonly Point[]): boolean {
  let odd = false;
  polygon.forEach(([x1, y1], index) => {
    const [x2, y2] = polygon[(index + 1) % polygon.length]!;
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) odd = !odd;
  });
  return odd;
}

describe('the outlines of the territories', () => {
  it.each(TERRITORIES)('%s is closed and has no broken number', (territory) => {
    const path = OUTLINES[territory];
    const points = corners(path);
    expect(path).toMatch(/^M.*z$/);
    expect(points.flat().every(Number.isFinite)).toBe(true);
    expect(points.at(-1)).toEqual(points[0]);
  });

  it.each(TERRITORIES)('%s holds its own name and pieces', (territory) => {
    expect(inside(CENTRES[territory], corners(OUTLINES[territory]))).toBe(true);
  });

  it('reach the rim exactly twice each, but for the desert', () => {
    const onRim = ([x, y]: Point): boolean => Math.abs(Math.hypot(x - PLANET.x, y - PLANET.y) - PLANET.r) < 0.2;
    for (const territory of RING) expect(corners(OUTLINES[territory]).filter(onRim)).toHaveLength(3);
    expect(corners(OUTLINES[DESERT]).filter(onRim)).toHaveLength(0);
  });

  it('share their borders with their neighbours point by point', () => {
    RING.forEach((territory, index) => {
      const next = RING[(index + 1) % RING.length]!;
      const keys = new Set(corners(OUTLINES[territory]).map(String));
      const common = corners(OUTLINES[next]).filter((corner) => keys.has(String(corner)));
      expect(common.length).toBeGreaterThanOrEqual(5);
    });
  });
});
