import { describe, expect, it } from 'vitest';
import { PLANET_SIDES } from '../facts';
import { position } from '../testing/position';
import { crew, stood } from './crowd';
import { onDisc } from './globe';
import { doorway, gridFor, seats } from './grid';
import { ROOMS } from '../view';

describe('the grid of a base', () => {
  it('fits every cell into the sheet, north up', () => {
    const cells = [
      { x: -3, y: 0 },
      { x: 4, y: 2 },
      { x: 0, y: -2 },
    ];
    const grid = gridFor(cells, 700, 370);
    for (const cell of cells) {
      const at = grid.at(cell);
      expect(at.x - grid.pitch / 2).toBeGreaterThanOrEqual(0);
      expect(at.x + grid.pitch / 2).toBeLessThanOrEqual(700);
      expect(at.y - grid.pitch / 2).toBeGreaterThanOrEqual(0);
      expect(at.y + grid.pitch / 2).toBeLessThanOrEqual(370);
    }
    expect(grid.at({ x: 0, y: 1 }).y).toBeLessThan(grid.at({ x: 0, y: 0 }).y);
    expect(doorway(grid, { x: 0, y: 0 }, 'E').x).toBeCloseTo(grid.at({ x: 0.5, y: 0 }).x);
  });

  it('seats every settler inside the wall, none on another', () => {
    for (const capacity of [2, 3, 4, 5]) {
      const places = seats(capacity);
      expect(places).toHaveLength(capacity);
      for (const { x, y } of places) expect(Math.max(Math.abs(x), Math.abs(y)) + 15).toBeLessThan(55);
      for (const [index, one] of places.entries()) {
        for (const other of places.slice(index + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(28);
      }
    }
  });
});

describe('a room', () => {
  it('leaves out the piece on its stand and nobody else', () => {
    const view = position();
    const count = (of: typeof view) =>
      ROOMS.flatMap((room) => crew(of, room)).reduce((sum, group) => sum + group.count, 0);
    expect(view.stand).not.toBeNull();
    expect(count({ ...view, stand: null })).toBe(count(view) + 1);
  });

  it('has a place for everybody, smaller where there are many', () => {
    const groups = Array.from({ length: 12 }, (_, index) => ({ seat: index % 4, kind: 'engineer' as const, count: 1 }));
    const [few, many] = [stood(groups.slice(0, 4), 84, 72), stood(groups, 84, 72)];
    expect(many[0]!.size).toBeLessThan(few[0]!.size);
    for (const { y, size } of many) expect(y + size / 2).toBeLessThanOrEqual(73);
  });
});

describe('the exoplanets', () => {
  it.each([...PLANET_SIDES])('%s has every site on its disc and roads between sites', (_, { sites, links }) => {
    for (const spot of sites.values()) {
      const { x, y } = onDisc(spot, 100);
      expect(Math.hypot(x, y)).toBeLessThan(98);
    }
    for (const link of links) for (const end of link) expect(sites.has(end), end).toBe(true);
  });
});
