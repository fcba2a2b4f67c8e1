import { describe, expect, it } from 'vitest';
import type { Outline } from '../design/outlines';
import { clearest, placesOf } from './labels';

const BOARD = { width: 800, height: 600 };
const at = (x: number, y: number, width = 40, height = 40): Outline => ({ box: { x, y, width, height }, points: [] });
const place = (outline: Outline, ...others: Outline[]) =>
  clearest(
    placesOf([outline], 8, BOARD),
    others.map(({ box }) => ({ box, weight: 1 })),
    BOARD,
  );

describe('The label of a mark', () => {
  it('stands outward where nothing else is', () => {
    expect(place(at(100, 300)).side).toBe('right');
    expect(place(at(300, 300)).side).toBe('left');
    expect(place(at(500, 300)).side).toBe('right');
  });

  it('goes where it covers nothing', () => {
    const right = at(560, 300);
    expect(place(at(500, 300), right).side).toBe('left');
    const both = place(at(500, 300), right, at(420, 300));
    expect(both.side).toBeNull();
    expect(both.to[1]).toBeGreaterThan(345);
    expect(place(at(500, 300), right, at(420, 300), at(480, 350, 90, 40)).to[1]).toBeLessThan(295);
  });

  it('never leaves the board', () => {
    for (const x of [0, 20, 380, 740, 760])
      for (const y of [0, 280, 560]) {
        const { box } = place(at(x, y));
        expect([box.x >= 0, box.y >= 0, box.x + box.width <= 800, box.y + box.height <= 600]).not.toContain(false);
      }
  });
});
