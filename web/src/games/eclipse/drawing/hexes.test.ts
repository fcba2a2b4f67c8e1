import { describe, expect, it } from 'vitest';
import { turnedWormholes } from '../facts';
import { position } from '../testing/position';
import { zones } from '../view';
import { centre, chart, edgesWhere, halfDiscs, RADIUS } from './hexes';

describe('the galaxy', () => {
  it('has the shape of its room and holds every hex', () => {
    const { sectors } = position();
    const sheet = chart(sectors, { width: 600, height: 300 });
    expect(sheet.width / sheet.height).toBeCloseTo(2);
    for (const sector of sectors) {
      const [x, y] = sheet.at(sector);
      expect(x).toBeGreaterThan(RADIUS / 2);
      expect(x).toBeLessThan(sheet.width - RADIUS / 2);
      expect(y).toBeGreaterThan(RADIUS / 2);
      expect(y).toBeLessThan(sheet.height - RADIUS / 2);
    }
  });

  it('puts neighbours side by side', () => {
    const [x, y] = centre({ q: 1, r: 0 });
    expect(x).toBeCloseTo(Math.sqrt(3) * RADIUS);
    expect(y).toBeCloseTo(0);
  });

  it('knows the places beyond open wormholes, none of them taken', () => {
    const view = position();
    const taken = new Set(view.sectors.map(({ q, r }) => `${q},${r}`));
    const found = zones(view);
    expect(found.length).toBeGreaterThan(0);
    for (const { q, r } of found) expect(taken.has(`${q},${r}`)).toBe(false);
  });

  it('turns a tile as the engine does', () => {
    for (const { ref, rotation, wormholes } of position().sectors) {
      expect(turnedWormholes(ref.slice(7), rotation), ref).toEqual(wormholes.map(Boolean));
    }
  });

  it('draws a half disc for each wormhole', () => {
    const edges = edgesWhere([1, 0, 1, 0, 0, 1], (hole) => hole > 0);
    expect(edges).toEqual([0, 2, 5]);
    expect(halfDiscs([0, 0], RADIUS, edges, 7).match(/M/g)).toHaveLength(3);
  });
});
