import { describe, expect, it } from 'vitest';
import { noteBox, noteLine } from '../board/note';
import { opening } from '../board/opening';
import { position } from '../testing/position';
import { around, band, borders, cells, chart, corners, distance } from './hexes';

const hexes = position().hexes.map(({ hex }) => hex);

describe('a chart', () => {
  const drawn = chart(hexes, 830, 648);

  it('fits all hexes on the sheet, and no smaller than need be', () => {
    const all = hexes.flatMap((hex) => corners(drawn.at(hex), drawn.size));
    const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(7.9);
    expect(Math.max(...xs)).toBeLessThanOrEqual(822.1);
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(7.9);
    expect(Math.max(...ys)).toBeLessThanOrEqual(640.1);
    const slack = Math.min(
      830 - 16 - (Math.max(...xs) - Math.min(...xs)),
      648 - 16 - (Math.max(...ys) - Math.min(...ys)),
    );
    expect(slack).toBeLessThan(0.5);
  });

  it('puts neighbours one hex apart', () => {
    const [x, y] = drawn.at('hex:0,0');
    for (const other of around('hex:0,0')) {
      const [ox, oy] = drawn.at(other);
      expect(Math.hypot(ox - x, oy - y)).toBeCloseTo(drawn.size * Math.sqrt(3));
      expect(distance('hex:0,0', other)).toBe(1);
    }
  });

  it('lists neighbours by the side they share', () => {
    const ring = corners(drawn.at('hex:0,0'), drawn.size);
    around('hex:0,0').forEach((other, side) => {
      const [ox, oy] = drawn.at(other);
      for (const corner of [ring[side]!, ring[(side + 1) % 6]!]) {
        expect(Math.hypot(corner[0] - ox, corner[1] - oy)).toBeCloseTo(drawn.size);
      }
    });
  });

  it('outlines groups once, and only where they end', () => {
    const two = new Map([
      ['hex:0,0', 1],
      ['hex:1,0', 1],
      ['hex:0,1', 2],
    ]);
    // Two hexes of one group have 10 outer sides; the third has 6, two of which are shared.
    expect(borders(drawn, two).match(/M/g)).toHaveLength(14);
    expect(borders(drawn, new Map([['hex:0,0', 1]])).match(/M/g)).toHaveLength(6);
  });

  it('draws whole cells and bands', () => {
    expect(cells(drawn, ['hex:0,0', 'hex:4,4']).match(/Z/g)).toHaveLength(2);
    expect(band(drawn, ['hex:0,0', 'hex:1,0', 'hex:0,1']).match(/L/g)).toHaveLength(3);
    expect(band(drawn, ['hex:5,5'])).toMatch(/h0$/);
  });
});

describe('a note', () => {
  const drawn = chart(hexes, 830, 648);
  const [x, y] = [415, 300];

  it('lies on the side with fewer lit hexes', () => {
    const right = noteBox(drawn, [x, y], [[x - 150, y - 10]], 216, 80);
    expect(right.x).toBeGreaterThan(x);
    const left = noteBox(drawn, [x, y], [[x + 150, y - 10]], 216, 80);
    expect(left.x + left.width).toBeLessThan(x);
  });

  it('stays on the sheet and points at its hex', () => {
    for (const at of [
      [20, 20],
      [810, 630],
      [415, 5],
    ] as const) {
      const box = noteBox(drawn, at, [], 216, 80);
      expect(box.x).toBeGreaterThanOrEqual(6);
      expect(box.x + box.width).toBeLessThanOrEqual(824);
      expect(box.y).toBeGreaterThanOrEqual(6);
      expect(box.y + box.height).toBeLessThanOrEqual(642);
      expect(noteLine(drawn, at, box)).toMatch(/^M[\d.]+ [\d.]+L[\d.]+ [\d.]+$/);
    }
  });
});

describe('the first look on a phone', () => {
  it('is at what can be chosen, inside the sheet', () => {
    const drawn = chart(hexes, 830, 1000);
    const corner = hexes[0]!;
    const box = opening(drawn, [corner]);
    const [x, y] = drawn.at(corner);
    expect(x).toBeGreaterThanOrEqual(box.x);
    expect(x).toBeLessThanOrEqual(box.x + box.width);
    expect(y).toBeGreaterThanOrEqual(box.y);
    expect(y).toBeLessThanOrEqual(box.y + box.height);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(1000);
  });
});
