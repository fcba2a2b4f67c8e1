import { describe, expect, it } from 'vitest';
import type { Obstacle } from '../net/protocol';
import { type Box, dockBubble, farOf, lackOf, placeBubble, stepsBetween } from './whyNot';

const BOARD: Box = { left: 200, right: 1000, top: 50, bottom: 700 };
const SIZE = { width: 300, height: 160 };

function box(left: number, top: number, side = 40): Box {
  return { left, top, right: left + side, bottom: top + side };
}

describe('the bubble', () => {
  it('stands beside the thing with its notch at it', () => {
    const placed = placeBubble(box(600, 300), SIZE, BOARD, []);
    expect(placed).toEqual({ left: 284, top: 240, side: 'left', notch: 80 });
  });

  it('goes where it covers no lit thing', () => {
    const lit = [box(400, 300)];
    expect(placeBubble(box(600, 300), SIZE, BOARD, lit).side).toBe('right');
    const sides = [...lit, box(700, 300), box(600, 200)];
    expect(placeBubble(box(600, 300), SIZE, BOARD, sides).side).toBe('below');
  });

  it('reaches up or down along the thing where that covers less', () => {
    const below = [box(500, 370), box(700, 370), box(600, 400)];
    const above = placeBubble(box(600, 300), SIZE, BOARD, below);
    expect(above.top + SIZE.height).toBeLessThanOrEqual(370);
  });

  it('points at a thing in a rail from the edge of the board', () => {
    expect(placeBubble(box(1100, 300), SIZE, BOARD, []).side).toBe('left');
    expect(placeBubble(box(20, 300), SIZE, BOARD, []).side).toBe('right');
  });

  it('stays on the board, and never on the thing', () => {
    for (const thing of [box(210, 60), box(950, 60), box(210, 650), box(950, 650), box(1100, 300), box(20, 300)]) {
      const { left, top } = placeBubble(thing, SIZE, BOARD, []);
      expect(left).toBeGreaterThanOrEqual(BOARD.left);
      expect(left + SIZE.width).toBeLessThanOrEqual(BOARD.right);
      expect(top).toBeGreaterThanOrEqual(BOARD.top);
      expect(top + SIZE.height).toBeLessThanOrEqual(BOARD.bottom);
      const apart = left >= thing.right || thing.left >= left + SIZE.width;
      expect(apart || top >= thing.bottom || thing.top >= top + SIZE.height).toBe(true);
    }
  });

  it('lies at the top of a phone’s board, or at the bottom where it would cover the thing', () => {
    expect(dockBubble(box(300, 400), 160, BOARD)).toBe(60);
    expect(dockBubble(box(300, 100), 160, BOARD)).toBe(530);
  });
});

describe('a way that is too long', () => {
  const far: Obstacle = {
    message: 'gaia-obstacle-too_far',
    kind: 'far',
    args: { from: 'hex:0,0', to: 'hex:4,0', distance: 4, range: 2, held: 0 },
  };

  it('is measured from the nearest own structure', () => {
    expect(farOf(far)).toEqual({ from: 'hex:0,0', distance: 4, range: 2 });
    expect(farOf({ ...far, kind: 'short' })).toBeNull();
    expect(farOf({ ...far, args: { distance: 4 } })).toBeNull();
  });

  it('is drawn in even steps', () => {
    expect(stepsBetween(box(0, 0), box(200, 100), 2)).toEqual([
      { x: 20, y: 20 },
      { x: 120, y: 70 },
      { x: 220, y: 120 },
    ]);
  });
});

describe('a lack', () => {
  const short = (needed: number): Obstacle => ({
    message: 'gaia-obstacle-short-ore',
    kind: 'short',
    args: { resource: 'resource:ore', missing: 2, needed, held: needed - 2 },
  });

  it('is drawn by what is held and what is missing', () => {
    expect(lackOf(short(7), () => true)).toEqual({ sign: 'res-ore', held: 5, missing: 2, needed: 7 });
  });

  it('is a number where there is no sign, or too many', () => {
    expect(lackOf(short(7), () => false)).toBeNull();
    expect(lackOf(short(30), () => true)).toBeNull();
    expect(lackOf({ message: 'x', kind: 'far', args: { distance: 3 } }, () => true)).toBeNull();
    expect(lackOf(undefined, () => true)).toBeNull();
  });
});
