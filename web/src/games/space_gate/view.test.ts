import { describe, expect, it } from 'vitest';
import { landingView, position, withModule, withPlanets } from './testing/position';
import { testTable } from './testing/table';
import { beyond, destination, isFull, laid, landing, SIDES, turned, viewpoint, voidCells, waitingSides } from './view';

describe('a base', () => {
  const base = position().seats[0]!.base;

  it('is turned clockwise', () => {
    expect(turned(['N', 'E'], 1)).toEqual(['E', 'S']);
    expect(turned(['W'], 1)).toEqual(['N']);
  });

  it('agrees with what the engine says of every side', () => {
    for (const module of base) {
      const corridors = turned(module.corridors, module.rotation);
      for (const side of SIDES)
        expect(module.sides[side] !== 'wall', `${module.module} ${side}`).toBe(corridors.includes(side));
    }
  });

  it('opens on each empty cell once, where a corridor waits', () => {
    const cells = voidCells(base);
    expect(new Set(cells.map(({ x, y }) => `${x},${y}`)).size).toBe(cells.length);
    for (const cell of cells) {
      expect(base.some(({ x, y }) => x === cell.x && y === cell.y)).toBe(false);
      expect(waitingSides(base, cell).length).toBeGreaterThan(0);
    }
    const corridors = base.flatMap((module) => SIDES.filter((side) => module.sides[side] === 'void'));
    expect(cells.reduce((sum, cell) => sum + waitingSides(base, cell).length, 0)).toBe(corridors.length);
  });

  it('goes north by adding to y', () => {
    expect(beyond({ x: 2, y: 3 }, 'N')).toEqual({ x: 2, y: 4 });
    expect(beyond({ x: 2, y: 3 }, 'W')).toEqual({ x: 1, y: 3 });
  });
});

describe('a gate module', () => {
  it('is full when open and as many are on board as fit', () => {
    const gate = laid(position(), 'module:gate_vegetation_sun_1')!.module;
    expect(isFull(gate)).toBe(false);
    const full = withModule(position(), gate.module, { settlers: gate.capacity });
    expect(isFull(laid(full, gate.module)!.module)).toBe(true);
    expect(isFull({ ...gate, settlers: gate.capacity, open: false })).toBe(false);
  });

  it('sends to the planet where its gate stands, and to Hawking when it stands there', () => {
    const view = landingView();
    const planet = destination(view, 'sun');
    expect(planet?.gate).toBe('gate:sun');
    expect(landing(view)).toEqual(planet);
    const closed = withPlanets(view, (each) =>
      each.gate === 'gate:sun' ? { ...each, gate: null, phase: 'closed' } : each,
    );
    expect(landing(closed)).toBeNull();
    expect(landing(position())).toBeNull();
  });
});

describe('the point of view', () => {
  it('is one’s own seat, that of several which decides, or whoever decides for a spectator', () => {
    const view = position();
    expect(viewpoint(testTable(view, { you: [2] }))).toBe(2);
    expect(viewpoint(testTable(view, { you: [2, 0] }))).toBe(0);
    expect(viewpoint(testTable(view, { you: [] }))).toBe(0);
  });
});
